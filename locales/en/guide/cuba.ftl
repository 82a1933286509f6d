# How to play `cuba`, for players; citysleeps/books/cuba/guide.py says what is said when, and with which values.
# docs/guide.md says how both are written.

## Cards for who has never played: the title has at most 20 characters, the text 170

learn-cuba-box = Look into it in secret. Take diamonds, or one token, and pass it on. Diamonds make you a Thief; a token makes you what it says.
    .title = The box goes round
learn-cuba-talk = The Godfather wants the diamonds back and may ask anybody anything. Tell the truth, lie or keep silent: there are no turns and no votes.
    .title = Then come questions
learn-cuba-pockets =
    { $jokers ->
        [0] Whoever hears this shows everything. A Thief gives the diamonds back and is out. But a mistake can cost the Godfather the game.
       *[other] Whoever hears this shows everything. A Thief gives the diamonds back and is out. A mistake costs the Godfather a joker, or the game.
    }
    .title = Empty your pockets!
learn-cuba-win =
    { $agents ->
        [yes] The Godfather, once every stolen diamond is back. If the Godfather falls, the richest Thief. An Agent, when accused. Others win with somebody: the role says with whom.
       *[no] The Godfather, once every stolen diamond is back. If the Godfather falls, the richest Thief. All others win with somebody: the role says with whom.
    }
    .title = Who wins?
learn-cuba-phone =
    { $real ->
        [yes] The box on the table is real, and so is your pocket. Your phone shows who claims what, who is out, and in the end who wins.
       *[no] The box comes to your phone: open the lid where nobody else sees it. Later your pocket shows what you took, to you alone.
    }
    .title = Your phone

## What one can do now: one sentence or two, the same for everybody

now-cuba-setup = The Godfather keeps up to five diamonds back, in secret. All others wait for the box.
now-cuba-theft =
    { $talk ->
        [yes] When the box is yours, look unseen, take diamonds or one token, and pass it on.
       *[no] When the box is yours, look unseen, take diamonds or one token, and pass it on. No talk yet.
    }
now-cuba-investigation = The Godfather asks and accuses freely. All others speak, lie or keep silent, as they like.
now-cuba-bang = If you are asked, choose: BANG, or hold fire. Others are asked the same; only the Cleaner can shoot.
now-cuba-pockets = The accused shows everything taken, and the host enters it.
now-cuba-last-reveals = The game is decided. If you have not shown what you took, show it now; the host enters it.
now-cuba-over = The game is over, and everybody may speak again. See who took what, or play once more.
now-cuba-next = The winners name the next Godfather, one player each. They have { $seconds } seconds.

## What it is about

chapter-cuba-box = What it is about
guide-cuba-story = One of you is the Godfather, and everybody knows who. A box of diamonds goes once round the table, and everybody else takes something from it in secret. Then the Godfather wants the stolen diamonds back, and questions you all.
guide-cuba-choose = Nobody is dealt a role: you choose your own by what you take, and it never changes after that. There are no nights, no turns to speak and no votes.
guide-cuba-tokens = For { $count } players the box holds 15 diamonds and these tokens: { $tokens }. Everybody knows that. Who takes what, nobody knows.
guide-cuba-jokers =
    { $jokers ->
        [0] The Godfather has no joker in this game, so there is nothing to make up for a mistake.
        [one] The Godfather has { $jokers } joker to make up for a mistake. It lies on the table for all to see.
       *[other] The Godfather has { $jokers } jokers to make up for mistakes. They lie on the table for all to see.
    }
guide-cuba-five = Five are very few for this game: it is best played so by those who know it well.
guide-cuba-first-godfather = The first Godfather is best somebody who knows the game. If the table names nobody, the lot decides.
guide-cuba-seats = The box goes clockwise. The first player sits on the left of the Godfather, the last player on the right. Each of them may do one thing that the others may not.

## The theft

chapter-cuba-theft = The theft
guide-cuba-removal = Before the box leaves, the Godfather takes out up to five diamonds in secret, or none. They are not stolen, and nobody has to find them. So 10 to 15 diamonds go round, and only the Godfather and the first player can know how many.
guide-cuba-look = When the box reaches you, look where nobody else can see: how many diamonds are left, and which tokens? Remember both. A true story rests on them, and so does a good lie.
guide-cuba-memory =
    { $memory ->
        [keep] Your phone keeps for you what was in the box when it came. Nobody else sees it.
       *[once] Once the box has gone on, your phone no longer shows what was in it.
    }
guide-cuba-take = Then take diamonds, one or more, even all of them, or take exactly one token. Never diamonds and a token, and never two tokens.
guide-cuba-must = You have to take something. If only tokens are left, you take one of them, whatever it is; if only diamonds are left, you take at least one.
guide-cuba-empty = If the box reaches you empty, there is nothing to take, and you are a Street urchin. Pretend to take something, so that nobody notices.
guide-cuba-last = The last player, and nobody else, may leave things in the box and take nothing, to become a Street urchin. Or the last player takes as all others do.
guide-cuba-bag = The first player, and nobody else, has a bag, and may hide one token in it before taking: never a diamond. That token is nobody's until the end, and nobody else is told. Then the first player takes as all others do.
guide-cuba-pass = Then the box goes to the player on your left. What you took stays taken: nothing is ever put back. It is your secret, and the Godfather does not see it either.
guide-cuba-quiet =
    { $talk ->
        [yes] While the box goes round you may chat, but nobody is questioned or accused yet.
       *[no] While the box goes round, nobody talks. There will be time enough for that.
    }
guide-cuba-time = Each of you has the box for { $seconds } seconds at most. Whoever has to take something and does not is out when the time is over. With an empty box, and for the last player, it counts as taking nothing.
guide-cuba-pace = Everybody has the box for exactly { $seconds } seconds, so that haste or doubt tells nothing. Whoever has to take something and does not is out when the time is over.
guide-cuba-refused = You cannot take anything wrong: your phone offers what the rules allow. But whoever has to take something, and leaves the game instead, is out.
guide-cuba-errors = Whoever takes against these rules is out as soon as it is found, and cannot win. The diamonds of such a player go back to the Godfather, and an accusation that finds it out costs no joker.

## The investigation

chapter-cuba-talk = The investigation
guide-cuba-back = The box is back. The Godfather sees what is left in it, and nobody else does. Now everybody may talk.
guide-cuba-missing = The Godfather counts how many diamonds are missing, and the number is entered without the others seeing it. With that the investigation begins.
guide-cuba-free = The Godfather asks anybody, in any order, as often as needed. You need not answer, and you may speak without being asked. Nobody waits for a turn.
guide-cuba-questions = Good questions are: how many diamonds were in the box when it reached you? Which tokens? What was left when you passed it on? What did you take?
guide-cuba-lies = Everybody may lie, the Godfather too. The software never says what is true: the board only shows where two claims do not fit.
guide-cuba-claims = You may put what you claim on the board, where all see who says what of the box. You may claim something else later; what you said before stays on record.
guide-cuba-no-proof = Say what you like, but show nothing: nobody may prove what they took. And all talk is for the whole table, without whispering.
guide-cuba-aids = The Godfather's phone helps a little. It shows who has been asked what, who has not spoken yet, and how many diamonds are still to be found.
guide-cuba-limit =
    { $minutes ->
        [0] The talk has no time limit. A Godfather who sees no way on may give up, and is then out.
       *[other] The investigation lasts { $minutes } minutes at most; when they are over, the Godfather is out. The Godfather may also give up before.
    }

## Empty your pockets!

chapter-cuba-accusation = Empty your pockets!
guide-cuba-formula = Only the Godfather accuses, at any moment, with the words “Empty your pockets!” Nothing else makes anybody show anything, and it cannot be taken back.
guide-cuba-accused = Whoever is accused shows to all everything that they took. The bag of the first player stays shut. Nobody is accused twice.
guide-cuba-caught = A Thief gives all diamonds back, is out, and says nothing more. The Godfather looks for the rest.
guide-cuba-mistake =
    { $jokers ->
        [0] If the accused took no diamonds, it was a mistake. Without a joker to give, the Godfather is out, and the game ends.
       *[other] If the accused took no diamonds, it was a mistake. The Godfather gives that player a joker, and the game goes on for both. If no joker is left to give, the Godfather is out, and the game ends.
    }
guide-cuba-incorruptible =
    { $cleaner ->
        [yes] With an Agent no joker helps: if the accused is one and the Cleaner does not shoot, the game ends at once, and that Agent wins.
       *[no] With an Agent no joker helps: if the accused is one, the game ends at once, and that Agent wins.
    }
guide-cuba-window = Before the pockets are opened, there are { $seconds } seconds at most for a BANG. All in the game but the Godfather and the accused are asked alike: BANG, or hold fire? Nobody learns who holds, so nobody can tell whether there is a Cleaner.
guide-cuba-shout = Before the accused shows anything, the Cleaner may call BANG, and shows the token to prove it.
guide-cuba-bang =
    { $agents ->
        [yes] BANG: if the accused is an Agent, the Cleaner wins at once, and the Agent does not. If not, the Cleaner and the accused are both out. Diamonds go back to the Godfather, and no joker is due.
       *[no] BANG: the Cleaner and the accused are both out. Diamonds go back to the Godfather, and no joker is due.
    }
guide-cuba-out = Whoever is out keeps the seat and keeps silent, and learns no secrets. When the game is over, everybody may speak again.

## The end

chapter-cuba-end = Who wins
guide-cuba-recovered =
    { $loyal ->
        [yes] As soon as nobody in the game has a stolen diamond any more, the Godfather wins, together with everybody in the game who is Loyal.
       *[no] As soon as nobody in the game has a stolen diamond any more, the Godfather wins.
    }
guide-cuba-not-stolen = The diamonds that stayed in the box, and those that the Godfather took out before, do not count.
guide-cuba-agent-wins =
    { $cleaner ->
        [yes] An accused Agent wins alone, unless the Cleaner shoots. An Agent who is not accused never wins.
       *[no] An accused Agent wins alone. An Agent who is not accused never wins.
    }
guide-cuba-fallen = If the Godfather is out, the Thieves still in the game show their diamonds. Whoever has the most wins; if several have as many, they share it. Every Street urchin in the game wins with them. A Thief who was caught does not count.
guide-cuba-all-thieves = Mind: if all of you steal diamonds, no accusation can fail, and a Godfather who goes on accusing is sure to win.
guide-cuba-last-reveals =
    { $cleaner ->
        [yes] When the game is decided, all others show what they took, and the host enters it. Whoever turns out to have taken against the rules does not win, and neither does the Cleaner who shot that player.
       *[no] When the game is decided, all others show what they took, and the host enters it. Whoever turns out to have taken against the rules does not win.
    }
guide-cuba-entered = Only what can be true may be entered: no more diamonds than are missing, and no more tokens of a kind than there are. If somebody other than the last player shows empty pockets, the host also says whether the box was empty.
guide-cuba-open =
    { $real ->
        [yes] Then the winners are named, and all see what has been entered.
       *[no] Then the winners are named and all is shown: what each of you took, what each saw in the box, the bag, and what the Godfather kept back.
    }
guide-cuba-next = The winners choose the next Godfather. Each has { $seconds } seconds to name one player, anybody at the table. Whoever is named most often it is; if several are, or nobody is named, the lot decides.
guide-cuba-again =
    { $reseat ->
        [shuffle] Nothing is carried over to the next game. The seats are drawn anew, so that you get new neighbours.
       *[keep] Nothing is carried over to the next game, but everybody keeps their seat.
    }

## Roles

chapter-cuba-roles = The roles
guide-cuba-godfather = Get back every stolen diamond. Find out whom you can trust, and play the part with relish. Accuse only whom you take for a Thief: every other accusation costs you a joker or the game.
    .title = Godfather
guide-cuba-thief = You took diamonds. You win if the Godfather is out while you are still in the game, with more diamonds than any other Thief or as many. More diamonds win more easily, but are missed more easily too.
    .title = Thief
guide-cuba-loyal = You win with the Godfather. Make the Godfather believe you, and help to find who stole.
    .title = Loyal
guide-cuba-agent-fbi =
    { $cleaner ->
        [yes] You want to be accused, and win if you are, unless the Cleaner shoots. So look guilty, but not too guilty.
       *[no] You want to be accused, and win if you are. So look guilty, but not too guilty.
    }
    .title = FBI Agent
guide-cuba-agent-cia =
    { $cleaner ->
        [yes] You want to be accused, and win if you are, unless the Cleaner shoots. Behave like somebody with something to hide.
       *[no] You want to be accused, and win if you are. Behave like somebody with something to hide.
    }
    .title = CIA Agent
guide-cuba-two-agents = There are two Agents, and each plays alone: if the other one is accused, you lose.
guide-cuba-driver = You win if the player on your right wins, and only then. Nobody tells you what that player is: find out, and help. If you are the first player, it is the Godfather.
    .title = Driver
guide-cuba-driver-out = Seats stay as they are: if the player on your right is out and so does not win, neither do you. If that player is a Driver too, look one seat further.
guide-cuba-driver-alone =
    { $joins ->
        [no] But if somebody wins alone, it is really alone, and the Driver does not win.
       *[yes] That holds even if the player on your right wins alone: the Driver wins too.
    }
guide-cuba-cleaner =
    { $agents ->
        [yes] You win with the Godfather, unless you call BANG. When somebody else is accused, you may shoot: if it is an Agent, you win alone. If not, you are both out, and you cannot win any more.
       *[no] You win with the Godfather, unless you call BANG. When somebody else is accused, you may shoot: then you are both out, and you cannot win any more.
    }
    .title = Cleaner
guide-cuba-shot =
    { $win ->
        [yes] Whoever is shot by mistake, having taken no diamonds, can still win as if in the game.
       *[no] Whoever is shot is out and cannot win, guilty or not.
    }
guide-cuba-street-urchin = You have nothing: the box was empty, or you were last and left it alone. You win if a Thief wins. Draw suspicion on yourself: the best you can do is to be accused by mistake.
    .title = Street urchin

## Manners

chapter-cuba-manners = Host and manners
guide-cuba-software = The software is the box, the bag and the pockets. It keeps every secret and applies the rules. Whoever set up the table sees no more than the others.
guide-cuba-host = The box is real, and of what you took the software knows only what the host enters when it has been shown. A slip can be taken back.
guide-cuba-referee = The Godfather also leads the talk, sees to it that everybody has a say, and demands respect.
guide-cuba-leave = You may leave at any time, for good. What you took stays at your place: you may still be accused, and may still win. If the Godfather leaves, the game ends.
guide-cuba-make-believe = All is make-believe: drink, drugs, weapons and gangs are nothing to do in earnest.
