# Protokol hry, aký vedú kluby. Nadpisy stĺpcov sú krátke: veľa sa ich zmestí na jednu stranu.

protocol-title = Protokol hry
protocol-seats = Miesta
protocol-nights = Noci
protocol-courts = Súdy
protocol-turns = Kolá
protocol-votes = Hlasovania
protocol-accusations = Obvinenia
protocol-corrections = Opravy vedúceho hry

## Riadky hore

protocol-game = Hra
protocol-players = Hráči
protocol-size = Priebeh
protocol-length = Trvanie
protocol-leader = Hru vedie
protocol-software = program
protocol-minutes = { $number } min
protocol-nights-number =
    { $number ->
        [one] { $number } noc
        [few] { $number } noci
       *[other] { $number } nocí
    }
protocol-turns-number =
    { $number ->
        [one] { $number } kolo
        [few] { $number } kolá
       *[other] { $number } kôl
    }

## Stĺpce

protocol-number = Č.
protocol-name = Meno
protocol-card = Karta
protocol-side = Strana
protocol-warnings = Napomenutia
protocol-out = Vypadá
protocol-won = Výhra
protocol-minute = Min
protocol-night = Noc
protocol-day = Deň
protocol-turn = Kolo
protocol-leaves = Vypadá
protocol-ballot-kind = Hlasovanie
protocol-hands = Hlasy
protocol-falls = Padá na
protocol-where = Kedy
protocol-seat = Miesto
protocol-was = Bolo
protocol-now = Po oprave
protocol-note-votes = Stĺpce s číslom: proti komu miesto hlasovalo. Prečiarknuté: mimo hry. Výhra: 1.

## Bunky

protocol-tag-night = N{ $number }
protocol-tag-day = D{ $number }
protocol-tag-turn = K{ $number }
protocol-ballot =
    { $round ->
        [1] { $tag }
       *[other] { $tag }/{ $round }
    }
protocol-left = odchod { $tag }
protocol-gone = odchod
protocol-because = { $who }: { $why }
protocol-by = { $seat } ({ $by })
protocol-seen = { $seat } { $what }
protocol-points = { $seat } → { $what }
protocol-times =
    { $number ->
        [1] { $what }
       *[other] { $number } × { $what }
    }
protocol-yes = áno
protocol-move = { $act } { $about }

## Knihy

protocol-original-check =
    { $answer ->
        [nod] { $seat } áno
       *[no_nod] { $seat } nie
    }
protocol-original-meets = spoznáva sa
protocol-original-attempt =
    { $result ->
        [protected] { $seat } (chránený)
        [immortal] { $seat } (nesmrteľný)
       *[kills] { $seat }
    }
protocol-original-execute = preč
protocol-original-spare = zostať
protocol-original-accused = Pred súdom (kto)
protocol-original-hands = Ruky
protocol-original-note = D1, D2 …: proti komu sa zdvihla ruka; v zátvorke nezdvihnutá ruka, ktorá sa počíta poslednému obžalovanému. Prečiarknuté: mimo hry. Výhra: 1.
protocol-spytown-token = Žetón
protocol-spytown-cards = Zahrané karty
protocol-spytown-stays = { $who } zostáva
protocol-spytown-final = finále: { $seats }
protocol-bigcity-air =
    { $choice ->
        [up] do vzduchu
       *[none] bez výstrelu
    }
protocol-bigcity-blocked = blokovaný
protocol-bigcity-alibi = { $who } (alibi)
protocol-cuba-role = Rola
protocol-cuba-came = Prišlo v škatuli
protocol-cuba-took-really = Vzaté
protocol-cuba-claimed = „{ $claim }“
protocol-cuba-note = V úvodzovkách: čo hráč tvrdil naposledy. Prečiarknuté: mimo hry. Výhra: 1.
protocol-cuba-number =
    { $number ->
        [one] { $number } obvinenie
        [few] { $number } obvinenia
       *[other] { $number } obvinení
    }
protocol-cuba-removed-really = odložené: { $number } ◆
protocol-cuba-bag = vo vrecúšku: { $token }
protocol-cuba-accused = Obvinenie
protocol-cuba-shows = Ukazuje
protocol-cuba-back = Získané späť
protocol-cuba-joker = Žolík pre
protocol-cuba-bang = Strieľa
