# The milder words of `kids_theme`: cadets of the Police Academy look for Rascals. Each message stands in the place of the one of the same name in spytown.ftl.

learn-spytown-token =
    { $cards ->
        [yes]
            { $agent ->
                [yes] Only you see it. Most of you are the Police, one as their secret Agent. The Rascals hide among you. And a card: some can do something special.
               *[no] Only you see it. Most of you are the Police. The Rascals hide among you. You also get a card: some can do something special.
            }
       *[no]
            { $agent ->
                [yes] Only you see it. Most of you are the Police, one of them as their secret Agent. The Rascals hide among you.
               *[no] Only you see it. Most of you are the Police. The Rascals hide among you.
            }
    }
    .title = You get a token
learn-spytown-night =
    { $nights ->
        [agent] All fall asleep. First the Agent looks at one token. Then the Rascals wake and choose, without a word, one who sleeps.
        [small_skip] All fall asleep. In the first turn the Agent looks at one token, at a risk. In all others the Rascals choose, without a word, one who sleeps.
        [small_hold] All fall asleep. In the first turn the Agent looks at one token, at a risk. Every night the Rascals choose, without a word, one who sleeps.
       *[mafia] All fall asleep. The Rascals wake and choose, without a word, one who sleeps.
    }
    .title = The Academy sleeps
learn-spytown-win =
    { $gang ->
        [yes] There are three sides: Police, Rascals and New Gang. One wins when nobody of the two others is left. You win with your side, even if you are out.
       *[no] The Police win when no Rascal is left; the Rascals win when nobody of the Police is. You win with your side, even if you are out.
    }
    .title = Who wins?
now-spytown-mafia = Tap a window, then seal: everybody does. Only the taps of the Rascals choose somebody.
guide-spytown-town = Welcome to the Police Academy! You are cadets, and this is an exercise: some of you are Rascals in disguise. Who is who, you have to find out.
guide-spytown-strangers = The Rascals do not know one another yet. They meet when they are called for the first time.
guide-spytown-looks-once =
    { $pass ->
        [yes] Only in the first turn the Agent is called, and may look at the token of one other player. If it is a Rascal's, the Agent is out at once. By day all hear of it, but not whose token it was.
       *[no] Only in the first turn the Agent is called, and looks at the token of one other player. If it is a Rascal's, the Agent is out at once. By day all hear of it, but not whose token it was.
    }
guide-spytown-first-skipped = In the first turn the Rascals are not called: after the Agent the day begins at once, and nobody is named in the morning.
guide-spytown-gang-meets = Before the Rascals are called for the first time, the members of the New Gang open their eyes once and see one another.
guide-spytown-chooses = The Rascal wakes alone and points at one player who sleeps.
guide-spytown-choose =
    { $choice ->
        [plurality] The Rascals wake and see one another. Each points once at a player who sleeps: the one with the most pointings is chosen. If several are level, the lot decides.
       *[agreement] The Rascals wake and see one another. They choose one player who sleeps: as soon as all point at the same one, it is settled. If they do not agree in time, most pointings count, and if several are level, the lot decides.
    }
guide-spytown-vote =
    { $mode ->
        [sequential] After the talk comes the vote, the Rascals included. One votes after the other, clockwise, and each vote is shown at once and stands.
       *[simultaneous] After the talk comes the vote, the Rascals included. All vote at the same time. You may change your vote until all are in; then they are shown together.
    }
guide-spytown-two-sides = The Police win when no Rascal is left in the game. The Rascals win when nobody of the Police is left in it.
guide-spytown-three-sides = Police, Rascals and New Gang are three sides. One of them wins when nobody of the other two is left in the game. When only one side is gone, the game goes on.
guide-spytown-side-counts = What counts is for which side one plays now, not the token. So the game may go on although every token of the Rascals lies open.
guide-spytown-policeman = On the side of the Police. A Policeman sleeps all night. By day listen, ask, compare and vote: who is a Rascal?
    .title = Policeman
guide-spytown-agent = On the side of the Police. The Agent looks at one token a night. Help the others by day with what you know, but be careful: the Rascals would like to know who you are.
    .title = Agent
guide-spytown-agent-small = On the side of the Police. The Agent looks at one token, in the first turn only. If it is a Rascal's, you are out and may not tell whose it was.
    .title = Agent
guide-spytown-mafioso = On the side of the Rascals. A Rascal wakes at night and chooses who has to go. By day talk and vote like everybody, and pass for an honest Policeman.
    .title = Rascal
guide-spytown-recruitment = Show it to the Game Master and point at one who sleeps: that cadet keeps the token, but wakes at once and plays for the Rascals from now on. All hear that somebody is recruited, but not who.
    .title = Recruitment
now-spytown-right = Whoever has just gone may take one player along, or pass.
guide-spytown-right = You are many: in the first turn whoever goes after the night or after the vote may take another player along, without any card. Whoever is taken along takes nobody.
guide-spytown-kids-shot =
    { $chain ->
        [on] Whoever goes after the night or after the vote may take somebody along: they point at another player, who is out at once. Whoever is taken along may do so too.
       *[off] Whoever goes after the night or after the vote may take somebody along: they point at another player, who is out at once. Whoever is taken along takes nobody.
    }
guide-spytown-shots-due =
    { $check ->
        [after_chain] When only one side is left, whoever may take somebody along still does. Then the game is over; if nobody is left at all, nobody wins.
       *[each_step] The game is over as soon as only one side is left. Then nobody is taken along any more.
    }
guide-spytown-vest =
    { $save_scope ->
        [any] If you are named at dawn, voted out or pointed at, lay it open: you stay in the game and show no token. It works once.
       *[detailed] If you are named at dawn or voted out, lay it open: you stay in the game and show no token. It works once, and does not stop one who points at you.
    }
    .title = Bulletproof Vest
guide-spytown-bandage =
    { $save_scope ->
        [any] If another player is named at dawn, voted out or pointed at, lay it open before the token is shown: that player stays. You cannot save yourself.
       *[detailed] If another player is named at dawn or voted out, lay it open before the token is shown: that player stays. You cannot save yourself, and it does not help one who is pointed at.
    }
    .title = Bandage
guide-spytown-shelter = In the whole next turn you cannot be chosen, voted for or pointed at. You may speak in it, but you do not vote.
    .title = Shelter
guide-spytown-safe-conduct = In the next night you cannot be chosen. By day everything is as usual: you vote, and can be voted out or pointed at.
    .title = Safe Conduct
guide-spytown-arrest = In this turn nobody can vote for you, and you do not vote. You may speak, and can still be pointed at.
    .title = Arrest
guide-spytown-shot-round-corner = You point at one other player, who is out at once and shows the token. You can no longer use it when you are named or voted out yourself.
    .title = From Round the Corner
guide-spytown-last-shot = When you are eliminated, you may show it and point at one other player, who is out as well. Both tokens are shown.
    .title = Come Along
