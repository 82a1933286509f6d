# The words of the book `original`; citysleeps/views/words.py says how a fact becomes words.

## Facts told to everybody

game-set =
    { $temporary_host_kind ->
        [seat] Round the table ({ $seats_count }): { $seats }. { $temporary_host } announces until somebody dies. In the deck: { $composition }.
       *[nobody] Round the table ({ $seats_count }): { $seats }. In the deck: { $composition }.
    }
    .heading = The deal
    .composition = { $composition } × { $number }
deal-void =
    { $why ->
        [bad_player_count] The deal is void, and too few players are left for a game.
       *[left] The deal is void: the cards are collected and dealt anew.
    }
rules-read = The rules of conduct are read out, and the characters of this game introduced: { $characters }.
night-began = Darkness comes over the city, and everybody falls asleep.
    .heading = Night { $number }
step-began =
    { $step ->
        [doctor] A light in the surgery: the doctor wakes up.
        [lawyer] The lawyer wakes up and opens a file.
        [mafia] The mafia wakes up.
        [yakuza] The yakuza wake up.
        [maniac] Somebody cannot sleep: the maniac wakes up.
        [werewolf] The werewolf wakes up and listens to the moon.
        [commissar] The commissar wakes up and puts on a hat.
        [don] The don wakes up.
        [ninja] The ninja wakes up without a sound.
       *[sheriff] The sheriff wakes up and reaches for a revolver.
    }
step-ended =
    { $step ->
        [doctor] The doctor goes to sleep.
        [lawyer] The lawyer goes to sleep.
        [mafia] The mafia goes to sleep.
        [yakuza] The yakuza go to sleep.
        [maniac] The maniac goes to sleep.
        [werewolf] The werewolf goes to sleep.
        [commissar] The commissar goes to sleep.
        [don] The don goes to sleep.
        [ninja] The ninja goes to sleep.
       *[sheriff] The sheriff goes to sleep.
    }
day-began = The sun rises, and the city wakes up.
    .heading = Day { $number }
dawn =
    { $seats_count ->
        [0] It was a quiet night: nobody died.
       *[other] Not everybody wakes up. Killed in the night: { $seats }.
    }
judges-confirmed =
    { $seats_count ->
        [0] No living player is a judge.
        [1] One player is a judge: { $seats }.
       *[other] These players are judges: { $seats }.
    }
host-changed =
    { $seat_kind ->
        [nobody] From now on the software hosts the game.
        [host] From now on a person hosts the game.
       *[seat] From now on { $seat } hosts the game.
    }
floor-given =
    { $kind ->
        [defence] { $seat } speaks in defence.
        [tie_speech] { $seat } speaks once more before the tie is broken.
        [last_words] { $seat } has the last words.
       *[speech] { $seat } has the floor.
    }
said = { $seat }: “{ $text }”
claimed = { $seat }: { claim-phrase }
floor-ended =
    { $by ->
        [time] The time of { $seat } is up.
        [host] The host takes the floor from { $seat }.
        [left] { $seat } leaves in the middle of the speech.
       *[speaker] { $seat } has finished.
    }
host-said = The host: “{ $text }”
warned = The host warns { $seat }.
unwarned = The host takes a warning of { $seat } back.
nominated = { $by } puts { $seat } on trial.
no-nomination = { $seat } puts nobody on trial.
court-opened =
    { $accused_count ->
        [1] The court opens. On trial: { $accused }.
       *[other] The court opens. On trial, in this order: { $accused }.
    }
    .accused = { $accused } (accused by { $accusers })
no-court =
    { $why ->
        [one_accused_day_1] Only one player is accused, and on the first day that is not enough: there is no court.
        [accused_left] Those on trial have left: the court is over.
       *[no_accused] Nobody is accused: there is no court today.
    }
vote-opened =
    { $kind ->
        [second_vote] A second vote between { $candidates }. Voters: { $voters }.
        [all_or_none] One question about { $candidates }: execute all of them, or leave all of them alive? Voters: { $voters }.
       *[vote] A vote on { $candidates }. Voters: { $voters }.
    }
called =
    { $candidate_kind ->
        [execute] Who is for executing them all?
        [spare] Who is for leaving them all alive?
       *[seat] Who is for the execution of { $candidate }?
    }
hands =
    { $candidate_kind ->
        [execute]
            { $seats_count ->
                [0] No hand is raised for executing them all.
               *[other] For executing them all: { $seats }.
            }
        [spare]
            { $seats_count ->
                [0] No hand is raised for leaving them all alive.
               *[other] For leaving them all alive: { $seats }.
            }
       *[seat]
            { $seats_count ->
                [0] No hand is raised against { $candidate }.
               *[other] Against { $candidate }: { $seats }.
            }
    }
counted =
    { $abstained_count ->
        [0] The count: { $candidates }.
       *[other]
            { $added_to_kind ->
                [nobody] The count: { $candidates }. No hand was raised by { $abstained }.
               *[seat] The count: { $candidates }. Abstained, and so counted against { $added_to }: { $abstained }.
            }
    }
    .candidates =
        { $candidates_kind ->
            [execute]
                { $numbers ->
                    [one] { $numbers } vote to execute all
                   *[other] { $numbers } votes to execute all
                }
            [spare]
                { $numbers ->
                    [one] { $numbers } vote to leave all alive
                   *[other] { $numbers } votes to leave all alive
                }
           *[seat]
                { $numbers ->
                    [one] { $candidates } with { $numbers } vote
                   *[other] { $candidates } with { $numbers } votes
                }
        }
tied = A tie between { $seats }.
sentenced =
    { $seats_count ->
        [0] Nobody is sentenced: all of them live.
       *[other] Sentenced to death: { $seats }.
    }
executed = Executed: { $seats }. The cards stay face down.
left = { $seat } has left the game.
game-over = The game is over. { $winner } { $condition }
    .heading = The end
final-reveal =
    { $winners_count ->
        [0] The cards are turned over: { $cards }. Nobody has won.
       *[other] The cards are turned over: { $cards }. The winners: { $winners }.
    }
    .cards = { $name } – { $cards } ({ $sides })

## Facts told to some

own-card =
    { $you ->
        [yes] Your card: { $card }.
       *[no] The card of { $seat }: { $card }.
    }
gang-met =
    { $gang ->
        [yakuza] The yakuza look round and know one another: { $members }.
       *[mafia] The mafia look round and know one another: { $members }.
    }
    .members = { $members } ({ $cards })
planned = { $member } names { $seat } for night { $night }.
plan-recorded =
    { $gang ->
        [yakuza] The plan of the yakuza: { $nights }.
       *[mafia] The plan of the mafia: { $nights }.
    }
    .nights =
        { $seats_kind ->
            [nobody] night { $nights } – nobody
           *[seat] night { $nights } – { $seats }
        }
pointed =
    { $seat_kind ->
        [nobody] { $member } points at nobody.
       *[seat] { $member } points at { $seat }.
    }
gang-choice =
    { $seat_kind ->
        [nobody] The gang has not agreed on a victim.
       *[seat] The gang has agreed on a victim: { $seat }.
    }
check-answer =
    { $answer ->
        [nod]
            { $you ->
                [yes] You asked about { $target }: the host nods.
               *[no] { $seat } asked about { $target }: the host nods.
            }
       *[no_nod]
            { $you ->
                [yes] You asked about { $target }: the host does not nod.
               *[no] { $seat } asked about { $target }: the host does not nod.
            }
    }
card-shown =
    { $you ->
        [yes] You are shown the card of { $target }: { $card }.
       *[no] { $seat } is shown the card of { $target }: { $card }.
    }
side-told =
    { $you ->
        [yes] Your side tonight: { $side }.
       *[no] The side of { $seat } tonight: { $side }.
    }
noted =
    { $act ->
        [guard]
            { $you ->
                [yes] You watch over { $target } tonight.
               *[no] { $seat } watches over { $target } tonight.
            }
        [check]
            { $you ->
                [yes] You choose { $target } for a check.
               *[no] { $seat } chooses { $target } for a check.
            }
        [mark]
            { $you ->
                [yes] You mark { $target } in the dark.
               *[no] { $seat } marks { $target } in the dark.
            }
        [kill]
            { $you ->
                [yes] You lie in wait for { $target }.
               *[no] { $seat } lies in wait for { $target }.
            }
        [shoot]
            { $you ->
                [yes] You shoot at { $target }.
               *[no] { $seat } shoots at { $target }.
            }
       *[pass]
            { $you ->
                [yes] You choose nobody tonight.
               *[no] { $seat } chooses nobody tonight.
            }
    }
leaving = { $seat } is leaving; the others learn of it at dawn.
own-result =
    { $won ->
        [yes]
            { $you ->
                [yes] You have won. Your side: { $side }.
               *[no] { $seat } has won. Side: { $side }.
            }
       *[no]
            { $you ->
                [yes] You have lost. Your side: { $side }.
               *[no] { $seat } has lost. Side: { $side }.
            }
    }
attempt =
    { $result ->
        [protected] An attempt on { $target }, who was protected: it fails.
        [immortal] An attempt on { $target }, who is immortal: it fails.
        [no_agreement] The gang does not agree: no attempt tonight.
        [nobody] No attempt was made.
       *[kills] An attempt on { $target }: it succeeds.
    }
converted =
    { $gang ->
        [yakuza] The death of { $cause } changes { $seat }: the werewolf joins the yakuza.
       *[mafia] The death of { $cause } changes { $seat }: the werewolf joins the mafia.
    }

## Cards

# The description of a card takes the settings of the game as arguments; its advice is for the holder alone.

card-resident = Resident
    .description = Residents are red and win with the red side, whose aim is that no black player is left alive. They sleep through every night; by day they speak, may put a player on trial, vote, and try to work out who is black.
    .short = You sleep all night. By day: think, speak, vote.
card-commissar = Commissar
    .description = The commissar is red and wins with the red side. Once every night the commissar points at one other player; if the host nods, that player is black.
    .advice = Lead the discussion by day so that the court chooses rightly, but do not give yourself away: the black side wants you dead first.
    .short = Each night: point at one player. A nod means black.
card-doctor = Doctor
    .description =
        { $sheriff_vs_doctor ->
            [saved] The doctor is red and wins with the red side. From the second night on the doctor protects one player a night, who may be the doctor, but never the same one two nights running: attempts of the mafia, the yakuza and the maniac on that player fail, and so does the sheriff's shot.
           *[kills] The doctor is red and wins with the red side. From the second night on the doctor protects one player a night, who may be the doctor, but never the same one two nights running: attempts of the mafia, the yakuza and the maniac on that player fail, but the sheriff's shot kills.
        }
    .advice = Work out by day whom the criminals will attack at night.
    .short = From night 2: protect one player, never the same one twice running.
card-immortal = Immortal
    .description =
        { $sheriff_vs_immortal ->
            [kills] The immortal is red and wins with the red side. The immortal sleeps through every night; attempts of the mafia, the yakuza and the maniac fail, but the sheriff's shot kills, and by day the immortal can be executed like anybody.
           *[survives] The immortal is red and wins with the red side. The immortal sleeps through every night and cannot be killed in it: attempts of the mafia, the yakuza, the maniac and the sheriff all fail; but by day the immortal can be executed like anybody.
        }
    .advice = Be careful by day: your own side can have you executed.
    .short = Nobody can kill you at night. The court can.
card-honest-judge = Honest Judge
    .description = Honest judges are red and win with the red side. They sleep through every night; on the first day it is made known who the judges are, but not who is honest, and while one of them is alive only judges vote on which of the accused is executed.
    .short = While a judge lives, only judges vote.
card-sheriff = Sheriff
    .description = The sheriff is red and wins with the red side. From the second night on, in the last step of every night, the sheriff shoots one other player, of whatever side, and is told nothing about the victim.
    .advice = Take care not to hit honest residents.
    .short = From night 2: shoot one player.
card-mafia = Mafioso
    .description = Mafiosi are black and win with the mafia, whose aim is to kill until the black side is as numerous as the red. In the first night the gang, with the don, learns who its members are; from the second night on it may choose one victim a night.
    .short = You wake with the gang. Agree in silence on one player.
card-don = Don
    .description =
        { $deck ->
            [extended] The don is black, belongs to the mafia and wins with it. From the second night on the don takes part in the mafia's kill, and once every night points at one other player; the host nods if that player is the commissar or the ninja.
           *[basic] The don is black, belongs to the mafia and wins with it. From the second night on the don takes part in the mafia's kill, and once every night points at one player who is not of the mafia; the host nods if that player is the commissar.
        }
    .short = You wake with the gang, then alone. A nod means commissar.
card-ninja = Ninja
    .description = The ninja is black, belongs to the yakuza and wins with them. From the second night on the ninja takes part in the yakuza's kill, and once every night points at one other player; the host nods if that player is the commissar or anybody of the mafia, the don included.
    .short = You wake with the yakuza, then alone. A nod means commissar or mafia.
card-yakuza = Yakuza
    .description = Yakuza are black and win with their gang, the second one, whose aim is to kill both the mafia and the red side. In the first night the gang, with the ninja, learns who its members are; from the second night on it may choose one victim a night.
    .short = You wake with the gang. Agree in silence on one player.
card-maniac = Maniac
    .description = The maniac is black, belongs to no gang and wins alone, when no more than two players are alive and one of them is the maniac. From the second night on the maniac kills one other player a night.
    .short = From night 2: kill one player. You win alone.
card-werewolf = Werewolf
    .description =
        { $werewolf_trigger ->
            [gang_member] The werewolf starts on the red side and wins with the side on which the werewolf ends. As soon as a member of a gang is killed or executed, the werewolf joins that gang and later kills with it; every night from the second on the werewolf is told the present side: red, mafia or yakuza.
           *[any_black] The werewolf starts on the red side and wins with the side on which the werewolf ends. As soon as a black player is killed or executed, the werewolf joins that player's gang, or if there was none, the gang with fewer living members (the mafia if they are equal), and later kills with it; every night from the second on the werewolf is told the present side: red, mafia or yakuza.
        }
    .short = You are red until a black player dies; then you join a gang.
card-lawyer = Lawyer
    .description =
        { $lawyer_appears_red ->
            [no] The lawyer is black, belongs to no gang and wins with whichever gang wins. Every night the lawyer may point at one other player and is shown that player's card.
           *[yes] The lawyer is black, belongs to no gang and wins with whichever gang wins. Every night the lawyer may point at one other player and is shown that player's card; the commissar's check takes the lawyer for red.
        }
    .short = Each night: see one player's card. You win with the gangs.
card-corrupt-judge = Corrupt Judge
    .description = The corrupt judge is black, belongs to no gang and wins with whichever gang wins. The corrupt judge sleeps through every night; on the first day it is made known who the judges are, but not who is honest, and while one of them is alive only judges vote on which of the accused is executed.
    .short = While a judge lives, only judges vote. You win with the gangs.

## Sides, gangs, winners

side-red = red
side-black = black
side-mafia = mafia
side-yakuza = yakuza
side-maniac = maniac
gang-mafia = Mafia
gang-yakuza = Yakuza
winner-red = The red side, the honest residents, has won.
winner-black = The black side has won.
winner-mafia = The mafia has won.
winner-yakuza = The yakuza have won.
winner-maniac = The maniac has won.
winner-draw = It is a draw.
condition-no-black = No criminal is left alive.
condition-numbers = The criminals are at least as many as the honest.
condition-maniac-last-two = No more than two are alive, and one of them is the maniac.
condition-nobody-left = Nobody is left alive.
condition-stalemate = For too many rounds nobody has died.

## Phases and steps

phase-deal = The deal
phase-first-night = First night
phase-night = Night
phase-dawn = Dawn
phase-first-day = First day
phase-day = Day
phase-judges = Declaration of the judges
phase-discussion = Discussion
phase-speech = Speech
phase-nomination = Putting on trial
phase-court = Court
phase-defence = Defence
phase-vote = Vote
phase-tie-speeches = Second speeches
phase-second-vote = Second vote
phase-all-or-none = All or none
phase-execution = Execution
phase-last-words = Last words
phase-game-over = End of the game
phase-doctor = The doctor
phase-lawyer = The lawyer
phase-mafia = The mafia
phase-yakuza = The yakuza
phase-maniac = The maniac
phase-werewolf = The werewolf
phase-commissar = The commissar
phase-don = The don
phase-ninja = The ninja
phase-sheriff = The sheriff

## What is read out

# Addressed to the players. The lines of a step take `night` and `kill_method`, and nothing that depends on who is alive.

lobby-line = The book says: for players of 16 and over, 45 to 90 minutes a game.
advice-by-hand = 0 means that a host goes on by hand; the software needs a number of seconds.
conduct-1501 = At night make no noise: no coughing, no groaning.
conduct-1502 = The dead do not talk: once you are out, say nothing to the living.
conduct-1503 = Do not interrupt the one who has the floor.
conduct-1504 = Do not speak out of turn.
conduct-1505 = Show nobody your card before the game is over.
conduct-1506 = If you belong to a gang, make no sound at night: only point.
conduct-1507 = In court the accused speak only in the time of their defence, and the condemned only in their last words.
step-began-doctor =
    { $night ->
        [1] The doctor wakes. Tonight you protect nobody.
       *[other] The doctor wakes. Whom do you protect?
    }
    .eyes =
        { $night ->
            [1] Doctor, open your eyes and let me see you. Tonight you protect nobody.
           *[other] Doctor, open your eyes. Whom do you protect tonight?
        }
step-began-lawyer = The lawyer wakes. Whose card do you want to see?
    .eyes = Lawyer, open your eyes. Whose card do you want to see?
step-began-mafia =
    { $night ->
        [1]
            { $kill_method ->
                [open_eyes] The mafia wakes. Look who is with you. Tonight you kill nobody.
               *[closed_eyes] The mafia wakes. Look who is with you, and plan the next three nights.
            }
       *[other]
            { $kill_method ->
                [open_eyes] The mafia wakes. Agree on your victim.
               *[closed_eyes] The mafia wakes. Each of you marks a victim alone.
            }
    }
    .eyes =
        { $night ->
            [1]
                { $kill_method ->
                    [open_eyes] Mafia, open your eyes and see, without a sound, who you are. Tonight you kill nobody.
                   *[closed_eyes] Mafia, open your eyes and see, without a sound, who you are. You have { $planning_seconds } seconds: plan in silence, only by pointing, whom you kill in the second, the third and the fourth night.
                }
           *[other]
                { $kill_method ->
                    [open_eyes] Mafia, open your eyes. Agree without a sound and point at your victim.
                   *[closed_eyes] Mafia, keep your eyes closed. I call the living one after the other: make the pistol sign when your victim is called.
                }
        }
step-began-yakuza =
    { $night ->
        [1]
            { $kill_method ->
                [open_eyes] The yakuza wake. Look who is with you. Tonight you kill nobody.
               *[closed_eyes] The yakuza wake. Look who is with you, and plan the next three nights.
            }
       *[other]
            { $kill_method ->
                [open_eyes] The yakuza wake. Agree on your victim.
               *[closed_eyes] The yakuza wake. Each of you marks a victim alone.
            }
    }
    .eyes =
        { $night ->
            [1]
                { $kill_method ->
                    [open_eyes] Yakuza, open your eyes and see, without a sound, who you are. Tonight you kill nobody.
                   *[closed_eyes] Yakuza, open your eyes and see, without a sound, who you are. You have { $planning_seconds } seconds: plan in silence, only by pointing, whom you kill in the second, the third and the fourth night.
                }
           *[other]
                { $kill_method ->
                    [open_eyes] Yakuza, open your eyes. Agree without a sound and point at your victim.
                   *[closed_eyes] Yakuza, keep your eyes closed. I call the living one after the other: make the pistol sign when your victim is called.
                }
        }
step-began-maniac =
    { $night ->
        [1] The maniac wakes. Tonight you kill nobody.
       *[other] The maniac wakes. Whom do you kill?
    }
    .eyes =
        { $night ->
            [1] Maniac, open your eyes and let me see you. Tonight you kill nobody.
           *[other] Maniac, open your eyes. Whom do you kill tonight?
        }
step-began-werewolf = The werewolf wakes. Look which side you are on now.
    .eyes = Werewolf, open your eyes and see which side you are on now.
step-began-commissar = The commissar wakes. Whom do you check?
    .eyes = Commissar, open your eyes. Whom do you check tonight?
step-began-don = The don wakes. Whom do you check?
    .eyes = Don, open your eyes. Whom do you check tonight?
step-began-ninja = The ninja wakes. Whom do you check?
    .eyes = Ninja, open your eyes. Whom do you check tonight?
step-began-sheriff =
    { $night ->
        [1] The sheriff wakes. Tonight you do not shoot.
       *[other] The sheriff wakes. Whom do you shoot?
    }
    .eyes =
        { $night ->
            [1] Sheriff, open your eyes and let me see you. Tonight you do not shoot.
           *[other] Sheriff, open your eyes. Whom do you shoot tonight?
        }
step-plans-mafia = The mafia plans the next three nights.
    .eyes = Mafia, open your eyes. You have { $planning_seconds } seconds: plan in silence, only by pointing, whom you kill in the next three nights.
step-plans-yakuza = The yakuza plan the next three nights.
    .eyes = Yakuza, open your eyes. You have { $planning_seconds } seconds: plan in silence, only by pointing, whom you kill in the next three nights.
step-ended-doctor = The doctor sleeps.
    .eyes = Doctor, close your eyes.
step-ended-lawyer = The lawyer sleeps.
    .eyes = Lawyer, close your eyes.
step-ended-mafia = The mafia sleeps.
    .eyes =
        { $night ->
            [1] Mafia, close your eyes.
           *[other]
                { $kill_method ->
                    [open_eyes] Mafia, close your eyes.
                   *[closed_eyes] Mafia, lower your hands and sleep.
                }
        }
step-ended-yakuza = The yakuza sleep.
    .eyes =
        { $night ->
            [1] Yakuza, close your eyes.
           *[other]
                { $kill_method ->
                    [open_eyes] Yakuza, close your eyes.
                   *[closed_eyes] Yakuza, lower your hands and sleep.
                }
        }
step-ended-maniac = The maniac sleeps.
    .eyes = Maniac, close your eyes.
step-ended-werewolf = The werewolf sleeps.
    .eyes = Werewolf, close your eyes.
step-ended-commissar = The commissar sleeps.
    .eyes = Commissar, close your eyes.
step-ended-don = The don sleeps.
    .eyes = Don, close your eyes.
step-ended-ninja = The ninja sleeps.
    .eyes = Ninja, close your eyes.
step-ended-sheriff = The sheriff sleeps.
    .eyes = Sheriff, close your eyes.
discussion-rules = The discussion begins: every living player has the floor once, clockwise, for { $speech_seconds } seconds at most. Say what you like, true or false, but show no card; only the host may interrupt. After your speech you may put one other living player on trial.
host-sign-red = The werewolf is red: shake your head.
host-sign-mafia = The werewolf is of the mafia: show a pistol.
host-sign-yakuza = The werewolf is of the yakuza: show a dagger.
closing-line = By custom the losers pay for the drinks.

## What players do

act-ready = Ready
act-guard = Protect
act-check = Check
act-plan = Plan
act-point = Point at
act-mark = Mark
act-kill = Kill
act-shoot = Shoot
act-pass = Pass
act-done = Done
act-say = Say
act-claim = Claim
act-nominate = Put on trial
act-vote = Raise a hand
act-abstain = Abstain
act-leave = Leave the game
choice-execute = Execute all
choice-spare = Leave all alive

## What the host does

host-act-next = Go on
host-act-say = Announce
host-act-warn = Warn
host-act-unwarn = Take a warning back
host-act-silence = Take the floor away
host-act-remove = Take out of the game
host-act-correct = Correct
host-act-leave = Leave the game
host-act-lead = Lead the game

## Why something is refused

reason-bad-player-count = This game cannot be played by so many or so few: change the number of players or the mode.
reason-bad-setup = These settings do not go together: check the times and the host.
reason-dead-actor = You are out of the game: from now on you only watch.
reason-not-allowed = The rules do not allow this; use one of the actions that are offered to you.
reason-nomination-used = You have put somebody on trial today already; you may do so again tomorrow.
reason-not-your-turn = Another player has the floor; wait until it is your turn.
reason-wrong-phase = This cannot be done now; wait for the part of the game that it belongs to.
reason-not-your-role = Another character acts now; wait until yours is called.
reason-not-a-voter = Only the judges vote while one of them is alive.
reason-already-acted = You have made your choice in this step already, and it stands.
reason-already-voted = You have voted or abstained already, and it stands until the next vote.
reason-claims-used = You have claimed enough for today; your own words are still free.
reason-must-choose = You may not pass: choose a player.
reason-target-dead = This player is out of the game; choose a living one.
reason-target-self = You cannot choose yourself; choose another player.
reason-target-own-gang = This player is of your own gang; choose somebody else.
reason-repeat-protection = You protected this player last night; choose another one tonight.
reason-already-nominated = This player is on trial already; name another one, or nobody.
reason-not-accused = This player does not stand in this vote; choose one of those who do.
reason-not-called = This one is not being called now; raise your hand when the name comes, or for the one called now.
reason-nothing-claimed = Nothing of this kind stands now; choose something else to say.
reason-not-seen = Nobody has seen this happen; name a reason that everybody has seen.
reason-not-in-game = This is not in this game; choose one of those shown.

## Settings

preset-basic = Basic game
preset-professional = Professional game
preset-extended = Extended game
preset-hostless = Game without a host
setting-preset = Mode
    .help = Chooses the deck, the way of killing and the host in one go.
setting-deck = Deck
    .help = The basic deck has residents, the commissar, the mafia and the don; the extended one has all fourteen characters.
    .value =
        { $value ->
            [basic] Basic
           *[extended] Extended
        }
setting-kill-method = Way of killing
    .help = With open eyes a gang points at its victim together; with closed eyes each member marks alone, by a plan of the first night.
    .value =
        { $value ->
            [open_eyes] Open eyes
           *[closed_eyes] Closed eyes
        }
setting-host-mode = Host
    .help = The software hosts, or a person does, or nobody does until the first player dies.
    .value =
        { $value ->
            [engine] Software
            [human] A person
           *[hostless] Nobody
        }
setting-address-by = Forms of address
    .help = Players are called by their numbers or by their names.
    .value =
        { $value ->
            [numbers] Numbers
           *[names] Names
        }
setting-row13-special = Special card for thirteen
    .help = In an extended game of thirteen this character is dealt: the lawyer or the werewolf.
    .value =
        { $value ->
            [lawyer] Lawyer
           *[werewolf] Werewolf
        }
setting-gang-agreement = Agreement of a gang
    .help = With open eyes a gang kills only if all its members point at the same player, or if most of them do.
    .value =
        { $value ->
            [unanimous] All
           *[majority] Most
        }
setting-team-target = Killing one's own
    .help = Members of a gang may choose one of their own as the victim, or may not.
    .value =
        { $value ->
            [allowed] Allowed
           *[forbidden] Forbidden
        }
setting-plan-reminder = Reminder of the plan
    .help = Each member of a gang is shown the plan again when the gang is called.
setting-gang-replan = New plans
    .help = After every three nights a gang may agree on a new plan, or it has only the first one.
    .value =
        { $value ->
            [none] Only the first
           *[window] Every three nights
        }
setting-sheriff-may-pass = The sheriff may hold fire
    .help = The sheriff may spend a night without a shot.
setting-maniac-may-pass = The maniac may hold back
    .help = The maniac may spend a night without a murder.
setting-sheriff-vs-doctor = The sheriff against the doctor
    .help = The sheriff's shot kills a player whom the doctor protects, or it does not.
    .value =
        { $value ->
            [kills] Kills
           *[saved] Does not kill
        }
setting-sheriff-vs-immortal = The sheriff against the immortal
    .help = The immortal survives the sheriff's shot, or dies of it.
    .value =
        { $value ->
            [survives] Survives
           *[kills] Dies
        }
setting-lawyer-appears-red = The lawyer passes for red
    .help = The commissar's check does not give the lawyer away.
setting-werewolf-trigger = What wakes the wolf
    .help = The werewolf changes sides at the death of any black player, or only of a gang member.
    .value =
        { $value ->
            [any_black] Any black player
           *[gang_member] A gang member
        }
setting-werewolf-joins = How the werewolf joins
    .help = The werewolf and the new gang learn of one another, or stay strangers.
    .value =
        { $value ->
            [meets_gang] They meet
           *[blind] Strangers
        }
setting-single-accused-defence = Defence of a single accused
    .help = One who is accused alone may speak before the sentence.
setting-all-or-none-tie = A tie on all or none
    .help = If as many want to execute all as to leave all alive, they live, or they are executed.
    .value =
        { $value ->
            [spare] They live
           *[execute] Executed
        }
setting-judge-tie = A tie of the judges
    .help = After a tie of the judges everybody votes on all or none, or the judges vote once more.
    .value =
        { $value ->
            [all_or_none] All or none
           *[basic] Judges vote again
        }
setting-helpers-in-parity = Helpers count for the gang
    .help = The lawyer and the corrupt judge count when a gang is compared with the red side.
setting-maniac-blocks-parity = The maniac holds the gangs up
    .help = No gang can win by numbers while the maniac is alive.
setting-red-win-requires = What red must do
    .help = Red wins when all black players are dead, or all killers, or the members of the gangs.
    .value =
        { $value ->
            [all_black] All black
            [killers_only] Killers
           *[gangs_only] Gangs
        }
setting-nobody-left = If nobody is left
    .help = If all are dead, red has won, or it is a draw.
    .value =
        { $value ->
            [red] Red wins
           *[draw] A draw
        }
setting-dead-see-all = The dead see everything
    .help = Players who are out see what the host sees.
setting-reveal-at-end = Cards shown at the end
    .help = When the game is over, all cards are turned over.
setting-stalemate-rounds = Rounds until a draw
    .help = After so many rounds without a death the game is a draw; 0 means never.
setting-night-pace = Pace of the night
    .help = Every step has its whole length; or it ends sooner, when everybody who lives has sealed an act or a hunch. Then its length shows how long the slowest took.
    .value =
        { $value ->
            [together] All together
           *[fixed] Fixed
        }
setting-night-step-seconds = Seconds for a step of the night
    .help = How long every step of the night lasts, whoever is alive; 0 means until the host goes on.
setting-planning-seconds = Seconds for planning
    .help = How long a gang plans when it kills with closed eyes; the book gives two minutes.
setting-speech-seconds = Seconds for a speech
    .help = How long each player may speak by day; the book gives a minute.
setting-nomination-seconds = Seconds for putting on trial
    .help = How long a speaker may think about whom to put on trial; 0 means until the host goes on.
setting-defence-seconds = Seconds for a defence
    .help = How long an accused player may speak, also after a tie and as last words; the book gives 30 seconds.
setting-vote-call-seconds = Seconds for one call
    .help = How long hands may be raised for one candidate; 0 means until the host goes on.
setting-deal-seconds = Seconds for the card
    .help = How long players may look at their cards before the first night; 0 means until all are ready.
setting-temporary-host = Temporary host
    .help = In a game without a host this player announces until somebody dies.

## Claims

claim-am =
    { $words_kind ->
        [red] I am red.
        [black] I am black.
        [resident] I am a { $words }.
        [mafia] I am a { $words }.
        [yakuza] I am a { $words }.
        [honest_judge] I am an { $words }.
       *[other] I am the { $words }.
    }
claim-am-not =
    { $words_kind ->
        [red] I am not red.
        [black] I am not black.
        [resident] I am not a { $words }.
        [mafia] I am not a { $words }.
        [yakuza] I am not a { $words }.
        [honest_judge] I am not an { $words }.
       *[other] I am not the { $words }.
    }
claim-think =
    { $words_kind ->
        [red] I think { $seats } is red.
        [black] I think { $seats } is black.
        [mafia] I think { $seats } is of the mafia.
        [yakuza] I think { $seats } is of the yakuza.
       *[other] I think { $seats } is the { $words }.
    }
claim-sure =
    { $words_kind ->
        [red] I am sure: { $seats } is red.
        [black] I am sure: { $seats } is black.
        [mafia] I am sure: { $seats } is of the mafia.
        [yakuza] I am sure: { $seats } is of the yakuza.
       *[other] I am sure: { $seats } is the { $words }.
    }
claim-word-resident = { card-resident }
claim-word-commissar = { card-commissar }
claim-word-doctor = { card-doctor }
claim-word-immortal = { card-immortal }
claim-word-honest-judge = { card-honest-judge }
claim-word-sheriff = { card-sheriff }
claim-word-mafia = { card-mafia }
claim-word-don = { card-don }
claim-word-ninja = { card-ninja }
claim-word-yakuza = { card-yakuza }
claim-word-maniac = { card-maniac }
claim-word-werewolf = { card-werewolf }
claim-word-lawyer = { card-lawyer }
claim-word-corrupt-judge = { card-corrupt-judge }
claim-word-red = red
    .short = red
claim-word-black = black
    .short = black
claim-word-nod = a nod
claim-word-no-nod = no nod
claim-word-guard = protected
claim-word-kill = killed
claim-word-shoot = shot
