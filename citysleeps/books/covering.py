"""The card on which a player chooses this book."""

from __future__ import annotations

from typing import Any

from citysleeps.books.described import Cover, Usual
from citysleeps.books.lobby import Lobby

Minutes = dict[int, tuple[int, int]]  # by the number of players; docs/minutes.md says how they were measured


def covered(lobby: Lobby[Any], hard: int, typical: int, minutes: Minutes, is_first: bool = False) -> Cover:
    players = {
        count: Usual(settings=lobby.usual(count), shortest=shortest, longest=longest)
        for count, (shortest, longest) in minutes.items()
    }
    return Cover(hard=hard, first=is_first, typical=typical, players=players)
