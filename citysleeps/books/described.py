"""Descriptions of a book and of a choice of settings, so that screens need no rules.

This module stays interpreted, because mypyc drops the class keywords of msgspec structs.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from citysleeps.kernel.setup import Value

Kind = Literal["deal", "night", "day", "talk", "vote", "window", "over"]
# Who hosts: the software, a person who holds no card, or one of the players.
ENGINE: Final = "engine"
HUMAN: Final = "human"
HOSTLESS: Final = "hostless"
# A great moment, which all screens stay with for a while.
DAWN: Final = "dawn"
VERDICT: Final = "verdict"
A_SEAT: Final = "a seat"  # what a setting may be whose value is the name of somebody who plays
NoticeKind = Literal["refused", "warning", "advice", "rule"]


class Described(msgspec.Struct, frozen=True, kw_only=True):
    """A part of what a book says. All of its fields are always sent."""


class Note(Described, frozen=True):
    """What a card says to its holder: ids of words."""

    above: str
    words: str


class Piece(Described, frozen=True):
    """Something that one may hold: a role, or a card in the hand."""

    words: Annotated[str, Meta(description="The id of its words: card-… or token-…")]
    icon: str
    clause: str
    copies: Annotated[int, Meta(description="How many are in the box; 0: only a deal that names every seat has it")]
    becomes: Annotated[bool, Meta(description="A role that nobody holds: one becomes it in play")] = False
    side: Annotated[str, Meta(description="Whom its holder plays for, unless something changes it")] = ""
    steps: Annotated[tuple[str, ...], Meta(description="The steps in which its holder is called")] = ()
    users: Annotated[tuple[str, ...], Meta(description="The roles to which a card is of use; empty: to all")] = ()
    phase: Annotated[str, Meta(description="Where a card may be shown without a penalty")] = ""
    moment: Annotated[str, Meta(description="The step in which a card may be played; `anytime`; empty: never")] = ""
    notes: Annotated[tuple[Note, ...], Meta(description="What it says in short; none: its words say it all")] = ()


class Step(Described, frozen=True):
    """A step that is called aloud while all sleep."""

    roles: Annotated[tuple[str, ...], Meta(description="Whom it calls")]
    icon: str
    act: Annotated[str, Meta(description="What its players choose; empty: nothing, or it depends on the night")] = ""
    from_night: Annotated[int, Meta(description="The night from which on they act; they may be called before")] = 1
    acts: Annotated[tuple[str, ...], Meta(description="All that may be chosen in it; none: `act` alone")] = ()
    ways: Annotated[tuple[str, ...], Meta(description="The acts between which one chooses; none: there is one")] = ()
    picks: Annotated[int, Meta(description="How many players are chosen in it")] = 1


class Phase(Described, frozen=True):
    """A phase or a step: of which kind it is, and inside which it comes."""

    kind: Annotated[
        Kind,
        Meta(description="`night`: all sleep but those called; `window`: cards may be played"),
    ]
    part_of: tuple[str, ...] = ()
    began: Annotated[bool, Meta(description="Its beginning is said aloud")] = False
    ended: Annotated[bool, Meta(description="Its end is said aloud")] = False


class Setting(Described, frozen=True):
    """A setting, and what it may be."""

    values: Annotated[tuple[Value, ...] | str, Meta(description="All of them, or a sentence; `a seat`: a name")]
    default: Value | None
    clause: str
    group: Annotated[str, Meta(description="Where it is shown; `main`: at once; empty: it is chosen otherwise")] = ""
    roles: Annotated[tuple[str, ...], Meta(description="It matters only if one of these is dealt; none: always")] = ()
    when: Annotated[
        dict[str, tuple[Value, ...]],
        Meta(
            description="It matters only if each of these settings has, or lists, one of these values; none: anything"
        ),
    ] = {}
    bounds: Annotated[
        tuple[int, ...], Meta(description="The least and the most, if it is any whole number; else none")
    ] = ()


class Why(Described, frozen=True):
    """Why an outcome is as it is: the clauses behind it, and the facts that led to it."""

    clauses: Annotated[tuple[str, ...], Meta(description="By which it is so")]
    since: Annotated[str, Meta(description="The kind of fact with which the way there begins")] = ""
    way: Annotated[tuple[str, ...], Meta(description="The kinds of facts that led there")] = ()
    when: Annotated[
        dict[str, str], Meta(description="It holds if the fact, or else the game's settings, have this")
    ] = {}
    needs: Annotated[tuple[str, ...], Meta(description="It holds if facts of these kinds are on the way")] = ()


class Told(Described, frozen=True):
    """A kind of fact: who is told, and what becomes of it at the table."""

    public: Annotated[bool, Meta(description="Everybody is told")] = False
    kept: Annotated[bool, Meta(description="It is worth reading again")] = False
    aloud: Annotated[bool, Meta(description="The Game Master says it aloud; a step as its phase has it")] = False
    waits: Annotated[bool, Meta(description="After it the game waits: what is said next is another announcement")] = (
        False
    )
    why: Annotated[tuple[Why, ...], Meta(description="Of an outcome: the first that holds says why it is so")] = ()


class Hosting(Described, frozen=True):
    """The setting that says who hosts. Its values mean engine, human or hostless."""

    setting: str
    modes: dict[str, str]


class Composition(Described, frozen=True):
    """The roles dealt with these settings, by number of players. A number with no roles cannot play."""

    settings: dict[str, Value]
    players: dict[int, dict[str, int] | None]


class Description(Described, frozen=True):
    """A description of a book: what is in the box, what happens in which order, and what can be chosen."""

    title: str
    seats: Annotated[tuple[int, ...], Meta(description="The fewest and the most")]
    presets: dict[str, dict[str, Value]]
    settings: dict[str, Setting]
    groups: Annotated[tuple[str, ...], Meta(description="Of settings, in the order in which they are shown")]
    hosting: Hosting
    compositions: tuple[Composition, ...]
    sides: tuple[str, ...]
    roles: Annotated[dict[str, Piece], Meta(description="What one is: it decides the side and what one does")]
    cards: Annotated[dict[str, Piece], Meta(description="What one has in the hand, in the book's order")]
    steps: Annotated[dict[str, Step], Meta(description="In the order in which they are called")]
    phases: dict[str, Phase]
    facts: dict[str, Told]
    reasons: Annotated[
        dict[str, tuple[str, ...]], Meta(description="Why an input is refused, with the clauses behind it")
    ]


class Notice(Described, frozen=True):
    """Something that the book says to a choice of settings."""

    id: Annotated[str, Meta(description="Its words are advice-…, with the numbers as arguments")]
    kind: Annotated[
        NoticeKind,
        Meta(description="It cannot be dealt; it is allowed, but; the book's advice; a rule that is in force"),
    ]
    clause: str
    about: Annotated[str, Meta(description="The setting or the card; empty: the whole")] = ""
    numbers: dict[str, int] = {}


class Advice(Described, frozen=True):
    """What a choice of settings means for a number of players, and what the book says about it."""

    settings: Annotated[dict[str, Value], Meta(description="Every setting with its value")]
    preset: Annotated[str, Meta(description="That they amount to; empty: none")]
    recommended: Annotated[
        dict[str, Value], Meta(description="The settings that are not as the book has them in this preset, as it does")
    ]
    host: Annotated[str, Meta(description="Who hosts: engine, human or hostless")]
    players: Annotated[int, Meta(description="What it is about: those who are there, or the fewest who can play")]
    least: int
    most: int
    composition: Annotated[dict[str, int], Meta(description="The roles that are dealt; empty: so many cannot play")]
    lengths: Annotated[
        dict[str, int], Meta(description="Seconds by phase or step; `night`: each of its steps; 0: no limit")
    ]
    bounds: Annotated[dict[str, int], Meta(description="The least that a number may be with the other settings")]
    hindered: Annotated[dict[str, Notice], Meta(description="The cards that cannot be chosen, and why")]
    notices: tuple[Notice, ...]
    suggested: Annotated[
        dict[str, Value],
        Meta(description="What to choose instead, so that it can be dealt to so many; empty: it can, or nothing helps"),
    ] = {}
    decks: Annotated[
        dict[str, int], Meta(description="Where nobody knows what is dealt: how many cards of each side are drawn")
    ] = {}
    hands: Annotated[
        dict[str, int], Meta(description="The cards that are dealt into the hand; most books have none")
    ] = {}


class Usual(Described, frozen=True):
    """How so many usually play a book."""

    settings: dict[str, Value]
    shortest: Annotated[int, Meta(description="Minutes, measured: one game in ten is shorter")]
    longest: Annotated[int, Meta(description="Minutes, measured: one game in ten is longer")]


class Cover(Described, frozen=True):
    """What one reads of a book before choosing it."""

    hard: Annotated[int, Meta(description="From 1, easy, to 3, hard")]
    first: Annotated[bool, Meta(description="It is the one for people who have never played any")]
    typical: Annotated[int, Meta(description="How many usually play it")]
    players: Annotated[dict[int, Usual], Meta(description="By how many play; so many that are not in it cannot")]


class Printed(Described, frozen=True):
    """The cards that so many need on a table, to be printed."""

    book: str
    theme: Annotated[str, Meta(description="Of its words; empty: none")]
    players: int
    settings: Annotated[dict[str, Value], Meta(description="Every setting with its value, for the words on the cards")]
    roles: Annotated[dict[str, int], Meta(description="How many of each; empty: so many cannot play")]
    cards: Annotated[dict[str, int], Meta(description="How many of each that one has in the hand")] = {}


Window = Literal["lit", "dark", "mine", "out"]
Said = str | int | dict[str, int]


class Pane(Described, frozen=True):
    """A window in a picture."""

    look: Annotated[Window, Meta(description="`mine`: what only its owner sees; `out`: who lived there is gone")] = (
        "lit"
    )
    icon: Annotated[str, Meta(description="In the window; empty: none")] = ""
    number: Annotated[int, Meta(description="Of the seat, in the window; 0: none")] = 0
    mark: Annotated[str, Meta(description="An icon at its corner; empty: none")] = ""
    says: Annotated[str, Meta(description="An icon in a bubble below it; empty: nothing is said")] = ""


class Leaf(Described, frozen=True):
    """A card for who has never played: a picture and a few sentences."""

    id: Annotated[str, Meta(description="Its words are learn-BOOK-…, with the attribute `title`")]
    by_day: bool
    panes: tuple[Pane, ...]
    values: dict[str, Said]


class Moment(Described, frozen=True):
    """What one can do now, in a sentence that is the same for everybody."""

    id: Annotated[str, Meta(description="Its words are now-BOOK-…")]
    phases: Annotated[tuple[str, ...], Meta(description="In which it holds; the narrowest that one is in counts")]
    clauses: tuple[str, ...]
    values: dict[str, Said]


class Paragraph(Described, frozen=True):
    """A paragraph of the guide."""

    id: Annotated[str, Meta(description="Its words are guide-BOOK-…, some with the attribute `title`")]
    clauses: tuple[str, ...]
    about: Annotated[tuple[str, ...], Meta(description="The phases, steps, roles and cards that it speaks about")]
    values: Annotated[
        dict[str, Said],
        Meta(description="What its words take; how many of each, by the ids of their words, is to be joined as a list"),
    ]


class Chapter(Described, frozen=True):
    """A chapter of the guide."""

    id: Annotated[str, Meta(description="Its heading is chapter-BOOK-…")]
    paragraphs: tuple[Paragraph, ...]


class Guide(Described, frozen=True):
    """The book explained to players in plain words, for these settings and this number of players."""

    book: str
    theme: Annotated[str, Meta(description="Of its words; empty: none")] = ""
    preset: Annotated[str, Meta(description="That the settings amount to; empty: none")] = ""
    players: Annotated[int, Meta(description="What it is about")] = 0
    leaves: tuple[Leaf, ...] = ()
    moments: tuple[Moment, ...] = ()
    chapters: tuple[Chapter, ...] = ()
