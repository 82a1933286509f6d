"""What the screens show at the stops of the golden games is what was written down in `seen/<game>.txt`.

A line is the number of inputs made so far, then two letters a screen. At each stop every third screen is looked at, in
turn, of those of the seats, the host and the spectators.

A game stands still only where it waits for somebody, a replay after any fact. What the host is shown after each is in
`replays/<game>.txt`, two letters a fact.
`UPDATE_GAMES=1 pytest tests/games` writes them again.
"""

from __future__ import annotations

import base64
import os
from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

from citysleeps.kernel.mending import correctable
from citysleeps.kernel.seats import HOST, NOBODY, SPECTATORS
from citysleeps.views.view import told_to

from .test_games import GAMES
from .transcript import Driver, Table

HERE = Path(__file__).parent / "seen"
REPLAYS = Path(__file__).parent / "replays"
SCREEN = 2  # letters
THIRD = 3
IN_A_LINE = 40  # letters
EVERY = 7  # so seldom the host looks what could be put right, which plays the game again


class Watched(Driver):
    """A game whose screens are looked at wherever its transcript goes on."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        whose = [*((seat, 1 << seat) for seat in range(table.seats)), (NOBODY, HOST), (NOBODY, SPECTATORS)]
        self.screens = [(seat, who, self.book.blank(self.play.setup)) for seat, who in whose]
        self.shown = 0
        self.looks: list[str] = []

    def write(self) -> None:
        super().write()
        game = self.play.game
        new, self.shown = game.log[self.shown :], len(game.log)
        codes = []
        for at, (seat, who, knows) in enumerate(self.screens):
            for to, fact in new:
                if to & who:
                    fact.apply(knows)
            if (at + len(self.looks)) % THIRD:
                continue
            found = [msgspec.json.encode(self.book.screen.shown(knows, seat)).decode()]
            if seat != NOBODY:
                found.append(repr([(ask.act, ask.slots, ask.idle) for ask in game.stop.offered_to(seat)]))
            elif who == HOST:
                found.append(repr([(ask.act, ask.slots) for ask in self.book.host_asks(game)]))
                found += (
                    [repr(correctable(self.play))] if len(self.looks) % EVERY == 0 and self.book.hosts(game) else []
                )
            codes.append(letters("\n".join(found)))
        self.looks.append(f"{len(self.play.inputs)} {''.join(codes)}")


def letters(text: str) -> str:
    return base64.urlsafe_b64encode(blake2b(text.encode(), digest_size=3).digest()).decode()[:SCREEN]


@pytest.mark.parametrize("name", GAMES)
def test_the_screens_of_the_game_show_what_was_written_down(name: str) -> None:
    game = Watched(GAMES[name])
    game.transcript()
    check(HERE / f"{name}.txt", game.looks)
    check(REPLAYS / f"{name}.txt", replayed(game))


def replayed(game: Driver) -> list[str]:
    """What the host is shown after each fact, in letters."""
    knows = game.book.blank(game.play.setup)
    codes = []
    for fact in told_to(game.play.game.log, HOST):
        fact.apply(knows)
        codes.append(letters(msgspec.json.encode(game.book.screen.shown(knows, NOBODY)).decode()))
    whole = "".join(codes)
    return [whole[at : at + IN_A_LINE] for at in range(0, len(whole), IN_A_LINE)]


def check(file: Path, lines: list[str]) -> None:
    if os.environ.get("UPDATE_GAMES"):
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    before = file.read_text(encoding="utf-8").splitlines()
    assert lines == before, "a screen differs; UPDATE_GAMES=1 pytest tests/games writes it again"


def test_every_game_is_watched() -> None:
    for folder in (HERE, REPLAYS):
        assert {file.stem for file in folder.glob("*.txt")} == set(GAMES)
