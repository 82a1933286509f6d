"""A rulebook on the shelf: its rules, its face for the lobby, and its face for screens."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from citysleeps.books.lobby import Lobby
from citysleeps.books.screen import Screen
from citysleeps.kernel.rules import G, Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Book(Rules[G]):
    """One rulebook: it is its own rules, and has a face for the lobby and one for screens."""

    def __init__(self, name: str, prefix: str, version: str, lobby: Lobby[G], screen: Screen[G]) -> None:
        super().__init__(name, prefix, version)
        self.lobby = lobby
        self.screen = screen
        self.home = ""  # the folder that has its `rules` and `locales`; empty: they are with those of the product
