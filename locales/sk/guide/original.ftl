# How to play `original`, for players; citysleeps/books/original/guide.py says what is said when, and with which values.
# docs/guide.md says how both are written.

## Cards for who has never played: the title has at most 20 characters, the text 170

learn-original-card =
    { $two ->
        [yes] Vidíš ju len ty. Väčšina hráčov sú červení: čestné mesto. Ostatní sú čierni: dva znepriatelené gangy a každý pozná len svojich.
       *[no]
            { $black ->
                [1] Vidíš ju len ty. Väčšina hráčov sú červení: čestné mesto. Na čiernej strane je jediný hráč: don mafie.
               *[other] Vidíš ju len ty. Väčšina hráčov sú červení: čestné mesto. Zopár hráčov sú čierni: mafia, v ktorej sa všetci poznajú.
            }
    }
    .title = Dostaneš kartu
learn-original-night =
    { $more ->
        [yes] Všetky telefóny vyzerajú rovnako. Mafia si vyberá obeť, komisár hľadá čiernych a v tme má prácu aj niekto ďalší.
       *[no] Všetky telefóny vyzerajú rovnako. Mafia si vyberá obeť. Komisár ukáže na jedného hráča a dozvie sa, či je na čiernej strane.
    }
    .title = Mesto spí
learn-original-day =
    { $judges ->
        [yes] Máš { $seconds } sekúnd: hovor, čo chceš, aj klam. Potom môžeš niekoho postaviť pred súd. Hlasujú sudcovia: kto má najviac hlasov, vypadáva.
       *[no] Máš { $seconds } sekúnd: hovor, čo chceš, aj klam. Potom môžeš niekoho postaviť pred súd. Hlasujú všetci: kto má najviac hlasov, vypadáva.
    }
    .title = Cez deň sa hovorí
learn-original-win =
    { $two ->
        [yes]
            { $maniac ->
                [yes] Červení vyhrávajú, keď nežije nikto z čiernych. Gang vyhráva, keď druhý už nie je a červení nemajú prevahu. Maniak vyhráva medzi poslednými dvoma.
               *[no] Červení vyhrávajú, keď nežije nikto z čiernych. Gang vyhráva, keď druhý gang už nie je a čiernych je aspoň toľko ako červených.
            }
       *[no]
            { $maniac ->
                [yes] Červení vyhrávajú, keď nežije nikto z čiernych. Mafia vyhráva, keď je čiernych aspoň toľko ako červených. Maniak vyhráva medzi poslednými dvoma.
               *[no] Červení vyhrávajú, keď nežije nikto z čiernych. Mafia vyhráva, keď je čiernych aspoň toľko ako červených. So svojou stranou vyhráš aj po smrti.
            }
    }
    .title = Kto vyhráva?
learn-original-phone = Podrž a uvidíš svoju kartu; pusti a skryje sa. V noci ťukni na okno a potvrď, nech si ktokoľvek: tak nikto nespozná, kto naozaj koná.
    .title = Tvoj telefón

## What one can do now: one sentence or two, the same for everybody

now-original-deal = Odvráť sa od ostatných, podrž, aby sa ukázala karta, a potom potvrď, že ju poznáš.
now-original-first-night = Ťukni na okno alebo nevyber nikoho a potvrď: robia to všetci. Tejto noci nikto nezomiera.
now-original-night = Ťukni na okno alebo nevyber nikoho a potvrď: robia to všetci a nikto nevidí, koho voľba platí.
now-original-dawn = Počúvaj: teraz sa dozvieš, koho v noci zabili, alebo že noc bola pokojná.
now-original-day = Najprv všetci postupne hovoria, potom súd hlasuje o obvinených.
now-original-judges = Počúvaj: oznámi sa, kto je sudca, ale nie to, kto z nich je čestný.
now-original-talk = Hovorí vždy len jeden. Keď si na rade, máš { $seconds } sekúnd; hovor, čo chceš.
now-original-nomination = Kto práve skončí reč, môže postaviť pred súd jedného hráča alebo nikoho.
now-original-court = Zaznejú mená obvinených. Ak sú aspoň dvaja, obhajujú sa a potom sa dvíhajú ruky.
now-original-defence = Obvinení sa obhajujú, každý { $seconds } sekúnd. Ostatní počúvajú a rozmýšľajú, ako budú hlasovať.
now-original-vote = Zdvihni ruku, keď vyvolajú toho, kto má vypadnúť. Bez zdvihnutej ruky sa tvoj hlas počíta proti poslednému.
now-original-vote-judges = Kým žije niektorý sudca, hlasujú len sudcovia, inak všetci. Hlas bez zdvihnutej ruky ide proti poslednému.
now-original-tie = Rovnosť hlasov: tí, čo ich majú najviac, hovoria ešte raz, každý { $seconds } sekúnd.
now-original-second-vote = Hlasuj znova, už len o tých, čo majú hlasov rovnako. Bez zdvihnutej ruky ide tvoj hlas proti poslednému.
now-original-all-or-none =
    { $tie ->
        [execute] Rozhodujú všetci živí: popraviť všetkých s rovnosťou hlasov, alebo všetkých nechať žiť. Ak je rúk rovnako: zomrú.
       *[spare] Rozhodujú všetci živí: popraviť všetkých s rovnosťou hlasov, alebo všetkých nechať žiť. Ak je rúk rovnako: žijú.
    }
now-original-last-words = Odsúdení majú { $seconds } sekúnd na posledné slová. Ich karty zostávajú zakryté.
now-original-over =
    { $open ->
        [yes] Hra sa skončila a karty sú odkryté. Prečítaj si, ako to bolo, alebo si zahraj znova.
       *[no] Hra sa skončila. Karty zostávajú zakryté. Ak chceš, zahraj si znova.
    }

## What is played with

chapter-original-box = O čo ide
guide-original-sides = Mesto má dve strany. Červení sú čestní ľudia: chcú, aby v hre nezostal nikto z čiernych. Čierni sú zločinci: chcú, aby ich bolo toľko ako červených. Červených je viac, ale navzájom sa nepoznajú; čiernych je málo a konajú v tme.
guide-original-deck = Karty pre { $count } hráčov: { $cards }. Všetci vedia, aké karty sú v hre; nikto nevie, kto ich má.
guide-original-lone-don = Pri takom malom počte hráčov je don celá mafia a o jej obetiach rozhoduje sám.
guide-original-gangs = Gangy sú dva: mafia a jakuza. Každý pozná len svojich a druhému želá smrť rovnako ako červeným.
guide-original-helpers = Niektorí z čiernych nepatria k žiadnemu gangu. Nikoho v ňom nepoznajú, nikto v ňom nepozná ich a vyhrávajú spolu s tým gangom, ktorý vyhrá.
guide-original-round = Kolo je noc a po nej deň. Hra sa začína prvou nocou, v ktorej nikto nezomiera.

## The deal

chapter-original-deal = Rozdanie
guide-original-dealt = Každý náhodne dostane jednu zakrytú kartu. Hovorí, kto si a na ktorej strane. Vidíš len svoju kartu a žiadnu inú.
guide-original-look =
    { $seconds ->
        [0] Drž telefón tak, aby naň nikto iný nevidel, pozri si svoju kartu a potvrď, že ju poznáš. Prvá noc sa začne, keď to urobia všetci.
        [one] Drž telefón tak, aby naň nikto iný nevidel, pozri si svoju kartu a potvrď, že ju poznáš. Prvá noc sa začne, keď to urobia všetci, alebo po { $seconds } sekunde.
       *[other] Drž telefón tak, aby naň nikto iný nevidel, pozri si svoju kartu a potvrď, že ju poznáš. Prvá noc sa začne, keď to urobia všetci, alebo po { $seconds } sekundách.
    }
guide-original-numbers = Miesta majú čísla v smere hodinových ručičiek. Hodia sa cez deň: v tomto poradí hovoríte.

## The night

chapter-original-night = Noc
guide-original-asleep =
    { $seconds ->
        [0] V noci nikto nehovorí. Postavy sa vyvolávajú nahlas, jedna po druhej, a každá výzva trvá, kým vedúci hry nepôjde ďalej. Kto je na rade, koná potajomky; ostatní len počujú výzvu.
        [one] V noci nikto nehovorí. Postavy sa vyvolávajú nahlas, jedna po druhej, a každá výzva trvá { $seconds } sekundu. Kto je na rade, koná potajomky; ostatní len počujú výzvu.
        [few] V noci nikto nehovorí. Postavy sa vyvolávajú nahlas, jedna po druhej, a každá výzva trvá { $seconds } sekundy. Kto je na rade, koná potajomky; ostatní len počujú výzvu.
       *[other] V noci nikto nehovorí. Postavy sa vyvolávajú nahlas, jedna po druhej, a každá výzva trvá { $seconds } sekúnd. Kto je na rade, koná potajomky; ostatní len počujú výzvu.
    }
guide-original-alike = Celú noc ukazujú všetky telefóny to isté. Pri každej výzve ťukni na okno a potvrď, nech si ktokoľvek. Ak si na rade, tvoja voľba platí; ak nie, je to podozrenie, ktoré sa uloží do príbehu hry. Podrž a prečítaj si šepot: iba tam stojí, či si na rade.
guide-original-sealed =
    { $open ->
        [yes] Potvrdenú voľbu už v tú noc nemožno zmeniť. Iba gang, ktorý ukazuje s otvorenými očami, si ju môže rozmyslieť do konca svojej výzvy.
       *[no] Potvrdenú voľbu už v tú noc nemožno zmeniť.
    }
guide-original-pace = Výzva sa končí, len čo všetci živí niečo potvrdia, ale nikdy nie hneď. Neotáľaj teda: všetci čakajú na teba.
guide-original-first = V prvú noc členovia gangu spoznajú svojich a tí, čo preverujú iných, už preverujú. Nikto nezomiera.
guide-original-first-hostless = V prvú noc členovia gangu spoznajú svojich. Bez vedúceho hry vtedy nikto nikoho nepreveruje a nikto nezomiera.
guide-original-kill-open = Od druhej noci sa gang zobúdza spolu: jeho členovia sa navzájom vidia a bez jediného zvuku ukážu na obeť, najviac na jednu za noc.
guide-original-agree-all = Gang zabije, len ak na konci výzvy všetci jeho živí členovia ukazujú na toho istého hráča. Ak sa nezhodnú, ich rukou nikto nezomiera.
guide-original-agree-most = Gang zabije hráča, na ktorého ukazuje najviac jeho členov. Pri rovnosti ich rukou nikto nezomiera.
guide-original-plan = V prvú noc má gang { $seconds } sekúnd na to, aby potichu naplánoval, koho zabije v druhú, tretiu a štvrtú noc. Plán nikoho nezaväzuje.
guide-original-kill-closed = Od druhej noci sa členovia gangu navzájom nevidia: každý sám označí jedného hráča. Len ak všetci živí členovia označia toho istého, je obeťou; inak ich rukou nikto nezomiera a prečo, to sa nedozvedia.
guide-original-reminder = Keď je gang na rade, každý jeho člen si môže plán znova prečítať.
guide-original-new-plans = Na konci svojej výzvy v štvrtú noc a potom každú tretiu noc si gang urobí nový plán na tri noci.
guide-original-own-victim =
    { $own ->
        [forbidden] Gang si za obeť nesmie vybrať nikoho zo svojich.
       *[allowed] Gang si môže vybrať kohokoľvek, aj niekoho zo svojich, alebo nikoho.
    }
guide-original-yakuza-night = Jakuza robí to isté vo vlastnej výzve, hneď po mafii. Každý gang môže za noc zabiť jedného hráča.
guide-original-checks = Kto preveruje, ukáže na jedného hráča a odpoveď sa dozvie len on; o koho šlo, sa nedozvie nikto. Preveriť nemusí nikoho a na toho istého hráča sa môže spýtať aj znova.
guide-original-dead-called = Každá postava sa vyvoláva každú noc, aj keď je už dávno mŕtva, a výzva nie je nikdy kratšia. Preto z nej nikto nespozná, kto žije.
guide-original-together = Všetci zabití zomierajú naraz, na úsvite. Koho už čaká smrť, ten v neskorších výzvach tej istej noci ešte koná.

## The day

chapter-original-day = Deň
guide-original-dawn = Ráno všetci počujú, koho zabili: len mená a nič viac, ani kartu, ani vraha. Obete noci nemajú posledné slová.
guide-original-judges = V prvý deň sa oznámi, kto je sudca, ale nie to, kto zo sudcov je čestný.
guide-original-speeches = Každý živý hráč má slovo raz za deň, najviac { $seconds } sekúnd, v smere hodinových ručičiek. V prvý deň začína hráč 1, každý ďalší deň ten nasledujúci.
guide-original-lies = Hovor, čo chceš: môžeš klamať a tvrdiť, že si ktokoľvek. Len nikdy neukazuj kartu. Kým niekto hovorí, ostatní mlčia.
guide-original-trial =
    { $seconds ->
        [0] Po svojej reči môžeš postaviť pred súd jedného živého hráča alebo nikoho. Kto už je obvinený, toho menovať nemôžeš, a vziať sa to späť nedá.
        [one] Po svojej reči máš { $seconds } sekundu a môžeš postaviť pred súd jedného živého hráča alebo nikoho. Kto už je obvinený, toho menovať nemôžeš, a vziať sa to späť nedá.
        [few] Po svojej reči máš { $seconds } sekundy a môžeš postaviť pred súd jedného živého hráča alebo nikoho. Kto už je obvinený, toho menovať nemôžeš, a vziať sa to späť nedá.
       *[other] Po svojej reči máš { $seconds } sekúnd a môžeš postaviť pred súd jedného živého hráča alebo nikoho. Kto už je obvinený, toho menovať nemôžeš, a vziať sa to späť nedá.
    }
guide-original-no-trial = Ak nikto nie je obvinený, súd nebude a padne noc.

## The court

chapter-original-court = Súd
guide-original-one-first = Jeden obvinený v prvý deň: súd sa nekoná a nikto nezomiera.
guide-original-one-later =
    { $defence ->
        [yes] Jeden obvinený v neskorší deň: po obhajobe ho popravia, bez hlasovania.
       *[no] Jeden obvinený v neskorší deň: popravia ho hneď, bez hlasovania a bez obhajoby.
    }
guide-original-defence = Dvaja obvinení alebo viac: každý má { $seconds } sekúnd na obhajobu, v poradí, v akom ich obvinili. Potom sa hlasuje.
guide-original-hands =
    { $seconds ->
        [0] Obvinených vyvolávajú v tom istom poradí. Zdvihni ruku, keď vyvolajú toho, kto má podľa teba vypadnúť. Na celé hlasovanie máš jeden hlas, tvoju ruku vidia všetci a vziať sa to späť nedá.
        [one] Obvinených vyvolávajú v tom istom poradí, každého na { $seconds } sekundu. Zdvihni ruku, keď vyvolajú toho, kto má podľa teba vypadnúť. Na celé hlasovanie máš jeden hlas, tvoju ruku vidia všetci a vziať sa to späť nedá.
        [few] Obvinených vyvolávajú v tom istom poradí, každého na { $seconds } sekundy. Zdvihni ruku, keď vyvolajú toho, kto má podľa teba vypadnúť. Na celé hlasovanie máš jeden hlas, tvoju ruku vidia všetci a vziať sa to späť nedá.
       *[other] Obvinených vyvolávajú v tom istom poradí, každého na { $seconds } sekúnd. Zdvihni ruku, keď vyvolajú toho, kto má podľa teba vypadnúť. Na celé hlasovanie máš jeden hlas, tvoju ruku vidia všetci a vziať sa to späť nedá.
    }
guide-original-voters = Hlasujú všetci živí hráči, aj obvinení.
guide-original-voters-judges = Kým žije aspoň jeden sudca, hlasujú iba sudcovia a posledný rozhoduje sám. Keď už nežije žiadny sudca, hlasujú všetci živí hráči.
guide-original-abstain = Ak nezdvihneš ruku, tvoj hlas sa počíta proti obvinenému, ktorého vyvolajú posledného. Ak ruku nezdvihne nikto, počítajú sa proti nemu všetky hlasy.
guide-original-most = Obvineného, ktorý má najviac hlasov, popravia.
guide-original-tie = Pri rovnosti hlasov hovoria hráči, ktorí ich majú rovnako, ešte raz, každý { $seconds } sekúnd, a hlasuje sa znova, už len o nich.
guide-original-tie-judges = Ak je rovnosť v hlasovaní sudcov, druhé nebude: po rečiach všetci živí hráči odpovedajú na otázku, ktorá nasleduje.
guide-original-all-or-none =
    { $tie ->
        [execute] Ak je znova rovnosť, všetci živí hráči odpovedajú na jednu otázku: popraviť všetkých s rovnakým počtom hlasov, alebo všetkých nechať nažive? Ak je rúk rovnako, popravia ich. Kto tu ruku nezdvihne, toho hlas sa nepočíta.
       *[spare] Ak je znova rovnosť, všetci živí hráči odpovedajú na jednu otázku: popraviť všetkých s rovnakým počtom hlasov, alebo všetkých nechať nažive? Ak je rúk rovnako, zostávajú nažive. Kto tu ruku nezdvihne, toho hlas sa nepočíta.
    }
guide-original-last-words = Odsúdení majú { $seconds } sekúnd na posledné slová a vypadávajú. Ich karty zostávajú zakryté: nikto sa nedozvie, aké to boli postavy.
guide-original-dead = Mŕtvi nič nehovoria, nič neukazujú, nehlasujú a v noci nekonajú. So svojou stranou však stále môžu vyhrať.
guide-original-dead-see = Pri tomto stole mŕtvi vidia všetko. O to viac musia mlčať.

## The end

chapter-original-end = Koniec
guide-original-checked = Dvakrát za kolo sa zisťuje, či sa hra skončila: na úsvite a po poprave. Dovtedy nikto nepovie, koľko hráčov ktorej strany zostáva.
guide-original-red-wins =
    { $needs ->
        [killers_only] Červení vyhrávajú, keď už nežije nikto, kto zabíja za čiernych.
        [gangs_only] Červení vyhrávajú, keď už nežije nikto z gangov.
       *[all_black] Červení vyhrávajú, keď už nežije nikto z čiernych.
    }
guide-original-black-wins = Mafia vyhráva, keď je živých čiernych toľko ako živých červených alebo viac.
guide-original-gang-wins = Kým žijú oba gangy, nemôže vyhrať žiadny. Keď jeden už nie je, druhý vyhráva, len čo je čiernych toľko ako červených alebo viac.
guide-original-helpers-count =
    { $counted ->
        [no] Čierni, ktorí nepatria k žiadnemu gangu, sa do toho nerátajú; ak zo všetkých hráčov zostanú len oni, vyhrávajú.
       *[yes] Čierni, ktorí nepatria k žiadnemu gangu, sa tu rátajú spolu s gangom. Ak zo všetkých čiernych zostanú len oni, vyhrávajú, keď ich je toľko ako červených.
    }
guide-original-maniac-wins =
    { $blocks ->
        [yes] Maniak vyhráva sám: keď žijú najviac dvaja hráči a jeden z nich je on. Neráta sa k žiadnej strane, a kým žije, nemôže vyhrať žiadny gang.
       *[no] Maniak vyhráva sám: keď žijú najviac dvaja hráči a jeden z nich je on. Neráta sa k žiadnej strane.
    }
guide-original-nobody-left =
    { $winner ->
        [draw] Ak už nežije vôbec nikto, je to remíza.
       *[red] Ak už nežije vôbec nikto, vyhrávajú červení.
    }
guide-original-win-together = Vyhrávaš spolu so svojou stranou, aj po smrti.
guide-original-stalemate =
    { $rounds ->
        [one] Ak { $rounds } celé kolo nikto nezomrie, hra sa končí remízou.
        [few] Ak { $rounds } celé kolá po sebe nikto nezomrie, hra sa končí remízou.
       *[other] Ak { $rounds } celých kôl po sebe nikto nezomrie, hra sa končí remízou.
    }
guide-original-cards-open =
    { $open ->
        [yes] Na konci sa všetky karty odkryjú a každý si môže prečítať, čo sa v noci dialo.
       *[no] Karty zostávajú zakryté aj na konci. Každý sa dozvie len to, či vyhráva, alebo prehráva.
    }

## The roles

chapter-original-roles = Postavy
guide-original-resident = Na červenej strane. Obyvateľ prespí celú noc. Cez deň pozoruj, počúvaj, hovor, obviňuj a hlasuj: zisti, kto je na čiernej strane.
    .title = Obyvateľ
guide-original-commissar =
    { $lawyer ->
        [yes] Na červenej strane. Každú noc komisár ukáže na iného hráča: prikývnutie znamená, že je na čiernej strane. Advokát je tiež na čiernej strane, ale pri ňom prikývnutie nepríde. Cez deň veď diskusiu, ale neprezraď sa priskoro.
       *[no] Na červenej strane. Každú noc komisár ukáže na iného hráča: prikývnutie znamená, že je na čiernej strane. Cez deň veď diskusiu, ale neprezraď sa priskoro.
    }
    .title = Komisár
guide-original-doctor = Na červenej strane. Od druhej noci lekár každú noc chráni jedného hráča, môže aj seba, ale nikdy nie toho istého dvakrát po sebe. Koho chráni, toho nezabije žiadny zločinec, a nikto sa o tom nedozvie.
    .title = Lekár
guide-original-doctor-sheriff =
    { $shot ->
        [saved] Lekár chráni aj pred výstrelom šerifa.
       *[kills] Pred výstrelom šerifa lekár nechráni.
    }
guide-original-immortal = Na červenej strane. V noci nesmrteľného nezabije žiadny zločinec. Cez deň ho súd môže popraviť ako každého.
    .title = Nesmrteľný
guide-original-immortal-sheriff =
    { $shot ->
        [kills] Výstrel šerifa nesmrteľného zabije.
       *[survives] Nesmrteľného nezabije ani výstrel šerifa.
    }
guide-original-honest-judge = Na červenej strane. Všetci vedia, že máš kartu sudcu, ale nie akú, a do konca hry sa to nikto nedozvie. Kým žije aspoň jeden sudca, hlasujú iba sudcovia.
    .title = Čestný sudca
guide-original-sheriff =
    { $pass ->
        [yes] Na červenej strane. Od druhej noci môže šerif ako posledný v noci vystreliť na iného hráča. Či zasiahne červených, alebo čiernych, to sa nedozvie.
       *[no] Na červenej strane. Od druhej noci šerif ako posledný v noci strieľa na iného hráča a niekoho si vybrať musí. Či zasiahne červených, alebo čiernych, to sa nedozvie.
    }
    .title = Šerif
guide-original-mafia = Na čiernej strane. Mafiáni sa spoznajú v prvú noc a obete si vyberajú spolu. Cez deň sa tvár ako čestný obyvateľ.
    .title = Mafián
guide-original-don =
    { $deck ->
        [extended] Na čiernej strane, v mafii. Don zabíja spolu s mafiou a v neskoršej výzve ukáže každú noc na iného hráča: prikývnutie znamená, že je to komisár.
       *[basic] Na čiernej strane, v mafii. Don zabíja spolu s mafiou a v neskoršej výzve ukáže každú noc na hráča, ktorý nie je z mafie: prikývnutie znamená, že je to komisár.
    }
    .title = Don
guide-original-don-ninja = Na čiernej strane, v mafii. Don zabíja spolu s mafiou a v neskoršej výzve ukáže každú noc na iného hráča: prikývnutie znamená, že je to komisár alebo nindža.
    .title = Don
guide-original-yakuza = Na čiernej strane, v druhom gangu. Členovia jakuzy sa spoznajú v prvú noc a obete si vyberajú spolu. Ich nepriateľmi sú mafia aj červení.
    .title = Jakuza
guide-original-ninja = Na čiernej strane, v jakuze. Nindža zabíja spolu s jakuzou a každú noc ukáže na iného hráča: prikývnutie znamená, že je to komisár alebo niekto z mafie.
    .title = Nindža
guide-original-maniac =
    { $pass ->
        [yes] Na čiernej strane, ale sám za seba. Od druhej noci môže maniak každú noc zabiť iného hráča. Nikoho nepozná a komisár pri previerke vidí, že je na čiernej strane.
       *[no] Na čiernej strane, ale sám za seba. Od druhej noci maniak každú noc zabíja iného hráča a niekoho si vybrať musí. Nikoho nepozná a komisár pri previerke vidí, že je na čiernej strane.
    }
    .title = Maniak
guide-original-werewolf =
    { $trigger ->
        [gang_member] Najprv na červenej strane. Keď po prvý raz zabijú alebo popravia člena gangu, vlkolak sa pridá k tomuto gangu a neskôr zabíja s ním. Od druhej noci sa každú noc dozvie, ku komu teraz patrí.
       *[any_black]
            { $two ->
                [yes] Najprv na červenej strane. Keď po prvý raz zabijú alebo popravia niekoho z čiernych, vlkolak sa pridá ku gangu tohto hráča, a ak je mimo gangov, k tomu slabšiemu, a neskôr zabíja s ním. Od druhej noci sa každú noc dozvie, ku komu teraz patrí.
               *[no] Najprv na červenej strane. Keď po prvý raz zabijú alebo popravia niekoho z čiernych, vlkolak sa pridá k mafii a neskôr zabíja s ňou. Od druhej noci sa každú noc dozvie, ku komu teraz patrí.
            }
    }
    .title = Vlkolak
guide-original-lawyer =
    { $red ->
        [no] Na čiernej strane, mimo gangov. Každú noc môže advokát ukázať na iného hráča a uvidí jeho kartu. Vyhráva spolu s tým gangom, ktorý vyhrá.
       *[yes] Na čiernej strane, mimo gangov. Každú noc môže advokát ukázať na iného hráča a uvidí jeho kartu. Keď ho preveruje komisár, vyzerá ako červený. Vyhráva spolu s tým gangom, ktorý vyhrá.
    }
    .title = Advokát
guide-original-corrupt-judge = Na čiernej strane, mimo gangov. Všetci vedia, že máš kartu sudcu, ale nie akú. V noci spíš, hlasuješ ako každý sudca a vyhrávaš spolu s tým gangom, ktorý vyhrá.
    .title = Skorumpovaný sudca
guide-original-no-heir = Keď zomrie niekto s osobitnou rolou, nikto ju po ňom nepreberá. Žiadna postava nemôže inej zabrániť konať.

## Who leads, and manners

chapter-original-manners = Vedenie hry a správanie
guide-original-host-engine = Hru vedie program: vyvoláva postavy, stráži čas, počíta hlasy a používa pravidlá tak, ako sú napísané.
guide-original-host-human = Hru vedie niekto, kto nemá kartu a vidí všetko. Vedúci hry vyvoláva postavy, môže napomínať a prerušiť, nemá vlastnú reč ani hlas a posledné slovo patrí jemu.
guide-original-host-less = Jeden z hráčov oznamuje a hrá ako všetci a nevidí viac než ostatní. Kto zomrie ako prvý, odvtedy vedie hru a vidí všetko.
guide-original-manners = V noci buď potichu. Cez deň neskáč do reči. Nikomu neukazuj svoju kartu ani šepot v telefóne.
guide-original-leave = Odísť môžeš kedykoľvek. Cez deň vypadávaš hneď, v noci na úsvite; tvoja karta zostáva zakrytá.
