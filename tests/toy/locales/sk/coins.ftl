game-set = Počet hráčov: { $seats_count }. Sadajú si: { $seats }.
own-coin = { $you ->
    [yes] Tvoja minca je { $coin }.
   *[no] Minca je { $coin }.
}
round-began = Kolo { $number }: kto má falošnú mincu?
    .heading = Kolo { $number }
bets-opened = { $seats_count ->
    [0] Už nemá kto staviť.
   *[other] Stávky sú odkryté: { $seats }.
}
    .seats = { $seats } – { $bets }
coin-shown = { $seat } ukazuje mincu: je { $coin }.
left = { $seat } odchádza a ukazuje mincu: je { $coin }.
game-over = { $winner }: { $winners }.

coin-good = pravá
coin-false = falošná
winner-honest = Vyhrávajú poctiví
winner-false = Vyhráva falošná minca

reason-bad-player-count = Hrajú traja až ôsmi; nech niekto príde alebo odíde.
reason-bad-setup = Takto sa nedá rozdať; pozri nastavenia.
reason-not-allowed = Taký ťah v tejto hre nie je.
reason-gone = V tejto hre už nie si.
reason-wrong-time = Na to je neskoro.
reason-no-bet = Stávka už padla alebo na túto osobu sa staviť nedá.
