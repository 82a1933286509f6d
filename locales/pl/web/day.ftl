# The day on a phone: dawn, discussion, talk, and who is out.

dawn-windows =
    { $number ->
        [one] Jedno okno pozostaje ciemne.
        [few] { $number } okna pozostają ciemne.
       *[many] { $number } okien pozostaje ciemnych.
    }
dawn-killed =
    { $number ->
        [one] Ofiara tej nocy. Karta pozostaje zakryta.
        [few] Ofiary tej nocy. Karty pozostają zakryte.
       *[many] Ofiary tej nocy. Karty pozostają zakryte.
    }
dawn-first = Teraz dyskusja. Pierwszy głos: { $name }.
dawn-first-you = Teraz dyskusja. Zaczynasz ty.

day-waiting = Czekamy na stół
day-as-it-was = stan z godziny { $time }
day-lost = Przyciski wrócą razem z łącznością.
day-on-trial = Przed sądem
day-speaking = Mówi
day-your-floor = Masz głos
day-nominating = Może oskarżyć
day-tap = Dotknij okna
day-your-nomination = Twoje oskarżenie
day-step-speaking = Dyskusja · mówi: { $name }
day-step-nominating = Dyskusja · może oskarżyć: { $name }
day-after =
    { $more ->
        [0] Twoja kolej po tych osobach: { $names }.
       *[other] Twoja kolej po tych osobach: { $names } i jeszcze { $more }.
    }
day-spoken =
    { $more ->
        [0] Twoja dzisiejsza przemowa już była. Przed nami: { $names }, potem sąd.
       *[other] Twoja dzisiejsza przemowa już była. Przed nami: { $names } i jeszcze { $more }, potem sąd.
    }
day-all-spoken = Twoja dzisiejsza przemowa już była. Po tej przemowie będzie sąd.
day-then-accuse = Gdy skończysz, możesz postawić jedną osobę przed sądem.
day-accuse-choose = Dotknij okna osoby, którą stawiasz przed sądem, albo nie wskazuj nikogo.
day-accuse-public = Zobaczą to wszyscy. Nie da się tego cofnąć.
day-accuse = Przed sąd: { $name }
day-nobody = Dziś nikogo
day-write = Pisz
day-done = Kończę
day-host = Jako prowadzący

dock = Pod ręką
dock-role = Moja rola
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

out-title = Twoje okno jest ciemne.
out-help = Śledzisz grę tak, jak widzą ją wszyscy. Ani słowa, ani znaku dla żywych.
out-end = Nic do zrobienia. Na końcu zobaczysz wszystko.
out-nothing = Nic do zrobienia. Śledzisz grę do końca.
out-watching = Oglądasz grę.
out-watching-help = Śledzisz grę tak, jak widzą ją wszyscy.
out-next-game = Zagrasz w następnej grze.
out-host-title = Prowadzisz grę.
out-host-help = Widzisz wszystko i wszystko ogłaszasz. Nie głosujesz.
out-host = Prowadź dalej, gdy stół jest gotowy.
out-secrets = Trzymaj: wszystko
out-secrets-help = To, co widzi prowadzący. Niech nie zajrzy tu nikt z żywych.
