# The lobby, what is played, and the people at the table.

lobby-count =
    {$people ->
        [one] {$people} persona
       *[other] {$people} personas
    }{$bots ->
        [0] {""}
        [one] {" "}y {$bots} bot
       *[other] {" "}y {$bots} bots
    }{$most ->
        [0] {" "}· para {$least}
       *[other] {" "}· de {$least} a {$most}
    }
lobby-empty = Libre
lobby-tap-bot = toca para añadir un bot
lobby-tap-invite = toca para invitar a alguien
lobby-will-host = dirigirá
lobby-moved = {$name}: ahora {$left} a la izquierda, {$right} a la derecha.
lobby-chat =
    {$count ->
        [0] Charla
       *[other] Charla, mensajes nuevos: {$count}
    }
lobby-add-bot = Añadir un bot
lobby-add-bots = Añadir bots: { $count }
lobby-start = Empezar
lobby-change = Cambiar
lobby-look = Ver
lobby-too-few =
    {$more ->
        [one] Falta una persona. Invita a alguien o añade un bot.
       *[other] Faltan {$more} personas. Invita a alguien o añade bots.
    }
lobby-too-few-wait =
    {$more ->
        [one] Falta una persona. Invita a alguien.
       *[other] Faltan {$more} personas. Invita a alguien.
    }
lobby-too-many =
    {$fewer ->
        [one] Sobra una persona para este modo. Elige otro modo.
       *[other] Sobran {$fewer} personas para este modo. Elige otro modo.
    }
lobby-away = Sin conexión: {$names}. Puedes esperar, o empezar igualmente.
lobby-ready = Ya sois suficientes: {$count}. Puedes empezar o esperar a más gente.
lobby-full = Todos los sitios están ocupados: {$count}. Puedes empezar.
lobby-ready-wait = Ya sois suficientes. La partida la empieza quien abrió la mesa.
lobby-removed = Ya no estás en esta mesa. Entra otra vez con el código, o mira.
lobby-host =
    {$mode ->
        [human] Dirige: {$name}
        [hostless] Anuncia: {$name}
       *[engine] Dirige el programa
    }
lobby-own-mode = Un modo propio
lobby-book-original = Noche clásica
    .rules = con las reglas de Original Mafia
    .about = discurso, juicio, voto
    .what = De noche despierta la mafia. De día todos hablan y votan.
lobby-book-spytown = Policía y cartas
    .rules = con las reglas de Mafia, de Granna
    .about = fichas, cartas, dos votaciones
    .what = Dos bandos, un agente y cartas que lo cambian todo.
lobby-book-bigcity = Ciudad de personajes
    .rules = con las reglas de Mafia: la gran ciudad
    .about = muchos papeles, cárcel, coartada, renegados
    .what = Muchos personajes, cárcel, coartadas, renegados. Para expertos.
lobby-book-cuba = La caja
    .rules = con las reglas de Mafia de Cuba
    .about = diamantes, mentiras, un interrogatorio
    .what = Pasa una caja de diamantes. Y luego: ¿quién miente?

## Inviting

lobby-invite = Invitar
lobby-invitation = Ven a jugar a la mesa {$code}.
lobby-qr = Código QR con la dirección de esta mesa
lobby-invite-how = Apunta con una cámara, abre la dirección o escribe el código en la página de inicio.
lobby-screen = Para un portátil o un televisor:
lobby-one-phone = Un teléfono para todos
lobby-no-phone = ¿Alguien sin teléfono?
    .help = Escribe su nombre: este teléfono pasa de mano en mano.
lobby-share = Compartir
lobby-copy = Copiar la dirección
lobby-copied = Dirección copiada.

## Los bots

lobby-bots = Bots
    .seats = Quien se sienta a una mesa llena ocupa el sitio de un bot.
lobby-bots-are =
    Bots: {$bots ->
        [gentle] suaves
       *[sharp] astutos
    }, {$talk ->
        [quiet] callados
       *[talkative] habladores
    }
lobby-bots-play = Cómo juegan
lobby-bots-play-way =
    {$way ->
        [gentle] Suaves
       *[sharp] Astutos
    }
lobby-bots-play-help =
    {$way ->
        [gentle] Razonan, y a veces se equivocan, como la gente.
       *[sharp] Razonan tan bien como pueden.
    }
lobby-bots-talk = Qué dicen
lobby-bots-talk-way =
    {$way ->
        [quiet] Callados
       *[talkative] Habladores
    }
lobby-bots-talk-help =
    {$way ->
        [quiet] Callan donde el juego no necesita sus palabras.
       *[talkative] Dicen de quién sospechan y por qué, si el juego lo permite.
    }

## Somebody at the table

lobby-seat = Sitio {$number} · {$state}
lobby-is-bot = bot
lobby-is-away = sin conexión
lobby-is-here = en la mesa · {$language}
lobby-rename = Cambiar
lobby-move = Cambiar de sitio
lobby-move-left = A la izquierda
lobby-move-right = A la derecha
lobby-make-host =
    {$mode ->
        [hostless] Que anuncie esta persona
       *[human] Que dirija, sin carta
    }
lobby-unhost = Que dirija el programa
lobby-give-seat = Dar el sitio {$number}, {$name}
lobby-hand-on = Ceder la mesa
lobby-hand-on-sure = Desde ahora esta persona decide todo sobre la mesa, y tú no.
lobby-hand-on-yes = Ceder
lobby-remove = Quitar de la mesa
lobby-remove-sure = El sitio queda libre. Quien tenga el código puede volver.
lobby-remove-yes = Quitar
lobby-remove-bot = Quitar el bot
lobby-bot-plays = Juega hasta el final de esta partida. Después se puede quitar.

## What we play

lobby-settings = A qué jugamos
lobby-settings-back = Volver a la mesa
lobby-settings-locked = Esto solo lo cambia quien abrió la mesa.
lobby-done = Listo
lobby-players =
    {$count ->
        [one] {$count} jugador
       *[other] {$count} jugadores
    }
lobby-book = Juego
lobby-deck-table = La tabla de las reglas para {$count}.
lobby-deck-none = Este modo es de {$least} a {$most} jugadores; ahora en la mesa: {$count}.
lobby-changed = cambios: {$count}
lobby-advise = Volver a lo que aconsejan las reglas
lobby-less = {$what}: menos
lobby-more = {$what}: más
lobby-seconds =
    {$value ->
        [0] sin límite
       *[other] {$value} s
    }
lobby-rounds =
    {$value ->
        [0] nunca
       *[other] {$value}
    }
lobby-manners = Si alguien se va
lobby-grace = Tiempo para volver
    .help = Cuánto tiempo se guarda el sitio de quien está sin conexión.
lobby-absent = Y después
    .help = Qué pasa con el sitio cuando se acaba el tiempo.
lobby-absent-way =
    {$way ->
        [bot] Juega un bot
        [leave] Queda fuera
       *[wait] El reloj sigue
    }
lobby-seating = Quién da un sitio a otra persona
    .help = Durante la partida, en lugar de quien lleva tanto tiempo fuera, o de un bot.
lobby-seating-way =
    {$way ->
        [creator] Quien abrió la mesa
       *[table] La mayoría que juega
    }
lobby-seating-alone = En esta mesa, quien la abrió puede dar sitios a otras personas durante la partida sin preguntar.
lobby-odds = Pronóstico durante la partida
    .help = Quién puede ver la probabilidad de ganar de cada bando. Mirar puede cualquiera que tenga el código, así que quienes juegan también.
lobby-odds-way =
    {$way ->
        [watchers] Quien mira
       *[after] Nadie, solo al final
    }
lobby-odds-open = Quien mira una partida en esta mesa puede ver el pronóstico mientras se juega.
lobby-dealt = En la baraja
lobby-broken-off = La última partida se interrumpió antes del final.
lobby-take-place = Sentarme aquí en lugar del bot
lobby-cards-more =
    {$more ->
        [one] Elige una carta más, o toca «Proponer cartas».
       *[other] Elige {$more} cartas más, o toca «Proponer cartas».
    }
lobby-suggest = Proponer cartas
lobby-all-settings = Todos los ajustes
lobby-fewer-settings = Menos ajustes
setting-seat-drawn = Por sorteo

## New seats before the next game

seats-new-title = Nuevos sitios
seats-new-before = antes de la partida { $number }
seats-new-move = Pasas del sitio { $from } al { $to }.
seats-new-stay = Te quedas en el sitio { $to }.
seats-new-yours = Tu sitio es el { $to }.
seats-new-all = Todos cambian de sitio.
seats-new-between = Siéntate entre { $left } y { $right }.
seats-new-small = El número pequeño es el sitio anterior.
seats-new-stays = conserva el sitio
seats-new-was = antes { $number }
seats-new-keep = Sitios de antes
seats-new-sit = Ya estoy ahí
seats-new-waits = Sentados: { $sitting } de { $all }. La próxima partida espera a todos.

## Si la mesa está igualada

fair-title = ¿Está igualado?
fair-nobody = Nadie
fair-begins = Los bots juegan en una mesa como esta. La primera respuesta llega en unos segundos.
fair-waiting =
    {$count ->
        [one] Antes va otra mesa.
       *[other] Antes van otras {$count} mesas.
    }
fair-even = Parece igualado: nadie tiene una ventaja clara.
fair-uneven = No está igualado. {$side}: cerca del {$share} % de las partidas.
fair-chance = {$side}: cerca del {$share} %, entre el {$low} y el {$high} %.
fair-mark = La marca es la mejor estimación. En 95 casos de 100 la verdad está en la parte rayada. La línea fina: a partes iguales.
fair-goes-on = Tras {$games} partidas. Los bots siguen jugando…
fair-trying = Probando {$count} cambios…
fair-changes = Qué lo igualaría
fair-then =
    {$side}: cerca del {$share} %, {$sure ->
        [yes] seguro que más
       *[no] quizá más
    }
fair-no-change = No se ha encontrado ningún cambio que lo iguale.
fair-use = Usar
fair-use-it = Usar: {$change}
fair-switch =
    {$value ->
        [on] sí
        [true] sí
        [yes] sí
        [off] no
        [false] no
        [no] no
       *[other] {$value}
    }
fair-counted =
    { $bot ->
        [random] Calculado con {$games} partidas de bots que juegan al azar, porque este juego no tiene otros. Las personas juegan de forma muy distinta: tómalo como una pista lejana.
       *[other] Calculado con {$games} partidas de bots prudentes entre sí. Las personas no son bots, y los bots astutos también juegan de otro modo: tómalo como una pista.
    }
fair-leave = Dejarlo así
