"""Bots at a live table. They see what their seat sees, and answer after a while, like a person."""

from __future__ import annotations

from random import Random, uniform
from typing import Any, Final

from citysleeps.agents.bot import Bot
from citysleeps.agents.cast import GENTLE, REASONING, bot
from citysleeps.agents.chairs import Chair
from citysleeps.kernel.ask import NEXT, Answer, Ask
from citysleeps.kernel.game import Game
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import NOBODY, Seat
from citysleeps.table.people import TABLES_OWN
from citysleeps.table.phases import GAME
from citysleeps.table.rows import Hunched
from citysleeps.table.table import Table

BOT_SECONDS: Final = 6.0  # the longest that a bot takes to answer, if there is enough time
HURRY: Final = 0.6  # it answers within this part of the time
HOST_SECONDS: Final = 20.0  # after this time a bot that hosts goes on
PONDER: Final = 10.0  # extra time before acts for which it lets the others talk first
CHANGES: Final = 5  # how often it may change its mind in one step
DONE: Final = "done"


class Robot:
    """A bot in its seat."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.clock = (-1, 0)  # of what it has answered
        self.answered: dict[str, Answer] = {}  # by act
        self.changes = 0
        self.heard = 0  # the number of facts when it last answered
        self.due: float | None = None  # when it answers
        self.slept = -1  # the step in which it makes, or has made, a hunch
        self.guesses: float | None = None  # when it makes the hunch
        self.listened = 0  # the number of facts when it last considered speaking
        self.talks: float | None = None  # when it speaks without being asked
        self.step = -1  # the step that it hosts
        self.next: float | None = None  # when it goes on as the host

    def turn(self, clock: tuple[int, int]) -> None:
        if clock != self.clock:
            self.clock = clock
            self.answered = {}
            self.changes = 0
            self.due = None

    def dues(self) -> tuple[float | None, ...]:
        return self.due, self.guesses, self.next, self.talks

    def has_more_to_say(self, game: Game) -> Answer | None:
        """What it says before it answers: whoever ends a speech has said everything."""
        offers = self.chair.offered(game.stop)
        if not offers:
            return None
        self.listened = len(self.chair.view.facts)
        return self.chair.speak(offers)

    def wants(self, asks: list[Ask]) -> list[Ask]:
        """What it has not answered in this step, or may reconsider because it was told something new."""
        fresh = [ask for ask in asks if ask.act not in self.answered]
        if fresh or len(self.chair.view.facts) == self.heard:
            return fresh
        return asks if self.changes < CHANGES else [ask for ask in asks if DONE in ask.idle]

    def thinks(self, asks: list[Ask], timed: bool) -> Answer | None:
        """Its answer; None if it keeps the last one. If no clock runs and the step waits for `done`, it is done, as
        often as that is taken back."""
        answer, act = self.chair.answer(asks)
        self.heard = len(self.chair.view.facts)
        if act in self.answered:
            self.changes += 1
            if answer == self.answered[act] or self.changes > CHANGES:
                waited = not timed and any(ask.act == act and DONE in ask.idle for ask in asks)
                return Answer(self.chair.seat, DONE) if waited else None
        self.answered[act] = answer
        return answer


class Robots:
    """The bots of one table."""

    def __init__(self, slowest: float) -> None:
        self.slowest = slowest
        self.seats: dict[Seat, Robot] = {}
        self.play: Play | None = None

    def watch(self, table: Table, now: float, left: float | None) -> None:
        """Find the bots that are asked, and decide when they answer. `left` is the time they have."""
        if table.play is not self.play:
            self.play = table.play
            self.seats = {}
        if not self.seats and not table.has_bots:
            return
        if table.phase != GAME or table.paused:
            for robot in self.seats.values():
                robot.due = robot.guesses = robot.next = robot.talks = None
                robot.step = robot.slept = -1
            return
        game = table.playing.game
        for seat, who in enumerate(table.seats):
            kind = table.people[who].player
            if not kind:
                self.seats.pop(seat, None)
                continue
            if seat not in self.seats:
                self.seats[seat] = Robot(Chair(player(table, kind), seat, table.playing, Random()))
            robot = self.seats[seat]
            robot.turn(game.running_clock)
            asks, offers = robot.chair.asked(game.stop), robot.chair.offered(game.stop)
            if asks or offers:
                robot.chair.look(game)
            if asks and robot.wants(asks):
                ponders = any(ask.act in robot.chair.bot.ponders for ask in asks)
                robot.due = now + self.delay(left, PONDER if ponders else 1.0) if robot.due is None else robot.due
            else:
                robot.due = None
            self.sleep(table, seat, robot, now, left)
            if not offers or robot.listened == len(robot.chair.view.facts):
                robot.talks = None
            elif robot.talks is None:
                robot.talks = now + self.delay(left)
            self.host(table, seat, robot, now)

    def sleep(self, table: Table, seat: Seat, robot: Robot, now: float, left: float | None) -> None:
        """If a step waits for everybody, a bot that is not asked takes as long for a hunch as for an act."""
        game = table.playing.game
        period = game.lasting_period
        if period is None or not (period.ends.seconds and period.ends.least) or not game.living >> seat & 1:
            robot.guesses = None
        elif robot.slept != period.number:
            robot.slept = period.number
            robot.guesses = None if robot.due is not None else now + self.delay(left)

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

    def delay(self, left: float | None, times: float = 1.0) -> float:
        longest = self.slowest * times if left is None else min(self.slowest * times, HURRY * left)
        return longest * uniform(0.3, 1.0)

    def due(self) -> float | None:
        dues = [due for robot in self.seats.values() for due in robot.dues() if due is not None]
        return min(dues, default=None)

    def answer(self, table: Table, now: float) -> Answer | None:
        """The input of a bot that is due. None if there is none, or if it keeps its last answer."""
        game = table.playing.game
        for robot in self.seats.values():
            if robot.next is not None and robot.next <= now:
                robot.next = None
                return NEXT
            if robot.talks is not None and robot.talks <= now:
                robot.talks = None
                robot.listened = len(robot.chair.view.facts)
                said = robot.chair.speak(robot.chair.offered(game.stop))
                if said is not None:
                    robot.due = None  # the others have time to read it
                    return said
            if robot.due is None or robot.due > now:
                continue
            said = robot.has_more_to_say(game)
            robot.due = None
            if said is not None:
                robot.talks = None
                return said
            asks = robot.wants(robot.chair.asked(game.stop))
            if not asks:
                continue
            answer = robot.thinks(asks, game.allowed > 0)
            if answer is not None:
                return answer
        return None


def player(table: Table, kind: str) -> Bot[Any]:
    """A bot of this kind; one of the table's own is as gentle and as talkative as its manners say."""
    if kind != TABLES_OWN:
        return bot(kind, table.book.name)
    manners = table.manners
    return bot(GENTLE if manners.bots == "gentle" else REASONING, table.book.name, manners.talk == "quiet")
