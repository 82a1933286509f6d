"""A tiny book for the kernel's own tests: everybody hides some coins, then all guess how many there are."""

from __future__ import annotations

from typing import Any

import msgspec

from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.facts import Fact, Me, SeatField
from citysleeps.kernel.forms import Numbers, Text
from citysleeps.kernel.game import Game, Script
from citysleeps.kernel.play import Play
from citysleeps.kernel.rules import Meanwhile, Rules
from citysleeps.kernel.seats import ALL, HOST, HOST_SEAT, NOBODY, SPECTATORS, bit
from citysleeps.kernel.setup import Setup
from citysleeps.kernel.stops import Every, First


class Seated(Fact, frozen=True):
    """How many are at the table."""

    number: int


class Hid(Fact, frozen=True):
    """What somebody has in his hand."""

    seat: Me
    coins: int

    def apply(self, game: Coins) -> None:
        game.coins[self.seat] = self.coins


class Weighed(Fact, frozen=True):
    """How many coins there are."""

    coins: int

    def apply(self, game: Coins) -> None:
        game.total = self.coins


class Shouted(Fact, frozen=True):
    """Somebody says something."""

    seat: SeatField
    text: str


class Gone(Fact, frozen=True):
    """Somebody has left the table."""

    seat: SeatField

    def apply(self, game: Coins) -> None:
        game.quit(self.seat)


class Won(Fact, frozen=True):
    """The end: who guessed right, or how it ended."""

    seat: SeatField
    by: str

    def apply(self, game: Coins) -> None:
        game.over = True
        game.winner = self.by
        game.winners = bit(self.seat)


class Coins(Game):
    """Who hid what, and how many coins there are, as far as it was told."""

    def __init__(self, size: int, chance: Chance) -> None:
        super().__init__(size, chance)
        self.coins: dict[int, int] = {}
        self.total = -1
        self.phase = ""

    def where(self) -> list[str]:
        return [self.phase, str(self.number)] if self.phase else []


async def play(game: Coins) -> None:
    game.tell(ALL, Seated(game.size))
    game.limit(30)
    hiding = Every([Ask(game.living, "hide", (Numbers(0, 3),), ("pass",), "pass")])
    await hiding
    for answer in hiding.given:
        game.tell(bit(answer.seat), Hid(answer.seat, int(str(answer.args[0])) if answer.args else 0))
    game.tell(HOST, Weighed(sum(game.coins.values())))
    await Every([Ask(0, "never"), Ask(0, "ever")])
    game.limit(0)
    answer = await First([Ask(game.living, "shout", (Text(5),)), Ask(game.living, "guess", (Numbers(0, 99),))])
    while answer.act == "shout":
        game.tell(ALL, Shouted(answer.seat, str(answer.args[0])))
        answer = await First([Ask(game.living, "shout", (Text(5),)), Ask(game.living, "guess", (Numbers(0, 99),))])
    if answer.act == "guess":
        game.brief(bit(answer.seat) | SPECTATORS)
    game.tell(ALL, Won(answer.seat if answer.act == "guess" else NOBODY, answer.act))


async def meanwhile(game: Coins, answer: Answer) -> Answer | None:
    if answer.act == "leave":
        game.tell(ALL, Gone(answer.seat))
    elif answer.act == "say":
        game.tell(ALL, Shouted(NOBODY, str(answer.args[0])))
    return None


class CoinsBook(Rules[Coins]):
    def __init__(self) -> None:
        super().__init__("coins", "COIN", "7")
        self.facts = (Seated, Hid, Weighed, Shouted, Gone, Won)
        self.mendable = (Hid, Weighed)
        self.acts = {"hide": ("number",), "pass": (), "shout": ("text",), "guess": ("number",), "leave": ()}
        self.host_acts = {"next": (), "say": ("text",)}
        self.reasons = {"no": (), "gibberish": ()}
        self.not_understood = "gibberish"
        self.not_now = "no"

    def settle(self, setup: Setup) -> Setup:
        return msgspec.structs.replace(setup, version=self.version)

    def game(self, setup: Setup) -> Coins:
        return Coins(len(setup.seats), Chance(setup.seed))

    def play(self, game: Coins) -> Script:
        return play(game)

    def numbers(self, game: Coins) -> dict[str, int]:
        return {}

    def hinders(self, game: Coins, answer: Answer) -> str:
        if answer.seat == HOST_SEAT:
            return "" if answer.act in ("next", "say", "correct") and game.stop.is_open() else "no"
        present = game.living & ~game.absent
        return "" if answer.act == "leave" and 0 <= answer.seat < game.size and present >> answer.seat & 1 else "no"

    def meanwhile(self, game: Coins, answer: Answer) -> Meanwhile:
        return meanwhile(game, answer)


BOOK = CoinsBook()
A, B, C = range(3)


def table(seats: str = "ABC") -> Play:
    return Play(BOOK, BOOK.settle(Setup(book="coins", seats=tuple(seats))))


def hidden(*coins: int) -> Play:
    """A table where these coins have been hidden, by A, B, C."""
    play = table()
    for seat, number in enumerate(coins):
        assert play.answer(Answer(seat, "hide", (number,))) == ""
    return play


def state(play: Play) -> Any:
    """All there is to see of a game in play, for comparison."""
    game = play.game
    assert isinstance(game, Coins)
    whole = (game.living, game.absent, game.watchers, dict(game.coins), game.total, game.over, game.winner)
    stop = (list(game.stop.asks), list(game.stop.waiting), list(game.stop.given), type(game.stop).__name__)
    clock = (game.seconds, game.number)
    return (whole, stop, clock, list(game.log), list(play.inputs), list(play.effective))
