# The human host's console.

host-title = Prowadzisz grę
host-read = Do przeczytania na głos
host-why-none = Teraz nic na ciebie nie czeka.
host-called = Teraz wezwani
host-players = Gracze
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
host-remove-sure = { $name } wypada z gry na stałe. W dzień wszyscy dowiadują się od razu, w nocy o świcie.
host-correct = Popraw ruch
host-correct-help = Zanim zacznie się następny krok, możesz zastąpić ruch tego gracza innym albo dodać brakujący. Poprawka zostaje w zapisie.
host-correct-act = Co jest właściwe?
host-correct-target = Kogo?
host-done = Zrobione.
