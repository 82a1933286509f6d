# The screens of the book `spytown`. Whispers have at most 48 characters, with a name of ten.

spy-lobby-cards =
    { $cards ->
        [0] Bez kart
       *[other] Karty Akcji: { $cards }
    }
spy-lobby-talk =
    { $seconds ->
        [0] Dyskusja bez limitu
       *[other] Dyskusja { $seconds } s
    }
spy-mode-basic = Same żetony, bez kart. Najlepsze na początek.
spy-mode-cards = Każdy dostaje też kartę. Niżej wybierzesz które.
spy-mode-children = Łagodniejsze słowa, bez Agenta, jedno głosowanie; kto odpada, zabiera kogoś ze sobą.
spy-tokens = Żetony
spy-group =
    { $group ->
        [cards] Jak działają karty
        [night] Noc
        [vote] Głosowania
        [children] Zasady dla dzieci
        [times] Czas
       *[other] Inne
    }

## Choosing the cards

spy-cards-chosen = Karty Akcji: { $cards }. Karty neutralne: { $neutrals }.
spy-card-uses = { $when }. { $users }.
spy-card-short = Na karcie: { $text }

## What I hold

spy-hand = Moja rola
spy-side = Strona: { $side }
spy-card-now =
    { $now ->
        [now] Możesz ją teraz zagrać.
        [not-here] Ta karta jest na inną chwilę.
        [later] Nie teraz.
        [spent] Ta karta jest już zagrana.
        [always] Działa sama.
        [open] Leży odkryta i działa w każdym głosowaniu.
        [unusable] Z twoim żetonem nie można jej użyć: dla ciebie jest neutralna.
       *[neutral] Nie ma czego zagrać.
    }
spy-met = { $side }: { $names }
spy-look = Przytrzymaj „Moja rola”: tam zobaczysz ten żeton.
spy-all-cards =
    { $cards ->
        [yes] Żetony i karty
       *[no] Żetony
    }
spy-deal-dealt =
    { $cards ->
        [yes] Masz już żeton i kartę
       *[no] Masz już żeton
    }
spy-deal-watched =
    { $cards ->
        [yes] Żetony i karty są rozdane
       *[no] Żetony są rozdane
    }
spy-deal-look = Najpierw obejrzyj, co masz.
spy-deal-by-hand = Mistrz Gry wpisuje, co rozdano ręcznie.
spy-deal-tokens = Żetony: { $tokens }.
spy-deal-cards = Karty: { $cards }. Neutralne: { $neutrals }.

## The night

spy-turn = Tura { $turn }
spy-turn-step = Tura { $turn } · { $step }
tag-turn = T{ $number }
turn-title = Tura { $number }
spy-signs = Znaki bez słów
spy-sign =
    { $sign ->
        [nod] Tak
        [shake] Nie
        [shrug] Nie wiem
       *[wait] Czekaj
    }
spy-night-hand = { $token } · { $card }
spy-night-seen = { $name }: { $token }
spy-night-lost = Inni dowiedzą się rano.
spy-night-alone = Tylko ty nie śpisz.
spy-night-ask =
    { $act ->
        [check] Czyj żeton oglądasz?
       *[point] Wskażcie wszyscy tego samego śpiącego.
    }
spy-night-settled = Ustalone.
spy-night-recruited = Werbunek: jesteś teraz z nami!
spy-night-agree = Zgoda, gdy wszyscy wskażą tę samą osobę.
spy-night-waits = Czekaj na innych.
spy-night-play = Zagrać kartę na: { $name }? Każdy ma ten przycisk; tylko ty poznasz skutek.
spy-night-play-choose = Dotknij gracza, którego dotyczy karta. Każdy ma ten przycisk.
spy-night-no-card = Nie ma karty do zagrania.

## Cards that are played

spy-play = Zagraj
spy-dock-play = Zagraj
spy-not-now = Nie teraz
spy-lay-open = Odkryj kartę
spy-pass = Bez karty
spy-play-on = Wszyscy zobaczą twoją kartę i kogo dotyczy: { $name }.
spy-play-open = Wszyscy zobaczą twoją kartę. Jeśli kogoś dotyczy, najpierw dotknij tej osoby.
spy-play-nothing = Nic nie zagrano. Przytrzymaj „Moja rola”, by zobaczyć dlaczego.
spy-reveal = Pokaż w złej fazie …
spy-reveal-yes = Pokaż i odpadnij
spy-window = Każdy ma te przyciski i tyle samo czasu, cokolwiek ma w ręku.
spy-window-mine = Masz tyle czasu bez względu na to, co masz w ręku.
spy-window-passed = Odpowiedź przyjęta. Czas płynie dalej, dla wszystkich tak samo.
spy-window-theirs = Teraz decyduje { $name }. Czekaj.
spy-window-out = Teraz tylko inni mają czas na kartę.
spy-pending = Ma odpaść
spy-on-table = Odkryte karty
spy-card-before = { $card }: { $name }
spy-lies = Leży odkryta: { $card }
spy-barred = tym razem bez głosu
spy-swap = Zamiana: { $name }
spy-swap-no = Bez zamiany
spy-swap-sure = Zamieniacie się żetonami. Nie da się tego cofnąć.
spy-shoot = Strzel do: { $name }
spy-shoot-no = Nie strzelam
spy-shoot-sure = Ten gracz odpada od razu. Nie da się tego cofnąć.

## The council

spy-chosen = Tej nocy Mafia wybrała:
spy-no-news = Noc bez wieści.
spy-point = Wskaż: { $name }
spy-point-whom = Wskaż …
spy-move = Przenieś głos: { $name }
spy-stay = Głos zostaje
spy-stay-not = Jeszcze się zastanowię
spy-vote-together = Wszystkie głosy pokażą się razem. Twój liczy się, gdy go zatwierdzisz.
spy-vote-change = Wskazujesz: { $name }. Możesz to zmienić, dopóki nie zagłosują wszyscy.
spy-vote-mine = Twoja kolej. Głos od razu widzą wszyscy i nie można go zmienić.
spy-vote-now = Teraz głosuje { $name }. Dalej zgodnie z ruchem wskazówek zegara.
spy-vote-wait = Głosy pokażą się razem, gdy będą wszystkie.
spy-vote-barred = Tym razem karta zabiera ci głos.
spy-votes =
    { $number ->
        [one] { $number } głos
        [few] { $number } głosy
       *[other] { $number } głosów
    }
spy-count =
    { $ballot ->
        [final_vote] Głosowanie finalne
       *[preliminary_vote] Głosowanie wstępne
    }
spy-votes-now = Głosuje
spy-votes-before = przed obroną: { $number }
spy-defence = Teraz mówi tylko ten, kto ma głos.
spy-defence-mine = Broń się, na głos albo na piśmie.
spy-tie-move = Remis. Możesz raz przenieść głos albo go zostawić.
spy-tie-fixed = Remis. Twojego głosu nie da się przenieść.
spy-tie-wait = Remis. Jeśli zostanie, zdecyduje losowanie.
spy-lot = Losowanie
spy-watch = Zobacz noc
spy-watch-help = To widzą wyeliminowani. Niech nie patrzy nikt, kto jest w grze.
spy-watch-none = Jeszcze nic.
spy-seat-voted =
    { $ballot ->
        [final_vote] Tura { $turn }, finał, głos przeciw: { $name }
       *[preliminary_vote] Tura { $turn }, głos przeciw: { $name }
    }
spy-leave-sure = Według zasad odpadasz z gry, a twój żeton zostaje odkryty: w dzień od razu, nocą dopiero o świcie.

## The end

spy-point-mine = Wskazujesz
spy-pointed = Wskazało już: { $number } z { $of }
spy-headline-police = Na ulicach jest spokojnie
spy-headline-mafia = Miasto ma innych panów
spy-headline-new-gang = Nikt się ich nie spodziewał
spy-headline-none = Żetony wracają do pudełka
spy-end-dealt = rozdanie: { $token }
spy-story-size =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[other] { $players } graczy
    }, { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[other] { $turns } tur
    }
spy-story-house = Kolumna to miejsce, piętro to tura. Okno świeci, póki gracz jest w grze.
spy-mind-asks = Myśli: kto to jest? { $word }
spy-mind-about = Procent przy głosie: na ile według bota to miejsce miało żeton tej strony: { $word }. Bot znał swój żeton, to, co mu powiedziano, i to, co jawne. Jego myśli widać dopiero teraz.
spy-story-dealt = Rozdanie: { $list }.
spy-story-hand =
    { $has ->
        [yes] { $name } – { $token }, { $card }
       *[no] { $name } – { $token }
    }

## The table screen

spy-screen-voter = Głosuje: { $name }
spy-against = Wynik głosowania:
spy-defends = Broni się

## The Game Master, and who opened the table

spy-host-why =
    { $step ->
        [by-hand] „Dalej”: resztę rozda program.
        [deal] Pierwsza noc zacznie się, gdy wszyscy będą gotowi albo gdy dotkniesz „Dalej”.
        [night] Każdej fazie daj tyle samo czasu, czy ktoś w niej działa, czy nie.
        [window] „Dalej” kończy czas na karty.
        [window-desk] Zagrano kartę? Gracze, potem imię. „Dalej” kończy czas na karty.
        [vote] „Dalej” kończy głosowanie; nieoddane głosy przepadają.
        [speech] „Dalej” kończy tę mowę obronną.
       *[talk] „Dalej” kończy dyskusję i zaczyna głosowanie.
    }
spy-host-hold = Trzymaj: żetony
spy-host-hands = Żetony i karty
spy-host-night = Ta noc, od najnowszych
spy-hand-help = Wpisz, co rozdano ręcznie. Resztę rozda program.
spy-hand-token = Żeton
spy-which-card = Która karta?
spy-decide-out = Rozstrzygnij: odpada
spy-decide-out-sure = Twoją decyzją { $name } odpada z gry. Zostaje to w zapisie.
spy-decide-stays = Rozstrzygnij: zostaje
spy-decide-stays-sure = Twoją decyzją { $name } zostaje w grze. Jest to w zapisie.
spy-tap = Dotknij gracza.
spy-host-nothing = Jeszcze nic. Czekaj tyle, co zawsze.
spy-lead-on =
    {$step ->
        [deal] Zacznij, choć nie wszyscy są gotowi
        [role_swap] Zakończ zamianę
        [discussion] Zakończ dyskusję dla wszystkich
        [preliminary_vote] Zakończ głosowanie wstępne
        [defence] Zakończ obronę
        [final_vote] Zakończ głosowanie finalne
        [tie_discussion] Zakończ ponowną dyskusję
       *[other] Dalej
    }
