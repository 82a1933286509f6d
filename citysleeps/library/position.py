"""What games and views have in common. A game shows the whole truth, a view what one seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from citysleeps.kernel.game import Game as State
from citysleeps.kernel.setup import Value
from citysleeps.library.books import BOOKS, Book
from citysleeps.library.ending import Ending, ending_of
from citysleeps.library.letters import Letters
from citysleeps.library.mappings import Frozen
from citysleeps.library.values import Fact


class Position:
    """The state of a game. What is not known is empty or missing."""

    __slots__ = ("_letters", "_state")

    def __init__(self, letters: Letters, state: State) -> None:
        self._letters = letters
        self._state = state

    @property
    def book(self) -> Book:
        """The book that is played."""
        return BOOKS[self._letters.book.name]

    @property
    def settings(self) -> Mapping[str, Value]:
        """Every setting with its value, and the `preset` that they amount to, if there is one."""
        return Frozen(self._letters.settings)

    @property
    def seats(self) -> tuple[str, ...]:
        """All seats, in the order of the table."""
        return self._letters.names

    @property
    def alive(self) -> tuple[str, ...]:
        """The seats that are still in the game."""
        return self._letters.seats(self._state.living)

    @property
    def phases(self) -> tuple[str, ...]:
        """Where the game is: the id of the phase, then of the step."""
        return tuple(self._state.where())

    @property
    def numbers(self) -> Mapping[str, int]:
        """The number of the night, the day or the turn: whatever the book counts."""
        return self._letters.book.numbers(self._state)

    @property
    def hands(self) -> Mapping[str, tuple[str, ...]]:
        """Who voted for whom, or for which word, in the last vote: the voters by candidate."""
        hands, _ = self._letters.book.votes(self._state)
        return {self._letters.candidate(choice): self._letters.seats(voters) for choice, voters in hands.items()}

    def card(self, seat: str) -> str:
        """The card of a seat. Empty if unknown."""
        return self._state.known(self._letters.seat(seat))[0]

    def known(self, seat: str) -> tuple[str, ...]:
        """Everything known about a seat, as ids of the book: the card, the side, results of checks."""
        return tuple(filter(None, self._state.known(self._letters.seat(seat))))

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._state.over

    @property
    def winner(self) -> str:
        """The id of the side that won, or `draw`. Empty if nobody has won."""
        return self._state.winner

    @property
    def winners(self) -> tuple[str, ...]:
        """The seats that won."""
        return self._letters.seats(self._state.winners)

    @property
    def ending(self) -> Ending | None:
        """How the game ended: what was told, and by which clauses. None while it goes on."""
        return ending_of(self._letters, self._heard()) if self.is_over else None

    def _heard(self) -> Sequence[Fact]:
        """All facts that it is made of, in order."""
        raise NotImplementedError
