"""The face of a book on screens: what players and watchers see of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from mypy_extensions import mypyc_attr

from citysleeps.books.mends import Form
from citysleeps.books.protocol import Page
from citysleeps.books.scene import Scene
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.forms import Slot
from citysleeps.kernel.game import Told
from citysleeps.kernel.mending import Mend
from citysleeps.kernel.rules import G
from citysleeps.kernel.seats import Seat
from citysleeps.kernel.setup import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Screen(Generic[G]):
    """How a book shows a game to those who play or watch it."""

    def __init__(self, named: dict[str, str]) -> None:
        self.named = named  # the fields of facts whose ids are messages, and how the names of those begin

    def moment(self, fact: Fact) -> str:
        """The kind of great moment that this public fact makes, if any: DAWN or VERDICT. Every screen shows it for a
        while before the next clock runs."""
        return ""

    def shown(self, view: G, me: Seat) -> Scene:
        """The view for a seat's screen, or for a public one, as plain values. Later only changed values are sent."""
        raise NotImplementedError

    def phrases(self, view: G, me: Seat) -> list[tuple[Slot, ...]]:
        """The slots of each claim that this seat could make if it had the floor. Empty while nobody prepares one, and
        in books without turns to speak."""
        return []

    def mends(self, game: G, asked: Sequence[Mend], by_hand: bool) -> list[Form]:
        """What a host may put right now for anybody, the same whatever anybody holds; `asked` is what each could be
        corrected in. Are there players without phones (`by_hand`)? An act may come in two forms, the longer one of
        which takes something more. Empty where a host is shown what each is asked."""
        return []

    def protocol(self, page: Page, log: Sequence[Told], settings: dict[str, Value]) -> None:
        """Write the facts of a game on a protocol. By default it has only the names."""
