# The screens of the book `cuba`.

## The lobby

cuba-mode =
    { $mode ->
        [cleaner] Jednego Lojalnego zastępuje Czyściciel, który może zastrzelić oskarżonego.
       *[basic] Diamenty, żetony i jedno pudełko. Tak najlepiej zacząć.
    }
cuba-group =
    { $group ->
        [box] Pudełko
        [end] Wygrana i następna gra
        [times] Czasy
       *[other] Inne
    }
cuba-tokens = Żetony w pudełku
cuba-mix-table = Żetony z zasad
cuba-lobby-real = Prawdziwe pudełko
cuba-lobby-time =
    { $minutes ->
        [0] Pytania bez limitu
       *[other] Pytania { $minutes } min
    }
cuba-leave-sure = Opuszczasz tę grę na dobre. Twój łup zostaje na miejscu i nadal można cię oskarżyć; gdy odchodzi Ojciec chrzestny, gra się kończy.

## Diamonds and tokens

cuba-diamonds =
    { $number ->
        [one] { $number } diament
        [few] { $number } diamenty
       *[many] { $number } diamentów
    }
cuba-no-tokens = bez żetonów
cuba-no-diamonds = bez diamentów
cuba-contents = { $diamonds }; { $tokens }
cuba-diamonds-number = Liczba diamentów
cuba-diamonds-take = Diamenty do wzięcia
cuba-diamonds-keep = Diamenty do zatrzymania
cuba-which-token = Który żeton?
cuba-or-token = Albo jedno z tych
cuba-gem = Diament { $number }

## The box

cuba-box-mine = Pudełko jest u ciebie
cuba-box-step = { $number } z { $of } · potem: { $name }
cuba-box-at = { $number } z { $of }
cuba-box-round = Pudełko krąży
cuba-box-with = Pudełko ma
cuba-box-opens = Pudełko otwiera
cuba-holds = ma pudełko
cuba-take-help = Weź diamenty albo jeden żeton: to decyduje, z kim wygrywasz.
cuba-remove-help = Jesteś Ojcem chrzestnym. Zatrzymaj od 0 do { $most } diamentów; do końca nikt się nie dowie ile.
cuba-remove-none = Nie zatrzymuj żadnego
cuba-box-choose =
    { $open ->
        [yes]
            { $keep ->
                [yes] Wybierz, ile zatrzymujesz.
               *[no] Wybierz, co bierzesz.
            }
       *[no]
            { $keep ->
                [yes] Przytrzymaj wieko i wybierz, ile zatrzymujesz.
               *[no] Przytrzymaj wieko i wybierz, co bierzesz.
            }
    }
cuba-box-take = Bierzesz: { $loot }. Dalej idzie: { $left }.
cuba-box-keep = Zatrzymujesz: { $kept }. Dalej idzie: { $left }.
cuba-wins =
    { $role ->
        [thief] Złodziej: gdy Ojciec odpada, wygrywa najbogatszy.
        [loyal] Wygrywa z Ojcem chrzestnym.
        [agent_fbi] Wygrywa sam, gdy go oskarżą.
        [agent_cia] Wygrywa sam, gdy go oskarżą.
        [driver] Wygrywa, gdy wygra { $name } po prawej.
        [cleaner] Wygrywa z Ojcem albo sam, gdy zastrzeli Agenta.
       *[street_urchin] Ulicznik: wygrywa, gdy wygra Złodziej.
    }
cuba-box-chosen = Wybrane. Po podaniu dalej nie ma odwrotu.
cuba-box-done = Gotowe. Pudełko pójdzie dalej, gdy minie czas.
cuba-take-nothing = Nic nie bierz
cuba-bag = Woreczek
cuba-bag-help = Jeden żeton może zniknąć w woreczku, zanim coś weźmiesz. Nikt się nie dowie.
cuba-bag-has = W woreczku: { $token }
cuba-lid-open = Przytrzymaj
cuba-lid-shut = Zamknij
cuba-close-pass = Zamknij i podaj
cuba-pass-sure = Podać pudełko dalej ({ $name })? Wybór będzie ostateczny.
cuba-pass-yes = Podaj dalej
cuba-hand-it = Pudełko idzie dalej: { $name }. Pamiętaj, co w nim było.
cuba-you-next = Potem twoja kolej. Teraz pudełko ma { $name }.
cuba-no-talk = Cisza, aż pudełko wróci: { $name }.
cuba-away =
    { $then ->
        [goes_on] Bez łączności: { $name }. Pudełko idzie dalej za { $seconds } s.
        [bot] Bez łączności: { $name }. Za { $seconds } s zagra bot.
        [leave] Bez łączności: { $name }. Odejście z gry za { $seconds } s.
       *[wait] Bez łączności: { $name }. Pudełko czeka.
    }
cuba-phone = Jeden telefon dla wszystkich
cuba-phone-is-box = Ten telefon to pudełko. Teraz kolej na:
cuba-phone-to = Telefon bierze teraz:
cuba-phone-shut = Co twoje, zamyka się, zanim telefon pójdzie dalej.
cuba-phone-take = To ja: { $name }
cuba-real-fill = Najpierw włóżcie do pudełka: 15 diamentów; { $tokens }. Ojciec chrzestny: { $godfather }. Zatrzymuje od 0 do 5 diamentów; pudełko krąży w ciszy, zaczyna { $first }. Gdy wróci, zapisz, ilu diamentów brakuje.

## What is mine alone

cuba-pocket = Moja kieszeń
cuba-you-took = Twój łup: { $loot }
cuba-you-removed = U ciebie zostało: { $diamonds }
cuba-came-back = Wróciło w pudełku: { $contents }
cuba-you-saw = W pudełku było: { $contents }

## The investigation

cuba-desk = Twój gabinet
cuba-desk-pick = Dotknij kogoś, by pytać albo oskarżyć.
cuba-boss-is = Ojciec chrzestny: { $name }
cuba-floor = Mów prawdę, kłam albo milcz, kiedy chcesz.
cuba-out = Nie grasz już: milczysz do końca.
cuba-talk-all = Przeczytają wszyscy; nikt nie sprawdza, czy to prawda.
cuba-board = Kto co mówi o pudełku
cuba-col-seat = Miejsce
cuba-col-got = Dotarło
cuba-col-took = Łup
cuba-col-passed = Poszło dalej
cuba-recovered = odzyskane
cuba-jokers =
    { $number ->
        [one] joker
        [few] jokery
       *[many] jokerów
    }
cuba-missing = brakuje
cuba-only-you = , widzisz to tylko ty
cuba-silent = jeszcze milczy
cuba-has-joker = ma jokera
cuba-shown = Pokazane wszystkim: { $loot }
cuba-said-bag = Woreczek: { $token }
cuba-seam-diamonds = { $giver } podaje { $passed }; { $to } dostaje { $received }
cuba-seam-tokens = { $giver } podaje: { $passed }; { $to } dostaje: { $received }
cuba-excess = { $token }: według słów { $said }, w pudełku { $of }
cuba-boss-removed = { $name } mówi: zatrzymane { $number }
cuba-boss-back = { $name } mówi: wróciło { $number }; { $tokens }
cuba-ask = Pytasz: { $name }
cuba-asked = już pytane
cuba-about = Wszystko: { $name }
cuba-claim-title = Moje zeznanie
cuba-claim-tab =
    { $tab ->
        [came] Dotarło
        [passed] Poszło
        [took] Mój łup
        [bagged] Woreczek
        [removed] Zostało
       *[came_back] Wróciło
    }
cuba-claim-words =
    { $tab ->
        [came] „Dotarło: { $what }.”
        [passed] „Dalej poszło: { $what }.”
        [took] „Mój łup: { $what }.”
        [bagged] „Do woreczka: { $what }.”
        [removed] „U mnie zostało: { $what }.”
       *[came_back] „Wróciło: { $what }.”
    }
cuba-claim-from =
    { $whose ->
        [mine] Wpisane z twoich słów. Zmień, co chcesz: wolno kłamać.
        [theirs] Tyle poszło dalej, mówi { $name }. Zmień, co chcesz: wolno kłamać.
       *[nobody] Prawda czy nie: przeczytają wszyscy. Wolno kłamać.
    }
cuba-claim-count = Diamenty: { $number }
cuba-claim-nothing = nic
cuba-claim-tokens = Żetony
cuba-claim-no-diamonds = żadnego
cuba-claim-no-tokens = żadnego
cuba-claim-empty = Dotknij tego, co było.
cuba-claim-say = Powiedz wszystkim

## The accusation

cuba-accuse = { $name }, opróżnij kieszenie!
cuba-accuse-sure = Oskarżyć: { $name }?
cuba-accuse-cost =
    { $jokers ->
        [0] Nie da się tego cofnąć, a jokerów już nie ma.
       *[other] Nie da się tego cofnąć. Jokery: { $jokers }.
    }
cuba-accusation = Oskarżenie
cuba-to = { $godfather } → { $name }
cuba-tv-accuses = { $name } oskarża:
cuba-tv-empties = { $name } opróżnia kieszenie
cuba-tv-shoots = { $name } to Czyściciel i strzela
cuba-tv-thieves = Złodzieje pokazują łup
cuba-pockets-shut = Zamknięte kieszenie: { $name }
cuba-has-said = { $name } mówi
cuba-breath-wait = Nic nie trzeba robić. Kieszenie otworzą się same.
cuba-host-enters =
    { $bang ->
        [yes]
            { $who ->
                [accused] Czy ktoś woła BANG? Jeśli nie, pokaż wszystko.
               *[other] Czy ktoś woła BANG? Jeśli nie, { $name } pokazuje wszystko.
            }
       *[no]
            { $who ->
                [accused] Pokaż wszystko; zostanie to zapisane dla wszystkich.
               *[other] { $name } pokazuje wszystko; zostanie to zapisane dla wszystkich.
            }
    }
cuba-on = Dalej
cuba-concede-sure = Poddajesz się: Ojciec chrzestny odpada, a wygrywa Złodziej z największą liczbą diamentów.

## A real box: what is entered

cuba-enter = Zapisz, co się stało
cuba-enter-help = Zapisz to, co wszyscy widzieli na stole.
cuba-enter-accuse = Ojciec chrzestny oskarża
cuba-enter-names = Kto wskazuje następnego Ojca chrzestnego?
cuba-enter-concede = Ojciec chrzestny się poddaje
cuba-enter-concede-sure = Ojciec chrzestny poddaje się i odpada, a wygrywa Złodziej z największą liczbą diamentów.
cuba-enter-what = Co się stało?
cuba-enter-who =
    { $act ->
        [accuse] Kogo?
        [bang] Kto zawołał BANG?
       *[other] Kto?
    }
cuba-enter-now = { $name } pyta i oskarża na głos. Zapisuj każde oskarżenie.
cuba-was-empty = Czy pudełko dotarło puste?
cuba-yes-no =
    { $word ->
        [yes] Tak
       *[no] Nie
    }
cuba-enter-end-sure = Nic więcej nie zostanie zapisane; kto nie jest zapisany, nie wygrywa.
cuba-enter-undo-sure = Ostatni wpis zostanie cofnięty i dowiedzą się wszyscy.

## The end

cuba-end-side =
    { $side ->
        [won] Wygrana
       *[lost] Pozostali
    }
cuba-end-winners =
    { $count ->
        [0] Nie wygrywa nikt.
        [1] Wygrywa { $names }.
       *[other] Wygrywają { $names }.
    }
cuba-end-mine =
    { $won ->
        [yes] Wygrywasz.
       *[no] Nie wygrywasz.
    }
cuba-way = Droga pudełka
cuba-way-again = Jeszcze raz
cuba-way-help = Ciemne: poszło dalej. Jasne w ramce: wzięte. Puste: zniknęło wcześniej.
cuba-way-left = Pudełko rusza z: { $diamonds }; { $tokens }
cuba-way-came = Dotarło diamentów: { $came }
cuba-way-pips = { cuba-way-came }. Łup: { $loot }
cuba-way-bag = do woreczka: { $token }
cuba-kept = zatrzymane: { $number }
cuba-stolen-were = W pudełku brakowało: { $diamonds }
cuba-chosen = Następny Ojciec chrzestny
cuba-next-who = Kto będzie następnym Ojcem chrzestnym?
cuba-next-name = Wskaż: { $name }
cuba-next-wait = Wybierają zwycięzcy: { $names }
cuba-next-mine = Twój wybór: { $name }.
cuba-turn = Oskarżenie { $number }: { $what }
tag-accusation = #{ $number }
cuba-story-size = Graczy: { $players } · oskarżeń: { $accusations }
cuba-story-house = Dom: okno dla każdego miejsca, piętro dla każdego oskarżenia

cuba-side-wins =
    { $ending ->
        [diamonds_recovered] Ojciec chrzestny
        [agent_accused] Agent
        [godfather_eliminated] Złodzieje
        [cleaner_shot_agent] Czyściciel
       *[other] Nikt
    }
