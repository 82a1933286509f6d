# The words of the book `cuba`; citysleeps/views/words.py says how a fact becomes words.

## Facts told to everybody

game-set = Round the table ({ $seats_count }): { $seats }. The Godfather: { $godfather }. In the box: 15 diamonds and { $mix }. { $jokers ->
        [0] The Godfather has no joker
        [one] The Godfather has { $jokers } joker
       *[other] The Godfather has { $jokers } jokers
    }.
    .heading = The theft
    .mix = { $mix } × { $number }
box-passed = { $giver } hands the box to { $to }.
investigation-opened = The box is back. Godfather, find your diamonds.
    .heading = The investigation
asked =
    { $kind_kind ->
        [free] { $asker } asks { $seat }: “{ $text }”
       *[other] { $asker } asks { $seat }: { $kind }
    }
claimed =
    { $kind_kind ->
        [received_diamonds]
            { $seat } claims: the box came to me { $diamonds ->
                [0] without diamonds
                [one] with { $diamonds } diamond
               *[other] with { $diamonds } diamonds
            }.
        [received_tokens]
            { $tokens_count ->
                [0] { $seat } claims: the box came to me without tokens.
                [1] { $seat } claims: the box came to me with one token: { $tokens }.
               *[other] { $seat } claims: the box came to me with these tokens: { $tokens }.
            }
        [passed]
            { $tokens_count ->
                [0]
                    { $seat } claims: I passed the box on { $diamonds ->
                        [0] empty
                        [one] with { $diamonds } diamond and no token
                       *[other] with { $diamonds } diamonds and no token
                    }.
               *[other]
                    { $seat } claims: I passed the box on { $diamonds ->
                        [0] without diamonds
                        [one] with { $diamonds } diamond
                       *[other] with { $diamonds } diamonds
                    }; tokens: { $tokens }.
            }
        [took]
            { $tokens_count ->
                [0]
                    { $seat } claims: I took { $diamonds ->
                        [0] nothing
                        [one] { $diamonds } diamond
                       *[other] { $diamonds } diamonds
                    }.
               *[other] { $seat } claims: I took a token: { $tokens }.
            }
        [bagged]
            { $tokens_count ->
                [0] { $seat } claims: I put nothing into the bag.
               *[other] { $seat } claims: I put a token into the bag: { $tokens }.
            }
        [removed]
            { $seat } claims: before the box left I kept back { $diamonds ->
                [0] no diamond
                [one] { $diamonds } diamond
               *[other] { $diamonds } diamonds
            }.
       *[came_back]
            { $tokens_count ->
                [0]
                    { $seat } claims: the box came back { $diamonds ->
                        [0] empty
                        [one] with { $diamonds } diamond and no token
                       *[other] with { $diamonds } diamonds and no token
                    }.
               *[other]
                    { $seat } claims: the box came back { $diamonds ->
                        [0] without diamonds
                        [one] with { $diamonds } diamond
                       *[other] with { $diamonds } diamonds
                    }; tokens: { $tokens }.
            }
    }
    .tokens = { $tokens }
said = { $seat }: “{ $text }”
accused = { $seat }, empty your pockets!
bang = BANG! { $seat } is the Cleaner and shoots.
revealed =
    { $tokens_count ->
        [0]
            { $seat } shows { $diamonds ->
                [0] empty pockets
                [one] { $diamonds } diamond
               *[other] { $diamonds } diamonds
            }.
       *[other]
            { $seat } shows { $diamonds ->
                [0] a token
                [one] { $diamonds } diamond and a token
               *[other] { $diamonds } diamonds and a token
            }: { $tokens }.
    }
    .tokens = { $tokens }
diamonds-returned = { $number ->
        [one] { $number } diamond goes
       *[other] { $number } diamonds go
    } back to the Godfather. Recovered so far: { $total }.
joker-given = { $seat } was accused wrongly and gets a joker. { $left ->
        [0] No joker is left
        [one] { $left } joker is left
       *[other] { $left } jokers are left
    }.
eliminated =
    { $cause_kind ->
        [bang] BANG! { $seat } is out.
       *[other] { $seat } is out: { $cause }.
    }
left = { $seat } leaves the game.
last-reveals = { $ending } Everybody else, show what you took.
game-over =
    { $winners_count ->
        [0] The game is over. { $ending } Nobody wins.
        [1] The game is over. { $ending } The winner: { $winners }.
       *[other] The game is over. { $ending } The winners: { $winners }.
    }
    .heading = The end
final-reveal = Everything is laid open: { $loot_diamonds }.{ $removed ->
        [-1] { "" }
        [0] { " " }The Godfather removed no diamond. Diamonds in the box on arrival: { $saw_diamonds }.
        [one] { " " }The Godfather removed { $removed } diamond. Diamonds in the box on arrival: { $saw_diamonds }.
       *[other] { " " }The Godfather removed { $removed } diamonds. Diamonds in the box on arrival: { $saw_diamonds }.
    }{ $bag_kind ->
        [none] { "" }
       *[other] { " " }In the bag: { $bag }.
    }{ $left_diamonds ->
        [-1] { "" }
        [0] { " " }No diamond was left in the box.
        [one] { " " }{ $left_diamonds } diamond was left in the box.
       *[other] { " " }{ $left_diamonds } diamonds were left in the box.
    }{ $left_tokens_count ->
        [0] { "" }
       *[other] { " " }Tokens left in the box: { $left_tokens }.
    }{ $stolen ->
        [-1] { "" }
        [0] { " " }No diamond was missing.
        [one] { " " }{ $stolen } diamond was missing.
       *[other] { " " }{ $stolen } diamonds were missing.
    }
    .loot_diamonds =
        { $roles_kind ->
            [none]
                { $loot_diamonds ->
                    [-1] { $name } – unknown
                   *[other] { $name } – no role
                }
            [thief] { $name } – { $roles } ({ $loot_diamonds })
           *[other] { $name } – { $roles }
        }
    .saw_diamonds =
        { $saw_diamonds ->
            [-1] { "" }
           *[other] { $name } – { $saw_diamonds }
        }
    .left_tokens = { $left_tokens }
next-godfather =
    { $by_lot ->
        [yes] The lot decides: { $seat } is the next Godfather.
       *[no] { $seat } is the next Godfather.
    }{ $voters_count ->
        [0] { "" }
       *[other] { " " }Votes: { $voters }.
    }
    .voters = { $voters } for { $names }
corrected = An entry is taken back: everything stands as it did before.

## Facts told to some

own-removal =
    { $you ->
        [yes]
            You keep { $number ->
                [0] no diamond
                [one] { $number } diamond
               *[other] { $number } diamonds
            } back.
       *[no]
            { $me } keeps { $number ->
                [0] no diamond
                [one] { $number } diamond
               *[other] { $number } diamonds
            } back.
    }
box-seen =
    { $you ->
        [yes]
            In your box: { $diamonds ->
                [0] no diamond
                [one] { $diamonds } diamond
               *[other] { $diamonds } diamonds
            }; { $tokens_count ->
                [0] no token
               *[other] { $tokens }
            }.
       *[no]
            In the box of { $me }: { $diamonds ->
                [0] no diamond
                [one] { $diamonds } diamond
               *[other] { $diamonds } diamonds
            }; { $tokens_count ->
                [0] no token
               *[other] { $tokens }
            }.
    }
    .tokens = { $tokens }
own-bag =
    { $you ->
        [yes] Into the bag: { $token }.
       *[no] { $me } – into the bag: { $token }.
    }
own-loot =
    { $you ->
        [yes]
            { $tokens_count ->
                [0]
                    You take { $diamonds ->
                        [0] nothing
                        [one] { $diamonds } diamond
                       *[other] { $diamonds } diamonds
                    }. Your role: { $role }.
               *[other] You take a token. Your role: { $role }.
            }
       *[no]
            { $tokens_count ->
                [0]
                    { $me } takes { $diamonds ->
                        [0] nothing
                        [one] { $diamonds } diamond
                       *[other] { $diamonds } diamonds
                    }. The role: { $role }.
               *[other] { $me } takes a token. The role: { $role }.
            }
    }
box-back =
    { $you ->
        [yes]
            Back in your box: { $diamonds ->
                [0] no diamond
                [one] { $diamonds } diamond
               *[other] { $diamonds } diamonds
            }; { $tokens_count ->
                [0] no token
               *[other] { $tokens }
            }.
       *[no]
            Back with { $me }: { $diamonds ->
                [0] no diamond
                [one] { $diamonds } diamond
               *[other] { $diamonds } diamonds
            }; { $tokens_count ->
                [0] no token
               *[other] { $tokens }
            }.
    }
    .tokens = { $tokens }
stolen-noted = Missing from the box: { $number ->
        [0] no diamond
        [one] { $number } diamond
       *[other] { $number } diamonds
    }.
outstanding = Still to be found: { $number ->
        [0] no diamond
        [one] { $number } diamond
       *[other] { $number } diamonds
    }.
bang-prompt = { $accused } is accused. BANG, or hold fire?
own-hold =
    { $you ->
        [yes] You hold fire.
       *[no] { $me } holds fire.
    }
revive-prompt = It is quiet. Ask somebody else something else.
own-vote =
    { $you ->
        [yes] You name { $seat }.
       *[no] { $me } names { $seat }.
    }
warned = Mind: { $warnings }.

## Roles and tokens

# `description` says what one is, `aim` what one wants, `short` both in a line; `advice` is the book's own.

role-godfather = Godfather
    .description = Everybody knows the Godfather, who keeps up to five diamonds back in secret, sends the box round, then questions and accuses freely. Accusing an Agent loses the game at once; anybody else but a Thief costs a joker.
    .aim = Get back every stolen diamond.
    .short = questions, accuses, wants the diamonds
    .advice = Find out whom you can trust, and play the part convincingly. Accuse Thieves only: every other accusation costs a joker or the game.
role-thief = Thief
    .description = Took one diamond or more. Once accused, gives them all back and is out.
    .aim = See the Godfather eliminated while you are in play with the most diamonds.
    .short = took diamonds, wants the most
role-loyal = Loyal
    .description = Took a Loyal token. Wins together with the Godfather.
    .aim = Let the Godfather recover every stolen diamond.
    .short = wins with the Godfather
    .advice = Make the Godfather believe you, and help to find the culprits.
role-agent-fbi = FBI Agent
    .description = Took the token of the FBI. Plays alone and wins alone, when the Godfather accuses this very Agent.
    .aim = Be accused by the Godfather.
    .short = wants to be accused
role-agent-cia = CIA Agent
    .description = Took the token of the CIA. Plays alone and wins alone, when the Godfather accuses this very Agent.
    .aim = Be accused by the Godfather.
    .short = wants to be accused
role-driver = Driver
    .description =
        { $driver_joins_solo_win ->
            [no] Took a Driver token. Wins whenever the right neighbour wins, unless somebody wins alone; nobody says who that neighbour is.
           *[yes] Took a Driver token. Wins exactly when the right neighbour wins; nobody says who that neighbour is.
        }
    .aim = Let your right neighbour win.
    .short = wins with the right neighbour
role-cleaner = Cleaner
    .description = Took the Cleaner's token. Wins with the Godfather, or calls BANG when somebody is accused: if it is an Agent, the Cleaner wins alone, otherwise both are out.
    .aim = Let the Godfather recover every stolen diamond, or shoot an Agent.
    .short = a Loyal who may shoot the accused
role-street-urchin = Street urchin
    .description = Got an empty box, or sat last and took nothing. Wins together with the Thief who wins.
    .aim = Let a Thief win.
    .short = has nothing, wins with the Thief
    .advice = Draw suspicion on yourself, for instance by getting wrongly accused.
token-loyal = Loyal
token-agent-fbi = FBI Agent
token-agent-cia = CIA Agent
token-driver = Driver
token-cleaner = Cleaner

## Sides, causes, endings

side-godfather-side = With the Godfather
side-thieves-side = With the Thieves
side-solo = Alone
side-passenger = Passenger
cause-thief-caught = a Thief caught
cause-taking-error = an error in taking
cause-bang = BANG
cause-no-joker = no joker left
cause-conceded = giving up
cause-time-up = time up
ending-diamonds-recovered = All stolen diamonds are recovered.
ending-agent-accused = An Agent has been accused.
ending-godfather-eliminated = The Godfather is eliminated.
ending-cleaner-shot-agent = The Cleaner has shot an Agent.
ending-void = The game is void.

## Questions and claims

# `short` is a button; a claim answers the question of its kind.

question-received-diamonds = How many diamonds were in the box when it reached you?
    .short = How many diamonds came?
question-received-tokens = Which tokens were in the box when it reached you?
    .short = Which tokens came?
question-passed = What was left in the box when you passed it on?
    .short = What did you pass on?
question-took = What did you take?
    .short = What did you take?
question-free = Something else?
    .short = In my own words
question-bagged = What is in the bag?
    .short = What is in the bag?
question-removed = How many diamonds did you keep back?
    .short = How many kept back?
question-came-back = What came back in the box?
    .short = What came back?
claim-received-diamonds = Diamonds that came
claim-received-tokens = Tokens that came
claim-passed = Passed on
claim-took = Took
claim-bagged = Into the bag
claim-removed = Kept back
claim-came-back = Came back

## Phases and steps

phase-setup = Setup
phase-theft = Theft
phase-investigation = Investigation
phase-bang-window = BANG?
phase-pockets = The pockets
phase-last-reveals = Last reveals
phase-over = The end
phase-next-vote = The next Godfather

## What is read out

lobby-line = For 6 to 12 players (5 as a variant), from age 10, 10 to 20 minutes.
closing-line = All is make-believe: drink, drugs, weapons and gangs are nothing to do in earnest.
remember-line = Remember the diamonds and tokens you see: true words and believable lies rest on them.
advice-five-players = Five players: strongly advised against for first games; you need to know the game well.
advice-cleaner = The Cleaner: advised against for first games.
advice-only-cleaner = The Cleaner replaces the only Loyal: no Loyal is left in the box.
advice-few-loyals = Few Loyals for so many players: the Godfather will find little help.
advice-jokers = More jokers make it easier for the Godfather (with children, say); fewer help the Thieves.
advice-too-many-players = At most 12 players can play this; more start another table.
advice-token-total = The tokens in the box must be as many as the players, minus three.
advice-token-kind = There are 5 Loyals, 2 Drivers, one of every other token; take no more of a kind.
advice-no-loyal = Put at least one Loyal or the Cleaner in the box.

# What the host is warned of, in one sentence together.

warning-five-players = five players need to know the game well
warning-cleaner = the Cleaner is not for first games
warning-only-cleaner = with the Cleaner no Loyal is left
warning-few-loyals = there are few Loyals

# What everybody is told to do now.

prompt-setup = Godfather, keep up to five diamonds back, in secret.
prompt-theft =
    { $mode ->
        [assisted] The box goes round. No talk until it is back.
       *[full] The box is with { $seat }. No talk until it is back.
    }
prompt-investigation = Godfather, ask whom you like, accuse whom you like.
prompt-bang-window = { $seat } is accused. Does anybody call BANG?
prompt-pockets = { $seat }, show everything that you took.
prompt-last-reveals = Everybody else, show what you took.
prompt-next-vote = Winners, who is the next Godfather?

## What players do

act-remove = Keep back
act-bag = Into the bag
act-take = Take
act-ask = Ask
act-claim = Claim
act-say = Say
act-accuse = Empty your pockets!
act-bang = BANG!
act-hold = Hold fire
act-concede = Give up
act-vote-next = Next Godfather
act-leave = Leave the game
choice-nothing = Nothing
choice-none = None

## What the host does

host-act-remove = Remove
host-act-stolen = Diamonds missing
host-act-bang = BANG called
host-act-reveal = Enter the loot
host-act-error = Error in taking
host-act-end = Close the reveals
host-act-undo = Take back
host-act-correct = Enter for a player

## Why something is refused

reason-has-left = Whoever has left stays out of this game; sit down again for the next one.
reason-game-ended = The game is over; now you may talk and choose the next Godfather.
reason-accusation-pending = Somebody is accused right now; wait until that is settled.
reason-not-now = This cannot be done now; wait for its part of the game.
reason-is-eliminated = You are out and must keep silent until the game ends.
reason-not-yours = This is for another player to do; wait until it is your turn.
reason-bad-target = This player cannot be chosen for it; choose another.
reason-already-done = You have done this already, and it stands.
reason-bag-tokens-only = Only a token may go into the bag; leave the diamonds out.
reason-one-thing-only = Diamonds or one token, never both and never two tokens; choose one.
reason-must-take = The box is not empty and you are not last: take diamonds or one token.
reason-not-in-box = The box does not hold that; take something that is in it.
reason-out-of-range = The number is too small or too large; choose one within its bounds.
reason-not-cleaner = Only the Cleaner can call BANG; hold fire.
reason-impossible-loot = So much cannot have been taken; check what was shown, and the count of missing diamonds.
reason-empty-box-unstated = Say whether the box was empty when it reached this player.
reason-too-few-players = Too few players; you need at least 6, or 5 with the variant switched on.
reason-too-many-players = Too many players; at most 12 can play.
reason-five-players-off = Five can only play with the variant for five players; switch it on.
reason-token-total = The box must hold as many tokens as there are players, minus three.
reason-token-kind = There are not so many tokens of this kind; take fewer.
reason-no-loyal = The box needs a Loyal or the Cleaner; put one in.
reason-bad-setting = This setting cannot have that value; choose one of those offered.
reason-settings-collide = These two settings do not go together; switch one of them off.
reason-bad-setup = This cannot be dealt: check the names of the players.

## Settings

# `value` says one value of a setting in a word or two.

preset-basic = Basic game
preset-cleaner = With the Cleaner
setting-preset = Kind of game
    .help = The basic game, or the game with the Cleaner.
setting-mode = The box
    .help = The phones are the box, or a real box goes round and a host enters what the table sees.
    .value =
        { $value ->
            [full] On the phones
           *[assisted] On the table
        }
setting-five-players = Five players
    .help = Five may play, with two tokens and no joker. Strongly advised against for first games.
setting-cleaner = The Cleaner
    .help = The Cleaner's token replaces one Loyal; whoever takes it may shoot somebody accused.
setting-roles = Tokens in the box
    .help = These tokens are put in the box instead of the book's; their number stays the same.
setting-jokers = Jokers
    .help = The Godfather's jokers. More make it easier to investigate, fewer help the Thieves.
    .value =
        { $value ->
            [table] By the book
           *[other] { $value }
        }
setting-single-agent = The only Agent
    .help = Where one Agent is in the box, it is the one of the FBI or the one of the CIA.
    .value =
        { $value ->
            [fbi] FBI
           *[cia] CIA
        }
setting-first-godfather = The first Godfather
    .help = The most experienced player should be it; if nobody is named, the lot decides.
setting-box-memory = What one saw in the box
    .help = The box is shown only while one holds it, or one may look up later what one saw.
    .value =
        { $value ->
            [once] Shown once
           *[keep] Kept
        }
setting-theft-talk = Talk during the theft
    .help = Players may talk while the box goes round; nobody is questioned yet.
setting-driver-joins-solo-win = Driver of a lone winner
    .help = If an Agent or the Cleaner wins alone, the Driver beside them wins as well.
    .value =
        { $value ->
            [yes] Wins too
           *[no] Does not win
        }
setting-bang-victim-can-win = Shot by mistake
    .help = A Loyal, Driver or Street urchin whom the Cleaner shot can still win with their side.
    .value =
        { $value ->
            [no] Cannot win
           *[yes] Can still win
        }
setting-reseat = Seats for the next game
    .help = Before the next game seats are drawn anew, as the book advises, or kept.
    .value =
        { $value ->
            [shuffle] Drawn anew
           *[keep] Kept
        }
setting-bang-window-s = Time to call BANG
    .help = How long the pockets of the accused stay shut, if a Cleaner was in the box.
setting-theft-turn-s = Time with the box
    .help = Whoever takes nothing in this time has made an error and is out; 0 means no limit.
setting-theft-fixed-s = Pace of the box
    .help = In one room everybody keeps the box for exactly so long, so that time tells nothing. Whoever takes nothing by then is out.
    .value =
        { $value ->
            [0] as needed
           *[other] { $value } s
        }
setting-investigation-minutes = Time to investigate
    .help = After so many minutes the Godfather is eliminated; 0 means no limit.
    .value =
        { $value ->
            [0] no limit
           *[other] { $value } min
        }
setting-quiet-prompt-s = Reminder in silence
    .help = After so much silence the Godfather is told to revive the talk; 0 means never.
    .value =
        { $value ->
            [0] never
           *[other] { $value } s
        }
setting-next-vote-s = Time to choose the next
    .help = How long the winners may name the next Godfather; then the votes decide, or the lot.
