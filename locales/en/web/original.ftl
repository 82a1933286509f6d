# The screens of the book `original`.

## The lobby

lobby-speech = Speech {$seconds} s
lobby-night-call =
    {$seconds ->
        [0] Night call by hand
       *[other] Night call {$seconds} s
    }
lobby-deck-resident =
    {$count ->
        [1] resident
       *[other] {$count} residents
    }
lobby-deck-commissar = commissar
lobby-deck-doctor = doctor
lobby-deck-immortal = immortal
lobby-deck-honest-judge =
    {$count ->
        [1] honest judge
       *[other] {$count} honest judges
    }
lobby-deck-sheriff = sheriff
lobby-deck-mafia =
    {$count ->
        [1] mafioso
       *[other] {$count} mafiosi
    }
lobby-deck-don = don
lobby-deck-ninja = ninja
lobby-deck-yakuza =
    {$count ->
        [1] yakuza
       *[other] {$count} yakuza
    }
lobby-deck-maniac = maniac
lobby-deck-werewolf = werewolf
lobby-deck-lawyer = lawyer
lobby-deck-corrupt-judge = corrupt judge
lobby-mode-basic = Basic
    .help = The mafia wakes together and agrees in silence.
lobby-mode-professional = Professional
    .help = The mafia plans in the first night and then shoots with closed eyes.
lobby-mode-extended = Extended
    .help = Fourteen characters, two gangs, and killing with closed eyes.
lobby-mode-hostless = Without a host
    .help = A player announces until somebody dies; the first dead hosts. For 12 players and more.
lobby-group =
    {$group ->
        [deal] The deal
        [night] The night
        [court] The court
        [end] The end
       *[other] Other things
    }

## The deal, and what my card says to me: at most three facts of 90 characters

deal-setup =
    { $preset ->
        [professional] { $count } players, professional
        [extended] { $count } players, extended
        [hostless] { $count } players, no host
        [basic] { $count } players, basic
       *[other] { $count } players
    }
role-side-red = Red side
role-side-black = Black side
role-side-mafia = Black side: mafia
role-side-yakuza = Black side: yakuza
role-side-maniac = Black, alone

# What stands above a fact.
role-win = You win
role-every-night = Every night
role-night-1 = In night 1
role-from-night-2 = From night 2 on
role-at-night = At night
role-by-day = By day
role-advice = Advice
role-mind = Mind
role-turning =
    { $werewolf_trigger ->
        [gang_member] Once a gang member is killed or executed
       *[any_black] Once a black player is killed or executed
    }

# Facts. They take the settings of the game; `rivals`: there are two gangs.
role-win-red =
    { $red_win_requires ->
        [killers_only] when no killer of the black side is alive.
        [gangs_only] when nobody of the gangs is alive.
       *[all_black] when no black player is alive.
    }
role-win-mafia =
    { $rivals ->
        [yes] when no yakuza is alive, and black players are as many as red ones or more.
       *[no] when black players are as many as red ones, or more.
    }
role-win-yakuza =
    { $rivals ->
        [yes] when no mafia is alive, and black players are as many as red ones or more.
       *[no] when black players are as many as red ones, or more.
    }
role-win-maniac = alone: when at most two are alive, and you are one of them.
role-win-helper = with whichever gang wins.
role-win-werewolf = with the side that you are on at the end.
role-asleep = you sleep. Tap whom you suspect: it is kept for the story.
role-resident = you speak, may put a player on trial, and vote. Work out who is black.
role-commissar = point at one other living player: you learn whether that player is black.
role-lead = Lead the talk, but do not give yourself away: the black side wants you first.
role-doctor = protect one player, yourself allowed, but never the same one twice running.
role-foresee = Work out by day whom the criminals will attack at night.
role-immortal =
    { $sheriff_vs_immortal ->
        [kills] you sleep, and nothing but the sheriff's shot can kill you.
       *[survives] you sleep, and nobody can kill you.
    }
role-mortal = you can be executed like anybody: be careful, also of your own side.
role-judges = all know that you are a judge, not of which kind. While a judge lives, only judges vote.
role-sheriff =
    { $sheriff_may_pass ->
        [yes] you may shoot one other living player, of whatever side.
       *[no] shoot one other living player, of whatever side. You must choose.
    }
role-aim = Take care not to hit honest residents.
role-meets =
    { $kill_method ->
        [closed_eyes] you learn who your gang is, and plan your murders for three nights.
       *[open_eyes] you learn who your gang is. Nobody is killed yet.
    }
role-gang-kills =
    { $kill_method ->
        [closed_eyes] mark a victim alone. You kill if all of your gang mark the same one.
       *[open_eyes] point at a victim with your gang. You kill if you agree.
    }
role-don =
    { $deck ->
        [extended] point at one other living player: you learn whether it is the commissar or the ninja.
       *[basic] point at one player outside the mafia: you learn whether it is the commissar.
    }
role-ninja = point at one other living player: you learn whether it is the commissar or one of the mafia.
role-maniac =
    { $maniac_may_pass ->
        [yes] you may kill one other living player.
       *[no] kill one other living player. You must choose.
    }
role-seen-black = You belong to no gang. The commissar's check finds you black.
role-werewolf =
    { $werewolf_trigger ->
        [gang_member] you join that gang, and later kill with it.
       *[any_black] you join that player's gang, and later kill with it.
    }
role-told-side = you are told every night which side you are on now.
role-lawyer = point at one other living player: you are shown that card.
role-checked =
    { $lawyer_appears_red ->
        [no] You belong to no gang. The commissar's check finds you black.
       *[yes] You belong to no gang. The commissar's check takes you for red.
    }
role-stranger = You belong to no gang; you know nobody of them, and they do not know you.

## The night. Whispers have at most 48 characters, with a name of ten

night-which = For which night
night-tonight = Tonight

# Whispered to who is called.
night-seconds = You are called. Seconds left: { $seconds }.
night-ask =
    { $act ->
        [guard] Whom do you protect?
        [kill] Whom do you kill?
        [shoot] Whom do you shoot?
        [mark] Whom do you mark?
        [point] At whom do you point?
       *[check]
            { $step ->
                [lawyer] Whose card do you want to see?
               *[other] Whom do you check?
            }
    }
night-ask-plan = Whom do you kill in night { $night }?
night-plan-tonight =
    { $target ->
        [nobody] The plan has nobody for tonight.
       *[seat] The plan for tonight: { $name }.
    }
night-mate = { $name }: { $card }
night-alone = You are the whole gang.
night-change = You may still change it.
night-planned = Night { $night }: { $name }
night-plan-stands = The plan stands.
night-gang-choice =
    { $target ->
        [nobody] The gang has not agreed.
       *[seat] The gang has agreed: { $name }.
    }
night-answer =
    { $answer ->
        [nod]
            { $step ->
                [commissar] { $name } is black!
                [ninja] { $name }: commissar or mafia!
                [don]
                    { $deck ->
                        [extended] { $name }: commissar or ninja!
                       *[basic] { $name } is the commissar!
                    }
               *[other] { $name }: yes.
            }
       *[no_nod]
            { $step ->
                [commissar] { $name } is not black.
                [ninja] { $name }: neither commissar nor mafia.
                [don]
                    { $deck ->
                        [extended] { $name }: neither commissar nor ninja.
                       *[basic] { $name } is not the commissar.
                    }
               *[other] { $name }: no.
            }
    }
night-card = { $name }: { $card }.
night-noted =
    { $act ->
        [guard] Under your protection tonight: { $name }.
        [kill] Your victim: { $name }.
        [shoot] Your shot: { $name }.
        [mark] Your mark: { $name }.
        [check] Your check: { $name }.
       *[pass] You choose nobody tonight.
    }
night-side = Your side now: { $side }.
night-idle = You are called; nothing to do now.

# Whispered to everybody else.
night-lapsed = The last call ended without your choice.
night-refused-target-own-gang = Of your own gang: tap another player.
night-refused-repeat-protection = Protected last night: tap another player.

## The day: dawn, discussion, and who is out

dawn-killed =
    { $number ->
        [one] Killed in the night. The card stays face down.
       *[other] Killed in the night. Their cards stay face down.
    }
dawn-first = Next: the discussion. First to speak: { $name }.
dawn-first-you = Next: the discussion. You speak first.
day-waiting = Waiting for the table
day-as-it-was = as it was at { $time }
day-on-trial = On trial
day-your-floor = You have the floor
day-nominating = May accuse now
day-your-nomination = Your nomination
day-step-speaking = Discussion · speaking: { $name }
day-step-nominating = Discussion · { $name } may accuse
day-after =
    { $more ->
        [0] You speak after { $names }.
       *[other] You speak after { $names } and { $more } more.
    }
day-spoken =
    { $more ->
        [0] You have spoken today. Still to come: { $names }, then the court.
       *[other] You have spoken today. Still to come: { $names } and { $more } more, then the court.
    }
day-all-spoken = You have spoken today. After this speech comes the court.
say-waits = { $name } has the floor. What you build now waits for your turn.
say-waits-all = What you build now waits for your turn.
day-then-accuse = When you are done you may put one player on trial.
day-accuse-choose = Tap the player you put on trial, or choose nobody.
day-accuse-public = Everybody sees it. It cannot be taken back.
day-accuse = Put { $name } on trial
day-nobody = Nobody today
day-host = As the host
out-dead =
    { $reveal_at_end ->
        [no] Nothing to do. You follow the game to its end.
       *[yes] You are out: watch and be silent. At the end you will see everything.
    }
out-host-title = You host the game.
out-host-help = You see everything and announce everything. You do not vote.
out-host = Go on when the table is ready.
out-secrets = Hold: everything
out-secrets-help = What the host sees. Let none of the living look.

## The court

court-step =
    { $step ->
        [defence] Day { $day } · defence
        [vote] Day { $day } · call { $call } of { $calls }
        [tie_speeches] Day { $day } · second speeches
        [second_vote] Second vote · { $call } of { $calls }
        [all_or_none] All or none
        [last_words] Day { $day } · last words
       *[court] Day { $day }
    }
court-by = accused by { $name }
court-called = Called now. Hands show when the call ends.
court-later = still to come
court-hands =
    { $number ->
        [one] { $number } hand
       *[other] { $number } hands
    }
court-abstained = abstained
court-sentenced = Sentenced to death
court-free = Hands still free
court-number-name = { $number } · { $name }
court-all-or-none = Execute all of them, or leave all alive?
court-floor =
    { $more ->
        [0] Speaking: { $name }
       *[other] Speaking: { $name }. Then: { $next }.
    }
court-floor-mine =
    { $more ->
        [0] You have the floor.
       *[other] You have the floor. Then: { $next }.
    }
court-no-hand = No hand raised in any call: your vote goes to the last accused, { $name }.
court-last-call = The last call. With a hand or without, your vote counts against { $name }.
court-neither = Raise your hand for one of the answers. Without a hand you count for neither.
court-abstain-last = No hand in any call: your vote goes to the last accused, { $name }. This is final.
court-abstain-neither = No hand from you in this vote: you count for neither answer.
court-abstained-last = You abstain. Your vote goes to the last accused, { $name }.
court-hand-up = Your hand is up: { $name }. Hands show when the call ends.
court-hand-counted = Your hand in this vote: { $name }.
court-answered = You have answered. Hands show when the call ends.
court-judges = Only judges vote while one of them is alive: { $names }.
court-only =
    { $step ->
        [defence] Only the accused may speak now. The vote comes after the last of them.
        [tie_speeches] A tie. Those who are tied speak once more; then there is another vote.
       *[last_words] Last words. Nobody else may speak now.
    }
court-mine =
    { $step ->
        [defence] Defend yourself. The vote comes after the last of the accused.
        [tie_speeches] A tie. Defend yourself once more; then there is another vote.
       *[last_words] These are your last words.
    }

## The end

end-headline-red = The city keeps its lights
end-headline-black = The city goes dark
end-headline-mafia = The city belongs to the mafia
end-headline-yakuza = The city belongs to the yakuza
end-headline-maniac = One window stays lit
end-headline-draw = Nobody takes the city
end-headline-off = The cards are put away
end-off = Too few players are left for a game; nobody has won.
end-side-red = Red side
end-side-black = Black side
end-side-mafia = Mafia
end-side-yakuza = Yakuza
end-side-maniac = Maniac
end-no-reveal = This table keeps its cards hidden: you see only what you were told.

## The story

story-briefed = From now on this seat sees everything.

## About a seat

seat-judge = judge
seat-accused-by = On trial today, accused by { $name }
seat-accused = Day { $day }: put { $name } on trial
seat-answered =
    { $answer ->
        [execute] Day { $day }: hand for executing all
       *[spare] Day { $day }: hand for leaving all alive
    }
seat-is-judge = A judge, confirmed by the host
seat-is-host = Hosts the game

## The human host's console

host-nomination = { $name }, whom do you put on trial?
host-to-come = Still to speak: { $names }.
desk-plan-for = Night { $night }
desk-then-speak = Then: { $names }.
host-why =
    { $step ->
        [night] Give every call the same time, whether anybody acts in it or not.
        [nomination] If you go on, nobody is put on trial.
        [last] The last call. If you go on, all who have raised no hand in this vote count against { $name }.
        [vote] If you go on, this call ends; the hands raised by then count.
       *[speech] If you go on, this speech ends.
    }
host-idle = They choose nothing tonight.
host-correct-night = For which night?

## The table screen

screen-called = called now: raise your hand
screen-later = still to come
screen-speaking = Speaking:
screen-on-trial = On trial: { $names }
stage-closed = Card face down
stage-sentenced = Sentenced to death:

## The rules

menu-conduct = How to behave
court-pass = Not this one
court-abstain = No hand at all
court-raise-self = Raise my hand against myself
day-lone =
    { $lone ->
        [free] If nobody else is put on trial, { $name } goes free: it is the first day.
       *[dies] If nobody else is put on trial, { $name } dies without a vote.
    }
out-help = You follow the game as everybody sees it. No words and no signs to the living.
out-watching = You are watching.
out-watching-help = You follow the game as everybody sees it.
host-nod =
    { $answer ->
        [nod] Nod
       *[no_nod] No nod
    }
mind-asks-black = Thought: who is black?
mind-asks-commissar = Thought: who is the Commissar?
mind-about = In percent beside an accusation or a vote: how likely the bot held that seat to be black. It knew its own card, what it was told, and what was public. Its thoughts are opened only now.
