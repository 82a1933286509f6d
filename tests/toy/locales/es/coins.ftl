game-set = Jugadores: { $seats_count }. Se sientan: { $seats }.
own-coin = { $you ->
    [yes] Tu moneda es { $coin }.
   *[no] La moneda es { $coin }.
}
round-began = Ronda { $number }: ¿quién tiene la moneda falsa?
    .heading = Ronda { $number }
bets-opened = { $seats_count ->
    [0] No queda nadie que apueste.
   *[other] Se abren las apuestas: { $seats }.
}
    .seats = { $seats } por { $bets }
coin-shown = { $seat } enseña la moneda: es { $coin }.
left = { $seat } se va y enseña la moneda: es { $coin }.
game-over = { $winner }: { $winners }.

coin-good = buena
coin-false = falsa
winner-honest = Ganan los honrados
winner-false = Gana la moneda falsa

reason-bad-player-count = Juegan de tres a ocho; que venga o se vaya alguien.
reason-bad-setup = Así no se puede repartir; mira los ajustes.
reason-not-allowed = No existe esa jugada en este juego.
reason-gone = Ya no estás en esta partida.
reason-wrong-time = Ya es tarde para eso.
reason-no-bet = Ya has apostado, o no se puede apostar por esa persona.
