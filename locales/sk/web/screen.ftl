# The screen in the middle of the table.

screen-title = City Sleeps
screen-paused = Pauza
screen-voice = Čítaj nahlas slová vedúceho hry
screen-qr = QR kód stola
screen-light = Rozsvieť svoje okno
screen-scan = Naskenuj alebo otvor { $address } a napíš kód
screen-eyes = Pozeraj len do svojho okna.
    .eyes = Oči otvára len ten, koho vyvolajú.
screen-lost = Bez spojenia so serverom; obrazovka sa vráti sama.
screen-call = Výzva { $number } z { $of }
screen-deal = Pozri si svoju kartu tak, aby ju nikto nevidel. Noc príde, keď budú všetci pripravení.
stage-count = Výsledok hlasovania
stage-cast = Karty
stage-then = Potom
stage-tie = Rovnosť hlasov
stage-hands = Hlasy: { $number } z { $of }.
stage-leaves =
    { $number ->
        [one] opúšťa mesto.
       *[other] opúšťajú mesto.
    }
