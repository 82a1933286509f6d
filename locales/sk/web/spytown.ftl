# The screens of the book `spytown`. Whispers have at most 48 characters, with a name of ten.

spy-lobby-cards =
    { $cards ->
        [0] Bez kariet
       *[other] Akčné karty: { $cards }
    }
spy-lobby-talk =
    { $seconds ->
        [0] Diskusia bez limitu
       *[other] Diskusia { $seconds } s
    }
spy-mode-basic = Len žetóny, bez kariet. Najlepšie na začiatok.
spy-mode-cards = Každý dostane aj kartu. Nižšie vyberieš, ktoré to budú.
spy-mode-children = Jemnejšie slová, bez Agenta, jedno hlasovanie; kto vypadne, berie niekoho so sebou.
spy-tokens = Žetóny
spy-group =
    { $group ->
        [cards] Ako fungujú karty
        [night] Noc
        [vote] Hlasovania
        [children] Pravidlá pre deti
        [times] Čas
       *[other] Iné
    }

## Choosing the cards

spy-cards-chosen = Akčné karty: { $cards }. Neutrálne karty: { $neutrals }.
spy-card-uses = { $when }. { $users }.
spy-card-short = Na karte: { $text }

## What I hold

spy-hand = Moja rola
spy-side = Strana: { $side }
spy-card-now =
    { $now ->
        [now] Teraz ju môžeš zahrať.
        [not-here] Táto karta je na inú chvíľu.
        [later] Teraz nie.
        [spent] Je už zahraná.
        [always] Funguje sama.
        [open] Leží odkrytá a platí v každom hlasovaní.
        [unusable] S tvojím žetónom sa nedá použiť: pre teba je neutrálna.
       *[neutral] Nie je čo zahrať.
    }
spy-met = { $side }: { $names }
spy-look = Podrž „Moja rola“: ten žetón nájdeš tam.
spy-all-cards =
    { $cards ->
        [yes] Žetóny a karty
       *[no] Žetóny
    }
spy-deal-dealt =
    { $cards ->
        [yes] Žetón a kartu už máš
       *[no] Žetón už máš
    }
spy-deal-watched =
    { $cards ->
        [yes] Žetóny a karty sú rozdané
       *[no] Žetóny sú rozdané
    }
spy-deal-look = Najprv si pozri, čo máš.
spy-deal-by-hand = Majster hry zapisuje, čo sa rozdalo ručne.
spy-deal-tokens = Žetóny: { $tokens }.
spy-deal-cards = Karty: { $cards }. Neutrálne: { $neutrals }.

## The night

spy-turn = { $turn }. kolo
spy-turn-step = { $turn }. kolo · { $step }
tag-turn = K{ $number }
turn-title = { $number }. kolo
spy-signs = Znamenia bez slov
spy-sign =
    { $sign ->
        [nod] Áno
        [shake] Nie
        [shrug] Neviem
       *[wait] Čakaj
    }
spy-night-hand = { $token } · { $card }
spy-night-seen = { $name }: { $token }
spy-night-lost = Ostatní sa to dozvedia ráno.
spy-night-alone = Hore si len ty.
spy-night-ask =
    { $act ->
        [check] Čí žetón si pozrieš?
       *[point] Všetci ukážte na toho istého spiaceho.
    }
spy-night-settled = Dohodnuté.
spy-night-recruited = Nábor: odteraz si s nami!
spy-night-agree = Platí, keď všetci ukážu na toho istého.
spy-night-waits = Čakaj na ostatných.
spy-night-play = Zahrať kartu na: { $name }? Toto tlačidlo má každý; výsledok spoznáš len ty.
spy-night-play-choose = Ťukni na hráča, ktorého sa karta týka. Toto tlačidlo má každý.
spy-night-no-card = Žiadna karta sa teraz nedá zahrať.

## Cards that are played

spy-play = Zahrať
spy-dock-play = Zahrať
spy-not-now = Teraz nie
spy-lay-open = Odkryť kartu
spy-pass = Bez karty
spy-play-on = Všetci uvidia tvoju kartu aj to, koho sa týka: { $name }.
spy-play-open = Všetci uvidia tvoju kartu. Ak sa niekoho týka, najprv naňho ťukni.
spy-play-nothing = Nič sa nezahralo. Podrž „Moja rola“ a uvidíš prečo.
spy-reveal = Ukázať v zlej fáze …
spy-reveal-yes = Ukázať a vypadnúť
spy-window = Každý má tieto tlačidlá a rovnaký čas, nech má v ruke čokoľvek.
spy-window-mine = Toľko času máš, nech máš v ruke čokoľvek.
spy-window-passed = Odpoveď prijatá. Čas beží ďalej, pre všetkých rovnako.
spy-window-theirs = Teraz rozhoduje { $name }. Čakaj.
spy-window-out = Teraz majú čas na kartu len ostatní.
spy-pending = Má vypadnúť
spy-on-table = Odkryté karty
spy-card-before = { $card }: { $name }
spy-lies = Leží odkrytá: { $card }
spy-barred = tentoraz bez hlasu
spy-swap = Výmena: { $name }
spy-swap-no = Bez výmeny
spy-swap-sure = Vymeníte si žetóny. Nedá sa to vziať späť.
spy-shoot = Strieľať na: { $name }
spy-shoot-no = Nestrieľam
spy-shoot-sure = Tento hráč hneď vypadáva. Nedá sa to vziať späť.

## The council

spy-chosen = Mafia si tejto noci vybrala:
spy-no-news = Noc bez správ.
spy-point = Ukázať na: { $name }
spy-point-whom = Ukázať na …
spy-move = Presunúť hlas: { $name }
spy-stay = Hlas zostáva
spy-stay-not = Ešte si to premyslím
spy-vote-together = Všetky hlasy sa ukážu naraz. Tvoj platí, keď ho potvrdíš.
spy-vote-change = Ukazuješ na: { $name }. Môžeš to zmeniť, kým nehlasujú všetci.
spy-vote-mine = Si na rade. Hlas hneď uvidia všetci a zmeniť sa nedá.
spy-vote-now = Teraz hlasuje { $name }. Ďalej v smere hodinových ručičiek.
spy-vote-wait = Hlasy sa ukážu naraz, keď budú všetky.
spy-vote-barred = Tentoraz ti karta berie hlas.
spy-votes =
    { $number ->
        [one] { $number } hlas
        [few] { $number } hlasy
       *[other] { $number } hlasov
    }
spy-count =
    { $ballot ->
        [final_vote] Finálne hlasovanie
       *[preliminary_vote] Počiatočné hlasovanie
    }
spy-votes-now = Hlasuje
spy-votes-before = pred obhajobou: { $number }
spy-defence = Teraz hovorí len ten, kto má slovo.
spy-defence-mine = Obhajuj sa, nahlas alebo písomne.
spy-tie-move = Rovnosť hlasov. Raz môžeš hlas presunúť, alebo ho nechať.
spy-tie-fixed = Rovnosť hlasov. Tvoj hlas sa nedá presunúť.
spy-tie-wait = Rovnosť hlasov. Ak to tak zostane, rozhodne žreb.
spy-lot = Žrebuje sa
spy-watch = Pozrieť noc
spy-watch-help = Toto vidia vyradení. Nech sa nepozerá nikto, kto je v hre.
spy-watch-none = Zatiaľ nič.
spy-seat-voted =
    { $ballot ->
        [final_vote] { $turn }. kolo, finále, hlas proti: { $name }
       *[preliminary_vote] { $turn }. kolo, hlas proti: { $name }
    }
spy-leave-sure = Podľa pravidiel vypadávaš z hry a tvoj žetón sa odkryje: cez deň hneď, v noci až na úsvite.

## The end

spy-point-mine = Ukazuješ na
spy-pointed = Ukázalo už: { $number } z { $of }
spy-headline-police = V uliciach je pokoj
spy-headline-mafia = Mesto má iných pánov
spy-headline-new-gang = Nikto ich nečakal
spy-headline-none = Žetóny sa vracajú do škatule
spy-end-dealt = rozdané: { $token }
spy-story-size =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčov
    }, { $turns ->
        [one] { $turns } kolo
        [few] { $turns } kolá
       *[other] { $turns } kôl
    }
spy-story-house = Stĺpec je miesto, poschodie je kolo. Okno svieti, kým je hráč v hre.
spy-mind-asks = Myslí si: kto to je? { $word }
spy-mind-about = Percento pri hlase: nakoľko malo to miesto podľa bota žetón tejto strany: { $word }. Bot poznal svoj žetón, čo sa dozvedel a čo bolo verejné. Jeho myšlienky vidno až teraz.
spy-story-dealt = Rozdané: { $list }.
spy-story-hand =
    { $has ->
        [yes] { $name } – { $token }, { $card }
       *[no] { $name } – { $token }
    }

## The table screen

spy-screen-voter = Hlasuje: { $name }
spy-against = Výsledok hlasovania:
spy-defends = Obhajuje sa

## The Game Master, and who opened the table

spy-host-why =
    { $step ->
        [by-hand] „Ďalej“: zvyšok rozdá program.
        [deal] Prvá noc sa začne, keď budú všetci pripravení alebo keď ťukneš na „Ďalej“.
        [night] Každej fáze daj rovnaký čas, či v nej niekto koná, alebo nie.
        [window] „Ďalej“ ukončí čas na karty.
        [window-desk] Zahral niekto kartu? Hráči, potom meno. „Ďalej“ ukončí čas na karty.
        [vote] „Ďalej“ ukončí hlasovanie; neodovzdané hlasy prepadnú.
        [speech] „Ďalej“ ukončí túto reč.
       *[talk] „Ďalej“ ukončí diskusiu a začne hlasovanie.
    }
spy-host-hold = Podrž: žetóny
spy-host-hands = Žetóny a karty
spy-host-night = Táto noc, od najnovších
spy-hand-help = Zapíš, čo sa rozdalo ručne. Zvyšok rozdá program.
spy-hand-token = Žetón
spy-which-card = Ktorá karta?
spy-decide-out = Rozhodnúť: vypadáva
spy-decide-out-sure = Tvojím rozhodnutím { $name } vypadáva z hry. Zostane to v zázname.
spy-decide-stays = Rozhodnúť: zostáva
spy-decide-stays-sure = Tvojím rozhodnutím { $name } zostáva v hre. Zapíše sa to do záznamu.
spy-tap = Ťukni na hráča.
spy-host-nothing = Zatiaľ nič. Čakaj ako vždy.
spy-lead-on =
    {$step ->
        [deal] Začať, hoci nie sú všetci pripravení
        [role_swap] Ukončiť výmenu
        [discussion] Ukončiť diskusiu pre všetkých
        [preliminary_vote] Ukončiť počiatočné hlasovanie
        [defence] Ukončiť obhajobu
        [final_vote] Ukončiť finálne hlasovanie
        [tie_discussion] Ukončiť ďalšiu diskusiu
       *[other] Ďalej
    }
