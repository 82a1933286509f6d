# The human host's console.

host-title = Diriges la partida
host-read = Lee en voz alta
host-why-none = Ahora nada depende de ti.
host-called = Ahora les toca
host-players = Jugadores
host-so-far = Acta hasta ahora
host-pause = Pausa
host-resume = Reanudar
host-more = +{ $seconds } s
host-elapsed =
    { $seconds ->
        [one] { $seconds } segundo desde la llamada
       *[other] { $seconds } segundos desde la llamada
    }
host-words = Tus palabras para todos
host-which = ¿A qué jugador?
host-remove-sure = { $name } deja la partida para siempre. De día todos lo saben al momento; de noche, al amanecer.
host-correct = Corregir una jugada
host-correct-help = Antes de que empiece el paso siguiente puedes poner otra jugada en lugar de la de este jugador, o añadir la que falta. Queda en el registro.
host-correct-act = ¿Qué es lo correcto?
host-correct-target = ¿A quién?
host-done = Hecho.
host-none = Ya no queda nadie con ese papel. Espera lo mismo que en cada llamada.
host-not-yet = aún sin elegir
host-cards = Todas las cartas
host-hold = Mantén: cartas
host-last-night = Noche { $night }, lo último primero
host-ready =
    { $left ->
        [0] Todos están listos. La noche cae cuando toques «Seguir».
       *[other] Listos: { $ready } de { $count }. La noche cae cuando toques «Seguir».
    }
host-not-ready = Aún no están listos: { $names }
host-stop-sure = La partida acaba para todos, sin ganador, y se descubre todo.
