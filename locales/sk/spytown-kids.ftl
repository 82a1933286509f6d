# Miernejšie slová pre `kids_theme`: žiaci policajnej akadémie hľadajú Darebákov. Každá správa nahrádza tú, ktorá sa v spytown.ftl volá rovnako.

game-set =
    { $cards_count ->
        [0] Žiaci policajnej akadémie ({ $seats_count }): { $seats }. Žetóny: { $tokens }. Hrá sa bez kariet.
       *[other] Žiaci policajnej akadémie ({ $seats_count }): { $seats }. Žetóny: { $tokens }. Akčné karty: { $cards }. Neutrálne karty: { $neutral }.
    }
    .heading = Začiatok cvičenia
    .tokens = { $tokens } × { $number }
turn-began = V policajnej akadémii zhasínajú svetlá: žiaci v hre zaspávajú.
    .heading = Kolo { $number }
step-began =
    { $step ->
        [role_swap] Všetci sa ešte raz pozrú na svoje žetóny. { $seat } si žetón môže s niekým vymeniť.
        [agent_phase] Na chodbe sa rozsvietilo svetlo: zobúdza sa Agent.
        [gang_recognition] Šepot na schodoch: zobúdza sa Nový gang.
        [mafia_phase] Niekto sa chichoce: Darebáci sa zobúdzajú na tajnú schôdzku.
        [police_phase] Žiaci sa zobúdzajú: začína sa porada.
        [start_window] Pred diskusiou je čas na karty.
        [discussion] Začína sa diskusia.
        [defence] Je čas na obhajobu.
        [tie_discussion] Začína sa ďalšia diskusia.
        [end_window] O hlasovaní je rozhodnuté; je čas na karty.
        [vest_window] { $seat } má čas zareagovať.
        [bandage_window] Ostatní majú čas zareagovať.
        [last_shot_right] { $seat } môže niekoho vziať so sebou.
       *[last_shot_window] { $seat } má čas na poslednú kartu.
    }
step-ended =
    { $step ->
        [role_swap] Žetóny sú opäť zakryté.
        [agent_phase] Agent opäť zaspáva.
        [gang_recognition] Nový gang opäť zaspáva.
        [mafia_phase] Darebáci opäť zaspávajú.
        [police_phase] Porada sa končí.
        [discussion] Diskusia sa končí.
        [defence] Obhajoba sa končí.
        [tie_discussion] Hlasy sú konečné.
        [last_shot_right] Čas vziať niekoho so sebou uplynul.
       *[other] Čas na karty uplynul.
    }
victim-named = Darebáci si tejto noci vybrali: { $seat }.
eliminated =
    { $card_kind ->
        [none]
            { $cause ->
                [small_game_agent] Agent je odhalený: { $seat } končí cvičenie. Žetón: { $token }.
                [expelled] { $seat } opúšťa cvičenie. Žetón: { $token }.
               *[other] { $seat } končí cvičenie. Žetón: { $token }.
            }
       *[other]
            { $cause ->
                [wrong_phase] Karta v nesprávnej fáze: { $card }. { $seat } končí cvičenie. Žetón: { $token }.
                [expelled] { $seat } opúšťa cvičenie. Žetón: { $token }. Karta: { $card }.
               *[other] { $seat } končí cvičenie. Žetón: { $token }. Karta: { $card }.
            }
    }
mafia-met =
    { $seats_count ->
        [0] Žiadny Darebák sa nezobúdza.
       *[other] Darebáci sú hore: { $seats }.
    }
mafia-choice =
    { $seat_kind ->
        [nobody] Darebáci si nevyberajú nikoho.
       *[seat] Darebáci si vyberajú: { $seat }.
    }
token-agent = Agent
    .description =
        { $small ->
            [yes] Agent patrí k Polícii a vyhráva spolu s ňou. V prvom kole sa môže tajne pozrieť na jeden žetón; ak je to však žetón Darebáka, Agent hneď vypadáva.
           *[no] Agent patrí k Polícii a vyhráva spolu s ňou. Na začiatku každého kola sa tajne pozrie na žetón jedného iného žiaka.
        }
    .short = Na začiatku kola tajne nazri na jeden žetón.
token-policeman = Policajt
    .description = Policajti vyhrávajú spolu s Políciou, keď v cvičení už nie je nikto z inej strany. V noci spia; cez deň diskutujú, hlasujú a hľadajú Darebákov medzi sebou.
    .short = V noci spíš. Cez deň hovor, hlasuj a hľadaj Darebákov.
token-mafioso = Darebák
    .description = Darebáci vyhrávajú spolu, keď v cvičení už nie je nikto z inej strany. V noci sa zobudia a bez slova si vyberú jedného zo spiacich žiakov; cez deň diskutujú a hlasujú ako všetci.
    .short = V noci sa budíš. Bez slova vyberte jedného spiaceho.
card-recruitment = Nábor
    .description = Ukáž ho Majstrovi hry a ukáž na spiaceho žiaka: žetón si nechá, ale hneď sa zobudí a odteraz hrá za Darebákov. Všetci počujú, že prebieha Nábor, ale nie mená.
    .when = V noci, kým si tvoja strana nevyberie
    .short = Ukáž na spiaceho žiaka, ktorý odteraz hrá za Darebákov.
users-policeman-mafioso = Policajt alebo Darebák
users-mafioso = Darebák
side-mafia = Darebáci
claim-side =
    { $words_kind ->
        [police] na strane Polície
        [mafia] na strane Darebákov
       *[new_gang] na strane Nového gangu
    }
winner-police = Vyhráva Polícia: našla všetkých Darebákov.
winner-mafia = Vyhrávajú Darebáci: nikto ich nenašiel.
winner-new-gang = Vyhráva Nový gang: prekabátil všetkých.
cause-mafia = voľba Darebákov
phase-mafia-phase = Darebáci
step-began-mafia-phase = Zobúdzajú sa Darebáci. Spoznajte sa a dohodnite sa na spiacom.
    .eyes = Darebáci, otvorte oči, spoznajte sa a bez slova sa dohodnite na jednom zo spiacich: všetci ukážte na toho istého.
    .short = Zobúdzajú sa Darebáci.
mafia-called-again = Zobúdzajú sa Darebáci. Dohodnite sa na jednom zo spiacich.
    .eyes = Darebáci, otvorte oči a bez slova sa dohodnite na jednom zo spiacich: všetci ukážte na toho istého.
    .short = Zobúdzajú sa Darebáci.
step-began-police-phase = Žiaci sa zobúdzajú: začína sa porada.
    .eyes = Žiaci policajnej akadémie, otvorte oči: začína sa porada.
step-began-preliminary-vote =
    { $vote_mode ->
        [sequential] Po jednom v smere hodinových ručičiek: kto je podľa vás Darebák?
       *[simultaneous] Všetci naraz: kto je podľa vás Darebák?
    }
step-ended-mafia-phase = Darebáci zaspávajú.
    .eyes = Darebáci, zatvorte oči.
shot =
    { $cause ->
        [shot_round_corner] Spoza rohu. { $shooter } ukazuje na: { $target }.
       *[last_shot_right] { $shooter } berie so sebou: { $target }.
    }
cause-last-shot-right = vzatie so sebou
phase-last-shot-right = Vziať niekoho so sebou
step-began-last-shot-right = { $seat }, môžeš niekoho vziať so sebou. Koho?
act-shoot = Vziať so sebou
spy-chosen = Darebáci si tejto noci vybrali:
spy-shoot = Vziať so sebou: { $name }
spy-shoot-no = Neberiem nikoho
setting-kids-last-shot = Každý berie niekoho so sebou
    .help = Kto vypadne, môže vziať so sebou iného žiaka.

# Nobody shoots: one points, or takes somebody along.

card-vest = Nepriestrelná vesta
    .description =
        { $save_scope ->
            [any] Keď máš vypadnúť po noci, po hlasovaní alebo po ukázaní, odkry ju: zostávaš v hre a žetón neukazuješ. Funguje iba raz.
           *[detailed] Keď máš vypadnúť po noci alebo po hlasovaní, odkry ju: zostávaš v hre a žetón neukazuješ. Funguje iba raz a pred ukázaním nechráni.
        }
    .when = Keď máš vypadnúť po noci alebo po hlasovaní
    .short = Keď máš vypadnúť, ukáž ju namiesto žetónu a zostaň v hre.
card-bandage = Obväz
    .description =
        { $save_scope ->
            [any] Keď má iný hráč vypadnúť po noci, po hlasovaní alebo po ukázaní, odkry ho skôr, než ukážu žetón: ten hráč zostáva. Seba zachrániť nemôžeš.
           *[detailed] Keď má iný hráč vypadnúť po noci alebo po hlasovaní, odkry ho skôr, než ukážu žetón: ten hráč zostáva. Seba zachrániť nemôžeš a pred ukázaním nechráni.
        }
    .when = Keď má niekto iný vypadnúť po noci alebo po hlasovaní
    .short = Ukáž ho, keď má vypadnúť iný hráč: zostáva v hre. Nie pre seba.
card-shelter = Úkryt
    .description = Celé budúce kolo si ťa nemožno vybrať, hlasovať proti tebe ani na teba ukázať. Môžeš v ňom hovoriť, ale nehlasuješ.
    .when = Na konci porady, po hlasovaní
    .short = V budúcom kole nemôžeš vypadnúť a nehlasuješ.
card-safe-conduct = Železný list
    .description = Budúcu noc si ťa nemožno vybrať. Cez deň je všetko ako inokedy: hlasuješ a môžeš vypadnúť po hlasovaní alebo ukázaní.
    .when = Na konci porady, po hlasovaní
    .short = Budúcu noc si ťa nemožno vybrať. Dobrý je aj na bluf.
card-arrest = Zatknutie
    .description = V tomto kole proti tebe nikto nemôže hlasovať a nehlasuješ ani ty. Môžeš hovoriť a stále možno na teba ukázať.
    .when = Na začiatku porady
    .short = V tomto kole proti tebe nemožno hlasovať a nehlasuješ ani ty.
card-shot-round-corner = Spoza rohu
    .description = Ukážeš na jedného iného hráča, ktorý hneď vypadáva a ukazuje žetón. Už ho nemôžeš použiť, keď máš vypadnúť ty.
    .when = V ktorejkoľvek chvíli porady
    .short = Kedykoľvek, kým si v hre: jeden hráč hneď vypadáva.
card-last-shot = Poď so mnou
    .description = Keď vypadávaš, môžeš túto kartu ukázať a ukázať na jedného iného hráča, ktorý vypadáva tiež. Oba žetóny sa odkryjú.
    .when = Keď vypadávaš
    .short = Keď vypadávaš, môžeš ukázať na iného hráča: vypadáva tiež.
cause-shot-round-corner = ukázanie spoza rohu
cause-last-shot-card = karta Poď so mnou
setting-end-check = Kedy sa hra končí
    .help = Končí sa, len čo zostane jedna strana, alebo až keď už nikto nikoho neberie so sebou.
    .value =
        { $value ->
            [each_step] Hneď
           *[after_chain] Celkom na konci
        }
setting-save-scope = Pred čím chránia Vesta a Obväz
    .help = Vesta a Obväz chránia pred voľbou v noci a hlasovaním alebo aj pred ukázaním.
    .value =
        { $value ->
            [detailed] Noc a hlasovanie
           *[any] Aj ukázanie
        }
setting-chain-last-shot = Karta po vzatí so sebou
    .help = Koho niekto vezme so sebou bez karty, smie zahrať kartu Poď so mnou alebo nesmie.
    .value =
        { $value ->
            [card_allowed] Smie
           *[never] Nesmie
        }
setting-kids-chain = Reťazové branie so sebou
    .help = V hre, v ktorej každý berie niekoho so sebou, to smie aj ten, koho niekto vzal.
setting-t-last-shot = Čas vziať niekoho so sebou
    .help = Tak dlho možno rozmýšľať, koho vziať so sebou; 0: bez limitu, kým sa nerozhodne.
