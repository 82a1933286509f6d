# The day on a phone: what is at hand, talk, and who is out.

day-lost = Los botones volverán con la conexión.
day-speaking = Habla
day-tap = Toca una ventana
day-write = Escribir
day-done = Terminar

dock = A mano
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
talk-mine = Tienes la palabra. Todos leerán lo que envíes.
talk-say = Di algo
talk-wait = Puedes escribir cuando tengas la palabra
talk-send = Enviar

out-end = Estás fuera: mira y calla. Al final lo verás todo.
out-next-game = Jugarás en la próxima partida.
out-mine = Estás fuera de la partida.
out-mine-help = Síguela aquí. Ni palabras ni señas a los vivos.
out-title = Tu ventana está a oscuras.
out-go = Mirar y adivinar
out-watch = Mira.
    .help = Ves lo que ven todos.
out-guess = Adivina.
    .help = Marca quién crees que es quién.
out-silent = Calla.
    .help = Ni palabras, ni señas, ni miradas a los vivos.
out-keep = Guarda tus secretos.
    .help = No digas lo que sabes hasta el final.
day-title = Día { $number }
dock-role = Mi papel
court-raise = Levantar la mano
court-back = Volver
dawn-windows =
    { $number ->
        [one] Una ventana sigue a oscuras.
       *[other] { $number } ventanas siguen a oscuras.
    }
day-ready-count = Listos para votar: { $number } de { $of }
day-voted-count = Han votado: { $number } de { $of }
day-talk-free = Habla con libertad. Si no tienes nada que añadir, toca el botón; cuando lo toquen todos, se vota.
day-talk-ready =
    { $more ->
        [0] No tienes nada que añadir. Aún hablan: { $names }.
       *[other] No tienes nada que añadir. Aún hablan: { $names } y { $more } más.
    }
wait-away =
    { $absent ->
        [bot] { $name } no tiene conexión. A los { $seconds } s jugará un bot en su lugar.
        [leave] { $name } no tiene conexión. A los { $seconds } s deja la partida.
        [wait] { $name } no tiene conexión. La partida sigue cuando se acabe el tiempo.
       *[stuck] { $name } no tiene conexión. Quien dirige la mesa puede seguir.
    }
day-talk-all = Todos leerán lo que envíes.
day-tally =
    { $number ->
        [0] { $name }: { $number }
       *[other] { $name }: { $number } ({ $voters })
    }
day-votes-so-far = Votos por ahora
