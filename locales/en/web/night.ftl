# The night. Whispers have at most 48 characters, with a name of ten.

night-call = Call { $number } of { $count }
night-which = For which night
night-tonight = Tonight
night-nobody = Nobody
night-chosen = { $number } { $name }
night-tap-for-nobody = tap for nobody
night-whisper = Whisper
night-hold = Hold to read
night-seal = Seal
night-sealed = Sealed

# Whispered to who is called.
night-called = You are called.
night-must = You are called, and must choose.
night-seconds = You are called. Seconds left: { $seconds }.
night-ask =
    { $act ->
        [guard] Whom do you protect?
        [kill] Whom do you kill?
        [shoot] Whom do you shoot?
        [mark] Whom do you mark?
        [point] At whom do you point?
       *[check]
            { $step ->
                [lawyer] Whose card do you want to see?
               *[other] Whom do you check?
            }
    }
night-ask-plan = Whom do you kill in night { $night }?
night-plan-tonight =
    { $target ->
        [nobody] The plan has nobody for tonight.
       *[seat] The plan for tonight: { $name }.
    }
night-you = You
night-points = { $name }: { $target }
night-mate = { $name }: { $card }
night-alone = You are the whole gang.
night-change = You may still change it.
night-planned = Night { $night }: { $name }
night-plan-stands = The plan stands.
night-gang-choice =
    { $target ->
        [nobody] The gang has not agreed.
       *[seat] The gang has agreed: { $name }.
    }
night-answer =
    { $answer ->
        [nod]
            { $step ->
                [commissar] { $name }: a nod. Black!
                [ninja] { $name }: a nod. Commissar or mafia!
                [don]
                    { $deck ->
                        [extended] { $name }: a nod. Commissar or ninja!
                       *[basic] { $name }: a nod. The commissar!
                    }
               *[other] { $name }: a nod.
            }
       *[no_nod] { $name }: no nod.
    }
night-card = { $name }: { $card }.
night-noted =
    { $act ->
        [guard] Under your protection tonight: { $name }.
        [kill] Your victim: { $name }.
        [shoot] Your shot: { $name }.
        [mark] Your mark: { $name }.
        [check] Your check: { $name }.
       *[pass] You choose nobody tonight.
    }
night-side = Your side now: { $side }.
night-idle = You are called; nothing to do now.

# Whispered to everybody else.
night-not-called = Not your hour.
night-question-1 = Whom do you suspect?
night-question-2 = Whom do you trust?
night-question-3 = Who will be accused tomorrow?
night-question-4 = Who was too quiet?
night-question-5 = Whose word do you doubt?
night-question-6 = Who will not see the morning?
night-kept = { $name }: kept for the story.
night-lapsed = The last call ended without your choice.
night-pending = On its way…
night-refused-must-choose = You may not pass: tap a player, then seal.
night-refused-target-self = Not yourself: tap another player.
night-refused-target-dead = Out of the game: tap a living player.
night-refused-target-own-gang = Of your own gang: tap another player.
night-refused-repeat-protection = Protected last night: tap another player.
night-refused-already-acted = Your choice is made, and stands.
night-refused-wrong-phase = Too late: the call is over.
night-refused-no-hunch = Too late: the call is over.
night-refused-paused = The table is paused. Seal again later.
