# The night. Whispers have at most 48 characters, with a name of ten.

night-call = Wezwanie { $number } z { $count }
night-which = Na którą noc
night-tonight = Dziś
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
night-seconds = Wzywają ciebie. Zostało sekund: { $seconds }.
night-ask =
    { $act ->
        [guard] Kogo chronisz?
        [kill] Kogo zabijasz?
        [shoot] Do kogo strzelasz?
        [mark] Kogo zaznaczasz?
        [point] Kogo wskazujesz?
       *[check]
            { $step ->
                [lawyer] Czyją kartę chcesz zobaczyć?
               *[other] Kogo sprawdzasz?
            }
    }
night-ask-plan = Kogo zabijecie w nocy { $night }?
night-plan-tonight =
    { $target ->
        [nobody] Plan na dziś: nikt.
       *[seat] Plan na dziś: { $name }.
    }
night-you = Ty
night-points = { $name }: { $target }
night-mate = { $name }: { $card }
night-alone = Cały gang to ty.
night-change = Możesz to jeszcze zmienić.
night-planned = Noc { $night }: { $name }
night-plan-stands = Plan gotowy.
night-gang-choice =
    { $target ->
        [nobody] W gangu nie ma zgody.
       *[seat] Zgoda w gangu: { $name }.
    }
night-answer =
    { $answer ->
        [nod]
            { $step ->
                [commissar] { $name }: kiwnięcie. Czarny!
                [ninja] { $name }: kiwnięcie. Komisarz lub mafia!
                [don]
                    { $deck ->
                        [extended] { $name }: kiwnięcie. Komisarz lub ninja!
                       *[basic] { $name }: kiwnięcie. Komisarz!
                    }
               *[other] { $name }: kiwnięcie.
            }
       *[no_nod] { $name }: bez kiwnięcia.
    }
night-card = { $name }: { $card }.
night-noted =
    { $act ->
        [guard] Tej nocy chronisz: { $name }.
        [kill] Twoja ofiara: { $name }.
        [shoot] Twój strzał: { $name }.
        [mark] Twój znak: { $name }.
        [check] Twoje sprawdzenie: { $name }.
       *[pass] Tej nocy nie wybierasz nikogo.
    }
night-side = Twoja strona teraz: { $side }.
night-idle = Wzywają ciebie, ale dziś nie działasz.

# Whispered to everybody else.
night-not-called = To nie twoja pora.
night-question-1 = Kogo podejrzewasz?
night-question-2 = Komu ufasz?
night-question-3 = Kto jutro stanie przed sądem?
night-question-4 = Kto siedzi zbyt cicho?
night-question-5 = W czyje słowa wątpisz?
night-question-6 = Kto nie doczeka ranka?
night-kept = { $name }: zostaje dla opowieści.
night-lapsed = Poprzednie wezwanie minęło bez wyboru.
night-pending = Wysyłam…
night-refused-must-choose = Trzeba wybrać: dotknij gracza i zatwierdź.
night-refused-target-self = Nie siebie: dotknij innego gracza.
night-refused-target-dead = Poza grą: dotknij żywego gracza.
night-refused-target-own-gang = To twój gang: dotknij innego gracza.
night-refused-repeat-protection = Ostatniej nocy też: dotknij innego gracza.
night-refused-already-acted = Twój wybór już jest i obowiązuje.
night-refused-wrong-phase = Za późno: wezwanie minęło.
night-refused-no-hunch = Za późno: wezwanie minęło.
night-refused-paused = Stół wstrzymany. Zatwierdź później.
