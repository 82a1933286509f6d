"""Bots at a live table. They see what their seat sees, and answer after a while, like a person."""

from __future__ import annotations

from random import Random, uniform
from typing import Any, Final

from citysleeps.agents.bot import Bot
from citysleeps.agents.cast import GENTLE, REASONING, bot
from citysleeps.agents.chairs import asked, offered
from citysleeps.kernel.ask import NEXT, Answer, Ask, takes
from citysleeps.kernel.game import Game
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST_SEAT, NOBODY, Seat
from citysleeps.kernel.setup import without_secrets
from citysleeps.kernel.stops import Stop
from citysleeps.table.people import TABLES_OWN
from citysleeps.table.phases import GAME
from citysleeps.table.rows import Hunched
from citysleeps.table.study import Found, Sitting
from citysleeps.table.table import Table
from citysleeps.table.thinkers import Sitter, Thinker
from citysleeps.table.times import Times

BOT_SECONDS: Final = 6.0  # the longest that a bot takes to answer, if there is enough time
HURRY: Final = 0.6  # it answers within this part of the time
HOST_SECONDS: Final = 20.0  # after this time a bot that hosts goes on
PONDER: Final = 10.0  # extra time before acts for which it lets the others talk first
AGAIN: Final = 0.4  # of its usual time, if nobody has acted since its last act
AMONG_BOTS: Final = 0.5  # of its usual time, if all who still play are bots
READ: Final = 0.3  # of its usual time, for which everybody reads a claim before a bot says more
TALKS: Final = 10  # claims of so many bots fit into the time that is left
CLAIM: Final = "claim"
CHANGES: Final = 5  # how often it may change its mind in one step
DONE: Final = "done"


class Robot:
    """A bot in its seat. It thinks elsewhere."""

    def __init__(self, bot: Bot[Any], sitter: Sitter) -> None:
        self.bot = bot  # what it heeds and when it speaks
        self.sitter = sitter
        self.seat = sitter.sitting.seat
        self.read = 0  # lines of the log
        self.clock = (-1, 0)  # of what it has answered
        self.answered: dict[str, Answer] = {}  # by act
        self.changes = 0
        self.heard = 0  # the number of facts when it last answered
        self.due: float | None = None  # when it answers
        self.slept = -1  # the step in which it makes, or has made, a hunch
        self.guesses: float | None = None  # when it makes the hunch
        self.listened = 0  # the number of facts when it last considered speaking
        self.talks: float | None = None  # when it speaks without being asked
        self.may_speak = False  # in this step, without being asked
        self.step = -1  # the step that it hosts
        self.next: float | None = None  # when it goes on as the host

    @property
    def told(self) -> int:
        """How many facts it was told."""
        return len(self.sitter.facts)

    def asked(self, stop: Stop) -> list[Ask]:
        return asked(self.bot, self.seat, stop)

    def offered(self, stop: Stop) -> list[Ask]:
        return offered(self.bot, self.seat, stop)

    def look(self, game: Game) -> None:
        """Note what its seat was told since the last look."""
        for i in range(self.read, len(game.facts)):
            if game.audiences[i] >> self.seat & 1:
                self.sitter.facts.append(game.facts[i])
        self.read = len(game.facts)

    def turn(self, clock: tuple[int, int]) -> None:
        if clock != self.clock:
            self.clock = clock
            self.answered = {}
            self.changes = 0
            self.due = None

    def wants(self, asks: list[Ask]) -> list[Ask]:
        """What it has not answered in this step, or may reconsider because it was told something new."""
        fresh = [ask for ask in asks if ask.act not in self.answered]
        if fresh or self.told == self.heard:
            return fresh
        return asks if self.changes < CHANGES else [ask for ask in asks if DONE in ask.idle]

    def decides(self, answer: Answer, act: str, asks: list[Ask], timed: bool) -> Answer | None:
        """The answer that it gives after this thought; None if it keeps the last one. If no clock runs and the step
        waits for `done`, it is done, as often as that is taken back."""
        if act in self.answered:
            self.changes += 1
            if answer == self.answered[act] or self.changes > CHANGES:
                waited = not timed and any(ask.act == act and DONE in ask.idle for ask in asks)
                return Answer(self.seat, DONE) if waited else None
        self.answered[act] = answer
        return answer


class Thought:
    """What a bot thinks about, and where the game was when it began."""

    def __init__(self, robot: Robot, play: Play, offers: list[Ask], asks: list[Ask]) -> None:
        self.robot = robot
        self.inputs = len(play.inputs)
        self.clock = play.game.running_clock
        self.told = robot.told
        self.offers = offers
        self.asks = asks

    def stands(self, seats: dict[Seat, Robot], play: Play) -> bool:
        """Whether this thought still counts: the bot still plays, the game is in the same step, and the host has not
        corrected or undone anything."""
        robot = self.robot
        if seats.get(robot.seat) is not robot or play.game.running_clock != self.clock:
            return False
        return not any(one.seat == HOST_SEAT for one in play.inputs[self.inputs :])


class Robots:
    """The bots of one table. They think one after the other, so that each knows what the one before has done."""

    def __init__(self, slowest: float, thinker: Thinker) -> None:
        self.slowest = slowest
        self.thinker = thinker
        self.seats: dict[Seat, Robot] = {}
        self.play: Play | None = None
        self.thought: Thought | None = None  # which has begun, and was not withdrawn
        self.pace = 1.0  # how much of its time a bot takes
        self.acted = (NOBODY, 0)  # the bot that has answered last, and the number of inputs after that
        self.inputs = 0  # how many were looked through for claims
        self.reads = 0.0  # until then everybody reads the last claim

    def watch(self, table: Table, now: float, times: Times) -> None:
        """Find the bots that are asked, and decide when they answer: in the time they have, but not while every screen
        still shows a great moment."""
        if table.play is not self.play:
            self.leave()
            self.play = table.play
            self.inputs = len(table.play.inputs) if table.play else 0
        if not self.seats and not table.has_bots:
            return
        if table.phase != GAME or table.paused:
            self.thought = None
            for robot in self.seats.values():
                robot.due = robot.guesses = robot.next = robot.talks = None
                robot.step = robot.slept = -1
            return
        game = table.playing.game
        self.pace = AMONG_BOTS if table.is_among_bots() else 1.0
        self.read(table.playing, now, times)
        for seat, who in enumerate(table.seats):
            kind = table.people[who].player
            if not kind:
                self.dismiss(seat)
                continue
            if seat not in self.seats:
                self.seats[seat] = seated(table, kind, seat)
            robot = self.seats[seat]
            robot.turn(game.running_clock)
            asks, offers = robot.asked(game.stop), robot.offered(game.stop)
            if asks or offers:
                robot.look(game)
            self.listen(robot, asks, offers, now, times)
            self.sleep(table, seat, robot, now, times)
            self.host(table, seat, robot, now)
        if self.thought and not self.thought.stands(self.seats, table.playing):
            self.thought = None

    def read(self, play: Play, now: float, times: Times) -> None:
        """A bot's claim is read before a bot that may speak too says or does anything. Where time is short, less long.
        A person who claims again and again holds up no bot."""
        if any(one.act == CLAIM and one.seat in self.seats for one in play.inputs[self.inputs :]):
            left = times.left(now)
            longest = self.slowest * self.pace
            self.reads = now + READ * (longest if left is None else min(longest, left / TALKS))
        self.inputs = len(play.inputs)

    def listen(self, robot: Robot, asks: list[Ask], offers: list[Ask], now: float, times: Times) -> None:
        """Decide when a bot answers, and when it speaks."""
        robot.may_speak = bool(offers)
        if not robot.wants(asks):
            robot.due = None
        elif robot.due is None:
            robot.due = self.when(now, times, self.patience(robot, asks))
        if not offers or robot.listened == robot.told:
            robot.talks = None
        elif robot.talks is None:
            robot.talks = self.when(now, times)

    def patience(self, robot: Robot, asks: list[Ask]) -> float:
        """How much of its usual time a bot takes for an answer. By day, if nobody has done anything since it acted, it
        goes on sooner: everybody waits for it alone."""
        if any(ask.act in robot.bot.ponders for ask in asks):
            return PONDER
        play = self.play
        goes_on = play is not None and self.acted == (robot.seat, len(play.inputs)) and not play.game.lasting_period
        return AGAIN if goes_on else 1.0

    def dismiss(self, seat: Seat) -> None:
        """The bot of this seat, if there is one, does not play any more."""
        robot = self.seats.pop(seat, None)
        if robot:
            self.thinker.forget([robot.sitter])

    def leave(self) -> None:
        """The game is not played any more, or elsewhere."""
        self.thought = None
        if self.seats:
            self.thinker.forget([robot.sitter for robot in self.seats.values()])
        self.seats = {}

    def sleep(self, table: Table, seat: Seat, robot: Robot, now: float, times: Times) -> None:
        """If a step waits for everybody, a bot that is not asked takes as long for a hunch as for an act."""
        game = table.playing.game
        period = game.lasting_period
        if period is None or not (period.ends.seconds and period.ends.least) or not game.living >> seat & 1:
            robot.guesses = None
        elif robot.slept != period.number:
            robot.slept = period.number
            robot.guesses = None if robot.due is not None else self.when(now, times)

    def hunch(self, table: Table, now: float) -> Hunched | None:
        """The hunch of a bot that is due. It names nobody, and nobody is told."""
        for seat, robot in self.seats.items():
            if robot.guesses is not None and robot.guesses <= now:
                robot.guesses = None
                return Hunched(seat, NOBODY, len(table.playing.game.facts))
        return None

    def host(self, table: Table, seat: Seat, robot: Robot, now: float) -> None:
        """A bot that hosts goes on when a step has lasted long enough, whatever else it has to do in it."""
        game = table.playing.game
        if not table.book.hosts(game) >> seat & 1 or not game.stop.is_open() or game.allowed:
            robot.step, robot.next = -1, None
        elif robot.step != game.began:
            robot.step, robot.next = game.began, now + HOST_SECONDS

    def when(self, now: float, times: Times, patience: float = 1.0) -> float:
        """When a bot does what it has to do from now on."""
        left, moment = times.left(now), times.moment_left(now)
        longest = self.slowest * self.pace * patience
        if left is not None:
            moment = min(moment, left / 2)
            longest = min(longest, HURRY * (left - moment))
        return now + moment + longest * uniform(0.3, 1.0)

    def due(self) -> float | None:
        """When a bot does something next. While one thinks, no other begins to."""
        robots = self.seats.values()
        dues = [due for robot in robots for due in (robot.guesses, robot.next) if due is not None]
        if self.thought is None:
            dues += [due for robot in robots for due in self.dues(robot)]
        return min(dues, default=None)

    def dues(self, robot: Robot) -> list[float]:
        """When it answers and when it speaks. A bot that may speak lets everybody read the last claim."""
        least = self.reads if robot.may_speak else 0.0
        return [max(due, least) for due in (robot.due, robot.talks) if due is not None]

    def goes_on(self, now: float) -> Answer | None:
        """The input of a bot that hosts and is due."""
        for robot in self.seats.values():
            if robot.next is not None and robot.next <= now:
                robot.next = None
                return NEXT
        return None

    def begin(self, table: Table, now: float) -> Thought | None:
        """Begin the thought of a bot that is due. It speaks before it answers, because an answer may end its speech."""
        game = table.playing.game
        for robot in sorted(self.seats.values(), key=turn) if self.thought is None else ():
            if all(due > now for due in self.dues(robot)):
                continue
            answers, talks = is_due(robot.due, now), is_due(robot.talks, now)
            asks = robot.wants(robot.asked(game.stop)) if answers else []
            offers = robot.offered(game.stop)
            robot.due = None if answers else robot.due
            robot.talks = None if talks else robot.talks
            if asks or offers:
                self.thought = Thought(robot, table.playing, offers, asks)
                return self.thought
        return None

    def conclude(self, table: Table, thought: Thought, found: Found | None) -> Answer | None:
        """What a bot does after this thought. None if it says nothing or keeps its last answer, or if the thought was
        withdrawn or comes too late: then it thinks again, if it is still asked."""
        if thought is not self.thought:
            return None
        self.thought = None
        game = table.playing.game
        if found is None or not thought.stands(self.seats, table.playing):
            return None
        robot = thought.robot
        if thought.offers:
            robot.listened = thought.told
        if found.answer is None:
            return None
        answer = Answer(found.answer.seat, found.answer.act, found.answer.args)
        asks = robot.asked(game.stop) if found.act else robot.offered(game.stop)
        if not any(takes(ask, answer.act, answer.args) for ask in asks):
            return None
        if not found.act:
            robot.due = robot.talks = None  # the others have time to read it
            return answer
        robot.heard = thought.told
        if answer.act not in robot.bot.speaks:  # else the others read first
            self.acted = (robot.seat, len(table.playing.inputs) + 1)
        return robot.decides(answer, found.act, thought.asks, game.allowed > 0)


def turn(robot: Robot) -> float:
    """Whoever wants to do something first does it first."""
    return min([due for due in (robot.due, robot.talks) if due is not None], default=0.0)


def is_due(when: float | None, now: float) -> bool:
    return when is not None and when <= now


def seated(table: Table, kind: str, seat: Seat) -> Robot:
    """A bot of this kind sits down. One of the table's own is as gentle and as talkative as its manners say."""
    play, is_quiet = table.playing, False
    if kind == TABLES_OWN:
        kind = GENTLE if table.manners.bots == "gentle" else REASONING
        is_quiet = table.manners.talk == "quiet"
    sitting = Sitting(kind, is_quiet, without_secrets(play.setup), seat, Random())
    return Robot(bot(kind, play.book.name, is_quiet), Sitter(sitting))
