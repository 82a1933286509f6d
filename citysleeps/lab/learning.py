"""Learn the numbers of a book's model (`agents/BOOK/numbers.toml`) in games of bots against bots.

Each round takes one number. The numbers as they are, and with a little less and a little more of this one, play the
same deals on both sides: against careful bots, against liars of every way, and against earlier numbers. What scores
clearly better is kept. In the end the learned numbers play the first ones in deals that were never used, because what
was the best of many by luck is not so in other games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from math import log, sqrt
from random import Random
from typing import Any

import msgspec

from citysleeps.agents.cast import CAREFUL, Kind, play_cast
from citysleeps.agents.reasoning.following import Reader
from citysleeps.agents.reasoning.lying import WAYS
from citysleeps.agents.reasoning.numbers import Numbers
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, Seats, each, many
from citysleeps.kernel.setup import Setup, Value
from citysleeps.lab.processes import spread
from citysleeps.lab.tournament import dealt, members_of

STEP = 1.5  # how far a number is moved at first: the odds of a chance are four times as high, or as low
CLEARLY = 2.0  # standard errors by which others must be better
CHUNK = 5  # games in one piece of work
SUREST = 0.99  # nobody is believed to be surer: a single mistake would count for everything

Bot = str  # its name, the way in which it lies, or the text of the numbers by which it reasons
Pair = tuple[Bot, Bot]


class Part(msgspec.Struct, frozen=True):
    """Some games of one pairing. In one of the two places is the bot that learns."""

    pair: Pair
    place: int
    first: int  # the number of the first game
    games: int


class Came(msgspec.Struct, frozen=True):
    """What came of it, by game."""

    part: Part
    won: list[bool]  # the bot that learns
    losses: list[float]  # how far its public belief was off: the mean log loss; empty unless it plays the town


class Round(msgspec.Struct, frozen=True):
    """One number was tried."""

    name: str  #: of the number
    step: float  #: how far it was moved, on a scale of logarithms
    gains: tuple[float, float]  #: by how much the score was better with less of it, and with more
    errors: tuple[float, float]  #: the standard errors of these
    taken: float  #: how far it stays moved; 0: it stays as it was


class Plan(msgspec.Struct, frozen=True):
    """What is learned. It may get more rounds, and nothing else."""

    setup: Setup
    games: int  # of each pairing in a round
    names: tuple[str, ...]  # of the numbers that are tried
    start: str  # the file with which it begins


class Score(msgspec.Struct, frozen=True):
    """How good some numbers are."""

    won: dict[str, dict[str, float]]  #: by party, the share of games won against each opponent
    loss: float  #: the mean log loss of the public belief

    @property
    def whole(self) -> float:
        """The mean share of both parties, and of their worst pairings, less the log loss."""
        shares = [[*party.values()] for party in self.won.values()]
        return mean([mean(one) for one in shares]) + mean([min(one) for one in shares]) - self.loss


class Learned(msgspec.Struct, frozen=True):
    """What was learned, and whether it is better in games that had no part in it."""

    book: str  #: the name of the book
    seats: int  #: how many seats
    settings: dict[str, Value]  #: every setting with its value
    seed: str  #: the seed of all games
    rounds: tuple[Round, ...]  #: in order
    changed: dict[str, tuple[float, float]]  #: the numbers that are others now: before and after
    games: int  #: of each pairing in the check; 0: nothing has changed, so nothing was checked
    before: Score | None  #: in the check
    after: Score | None
    gain: float  #: of the score, in the check
    error: float  #: its standard error
    better: bool  #: clearly better in the check, so `text` is the learned file; else the one it began with
    text: str  #: the file


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def can_learn(book: str) -> bool:
    """Whether a book has a model with numbers, and liars to learn from."""
    return find_spec(f"citysleeps.agents.{book}.liars") is not None


# Games


@cache
def shared(book: str, text: str) -> Any:
    """What those conclude who go by these numbers."""
    return import_module(f"citysleeps.agents.{book}.floors").READINGS.having(Numbers(text))


def maker(book: str, bot: Bot) -> Kind:
    if bot == CAREFUL:
        return bot
    if bot in WAYS:
        return partial(import_module(f"citysleeps.agents.{book}.liars").Lying, bot)
    return partial(import_module(f"citysleeps.agents.{book}.reasoning").Reasoning, shared(book, bot))


def play_part(setup: Setup, part: Part) -> Came:
    parties = SHELF[setup.book].parties
    cast = {party: maker(setup.book, bot) for party, bot in zip(parties, part.pair, strict=True)}
    won, losses = [], []
    for number in range(part.first, part.first + part.games):
        play = dealt(setup, number)
        town = members_of(play, parties[0])
        play_cast(play, cast, play.setup.seed)
        has_town_won = 2 * many(town & play.game.winners) > many(town)
        won.append(has_town_won == (part.place == 0))
        if part.place == 0:
            losses.append(log_loss(setup.book, part.pair[0], play))
    return Came(part, won, losses)


def log_loss(book: str, text: str, play: Play) -> float:
    """How far the public belief was off at the end of each night, day or turn, on average over the living seats."""
    floors = import_module(f"citysleeps.agents.{book}.floors")
    reader: Reader[Any] = Reader(shared(book, text))
    foes: Seats = 0
    for _, fact in play.game.log:
        foes = 0 if floors.begins(fact) == ("deal", 0) else foes | floors.foes(fact)
    facts: list[Fact] = []
    found = []
    for to, fact in play.game.log:
        if to != ALL:
            continue
        reading = reader.now
        if reading is not None and floors.begins(fact):
            chances = reading.chances()
            found += [surprise(chances[seat], foes >> seat & 1 == 1) for seat in each(reading.living)]
        facts.append(fact)
        reader.catch_up(facts)
    return mean(found)


def surprise(chance: float, is_so: bool) -> float:
    inside = min(max(chance, 1.0 - SUREST), SUREST)
    return -log(inside if is_so else 1.0 - inside)


# Scores


def pairs_of(bot: Bot, earlier: list[Bot]) -> list[tuple[Pair, int]]:
    """Every pairing of these numbers, and the place in which they are."""
    town = [((bot, other), 0) for other in (CAREFUL, *WAYS, *earlier)]
    return [*town, *[((other, bot), 1) for other in (CAREFUL, *earlier)]]


Games = dict[tuple[Pair, int], list[tuple[bool, float]]]  # by pairing and place, in order


def play_all(
    setup: Setup, bots: list[Bot], earlier: list[Bot], games: int, jobs: int, count: Callable[[int], None]
) -> list[Games]:
    """All pairings of each of these numbers, on the same deals."""
    parts = [
        Part(pair, place, first, min(CHUNK, games - first))
        for first in range(0, games, CHUNK)
        for bot in dict.fromkeys(bots)
        for pair, place in pairs_of(bot, earlier)
    ]
    done = []
    for came in spread(partial(play_part, setup), parts, jobs):
        count(len(came.won))
        done.append(came)
    done.sort(key=lambda came: came.part.first)
    found: list[Games] = []
    for bot in bots:
        own: Games = {key: [] for key in pairs_of(bot, earlier)}
        for came in done:
            key = (came.part.pair, came.part.place)
            if key in own:
                own[key] += zip(came.won, came.losses or [0.0] * len(came.won), strict=True)
        found.append(own)
    return found


def score(book: str, games: Games, without: int = -1) -> Score:
    """How good numbers are that have played these games, all of them or all but one deal."""
    won: dict[str, dict[str, float]] = {party: {} for party in SHELF[book].parties}
    losses: list[float] = []
    for number, ((pair, place), results) in enumerate(games.items()):
        left = [one for i, one in enumerate(results) if i != without]
        other = pair[1 - place]
        name = other if "\n" not in other else f"earlier {number}"
        won[SHELF[book].parties[place]][name] = mean([float(has_won) for has_won, _ in left])
        if place == 0:
            losses += [loss for _, loss in left]
    return Score(won, mean(losses))


def compare(book: str, before: Games, after: Games) -> tuple[float, float]:
    """By how much the score is better after than before, and the standard error of that: by leaving out one deal after
    the other."""
    deals = len(next(iter(before.values())))
    gain = score(book, after).whole - score(book, before).whole
    if deals < 2:
        return gain, 0.0
    others = [score(book, after, i).whole - score(book, before, i).whole for i in range(deals)]
    middle = mean(others)
    return gain, sqrt(sum((one - middle) ** 2 for one in others) * (deals - 1) / deals)


# Rounds


class Pupil:
    """Where the learning stands after some rounds. It follows from them and nothing else."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.now = self.last = Numbers(plan.start)
        self.steps = dict.fromkeys(plan.names, STEP)
        self.rounds: list[Round] = []
        self.order: list[str] = []

    def next(self) -> str:
        """The number to try now. Each comes once in a while, in an order by lot."""
        turn, place = divmod(len(self.rounds), len(self.plan.names))
        if not place or not self.order:
            self.order = list(self.plan.names)
            Random(f"{self.plan.setup.seed}/order/{turn}").shuffle(self.order)
        return self.order[place]

    def earlier(self) -> list[Bot]:
        """Those to play against: the first numbers, and those before the last change."""
        return [*dict.fromkeys((self.plan.start, self.last.text))]

    def take(self, done: Round) -> None:
        if done.taken:
            self.last, self.now = self.now, self.now.moved(done.name, done.taken)
        else:
            self.steps[done.name] /= 2
        self.rounds.append(done)


def one_round(pupil: Pupil, jobs: int, count: Callable[[int], None]) -> Round:
    """Try one number."""
    plan, name = pupil.plan, pupil.next()
    step = pupil.steps[name]
    setup = msgspec.structs.replace(plan.setup, seed=f"{plan.setup.seed}/round/{len(pupil.rounds)}")
    bots = [numbers.text for numbers in (pupil.now, pupil.now.moved(name, -step), pupil.now.moved(name, step))]
    now, *others = play_all(setup, bots, pupil.earlier(), plan.games, jobs, count)
    found = [compare(setup.book, now, other) for other in others]
    clear = [(gain, by) for (gain, error), by in zip(found, (-step, step), strict=True) if gain > CLEARLY * error]
    (less, less_error), (more, more_error) = found
    return Round(
        name=name,
        step=step,
        gains=(round(less, 4), round(more, 4)),
        errors=(round(less_error, 4), round(more_error, 4)),
        taken=max(clear)[1] if clear else 0.0,
    )


def rounds_of(pupil: Pupil, rounds: int, jobs: int, count: Callable[[int], None]) -> Iterator[Round]:
    """The rounds that are still to be played."""
    while len(pupil.rounds) < rounds:
        done = one_round(pupil, jobs, count)
        pupil.take(done)
        yield done


def games_of_round(pupil: Pupil) -> int:
    return 3 * pupil.plan.games * len(pairs_of("", pupil.earlier()))


def check(pupil: Pupil, games: int, jobs: int, count: Callable[[int], None], command: str) -> Learned:
    """Compare what was learned with what it began with, in deals that nobody has played."""
    plan, start, now = pupil.plan, Numbers(pupil.plan.start), pupil.now
    setup = msgspec.structs.replace(plan.setup, seed=f"{plan.setup.seed}/check")
    before = after = None
    gain = error = 0.0
    changed = {name: (start.all[name], now.all[name]) for name in start.all if start.all[name] != now.all[name]}
    if changed:
        old, new = play_all(setup, [start.text, now.text], [start.text], games, jobs, count)
        before, after = score(setup.book, old), score(setup.book, new)
        gain, error = compare(setup.book, old, new)
    better = gain > CLEARLY * error and bool(changed)
    return Learned(
        book=setup.book,
        seats=len(setup.seats),
        settings=setup.settings,
        seed=plan.setup.seed,
        rounds=tuple(pupil.rounds),
        changed=changed,
        games=games if changed else 0,
        before=before,
        after=after,
        gain=round(gain, 4),
        error=round(error, 4),
        better=better,
        text=signed(now.text, command) if better else start.text,
    )


def signed(text: str, command: str) -> str:
    """The file says in its second line where its numbers come from."""
    first, _, *rest = text.split("\n")
    return "\n".join([first, f"# The numbers are those of `{command}` (docs/learn.md).", *rest])
