# The human host's console.

host-title = Prowadzisz grę
host-read = Przeczytaj na głos
host-why-none = Teraz nic na ciebie nie czeka.
host-called = Teraz wezwani
host-players = Gracze
host-so-far = Protokół do tej pory
host-pause = Pauza
host-resume = Wznów
host-more = +{ $seconds } s
host-elapsed =
    { $seconds ->
        [one] { $seconds } sekunda od wezwania
        [few] { $seconds } sekundy od wezwania
       *[other] { $seconds } sekund od wezwania
    }
host-words = Twoje słowa do wszystkich
host-which = Który gracz?
host-remove-sure = { $name } odpada z gry na stałe. W dzień wszyscy dowiadują się od razu, nocą dopiero o świcie.
host-correct = Popraw ruch
host-correct-help = Zanim zacznie się następny krok, możesz zastąpić ruch tego gracza innym albo dodać brakujący. Poprawka zostaje w zapisie.
host-correct-act = Jak powinno być?
host-correct-target = Kogo?
host-done = Gotowe.
host-none = Nikogo z nich nie ma już w grze. Odczekaj tyle, co zawsze.
host-not-yet = jeszcze bez wyboru
host-cards = Wszystkie karty
host-hold = Trzymaj: karty
host-last-night = Noc { $night }, od najnowszych
host-ready =
    { $left ->
        [0] Wszyscy są gotowi. Noc zapadnie, gdy dotkniesz „Dalej”.
       *[other] Gotowi: { $ready } z { $count }. Noc zapadnie, gdy dotkniesz „Dalej”.
    }
host-not-ready = Jeszcze niegotowi: { $names }
host-stop-sure = Gra kończy się dla wszystkich, bez zwycięzcy, i wszystko zostaje odkryte.
