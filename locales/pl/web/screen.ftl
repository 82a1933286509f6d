# The screen in the middle of the table.

screen-title = City Sleeps
screen-paused = Pauza
screen-voice = Czytaj na głos słowa prowadzącego
screen-qr = Kod QR stołu
screen-light = Zapal swoje okno
screen-scan = Zeskanuj albo otwórz { $address } i wpisz kod
screen-eyes = Patrz tylko w swoje okno.
    .eyes = Oczy otwiera tylko ten, kogo wezwano.
screen-lost = Brak łączności z serwerem; ekran wróci sam.
screen-call = Wezwanie { $number } z { $of }
screen-deal = Obejrzyj swoją kartę tak, by nikt nie widział. Noc zapadnie, gdy wszyscy będą gotowi.
stage-count = Wynik głosowania
stage-cast = Karty
stage-then = Potem
stage-tie = Remis
stage-hands = Głosy: { $number } z { $of }.
stage-leaves =
    { $number ->
        [one] opuszcza miasto.
       *[other] opuszczają miasto.
    }
