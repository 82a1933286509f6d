"""What one seat knows, and nothing more."""

from __future__ import annotations

from citysleeps.kernel.game import Game as State
from citysleeps.library.asks import Ask
from citysleeps.library.ending import blank
from citysleeps.library.letters import Letters
from citysleeps.library.position import Position
from citysleeps.library.values import Fact


class View(Position):
    """What one seat, the host or the spectators know, computed from the facts they were told.

    A view shows one moment. It does not change when the game goes on.

    >>> from citysleeps import Game
    >>> game = Game("original", seats=6, deal={"A": "commissar", "B": "don"})
    >>> game.view("B").card("B"), game.view("A").card("B")
    ('don', '')
    """

    __slots__ = ("_asks", "_facts", "_offers", "_seat")

    def __init__(
        self,
        letters: Letters,
        seat: str,
        state: State,
        facts: tuple[Fact, ...],
        asks: tuple[Ask, ...],
        offers: tuple[Ask, ...],
    ) -> None:
        super().__init__(letters, state)
        self._seat = seat
        self._facts = facts
        self._asks = asks
        self._offers = offers

    @property
    def seat(self) -> str:
        """Whose view it is: a letter, `host` or `spectators`."""
        return self._seat

    @property
    def facts(self) -> tuple[Fact, ...]:
        """Everything that was told to this seat, in order."""
        return self._facts

    @property
    def asks(self) -> tuple[Ask, ...]:
        """What this seat is asked now."""
        return self._asks

    @property
    def offers(self) -> tuple[Ask, ...]:
        """What this seat may do although the game does not wait for it."""
        return self._offers

    def _heard(self) -> tuple[Fact, ...]:
        return self._facts

    def __reduce__(self) -> tuple[object, ...]:
        return view_of, (self._letters, self._seat, self._facts, self._asks, self._offers)

    def __repr__(self) -> str:
        asked = ", ".join(ask.act for ask in self.asks) or "nothing"
        return f"<View of {self.seat}: {len(self.facts)} facts, asked {asked}>"


def view_of(
    letters: Letters, seat: str, facts: tuple[Fact, ...], asks: tuple[Ask, ...], offers: tuple[Ask, ...]
) -> View:
    """A view that was copied or pickled."""
    state = blank(letters)
    for fact in facts:
        state.fold(fact._spoken.fact)
    return View(letters, seat, state, facts, asks, offers)
