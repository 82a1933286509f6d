"""The screen's face of a book: what those who play or watch see of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from mypy_extensions import mypyc_attr

from citysleeps.books.protocol import Page
from citysleeps.books.scene import Scene
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.forms import Slot
from citysleeps.kernel.game import Told
from citysleeps.kernel.rules import G
from citysleeps.kernel.seats import Seat
from citysleeps.kernel.setup import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Screen(Generic[G]):
    """How a book shows a game to those who play or watch it."""

    def __init__(self, named: dict[str, str]) -> None:
        self.named = named  # the fields of facts whose ids are messages, and how the names of those begin

    def moment(self, fact: Fact) -> str:
        """What a fact told to all is to the room, if it is a great moment: DAWN or VERDICT. Everybody sees it for a
        while before the next clock runs."""
        return ""

    def shown(self, view: G, me: Seat) -> Scene:
        """A view as it is sent to the screen of a seat, or of nobody's: plain values, of which only those that change
        are sent again."""
        raise NotImplementedError

    def phrases(self, view: G, me: Seat) -> list[tuple[Slot, ...]]:
        """What this seat could claim if it had the floor: the slots of each claim. Empty where nobody waits for it."""
        return []

    def protocol(self, page: Page, log: Sequence[Told], settings: dict[str, Value]) -> None:
        """Write what was told in a game on a protocol; a book that writes nothing has one of names alone."""
