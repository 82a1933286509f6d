# The night. Whispers have at most 48 characters, with a name of ten.

night-nobody = Nikogo
night-chosen = { $number } { $name }
night-tap-for-nobody = jednak nikogo
night-whisper = Szept
night-hold = Trzymaj i czytaj
night-seal = Zatwierdź
night-sealed = Gotowe

# Whispered to who is called.
night-called = Twoja kolej.
night-must = Twoja kolej: musisz kogoś wybrać.
night-you = Ty
night-points = { $name }: { $target }

# Whispered to everybody else.
night-question = To nie twoja kolej. Kogo podejrzewasz?
night-suspect = Kogo podejrzewasz?
night-kept = Podejrzewasz: { $name }. Trafi to do historii.
night-pending = Wysyłam…
night-refused-must-choose = Musisz kogoś wybrać: dotknij i zatwierdź.
night-refused-target-self = Nie siebie: dotknij innego gracza.
night-refused-target-dead = Poza grą: dotknij żywego gracza.
night-refused-already-acted = Wybór już zapadł; nie można go zmienić.
night-refused-wrong-phase = Za późno: wezwanie minęło.
night-refused-no-hunch = Za późno: wezwanie minęło.
night-refused-paused = Pauza. Zatwierdź później.
night-title = Noc { $number }
night-call = Wezwanie { $number } z { $count }
night-asleep = To nie twoja kolej.
night-on-phones = Każdy patrzy w swoje okno. Kogo wezwano, ten w nim działa, a reszta zaznacza, kogo podejrzewa: wszyscy dotykają ekranu tak samo.
