# The night. Whispers have at most 48 characters, with a name of ten.

night-nobody = Nikoho
night-chosen = { $number } { $name }
night-tap-for-nobody = radšej nikoho
night-whisper = Šepot
night-hold = Drž a čítaj
night-seal = Potvrdiť
night-sealed = Hotovo

# Whispered to who is called.
night-called = Si na rade.
night-must = Si na rade: niekoho si vyber.
night-you = Ty
night-points = { $name }: { $target }

# Whispered to everybody else.
night-question = Nie si na rade. Koho podozrievaš?
night-suspect = Koho podozrievaš?
night-kept = Podozrievaš: { $name }. Bude to v príbehu.
night-pending = Odosiela sa…
night-refused-must-choose = Niekoho si vyber: ťukni na hráča a potvrď.
night-refused-target-self = Seba nie: ťukni na iného hráča.
night-refused-target-dead = Mimo hry: ťukni na živého hráča.
night-refused-already-acted = Voľba už padla; zmeniť sa nedá.
night-refused-wrong-phase = Neskoro: výzva sa skončila.
night-refused-no-hunch = Neskoro: výzva sa skončila.
night-refused-paused = Pauza. Potvrď neskôr.
night-title = Noc { $number }
night-call = Výzva { $number } z { $count }
night-asleep = Teraz nie si na rade.
night-on-phones = Každý pozerá do svojho okna. Kto je na rade, koná v ňom; ostatní si poznačia, koho podozrievajú, aby všetci ťukali rovnako.
