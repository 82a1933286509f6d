# The front door.

home-learn = Cómo se juega
home-how = Cómo funciona
home-title = City Sleeps
home-lead = Mafia para una noche: los teléfonos reparten, guardan los secretos y dirigen el juego.
home-people = de {$least} a {$most} personas
home-minutes = {$count} personas: de {$least} a {$most} minutos; {$many}: hasta {$longest}
home-city = Una ciudad a oscuras; una ventana está encendida
home-your-table = Tu mesa {$code}
home-you =
    {$phase ->
        [lobby] Eres {$name} · antes de la partida
        [game] Eres {$name} · partida en marcha
        [over] Eres {$name} · partida terminada
       *[unknown] Eres {$name}
    }
home-go-back = Volver
home-code = Tengo el código de una mesa
home-code-hint = o apunta con la cámara al código del televisor
home-code-wrong = Un código tiene cinco letras, sin I ni O. Mira otra vez la pantalla de la mesa.
home-join = Entrar
home-start = Abrir una mesa
home-back = Atrás
home-table = Mesa {$code}
home-there =
    {$count ->
        [0] Todavía no hay nadie.
       *[other] En la mesa: {$names}.
    }
home-game-runs = Hay una partida en marcha. Puedes mirar y sentarte en la siguiente.
home-new = Una mesa nueva
home-new-lead = {$book}. Los demás llegan con un código.
home-name = Tu nombre
home-name-missing = Escribe el nombre que verán los demás.
home-sit = Sentarse
home-screen = Mostrar aquí la pantalla de la mesa
home-open = Abrir la mesa
home-unreachable = El servidor no responde. Comprueba que este teléfono está en la red correcta e inténtalo otra vez.
home-it-is-me = Soy yo: preguntar a la mesa
home-away = ¿Ya tienes sitio aquí? Toca tu nombre.
home-away-me = Soy yo: {$name}
plea-title = Pides que te devuelvan el sitio
plea-show = Enseña este número a {$names}: con un toque te devuelve el sitio.
plea-show-table = Enseña este número a los demás: cuando la mayoría de quienes juegan esté de acuerdo y lleves {$seconds} s fuera, el sitio vuelve a ser tuyo.
plea-show-none = Enseña este número a quien lleva la mesa: con un toque te devuelve el sitio.
