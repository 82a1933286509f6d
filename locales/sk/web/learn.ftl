# Ako sa hrá: karty pre nováčikov, pravidlá pre hráčov a to, čo sa dá robiť teraz.

learn-title = Za minútu
learn-offer = Hráš to prvý raz?
learn-no = Nie, ďakujem
learn-next = Ďalej
learn-done = Už viem
learn-of = Karta { $number } z { $count }
guide-title = Pravidlá hry
guide-contents = Obsah
guide-page = Čítať, tlačiť
guide-print = Tlačiť
guide-search = Hľadať v pravidlách
guide-found =
    { $count ->
        [0] Nič sa nenašlo.
        [one] { $count } odsek
        [few] { $count } odseky
       *[other] { $count } odsekov
    }
guide-of-book = ako sa zvyčajne hrá · počet hráčov: { $count }
guide-of-table = pri stole { $code } · počet hráčov: { $count }
guide-mine = Podrž: moja rola
now-ask = Čo môžem teraz robiť?
