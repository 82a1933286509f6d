# The screen in the middle of the table.

screen-title = City Sleeps
screen-paused = Paused
screen-voice = Speak the Game Master's words aloud
screen-qr = QR code of the table
screen-light = Light your window
screen-scan = Scan, or open { $address } and type the code
screen-eyes = Eyes on your own window.
screen-call = Call { $number } of { $of }
screen-call-of-day = Day { $day } · call { $number } of { $of }
screen-called = called now: raise your hand
screen-later = still to come
screen-speaking = Speaking:
screen-on-trial = On trial: { $names }
screen-lost = Out of touch with the server; this screen comes back by itself.
night-title = Night { $number }
day-title = Day { $number }
screen-taken =
    { $people ->
        [one] { $people } person is here
       *[other] { $people } people are here
    }
screen-deal = Look at your card alone. Night falls when everybody is ready.
