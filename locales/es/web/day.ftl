# The day on a phone: what is at hand, talk, and who is out.

day-lost = Los botones volverán con la conexión.
day-speaking = Habla
day-tap = Toca una ventana
day-write = Escribir
day-done = He terminado

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
talk-mine = Tienes la palabra. Todos leen lo que envías.
talk-say = Di algo
talk-wait = Puedes escribir cuando tengas la palabra
talk-send = Enviar

out-end = Nada que hacer. Al final lo verás todo.
out-next-game = Jugarás en la próxima partida.
day-title = Día { $number }
dock-role = Mi papel
court-raise = Levanto la mano
court-back = Volver
dawn-windows =
    { $number ->
        [one] Una ventana sigue a oscuras.
       *[other] { $number } ventanas siguen a oscuras.
    }
day-ready-count = Listos: { $number } de { $of }
day-talk-free = Habla con libertad. Si no tienes nada que añadir, dilo; cuando nadie tenga, se vota.
day-talk-ready =
    { $more ->
        [0] No tienes nada que añadir. Aún hablan: { $names }.
       *[other] No tienes nada que añadir. Aún hablan: { $names } y { $more } más.
    }
day-talk-all = Todos leen lo que envías.
day-tally = { $name }: { $number } ({ $voters })
day-votes-so-far = Votos hasta ahora
