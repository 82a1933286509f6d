# The front door.

home-learn = Jak grać
home-how = Jak to działa
home-title = City Sleeps
home-lead = Mafia na wieczór: telefony rozdają karty, strzegą tajemnic i prowadzą grę.
home-people = od {$least} do {$most} osób
home-minutes = W {$count} osób: od {$least} do {$most} minut, w {$many}: do {$longest}
home-city = Ciemne miasto; świeci się jedno okno
home-your-table = Twój stół {$code}
home-you =
    {$phase ->
        [lobby] Twoje imię: {$name} · przed grą
        [game] Twoje imię: {$name} · gra trwa
        [over] Twoje imię: {$name} · po grze
       *[unknown] Twoje imię: {$name}
    }
home-go-back = Wróć
home-code = Mam kod stołu
home-code-hint = albo skieruj aparat na kod na telewizorze
home-code-wrong = Kod ma pięć liter, bez I oraz O. Spójrz jeszcze raz na ekran stołu.
home-join = Dołącz
home-start = Załóż stół
home-back = Wstecz
home-table = Stół {$code}
home-there =
    {$count ->
        [0] Nikogo jeszcze nie ma.
       *[other] Przy stole: {$names}.
    }
home-game-runs = Gra już trwa. Możesz ją oglądać i usiąść do następnej.
home-new = Nowy stół
home-new-lead = {$book}. Inni dołączą, wpisując kod.
home-name = Twoje imię
home-name-missing = Wpisz imię, które zobaczą inni.
home-sit = Usiądź
home-screen = Pokaż tu ekran stołu
home-open = Załóż stół
home-unreachable = Serwer nie odpowiada. Sprawdź, czy ten telefon jest w dobrej sieci, i spróbuj jeszcze raz.
home-it-is-me = To ja: zapytaj stół
home-away = Masz tu już miejsce? Dotknij swojego imienia.
home-away-me = To ja: {$name}
plea-title = Prosisz o swoje miejsce
plea-show = Pokaż tę liczbę ({$names}): jedno dotknięcie i miejsce znów jest twoje.
plea-show-table = Pokaż tę liczbę pozostałym: gdy zgodzi się większość grających i minie {$seconds} s twojej nieobecności, miejsce znów jest twoje.
plea-show-none = Pokaż tę liczbę osobie, która prowadzi stół: jedno dotknięcie i miejsce znów jest twoje.
