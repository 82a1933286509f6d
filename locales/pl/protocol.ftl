# Protokół gry, jaki prowadzą kluby. Nagłówki kolumn są krótkie: wiele ich mieści się na jednej stronie.

protocol-title = Protokół gry
protocol-seats = Miejsca
protocol-nights = Noce
protocol-courts = Sądy
protocol-turns = Tury
protocol-votes = Głosowania
protocol-accusations = Oskarżenia
protocol-corrections = Poprawki prowadzącego

## Wiersze na górze

protocol-game = Gra
protocol-players = Gracze
protocol-size = Przebieg
protocol-length = Czas
protocol-leader = Prowadzi
protocol-software = program
protocol-minutes = { $number } min
protocol-nights-number =
    { $number ->
        [one] { $number } noc
        [few] { $number } noce
       *[many] { $number } nocy
    }
protocol-turns-number =
    { $number ->
        [one] { $number } tura
        [few] { $number } tury
       *[many] { $number } tur
    }

## Kolumny

protocol-number = Nr
protocol-name = Imię
protocol-card = Karta
protocol-side = Strona
protocol-warnings = Ostrzeżenia
protocol-out = Odpada
protocol-won = Wygrana
protocol-minute = Min
protocol-night = Noc
protocol-day = Dzień
protocol-turn = Tura
protocol-leaves = Odpada
protocol-ballot-kind = Głosowanie
protocol-hands = Głosy
protocol-falls = Pada na
protocol-where = Kiedy
protocol-seat = Miejsce
protocol-was = Było
protocol-now = Po poprawce
protocol-note-votes = Kolumny z numerem: na kogo głosowało miejsce. Skreślone: poza grą. Wygrana: 1.

## Komórki

protocol-tag-night = N{ $number }
protocol-tag-day = D{ $number }
protocol-tag-turn = T{ $number }
protocol-ballot =
    { $round ->
        [1] { $tag }
       *[other] { $tag }/{ $round }
    }
protocol-left = wyjście { $tag }
protocol-gone = wyjście
protocol-because = { $who }: { $why }
protocol-by = { $seat } ({ $by })
protocol-seen = { $seat } { $what }
protocol-points = { $seat } → { $what }
protocol-times =
    { $number ->
        [1] { $what }
       *[other] { $number } × { $what }
    }
protocol-yes = tak
protocol-move = { $act } { $about }

## Księgi

protocol-original-check =
    { $answer ->
        [nod] { $seat } tak
       *[no_nod] { $seat } nie
    }
protocol-original-meets = poznaje się
protocol-original-attempt =
    { $result ->
        [protected] { $seat } (pod ochroną)
        [immortal] { $seat } (nieśmiertelny)
       *[kills] { $seat }
    }
protocol-original-execute = precz
protocol-original-spare = zostają
protocol-original-accused = Przed sądem (kto)
protocol-original-hands = Ręce
protocol-original-note = D1, D2 …: przeciw komu podniesiono rękę; w nawiasie ręka nie podniesiona, zaliczona ostatniemu oskarżonemu. Skreślone: poza grą. Wygrana: 1.
protocol-spytown-token = Żeton
protocol-spytown-cards = Zagrane karty
protocol-spytown-stays = { $who } zostaje
protocol-spytown-final = finał: { $seats }
protocol-bigcity-air =
    { $choice ->
        [up] w powietrze
       *[none] bez strzału
    }
protocol-bigcity-blocked = blokada
protocol-bigcity-alibi = { $who } (alibi)
protocol-cuba-role = Rola
protocol-cuba-came = Przyszło w pudełku
protocol-cuba-took-really = Zabrane
protocol-cuba-claimed = „{ $claim }”
protocol-cuba-note = W cudzysłowie: co gracz twierdził ostatnio. Skreślone: poza grą. Wygrana: 1.
protocol-cuba-number =
    { $number ->
        [one] { $number } oskarżenie
        [few] { $number } oskarżenia
       *[many] { $number } oskarżeń
    }
protocol-cuba-removed-really = odłożone: { $number } ◆
protocol-cuba-bag = w woreczku: { $token }
protocol-cuba-accused = Oskarżenie
protocol-cuba-shows = Pokazuje
protocol-cuba-back = Odzyskane
protocol-cuba-joker = Joker dla
protocol-cuba-bang = Strzela
