# The human host's console.

host-title = You host
host-read = Read aloud
host-why-none = Nothing waits for you now.
host-called = Called now
host-players = Players
host-so-far = Protocol so far
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
host-done = Done.
host-none = Nobody of them is left. Wait as long as in every call.
host-not-yet = no choice yet
host-cards = All cards
host-hold = Hold: cards
host-last-night = Night { $night }, the latest first
host-ready =
    { $left ->
        [0] All are ready. Night falls when you go on.
       *[other] { $ready } of { $count } are ready. Night falls when you go on.
    }
host-not-ready = Not ready yet: { $names }
host-stop-sure = The game ends for everybody, without a winner, and everything is shown.
