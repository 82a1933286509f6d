"""Windows: time in which a card may be played, for everybody alike whether or not he holds it."""

from __future__ import annotations

from typing import Final

from citysleeps.books.spytown.cards import NEUTRAL
from citysleeps.books.spytown.facts import Noted, StepBegan
from citysleeps.books.spytown.game import Spytown
from citysleeps.kernel.ask import ANEW, Answer, Ask
from citysleeps.kernel.endings import lasts
from citysleeps.kernel.seats import ALL, NOBODY, Seat, Seats, bit, but, each
from citysleeps.kernel.stops import Every, Heard

PASS: Final = ("pass",)
TIMER_OF: Final[dict[str, str]] = {
    "vest_window": "t_reaction",
    "bandage_window": "t_reaction",
    "last_shot_window": "t_last_shot",
    "start_window": "t_start_window",
    "end_window": "t_end_window",
}


async def reaction(game: Spytown, window: str, asked: Seats, seat: Seat) -> Answer:
    """SPY-1604 A window inside an elimination: all who are asked are asked alike; SPY-1603 a card ends it, otherwise it
    lasts its time (SPY-1402 if it has any). SPY-R42 It is over when the one it is about has gone."""
    victim = game.pending
    game.tell(ALL, StepBegan(window, seat))
    async with game.period(lasts(game.seconds_of(TIMER_OF[window]))) as step:
        stop = Every(card_asks(game, window, asked), quiet(game))
        answer = await stop
        while answer is ANEW and game.pending == victim:
            answer = await stop
        if answer.act == "play":
            step.end()
    return answer


def card_asks(game: Spytown, window: str, asked: Seats) -> list[Ask]:
    """SPY-1604 Each may pass; whose card can be played in this window may play it."""
    asks = []
    for seat in each(asked):
        card = game.playable(seat, window)
        if card is not NEUTRAL:
            asks.append(Ask(bit(seat), "play", ((card.name,), *card.options(game, seat)), PASS, "pass"))
            asked = but(asked, seat)
    if asked:
        asks.append(Ask(asked, "pass", (), (), "pass"))
    return asks


def in_window(game: Spytown) -> Seats:
    """SPY-1604 Whom the window that is open asks, as far as everybody knows."""
    if (game.inner or game.step) not in TIMER_OF:
        return 0
    return bit(game.asked) if game.asked != NOBODY else but(game.living, game.pending)


def quiet(game: Spytown) -> Heard:
    """SPY-1605 Who passes is noted, and nobody hears of it; a card played is heard at once."""

    def heard(answer: Answer) -> bool:
        if answer.act != "pass":
            return True
        game.tell(bit(answer.seat), Noted(answer.seat, "pass", NOBODY))
        return False

    return heard
