# The night. Whispers have at most 48 characters, with a name of ten.

night-nobody = Nikogo
night-chosen = { $number } { $name }
night-tap-for-nobody = dotknij: nikogo
night-whisper = Szept
night-hold = Trzymaj i czytaj
night-seal = Zatwierdź
night-sealed = Gotowe

# Whispered to who is called.
night-called = Wzywają ciebie.
night-must = Wzywają ciebie: wybór jest konieczny.
night-you = Ty
night-points = { $name }: { $target }

# Whispered to everybody else.
night-question-1 = Kogo podejrzewasz?
night-question-2 = Komu ufasz?
night-question-3 = Kto jutro stanie przed sądem?
night-question-4 = Kto siedzi zbyt cicho?
night-question-5 = W czyje słowa wątpisz?
night-question-6 = Kto nie doczeka ranka?
night-kept = { $name }: zostaje dla opowieści.
night-pending = Wysyłam…
night-refused-must-choose = Trzeba wybrać: dotknij gracza i zatwierdź.
night-refused-target-self = Nie siebie: dotknij innego gracza.
night-refused-target-dead = Poza grą: dotknij żywego gracza.
night-refused-already-acted = Twój wybór już jest i obowiązuje.
night-refused-wrong-phase = Za późno: wezwanie minęło.
night-refused-no-hunch = Za późno: wezwanie minęło.
night-refused-paused = Stół wstrzymany. Zatwierdź później.
night-title = Noc { $number }
night-call = Wezwanie { $number } z { $count }
night-asleep = To nie twoja pora.
