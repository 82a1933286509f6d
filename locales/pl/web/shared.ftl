# The words of the screens that all of them share.

seats = Miejsca
seat-you = ty
seat-out = poza grą, {$when}
    .plain = poza grą
seat-speaking = ma głos
seat-on-trial = na ławie oskarżonych, numer {$number}
seat-called = teraz kolej na to miejsce
seat-hand = ręka w górze
seat-warned = ostrzeżenia: {$number}
seat-bot = bot
seat-away = bez łączności
seat-empty = wolne
seat-note =
    moja notatka: {$note ->
        [trust] ufam
        [doubt] nie ufam
       *[claim] podaje się za kogoś
    }
seconds-left =
    {$seconds ->
        [one] została {$seconds} sekunda
        [few] zostały {$seconds} sekundy
       *[many] zostało {$seconds} sekund
    }
menu = Menu
close = Zamknij
tag-night = N{$number}
tag-day = D{$number}
table = Stół
coming = Siadamy do stołu…
out-of-touch = Brak łączności. Twoje miejsce czeka; telefon sam próbuje wrócić.
back-at-table = Znów przy stole.
paused-by-host = Pauza. Zegar stoi, dopóki gra nie ruszy dalej.

why-ask = Dlaczego?
why-title = Dlaczego tak się stało?
why-not = Dlaczego nie?
why-way = Jak do tego doszło
why-seen = Rozumiem
why-mine = Przytrzymaj: co wiem tylko ja
why-mine-none = Nie wiesz o tym nic więcej niż inni.
why-law-only = Instrukcja dla graczy nic więcej o tym nie mówi. Sama zasada, po angielsku:
leads = Prowadzi: { $name }
leads-software = Prowadzi program
