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

talk-title = Co padło przy stole
talk-back = Wróć do stołu
talk-speaking = Mówi: { $name }
talk-theirs = Teraz mówić może tylko { $name }.
talk-nobody = Teraz nikt nie ma głosu.
talk-mine = Masz głos. Każdy przeczyta to, co wyślesz.
talk-say = Powiedz coś
talk-wait = Możesz pisać, gdy masz głos
talk-send = Wyślij

out-end = Nic do zrobienia. Na końcu zobaczysz wszystko.
out-next-game = Zagrasz w następnej grze.
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
day-ready-count = To wszystko: { $number } z { $of }
day-talk-free = Mów swobodnie. Gdy to wszystko, daj znać; gdy nikt nic nie doda, zacznie się głosowanie.
day-talk-ready =
    { $more ->
        [0] To wszystko od ciebie. Jeszcze mówią: { $names }.
       *[other] To wszystko od ciebie. Jeszcze mówią: { $names } (i jeszcze { $more }).
    }
day-talk-all = Każdy przeczyta to, co wyślesz.
day-tally = { $name }: { $number } ({ $voters })
day-votes-so-far = Głosy do tej pory
