# The human host's console.

host-title = Vedieš hru
host-read = Prečítaj nahlas
host-why-none = Teraz na teba nič nečaká.
host-called = Práve na rade
host-players = Hráči
host-so-far = Protokol doteraz
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
host-remove-sure = { $name } vypadáva z hry natrvalo. Cez deň sa to všetci dozvedia hneď, v noci až na úsvite.
host-correct = Opraviť ťah
host-correct-help = Kým sa nezačne ďalší krok, môžeš ťah tohto hráča nahradiť iným alebo doplniť chýbajúci. Oprava zostáva v zázname.
host-correct-act = Ako to má byť?
host-correct-target = Koho?
host-done = Hotovo.
host-none = Nikto z nich už nie je v hre. Počkaj tak dlho ako vždy.
host-not-yet = zatiaľ bez voľby
host-cards = Všetky karty
host-hold = Podrž: karty
host-last-night = Noc { $night }, od najnovších
host-ready =
    { $left ->
        [0] Všetci sú pripravení. Noc príde, keď ťukneš na „Ďalej“.
       *[other] Pripravení: { $ready } z { $count }. Noc príde, keď ťukneš na „Ďalej“.
    }
host-not-ready = Ešte nepripravení: { $names }
host-stop-sure = Hra sa pre všetkých končí, bez víťaza, a všetko sa odkryje.
