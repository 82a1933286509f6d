"""A view of `original` as it is sent to a screen (interpreted: mypyc drops the class keywords of msgspec structs)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from citysleeps.books.board import Known, board
from citysleeps.books.mends import Form, by_day
from citysleeps.books.original.components import GANGS, VOTES
from citysleeps.books.original.court import standing, undecided
from citysleeps.books.original.described import DAYS, moment
from citysleeps.books.original.discussion import first_speaker
from citysleeps.books.original.facts import NAMED
from citysleeps.books.original.game import Original
from citysleeps.books.original.night import Step
from citysleeps.books.original.phrases import forms, implied
from citysleeps.books.original.protocol import write
from citysleeps.books.original.refusals import NIGHT_ACTS
from citysleeps.books.original.settings import preset_of
from citysleeps.books.original.victory import clause
from citysleeps.books.protocol import Page
from citysleeps.books.scene import NOT_MINE, Call, Line, Own, Scene
from citysleeps.books.screen import Screen
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.forms import Numbers, Slot
from citysleeps.kernel.game import Told
from citysleeps.kernel.mending import Mend
from citysleeps.kernel.seats import NOBODY, Seat, bit, clockwise, each, many
from citysleeps.kernel.setup import Value

NIGHTS: Final = ("first_night", "night")


class Plan(msgspec.Struct, frozen=True, gc=False):
    """ORIG-601 Whom a gang means to kill, night by night; -1: nobody in common."""

    nights: tuple[int, ...]
    seats: tuple[Seat, ...]


class Shown(Scene, frozen=True, gc=False, kw_only=True):
    """What one knows of the game. Seats are numbers from 0; -1 is nobody; what one does not know is empty."""

    night: int
    day: int
    composition: dict[str, int]  # how many of each card are in the game
    cards: list[str]  # by seat
    gangs: list[str]  # by seat
    sides: list[str]  # by seat
    nods: dict[Seat, str]  # what a check of this seat was answered
    judges: tuple[Seat, ...]
    plans: dict[str, Plan]  # by gang
    floor: Seat
    speaker: Seat  # who had the floor last in the discussion
    to_speak: tuple[Seat, ...]  # who is still to have it today, in that order
    docket: tuple[Seat, ...]  # who stands in court now, in the order of nomination
    accused: list[Seat]  # in the order of nomination
    accusers: list[Seat]  # who accused each of them
    candidates: list[Seat]
    voters: tuple[Seat, ...]
    called: int | str  # the seat or the word that hands are raised for now
    hands: dict[int | str, tuple[Seat, ...]]  # who raised a hand for whom or what, in the last vote
    counts: dict[int | str, int]
    tally: dict[int | str, int]  # the hands of each call that is over; when the vote is counted, the votes
    could_vote: tuple[Seat, ...]  # who may still raise a hand, as far as everybody knows
    added_to: Seat  # against whom all count who raise no hand
    sentenced: tuple[Seat, ...]
    temporary_host: Seat
    host: Seat  # the permanent host
    sees_all: bool  # ORIG-1010, ORIG-1310 one is told all that a host is told
    clause: str  # by which the game is over


class OriginalScreen(Screen[Original]):
    """What phones and the table show of `original`."""

    def __init__(self, steps: list[Step]) -> None:
        super().__init__(NAMED)
        self.steps = steps

    def moment(self, fact: Fact) -> str:
        return moment(fact)

    def shown(self, view: Original, me: Seat) -> Shown:
        return shown(view, self.steps, me)

    def phrases(self, view: Original, me: Seat) -> list[tuple[Slot, ...]]:
        """ORIG-2002 For the living, by day."""
        return forms(view, me) if view.phase in DAYS and view.living >> me & 1 else []

    def mends(self, game: Original, asked: Sequence[Mend], by_hand: bool) -> list[Form]:
        """ORIG-1409 By night of the calls, whoever is called, and whether he lives."""
        return tonight(game, calls(game, self.steps)) if game.phase in NIGHTS else by_day(asked, NIGHT_ACTS)

    def protocol(self, page: Page, log: Sequence[Told], settings: dict[str, Value]) -> None:
        write(page, log, settings)


def shown(view: Original, steps: list[Step], me: Seat) -> Shown:
    return Shown(
        where=view.where(),
        night=view.night,
        day=view.day,
        living=each(view.living),
        left=each(view.absent),
        calls=calls(view, steps),
        prompts=prompts(view),
        terms={
            "night": view.night,
            "day": view.day,
            "preset": preset_of(view.settings),
            "rivals": "yes" if has_rivals(view) else "no",
            "lone": lone(view),
        },
        own=own(view, steps, me),
        board=board(view.claims, known(view)),
        composition=view.composition,
        cards=view.cards.copy(),
        gangs=view.gangs.copy(),
        sides=view.sides.copy(),
        nods=view.nods.copy(),
        judges=each(view.judges),
        plans={gang: Plan(plan.nights, plan.seats) for gang, plan in view.plans.items()},
        floor=view.floor,
        speaker=view.speaker,
        to_speak=to_speak(view),
        docket=docket(view),
        accused=view.accused.copy(),
        accusers=view.accusers.copy(),
        candidates=view.candidates.copy(),
        voters=each(view.voters),
        called=view.called,
        hands={choice: each(hands) for choice, hands in view.hands.items()},
        counts=view.counts.copy(),
        tally=view.counts.copy() if view.counted else {choice: many(hands) for choice, hands in view.hands.items()},
        could_vote=each(undecided(view)) if view.step in VOTES else (),
        added_to=added_to(view),
        sentenced=each(view.sentenced),
        temporary_host=view.temporary_host,
        host=view.host,
        sees_all=me >= 0 and view.watchers >> me & 1 == 1,
        clause=clause(view),
        over=view.over,
        winner=view.winner,
        winners=each(view.winners),
    )


def known(view: Original) -> Known:
    """ORIG-2013 What claims can contradict; ORIG-1004 no card is shown before the end. ORIG-1258 A werewolf is not
    checked alike every night."""
    found = Known()
    if view.claims:
        found.copies = view.composition
        found.implied = implied(view)
        found.broken = view.broken
        found.questions = dict.fromkeys(view.composition, "card")
        found.lasting = "werewolf" not in view.composition
    return found


def calls(view: Original, steps: list[Step]) -> tuple[Call, ...]:
    """The steps of this night."""
    return tuple(call(view, step) for step in steps if step.is_called(view)) if view.phase in NIGHTS else ()


def call(view: Original, step: Step) -> Call:
    """ORIG-503 to ORIG-507 A step of this night: all of it is known to everybody, but for whom it calls."""
    return Call(
        step=step.name,
        act=step.chooses(view),
        nights=step.nights(view),
        seconds=step.lasts(view, view.seconds_of("night_step_seconds")),
        seats=tuple(seat for seat in each(view.living & ~view.absent) if is_of(view, step, seat)),
        lines=step.lines(view),
    )


def tonight(game: Original, calls: Sequence[Call]) -> list[Form]:
    """ORIG-1409 In this call and the one before it what is chosen there, and for the nights to come the gang's plan."""
    found: dict[str, tuple[Slot, ...]] = {}
    at = next(i for i, one in enumerate(calls) if one.step == game.step)
    for one in reversed(calls[max(0, at - 1) : at + 1]):
        if one.act:
            found[one.act] = (game.living,)
        ahead = [night for night in one.nights if night > game.night]
        if ahead:
            found["plan"] = (game.living, Numbers(ahead[0], ahead[-1]))
    return [*found.items(), ("pass", ()), ("done", ())] if found else []


def is_of(view: Original, step: Step, seat: Seat) -> bool:
    """Is this seat called in this step? ORIG-1253 The werewolf with the gang he has joined."""
    return view.cards[seat] in step.cards or view.gangs[seat] == step.name


def own(view: Original, steps: list[Step], me: Seat) -> Own:
    """ORIG-1257 The werewolf's side is the one that he was told."""
    if me < 0 or not view.cards[me]:
        return NOT_MINE
    return Own(view.sides[me] or view.side(me), tuple(step.name for step in steps if is_of(view, step, me)))


def prompts(view: Original) -> tuple[Line, ...]:
    """ORIG-1406 The rules of the discussion before the first speech of all; ORIG-818 the call to the one who may
    accuse."""
    if view.step == "nomination":
        return (Line("host-nomination", seat=view.speaker),)
    if view.day == 1 and view.step == "speech" and view.floor == view.first_speaker:
        return (Line("discussion-rules"),)
    return ()


def lone(view: Original) -> str:
    """ORIG-902, ORIG-903 What becomes of the only one on trial if nobody else is put there: on day 1 nothing, later
    death."""
    if len(view.accused) != 1 or view.step not in ("speech", "nomination"):
        return "no"
    return "free" if view.day == 1 else "dies"


def has_rivals(view: Original) -> bool:
    """Is there more than one gang in the game?"""
    return all(any(card in view.composition for card in cards) for cards in GANGS.values())


def to_speak(view: Original) -> tuple[Seat, ...]:
    """ORIG-808, ORIG-811 Each living player once, clockwise from the first speaker of the day."""
    if view.step in ("dawn", "judges"):
        return clockwise(view.living, first_speaker(view))
    if view.step not in ("speech", "nomination"):
        return ()
    order = clockwise(view.living | bit(view.speaker), view.first_speaker)
    return order[order.index(view.speaker) + 1 :]


def docket(view: Original) -> tuple[Seat, ...]:
    """ORIG-901 The accused; ORIG-912 those about whom a vote is held or was held today; ORIG-932 those whose votes are
    equal."""
    if view.step == "tie_speeches":
        most = max(view.counts.values())
        return tuple(seat for seat in view.candidates if view.counts.get(seat) == most)
    return tuple(view.candidates if view.counts or view.step in VOTES else view.accused)


def added_to(view: Original) -> Seat:
    """ORIG-919, ORIG-R63 The last of those who are voted about; in the execute-all vote nobody."""
    if view.step not in VOTES or view.step == "all_or_none":
        return NOBODY
    candidates = standing(view, view.candidates)
    return candidates[-1] if candidates else NOBODY
