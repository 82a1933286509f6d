# The deal, and what my card says to me: at most three facts of 90 characters.

deal-setup =
    { $preset ->
        [professional] Hráčov: { $count }, profesionálna hra
        [extended] Hráčov: { $count }, rozšírená hra
        [hostless] Hráčov: { $count }, bez vedúceho
       *[basic] Hráčov: { $count }, základná hra
    }
deal-dealt = Tvoja karta je rozdaná
deal-watched = Karty sú rozdané
deal-hint = Trochu sa odvráť. Drž a pozeraj; keď pustíš, hneď zmizne.
deal-deck = V balíčku: { $cards }.
deal-look-first = Najprv si pozri svoju kartu.
deal-wait =
    { $until ->
        [host] Keď budú všetci pripravení, vedúci hry ohlási noc.
        [time] Noc príde, keď budú všetci pripravení alebo keď uplynie čas.
       *[all] Noc príde, keď budú všetci pripravení.
    }
deal-hold = Drž a pozeraj
deal-let-go = Pusť a skryje sa
deal-ready = Poznám svoju rolu
deal-is-ready = Pripravené

role-mine = Moja rola
role-characters = Postavy
role-count =
    { $count ->
        [1] { $name }
       *[other] { $name } × { $count }
    }
role-clause = Pravidlo { $clause }
role-side-red = Červená strana
role-side-black = Čierna strana
role-side-mafia = Čierna strana: mafia
role-side-yakuza = Čierna strana: jakuza
role-side-maniac = Čierna strana, bez spojencov

# What stands above a fact.
role-win = Vyhrávaš
role-every-night = Každú noc
role-night-1 = Prvú noc
role-from-night-2 = Od druhej noci
role-at-night = V noci
role-by-day = Cez deň
role-advice = Rada
role-mind = Pamätaj
role-turning =
    { $werewolf_trigger ->
        [gang_member] Keď zahynie niekto z gangu
       *[any_black] Keď zahynie niekto z čiernych
    }

# Facts. They take the settings of the game; `rivals`: there are two gangs.
role-win-red =
    { $red_win_requires ->
        [killers_only] keď nežije nijaký čierny vrah.
        [gangs_only] keď nežije nikto z gangov.
       *[all_black] keď nežije nijaký čierny hráč.
    }
role-win-mafia =
    { $rivals ->
        [yes] keď nežije nikto z jakuzy a čiernych je aspoň toľko ako červených.
       *[no] keď je čiernych aspoň toľko ako červených.
    }
role-win-yakuza =
    { $rivals ->
        [yes] keď nežije nikto z mafie a čiernych je aspoň toľko ako červených.
       *[no] keď je čiernych aspoň toľko ako červených.
    }
role-win-maniac = bez spojencov: keď žijú najviac dvaja hráči a ty si medzi nimi.
role-win-helper = spolu s tým gangom, ktorý vyhrá.
role-win-werewolf = spolu so stranou, na ktorej budeš na konci.
role-asleep = spíš. Čo vtedy označíš, je tušenie do príbehu.
role-resident = hovoríš, môžeš postaviť hráča pred súd a hlasuješ. Príď na to, kto je čierny.
role-commissar = ukáž na iného živého hráča. Prikývnutie znamená: čierny.
role-lead = Veď rozhovor, ale neprezraď sa: pre čiernych si prvý cieľ.
role-doctor = chráň jedného hráča, môžeš aj seba, ale nikdy nie toho istého dvakrát po sebe.
role-foresee = Cez deň príď na to, koho zločinci v noci napadnú.
role-immortal =
    { $sheriff_vs_immortal ->
        [kills] spíš a zabiť ťa môže iba výstrel šerifa.
       *[survives] spíš a nikto ťa nemôže zabiť.
    }
role-mortal = popraviť ťa môžu ako každého: pozor aj na svojich.
role-judges = všetci vedia, že súdiš, ale nie, či čestne. Kým žije sudca, hlasujú iba sudcovia.
role-sheriff =
    { $sheriff_may_pass ->
        [yes] môžeš strieľať na iného živého hráča z ktorejkoľvek strany.
       *[no] strieľaj na iného živého hráča z ktorejkoľvek strany. Vybrať musíš.
    }
role-aim = Dávaj pozor, nech nezasiahneš čestných obyvateľov.
role-meets =
    { $kill_method ->
        [closed_eyes] spoznáš svoj gang a naplánujete vraždy na tri noci.
       *[open_eyes] spoznáš svoj gang. Zatiaľ nikto nezomrie.
    }
role-gang-kills =
    { $kill_method ->
        [closed_eyes] označ obeť potichu. Zomrie, ak ju označí celý gang.
       *[open_eyes] ukáž na obeť spolu s gangom. Zomrie, ak sa zhodnete.
    }
role-don =
    { $deck ->
        [extended] ukáž na iného živého hráča. Prikývnutie znamená: komisár alebo nindža.
       *[basic] ukáž na hráča mimo mafie. Prikývnutie znamená: komisár.
    }
role-ninja = ukáž na iného živého hráča. Prikývnutie znamená: komisár alebo mafia.
role-maniac =
    { $maniac_may_pass ->
        [yes] môžeš zabiť iného živého hráča.
       *[no] zabi iného živého hráča. Vybrať musíš.
    }
role-seen-black = Nepatríš k nijakému gangu. Pri komisárovej previerke si na čiernej strane.
role-werewolf =
    { $werewolf_trigger ->
        [gang_member] pridáš sa k tomu gangu a neskôr s ním zabíjaš.
       *[any_black] pridáš sa ku gangu toho hráča a neskôr s ním zabíjaš.
    }
role-told-side = každú noc sa dozvieš, na ktorej strane teraz si.
role-lawyer = ukáž na iného živého hráča: uvidíš tú kartu.
role-checked =
    { $lawyer_appears_red ->
        [no] Nepatríš k nijakému gangu. Pri komisárovej previerke si na čiernej strane.
       *[yes] Nepatríš k nijakému gangu. Pri komisárovej previerke si na červenej strane.
    }
role-stranger = Nepatríš k nijakému gangu; nikoho z nich nepoznáš a nikto nepozná teba.
