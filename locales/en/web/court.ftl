# The court on a phone.

court-step =
    { $step ->
        [defence] Day { $day } · defence
        [vote] Day { $day } · call { $call } of { $calls }
        [tie_speeches] Day { $day } · second speeches
        [second_vote] Second vote · { $call } of { $calls }
        [all_or_none] All or none
        [last_words] Day { $day } · last words
       *[court] Day { $day }
    }
court-by = accused by { $name }
court-called = Called now. Hands show when the call ends.
court-later = still to come
court-hands =
    { $number ->
        [one] { $number } hand
       *[other] { $number } hands
    }
court-abstained = abstained
court-sentenced = Sentenced to death
court-free = Hands still free
court-number-name = { $number } · { $name }
court-all-or-none = Execute all of them, or leave all alive?
court-floor =
    { $more ->
        [0] Speaking: { $name }
       *[other] Speaking: { $name }. Then: { $next }.
    }
court-floor-mine =
    { $more ->
        [0] You have the floor.
       *[other] You have the floor. Then: { $next }.
    }

court-raise = Raise my hand
court-pass = Not now
court-back = Back
court-no-hand = No hand raised in any call: your vote goes to the last accused, { $name }.
court-last-call = The last call. With a hand or without, your vote counts against { $name }.
court-neither = Raise your hand for one of the answers. Without a hand you count for neither.
court-abstain-last = No hand in any call: your vote goes to the last accused, { $name }. This is final.
court-abstain-neither = No hand from you in this vote: you count for neither answer.
court-abstained-last = You abstain. Your vote goes to the last accused, { $name }.
court-hand-up = Your hand is up: { $name }. Hands show when the call ends.
court-hand-counted = Your hand in this vote: { $name }.
court-answered = You have answered. Hands show when the call ends.
court-judges = Only judges vote while one of them is alive: { $names }.
court-only =
    { $step ->
        [defence] Only the accused may speak now. The vote comes after the last of them.
        [tie_speeches] A tie. Those who are tied speak once more; then there is another vote.
       *[last_words] Last words. Nobody else may speak now.
    }
court-mine =
    { $step ->
        [defence] Defend yourself. The vote comes after the last of the accused.
        [tie_speeches] A tie. Defend yourself once more; then there is another vote.
       *[last_words] These are your last words.
    }
