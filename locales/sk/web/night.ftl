# The night. Whispers have at most 48 characters, with a name of ten.

night-nobody = Nikoho
night-chosen = { $number } { $name }
night-tap-for-nobody = ťukni: nikoho
night-whisper = Šepot
night-hold = Drž a čítaj
night-seal = Potvrdiť
night-sealed = Hotovo

# Whispered to who is called.
night-called = Volajú teba.
night-must = Volajú teba: vybrať musíš.
night-you = Ty
night-points = { $name }: { $target }

# Whispered to everybody else.
night-question-1 = Koho podozrievaš?
night-question-2 = Komu veríš?
night-question-3 = Kto zajtra pôjde pred súd?
night-question-4 = Kto je príliš ticho?
night-question-5 = Čím slovám neveríš?
night-question-6 = Kto sa nedočká rána?
night-kept = { $name }: ostáva do príbehu.
night-pending = Odosiela sa…
night-refused-must-choose = Vybrať musíš: ťukni na hráča a potvrď.
night-refused-target-self = Seba nie: ťukni na iného hráča.
night-refused-target-dead = Mimo hry: ťukni na živého hráča.
night-refused-already-acted = Tvoja voľba už padla a platí.
night-refused-wrong-phase = Neskoro: výzva sa skončila.
night-refused-no-hunch = Neskoro: výzva sa skončila.
night-refused-paused = Stôl je pozastavený. Potvrď neskôr.
night-title = Noc { $number }
night-call = Výzva { $number } z { $count }
night-asleep = Nie je to tvoja chvíľa.
