# Rozmowa dotknięciami: arkusz, dymki, tablica.

say-title = Powiedz dotknięciami
say-open = Powiedz…
say-ready = Przygotuj słowa
say-waiting = Na moją kolej: „{ $words }”
say-begin = Co powiesz?
say-word = Wybierz słowo
say-when = Która noc?
say-night = Noc { $number }
say-open-slot =
    { $slot ->
        [seat] kto?
       *[word] co?
    }
say-missing =
    { $what ->
        [kind] Wybierz początek
        [seat] Dotknij okna
       *[word] Wybierz słowo
    }
say-more = Więcej
say-quoted = „{ $words }”
say-it = Powiedz
say-keep = Na moją kolej
say-forget = Porzuć
say-back = Wstecz
seat-says = mówi: { $words }
seat-said = wcześniej: { $words }

board-title = Kto co mówi
board-about = Wypowiedzi według miejsc. Sprzeczności stoją między wierszami.
board-count =
    { $number ->
        [one] { $number } wypowiedź
        [few] { $number } wypowiedzi
       *[many] { $number } wypowiedzi
    }
board-way =
    { $way ->
        [seat] Miejsca
        [time] Po kolei
       *[me] O mnie
    }
board-seat = Miejsce
board-is = Mówi: rola
board-did = Czyny
board-others = O innych
board-nothing = Nikt jeszcze nic nie powiedział dotknięciami.
board-nothing-me = Nikt jeszcze nic nie powiedział o tobie dotknięciami.
board-foot = Tablica powtarza, co powiedziano. Nie mówi, kto ma rację.
board-seam =
    { $kind ->
        [cards] { $names }: nie wszyscy mogą mieć rację: { $word }
        [answers] O kim: { $about }. { $said }
        [vote] { $name }: zapowiedziana ręka przeciw: { $second }; podniesiona przeciw: { $third }
        [changed] { $name }: „{ $first }” – „{ $last }”
       *[shown] { $name }: „{ $first }” Odkryto: { $second }, { $shown }
    }
screen-speaks = { $number } · mówi: { $name }
