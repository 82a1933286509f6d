# The menu, the rules, and what is asked twice.

menu-title = Ponuka
menu-language = Jazyk
menu-clock = Hodiny
menu-pause = Pauza
menu-hand = Odovzdaj tento telefón
menu-resume = Spustiť
menu-extend = O {$seconds} s viac
menu-rules = Pravidlá
menu-screen = Obrazovka stola
menu-seats-day = Miesta cez deň
menu-seats-night = Miesta v noci
menu-layout =
    {$way ->
        [auto] Automaticky
        [long] Dlhý stôl
       *[ring] Okrúhly stôl
    }
menu-tap = Ťuknutie namiesto držania
    .help = Ukáže sa na štyri sekundy, potom sa samo skryje.
menu-speak = Hovoriť za vedúceho hry
    .help = Tento telefón číta nahlas slová vedúceho hry.
menu-here = Pri stole {$code}
menu-watches = pozerá sa
menu-stand-in = hrá bot
menu-fair = Prečo je rozdanie poctivé
menu-fair-words = Server určil svoju časť miešania skôr, než ktokoľvek prispel k náhode; tvoj príspevok je doň primiešaný a po hre si oboje môže každý overiť.
menu-fair-commitment = Určené serverom
menu-fair-luck = Tvoj príspevok k náhode
menu-home = Na úvodnú stránku
menu-leave = Odísť od stola
menu-leave-sure =
    {$what ->
        [bot] Na tvojom mieste hrá ďalej bot. Z úvodnej stránky sa môžeš vrátiť.
        [book] Podľa pravidiel vypadávaš z hry: cez deň hneď, v noci až na úsvite. Karta zostane zakrytá.
        [host] Odteraz vedie hru program.
        [out] Už si mimo hry. Z úvodnej stránky sa môžeš vrátiť a pozerať.
       *[place] Tvoje miesto sa uvoľní. Na návrat budeš znova potrebovať kód.
    }
menu-leave-yes = Odísť
menu-no = Zrušiť
menu-clauses-all = Všetky body pravidiel (po anglicky)
menu-clauses = Hľadať v pravidlách
menu-clauses-found =
    {$count ->
        [0] O tom nehovorí žiadne pravidlo.
        [one] {$count} pravidlo.
        [few] {$count} pravidlá.
       *[other] {$count} pravidiel.
    }
menu-characters = Postavy v tejto hre
host-lead = Pre toho, kto založil stôl
host-lead-expel = Vylúčiť hráča
menu-end = Ukončiť hru
menu-end-sure = Hra sa pre všetkých končí, nikto nevyhrá a žiadna karta sa neodkryje. Pripraví sa ďalšia.
menu-end-yes = Ukončiť
send-away = Odstrániť z hry
send-away-sure =
    {$what ->
        [bot] Za tohto hráča ({$name}) hrá bot, kým mu nedovolíš hrať ďalej.
        [host] Odteraz hru vedie program.
       *[book] Podľa pravidiel tento hráč ({$name}) opúšťa hru. Cez deň sa to všetci dozvedia hneď, v noci až na úsvite.
    }
send-away-yes = Odstrániť
stand-in-mine = Hrá za teba bot.
stand-in-back = Hrám ďalej
stand-in-sent = Odstránili ťa z hry. Kto ju vedie, ti môže dovoliť hrať ďalej.
send-back = Nech {$name} hrá ďalej
offer-asked = Má {$name} hrať ďalej na mieste {$number} ({$owner})?
offer-give = Súhlasím
offer-agreed = Súhlas: {$count} z {$needed}
offer-waits = Stane sa to, keď tu tento hráč ({$owner}) nebude dosť dlho.
offer-hide = Teraz nie
lead-asked = Má hru viesť {$name}? Kto vedie, vidí všetky karty.
lead-offer = Nech hru vedie {$name}
lead-me = Hru vediem ja
plea-asked = „Som to ja,“ hlási niekto z iného telefónu: {$name}, číslo {$number}
plea-give = Áno, je to { $name }
plea-given = {$name} hrá z iného telefónu. Miesto bolo vrátené.
plea-was-given = Miesto dostal iný telefón
