# The words of the book `spytown`; citysleeps/views/words.py says how a fact becomes words.
# With `kids_theme` the messages of spytown-kids.ftl stand in the place of those of the same name here.

## Facts told to everybody

game-set =
    { $cards_count ->
        [0] Round the table ({ $seats_count }): { $seats }. Tokens: { $tokens }. There are no cards.
       *[other] Round the table ({ $seats_count }): { $seats }. Tokens: { $tokens }. Action cards: { $cards }. Neutral cards: { $neutral }.
    }
    .heading = The deal
    .tokens = { $tokens } × { $number }
card-shown = { $seat } shows everybody a card: { $card }.
swapped = { $seat } and { $other } exchange their tokens.
swap-declined = { $seat } exchanges with nobody.
turn-began = Night falls over Spytown: everybody in play falls asleep.
    .heading = Turn { $number }
step-began =
    { $step ->
        [role_swap] All look at their tokens again. { $seat } may exchange with another player.
        [agent_phase] A light in the street: the Agent wakes up.
        [gang_recognition] New faces in the alley: the New Gang wakes up.
        [mafia_phase] A door creaks: the Mafia wake up for their secret meeting.
        [police_phase] Everybody wakes up: the council of the Police begins.
        [start_window] Before the discussion there is time for cards.
        [discussion] The discussion begins.
        [defence] Time for the defence speeches.
        [tie_discussion] The discussion is opened once more.
        [end_window] The vote is decided; there is time for cards.
        [vest_window] { $seat } has time to react.
        [bandage_window] All others have time to react.
        [last_shot_right] { $seat } may fire a last shot.
       *[last_shot_window] { $seat } has time for a last card.
    }
step-ended =
    { $step ->
        [role_swap] The tokens lie face down again.
        [agent_phase] The Agent goes back to sleep.
        [gang_recognition] The New Gang goes back to sleep.
        [mafia_phase] The Mafia go back to sleep.
        [police_phase] The council is over.
        [discussion] The discussion is over.
        [defence] The defence is over.
        [tie_discussion] The votes stand.
        [last_shot_right] The time for a last shot is over.
       *[other] The time for cards is over.
    }
recruitment-called = A Recruitment is taking place: one of you will be woken.
victim-named = The Mafia have chosen { $seat }.
nobody-chosen = A quiet night: nobody was chosen.
card-played =
    { $target_kind ->
        [nobody] { $seat } plays a card: { $card }.
       *[seat] { $seat } plays a card: { $card }. The target: { $target }.
    }
saved =
    { $card_kind ->
        [bandage] The Bandage helps: { $seat } stays in the game and shows no token.
       *[vest] The Vest holds: { $seat } stays in the game and shows no token.
    }
shot =
    { $cause ->
        [shot_round_corner] A shot from round the corner: { $shooter } points at { $target }.
       *[last_shot_right] A last shot: { $shooter } points at { $target }.
    }
eliminated =
    { $card_kind ->
        [none]
            { $cause ->
                [small_game_agent] The Agent has been unmasked: { $seat } is out. Token: { $token }.
                [expelled] { $seat } is taken out of the game. Token: { $token }.
               *[other] { $seat } is out. Token: { $token }.
            }
       *[other]
            { $cause ->
                [wrong_phase] A card at the wrong time: { $card }. { $seat } is out. Token: { $token }.
                [expelled] { $seat } is taken out of the game. Token: { $token }. Card: { $card }.
               *[other] { $seat } is out. Token: { $token }. Card: { $card }.
            }
    }
left = { $seat } leaves the game.
said = { $seat }: “{ $text }”
claimed = { $seat }: { claim-phrase }
host-said = The Game Master: “{ $text }”
host-changed =
    { $host_kind ->
        [nobody] From now on the software is the Game Master.
       *[host] From now on a person is the Game Master.
    }
declared-ready = { $seat } has nothing to add.
no-longer-ready = { $seat } has something to add after all.
vote-opened =
    { $ballot ->
        [final_vote] The final vote between { $candidates }. Voters: { $voters }.
       *[preliminary_vote] The preliminary vote. Voters: { $voters }. One may vote for { $candidates }.
    }
voted =
    { $vote_kind ->
        [nobody] { $seat } abstains.
       *[seat] { $seat } votes against { $vote }.
    }
vote-given = { $seat } has voted.
vote-missed = { $seat } lets the time pass and has cast no vote.
counted =
    { $seats_count ->
        [0] The count: no votes.
       *[other] The count: { $seats }. Who points at whom: { $voters }.
    }
    .voters =
        { $votes_kind ->
            [nobody] { $voters } at nobody
           *[seat] { $voters } at { $votes }
        }
    .seats =
        { $numbers ->
            [one] { $seats } with { $numbers } vote
           *[other] { $seats } with { $numbers } votes
        }
vote-void =
    { $ballot ->
        [final_vote] Somebody is out in the middle of it: this final vote does not count.
       *[preliminary_vote] Somebody is out in the middle of it: this preliminary vote does not count.
    }
no-vote =
    { $why ->
        [nobody_can_vote] Nobody has anybody to vote for: there is no vote in this turn.
       *[nobody_voted] Nobody has voted.
    }
finalists =
    { $seats_count ->
        [1] All votes fall on { $seats }: there is no final.
       *[other] In the final, in the order of the defence: { $seats }.
    }
floor-given = { $seat } speaks in defence, and nobody else.
floor-ended = { $seat } ends the defence.
tied = A tie between { $seats }.
commander-decided =
    { $what ->
        [finalist] The vote of the Commander, { $commander }, decides: { $seat } is in the final.
       *[out] The vote of the Commander, { $commander }, decides against { $seat }.
    }
lot-drawn = A lot is drawn among { $among }. It falls on { $seat }.
voted-out = The vote falls on { $seat }.
card-removed = The card before { $seat } leaves the table: { $card }.
commander-passed = The Commander card goes from { $giver } to { $to }.
decided =
    { $what ->
        [out] The Game Master decides: { $seat } is out.
       *[stays] The Game Master decides: { $seat } stays in the game.
    }
game-over =
    { $winners_count ->
        [0] The game is over. { $winner }
       *[other] The game is over. { $winner } The winners: { $winners }.
    }
    .heading = The end
final-reveal = Everything is laid open: { $tokens }.
    .tokens =
        { $cards_kind ->
            [none] { $name } – { $tokens } ({ $sides })
            [neutral] { $name } – { $tokens } ({ $sides })
           *[other] { $name } – { $tokens } ({ $sides }; { $cards })
        }

## Facts told to some

# What one is told in the night fits into a whisper: 48 characters with names of ten.

own-token =
    { $you ->
        [yes] Your token: { $token }.
       *[no] The token of { $me }: { $token }.
    }
own-card =
    { $you ->
        [yes] Your card: { $card }.
       *[no] The card of { $me }: { $card }.
    }
token-seen =
    { $you ->
        [yes] The token of { $seat }: { $token }.
       *[no] { $me } sees the token of { $seat }: { $token }.
    }
gang-met = The New Gang: { $seats }.
mafia-met =
    { $seats_count ->
        [0] Nobody wakes as Mafia.
       *[other] Awake as Mafia: { $seats }.
    }
recruited = { $holder } recruits { $recruit }.
pointed = { $member } points at { $seat }.
signed =
    { $sign ->
        [nod] { $member } nods.
        [shake] { $member } shakes the head.
        [shrug] { $member } shrugs.
       *[wait] { $member } raises a hand: wait.
    }
mafia-choice =
    { $seat_kind ->
        [nobody] The Mafia have chosen nobody.
       *[seat] The Mafia have chosen { $seat }.
    }
agent-pointed =
    { $seat_kind ->
        [nobody] The Agent, { $agent }, is awake.
       *[seat] The Agent, { $agent }, points at { $seat }.
    }
lost =
    { $cause ->
        [small_game_agent]
            { $you ->
                [yes] You have been unmasked and are out.
               *[no] The Agent, { $me }, has been unmasked and is out.
            }
        [wrong_phase]
            { $you ->
                [yes] A card at the wrong time: you are out.
               *[no] A card at the wrong time: { $me } is out.
            }
       *[expelled]
            { $you ->
                [yes] You are taken out of the game.
               *[no] { $me } is taken out of the game.
            }
    }
noted =
    { $act ->
        [vote]
            { $you ->
                [yes] You vote against { $seat }.
               *[no] { $me } votes against { $seat }.
            }
        [abstain]
            { $you ->
                [yes] You abstain.
               *[no] { $me } abstains.
            }
        [hunch]
            { $you ->
                [yes] You suspect { $seat }.
               *[no] { $me } suspects { $seat }.
            }
       *[pass]
            { $you ->
                [yes] You pass.
               *[no] { $me } passes.
            }
    }

## Tokens

# `small`: the rules of the small game are in force.

token-agent = Agent
    .description =
        { $small ->
            [yes] The Agent belongs to the Police and wins with them. In the first turn the Agent may look in secret at one token; but if it is a Mafioso's, the Agent is out at once.
           *[no] The Agent belongs to the Police and wins with them. At the start of every turn the Agent looks in secret at the token of one other player.
        }
    .short = At the start of a turn: look in secret at one token.
token-policeman = Policeman
    .description = Policemen win with the Police, when nobody of another side is left in the game. They sleep through the night; by day they talk, vote and hunt the gangsters among them.
    .short = You sleep at night. By day: talk, vote, find the Mafia.
token-mafioso = Mafioso
    .description = Mafiosi win with the Mafia, when nobody of another side is left in the game. At night they wake together and choose one sleeping player without a word; by day they talk and vote like everybody.
    .short = You wake at night. Choose one sleeper without a word.

## Cards

# The description of a card takes the settings of the game. `short` is what is printed on the card; `users-…` is named after those who may use it.

card-vest = Bulletproof Vest
    .description =
        { $save_scope ->
            [any] If you are named at dawn, voted out or shot, lay it open: you stay in the game and show no token. It works once.
           *[detailed] If you are named at dawn or voted out, lay it open: you stay in the game and show no token. It works once, and does not stop a shot.
        }
    .when = When you are named or voted out
    .short = If you are to go, show this instead of your token, and stay.
card-bandage = Bandage
    .description =
        { $save_scope ->
            [any] If another player is named at dawn, voted out or shot, lay it open before the token is shown: that player stays. You cannot save yourself.
           *[detailed] If another player is named at dawn or voted out, lay it open before the token is shown: that player stays. You cannot save yourself, and it does not stop a shot.
        }
    .when = When another player is named or voted out
    .short = Show it when another player is to go: that player stays. Not for yourself.
card-recruitment = Recruitment
    .description = Show it to the Game Master and point at one who sleeps: that player keeps the token, but wakes at once and plays for the Mafia from now on. All hear that somebody is recruited, but not who.
    .when = At night, before your side has chosen
    .short = Point at one who sleeps and plays for the Mafia from now on.
card-commander = Commander
    .description =
        { $commander_prelim ->
            [final_only] Every vote begins with you, and in the final your vote breaks a tie. At the end of every council the card goes to the next player on the left.
           *[eliminate] Every vote begins with you, and your vote breaks a tie, in the preliminary vote as in the final. At the end of every council the card goes to the next player on the left.
        }
    .when = The whole game; shown at once
    .short = Show it at the start. Your vote decides every tie. Then it goes to the left.
card-reverse-recruitment = Reverse Recruitment
    .description =
        { $reverse_wakes ->
            [by_token] All game long you play for the side opposite to your token and win only with it, but you wake by your token. Nobody sees the card before the end.
           *[by_side] All game long you play for the side opposite to your token: you wake with it and win only with it. Nobody sees the card before the end.
        }
    .when = The whole game; never shown
    .short = All game long you play for the side opposite to your token.
card-role-swap = Role Swap
    .description = You may exchange tokens with any other player, who cannot refuse. From then on you both play your new roles, and only the two of you know them.
    .when = At the start of the game; shown at once
    .short = Show it at the start. You may swap tokens with another player.
card-wiretap = Wiretap
    .description = You look at once at the token of one other player. All see at whose, but only you learn which; tell the truth, lie or keep silent.
    .when = At any moment of the council
    .short = At any moment while you are in the game: look at one token.
card-shelter = Shelter
    .description = In the whole next turn you cannot be chosen, voted for or shot. You may speak in it, but you do not vote.
    .when = At the end of the council, after the vote
    .short = In the next turn you cannot be eliminated, and do not vote.
card-safe-conduct = Safe Conduct
    .description = In the next night you cannot be chosen. By day everything is as usual: you vote, and can be voted out or shot.
    .when = At the end of the council, after the vote
    .short = In the next night you cannot be chosen. Good for a bluff, too.
card-arrest = Arrest
    .description = In this turn nobody can vote for you, and you do not vote. You may speak, and can still be shot.
    .when = At the start of the council
    .short = In this turn you cannot be voted for, and do not vote.
card-shot-round-corner = Shot from Round the Corner
    .description = You point at one other player, who is out at once and shows the token. You can no longer use it when you are named or voted out yourself.
    .when = At any moment of the council
    .short = At any moment while you are in the game: one player is out at once.
card-kidnapping = Kidnapping
    .description = You lay it before one other player, who does not vote in this turn. That player may speak and play cards, and can be voted out.
    .when = At the start of the council
    .short = One player does not vote in this turn, but can be eliminated.
card-last-shot = Last Shot
    .description = When you are eliminated, you may show it and point at one other player, who is out as well. Both tokens are shown.
    .when = When you are eliminated
    .short = When you are eliminated, you may point at another, who is out too.
card-new-gang = New Gang
    .description =
        { $new_gang_recognition ->
            [on] Whatever your token, you belong to the New Gang, which wins when nobody of another side is left. You act by your token; in the first night the members see one another.
           *[off] Whatever your token, you belong to the New Gang, which wins when nobody of another side is left. You act by your token, and the members do not know one another.
        }
    .when = The whole game; shown when you are eliminated
    .short = One of you must last to the end. Show it when you are eliminated.
card-neutral = Neutral
    .description = It does nothing. Keep it face down before you all game long.
    .when = Never
    .short = No action. Keep it face down all game long.
users-policeman-mafioso = Policeman or Mafioso
users-policeman = Policeman
users-mafioso = Mafioso
users-policeman-mafioso-agent = Everybody

## Sides, winners, causes, signs

side-police = Police
side-mafia = Mafia
side-new-gang = New Gang
winner-police = The Police win: the streets of Spytown are safe.
winner-mafia = The Mafia win: Spytown is theirs.
winner-new-gang = The New Gang wins: Spytown has new masters.
winner-none = Nobody wins.
cause-mafia = chosen by the Mafia
cause-vote = voted out
cause-shot-round-corner = a shot from round the corner
cause-last-shot-card = the Last Shot card
cause-last-shot-right = a last shot
cause-small-game-agent = unmasked
cause-wrong-phase = a card at the wrong time
cause-expelled = expelled
sign-nod = Nod
sign-shake = Shake the head
sign-shrug = Shrug
sign-wait = Wait

## Phases and steps

phase-deal = The deal
phase-role-swap = Role Swap
phase-agent-phase = Agent phase
phase-gang-recognition = New Gang
phase-mafia-phase = Mafia phase
phase-police-phase = Police phase
phase-dawn = Dawn
phase-start-window = Cards before the talk
phase-discussion = Discussion
phase-preliminary-vote = Preliminary vote
phase-defence = Defence speech
phase-final-vote = Final vote
phase-tie-discussion = Tie discussion
phase-lot = Draw by lot
phase-verdict = Verdict
phase-end-window = Cards after the vote
phase-commander-pass = Commander
phase-vest-window = Time to react
phase-bandage-window = Time to react
phase-last-shot-right = Last-shot right
phase-last-shot-window = A last card
phase-over = The end
phase-start-of-game = Start of game
phase-whole-game = Whole game

## What is read out

# Addressed to the players. The lines of a step take the `seat` of its fact and `vote_mode`, and nothing that depends on who is who.

lobby-line = For 6 to 21 players and a Game Master; at its best with 10 to 20 people.
advice-basic-first = Play at least once without cards before you use them.
advice-fewer-cards = The book recommends fewer action cards for so many players: { $most } at most.
advice-no-timer = Without a limit of time, the length of a phase or a window may give hints.
advice-cards-advised = The book advises one action card for every four players: here { $most } at most.
advice-too-many-cards = There are { $cards } action cards for { $players } players: take some out.
advice-too-few-cards = The box has 14 neutral cards: with { $players } players choose at least { $fewest } action cards, or none.
advice-few-seats = Only with { $least } players or more.
advice-one-mafioso = Not with so few players: one side could be empty.
advice-small-game = With so few players the rules of the small game are in force.
advice-large-game = With so many players the rules of the large game are in force.
step-began-deal = Look in secret at what you were dealt, then lay it face down.
step-began-role-swap = Look at your tokens again. { $seat } may swap with another player.
step-began-agent-phase = The Agent wakes. Whose token do you want to see?
    .eyes = Agent, open your eyes. Whose token do you want to see?
    .short = The Agent wakes.
step-began-gang-recognition = The New Gang wakes. Look who is with you.
    .eyes = New Gang, open your eyes and see, without a sound, who you are.
    .short = The New Gang wakes.
step-began-mafia-phase = The Mafia wakes. Look who is with you, and agree on one who sleeps.
    .eyes = Mafia, open your eyes, see who you are, and agree without a sound on one player who sleeps: all of you point at the same one.
    .short = The Mafia wakes.
mafia-called-again = The Mafia wakes. Agree on one who sleeps.
    .eyes = Mafia, open your eyes, and agree without a sound on one player who sleeps: all of you point at the same one.
    .short = The Mafia wakes.
step-began-police-phase = Everybody in play wakes: the council of the Police begins.
    .eyes = Everybody in play, open your eyes: the council of the Police begins.
step-began-dawn = Listen to the news of the night.
step-began-start-window = Before we talk: does anybody play a card?
step-began-discussion = Talk freely, accuse, argue, bluff; the discussion is open until all of you have nothing to add.
    .short = Talk freely, accuse, argue, bluff, until nobody has anything to add.
step-began-preliminary-vote =
    { $vote_mode ->
        [sequential] One by one, clockwise: whom do you take for a Mafioso?
       *[simultaneous] All together: whom do you take for a Mafioso?
    }
step-began-defence = The finalists may speak in their defence, and nobody else.
step-began-final-vote =
    { $vote_mode ->
        [sequential] One by one, clockwise: which of the finalists has to go?
       *[simultaneous] All together: which of the finalists has to go?
    }
step-began-tie-discussion = A tie. Talk it over: each voter may move the vote once.
step-began-lot = Now the lot decides.
step-began-verdict = The vote is decided.
step-began-end-window = Before the night: does anybody play a card?
step-began-commander-pass = The Commander card goes to the left.
step-began-vest-window = { $seat }, you have time to react.
step-began-bandage-window = All others, you have time to react.
step-began-last-shot-right = { $seat }, you may fire a last shot. At whom?
step-began-last-shot-window = { $seat }, you have time for a last card.
step-began-over = The game is over: everything is laid open.
step-ended-agent-phase = The Agent sleeps.
    .eyes = Agent, close your eyes.
step-ended-gang-recognition = The New Gang sleeps.
    .eyes = New Gang, close your eyes.
step-ended-mafia-phase = The Mafia sleeps.
    .eyes = Mafia, close your eyes.

## What players do

act-check = Look at the token
act-point = Point at
act-sign = Give a sign
act-hunch = Suspect
act-play = Play the card
act-reveal = Show the card now
    .sure = Now is the wrong time for this card: whoever shows it is out. Show it all the same?
act-shoot = Shoot
act-pass = Pass
act-say = Say
act-claim = Claim
act-ready = Nothing to add
act-unready = Something to add
act-done = Done
act-vote = Vote against
act-abstain = Abstain
act-leave = Leave the game

## What the host does

host-act-remove = Expel
host-act-next = Go on
host-act-stop = Stop the game
host-act-deal = Enter what was dealt
host-act-say = Announce
host-act-decide = Decide
host-act-leave = Leave the game
host-act-lead = Lead the game
host-act-correct = Correct
choice-out = Out
choice-stays = Stays

## Why something is refused

reason-bad-player-count = This game is for 6 to 21 players: change their number.
reason-bad-cards = This set of cards cannot be dealt to so many players: change the cards.
reason-bad-setup = These settings do not go together: check the cards, the times and the Game Master.
reason-dead-actor = You are out of the game: from now on you only watch.
reason-not-your-card = You do not have this card, or your token may not use it.
reason-card-spent = This card has been played already; it works only once.
reason-wrong-phase = This belongs to another phase; wait for it.
reason-wrong-moment = This is not the moment for it; wait until you are asked.
reason-not-your-role = Somebody else is called now; wait until it is you.
reason-not-a-voter = You have no vote this time; wait for the next one.
reason-claims-used = You have claimed enough for today; your own words are still free.
reason-target-self = You cannot choose yourself; choose another player.
reason-target-dead = This player is out of the game; choose one who is in it.
reason-target-awake = This player is awake; choose one who sleeps.
reason-target-protected = This player is protected now; choose another.
reason-not-finalist = This player is not in the final; choose one who is.
reason-not-victim = The Bandage helps only the player who is about to go; choose that one.
reason-nothing-claimed = Nothing of this kind stands now; choose something else to say.
reason-not-seen = Nobody has seen this happen; name a reason that everybody has seen.
reason-not-in-game = This is not in this game; choose one of those shown.
reason-already-acted = You have made your choice in this step already, and it stands.
reason-must-choose = You may not pass: choose a player.
reason-not-your-turn = Another player is asked now; wait for your turn.
reason-not-allowed = The rules do not allow this; use one of the actions that are offered to you.

## Settings

# `value` says one value of a setting in a word or two.

preset-basic = Basic game
preset-cards = Game with cards
preset-children = Children's game
setting-preset = Mode
    .help = Chooses in one go a game without cards, with the first two of them, or by the children's rules.
setting-edition = Edition
    .help = By the Polish edition the small game is for up to 7 players; by the Slovak one for up to 8, and cards show their short texts.
    .value =
        { $value ->
            [pl] Polish
           *[sk] Slovak
        }
setting-gm-mode = Game Master
    .help = The software is the Game Master, or a person is, who gets no token.
    .value =
        { $value ->
            [software] Software
           *[human] A person
        }
setting-cards = Action cards
    .help = These cards are dealt beside the tokens; without any it is the basic game.
setting-neutral-supply = Neutral cards
    .help = There are only the 14 of the box, or as many as are needed.
    .value =
        { $value ->
            [box] 14, as in the box
           *[unlimited] As many as needed
        }
setting-small-first-mafia-phase = First night of a small game
    .help = In a small game nobody is chosen in the first night, or somebody is as in every other.
    .value =
        { $value ->
            [skip] Nobody
           *[hold] As always
        }
setting-agent-pass = The Agent may pass
    .help = The Agent may leave a token unseen only in a small game, in any game, or never.
    .value =
        { $value ->
            [small_only] Small game
            [always] Always
           *[never] Never
        }
setting-mafia-choice = The choice at night
    .help = It is settled when all who are awake point at the same player, or each points once and most count.
    .value =
        { $value ->
            [agreement] All agree
           *[plurality] Most
        }
setting-vote-mode = Way of voting
    .help = All vote together and in secret until all are in, or one by one; with a Commander always one by one.
    .value =
        { $value ->
            [simultaneous] Together
           *[sequential] One by one
        }
setting-self-vote = Voting for oneself
    .help = Players may vote for themselves.
setting-abstain = Abstaining
    .help = Voters may give their vote to nobody.
setting-second-place-tie = Tie for second place
    .help = If several share second place, all of them are in the final, or one by lot.
    .value =
        { $value ->
            [all] All
           *[lot] By lot
        }
setting-finalists-vote = Finalists vote
    .help = The finalists vote in the final as well, or only the others do.
    .value =
        { $value ->
            [yes] Yes
           *[no] No
        }
setting-empty-vote = If nobody votes
    .help = If nobody votes twice running, one is out by lot, or nobody is.
    .value =
        { $value ->
            [lot] By lot
           *[no_elimination] Nobody is out
        }
setting-commander-prelim = The Commander's vote
    .help = The Commander's vote breaks a tie in both votes, or only in the final.
    .value =
        { $value ->
            [eliminate] In both votes
           *[final_only] In the final
        }
setting-end-check = When the game is over
    .help = It is over as soon as only one side is left, or only when the last shots have been fired.
    .value =
        { $value ->
            [each_step] At once
           *[after_chain] After the shots
        }
setting-reverse-wakes = Waking when reversed
    .help = Who has Reverse Recruitment wakes by the new side, or by the token.
    .value =
        { $value ->
            [by_side] By the side
           *[by_token] By the token
        }
setting-recruited-agent = A recruited Agent
    .help = After a Recruitment the Agent goes on looking at tokens, or is shown nothing any more.
    .value =
        { $value ->
            [keeps] Goes on
           *[dummy] Sees nothing
        }
setting-save-scope = What Vest and Bandage stop
    .help = They stop the choice of the night and the vote, or shots as well.
    .value =
        { $value ->
            [detailed] Night and vote
           *[any] Shots too
        }
setting-wrong-phase = A card at the wrong time
    .help = Who shows a card in a wrong phase is out, or is only refused.
    .value =
        { $value ->
            [eliminate] Out
           *[refuse] Refused
        }
setting-chain-last-shot = Last Shot after a last shot
    .help = Who is hit by a last shot without a card may play the Last Shot card, or may not.
    .value =
        { $value ->
            [card_allowed] Allowed
           *[never] Forbidden
        }
setting-kids-no-agent = Without the Agent
    .help = There is no Agent, but one Policeman more.
setting-kids-last-shot = A last shot for everybody
    .help = Whoever is eliminated may fire a last shot at another player.
setting-kids-single-vote = One vote only
    .help = Whoever has the most votes is out at once; only a tie leads to a final.
setting-kids-theme = Police Academy
    .help = In milder words: the players are cadets of the Police Academy who look for Rascals.
setting-kids-chain = Last shots in a row
    .help = In a game where everybody has a last shot, one who is hit by it may fire one, too.
setting-new-gang-min-seats = Players for the New Gang
    .help = The New Gang cards need at least so many players.
    .value = { $value }
setting-new-gang-recognition = The New Gang meets
    .help = In the first night the members of the New Gang see one another.
setting-night-pace = Pace of the night
    .help = A call lasts its whole time, or until everybody in the game has sealed something.
    .value =
        { $value ->
            [together] All together
           *[fixed] Fixed
        }
setting-dead-view = What the eliminated see
    .help = The eliminated watch what goes on at night, or see what the living see.
    .value =
        { $value ->
            [night] The nights
           *[none] As the living
        }
setting-t-deal = Time for the deal
    .help = How long players may look at what they were dealt; 0 means until all are ready.
setting-t-agent = Time for the Agent
    .help = How long the Agent phase lasts, whatever is done in it; 0 means until it is done.
setting-t-mafia = Time for the choice at night
    .help = How long those who are awake may choose, and the phase lasts; 0 means until they have.
setting-t-recognition = Time for the New Gang
    .help = How long the members of the New Gang see one another; 0 means only a moment.
setting-t-reaction = Time to react
    .help = How long a Vest or a Bandage may be played; 0 means until all have answered.
setting-t-start-window = Time for cards before the talk
    .help = How long cards may be played before the discussion; 0 means until all have answered.
setting-t-discussion = Time for the discussion
    .help = How long the discussion lasts at most; 0 means until nobody has anything to add.
setting-t-vote = Time to vote
    .help = How long all may vote together, or each one in turn; 0 means until all have voted.
setting-t-defence = Time for a defence
    .help = How long each defence speech lasts at most; 0 means until the speaker is done.
setting-t-tie = Time after a tie
    .help = How long votes may be moved after a tie; 0 means until nobody wants to.
setting-t-end-window = Time for cards after the vote
    .help = How long cards may be played after the vote; 0 means until all have answered.
setting-t-last-shot = Time for a last shot
    .help = How long one may think about a last shot; 0 means until it is decided.
setting-t-role-swap = Time for the swap
    .help = How long one may think about the swap of roles; 0 means until it is decided.

## Claims

claim-am =
    { $words_kind ->
        [police] I play { claim-side }.
        [mafia] I play { claim-side }.
        [new_gang] I play { claim-side }.
        [agent] I am the { $words }.
       *[other] I am a { $words }.
    }
claim-am-not =
    { $words_kind ->
        [police] I do not play { claim-side }.
        [mafia] I do not play { claim-side }.
        [new_gang] I do not play { claim-side }.
        [agent] I am not the { $words }.
       *[other] I am not a { $words }.
    }
claim-side =
    { $words_kind ->
        [police] for the Police
        [mafia] for the Mafia
       *[new_gang] for the New Gang
    }
claim-think = I think { $seats } plays { claim-side }.
claim-sure = I am sure: { $seats } plays { claim-side }.
claim-word-agent = { token-agent }
claim-word-policeman = { token-policeman }
claim-word-mafioso = { token-mafioso }
claim-word-police = { side-police }
claim-word-mafia = { side-mafia }
claim-word-vest = { card-vest }
claim-word-bandage = { card-bandage }
claim-word-recruitment = { card-recruitment }
claim-word-commander = { card-commander }
claim-word-reverse-recruitment = { card-reverse-recruitment }
claim-word-role-swap = { card-role-swap }
claim-word-wiretap = { card-wiretap }
claim-word-shelter = { card-shelter }
claim-word-safe-conduct = { card-safe-conduct }
claim-word-arrest = { card-arrest }
claim-word-shot-round-corner = { card-shot-round-corner }
claim-word-kidnapping = { card-kidnapping }
claim-word-last-shot = { card-last-shot }
claim-word-new-gang = { card-new-gang }
claim-word-neutral = { card-neutral }
