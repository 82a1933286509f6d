# Jak grać: karty dla nowych, zasady dla graczy i to, co można zrobić teraz.

learn-title = W minutę
learn-offer = Pierwszy raz w tej grze?
learn-no = Nie, dziękuję
learn-next = Dalej
learn-done = Już wiem
learn-of = Karta { $number } z { $count }
guide-title = Zasady gry
guide-contents = Spis treści
guide-page = Czytaj, drukuj
guide-print = Drukuj
guide-search = Szukaj w zasadach
guide-found =
    { $count ->
        [0] Nic nie znaleziono.
        [one] { $count } akapit
        [few] { $count } akapity
       *[many] { $count } akapitów
    }
guide-of-book = jak się zwykle gra · liczba graczy: { $count }
guide-of-table = przy stole { $code } · liczba graczy: { $count }
guide-mine = Trzymaj: moja rola
now-ask = Co mogę teraz zrobić?
