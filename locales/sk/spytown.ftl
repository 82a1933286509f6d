# Slová knihy `spytown`; ako sa fakt stane slovami, hovorí citysleeps/views/words.py.
# Pri `kids_theme` správy zo spytown-kids.ftl nahrádzajú tie, ktoré sa volajú rovnako.

## Fakty pre všetkých

game-set =
    { $cards_count ->
        [0] Pri stole ({ $seats_count }): { $seats }. Žetóny: { $tokens }. Hrá sa bez kariet.
       *[other] Pri stole ({ $seats_count }): { $seats }. Žetóny: { $tokens }. Akčné karty: { $cards }. Neutrálne karty: { $neutral }.
    }
    .heading = Rozdanie
    .tokens = { $tokens } × { $number }
card-shown = { $seat } ukazuje všetkým kartu: { $card }.
swapped = { $seat } a { $other } si vymieňajú žetóny.
swap-declined = { $seat } si žetón s nikým nevymieňa.
turn-began = Na Špiónov padá noc: všetci v hre zaspávajú.
    .heading = Kolo { $number }
step-began =
    { $step ->
        [role_swap] Všetci sa ešte raz pozrú na svoje žetóny. { $seat } si žetón môže s niekým vymeniť.
        [agent_phase] Na ulici sa rozsvietilo svetlo: zobúdza sa Agent.
        [gang_recognition] V uličke sú nové tváre: zobúdza sa Nový gang.
        [mafia_phase] Zavŕzgali dvere: Mafia sa zobúdza na tajnú schôdzku.
        [police_phase] Všetci sa zobúdzajú: začína sa policajná porada.
        [start_window] Pred diskusiou je čas na karty.
        [discussion] Začína sa diskusia.
        [defence] Je čas na obhajobu.
        [tie_discussion] Začína sa ďalšia diskusia.
        [end_window] O hlasovaní je rozhodnuté; je čas na karty.
        [vest_window] { $seat } má čas zareagovať.
        [bandage_window] Ostatní majú čas zareagovať.
        [last_shot_right] { $seat } má právo na posledný výstrel.
       *[last_shot_window] { $seat } má čas na poslednú kartu.
    }
step-ended =
    { $step ->
        [role_swap] Žetóny sú opäť zakryté.
        [agent_phase] Agent opäť zaspáva.
        [gang_recognition] Nový gang opäť zaspáva.
        [mafia_phase] Mafia opäť zaspáva.
        [police_phase] Porada sa končí.
        [discussion] Diskusia sa končí.
        [defence] Obhajoba sa končí.
        [tie_discussion] Hlasy sú konečné.
        [last_shot_right] Čas na posledný výstrel uplynul.
       *[other] Čas na karty uplynul.
    }
recruitment-called = Prebieha Nábor: jedného z vás zobudia.
victim-named = Mafia si tejto noci vybrala: { $seat }.
nobody-chosen = Pokojná noc: nevybrali nikoho.
card-played =
    { $target_kind ->
        [nobody] { $seat } hrá kartu: { $card }.
       *[seat] { $seat } hrá kartu: { $card }. Cieľ: { $target }.
    }
saved =
    { $card_kind ->
        [bandage] Obväz pomáha: { $seat } zostáva v hre a žetón neukazuje.
       *[vest] Vesta vydržala: { $seat } zostáva v hre a žetón neukazuje.
    }
shot =
    { $cause ->
        [shot_round_corner] Výstrel spoza rohu. { $shooter } ukazuje na: { $target }.
       *[last_shot_right] Posledný výstrel. { $shooter } ukazuje na: { $target }.
    }
eliminated =
    { $card_kind ->
        [none]
            { $cause ->
                [small_game_agent] Agent je odhalený: { $seat } vypadáva z hry. Žetón: { $token }.
                [expelled] Vylúčenie z hry: { $seat }. Žetón: { $token }.
               *[other] { $seat } vypadáva z hry. Žetón: { $token }.
            }
       *[other]
            { $cause ->
                [wrong_phase] Karta v nesprávnej fáze: { $card }. { $seat } vypadáva z hry. Žetón: { $token }.
                [expelled] Vylúčenie z hry: { $seat }. Žetón: { $token }. Karta: { $card }.
               *[other] { $seat } vypadáva z hry. Žetón: { $token }. Karta: { $card }.
            }
    }
left = { $seat } odchádza z hry.
said = { $seat }: „{ $text }“
claimed = { $seat }: { claim-phrase }
host-said = Majster hry: „{ $text }“
host-changed =
    { $host_kind ->
        [nobody] Od tejto chvíle vedie hru program.
       *[host] Od tejto chvíle vedie hru človek.
    }
declared-ready = { $seat } už nemá čo dodať.
no-longer-ready = { $seat } chce ešte niečo dodať.
vote-opened =
    { $ballot ->
        [final_vote] Finálne hlasovanie, vypočúvaní: { $candidates }. Hlasujú: { $voters }.
       *[preliminary_vote] Počiatočné hlasovanie. Hlasujú: { $voters }. Ukázať možno na: { $candidates }.
    }
voted =
    { $vote_kind ->
        [nobody] { $seat } sa zdržiava hlasovania.
       *[seat] { $seat } hlasuje proti: { $vote }.
    }
vote-given = { $seat }: hlas odovzdaný.
vote-missed = { $seat }: čas uplynul bez hlasu.
counted =
    { $seats_count ->
        [0] Výsledok: žiadne hlasy.
       *[other] Výsledok: { $seats }. Kto na koho ukazuje: { $voters }.
    }
    .voters =
        { $votes_kind ->
            [nobody] { $voters } – na nikoho
           *[seat] { $voters } – { $votes }
        }
    .seats =
        { $numbers ->
            [one] { $seats } – { $numbers } hlas
            [few] { $seats } – { $numbers } hlasy
           *[other] { $seats } – { $numbers } hlasov
        }
vote-void =
    { $ballot ->
        [final_vote] Niekto počas neho vypadáva: toto finálne hlasovanie neplatí.
       *[preliminary_vote] Niekto počas neho vypadáva: toto počiatočné hlasovanie neplatí.
    }
no-vote =
    { $why ->
        [nobody_can_vote] Nikto nemá proti komu hlasovať: v tomto kole sa nehlasuje.
       *[nobody_voted] Nikto nehlasuje.
    }
finalists =
    { $seats_count ->
        [1] Všetky hlasy má { $seats }: finále nebude.
       *[other] Vo finále v poradí obhajoby: { $seats }.
    }
floor-given = { $seat } sa obhajuje; ostatní počúvajú.
floor-ended = { $seat } končí obhajobu.
tied = Rovnosť hlasov: { $seats }.
commander-decided =
    { $what ->
        [finalist] Rozhoduje hlas Veliteľa ({ $commander }): vo finále je { $seat }.
       *[out] Rozhoduje hlas Veliteľa ({ $commander }), proti: { $seat }.
    }
lot-drawn = Žrebovanie: { $among }. Výsledok: { $seat }.
voted-out = Výsledok hlasovania: { $seat }.
card-removed = Karta mizne zo stola: { $card } ({ $seat }).
commander-passed = Karta Veliteľa: odovzdáva { $giver }, dostáva { $to }.
decided =
    { $what ->
        [out] Majster hry rozhoduje: { $seat } vypadáva z hry.
       *[stays] Majster hry rozhoduje: { $seat } zostáva v hre.
    }
game-over =
    { $winners_count ->
        [0] Koniec hry. { $winner }
       *[other] Koniec hry. { $winner } Víťazstvo: { $winners }.
    }
    .heading = Koniec
final-reveal = Všetko sa odkrýva: { $tokens }.
    .tokens =
        { $cards_kind ->
            [none] { $name } – { $tokens } ({ $sides })
            [neutral] { $name } – { $tokens } ({ $sides })
           *[other] { $name } – { $tokens } ({ $sides }; { $cards })
        }

## Fakty pre niektorých

# Čo sa niekto dozvie v noci, zmestí sa do šepotu: 48 znakov pri menách po desať.

own-token =
    { $you ->
        [yes] Tvoj žetón: { $token }.
       *[no] { $me }, žetón: { $token }.
    }
own-card =
    { $you ->
        [yes] Tvoja karta: { $card }.
       *[no] { $me }, karta: { $card }.
    }
token-seen =
    { $you ->
        [yes] { $seat }, žetón: { $token }.
       *[no] { $me } vidí žetón. { $seat }: { $token }.
    }
gang-met = Nový gang: { $seats }.
mafia-met =
    { $seats_count ->
        [0] Z Mafie sa nikto nezobúdza.
       *[other] Mafia je hore: { $seats }.
    }
recruited = { $holder } verbuje: { $recruit }.
pointed = { $member } ukazuje na: { $seat }.
signed =
    { $sign ->
        [nod] { $member } prikyvuje.
        [shake] { $member } krúti hlavou.
        [shrug] { $member } krčí plecami.
       *[wait] { $member } dvíha dlaň: počkaj.
    }
mafia-choice =
    { $seat_kind ->
        [nobody] Mafia si nevyberá nikoho.
       *[seat] Mafia si vyberá: { $seat }.
    }
agent-pointed =
    { $seat_kind ->
        [nobody] Agent ({ $agent }) sa zobúdza.
       *[seat] Agent ({ $agent }) ukazuje na: { $seat }.
    }
lost =
    { $cause ->
        [small_game_agent]
            { $you ->
                [yes] Agent je odhalený: vypadávaš z hry.
               *[no] Agent je odhalený: { $me } vypadáva z hry.
            }
        [wrong_phase]
            { $you ->
                [yes] Karta v nesprávnej fáze: vypadávaš z hry.
               *[no] Karta v nesprávnej fáze: { $me } vypadáva z hry.
            }
       *[expelled]
            { $you ->
                [yes] Vylúčenie: si mimo hry.
               *[no] Vylúčenie z hry: { $me }.
            }
    }
noted =
    { $act ->
        [vote]
            { $you ->
                [yes] Hlasuješ proti: { $seat }.
               *[no] { $me } hlasuje proti: { $seat }.
            }
        [abstain]
            { $you ->
                [yes] Zdržiavaš sa hlasovania.
               *[no] { $me } sa zdržiava hlasovania.
            }
        [hunch]
            { $you ->
                [yes] Podozrievaš: { $seat }.
               *[no] { $me } podozrieva: { $seat }.
            }
       *[pass]
            { $you ->
                [yes] Pasuješ.
               *[no] { $me } pasuje.
            }
    }

## Žetóny

# `small`: platia pravidlá malej hry.

token-agent = Agent
    .description =
        { $small ->
            [yes] Agent patrí k Polícii a vyhráva spolu s ňou. V prvom kole sa môže tajne pozrieť na jeden žetón; ak je to však žetón Mafiána, Agent hneď vypadáva.
           *[no] Agent patrí k Polícii a vyhráva spolu s ňou. Na začiatku každého kola sa tajne pozrie na žetón jedného iného hráča.
        }
    .short = Na začiatku kola tajne nazri na jeden žetón.
token-policeman = Policajt
    .description = Policajti vyhrávajú spolu s Políciou, keď v hre už nie je nikto z inej strany. V noci spia; cez deň diskutujú, hlasujú a pátrajú po gangstroch medzi sebou.
    .short = V noci spíš. Cez deň hovor, hlasuj a hľadaj mafiu.
token-mafioso = Mafián
    .description = Mafiáni vyhrávajú spolu s Mafiou, keď v hre už nie je nikto z inej strany. V noci sa spolu zobudia a bez slova si vyberú jedného zo spiacich; cez deň diskutujú a hlasujú ako všetci.
    .short = V noci sa budíš. Bez slova vyberte jedného spiaceho.

## Karty

# Opis karty berie za argumenty nastavenia hry. `short` je text z karty; `users-…` sa volá podľa tých, ktorí ju smú použiť.

card-vest = Nepriestrelná vesta
    .description =
        { $save_scope ->
            [any] Keď máš vypadnúť po noci, po hlasovaní alebo po výstrele, odkry ju: zostávaš v hre a žetón neukazuješ. Funguje iba raz.
           *[detailed] Keď máš vypadnúť po noci alebo po hlasovaní, odkry ju: zostávaš v hre a žetón neukazuješ. Funguje iba raz a pred výstrelom nechráni.
        }
    .when = Keď máš vypadnúť po noci alebo po hlasovaní
    .short = Keď máš vypadnúť, ukáž ju namiesto žetónu a zostaň v hre.
card-bandage = Obväz
    .description =
        { $save_scope ->
            [any] Keď má iný hráč vypadnúť po noci, po hlasovaní alebo po výstrele, odkry ho skôr, než ukážu žetón: ten hráč zostáva. Seba zachrániť nemôžeš.
           *[detailed] Keď má iný hráč vypadnúť po noci alebo po hlasovaní, odkry ho skôr, než ukážu žetón: ten hráč zostáva. Seba zachrániť nemôžeš a pred výstrelom nechráni.
        }
    .when = Keď má niekto iný vypadnúť po noci alebo po hlasovaní
    .short = Ukáž ho, keď má vypadnúť iný hráč: zostáva v hre. Nie pre seba.
card-recruitment = Nábor
    .description = Ukáž ho Majstrovi hry a ukáž na spiaceho hráča: žetón si nechá, ale hneď sa zobudí a odteraz hrá za Mafiu. Všetci počujú, že prebieha Nábor, ale nie mená.
    .when = V noci, kým si tvoja strana nevyberie
    .short = Ukáž na spiaceho hráča, ktorý odteraz hrá za Mafiu.
card-commander = Veliteľ
    .description =
        { $commander_prelim ->
            [final_only] Každé hlasovanie sa začína tebou a vo finále tvoj hlas rozhoduje pri rovnosti hlasov. Na konci každej porady prechádza karta k ďalšiemu hráčovi vľavo.
           *[eliminate] Každé hlasovanie sa začína tebou a tvoj hlas rozhoduje pri rovnosti hlasov, v počiatočnom aj vo finálnom. Na konci každej porady prechádza karta k ďalšiemu hráčovi vľavo.
        }
    .when = Celá hra; ukazuje sa hneď
    .short = Ukáž ju na začiatku. Pri rovnosti rozhoduje tvoj hlas. Potom ide doľava.
card-reverse-recruitment = Opačný nábor
    .description =
        { $reverse_wakes ->
            [by_token] Celú hru hráš za opačnú stranu, než ukazuje tvoj žetón, a len s ňou vyhrávaš, ale zobúdzaš sa podľa žetónu. Do konca hry túto kartu nikto nevidí.
           *[by_side] Celú hru hráš za opačnú stranu, než ukazuje tvoj žetón: s ňou sa zobúdzaš a len s ňou vyhrávaš. Do konca hry túto kartu nikto nevidí.
        }
    .when = Celá hra; nikdy sa neukazuje
    .short = Celú hru hráš za opačnú stranu, než ukazuje tvoj žetón.
card-role-swap = Zmena roly
    .description = Môžeš si vymeniť žetón s ktorýmkoľvek iným hráčom a ten nemôže odmietnuť. Odteraz obaja hráte nové roly a poznáte ich len vy dvaja.
    .when = Začiatok hry; ukazuje sa hneď
    .short = Ukáž ju na začiatku. Môžeš si vymeniť žetón s iným hráčom.
card-wiretap = Odpočúvanie
    .description = Hneď sa pozrieš na žetón jedného iného hráča. Všetci vidia na čí, ale aký je, vieš len ty; hovor pravdu, klam alebo mlč.
    .when = V ktorejkoľvek chvíli porady
    .short = Kedykoľvek, kým si v hre: pozri sa na jeden žetón.
card-shelter = Úkryt
    .description = Celé budúce kolo si ťa nemožno vybrať, hlasovať proti tebe ani na teba vystreliť. Môžeš v ňom hovoriť, ale nehlasuješ.
    .when = Na konci porady, po hlasovaní
    .short = V budúcom kole nemôžeš vypadnúť a nehlasuješ.
card-safe-conduct = Železný list
    .description = Budúcu noc si ťa nemožno vybrať. Cez deň je všetko ako inokedy: hlasuješ a môžeš vypadnúť po hlasovaní alebo výstrele.
    .when = Na konci porady, po hlasovaní
    .short = Budúcu noc si ťa nemožno vybrať. Dobrý je aj na bluf.
card-arrest = Zatknutie
    .description = V tomto kole proti tebe nikto nemôže hlasovať a nehlasuješ ani ty. Môžeš hovoriť a výstrel ťa stále môže zasiahnuť.
    .when = Na začiatku porady
    .short = V tomto kole proti tebe nemožno hlasovať a nehlasuješ ani ty.
card-shot-round-corner = Výstrel spoza rohu
    .description = Ukážeš na jedného iného hráča, ktorý hneď vypadáva a ukazuje žetón. Už ho nemôžeš použiť, keď máš vypadnúť ty.
    .when = V ktorejkoľvek chvíli porady
    .short = Kedykoľvek, kým si v hre: jeden hráč hneď vypadáva.
card-kidnapping = Únos
    .description = Položíš ho pred jedného iného hráča, ktorý v tomto kole nehlasuje. Smie hovoriť a hrať karty a hlasovaním môže vypadnúť.
    .when = Na začiatku porady
    .short = Jeden hráč v tomto kole nehlasuje, ale vypadnúť môže.
card-last-shot = Posledný výstrel
    .description = Keď vypadávaš, môžeš túto kartu ukázať a ukázať na jedného iného hráča, ktorý vypadáva tiež. Oba žetóny sa odkryjú.
    .when = Keď vypadávaš
    .short = Keď vypadávaš, môžeš ukázať na iného hráča: vypadáva tiež.
card-new-gang = Nový gang
    .description =
        { $new_gang_recognition ->
            [on] Nech je tvoj žetón akýkoľvek, patríš k Novému gangu, ktorý vyhráva, keď už nie je nikto z inej strany. Konáš podľa žetónu; v prvú noc sa členovia uvidia.
           *[off] Nech je tvoj žetón akýkoľvek, patríš k Novému gangu, ktorý vyhráva, keď už nie je nikto z inej strany. Konáš podľa žetónu a členovia sa nepoznajú.
        }
    .when = Celá hra; ukazuje sa, keď vypadávaš
    .short = Niekto z vás musí vydržať do konca. Ukáž ju, keď vypadávaš.
card-neutral = Neutrálna
    .description = Nerobí nič. Celú hru ju nikomu neukazuj.
    .when = Nikdy
    .short = Bez akcie. Celú hru ju maj zakrytú.
users-policeman-mafioso = Policajt alebo Mafián
users-policeman = Policajt
users-mafioso = Mafián
users-policeman-mafioso-agent = Všetci

## Strany, víťazi, príčiny, znamenia

side-police = Polícia
side-mafia = Mafia
side-new-gang = Nový gang
winner-police = Vyhráva Polícia: ulice Špiónova sú bezpečné.
winner-mafia = Vyhráva Mafia: Špiónov patrí jej.
winner-new-gang = Vyhráva Nový gang: Špiónov má nových pánov.
winner-none = Nevyhráva nikto.
cause-mafia = voľba Mafie
cause-vote = hlasovanie
cause-shot-round-corner = výstrel spoza rohu
cause-last-shot-card = karta Posledný výstrel
cause-last-shot-right = posledný výstrel
cause-small-game-agent = odhalenie Agenta
cause-wrong-phase = karta v nesprávnej fáze
cause-expelled = vylúčenie
sign-nod = Prikývnuť
sign-shake = Pokrútiť hlavou
sign-shrug = Pokrčiť plecami
sign-wait = Počkať

## Fázy a kroky

phase-deal = Rozdanie
phase-role-swap = Zmena roly
phase-agent-phase = Fáza Agenta
phase-gang-recognition = Nový gang
phase-mafia-phase = Fáza Mafie
phase-police-phase = Fáza Polície
phase-dawn = Úsvit
phase-start-window = Karty pred diskusiou
phase-discussion = Diskusia
phase-preliminary-vote = Počiatočné hlasovanie
phase-defence = Obhajoba
phase-final-vote = Finálne hlasovanie
phase-tie-discussion = Ďalšia diskusia
phase-lot = Žrebovanie
phase-verdict = Rozsudok
phase-end-window = Karty po hlasovaní
phase-commander-pass = Veliteľ
phase-vest-window = Čas na reakciu
phase-bandage-window = Čas na reakciu
phase-last-shot-right = Posledný výstrel
phase-last-shot-window = Posledná karta
phase-over = Koniec
phase-start-of-game = Začiatok hry
phase-whole-game = Celá hra

## Čo sa číta nahlas

# Pre hráčov. Ohlásenia krokov berú `seat` zo svojho faktu a `vote_mode` a nič, čo závisí od toho, kto je kto.

lobby-line = Pre 6 až 21 hráčov a Majstra hry; najlepšie sa hrá v počte 10 až 20.
advice-basic-first = Skôr než použijete karty, zahrajte si aspoň raz bez nich.
advice-fewer-cards = Pre toľko hráčov pravidlá odporúčajú menej Akčných kariet: najviac { $most }.
advice-no-timer = Bez limitu môže dĺžka fázy alebo času na karty niečo prezradiť.
advice-cards-advised = Pravidlá odporúčajú jednu Akčnú kartu na štyroch hráčov: tu najviac { $most }.
advice-too-many-cards = Akčné karty: { $cards }, hráči: { $players }. Niektoré odober.
advice-too-few-cards = V škatuli je 14 neutrálnych kariet. Pri takom počte hráčov ({ $players }) má byť Akčných kariet aspoň { $fewest } alebo žiadna.
advice-few-seats = Najmenší počet hráčov: { $least }.
advice-one-mafioso = Málo hráčov: jedna strana by mohla byť prázdna.
advice-small-game = Pri takom malom počte hráčov platia pravidlá malej hry.
advice-large-game = Pri takom veľkom počte hráčov platia pravidlá veľkej hry.
step-began-deal = Tajne si pozrite, čo ste dostali, a položte to zakryté.
step-began-role-swap = Pozrite si žetóny ešte raz. { $seat } si žetón môže vymeniť.
step-began-agent-phase = Zobúdza sa Agent. Čí žetón chceš vidieť?
    .eyes = Agent, otvor oči. Čí žetón chceš vidieť?
    .short = Zobúdza sa Agent.
step-began-gang-recognition = Zobúdza sa Nový gang. Pozri sa, kto je s tebou.
    .eyes = Nový gang, otvor oči a potichu spoznaj svojich.
    .short = Zobúdza sa Nový gang.
step-began-mafia-phase = Zobúdza sa Mafia. Spoznajte sa a dohodnite sa na jednom zo spiacich.
    .eyes = Mafia, otvor oči, spoznaj svojich a bez slova sa dohodni na jednom zo spiacich: všetci ukážte na toho istého.
    .short = Zobúdza sa Mafia.
mafia-called-again = Zobúdza sa Mafia. Dohodnite sa na jednom zo spiacich.
    .eyes = Mafia, otvor oči a bez slova sa dohodni na jednom zo spiacich: všetci ukážte na toho istého.
    .short = Zobúdza sa Mafia.
step-began-police-phase = Všetci v hre sa zobúdzajú: začína sa policajná porada.
    .eyes = Všetci v hre, otvorte oči: začína sa policajná porada.
step-began-dawn = Vypočujte si, čo priniesla noc.
step-began-start-window = Skôr než začneme hovoriť: hrá niekto kartu?
step-began-discussion = Hovorte voľne, obviňujte, hádajte sa, blufujte; diskusia trvá, kým má niekto čo dodať.
    .short = Hovorte, obviňujte, blufujte, kým má niekto čo dodať.
step-began-preliminary-vote =
    { $vote_mode ->
        [sequential] Po jednom v smere hodinových ručičiek: kto je podľa vás Mafián?
       *[simultaneous] Všetci naraz: kto je podľa vás Mafián?
    }
step-began-defence = Vypočúvaní sa môžu obhajovať; ostatní počúvajú.
step-began-final-vote =
    { $vote_mode ->
        [sequential] Po jednom v smere hodinových ručičiek: kto z vypočúvaných vypadne?
       *[simultaneous] Všetci naraz: kto z vypočúvaných vypadne?
    }
step-began-tie-discussion = Rovnosť hlasov. Porozprávajte sa: každý môže hlas raz presunúť.
step-began-lot = Teraz rozhodne žreb.
step-began-verdict = O hlasovaní je rozhodnuté.
step-began-end-window = Skôr než padne noc: hrá niekto kartu?
step-began-commander-pass = Karta Veliteľa prechádza doľava.
step-began-vest-window = { $seat }, máš čas zareagovať.
step-began-bandage-window = Ostatní, máte čas zareagovať.
step-began-last-shot-right = { $seat }, máš posledný výstrel. Na koho?
step-began-last-shot-window = { $seat }, máš čas na poslednú kartu.
step-began-over = Koniec hry: všetko sa odkrýva.
step-ended-agent-phase = Agent zaspáva.
    .eyes = Agent, zatvor oči.
step-ended-gang-recognition = Nový gang zaspáva.
    .eyes = Nový gang, zatvor oči.
step-ended-mafia-phase = Mafia zaspáva.
    .eyes = Mafia, zatvor oči.

## Čo robia hráči

act-check = Pozrieť žetón
act-point = Ukázať na
act-sign = Dať znamenie
act-hunch = Ukázať podozrivého
act-play = Zahrať kartu
act-reveal = Ukázať kartu teraz
    .sure = Na túto kartu je zlý čas: kto ju teraz ukáže, vypadáva. Aj tak ju ukázať?
act-shoot = Vystreliť
act-pass = Pasovať
act-say = Povedať
act-claim = Vypovedať
act-ready = Nemám čo dodať
act-unready = Ešte niečo dodám
act-done = Skončiť
act-vote = Hlasovať proti
act-abstain = Zdržať sa
act-leave = Odísť z hry

## Čo robí vedúci

host-act-remove = Vylúčiť
host-act-next = Ďalej
host-act-stop = Ukončiť hru
host-act-deal = Zapísať rozdanie
host-act-say = Oznámiť
host-act-decide = Rozhodnúť
host-act-leave = Odísť z hry
host-act-lead = Viesť hru
host-act-correct = Opraviť
choice-out = Vypadáva
choice-stays = Zostáva

## Prečo sa niečo odmieta

reason-bad-player-count = Táto hra je pre 6 až 21 hráčov: zmeň ich počet.
reason-bad-cards = Túto sadu kariet nemožno rozdať toľkým hráčom: zmeň karty.
reason-bad-setup = Tieto nastavenia nejdú dokopy: skontroluj karty, časy a Majstra hry.
reason-dead-actor = Si mimo hry: odteraz sa môžeš len pozerať.
reason-not-your-card = Túto kartu nemáš alebo ju s tvojím žetónom nemožno použiť.
reason-card-spent = Táto karta je už použitá; funguje iba raz.
reason-wrong-phase = To patrí do inej fázy; počkaj na ňu.
reason-wrong-moment = Teraz na to nie je chvíľa; počkaj na otázku.
reason-not-your-role = Teraz je na rade niekto iný; počkaj, kým prídeš na rad.
reason-not-a-voter = Tentoraz nehlasuješ; počkaj na ďalšie hlasovanie.
reason-claims-used = Na dnes je výpovedí dosť; vlastnými slovami môžeš hovoriť ďalej.
reason-target-self = Seba si vybrať nemôžeš; vyber si iného hráča.
reason-target-dead = Tento hráč je mimo hry; vyber si niekoho, kto v nej je.
reason-target-awake = Tento hráč nespí; vyber si niekoho zo spiacich.
reason-target-protected = Tento hráč je teraz chránený; vyber si iného.
reason-not-finalist = Tento hráč nie je vo finále; vyber si niekoho, kto v ňom je.
reason-not-victim = Obväz pomáha len tomu, kto má vypadnúť; ukáž na tohto hráča.
reason-nothing-claimed = Taká výpoveď teraz neplatí; vyber si niečo iné.
reason-not-seen = Toto nikto nevidel; uveď dôvod, ktorý videli všetci.
reason-not-in-game = Toto v tejto hre nie je; vyber si z toho, čo vidíš.
reason-already-acted = Voľba v tomto kroku už padla; zmeniť sa nedá.
reason-must-choose = Pasovať nemôžeš: vyber si hráča.
reason-not-your-turn = Teraz odpovedá niekto iný; počkaj, kým prídeš na rad.
reason-not-allowed = Pravidlá to nedovoľujú; vyber si jednu z ponúknutých možností.

## Nastavenia

# `value` pomenúva jednu hodnotu nastavenia slovom alebo dvoma.

preset-basic = Základná hra
preset-cards = Hra s kartami
preset-children = Hra pre deti
setting-preset = Režim
    .help = Naraz vyberie hru bez kariet, s prvými dvoma alebo podľa pravidiel pre deti.
setting-edition = Vydanie
    .help = V poľskom vydaní je malá hra najviac pre 7 hráčov; v slovenskom najviac pre 8 a karty ukazujú krátke texty.
    .value =
        { $value ->
            [pl] Poľské
           *[sk] Slovenské
        }
setting-gm-mode = Majster hry
    .help = Majstrom hry je program alebo človek, ktorý nedostane žetón.
    .value =
        { $value ->
            [software] Program
           *[human] Človek
        }
setting-cards = Akčné karty
    .help = Tieto karty sa rozdajú popri žetónoch; bez nich je to základná hra.
setting-neutral-supply = Neutrálne karty
    .help = Je ich len 14 ako v škatuli alebo toľko, koľko treba.
    .value =
        { $value ->
            [box] 14 ako v škatuli
           *[unlimited] Koľko treba
        }
setting-small-first-mafia-phase = Prvá noc malej hry
    .help = V malej hre sa v prvú noc nevyberá nikto alebo sa vyberá ako v každú inú.
    .value =
        { $value ->
            [skip] Nikto
           *[hold] Ako vždy
        }
setting-agent-pass = Agent môže pasovať
    .help = Agent sa nemusí pozrieť na žetón len v malej hre, v každej hre alebo sa musí pozrieť vždy.
    .value =
        { $value ->
            [small_only] V malej hre
            [always] Vždy
           *[never] Nikdy
        }
setting-mafia-choice = Voľba v noci
    .help = Padne, keď všetci zobudení ukážu na toho istého hráča, alebo každý ukáže raz a platí väčšina.
    .value =
        { $value ->
            [agreement] Zhoda všetkých
           *[plurality] Väčšina
        }
setting-vote-mode = Spôsob hlasovania
    .help = Všetci hlasujú naraz a tajne, kým nehlasujú všetci, alebo po jednom; s Veliteľom vždy po jednom.
    .value =
        { $value ->
            [simultaneous] Naraz
           *[sequential] Po jednom
        }
setting-self-vote = Hlas proti sebe
    .help = Hráči smú hlasovať proti sebe.
setting-abstain = Zdržanie sa hlasovania
    .help = Hlasujúci nemusia ukázať na nikoho.
setting-second-place-tie = Rovnosť na druhom mieste
    .help = Ak je na druhom mieste viac hráčov, vo finále sú všetci alebo jeden vyžrebovaný.
    .value =
        { $value ->
            [all] Všetci
           *[lot] Žreb
        }
setting-finalists-vote = Vypočúvaní hlasujú
    .help = Vo finále hlasujú aj vypočúvaní alebo len ostatní.
    .value =
        { $value ->
            [yes] Áno
           *[no] Nie
        }
setting-empty-vote = Keď nikto nehlasuje
    .help = Keď dva razy po sebe nikto nehlasuje, niekto vypadne žrebom alebo nevypadne nikto.
    .value =
        { $value ->
            [lot] Žreb
           *[no_elimination] Nikto nevypadne
        }
setting-commander-prelim = Hlas Veliteľa
    .help = Hlas Veliteľa rozhoduje pri rovnosti v oboch hlasovaniach alebo len vo finále.
    .value =
        { $value ->
            [eliminate] V oboch
           *[final_only] Vo finále
        }
setting-end-check = Kedy sa hra končí
    .help = Končí sa, len čo zostane jedna strana, alebo až po posledných výstreloch.
    .value =
        { $value ->
            [each_step] Hneď
           *[after_chain] Po výstreloch
        }
setting-reverse-wakes = Zobúdzanie prevelených
    .help = Kto má Opačný nábor, zobúdza sa podľa novej strany alebo podľa žetónu.
    .value =
        { $value ->
            [by_side] Podľa strany
           *[by_token] Podľa žetónu
        }
setting-recruited-agent = Agent po Nábore
    .help = Po Nábore sa Agent ďalej pozerá na žetóny alebo už nič nevidí.
    .value =
        { $value ->
            [keeps] Pozerá ďalej
           *[dummy] Nič nevidí
        }
setting-save-scope = Pred čím chránia Vesta a Obväz
    .help = Vesta a Obväz chránia pred voľbou v noci a hlasovaním alebo aj pred výstrelmi.
    .value =
        { $value ->
            [detailed] Noc a hlasovanie
           *[any] Aj výstrely
        }
setting-wrong-phase = Karta v nesprávnej fáze
    .help = Kto ukáže kartu v nesprávnej fáze, vypadáva alebo dostane len odmietnutie.
    .value =
        { $value ->
            [eliminate] Vypadáva
           *[refuse] Odmietnutie
        }
setting-chain-last-shot = Karta po poslednom výstrele
    .help = Koho zasiahne posledný výstrel bez karty, smie zahrať kartu Posledný výstrel alebo nesmie.
    .value =
        { $value ->
            [card_allowed] Smie
           *[never] Nesmie
        }
setting-kids-no-agent = Bez Agenta
    .help = Agent nie je, zato je o jedného Policajta viac.
setting-kids-last-shot = Posledný výstrel pre každého
    .help = Kto vypadáva, môže naposledy vystreliť na iného hráča.
setting-kids-single-vote = Len jedno hlasovanie
    .help = Kto má najviac hlasov, hneď vypadáva; len rovnosť vedie k finále.
setting-kids-theme = Policajná akadémia
    .help = Jemnejšie slová: hráči sú žiaci policajnej akadémie, ktorí hľadajú Darebákov.
setting-kids-chain = Posledné výstrely za sebou
    .help = V hre, v ktorej má každý posledný výstrel, ho má aj ten, koho taký výstrel zasiahne.
setting-new-gang-min-seats = Hráči pre Nový gang
    .help = Karty Nový gang potrebujú aspoň toľko hráčov.
    .value = { $value }
setting-new-gang-recognition = Nový gang sa spozná
    .help = V prvú noc sa členovia Nového gangu navzájom uvidia.
setting-night-pace = Tempo noci
    .help = Výzva trvá celý svoj čas, alebo kým všetci v hre niečo nepotvrdia.
    .value =
        { $value ->
            [together] Všetci spolu
           *[fixed] Pevné
        }
setting-dead-view = Čo vidia vyradení
    .help = Vyradení vidia, čo sa deje v noci, alebo len to, čo hráči v hre.
    .value =
        { $value ->
            [night] Noci
           *[none] To, čo ostatní
        }
setting-t-deal = Čas na rozdanie
    .help = Tak dlho sa možno pozerať, čo kto dostal; 0: bez limitu, kým nie sú všetci pripravení.
setting-t-agent = Čas pre Agenta
    .help = Tak dlho trvá fáza Agenta, nech sa v nej deje čokoľvek; 0: bez limitu, kým nie je po všetkom.
setting-t-mafia = Čas na voľbu v noci
    .help = Tak dlho si zobudení môžu vyberať a trvá fáza; 0: bez limitu, kým si nevyberú.
setting-t-recognition = Čas pre Nový gang
    .help = Tak dlho sa členovia Nového gangu navzájom vidia; 0: len chvíľa.
setting-t-reaction = Čas na reakciu
    .help = Tak dlho možno zahrať Vestu alebo Obväz; 0: bez limitu, kým všetci neodpovedia.
setting-t-start-window = Čas na karty pred diskusiou
    .help = Tak dlho možno hrať karty pred diskusiou; 0: bez limitu, kým všetci neodpovedia.
setting-t-discussion = Čas na diskusiu
    .help = Tak dlho diskusia najviac trvá; 0: bez limitu, kým má niekto čo dodať.
setting-t-vote = Čas na hlasovanie
    .help = Tak dlho majú všetci naraz alebo každý po jednom; 0: bez limitu, kým všetci nehlasujú.
setting-t-defence = Čas na obhajobu
    .help = Tak dlho najviac trvá každá obhajoba; 0: bez limitu, kým rečník neskončí.
setting-t-tie = Čas po rovnosti hlasov
    .help = Tak dlho možno po rovnosti presúvať hlasy; 0: bez limitu, kým niekto chce.
setting-t-end-window = Čas na karty po hlasovaní
    .help = Tak dlho možno hrať karty po hlasovaní; 0: bez limitu, kým všetci neodpovedia.
setting-t-last-shot = Čas na posledný výstrel
    .help = Tak dlho možno rozmýšľať nad posledným výstrelom; 0: bez limitu, kým sa nerozhodne.
setting-t-role-swap = Čas na výmenu
    .help = Tak dlho možno rozmýšľať nad zmenou roly; 0: bez limitu, kým sa nerozhodne.

## Výpovede

claim-am =
    { $words_kind ->
        [police] Hrám { claim-side }.
        [mafia] Hrám { claim-side }.
        [new_gang] Hrám { claim-side }.
        [agent] Môj žetón: { $words }.
       *[other] Môj žetón: { $words }.
    }
claim-am-not =
    { $words_kind ->
        [police] Nehrám { claim-side }.
        [mafia] Nehrám { claim-side }.
        [new_gang] Nehrám { claim-side }.
        [agent] Môj žetón nie je { $words }.
       *[other] Môj žetón nie je { $words }.
    }
claim-side =
    { $words_kind ->
        [police] na strane Polície
        [mafia] na strane Mafie
       *[new_gang] na strane Nového gangu
    }
claim-think = Myslím si, že { $seats } hrá { claim-side }.
claim-sure = { $seats } určite hrá { claim-side }.
claim-word-agent = { token-agent }
claim-word-policeman = { token-policeman }
claim-word-mafioso = { token-mafioso }
claim-word-police = { side-police }
claim-word-mafia = { side-mafia }
claim-word-vest = { card-vest }
claim-word-bandage = { card-bandage }
claim-word-recruitment = { card-recruitment }
claim-word-commander = { card-commander }
claim-word-reverse-recruitment = { card-reverse-recruitment }
claim-word-role-swap = { card-role-swap }
claim-word-wiretap = { card-wiretap }
claim-word-shelter = { card-shelter }
claim-word-safe-conduct = { card-safe-conduct }
claim-word-arrest = { card-arrest }
claim-word-shot-round-corner = { card-shot-round-corner }
claim-word-kidnapping = { card-kidnapping }
claim-word-last-shot = { card-last-shot }
claim-word-new-gang = { card-new-gang }
claim-word-neutral = { card-neutral }
