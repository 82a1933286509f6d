# The milder words of `kids_theme`: cadets of the Police Academy look for Rascals. Each message stands in the place of the one of the same name in spytown.ftl.

game-set =
    { $cards_count ->
        [0] Cadets of the Police Academy ({ $seats_count }): { $seats }. Tokens: { $tokens }. There are no cards.
       *[other] Cadets of the Police Academy ({ $seats_count }): { $seats }. Tokens: { $tokens }. Action cards: { $cards }. Neutral cards: { $neutral }.
    }
    .heading = The exercise begins
    .tokens = { $tokens } × { $number }
turn-began = Lights out at the Police Academy: all cadets in play fall asleep.
    .heading = Turn { $number }
step-began =
    { $step ->
        [role_swap] All look at their tokens again. { $seat } may exchange with another cadet.
        [agent_phase] A light in the corridor: the Agent wakes up.
        [gang_recognition] Whispers on the stairs: the New Gang wakes up.
        [mafia_phase] Somebody giggles: the Rascals wake up for their secret meeting.
        [police_phase] The cadets wake up: the council begins.
        [start_window] Before the discussion there is time for cards.
        [discussion] The discussion begins.
        [defence] Time for the defence speeches.
        [tie_discussion] The discussion is opened once more.
        [end_window] The vote is decided; there is time for cards.
        [vest_window] { $seat } has time to react.
        [bandage_window] All others have time to react.
        [last_shot_right] { $seat } may take somebody along.
       *[last_shot_window] { $seat } has time for a last card.
    }
step-ended =
    { $step ->
        [role_swap] The tokens lie face down again.
        [agent_phase] The Agent goes back to sleep.
        [gang_recognition] The New Gang goes back to sleep.
        [mafia_phase] The Rascals go back to sleep.
        [police_phase] The council is over.
        [discussion] The discussion is over.
        [defence] The defence is over.
        [tie_discussion] The votes stand.
        [last_shot_right] The time to take somebody along is over.
       *[other] The time for cards is over.
    }
victim-named = The Rascals have chosen { $seat }.
eliminated =
    { $card_kind ->
        [none]
            { $cause ->
                [small_game_agent] The Agent has been found out: for { $seat } the exercise is over. Token: { $token }.
                [expelled] { $seat } leaves the exercise. Token: { $token }.
               *[other] For { $seat } the exercise is over. Token: { $token }.
            }
       *[other]
            { $cause ->
                [wrong_phase] A card at the wrong time: { $card }. For { $seat } the exercise is over. Token: { $token }.
                [expelled] { $seat } leaves the exercise. Token: { $token }. Card: { $card }.
               *[other] For { $seat } the exercise is over. Token: { $token }. Card: { $card }.
            }
    }
mafia-met =
    { $seats_count ->
        [0] No Rascal wakes up.
       *[other] Awake as Rascals: { $seats }.
    }
mafia-choice =
    { $seat_kind ->
        [nobody] The Rascals have chosen nobody.
       *[seat] The Rascals have chosen { $seat }.
    }
token-agent = Agent
    .description =
        { $small ->
            [yes] The Agent belongs to the Police and wins with them. In the first turn the Agent may look in secret at one token; but if it is a Rascal's, the Agent is out at once.
           *[no] The Agent belongs to the Police and wins with them. At the start of every turn the Agent looks in secret at the token of one other cadet.
        }
    .short = At the start of a turn: look in secret at one token.
token-policeman = Policeman
    .description = Policemen win with the Police, when nobody of another side is left in the exercise. They sleep through the night; by day they talk, vote and look for the Rascals among them.
    .short = You sleep at night. By day: talk, vote, find the Rascals.
token-mafioso = Rascal
    .description = Rascals win together, when nobody of another side is left in the exercise. At night they wake up and choose one sleeping cadet without a word; by day they talk and vote like everybody.
    .short = You wake at night. Choose one sleeper without a word.
card-recruitment = Recruitment
    .description = Show it to the Game Master and point at one who sleeps: that cadet keeps the token, but wakes at once and plays for the Rascals from now on. All hear that somebody is recruited, but not who.
    .when = At night, before your side has chosen
    .short = Point at one who sleeps and plays for the Rascals from now on.
users-policeman-mafioso = Policeman or Rascal
users-mafioso = Rascal
side-mafia = Rascals
claim-side =
    { $words_kind ->
        [police] for the Police
        [mafia] for the Rascals
       *[new_gang] for the New Gang
    }
winner-police = The Police win: all Rascals have been found.
winner-mafia = The Rascals win: nobody has found them.
winner-new-gang = The New Gang wins: it has outwitted everybody.
cause-mafia = chosen by the Rascals
phase-mafia-phase = Rascals
step-began-mafia-phase = The Rascals wake. Look who is with you, and agree on one who sleeps.
    .eyes = Rascals, open your eyes, see who you are, and agree without a sound on one cadet who sleeps: all of you point at the same one.
    .short = The Rascals wake.
mafia-called-again = The Rascals wake. Agree on one who sleeps.
    .eyes = Rascals, open your eyes, and agree without a sound on one cadet who sleeps: all of you point at the same one.
    .short = The Rascals wake.
step-began-police-phase = The cadets wake: the council begins.
    .eyes = Cadets, open your eyes: the council begins.
step-began-preliminary-vote =
    { $vote_mode ->
        [sequential] One by one, clockwise: whom do you take for a Rascal?
       *[simultaneous] All together: whom do you take for a Rascal?
    }
step-ended-mafia-phase = The Rascals sleep.
    .eyes = Rascals, close your eyes.
shot =
    { $cause ->
        [shot_round_corner] From round the corner: { $shooter } points at { $target }.
       *[last_shot_right] { $shooter } takes somebody along: { $target }.
    }
cause-last-shot-right = taken along
phase-last-shot-right = Taking somebody along
step-began-last-shot-right = { $seat }, you may take somebody along. Whom?
act-shoot = Take along
spy-chosen = The Rascals have chosen:
spy-shoot = Take { $name } along
spy-shoot-no = Take nobody along
setting-kids-last-shot = Everybody takes somebody along
    .help = Whoever is out may take another cadet along.

# Nobody shoots: one points, or takes somebody along.

card-vest = Bulletproof Vest
    .description =
        { $save_scope ->
            [any] If you are named at dawn, voted out or pointed at, lay it open: you stay in the game and show no token. It works once.
           *[detailed] If you are named at dawn or voted out, lay it open: you stay in the game and show no token. It works once, and does not stop one who points at you.
        }
    .when = When you are named or voted out
    .short = If you are to go, show this instead of your token, and stay.
card-bandage = Bandage
    .description =
        { $save_scope ->
            [any] If another player is named at dawn, voted out or pointed at, lay it open before the token is shown: that player stays. You cannot save yourself.
           *[detailed] If another player is named at dawn or voted out, lay it open before the token is shown: that player stays. You cannot save yourself, and it does not help one who is pointed at.
        }
    .when = When another player is named or voted out
    .short = Show it when another player is to go: that player stays. Not for yourself.
card-shelter = Shelter
    .description = In the whole next turn you cannot be chosen, voted for or pointed at. You may speak in it, but you do not vote.
    .when = At the end of the council, after the vote
    .short = In the next turn you cannot be eliminated, and do not vote.
card-safe-conduct = Safe Conduct
    .description = In the next night you cannot be chosen. By day everything is as usual: you vote, and can be voted out or pointed at.
    .when = At the end of the council, after the vote
    .short = In the next night you cannot be chosen. Good for a bluff, too.
card-arrest = Arrest
    .description = In this turn nobody can vote for you, and you do not vote. You may speak, and can still be pointed at.
    .when = At the start of the council
    .short = In this turn you cannot be voted for, and do not vote.
card-shot-round-corner = From Round the Corner
    .description = You point at one other player, who is out at once and shows the token. You can no longer use it when you are named or voted out yourself.
    .when = At any moment of the council
    .short = At any moment while you are in the game: one player is out at once.
card-last-shot = Come Along
    .description = When you are eliminated, you may show it and point at one other player, who is out as well. Both tokens are shown.
    .when = When you are eliminated
    .short = When you are eliminated, you may point at another, who is out too.
cause-shot-round-corner = found from round the corner
cause-last-shot-card = the Come Along card
setting-end-check = When the game is over
    .help = It is over as soon as only one side is left, or only when nobody may take anybody along any more.
    .value =
        { $value ->
            [each_step] At once
           *[after_chain] When all is done
        }
setting-save-scope = What Vest and Bandage stop
    .help = They stop the choice of the night and the vote, or also one who points.
    .value =
        { $value ->
            [detailed] Night and vote
           *[any] Pointing too
        }
setting-chain-last-shot = Come Along after being taken along
    .help = Who is taken along without a card may play the Come Along card, or may not.
    .value =
        { $value ->
            [card_allowed] Allowed
           *[never] Forbidden
        }
setting-kids-chain = Taking along in a row
    .help = In a game where everybody may take somebody along, one who is taken along may do so, too.
setting-t-last-shot = Time to take somebody along
    .help = How long one may think about whom to take along; 0 means until it is decided.
