# The screens of the book `bigcity`. Whispers have at most 48 characters, with a name of ten.

## The lobby

city-lobby-drawn = Vedie: z rozdania
city-lobby-talk =
    { $seconds ->
        [0] Rozhovor bez limitu
       *[other] Rozhovor { $seconds } s
    }
city-mode-default = Úlohy podľa počtu hráčov. Nižšie ich možno zmeniť.
city-mode-first-game = Pokojní obyvatelia, Mafia a jeden zvláštny občan. Najlepší začiatok.
city-group =
    { $group ->
        [roles] Úlohy
        [night] Noc
        [day] Deň
        [end] Koniec
        [times] Časy
       *[other] Iné
    }
city-deck-proposed = Návrh pre váš počet hráčov.
city-deck-own = Váš vlastný výber úloh.
city-cards-for = Karty: { $cards }. Hráči: { $players }.
city-deck-seen = Každý vidí tento zoznam pred rozdaním.
city-deck-unseen = Aké karty sa vytiahnu, nevie nikto.
city-in-deck = V balíčku: { $name }

## The deal, and what I am

city-deck-side = { $side }: { $count }
city-deck-drawn = Vytiahnuté naslepo: { $sides }.
city-met = { $step }, hore s tebou: { $names }
city-sect = Patríš k sekte
city-sect-was = Jej moc je preč:
city-sect-does = Každú noc sa zobúdzaš so sektou. Vyhráš, keď v nej sú všetci živí. Cez deň nemenuj členov bandy ani sekty.

## The night

city-ways = Ktorý čin
city-ask-block = Koho blokuješ?
city-ask-heal = Koho liečiš?
city-ask-guard = Koho strážiš?
city-ask-point = Na koho ukazuješ?
city-ask-shoot = Na koho strieľaš?
city-ask-poison = Koho otráviš?
city-ask-recruit = Koho verbuješ?
city-ask-falsify = Koho zvádzaš?
city-ask-jail = Koho zavrieš či prepustíš?
city-ask-release = Koho prepúšťaš?
city-ask-alibi = Komu dávaš alibi?
city-ask-check =
    { $picks ->
        [2] Ktorých dvoch porovnáš?
       *[other] Koho preveruješ?
    }
city-points-up = do vzduchu
city-points-none = nikto
city-night-met = Hore s tebou.
city-night-alone = Hore si len ty.
city-night-waits = Hotovo. Počkaj na ostatných.
city-night-done = Dohodnuté? Ťukni „Skončiť“.
city-night-agent = Agent: { $name }! Ešte raz?
city-night-leads = Teraz vedieš ty.
city-night-write = Napíš potajomky
city-night-jotted = Len pre teba: „{ $text }“
night-refused-repeat-target = Voľba z minulej noci: ťukni na iného.
night-refused-bad-target = Tak sa nedá: ťukni na iného hráča.

## The day

city-jailed = vo väzení
city-in-jail = vo väzení: hovorí, nehlasuje
city-free = na slobode: hlasuje
city-had-alibi = bolo alibi
city-talk-host = Hovorte voľne. Rozhovor ukončí vedúci hry.
city-wait = Chvíľu: hneď pokračujeme.
city-wait-words = Posledné slovo majú mŕtvi. Počkaj.
city-word-mine = Tvoje posledné slovo: koho podozrievaš? Prečíta si ho každý.
city-show-sure = Každý uvidí tvoju kartu a si von z hry. Nedá sa to vrátiť.

## The vote

city-against = Kto je proti
city-named = Teraz: { $name }
city-number-name = { $number } · { $name }
city-vote-ask = Si proti? { $name }. Ruku vidí každý.
city-vote-not = Tento nie
city-vote-passed = Bez ruky: { $name }. Ešte to môžeš zmeniť.
city-vote-up = Tvoja ruka je hore: { $name }. Do ďalšieho mena ju môžeš dať dole.
city-vote-wait = Počkaj na ostatné ruky. Teraz: { $name }.
city-vote-spent = Tvoja ruka v tomto kole: { $name }.
city-vote-me = Tvoje meno: teraz nehlasuješ.
city-vote-jailed = Vo väzení nemáš hlas.
city-hand-down = Dávam ruku dole
city-abstain-sure = Do konca tohto kola ruku nezdvihneš.

## The Avenger

city-avenge = So mnou: { $name }
city-avenge-no = Nikoho
city-avenge-choose = Môžeš niekoho vziať so sebou. Ťukni na okno, alebo nikoho neber.
city-avenge-sure = Tento hráč hneď zomiera. Nedá sa to vrátiť.
city-avenge-hidden = Tieto tlačidlá majú všetci, čo práve zomreli. Platí len voľba Pomstiteľa.
city-avenge-answered = Odpoveď je daná. Počkaj na ostatných.
city-avenge-wait = Pomstiteľ vyberá: { $names }. Počkaj.
city-avenge-wait-hidden = Chvíľa pre tých, čo práve zomreli. Počkaj.
city-leave-sure = Podľa pravidiel si ako zabitý: cez deň hneď, v noci ráno. Tvoja karta sa ukáže ako pri každej smrti.

## The end

city-headline-citizens = Mesto si uchová svetlá
city-headline-criminals = Mesto sa ponára do tmy
city-headline-mafia-faction = Mesto patrí Mafii
city-headline-cartel-faction = Mesto patrí Kartelu
city-headline-sect = Všetky okná svietia rovnako
city-headline-maniac = Svieti jedno okno
city-headline-poisoner = Posledný pohár je prázdny
city-headline-revolutionary = Nový deň pre dvoch
city-headline-none = Mesto nepatrí nikomu
city-recruited = v sekte
city-heir = dedič

## The human Host

city-host-why =
    { $step ->
        [night] Každému volaniu daj rovnaký čas, či v ňom niekto koná, alebo nie.
        [window] Ak budeš pokračovať, táto chvíľa sa skončí.
        [vote] Ak budeš pokračovať, zaznie ďalšie meno; platia ruky zdvihnuté dovtedy.
        [talk] Ak budeš pokračovať, rozhovor sa skončí a začne hlasovanie.
       *[other] Hra čaká na teba.
    }
city-limit = Čas na rozhovor, odteraz
city-minutes = { $minutes } min
