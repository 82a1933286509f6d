# The protocol of a game as clubs keep it. Titles of columns are short: many of them fit on one page.

protocol-title = Protocol of the game
protocol-seats = Seats
protocol-nights = Nights
protocol-courts = Courts
protocol-turns = Turns
protocol-votes = Votes
protocol-accusations = Accusations
protocol-corrections = Corrections by the Game Master

## The lines at the top

protocol-game = Game
protocol-players = Players
protocol-size = Course
protocol-length = Length
protocol-leader = Game Master
protocol-software = the software
protocol-minutes = { $number } min
protocol-nights-number =
    { $number ->
        [one] { $number } night
       *[other] { $number } nights
    }
protocol-turns-number =
    { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }

## Columns

protocol-number = No
protocol-name = Name
protocol-card = Card
protocol-side = Side
protocol-warnings = Warnings
protocol-out = Out
protocol-won = Won
protocol-minute = Min
protocol-night = Night
protocol-day = Day
protocol-turn = Turn
protocol-leaves = Leaves
protocol-ballot-kind = Vote
protocol-hands = Votes
protocol-falls = Falls on
protocol-where = Where
protocol-seat = Seat
protocol-was = Was
protocol-now = Corrected to
protocol-note-votes = Columns with a number: against whom the seat voted. Struck: out of the game. Won: 1.

## Cells

protocol-tag-night = N{ $number }
protocol-tag-day = D{ $number }
protocol-tag-turn = T{ $number }
protocol-ballot =
    { $round ->
        [1] { $tag }
       *[other] { $tag }/{ $round }
    }
protocol-left = left { $tag }
protocol-gone = left
protocol-because = { $who }: { $why }
protocol-by = { $seat } ({ $by })
protocol-seen = { $seat } { $what }
protocol-points = { $seat } → { $what }
protocol-times =
    { $number ->
        [1] { $what }
       *[other] { $number } × { $what }
    }
protocol-yes = yes
protocol-move = { $act } { $about }

## The books

protocol-original-check =
    { $answer ->
        [nod] { $seat } nod
       *[no_nod] { $seat } no nod
    }
protocol-original-meets = meets
protocol-original-attempt =
    { $result ->
        [protected] { $seat } (protected)
        [immortal] { $seat } (immortal)
       *[kills] { $seat }
    }
protocol-original-execute = out
protocol-original-spare = stay
protocol-original-accused = On trial (by)
protocol-original-hands = Hands
protocol-original-note = D1, D2 …: against whom the hand was raised; in brackets a hand that was not raised and went to the last accused. Struck: out of the game. Won: 1.
protocol-spytown-token = Token
protocol-spytown-cards = Cards played
protocol-spytown-stays = { $who } stays
protocol-spytown-final = final: { $seats }
protocol-bigcity-air =
    { $choice ->
        [up] in the air
       *[none] no shot
    }
protocol-bigcity-blocked = blocked
protocol-bigcity-alibi = { $who } (alibi)
protocol-cuba-role = Role
protocol-cuba-came = Box came with
protocol-cuba-took-really = Took
protocol-cuba-claimed = “{ $claim }”
protocol-cuba-note = In quotation marks: what the player claimed last. Struck: out of the game. Won: 1.
protocol-cuba-number =
    { $number ->
        [one] { $number } accusation
       *[other] { $number } accusations
    }
protocol-cuba-removed-really = kept back: { $number } ◆
protocol-cuba-bag = in the bag: { $token }
protocol-cuba-accused = Accused
protocol-cuba-shows = Shows
protocol-cuba-back = Recovered
protocol-cuba-joker = Joker to
protocol-cuba-bang = BANG by
