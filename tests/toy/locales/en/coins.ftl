game-set = { $seats_count } players sit down: { $seats }.
own-coin = { $you ->
    [yes] Your coin is { $coin }.
   *[no] The coin is { $coin }.
}
round-began = Round { $number }: who holds the false coin?
    .heading = Round { $number }
bets-opened = { $seats_count ->
    [0] Nobody is left to bet.
   *[other] The bets are open: { $seats }.
}
    .seats = { $seats } on { $bets }
coin-shown = { $seat } shows the coin: it is { $coin }.
left = { $seat } leaves and shows the coin: it is { $coin }.
game-over = { $winner }: { $winners }.

coin-good = good
coin-false = false
winner-honest = The honest win
winner-false = The false coin wins

reason-bad-player-count = Three to eight can play; let some come or go.
reason-bad-setup = It cannot be dealt like this; look at the settings.
reason-not-allowed = There is no such move in this game.
reason-gone = You have left this game.
reason-wrong-time = It is too late for that.
reason-no-bet = You have bet, or cannot bet on this player.
