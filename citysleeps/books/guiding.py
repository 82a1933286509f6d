"""How a book explains itself to players: a table that says when each text applies, and with which values.

The words are in locales/<language>/guide/<book>.ftl. docs/guide.md says how to write both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from citysleeps.books.described import Advice, Chapter, Guide, Leaf, Moment, Pane, Paragraph, Said
from citysleeps.kernel.setup import Value

Condition = Callable[[Advice], bool]
Reading = Callable[[Advice], Value | dict[str, int]]


# What a condition or a value looks at


def always(advice: Advice) -> bool:
    return True


def dealt(*roles: str) -> Condition:
    """Is one of these roles dealt?"""
    return lambda advice: any(role in advice.composition for role in roles)


def chosen(setting: str, *values: Value) -> Condition:
    """Has the setting one of these values?"""
    return lambda advice: advice.settings[setting] in values


def both(one: Condition, other: Condition) -> Condition:
    return lambda advice: one(advice) and other(advice)


def no(condition: Condition) -> Condition:
    return lambda advice: not condition(advice)


def setting(name: str) -> Reading:
    """The value of a setting."""
    return lambda advice: advice.settings[name]


def lasts(phase: str) -> Reading:
    """The seconds of a phase or step; 0: no limit."""
    return lambda advice: advice.lengths[phase]


def count(*roles: str) -> Reading:
    """How many of these roles are dealt."""
    return lambda advice: sum(advice.composition.get(role, 0) for role in roles)


def players(advice: Advice) -> int:
    return advice.players


# The table


class Card(NamedTuple):
    """A card for who has never played: `learn-<book>-<id>`."""

    id: str
    picture: Callable[[Advice], tuple[Pane, ...]]
    by_day: bool = False
    when: Condition = always
    values: dict[str, Reading] = {}


class Now(NamedTuple):
    """What one can do in these phases: `now-<book>-<id>`."""

    id: str
    phases: tuple[str, ...]
    clauses: tuple[str, ...]
    when: Condition = always
    values: dict[str, Reading] = {}


class Text(NamedTuple):
    """A paragraph, and what it speaks about: `guide-<book>-<id>`."""

    id: str
    clauses: tuple[str, ...]
    about: tuple[str, ...] = ()
    when: Condition = always
    values: dict[str, Reading] = {}


class Written(NamedTuple):
    """All that a book says of itself to players."""

    book: str
    typical: int  # the number of players that it is about, until enough are there
    cards: tuple[Card, ...]
    now: tuple[Now, ...]
    chapters: dict[str, tuple[Text, ...]]


Advise = Callable[[dict[str, Value], int], Advice]


def guided(written: Written, advise: Advise, settings: dict[str, Value], players: int, theme: str = "") -> Guide:
    """The parts of the guide that apply to these settings and this number of players. If so many cannot play, the usual
    number is assumed."""
    advice = advise(settings, players)
    if not advice.least <= players <= advice.most:
        advice = advise(settings, min(max(written.typical, advice.least), advice.most))
    return Guide(
        book=written.book,
        theme=theme,
        preset=advice.preset,
        players=advice.players,
        leaves=tuple(
            Leaf(id=card.id, by_day=card.by_day, panes=card.picture(advice), values=read(card.values, advice))
            for card in written.cards
            if card.when(advice)
        ),
        moments=tuple(
            Moment(id=now.id, phases=now.phases, clauses=now.clauses, values=read(now.values, advice))
            for now in written.now
            if now.when(advice)
        ),
        chapters=tuple(
            Chapter(id=id, paragraphs=tuple(paragraph(text, advice) for text in texts if text.when(advice)))
            for id, texts in written.chapters.items()
        ),
    )


def paragraph(text: Text, advice: Advice) -> Paragraph:
    return Paragraph(id=text.id, clauses=text.clauses, about=text.about, values=read(text.values, advice))


def read(values: dict[str, Reading], advice: Advice) -> dict[str, Said]:
    """The values in the form that messages take: booleans as `yes` or `no`, lists as their length."""
    return {name: plain(value(advice)) for name, value in values.items()}


def plain(value: Value | dict[str, int]) -> Said:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return len(value) if isinstance(value, tuple) else value
