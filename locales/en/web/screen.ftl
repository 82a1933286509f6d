# The screen in the middle of the table.

screen-title = City Sleeps
screen-paused = Paused
screen-voice = Speak the Game Master's words aloud
screen-qr = QR code of the table
screen-light = Light your window
screen-scan = Scan, or open { $address } and type the code
screen-eyes = Eyes on your own window.
    .eyes = Only whoever is called opens their eyes.
screen-lost = Out of touch with the server; this screen comes back by itself.
screen-call = Call { $number } of { $of }
screen-deal = Look at your card alone. Night falls when everybody is ready.
stage-count = The count
stage-cast = The cards
stage-then = Then
stage-tie = A tie
stage-hands =
    { $number ->
        [one] One hand of { $of }.
       *[other] { $number } hands of { $of }.
    }
stage-leaves =
    { $number ->
        [one] leaves the city.
       *[other] leave the city.
    }
