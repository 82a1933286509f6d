# The screens of the book `spytown`. Whispers have at most 48 characters, with a name of ten.

spy-lobby-cards =
    { $cards ->
        [0] No cards
       *[other] Action cards: { $cards }
    }
spy-lobby-talk =
    { $seconds ->
        [0] Talk without limit
       *[other] Talk { $seconds } s
    }
spy-mode-basic = Tokens alone, no cards. The best way to begin.
spy-mode-cards = Everybody gets a card too. Choose below which ones.
spy-mode-children = Milder words, one vote, no Agent; whoever is out takes somebody along.
spy-tokens = Tokens
spy-group =
    { $group ->
        [cards] How cards work
        [night] The night
        [vote] The votes
        [children] Children's rules
        [times] Times
       *[other] Other things
    }

## Choosing the cards

spy-cards-chosen = Action cards: { $cards }. Neutral cards: { $neutrals }.
spy-card-uses = { $when }. { $users }.
spy-card-short = On the card: { $text }

## What I hold

spy-hand = My hand
spy-side = Side: { $side }
spy-card-now =
    { $now ->
        [now] You may play it now.
        [not-here] Not a card for this moment.
        [later] Not now.
        [spent] It has been played.
        [always] It works by itself.
        [open] It lies open and works in every vote.
        [unusable] Your token may not use it: to you it is neutral.
       *[neutral] There is nothing to play.
    }
spy-met = { $side }: { $names }
spy-look = Hold “My hand”: it says what you saw.
spy-all-cards =
    { $cards ->
        [yes] Tokens and cards
       *[no] The tokens
    }
spy-deal-dealt =
    { $cards ->
        [yes] Your token and your card are dealt
       *[no] Your token is dealt
    }
spy-deal-watched =
    { $cards ->
        [yes] Tokens and cards are dealt
       *[no] The tokens are dealt
    }
spy-deal-look = Look at what you hold first.
spy-deal-by-hand = The Game Master enters what was dealt by hand.
spy-deal-tokens = Tokens: { $tokens }.
spy-deal-cards = Cards: { $cards }. Neutral: { $neutrals }.

## The night

spy-turn = Turn { $turn }
spy-turn-step = Turn { $turn } · { $step }
tag-turn = T{ $number }
turn-title = Turn { $number }
spy-signs = Signs without words
spy-sign =
    { $sign ->
        [nod] Yes
        [shake] No
        [shrug] Unsure
       *[wait] Wait
    }
spy-night-hand = { $token } · { $card }
spy-night-seen = { $name }: { $token }
spy-night-lost = The others hear of it in the morning.
spy-night-alone = You are the only one awake.
spy-night-ask =
    { $act ->
        [check] Whose token do you look at?
       *[point] All of you: tap the same sleeper.
    }
spy-night-settled = It is settled.
spy-night-recruited = You are recruited, and one of us!
spy-night-agree = Settled once all point alike.
spy-night-waits = Wait for the others.
spy-night-play = Your card for { $name }? Everybody has this button; only you learn what comes of it.
spy-night-play-choose = Tap the player your card is for. Everybody has this button.
spy-night-no-card = There is no card to play.

## Cards that are played

spy-play = Play it
spy-dock-play = Play
spy-not-now = Not now
spy-lay-open = Lay it open
spy-pass = Let it pass
spy-play-on = Everybody will see your card, and that it is for { $name }.
spy-play-open = Everybody will see your card. If it is for somebody, tap that player first.
spy-play-nothing = Nothing was played. Hold “My hand” to see why.
spy-reveal = Show it at the wrong time …
spy-reveal-yes = Show, and be out
spy-window = Everybody has these buttons and the same time, whatever they hold.
spy-window-mine = You have this time whatever you hold.
spy-window-passed = You have answered. The time runs on, the same for all.
spy-window-theirs = It is up to { $name } now. Wait.
spy-window-out = Only others have time for a card now.
spy-pending = About to go
spy-on-table = Open cards
spy-card-before = { $card }: { $name }
spy-lies = Lies open: { $card }
spy-barred = does not vote this time
spy-swap = Swap with { $name }
spy-swap-no = No swap
spy-swap-sure = You get each other's token. It cannot be taken back.
spy-shoot = Shoot { $name }
spy-shoot-no = Do not shoot
spy-shoot-sure = This player is out at once. It cannot be taken back.

## The council

spy-chosen = The Mafia have chosen:
spy-no-news = No news of the night.
spy-point = Point at { $name }
spy-point-whom = Point at …
spy-move = Move my vote to { $name }
spy-stay = My vote stays
spy-stay-not = Let me think again
spy-vote-together = All votes show together. It counts when you confirm.
spy-vote-change = You point at { $name }. You may change it until all have voted.
spy-vote-mine = Your turn to vote. Everybody sees it at once, and it stands.
spy-vote-now = Votes now: { $name }. Then clockwise.
spy-vote-wait = All votes show together, when all are in.
spy-vote-barred = A card keeps you from voting this time.
spy-votes =
    { $number ->
        [one] { $number } vote
       *[other] { $number } votes
    }
spy-count =
    { $ballot ->
        [final_vote] The final vote
       *[preliminary_vote] The preliminary vote
    }
spy-votes-now = Votes now
spy-votes-before = { $number } before the defence
spy-defence = Only the one who has the floor may speak now.
spy-defence-mine = Defend yourself, aloud or in writing.
spy-tie-move = A tie. You may move your vote once, or let it stay.
spy-tie-fixed = A tie. Your vote cannot be moved.
spy-tie-wait = A tie. If it stays, the lot decides.
spy-lot = A lot is drawn
spy-watch = See the night
spy-watch-help = What the eliminated see. Let none of the living look.
spy-watch-none = Nothing yet.
spy-seat-voted =
    { $ballot ->
        [final_vote] Turn { $turn }, final: against { $name }
       *[preliminary_vote] Turn { $turn }: against { $name }
    }
spy-leave-sure = By the book you are out of the game and your token is shown: by day at once, at night in the morning.

## The end

spy-point-mine = You point at
spy-pointed = { $number } of { $of } have pointed
spy-headline-police = The streets are quiet
spy-headline-mafia = The town has other masters
spy-headline-new-gang = Nobody saw them coming
spy-headline-none = The tokens are put away
spy-end-dealt = dealt: { $token }
spy-story-size =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
spy-story-house = A column is a seat, a floor is a turn. Lit while in the game.
spy-mind-asks = Thought: who is it? { $word }
spy-mind-about = In percent beside a vote: how likely the bot held that seat to hold a token of this side: { $word }. It knew its own token, what it was told, and what was public. Its thoughts are opened only now.
spy-story-dealt = Dealt: { $list }.
spy-story-hand =
    { $has ->
        [yes] { $name } – { $token }, { $card }
       *[no] { $name } – { $token }
    }

## The table screen

spy-screen-voter = Votes now: { $name }
spy-against = The vote falls on:
spy-defends = Speaks in defence

## The Game Master, and who opened the table

spy-host-why =
    { $step ->
        [by-hand] If you go on, the software deals the rest.
        [deal] The first night begins when all are ready, or when you go on.
        [night] Give every phase the same time, whether anybody acts in it or not.
        [window] If you go on, the time for cards ends.
        [window-desk] Was a card laid? Players, then the name. If you go on, the time for cards ends.
        [vote] If you go on, the vote ends; who has not voted casts none.
        [speech] If you go on, this speech ends.
       *[talk] If you go on, the talk ends and the vote begins.
    }
spy-host-hold = Hold: hands
spy-host-hands = Tokens and cards
spy-host-night = This night, the latest first
spy-hand-help = Enter what each player was dealt by hand. Whatever is missing, the software deals.
spy-hand-token = Token
spy-which-card = Which card?
spy-decide-out = Decide: out
spy-decide-out-sure = { $name } is out of the game by your word. It stays in the record.
spy-decide-stays = Decide: stays
spy-decide-stays-sure = { $name } stays in the game by your word. It stays in the record.
spy-tap = Tap a player.
spy-host-nothing = Nothing yet. Wait as long as always.
spy-lead-on =
    {$step ->
        [deal] Begin, though not all have looked
        [role_swap] End the swap
        [discussion] End the discussion for all
        [preliminary_vote] End the first vote for all
        [defence] End the defence
        [final_vote] End the final vote for all
        [tie_discussion] End the discussion of the tie for all
       *[other] Go on
    }
