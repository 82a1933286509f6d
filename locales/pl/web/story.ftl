# The story of a finished game.

story-title = Historia
story-back = Wróć
story-share = Udostępnij
story-window =
    { $fate ->
        [out] { $number }, { $name }: ciemno od { $when }.
       *[lit] { $number }, { $name }: światło do końca.
    }
story-turn = Punkt zwrotny:
story-turn-who = { $name } ({ $piece })
story-eyes = Czyimi oczami
story-everything = Wszystko
story-mine = Moimi oczami
story-other = Inny gracz
story-through = Oczami: { $name }
story-hunch = Podejrzenie ({ $who }): { $name }
story-own-hunch = Podejrzenie tej nocy: { $name }
story-said =
    { $count ->
        [one] Rozmowy: { $count } wypowiedź
        [few] Rozmowy: { $count } wypowiedzi
       *[other] Rozmowy: { $count } wypowiedzi
    }
story-share-text = City Sleeps: { $size }. { $verdict }
picture-title = Obrazek do udostępnienia
picture-winners = Wygrana: { $names }
picture-keep = Zapisz obrazek
picture-none = Ta przeglądarka nie potrafi zrobić obrazka.
story-coming = Otwieramy zapis…
story-unreachable = Zapis jest teraz niedostępny.
story-retry = Spróbuj ponownie
story-size =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[other] { $players } graczy
    }, { $nights ->
        [one] { $nights } noc
        [few] { $nights } noce
       *[other] { $nights } nocy
    }
story-house = Kolumna to miejsce, piętro to noc lub dzień. Okno świeci, póki gracz żyje.
story-dealt = Karty: { $cards }.
story-card = { $name } – { $card }
story-happened = Przebieg
story-odds = Szanse
odds-coming = Liczymy szanse…
odds-none = Tej gry nie umiemy ocenić.
odds-knew = Co wiedzieli wszyscy
odds-curve = { $side }: { $first } % po rozdaniu, { $last } % na końcu.
odds-suspects = { $when }, { $side }: szansa każdego miejsca w procentach. W paski: tak było.
odds-about = Tylko z tego, co wiedzieli wszyscy. Szary pas to niepewność: tutaj od { $low } do { $high } %. Zmierzone w grach botów; ludzie mogą grać inaczej.
odds-now = Szanse teraz
odds-now-curve = { $side }: { $first } % po rozdaniu, { $last } % teraz.
odds-now-wait = Szanse będą, gdy minie pierwsza noc.
odds-now-seats = { $side }: szansa każdego miejsca w procentach.
story-bots = Boty
mind-coming = Otwieramy myśli botów…
mind-none = O botach z tej gry nie ma nic do powiedzenia.
mind-bot = { $card }, bot
mind-other = Inny bot
mind-done = Słowa i czyny
mind-silent = Nic nie mówi i nic nie robi.
mind-accused = Oskarża: { $seat }
mind-voted = Głosuje przeciw: { $seat }
mind-meant = szczerze
mind-bluff = blef
mind-lie = kłamstwo
mind-kept = spełnione
mind-broken = złamane
mind-why = Dlaczego { $seat }?
