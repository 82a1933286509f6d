# The screens of the book `bigcity`. Whispers have at most 48 characters, with a name of ten.

## The lobby

city-lobby-drawn = Vedúci hry: žrebom
city-lobby-talk =
    { $seconds ->
        [0] Diskusia bez limitu
       *[other] Diskusia { $seconds } s
    }
city-mode-default = Roly podľa počtu hráčov. Nižšie ich môžeš zmeniť.
city-mode-first-game = Pokojní obyvatelia, Mafia a jeden špeciálny občan. Najlepšie na začiatok.
city-group =
    { $group ->
        [roles] Roly
        [night] Noc
        [day] Deň
        [end] Koniec
        [times] Čas
       *[other] Iné
    }
city-deck-proposed = Návrh pre váš počet hráčov.
city-deck-own = Váš vlastný výber rolí.
city-cards-for = Karty: { $cards }. Hráči: { $players }.
city-deck-seen = Každý vidí tento zoznam pred rozdaním.
city-deck-unseen = Nikto nevie, aké karty sa vytiahli.
city-in-deck = V balíčku: { $name }

## The deal, and what I am

city-deck-side = { $side }: { $count }
city-deck-drawn = Vytiahnuté naslepo: { $sides }.
city-met = { $step }, hore s tebou: { $names }
city-sect = Patríš k sekte
city-sect-was = Moc tvojej karty je preč:
city-sect-does = Každú noc sa zobúdzaš so sektou. Vyhráš, keď v nej sú všetci živí. Cez deň nemenuj členov gangu ani sekty.

## The night

city-ways = Čo robíš
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
city-night-done = Dohodnuté? Ťukni na „Skončiť“.
city-night-agent = Agent: { $name }! Ešte raz?
city-night-leads = Teraz velíš ty.
city-night-write = Napíš potajomky
city-night-jotted = Len pre teba: „{ $text }“
night-refused-repeat-target = Zase ten istý hráč: ťukni na iného.
night-refused-bad-target = Tak to nejde: ťukni na iného hráča.

## The day

city-jailed = vo väzení
city-in-jail = vo väzení: hovorí, nehlasuje
city-free = na slobode: hlasuje
city-had-alibi = alibi už bolo
city-talk-host = Hovorte voľne. Diskusiu ukončí vedúci hry.
city-wait =
    { $opt_sound_mind ->
        [on] Posledné slovo majú mŕtvi. Počkaj.
       *[off] Moment, hneď pokračujeme.
    }
city-word-mine = Tvoje posledné slovo: koho podozrievaš? Prečítajú si ho všetci.
city-show-sure = Všetci uvidia tvoju kartu a ty vypadávaš. Nedá sa to vziať späť.

## The vote

city-against = Kto je proti
city-named = Teraz: { $name }
city-number-name = { $number } · { $name }
city-vote-ask = Si proti? Ruku vidia všetci.
city-vote-not = Nie tento hráč
city-vote-passed = Bez tvojej ruky: { $name }. Ešte to môžeš zmeniť.
city-vote-up = Tvoja ruka proti: { $name }. Do ďalšieho mena ju môžeš dať dole.
city-vote-wait = Počkaj na ostatné ruky. Teraz: { $name }.
city-vote-spent = Tvoja ruka v tomto kole, proti: { $name }.
city-vote-me = Zaznelo tvoje meno: teraz nehlasuješ.
city-vote-jailed = Vo väzení nemáš hlas.
city-hand-down = Dávam ruku dole
city-abstain-sure = Do konca tohto kola ruku nezdvihneš.

## The Avenger

city-avenge = Vziať: { $name }
city-avenge-no = Nikoho
city-avenge-choose = Môžeš niekoho vziať so sebou. Ťukni na okno, alebo nikoho neber.
city-avenge-sure = Tento hráč hneď zomiera. Nedá sa to vziať späť.
city-avenge-hidden = Tieto tlačidlá majú všetci, čo práve zomreli. Platí len voľba Pomstiteľa.
city-avenge-answered = Odpoveď prijatá. Počkaj na ostatných.
city-avenge-wait = Pomstiteľ ({ $names }) vyberá. Počkaj.
city-avenge-wait-hidden = Chvíľa pre tých, čo práve zomreli. Počkaj.
city-leave-sure = Podľa pravidiel vypadávaš z hry: cez deň hneď, v noci až na úsvite. Tvoja karta sa ukáže ako pri každej smrti.

## The end

city-mind-asks-criminals = Myslí si: kto je zločinec?
city-mind-asks-detective = Myslí si: kto je Detektív?
city-mind-about = Percento pri hlase: nakoľko bolo to miesto podľa bota zločinec. Bot poznal svoju kartu, čo sa dozvedel a čo bolo verejné. Jeho myšlienky vidno až teraz.
city-headline-citizens = V meste sa stále svieti
city-headline-criminals = Mesto sa ponára do tmy
city-headline-mafia-faction = Mesto patrí Mafii
city-headline-cartel-faction = Mesto patrí Kartelu
city-headline-sect = Všetky okná svietia rovnako
city-headline-maniac = Svieti jediné okno
city-headline-poisoner = Posledný pohár je prázdny
city-headline-revolutionary = Nový deň pre dvoch
city-headline-none = Mesto nepatrí nikomu
city-recruited = v sekte
city-heir = dedič

## The human Host

city-host-why =
    { $step ->
        [night] Každej výzve daj rovnaký čas, či v nej niekto koná, alebo nie.
        [window] „Ďalej“ ukončí túto chvíľu.
        [window-desk] Niekoho určili? Hráči, potom meno. „Ďalej“ ukončí túto chvíľu.
        [vote] „Ďalej“ vyvolá ďalšie meno; platia ruky, ktoré sú už hore.
        [talk] „Ďalej“ ukončí diskusiu a začne hlasovanie.
       *[other] Hra čaká na teba.
    }
city-limit = Čas na diskusiu, odteraz
city-minutes = { $minutes } min
city-asleep =
    { $step ->
        [call-criminals] Zločinci zaspávajú.
       *[other] { $name } zaspáva.
    }
