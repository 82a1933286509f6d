# The deal, and what my card says to me: at most three facts of 90 characters.

deal-setup =
    { $preset ->
        [professional] Graczy: { $count }, gra profesjonalna
        [extended] Graczy: { $count }, gra rozszerzona
        [hostless] Graczy: { $count }, bez prowadzącego
       *[basic] Graczy: { $count }, gra podstawowa
    }
deal-dealt = Twoja karta jest rozdana
deal-watched = Karty są rozdane
deal-hint = Odwróć się trochę. Trzymaj, aby patrzeć; gdy puścisz, zniknie.
deal-deck = W talii: { $cards }.
deal-look-first = Najpierw obejrzyj swoją kartę.
deal-wait =
    { $until ->
        [host] Gdy wszyscy będą gotowi, prowadzący ogłosi noc.
        [time] Noc zapadnie, gdy wszyscy będą gotowi albo gdy minie czas.
       *[all] Noc zapadnie, gdy wszyscy będą gotowi.
    }
deal-hold = Trzymaj, aby zobaczyć
deal-let-go = Puść, aby ukryć
deal-ready = Znam swoją rolę
deal-is-ready = Gotowe

role-mine = Moja rola
role-characters = Postacie
role-count =
    { $count ->
        [1] { $name }
       *[other] { $name } × { $count }
    }
role-clause = Zasada { $clause }
role-side-red = Strona czerwona
role-side-black = Strona czarna
role-side-mafia = Strona czarna: mafia
role-side-yakuza = Strona czarna: jakuza
role-side-maniac = Strona czarna, w pojedynkę

# What stands above a fact.
role-win = Wygrywasz
role-every-night = Każdej nocy
role-night-1 = Pierwszej nocy
role-from-night-2 = Od drugiej nocy
role-at-night = W nocy
role-by-day = W dzień
role-advice = Rada
role-mind = Pamiętaj
role-turning =
    { $werewolf_trigger ->
        [gang_member] Gdy zginie ktoś z gangu
       *[any_black] Gdy zginie ktoś z czarnych
    }

# Facts. They take the settings of the game; `rivals`: there are two gangs.
role-win-red =
    { $red_win_requires ->
        [killers_only] gdy nie żyje już żaden czarny zabójca.
        [gangs_only] gdy nie żyje już nikt z gangów.
       *[all_black] gdy nie żyje już żaden czarny gracz.
    }
role-win-mafia =
    { $rivals ->
        [yes] gdy nie żyje nikt z jakuzy, a czarnych jest co najmniej tylu, ilu czerwonych.
       *[no] gdy czarnych jest co najmniej tylu, ilu czerwonych.
    }
role-win-yakuza =
    { $rivals ->
        [yes] gdy nie żyje nikt z mafii, a czarnych jest co najmniej tylu, ilu czerwonych.
       *[no] gdy czarnych jest co najmniej tylu, ilu czerwonych.
    }
role-win-maniac = w pojedynkę: gdy żyją najwyżej dwie osoby, a jedną z nich jesteś ty.
role-win-helper = razem z tym gangiem, który wygra.
role-win-werewolf = razem ze stroną, po której będziesz na końcu.
role-asleep = śpisz. To, co wtedy wskazujesz, to przeczucie dla opowieści.
role-resident = mówisz, możesz postawić gracza przed sądem i głosujesz. Odgadnij, kto jest czarny.
role-commissar = wskaż innego żywego gracza. Kiwnięcie głową znaczy: czarny.
role-lead = Kieruj rozmową, ale się nie zdradź: dla czarnych jesteś pierwszym celem.
role-doctor = chroń jednego gracza, możesz i siebie, ale nigdy tego samego dwa razy z rzędu.
role-foresee = W dzień odgadnij, kogo przestępcy zaatakują w nocy.
role-immortal =
    { $sheriff_vs_immortal ->
        [kills] śpisz, a zabić cię może tylko strzał szeryfa.
       *[survives] śpisz i nikt nie może cię zabić.
    }
role-mortal = sąd może cię skazać na śmierć jak każdego: uważaj, także na swoich.
role-judges = każdy wie, że jesteś sędzią, ale nie jakim. Póki żyje sędzia, głosują tylko sędziowie.
role-sheriff =
    { $sheriff_may_pass ->
        [yes] możesz strzelić do innego żywego gracza, z dowolnej strony.
       *[no] strzel do innego żywego gracza, z dowolnej strony. Wybór jest konieczny.
    }
role-aim = Uważaj, by nie trafić uczciwych mieszkańców.
role-meets =
    { $kill_method ->
        [closed_eyes] poznajesz swój gang i planujecie zabójstwa na trzy noce.
       *[open_eyes] poznajesz swój gang. Jeszcze nikt nie ginie.
    }
role-gang-kills =
    { $kill_method ->
        [closed_eyes] zaznacz ofiarę bez słowa. Ginie, jeśli cały gang zaznaczy tę samą.
       *[open_eyes] wskaż ofiarę razem z gangiem. Ginie, jeśli jesteście zgodni.
    }
role-don =
    { $deck ->
        [extended] wskaż innego żywego gracza. Kiwnięcie znaczy: komisarz albo ninja.
       *[basic] wskaż gracza spoza mafii. Kiwnięcie znaczy: komisarz.
    }
role-ninja = wskaż innego żywego gracza. Kiwnięcie znaczy: komisarz albo ktoś z mafii.
role-maniac =
    { $maniac_may_pass ->
        [yes] możesz zabić innego żywego gracza.
       *[no] zabij innego żywego gracza. Wybór jest konieczny.
    }
role-seen-black = Nie należysz do gangu. Sprawdzenie komisarza wykrywa w tobie czarnego.
role-werewolf =
    { $werewolf_trigger ->
        [gang_member] dołączasz do tego gangu, a później z nim zabijasz.
       *[any_black] dołączasz do gangu tej osoby, a później z nim zabijasz.
    }
role-told-side = co noc dowiadujesz się, po czyjej jesteś teraz stronie.
role-lawyer = wskaż innego żywego gracza: zobaczysz tę kartę.
role-checked =
    { $lawyer_appears_red ->
        [no] Nie należysz do gangu. Sprawdzenie komisarza wykrywa w tobie czarnego.
       *[yes] Nie należysz do gangu. Dla komisarza uchodzisz za czerwonego.
    }
role-stranger = Nie należysz do gangu; nikogo z nich nie znasz i nikt nie zna ciebie.
