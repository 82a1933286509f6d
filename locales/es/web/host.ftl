# The human host's console.

host-title = Diriges la partida
host-read = Lee en voz alta
host-nomination = { $name }, ¿a quién llevas a juicio?
host-to-come = Faltan por hablar: { $names }.
host-ready =
    { $left ->
        [0] Todos están listos. La noche cae cuando tú sigues.
       *[other] Listos: { $ready } de { $count }. La noche cae cuando tú sigues.
    }
host-not-ready = Aún no están listos: { $names }
host-why =
    { $step ->
        [night] Da a cada llamada el mismo tiempo, actúe alguien o no.
        [nomination] Si sigues, nadie va a juicio.
        [vote] Si sigues, acaba esta llamada; cuentan las manos ya levantadas.
       *[speech] Si sigues, acaba este discurso.
    }
host-why-none = Ahora nada depende de ti.
host-hold = Mantén: cartas
host-called = Llamados ahora
host-none = No queda ninguno de ellos. Espera lo mismo que en cada llamada.
host-idle = Esta noche no eligen nada.
host-not-yet = aún sin elegir
host-cards = Todas las cartas
host-last-night = Noche { $night }, lo último primero
host-players = Jugadores
host-pause = Pausa
host-resume = Reanudar
host-more = +{ $seconds } s
host-elapsed =
    { $seconds ->
        [one] { $seconds } segundo desde la llamada
       *[other] { $seconds } segundos desde la llamada
    }
host-words = Tus palabras para todos
host-which = ¿Qué jugador?
host-remove-sure = { $name } deja la partida para siempre. De día todos lo saben al momento; de noche, al amanecer.
host-correct = Corregir una jugada
host-correct-help = Antes de que empiece el paso siguiente puedes poner otra jugada en lugar de la de este jugador, o añadir la que falta. Queda en el registro.
host-correct-act = ¿Qué es lo correcto?
host-correct-target = ¿A quién?
host-correct-night = ¿Para qué noche?
host-done = Hecho.
