# Čo sa tlačí: protokol hry a karty.

paper-protocol = Protokol
paper-print = Tlačiť
paper-sheet = Do tabuľky
paper-date = Dátum
paper-place = Miesto
paper-note = Poznámka
paper-second = Druhá osoba
paper-kept = Menuje každú kartu: má ho len hra, ktorá sa skončila.
paper-coming = Protokol sa píše…
paper-cards = Karty na tlač
paper-cards-for = Karty pre { $count }
paper-how = 63 × 88 mm. Tlač v mierke 100 %, pre rub obráť po dlhšej strane a strihaj po čiarkach.
paper-none = Toľkí to nemôžu hrať. Zvoľ iný počet hráčov.
paper-unreachable = Karty teraz nie sú dostupné.
