"""What the screen in the middle of the table is told in golden games, for tests of the web: `python -m games.watched
NAME...` in `tests/` prints for each of them the messages in JSON, the facts and the view of each."""

from __future__ import annotations

import sys

import msgspec

from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import NOBODY, SPECTATORS

from .test_games import GAMES
from .transcript import Driver, Table


class Watched(Driver):
    """A game and what those who watch it are told, input by input."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.knows = self.book.blank(self.play.setup)
        self.heard = 0
        self.messages: list[dict[str, object]] = []

    def write(self) -> None:
        super().write()
        log = self.play.game.log
        facts: list[Fact] = [fact for to, fact in log[self.heard :] if to & SPECTATORS]
        self.heard = len(log)
        for fact in facts:
            fact.apply(self.knows)
        if facts:
            view = msgspec.json.encode(self.book.screen.shown(self.knows, NOBODY))
            self.messages.append({"facts": facts, "view": msgspec.Raw(view), "is_over": self.play.game.over})


def watched(name: str) -> dict[str, object]:
    game = Watched(GAMES[name])
    game.transcript()
    return {"book": game.table.book, "seats": game.table.seats, "messages": game.messages}


if __name__ == "__main__":
    print(msgspec.json.encode([watched(name) for name in sys.argv[1:]]).decode())
