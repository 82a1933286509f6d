# The deal, and what my card says to me: at most three facts of 90 characters.

deal-setup =
    { $preset ->
        [professional] { $count } players, professional
        [extended] { $count } players, extended
        [hostless] { $count } players, no host
       *[basic] { $count } players, basic
    }
deal-dealt = Your card is dealt
deal-watched = The cards are dealt
deal-hint = Turn a little aside. Hold to look; it hides the moment you let go.
deal-deck = In the deck: { $cards }.
deal-look-first = Look at your card first.
deal-wait =
    { $until ->
        [host] When all are ready, the host announces the night.
        [time] Night falls when all are ready, or when the time is over.
       *[all] Night falls when all are ready.
    }
deal-hold = Hold to look
deal-let-go = Let go to hide
deal-ready = I know my role
deal-is-ready = Ready

role-mine = My role
role-characters = The characters
role-count =
    { $count ->
        [1] { $name }
       *[other] { $name } × { $count }
    }
role-clause = Rule { $clause }
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
role-asleep = you sleep. What you tap then is a hunch, kept for the story.
role-resident = you speak, may put a player on trial, and vote. Work out who is black.
role-commissar = point at one other living player. A nod means: black.
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
        [extended] point at one other living player. A nod means: commissar or ninja.
       *[basic] point at one player outside the mafia. A nod means: the commissar.
    }
role-ninja = point at one other living player. A nod means: commissar or mafia.
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
