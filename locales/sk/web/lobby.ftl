# The lobby, what is played, and the people at the table.

lobby-count = obsadené miesta: {$count} · pre {$least} až {$most}
lobby-empty = Voľné
lobby-tap-bot = ťuknutím pridáš bota
lobby-tap-invite = ťuknutím niekoho pozveš
lobby-will-host = bude viesť hru
lobby-moved = {$name}: teraz vľavo {$left}, vpravo {$right}.
lobby-chat =
    {$count ->
        [0] Čet
       *[other] Čet, nové: {$count}
    }
lobby-add-bot = Pridať bota
lobby-start = Začať hru
lobby-change = Zmeniť
lobby-look = Pozrieť
lobby-too-few =
    {$more ->
        [one] Chýba jeden hráč. Pozvi niekoho alebo pridaj bota.
        [few] Chýbajú {$more} hráči. Pozvi niekoho alebo pridaj botov.
       *[other] Chýba {$more} hráčov. Pozvi niekoho alebo pridaj botov.
    }
lobby-too-few-wait =
    {$more ->
        [one] Chýba jeden hráč. Pozvi niekoho.
        [few] Chýbajú {$more} hráči. Pozvi niekoho.
       *[other] Chýba {$more} hráčov. Pozvi niekoho.
    }
lobby-too-many =
    {$fewer ->
        [one] Na tento režim je tu o jedného hráča priveľa. Vyber iný režim.
       *[other] Na tento režim je tu o {$fewer} hráčov priveľa. Vyber iný režim.
    }
lobby-away = Bez spojenia: {$names}. Môžeš počkať alebo aj tak začať.
lobby-ready = Všetci sú na miestach. Počet hráčov: {$count}. Môže sa začať.
lobby-ready-wait = Všetci sú na miestach. Hru začne ten, kto založil stôl.
lobby-removed = Pri tomto stole už nie si. Pridaj sa znova s kódom alebo sa pozeraj.
lobby-host =
    {$mode ->
        [human] Vedie: {$name}
        [hostless] Oznamuje: {$name}
       *[engine] Vedie program
    }
lobby-speech = Reč {$seconds} s
lobby-night-call =
    {$seconds ->
        [0] Nočná výzva ručne
       *[other] Nočná výzva {$seconds} s
    }
lobby-own-mode = Vlastný režim
lobby-book-original = Klasická noc
    .rules = podľa pravidiel Original Mafia
    .about = reč, súd, hlasovanie
lobby-book-spytown = Polícia a karty
    .rules = hra podľa pravidiel Mafie vydavateľstva Granna
    .about = žetóny, karty, dve hlasovania

## Cards in the deck, with their number

lobby-deck-resident =
    {$count ->
        [one] obyvateľ
        [few] {$count} obyvatelia
       *[other] {$count} obyvateľov
    }
lobby-deck-commissar = komisár
lobby-deck-doctor = lekár
lobby-deck-immortal = nesmrteľný
lobby-deck-honest-judge =
    {$count ->
        [one] čestný sudca
        [few] {$count} čestní sudcovia
       *[other] {$count} čestných sudcov
    }
lobby-deck-sheriff = šerif
lobby-deck-mafia =
    {$count ->
        [one] mafián
        [few] {$count} mafiáni
       *[other] {$count} mafiánov
    }
lobby-deck-don = don
lobby-deck-ninja = nindža
lobby-deck-yakuza =
    {$count ->
        [one] jakuza
        [few] {$count} jakuzy
       *[other] {$count} jakúz
    }
lobby-deck-maniac = maniak
lobby-deck-werewolf = vlkolak
lobby-deck-lawyer = advokát
lobby-deck-corrupt-judge = skorumpovaný sudca

## Inviting

lobby-invite = Pozvať
lobby-invitation = Poď hrať k stolu {$code}.
lobby-qr = QR kód s adresou tohto stola
lobby-invite-how = Namier naň fotoaparát, otvor adresu alebo napíš kód na úvodnej stránke.
lobby-share = Zdieľať
lobby-copy = Kopírovať adresu
lobby-copied = Adresa je skopírovaná.

## Somebody at the table

lobby-seat = Miesto {$number} · {$state}
lobby-is-bot = bot
lobby-is-away = bez spojenia
lobby-is-here = pri stole · {$language}
lobby-rename = Zmeniť
lobby-move = Iné miesto
lobby-move-left = Doľava
lobby-move-right = Doprava
lobby-make-host =
    {$mode ->
        [hostless] Nech tento hráč oznamuje
       *[human] Nech vedie hru, bez karty
    }
lobby-unhost = Nech hru vedie program
lobby-give-seat = Dať miesto {$number}, {$name}
lobby-hand-on = Odovzdať stôl
lobby-hand-on-sure = Odteraz o stole rozhoduje táto osoba a ty už nie.
lobby-hand-on-yes = Odovzdať
lobby-remove = Odstrániť od stola
lobby-remove-sure = Miesto sa uvoľní. Kto má kód, môže sa vrátiť.
lobby-remove-yes = Odstrániť
lobby-remove-bot = Odstrániť bota

## What we play

lobby-settings = Čo hráme
lobby-settings-back = Späť k stolu
lobby-settings-locked = Toto mení len ten, kto založil stôl.
lobby-done = Hotovo
lobby-players =
    {$count ->
        [one] {$count} hráč
        [few] {$count} hráči
       *[other] {$count} hráčov
    }
lobby-book = Hra
lobby-mode-basic = Základný
    .help = Mafia sa prebúdza spolu a dohodne sa v tichosti.
lobby-mode-professional = Profesionálny
    .help = Mafia plánuje počas prvej noci a potom strieľa so zatvorenými očami.
lobby-mode-extended = Rozšírený
    .help = Štrnásť postáv, dva gangy a zabíjanie so zatvorenými očami.
lobby-mode-hostless = Bez vedúceho
    .help = Jeden z hráčov oznamuje, kým niekto nezomrie; potom vedie prvá obeť. Od 12 hráčov.
lobby-deck = V balíčku
lobby-deck-table = Tabuľka z pravidiel, počet hráčov: {$count}.
lobby-deck-none = Tento režim je pre {$least} až {$most} hráčov; teraz pri stole: {$count}.
lobby-group =
    {$group ->
        [deal] Rozdanie
        [night] Noc
        [court] Súd
        [end] Koniec
       *[other] Iné
    }
lobby-changed = zmeny: {$count}
lobby-advise = Späť k odporúčaniam pravidiel
lobby-less = {$what}: menej
lobby-more = {$what}: viac
lobby-seconds =
    {$value ->
        [0] bez limitu
       *[other] {$value} s
    }
lobby-rounds =
    {$value ->
        [0] nikdy
       *[other] {$value}
    }
lobby-manners = Neprítomní
lobby-grace = Čas na návrat
    .help = Tak dlho čaká miesto toho, kto je bez spojenia.
lobby-absent = A potom
    .help = Čo sa stane s miestom, keď čas uplynie.
lobby-absent-way =
    {$way ->
        [bot] Hrá bot
        [leave] Mimo hry
       *[wait] Hodiny idú ďalej
    }

## Values of settings

lobby-setting-deck =
    {$value ->
        [basic] Základný
       *[extended] Rozšírený
    }
lobby-setting-kill-method =
    {$value ->
        [open_eyes] Otvorené oči
       *[closed_eyes] Zatvorené oči
    }
lobby-setting-host-mode =
    {$value ->
        [engine] Program
        [human] Človek
       *[hostless] Nikto
    }
lobby-setting-address-by =
    {$value ->
        [numbers] Čísla
       *[names] Mená
    }
lobby-setting-row13-special =
    {$value ->
        [lawyer] Advokát
       *[werewolf] Vlkolak
    }
lobby-setting-gang-agreement =
    {$value ->
        [unanimous] Všetci
       *[majority] Väčšina
    }
lobby-setting-team-target =
    {$value ->
        [allowed] Dovolené
       *[forbidden] Zakázané
    }
lobby-setting-gang-replan =
    {$value ->
        [none] Iba prvý
       *[window] Každé tri noci
    }
lobby-setting-sheriff-vs-doctor =
    {$value ->
        [kills] Zabije
       *[saved] Nezabije
    }
lobby-setting-sheriff-vs-immortal =
    {$value ->
        [survives] Prežije
       *[kills] Zomrie
    }
lobby-setting-werewolf-trigger =
    {$value ->
        [any_black] Každý čierny
       *[gang_member] Člen gangu
    }
lobby-setting-werewolf-joins =
    {$value ->
        [meets_gang] Spoznajú sa
       *[blind] Cudzí
    }
lobby-setting-all-or-none-tie =
    {$value ->
        [spare] Žijú
       *[execute] Popravia ich
    }
lobby-setting-judge-tie =
    {$value ->
        [all_or_none] Všetci alebo nikto
       *[basic] Sudcovia znova
    }
lobby-setting-red-win-requires =
    {$value ->
        [all_black] Všetci čierni
        [killers_only] Vrahovia
       *[gangs_only] Gangy
    }
lobby-setting-nobody-left =
    {$value ->
        [red] Červení
       *[draw] Remíza
    }
