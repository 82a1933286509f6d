# The screens of the book `bigcity`. Whispers have at most 48 characters, with a name of ten.

## The lobby

city-lobby-drawn = Director: por sorteo
city-lobby-talk =
    { $seconds ->
        [0] Discusión sin límite
       *[other] Discusión { $seconds } s
    }
city-mode-default = Papeles según el número de jugadores. Abajo puedes cambiarlos.
city-mode-first-game = Vecinos pacíficos, Mafia y un ciudadano especial. Lo mejor para empezar.
city-group =
    { $group ->
        [roles] Los papeles
        [night] La noche
        [day] El día
        [end] El final
        [times] Tiempos
       *[other] Otras cosas
    }
city-deck-proposed = Propuesto para vuestro número de jugadores.
city-deck-own = Vuestra propia elección de papeles.
city-cards-for = Cartas: { $cards }. Jugadores: { $players }.
city-deck-seen = Todos ven esta lista antes de repartir.
city-deck-unseen = Nadie sabe qué cartas salen.
city-in-deck = En la baraja: { $name }

## The deal, and what I am

city-deck-side = { $side }: { $count }
city-deck-drawn = Sacadas a ciegas: { $sides }.
city-met = { $step }, despiertos contigo: { $names }
city-sect = Estás en la secta
city-sect-was = Ya no vale:
city-sect-does = Cada noche despiertas con la secta. Ganas cuando todos los vivos están en ella. De día no nombres a miembros de bandas ni de la secta.

## The night

city-ways = Qué acción
city-ask-block = ¿A quién bloqueas?
city-ask-heal = ¿A quién curas?
city-ask-guard = ¿A quién proteges?
city-ask-point = ¿A quién señalas?
city-ask-shoot = ¿A quién disparas?
city-ask-poison = ¿A quién envenenas?
city-ask-recruit = ¿A quién reclutas?
city-ask-falsify = ¿A quién seduces?
city-ask-jail = ¿A quién encarcelas o sueltas?
city-ask-release = ¿A quién sueltas?
city-ask-alibi = ¿A quién le das coartada?
city-ask-check =
    { $picks ->
        [2] ¿A qué dos comparas?
       *[other] ¿A quién investigas?
    }
city-points-up = al aire
city-points-none = nadie
city-night-met = Despiertos contigo.
city-night-alone = No hay nadie más despierto.
city-night-waits = Listo. Espera a los demás.
city-night-done = ¿Decidido? Toca «Terminar».
city-night-agent = Agente: { $name }. ¿Elegís otra vez?
city-night-leads = Ahora mandas tú.
night-refused-repeat-target = Dos veces seguidas no: toca a otra persona.
night-refused-bad-target = No puede ser: toca a otra persona.
city-night-write = Escribe a escondidas
city-night-jotted = Solo para ti: «{ $text }»

## The day

city-jailed = en la cárcel
city-in-jail = en la cárcel: habla, no vota
city-free = libre de nuevo: vota
city-had-alibi = tuvo coartada
city-talk-host = Hablad con libertad. El director pone fin a la discusión.
city-wait =
    { $opt_sound_mind ->
        [on] Los muertos dicen su última palabra. Espera.
       *[off] Un momento: enseguida seguimos.
    }
city-word-mine = Tu última palabra: ¿de quién sospechas? La leen todos.
city-show-sure = Todos ven tu carta y cuenta como tu muerte. No se puede deshacer.

## The vote

city-against = ¿Quién vota en contra?
city-named = Se vota: { $name }
city-number-name = { $number } · { $name }
city-vote-ask = ¿Votas en contra? Todos ven tu mano.
city-vote-not = A esta persona no
city-vote-passed = No votas contra { $name }. Aún puedes cambiar.
city-vote-up = Votas contra { $name }. Puedes bajar la mano hasta el próximo nombre.
city-vote-wait = Espera las otras manos. Ahora: { $name }.
city-vote-spent = En esta vuelta has votado contra: { $name }.
city-vote-me = Han dicho tu nombre: ahora no votas.
city-vote-jailed = En la cárcel no tienes voto.
city-hand-down = Bajar la mano
city-abstain-sure = No votarás en lo que queda de esta vuelta.

## The Avenger

city-avenge = Llevarme a { $name }
city-avenge-no = A nadie
city-avenge-choose = Puedes llevarte a alguien. Toca una ventana o no elijas a nadie.
city-avenge-sure = Este jugador muere al momento. No se puede deshacer.
city-avenge-hidden = Todos los que acaban de morir tienen estos botones. Solo cuenta la elección del Vengador.
city-avenge-answered = Respuesta recibida. Espera a los demás.
city-avenge-wait = Elige el Vengador ({ $names }). Espera.
city-avenge-wait-hidden = Un momento para los que acaban de morir. Espera.
city-leave-sure = Según las reglas es como morir: de día, al momento; de noche, al amanecer. Tu carta se enseña como en cualquier muerte.

## The end

city-mind-asks-criminals = Piensa: ¿quién es criminal?
city-mind-asks-detective = Piensa: ¿quién es el Detective?
city-mind-about = El porcentaje junto a un voto: probabilidad, según el bot, de que ese sitio fuera criminal. El bot conocía su carta, lo que le dijeron y lo que era público. Sus pensamientos se abren solo ahora.
city-headline-citizens = La ciudad conserva sus luces
city-headline-criminals = La ciudad se queda a oscuras
city-headline-mafia-faction = La ciudad es de la Mafia
city-headline-cartel-faction = La ciudad es del Cartel
city-headline-sect = Todas las ventanas brillan igual
city-headline-maniac = Queda una ventana encendida
city-headline-poisoner = El último vaso está vacío
city-headline-revolutionary = Un nuevo día para dos
city-headline-none = La ciudad no es de nadie
city-recruited = en la secta
city-heir = heredero

## The human Host

city-host-why =
    { $step ->
        [night] Da a cada llamada el mismo tiempo, actúe alguien o no.
        [window] Si sigues, esta pausa termina.
        [window-desk] ¿Se lleva a alguien? Jugadores y luego el nombre. Si sigues, esta pausa termina.
        [vote] Si sigues, se dice el próximo nombre; cuentan las manos levantadas hasta entonces.
        [talk] Si sigues, acaba la discusión y empieza la votación.
       *[other] La partida te espera.
    }
city-limit = Tiempo para la discusión, desde ahora
city-minutes = { $minutes } min
city-asleep =
    { $step ->
        [call-criminals] Los criminales se duermen.
       *[other] { $name } se duerme.
    }
