# The day on a phone: what is at hand, talk, and who is out.

day-lost = Przyciski wrócą razem z łącznością.
day-speaking = Mówi
day-tap = Dotknij okna
day-write = Pisz
day-done = Kończę

dock = Pod ręką
dock-talk = Rozmowy
dock-news = nowe
dock-notes = Notatki
dock-rules = Zasady
dock-table = Stół

talk-title = Co powiedziano przy stole
talk-back = Wróć do stołu
talk-speaking = Mówi: { $name }
talk-theirs = Teraz mówi tylko { $name }.
talk-nobody = Teraz nikt nie ma głosu.
talk-mine = Masz głos. Wszyscy przeczytają to, co wyślesz.
talk-say = Powiedz coś
talk-wait = Możesz pisać, gdy masz głos
talk-send = Wyślij

out-end = Nie grasz już: patrz i milcz. Na końcu zobaczysz wszystko.
out-next-game = Zagrasz w następnej grze.
out-mine = Nie ma cię już w grze.
out-mine-help = Możesz ją tu śledzić do końca. Żywym ani słowa, ani znaku.
out-title = Twoje okno jest ciemne.
out-go = Patrz i zgaduj
out-watch = Patrz.
    .help = Widzisz to, co wszyscy.
out-guess = Zgaduj.
    .help = Zaznaczaj, kto twoim zdaniem kim jest.
out-silent = Milcz.
    .help = Żywym ani słowa, ani znaku, ani spojrzenia.
out-keep = Zachowaj sekrety.
    .help = Do końca nie mów, co wiesz.
day-title = Dzień { $number }
dock-role = Moja rola
court-raise = Podnoszę rękę
court-back = Wróć
dawn-windows =
    { $number ->
        [one] Jedno okno pozostaje ciemne.
        [few] { $number } okna pozostają ciemne.
       *[many] { $number } okien pozostaje ciemnych.
    }
day-ready-count = Gotowi do głosowania: { $number } z { $of }
day-voted-count = Zagłosowało: { $number } z { $of }
day-talk-free = Mów swobodnie. Potem dotknij „Nic do dodania”; gdy zrobią to wszyscy, zaczyna się głosowanie.
day-talk-ready =
    { $more ->
        [0] Nie masz nic do dodania. Jeszcze mówią: { $names }.
       *[other] Nie masz nic do dodania. Jeszcze mówią: { $names } i inni ({ $more }).
    }
wait-away =
    { $absent ->
        [bot] { $name }: bez łączności. Po { $seconds } s zagra za tę osobę bot.
        [leave] { $name }: bez łączności. Po { $seconds } s ta osoba opuszcza grę.
        [wait] { $name }: bez łączności. Gra ruszy dalej, gdy minie czas.
       *[stuck] { $name }: bez łączności. Dalej może przejść osoba, która prowadzi stół.
    }
day-talk-all = Wszyscy przeczytają to, co wyślesz.
day-tally =
    { $number ->
        [0] { $name }: { $number }
       *[other] { $name }: { $number } ({ $voters })
    }
day-votes-so-far = Głosy do tej pory
