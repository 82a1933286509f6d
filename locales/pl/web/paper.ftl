# Co się drukuje: protokół gry i karty.

paper-protocol = Protokół
paper-print = Drukuj
paper-sheet = Do arkusza
paper-date = Data
paper-place = Miejsce
paper-note = Uwagi
paper-second = Druga osoba
paper-kept = Wymienia każdą kartę: ma go tylko gra, która się skończyła.
paper-coming = Protokół się pisze…
paper-cards = Karty do druku
paper-cards-for = Karty dla { $count }
paper-how = 63 × 88 mm. Drukuj w skali 100 %, odwróć wzdłuż dłuższego boku na rewersy i tnij po kreskach.
paper-none = Tylu graczy nie może w to grać. Wybierz inną liczbę.
paper-unreachable = Karty są teraz nieosiągalne.
