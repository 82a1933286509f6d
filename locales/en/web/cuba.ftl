# The screens of the book `cuba`.

## The lobby

cuba-mode =
    { $mode ->
        [cleaner] One Loyal is replaced by the Cleaner, who may shoot somebody accused.
       *[basic] Diamonds, tokens, one box. The best way to begin.
    }
cuba-group =
    { $group ->
        [box] The box
        [end] Winning and the next game
        [times] Times
       *[other] Other things
    }
cuba-tokens = Tokens in the box
cuba-mix-table = The book's tokens
cuba-lobby-real = A real box
cuba-lobby-time =
    { $minutes ->
        [0] Questions without limit
       *[other] Questions { $minutes } min
    }
cuba-leave-sure = You leave this game for good. What you took stays at your place, and you may still be accused; a Godfather who leaves ends the game.

## Diamonds and tokens

cuba-diamonds =
    { $number ->
        [one] { $number } diamond
       *[other] { $number } diamonds
    }
cuba-no-tokens = no tokens
cuba-no-diamonds = no diamonds
cuba-contents = { $diamonds }; { $tokens }
cuba-diamonds-number = Number of diamonds
cuba-diamonds-take = Diamonds to take
cuba-diamonds-keep = Diamonds to keep back
cuba-which-token = Which token?
cuba-or-token = Or one of these
cuba-gem = Diamond { $number }

## The box

cuba-box-mine = The box is yours
cuba-box-step = { $number } of { $of } · next: { $name }
cuba-box-at = { $number } of { $of }
cuba-box-round = The box goes round
cuba-box-with = The box is with
cuba-box-opens = The box is opened by
cuba-holds = holds the box
cuba-take-help = Take diamonds or one token: it decides with whom you win.
cuba-remove-help = You are the Godfather. Keep 0 to { $most } diamonds back; nobody learns how many until the end.
cuba-remove-none = Keep none back
cuba-box-choose =
    { $open ->
        [yes]
            { $keep ->
                [yes] Choose how many you keep.
               *[no] Choose what you take.
            }
       *[no]
            { $keep ->
                [yes] Hold the lid open and choose how many you keep.
               *[no] Hold the lid open and choose what you take.
            }
    }
cuba-box-take = You take: { $loot }. On goes: { $left }.
cuba-box-keep = You keep: { $kept }. On goes: { $left }.
cuba-wins =
    { $role ->
        [thief] Thief: the most diamonds win, if the Godfather falls.
        [loyal] Wins with the Godfather.
        [agent_fbi] Wins alone, if accused.
        [agent_cia] Wins alone, if accused.
        [driver] Wins if { $name }, on your right, wins.
        [cleaner] Wins with the Godfather, or alone by shooting an Agent.
       *[street_urchin] Street urchin: wins if a Thief wins.
    }
cuba-box-chosen = Chosen. Once passed on, it is final.
cuba-box-done = Done. The box goes on when the time is over.
cuba-take-nothing = Take nothing
cuba-bag = The bag
cuba-bag-help = One token may vanish in the bag before you take. Nobody learns of it.
cuba-bag-has = In the bag: { $token }
cuba-lid-open = Hold open
cuba-lid-shut = Shut the lid
cuba-close-pass = Close, pass on
cuba-pass-sure = Pass the box on to { $name }? What you chose is final.
cuba-pass-yes = Pass it on
cuba-hand-it = The box goes on to { $name }. Remember what you saw.
cuba-you-next = You are next. Wait until { $name } passes it on.
cuba-no-talk = No talk until the box is back with { $name }.
cuba-away =
    { $then ->
        [goes_on] { $name } is out of touch. The box goes on in { $seconds } s.
        [bot] { $name } is out of touch. In { $seconds } s a bot takes over.
        [leave] { $name } is out of touch, and leaves the game in { $seconds } s.
       *[wait] { $name } is out of touch. The box waits.
    }
cuba-phone = One phone for all
cuba-phone-is-box = This phone is the box. Hand it to
cuba-phone-to = Hand the phone to
cuba-phone-shut = Whatever is yours is shut before the phone goes on.
cuba-phone-take = I am { $name }
cuba-real-fill = First put into the box: 15 diamonds; { $tokens }. { $godfather } is the Godfather, keeps 0 to 5 diamonds back and hands the box to { $first }; it goes round, and nobody talks. When it is back, note how many diamonds are missing.

## What is mine alone

cuba-pocket = My pocket
cuba-you-took = You took: { $loot }
cuba-you-removed = You kept back: { $diamonds }
cuba-came-back = Back in the box: { $contents }
cuba-you-saw = The box came with: { $contents }

## The investigation

cuba-desk = Your desk
cuba-desk-pick = Touch somebody to question or to accuse.
cuba-boss-is = Godfather: { $name }
cuba-floor = Tell the truth, lie or keep silent, whenever you like.
cuba-out = You are out and keep silent until the end.
cuba-talk-all = Everybody reads it; nobody checks whether it is true.
cuba-board = Who says what of the box
cuba-col-seat = Seat
cuba-col-got = Got
cuba-col-took = Took
cuba-col-passed = Passed on
cuba-recovered = recovered
cuba-jokers =
    { $number ->
        [one] joker left
       *[other] jokers left
    }
cuba-missing = missing
cuba-only-you = , only you see this
cuba-silent = has not spoken yet
cuba-has-joker = has a joker
cuba-shown = Shown to all: { $loot }
cuba-said-bag = Bag: { $token }
cuba-seam-diamonds = { $giver } passed { $passed }, { $to } got { $received }
cuba-seam-tokens = { $giver } passed: { $passed }; { $to } got: { $received }
cuba-excess = { $token }: { $said } say so, { $of } in the box
cuba-boss-removed = { $name } says: kept back { $number }
cuba-boss-back = { $name } says: came back { $number }; { $tokens }
cuba-ask = Ask { $name }
cuba-asked = asked already
cuba-about = All about { $name }
cuba-claim-title = My testimony
cuba-claim-tab =
    { $tab ->
        [came] Came
        [passed] Went on
        [took] I took
        [bagged] The bag
        [removed] Kept back
       *[came_back] Came back
    }
cuba-claim-words =
    { $tab ->
        [came] “It came with { $what }.”
        [passed] “I passed on { $what }.”
        [took] “I took { $what }.”
        [bagged] “Into the bag went { $what }.”
        [removed] “I kept back { $what }.”
       *[came_back] “It came back with { $what }.”
    }
cuba-claim-from =
    { $whose ->
        [mine] Filled in from what you have said. Change what you like: you may lie.
        [theirs] Filled in from what { $name } says went on. Change what you like: you may lie.
       *[nobody] True or not: everybody reads it. You may lie.
    }
cuba-claim-count = Diamonds: { $number }
cuba-claim-nothing = nothing
cuba-claim-tokens = Tokens
cuba-claim-no-diamonds = none
cuba-claim-no-tokens = none
cuba-claim-empty = Touch what there was.
cuba-claim-say = Say it to all

## The accusation

cuba-accuse = { $name }, empty your pockets!
cuba-accuse-sure = Accuse { $name }?
cuba-accuse-cost =
    { $jokers ->
        [0] It cannot be taken back, and no joker is left.
       *[other] It cannot be taken back. Jokers left: { $jokers }.
    }
cuba-accusation = Accusation
cuba-to = { $godfather } to { $name }
cuba-tv-accuses = { $name } accuses:
cuba-tv-empties = { $name } empties the pockets
cuba-tv-shoots = { $name } is the Cleaner and shoots
cuba-tv-thieves = The Thieves show what they took
cuba-pockets-shut = The pockets of { $name }, shut
cuba-has-said = { $name } has said
cuba-breath-wait = Nothing to do. The pockets open by themselves.
cuba-host-enters =
    { $bang ->
        [yes]
            { $who ->
                [accused] Does anybody call BANG? If not, show everything.
               *[other] Does anybody call BANG? If not, { $name } shows everything.
            }
       *[no]
            { $who ->
                [accused] Show everything; it is entered for all.
               *[other] { $name } shows everything; it is entered for all.
            }
    }
cuba-on = Go on
cuba-concede-sure = You give up: the Godfather is out, and the Thief with most diamonds wins.

## A real box: what is entered

cuba-enter = Enter what happened
cuba-enter-help = Enter what all have seen on the table.
cuba-enter-accuse = The Godfather accuses
cuba-enter-names = Who names the next Godfather?
cuba-enter-concede = The Godfather gives up
cuba-enter-concede-sure = The Godfather gives up and is out, and the Thief with most diamonds wins.
cuba-enter-what = What happened?
cuba-enter-who =
    { $act ->
        [accuse] Whom?
        [bang] Who called BANG?
       *[other] Who?
    }
cuba-enter-now = { $name } asks and accuses aloud. Enter each accusation.
cuba-was-empty = Was the box empty when it came?
cuba-yes-no =
    { $word ->
        [yes] Yes
       *[no] No
    }
cuba-enter-end-sure = No more is entered; whoever was not entered does not win.
cuba-enter-undo-sure = The latest entry is taken back, and all are told.

## The end

cuba-end-side =
    { $side ->
        [won] Winners
       *[lost] The others
    }
cuba-end-winners =
    { $count ->
        [0] Nobody wins.
        [1] The winner: { $names }.
       *[other] The winners: { $names }.
    }
cuba-end-mine =
    { $won ->
        [yes] You have won.
       *[no] You have not won.
    }
cuba-way = The way of the box
cuba-way-again = Replay
cuba-way-help = Dark: what went on. Lit and framed: what was taken. Hollow: gone before.
cuba-way-left = The box leaves with: { $diamonds }; { $tokens }
cuba-way-came = Diamonds that came: { $came }
cuba-way-pips = { cuba-way-came }. Taken: { $loot }
cuba-way-bag = into the bag: { $token }
cuba-kept = kept { $number }
cuba-stolen-were = Missing from the box: { $diamonds }
cuba-chosen = Next Godfather
cuba-next-who = Who is the next Godfather?
cuba-next-name = Name { $name }
cuba-next-wait = The winners choose: { $names }
cuba-next-mine = You name { $name }.
cuba-turn = Accusation { $number }: { $what }
tag-accusation = #{ $number }
cuba-story-size = { $players } players · accusations: { $accusations }
cuba-story-house = The house: a window for each seat, a floor for each accusation

cuba-side-wins =
    { $ending ->
        [diamonds_recovered] The Godfather
        [agent_accused] An Agent
        [godfather_eliminated] The Thieves
        [cleaner_shot_agent] The Cleaner
       *[other] Nobody
    }
