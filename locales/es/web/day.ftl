# The day on a phone: dawn, discussion, talk, and who is out.

dawn-windows =
    { $number ->
        [one] Una ventana sigue a oscuras.
       *[other] { $number } ventanas siguen a oscuras.
    }
dawn-killed =
    { $number ->
        [one] Víctima de la noche. La carta queda boca abajo.
       *[other] Víctimas de la noche. Las cartas quedan boca abajo.
    }
dawn-first = Ahora, la discusión. Primer turno: { $name }.
dawn-first-you = Ahora, la discusión. Hablas tú primero.

day-waiting = Esperando a la mesa
day-as-it-was = como estaba a las { $time }
day-lost = Los botones volverán con la conexión.
day-on-trial = En juicio
day-speaking = Habla
day-your-floor = Tienes la palabra
day-nominating = Puede acusar
day-tap = Toca una ventana
day-your-nomination = Tu acusación
day-step-speaking = Discusión · habla: { $name }
day-step-nominating = Discusión · puede acusar: { $name }
day-after =
    { $more ->
        [0] Hablas después de { $names }.
       *[other] Hablas después de { $names } y { $more } más.
    }
day-spoken =
    { $more ->
        [0] Hoy ya has hablado. Faltan: { $names }; luego, el juicio.
       *[other] Hoy ya has hablado. Faltan: { $names } y { $more } más; luego, el juicio.
    }
day-all-spoken = Hoy ya has hablado. Después de este discurso viene el juicio.
day-then-accuse = Cuando termines puedes llevar a juicio a una persona.
day-accuse-choose = Toca a quien llevas a juicio, o no elijas a nadie.
day-accuse-public = Lo verán todos. No se puede retirar.
day-accuse = Llevar a juicio a { $name }
day-nobody = Hoy a nadie
day-write = Escribir
day-done = He terminado
day-host = Como director

dock = A mano
dock-role = Mi papel
dock-talk = Charla
dock-news = nuevo
dock-notes = Notas
dock-rules = Reglas
dock-table = Mesa

talk-title = Lo que se ha dicho
talk-back = Volver a la mesa
talk-speaking = Habla: { $name }
talk-theirs = Ahora solo puede hablar { $name }.
talk-nobody = Ahora nadie tiene la palabra.
talk-mine = Tienes la palabra. Todos leen lo que envías.
talk-say = Di algo
talk-wait = Puedes escribir cuando tengas la palabra
talk-send = Enviar

out-title = Tu ventana está a oscuras.
out-help = Sigues la partida como la ven todos. Ni palabras ni señas a los vivos.
out-end = Nada que hacer. Al final lo verás todo.
out-nothing = Nada que hacer. Sigues la partida hasta el final.
out-watching = Estás mirando.
out-watching-help = Sigues la partida como la ven todos.
out-next-game = Jugarás en la próxima partida.
out-host-title = Diriges la partida.
out-host-help = Lo ves todo y lo anuncias todo. No votas.
out-host = Sigue cuando la mesa esté lista.
out-secrets = Mantén: todo
out-secrets-help = Lo que ve el director. Que no mire nadie que siga con vida.
