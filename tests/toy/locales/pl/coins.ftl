game-set = Liczba graczy: { $seats_count }. Siadają: { $seats }.
own-coin = { $you ->
    [yes] Twoja moneta jest { $coin }.
   *[no] Moneta jest { $coin }.
}
round-began = Runda { $number }: kto ma fałszywą monetę?
    .heading = Runda { $number }
bets-opened = { $seats_count ->
    [0] Nie ma już kto obstawiać.
   *[other] Zakłady odkryte: { $seats }.
}
    .seats = { $seats } – { $bets }
coin-shown = { $seat } pokazuje monetę: jest { $coin }.
left = { $seat } odchodzi i pokazuje monetę: jest { $coin }.
game-over = { $winner }: { $winners }.

coin-good = prawdziwa
coin-false = fałszywa
winner-honest = Wygrywają uczciwi
winner-false = Wygrywa fałszywa moneta

reason-bad-player-count = Gra od trzech do ośmiu osób; niech ktoś dołączy albo odejdzie.
reason-bad-setup = Tak nie da się rozdać; sprawdź ustawienia.
reason-not-allowed = Nie ma takiego ruchu w tej grze.
reason-gone = Nie jesteś już w tej grze.
reason-wrong-time = Na to jest za późno.
reason-no-bet = Zakład już jest albo na tę osobę nie można stawiać.
