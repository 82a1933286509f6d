"""How a game has ended."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from citysleeps.books.described import Told, Why
from citysleeps.kernel.game import Game as State
from citysleeps.library.books import BOOKS, Clause, description
from citysleeps.library.letters import Letters
from citysleeps.library.values import Fact


class Ending(msgspec.Struct, frozen=True):
    """How a game has ended: the fact that ended it, and the clauses that say so.

    >>> from citysleeps import Game
    >>> game = Game("original", seats=10, seed=7)
    >>> game.play_out("careful")
    >>> game.ending
    <Ending game_over black numbers: ORIG-1112>
    >>> game.ending.fact["condition"], game.ending.fact.sentence("es").split(". ")[-1]
    ('numbers', 'Los criminales son tantos como los honrados, o más.')
    """

    fact: Fact  #: what was told when the game ended
    clauses: tuple[Clause, ...]  #: the clauses that say so

    def __repr__(self) -> str:
        return f"<Ending {self.fact}: {', '.join(clause.id for clause in self.clauses) or 'no clause'}>"


def ending_of(letters: Letters, facts: Sequence[Fact]) -> Ending | None:
    """The ending that these facts tell. None if the game goes on after them."""
    book, state = BOOKS[letters.book.name], blank(letters)
    for number, fact in enumerate(facts):
        state.fold(fact._spoken.fact)
        if state.over:
            told = description(book._rules).facts.get(fact.name, Told())
            ids = next((why.clauses for why in told.why if holds(why, fact, letters, facts[:number])), ())
            return Ending(fact, tuple(book.clauses[id] for id in ids))
    return None


def blank(letters: Letters) -> State:
    state: State = letters.book.blank(letters.setup)
    return state


def holds(why: Why, fact: Fact, letters: Letters, before: Sequence[Fact]) -> bool:
    """Whether it is so for this reason: by what the fact or the settings say, and by what was told on the way there."""
    values = {**letters.setup.settings, **fact.fields}
    names = [one.name for one in before]
    way = names[max((at for at, name in enumerate(names) if name == why.since), default=0) :]
    return all(written(values.get(name)) == value for name, value in why.when.items()) and set(why.needs) <= set(way)


def written(value: object) -> str:
    """A value as the description of a book writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
