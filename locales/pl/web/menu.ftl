# The menu, the rules, and what is asked twice.

menu-title = Menu
menu-language = Język
menu-clock = Zegar
menu-pause = Pauza
menu-resume = Wznów
menu-hand = Oddaj ten telefon
menu-extend = Jeszcze {$seconds} s
menu-rules = Zasady
menu-screen = Ekran stołu
menu-seats-day = Miejsca w dzień
menu-seats-night = Miejsca w nocy
menu-layout =
    {$way ->
        [auto] Automa{"\u00AD"}tycznie
        [long] Długi stół
       *[ring] Okrągły stół
    }
menu-tap = Dotknięcie zamiast trzymania
    .help = Pokazuje przez cztery sekundy, potem samo się chowa.
menu-speak = Mów za prowadzącego
    .help = Ten telefon czyta na głos słowa prowadzącego.
menu-here = Przy stole {$code}
menu-watches = ogląda
menu-stand-in = gra bot
menu-fair = Dlaczego rozdanie jest uczciwe
menu-fair-words = Serwer ustalił swoją część tasowania, zanim ktokolwiek dodał swój wkład. Twój wkład też wpływa na wynik, a po grze każdy może sprawdzić jedno i drugie.
menu-fair-commitment = Ustalone przez serwer
menu-fair-luck = Twój wkład do losowania
menu-home = Na stronę początkową
menu-leave = Odejdź od stołu
menu-leave-sure =
    {$what ->
        [bot] Na twoim miejscu gra dalej bot. Ze strony początkowej możesz wrócić.
        [book] Według zasad odpadasz z gry: w dzień od razu, nocą dopiero o świcie. Karta zostaje zakryta.
        [host] Od tej chwili grę prowadzi program.
        [out] Jesteś już poza grą. Ze strony początkowej możesz wrócić i oglądać.
       *[place] Twoje miejsce się zwolni. Do powrotu znów będzie potrzebny kod.
    }
menu-leave-yes = Odejdź
menu-no = Anuluj
menu-clauses-all = Wszystkie punkty zasad (po angielsku)
menu-clauses = Szukaj w zasadach
menu-clauses-found =
    {$count ->
        [0] Żadna zasada o tym nie mówi.
        [one] {$count} zasada.
        [few] {$count} zasady.
       *[many] {$count} zasad.
    }
menu-characters = Postacie w tej grze
host-lead = Dla osoby, która założyła stół
host-lead-expel = Wyklucz gracza
menu-end = Zakończ grę
menu-end-sure = Gra kończy się dla wszystkich, nikt nie wygrywa i żadna karta nie zostaje odkryta. Potem można zacząć następną.
menu-end-yes = Zakończ
send-away = Usuń z gry
send-away-sure =
    {$what ->
        [bot] Za tego gracza ({$name}) gra bot, dopóki nie pozwolisz tej osobie grać dalej.
        [host] Odtąd grę prowadzi program.
       *[book] Według instrukcji ten gracz ({$name}) opuszcza grę. W dzień wszyscy dowiadują się od razu, nocą dopiero o świcie.
    }
send-away-yes = Usuń
stand-in-mine = Gra za ciebie bot.
stand-in-back = Gram dalej
stand-in-sent = Usunięto cię z gry. Osoba, która ją prowadzi, może ci pozwolić grać dalej.
send-back = Niech {$name} gra dalej
offer-asked = Czy {$name} ma grać dalej na miejscu {$number} ({$owner})?
offer-give = Zgadzam się
offer-agreed = Zgoda: {$count} z {$needed}
offer-waits = Stanie się to, gdy tej osoby ({$owner}) nie będzie dość długo.
offer-hide = Nie teraz
lead-asked = Czy grę ma prowadzić {$name}? Kto prowadzi, widzi wszystkie karty.
lead-offer = Niech grę prowadzi {$name}
lead-me = Ja prowadzę grę
plea-asked = „To ja” – pisze ktoś z innego telefonu: {$name}, liczba {$number}
plea-give = Tak, to { $name }
plea-given = {$name} gra z innego telefonu. Miejsce zostało oddane.
plea-was-given = Miejsce oddano innemu telefonowi
