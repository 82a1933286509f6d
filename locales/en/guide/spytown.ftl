# How to play `spytown`, for players; citysleeps/books/spytown/guide.py says what is said when, and with which values.
# With `kids_theme` the messages of spytown-kids.ftl stand in the place of those of the same name here.

## Cards for who has never played: the title has at most 20 characters, the text 170

learn-spytown-token =
    { $cards ->
        [yes]
            { $agent ->
                [yes] Only you see it. Most of you are the Police, one as their secret Agent. The Mafia hides among you. And a card: some can do something special.
               *[no] Only you see it. Most of you are the Police. The Mafia hides among you. You also get a card: some can do something special.
            }
       *[no]
            { $agent ->
                [yes] Only you see it. Most of you are the Police, one of them as their secret Agent. The Mafia hides among you.
               *[no] Only you see it. Most of you are the Police. The Mafia hides among you.
            }
    }
    .title = You get a token
learn-spytown-night =
    { $nights ->
        [agent] All fall asleep. First the Agent looks at one token. Then the Mafia wakes and chooses, without a word, one who sleeps.
        [small_skip] All fall asleep. In the first turn the Agent looks at one token, at a risk. In all others the Mafia chooses, without a word, one who sleeps.
        [small_hold] All fall asleep. In the first turn the Agent looks at one token, at a risk. Every night the Mafia chooses, without a word, one who sleeps.
       *[mafia] All fall asleep. The Mafia wakes and chooses, without a word, one who sleeps.
    }
    .title = Spytown sleeps
learn-spytown-day =
    { $single ->
        [yes] Talk, accuse, bluff: even lies are allowed. Then all vote, and whoever has the most votes has to go.
       *[no] Talk, accuse, bluff: even lies are allowed. All vote; those with the most votes defend themselves. Then all vote again, and one has to go.
    }
    .title = By day you talk
learn-spytown-win =
    { $gang ->
        [yes] There are three sides: Police, Mafia and New Gang. One wins when nobody of the two others is left. You win with your side, even if you are out.
       *[no] The Police win when nobody of the Mafia is left; the Mafia wins when nobody of the Police is. You win with your side, even if you are out.
    }
    .title = Who wins?
learn-spytown-phone = Hold to see what you were dealt; let go, and it hides. At night tap a window and seal, whoever you are: so nobody can tell who acts.
    .title = Your phone

## What one can do now: one sentence or two, the same for everybody

now-spytown-deal = Turn aside, hold to look at what you were dealt, then say that you know it.
now-spytown-swap = Look at your token again. Whoever shows Role Swap may exchange tokens with another player.
now-spytown-agent = Tap a window, then seal: everybody does. Only to the Agent a token is shown.
now-spytown-gang = Tap a window, then seal: everybody does. Only the members of the New Gang see one another.
now-spytown-mafia = Tap a window, then seal: everybody does. Only the taps of the Mafia choose somebody.
now-spytown-council = Everybody is awake. Hear the news, talk about it, then vote.
now-spytown-dawn = Listen: you hear what the night has brought.
now-spytown-window = Time for cards, and everybody is asked alike: play yours if this is its moment, or pass.
now-spytown-vest = Whoever has to go has time to react. All others wait.
now-spytown-bandage = All others are asked: save that player with a card, or pass.
now-spytown-talk = Talk freely: accuse, argue, bluff. When you have nothing to add, say so; you can take it back.
now-spytown-vote =
    { $mode ->
        [sequential] One votes after the other, clockwise. When it is your turn, vote against whom you suspect most.
       *[simultaneous] Vote against whom you suspect most. The votes are shown when all are in.
    }
now-spytown-defence =
    { $seconds ->
        [0] The finalists may speak, one after the other. All others listen.
       *[other] The finalists may speak one after the other, up to { $seconds } seconds each. All others listen.
    }
now-spytown-final =
    { $finalists ->
        [no] Vote again, now only between the finalists. They do not vote themselves.
       *[yes] Vote again, now only between the finalists. You may change your mind.
    }
now-spytown-tie = A tie. Talk it over: you may move your vote once, or say that it stays.
now-spytown-lot = Still a tie: now the lot decides.
now-spytown-verdict = The vote is decided. Listen to who has to go.
now-spytown-right = Whoever has just gone may fire a last shot at one player, or pass.
now-spytown-last-card = Whoever has just gone has time for a last card. All others wait.
now-spytown-commander = The Commander card goes to the next player on the left.
now-spytown-over = The game is over and everything lies open: see who was who, and what happened at night.

## What is in the box

chapter-spytown-box = The game
guide-spytown-town = Welcome to Spytown! The Police hunt the Mafia, and the Mafia hunts the Police. But all of you look like honest citizens: who is who, you have to find out.
guide-spytown-tokens = A token says who you are. With { $count } players these are dealt: { $tokens }.
guide-spytown-secret-agent = The Agent belongs to the Police and wins with them. No other player is told who it is.
guide-spytown-turn = The game goes in turns. Each has a night, in which some wake up in secret, and a day, on which all talk and vote. So it goes on until only one side is left.
guide-spytown-small = You are few, so this is a small game: the Agent looks at a token only once, and at a risk.

## The deal

chapter-spytown-deal = The deal
guide-spytown-dealt = The tokens are shuffled and dealt, one to each player. No other player sees yours. You may look at it again at any time.
guide-spytown-cards-dealt = Then everybody gets one card, by chance, whatever the token. All know which action cards are in the game, but nobody knows who has which.
guide-spytown-look =
    { $seconds ->
        [0] There is no hurry: the game begins when all have looked, or the host goes on.
       *[other] The game begins when all have looked, or after { $seconds } seconds.
    }
guide-spytown-never-show = As long as you are in the game, never show what you were dealt. Say about it what you like: a word proves nothing.
guide-spytown-strangers = Those of the Mafia do not know one another yet. They meet when they are called for the first time.

## The night

chapter-spytown-night = The night
guide-spytown-asleep = When a turn begins, all players who are in the game fall asleep and are silent. Whoever is called wakes up and acts; all others only hear the call and sleep on.
guide-spytown-alike = All phones look the same at night. Tap a window and seal it in every call, whoever you are. If you are called, your tap counts; if not, it is a hunch, which nobody sees before the end.
guide-spytown-pace = A call ends as soon as everybody in the game has sealed something, but never at once. So do not wait long: all others wait for you.
guide-spytown-looks =
    { $pass ->
        [yes] First the Agent wakes and may point at one other player, whose token is shown to the Agent alone. It may be the same player again. Nobody else learns whose token it was.
       *[no] First the Agent wakes and points at one other player, whose token is shown to the Agent alone. It may be the same player again. Nobody else learns whose token it was.
    }
guide-spytown-agent-gone = Once the Agent is out, this call is left out in all later turns.
guide-spytown-looks-once =
    { $pass ->
        [yes] Only in the first turn the Agent is called, and may look at the token of one other player. If it is a Mafioso's, the Agent is out at once. By day all hear of it, but not whose token it was.
       *[no] Only in the first turn the Agent is called, and looks at the token of one other player. If it is a Mafioso's, the Agent is out at once. By day all hear of it, but not whose token it was.
    }
guide-spytown-agent-time = The Agent's call lasts { $seconds } seconds, whatever happens in it. So its length tells nothing.
guide-spytown-first-skipped = In the first turn the Mafia is not called: after the Agent the day begins at once, and nobody is named in the morning.
guide-spytown-gang-meets = Before the Mafia is called for the first time, the members of the New Gang open their eyes once and see one another.
guide-spytown-chooses = The Mafioso wakes alone and points at one player who sleeps.
guide-spytown-choose =
    { $choice ->
        [plurality] The Mafia wakes, and all of it see one another. Each points once at a player who sleeps: the one with the most pointings is chosen. If several are level, the lot decides.
       *[agreement] The Mafia wakes, and all of it see one another. They choose one player who sleeps: as soon as all point at the same one, it is settled. If they do not agree in time, most pointings count, and if several are level, the lot decides.
    }
guide-spytown-signs = Those who are awake do not talk or write. They point, nod, shake the head, shrug, or raise a hand: wait.
guide-spytown-mafia-time = There are { $seconds } seconds for it, and the night does not end sooner, however quickly the choice is made.
guide-spytown-not-yet = The choice puts nobody out yet. Whom it hits, all hear in the morning.

## The day

chapter-spytown-day = The day
guide-spytown-dawn =
    { $saves ->
        [yes] In the morning all wake, and the player who was chosen is named. If no card helps, that player is out and shows the token to all. If nobody was chosen, you hear that instead.
       *[no] In the morning all wake, and the player who was chosen is named, is out, and shows the token to all. If nobody was chosen, you hear that instead.
    }
guide-spytown-talk =
    { $seconds ->
        [0] Then all who are in the game talk, in no fixed order. The talk goes on until all say that they have nothing to add, or the host closes it.
       *[other] Then all who are in the game talk, in no fixed order. The talk goes on until all say that they have nothing to add, but at most { $seconds } seconds.
    }
guide-spytown-claims = Accuse, argue, lie and bluff as you like, and claim to be anything. The game never says whether it is true.
guide-spytown-agent-claims = The Agent may come forward and tell what the tokens were, or keep quiet. But anybody may claim the same.
guide-spytown-right = You are many: in the first turn whoever goes after the night or after the vote may fire a last shot, without any card, at another player, who is out too. Whoever is hit by it does not get one.
guide-spytown-kids-shot =
    { $chain ->
        [on] Whoever goes after the night or after the vote may fire a last shot: they point at another player, who is out at once. Whoever is hit by it may fire one too.
       *[off] Whoever goes after the night or after the vote may fire a last shot: they point at another player, who is out at once. Whoever is hit by it does not get one.
    }
guide-spytown-out =
    { $view ->
        [none] Whoever is out stays out: no word, no sign, no vote. You may watch, and see what the others see.
       *[night] Whoever is out stays out: no word, no sign, no vote. You may watch, and at night you see who is awake and at whom they point.
    }

## The vote

chapter-spytown-vote = The vote
guide-spytown-vote =
    { $mode ->
        [sequential] After the talk comes the vote, the players of the Mafia included. One votes after the other, clockwise, and each vote is shown at once and stands.
       *[simultaneous] After the talk comes the vote, the players of the Mafia included. All vote at the same time. You may change your vote until all are in; then they are shown together.
    }
guide-spytown-vote-time =
    { $mode ->
        [sequential] Each voter has { $seconds } seconds. Whoever has not voted by then has no vote this time.
       *[simultaneous] There are { $seconds } seconds for it. Whoever has not voted by then has no vote this time.
    }
guide-spytown-abstain =
    { $abstain ->
        [on] You may abstain; that counts for nobody.
       *[off] You may not abstain: choose one player.
    }
guide-spytown-self =
    { $self ->
        [on] You may even vote against yourself.
       *[off] You cannot vote against yourself.
    }
guide-spytown-open = All see who voted against whom, and every vote counts the same.
guide-spytown-finalists =
    { $second ->
        [lot] Those who share the most votes are the finalists. If one player alone has the most, the second is a finalist too; if several are second, the lot picks one of them.
       *[all] Those who share the most votes are the finalists. If one player alone has the most, the second is a finalist too; if several are second, all of them are.
    }
guide-spytown-only-one = If one player has got all the votes, there is no final: that player may speak and then has to go.
guide-spytown-single = One vote is enough: whoever has the most votes has to go. Only if several share the most votes, they are finalists, and there is a final between them.
guide-spytown-defence =
    { $seconds ->
        [0] Each finalist may speak in defence, and need not. Meanwhile nobody else speaks.
       *[other] Each finalist may speak in defence for up to { $seconds } seconds, and need not. Meanwhile nobody else speaks.
    }
guide-spytown-final =
    { $finalists ->
        [no] Then all but the finalists vote again, now only between the finalists. You may vote otherwise than before. Whoever has the most votes has to go.
       *[yes] Then all vote again, now only between the finalists, who vote too. You may vote otherwise than before. Whoever has the most votes has to go.
    }
guide-spytown-commander-tie =
    { $prelim ->
        [final_only] If the final is a tie, the Commander's vote decides: the tied player whom it is against has to go. If it is against none of them, the tie goes on as always.
       *[eliminate] If there is a tie for the most votes, the Commander's vote decides: the tied player whom it is against has to go, after the first vote at once and without a final. If it is against none of them, the tie goes on as always.
    }
guide-spytown-commander-second = If several are second and the Commander's vote is against one of them, only that one joins the final.
guide-spytown-tie =
    { $seconds ->
        [0] If the final is a tie, talk it over once more. Each voter may move the vote once. As soon as one finalist alone has the most votes, it is decided. If nobody wants to move a vote any more, the lot decides.
       *[other] If the final is a tie, talk it over once more, for { $seconds } seconds at most. Each voter may move the vote once. As soon as one finalist alone has the most votes, it is decided. If it stays a tie, the lot decides.
    }
guide-spytown-empty =
    { $empty ->
        [no_elimination] If nobody votes at all, the vote is held once more. If again nobody does, nobody has to go.
       *[lot] If nobody votes at all, the vote is held once more. If again nobody does, the lot decides among all who may be voted against.
    }
guide-spytown-verdict =
    { $saves ->
        [yes] Whoever has to go shows the token to all and is out, unless a card helps. Then the next turn begins.
       *[no] Whoever has to go shows the token to all and is out. Then the next turn begins.
    }

## The end

chapter-spytown-end = The end
guide-spytown-two-sides = The Police win when nobody of the Mafia is left in the game. The Mafia wins when nobody of the Police is left in it.
guide-spytown-three-sides = Police, Mafia and New Gang are three sides. One of them wins when nobody of the other two is left in the game. When only one side is gone, the game goes on.
guide-spytown-one-to-one = Equal numbers decide nothing: even one against one you play on.
guide-spytown-side-counts = What counts is for which side one plays now, not the token. So the game may go on although every token of the Mafia lies open.
guide-spytown-at-once = The game is over as soon as only one side is left.
guide-spytown-shots-due =
    { $check ->
        [after_chain] When only one side is left, a last shot that is due is still fired. Then the game is over; if nobody is left at all, nobody wins.
       *[each_step] The game is over as soon as only one side is left. A last shot that is due then is not fired any more.
    }
guide-spytown-together = You win with your side, also if you are out by then.
guide-spytown-all-shown = In the end all tokens, cards and sides are shown, and everybody can read what happened in the nights.

## The roles

chapter-spytown-roles = The roles
guide-spytown-policeman = On the side of the Police. A Policeman sleeps all night. By day listen, ask, compare and vote: who belongs to the Mafia?
    .title = Policeman
guide-spytown-agent = On the side of the Police. The Agent looks at one token a night. Help the others by day with what you know, but be careful: the Mafia would like to know who you are.
    .title = Agent
guide-spytown-agent-small = On the side of the Police. The Agent looks at one token, in the first turn only. If it is a Mafioso's, you are out and may not tell whose it was.
    .title = Agent
guide-spytown-mafioso = On the side of the Mafia. A Mafioso wakes at night and chooses who has to go. By day talk and vote like everybody, and pass for an honest Policeman.
    .title = Mafioso

## The cards

chapter-spytown-cards = The cards
guide-spytown-no-cards = This table plays without cards; the tokens are all you need. The book advises just that for a first game.
guide-spytown-play = A card says when it may be played. You need not play it, it works once, and all see it and whose it is, unless it says otherwise.
guide-spytown-symbols = A card also says with which tokens it may be used. If yours is not among them, it counts as a neutral card for you.
guide-spytown-agent-card =
    { $commander ->
        [yes] For the Agent every card but the Commander counts as neutral.
       *[no] For the Agent every card counts as neutral.
    }
guide-spytown-asked = When it is time for cards, all who might have one are asked alike. If yours is not for this moment, pass.
guide-spytown-wrong-phase =
    { $wrong ->
        [refuse] A card cannot be shown in a wrong phase: the phone only tells you so.
       *[eliminate] Whoever shows a card in a wrong phase is out at once, and the card does nothing. The phone asks you first whether you are sure.
    }
guide-spytown-hidden =
    { $gang ->
        [yes] Cards that were not played stay hidden to the end, also those of players who are out. Only a New Gang card is shown when its member goes.
       *[no] Cards that were not played stay hidden to the end, also those of players who are out.
    }
guide-spytown-vest =
    { $save_scope ->
        [any] If you are named at dawn, voted out or shot, lay it open: you stay in the game and show no token. It works once.
       *[detailed] If you are named at dawn or voted out, lay it open: you stay in the game and show no token. It works once, and does not stop a shot.
    }
    .title = Bulletproof Vest
guide-spytown-bandage =
    { $save_scope ->
        [any] If another player is named at dawn, voted out or shot, lay it open before the token is shown: that player stays. You cannot save yourself.
       *[detailed] If another player is named at dawn or voted out, lay it open before the token is shown: that player stays. You cannot save yourself, and it does not stop a shot.
    }
    .title = Bandage
guide-spytown-recruitment = Show it to the Game Master and point at one who sleeps: that player keeps the token, but wakes at once and plays for the Mafia from now on. All hear that somebody is recruited, but not who.
    .title = Recruitment
guide-spytown-commander =
    { $commander_prelim ->
        [final_only] Every vote begins with you, and in the final your vote breaks a tie. At the end of every council the card goes to the next player on the left.
       *[eliminate] Every vote begins with you, and your vote breaks a tie, in the preliminary vote as in the final. At the end of every council the card goes to the next player on the left.
    }
    .title = Commander
guide-spytown-reverse-recruitment =
    { $reverse_wakes ->
        [by_token] All game long you play for the side opposite to your token and win only with it, but you wake by your token. Nobody sees the card before the end.
       *[by_side] All game long you play for the side opposite to your token: you wake with it and win only with it. Nobody sees the card before the end.
    }
    .title = Reverse Recruitment
guide-spytown-role-swap = You may exchange tokens with any other player, who cannot refuse. From then on you both play your new roles, and only the two of you know them.
    .title = Role Swap
guide-spytown-wiretap = You look at once at the token of one other player. All see at whose, but only you learn which; tell the truth, lie or keep silent.
    .title = Wiretap
guide-spytown-shelter = In the whole next turn you cannot be chosen, voted for or shot. You may speak in it, but you do not vote.
    .title = Shelter
guide-spytown-safe-conduct = In the next night you cannot be chosen. By day everything is as usual: you vote, and can be voted out or shot.
    .title = Safe Conduct
guide-spytown-arrest = In this turn nobody can vote for you, and you do not vote. You may speak, and can still be shot.
    .title = Arrest
guide-spytown-shot-round-corner = You point at one other player, who is out at once and shows the token. You can no longer use it when you are named or voted out yourself.
    .title = Shot from Round the Corner
guide-spytown-kidnapping = You lay it before one other player, who does not vote in this turn. That player may speak and play cards, and can be voted out.
    .title = Kidnapping
guide-spytown-last-shot = When you are eliminated, you may show it and point at one other player, who is out as well. Both tokens are shown.
    .title = Last Shot
guide-spytown-new-gang =
    { $new_gang_recognition ->
        [on] Whatever your token, you belong to the New Gang, which wins when nobody of another side is left. You act by your token; in the first night the members see one another.
       *[off] Whatever your token, you belong to the New Gang, which wins when nobody of another side is left. You act by your token, and the members do not know one another.
    }
    .title = New Gang
guide-spytown-neutral = It does nothing. Keep it face down before you all game long.
    .title = Neutral

## Who leads, and manners

chapter-spytown-manners = Game Master and manners
guide-spytown-master-software = The software is the Game Master: it calls the phases, shows the tokens, counts the votes and applies the rules as they are written.
guide-spytown-master-human = A person who gets no token is the Game Master, leads the game and knows everything. The Game Master does not vote, belongs to no side and has the last word.
guide-spytown-manners = At night look at nothing but your own phone: whoever peeks is expelled. Show it to nobody.
guide-spytown-leave = You may leave at any time. You are out then, your token is shown, and no card can help.
