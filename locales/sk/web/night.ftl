# The night. Whispers have at most 48 characters, with a name of ten.

night-call = Výzva { $number } z { $count }
night-which = Na ktorú noc
night-tonight = Dnes
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
night-seconds = Volajú teba. Zostáva sekúnd: { $seconds }.
night-ask =
    { $act ->
        [guard] Koho chrániš?
        [kill] Koho zabíjaš?
        [shoot] Na koho strieľaš?
        [mark] Koho označuješ?
        [point] Na koho ukazuješ?
       *[check]
            { $step ->
                [lawyer] Čiu kartu chceš vidieť?
               *[other] Koho preveruješ?
            }
    }
night-ask-plan = Koho zabijete v noci { $night }?
night-plan-tonight =
    { $target ->
        [nobody] Plán na dnes: nikto.
       *[seat] Plán na dnes: { $name }.
    }
night-you = Ty
night-points = { $name }: { $target }
night-mate = { $name }: { $card }
night-alone = Celý gang si ty.
night-change = Ešte to môžeš zmeniť.
night-planned = Noc { $night }: { $name }
night-plan-stands = Plán je hotový.
night-gang-choice =
    { $target ->
        [nobody] V gangu nie je zhoda.
       *[seat] Zhoda v gangu: { $name }.
    }
night-answer =
    { $answer ->
        [nod]
            { $step ->
                [commissar] { $name }: prikývnutie. Čierny!
                [ninja] { $name }: prikývnutie. Komisár či mafia!
                [don]
                    { $deck ->
                        [extended] { $name }: prikývnutie. Komisár či nindža!
                       *[basic] { $name }: prikývnutie. Komisár!
                    }
               *[other] { $name }: prikývnutie.
            }
       *[no_nod] { $name }: bez prikývnutia.
    }
night-card = { $name }: { $card }.
night-noted =
    { $act ->
        [guard] Dnes v noci chrániš: { $name }.
        [kill] Tvoja obeť: { $name }.
        [shoot] Tvoj výstrel: { $name }.
        [mark] Tvoja značka: { $name }.
        [check] Tvoja previerka: { $name }.
       *[pass] Dnes v noci si nevyberáš nikoho.
    }
night-side = Tvoja strana teraz: { $side }.
night-idle = Volajú teba, no dnes nič nerobíš.

# Whispered to everybody else.
night-not-called = Nie je to tvoja chvíľa.
night-question-1 = Koho podozrievaš?
night-question-2 = Komu veríš?
night-question-3 = Kto zajtra pôjde pred súd?
night-question-4 = Kto je príliš ticho?
night-question-5 = Čím slovám neveríš?
night-question-6 = Kto sa nedočká rána?
night-kept = { $name }: ostáva do príbehu.
night-lapsed = Minulá výzva prešla bez tvojej voľby.
night-pending = Odosiela sa…
night-refused-must-choose = Vybrať musíš: ťukni na hráča a potvrď.
night-refused-target-self = Seba nie: ťukni na iného hráča.
night-refused-target-dead = Mimo hry: ťukni na živého hráča.
night-refused-target-own-gang = To je tvoj gang: ťukni na iného hráča.
night-refused-repeat-protection = Minulú noc tiež: ťukni na iného hráča.
night-refused-already-acted = Tvoja voľba už padla a platí.
night-refused-wrong-phase = Neskoro: výzva sa skončila.
night-refused-no-hunch = Neskoro: výzva sa skončila.
night-refused-paused = Stôl je pozastavený. Potvrď neskôr.
