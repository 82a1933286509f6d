# Slová knihy `original`; ako sa fakt stane slovami, hovorí citysleeps/views/words.py.

## Fakty pre všetkých

game-set =
    { $temporary_host_kind ->
        [seat] Pri stole ({ $seats_count }): { $seats }. Do prvej smrti oznamuje { $temporary_host }. V balíčku: { $composition }.
       *[nobody] Pri stole ({ $seats_count }): { $seats }. V balíčku: { $composition }.
    }
    .heading = Rozdanie
    .composition = { $composition } × { $number }
deal-void =
    { $why ->
        [bad_player_count] Rozdanie je neplatné a hráčov zostalo na hru primálo.
       *[left] Rozdanie je neplatné: karty sa pozbierajú a rozdajú nanovo.
    }
rules-read = Prečítali sa pravidlá správania a predstavili postavy tejto hry: { $characters }.
night-began = Na mesto padá tma a všetci zaspávajú.
    .heading = Noc { $number }
step-began =
    { $step ->
        [doctor] V ordinácii sa rozsvietilo: zobúdza sa lekár.
        [lawyer] Advokát sa zobúdza a otvára spis.
        [mafia] Zobúdza sa mafia.
        [yakuza] Zobúdza sa jakuza.
        [maniac] Niekto nemôže spať: zobúdza sa maniak.
        [werewolf] Vlkolak sa zobúdza a načúva mesiacu.
        [commissar] Komisár sa zobúdza a nasadzuje si klobúk.
        [don] Zobúdza sa don.
        [ninja] Nindža sa zobúdza bez jediného zvuku.
       *[sheriff] Šerif sa zobúdza a siaha po revolveri.
    }
step-ended =
    { $step ->
        [doctor] Lekár zaspáva.
        [lawyer] Advokát zaspáva.
        [mafia] Mafia zaspáva.
        [yakuza] Jakuza zaspáva.
        [maniac] Maniak zaspáva.
        [werewolf] Vlkolak zaspáva.
        [commissar] Komisár zaspáva.
        [don] Don zaspáva.
        [ninja] Nindža zaspáva.
       *[sheriff] Šerif zaspáva.
    }
day-began = Vychádza slnko a mesto sa zobúdza.
    .heading = Deň { $number }
dawn =
    { $seats_count ->
        [0] Bola to pokojná noc: nikto nezomrel.
        [1] Nie všetci sa zobúdzajú. Obeť tejto noci: { $seats }.
       *[other] Nie všetci sa zobúdzajú. Obete tejto noci: { $seats }.
    }
judges-confirmed =
    { $seats_count ->
        [0] Medzi živými nie je žiadny sudca.
        [1] V hre je jeden sudca: { $seats }.
       *[other] Sudcovia v tejto hre: { $seats }.
    }
host-changed =
    { $seat_kind ->
        [nobody] Od tejto chvíle vedie hru program.
        [host] Od tejto chvíle vedie hru človek.
       *[seat] Od tejto chvíle vedie hru { $seat }.
    }
floor-given =
    { $kind ->
        [defence] { $seat } hovorí na svoju obranu.
        [tie_speech] { $seat } hovorí ešte raz, potom sa rozhodne.
        [last_words] { $seat } hovorí posledné slová.
       *[speech] { $seat } má slovo.
    }
said = { $seat }: „{ $text }“
claimed = { $seat }: { claim-phrase }
floor-ended =
    { $by ->
        [time] Čas uplynul, { $seat } končí.
        [host] Vedúci hry odoberá slovo: { $seat }.
        [left] { $seat } odchádza uprostred reči.
       *[speaker] { $seat } končí reč.
    }
host-said = Vedúci hry: „{ $text }“
warned = Napomenutie od vedúceho hry: { $seat }.
unwarned = Vedúci hry odvoláva napomenutie: { $seat }.
nominated = { $by } stavia pred súd: { $seat }.
no-nomination = { $seat } nestavia pred súd nikoho.
court-opened =
    { $accused_count ->
        [1] Súd sa začína. Pred súdom stojí { $accused }.
       *[other] Súd sa začína. Pred súdom stoja v tomto poradí: { $accused }.
    }
    .accused = { $accused } (žalobca: { $accusers })
no-court =
    { $why ->
        [one_accused_day_1] Obvinený je len jeden hráč a v prvý deň to nestačí: súd nebude.
        [accused_left] Obvinení už nie sú pri stole: súd sa končí.
       *[no_accused] Nikto nie je obvinený: dnes súd nebude.
    }
vote-opened =
    { $kind ->
        [second_vote] Druhé hlasovanie: { $candidates }. Hlasujú: { $voters }.
        [all_or_none] Jedna otázka: { $candidates }. Popraviť všetkých, alebo všetkých nechať žiť? Hlasujú: { $voters }.
       *[vote] Hlasovanie: { $candidates }. Hlasujú: { $voters }.
    }
called =
    { $candidate_kind ->
        [execute] Kto je za popravu všetkých?
        [spare] Kto je za to, aby všetci zostali nažive?
       *[seat] { $candidate }: kto je za popravu?
    }
hands =
    { $candidate_kind ->
        [execute]
            { $seats_count ->
                [0] Za popravu všetkých nikto nedvíha ruku.
               *[other] Za popravu všetkých: { $seats }.
            }
        [spare]
            { $seats_count ->
                [0] Za život všetkých nikto nedvíha ruku.
               *[other] Za život všetkých: { $seats }.
            }
       *[seat]
            { $seats_count ->
                [0] { $candidate }: nikto nedvíha ruku.
                [1] { $candidate }: ruku dvíha { $seats }.
               *[other] { $candidate }: ruky dvíhajú { $seats }.
            }
    }
counted =
    { $abstained_count ->
        [0] Výsledok: { $candidates }.
       *[other]
            { $added_to_kind ->
                [nobody] Výsledok: { $candidates }. Bez zdvihnutej ruky: { $abstained }.
               *[seat] Výsledok: { $candidates }. Zdržali sa: { $abstained }. Tieto hlasy sa počítajú proti: { $added_to }.
            }
    }
    .candidates =
        { $candidates_kind ->
            [execute]
                { $numbers ->
                    [one] { $numbers } hlas za popravu všetkých
                    [few] { $numbers } hlasy za popravu všetkých
                   *[other] { $numbers } hlasov za popravu všetkých
                }
            [spare]
                { $numbers ->
                    [one] { $numbers } hlas za život všetkých
                    [few] { $numbers } hlasy za život všetkých
                   *[other] { $numbers } hlasov za život všetkých
                }
           *[seat]
                { $numbers ->
                    [one] { $candidates } – { $numbers } hlas
                    [few] { $candidates } – { $numbers } hlasy
                   *[other] { $candidates } – { $numbers } hlasov
                }
        }
tied = Rovnosť hlasov: { $seats }.
sentenced =
    { $seats_count ->
        [0] Nikto nie je odsúdený: všetci žijú.
       *[other] Rozsudok smrti: { $seats }.
    }
executed = Rozsudok je vykonaný: { $seats }. Karty zostávajú zakryté.
left = { $seat } odchádza z hry.
game-over = Koniec hry. { $winner } { $condition }
    .heading = Koniec
final-reveal =
    { $winners_count ->
        [0] Karty sa odkrývajú: { $cards }. Nevyhráva nikto.
       *[other] Karty sa odkrývajú: { $cards }. Víťazstvo: { $winners }.
    }
    .cards = { $name } – { $cards } ({ $sides })

## Fakty pre niektorých

own-card =
    { $you ->
        [yes] Tvoja karta: { $card }.
       *[no] { $seat }, karta: { $card }.
    }
gang-met =
    { $gang ->
        [yakuza] Jakuza sa rozhliada a spoznáva svojich: { $members }.
       *[mafia] Mafia sa rozhliada a spoznáva svojich: { $members }.
    }
    .members = { $members } ({ $cards })
planned = { $member } určuje na noc { $night }: { $seat }.
plan-recorded =
    { $gang ->
        [yakuza] Plán jakuzy: { $nights }.
       *[mafia] Plán mafie: { $nights }.
    }
    .nights =
        { $seats_kind ->
            [nobody] noc { $nights } – nikto
           *[seat] noc { $nights } – { $seats }
        }
pointed =
    { $seat_kind ->
        [nobody] { $member } neukazuje na nikoho.
       *[seat] { $member } ukazuje na: { $seat }.
    }
gang-choice =
    { $seat_kind ->
        [nobody] Gang sa na obeti nedohodol.
       *[seat] Gang sa dohodol na obeti: { $seat }.
    }
check-answer =
    { $answer ->
        [nod]
            { $you ->
                [yes] Preveruješ: { $target }. Odpoveď: áno.
               *[no] { $seat } preveruje: { $target }. Vedúci hry prikyvuje.
            }
       *[no_nod]
            { $you ->
                [yes] Preveruješ: { $target }. Odpoveď: nie.
               *[no] { $seat } preveruje: { $target }. Vedúci hry neprikyvuje.
            }
    }
card-shown =
    { $you ->
        [yes] Vidíš kartu. { $target }: { $card }.
       *[no] { $seat } vidí kartu. { $target }: { $card }.
    }
side-told =
    { $you ->
        [yes] Tvoja strana tejto noci: { $side }.
       *[no] { $seat }, strana tejto noci: { $side }.
    }
noted =
    { $act ->
        [guard]
            { $you ->
                [yes] Tejto noci chrániš: { $target }.
               *[no] { $seat } tejto noci chráni: { $target }.
            }
        [check]
            { $you ->
                [yes] Preveruješ: { $target }.
               *[no] { $seat } preveruje: { $target }.
            }
        [mark]
            { $you ->
                [yes] V tme označuješ: { $target }.
               *[no] { $seat } v tme označuje: { $target }.
            }
        [kill]
            { $you ->
                [yes] Vyberáš si obeť: { $target }.
               *[no] { $seat } si vyberá obeť: { $target }.
            }
        [shoot]
            { $you ->
                [yes] Strieľaš na: { $target }.
               *[no] { $seat } strieľa na: { $target }.
            }
       *[pass]
            { $you ->
                [yes] Tejto noci si nevyberáš nikoho.
               *[no] { $seat } si tejto noci nevyberá nikoho.
            }
    }
leaving = { $seat } odchádza z hry; ostatní sa to dozvedia na úsvite.
own-result =
    { $won ->
        [yes]
            { $you ->
                [yes] Vyhrávaš. Tvoja strana: { $side }.
               *[no] { $seat } vyhráva. Strana: { $side }.
            }
       *[no]
            { $you ->
                [yes] Prehrávaš. Tvoja strana: { $side }.
               *[no] { $seat } prehráva. Strana: { $side }.
            }
    }
attempt =
    { $result ->
        [protected] Útok na: { $target }. Nevydaril sa: hráč je pod ochranou.
        [immortal] Útok na: { $target }. Nevydaril sa: hráč je nesmrteľný.
        [no_agreement] Gang sa nezhodol: tejto noci útok nie je.
        [nobody] Útok nebol.
       *[kills] Útok na: { $target }. Vydaril sa.
    }
converted =
    { $gang ->
        [yakuza] Táto smrť ({ $cause }) mení vlkolaka ({ $seat }): pridáva sa k jakuze.
       *[mafia] Táto smrť ({ $cause }) mení vlkolaka ({ $seat }): pridáva sa k mafii.
    }

## Karty

# Opis karty berie za argumenty nastavenia hry; rada je iba pre toho, kto kartu má.

card-resident = Obyvateľ
    .description = Obyvatelia hrajú za červených a vyhrávajú spolu s nimi; cieľom červených je, aby nažive nezostal žiadny čierny. Každú noc prespia; cez deň hovoria, môžu postaviť hráča pred súd, hlasujú a snažia sa prísť na to, kto je čierny.
    .short = Celú noc spíš. Cez deň mysli, hovor, hlasuj.
card-commissar = Komisár
    .description = Komisár hrá za červených a vyhráva spolu s nimi. Raz za každú noc ukáže na iného hráča; ak vedúci hry prikývne, ten hráč je čierny.
    .advice = Veď cez deň diskusiu tak, aby súd vybral správne, ale neprezraď sa: čierni chcú v prvom rade tvoju smrť.
    .short = Každú noc ukáž na jedného hráča. Kývnutie znamená: čierny.
card-doctor = Lekár
    .description =
        { $sheriff_vs_doctor ->
            [saved] Lekár hrá za červených a vyhráva spolu s nimi. Od druhej noci chráni každú noc jedného hráča, môže to byť aj on sám, ale nikdy nie toho istého dve noci po sebe: útoky mafie, jakuzy a maniaka na tohto hráča sa nevydaria a nezabije ho ani výstrel šerifa.
           *[kills] Lekár hrá za červených a vyhráva spolu s nimi. Od druhej noci chráni každú noc jedného hráča, môže to byť aj on sám, ale nikdy nie toho istého dve noci po sebe: útoky mafie, jakuzy a maniaka na tohto hráča sa nevydaria, výstrel šerifa ho však zabije.
        }
    .advice = Cez deň sa snaž prísť na to, koho zločinci v noci napadnú.
    .short = Od 2. noci chráň jedného hráča, nikdy nie toho istého dvakrát po sebe.
card-immortal = Nesmrteľný
    .description =
        { $sheriff_vs_immortal ->
            [kills] Nesmrteľný hrá za červených a vyhráva spolu s nimi. Každú noc prespí; útoky mafie, jakuzy a maniaka na neho sa nevydaria, výstrel šerifa ho však zabije a cez deň ho môžu popraviť ako každého.
           *[survives] Nesmrteľný hrá za červených a vyhráva spolu s nimi. Každú noc prespí a vtedy ho nemožno zabiť: útoky mafie, jakuzy, maniaka aj šerifa sa nevydaria; cez deň ho však môžu popraviť ako každého.
        }
    .advice = Cez deň si dávaj pozor: na popravu ťa môže poslať aj tvoja vlastná strana.
    .short = V noci ťa nikto nezabije. Súd môže.
card-honest-judge = Čestný sudca
    .description = Čestní sudcovia hrajú za červených a vyhrávajú spolu s nimi. Každú noc prespia; v prvý deň sa oznámi, kto je sudca, ale nie to, kto je čestný, a kým žije aspoň jeden sudca, o tom, ktorého z obvinených popraviť, hlasujú iba sudcovia.
    .short = Kým žije sudca, hlasujú len sudcovia.
card-sheriff = Šerif
    .description = Šerif hrá za červených a vyhráva spolu s nimi. Od druhej noci v poslednom kroku každej noci strieľa na iného hráča, nech je na ktorejkoľvek strane, a nič sa o ňom nedozvie.
    .advice = Dávaj pozor, aby tvoj výstrel nezasiahol čestných obyvateľov.
    .short = Od 2. noci zastreľ jedného hráča.
card-mafia = Mafián
    .description = Mafiáni sú čierni a vyhrávajú ako mafia, ktorej cieľom je zabíjať, kým čiernych nebude toľko ako červených. V prvú noc gang spolu s donom spozná svojich a od druhej si môže každú noc vybrať jednu obeť.
    .short = Budíš sa s gangom. Potichu sa dohodnite na jednom hráčovi.
card-don = Don
    .description =
        { $deck ->
            [extended] Don je čierny, patrí k mafii a vyhráva spolu s ňou. Od druhej noci sa zúčastňuje na vraždách mafie a raz za každú noc ukáže na iného hráča; vedúci hry prikývne, ak je to komisár alebo nindža.
           *[basic] Don je čierny, patrí k mafii a vyhráva spolu s ňou. Od druhej noci sa zúčastňuje na vraždách mafie a raz za každú noc ukáže na hráča, ktorý nie je z mafie; vedúci hry prikývne, ak je to komisár.
        }
    .short = Budíš sa s gangom, potom bez nich. Kývnutie znamená: komisár.
card-ninja = Nindža
    .description = Nindža je čierny, patrí k jakuze a vyhráva spolu s ňou. Od druhej noci sa zúčastňuje na vraždách jakuzy a raz za každú noc ukáže na iného hráča; vedúci hry prikývne, ak je to komisár alebo niekto z mafie vrátane dona.
    .short = Budíš sa s jakuzou, potom bez nich. Kývnutie znamená: komisár alebo mafia.
card-yakuza = Jakuza
    .description = Členovia jakuzy sú čierni a vyhrávajú ako jakuza, druhý gang, ktorého cieľom je zabiť mafiu aj červených. V prvú noc gang spolu s nindžom spozná svojich a od druhej si môže každú noc vybrať jednu obeť.
    .short = Budíš sa s gangom. Potichu sa dohodnite na jednom hráčovi.
card-maniac = Maniak
    .description = Maniak je čierny, nepatrí k žiadnemu gangu a vyhráva sám, keď sú nažive najviac dvaja hráči a jeden z nich je on. Od druhej noci zabíja každú noc jedného iného hráča.
    .short = Od 2. noci zabi jedného hráča. Vyhrávaš len za seba.
card-werewolf = Vlkolak
    .description =
        { $werewolf_trigger ->
            [gang_member] Vlkolak začína na strane červených a vyhráva spolu so stranou, na ktorej skončí. Len čo je člen niektorého gangu zabitý alebo popravený, vlkolak sa pridá k tomuto gangu a neskôr zabíja s ním; od druhej noci sa každú noc dozvie, ku komu teraz patrí: k červeným, k mafii alebo k jakuze.
           *[any_black] Vlkolak začína na strane červených a vyhráva spolu so stranou, na ktorej skončí. Len čo je niektorý čierny hráč zabitý alebo popravený, vlkolak sa pridá k jeho gangu, a ak ten k žiadnemu nepatril, ku gangu, ktorý má menej živých členov (pri rovnosti k mafii), a neskôr zabíja s ním; od druhej noci sa každú noc dozvie, ku komu teraz patrí: k červeným, k mafii alebo k jakuze.
        }
    .short = Hráš za červených, kým nezomrie niekto čierny; potom sa pridáš ku gangu.
card-lawyer = Advokát
    .description =
        { $lawyer_appears_red ->
            [no] Advokát je čierny, nepatrí k žiadnemu gangu a vyhráva spolu s tým gangom, ktorý vyhrá. Každú noc môže ukázať na iného hráča a uvidí jeho kartu.
           *[yes] Advokát je čierny, nepatrí k žiadnemu gangu a vyhráva spolu s tým gangom, ktorý vyhrá. Každú noc môže ukázať na iného hráča a uvidí jeho kartu; keď ho preveruje komisár, vyzerá ako červený.
        }
    .short = Každú noc uvidíš kartu jedného hráča. Vyhrávaš s gangmi.
card-corrupt-judge = Skorumpovaný sudca
    .description = Skorumpovaný sudca je čierny, nepatrí k žiadnemu gangu a vyhráva spolu s tým gangom, ktorý vyhrá. Každú noc prespí; v prvý deň sa oznámi, kto je sudca, ale nie to, kto je čestný, a kým žije aspoň jeden sudca, o tom, ktorého z obvinených popraviť, hlasujú iba sudcovia.
    .short = Kým žije sudca, hlasujú len sudcovia. Vyhrávaš s gangmi.

## Strany, gangy, víťazi

side-red = červení
side-black = čierni
side-mafia = mafia
side-yakuza = jakuza
side-maniac = maniak
gang-mafia = Mafia
gang-yakuza = Jakuza
winner-red = Vyhrávajú červení, čestní obyvatelia.
winner-black = Vyhrávajú čierni.
winner-mafia = Vyhráva mafia.
winner-yakuza = Vyhráva jakuza.
winner-maniac = Vyhráva maniak.
winner-draw = Hra sa končí remízou.
condition-no-black = Žiadny zločinec nezostal nažive.
condition-numbers = Zločincov je aspoň toľko ako čestných.
condition-maniac-last-two = Nažive sú najviac dvaja a jeden z nich je maniak.
condition-nobody-left = Nikto nezostal nažive.
condition-stalemate = Priveľa kôl prešlo bez smrti.

## Fázy a kroky

phase-deal = Rozdanie
phase-first-night = Prvá noc
phase-night = Noc
phase-dawn = Úsvit
phase-first-day = Prvý deň
phase-day = Deň
phase-judges = Ohlásenie sudcov
phase-discussion = Diskusia
phase-speech = Reč
phase-nomination = Obvinenie
phase-court = Súd
phase-defence = Obhajoba
phase-vote = Hlasovanie
phase-tie-speeches = Opakované reči
phase-second-vote = Druhé hlasovanie
phase-all-or-none = Všetci alebo nikto
phase-execution = Poprava
phase-last-words = Posledné slová
phase-game-over = Koniec hry
phase-doctor = Lekár
phase-lawyer = Advokát
phase-mafia = Mafia
phase-yakuza = Jakuza
phase-maniac = Maniak
phase-werewolf = Vlkolak
phase-commissar = Komisár
phase-don = Don
phase-ninja = Nindža
phase-sheriff = Šerif

## Čo sa číta nahlas

# Pre hráčov. Ohlásenia krokov berú `night` a `kill_method` a nič, čo závisí od toho, kto žije.

lobby-line = Podľa pravidiel: od 16 rokov, hra trvá 45 až 90 minút.
advice-by-hand = 0: bez limitu, kým vedúci hry nedá „Ďalej“; program potrebuje počet sekúnd.
conduct-1501 = V noci buďte ticho: nekašlite a nestonajte.
conduct-1502 = Mŕtvi mlčia: keď vypadnete z hry, živým nič nehovorte.
conduct-1503 = Neskáčte do reči tomu, kto má slovo.
conduct-1504 = Nehovorte, keď nie ste na rade.
conduct-1505 = Do konca hry nikomu neukazujte svoju kartu.
conduct-1506 = Ak patríte ku gangu, nevydávajte v noci žiadny zvuk: iba ukazujte.
conduct-1507 = Pred súdom hovoria obvinení iba v čase svojej obhajoby a odsúdení iba vo svojich posledných slovách.
step-began-doctor =
    { $night ->
        [1] Zobúdza sa lekár. Tejto noci nechrániš nikoho.
       *[other] Zobúdza sa lekár. Koho chrániš?
    }
    .eyes =
        { $night ->
            [1] Lekár, otvor oči a ukáž sa. Tejto noci nechrániš nikoho.
           *[other] Lekár, otvor oči. Koho chrániš tejto noci?
        }
step-began-lawyer = Zobúdza sa advokát. Čiu kartu chceš vidieť?
    .eyes = Advokát, otvor oči. Čiu kartu chceš vidieť?
step-began-mafia =
    { $night ->
        [1]
            { $kill_method ->
                [open_eyes] Zobúdza sa mafia. Spoznajte sa. Tejto noci nezabíjate nikoho.
               *[closed_eyes] Zobúdza sa mafia. Spoznajte sa a naplánujte najbližšie tri noci.
            }
       *[other]
            { $kill_method ->
                [open_eyes] Zobúdza sa mafia. Dohodnite sa na obeti.
               *[closed_eyes] Zobúdza sa mafia. Každý sám označí obeť.
            }
    }
    .eyes =
        { $night ->
            [1]
                { $kill_method ->
                    [open_eyes] Mafia, otvor oči a potichu spoznaj svojich. Tejto noci nezabíjaš nikoho.
                   *[closed_eyes] Mafia, otvor oči a potichu spoznaj svojich. Máš { $planning_seconds } { $planning_seconds ->
                            [one] sekundu
                            [few] sekundy
                           *[other] sekúnd
                       }: bez slova, iba ukazovaním naplánuj, koho zabiješ v druhú, tretiu a štvrtú noc.
                }
           *[other]
                { $kill_method ->
                    [open_eyes] Mafia, otvor oči. Potichu sa dohodni na obeti a ukáž na ňu.
                   *[closed_eyes] Mafia, neotváraj oči. Volám živých jedného po druhom: zlož prsty do pištole, keď zavolám tvoju obeť.
                }
        }
step-began-yakuza =
    { $night ->
        [1]
            { $kill_method ->
                [open_eyes] Zobúdza sa jakuza. Spoznajte sa. Tejto noci nezabíjate nikoho.
               *[closed_eyes] Zobúdza sa jakuza. Spoznajte sa a naplánujte najbližšie tri noci.
            }
       *[other]
            { $kill_method ->
                [open_eyes] Zobúdza sa jakuza. Dohodnite sa na obeti.
               *[closed_eyes] Zobúdza sa jakuza. Každý sám označí obeť.
            }
    }
    .eyes =
        { $night ->
            [1]
                { $kill_method ->
                    [open_eyes] Jakuza, otvor oči a potichu spoznaj svojich. Tejto noci nezabíjaš nikoho.
                   *[closed_eyes] Jakuza, otvor oči a potichu spoznaj svojich. Máš { $planning_seconds } { $planning_seconds ->
                            [one] sekundu
                            [few] sekundy
                           *[other] sekúnd
                       }: bez slova, iba ukazovaním naplánuj, koho zabiješ v druhú, tretiu a štvrtú noc.
                }
           *[other]
                { $kill_method ->
                    [open_eyes] Jakuza, otvor oči. Potichu sa dohodni na obeti a ukáž na ňu.
                   *[closed_eyes] Jakuza, neotváraj oči. Volám živých jedného po druhom: zlož prsty do pištole, keď zavolám tvoju obeť.
                }
        }
step-began-maniac =
    { $night ->
        [1] Zobúdza sa maniak. Tejto noci nezabíjaš nikoho.
       *[other] Zobúdza sa maniak. Koho zabíjaš?
    }
    .eyes =
        { $night ->
            [1] Maniak, otvor oči a ukáž sa. Tejto noci nezabíjaš nikoho.
           *[other] Maniak, otvor oči. Koho zabíjaš tejto noci?
        }
step-began-werewolf = Zobúdza sa vlkolak. Pozri sa, na ktorej strane teraz si.
    .eyes = Vlkolak, otvor oči a pozri sa, na ktorej strane teraz si.
step-began-commissar = Zobúdza sa komisár. Koho preveruješ?
    .eyes = Komisár, otvor oči. Koho preveruješ tejto noci?
step-began-don = Zobúdza sa don. Koho preveruješ?
    .eyes = Don, otvor oči. Koho preveruješ tejto noci?
step-began-ninja = Zobúdza sa nindža. Koho preveruješ?
    .eyes = Nindža, otvor oči. Koho preveruješ tejto noci?
step-began-sheriff =
    { $night ->
        [1] Zobúdza sa šerif. Tejto noci nestrieľaš.
       *[other] Zobúdza sa šerif. Na koho strieľaš?
    }
    .eyes =
        { $night ->
            [1] Šerif, otvor oči a ukáž sa. Tejto noci nestrieľaš.
           *[other] Šerif, otvor oči. Na koho strieľaš tejto noci?
        }
step-plans-mafia = Mafia plánuje najbližšie tri noci.
    .eyes = Mafia, otvor oči. Máš { $planning_seconds } { $planning_seconds ->
             [one] sekundu
             [few] sekundy
            *[other] sekúnd
        }: bez slova, iba ukazovaním naplánuj, koho zabiješ v najbližšie tri noci.
step-plans-yakuza = Jakuza plánuje najbližšie tri noci.
    .eyes = Jakuza, otvor oči. Máš { $planning_seconds } { $planning_seconds ->
             [one] sekundu
             [few] sekundy
            *[other] sekúnd
        }: bez slova, iba ukazovaním naplánuj, koho zabiješ v najbližšie tri noci.
step-ended-doctor = Lekár zaspáva.
    .eyes = Lekár, zatvor oči.
step-ended-lawyer = Advokát zaspáva.
    .eyes = Advokát, zatvor oči.
step-ended-mafia = Mafia zaspáva.
    .eyes =
        { $night ->
            [1] Mafia, zatvor oči.
           *[other]
                { $kill_method ->
                    [open_eyes] Mafia, zatvor oči.
                   *[closed_eyes] Mafia, spusti ruky a spi.
                }
        }
step-ended-yakuza = Jakuza zaspáva.
    .eyes =
        { $night ->
            [1] Jakuza, zatvor oči.
           *[other]
                { $kill_method ->
                    [open_eyes] Jakuza, zatvor oči.
                   *[closed_eyes] Jakuza, spusti ruky a spi.
                }
        }
step-ended-maniac = Maniak zaspáva.
    .eyes = Maniak, zatvor oči.
step-ended-werewolf = Vlkolak zaspáva.
    .eyes = Vlkolak, zatvor oči.
step-ended-commissar = Komisár zaspáva.
    .eyes = Komisár, zatvor oči.
step-ended-don = Don zaspáva.
    .eyes = Don, zatvor oči.
step-ended-ninja = Nindža zaspáva.
    .eyes = Nindža, zatvor oči.
step-ended-sheriff = Šerif zaspáva.
    .eyes = Šerif, zatvor oči.
discussion-rules = Začína sa diskusia: každý živý hráč má slovo raz, v smere hodinových ručičiek, najviac na { $speech_seconds } { $speech_seconds ->
         [one] sekundu
         [few] sekundy
        *[other] sekúnd
    }. Hovorte, čo chcete, pravdu alebo nepravdu, ale neukazujte karty; prerušovať smie iba vedúci hry. Po svojej reči možno postaviť pred súd jedného iného živého hráča.
host-sign-red = Vlkolak je červený: pokrúť hlavou.
host-sign-mafia = Vlkolak patrí k mafii: ukáž pištoľ.
host-sign-yakuza = Vlkolak patrí k jakuze: ukáž dýku.
closing-line = Podľa zvyku platia za nápoje porazení.

## Čo robia hráči

act-ready = Hotovo
act-guard = Chrániť
act-check = Preveriť
act-plan = Naplánovať
act-point = Ukázať na
act-mark = Označiť
act-kill = Zabiť
act-shoot = Vystreliť
act-pass = Pasovať
act-done = Skončiť
act-say = Povedať
act-claim = Vypovedať
act-nominate = Postaviť pred súd
act-vote = Zdvihnúť ruku
act-abstain = Zdržať sa
act-leave = Odísť z hry
choice-execute = Popraviť všetkých
choice-spare = Všetkých nechať nažive

## Čo robí vedúci hry

host-act-next = Ďalej
host-act-say = Oznámiť
host-act-warn = Napomenúť
host-act-unwarn = Odvolať napomenutie
host-act-silence = Odobrať slovo
host-act-remove = Vyradiť z hry
host-act-correct = Opraviť
host-act-leave = Odísť z hry
host-act-lead = Viesť hru

## Prečo sa niečo odmieta

reason-bad-player-count = Táto hra nie je pre toľko hráčov: zmeň ich počet alebo režim.
reason-bad-setup = Tieto nastavenia nejdú dokopy: skontroluj časy a vedenie hry.
reason-dead-actor = Si mimo hry: odteraz sa môžeš len pozerať.
reason-not-allowed = Pravidlá to nedovoľujú; vyber si jednu z ponúknutých možností.
reason-nomination-used = Tvoje dnešné obvinenie už zaznelo; ďalšie je možné zajtra.
reason-not-your-turn = Slovo má iný hráč; počkaj, kým prídeš na rad.
reason-wrong-phase = Teraz to nejde; počkaj na správnu časť hry.
reason-not-your-role = Teraz koná iná postava; počkaj, kým vyvolajú tvoju.
reason-not-a-voter = Kým žije aspoň jeden sudca, hlasujú iba sudcovia.
reason-already-acted = Voľba v tomto kroku už padla; zmeniť sa nedá.
reason-already-voted = Hlas v tomto hlasovaní už padol; počkaj na ďalšie.
reason-claims-used = Na dnes je výpovedí dosť; vlastnými slovami môžeš hovoriť ďalej.
reason-must-choose = Pasovať nemôžeš: vyber si hráča.
reason-target-dead = Tento hráč je mimo hry; vyber si živého.
reason-target-self = Seba si vybrať nemôžeš; vyber si iného hráča.
reason-target-own-gang = Tento hráč je z tvojho gangu; vyber si niekoho iného.
reason-repeat-protection = Tento hráč bol pod tvojou ochranou minulú noc; dnes si vyber iného.
reason-already-nominated = Tento hráč už stojí pred súdom; menuj iného alebo nikoho.
reason-not-accused = Toto hlasovanie sa tohto hráča netýka; vyber si z uvedených.
reason-not-called = Teraz nie je na rade; zdvihni ruku, keď zaznie správne meno, alebo za toho, kto je na rade teraz.
reason-nothing-claimed = Taká výpoveď teraz neplatí; vyber si niečo iné.
reason-not-seen = Toto nikto nevidel; uveď dôvod, ktorý videli všetci.
reason-not-in-game = Toto v tejto hre nie je; vyber si z toho, čo vidíš.

## Nastavenia

preset-basic = Základná hra
preset-professional = Profesionálna hra
preset-extended = Rozšírená hra
preset-hostless = Hra bez vedúceho
setting-preset = Režim
    .help = Naraz vyberie balíček, spôsob zabíjania a vedenie hry.
setting-deck = Balíček
    .help = V základnom balíčku sú obyvatelia, komisár, mafia a don; v rozšírenom všetkých štrnásť postáv.
    .value =
        { $value ->
            [basic] Základný
           *[extended] Rozšírený
        }
setting-kill-method = Spôsob zabíjania
    .help = S otvorenými očami gang ukazuje na obeť spoločne; so zatvorenými každý označuje sám, podľa plánu z prvej noci.
    .value =
        { $value ->
            [open_eyes] Otvorené oči
           *[closed_eyes] Zatvorené oči
        }
setting-host-mode = Vedenie hry
    .help = Hru vedie program alebo človek, alebo nikto, kým nezomrie prvý hráč.
    .value =
        { $value ->
            [engine] Program
            [human] Človek
           *[hostless] Nikto
        }
setting-address-by = Oslovovanie
    .help = Hráči sa oslovujú číslami alebo menami.
    .value =
        { $value ->
            [numbers] Čísla
           *[names] Mená
        }
setting-row13-special = Zvláštna karta pri trinástich
    .help = V rozšírenej hre pre trinástich sa rozdá táto postava: advokát alebo vlkolak.
    .value =
        { $value ->
            [lawyer] Advokát
           *[werewolf] Vlkolak
        }
setting-gang-agreement = Zhoda gangu
    .help = S otvorenými očami gang zabíja, len ak všetci ukážu na toho istého, alebo ak to urobí väčšina.
    .value =
        { $value ->
            [unanimous] Všetci
           *[majority] Väčšina
        }
setting-team-target = Zabíjanie vlastných
    .help = Členovia gangu si za obeť môžu vybrať aj svojho, alebo nemôžu.
    .value =
        { $value ->
            [allowed] Dovolené
           *[forbidden] Zakázané
        }
setting-plan-reminder = Pripomenutie plánu
    .help = Keď je gang na rade, každý jeho člen znova uvidí plán.
setting-gang-replan = Nové plány
    .help = Po každých troch nociach sa gang môže dohodnúť na novom pláne, alebo má iba prvý.
    .value =
        { $value ->
            [none] Iba prvý
           *[window] Každé tri noci
        }
setting-sheriff-may-pass = Šerif nemusí strieľať
    .help = Šerif môže stráviť noc bez výstrelu.
setting-maniac-may-pass = Maniak sa môže ovládnuť
    .help = Maniak môže stráviť noc bez vraždy.
setting-sheriff-vs-doctor = Šerif proti lekárovi
    .help = Výstrel šerifa zabije hráča, ktorého chráni lekár, alebo nezabije.
    .value =
        { $value ->
            [kills] Zabije
           *[saved] Nezabije
        }
setting-sheriff-vs-immortal = Šerif proti nesmrteľnému
    .help = Nesmrteľný výstrel šerifa prežije, alebo naň zomrie.
    .value =
        { $value ->
            [survives] Prežije
           *[kills] Zomrie
        }
setting-lawyer-appears-red = Advokát vyzerá ako červený
    .help = Preverenie komisárom advokáta neprezradí.
setting-werewolf-trigger = Čo zobudí vlka
    .help = Vlkolak zmení stranu po smrti ktoréhokoľvek čierneho, alebo len člena gangu.
    .value =
        { $value ->
            [any_black] Každý čierny
           *[gang_member] Člen gangu
        }
setting-werewolf-joins = Ako sa vlkolak pridá
    .help = Vlkolak a jeho nový gang sa spoznajú, alebo si zostanú cudzí.
    .value =
        { $value ->
            [meets_gang] Spoznajú sa
           *[blind] Cudzí
        }
setting-single-accused-defence = Obhajoba jediného obvineného
    .help = Jediný obvinený môže pred rozsudkom prehovoriť.
setting-all-or-none-tie = Rovnosť pri „všetci alebo nikto“
    .help = Ak je za popravu všetkých a za život všetkých rovnako veľa hlasov, obvinení žijú, alebo ich popravia.
    .value =
        { $value ->
            [spare] Žijú
           *[execute] Popravia ich
        }
setting-judge-tie = Rovnosť hlasov sudcov
    .help = Pri rovnosti hlasov sudcov všetci hlasujú „všetci alebo nikto“, alebo sudcovia hlasujú ešte raz.
    .value =
        { $value ->
            [all_or_none] Všetci alebo nikto
           *[basic] Sudcovia znova
        }
setting-helpers-in-parity = Pomocníci sa rátajú ku gangu
    .help = Advokát a skorumpovaný sudca sa rátajú, keď sa gang porovnáva s červenými.
setting-maniac-blocks-parity = Maniak brzdí gangy
    .help = Kým maniak žije, žiadny gang nevyhrá počtom.
setting-red-win-requires = Čo musia červení
    .help = Červení vyhrávajú, keď sú mŕtvi všetci čierni, alebo všetci vrahovia, alebo členovia gangov.
    .value =
        { $value ->
            [all_black] Všetci čierni
            [killers_only] Vrahovia
           *[gangs_only] Gangy
        }
setting-nobody-left = Ak nikto nezostane
    .help = Ak sú všetci mŕtvi, vyhrávajú červení, alebo je to remíza.
    .value =
        { $value ->
            [red] Červení
           *[draw] Remíza
        }
setting-dead-see-all = Mŕtvi vidia všetko
    .help = Vyradení hráči vidia to, čo vedúci hry.
setting-reveal-at-end = Karty odkryté na konci
    .help = Po skončení hry sa všetky karty odkryjú.
setting-stalemate-rounds = Kolá do remízy
    .help = Po toľkých kolách bez smrti sa hra končí remízou; 0: nikdy.
setting-night-pace = Tempo noci
    .help = Každý krok trvá celý čas; alebo sa skončí skôr, keď všetci živí potvrdia voľbu alebo podozrenie. Vtedy vidno, koľko času potreboval najpomalší.
    .value =
        { $value ->
            [together] Všetci spolu
           *[fixed] Pevné
        }
setting-night-step-seconds = Sekundy na krok noci
    .help = Toľko trvá každý krok noci, nech je nažive ktokoľvek; 0: bez limitu, kým vedúci hry nedá „Ďalej“.
setting-planning-seconds = Sekundy na plánovanie
    .help = Toľko gang plánuje, keď zabíja so zatvorenými očami; pravidlá dávajú dve minúty.
setting-speech-seconds = Sekundy na reč
    .help = Toľko môže každý hráč cez deň hovoriť; pravidlá dávajú minútu.
setting-nomination-seconds = Sekundy na obvinenie
    .help = Toľko môže rečník rozmýšľať, koho postaviť pred súd; 0: bez limitu, kým vedúci hry nedá „Ďalej“.
setting-defence-seconds = Sekundy na obhajobu
    .help = Toľko môže hovoriť obvinený, aj po rovnosti hlasov a v posledných slovách; pravidlá dávajú 30 sekúnd.
setting-vote-call-seconds = Sekundy na jednu výzvu
    .help = Toľko možno dvíhať ruky pri jednej výzve; 0: bez limitu, kým vedúci hry nedá „Ďalej“.
setting-deal-seconds = Sekundy na kartu
    .help = Toľko si možno pozerať kartu pred prvou nocou; 0: bez limitu, kým nebudú všetci pripravení.
setting-temporary-host = Dočasný vedúci
    .help = V hre bez vedúceho oznamuje tento hráč, kým niekto nezomrie.

## Výpovede

claim-am =
    { $words_kind ->
        [red] Som na červenej strane.
        [black] Som na čiernej strane.
       *[other] Moja karta: { $words }.
    }
claim-am-not =
    { $words_kind ->
        [red] Nie som na červenej strane.
        [black] Nie som na čiernej strane.
       *[other] Moja karta nie je { $words }.
    }
claim-think =
    { $words_kind ->
        [red] Myslím si, že { $seats } je na červenej strane.
        [black] Myslím si, že { $seats } je na čiernej strane.
        [mafia] Myslím si, že { $seats } je v mafii.
        [yakuza] Myslím si, že { $seats } je v jakuze.
       *[other] Myslím si, že { $seats } je { $words }.
    }
claim-sure =
    { $words_kind ->
        [red] { $seats } je určite na červenej strane.
        [black] { $seats } je určite na čiernej strane.
        [mafia] { $seats } je určite v mafii.
        [yakuza] { $seats } je určite v jakuze.
       *[other] { $seats } je určite { $words }.
    }
claim-word-resident = { card-resident }
claim-word-commissar = { card-commissar }
claim-word-doctor = { card-doctor }
claim-word-immortal = { card-immortal }
claim-word-honest-judge = { card-honest-judge }
claim-word-sheriff = { card-sheriff }
claim-word-mafia = { card-mafia }
claim-word-don = { card-don }
claim-word-ninja = { card-ninja }
claim-word-yakuza = { card-yakuza }
claim-word-maniac = { card-maniac }
claim-word-werewolf = { card-werewolf }
claim-word-lawyer = { card-lawyer }
claim-word-corrupt-judge = { card-corrupt-judge }
claim-word-red = na červenej strane
    .short = červení
claim-word-black = na čiernej strane
    .short = čierni
claim-word-nod = prikývnutie
claim-word-no-nod = bez prikývnutia
claim-word-guard = chránim
claim-word-kill = zabíjam
claim-word-shoot = strieľam
