# The screen in the middle of the table.

screen-title = City Sleeps
screen-paused = Pauza
screen-voice = Czytaj na głos słowa prowadzącego
screen-qr = Kod QR stołu
screen-light = Zapal swoje okno
screen-scan = Zeskanuj albo otwórz { $address } i wpisz kod
screen-eyes = Patrz tylko w swoje okno.
screen-call = Wezwanie { $number } z { $of }
screen-call-of-day = Dzień { $day } · wezwanie { $number } z { $of }
screen-called = teraz: kto podnosi rękę?
screen-later = jeszcze nie teraz
screen-speaking = Głos ma:
screen-on-trial = Na ławie oskarżonych: { $names }
screen-lost = Brak łączności z serwerem; ekran wróci sam.
night-title = Noc { $number }
day-title = Dzień { $number }
screen-taken =
    { $people ->
        [one] Przy stole: { $people } osoba
        [few] Przy stole: { $people } osoby
       *[many] Przy stole: { $people } osób
    }
screen-deal = Obejrzyj swoją kartę tak, by nikt nie widział. Noc zapadnie, gdy wszyscy będą gotowi.
