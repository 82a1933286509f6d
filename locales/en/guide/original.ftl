# How to play `original`, for players; citysleeps/books/original/guide.py says what is said when, and with which values.
# docs/guide.md says how both are written.

## Cards for who has never played: the title has at most 20 characters, the text 170

learn-original-card =
    { $two ->
        [yes] Only you see it. Most players are red: the honest town. The others are black: two gangs at war, whose members know their own.
       *[no]
            { $black ->
                [1] Only you see it. Most players are red: the honest town. One is black: the don of the mafia.
               *[other] Only you see it. Most players are red: the honest town. A few are black: the mafia, and they know one another.
            }
    }
    .title = You get a card
learn-original-night =
    { $more ->
        [yes] All phones look alike. The mafia picks a victim, the commissar looks for black players, and others have work in the dark.
       *[no] All phones look alike. The mafia picks a victim. The commissar points at one player and learns: black or not.
    }
    .title = The city sleeps
learn-original-day =
    { $judges ->
        [yes] You have { $seconds } seconds to say what you like, even lies, and may put one player on trial. The judges vote: most hands, and that player is out.
       *[no] You have { $seconds } seconds to say what you like, even lies, and may put one player on trial. Then all vote: most hands, and that player is out.
    }
    .title = By day you talk
learn-original-win =
    { $two ->
        [yes]
            { $maniac ->
                [yes] Red wins when no black player is alive. A gang wins when the other is gone and red has no majority. The maniac wins among the last two.
               *[no] Red wins when no black player is alive. A gang wins when the other gang is gone and the black are as many as the red.
            }
       *[no]
            { $maniac ->
                [yes] Red wins when no black player is alive. The mafia wins when the black are as many as the red. The maniac wins among the last two.
               *[no] Red wins when no black player is alive. The mafia wins when the black are as many as the red, or more. You win with your side, even dead.
            }
    }
    .title = Who wins?
learn-original-phone = Hold to see your card; let go, and it hides. At night tap a window and seal, whoever you are: so nobody can tell who acts.
    .title = Your phone

## What one can do now: one sentence or two, the same for everybody

now-original-deal = Turn aside, hold to look at your card, then say that you know it.
now-original-first-night = Tap a window, or nobody, then seal: everybody does. Nobody dies tonight.
now-original-night = Tap a window, or nobody, then seal: everybody does, and nobody sees whose tap counts.
now-original-dawn = Listen: you hear who was killed in the night, or that it was quiet.
now-original-day = First everybody speaks in turn; then the court votes on those who were put on trial.
now-original-judges = Listen: the judges are made known, but not which of them is honest.
now-original-talk = One speaks at a time. When it is your turn you have { $seconds } seconds; say what you like.
now-original-nomination = Whoever has just spoken may put one player on trial, or nobody.
now-original-court = The accused are named. If there are two or more, they speak, and then hands go up.
now-original-defence = The accused speak, { $seconds } seconds each. All others listen and think about their vote.
now-original-vote = Raise your hand when the one you want out is called. If you never do, it counts against the last.
now-original-vote-judges = While a judge is alive only judges vote; without them all do. A hand not raised counts against the last accused.
now-original-tie = A tie: those who share the most votes speak once more, { $seconds } seconds each.
now-original-second-vote = Vote again, between those who are tied. If you raise no hand, it counts against the last of them.
now-original-all-or-none =
    { $tie ->
        [execute] All living players decide: execute all who are tied, or let all live. As many hands for both: they die.
       *[spare] All living players decide: execute all who are tied, or let all live. As many hands for both: they live.
    }
now-original-last-words = The condemned have { $seconds } seconds of last words. Their cards stay face down.
now-original-over =
    { $open ->
        [yes] The game is over, and the cards lie open. Read how it went, or play again.
       *[no] The game is over. The cards stay hidden. Play again if you like.
    }

## What is played with

chapter-original-box = What it is about
guide-original-sides = Two sides live in one city. The red side are honest people: they want every black player out of the game. The black side are criminals: they want to be as many as the red. Red players are more, but do not know one another; black players are few, and act in the dark.
guide-original-deck = Dealt to { $count } players: { $cards }. Everybody knows which cards are in the game; nobody knows who holds them.
guide-original-lone-don = With so few players the don is the whole mafia, and decides its victims alone.
guide-original-gangs = There are two gangs, the mafia and the yakuza. Each knows its own members only, and wants the other dead as much as the red side.
guide-original-helpers = Some black players belong to no gang. They know nobody in it, nobody in it knows them, and they win with whichever gang wins.
guide-original-round = A round is a night and then a day. The game begins with the first night, in which nobody dies.

## The deal

chapter-original-deal = The deal
guide-original-dealt = Everybody gets one card by chance, face down. It says what you are and on which side. You see your own card and no other.
guide-original-look =
    { $seconds ->
        [0] Hold your phone so that nobody else sees it, look at your card, and say that you are ready. The first night begins when all are.
       *[other] Hold your phone so that nobody else sees it, look at your card, and say that you are ready. The first night begins when all are, or after { $seconds } seconds.
    }
guide-original-numbers = The seats have numbers, clockwise round the table. They matter by day: in this order you speak.

## The night

chapter-original-night = The night
guide-original-asleep =
    { $seconds ->
        [0] At night nobody speaks. The roles are called one after the other, aloud, each until the host goes on. Whoever is called acts in secret; all others only hear the call.
       *[other] At night nobody speaks. The roles are called one after the other, aloud, for { $seconds } seconds each. Whoever is called acts in secret; all others only hear the call.
    }
guide-original-alike = All phones show the same all night. Tap a window and seal it in every call, whoever you are. If it is your call, it is your deed; if not, it is a hunch, kept for the story of the game. Hold to read the whisper: only there it says whether you are called.
guide-original-sealed =
    { $open ->
        [yes] A sealed choice is final for that night. Only a gang that points with open eyes may change its mind, until its call ends.
       *[no] A sealed choice is final for that night.
    }
guide-original-pace = A call ends as soon as everybody alive has sealed something, but never at once. So do not wait long: all others wait for you.
guide-original-first = In the first night the members of a gang learn who they are, and those who check others do so already. Nobody is killed.
guide-original-first-hostless = In the first night the members of a gang learn who they are. Without a host nobody checks anybody in it, and nobody is killed.
guide-original-kill-open = From the second night on a gang wakes together, sees one another and points without a sound at one victim, at most one a night.
guide-original-agree-all = The gang kills only if all its living members point at the same player when the call ends. If they differ, nobody dies by them.
guide-original-agree-most = The gang kills the player at whom most of its members point. If two are level, nobody dies by them.
guide-original-plan = In the first night a gang has { $seconds } seconds to plan in silence whom it will kill in nights two, three and four. The plan binds nobody.
guide-original-kill-closed = From the second night on its members do not see one another: each marks one player alone. Only if all living members mark the same one, that player is the victim; otherwise nobody dies by them, and they are not told why.
guide-original-reminder = When the gang is called, each member can read its plan again.
guide-original-new-plans = At the end of its call in the fourth night, and in every third night after it, a gang plans anew for three nights.
guide-original-own-victim =
    { $own ->
        [forbidden] A gang may not choose one of its own.
       *[allowed] A gang may choose anybody, one of its own too, or nobody.
    }
guide-original-yakuza-night = The yakuza do the same in a call of their own, right after the mafia. Each gang may kill one player a night.
guide-original-checks = Who checks, points at one player and learns the answer alone, and nobody learns whom it was about. One may pass, and may ask about the same player again.
guide-original-dead-called = A role is called every night, also when its holder is long dead, and the call is never shorter. So nobody can tell by it who is alive.
guide-original-together = All who were killed die together at dawn. Whoever is doomed still acts in the later calls of the same night.

## The day

chapter-original-day = The day
guide-original-dawn = In the morning everybody hears who was killed: the names and nothing else, neither the card nor the killer. The dead of the night have no last words.
guide-original-judges = On the first day it is made known who the judges are, but not which of them is honest.
guide-original-speeches = Every living player has the floor once a day, for up to { $seconds } seconds, clockwise. Player 1 begins on the first day; each day later the next one does.
guide-original-lies = Say what you like: you may lie, and claim to be anything. Only never show your card. While somebody speaks, all others are silent.
guide-original-trial =
    { $seconds ->
        [0] When your speech is over, you may put one living player on trial, or nobody. You cannot name who is already accused, and you cannot take it back.
       *[other] When your speech is over, you have { $seconds } seconds to put one living player on trial, or nobody. You cannot name who is already accused, and you cannot take it back.
    }
guide-original-no-trial = If nobody is accused, there is no court, and night falls.

## The court

chapter-original-court = The court
guide-original-one-first = One accused on the first day: the court is called off, and nobody dies.
guide-original-one-later =
    { $defence ->
        [yes] One accused on a later day: after a defence that player is executed, without a vote.
       *[no] One accused on a later day: that player is executed at once, without a vote and without a defence.
    }
guide-original-defence = Two accused or more: each has { $seconds } seconds of defence, in the order in which they were accused. Then comes the vote.
guide-original-hands =
    { $seconds ->
        [0] The accused are called in that order. Raise your hand when the one is called whom you want out. You have one hand for the whole vote, everybody sees it, and it cannot be taken back.
       *[other] The accused are called in that order, { $seconds } seconds each. Raise your hand when the one is called whom you want out. You have one hand for the whole vote, everybody sees it, and it cannot be taken back.
    }
guide-original-voters = Every living player votes, the accused too.
guide-original-voters-judges = As long as one judge is alive, only judges vote, and the last one decides alone. When all judges are dead, every living player votes.
guide-original-abstain = If you raise no hand, your vote goes to the accused who is called last. If nobody raises a hand, that one has all the votes.
guide-original-most = The accused with the most votes is executed.
guide-original-tie = If there is a tie, the tied speak again for { $seconds } seconds each, and the vote is held once more between them alone.
guide-original-tie-judges = If the judges' vote is a tie, there is no second one: after the speeches all living players answer the question that follows.
guide-original-all-or-none =
    { $tie ->
        [execute] If that is a tie again, all living players answer one question: execute all who are tied, or let all of them live? As many hands for both: they are executed. Here a hand not raised counts for nothing.
       *[spare] If that is a tie again, all living players answer one question: execute all who are tied, or let all of them live? As many hands for both: they live. Here a hand not raised counts for nothing.
    }
guide-original-last-words = The condemned have { $seconds } seconds of last words and are out. Their cards stay face down: nobody learns what they were.
guide-original-dead = The dead say nothing, show nothing, do not vote and do not act at night. They may still win, with their side.
guide-original-dead-see = At this table the dead see everything. All the more they keep quiet.

## The end

chapter-original-end = The end
guide-original-checked = Twice a round it is looked whether the game is over: at dawn, and after an execution. Until then nobody says how many of a side are left.
guide-original-red-wins =
    { $needs ->
        [killers_only] Red wins when nobody is alive who kills for the black side.
        [gangs_only] Red wins when nobody of the gangs is alive.
       *[all_black] Red wins when no black player is alive.
    }
guide-original-black-wins = The mafia wins when the living black players are as many as the living red ones, or more.
guide-original-gang-wins = While both gangs live, neither can win. When one is dead, the other wins as soon as the black players are as many as the red ones, or more.
guide-original-helpers-count =
    { $counted ->
        [no] The black players who are in no gang are not counted there; when they alone are left of all, they have won.
       *[yes] The black players who are in no gang are counted with the gang there. When of all the black only they are left, they win once they are as many as the red.
    }
guide-original-maniac-wins =
    { $blocks ->
        [yes] The maniac wins alone: when at most two are alive, and the maniac is one of them. The maniac counts on no side, and no gang can win before the maniac is dead.
       *[no] The maniac wins alone: when at most two are alive, and the maniac is one of them. The maniac counts on no side.
    }
guide-original-nobody-left =
    { $winner ->
        [draw] If nobody at all is alive, it is a draw.
       *[red] If nobody at all is alive, red has won.
    }
guide-original-win-together = You win with your side, also if you are dead by then.
guide-original-stalemate =
    { $rounds ->
        [one] If nobody dies for { $rounds } whole round, the game is a draw.
       *[other] If nobody dies for { $rounds } whole rounds in a row, the game is a draw.
    }
guide-original-cards-open =
    { $open ->
        [yes] In the end all cards are turned over, and everybody can read what happened in the nights.
       *[no] The cards stay hidden in the end too. Each player is told: won or lost.
    }

## The roles

chapter-original-roles = The roles
guide-original-resident = Red. A resident sleeps all night. By day watch, listen, speak, accuse and vote: find out who is black.
    .title = Resident
guide-original-commissar =
    { $lawyer ->
        [yes] Red. Every night the commissar points at one other player: a nod means black. The lawyer is black and gets no nod. Lead the talk by day, but do not show too early who you are.
       *[no] Red. Every night the commissar points at one other player: a nod means black. Lead the talk by day, but do not show too early who you are.
    }
    .title = Commissar
guide-original-doctor = Red. From the second night on the doctor guards one player a night, perhaps the doctor, but never the same one twice running. No criminal can kill who is guarded, and nobody is told of it.
    .title = Doctor
guide-original-doctor-sheriff =
    { $shot ->
        [saved] The doctor guards from the sheriff's shot too.
       *[kills] The doctor does not guard from the sheriff's shot.
    }
guide-original-immortal = Red. No criminal can kill the immortal at night. By day the court can execute the immortal like anybody.
    .title = Immortal
guide-original-immortal-sheriff =
    { $shot ->
        [kills] The sheriff's shot kills the immortal.
       *[survives] The sheriff's shot does not hurt the immortal either.
    }
guide-original-honest-judge = Red. All know that you are a judge, but not of which kind, and nobody ever learns it before the end. While a judge is alive, only judges vote.
    .title = Honest judge
guide-original-sheriff =
    { $pass ->
        [yes] Red. From the second night on the sheriff may shoot one other player, the last to act in the night. Whom it hits, red or black, the sheriff is not told.
       *[no] Red. From the second night on the sheriff shoots one other player, the last to act in the night, and must choose one. Whom it hits, red or black, the sheriff is not told.
    }
    .title = Sheriff
guide-original-mafia = Black. Mafiosi meet in the first night and choose their victims together. By day pass for an honest resident.
    .title = Mafioso
guide-original-don =
    { $deck ->
        [extended] Black, one of the mafia. The don kills with the mafia, and in a later call points at one other player every night: a nod means the commissar.
       *[basic] Black, one of the mafia. The don kills with the mafia, and in a later call points at a player outside the mafia every night: a nod means the commissar.
    }
    .title = Don
guide-original-don-ninja = Black, one of the mafia. The don kills with the mafia, and in a later call points at one other player every night: a nod means the commissar or the ninja.
    .title = Don
guide-original-yakuza = Black, in the second gang. Yakuza meet in the first night and choose their victims together. Their enemies are the mafia and the red side.
    .title = Yakuza
guide-original-ninja = Black, one of the yakuza. The ninja kills with the yakuza, and points at one other player every night: a nod means the commissar or anybody of the mafia.
    .title = Ninja
guide-original-maniac =
    { $pass ->
        [yes] Black, but alone. From the second night on the maniac may kill one other player a night. The maniac knows nobody, and the commissar's check finds the maniac black.
       *[no] Black, but alone. From the second night on the maniac kills one other player a night, and must choose one. The maniac knows nobody, and the commissar's check finds the maniac black.
    }
    .title = Maniac
guide-original-werewolf =
    { $trigger ->
        [gang_member] Red at first. When a member of a gang is killed or executed for the first time, the werewolf changes to that gang and later kills with it. Every night from the second on the werewolf is told the present side.
       *[any_black]
            { $two ->
                [yes] Red at first. When a black player is killed or executed for the first time, the werewolf changes to that player's gang, or if there was none, to the weaker one, and later kills with it. Every night from the second on the werewolf is told the present side.
               *[no] Red at first. When a black player is killed or executed for the first time, the werewolf changes to the mafia and later kills with it. Every night from the second on the werewolf is told the present side.
            }
    }
    .title = Werewolf
guide-original-lawyer =
    { $red ->
        [no] Black, in no gang. Every night the lawyer may point at one other player and sees that player's card. The lawyer wins with whichever gang wins.
       *[yes] Black, in no gang. Every night the lawyer may point at one other player and sees that player's card. The commissar's check takes the lawyer for red. The lawyer wins with whichever gang wins.
    }
    .title = Lawyer
guide-original-corrupt-judge = Black, in no gang. All know that you are a judge, but not of which kind. You sleep at night, vote like every judge, and win with whichever gang wins.
    .title = Corrupt judge
guide-original-no-heir = When somebody with a special role dies, nobody takes it over. No role stops another from acting.

## Who leads, and manners

chapter-original-manners = Host and manners
guide-original-host-engine = The software hosts: it calls the roles, keeps the time, counts the votes and applies the rules as they are written.
guide-original-host-human = A person who holds no card hosts and sees everything. The host calls the roles, may warn or interrupt, takes no part in speeches and votes, and has the last word.
guide-original-host-less = One of the players announces and plays like all others, without seeing more than they do. The first to die hosts from then on, and sees everything.
guide-original-manners = At night make no sound. By day do not interrupt. Show nobody your card or the whisper on your phone.
guide-original-leave = You may leave at any time. By day you are out at once, at night at dawn; your card stays face down.
