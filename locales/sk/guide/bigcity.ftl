# Ako sa hrá `bigcity`, pre hráčov; čo sa kedy povie a s akými hodnotami, hovorí citysleeps/books/bigcity/guide.py.
# Ako sa to píše, hovorí docs/guide.md.

## Karty pre toho, kto ešte nehral: nadpis má najviac 20 znakov, text 170

learn-bigcity-card =
    { $two ->
        [yes] Vidíš ju len ty. Väčšina hráčov sú občania. Ostatní sú zločinci, dva znepriatelené gangy; každý pozná len svojich.
       *[no]
            { $outcasts ->
                [yes] Vidíš ju len ty. Väčšina hráčov sú občania. Proti nim sú zločinci, ktorí sa poznajú, alebo vyvrheli, každý sám za seba.
               *[no] Vidíš ju len ty. Väčšina hráčov sú občania. Niekoľkí sú zločinci: poznajú sa a chcú ovládnuť mesto.
            }
    }
    .title = Dostaneš kartu
learn-bigcity-night = Roly sa vyvolávajú jedna po druhej a konajú tajne. Prvá noc je tichá: nikto nezomrie. Od druhej môžu padať výstrely.
    .title = Mesto spí
learn-bigcity-day = Počuješ, kto zomrel. Hovor, čo chceš, aj klam. Potom zaznejú mená: zdvihni ruku. Kto má najviac rúk, je odsúdený.
    .title = Cez deň hovoríte
learn-bigcity-win =
    { $two ->
        [yes] Občania vyhrajú, keď nežije žiadny zločinec. Gang, keď druhý už nežije a vlastných je toľko čo občanov. Vyhráva celá strana, aj mŕtvi.
       *[no]
            { $outcasts ->
                [yes] Občania vyhrajú, keď nežije žiadny zločinec ani vyvrheľ.
               *[no] Občania vyhrajú, keď nežije žiadny zločinec.
            } { $counted ->
                [all_others] Zločinci, keď je ich na úsvite toľko čo ostatných.
                [peaceful_only] Zločinci, keď je ich na úsvite toľko čo Pokojných obyvateľov.
               *[citizens] Zločinci, keď je ich na úsvite toľko čo občanov.
            } Vyhráva celá strana, aj mŕtvi.
    }
    .title = Kto vyhráva?
learn-bigcity-phone = Podrž a vidíš kartu; pusť a zmizne. V noci ťukni na okno a potvrď, nech si ktokoľvek: nikto nespozná, kto koná.
    .title = Tvoj telefón

## Čo možno urobiť teraz: jedna či dve vety, rovnaké pre všetkých

now-bigcity-deal = Odvráť sa, podrž, aby sa ukázala karta, a daj vedieť, že ju poznáš.
now-bigcity-quiet = Tejto noci nikto nekoná a nikto nezomrie. Podrž a čítaj šepot: povie, či sa budíš.
now-bigcity-night = Ťukni na okno a potvrď: robia to všetci. Šepot povie, či si na rade.
now-bigcity-day = Najprv mesto diskutuje, potom hlasuje. Dnes možno odsúdiť najviac jedného hráča.
now-bigcity-dawn = Počúvaj: zaznie, kto v noci zomrel, alebo že nikto.
now-bigcity-talk =
    { $software ->
        [yes] Hovorte voľne: kto nie je občan? Keď nemáš čo dodať, daj to vedieť.
       *[no] Hovorte voľne: kto nie je občan? Diskusiu ukončí vedúci hry.
    }
now-bigcity-vote = Keď zaznie meno, zdvihni ruku proti tomu hráčovi alebo ho nechaj tak. Všetky ruky je vidno.
now-bigcity-second-vote = Rovnosť hlasov: hlasujte znova, len medzi týmito hráčmi. Pri ďalšej rovnosti nie je odsúdený nikto.
now-bigcity-evening = Je po hlasovaní. Počúvaj, čo z neho vzíde; potom príde noc.
now-bigcity-avenger = Pomstiteľ, ak práve zomiera, vezme so sebou jedného hráča alebo pasuje. Ostatní pasujú či čakajú.
now-bigcity-last-word = Kto práve zomiera, smie povedať, koho podozrieva. Ostatní počúvajú.
now-bigcity-over = Koniec hry, všetko je odhalené. Prečítajte si, ako to bolo, alebo hrajte znova.

## S čím sa hrá

chapter-bigcity-box = O čo ide
guide-bigcity-sides = Občanov je veľa, ale nepoznajú sa; ich zbraňou je diskusia a hlasovanie a niektorí majú v noci zvláštny dar. Zločincov je málo, poznajú svojich a udierajú v tme. Strana vyhráva a prehráva spolu.
guide-bigcity-outcasts = Vyvrheli nepatria k občanom ani k zločincom. Každý vyvrheľ má vlastný cieľ a obe strany mu stoja v ceste.
guide-bigcity-gangs = Zločinci sú dva gangy, Mafia a Kartel. Každý pozná len svojich a strieľa sám. Kým žijú oba, žiadny nemôže vyhrať.
guide-bigcity-deck = Karty pre { $count } hráčov: { $cards }. Všetci vedia, ktoré karty sú v hre; nikto nevie, kto ich má.
guide-bigcity-decks = Karty pre { $count } hráčov, vytiahnuté naslepo: { $cards }. Nikto nevie, ktoré roly sú v hre. Nižšie sú opísané všetky, ktoré sa mohli vytiahnuť.
guide-bigcity-turn = Kolo je noc a po nej deň. Celkom prvá noc je Tichá noc: slúži len na to, aby zločinci spoznali svojich.

## Rozdanie

chapter-bigcity-deal = Rozdanie
guide-bigcity-dealt = Každý dostane náhodne jednu kartu, lícom dole. Hovorí, kto si a na ktorej strane hráš. Pozrieť si ju môžeš, kedy chceš, ale neukazuj ju nikomu.
guide-bigcity-look =
    { $seconds ->
        [0] Drž telefón tak, aby nikto nevidel, pozri si kartu a daj vedieť, že ju poznáš. Tichá noc sa začne, keď to urobia všetci.
       *[other] Drž telefón tak, aby nikto nevidel, pozri si kartu a daj vedieť, že ju poznáš. Tichá noc sa začne, keď to urobia všetci, alebo po { $seconds } s.
    }
guide-bigcity-look-host = Drž telefón tak, aby nikto nevidel, pozri si kartu a daj vedieť, že ju poznáš. Tichá noc sa začne na slovo vedúceho hry.
guide-bigcity-seats = Sedíte v kruhu: posledné miesto susedí s prvým.

## Noc

chapter-bigcity-night = Noc
guide-bigcity-quiet =
    { $two ->
        [yes] V Tichej noci nemá žiadna rola moc a nikto nestrieľa. Gangy sa budia jeden po druhom a každý spozná svojich. Kto má akú kartu, nevidia.
       *[no] V Tichej noci nemá žiadna rola moc a nikto nestrieľa. Zločinci sa budia spolu a spoznajú sa. Kto má akú kartu, nevidia.
    }
guide-bigcity-asleep = V noci nikto nehovorí. Roly sa vyvolávajú jedna po druhej, vždy v tom istom poradí. Kto je na rade, zobudí sa, koná a znova zaspí.
guide-bigcity-alike = Všetky telefóny vyzerajú celú noc rovnako. Pri každej výzve ťukni na okno a potvrď, nech si ktokoľvek. Ak si na rade, tvoja voľba platí; ak nie, je to len podozrenie. Podrž a čítaj šepot: povie, či si na rade a čo sa dozvieš.
guide-bigcity-pace = Keď všetci živí niečo potvrdia, výzva sa môže skončiť skôr.
guide-bigcity-called =
    { $calls ->
        [living] Vyvolávajú sa len roly, ktoré má ešte niekto živý. Počúvaj teda dobre: aj chýbajúca výzva niečo hovorí.
        [all] Vyvolávajú sa všetky roly, aké existujú, v hre či nie, živé či mŕtve. Výzva, pri ktorej sa nikto nezobudí, trvá rovnako ako iné a nič neprezradí.
       *[in_play] Vyvoláva sa každá rola tejto hry, aj keď jej držiteľ už dávno nežije. Výzva, pri ktorej sa nikto nezobudí, trvá rovnako ako iné a nič neprezradí.
    }
guide-bigcity-hurry =
    { $seconds ->
        [0] Nemusíš sa ponáhľať. No keď sa výzva skončí, potvrdenú voľbu už nezmeníš.
       *[other] Výzva trvá najviac { $seconds } s. Kto si dovtedy nevyberie, tejto noci neurobí nič. Keď sa výzva skončí, potvrdenú voľbu už nezmeníš.
    }
guide-bigcity-duty =
    { $pass ->
        [yes] Kto je na rade, môže si vybrať alebo pasovať.
       *[no]
            { $judge ->
                [yes] Kto je na rade, musí si vybrať; pasovať smie len Sudca.
               *[no] Kto je na rade, musí si vybrať a nesmie pasovať.
            }
    }
guide-bigcity-targets = Vybrať možno len živých. Seba si vybrať nemôžeš, ak to tvoja rola nedovoľuje.
guide-bigcity-shot = Zločinci sa budia spolu a majú za noc jeden spoločný výstrel. Každý ukáže na jedného hráča alebo hore. Môžu strieľať aj na svojho, aj do vzduchu.
guide-bigcity-most =
    { $led ->
        [yes] Ak ich nikto nevedie, strieľa sa tam, kam ukazuje najviac prstov, a do vzduchu, ak hore ukazuje viac než polovica.
       *[no] Strieľa sa tam, kam ukazuje najviac prstov, a do vzduchu, ak hore ukazuje viac než polovica.
    } Kto je hore, vidí každý prst a môže si to rozmyslieť, kým všetci neskončia.
guide-bigcity-disputed =
    { $tie ->
        [random] Ak niet jediného hráča, na ktorého ukazuje najviac prstov, a nikto z nich nemá posledné slovo, náhoda vyberie z tých, na ktorých ich ukazuje najviac.
       *[no_shot] Ak niet jediného hráča, na ktorého ukazuje najviac prstov, a nikto z nich nemá posledné slovo, výstrel nepadne.
    }
guide-bigcity-silent =
    { $chat ->
        [yes] Zločinci, ktorí sú hore, si môžu písať; nikto iný to nečíta.
       *[no] Ani zločinci v noci nehovoria: dorozumejú sa len ukazovaním.
    }
guide-bigcity-signals = Kto niekoho preveruje, dostane v odpovedi palec, ktorý nikto iný nevidí. Čo znamená, stojí pri každej role.
guide-bigcity-together = Pred úsvitom nikto nezomrie. Zasiahnutý hráč ešte koná v ďalších výzvach tej noci a všetci zabití zomrú ráno naraz.

## Deň

chapter-bigcity-day = Deň
guide-bigcity-dawn =
    { $shown ->
        [yes] Ráno všetci počujú, kto zomrel, alebo že nikto. Zabití ukážu karty a hneď vypadávajú z hry.
       *[no] Ráno všetci počujú, kto zomrel, alebo že nikto. Zabití hneď vypadávajú z hry. Ich karty zostanú skryté: tajomstvá si berú do hrobu.
    }
guide-bigcity-causes = Ako a čou rukou niekto zomrel, sa nepovie nikomu, ani živým, ani mŕtvym.
guide-bigcity-last-word =
    { $scope ->
        [all] Každý zabitý aj popravený má posledné slovo a smie povedať, koho podozrieva.
       *[killed] Každý zabitý má posledné slovo a smie povedať, koho podozrieva. Popravení ho nemajú.
    }
guide-bigcity-talk =
    { $software ->
        [yes] Potom mesto diskutuje. Poradie nie je: kto žije, smie hovoriť všetkým čokoľvek. Keď nemáš čo dodať, daj to vedieť; keď to urobia všetci, začne sa hlasovanie.
       *[no] Potom mesto diskutuje. Poradie nie je: kto žije, smie hovoriť všetkým čokoľvek. Vedúci hry diskusiu ukončí a začne sa hlasovanie.
    }
guide-bigcity-limit = Diskusia trvá najviac { $seconds } s.
guide-bigcity-lies = O svojej karte a svojej noci môžeš hovoriť pravdu, klamať alebo mlčať. Bluf patrí k hre. Len neukazuj kartu, kým to pravidlá nedovolia.
guide-bigcity-truth =
    { $lucky ->
        [yes] V mene pravdy môžeš ukázať svoju kartu všetkým, kým sa nezačne hlasovanie. Potom ju každý pozná, ale si mimo hry ako zabití. Nesmie to len Šťastlivec.
       *[no] V mene pravdy môžeš ukázať svoju kartu všetkým, kým sa nezačne hlasovanie. Potom ju každý pozná, ale si mimo hry ako zabití.
    }
guide-bigcity-dead = Mŕtvi nehovoria, nehlasujú a nenapovedajú. Do konca hry vidia len to, čo vidia všetci.

## Hlasovanie

chapter-bigcity-court = Hlasovanie
guide-bigcity-names = Zaznejú mená všetkých živých hráčov, v poradí miest. Keď zaznie meno, ostatní môžu proti tomu hráčovi zdvihnúť ruku. Všetky ruky je vidno.
guide-bigcity-hands =
    { $votes ->
        [many] Ruku môžeš zdvihnúť proti toľkým hráčom, koľkým chceš, no nie proti sebe. Nemusíš ju zdvihnúť vôbec.
       *[one] V jednom kole môžeš zdvihnúť ruku len raz a nie proti sebe. Nemusíš ju zdvihnúť vôbec.
    }
guide-bigcity-down =
    { $seconds ->
        [0] Kým nezaznie ďalšie meno, môžeš dať ruku dole. Potom už hlas platí.
       *[other] Ruku môžeš dať dole, kým nezaznie ďalšie meno (najneskôr po { $seconds } s). Potom už hlas platí.
    }
guide-bigcity-condemned = Kto má proti sebe najviac rúk, je odsúdený; nemusí to byť polovica mesta. Za deň je odsúdený najviac jeden hráč. Ak nikto nezdvihne ruku, nie je odsúdený nikto.
guide-bigcity-tie =
    { $tie ->
        [none] Ak má niekoľko hráčov proti sebe rovnako najviac rúk, nie je odsúdený nikto.
       *[runoff] Ak má niekoľko hráčov proti sebe rovnako najviac rúk, nasleduje druhé kolo len medzi nimi a hlasovať smú znova všetci. Ak je aj tam rovnosť hlasov, nie je odsúdený nikto.
    }
guide-bigcity-jail-vote = Kto je vo väzení, smie hovoriť, ale nehlasuje. Väzňa možno odsúdiť ako každého.
guide-bigcity-executed =
    { $shown ->
        [yes] Odsúdený hráč je popravený, ukáže kartu a vypadáva z hry.
       *[no] Odsúdený hráč je popravený a vypadáva z hry. Karta zostane skrytá.
    }
guide-bigcity-alibi = Ak má odsúdený hráč alibi, poprava nie je a nikto iný nie je odsúdený namiesto neho.
guide-bigcity-poison = Po hlasovaní zomrú tí, ktorých minulú noc niekto otrávil. Dovtedy hovoria a hlasujú a nič o tom nevedia.
guide-bigcity-nightfall = Ak nikto nevyhral, mesto znova zaspí.

## Koniec

chapter-bigcity-end = Koniec
guide-bigcity-checked = Či niekto vyhral, sa zisťuje ráno po oznámení mŕtvych, po poprave a keď príde noc.
guide-bigcity-citizens-win =
    { $outcasts ->
        [yes] Občania vyhrajú, keď nežije žiadny zločinec ani vyvrheľ.
       *[no] Občania vyhrajú, keď nežije žiadny zločinec.
    }
guide-bigcity-criminals-win =
    { $counted ->
        [all_others] Zločinci vyhrajú, ak je ich ráno aspoň toľko čo všetkých ostatných spolu.
        [peaceful_only] Zločinci vyhrajú, ak je ich ráno aspoň toľko čo Pokojných obyvateľov.
       *[citizens] Zločinci vyhrajú, ak je ich ráno aspoň toľko čo občanov. Rátajú sa všetci občania, nech majú akúkoľvek rolu; samotné pravidlá hovoria o Pokojných obyvateľoch.
    } Ak sa to stane cez deň, mesto má ešte jednu noc, aby to zvrátilo. Ak žijú už len zločinci, vyhrajú hneď.
guide-bigcity-gang-wins = Gang vyhrá, keď z druhého gangu nikto nežije a vlastných je aspoň toľko čo občanov, ráno alebo keď príde noc.
guide-bigcity-outcast-wins = Čo potrebuje vyvrheľ na výhru, stojí pri jeho role. Ak by mohlo vyhrať viacero naraz, vyvrheli majú prednosť.
guide-bigcity-win-together = Vyhrávaš so svojou stranou, aj keď už nežiješ.
guide-bigcity-nobody-left =
    { $winner ->
        [draw] Ak nežije nikto, nevyhrá nikto.
       *[citizens] Ak nežije nikto, vyhrajú občania: mesto je čisté.
    }
guide-bigcity-stalemate =
    { $turns ->
        [one] Ak po prvom kole { $turns } celé kolo nikto nezomrie ani nezmení stranu, hra sa skončí bez víťaza.
        [few] Ak po prvom kole { $turns } celé kolá po sebe nikto nezomrie ani nezmení stranu, hra sa skončí bez víťaza.
       *[other] Ak po prvom kole { $turns } celých kôl po sebe nikto nezomrie ani nezmení stranu, hra sa skončí bez víťaza.
    }
guide-bigcity-open = Na konci sa všetko odhalí: všetky karty aj to, kto čo v ktorej noci robil.

## Roly

chapter-bigcity-roles = Roly
guide-bigcity-peaceful-resident = Občan. V noci spíš a nemáš zvláštny dar, no tvoje slovo a tvoja ruka platia toľko čo každé iné.
    .title = Pokojný obyvateľ
guide-bigcity-agent = Občan v prestrojení. { $quiet ->
        [yes] Agent sa budí so zločincami od Tichej noci, vidí ich a ukazuje s nimi.
       *[no] Agent sa budí so zločincami od druhej noci, vidí ich a ukazuje s nimi.
    } { $counts ->
        [yes] Jeho prst sa počíta.
       *[no] Jeho prst je vidno, ale nepočíta sa.
    } Ak si vyberú Agenta, dozvedia sa to, Agent na úsvite zomrie napriek každej ochrane a oni si môžu vybrať ešte jednu obeť. Cez deň Agent nesmie prezradiť, kto sú.
    .title = Agent
guide-bigcity-judge = Občan. Každú noc môže Sudca poslať iného hráča do väzenia alebo väzňa prepustiť; oznámi sa to na úsvite. Väzni v noci nerobia nič. Keď Sudca zomrie, všetci väzni sú voľní.
    .title = Sudca
guide-bigcity-detective = Občan. Každú noc Detektív preverí jedného iného hráča. Palec hore: občan; dole: zločinec; nabok: vyvrheľ.
    .title = Detektív
guide-bigcity-journalist =
    { $self ->
        [yes] Občan. Každú noc Novinár porovná dvoch hráčov, aj seba s niekým. Palec hore: sú na tej istej strane; dole: nie sú.
       *[no] Občan. Každú noc Novinár porovná dvoch iných hráčov. Palec hore: sú na tej istej strane; dole: nie sú.
    }
    .title = Novinár
guide-bigcity-journalist-gangs =
    { $gangs ->
        [same] Pre Novinára sú oba gangy tá istá strana.
       *[different] Pre Novinára sú oba gangy rôzne strany.
    }
guide-bigcity-doctor = Občan. { $self ->
        [yes] Každú noc Lekár lieči jedného hráča, môže aj seba.
       *[no] Každú noc Lekár lieči jedného iného hráča.
    } Tej noci ho nezabijú výstrely ani jed. { $overdose ->
        [yes] Liečiť toho istého hráča dve noci po sebe je priveľa: otrávi sa liekom a večer zomrie.
       *[no] Nikdy nie toho istého hráča dve noci po sebe.
    }
    .title = Lekár
guide-bigcity-bodyguard =
    { $model ->
        [substitute] Občan. Každú noc Osobný strážca stráži jedného iného hráča. Ak by ho výstrel zabil, zomrie Osobný strážca namiesto neho.
       *[intercept] Občan. Každú noc Osobný strážca stráži jedného iného hráča. Ak naň niekto strieľa, výstrel zasiahne Osobného strážcu.
    }
    .title = Osobný strážca
guide-bigcity-patrolman = Občan. Strážmajster spí, kým žije Detektív, a po jeho smrti preveruje namiesto neho.
    .title = Strážmajster
guide-bigcity-patrolman-alone =
    { $active ->
        [yes] Občan. Od druhej noci Strážmajster každú noc preverí jedného iného hráča: palec hore je občan, dole zločinec, nabok vyvrheľ.
       *[no] Občan. V tejto hre Strážmajster v noci spí a nikoho nepreveruje.
    }
    .title = Strážmajster
guide-bigcity-psychic = Občan. Každú noc Jasnovidec preverí hráča aj so susedmi. Palec hore: on aj obaja susedia sú občania; dole: niekto z nich nie je. { $neighbours ->
        [seats] Mŕtvi sú stále susedmi.
       *[living] Susedia sú najbližší živí.
    } { $self ->
        [yes] Jasnovidec si môže vybrať aj seba.
       *[no] Seba si vybrať nemôže.
    }
    .title = Jasnovidec
guide-bigcity-admirer = Na strane občanov. { $self ->
        [yes] Každú noc dá Obdivovateľka jednému hráčovi, môže aj sebe, alibi na nasledujúci deň.
       *[no] Každú noc dá Obdivovateľka jednému inému hráčovi alibi na nasledujúci deň.
    } Ak ho mesto odsúdi, poprava nie je. Kto má alibi, nevie o ňom. Nikdy nie tomu istému dve noci po sebe.
    .title = Obdivovateľka
guide-bigcity-sleuth = Občan. Každú noc Vyšetrovateľ jedného iného hráča preverí alebo naň strelí. Palec hore: Pokojný obyvateľ; dole: iná rola.
    .title = Vyšetrovateľ
guide-bigcity-lucky-one =
    { $sect ->
        [yes] Občan, ktorý v noci spí. Výstrel, jed ani väzenie mu neublížia: vypadáva len popravou. Sekta môže Šťastlivca zverbovať; potom je po šťastí.
       *[no] Občan, ktorý v noci spí. Výstrel, jed ani väzenie mu neublížia: vypadáva len popravou.
    }
    .title = Šťastlivec
guide-bigcity-avenger =
    { $shown ->
        [yes] Občan, ktorý v noci spí. Keď zomrie alebo ho popravia, Pomstiteľ môže hneď menovať jedného živého hráča, ktorý zomrie tiež. Nemusí.
       *[no] Občan, ktorý v noci spí. Keď zomrie alebo ho popravia, Pomstiteľ môže hneď ukázať kartu a menovať jedného živého hráča, ktorý zomrie tiež. Nemusí.
    }
    .title = Pomstiteľ
guide-bigcity-mafia = Na strane zločincov. V Tichej noci spoznáš svojich a od druhej noci strieľaš s nimi.
    .title = Mafia
guide-bigcity-cartel = Na strane zločincov. V Tichej noci spoznáš svojich a od druhej noci strieľaš s nimi.
    .title = Kartel
guide-bigcity-lawyer = Zločinec, ktorý strieľa s gangom. Pred všetkými Advokát zablokuje jedného iného hráča: ak je ten tejto noci na rade, uvidí skrížené ruky a nič neurobí. Nikdy nie toho istého dve noci po sebe.
    .title = Advokát
guide-bigcity-lover =
    { $mode ->
        [checked] Na strane zločincov, strieľa s gangom. Každú noc si Milenka vyberie jedného iného hráča: kto ho preveruje, dostane falošnú odpoveď a nevie o tom.
       *[checker] Na strane zločincov, strieľa s gangom. Každú noc si Milenka vyberie jedného iného hráča: ak ten niekoho preveruje, dostane falošnú odpoveď a nevie o tom.
    }
    .title = Milenka
guide-bigcity-bloodhound = Zločinec, ktorý strieľa s gangom. Každú noc Sliedič preverí jedného iného hráča. Palec dole: Pokojný obyvateľ; hore: iná rola.
    .title = Sliedič
guide-bigcity-werewolf = Zločinec, ktorý strieľa s gangom. Kto preveruje strany, má Vlkolaka za občana.
    .title = Vlkolak
guide-bigcity-boss =
    { $decides ->
        [any_disagreement] Zločinec, ktorý vedie gang. Keď neukazujú všetci na toho istého hráča, rozhoduje prst Bossa.
       *[ties] Zločinec, ktorý vedie gang. Keď niet jediného hráča, na ktorého ukazuje najviac prstov, rozhoduje prst Bossa.
    } Ak Boss zomrie, jeho rola náhodne prejde na iného zločinca a nikto ďalší o tom nevie.
    .title = Boss
guide-bigcity-ringleader =
    { $decides ->
        [any_disagreement] Zločinec, ktorý vedie gang. Keď neukazujú všetci na toho istého hráča, rozhoduje prst Vodcu.
       *[ties] Zločinec, ktorý vedie gang. Keď niet jediného hráča, na ktorého ukazuje najviac prstov, rozhoduje prst Vodcu.
    } Ak Vodca zomrie, jeho rola náhodne prejde na iného zločinca a nikto ďalší o tom nevie.
    .title = Vodca
guide-bigcity-maniac = Vyvrheľ. Každú noc Maniak strieľa na jedného iného hráča. Vyhrá, ak ráno okrem neho žije jeden hráč alebo ak kedykoľvek nežije nikto iný.
    .title = Maniak
guide-bigcity-poisoner = Vyvrheľ. Každú noc Travič otrávi jedného iného hráča, ktorý zomrie nasledujúci večer po hlasovaní, aj keď Travič už nežije. Vyhrá, keď zostane nažive sám.
    .title = Travič
guide-bigcity-sectarian = Vyvrheľ a hlava sekty. Každú noc Sektár zverbuje jedného hráča, ktorý nemôže odmietnuť. Sekta vyhrá, keď sú v nej všetci živí. { $heir ->
        [random] Ak hlava sekty zomrie, náhoda vyberie novú z jej členov.
       *[none] Ak hlava sekty zomrie, sekta ešte môže vyhrať, ale už neverbuje.
    }
    .title = Sektár
guide-bigcity-revolutionary = Vyvrheľ. Každú noc Revolucionár strieľa na jedného iného hráča. Ak je to Pokojný obyvateľ, výstrel nepadne a palec ide hore. Vyhrá, keď okrem neho žije už len jeden Pokojný obyvateľ.
    .title = Revolucionár
guide-bigcity-recruits = Zverbovaní sa to dozvedia tajne, stratia moc svojej karty, budia sa so sektou a vyhrajú len s ňou. Cez deň nesmú prezradiť, kto je v gangu alebo v sekte.

## Kto vedie, a dobré mravy

chapter-bigcity-manners = Vedúci hry a správanie
guide-bigcity-host-software = Hru vedie program: vyvoláva roly, dáva odpovede, počíta ruky a drží sa pravidiel tak, ako sú napísané.
guide-bigcity-host-chosen = Hru vedie človek bez roly. Vedúci hry vidí všetko a dbá na pravidlá, ale nehlasuje a nemožno si ho vybrať.
guide-bigcity-host-dealt = Kto dostane kartu vedúceho hry, hneď ju ukáže a hru vedie. Vedúci hry vidí všetko a dbá na pravidlá, ale nehlasuje a nemožno si ho vybrať.
guide-bigcity-manners = V noci buď ticho. Cez deň nechaj iných dohovoriť. Kartu a šepot na telefóne si nechaj pre seba.
guide-bigcity-leave = Odísť môžeš kedykoľvek; vypadávaš potom ako po smrti, cez deň hneď, v noci až na úsvite.
