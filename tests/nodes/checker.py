"""Compares everything that the clients of a table ever sent and received with the log of that table.

    found = check(code, rows, {identity: events, …})

It finds nothing if all of this holds:

- Every acknowledged command is in the log exactly once, as it was sent, and nothing else has anybody's id.
- A command that was acknowledged before another was sent comes before it.
- A client's facts are those that the log tells it, in one order, numbered without a gap. They are never fewer than it
  had before, nor than what was acknowledged to anybody before it connected.
- Its view follows from its facts.
- The table that it sees is a state of the log, and never an older one than before.
- No message contains anything that only others may know.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST, NOBODY, SPECTATORS, Seat, Seats
from citysleeps.table.log import fold
from citysleeps.table.people import hashed
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import Came, Chatted, Damaged, Dealt, Introduced, Reopened, Row, Sat, Took, What, read_row
from citysleeps.table.table import Table

from .history import CAME, HEARD, SENT, Event, Identity

NOT_FINAL = ("unavailable", "too_fast", "stopping")  # refusals after which a client sends the same command again
PARTINGS = ("unavailable", "stopping", "server_stops", "too_slow")  # goodbyes after which a client reconnects
WRITES: dict[str, type[What]] = {
    "answer": Took,
    "introduce": Introduced,
    "chat": Chatted,
    "deal": Dealt,
    "again": Reopened,
    "add_bot": Came,
    "sit": Sat,
}
IDLE = ("sit",)  # commands that write nothing where there is nothing to change

Histories = Mapping[Identity, Sequence[Event]]
Message = dict[str, Any]


class Fault(NamedTuple):
    """Something wrong: its kind, who saw it, and what it was."""

    kind: str
    name: str
    what: str

    def __str__(self) -> str:
        return f"{self.kind} ({self.name}): {self.what}"


# The log


class Game:
    """One game of a table, from its log."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.ears: dict[int, set[Seats]] = defaultdict(set)  # as whom clients were ever told it, by person
        self.facts: list[Any] = []  # as they go over the wire
        self.told: dict[Seats, Told] = {}

    def finish(self) -> None:
        """The game is complete."""
        self.facts = json.loads(msgspec.json.encode(self.play.game.facts))

    def to(self, ears: Seats) -> Told:
        if ears not in self.told:
            self.told[ears] = Told(self, ears)
        return self.told[ears]


class Told:
    """The facts told to one seat, the host or the spectators, and their view after each."""

    def __init__(self, game: Game, ears: Seats) -> None:
        self.play = game.play
        audiences = game.play.game.audiences
        self.places = [i for i in range(len(audiences)) if audiences[i] & ears]  # among all facts of the game
        self.facts = [game.facts[i] for i in self.places]
        self.seat = ears.bit_length() - 1 if ears < 1 << game.play.game.size else NOBODY
        self.view = self.play.book.blank(self.play.setup)
        self.folded = 0
        self.views: dict[int, Message] = {}

    def view_after(self, n: int) -> Message:
        """The view after this many facts."""
        if n not in self.views:
            if n < self.folded:  # seldom: a phone of the same person had received less
                self.view, self.folded = self.play.book.blank(self.play.setup), 0
            for place in self.places[self.folded : n]:
                self.play.game.facts[place].apply(self.view)
            self.folded = n
            self.views = {
                n: json.loads(msgspec.json.encode(SHELF[self.play.setup.book].screen.shown(self.view, self.seat)))
            }
        return self.views[n]


class Standing(NamedTuple):
    """A table after a row: the game, the number of facts told, and what everybody sees of the table."""

    game: int
    facts: int
    seen: int  # which of the log's shown states


class Log:
    """A table read from its rows, from the first to the last."""

    def __init__(self, code: str, rows: Sequence[bytes]) -> None:
        self.rows = [read_row(number, row) for number, row in enumerate(rows, 1)]
        self.games: dict[int, Game] = {}
        self.standings = [Standing(0, 0, -1)]  # after each row; before the first there is nothing
        self.shown: list[Any] = []  # the table as everybody sees it, after each change
        table = Table(code)
        for number, row in enumerate(self.rows, 1):
            fold(table, number, row)
            if table.differs:
                raise Damaged(table.differs)
            self.take_note(table)
        for game in self.games.values():
            game.finish()

    def take_note(self, table: Table) -> None:
        if table.play and table.number not in self.games:
            self.games[table.number] = Game(table.play)
        if table.play and table.phase != "lobby":
            for who in (0, *table.people):
                self.games[table.number].ears[who].add(table.ears(who))
        shown = state(table)
        if not self.shown or self.shown[-1] != shown:
            self.shown.append(shown)
        facts = len(table.play.game.facts) if table.play and table.phase != "lobby" else 0
        self.standings.append(Standing(table.number, facts, len(self.shown) - 1))


def state(table: Table) -> Any:
    """The public part of a table that follows from its log alone, in the form of `seen_state`."""
    people = [[one.id, one.name, one.language, one.bot, one.stand_in, one.luck] for one in table.people.values()]
    return [table.phase, table.number, list(table.order), list(table.seats), table.paused, people]


def seen_state(table: Message) -> Any:
    people = [
        [one["id"], one["name"], one["language"], one.get("bot", ""), one.get("stand_in", ""), one.get("luck", "")]
        for one in table["people"]
    ]
    return [table["phase"], table["game"], table["order"], table["seats"], table["paused"], people]


# The commands


class Command(NamedTuple):
    """A command: when it was first sent, when it was acknowledged, and its row."""

    name: str
    sent: Message
    at: float
    done: float  # infinite: never
    number: int  # of its row; 0: none


def check_commands(log: Log, histories: Histories) -> tuple[list[Fault], list[Command]]:
    """Every acknowledged command is in the log exactly once, and every row with somebody's id was sent by them."""
    faults: list[Fault] = []
    commands: list[Command] = []
    rows: dict[tuple[int, str], list[int]] = defaultdict(list)
    for number, row in enumerate(log.rows, 1):
        if row.id:
            rows[row.who, row.id].append(number)
    for identity, events in histories.items():
        sent, done, refused = replies(events)
        for id, (at, command) in sent.items():
            numbers = rows.pop((identity.who, id), [])
            about = f"{command['do']} {id}"
            if len(numbers) > 1:
                faults.append(Fault("double", identity.name, f"{about} stands in rows {numbers}"))
            if id in done and not numbers and command["do"] not in IDLE:
                faults.append(Fault("lost", identity.name, f"{about} was acknowledged and stands nowhere"))
            if id in refused and numbers:
                faults.append(Fault("refused", identity.name, f"{about} was refused and stands in row {numbers[0]}"))
            if id in refused and id in done:
                faults.append(Fault("refused", identity.name, f"{about} was refused and acknowledged"))
            for number in numbers:
                if not is_as_sent(log.rows[number - 1], command):
                    faults.append(Fault("other", identity.name, f"{about} stands as {log.rows[number - 1].what}"))
            commands.append(Command(identity.name, command, at, done.get(id, float("inf")), max(numbers, default=0)))
        for id in set(done) - set(sent):
            faults.append(Fault("unsent", identity.name, f"{id} was acknowledged and never sent"))
    for (who, id), numbers in rows.items():
        faults.append(Fault("unsent", f"person {who}", f"{id} stands in rows {numbers} and was never sent"))
    return faults, commands


def replies(events: Iterable[Event]) -> tuple[dict[str, tuple[float, Message]], dict[str, float], set[str]]:
    """When each command was first sent, when it was first acknowledged, and which were refused for good."""
    sent: dict[str, tuple[float, Message]] = {}
    done: dict[str, float] = {}
    refused: set[str] = set()
    for event in events:
        if event.kind == SENT:
            command = event.what
            sent.setdefault(command["id"], (event.at, command))
        elif event.kind == HEARD and event.text.startswith('{"say":"done"'):
            done.setdefault(event.what["id"], event.at)
        elif event.kind == HEARD and event.text.startswith('{"say":"refused"'):
            message = event.what
            if message["reason"] not in NOT_FINAL:
                refused.add(message["id"])
    return sent, done, refused


def is_as_sent(row: Row, command: Message) -> bool:
    what = row.what
    if not isinstance(what, WRITES[command["do"]]):
        return False
    match what:
        case Took():
            return (what.act, json.loads(msgspec.json.encode(what.args))) == (command["act"], command["args"])
        case Introduced():
            return bool(what.language == command["language"])
        case Chatted():
            return bool(what.text == command["text"])
    return True


def check_order(commands: Iterable[Command]) -> Iterator[Fault]:
    """A command that was acknowledged before another was sent comes before it."""
    latest: Command | None = None  # of the commands before it in the log, the one sent last
    for command in sorted((one for one in commands if one.number), key=lambda one: one.number):
        if latest and command.done < latest.at:
            ids = f"{command.sent['id']} was acknowledged before {latest.sent['id']} was sent"
            yield Fault("order", command.name, f"{ids}, and stands after it: {command.number}, {latest.number}")
        if latest is None or command.at > latest.at:
            latest = command


class Acknowledged:
    """What must be known at a given time, because it was acknowledged to somebody before."""

    def __init__(self, commands: Iterable[Command]) -> None:
        self.times: list[float] = []
        self.numbers: list[int] = []  # of the last row acknowledged by then
        for command in sorted((one for one in commands if one.number), key=lambda one: one.done):
            self.times.append(command.done)
            self.numbers.append(max(command.number, self.numbers[-1] if self.numbers else 0))

    def before(self, at: float) -> int:
        i = bisect_left(self.times, at)
        return self.numbers[i - 1] if i else 0


# What one has heard


class Listener:
    """Checks the messages that one client received, one by one."""

    def __init__(self, log: Log, identity: Identity, acknowledged: Acknowledged, secrets: Iterable[str]) -> None:
        self.log = log
        self.identity = identity
        self.acknowledged = acknowledged
        self.secrets = list(secrets)  # of others
        self.faults: list[Fault] = []
        self.phase = ""
        self.game = 0
        self.n = 0
        self.ears = SPECTATORS
        self.view: Message = {}
        self.known: dict[tuple[int, Seats], int] = defaultdict(int)  # how many facts the client had, by game and ears
        self.place = 0  # index of the state of the table seen last
        self.hello: Event | None = None  # a hello without a welcome so far

    def find(self, kind: str, what: str) -> None:
        self.faults.append(Fault(kind, self.identity.name, what))

    def listen(self, events: Iterable[Event]) -> list[Fault]:
        for event in events:
            if event.kind == CAME:
                self.hello = event
            elif event.kind == HEARD:
                self.hear(event)
        return self.faults

    def hear(self, event: Event) -> None:
        for secret in self.secrets:
            if secret in event.text:
                self.find("leak", f"a secret of somebody else: {event.text[:200]}")
        if not event.text.startswith(('{"say":"welcome"', '{"say":"news"', '{"say":"goodbye"')):
            return
        message = event.what
        if message["say"] == "goodbye":
            if message["reason"] not in PARTINGS:
                self.find("thrown out", event.text[:200])
            return
        hello = None
        if message["say"] == "welcome":
            hello, self.hello = self.hello, None
        standing = self.log.standings[self.acknowledged.before(hello.at) if hello else 0]
        if "table" in message:
            self.see(message["table"], standing)
        if message["say"] == "welcome":
            self.be_welcomed(message)
        if hello:
            self.compare_with_hello(message, hello.what, standing)
        self.take_in(message)

    def see(self, table: Message, standing: Standing) -> None:
        """The table is a state of the log. It is never older than what the client has seen, nor than what was
        acknowledged to anybody before the client connected."""
        self.phase = table["phase"]
        seen = seen_state(table)
        shown = self.log.shown
        for place in range(max(self.place, standing.seen), len(shown)):
            if shown[place] == seen:
                self.place = place
                return
        if seen in shown[self.place :]:
            self.find("stale", f"sees the table {seen}; {shown[standing.seen]} was acknowledged before")
        elif seen in shown:
            self.find("forgotten", f"sees the table {seen} after {shown[self.place]}")
        else:
            self.find("other table", f"sees {seen} after {shown[self.place]}")

    def be_welcomed(self, message: Message) -> None:
        self.game, self.n = message["game"], message["after"] + message.get("left_out", 0)
        self.view = {}
        self.ears = ears_of(message)
        if self.phase == "lobby":
            self.n = 0
        elif self.game not in self.log.games:
            self.find("other game", f"game {self.game} is not in the log")
        elif self.ears not in self.log.games[self.game].ears[self.identity.who]:
            self.find("leak", f"hears game {self.game} with the ears {self.ears:#x}")

    def compare_with_hello(self, message: Message, said: Message, standing: Standing) -> None:
        """A client that reconnects is told what it has missed, and everything acknowledged before it connected."""
        if self.phase == "lobby" or self.game not in self.log.games:
            return
        places = self.log.games[self.game].to(self.ears).places
        least = bisect_left(places, standing.facts) if standing.game == self.game else 0
        known = self.known[self.game, self.ears]
        if message["n"] < known:
            self.find("forgotten", f"has {message['n']} facts of game {self.game} and had {known}")
        elif message["n"] < least:
            self.find("stale", f"has {message['n']} facts of game {self.game}; {least} were acknowledged before")
        expected = said["after"] if said["game"] == self.game and said["after"] <= message["n"] else 0
        if message["after"] not in (expected, 0):
            self.find("gap", f"said that he has {said['after']} and is told those after {message['after']}")

    def take_in(self, message: Message) -> None:
        facts = message.get("facts", [])
        if self.phase == "lobby" or self.game not in self.log.games:
            if facts:
                self.find("other game", f"is told {facts} of no game")
            return
        told = self.log.games[self.game].to(self.ears)
        before = message["n"] - len(facts)
        if before != self.n:
            kind = "gap" if before > self.n else "double"
            self.find(kind, f"is told facts {before + 1} to {message['n']} of game {self.game} after {self.n}")
            self.n = before
        for fact in facts:
            self.n += 1
            expected = told.facts[self.n - 1] if self.n <= len(told.facts) else None
            if fact != expected:
                self.find(self.wrong(fact, told), f"fact {self.n} of game {self.game} is {fact} and not {expected}")
                break
        self.n = message["n"]
        self.known[self.game, self.ears] = max(self.known[self.game, self.ears], self.n)
        if message.get("view"):
            self.view |= message["view"]
        if (message.get("view") or facts) and self.n <= len(told.facts):
            self.look(told)

    def look(self, told: Told) -> None:
        """The view follows from the facts, and from nothing else."""
        expected = told.view_after(self.n)
        if self.view != expected:
            differing = {name: value for name, value in self.view.items() if value != expected.get(name)}
            self.find("view", f"after fact {self.n} of game {self.game} sees {differing}")

    def wrong(self, fact: Any, told: Told) -> str:
        """The kind of fault if the client is told this now."""
        if fact in told.facts[: self.n - 1]:
            return "double"
        if fact in told.facts:
            return "order"
        return "leak" if fact in self.log.games[self.game].facts else "other fact"


def ears_of(welcome: Message) -> Seats:
    """As whom the client is told things."""
    you, table = welcome["you"], welcome["table"]
    seat: Seat = you["seat"]
    if seat >= 0:
        return 1 << seat
    return HOST if you["id"] and you["id"] == table["host"] and table["phase"] != "lobby" else SPECTATORS


def check(code: str, rows: Sequence[bytes], histories: Histories) -> list[Fault]:
    """All faults."""
    try:
        log = Log(code, rows)
    except (Damaged, Refusal, LookupError, ValueError) as error:
        return [Fault("damaged", "the log", repr(error))]
    faults, commands = check_commands(log, histories)
    faults += check_order(commands)
    acknowledged = Acknowledged(commands)
    for identity, events in histories.items():
        others = {secret for other in histories for secret in other.secrets} - set(identity.secrets)
        listener = Listener(log, identity, acknowledged, [*others, *map(hashed, [*others, *identity.secrets])])
        faults += listener.listen(events)
    return faults
