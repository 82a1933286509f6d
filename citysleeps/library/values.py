"""Answers, facts, and who was told a fact."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from citysleeps.kernel.facts import Fact as Happened
from citysleeps.kernel.facts import fields
from citysleeps.kernel.seats import NOBODY, Seat
from citysleeps.library.errors import Unknown, known_language
from citysleeps.library.mappings import Frozen
from citysleeps.notation.words import nearest, write_fact
from citysleeps.views.words import words


class Answer(msgspec.Struct, frozen=True):
    """What a seat, the host or the clock does, in the words of the notation.

    You get answers from an ask, from `Game.answers` or from `Game.read`. A function that takes an answer also takes
    its text.

    >>> from citysleeps import Game
    >>> answer = Game("original", seats=6).read("A check B")
    >>> answer
    <Answer A check B>
    >>> answer.seat, answer.act, answer.args, answer.seats
    ('A', 'check', ('B',), ('B',))
    """

    seat: str  #: who answers: a letter, `host` or `clock`
    act: str  #: the act, such as `check`
    args: tuple[str | int | tuple[str | int, ...], ...]  #: its arguments; seats are letters
    seats: tuple[str, ...]  #: all seats among the arguments
    text: str  #: the whole answer in the notation

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Answer {self.text}>"


class Spoken(NamedTuple):
    """Everything that the words for a fact need."""

    book: str
    theme: str
    names: tuple[str, ...]
    reader: Seat
    fact: Happened


class Fact(msgspec.Struct, frozen=True):
    """Something that happened: a name and fields. Seats are letters, and nobody is None.

    >>> from citysleeps import Game
    >>> fact = Game("original", seats=6).view("A").facts[-1]
    >>> fact
    <Fact own_card resident>
    >>> fact.name, fact["card"]
    ('own_card', 'resident')
    >>> fact.sentence("es")
    'Tu carta: Ciudadano.'
    """

    name: str  #: the kind of fact, such as `own_card`
    _spoken: Spoken

    @property
    def fields(self) -> Mapping[str, Any]:
        """All fields by name."""
        return Frozen({field: self[field] for field in self._spoken.fact.__struct_fields__})

    @property
    def text(self) -> str:
        """The fact in the words of the notation."""
        return write_fact(self._spoken.fact, self._spoken.names)

    def __getitem__(self, field: str) -> Any:
        for name, mark, _ in fields(type(self._spoken.fact)):
            if name == field:
                return in_letters(getattr(self._spoken.fact, name), mark, self._spoken.names)
        known = nearest(str(field), list(self._spoken.fact.__struct_fields__))
        raise Unknown("unknown_field", f"{self.name} has no field {field}; {known}")

    def sentence(self, language: str = "en") -> str:
        """The fact in words for people, in any of the `LANGUAGES`."""
        book, theme, names, reader, fact = self._spoken
        return words(book, known_language(language), theme).tell(fact, names, reader)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Fact {self.text}>"

    def __hash__(self) -> int:
        return hash(self.text)


def in_letters(value: object, mark: str, names: tuple[str, ...]) -> object:
    """The value of a field, with seats as letters and nobody as None."""
    if isinstance(value, tuple):
        return tuple(in_letters(one, mark, names) for one in value)
    if isinstance(value, dict):
        return Frozen(value)
    if mark and isinstance(value, int):
        return None if value == NOBODY else names[value]
    return value


class Told(msgspec.Struct, frozen=True):
    """A fact, and who was told it."""

    fact: Fact  #: what was told
    to: tuple[str, ...]  #: everybody who was told: letters, `host`, `spectators`
    is_public: bool  #: whether everybody was told

    def __str__(self) -> str:
        return f"{self.fact} (to {'all' if self.is_public else ' '.join(self.to)})"

    def __repr__(self) -> str:
        return f"<Told {self}>"
