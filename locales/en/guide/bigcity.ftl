# How to play `bigcity`, for players; citysleeps/books/bigcity/guide.py says what is said when, and with which values.
# docs/guide.md says how both are written.

## Cards for who has never played: the title has at most 20 characters, the text 170

learn-bigcity-card =
    { $two ->
        [yes] Only you see it. Most players are citizens. The others are criminals, in two gangs at war; each gang knows its own people.
       *[no]
            { $outcasts ->
                [yes] Only you see it. Most players are citizens. Against them are criminals who know one another, or outcasts, who play for themselves.
               *[no] Only you see it. Most players are citizens. A few are criminals: they know one another and want to take the city.
            }
    }
    .title = You get a card
learn-bigcity-night = The roles are called one after another and act in secret. The first night is quiet: nobody dies. From the second on, somebody may be shot.
    .title = The city sleeps
learn-bigcity-day = You hear who was killed. Talk freely, lie if you like. Then the names are called: raise a hand. Most hands: that player is condemned.
    .title = By day you talk
learn-bigcity-win =
    { $two ->
        [yes] Citizens win when no criminal lives. A gang wins when the other is gone and its own people are as many as the citizens. You win with your side, even dead.
       *[no]
            { $outcasts ->
                [yes] Citizens win when no criminal and no outcast lives.
               *[no] Citizens win when no criminal lives.
            } { $counted ->
                [all_others] Criminals win at dawn when they are as many as all others.
                [peaceful_only] Criminals win at dawn when they are as many as the Peaceful Residents.
               *[citizens] Criminals win at dawn when they are as many as the citizens.
            } Dead or alive, you win with your side.
    }
    .title = Who wins?
learn-bigcity-phone = Hold to see your card; let go, and it hides. At night tap a window and seal, whoever you are: so nobody can tell who acts.
    .title = Your phone

## What one can do now: one sentence or two, the same for everybody

now-bigcity-deal = Turn aside, hold to look at your card, then say that you are ready.
now-bigcity-quiet = Nobody acts and nobody dies tonight. Hold to read the whisper: it says whether you wake.
now-bigcity-night = Tap a window, then seal: everybody does. The whisper says whether it is your call.
now-bigcity-day = First the city talks, then it votes. At most one player is condemned today.
now-bigcity-dawn = Listen: you hear who was killed in the night, or that nobody was.
now-bigcity-talk =
    { $software ->
        [yes] Talk freely: who is not a citizen? When you have nothing to add, say so.
       *[no] Talk freely: who is not a citizen? The Host ends the talk.
    }
now-bigcity-vote = When a name is called, raise your hand against that player, or let the name pass. All hands are seen.
now-bigcity-second-vote = A tie: vote once more, only between those who are tied. If it is a tie again, nobody is condemned.
now-bigcity-evening = The vote is over. Listen to what comes of it; then night falls.
now-bigcity-avenger = Avenger, if you have just died: take one player along, or pass. All others pass or wait.
now-bigcity-last-word = Whoever has just died may say whom they suspect. All others listen.
now-bigcity-over = The game is over and everything lies open. Read how it went, or play again.

## What is played with

chapter-bigcity-box = What it is about
guide-bigcity-sides = Citizens are many, but do not know one another; talk and the vote are their weapons, and some have a gift at night. Criminals are few, know their own and strike in the dark. A side wins and loses together.
guide-bigcity-outcasts = Outcasts belong neither to the citizens nor to the criminals. An outcast has a goal of its own, and both sides are in the way.
guide-bigcity-gangs = The criminals are two gangs, Mafia and Cartel. Each knows only its own people and shoots on its own. While both live, neither can win.
guide-bigcity-deck = Dealt to { $count } players: { $cards }. Everybody knows which cards are in the game; nobody knows who holds them.
guide-bigcity-decks = Drawn unseen for { $count } players: { $cards }. Nobody knows which roles are in the game. Below stands every role that may have been drawn.
guide-bigcity-turn = A turn is a night and then a day. The very first night is the Quiet Night: it is there only to get to know one's own people.

## The deal

chapter-bigcity-deal = The deal
guide-bigcity-dealt = Everybody gets one card by chance, face down. It says who you are and for which side you play. Look at it again whenever you like, but show it to nobody.
guide-bigcity-look =
    { $seconds ->
        [0] Hold your phone so that nobody else sees it, look at your card, and say that you are ready. The Quiet Night begins when all are.
       *[other] Hold your phone so that nobody else sees it, look at your card, and say that you are ready. The Quiet Night begins when all are, or after { $seconds } seconds.
    }
guide-bigcity-look-host = Hold your phone so that nobody else sees it, look at your card, and say that you are ready. The Quiet Night begins when the Host says so.
guide-bigcity-seats = You sit in a circle: the last seat is next to the first.

## The night

chapter-bigcity-night = The night
guide-bigcity-quiet =
    { $two ->
        [yes] In the Quiet Night no role has any power, and nobody is shot. The gangs wake one after the other, and each learns who belongs to it. Which card each one holds they do not see.
       *[no] In the Quiet Night no role has any power, and nobody is shot. The criminals wake together and learn who they are. Which card each one holds they do not see.
    }
guide-bigcity-asleep = At night nobody speaks. The roles are called one after another, always in the same order. Whoever is called wakes, acts and sleeps again.
guide-bigcity-alike = All phones look the same all night. Tap a window and seal it in every call, whoever you are. If you are called, it counts; if not, it is a suspicion. Hold to read the whisper: it says whether you are called, and what you learn.
guide-bigcity-pace = When everybody alive has sealed something, a call may end early.
guide-bigcity-called =
    { $calls ->
        [living] Only roles are called whose holder is still alive. So listen well: a call that is missing tells you something.
        [all] Every role there is gets called, in the game or not, alive or dead. A call at which nobody wakes lasts as long as any other, and tells you nothing.
       *[in_play] Every role of this game is called, also when its holder is long dead. A call at which nobody wakes lasts as long as any other, and tells you nothing.
    }
guide-bigcity-hurry =
    { $seconds ->
        [0] Take the time you need. But what you have sealed stands once the call is over.
       *[other] A call lasts at most { $seconds } seconds. Whoever has not chosen by then does nothing this night. What is sealed then stands.
    }
guide-bigcity-duty =
    { $pass ->
        [yes] Whoever is called may choose, or pass.
       *[no]
            { $judge ->
                [yes] Whoever is called has to choose; only the Judge may pass.
               *[no] Whoever is called has to choose and may not pass.
            }
    }
guide-bigcity-targets = Only the living can be chosen. You cannot choose yourself, unless your role says so.
guide-bigcity-shot = Criminals wake together and have one shot a night between them. Each points at one player or up. They may shoot one of their own, or in the air.
guide-bigcity-most =
    { $led ->
        [yes] If nobody leads them, the shot goes where most of them point, and in the air if more than half point up.
       *[no] The shot goes where most of them point, and in the air if more than half point up.
    } All who are awake see every finger, and may change their mind until all are done.
guide-bigcity-disputed =
    { $tie ->
        [random] If no player has the most fingers and nobody among them has the last say, chance picks one of those with the most.
       *[no_shot] If no player has the most fingers and nobody among them has the last say, there is no shot.
    }
guide-bigcity-silent =
    { $chat ->
        [yes] Criminals who are awake may write to one another; nobody else reads it.
       *[no] Criminals do not talk at night either: they understand one another by pointing alone.
    }
guide-bigcity-signals = Who checks somebody is answered with a thumb that nobody else sees. What it means is said with each role.
guide-bigcity-together = Nobody dies before dawn. Whoever has been shot still acts in the later calls of that night, and all who are killed die together in the morning.

## The day

chapter-bigcity-day = The day
guide-bigcity-dawn =
    { $shown ->
        [yes] In the morning everybody hears who was killed, or that nobody was. The killed show their cards and leave the game at once.
       *[no] In the morning everybody hears who was killed, or that nobody was. The killed leave the game at once. Their cards stay hidden: they take their secrets to the grave.
    }
guide-bigcity-causes = How and by whom somebody was killed is told to nobody, living or dead.
guide-bigcity-last-word =
    { $scope ->
        [all] Whoever is killed or executed has a last word and may say whom they suspect.
       *[killed] Whoever is killed has a last word and may say whom they suspect. The executed have none.
    }
guide-bigcity-talk =
    { $software ->
        [yes] Then the city talks. There is no order: whoever is alive may say anything to all. When you have nothing to add, say so; when nobody has, the vote begins.
       *[no] Then the city talks. There is no order: whoever is alive may say anything to all. The Host ends the talk, and the vote begins.
    }
guide-bigcity-limit = The talk lasts { $seconds } seconds at most.
guide-bigcity-lies = You may tell the truth about your card and your night, or lie, or keep silent. Bluffing is part of the game. Only do not show your card before the rules let you.
guide-bigcity-truth =
    { $lucky ->
        [yes] In the name of truth you may show your card to all, until the vote begins. Then everybody knows it, but you count as killed. Only the Lucky One may not do so.
       *[no] In the name of truth you may show your card to all, until the vote begins. Then everybody knows it, but you count as killed.
    }
guide-bigcity-dead = The dead neither talk nor vote nor give hints. They see only what all see until the game is over.

## The vote

chapter-bigcity-court = The vote
guide-bigcity-names = All living players are named, in the order of the seats. While a player is named, the others may raise a hand against that player. All hands are seen.
guide-bigcity-hands =
    { $votes ->
        [many] You may raise your hand against as many players as you like, but not against yourself. You may also raise none.
       *[one] You have one hand in a round, and it cannot be against yourself. You may also raise none.
    }
guide-bigcity-down =
    { $seconds ->
        [0] While a name is called, you may take your hand down again. Once the next name comes, it stands.
       *[other] While a name is called, you may take your hand down again. Once the next name comes, after { $seconds } seconds at most, it stands.
    }
guide-bigcity-condemned = Whoever has the most hands is condemned; it need not be half of the city. At most one player is condemned in a day. If nobody raises a hand, nobody is.
guide-bigcity-tie =
    { $tie ->
        [none] If several share the most hands, nobody is condemned.
       *[runoff] If several share the most hands, there is a second round between them alone, in which all may vote again. If that is a tie too, nobody is condemned.
    }
guide-bigcity-jail-vote = Whoever is in jail may talk, but not vote. A prisoner can be condemned like anybody else.
guide-bigcity-executed =
    { $shown ->
        [yes] The condemned is executed, shows the card and leaves the game.
       *[no] The condemned is executed and leaves the game. The card stays hidden.
    }
guide-bigcity-alibi = If the condemned has an alibi, nobody is executed, and nobody else is condemned instead.
guide-bigcity-poison = After the vote those die who were poisoned last night. Until then they talk and vote, and do not know it.
guide-bigcity-nightfall = If nobody has won, the city falls asleep again.

## The end

chapter-bigcity-end = The end
guide-bigcity-checked = Whether somebody has won is checked after deaths in the morning, after an execution and when night falls.
guide-bigcity-citizens-win =
    { $outcasts ->
        [yes] The citizens win when no criminal and no outcast is alive.
       *[no] The citizens win when no criminal is alive.
    }
guide-bigcity-criminals-win =
    { $counted ->
        [all_others] The criminals win if in the morning they are at least as many as all other players together.
        [peaceful_only] The criminals win if in the morning they are at least as many as the Peaceful Residents.
       *[citizens] The criminals win if in the morning they are at least as many as the citizens. All citizens count; the book says Peaceful Residents.
    } If they become so by day, the city still has one night to turn it round. If only criminals are alive, they win at once.
guide-bigcity-gang-wins = A gang wins when nobody of the other gang is alive and its own people are at least as many as the citizens, in the morning or at nightfall.
guide-bigcity-outcast-wins = What an outcast needs to win is said with the role. If several could win at once, outcasts come first.
guide-bigcity-win-together = You win with your side, also if you are dead by then.
guide-bigcity-nobody-left =
    { $winner ->
        [draw] If nobody at all is alive, nobody wins.
       *[citizens] If nobody at all is alive, the citizens have won: the city is clean.
    }
guide-bigcity-stalemate =
    { $turns ->
        [one] If after the first turn nobody dies or changes sides for { $turns } whole turn, the game ends without a winner.
       *[other] If after the first turn nobody dies or changes sides for { $turns } whole turns in a row, the game ends without a winner.
    }
guide-bigcity-open = At the end everything is laid open: all cards, and who did what in which night.

## The roles

chapter-bigcity-roles = The roles
guide-bigcity-peaceful-resident = A citizen. You sleep at night and have no gift, but your word and your hand count as much as anybody's.
    .title = Peaceful Resident
guide-bigcity-agent = A citizen in disguise. { $quiet ->
        [yes] The Agent wakes with the criminals from the Quiet Night on, sees them and points with them.
       *[no] The Agent wakes with the criminals from the second night on, sees them and points with them.
    } { $counts ->
        [yes] The Agent's finger counts.
       *[no] The Agent's finger is seen, but not counted.
    } If their choice falls on the Agent, they learn it, the Agent dies at dawn whatever anybody does, and they may choose one more victim. By day the Agent may not give away who they are.
    .title = Agent
guide-bigcity-judge = A citizen. Every night the Judge may send one other player to jail, or let a prisoner go; it is announced at dawn. Prisoners do nothing at night. When the Judge dies, all prisoners are free.
    .title = Judge
guide-bigcity-detective = A citizen. Every night the Detective checks one other player. Thumb up: a citizen; down: a criminal; sideways: an outcast.
    .title = Detective
guide-bigcity-journalist =
    { $self ->
        [yes] A citizen. Every night the Journalist compares two players, and may be one of them. Thumb up: both are on the same side; down: they are not.
       *[no] A citizen. Every night the Journalist compares two other players. Thumb up: both are on the same side; down: they are not.
    }
    .title = Journalist
guide-bigcity-journalist-gangs =
    { $gangs ->
        [same] For the Journalist both gangs are the same side.
       *[different] For the Journalist the two gangs are different sides.
    }
guide-bigcity-doctor = A citizen. { $self ->
        [yes] Every night the Doctor heals one player, even the Doctor.
       *[no] Every night the Doctor heals one other player.
    } Neither shots nor poison of that night kill whoever is healed. { $overdose ->
        [yes] Healing the same player two nights running is too much: that player is poisoned by it and dies in the evening.
       *[no] Never the same player two nights running.
    }
    .title = Doctor
guide-bigcity-bodyguard =
    { $model ->
        [substitute] A citizen. Every night the Bodyguard guards one other player. If a shot would kill that player, the Bodyguard dies instead.
       *[intercept] A citizen. Every night the Bodyguard guards one other player. If that player is shot at, the shot hits the Bodyguard instead.
    }
    .title = Bodyguard
guide-bigcity-patrolman = A citizen. The Patrolman sleeps as long as the Detective is alive, and after the Detective's death checks in the Detective's place.
    .title = Patrolman
guide-bigcity-patrolman-alone =
    { $active ->
        [yes] A citizen. From the second night on the Patrolman checks one other player every night: thumb up, a citizen; down, a criminal; sideways, an outcast.
       *[no] A citizen. In this game the Patrolman sleeps at night and checks nobody.
    }
    .title = Patrolman
guide-bigcity-psychic = A citizen. Every night the Psychic looks around one player. Thumb up: that player and both neighbours are citizens; down: at least one of them is not. { $neighbours ->
        [seats] The dead still count as neighbours.
       *[living] Neighbours are the nearest who are alive.
    } { $self ->
        [yes] The Psychic's own seat may be chosen too.
       *[no] It has to be another player.
    }
    .title = Psychic
guide-bigcity-admirer = A citizen. { $self ->
        [yes] Every night the Admirer gives one player, even the Admirer, an alibi for the coming day.
       *[no] Every night the Admirer gives one other player an alibi for the coming day.
    } If the city condemns that player, there is no execution. Whoever has an alibi does not know it. Never the same player two nights running.
    .title = Admirer
guide-bigcity-sleuth = A citizen. Every night the Sleuth checks or shoots one other player. Thumb up: a Peaceful Resident; down: any other role.
    .title = Sleuth
guide-bigcity-lucky-one =
    { $sect ->
        [yes] A citizen who sleeps at night. No shot, no poison and no jail can touch the Lucky One: only an execution can. The sect can recruit the Lucky One; then the luck is gone.
       *[no] A citizen who sleeps at night. No shot, no poison and no jail can touch the Lucky One: only an execution can.
    }
    .title = Lucky One
guide-bigcity-avenger =
    { $shown ->
        [yes] A citizen who sleeps at night. Once killed or executed, the Avenger may at once name one living player, who is killed too. The Avenger may also let it be.
       *[no] A citizen who sleeps at night. Once killed or executed, the Avenger may at once show the card and name one living player, who is killed too. Or the Avenger lets it be.
    }
    .title = Avenger
guide-bigcity-mafia = A criminal. You meet your people in the Quiet Night, and from the second night on you shoot with them.
    .title = Mafia
guide-bigcity-cartel = A criminal. You meet your people in the Quiet Night, and from the second night on you shoot with them.
    .title = Cartel
guide-bigcity-lawyer = A criminal who shoots with the gang. Before all others the Lawyer blocks one other player: called this night, that player sees crossed arms and can do nothing. Never the same player two nights running.
    .title = Lawyer
guide-bigcity-lover =
    { $mode ->
        [checked] A criminal who shoots with the gang. Every night the Lover picks one other player: whoever checks that player gets a false answer, and nobody is told.
       *[checker] A criminal who shoots with the gang. Every night the Lover picks one other player: if that player checks somebody, the answer is false, and nobody is told.
    }
    .title = Lover
guide-bigcity-bloodhound = A criminal who shoots with the gang. Every night the Bloodhound checks one other player. Thumb down: a Peaceful Resident; up: any other role.
    .title = Bloodhound
guide-bigcity-werewolf = A criminal who shoots with the gang. Whoever checks for sides takes the Werewolf for a citizen.
    .title = Werewolf
guide-bigcity-boss =
    { $decides ->
        [any_disagreement] A criminal who leads the gang. Whenever not all point at the same player, the Boss's finger decides.
       *[ties] A criminal who leads the gang. When no player has the most fingers, the Boss's finger decides.
    } If the Boss dies, another criminal takes over by chance, and nobody else is told.
    .title = Boss
guide-bigcity-ringleader =
    { $decides ->
        [any_disagreement] A criminal who leads the gang. Whenever not all point at the same player, the Ringleader's finger decides.
       *[ties] A criminal who leads the gang. When no player has the most fingers, the Ringleader's finger decides.
    } If the Ringleader dies, another criminal takes over by chance, and nobody else is told.
    .title = Ringleader
guide-bigcity-maniac = An outcast. Every night the Maniac shoots one other player. The Maniac wins if in the morning only one other player is alive, or whenever nobody else is.
    .title = Maniac
guide-bigcity-poisoner = An outcast. Every night the Poisoner poisons one other player, who dies next evening after the vote, even if the Poisoner is dead by then. The Poisoner wins as the last one alive.
    .title = Poisoner
guide-bigcity-sectarian = An outcast, and head of the sect. Every night the Sectarian recruits one player, who cannot refuse. The sect wins when all who are alive are in it. { $heir ->
        [random] If the head dies, chance picks a new one from the sect.
       *[none] If the head dies, the sect can still win, but recruits no more.
    }
    .title = Sectarian
guide-bigcity-revolutionary = An outcast. Every night the Revolutionary shoots one other player. If that is a Peaceful Resident, no shot is fired, and the thumb goes up. The Revolutionary wins when nobody else is alive but one Peaceful Resident.
    .title = Revolutionary
guide-bigcity-recruits = Recruits are told in secret, lose the powers of their card, wake with the sect and win only with it. By day they may not give away who is in a gang or in the sect.

## Who leads, and manners

chapter-bigcity-manners = Host and manners
guide-bigcity-host-software = The software hosts: it calls the roles, gives the answers, counts the hands and applies the rules as they are written.
guide-bigcity-host-chosen = A person who holds no role hosts. The Host sees everything and keeps the rules, but does not vote and cannot be chosen.
guide-bigcity-host-dealt = Whoever is dealt the Host card shows it at once and hosts. The Host sees everything and keeps the rules, but does not vote and cannot be chosen.
guide-bigcity-manners = At night make no sound. By day let others finish. Keep your card and the whisper on your phone to yourself.
guide-bigcity-leave = You may leave at any time; then you count as killed, by day at once, at night at dawn.
