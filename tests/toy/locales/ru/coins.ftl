game-set = Игроков: { $seats_count }. Садятся: { $seats }.
own-coin = { $you ->
    [yes] Твоя монета { $coin }.
   *[no] Монета { $coin }.
}
round-began = Раунд { $number }: у кого фальшивая монета?
    .heading = Раунд { $number }
bets-opened = { $seats_count ->
    [0] Ставить больше некому.
   *[other] Ставки открыты: { $seats }.
}
    .seats = { $seats } – { $bets }
coin-shown = { $seat } показывает монету: она { $coin }.
left = { $seat } выходит и показывает монету: она { $coin }.
game-over = { $winner }: { $winners }.

coin-good = настоящая
coin-false = фальшивая
winner-honest = Побеждают честные
winner-false = Побеждает фальшивая монета

reason-bad-player-count = Играют от трёх до восьми; пусть кто-нибудь придёт или уйдёт.
reason-bad-setup = Так раздать нельзя; проверьте настройки.
reason-not-allowed = В этой игре нет такого хода.
reason-gone = Вы больше не в этой игре.
reason-wrong-time = Для этого слишком поздно.
reason-no-bet = Ставка уже сделана, или на этого игрока ставить нельзя.
