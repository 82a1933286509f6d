# Talk by taps: the sheet, the bubbles, the board.

say-title = Say it by taps
say-open = Say…
say-ready = Get my words ready
say-waiting = For my turn: “{ $words }”
say-begin = What do you say?
say-word = Choose a word
say-when = Which night?
say-night = Night { $number }
say-open-slot =
    { $slot ->
        [seat] whom?
       *[word] what?
    }
say-missing =
    { $what ->
        [kind] Tap a beginning
        [seat] Tap a window
       *[word] Choose a word
    }
say-more = More
say-quoted = “{ $words }”
say-it = Say it
say-keep = Keep for my turn
say-forget = Drop it
say-back = Back
seat-says = says: { $words }
seat-said = said before: { $words }

board-title = Who said what
board-about = Statements by seat. Contradictions stand between the rows.
board-count =
    { $number ->
        [one] { $number } statement
       *[other] { $number } statements
    }
board-way =
    { $way ->
        [seat] By seat
        [time] By time
       *[me] About me
    }
board-seat = Seat
board-is = Says: I am
board-did = Did
board-others = Others
board-nothing = Nobody has said anything by taps yet.
board-nothing-me = Nobody has said anything about you by taps yet.
board-foot = The board repeats what was said. It does not say who is right.
board-seam =
    { $kind ->
        [cards] { $names }: not all of them can be { $word }
        [answers] About { $about }: { $said }
        [vote] { $name }: said a hand against { $second }, raised it against { $third }
        [changed] { $name }: “{ $first }” – “{ $last }”
       *[shown] { $name }: “{ $first }” Shown: { $second }, { $shown }
    }
screen-speaks = { $number } · { $name } speaks
