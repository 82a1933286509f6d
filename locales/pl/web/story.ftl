# The story of a finished game.

story-title = Historia
story-back = Wróć
story-share = Udostępnij
story-window =
    { $fate ->
        [out] { $number }, { $name }: ciemno od { $when }.
       *[lit] { $number }, { $name }: światło do końca.
    }
story-eyes = Czyimi oczami
story-everything = Wszystko
story-mine = Moje oczy
story-other = Inne miejsce
story-through = Widzi: { $name }
story-hunches = Przeczucia: { $list }
story-hunch = { $name } × { $count }
story-own-hunch = Przeczucie: { $name }
story-said =
    { $count ->
        [one] Rozmowy: { $count } wypowiedź
        [few] Rozmowy: { $count } wypowiedzi
       *[other] Rozmowy: { $count } wypowiedzi
    }
story-share-text = City Sleeps: { $size }. { $verdict }
story-copied = Skopiowane: można wkleić gdziekolwiek.
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
story-house = Kolumna to miejsce, piętro to noc lub dzień. Światło oznacza życie.
story-dealt = Karty: { $cards }.
story-card = { $name } – { $card }
