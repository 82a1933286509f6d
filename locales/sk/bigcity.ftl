# Slová knihy `bigcity`; ako sa fakt stane slovami, hovorí citysleeps/views/words.py.

## Fakty pre všetkých

game-set =
    { $roles_count ->
        [0] Pri stole ({ $seats_count }): { $seats }. Nikto nevie, aké roly sú v hre: { $decks }.
       *[other] Pri stole ({ $seats_count }): { $seats }. V hre: { $roles }.
    }
    .heading = Rozdanie
    .roles = { $roles } × { $number }
    .decks = { $decks } × { $number }
set-warned =
    { $warning ->
        [player_range] Najlepšie sa hrá v počte 6 až 18.
        [no_check_or_shot] Žiadny občan nepreveruje ani nestrieľa: mestu sa bude ťažko vyhrávať.
       *[role_table]
            { $column ->
                [peaceful_resident] Pre { $row } hráčov pravidlá odporúčajú iný počet Pokojných obyvateľov.
                [special_citizens] Pre { $row } hráčov pravidlá odporúčajú menej špeciálnych občanov.
               *[criminals] Pre { $row } hráčov pravidlá odporúčajú menej zločincov a vyvrheľov.
            }
    }
option-noted =
    { $option ->
        [opt_sound_mind] Zabití smú menovať podozrivých: to veľmi praje tým, ktorí preverujú.
        [opt_grave_secrets] Zabití skryjú karty: vyjde najavo menej.
       *[opt_name_of_truth] Cez deň možno ukázať kartu: blufovať je ťažšie.
    }
host-named =
    { $host_kind ->
        [nobody] Od tejto chvíle vedie hru program.
        [host] Od tejto chvíle vedie hru človek.
       *[seat] Hru vedie { $host }.
    }
night-begun =
    { $quiet ->
        [yes] Mesto zaspáva. Prichádza Tichá noc.
       *[no] Mesto zaspáva. Prichádza noc.
    }
    .heading = Noc { $number }
called =
    { $step ->
        [call_criminals] Zobúdzajú sa zločinci.
        [call_lawyer] Zobúdza sa Advokát.
        [call_doctor] Zobúdza sa Lekár.
        [call_bodyguard] Zobúdza sa Osobný strážca.
        [call_mafia] Zobúdza sa Mafia.
        [call_cartel] Zobúdza sa Kartel.
        [call_maniac] Zobúdza sa Maniak.
        [call_poisoner] Zobúdza sa Travič.
        [call_revolutionary] Zobúdza sa Revolucionár.
        [call_sect] Zobúdza sa sekta.
        [call_lover] Zobúdza sa Milenka.
        [call_detective] Zobúdza sa Detektív alebo Strážmajster.
        [call_journalist] Zobúdza sa Novinár.
        [call_psychic] Zobúdza sa Jasnovidec.
        [call_bloodhound] Zobúdza sa Sliedič.
        [call_sleuth] Zobúdza sa Vyšetrovateľ.
        [call_judge] Zobúdza sa Sudca.
       *[call_admirer] Zobúdza sa Obdivovateľka.
    }
day-begun = Mesto sa zobúdza. Prichádza deň.
    .heading = Deň { $number }
killed =
    { $cards_count ->
        [0]
            { $seats_count ->
                [1] Zomiera { $seats }.
               *[other] Zomierajú { $seats }.
            }
       *[other]
            { $seats_count ->
                [1] Zomiera { $cards }.
               *[other] Zomierajú { $cards }.
            }
    }
    .cards = { $seats } ({ $cards })
nobody-killed = Tejto noci nikto nezomrel.
avenged =
    { $effect ->
        [no] Pomstiteľ ({ $avenger }) menuje: { $seat }. Bez účinku.
       *[yes] Pomstiteľ ({ $avenger }) berie so sebou: { $seat }.
    }
avenger-passed = Pomstiteľ ({ $seat }) nemenuje nikoho.
window-ended = Ideme ďalej.
last-word-said = Posledné slovo, { $seat }: „{ $text }“
jailed =
    { $seats_count ->
        [1] { $seats } ide do väzenia: smie hovoriť, nesmie hlasovať.
       *[other] { $seats } idú do väzenia: smú hovoriť, nesmú hlasovať.
    }
released =
    { $seats_count ->
        [1] { $seats } vychádza na slobodu a znova hlasuje.
       *[other] { $seats } vychádzajú na slobodu a znova hlasujú.
    }
discussion-opened =
    { $limit ->
        [0] Mesto sa rozpráva.
       *[other] Mesto sa rozpráva. Čas: { $limit } s.
    }
said = { $seat }: „{ $text }“
claimed = { $seat }: { claim-phrase }
readied =
    { $ready ->
        [no] { $seat } chce ešte hovoriť.
       *[yes] { $seat } chce už hlasovať.
    }
shown = V mene pravdy: { $seat } ukazuje kartu { $card }.
left = { $seat } odchádza z hry.
warned = Vedúci hry napomína ({ $seat }): nemenuj, kto je v gangu alebo v sekte.
unwarned = Vedúci hry odvoláva napomenutie: { $seat }.
voting-opened =
    { $round ->
        [second_round] Rovnosť hlasov. Hlasujeme ešte raz: { $candidates }.
       *[first_round] Hlasujeme. Koho odsúdi mesto?
    }
named = { $seat }: kto je proti?
voted =
    { $hand ->
        [no] { $voter } dáva ruku dole.
       *[yes] { $voter } dvíha ruku proti: { $candidate }.
    }
votes-counted =
    { $voters_count ->
        [0] Výsledok: nikto nezdvihol ruku.
       *[other] Výsledok: { $candidates }. Kto proti komu: { $voters }.
    }
    .aloud =
        { $voters_count ->
            [0] Výsledok: nikto nezdvihol ruku.
           *[other] Výsledok: { $candidates }.
        }
    .candidates =
        { $numbers ->
            [0] { "" }
            [one] { $candidates } – { $numbers } hlas
            [few] { $candidates } – { $numbers } hlasy
           *[other] { $candidates } – { $numbers } hlasov
        }
    .voters = { $voters } – { $votes }
nobody-condemned = Dnes nie je odsúdený nikto.
alibi-announced = { $seat } má alibi! Nikto nezomiera.
executed =
    { $card_kind ->
        [none] Mesto posiela na smrť: { $seat }.
       *[other] Mesto posiela na smrť: { $seat }. Karta: { $card }.
    }
game-over =
    { $winners_count ->
        [0] Koniec hry. { $ending } { $winner }
       *[other] Koniec hry. { $ending } { $winner } Víťazstvo: { $winners }.
    }
    .heading = Koniec
final-reveal = Všetko je odhalené: { $cards }.{ $recruited_count ->
        [0] { "" }
       *[other] { " " }Zverbovaní: { $recruited }.
    }{ $heirs_count ->
        [0] { "" }
       *[other] { " " }Dediči: { $heirs }.
    }{ $acts_count ->
        [0] { "" }
       *[other] { " " }V noci: { $acts }.
    }
    .cards =
        { $causes_kind ->
            [none] { $name } – { $cards }
           *[other] { $name } – { $cards } ({ $causes })
        }
    .acts =
        { $acts ->
            [shoot]
                { $actors_kind ->
                    [nobody]
                        { $targets_kind ->
                            [nobody] noc { $nights } – gang nestrieľa na nikoho
                           *[seat] noc { $nights } – gang strieľa na: { $targets }
                        }
                   *[seat] noc { $nights } – { $actors } strieľa na: { $targets }
                }
            [check]
                { $others_kind ->
                    [nobody] noc { $nights } – { $actors } preveruje: { $targets }
                   *[seat] noc { $nights } – { $actors } preveruje: { $targets } a { $others }
                }
            [block] noc { $nights } – { $actors } blokuje: { $targets }
            [heal] noc { $nights } – { $actors } lieči: { $targets }
            [guard] noc { $nights } – { $actors } stráži: { $targets }
            [poison] noc { $nights } – { $actors } dáva jed: { $targets }
            [recruit] noc { $nights } – { $actors } verbuje: { $targets }
            [falsify] noc { $nights } – { $actors } zvádza: { $targets }
            [jail] noc { $nights } – { $actors } zatvára: { $targets }
            [release] noc { $nights } – { $actors } prepúšťa: { $targets }
            [alibi] noc { $nights } – { $actors } dáva alibi: { $targets }
           *[pass] noc { $nights } – { $actors } si nevyberá nikoho
        }

## Fakty pre niektorých

# Čo kto počuje v noci, zmestí sa do šepotu: 48 znakov pri menách po desať.

card-dealt =
    { $you ->
        [yes] Tvoja karta: { $card }.
       *[no] { $me }, karta: { $card }.
    }
woken =
    { $you ->
        [yes] Si na rade.
       *[no] Zobúdza sa { $me }.
    }
awake =
    { $seats_count ->
        [1] Hore je len { $seats }.
       *[other] Spolu sú hore: { $seats }.
    }
crossed-arms =
    { $you ->
        [yes] Skrížené ruky: dnes nekonáš. Spi.
       *[no] Skrížené ruky: dnes spí { $me }.
    }
act-taken =
    { $act ->
        [block]
            { $you ->
                [yes] Blokuješ: { $targets }.
               *[no] { $me } blokuje: { $targets }.
            }
        [heal]
            { $you ->
                [yes] Liečiš: { $targets }.
               *[no] { $me } lieči: { $targets }.
            }
        [guard]
            { $you ->
                [yes] Strážiš: { $targets }.
               *[no] { $me } stráži: { $targets }.
            }
        [shoot]
            { $you ->
                [yes] Strieľaš na: { $targets }.
               *[no] { $me } strieľa na: { $targets }.
            }
        [poison]
            { $you ->
                [yes] Dávaš jed: { $targets }.
               *[no] { $me } dáva jed: { $targets }.
            }
        [recruit]
            { $you ->
                [yes] Verbuješ: { $targets }.
               *[no] { $me } verbuje: { $targets }.
            }
        [falsify]
            { $you ->
                [yes] Zvádzaš: { $targets }.
               *[no] { $me } zvádza: { $targets }.
            }
        [check]
            { $you ->
                [yes] Preveruješ: { $targets }.
               *[no] { $me } preveruje: { $targets }.
            }
        [jail]
            { $you ->
                [yes] Zatváraš: { $targets }.
               *[no] { $me } zatvára: { $targets }.
            }
        [release]
            { $you ->
                [yes] Prepúšťaš: { $targets }.
               *[no] { $me } prepúšťa: { $targets }.
            }
        [alibi]
            { $you ->
                [yes] Dávaš alibi: { $targets }.
               *[no] { $me } dáva alibi: { $targets }.
            }
        [done]
            { $you ->
                [yes] Hotovo.
               *[no] { $me } končí.
            }
       *[pass]
            { $you ->
                [yes] Nevyberáš si nikoho.
               *[no] { $me } si nevyberá nikoho.
            }
    }
pointed =
    { $target_kind ->
        [up] { $seat } ukazuje hore: do vzduchu.
        [none] { $seat } neukazuje na nikoho.
       *[seat] { $seat } ukazuje na: { $target }.
    }
faction-said = { $seat }: „{ $text }“
faction-choice =
    { $choice_kind ->
        [up] Výstrel ide do vzduchu.
        [none] Výstrel nepadne.
       *[seat] Výstrel na: { $choice }.
    }
agent-exposed = Agent je { $agent }! Smiete vybrať ešte raz.
leader-inherited =
    { $you ->
        [yes] Teraz velíš ty: rozhoduje tvoj prst.
       *[no] { $me } teraz velí gangu.
    }
no-shot =
    { $you ->
        [yes] { $target }: { $signal }. Pokojný, bez výstrelu.
       *[no] { $me } nestrieľa ({ $target }): { $signal }.
    }
recruit-chosen = Nová osoba v sekte: { $seat }.
recruited =
    { $you ->
        [yes] Si v sekte. Tvoje schopnosti sú preč.
       *[no] { $me } je teraz v sekte.
    }
head-inherited =
    { $you ->
        [yes] Teraz velíš sekte ty: { $members }.
       *[no] { $me } teraz velí sekte: { $members }.
    }
check-answer =
    { $you ->
        [yes] { $targets }: { $signal }. { $meaning }
       *[no] { $me } – { $targets }: { $signal }. { $meaning }
    }
list-ban =
    { $you ->
        [yes] Pamätaj: nemenuj, kto je v gangu alebo v sekte.
       *[no] { $me }: zákaz menovať, kto je v gangu alebo v sekte.
    }
avenge-prompt =
    { $you ->
        [yes]
            { $seats_count ->
                [0] Nemôžeš menovať nikoho. Pasuj.
               *[other] Môžeš niekoho vziať so sebou.
            }
       *[no]
            { $seats_count ->
                [0] { $me } môže len pasovať.
               *[other] { $me } môže niekoho vziať so sebou.
            }
    }
word-prompt =
    { $you ->
        [yes] Tvoje posledné slovo: koho podozrievaš?
       *[no] { $me } má posledné slovo.
    }
leaving =
    { $you ->
        [yes] Už nehráš. Ostatní o tom nevedia.
       *[no] { $me } odchádza; nikto o tom nevie.
    }

# Len pre vedúceho hry.

to-announce =
    { $what ->
        [game_set] Oznám, kto hrá a s akými rolami.
        [set_warned] Oznám, čo odporúčajú pravidlá.
        [option_noted] Oznám, čo znamená táto voľba.
        [host_named] Oznám, kto vedie hru.
        [night_begun] Oznám, že prichádza noc.
        [called] Oznám ďalšiu výzvu.
        [day_begun] Oznám, že sa mesto zobúdza.
        [killed] Oznám, kto zomiera.
        [nobody_killed] Oznám, že nikto nezomrel.
        [avenged] Oznám, koho menuje Pomstiteľ.
        [avenger_passed] Oznám, že Pomstiteľ nemenuje nikoho.
        [window_ended] Oznám, že hra ide ďalej.
        [jailed] Oznám, kto ide do väzenia.
        [released] Oznám, kto vychádza na slobodu.
        [discussion_opened] Oznám, že sa mesto rozpráva.
        [shown] Oznám, čia karta sa ukazuje.
        [left] Oznám, kto odchádza z hry.
        [voting_opened] Oznám hlasovanie.
        [named] Oznám ďalšie meno.
        [votes_counted] Oznám výsledok.
        [nobody_condemned] Oznám, že nikto nie je odsúdený.
        [alibi_announced] Oznám, kto má alibi.
        [executed] Oznám, kto je popravený.
        [game_over] Oznám, kto vyhráva.
       *[final_reveal] Oznám, kto bol kto.
    }
heir-drawn =
    { $group ->
        [mafia] { $seat } stojí odteraz na čele Mafie.
        [cartel] { $seat } stojí odteraz na čele Kartelu.
       *[sect] { $seat } stojí odteraz na čele sekty.
    }
death-caused = { $seat }: { $cause }.

## Karty

# Opis karty berie nastavenia hry; `short` je riadok v zozname rolí.

card-peaceful-resident = Pokojný obyvateľ
    .description = Celú noc spí; cez deň hovorí, počúva a hlasuje. Vyhráva s občanmi, keď nežije už žiadny zločinec ani vyvrheľ.
    .short = v noci spí, cez deň hlasuje
card-agent = Agent
    .description = Občan medzi zločincami: zobúdza sa s nimi, vidí, kto sú, a ukazuje s nimi, no cez deň ich nesmie menovať. Ak si vyberú Agenta, nič ho nezachráni. Vyhráva s občanmi.
    .short = občan, ktorý sa zobúdza so zločincami
card-judge = Sudca
    .description = Každú noc môže poslať jedného hráča do väzenia alebo väzňa prepustiť. Väzeň v noci nič nerobí, cez deň smie hovoriť, ale nehlasuje. Vyhráva s občanmi.
    .short = zatvára jedného hráča alebo prepúšťa
card-detective = Detektív
    .description = Každú noc preverí jedného hráča. Palec hore: občan; palec dole: zločinec; palec nabok: vyvrheľ. Vyhráva s občanmi.
    .short = zistí stranu jedného hráča
card-journalist = Novinár
    .description = Každú noc porovná dvoch hráčov. Palec hore: sú na tej istej strane; palec dole: nie sú. Vyhráva s občanmi.
    .short = porovná strany dvoch hráčov
card-doctor = Lekár
    .description =
        { $opt_all_in_moderation ->
            [on] Každú noc lieči jedného hráča: tej noci ho nezabijú výstrely ani jed. Kto je liečený dve noci po sebe, otrávi sa liekom a večer zomrie. Vyhráva s občanmi.
           *[off] Každú noc lieči jedného hráča: tej noci ho nezabijú výstrely ani jed. Nikdy nie toho istého dve noci po sebe. Vyhráva s občanmi.
        }
    .short = každú noc lieči jedného hráča
card-bodyguard = Osobný strážca
    .description = Každú noc stráži jedného iného hráča. Ak naň niekto strelí, zomrie Osobný strážca namiesto neho. Vyhráva s občanmi.
    .short = zomrie namiesto toho, koho stráži
card-patrolman = Strážmajster
    .description = Spí, kým žije Detektív. Po smrti Detektíva každú noc preverí jedného hráča namiesto neho. Vyhráva s občanmi.
    .short = nastúpi po smrti Detektíva
card-psychic = Jasnovidec
    .description = Každú noc nazrie k jednému hráčovi. Palec hore: on aj obaja susedia sú občania; palec dole: niekto z nich nie je. Vyhráva s občanmi.
    .short = preverí hráča aj oboch susedov
card-admirer = Obdivovateľka
    .description = Každú noc dá jednému hráčovi tajné alibi: ak ho mesto na druhý deň odsúdi, nikto nie je popravený. Nikdy nie tomu istému dve noci po sebe. Vyhráva s občanmi.
    .short = dá jednému hráčovi alibi na deň
card-sleuth = Vyšetrovateľ
    .description = Každú noc jedného hráča preverí alebo naň strelí. Pri preverení palec hore je Pokojný obyvateľ, palec dole niekto iný. Vyhráva s občanmi.
    .short = preverí alebo vystrelí
card-lucky-one = Šťastlivec
    .description = Celú noc spí. Výstrel, jed ani väzenie mu neublížia; popraviť ho môže len hlasovanie mesta. Vyhráva s občanmi.
    .short = uškodí mu len hlasovanie
card-avenger = Pomstiteľ
    .description = Celú noc spí. Keď zomrie alebo ho popravia, môže hneď menovať jedného živého hráča, ktorý zomrie tiež. Vyhráva s občanmi.
    .short = vezme niekoho so sebou
card-mafia = Mafia
    .description =
        { $faction ->
            [both] Každú noc sa zobúdza s ostatnými z gangu; spolu strelia na jedného hráča alebo do vzduchu. Vyhráva, keď druhý gang už nežije a vlastných je aspoň toľko čo občanov.
           *[other]
                { $parity_counts ->
                    [all_others] Každú noc sa zobúdza s ostatnými z gangu; spolu strelia na jedného hráča alebo do vzduchu. Vyhráva, keď je na začiatku dňa zločincov aspoň toľko čo všetkých ostatných.
                    [peaceful_only] Každú noc sa zobúdza s ostatnými z gangu; spolu strelia na jedného hráča alebo do vzduchu. Vyhráva, keď je na začiatku dňa zločincov aspoň toľko čo Pokojných obyvateľov.
                   *[citizens] Každú noc sa zobúdza s ostatnými z gangu; spolu strelia na jedného hráča alebo do vzduchu. Vyhráva, keď je na začiatku dňa zločincov aspoň toľko čo občanov.
                }
        }
    .short = strieľajú spolu, jeden hráč za noc
card-cartel = Kartel
    .description =
        { $faction ->
            [both] Každú noc sa zobúdza s ostatnými z gangu; spolu strelia na jedného hráča alebo do vzduchu. Vyhráva, keď druhý gang už nežije a vlastných je aspoň toľko čo občanov.
           *[other]
                { $parity_counts ->
                    [all_others] Každú noc sa zobúdza s ostatnými z gangu; spolu strelia na jedného hráča alebo do vzduchu. Vyhráva, keď je na začiatku dňa zločincov aspoň toľko čo všetkých ostatných.
                    [peaceful_only] Každú noc sa zobúdza s ostatnými z gangu; spolu strelia na jedného hráča alebo do vzduchu. Vyhráva, keď je na začiatku dňa zločincov aspoň toľko čo Pokojných obyvateľov.
                   *[citizens] Každú noc sa zobúdza s ostatnými z gangu; spolu strelia na jedného hráča alebo do vzduchu. Vyhráva, keď je na začiatku dňa zločincov aspoň toľko čo občanov.
                }
        }
    .short = strieľajú spolu, jeden hráč za noc
card-lawyer = Advokát
    .description = Každú noc zablokuje jedného iného hráča: ten uvidí skrížené ruky a zaspí bez činu. Nikdy nie toho istého dve noci po sebe. Strieľa a vyhráva so zločincami.
    .short = každú noc zablokuje hráča
card-lover = Milenka
    .description =
        { $lover_mode ->
            [checked] Každú noc si vyberie jedného iného hráča: kto ho tej noci preveruje, dostane falošnú odpoveď. Strieľa a vyhráva so zločincami.
           *[checker] Každú noc si vyberie jedného iného hráča: ak tej noci niekoho preveruje, dostane falošnú odpoveď. Strieľa a vyhráva so zločincami.
        }
    .short = falšuje odpovede
card-bloodhound = Sliedič
    .description = Každú noc preverí jedného iného hráča. Palec dole: Pokojný obyvateľ; palec hore: niekto iný. Strieľa a vyhráva so zločincami.
    .short = sliedi po špeciálnych rolách
card-werewolf = Vlkolak
    .description = Kto preveruje strany, má Vlkolaka za občana. Zobúdza sa s gangom ako každý zločinec. Strieľa a vyhráva so zločincami.
    .short = pri preverení vyzerá ako občan
card-boss = Boss
    .description = Keď sa Mafia nezhodne, rozhoduje prst Bossa. Ak Boss zomrie, jeho rola tajne prejde na niekoho z Mafie. Strieľa a vyhráva so zločincami.
    .short = rozhoduje spory Mafie
card-ringleader = Vodca
    .description = Keď sa Kartel nezhodne, rozhoduje prst Vodcu. Ak Vodca zomrie, jeho rola tajne prejde na niekoho z Kartelu. Strieľa a vyhráva so zločincami.
    .short = rozhoduje spory Kartelu
card-maniac = Maniak
    .description = Hrá sám a každú noc strelí na jedného iného hráča. Vyhráva, ak na začiatku dňa žije už len on a jeden ďalší hráč.
    .short = každú noc strieľa sám
card-poisoner = Travič
    .description = Hrá sám a každú noc otrávi jedného iného hráča, ktorý zomrie nasledujúci večer, po hlasovaní. Vyhráva, keď zostane nažive len on.
    .short = obeť zomrie večer
card-sectarian = Sektár
    .description = Každú noc zverbuje jedného hráča, ktorý vstúpi do sekty a stratí schopnosti svojej karty. Vyhráva so sektou, keď sú v nej všetci živí.
    .short = každú noc zverbuje hráča
card-revolutionary = Revolucionár
    .description = Hrá sám a každú noc strelí na jedného iného hráča; ak je to Pokojný obyvateľ, výstrel nepadne a palec ide hore. Vyhráva, keď žije už len on a jeden Pokojný obyvateľ.
    .short = nestrieľa na Pokojných obyvateľov
card-host = Vedúci hry
    .description = Vedie hru, pozná všetky karty a nehrá za žiadnu stranu.
    .short = vedie hru

## Strany, znamenia, víťazi, konce

side-citizens = Občania
side-criminals = Zločinci
side-outcasts = Vyvrheli
side-mafia-faction = Mafia
side-cartel-faction = Kartel
side-sect = Sekta
signal-thumb-up = palec hore
signal-thumb-down = palec dole
signal-thumb-sideways = palec nabok
meaning-citizen = Občan.
meaning-criminal = Zločinec.
meaning-outcast = Vyvrheľ.
meaning-same = Spolu.
meaning-different = Zvlášť.
meaning-all-citizens = Samí občania.
meaning-not-all-citizens = Nie samí občania.
meaning-peaceful = Pokojný.
meaning-other-role = Iná rola.
winner-citizens = Vyhrávajú občania: mesto je opäť ich.
winner-criminals = Vyhrávajú zločinci: mesto patrí im.
winner-mafia-faction = Vyhráva Mafia: mesto patrí jej.
winner-cartel-faction = Vyhráva Kartel: mesto patrí jemu.
winner-sect = Vyhráva sekta: veria už všetci.
winner-maniac = Vyhráva Maniak.
winner-poisoner = Vyhráva Travič.
winner-revolutionary = Vyhráva Revolucionár.
winner-none = Nikto nevyhráva.
ending-city-clean = Nežije už žiadny zločinec ani vyvrheľ.
ending-parity = Zločinci už nie sú v menšine.
ending-faction-parity = Zostal len jeden gang a nikto ho nezastaví.
ending-last-standing = Nikto iný už nežije.
ending-two-left = Na úsvite žijú dvaja a jeden z nich je Maniak.
ending-extermination = Jed vykonal svoje.
ending-revolution = Zostali Revolucionár a jeden Pokojný obyvateľ.
ending-all-sect = Všetci živí sú v sekte.
ending-nobody-left = Nikto nezostal nažive.
ending-revolutionary-alone = Revolucionár zostal sám a nemá už koho oslobodiť.
ending-stalemate = Príliš dlho sa nič nedeje.
ending-ended-by-host = Vedúci hry ukončuje hru.
cause-shot = výstrel
cause-exposed = odhalenie Agenta
cause-poison = jed
cause-overdose = priveľa liečenia
cause-avenged = voľba Pomstiteľa
cause-shown = ukázanie karty
cause-left = odchod z hry
cause-executed = rozsudok mesta

## Fázy a kroky

phase-setup = Rozdanie
phase-quiet-night = Tichá noc
phase-night = Noc
phase-day = Deň
phase-dawn = Úsvit
phase-discussion = Diskusia
phase-voting = Hlasovanie
phase-evening = Večer
phase-over = Koniec
phase-call-criminals = Zločinci
phase-call-lawyer = Advokát
phase-call-doctor = Lekár
phase-call-bodyguard = Osobný strážca
phase-call-mafia = Mafia
phase-call-cartel = Kartel
phase-call-maniac = Maniak
phase-call-poisoner = Travič
phase-call-revolutionary = Revolucionár
phase-call-sect = Sekta
phase-call-lover = Milenka
phase-call-detective =
    { $duty ->
        [detective] Detektív
        [patrolman] Strážmajster
       *[both] Detektív alebo Strážmajster
    }
phase-call-journalist = Novinár
phase-call-psychic = Jasnovidec
phase-call-bloodhound = Sliedič
phase-call-sleuth = Vyšetrovateľ
phase-call-judge = Sudca
phase-call-admirer = Obdivovateľka
phase-second-choice = Ešte jedna obeť
phase-avenger-window = Voľba Pomstiteľa
phase-last-word = Posledné slovo
phase-first-round = Prvé kolo
phase-second-round = Druhé kolo

## Čo sa číta nahlas

lobby-line = Pre 6 až 18 hráčov a vedúceho hry; môže hrať aj menej či viac.
advice-player-range = Najlepšie sa hrá v počte 6 až 18; hrať sa dá aj tak.
advice-table-peaceful-resident = Pravidlá tu odporúčajú iný počet Pokojných obyvateľov; hrať sa dá aj tak.
advice-table-special-citizens = Pravidlá tu odporúčajú menej špeciálnych občanov; hrať sa dá aj tak.
advice-table-criminals = Pravidlá tu odporúčajú menej zločincov a vyvrheľov; hrať sa dá aj tak.
advice-no-check-or-shot = Žiadny občan nepreveruje ani nestrieľa: mestu sa bude ťažko vyhrávať.
advice-opt-sound-mind = Posledné slovo veľmi praje rolám, ktoré preverujú.
advice-opt-grave-secrets = Skryté karty sťažujú hru: vyjde najavo menej.
advice-opt-name-of-truth = Ukázané karty nechávajú menej miesta na bluf.
advice-bad-player-count = Pre toľko hráčov nie je zostava: zmeň ich počet alebo si roly vyber podľa seba.
advice-bad-setup = Túto zostavu nemožno rozdať: kariet má byť toľko čo hráčov a zločincov menej než občanov.
advice-both-apart = Keď hrá Mafia aj Kartel, nie sú vyvrheli ani špeciálni zločinci: odober tieto karty.
advice-both-equal = Mafia a Kartel musia mať rovnako veľa kariet.
advice-outcasts = Vyvrheľov je viac, než dovoľujú nastavenia ({ $most }): odober niekoho alebo zmeň nastavenie.

# Čo majú teraz robiť všetci.

prompt-setup = Pozri si v tajnosti svoju kartu.
prompt-discussion = Rozprávajte sa voľne: kto sú zločinci?
prompt-first-round = Zdvihni ruku, keď zaznie meno toho, koho odsudzuješ.
prompt-second-round = Rovnosť hlasov: zdvihni ruku proti jednému z nich.
prompt-avenger-window = Pomstiteľ, môžeš niekoho vziať so sebou.
prompt-last-word = Posledné slovo: koho podozrievaš?

# Výzva berie číslo noci a nevie, kto je kto, ani či sa niekto budí.

call-criminals = Zobúdzajú sa zločinci a pozerajú, kto je s nimi.
call-lawyer = Zobúdza sa Advokát. Koho blokuješ?
call-doctor = Zobúdza sa Lekár. Koho liečiš?
call-bodyguard = Zobúdza sa Osobný strážca. Koho strážiš?
call-mafia =
    { $night ->
        [1] Zobúdza sa Mafia a pozerá, kto k nej patrí.
       *[other] Zobúdza sa Mafia. Na koho strelíte?
    }
call-cartel =
    { $night ->
        [1] Zobúdza sa Kartel a pozerá, kto k nemu patrí.
       *[other] Zobúdza sa Kartel. Na koho strelíte?
    }
call-maniac = Zobúdza sa Maniak. Kto bude obeťou?
call-poisoner = Zobúdza sa Travič. Kto dostane jed?
call-revolutionary = Zobúdza sa Revolucionár. Na koho strelíš?
call-sect = Zobúdza sa sekta. Kto do nej vstúpi?
call-lover = Zobúdza sa Milenka. Čie odpovede budú falošné?
call-detective =
    { $duty ->
        [detective] Zobúdza sa Detektív. Čiu stranu chceš zistiť?
        [patrolman] Zobúdza sa Strážmajster. Čiu stranu chceš zistiť?
       *[both] Zobúdza sa Detektív alebo Strážmajster. Čiu stranu chceš zistiť?
    }
call-journalist = Zobúdza sa Novinár. Ktorých dvoch porovnáš?
call-psychic = Zobúdza sa Jasnovidec. Do čieho okolia nazrieš?
call-bloodhound = Zobúdza sa Sliedič. Po čej stope ideš?
call-sleuth = Zobúdza sa Vyšetrovateľ. Koho preveríš alebo na koho strelíš?
call-judge = Zobúdza sa Sudca. Kto pôjde do väzenia, kto na slobodu?
call-admirer = Zobúdza sa Obdivovateľka. Komu dáš alibi?

## Čo robia hráči

act-ready = Nemám čo dodať
act-unready = Ešte niečo dodám
act-block = Zablokovať
act-heal = Liečiť
act-guard = Strážiť
act-point = Ukázať na
act-done = Skončiť
act-pass = Pasovať
act-shoot = Vystreliť
act-poison = Otráviť
act-recruit = Zverbovať
act-falsify = Zviesť
act-check = Preveriť
act-jail = Zatvoriť
act-release = Prepustiť
act-alibi = Dať alibi
act-say = Povedať
act-claim = Vypovedať
act-show = Ukázať kartu
act-vote = Zdvihnúť ruku
act-abstain = Vynechať toto kolo
act-avenge = Vziať so sebou
act-leave = Odísť z hry
choice-up = Do vzduchu
choice-citizen = Občan
choice-criminal = Zločinec
choice-outcast = Vyvrheľ

## Čo robí vedúci hry

host-act-next = Ďalej
host-act-limit = Nastaviť čas
host-act-false = Falošná odpoveď
host-act-warn = Napomenúť
host-act-unwarn = Odvolať napomenutie
host-act-remove = Vyradiť z hry
host-act-stop = Ukončiť hru
host-act-leave = Odísť z hry
host-act-lead = Viesť hru
host-act-correct = Opraviť

## Prečo sa niečo odmieta

reason-bad-player-count = Táto hra nie je pre toľko hráčov: zmeň ich počet alebo zostavu rolí.
reason-bad-setup = Takto sa nedá rozdať: skontroluj počet kariet, zločincov a vyvrheľov.
reason-dead-actor = Si mimo hry: odteraz sa môžeš len pozerať.
reason-wrong-phase = Teraz sa to nedá; počkaj na správnu časť hry.
reason-not-your-role = Teraz koná iná rola; počkaj, kým vyvolajú tvoju.
reason-no-ability = Tvoja karta teraz nemôže konať; počkaj, kým bude môcť.
reason-not-a-voter = Vo väzení nehlasuješ; smieš hovoriť, kým nevyjdeš na slobodu.
reason-claims-used = Na dnes je výpovedí dosť; vlastnými slovami môžeš hovoriť ďalej.
reason-target-dead = Tento hráč je mimo hry; vyber si živého.
reason-target-self = Seba si vybrať nemôžeš; vyber si iného hráča.
reason-repeat-target = To bola tvoja voľba minulú noc; dnes si vyber niekoho iného.
reason-bad-target = Tohto hráča si na to vybrať nemožno; vyber si iného.
reason-must-choose = Pasovať nemôžeš: najprv si vyber hráča.
reason-already-acted = Voľba v tomto kroku už padla; zmeniť sa nedá.
reason-not-a-candidate = Teraz zaznelo iné meno; zdvihni ruku, keď zaznie to správne.
reason-already-voted = Tvoja voľba v tomto kole už platí; počkaj na ďalšie hlasovanie.
reason-nothing-claimed = Taká výpoveď teraz neplatí; vyber si niečo iné.
reason-not-seen = Toto nikto nevidel; uveď dôvod, ktorý videli všetci.
reason-not-in-game = Toto v tejto hre nie je; vyber si z toho, čo vidíš.
reason-not-allowed = Pravidlá to nedovoľujú; vyber si jednu z ponúknutých možností.

## Nastavenia

# `value` povie jednu hodnotu nastavenia slovom či dvoma.

preset-default = Zvyčajné roly
preset-first-game = Prvá hra
setting-preset = Zostava rolí
    .help = Navrhne roly podľa počtu hráčov: zvyčajné alebo jednoduchú zostavu na prvú hru.
setting-faction = Zločinci
    .help = Zločinci sú Mafia alebo Kartel, od 12 hráčov aj oba gangy proti sebe.
    .value =
        { $value ->
            [mafia] Mafia
            [cartel] Kartel
           *[both] Oba
        }
setting-host = Vedúci hry
    .help = Hru vedie program, ten, kto zakladá stôl, alebo ten, kto dostane kartu vedúceho hry.
    .value =
        { $value ->
            [software] Program
            [human_chosen] Kto zakladá stôl
           *[human_dealt] Z rozdania
        }
setting-deck = Navrhnuté roly
    .help = Ak si roly nevyberieš, sú zvyčajné pre váš počet alebo tie na prvú hru.
    .value =
        { $value ->
            [default] Zvyčajné
           *[first_game] Prvá hra
        }
setting-first-special = Špeciálny občan
    .help = Jediný špeciálny občan v prvej hre.
    .value =
        { $value ->
            [detective] Detektív
            [sleuth] Vyšetrovateľ
           *[doctor] Lekár
        }
setting-roles = Roly v hre
    .help = Tieto karty sa rozdajú, každému hráčovi jedna.
setting-decks = Karty z každého balíčka
    .help = Toľko kariet sa naslepo vytiahne z balíčkov občanov, zločincov a vyvrheľov.
setting-role-table = Tabuľka z pravidiel
    .help = Zostava mimo tabuľky vyvolá upozornenie, je odmietnutá alebo prejde bez slova.
    .value =
        { $value ->
            [warn] Upozornenie
            [enforce] Záväzná
           *[off] Neplatí
        }
setting-max-outcasts = Najviac vyvrheľov
    .help = Toľko vyvrheľov smie byť v hre; pravidlá odporúčajú jedného.
    .value = { $value }
setting-agent-quiet-night = Agent v Tichej noci
    .help = Agent sa zobúdza so zločincami už od prvej noci alebo až od druhej.
    .value =
        { $value ->
            [wakes] Zobúdza sa
           *[sleeps] Spí
        }
setting-night-calls = Roly vyvolávané v noci
    .help = Vedúci hry vyvoláva všetky roly tejto hry, len roly živých alebo všetky, čo sú.
    .value =
        { $value ->
            [in_play] Tejto hry
            [living] Živých
           *[all] Všetky
        }
setting-night-pace = Tempo noci
    .help = Výzva trvá celý svoj čas, alebo kým všetci živí niečo nepotvrdia.
    .value =
        { $value ->
            [together] Všetci spolu
           *[fixed] Pevné
        }
setting-voluntary-pass = Pasovanie v noci
    .help = V noci si nikoho nevybrať smie len Sudca alebo každá rola.
    .value =
        { $value ->
            [book] Len Sudca
           *[any] Každý
        }
setting-self-protect = Chrániť seba
    .help = Lekár a Obdivovateľka si smú vybrať seba.
    .value =
        { $value ->
            [allow] Smie sa
           *[deny] Nesmie sa
        }
setting-self-check = Preveriť seba
    .help = Novinár a Jasnovidec si smú vybrať seba.
    .value =
        { $value ->
            [deny] Nesmie sa
           *[allow] Smie sa
        }
setting-faction-chat = Písanie v noci
    .help = Kto je hore s gangom, smie svojim písať; inak len ukazuje.
setting-boss-decides = Kedy rozhoduje šéf
    .help = Boss či Vodca rozhoduje pri rovnosti hlasov alebo vždy, keď gang nie je zajedno.
    .value =
        { $value ->
            [ties] Pri spore
           *[any_disagreement] Bez zhody
        }
setting-faction-tie = Spor bez šéfa
    .help = Bez Bossa a Vodcu sporný výstrel nepadne alebo ide na niekoho z najčastejšie označených.
    .value =
        { $value ->
            [no_shot] Bez výstrelu
           *[random] Žrebom
        }
setting-agent-vote = Ukázanie Agenta
    .help = Ukázanie Agenta sa počíta ako u zločincov alebo je len viditeľné.
    .value =
        { $value ->
            [counts] Počíta sa
           *[shown_only] Len vidno
        }
setting-bodyguard-model = Osobný strážca
    .help = Strážca zomrie pri každom výstrele na stráženého alebo len pri takom, čo by zabil.
    .value =
        { $value ->
            [intercept] Pri každom
           *[substitute] Pri smrteľnom
        }
setting-lover-mode = Čie odpovede klamú
    .help = Falošné sú odpovede, ktoré dostane Milenkin vyvolený, alebo tie o ňom.
    .value =
        { $value ->
            [checker] Ktoré dostane
           *[checked] Tie o ňom
        }
setting-lover-false = Falošná z troch
    .help = Falošnú odpoveď o strane určia pravidlá, žreb alebo vedúci hry.
    .value =
        { $value ->
            [fixed] Určená
            [random] Žrebom
           *[host] Vedúci hry
        }
setting-psychic-neighbours = Susedia Jasnovidca
    .help = Susedia sú najbližší živí hráči alebo miesta vedľa, živé či nie.
    .value =
        { $value ->
            [living] Živí
           *[seats] Miesta vedľa
        }
setting-journalist-mafia-cartel = Mafia a Kartel
    .help = Pre Novinára sú Mafia a Kartel rôzne strany alebo jedna.
    .value =
        { $value ->
            [different] Rôzne
           *[same] Jedna
        }
setting-patrolman-without-detective = Bez Detektíva
    .help = Ak v hre nie je Detektív, Strážmajster preveruje od druhej noci alebo vôbec.
    .value =
        { $value ->
            [active] V službe
           *[inactive] Spí
        }
setting-votes-per-player = Ruky v kole
    .help = V jednom kole smieš zdvihnúť ruku proti jednému hráčovi alebo viacerým.
    .value =
        { $value ->
            [one] Jedna
           *[many] Viac
        }
setting-tie-rule = Po rovnosti hlasov
    .help = Po rovnosti hlasov je druhé kolo medzi nimi alebo nikto nie je odsúdený.
    .value =
        { $value ->
            [runoff] Druhé kolo
           *[none] Nikto
        }
setting-parity-counts = Zločinci sa vyrovnajú
    .help = Zločinci vyhrajú, keď ich je toľko čo občanov, čo ostatných alebo čo Pokojných obyvateľov.
    .value =
        { $value ->
            [citizens] Občanom
            [all_others] Všetkým ostatným
           *[peaceful_only] Pokojným
        }
setting-nobody-left = Nikto neprežil
    .help = Ak nikto neprežije, vyhrajú občania alebo nikto.
    .value =
        { $value ->
            [citizens] Občania
           *[draw] Nikto
        }
setting-sect-heir = Dedič v sekte
    .help = Po smrti hlavy sekty už nikto neverbuje alebo pokračuje náhodný člen.
    .value =
        { $value ->
            [none] Nikto
           *[random] Žrebom
        }
setting-opt-sound-mind = Pri zdravom rozume…
    .help = Zabitý smie povedať, koho podozrieva. To veľmi praje rolám, ktoré preverujú.
setting-opt-who-is-who = Kto je kto?
    .help = Karty sa ťahajú naslepo z troch balíčkov: nikto nevie, aké roly sú v hre; vyvolávajú sa všetky.
setting-opt-grave-secrets = Tajomstvá si vezmem do hrobu
    .help = Zabitý neukáže kartu; musí len Pomstiteľ, ktorý niekoho berie so sebou.
setting-opt-name-of-truth = V mene pravdy!
    .help = Cez deň pred hlasovaním smieš ukázať všetkým kartu; potom vypadávaš ako po smrti.
setting-opt-all-in-moderation = Všetko s mierou
    .help = Lekár smie liečiť toho istého hráča dve noci po sebe, no druhý raz je to jed.
setting-sound-mind-scope = Kto má posledné slovo
    .help = Posledné slovo majú len zabití alebo aj popravení.
    .value =
        { $value ->
            [killed] Zabití
           *[all] Aj popravení
        }
setting-grave-scope = Kto skryje kartu
    .help = Karty skryjú len zabití alebo aj popravení.
    .value =
        { $value ->
            [killed] Zabití
           *[all] Aj popravení
        }
setting-stalemate-turns = Pokojné kolá do konca
    .help = Po toľkých kolách bez smrti a verbovania sa hra skončí bez víťaza; 0: nikdy.
setting-deal-limit-s = Čas na rozdanie
    .help = Toľko času je na to, pozrieť si kartu; 0: bez limitu, kým nie sú všetci pripravení.
setting-discussion-limit-s = Čas na diskusiu
    .help = Toľko najviac trvá diskusia; 0: bez limitu, kým nebudú chcieť hlasovať všetci.
setting-night-step-limit-s = Čas na výzvu v noci
    .help = Toľko trvá každá nočná výzva, nech sa v nej deje čokoľvek; 0: bez limitu, kým sa neskončí.
setting-quiet-step-s = Najkratšia výzva
    .help = Výzva bez limitu trvá aspoň toľko, aby nebolo poznať, či niekto koná.
setting-vote-limit-s = Čas na každé meno
    .help = Toľko času je na zdvihnutie ruky; 0: bez limitu, kým neodpovedia všetci.
setting-response-limit-s = Čas pre mŕtvych
    .help = Toľko smie premýšľať Pomstiteľ a trvať posledné slovo; 0: bez limitu, kým neskončia.

## Výpovede

claim-am =
    { $words_kind ->
        [citizens] Som na strane občanov.
        [criminals] Som na strane zločincov.
        [outcasts] Som na strane vyvrheľov.
       *[other] Moja karta: { $words }.
    }
claim-am-not =
    { $words_kind ->
        [citizens] Nie som na strane občanov.
        [criminals] Nie som na strane zločincov.
        [outcasts] Nie som na strane vyvrheľov.
       *[other] Moja karta nie je { $words }.
    }
claim-think =
    { $words_kind ->
        [citizens] Myslím si, že { $seats } je na strane občanov.
        [outcasts] Myslím si, že { $seats } je na strane vyvrheľov.
        [mafia] Myslím si, že { $seats } je v Mafii.
        [cartel] Myslím si, že { $seats } je v Karteli.
       *[criminals] Myslím si, že { $seats } je na strane zločincov.
    }
claim-sure =
    { $words_kind ->
        [citizens] { $seats } je určite na strane občanov.
        [outcasts] { $seats } je určite na strane vyvrheľov.
        [mafia] { $seats } je určite v Mafii.
        [cartel] { $seats } je určite v Karteli.
       *[criminals] { $seats } je určite na strane zločincov.
    }
claim-word-peaceful-resident = { card-peaceful-resident }
claim-word-agent = { card-agent }
claim-word-judge = { card-judge }
claim-word-detective = { card-detective }
claim-word-journalist = { card-journalist }
claim-word-doctor = { card-doctor }
claim-word-bodyguard = { card-bodyguard }
claim-word-patrolman = { card-patrolman }
claim-word-psychic = { card-psychic }
claim-word-admirer = { card-admirer }
claim-word-sleuth = { card-sleuth }
claim-word-lucky-one = { card-lucky-one }
claim-word-avenger = { card-avenger }
claim-word-mafia = { card-mafia }
claim-word-cartel = { card-cartel }
claim-word-lawyer = { card-lawyer }
claim-word-lover = { card-lover }
claim-word-bloodhound = { card-bloodhound }
claim-word-werewolf = { card-werewolf }
claim-word-boss = { card-boss }
claim-word-ringleader = { card-ringleader }
claim-word-maniac = { card-maniac }
claim-word-poisoner = { card-poisoner }
claim-word-sectarian = { card-sectarian }
claim-word-revolutionary = { card-revolutionary }
claim-word-citizens = na strane občanov
    .short = občania
claim-word-criminals = na strane zločincov
    .short = zločinci
claim-word-outcasts = na strane vyvrheľov
    .short = vyvrheli
claim-word-citizen = občan
claim-word-criminal = zločinec
claim-word-outcast = vyvrheľ
claim-word-same = spolu
claim-word-different = zvlášť
claim-word-all-citizens = samí občania
claim-word-not-all-citizens = nie samí občania
claim-word-peaceful = pokojný
claim-word-other-role = iná rola
claim-word-heal = liečim
claim-word-guard = strážim
claim-word-shoot = strieľam
claim-word-jail = zatváram
claim-word-release = prepúšťam
claim-word-alibi = dávam alibi
claim-word-block = blokujem
claim-word-falsify = zvádzam
claim-word-poison = trávim
claim-word-recruit = verbujem
