# The human host's console.

host-title = You host
host-read = Read aloud
host-nomination = { $name }, whom do you put on trial?
host-to-come = Still to speak: { $names }.
host-ready =
    { $left ->
        [0] All are ready. Night falls when you go on.
       *[other] { $ready } of { $count } are ready. Night falls when you go on.
    }
host-not-ready = Not ready yet: { $names }
host-why =
    { $step ->
        [night] Give every call the same time, whether anybody acts in it or not.
        [nomination] If you go on, nobody is put on trial.
        [vote] If you go on, this call ends; the hands raised by then count.
       *[speech] If you go on, this speech ends.
    }
host-why-none = Nothing waits for you now.
host-hold = Hold: cards
host-called = Called now
host-none = Nobody of them is left. Wait as long as in every call.
host-idle = They choose nothing tonight.
host-not-yet = no choice yet
host-cards = All cards
host-last-night = Night { $night }, the latest first
host-players = Players
host-pause = Pause
host-resume = Resume
host-more = +{ $seconds } s
host-elapsed =
    { $seconds ->
        [one] { $seconds } second since the call
       *[other] { $seconds } seconds since the call
    }
host-words = Your words to everybody
host-which = Which player?
host-remove-sure = { $name } leaves the game for good. By day everybody learns it at once, by night at dawn.
host-correct = Correct an input
host-correct-help = Before the next step begins, you may put another input in the place of this player's, or supply one that is missing. It stays in the record.
host-correct-act = What is right?
host-correct-target = Whom?
host-correct-night = For which night?
host-done = Done.
