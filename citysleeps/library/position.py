"""What can be said of any game that stands somewhere: of the whole truth, or of what one seat knows of it."""

from __future__ import annotations

from collections.abc import Mapping

from citysleeps.kernel.game import Game as State
from citysleeps.library.letters import Letters


class Position:
    """Where a game stands. What is not known is left out."""

    __slots__ = ("_letters", "_state")

    def __init__(self, letters: Letters, state: State) -> None:
        self._letters = letters
        self._state = state

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
        """The ids of the phase and the step, the widest first."""
        return tuple(self._letters.book.where(self._state))

    @property
    def numbers(self) -> Mapping[str, int]:
        """The number of the night, of the day, of the turn: whatever the book counts."""
        return self._letters.book.numbers(self._state)

    @property
    def hands(self) -> Mapping[str, tuple[str, ...]]:
        """Who has raised a hand for whom, or for which word, in the last vote."""
        hands, _ = self._letters.book.votes(self._state)
        return {self._letters.candidate(choice): self._letters.seats(voters) for choice, voters in hands.items()}

    def card(self, seat: str) -> str:
        """What a seat holds; empty if that is not known."""
        return self._letters.book.known(self._state, self._letters.seat(seat))[0]

    def known(self, seat: str) -> tuple[str, ...]:
        """All that is known of a seat, as ids of the book: the card, the side, the answers to checks."""
        return tuple(filter(None, self._letters.book.known(self._state, self._letters.seat(seat))))

    @property
    def is_over(self) -> bool:
        return self._state.over

    @property
    def winner(self) -> str:
        """The id of the side that has won, or `draw`; empty while nobody has."""
        return self._state.winner

    @property
    def winners(self) -> tuple[str, ...]:
        """The seats that have won."""
        return self._letters.seats(self._state.winners)
