"""Asks: what a seat may do now, and which answers are legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

import msgspec

from citysleeps.kernel.ask import Ask as Question
from citysleeps.kernel.ask import fits
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.forms import Text
from citysleeps.kernel.seats import Seat
from citysleeps.library.given import words
from citysleeps.library.legal import Part, idle, options
from citysleeps.library.letters import Letters
from citysleeps.library.values import Answer
from citysleeps.notation.words import NONE_OF, NotUnderstood, quoted


class Answers(Sequence[Answer]):
    """A sequence of legal answers. They are computed on demand, so `len` and `random.choice` are fast.

    Free text cannot be listed: `in` accepts such an answer, but `len` does not count it.
    """

    def __init__(self, letters: Letters, parts: list[Part]) -> None:
        self._letters = letters
        self._parts = tuple(dict.fromkeys(parts))

    def __len__(self) -> int:
        return sum(part.size for part in self._parts)

    @overload
    def __getitem__(self, at: int) -> Answer: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Answer]: ...
    def __getitem__(self, at: int | slice) -> Answer | Sequence[Answer]:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self)))]
        number = at + len(self) if at < 0 else at
        for part in self._parts:
            if 0 <= number < part.size:
                return self._letters.answer(part.nth(number))
            number -= part.size
        raise IndexError(f"there are {len(self)} answers")

    def __contains__(self, answer: object) -> bool:
        """Whether this answer is legal. Takes an Answer or its text."""
        try:
            given = self._letters.read(str(answer))
        except NotUnderstood:
            return False
        return any(
            (part.seat, part.act, len(part.slots)) == (given.seat, given.act, len(given.args))
            and all(map(fits, part.slots, given.args))
            for part in self._parts
        )

    def __repr__(self) -> str:
        shown = ", ".join(map(str, self[:3])) or "none can be listed"
        return f"<{counted(len(self))}: {shown}{', …' if len(self) > 3 else ''}>"


class Ask(msgspec.Struct, frozen=True, eq=False):
    """A question to one seat, with all its legal answers.

    >>> from citysleeps import Game
    >>> game = Game("original", seats=6, deal={"A": "commissar", "B": "don"})
    >>> for seat in game.seats:
    ...     game.answer(f"{seat} ready")
    >>> ask = game.view("A").asks[0]
    >>> ask
    <Ask A check: 6 answers>
    >>> ask.answers[0], ask.idle
    (<Answer A check B>, (<Answer A pass>,))
    >>> ask.takes("A check A")
    False
    >>> ask.answer("C")
    <Answer A check C>
    """

    seat: str  #: who is asked: a letter, or `host`
    act: str  #: the act that is asked for, such as `check`
    options: Answers  #: the act with all legal arguments
    idle: tuple[Answer, ...]  #: the ways to decline: pass, done, abstain
    answers: Answers  #: `options` and `idle` together
    lapse: str  #: the answer that counts when the time runs out; `nothing`: nothing is done
    wants_text: bool  #: whether it wants free text, which `options` cannot list
    _letters: Letters

    def answer(self, *args: str | int | Sequence[str]) -> Answer:
        """The act with these arguments, as an Answer. Raises CitySleepsError (`not_legal`) if that is not legal."""
        kinds = self._letters.book.acts.get(self.act, ())
        words = [word(arg, kinds[i].removesuffix("?") if i < len(kinds) else "") for i, arg in enumerate(args)]
        text = " ".join([self.seat, self.act, *words])
        if not self.takes(text):
            raise CitySleepsError(f"{text} is not legal; there are {self.answers!r}", "not_legal")
        return self._letters.answer(self._letters.read(text))

    def takes(self, answer: Answer | str) -> bool:
        """Whether this is a legal answer to this ask."""
        return self.answers.__contains__(answer)

    def __repr__(self) -> str:
        return f"<Ask {self.seat} {self.act}: {'any text' if self.wants_text else counted(len(self.answers))}>"


def counted(answers: int) -> str:
    return f"{answers} {'answer' if answers == 1 else 'answers'}"


def word(arg: str | int | Sequence[str], kind: str) -> str:
    """An argument as the notation writes it."""
    if isinstance(arg, str):
        return quoted(arg) if kind == "text" else arg
    if isinstance(arg, Sequence):
        return " ".join(words("an argument", arg)) or NONE_OF.get(kind, "")
    return str(arg)


def ask_of(letters: Letters, question: Question, seat: Seat, name: str) -> Ask:
    """An ask of the kernel, as one seat or the host gets it."""
    act, instead = options(question, seat), idle(question, seat)
    return Ask(
        seat=name,
        act=question.act,
        options=Answers(letters, act),
        idle=tuple(Answers(letters, instead)),
        answers=Answers(letters, act + instead),
        lapse=question.lapse,
        wants_text=bool(act) and any(isinstance(slot, Text) for slot in question.slots),
        _letters=letters,
    )
