# The words of the book `bigcity`; citysleeps/views/words.py says how a fact becomes words.

## Facts told to everybody

game-set =
    { $roles_count ->
        [0] Round the table ({ $seats_count }): { $seats }. Which roles are in play, nobody knows: { $decks }.
       *[other] Round the table ({ $seats_count }): { $seats }. In play: { $roles }.
    }
    .heading = The deal
    .roles = { $roles } × { $number }
    .decks = { $decks } × { $number }
set-warned =
    { $warning ->
        [player_range] The game is best with 6 to 18 players.
        [no_check_or_shot] No citizen can check or shoot: the city will find it hard to win.
       *[role_table]
            { $column ->
                [peaceful_resident] For { $row } players the book advises another number of Peaceful Residents.
                [special_citizens] For { $row } players the book advises fewer special citizens.
               *[criminals] For { $row } players the book advises fewer criminals and outcasts.
            }
    }
option-noted =
    { $option ->
        [opt_sound_mind] The killed may name their suspects: that greatly favours those who check.
        [opt_grave_secrets] The killed hide their cards: less becomes known.
       *[opt_name_of_truth] Cards may be shown by day: there is less room for bluff.
    }
host-named =
    { $host_kind ->
        [nobody] From now on the software is the Host.
        [host] From now on a person is the Host.
       *[seat] The Host is { $host }.
    }
night-begun =
    { $quiet ->
        [yes] The city falls asleep. The Quiet Night has come.
       *[no] The city falls asleep. Night has come.
    }
    .heading = Night { $number }
called =
    { $step ->
        [call_criminals] The criminals wake.
        [call_lawyer] The Lawyer wakes.
        [call_doctor] The Doctor wakes.
        [call_bodyguard] The Bodyguard wakes.
        [call_mafia] Mafia wakes.
        [call_cartel] Cartel wakes.
        [call_maniac] The Maniac wakes.
        [call_poisoner] The Poisoner wakes.
        [call_revolutionary] The Revolutionary wakes.
        [call_sect] The sect wakes.
        [call_lover] The Lover wakes.
        [call_detective] The Detective or the Patrolman wakes.
        [call_journalist] The Journalist wakes.
        [call_psychic] The Psychic wakes.
        [call_bloodhound] The Bloodhound wakes.
        [call_sleuth] The Sleuth wakes.
        [call_judge] The Judge wakes.
       *[call_admirer] The Admirer wakes.
    }
day-begun = The city wakes. Day has come.
    .heading = Day { $number }
killed =
    { $cards_count ->
        [0]
            { $seats_count ->
                [1] { $seats } has been killed.
               *[other] { $seats } have been killed.
            }
       *[other]
            { $seats_count ->
                [1] { $cards } has been killed.
               *[other] { $cards } have been killed.
            }
    }
    .cards = { $seats } ({ $cards })
nobody-killed = Nobody was killed this night.
avenged =
    { $effect ->
        [no] { $avenger } is the Avenger and names { $seat }; but nothing happens to { $seat }.
       *[yes] { $avenger } is the Avenger and takes { $seat } along.
    }
avenger-passed = The Avenger ({ $seat }) names nobody.
window-ended = We go on.
last-word-said = The last word of { $seat }: “{ $text }”
jailed =
    { $seats_count ->
        [1] { $seats } goes to jail: may talk, may not vote.
       *[other] { $seats } go to jail: they may talk, but not vote.
    }
released =
    { $seats_count ->
        [1] { $seats } is free again and may vote.
       *[other] { $seats } are free again and may vote.
    }
discussion-opened =
    { $limit ->
        [0] The city talks.
       *[other] The city talks. Time: { $limit } s.
    }
said = { $seat }: “{ $text }”
claimed = { $seat }: { claim-phrase }
readied =
    { $ready ->
        [no] { $seat } wants to go on talking.
       *[yes] { $seat } is ready for the vote.
    }
shown = In the name of truth: { $seat } shows the card { $card }.
left = { $seat } leaves the game.
warned = The Host warns { $seat }: no lists of names.
unwarned = The Host takes a warning of { $seat } back.
voting-opened =
    { $round ->
        [second_round] A tie. We vote once more: { $candidates }.
       *[first_round] We vote. Whom does the city condemn?
    }
named = Who is against { $seat }?
voted =
    { $hand ->
        [no] { $voter } takes the hand down.
       *[yes] { $voter } raises a hand against { $candidate }.
    }
votes-counted =
    { $voters_count ->
        [0] The count: no hand was raised.
       *[other] The count: { $candidates }. The hands: { $voters }.
    }
    .aloud =
        { $voters_count ->
            [0] The count: no hand was raised.
           *[other] The count: { $candidates }.
        }
    .candidates =
        { $numbers ->
            [0] { "" }
            [one] { $candidates } with { $numbers } vote
           *[other] { $candidates } with { $numbers } votes
        }
    .voters = { $voters } against { $votes }
nobody-condemned = Nobody is condemned today.
alibi-announced = { $seat } has an alibi! Nobody is executed.
executed =
    { $card_kind ->
        [none] The city executes { $seat }.
       *[other] The city executes { $seat }. The card: { $card }.
    }
game-over =
    { $winners_count ->
        [0] The game is over. { $ending } { $winner }
       *[other] The game is over. { $ending } { $winner } The winners: { $winners }.
    }
    .heading = The end
final-reveal = Everything is laid open: { $cards }.{ $recruited_count ->
        [0] { "" }
       *[other] { " " }Recruited: { $recruited }.
    }{ $heirs_count ->
        [0] { "" }
       *[other] { " " }Heirs: { $heirs }.
    }{ $acts_count ->
        [0] { "" }
       *[other] { " " }At night: { $acts }.
    }
    .cards =
        { $causes_kind ->
            [none] { $name } – { $cards }
           *[other] { $name } – { $cards } ({ $causes })
        }
    .acts =
        { $acts ->
            [shoot]
                { $actors_kind ->
                    [nobody]
                        { $targets_kind ->
                            [nobody] night { $nights }: the gang shoots nobody
                           *[seat] night { $nights }: the gang shoots at { $targets }
                        }
                   *[seat] night { $nights }: { $actors } shoots at { $targets }
                }
            [check]
                { $others_kind ->
                    [nobody] night { $nights }: { $actors } checks { $targets }
                   *[seat] night { $nights }: { $actors } checks { $targets } and { $others }
                }
            [block] night { $nights }: { $actors } blocks { $targets }
            [heal] night { $nights }: { $actors } heals { $targets }
            [guard] night { $nights }: { $actors } guards { $targets }
            [poison] night { $nights }: { $actors } poisons { $targets }
            [recruit] night { $nights }: { $actors } recruits { $targets }
            [falsify] night { $nights }: { $actors } turns the head of { $targets }
            [jail] night { $nights }: { $actors } sends { $targets } to jail
            [release] night { $nights }: { $actors } lets { $targets } go
            [alibi] night { $nights }: { $actors } gives { $targets } an alibi
           *[pass] night { $nights }: { $actors } chooses nobody
        }

## Facts told to some

# What one is told in the night fits into a whisper: 48 characters with names of ten.

card-dealt =
    { $you ->
        [yes] Your card: { $card }.
       *[no] The card of { $me }: { $card }.
    }
woken =
    { $you ->
        [yes] You are called.
       *[no] { $me } wakes.
    }
awake =
    { $seats_count ->
        [1] Awake: { $seats }, and nobody else.
       *[other] Awake together: { $seats }.
    }
crossed-arms =
    { $you ->
        [yes] Crossed arms: tonight you do not act. Sleep.
       *[no] Crossed arms: { $me } does not act tonight.
    }
act-taken =
    { $act ->
        [block]
            { $you ->
                [yes] You block { $targets }.
               *[no] { $me } blocks { $targets }.
            }
        [heal]
            { $you ->
                [yes] You heal { $targets }.
               *[no] { $me } heals { $targets }.
            }
        [guard]
            { $you ->
                [yes] You guard { $targets }.
               *[no] { $me } guards { $targets }.
            }
        [shoot]
            { $you ->
                [yes] You shoot at { $targets }.
               *[no] { $me } shoots at { $targets }.
            }
        [poison]
            { $you ->
                [yes] You poison { $targets }.
               *[no] { $me } poisons { $targets }.
            }
        [recruit]
            { $you ->
                [yes] You recruit { $targets }.
               *[no] { $me } recruits { $targets }.
            }
        [falsify]
            { $you ->
                [yes] You turn the head of { $targets }.
               *[no] { $me } turns the head of { $targets }.
            }
        [check]
            { $you ->
                [yes] You check { $targets }.
               *[no] { $me } checks { $targets }.
            }
        [jail]
            { $you ->
                [yes] You send { $targets } to jail.
               *[no] { $me } sends { $targets } to jail.
            }
        [release]
            { $you ->
                [yes] You let { $targets } go.
               *[no] { $me } lets { $targets } go.
            }
        [alibi]
            { $you ->
                [yes] You give { $targets } an alibi.
               *[no] { $me } gives { $targets } an alibi.
            }
        [done]
            { $you ->
                [yes] You are done.
               *[no] { $me } is done.
            }
       *[pass]
            { $you ->
                [yes] You choose nobody.
               *[no] { $me } chooses nobody.
            }
    }
pointed =
    { $target_kind ->
        [up] { $seat } points up: in the air.
        [none] { $seat } lets it be.
       *[seat] { $seat } points at { $target }.
    }
faction-said = { $seat }: “{ $text }”
faction-choice =
    { $choice_kind ->
        [up] The shot goes in the air.
        [none] There is no shot.
       *[seat] The shot is at { $choice }.
    }
agent-exposed = { $agent } is the Agent! You may choose again.
leader-inherited =
    { $you ->
        [yes] You lead now: your finger decides disputes.
       *[no] { $me } leads the gang now.
    }
no-shot =
    { $you ->
        [yes] { $target }: { $signal }. Peaceful, so no shot.
       *[no] { $me } does not shoot { $target }: { $signal }.
    }
recruit-chosen = New in the sect: { $seat }.
recruited =
    { $you ->
        [yes] You are in the sect now. Your powers are gone.
       *[no] { $me } is in the sect now.
    }
head-inherited =
    { $you ->
        [yes] You lead the sect now: { $members }.
       *[no] { $me } leads the sect now: { $members }.
    }
check-answer =
    { $you ->
        [yes] { $targets }: { $signal }. { $meaning }
       *[no] { $me } – { $targets }: { $signal }. { $meaning }
    }
list-ban =
    { $you ->
        [yes] Do not say who is in the gang or the sect.
       *[no] { $me } may not say who is in the gang or the sect.
    }
avenge-prompt =
    { $you ->
        [yes]
            { $seats_count ->
                [0] You can name nobody. Pass.
               *[other] You may take one player along.
            }
       *[no]
            { $seats_count ->
                [0] { $me } can only pass.
               *[other] { $me } may take one player along.
            }
    }
word-prompt =
    { $you ->
        [yes] Your last word: whom do you suspect?
       *[no] { $me } has the last word.
    }
leaving =
    { $you ->
        [yes] You have left. The others are not told.
       *[no] { $me } has left; nobody is told of it.
    }

# To the Host alone.

to-announce =
    { $what ->
        [game_set] Announce who plays, and with which roles.
        [set_warned] Announce what the book would advise.
        [option_noted] Announce what the option means.
        [host_named] Announce who is the Host.
        [night_begun] Announce that night falls.
        [called] Announce the next call.
        [day_begun] Announce that the city wakes.
        [killed] Announce who has been killed.
        [nobody_killed] Announce that nobody was killed.
        [avenged] Announce whom the Avenger names.
        [avenger_passed] Announce that the Avenger names nobody.
        [window_ended] Announce that the game goes on.
        [jailed] Announce who goes to jail.
        [released] Announce who is free again.
        [discussion_opened] Announce that the city talks.
        [shown] Announce whose card is shown.
        [left] Announce who leaves the game.
        [voting_opened] Announce the vote.
        [named] Announce the next name.
        [votes_counted] Announce the count.
        [nobody_condemned] Announce that nobody is condemned.
        [alibi_announced] Announce who has an alibi.
        [executed] Announce who is executed.
        [game_over] Announce who has won.
       *[final_reveal] Announce who was who.
    }
heir-drawn =
    { $group ->
        [mafia] { $seat } leads Mafia from now on.
        [cartel] { $seat } leads Cartel from now on.
       *[sect] { $seat } leads the sect from now on.
    }
death-caused = { $seat }: { $cause }.

## Cards

# The description of a card takes the settings of the game; `short` is a line in the list of roles.

card-peaceful-resident = Peaceful Resident
    .description = Sleeps through every night; by day talks, listens and votes. Wins with the citizens, when no criminal and no outcast is left alive.
    .short = sleeps at night, votes by day
card-agent = Agent
    .description = A citizen among the criminals: wakes with them, sees who they are and points along with them, but may not name them by day. If their choice falls on the Agent, nothing can save the Agent. Wins with the citizens.
    .short = a citizen who wakes with the criminals
card-judge = Judge
    .description = Every night may send one player to jail, or let a prisoner go. A prisoner does nothing at night, may talk by day, but not vote. Wins with the citizens.
    .short = jails one player, or sets one free
card-detective = Detective
    .description = Every night checks one player. Thumb up: a citizen; thumb down: a criminal; thumb sideways: an outcast. Wins with the citizens.
    .short = learns the side of one player
card-journalist = Journalist
    .description = Every night compares two players. Thumb up: both are on the same side; thumb down: they are not. Wins with the citizens.
    .short = compares the sides of two players
card-doctor = Doctor
    .description =
        { $opt_all_in_moderation ->
            [on] Every night heals one player: neither shots nor poison of that night kill that player. Healed two nights running, the player is poisoned by it and dies in the evening. Wins with the citizens.
           *[off] Every night heals one player: neither shots nor poison of that night kill that player. Never the same one two nights running. Wins with the citizens.
        }
    .short = heals one player each night
card-bodyguard = Bodyguard
    .description = Every night guards one other player. If that player is shot at, the Bodyguard dies instead. Wins with the citizens.
    .short = dies instead of whom it guards
card-patrolman = Patrolman
    .description = Sleeps while the Detective is alive. After the Detective's death checks one player every night in the Detective's place. Wins with the citizens.
    .short = takes over when the Detective is dead
card-psychic = Psychic
    .description = Every night looks around one player. Thumb up: that player and both neighbours are citizens; thumb down: at least one of them is not. Wins with the citizens.
    .short = checks a player with both neighbours
card-admirer = Admirer
    .description = Every night gives one player a secret alibi: if the city condemns that player next day, nobody is executed. Never the same one two nights running. Wins with the citizens.
    .short = gives one player an alibi for the day
card-sleuth = Sleuth
    .description = Every night checks one player or shoots at one. A check: thumb up means a Peaceful Resident, thumb down anybody else. Wins with the citizens.
    .short = checks or shoots one player
card-lucky-one = Lucky One
    .description = Sleeps through every night. Neither shot nor poison nor jail can touch the Lucky One; only the vote of the city can. Wins with the citizens.
    .short = only a vote can harm him
card-avenger = Avenger
    .description = Sleeps through every night. Once killed or executed, may at once name one living player, who dies too. Wins with the citizens.
    .short = takes one player along into death
card-mafia = Mafia
    .description =
        { $faction ->
            [both] Every night wakes with the others of the gang; together they shoot one player, or in the air. Wins when the other gang is gone and their own is at least as large as the citizens are many.
           *[other]
                { $parity_counts ->
                    [all_others] Every night wakes with the others of the gang; together they shoot one player, or in the air. Wins when at the start of a day the criminals are at least as many as all the others.
                    [peaceful_only] Every night wakes with the others of the gang; together they shoot one player, or in the air. Wins when at the start of a day the criminals are at least as many as the Peaceful Residents.
                   *[citizens] Every night wakes with the others of the gang; together they shoot one player, or in the air. Wins when at the start of a day the criminals are at least as many as the citizens.
                }
        }
    .short = shoot together, one player a night
card-cartel = Cartel
    .description =
        { $faction ->
            [both] Every night wakes with the others of the gang; together they shoot one player, or in the air. Wins when the other gang is gone and their own is at least as large as the citizens are many.
           *[other]
                { $parity_counts ->
                    [all_others] Every night wakes with the others of the gang; together they shoot one player, or in the air. Wins when at the start of a day the criminals are at least as many as all the others.
                    [peaceful_only] Every night wakes with the others of the gang; together they shoot one player, or in the air. Wins when at the start of a day the criminals are at least as many as the Peaceful Residents.
                   *[citizens] Every night wakes with the others of the gang; together they shoot one player, or in the air. Wins when at the start of a day the criminals are at least as many as the citizens.
                }
        }
    .short = shoot together, one player a night
card-lawyer = Lawyer
    .description = Every night blocks one other player: whoever is blocked sees crossed arms and goes back to sleep without acting. Never the same one two nights running. Shoots and wins with the criminals.
    .short = blocks one player each night
card-lover = Lover
    .description =
        { $lover_mode ->
            [checked] Every night chooses one other player: whoever checks that player this night gets a false answer. Shoots and wins with the criminals.
           *[checker] Every night chooses one other player: if that player checks somebody this night, the answer is false. Shoots and wins with the criminals.
        }
    .short = turns answers to checks false
card-bloodhound = Bloodhound
    .description = Every night checks one other player. Thumb down: a Peaceful Resident; thumb up: anybody else. Shoots and wins with the criminals.
    .short = sniffs out special roles
card-werewolf = Werewolf
    .description = Whoever checks for sides takes the Werewolf for a citizen. Wakes with the gang like every criminal. Shoots and wins with the criminals.
    .short = looks like a citizen when checked
card-boss = Boss
    .description = When Mafia does not agree, the Boss's finger decides. If the Boss dies, the role passes in secret to another of Mafia. Shoots and wins with the criminals.
    .short = decides when Mafia does not agree
card-ringleader = Ringleader
    .description = When Cartel does not agree, the Ringleader's finger decides. If the Ringleader dies, the role passes in secret to another of Cartel. Shoots and wins with the criminals.
    .short = decides when Cartel does not agree
card-maniac = Maniac
    .description = Plays alone and shoots one other player every night. Wins if at the start of a day only the Maniac and one other player are alive.
    .short = shoots alone every night
card-poisoner = Poisoner
    .description = Plays alone and poisons one other player every night, who dies next evening, after the vote. Wins as the only one left alive.
    .short = the victim dies in the evening
card-sectarian = Sectarian
    .description = Every night recruits one player, who joins the sect and loses the powers of the card. Wins with the sect, when everybody alive is in it.
    .short = recruits one player each night
card-revolutionary = Revolutionary
    .description = Plays alone and shoots one other player every night; if it is a Peaceful Resident, no shot is fired and the thumb goes up. Wins when nobody but the Revolutionary and one Peaceful Resident is alive.
    .short = shoots all but Peaceful Residents
card-host = Host
    .description = Runs the game, knows every card and plays for no side.
    .short = runs the game

## Sides, signals, winners, endings

side-citizens = Citizens
side-criminals = Criminals
side-outcasts = Outcasts
side-mafia-faction = Mafia
side-cartel-faction = Cartel
side-sect = Sect
signal-thumb-up = thumb up
signal-thumb-down = thumb down
signal-thumb-sideways = thumb sideways
meaning-citizen = A citizen.
meaning-criminal = A criminal.
meaning-outcast = An outcast.
meaning-same = Same side.
meaning-different = Rivals.
meaning-all-citizens = All citizens.
meaning-not-all-citizens = Not all citizens.
meaning-peaceful = Peaceful.
meaning-other-role = Another role.
winner-citizens = The citizens win: the city is theirs again.
winner-criminals = The criminals win: the city is theirs.
winner-mafia-faction = Mafia wins: the city is theirs.
winner-cartel-faction = Cartel wins: the city is theirs.
winner-sect = The sect wins: everybody believes.
winner-maniac = The Maniac wins.
winner-poisoner = The Poisoner wins.
winner-revolutionary = The Revolutionary wins.
winner-none = Nobody wins.
ending-city-clean = No criminal and no outcast is left alive.
ending-parity = The criminals are no longer outnumbered.
ending-faction-parity = Only one gang is left, and nobody can stop it.
ending-last-standing = Nobody else is left alive.
ending-two-left = Two are left at dawn, and one of them is the Maniac.
ending-extermination = The poison has done its work.
ending-revolution = One Revolutionary and one Peaceful Resident are left.
ending-all-sect = Everybody alive is in the sect.
ending-nobody-left = Nobody is left alive.
ending-revolutionary-alone = The Revolutionary is left alone, with nobody to free.
ending-stalemate = Nothing has happened for too long.
ending-ended-by-host = The Host ends the game.
cause-shot = shot
cause-exposed = found out as Agent
cause-poison = poison
cause-overdose = healed too much
cause-avenged = the Avenger's choice
cause-shown = showed the card
cause-left = left the game
cause-executed = executed

## Phases and steps

phase-setup = The deal
phase-quiet-night = Quiet Night
phase-night = Night
phase-day = Day
phase-dawn = Dawn
phase-discussion = Discussion
phase-voting = Voting
phase-evening = Evening
phase-over = The end
phase-call-criminals = The criminals
phase-call-lawyer = The Lawyer
phase-call-doctor = The Doctor
phase-call-bodyguard = The Bodyguard
phase-call-mafia = Mafia
phase-call-cartel = Cartel
phase-call-maniac = The Maniac
phase-call-poisoner = The Poisoner
phase-call-revolutionary = The Revolutionary
phase-call-sect = The sect
phase-call-lover = The Lover
phase-call-detective =
    { $duty ->
        [detective] Detective
        [patrolman] Patrolman
       *[both] Detective or Patrolman
    }
phase-call-journalist = The Journalist
phase-call-psychic = The Psychic
phase-call-bloodhound = The Bloodhound
phase-call-sleuth = The Sleuth
phase-call-judge = The Judge
phase-call-admirer = The Admirer
phase-second-choice = One more victim
phase-avenger-window = The Avenger's choice
phase-last-word = Last word
phase-first-round = First round
phase-second-round = Second round

## What is read out

lobby-line = For 6 to 18 players and a Host; fewer or more may play.
advice-player-range = The game is best with 6 to 18 players; you may play all the same.
advice-table-peaceful-resident = The book advises another number of Peaceful Residents here; you may play it.
advice-table-special-citizens = The book advises fewer special citizens here; you may play it.
advice-table-criminals = The book advises fewer criminals and outcasts here; you may play it.
advice-no-check-or-shot = No citizen can check or shoot: the city will find it hard to win.
advice-opt-sound-mind = A last word greatly favours the roles that check.
advice-opt-grave-secrets = Hidden cards make the game harder: less becomes known.
advice-opt-name-of-truth = Shown cards leave less room for bluff.
advice-bad-player-count = No set fits so many players: change their number, or choose the roles yourself.
advice-bad-setup = This set cannot be dealt: as many cards as players, and fewer criminals than citizens.
advice-both-apart = Beside Mafia and Cartel together there are no outcasts and no special criminals: take these cards out.
advice-both-equal = Mafia and Cartel must have as many cards each.
advice-outcasts = There are more outcasts than the settings allow ({ $most }): take some out, or allow more.

# What everybody is told to do now.

prompt-setup = Look in secret at your card.
prompt-discussion = Talk freely: who are the criminals?
prompt-first-round = Raise a hand when the one you condemn is named.
prompt-second-round = A tie: raise a hand against one of these.
prompt-avenger-window = Avenger, you may take one player along.
prompt-last-word = The last word: whom do you suspect?

# A call takes the number of the night, and knows nothing of who is who, nor whether anybody wakes.

call-criminals = The criminals wake and see who is with them.
call-lawyer = The Lawyer wakes. Who will not act tonight?
call-doctor = The Doctor wakes. Who is to be healed?
call-bodyguard = The Bodyguard wakes. Who is to be guarded?
call-mafia =
    { $night ->
        [1] Mafia wakes and sees who is with it.
       *[other] Mafia wakes. Whom do you shoot?
    }
call-cartel =
    { $night ->
        [1] Cartel wakes and sees who is with it.
       *[other] Cartel wakes. Whom do you shoot?
    }
call-maniac = The Maniac wakes. Who is the next victim?
call-poisoner = The Poisoner wakes. Who gets the poison?
call-revolutionary = The Revolutionary wakes. Whom do you shoot?
call-sect = The sect wakes. Who is to join it?
call-lover = The Lover wakes. Whose answers turn false?
call-detective =
    { $duty ->
        [detective] The Detective wakes. Whose side do you want to know?
        [patrolman] The Patrolman wakes. Whose side do you want to know?
       *[both] The Detective or the Patrolman wakes. Whose side do you want to know?
    }
call-journalist = The Journalist wakes. Which two do you compare?
call-psychic = The Psychic wakes. Around whom do you look?
call-bloodhound = The Bloodhound wakes. Whose trail do you follow?
call-sleuth = The Sleuth wakes. Whom do you check or shoot?
call-judge = The Judge wakes. Who goes to jail, who goes free?
call-admirer = The Admirer wakes. Who gets an alibi?

## What players do

act-ready = Nothing to add
act-unready = Something to add
act-block = Block
act-heal = Heal
act-guard = Guard
act-point = Point at
act-done = Done
act-pass = Pass
act-shoot = Shoot
act-poison = Poison
act-recruit = Recruit
act-falsify = Turn the head
act-check = Check
act-jail = Jail
act-release = Set free
act-alibi = Give an alibi
act-say = Say
act-claim = Claim
act-show = Show the card
act-vote = Raise a hand
act-abstain = No vote this round
act-avenge = Take along
act-leave = Leave the game
choice-up = In the air
choice-citizen = Citizen
choice-criminal = Criminal
choice-outcast = Outcast

## What the host does

host-act-next = Go on
host-act-limit = Set a time limit
host-act-false = Give a false answer
host-act-warn = Warn
host-act-unwarn = Take a warning back
host-act-remove = Remove
host-act-stop = Stop the game
host-act-leave = Leave the game
host-act-lead = Lead the game
host-act-correct = Correct

## Why something is refused

reason-bad-player-count = This game is not for so many players: change their number, or the set of roles.
reason-bad-setup = This cannot be dealt: check how many cards, criminals and outcasts there are.
reason-dead-actor = You are out of the game: from now on you only watch.
reason-wrong-phase = This cannot be done now; wait for its part of the game.
reason-not-your-role = Another role is called now; wait until it is yours.
reason-no-ability = Your card cannot act now; wait until it can.
reason-not-a-voter = In jail you have no vote; you may talk until you are free.
reason-claims-used = You have claimed enough for today; your own words are still free.
reason-target-dead = This player is out of the game; choose a living one.
reason-target-self = You cannot choose yourself; choose another player.
reason-repeat-target = You chose this player last night; choose another tonight.
reason-bad-target = This player cannot be chosen for it; choose another.
reason-must-choose = You may not pass: choose a player first.
reason-already-acted = You have made your choice in this step already, and it stands.
reason-not-a-candidate = Another name is called now; raise a hand when yours comes.
reason-already-voted = Your choice counts already in this round; wait for the next vote.
reason-nothing-claimed = Nothing of this kind stands now; choose something else to say.
reason-not-seen = Nobody has seen this happen; name a reason that everybody has seen.
reason-not-in-game = This is not in this game; choose one of those shown.
reason-not-allowed = The rules do not allow this; use one of the actions offered to you.

## Settings

# `value` says one value of a setting in a word or two.

preset-default = The usual roles
preset-first-game = First game
setting-preset = Set of roles
    .help = Proposes roles for the number of players: the usual ones, or a simple set for a first game.
setting-faction = Criminals
    .help = The criminals are Mafia or Cartel or, from 12 players on, both against each other.
    .value =
        { $value ->
            [mafia] Mafia
            [cartel] Cartel
           *[both] Both
        }
setting-host = Host
    .help = The software is the Host, or whoever opens the table, or whoever is dealt the Host card.
    .value =
        { $value ->
            [software] Software
            [human_chosen] Who opens the table
           *[human_dealt] By the deal
        }
setting-deck = Proposed roles
    .help = Unless you choose the roles, they are the usual ones for your number, or those of a first game.
    .value =
        { $value ->
            [default] Usual
           *[first_game] First game
        }
setting-first-special = Special citizen
    .help = The one special citizen of a first game.
    .value =
        { $value ->
            [detective] Detective
            [sleuth] Sleuth
           *[doctor] Doctor
        }
setting-roles = Roles in play
    .help = These cards are dealt, one to each player.
setting-decks = Cards from each deck
    .help = How many cards are drawn unseen from the decks of citizens, criminals and outcasts.
setting-role-table = The book's table
    .help = A set of roles outside the book's table gets a warning, is refused, or passes without a word.
    .value =
        { $value ->
            [warn] Warning
            [enforce] Binding
           *[off] Ignored
        }
setting-max-outcasts = Most outcasts
    .help = How many outcasts may be in the game; the book advises one.
    .value = { $value }
setting-agent-quiet-night = Agent in the Quiet Night
    .help = The Agent wakes with the criminals from the first night on, or only from the second.
    .value =
        { $value ->
            [wakes] Wakes
           *[sleeps] Sleeps
        }
setting-night-calls = Roles called at night
    .help = The Host calls every role of the game, only those of living players, or all roles there are.
    .value =
        { $value ->
            [in_play] In the game
            [living] Of the living
           *[all] All
        }
setting-night-pace = Pace of the night
    .help = A call lasts its whole time, or until everybody alive has sealed something.
    .value =
        { $value ->
            [together] All together
           *[fixed] Fixed
        }
setting-voluntary-pass = Passing at night
    .help = At night only the Judge may choose nobody, or every role may.
    .value =
        { $value ->
            [book] Judge only
           *[any] Everybody
        }
setting-self-protect = Protecting oneself
    .help = The Doctor and the Admirer may choose themselves.
    .value =
        { $value ->
            [allow] Allowed
           *[deny] Forbidden
        }
setting-self-check = Checking oneself
    .help = The Journalist and the Psychic may choose themselves.
    .value =
        { $value ->
            [deny] Forbidden
           *[allow] Allowed
        }
setting-faction-chat = Writing at night
    .help = Those who are awake as a gang may write to one another; otherwise they only point.
setting-boss-decides = When the leader decides
    .help = Boss or Ringleader decides when no choice leads, or whenever the gang isn't of one mind.
    .value =
        { $value ->
            [ties] In a dispute
           *[any_disagreement] If not all agree
        }
setting-faction-tie = A dispute without leader
    .help = Without Boss or Ringleader a disputed shot is not fired, or goes to one of those pointed at most.
    .value =
        { $value ->
            [no_shot] No shot
           *[random] By lot
        }
setting-agent-vote = The Agent's pointing
    .help = The Agent's pointing counts like the criminals', or is only shown.
    .value =
        { $value ->
            [counts] Counts
           *[shown_only] Only shown
        }
setting-bodyguard-model = The Bodyguard
    .help = The Bodyguard dies of every shot at the guarded player, or only of one that would have killed.
    .value =
        { $value ->
            [intercept] Of every shot
           *[substitute] Of deadly ones
        }
setting-lover-mode = Whose checks turn false
    .help = False are the answers that the Lover's choice gets, or the answers about that player.
    .value =
        { $value ->
            [checker] Those it gets
           *[checked] Those about it
        }
setting-lover-false = The false answer of three
    .help = A false answer about a side is fixed, drawn by lot, or the human Host's to choose.
    .value =
        { $value ->
            [fixed] Fixed
            [random] By lot
           *[host] The Host
        }
setting-psychic-neighbours = The Psychic's neighbours
    .help = Neighbours are the nearest living players, or the seats beside, dead or alive.
    .value =
        { $value ->
            [living] Living players
           *[seats] Seats beside
        }
setting-journalist-mafia-cartel = Mafia and Cartel compared
    .help = To the Journalist Mafia and Cartel are different sides, or the same.
    .value =
        { $value ->
            [different] Different
           *[same] The same
        }
setting-patrolman-without-detective = No Detective in play
    .help = If no Detective was dealt, the Patrolman checks from the second night on, or never.
    .value =
        { $value ->
            [active] On duty
           *[inactive] Sleeps
        }
setting-votes-per-player = Hands in a round
    .help = In a round one may raise a hand against one player, or against several.
    .value =
        { $value ->
            [one] One
           *[many] Several
        }
setting-tie-rule = After a tie
    .help = After a tie there is a second round among the tied, or nobody is condemned.
    .value =
        { $value ->
            [runoff] Second round
           *[none] Nobody
        }
setting-parity-counts = Criminals win against
    .help = The criminals win when they're as many as the citizens, as all others, or as Peaceful Residents.
    .value =
        { $value ->
            [citizens] Citizens
            [all_others] All others
           *[peaceful_only] Peaceful ones
        }
setting-nobody-left = Nobody left alive
    .help = If nobody is left alive, the citizens win, or nobody does.
    .value =
        { $value ->
            [citizens] Citizens win
           *[draw] Nobody wins
        }
setting-sect-heir = Heir of the sect
    .help = When the head of the sect dies, nobody recruits any more, or a random member goes on.
    .value =
        { $value ->
            [none] None
           *[random] By lot
        }
setting-opt-sound-mind = Being of Sound Mind…
    .help = Whoever is killed may say whom they suspect. This greatly favours roles that check.
setting-opt-who-is-who = Who Is Who?
    .help = Cards are drawn unseen from three decks: nobody knows which roles are in play, and all are called.
setting-opt-grave-secrets = Taking All Secrets to the Grave
    .help = Whoever is killed does not show the card; only an Avenger who takes somebody along must.
setting-opt-name-of-truth = In the Name of Truth!
    .help = By day, before the vote, players may show their card to all; after that they count as killed.
setting-opt-all-in-moderation = All Good in Moderation
    .help = The Doctor may heal the same player two nights running, but the second time it is poison.
setting-sound-mind-scope = Who has a last word
    .help = The last word is for the killed only, or for the executed as well.
    .value =
        { $value ->
            [killed] The killed
           *[all] The executed too
        }
setting-grave-scope = Who hides the card
    .help = Only the killed hide their cards, or the executed as well.
    .value =
        { $value ->
            [killed] The killed
           *[all] The executed too
        }
setting-stalemate-turns = Quiet turns to the end
    .help = After so many turns without a death or a recruit the game ends with no winner; 0 means never.
setting-deal-limit-s = Time for the deal
    .help = How long players may look at their card; 0 means until all are ready.
setting-discussion-limit-s = Time for the discussion
    .help = How long the discussion lasts at most; 0 means until all are ready to vote.
setting-night-step-limit-s = Time for a call at night
    .help = How long every call of the night lasts, whatever is done in it; 0 means until it is done.
setting-quiet-step-s = Least time for a call
    .help = A call without a limit lasts at least so long, so that nobody hears whether somebody acts in it.
setting-vote-limit-s = Time for each name
    .help = How long hands may be raised against the one named; 0 means until all have answered.
setting-response-limit-s = Time for the dead
    .help = How long the Avenger may think, and a last word may last; 0 means until they are done.

## Claims

claim-am =
    { $words_kind ->
        [citizens] I am a citizen.
        [criminals] I am a criminal.
        [outcasts] I am an outcast.
        [mafia] I am of the Mafia.
        [cartel] I am of the Cartel.
        [peaceful_resident] I am a { $words }.
       *[other] I am the { $words }.
    }
claim-am-not =
    { $words_kind ->
        [citizens] I am not a citizen.
        [criminals] I am not a criminal.
        [outcasts] I am not an outcast.
        [mafia] I am not of the Mafia.
        [cartel] I am not of the Cartel.
        [peaceful_resident] I am not a { $words }.
       *[other] I am not the { $words }.
    }
claim-think =
    { $words_kind ->
        [citizens] I think { $seats } is a citizen.
        [outcasts] I think { $seats } is an outcast.
        [mafia] I think { $seats } is of the Mafia.
        [cartel] I think { $seats } is of the Cartel.
       *[criminals] I think { $seats } is a criminal.
    }
claim-sure =
    { $words_kind ->
        [citizens] I am sure: { $seats } is a citizen.
        [outcasts] I am sure: { $seats } is an outcast.
        [mafia] I am sure: { $seats } is of the Mafia.
        [cartel] I am sure: { $seats } is of the Cartel.
       *[criminals] I am sure: { $seats } is a criminal.
    }
claim-word-peaceful-resident = { card-peaceful-resident }
claim-word-agent = { card-agent }
claim-word-judge = { card-judge }
claim-word-detective = { card-detective }
claim-word-journalist = { card-journalist }
claim-word-doctor = { card-doctor }
claim-word-bodyguard = { card-bodyguard }
claim-word-patrolman = { card-patrolman }
claim-word-psychic = { card-psychic }
claim-word-admirer = { card-admirer }
claim-word-sleuth = { card-sleuth }
claim-word-lucky-one = { card-lucky-one }
claim-word-avenger = { card-avenger }
claim-word-mafia = { card-mafia }
claim-word-cartel = { card-cartel }
claim-word-lawyer = { card-lawyer }
claim-word-lover = { card-lover }
claim-word-bloodhound = { card-bloodhound }
claim-word-werewolf = { card-werewolf }
claim-word-boss = { card-boss }
claim-word-ringleader = { card-ringleader }
claim-word-maniac = { card-maniac }
claim-word-poisoner = { card-poisoner }
claim-word-sectarian = { card-sectarian }
claim-word-revolutionary = { card-revolutionary }
claim-word-citizens = a citizen
    .short = citizen
claim-word-criminals = a criminal
    .short = criminal
claim-word-outcasts = an outcast
    .short = outcast
claim-word-citizen = a citizen
claim-word-criminal = a criminal
claim-word-outcast = an outcast
claim-word-same = same side
claim-word-different = rivals
claim-word-all-citizens = all citizens
claim-word-not-all-citizens = not all citizens
claim-word-peaceful = peaceful
claim-word-other-role = another role
claim-word-heal = healed
claim-word-guard = guarded
claim-word-shoot = shot
claim-word-jail = jailed
claim-word-release = released
claim-word-alibi = gave an alibi to
claim-word-block = blocked
claim-word-falsify = turned the head of
claim-word-poison = poisoned
claim-word-recruit = recruited
