"""Sections 5 and 7: the night, step by step, and the dawn that ends it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from citysleeps.books.original import victory, werewolf
from citysleeps.books.original.components import JUDGES
from citysleeps.books.original.facts import (
    Attempt,
    Dawn,
    DayBegan,
    HostChanged,
    JudgesConfirmed,
    Left,
    NightBegan,
    Noted,
    StepBegan,
    StepEnded,
)
from citysleeps.books.original.game import Original
from citysleeps.books.original.settings import SETTINGS
from citysleeps.books.pace import soonest
from citysleeps.books.scene import Line
from citysleeps.kernel.ask import Ask, target
from citysleeps.kernel.endings import Ending, by_host, lasts
from citysleeps.kernel.seats import ALL, HOST, NOBODY, Seat, Seats, bit, each
from citysleeps.kernel.stops import First

KILLS: Final = "kills"
MAY_PASS: Final = ("pass",)
MUST_CHOOSE: Final = ()


class Night:
    """What is in the air until dawn: it lives inside one night's script, so nothing needs clearing."""

    def __init__(self, game: Original) -> None:
        self.game = game
        self.living = game.living  # ORIG-512 victims still act, and ORIG-1013 those who leave count, until dawn
        self.shields: dict[Seat, tuple[str, ...]] = {}  # who is protected, against which steps
        self.victims: list[Seat] = []  # in the order of the steps that killed them

    async def choose(self, me: Seat, act: str, options: Seats, idle: tuple[str, ...]) -> Seat:
        """One seat chooses a seat or passes, finally (ORIG-513); ORIG-519 a choice not made in time lapses."""
        game = self.game
        if not options:
            return NOBODY  # ORIG-R21
        answer = await First([Ask(bit(me), act, (options,), idle)])
        if answer.seat != me:
            return NOBODY
        chosen = target(answer)
        game.tell(bit(me), Noted(me, answer.act, chosen, game.night))
        return chosen

    def attack(self, step: str, victim: Seat) -> None:
        """ORIG-511 A death is settled now and takes effect at dawn; ORIG-743 he dies once."""
        result = "nobody" if victim == NOBODY else self.outcome(step, victim)
        self.game.tell(HOST, Attempt(step, victim, result))
        if result == KILLS and victim not in self.victims:
            self.victims.append(victim)

    def disagree(self, step: str) -> None:
        """ORIG-610 The marks differ, or somebody marked nobody: the gang has no victim."""
        self.game.tell(HOST, Attempt(step, NOBODY, "no_agreement"))

    def protect(self, seat: Seat, against: tuple[str, ...]) -> None:
        """ORIG-1202 Attempts of these steps on this seat fail tonight."""
        self.shields[seat] = self.shields.get(seat, ()) + against

    def outcome(self, step: str, victim: Seat) -> str:
        if self.game.cards[victim] == "immortal":  # ORIG-1281, ORIG-1282
            if step != "sheriff" or self.game.settings.sheriff_vs_immortal == "survives":
                return "immortal"
        return "protected" if step in self.shields.get(victim, ()) else KILLS


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A step of the night: what its players do in the first night, and in the later ones."""

    def __init__(self, name: str, cards: tuple[str, ...]) -> None:
        self.name = name
        self.cards = cards  # whose step it is

    def is_called(self, game: Original) -> bool:
        """ORIG-506, ORIG-507 Every role of the composition is called, alive or dead, and no other."""
        return any(card in game.composition for card in self.cards)

    def called(self, night: Night) -> tuple[Seat, ...]:
        """ORIG-606 The numbers that the host calls aloud in this step."""
        return ()

    def lasts(self, game: Original, seconds: int) -> int:
        """ORIG-1611, ORIG-R17 How long it lasts, whatever is done in it and whoever is alive, where a step has so many
        seconds; 0: until the host goes on."""
        return seconds

    def together(self, game: Original, length: int) -> Ending:
        """ORIG-R104 How it ends at a night that goes on together: never before a time drawn by lot."""
        return lasts(length, soonest(game.chance, game.settings.night_pace, length))

    def chooses(self, game: Original) -> str:
        """The act of this night; empty: its players only look."""
        raise NotImplementedError

    def nights(self, game: Original) -> tuple[int, ...]:
        """The nights for which something may be chosen now."""
        return (game.night,)

    def lines(self, game: Original) -> tuple[Line, ...]:
        """ORIG-503 What is said aloud in it."""
        return (Line(f"step-began-{self.name}"),)

    async def first_night(self, night: Night) -> None:
        """What they do in the first night."""

    async def night(self, night: Night) -> None:
        """What they do in every later night."""


async def play_night(game: Original, steps: list[Step]) -> None:
    """ORIG-502 A fixed sequence of steps that never overlap; ORIG-503 each is announced at its beginning and its
    end."""
    game.tell(ALL, NightBegan(game.night + 1))
    night = Night(game)
    for step in steps:
        if not step.is_called(game):
            continue
        game.tell(ALL, StepBegan(step.name, step.called(night)))
        length = step.lasts(game, game.seconds_of("night_step_seconds"))
        game.untended = 0 if length else step.lasts(game, SETTINGS.numbers["night_step_seconds"])
        ends = step.together(game, length) if length else by_host()
        async with game.period(ends):  # ORIG-508, ORIG-1905
            if game.night == 1:
                await step.first_night(night)
            else:
                await step.night(night)
        game.tell(ALL, StepEnded(step.name))  # ORIG-505 also when its players are dead
    dawn(night)


def dawn(night: Night) -> None:
    """ORIG-511 All deaths of the night take effect together; ORIG-1907 the order of what is told."""
    game = night.game
    game.tell(ALL, DayBegan(game.night))
    for seat in each(game.absent & game.living):
        game.tell(ALL, Left(seat))
    # ORIG-1256 the sheriff's victim counts now; those before him have changed nothing, or the werewolf has joined
    cause = werewolf.convert(game, night.victims, night.living)
    game.tell(ALL, Dawn(tuple(sorted(night.victims))))
    if cause:
        game.tell(HOST, cause)
    enlighten(game, sorted(night.victims))
    open_day(game)


def open_day(game: Original) -> None:
    """ORIG-806, ORIG-807 The dead are named: the end is checked, and day 1 opens with the judges."""
    victory.check(game)
    if game.day == 1:
        declare_judges(game)


def take_up_dawn(game: Original) -> None:
    """Where a position begins by day: ORIG-802 a quiet dawn, unless the position tells it."""
    if game.day < game.night:
        dawn(Night(game))
    else:
        open_day(game)


def enlighten(game: Original, dead: list[Seat]) -> None:
    """ORIG-1308, ORIG-1309 The first to die becomes permanent host, who is told all that a host knows (ORIG-1310); so
    are the dead with `dead_see_all` (ORIG-1010)."""
    candidates = [seat for seat in dead if not game.absent >> seat & 1]  # ORIG-1014
    if game.settings.host_mode == "hostless" and candidates and not game.host_named:
        game.tell(ALL, HostChanged(candidates[0]))
        game.brief(bit(candidates[0]))
    elif game.absent & bit(game.temporary_host):
        game.tell(ALL, HostChanged(NOBODY))  # ORIG-1317
    if game.settings.dead_see_all:
        for seat in candidates:
            if seat != game.host:
                game.brief(bit(seat))


def declare_judges(game: Original) -> None:
    """ORIG-1211, ORIG-1212 Day 1 opens with the judges' seats, not their colour."""
    judges = tuple(seat for seat in each(game.living) if game.is_judge(seat))
    if any(card in game.composition for card in JUDGES):
        game.tell(ALL, JudgesConfirmed(judges))
