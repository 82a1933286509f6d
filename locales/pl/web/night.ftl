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
night-question-1 = Kogo podejrzewasz?
night-question-2 = Kto coś ukrywa?
night-question-3 = Kogo jutro oskarżysz?
night-question-4 = Kto mówi podejrzanie mało?
night-question-5 = Czyim słowom nie wierzysz?
night-question-6 = Kto wie więcej, niż mówi?
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
night-on-phones = Każdy patrzy w swoje okno. Wezwani tam działają, a pozostali zaznaczają, kogo podejrzewają: tak wszyscy dotykają ekranu jednakowo.
