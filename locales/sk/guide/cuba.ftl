# How to play `cuba`, for players; citysleeps/books/cuba/guide.py says what is said when, and with which values.
# docs/guide.md says how both are written.

## Karty pre toho, kto ešte nehral: nadpis má najviac 20 znakov, text 170

learn-cuba-box = Potajomky do nej nazri, vezmi diamanty alebo jeden žetón a podaj ju ďalej. S diamantmi si Zlodej, so žetónom ten, kto je na ňom.
    .title = Škatuľa koluje
learn-cuba-talk = Krstný otec chce diamanty späť a pýta sa kohokoľvek na čokoľvek. Hovor pravdu, klam alebo mlč: nie je tu poradie ani hlasovanie.
    .title = Potom sú otázky
learn-cuba-pockets =
    { $jokers ->
        [0] Kto to začuje, ukáže všetko. Zlodej vráti diamanty a vypadáva. Ale omyl môže stáť Krstného otca hru.
       *[other] Kto to začuje, ukáže všetko. Zlodej vráti diamanty a vypadáva. Omyl stojí Krstného otca žolíka alebo hru.
    }
    .title = Vyprázdni vrecká!
learn-cuba-win =
    { $agents ->
        [yes] Krstný otec, keď získa späť všetko ukradnuté. Ak vypadne, najbohatší Zlodej. Agent, keď obvinia jeho. Ostatní vyhrávajú s niekým: rola povie, s kým.
       *[no] Krstný otec, keď získa späť všetko ukradnuté. Ak vypadne, najbohatší Zlodej. Ostatní vyhrávajú s niekým: rola povie, s kým.
    }
    .title = Kto vyhráva?
learn-cuba-phone =
    { $real ->
        [yes] Škatuľa na stole je skutočná a tvoje vrecko tiež. Telefón ukazuje, kto čo tvrdí, kto je mimo hry a kto nakoniec vyhráva.
       *[no] Škatuľa príde na tvoj telefón: veko otvor tak, aby to nikto iný nevidel. Potom vrecko ukáže tvoju korisť – iba tebe.
    }
    .title = Tvoj telefón

## Čo sa teraz dá robiť: veta alebo dve, pre všetkých rovnaké

now-cuba-setup = Krstný otec si v tajnosti nechá najviac päť diamantov. Ostatní čakajú na škatuľu.
now-cuba-theft =
    { $talk ->
        [yes] Keď je škatuľa u teba: potajomky nazri, vezmi diamanty alebo jeden žetón a podaj ju ďalej.
       *[no] Keď je škatuľa u teba: nazri, vezmi diamanty alebo jeden žetón a podaj ju ďalej. Zatiaľ ticho.
    }
now-cuba-investigation = Krstný otec sa pýta a obviňuje, koho chce. Ostatní hovoria, klamú alebo mlčia, ako chcú.
now-cuba-bang = Ak sa pýtajú teba, vyber: BUM, alebo nestrieľať. Pýtajú sa aj iných; vystreliť môže len Čistič.
now-cuba-pockets = Obvinený ukáže celú svoju korisť a vedúci hry ju zapíše.
now-cuba-last-reveals = Hra je rozhodnutá. Ak je tvoja korisť ešte skrytá, ukáž ju; vedúci hry ju zapíše.
now-cuba-over = Koniec hry, hovoriť smú zasa všetci. Pozri, kto má akú korisť, alebo si zahraj znova.
now-cuba-next = Víťazi menujú ďalšieho Krstného otca, každý jedného hráča. Majú na to { $seconds } s.

## O čo ide

chapter-cuba-box = O čo ide
guide-cuba-story = Jeden z vás je Krstný otec a všetci vedia kto. Škatuľa s diamantmi raz obíde stôl a každý z ostatných si z nej potajomky niečo vezme. Potom chce Krstný otec ukradnuté diamanty späť a všetkých vypočúva.
guide-cuba-choose = Roly nikto nerozdáva: svoju si vyberáš tým, čo si berieš, a potom sa už nemení. Nie sú tu noci, poradie v reči ani hlasovania.
guide-cuba-tokens = Počet hráčov: { $count }. V škatuli je 15 diamantov a tieto žetóny: { $tokens }. To vedia všetci. Kto si čo berie, nevie nikto.
guide-cuba-jokers =
    { $jokers ->
        [0] Krstný otec nemá v tejto hre žiadneho žolíka, takže omyl nemá čím napraviť.
        [one] Krstný otec má { $jokers } žolíka pre prípad omylu. Leží na stole všetkým na očiach.
        [few] Krstný otec má { $jokers } žolíky pre prípad omylu. Ležia na stole všetkým na očiach.
       *[other] Krstný otec má { $jokers } žolíkov pre prípad omylu. Ležia na stole všetkým na očiach.
    }
guide-cuba-five = Piati sú na túto hru veľmi málo: takto ju hrajte najlepšie vtedy, keď ju všetci dobre poznáte.
guide-cuba-first-godfather = Prvým Krstným otcom nech je radšej niekto, kto hru pozná. Ak stôl nikoho nemenuje, rozhoduje žreb.
guide-cuba-seats = Škatuľa ide v smere hodinových ručičiek. Prvý hráč sedí naľavo od Krstného otca, posledný napravo. Každý z týchto dvoch smie niečo, čo iní nesmú.

## Krádež

chapter-cuba-theft = Krádež
guide-cuba-removal = Kým škatuľa odíde, Krstný otec z nej v tajnosti vyberie najviac päť diamantov alebo žiadny. Tie nie sú ukradnuté a nikto ich nemusí hľadať. Dookola teda ide 10 až 15 diamantov a koľko, môžu vedieť len Krstný otec a prvý hráč.
guide-cuba-look = Keď škatuľa príde k tebe, nazri do nej tak, aby nikto iný nevidel: koľko zostalo diamantov a aké žetóny? Zapamätaj si jedno aj druhé. Stojí na tom pravda a tiež dobrá lož.
guide-cuba-memory =
    { $memory ->
        [keep] Telefón si za teba pamätá, čo bolo v škatuli, keď prišla k tebe. Nikto iný to nevidí.
       *[once] Keď škatuľa odíde ďalej, telefón už neukazuje, čo v nej bolo.
    }
guide-cuba-take = Potom vezmi diamanty – jeden alebo viac, pokojne všetky – alebo presne jeden žetón. Nikdy diamanty spolu so žetónom a nikdy dva žetóny.
guide-cuba-must = Niečo vziať treba. Ak zostali len žetóny, berieš jeden z nich, nech je akýkoľvek; ak len diamanty, berieš aspoň jeden.
guide-cuba-empty = Ak škatuľa príde k tebe prázdna, niet čo vziať a si Uličník. Tvár sa, že niečo berieš, aby si to nikto nevšimol.
guide-cuba-last = Posledný hráč, a iba on, smie nechať všetko v škatuli a nevziať nič, aby bol Uličníkom. Alebo berie ako všetci ostatní.
guide-cuba-bag = Prvý hráč, a iba on, má vrecúško a skôr než si niečo vezme, smie doň skryť jeden žetón, diamant nikdy. Ten žetón do konca nepatrí nikomu a nikto iný o ňom nevie. Potom prvý hráč berie ako všetci ostatní.
guide-cuba-pass = Potom ide škatuľa k hráčovi naľavo od teba. Zmeniť sa to nedá: nič sa do nej nevracia. Tvoja korisť je tvoje tajomstvo, ani Krstný otec ju nevidí.
guide-cuba-quiet =
    { $talk ->
        [yes] Kým škatuľa koluje, smie sa hovoriť, ale nikoho ešte nevypočúvajú ani neobviňujú.
       *[no] Kým škatuľa koluje, všetci mlčia. Na reči bude ešte dosť času.
    }
guide-cuba-time = Každý má škatuľu najviac { $seconds } s. Kto musí niečo vziať a nevezme, vypadáva, keď čas uplynie. Pri prázdnej škatuli a u posledného hráča to znamená: nevziať nič.
guide-cuba-pace = Každý má škatuľu presne { $seconds } s, aby zhon ani váhanie nič neprezradili. Kto musí niečo vziať a nevezme, vypadáva, keď čas uplynie.
guide-cuba-refused = Zle vziať sa nedá: telefón ponúka to, čo pravidlá dovoľujú. Ale kto musí niečo vziať a namiesto toho odíde z hry, vypadáva.
guide-cuba-errors = Kto berie proti týmto pravidlám, vypadáva, len čo sa to zistí, a vyhrať nemôže. Diamanty takého hráča sa vracajú Krstnému otcovi a obvinenie, ktoré to odhalí, nestojí žolíka.

## Vyšetrovanie

chapter-cuba-talk = Vyšetrovanie
guide-cuba-back = Škatuľa je späť. Čo v nej zostalo, vidí Krstný otec a nikto iný. Teraz smú hovoriť všetci.
guide-cuba-missing = Krstný otec spočíta, koľko diamantov chýba, a to číslo sa zapíše tak, aby ho ostatní nevideli. Tým sa začína vyšetrovanie.
guide-cuba-free = Krstný otec sa pýta, koho chce, v akomkoľvek poradí a koľkokrát chce. Odpovedať nemusíš a hovoriť smieš aj bez otázky. Nikto nečaká, kým príde na rad.
guide-cuba-questions = Dobré otázky: koľko diamantov bolo v škatuli, keď prišla k tebe? Aké žetóny? Čo v nej bolo, keď išla od teba ďalej? Aká je tvoja korisť?
guide-cuba-lies = Klamať smie každý, aj Krstný otec. Program nikdy nepovie, čo je pravda: tabuľa len ukazuje, kde si výpovede odporujú.
guide-cuba-claims = Svoju výpoveď môžeš dať na tabuľu, kde všetci vidia, kto čo hovorí o škatuli. Neskôr môžeš tvrdiť niečo iné; čo tam bolo predtým, zostáva v zázname.
guide-cuba-no-proof = Hovor, čo chceš, ale nič neukazuj: svoju korisť nesmie nikto dokazovať. A hovorí sa k celému stolu, bez šepkania.
guide-cuba-aids = Telefón Krstnému otcovi trochu pomáha. Ukazuje, kto dostal akú otázku, kto ešte mlčí a koľko diamantov treba ešte nájsť.
guide-cuba-limit =
    { $minutes ->
        [0] Diskusia nemá časové obmedzenie. Krstný otec, ktorý už nevie ako ďalej, sa môže vzdať a vtedy vypadáva.
       *[other] Vyšetrovanie trvá najviac { $minutes } min; keď uplynú, Krstný otec vypadáva. Vzdať sa môže aj skôr.
    }

## Vyprázdni vrecká!

chapter-cuba-accusation = Vyprázdni vrecká!
guide-cuba-formula = Obviňuje iba Krstný otec, kedykoľvek, slovami „Vyprázdni vrecká!“. Nič iné nikoho nenúti niečo ukázať a vziať späť sa to nedá.
guide-cuba-accused = Obvinený ukáže všetkým celú svoju korisť. Vrecúško prvého hráča zostáva zavreté. Nikto nebýva obvinený dvakrát.
guide-cuba-caught = Zlodej vráti všetky diamanty, vypadáva a už nič nehovorí. Krstný otec hľadá zvyšok.
guide-cuba-mistake =
    { $jokers ->
        [0] Ak obvinený nemá diamanty, je to omyl. Žolíka niet, takže Krstný otec vypadáva a hra sa končí.
       *[other] Ak obvinený nemá diamanty, je to omyl. Krstný otec dá tomu hráčovi žolíka a hra ide ďalej. Ak už žolíka nemá, Krstný otec vypadáva a hra sa končí.
    }
guide-cuba-incorruptible =
    { $cleaner ->
        [yes] Pri Agentovi žolík nepomôže: ak je obvinený práve on a Čistič nevystrelí, hra sa hneď končí a ten Agent vyhráva.
       *[no] Pri Agentovi žolík nepomôže: ak je obvinený práve on, hra sa hneď končí a ten Agent vyhráva.
    }
guide-cuba-window = Kým sa vrecká otvoria, je najviac { $seconds } s na BUM. Všetci v hre okrem Krstného otca a obvineného dostanú rovnakú otázku: BUM, alebo nestrieľať? Kto nestrieľa, sa nikto nedozvie, takže nikto nezistí, či je tu Čistič.
guide-cuba-shout = Kým obvinený niečo ukáže, Čistič smie zvolať BUM a na dôkaz ukáže svoj žetón.
guide-cuba-bang =
    { $agents ->
        [yes] BUM: ak je obvinený Agent, Čistič hneď vyhráva a Agent nie. Ak nie je, vypadávajú obaja, Čistič aj obvinený. Diamanty sa vracajú Krstnému otcovi a žolíka nedostane nikto.
       *[no] BUM: vypadávajú obaja, Čistič aj obvinený. Diamanty sa vracajú Krstnému otcovi a žolíka nedostane nikto.
    }
guide-cuba-out = Kto vypadne, zostáva na svojom mieste, mlčí a nedozvie sa žiadne tajomstvá. Po skončení hry smú hovoriť zasa všetci.

## Koniec

chapter-cuba-end = Kto vyhráva
guide-cuba-recovered =
    { $loyal ->
        [yes] Len čo nikto v hre nemá ukradnutý diamant, vyhráva Krstný otec a s ním každý Verný, ktorý je v hre.
       *[no] Len čo nikto v hre nemá ukradnutý diamant, vyhráva Krstný otec.
    }
guide-cuba-not-stolen = Diamanty, ktoré zostali v škatuli, a tie, ktoré sú od začiatku u Krstného otca, sa nepočítajú.
guide-cuba-agent-wins =
    { $cleaner ->
        [yes] Obvinený Agent vyhráva osamote, ak nevystrelí Čistič. Bez obvinenia Agent nikdy nevyhráva.
       *[no] Obvinený Agent vyhráva osamote. Bez obvinenia Agent nikdy nevyhráva.
    }
guide-cuba-fallen = Ak vypadne Krstný otec, Zlodeji, ktorí sú ešte v hre, ukážu diamanty. Vyhráva ten, kto ich má najviac; ak ich má viacero rovnako, vyhrávajú spolu. S nimi vyhráva každý Uličník, ktorý je v hre. Chytený Zlodej sa nepočíta.
guide-cuba-all-thieves = Pozor: ak kradnú diamanty všetci, žiadne obvinenie nemôže minúť a Krstný otec, ktorý obviňuje ďalej, určite vyhrá.
guide-cuba-last-reveals =
    { $cleaner ->
        [yes] Keď je hra rozhodnutá, ostatní ukážu svoju korisť a vedúci hry ju zapíše. Ak sa ukáže, že niečia korisť je proti pravidlám, ten hráč nevyhráva a nevyhráva ani Čistič, ktorý ho zastrelil.
       *[no] Keď je hra rozhodnutá, ostatní ukážu svoju korisť a vedúci hry ju zapíše. Ak sa ukáže, že niečia korisť je proti pravidlám, ten hráč nevyhráva.
    }
guide-cuba-entered = Zapísať možno len to, čo je možné: nie viac diamantov, než chýba, a nie viac žetónov jedného druhu, než ich je. Ak prázdne vrecká ukáže niekto iný než posledný hráč, vedúci hry zapíše aj to, či bola škatuľa prázdna.
guide-cuba-open =
    { $real ->
        [yes] Potom zaznejú mená víťazov a všetci vidia to, čo je zapísané.
       *[no] Potom zaznejú mená víťazov a ukáže sa všetko: korisť každého, škatuľa, ako ku komu prišla, vrecúško a diamanty, ktoré zostali u Krstného otca.
    }
guide-cuba-next = Víťazi volia ďalšieho Krstného otca. Každý má { $seconds } s na to, aby menoval jedného hráča pri stole. Bude ním ten, koho menujú najčastejšie; pri rovnosti, alebo ak nikto nikoho nemenuje, rozhoduje žreb.
guide-cuba-again =
    { $reseat ->
        [shuffle] Do ďalšej hry nič neprechádza. Miesta sa žrebujú nanovo, aby mal každý nových susedov.
       *[keep] Do ďalšej hry nič neprechádza, len miesta zostávajú rovnaké.
    }

## Roly

chapter-cuba-roles = Roly
guide-cuba-godfather = Získaj späť všetky ukradnuté diamanty. Zisti, komu môžeš veriť, a hraj svoju rolu s chuťou. Obviňuj len tých, ktorých máš za Zlodejov: každé iné obvinenie stojí žolíka alebo hru.
    .title = Krstný otec
guide-cuba-thief = Máš diamanty. Vyhrávaš, ak Krstný otec vypadne, kým si v hre a žiadny iný Zlodej v hre ich nemá viac. S veľkou korisťou sa ľahšie vyhráva, ale ľahšie si ju aj všimnú.
    .title = Zlodej
guide-cuba-loyal = Vyhrávaš s Krstným otcom. Dosiahni, aby ti uveril, a pomôž mu nájsť tých, čo kradnú.
    .title = Verný
guide-cuba-agent-fbi =
    { $cleaner ->
        [yes] Chceš, aby obvinili teba: vtedy vyhrávaš, ak nevystrelí Čistič. Pôsob teda podozrivo, ale nie priveľmi.
       *[no] Chceš, aby obvinili teba: vtedy vyhrávaš. Pôsob teda podozrivo, ale nie priveľmi.
    }
    .title = Agent FBI
guide-cuba-agent-cia =
    { $cleaner ->
        [yes] Chceš, aby obvinili teba: vtedy vyhrávaš, ak nevystrelí Čistič. Správaj sa ako niekto, kto má čo skrývať.
       *[no] Chceš, aby obvinili teba: vtedy vyhrávaš. Správaj sa ako niekto, kto má čo skrývať.
    }
    .title = Agent CIA
guide-cuba-two-agents = Agenti sú dvaja a každý hrá za seba: ak obvinia toho druhého, prehrávaš.
guide-cuba-driver = Vyhrávaš, ak vyhráva hráč napravo od teba, a iba vtedy. Kto to je, ti nikto nepovie: zisti to a pomôž mu. Pre prvého hráča je to Krstný otec.
    .title = Vodič
guide-cuba-driver-out = Miesta sa nemenia: ak hráč napravo od teba vypadne a preto nevyhrá, nevyhrávaš ani ty. Ak je aj on Vodič, pozri o jedno miesto ďalej.
guide-cuba-driver-alone =
    { $joins ->
        [no] Ale ak niekto vyhráva osamote, je naozaj sám a Vodič nevyhráva.
       *[yes] Platí to aj vtedy, keď hráč napravo vyhráva osamote: Vodič vyhráva s ním.
    }
guide-cuba-cleaner =
    { $agents ->
        [yes] Vyhrávaš s Krstným otcom, ak nezvoláš BUM. Keď je obvinený niekto iný, smieš vystreliť: ak je to Agent, vyhrávaš osamote. Ak nie, vypadávate obaja a vyhrať už nemôžeš.
       *[no] Vyhrávaš s Krstným otcom, ak nezvoláš BUM. Keď je obvinený niekto iný, smieš vystreliť: vtedy vypadávate obaja a vyhrať už nemôžeš.
    }
    .title = Čistič
guide-cuba-shot =
    { $win ->
        [yes] Ak výstrel omylom zasiahne hráča bez diamantov, môže ešte vyhrať rovnako ako tí, čo sú v hre.
       *[no] Koho zasiahne výstrel, ten vypadáva a vyhrať nemôže, ani keď nemá diamanty.
    }
guide-cuba-street-urchin = Nemáš nič: škatuľa bola prázdna, alebo sedíš na konci a všetko v nej zostalo. Vyhrávaš, ak vyhrá Zlodej. Priťahuj na seba podozrenie: najlepšie je, keď ťa obvinia omylom.
    .title = Uličník

## Zvyky

chapter-cuba-manners = Vedenie hry a správanie
guide-cuba-software = Program je škatuľa, vrecúško aj vrecká. Stráži všetky tajomstvá a uplatňuje pravidlá. Kto založil stôl, nevidí viac než ostatní.
guide-cuba-host = Škatuľa je skutočná a program pozná len tú korisť, ktorú vedúci hry zapíše, keď ju ukážu. Chybu v zápise možno vziať späť.
guide-cuba-referee = Krstný otec aj vedie diskusiu, dbá o to, aby sa každý dostal k slovu, a žiada si úctu.
guide-cuba-leave = Odísť smieš kedykoľvek, ale natrvalo. Tvoja korisť zostane na mieste: stále ťa možno obviniť a stále môžeš vyhrať. Keď odíde Krstný otec, hra sa končí.
guide-cuba-make-believe = Všetko je len akože: alkohol, drogy, zbrane a gangy nie sú na napodobňovanie.
