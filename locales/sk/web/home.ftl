# The front door.

home-learn = Ako sa hrá
home-how = Ako to funguje
home-title = City Sleeps
home-lead = Mafia na večer: telefóny rozdávajú karty, strážia tajomstvá a vedú hru.
home-people = od {$least} do {$most} ľudí
home-minutes = Pre {$count} ľudí: od {$least} do {$most} minút, pre {$many}: do {$longest}
home-city = Tmavé mesto; jedno okno svieti
home-your-table = Tvoj stôl {$code}
home-you =
    {$phase ->
        [lobby] Tvoje meno: {$name} · pred hrou
        [game] Tvoje meno: {$name} · hra beží
        [over] Tvoje meno: {$name} · po hre
       *[unknown] Tvoje meno: {$name}
    }
home-go-back = Vrátiť sa
home-code = Mám kód stola
home-code-hint = alebo namier fotoaparát na kód na televízore
home-code-wrong = Kód má päť písmen, bez I a O. Pozri sa ešte raz na obrazovku stola.
home-join = Pridať sa
home-start = Založiť stôl
home-back = Späť
home-table = Stôl {$code}
home-there =
    {$count ->
        [0] Zatiaľ tu nikto nie je.
       *[other] Pri stole: {$names}.
    }
home-game-runs = Hra už beží. Môžeš sa pozerať a sadnúť si k ďalšej.
home-new = Nový stôl
home-new-lead = {$book}. Ostatní sa pridajú kódom.
home-name = Tvoje meno
home-name-missing = Napíš meno, ktoré uvidia ostatní.
home-sit = Sadnúť si
home-screen = Ukázať tu obrazovku stola
home-open = Založiť stôl
home-unreachable = Server neodpovedá. Skontroluj, či je telefón v správnej sieti, a skús to znova.
home-it-is-me = Som to ja: opýtať sa stola
home-away = Už tu máš miesto? Ťukni na svoje meno.
home-away-me = Som to ja: {$name}
plea-title = Žiadaš o svoje miesto
plea-show = Ukáž toto číslo ({$names}): jedno ťuknutie a miesto je zase tvoje.
plea-show-table = Ukáž toto číslo ostatným: keď bude súhlasiť väčšina hrajúcich a budeš preč {$seconds} s, miesto je zase tvoje.
plea-show-none = Ukáž toto číslo tomu, kto vedie stôl: jedno ťuknutie a miesto je zase tvoje.
