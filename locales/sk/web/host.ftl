# The human host's console.

host-title = Vedieš hru
host-read = Prečítaj nahlas
host-nomination = { $name }: koho staviaš pred súd?
host-to-come = Ešte budú hovoriť: { $names }.
host-ready =
    { $left ->
        [0] Všetci sú pripravení. Noc príde, keď dáš „Ďalej“.
       *[other] Pripravení: { $ready } z { $count }. Noc príde, keď dáš „Ďalej“.
    }
host-not-ready = Ešte nepripravení: { $names }
host-why =
    { $step ->
        [night] Každá výzva trvá rovnako dlho, či v nej niekto koná, alebo nie.
        [nomination] „Ďalej“ znamená: pred súd nejde nikto.
        [vote] „Ďalej“ ukončí túto výzvu; platia ruky, ktoré sú už hore.
       *[speech] „Ďalej“ ukončí túto reč.
    }
host-why-none = Teraz na teba nič nečaká.
host-hold = Podrž: karty
host-called = Práve volaní
host-none = Nikto z nich už nie je v hre. Počkaj tak dlho ako vždy.
host-idle = Tejto noci nič nevyberajú.
host-not-yet = zatiaľ bez voľby
host-cards = Všetky karty
host-last-night = Noc { $night }, od konca
host-players = Hráči
host-pause = Pauza
host-resume = Spustiť
host-more = +{ $seconds } s
host-elapsed =
    { $seconds ->
        [one] { $seconds } sekunda od výzvy
        [few] { $seconds } sekundy od výzvy
       *[other] { $seconds } sekúnd od výzvy
    }
host-words = Tvoje slová všetkým
host-which = Ktorý hráč?
host-remove-sure = { $name } odchádza z hry natrvalo. Cez deň sa to všetci dozvedia hneď, v noci na úsvite.
host-correct = Opraviť ťah
host-correct-help = Kým sa nezačne ďalší krok, môžeš ťah tohto hráča nahradiť iným alebo doplniť chýbajúci. Oprava zostáva v zázname.
host-correct-act = Čo je správne?
host-correct-target = Koho?
host-correct-night = Na ktorú noc?
host-done = Hotovo.
