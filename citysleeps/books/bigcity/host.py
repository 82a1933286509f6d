"""Section 11: what the Host may do."""

from __future__ import annotations

from typing import Final

from citysleeps.books.bigcity.game import BigCity
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.forms import Numbers
from citysleeps.kernel.seats import HOST, Seats, bit, bits

LONGEST: Final = 86_400
LIMIT: Final = (Numbers(1, LONGEST),)


def removable(game: BigCity) -> Seats:
    """CITY-R73 The living, and the dead who are still asked something; a human Host knows who has left by night."""
    asked = speaking(game) | game.dying
    return asked & ~game.absent if game.has_host else asked


def speaking(game: BigCity) -> Seats:
    """CITY-R72 The living, and whoever gives a last word."""
    return game.living | (bit(game.speaker) if game.inner == "last_word" else 0)


def host_asks(game: BigCity) -> list[Ask]:
    """CITY-1201 What the Host may do now, beside correcting; with the software as Host whoever set up the table may
    only remove a player."""
    to = game.hosting
    if game.over:
        return []
    if not to:
        return [Ask(HOST, "remove", (removable(game),))]
    asks = [Ask(to, "next")]
    if game.phase == "discussion" and not game.inner:
        asks += [Ask(to, "limit", LIMIT)]
    if game.phase == "discussion" or game.inner == "last_word":
        asks += [Ask(to, "warn", (speaking(game),))]
        if again := bits(game.warnings) & speaking(game):
            asks += [Ask(to, "unwarn", (again,))]
    if present := removable(game):
        asks.append(Ask(to, "remove", (present,)))
    return [*asks, Ask(to, "stop")]
