# The screen in the middle of the table.

screen-title = City Sleeps
screen-paused = En pausa
screen-voice = Decir en voz alta las palabras del director
screen-qr = Código QR de la mesa
screen-light = Enciende tu ventana
screen-scan = Escanea, o abre { $address } y escribe el código
screen-eyes = Mira solo tu ventana.
    .eyes = Solo abre los ojos quien recibe la llamada.
screen-lost = Sin conexión con el servidor; se recuperará sola.
screen-call = Llamada { $number } de { $of }
screen-deal = Mira tu carta a solas. La noche caerá cuando todos estén listos.
stage-count = El recuento
stage-cast = Las cartas
stage-then = Después
stage-tie = Empate
stage-hands = Votos: { $number } de { $of }.
stage-leaves =
    { $number ->
        [one] deja la ciudad.
       *[other] dejan la ciudad.
    }
