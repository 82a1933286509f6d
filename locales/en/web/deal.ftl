# The deal.

deal-hint = Turn a little aside. Hold to look; it hides the moment you let go.
deal-wait =
    { $until ->
        [host] When all are ready, the host announces the night.
        [time] Night falls when all are ready, or when the time is over.
       *[all] Night falls when all are ready.
    }
deal-hold = Hold to look
deal-let-go = Let go to hide
deal-ready = I know my role
deal-is-ready = Ready

role-count =
    { $count ->
        [1] { $name }
       *[other] { $name } × { $count }
    }
deal-dealt = Your card is dealt
deal-watched = The cards are dealt
deal-look-first = Look at your card first.
role-mine = My role
role-characters = The characters
role-clause = Rule { $clause }
role-known = You know
deal-what = In the deck: { $cards }.
