"""What a book brings to the laws."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hypothesis import strategies as st

from citysleeps.books.book import Book
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import Seat, Seats
from citysleeps.kernel.setup import Setup

DEAL = "deal"  # the change: two cards are swapped
HANDS = "hands"  # the change: two cards in the hand are swapped, in books that have them beside the others
LEAVE = "leave"  # the change: a player leaves unseen


class Change(NamedTuple):
    """In what two games differ that somebody may not know: the act that came out otherwise, and whose it was."""

    act: str
    seats: Seats


class Bench(NamedTuple):
    """A book under the laws."""

    book: Book[Any]
    setups: st.SearchStrategy[Setup]  # settled
    dealt: st.SearchStrategy[Setup]  # the same, with every seat's card named in the deal
    most_rounds: Callable[[Setup], int]  # after so many rounds a game must be over; 0: the book lets it go on for ever
    is_hidden: Callable[[Any], bool]  # is what seats do now hidden from the others?
    may_act: Callable[[Any], Seats]  # who may be asked or offered anything at all
    may_be_asked: Callable[[Any, Seat, Ask], bool]  # is it this seat's business?
    may_learn: Callable[[Any, Seat, Fact, Change], bool]  # may this be the first sign of the change that a seat gets?
    unfolded: dict[str, str]  # fields of the state that are no part of the fold, and why
    stays_seen: dict[str, str]  # fields in which the fold of a corrected game keeps what the state does not, and why
    owed: tuple[str, ...] = ()  # the private facts that one who has left is still told


IN_THE_AIR = {
    "facts": "what the fold is made of",
    "audiences": "what the fold is made of",
    "since": "where in it the present deal begins",
    "stop": "where the script waits",
    "chance": "what is still to be drawn",
    "dealt": "the setup's own, taken away in a blank game because it is secret",
    "seconds": "the clock of what is open, set by the script",
    "number": "of what is open, counted by the script",
    "began": "the number of what is open, set by the script",
    "running_clock": "which clock of what is open, set by the script",
    **dict.fromkeys(
        ("lasting", "periods", "lasting_period", "seen_period", "allowed", "unseen"),
        "how long a step lasts among people, set by the script",
    ),
}
