# Slová knihy `cuba`; ako sa fakt stane slovami, hovorí citysleeps/views/words.py.

## Fakty pre všetkých

game-set = Pri stole ({ $seats_count }): { $seats }. Krstný otec: { $godfather }. V škatuli: 15 diamantov a { $mix }. { $jokers ->
        [0] Krstný otec nemá žolíka
        [one] Krstný otec má { $jokers } žolíka
        [few] Krstný otec má { $jokers } žolíky
       *[other] Krstný otec má { $jokers } žolíkov
    }.
    .heading = Krádež
    .mix = { $mix } × { $number }
box-passed = { $giver } podáva škatuľu ďalej. Teraz ju drží { $to }.
investigation-opened = Škatuľa je späť. Krstný otec, nájdi svoje diamanty.
    .heading = Vyšetrovanie
asked =
    { $kind_kind ->
        [free] { $asker } sa pýta ({ $seat }): „{ $text }“
       *[other] { $asker } sa pýta ({ $seat }): { $kind }
    }
claimed =
    { $kind_kind ->
        [received_diamonds]
            { $seat } tvrdí: keď škatuľa prišla ku mne, { $diamonds ->
                [0] nebol v nej žiadny diamant
                [one] bol v nej { $diamonds } diamant
                [few] boli v nej { $diamonds } diamanty
               *[other] bolo v nej { $diamonds } diamantov
            }.
        [received_tokens]
            { $tokens_count ->
                [0] { $seat } tvrdí: keď škatuľa prišla ku mne, nebol v nej žiadny žetón.
                [1] { $seat } tvrdí: keď škatuľa prišla ku mne, bol v nej žetón: { $tokens }.
               *[other] { $seat } tvrdí: keď škatuľa prišla ku mne, boli v nej žetóny: { $tokens }.
            }
        [passed]
            { $tokens_count ->
                [0]
                    { $seat } tvrdí: keď škatuľa išla odo mňa ďalej, { $diamonds ->
                        [0] bola prázdna
                        [one] bol v nej { $diamonds } diamant a žiadny žetón
                        [few] boli v nej { $diamonds } diamanty a žiadny žetón
                       *[other] bolo v nej { $diamonds } diamantov a žiadny žetón
                    }.
               *[other]
                    { $seat } tvrdí: keď škatuľa išla odo mňa ďalej, { $diamonds ->
                        [0] nebol v nej žiadny diamant
                        [one] bol v nej { $diamonds } diamant
                        [few] boli v nej { $diamonds } diamanty
                       *[other] bolo v nej { $diamonds } diamantov
                    }; žetóny: { $tokens }.
            }
        [took]
            { $tokens_count ->
                [0]
                    { $seat } tvrdí: { $diamonds ->
                        [0] mám prázdne vrecká
                        [one] moja korisť je { $diamonds } diamant
                        [few] moja korisť sú { $diamonds } diamanty
                       *[other] moja korisť je { $diamonds } diamantov
                    }.
               *[other] { $seat } tvrdí: moja korisť je žetón: { $tokens }.
            }
        [bagged]
            { $tokens_count ->
                [0] { $seat } tvrdí: vrecúško je prázdne.
               *[other] { $seat } tvrdí: vo vrecúšku je žetón: { $tokens }.
            }
        [removed]
            { $seat } tvrdí: pred cestou škatule { $diamonds ->
                [0] u mňa nezostal žiadny diamant
                [one] u mňa zostal { $diamonds } diamant
                [few] u mňa zostali { $diamonds } diamanty
               *[other] u mňa zostalo { $diamonds } diamantov
            }.
       *[came_back]
            { $tokens_count ->
                [0]
                    { $seat } tvrdí: keď sa škatuľa vrátila, { $diamonds ->
                        [0] bola prázdna
                        [one] bol v nej { $diamonds } diamant a žiadny žetón
                        [few] boli v nej { $diamonds } diamanty a žiadny žetón
                       *[other] bolo v nej { $diamonds } diamantov a žiadny žetón
                    }.
               *[other]
                    { $seat } tvrdí: keď sa škatuľa vrátila, { $diamonds ->
                        [0] nebol v nej žiadny diamant
                        [one] bol v nej { $diamonds } diamant
                        [few] boli v nej { $diamonds } diamanty
                       *[other] bolo v nej { $diamonds } diamantov
                    }; žetóny: { $tokens }.
            }
    }
    .tokens = { $tokens }
said = { $seat }: „{ $text }“
accused = { $seat }, vyprázdni vrecká!
bang = BUM! { $seat } je Čistič a strieľa.
revealed =
    { $tokens_count ->
        [0]
            { $seat } ukazuje { $diamonds ->
                [0] prázdne vrecká
                [one] { $diamonds } diamant
                [few] { $diamonds } diamanty
               *[other] { $diamonds } diamantov
            }.
       *[other]
            { $seat } ukazuje { $diamonds ->
                [0] žetón
                [one] { $diamonds } diamant a žetón
                [few] { $diamonds } diamanty a žetón
               *[other] { $diamonds } diamantov a žetón
            }: { $tokens }.
    }
    .tokens = { $tokens }
diamonds-returned = { $number ->
        [one] { $number } diamant sa vracia
        [few] { $number } diamanty sa vracajú
       *[other] { $number } diamantov sa vracia
    } Krstnému otcovi. Doteraz vrátené: { $total }.
joker-given = Obvinenie bolo neoprávnené: { $seat } dostáva žolíka. { $left ->
        [0] Nezostáva žiadny žolík
        [one] Zostáva { $left } žolík
        [few] Zostávajú { $left } žolíky
       *[other] Zostáva { $left } žolíkov
    }.
eliminated =
    { $cause_kind ->
        [bang] BUM! { $seat } vypadáva.
       *[other] { $seat } vypadáva: { $cause }.
    }
left = { $seat } odchádza z hry.
last-reveals = { $ending } Ostatní, ukážte svoju korisť.
game-over =
    { $winners_count ->
        [0] Koniec hry. { $ending } Nevyhráva nikto.
        [1] Koniec hry. { $ending } Vyhráva { $winners }.
       *[other] Koniec hry. { $ending } Vyhrávajú { $winners }.
    }
    .heading = Koniec
final-reveal = Všetko je odhalené: { $loot_diamonds }.{ $removed ->
        [-1] { "" }
        [0] { " " }Krstnému otcovi nezostal žiadny diamant. Toľko diamantov bolo v škatuli: { $saw_diamonds }.
        [one] { " " }Krstnému otcovi zostal { $removed } diamant. Toľko diamantov bolo v škatuli: { $saw_diamonds }.
        [few] { " " }Krstnému otcovi zostali { $removed } diamanty. Toľko diamantov bolo v škatuli: { $saw_diamonds }.
       *[other] { " " }Krstnému otcovi zostalo { $removed } diamantov. Toľko diamantov bolo v škatuli: { $saw_diamonds }.
    }{ $bag_kind ->
        [none] { "" }
       *[other] { " " }Vo vrecúšku: { $bag }.
    }{ $left_diamonds ->
        [-1] { "" }
        [0] { " " }V škatuli nezostal žiadny diamant.
        [one] { " " }V škatuli zostal { $left_diamonds } diamant.
        [few] { " " }V škatuli zostali { $left_diamonds } diamanty.
       *[other] { " " }V škatuli zostalo { $left_diamonds } diamantov.
    }{ $left_tokens_count ->
        [0] { "" }
       *[other] { " " }Žetóny, ktoré zostali v škatuli: { $left_tokens }.
    }{ $stolen ->
        [-1] { "" }
        [0] { " " }Nechýbal žiadny diamant.
        [one] { " " }Chýbal { $stolen } diamant.
        [few] { " " }Chýbali { $stolen } diamanty.
       *[other] { " " }Chýbalo { $stolen } diamantov.
    }
    .loot_diamonds =
        { $roles_kind ->
            [none]
                { $loot_diamonds ->
                    [-1] { $name } – nevie sa
                   *[other] { $name } – bez roly
                }
            [thief] { $name } – { $roles } ({ $loot_diamonds })
           *[other] { $name } – { $roles }
        }
    .saw_diamonds =
        { $saw_diamonds ->
            [-1] { "" }
           *[other] { $name } – { $saw_diamonds }
        }
    .left_tokens = { $left_tokens }
next-godfather =
    { $by_lot ->
        [yes] Rozhoduje žreb: ďalším Krstným otcom bude { $seat }.
       *[no] Ďalším Krstným otcom bude { $seat }.
    }{ $voters_count ->
        [0] { "" }
       *[other] { " " }Hlasy: { $voters }.
    }
    .voters = { $voters } → { $names }
corrected = Posledný zápis sa ruší: všetko je tak, ako bolo pred ním.

## Fakty pre niektorých

own-removal =
    { $you ->
        [yes]
            { $number ->
                [0] Nenechávaš si žiadny diamant
                [one] Nechávaš si { $number } diamant
                [few] Nechávaš si { $number } diamanty
               *[other] Nechávaš si { $number } diamantov
            }.
       *[no]
            { $me } si { $number ->
                [0] nenecháva žiadny diamant
                [one] necháva { $number } diamant
                [few] necháva { $number } diamanty
               *[other] necháva { $number } diamantov
            }.
    }
box-seen =
    { $you ->
        [yes]
            V tvojej škatuli: { $diamonds ->
                [0] žiadny diamant
                [one] { $diamonds } diamant
                [few] { $diamonds } diamanty
               *[other] { $diamonds } diamantov
            }; { $tokens_count ->
                [0] žiadny žetón
               *[other] { $tokens }
            }.
       *[no]
            { $me } má v škatuli: { $diamonds ->
                [0] žiadny diamant
                [one] { $diamonds } diamant
                [few] { $diamonds } diamanty
               *[other] { $diamonds } diamantov
            }; { $tokens_count ->
                [0] žiadny žetón
               *[other] { $tokens }
            }.
    }
    .tokens = { $tokens }
own-bag =
    { $you ->
        [yes] Do vrecúška: { $token }.
       *[no] { $me } – do vrecúška: { $token }.
    }
own-loot =
    { $you ->
        [yes]
            { $tokens_count ->
                [0]
                    { $diamonds ->
                        [0] Neberieš nič
                        [one] Berieš { $diamonds } diamant
                        [few] Berieš { $diamonds } diamanty
                       *[other] Berieš { $diamonds } diamantov
                    }. Tvoja rola: { $role }.
               *[other] Berieš žetón. Tvoja rola: { $role }.
            }
       *[no]
            { $tokens_count ->
                [0]
                    { $me } { $diamonds ->
                        [0] neberie nič
                        [one] berie { $diamonds } diamant
                        [few] berie { $diamonds } diamanty
                       *[other] berie { $diamonds } diamantov
                    }. Rola: { $role }.
               *[other] { $me } berie žetón. Rola: { $role }.
            }
    }
box-back =
    { $you ->
        [yes]
            Vracia sa ti: { $diamonds ->
                [0] žiadny diamant
                [one] { $diamonds } diamant
                [few] { $diamonds } diamanty
               *[other] { $diamonds } diamantov
            }; { $tokens_count ->
                [0] žiadny žetón
               *[other] { $tokens }
            }.
       *[no]
            { $me } dostáva späť: { $diamonds ->
                [0] žiadny diamant
                [one] { $diamonds } diamant
                [few] { $diamonds } diamanty
               *[other] { $diamonds } diamantov
            }; { $tokens_count ->
                [0] žiadny žetón
               *[other] { $tokens }
            }.
    }
    .tokens = { $tokens }
stolen-noted = V škatuli { $number ->
        [0] nechýba žiadny diamant
        [one] chýba { $number } diamant
        [few] chýbajú { $number } diamanty
       *[other] chýba { $number } diamantov
    }.
outstanding = Ešte treba nájsť: { $number ->
        [0] už nič
        [one] { $number } diamant
        [few] { $number } diamanty
       *[other] { $number } diamantov
    }.
bang-prompt = Obvinenie: { $accused }. BUM, alebo nestrieľaš?
own-hold =
    { $you ->
        [yes] Nestrieľaš.
       *[no] { $me } nestrieľa.
    }
revive-prompt = Je ticho. Spýtaj sa niekoho iného na niečo iné.
own-vote =
    { $you ->
        [yes] Tvoja voľba: { $seat }.
       *[no] { $me } menuje: { $seat }.
    }
warned = Pozor: { $warnings }.

## Úlohy a žetóny

# `description` hovorí, kto to je, `aim`, čo chce, `short` oboje v jednom riadku; `advice` je rada knihy.

role-godfather = Krstný otec
    .description = Krstného otca poznajú všetci: v tajnosti si nechá najviac päť diamantov, pošle škatuľu dookola a potom sa pýta a obviňuje, koho chce. Ak obviní Agenta, hneď prehráva; obvinenie kohokoľvek iného než Zlodeja stojí žolíka.
    .aim = Získaj späť všetky ukradnuté diamanty.
    .short = pýta sa, obviňuje, hľadá diamanty
    .advice = Zisti, komu môžeš veriť, a hraj svoju rolu presvedčivo. Obviňuj len Zlodejov: každé iné obvinenie stojí žolíka alebo hru.
role-thief = Zlodej
    .description = Má jeden diamant alebo viac. Po obvinení vráti všetky a vypadáva.
    .aim = Nech Krstný otec vypadne, kým si v hre a máš najviac diamantov.
    .short = má diamanty a chce ich mať najviac
role-loyal = Verný
    .description = Má žetón Verného. Vyhráva spolu s Krstným otcom.
    .aim = Nech Krstný otec získa späť všetky ukradnuté diamanty.
    .short = vyhráva s Krstným otcom
    .advice = Dosiahni, aby ti Krstný otec uveril, a pomôž mu nájsť vinníkov.
role-agent-fbi = Agent FBI
    .description = Má žetón FBI. Hrá a vyhráva osamote, keď Krstný otec obviní práve tohto Agenta.
    .aim = Nech ťa Krstný otec obviní.
    .short = čaká na obvinenie
role-agent-cia = Agent CIA
    .description = Má žetón CIA. Hrá a vyhráva osamote, keď Krstný otec obviní práve tohto Agenta.
    .aim = Nech ťa Krstný otec obviní.
    .short = čaká na obvinenie
role-driver = Vodič
    .description =
        { $driver_joins_solo_win ->
            [no] Má žetón Vodiča. Vyhráva so susedom sprava, ak nikto nevyhrá osamote; kto je ten sused, nehovorí nikto.
           *[yes] Má žetón Vodiča. Vyhráva práve vtedy, keď vyhrá sused sprava; kto to je, nehovorí nikto.
        }
    .aim = Nech vyhrá tvoj sused sprava.
    .short = vyhráva so susedom sprava
role-cleaner = Čistič
    .description = Má žetón Čističa. Vyhráva s Krstným otcom, alebo zvolá BUM, keď je niekto obvinený: ak je to Agent, Čistič vyhráva osamote, inak vypadávajú obaja.
    .aim = Nech Krstný otec získa späť všetky diamanty – alebo zastreľ Agenta.
    .short = verný, ktorý smie vystreliť
role-street-urchin = Uličník
    .description = Dostane prázdnu škatuľu alebo sedí posledný a neberie nič. Vyhráva spolu s víťazným Zlodejom.
    .aim = Nech vyhrá Zlodej.
    .short = nemá nič, vyhráva so Zlodejom
    .advice = Priťahuj na seba podozrenie, napríklad tak, že sa necháš neprávom obviniť.
token-loyal = Verný
token-agent-fbi = Agent FBI
token-agent-cia = Agent CIA
token-driver = Vodič
token-cleaner = Čistič

## Strany, príčiny, konce

side-godfather-side = S Krstným otcom
side-thieves-side = So Zlodejmi
side-solo = Osamote
side-passenger = Pasažier
cause-thief-caught = chytený Zlodej
cause-taking-error = chyba pri braní
cause-bang = BUM
cause-no-joker = žiadny žolík
cause-conceded = vzdanie sa
cause-time-up = čas vypršal
ending-diamonds-recovered = Všetky ukradnuté diamanty sú späť.
ending-agent-accused = Obvinenie padlo na Agenta.
ending-godfather-eliminated = Krstný otec vypadáva.
ending-cleaner-shot-agent = Čistič zastrelil Agenta.
ending-void = Hra je neplatná.

## Otázky a výpovede

# `short` je tlačidlo; výpoveď odpovedá na otázku svojho druhu.

question-received-diamonds = Koľko diamantov bolo v škatuli, keď prišla k tebe?
    .short = Koľko diamantov prišlo?
question-received-tokens = Aké žetóny boli v škatuli, keď prišla k tebe?
    .short = Aké žetóny prišli?
question-passed = Čo bolo v škatuli, keď išla od teba ďalej?
    .short = Čo išlo ďalej?
question-took = Aká je tvoja korisť?
    .short = Aká je tvoja korisť?
question-free = Niečo iné?
    .short = Vlastnými slovami
question-bagged = Čo je vo vrecúšku?
    .short = Čo je vo vrecúšku?
question-removed = Koľko diamantov zostalo u teba?
    .short = Koľko zostalo u teba?
question-came-back = Čo sa vrátilo v škatuli?
    .short = Čo sa vrátilo?
claim-received-diamonds = Prišlo diamantov
claim-received-tokens = Prišli žetóny
claim-passed = Išlo ďalej
claim-took = Korisť
claim-bagged = Vo vrecúšku
claim-removed = Zostalo u mňa
claim-came-back = Vrátilo sa

## Fázy a kroky

phase-setup = Príprava
phase-theft = Krádež
phase-investigation = Vyšetrovanie
phase-bang-window = BUM?
phase-pockets = Vrecká
phase-last-reveals = Posledné koristi
phase-over = Koniec
phase-next-vote = Ďalší Krstný otec

## Čo sa číta nahlas

lobby-line = Pre 6 až 12 hráčov (5 ako variant), od 10 rokov, 10 až 20 minút.
closing-line = Všetko je len akože: alkohol, drogy, zbrane a gangy nie sú na napodobňovanie.
remember-line = Zapamätaj si diamanty a žetóny: na nich stojí pravda aj uveriteľná lož.
advice-five-players = Päť hráčov: na prvé hry to rozhodne neodporúčame; hru treba dobre poznať.
advice-cleaner = Čistič: na prvé hry ho neodporúčame.
advice-only-cleaner = Čistič nahrádza jediného Verného: v škatuli nie je žiadny.
advice-few-loyals = Málo Verných na toľko hráčov: Krstný otec bude mať málo pomoci.
advice-jokers = Viac žolíkov uľahčuje hru Krstnému otcovi (napríklad s deťmi); menej pomáha Zlodejom.
advice-too-many-players = Hrať môže najviac 12 ľudí; ostatní nech založia druhý stôl.
advice-token-total = Žetónov v škatuli musí byť o tri menej než hráčov.
advice-token-kind = Verných je 5, Vodiči sú 2, ostatné žetóny po jednom; viac ich dať nemožno.
advice-no-loyal = Vlož do škatule aspoň jedného Verného alebo Čističa.

# Na čo sa upozorňuje hostiteľ, všetko v jednej vete.

warning-five-players = v piatich treba hru dobre poznať
warning-cleaner = Čistič nie je na prvé hry
warning-only-cleaner = s Čističom nie je žiadny Verný
warning-few-loyals = Verných je málo

# Čo majú všetci teraz robiť.

prompt-setup = Krstný otec, nechaj si v tajnosti najviac päť diamantov.
prompt-theft =
    { $mode ->
        [assisted] Škatuľa koluje. Ticho, kým sa nevráti.
       *[full] Škatuľu drží { $seat }. Ticho, kým sa nevráti.
    }
prompt-investigation = Krstný otec, pýtaj sa, koho chceš, a obviňuj, koho chceš.
prompt-bang-window = Obvinenie: { $seat }. Zvolá niekto BUM?
prompt-pockets = { $seat }, ukáž celú svoju korisť.
prompt-last-reveals = Ostatní, ukážte svoju korisť.
prompt-next-vote = Víťazi, kto bude ďalším Krstným otcom?

## Čo robia hráči

act-remove = Nechať si
act-bag = Do vrecúška
act-take = Vziať
act-ask = Spýtať sa
act-claim = Vypovedať
act-say = Povedať
act-accuse = Vyprázdni vrecká!
act-bang = BUM!
act-hold = Nestrieľať
act-concede = Vzdať sa
act-vote-next = Ďalší otec
act-leave = Odísť z hry
choice-nothing = Nič
choice-none = Žiadny

## Čo robí hostiteľ

host-act-remove = Vyradiť z hry
host-act-stolen = Chýbajúce diamanty
host-act-bang = Padlo BUM
host-act-reveal = Zapísať korisť
host-act-error = Chyba pri braní
host-act-end = Uzavrieť odhaľovanie
host-act-undo = Vziať späť
host-act-correct = Zapísať za hráča

## Prečo sa niečo odmieta

reason-has-left = Kto odišiel, do tejto hry sa nevráti; sadni si znova pri ďalšej.
reason-game-ended = Hra sa skončila; teraz možno hovoriť a vybrať ďalšieho Krstného otca.
reason-accusation-pending = Práve trvá obvinenie; počkaj, kým sa rozhodne.
reason-not-now = Teraz sa to nedá; počkaj na správnu časť hry.
reason-is-eliminated = Si mimo hry a do jej konca musíš mlčať.
reason-not-yours = To patrí inému hráčovi; počkaj, kým prídeš na rad.
reason-bad-target = Tohto hráča si na to vybrať nemožno; vyber si iného.
reason-already-done = To je už hotové a platí.
reason-bag-tokens-only = Do vrecúška smie ísť len žetón; diamanty nechaj tak.
reason-one-thing-only = Diamanty alebo jeden žetón, nikdy spolu a nikdy dva žetóny; vyber si jedno.
reason-must-take = Škatuľa nie je prázdna a po tebe idú ďalší: vezmi diamanty alebo jeden žetón.
reason-not-in-box = To v škatuli nie je; vezmi niečo, čo v nej je.
reason-out-of-range = Číslo je primalé alebo priveľké; vyber si iné.
reason-not-cleaner = Zvolať BUM smie len Čistič; nestrieľaj.
reason-impossible-loot = Taká korisť nemôže byť; skontroluj, čo sa ukázalo a koľko diamantov chýba.
reason-empty-box-unstated = Povedz, či bola škatuľa prázdna, keď prišla k tomuto hráčovi.
reason-too-few-players = Primálo hráčov; treba aspoň 6, alebo 5 so zapnutým variantom.
reason-too-many-players = Priveľa hráčov; hrať môže najviac 12.
reason-five-players-off = V piatich sa hrá len s variantom pre piatich; zapni ho.
reason-token-total = Žetónov v škatuli musí byť o tri menej než hráčov; zmeň ich počet.
reason-token-kind = Toľko takých žetónov nie je; daj ich menej.
reason-no-loyal = V škatuli musí byť Verný alebo Čistič; vlož jedného z nich.
reason-bad-setting = Toto nastavenie nemôže mať takú hodnotu; vyber jednu z ponúknutých.
reason-settings-collide = Tieto dve nastavenia sa vylučujú; vypni jedno z nich.
reason-bad-setup = Takto sa nedá rozdať: skontroluj mená hráčov.

## Nastavenia

# `value` pomenuje jednu hodnotu nastavenia slovom či dvoma.

preset-basic = Základná hra
preset-cleaner = S Čističom
setting-preset = Druh hry
    .help = Základná hra alebo hra s Čističom.
setting-mode = Škatuľa
    .help = Škatuľou sú telefóny, alebo koluje skutočná a vedúci hry zapisuje, čo vidí stôl.
    .value =
        { $value ->
            [full] V telefónoch
           *[assisted] Na stole
        }
setting-five-players = Päť hráčov
    .help = Hrať môžu piati, s dvoma žetónmi a bez žolíkov. Na prvé hry to rozhodne neodporúčame.
setting-cleaner = Čistič
    .help = Žetón Čističa nahrádza jedného Verného; kto ho vezme, smie vystreliť na obvineného.
setting-roles = Žetóny v škatuli
    .help = Do škatule sa vložia tieto žetóny namiesto tých podľa pravidiel; ich počet sa nemení.
setting-jokers = Žolíky
    .help = Žolíky Krstného otca. Viac uľahčuje vyšetrovanie, menej pomáha Zlodejom.
    .value =
        { $value ->
            [table] Podľa pravidiel
           *[other] { $value }
        }
setting-single-agent = Jediný Agent
    .help = Ak je v škatuli jeden Agent, je to ten z FBI alebo ten z CIA.
    .value =
        { $value ->
            [fbi] FBI
           *[cia] CIA
        }
setting-first-godfather = Prvý Krstný otec
    .help = Najlepšie najskúsenejší hráč; ak nie je nikto menovaný, rozhoduje žreb.
setting-box-memory = Pamäť na škatuľu
    .help = Škatuľu vidno, len kým ju človek drží, alebo si ju môže pozrieť aj neskôr.
    .value =
        { $value ->
            [once] Iba raz
           *[keep] Aj neskôr
        }
setting-theft-talk = Reč počas krádeže
    .help = Kým škatuľa koluje, smie sa hovoriť; otázky sa ešte nekladú.
setting-driver-joins-solo-win = Vodič osamelého víťaza
    .help = Ak Agent alebo Čistič vyhrá osamote, Vodič vedľa neho vyhráva tiež.
    .value =
        { $value ->
            [yes] Vyhráva tiež
           *[no] Nevyhráva
        }
setting-bang-victim-can-win = Zastrelení omylom
    .help = Verný, Vodič a Uličník, ktorých zastrelil Čistič, môžu ešte vyhrať so svojou stranou.
    .value =
        { $value ->
            [no] Nevyhrávajú
           *[yes] Môžu vyhrať
        }
setting-reseat = Miesta v ďalšej hre
    .help = Pred ďalšou hrou sa miesta žrebujú nanovo, ako odporúčajú pravidlá, alebo zostávajú.
    .value =
        { $value ->
            [shuffle] Žrebované
           *[keep] Tie isté
        }
setting-bang-window-s = Čas na BUM
    .help = Toľko zostávajú vrecká obvineného zavreté, ak bol v škatuli Čistič.
setting-theft-turn-s = Čas so škatuľou
    .help = Kto si za ten čas nič nevezme, robí chybu a vypadáva; 0: bez limitu.
setting-theft-fixed-s = Tempo škatule
    .help = V jednej izbe má každý škatuľu presne tak dlho, aby čas nič neprezradil. Kto dovtedy nič nevezme, je mimo hry.
    .value =
        { $value ->
            [0] podľa potreby
           *[other] { $value } s
        }
setting-investigation-minutes = Čas vyšetrovania
    .help = Po toľkých minútach Krstný otec vypadáva; 0: bez limitu.
    .value =
        { $value ->
            [0] bez limitu
           *[other] { $value } min
        }
setting-quiet-prompt-s = Pripomienka v tichu
    .help = Po takom dlhom tichu dostane Krstný otec pripomienku, aby oživil diskusiu; 0: nikdy.
    .value =
        { $value ->
            [0] nikdy
           *[other] { $value } s
        }
setting-next-vote-s = Čas na voľbu ďalšieho
    .help = Toľko smú víťazi menovať ďalšieho Krstného otca; potom rozhodujú hlasy alebo žreb.
