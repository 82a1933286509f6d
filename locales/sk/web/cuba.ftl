# The screens of the book `cuba`.

## The lobby

cuba-mode =
    { $mode ->
        [cleaner] Jedného Verného nahradí Čistič, ktorý smie zastreliť obvineného.
       *[basic] Diamanty, žetóny a jedna škatuľa. Tak sa začína najlepšie.
    }
cuba-group =
    { $group ->
        [box] Škatuľa
        [end] Výhra a ďalšia hra
        [times] Časy
       *[other] Iné
    }
cuba-tokens = Žetóny v škatuli
cuba-mix-table = Žetóny podľa pravidiel
cuba-lobby-real = Skutočná škatuľa
cuba-lobby-time =
    { $minutes ->
        [0] Otázky bez limitu
       *[other] Otázky { $minutes } min
    }
cuba-leave-sure = Z tejto hry odchádzaš natrvalo. Tvoja korisť zostane na mieste a stále ťa možno obviniť; keď odíde Krstný otec, hra sa končí.

## Diamonds and tokens

cuba-diamonds =
    { $number ->
        [one] { $number } diamant
        [few] { $number } diamanty
       *[other] { $number } diamantov
    }
cuba-no-tokens = bez žetónov
cuba-no-diamonds = bez diamantov
cuba-contents = { $diamonds }; { $tokens }
cuba-diamonds-number = Počet diamantov
cuba-diamonds-take = Diamanty na zobratie
cuba-diamonds-keep = Diamanty, ktoré si necháš
cuba-which-token = Ktorý žetón?
cuba-or-token = Alebo jedno z týchto
cuba-gem = Diamant { $number }

## The box

cuba-box-mine = Škatuľa je u teba
cuba-box-step = { $number } z { $of } · potom: { $name }
cuba-box-at = { $number } z { $of }
cuba-box-round = Škatuľa koluje
cuba-box-with = Škatuľu má
cuba-box-opens = Škatuľu otvára
cuba-holds = má škatuľu
cuba-take-help = Vezmi diamanty alebo jeden žetón: podľa toho sa určí, s kým vyhrávaš.
cuba-remove-help = Si Krstný otec. Nechaj si 0 až { $most } diamantov; koľko, sa do konca nikto nedozvie.
cuba-remove-none = Nenechať si žiadny
cuba-box-choose =
    { $open ->
        [yes]
            { $keep ->
                [yes] Vyber, koľko si necháš.
               *[no] Vyber, čo si berieš.
            }
       *[no]
            { $keep ->
                [yes] Podrž veko a vyber, koľko si necháš.
               *[no] Podrž veko a vyber, čo si berieš.
            }
    }
cuba-box-take = Berieš: { $loot }. Ďalej ide: { $left }.
cuba-box-keep = Nechávaš si: { $kept }. Ďalej ide: { $left }.
cuba-wins =
    { $role ->
        [thief] Zlodej: keď padne otec, vyhráva najbohatší.
        [loyal] Vyhráva s Krstným otcom.
        [agent_fbi] Vyhráva sám, keď ho obvinia.
        [agent_cia] Vyhráva sám, keď ho obvinia.
        [driver] Vyhráva, keď vyhrá { $name } vpravo.
        [cleaner] Vyhráva s otcom, alebo sám, keď zastrelí Agenta.
       *[street_urchin] Uličník: vyhráva, keď vyhrá Zlodej.
    }
cuba-box-chosen = Vybrané. Po podaní ďalej sa to nedá zmeniť.
cuba-box-done = Hotovo. Škatuľa pôjde ďalej, keď uplynie čas.
cuba-take-nothing = Nevziať nič
cuba-bag = Vrecúško
cuba-bag-help = Jeden žetón môže zmiznúť vo vrecúšku skôr, než si niečo vezmeš. Nikto sa to nedozvie.
cuba-bag-has = Vo vrecúšku: { $token }
cuba-lid-open = Podržať
cuba-lid-shut = Zavrieť
cuba-close-pass = Zavrieť a podať
cuba-pass-sure = Podať škatuľu ďalej ({ $name })? Voľba bude konečná.
cuba-pass-yes = Podať ďalej
cuba-hand-it = Škatuľa ide ďalej: { $name }. Pamätaj si, čo v nej bolo.
cuba-you-next = Potom ideš ty. Teraz ju má { $name }.
cuba-no-talk = Ticho, kým sa škatuľa nevráti: { $name }.
cuba-away =
    { $then ->
        [goes_on] Bez spojenia: { $name }. Škatuľa pôjde ďalej o { $seconds } s.
        [bot] Bez spojenia: { $name }. O { $seconds } s hrá bot.
        [leave] Bez spojenia: { $name }. O { $seconds } s odchádza z hry.
       *[wait] Bez spojenia: { $name }. Škatuľa čaká.
    }
cuba-phone = Jeden telefón pre všetkých
cuba-phone-is-box = Tento telefón je škatuľa. Teraz je na rade:
cuba-phone-to = Telefón si teraz berie:
cuba-phone-shut = Čo je tvoje, zavrie sa skôr, než telefón pôjde ďalej.
cuba-phone-take = To som ja: { $name }
cuba-real-fill = Najprv vložte do škatule: 15 diamantov; { $tokens }. Krstný otec: { $godfather }. Nechá si 0 až 5 diamantov; škatuľa koluje v tichu, začína { $first }. Keď sa vráti, zapíš, koľko diamantov chýba.

## What is mine alone

cuba-pocket = Moje vrecko
cuba-you-took = Tvoja korisť: { $loot }
cuba-you-removed = U teba zostalo: { $diamonds }
cuba-came-back = V škatuli sa vrátilo: { $contents }
cuba-you-saw = V škatuli bolo: { $contents }

## The investigation

cuba-desk = Tvoja pracovňa
cuba-desk-pick = Ťukni na niekoho a pýtaj sa alebo obviň.
cuba-boss-is = Krstný otec: { $name }
cuba-floor = Hovor pravdu, klam alebo mlč, kedy chceš.
cuba-out = Si mimo hry a do konca mlčíš.
cuba-talk-all = Prečítajú to všetci; nikto neoveruje, či je to pravda.
cuba-board = Kto čo hovorí o škatuli
cuba-col-seat = Miesto
cuba-col-got = Prišlo
cuba-col-took = Korisť
cuba-col-passed = Išlo ďalej
cuba-recovered = späť
cuba-jokers =
    { $number ->
        [one] žolík
        [few] žolíky
       *[other] žolíkov
    }
cuba-missing = chýba
cuba-only-you = , vidíš to len ty
cuba-silent = zatiaľ mlčí
cuba-has-joker = má žolíka
cuba-shown = Ukázané všetkým: { $loot }
cuba-said-bag = Vrecúško: { $token }
cuba-seam-diamonds = { $giver } podáva { $passed }, no { $to } dostáva { $received }
cuba-seam-tokens = { $giver } podáva: { $passed }; { $to } dostáva: { $received }
cuba-excess = { $token }: hovorí to { $said }, v škatuli: { $of }
cuba-boss-removed = { $name } hovorí: nechané { $number }
cuba-boss-back = { $name } hovorí: vrátilo sa { $number }; { $tokens }
cuba-ask = Pýtaš sa: { $name }
cuba-asked = už bolo
cuba-about = Všetko: { $name }
cuba-claim-title = Moja výpoveď
cuba-claim-tab =
    { $tab ->
        [came] Prišlo
        [passed] Išlo ďalej
        [took] Korisť
        [bagged] Vrecúško
        [removed] Zostalo
       *[came_back] Vrátilo sa
    }
cuba-claim-words =
    { $tab ->
        [came] „Prišlo: { $what }.“
        [passed] „Ďalej išlo: { $what }.“
        [took] „Moja korisť: { $what }.“
        [bagged] „Do vrecúška: { $what }.“
        [removed] „U mňa zostalo: { $what }.“
       *[came_back] „Vrátilo sa: { $what }.“
    }
cuba-claim-from =
    { $whose ->
        [mine] Vyplnené z tvojich slov. Zmeň, čo chceš: smieš klamať.
        [theirs] Toľko išlo ďalej, hovorí { $name }. Zmeň, čo chceš: smieš klamať.
       *[nobody] Pravda či nie: prečítajú to všetci. Smieš klamať.
    }
cuba-claim-count = Diamanty: { $number }
cuba-claim-nothing = nič
cuba-claim-tokens = Žetóny
cuba-claim-no-diamonds = žiadny
cuba-claim-no-tokens = žiadny
cuba-claim-empty = Ťukni na to, čo tam bolo.
cuba-claim-say = Povedať všetkým

## The accusation

cuba-accuse = { $name }, vyprázdni vrecká!
cuba-accuse-sure = Obviniť: { $name }?
cuba-accuse-cost =
    { $jokers ->
        [0] Nedá sa to vziať späť a žolík už nie je.
       *[other] Nedá sa to vziať späť. Žolíky: { $jokers }.
    }
cuba-accusation = Obvinenie
cuba-to = { $godfather } → { $name }
cuba-tv-accuses = { $name } obviňuje:
cuba-tv-empties = { $name } vyprázdňuje vrecká
cuba-tv-shoots = { $name } je Čistič a strieľa
cuba-tv-thieves = Zlodeji ukazujú korisť
cuba-pockets-shut = Zatvorené vrecká: { $name }
cuba-has-said = { $name } hovorí
cuba-breath-wait = Netreba nič robiť. Vrecká sa otvoria samy.
cuba-host-enters =
    { $bang ->
        [yes]
            { $who ->
                [accused] Zvolá niekto BUM? Ak nie, ukáž všetko.
               *[other] Zvolá niekto BUM? Ak nie, { $name } ukazuje všetko.
            }
       *[no]
            { $who ->
                [accused] Ukáž všetko; zapíše sa to pre všetkých.
               *[other] { $name } ukazuje všetko; zapíše sa to pre všetkých.
            }
    }
cuba-on = Ďalej
cuba-concede-sure = Vzdávaš sa: Krstný otec je mimo hry a vyhráva Zlodej s najväčším počtom diamantov.

## A real box: what is entered

cuba-enter = Zapísať, čo sa stalo
cuba-enter-help = Zapíš to, čo všetci videli na stole.
cuba-enter-accuse = Krstný otec obviňuje
cuba-enter-names = Kto určuje ďalšieho Krstného otca?
cuba-enter-concede = Krstný otec sa vzdáva
cuba-enter-concede-sure = Krstný otec sa vzdáva a je mimo hry, vyhráva Zlodej s najväčším počtom diamantov.
cuba-enter-what = Čo sa stalo?
cuba-enter-who =
    { $act ->
        [accuse] Koho?
        [bang] Kto zvolal BUM?
       *[other] Kto?
    }
cuba-enter-now = { $name } sa pýta a obviňuje nahlas. Zapisuj každé obvinenie.
cuba-was-empty = Prišla škatuľa prázdna?
cuba-yes-no =
    { $word ->
        [yes] Áno
       *[no] Nie
    }
cuba-enter-end-sure = Nič ďalšie sa nezapíše; kto nie je zapísaný, nevyhrá.
cuba-enter-undo-sure = Posledný zápis sa vezme späť a dozvedia sa to všetci.

## The end

cuba-end-side =
    { $side ->
        [won] Výhra
       *[lost] Ostatní
    }
cuba-end-winners =
    { $count ->
        [0] Nevyhráva nikto.
        [1] Vyhráva { $names }.
       *[other] Vyhrávajú { $names }.
    }
cuba-end-mine =
    { $won ->
        [yes] Vyhrávaš.
       *[no] Nevyhrávaš.
    }
cuba-way = Cesta škatule
cuba-way-again = Ešte raz
cuba-way-help = Tmavé: išlo ďalej. Svetlé v ráme: zobraté. Prázdne: chýbalo už predtým.
cuba-way-left = V škatuli na začiatku: { $diamonds }; { $tokens }
cuba-way-came = Prišlo diamantov: { $came }
cuba-way-pips = { cuba-way-came }. Korisť: { $loot }
cuba-way-bag = do vrecúška: { $token }
cuba-kept = nechané: { $number }
cuba-stolen-were = V škatuli chýbalo: { $diamonds }
cuba-chosen = Ďalší Krstný otec
cuba-next-who = Kto bude ďalším Krstným otcom?
cuba-next-name = Určiť: { $name }
cuba-next-wait = Vyberajú víťazi: { $names }
cuba-next-mine = Tvoja voľba: { $name }.
cuba-turn = Obvinenie { $number }: { $what }
tag-accusation = #{ $number }
cuba-story-size = Hráčov: { $players } · obvinení: { $accusations }
cuba-story-house = Dom: okno pre každé miesto, poschodie pre každé obvinenie

cuba-side-wins =
    { $ending ->
        [diamonds_recovered] Krstný otec
        [agent_accused] Agent
        [godfather_eliminated] Zlodeji
        [cleaner_shot_agent] Čistič
       *[other] Nikto
    }
