# The lobby, what is played, and the people at the table.

lobby-count =
    {$count ->
        [one] {$count} asiento ocupado · para {$least}–{$most}
       *[other] {$count} asientos ocupados · para {$least}–{$most}
    }
lobby-empty = Libre
lobby-tap-bot = toca para añadir un bot
lobby-tap-invite = toca para invitar a alguien
lobby-will-host = dirigirá
lobby-moved = {$name}: ahora {$left} a la izquierda, {$right} a la derecha.
lobby-chat =
    {$count ->
        [0] Chat
       *[other] Chat, nuevos: {$count}
    }
lobby-add-bot = Añadir un bot
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
lobby-ready = La mesa está completa. Jugadores: {$count}. Se puede empezar.
lobby-ready-wait = La mesa está completa. La partida empieza cuando quiera quien abrió la mesa.
lobby-removed = Ya no estás en esta mesa. Entra otra vez con el código, o mira.
lobby-host =
    {$mode ->
        [human] Dirige: {$name}
        [hostless] Anuncia: {$name}
       *[engine] Dirige el programa
    }
lobby-speech = Discurso {$seconds} s
lobby-night-call =
    {$seconds ->
        [0] Llamada nocturna a mano
       *[other] Llamada nocturna {$seconds} s
    }
lobby-own-mode = Un modo propio
lobby-book-original = Noche clásica
    .rules = con las reglas de Original Mafia
    .about = discurso, juicio, voto
lobby-book-spytown = Policía y cartas
    .rules = se juega con las reglas de Mafia, de Granna
    .about = fichas, cartas, dos votaciones

## Cards in the deck, with their number

lobby-deck-resident =
    {$count ->
        [one] ciudadano
       *[other] {$count} ciudadanos
    }
lobby-deck-commissar = comisario
lobby-deck-doctor = médico
lobby-deck-immortal = inmortal
lobby-deck-honest-judge =
    {$count ->
        [one] juez honrado
       *[other] {$count} jueces honrados
    }
lobby-deck-sheriff = sheriff
lobby-deck-mafia =
    {$count ->
        [one] mafioso
       *[other] {$count} mafiosos
    }
lobby-deck-don = don
lobby-deck-ninja = ninja
lobby-deck-yakuza =
    {$count ->
        [one] yakuza
       *[other] {$count} yakuzas
    }
lobby-deck-maniac = maníaco
lobby-deck-werewolf = hombre lobo
lobby-deck-lawyer = abogado
lobby-deck-corrupt-judge = juez corrupto

## Inviting

lobby-invite = Invitar
lobby-invitation = Ven a jugar a la mesa {$code}.
lobby-qr = Código QR con la dirección de esta mesa
lobby-invite-how = Apunta con una cámara, abre la dirección o escribe el código en la página de inicio.
lobby-share = Compartir
lobby-copy = Copiar la dirección
lobby-copied = La dirección está copiada.

## Somebody at the table

lobby-seat = Asiento {$number} · {$state}
lobby-is-bot = bot
lobby-is-away = sin conexión
lobby-is-here = en la mesa · {$language}
lobby-rename = Cambiar
lobby-move = Otro sitio
lobby-move-left = A la izquierda
lobby-move-right = A la derecha
lobby-make-host =
    {$mode ->
        [hostless] Que anuncie esta persona
       *[human] Que dirija, sin carta
    }
lobby-unhost = Que dirija el programa
lobby-give-seat = Dar el asiento {$number}, {$name}
lobby-hand-on = Ceder la mesa
lobby-hand-on-sure = Desde ahora esta persona decide todo sobre la mesa, y tú no.
lobby-hand-on-yes = Ceder
lobby-remove = Quitar de la mesa
lobby-remove-sure = El asiento queda libre. Quien tenga el código puede volver.
lobby-remove-yes = Quitar
lobby-remove-bot = Quitar el bot

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
lobby-mode-basic = Básico
    .help = La mafia despierta junta y se pone de acuerdo en silencio.
lobby-mode-professional = Profesional
    .help = La mafia planea en la primera noche y luego dispara con los ojos cerrados.
lobby-mode-extended = Ampliado
    .help = Catorce personajes, dos bandas y muertes con los ojos cerrados.
lobby-mode-hostless = Sin director
    .help = Una persona anuncia hasta que alguien muere; luego dirige la primera víctima. Desde 12 jugadores.
lobby-deck = En la baraja
lobby-deck-table = La tabla de las reglas para {$count}.
lobby-deck-none = Este modo es de {$least} a {$most} jugadores; ahora hay {$count}.
lobby-group =
    {$group ->
        [deal] El reparto
        [night] La noche
        [court] El juicio
        [end] El final
       *[other] Otras cosas
    }
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
lobby-manners = Quienes no están
lobby-grace = Tiempo para volver
    .help = Cuánto tiempo se guarda el asiento de quien está sin conexión.
lobby-absent = Y después
    .help = Qué pasa con el asiento cuando se acaba el tiempo.
lobby-absent-way =
    {$way ->
        [bot] Juega un bot
        [leave] Fuera
       *[wait] El reloj sigue
    }

## Values of settings

lobby-setting-deck =
    {$value ->
        [basic] Básica
       *[extended] Ampliada
    }
lobby-setting-kill-method =
    {$value ->
        [open_eyes] Ojos abiertos
       *[closed_eyes] Ojos cerrados
    }
lobby-setting-host-mode =
    {$value ->
        [engine] El programa
        [human] Una persona
       *[hostless] Nadie
    }
lobby-setting-address-by =
    {$value ->
        [numbers] Números
       *[names] Nombres
    }
lobby-setting-row13-special =
    {$value ->
        [lawyer] Abogado
       *[werewolf] Hombre lobo
    }
lobby-setting-gang-agreement =
    {$value ->
        [unanimous] Todos
       *[majority] La mayoría
    }
lobby-setting-team-target =
    {$value ->
        [allowed] Se puede
       *[forbidden] No se puede
    }
lobby-setting-gang-replan =
    {$value ->
        [none] Solo el primero
       *[window] Cada tres noches
    }
lobby-setting-sheriff-vs-doctor =
    {$value ->
        [kills] Mata
       *[saved] No mata
    }
lobby-setting-sheriff-vs-immortal =
    {$value ->
        [survives] Sobrevive
       *[kills] Muere
    }
lobby-setting-werewolf-trigger =
    {$value ->
        [any_black] Del bando negro
       *[gang_member] De una banda
    }
lobby-setting-werewolf-joins =
    {$value ->
        [meets_gang] Se conocen
       *[blind] No se conocen
    }
lobby-setting-all-or-none-tie =
    {$value ->
        [spare] Viven
       *[execute] Mueren
    }
lobby-setting-judge-tie =
    {$value ->
        [all_or_none] Todos o ninguno
       *[basic] Otra vez los jueces
    }
lobby-setting-red-win-requires =
    {$value ->
        [all_black] El bando negro
        [killers_only] Asesinos
       *[gangs_only] Bandas
    }
lobby-setting-nobody-left =
    {$value ->
        [red] Gana el rojo
       *[draw] Empate
    }
