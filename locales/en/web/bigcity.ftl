# The screens of the book `bigcity`. Whispers have at most 48 characters, with a name of ten.

## The lobby

city-lobby-drawn = Host: by the deal
city-lobby-talk =
    { $seconds ->
        [0] Talk without limit
       *[other] Talk { $seconds } s
    }
city-mode-default = Roles for your number of players. Change them below as you like.
city-mode-first-game = Peaceful Residents, Mafia and one special citizen. The best way to begin.
city-group =
    { $group ->
        [roles] The roles
        [night] The night
        [day] The day
        [end] The end
        [times] Times
       *[other] Other things
    }
city-deck-proposed = Proposed for your number of players.
city-deck-own = Your own choice of roles.
city-cards-for = Cards: { $cards }. Players: { $players }.
city-deck-seen = Everybody sees this list before the deal.
city-deck-unseen = Which cards are drawn, nobody knows.
city-in-deck = In the deck: { $name }

## The deal, and what I am

city-deck-side = { $side }: { $count }
city-deck-drawn = Drawn unseen: { $sides }.
city-met = { $step }, awake with you: { $names }
city-sect = You are in the sect
city-sect-was = Its powers are gone:
city-sect-does = Every night you wake with the sect. You win when everybody alive is in it. By day name no member of any gang or of the sect.

## The night

city-ways = Which act
city-ask-block = Whom do you block?
city-ask-heal = Whom do you heal?
city-ask-guard = Whom do you guard?
city-ask-point = At whom do you point?
city-ask-shoot = Whom do you shoot?
city-ask-poison = Whom do you poison?
city-ask-recruit = Whom do you recruit?
city-ask-falsify = Whose head do you turn?
city-ask-jail = Jail one, or set one free?
city-ask-release = Whom do you set free?
city-ask-alibi = To whom do you give an alibi?
city-ask-check =
    { $picks ->
        [2] Which two do you compare?
       *[other] Whom do you check?
    }
city-points-up = in the air
city-points-none = nobody
city-night-met = Awake with you.
city-night-alone = You are the only one awake.
city-night-waits = You are done. Wait for the others.
city-night-done = Settled? Then tap Done.
city-night-agent = Agent: { $name }! Choose again?
city-night-leads = You lead now.
city-night-write = Write unseen
city-night-jotted = Only for you: “{ $text }”
night-refused-repeat-target = Chosen last night: tap another player.
night-refused-bad-target = Not possible here: tap another player.

## The day

city-jailed = in jail
city-in-jail = in jail: may talk, may not vote
city-free = free again: may vote
city-had-alibi = has had an alibi
city-talk-host = Speak freely. The Host ends the talk.
city-wait =
    { $opt_sound_mind ->
        [on] The dead have their last word. Wait.
       *[off] A moment: it goes on at once.
    }
city-word-mine = Your last word: whom do you suspect? Everybody reads it.
city-show-sure = Everybody sees your card, and you count as killed. It cannot be taken back.

## The vote

city-against = Who is against
city-named = Named: { $name }
city-number-name = { $number } · { $name }
city-vote-ask = Are you against? Everybody sees your hand.
city-vote-not = Not this one
city-vote-passed = No hand against { $name }. You may still change it.
city-vote-up = Your hand is up against { $name }. You may take it down until the next name.
city-vote-wait = Wait for the other hands. Named: { $name }.
city-vote-spent = Your hand in this round: { $name }.
city-vote-me = Your own name: you do not vote now.
city-vote-jailed = In jail you have no vote.
city-hand-down = Take my hand down
city-abstain-sure = No hand of yours in the rest of this round.

## The Avenger

city-avenge = Take { $name } along
city-avenge-no = Nobody
city-avenge-choose = You may take one player along. Tap a window, or choose nobody.
city-avenge-sure = This player dies at once. It cannot be taken back.
city-avenge-hidden = All who have just died have these buttons. Only the Avenger's choice counts.
city-avenge-answered = You have answered. Wait for the others.
city-avenge-wait = The Avenger ({ $names }) is choosing. Wait.
city-avenge-wait-hidden = Those who have just died have a moment. Wait.
city-leave-sure = By the book you count as killed: by day at once, at night when the day begins. Your card is shown as for any death.

## The end

city-mind-asks-criminals = Thought: who is a criminal?
city-mind-asks-detective = Thought: who is the Detective?
city-mind-about = In percent beside a vote: how likely the bot held that seat to be a criminal. It knew its own card, what it was told, and what was public. Its thoughts are opened only now.
city-headline-citizens = The city keeps its lights
city-headline-criminals = The city goes dark
city-headline-mafia-faction = The city belongs to Mafia
city-headline-cartel-faction = The city belongs to Cartel
city-headline-sect = Every window shines alike
city-headline-maniac = One window stays lit
city-headline-poisoner = The last glass is empty
city-headline-revolutionary = A new day for two
city-headline-none = Nobody takes the city
city-recruited = recruited
city-heir = heir

## The human Host

city-host-why =
    { $step ->
        [night] Give every call the same time, whether anybody acts in it or not.
        [window] If you go on, this moment ends.
        [window-desk] Is anybody named? Players, then the name. If you go on, this moment ends.
        [vote] If you go on, the next name is called; the hands raised by then count.
        [talk] If you go on, the talk ends and the vote begins.
       *[other] The game goes on when you do.
    }
city-limit = Time for the talk, from now on
city-minutes = { $minutes } min
city-asleep =
    { $step ->
        [call-criminals] The criminals go back to sleep.
       *[other] { $name } goes back to sleep.
    }
