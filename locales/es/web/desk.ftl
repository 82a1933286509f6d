# The desk of whoever leads a table where some play without a phone.

desk-is-at = sin teléfono
desk-add = Añadir a alguien sin teléfono
desk-add-help = Quien dirige introduce sus jugadas.
desk-add-name = Nombre
desk-add-yes = Añadir
desk-to = Sigue sin teléfono
desk-hand-used = mano ya usada contra {$number}
desk-why-hands = Toca los sitios con la mano levantada.
desk-why-tap = Toca el sitio señalado.
desk-why-free = Puedes anotarlo aquí. Nada depende de ello.
desk-why-done = Anotado. Otro toque lo cambia.
desk-why-choose = Elige lo que te han mostrado.
desk-why-wait = Dilo igualmente y espera lo mismo que siempre.
desk-why-phone = Con su propio teléfono: { $names }.
desk-hands = manos:
desk-eyes-closed = Todos han cerrado los ojos
desk-eyes-why = La pantalla siguiente muestra las cartas. Di antes en voz alta que todos cierren los ojos.
desk-wait = espera
desk-wakes = Se llama a
desk-none-awake = no queda nadie
desk-asked = Pregunta para
desk-each = Un toque vale por todos. Toca antes un nombre para anotar solo por esa persona.
desk-what = ¿Qué ha sido?
desk-for-what = ¿Contra quién son las manos?
desk-calls = Llamadas de esta noche
desk-answer = Mantén: la respuesta
desk-before = Antes
desk-now = Volver al momento actual
desk-next-nobody = Nadie: seguir
desk-pass = Pasar las cartas
desk-pass-title = Las cartas pasan
desk-pass-count = {$number} de {$count} han mirado
desk-pass-to = Pásalo a
desk-pass-only = Solo mira { $name }. Los demás miran a la mesa.
desk-pass-why = Mantén para ver la carta; al soltar se oculta. Todos mantienen.
desk-pass-hold = { $name }: mantén
desk-pass-on = Pasar a { $name }
desk-pass-back = Devolver a quien dirige
desk-inputs = Últimas jugadas
desk-inputs-none = Aún no se ha introducido nada.
desk-inputs-help = Lo que lleva un candado ya no se puede corregir.
desk-inputs-secret = Ver los de la noche
desk-then = Qué cambia
desk-then-nothing = Nada de lo que se ha dicho.
desk-then-kept = La corrección queda en el registro.
desk-leave-it = Dejarlo
desk-enter = Anotar o corregir una jugada
desk-cards = Tenemos cartas de verdad
desk-cards-title = Las cartas de verdad
desk-cards-count = {$number} de {$count}
desk-cards-hand = quién tiene
desk-cards-left = quedan: {$count}
desk-cards-why = Toca las manos levantadas. También puedes pedir que te enseñen la carta.
desk-cards-call = Cerrad los ojos. Quien tenga la carta «{ $card }», que levante la mano.
desk-cards-eyes = Abrid los ojos.
desk-cards-told = Está todo. Si tocas un sitio, su carta vuelve atrás.
desk-cards-hands = Ahora las cartas de la mano
desk-cards-rest = Los demás: { $card }
desk-cards-deal = Empezar con estas cartas
desk-wake = Decirlas según despierten de noche
desk-wake-who =
    { $count ->
    [one] ¿Quién ha abierto los ojos? Toca un sitio.
   *[other] ¿Quién ha abierto los ojos? Toca { $count } sitios.
}
desk-wake-of = de { $count }
desk-wake-why = Toca a quien haya abierto los ojos. Así la mesa sabe qué cartas hay.
desk-wake-later = Decirlo más tarde
desk-wake-back = Era otra persona
desk-wake-back-last = En la llamada anterior era otra persona
desk-wake-card = Mira la carta de { $name }: ¿cuál es?
desk-wake-untold = aún sin decir
desk-tally = Cómo va la votación
desk-warnings = Advertencias
desk-warn-how = toca dos veces para advertir
desk-lead = Quién dirige
desk-lead-help = Puede dirigir alguien sin sitio, o el programa. Quien ha dirigido ya no juega en esta partida. La partida sigue en el mismo punto.
desk-lead-to = Pasar a { $name }
desk-lead-to-sure = { $name } verá todas las cartas y elecciones, y esta pantalla se cierra.
desk-lead-software = Pasar al programa
desk-lead-software-sure = El programa llama, cuenta y lleva el reloj. Nadie anota ya lo que hace quien no tiene teléfono: a los { $seconds } s la mesa lo da por ausente. Lo recuperas en el menú.
desk-lead-yes = Pasar
desk-kept =
    { $count ->
        [one] Sin conexión. Un toque queda guardado y se enviará cuando vuelva.
       *[other] Sin conexión. { $count } toques quedan guardados y se enviarán cuando vuelva.
    }
desk-kept-back = Deshacer
desk-notes = Mis notas
desk-notes-help = Solo tú las ves, en tu dispositivo. No están en ningún registro.
