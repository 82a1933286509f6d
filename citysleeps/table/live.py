"""A table being played: its clients, its clock, its bots, those who are away."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any, Final

import msgspec

from citysleeps.kernel.ask import Answer
from citysleeps.kernel.seats import ALL, HOST, HOST_SEAT, NOBODY, Seat, Seats
from citysleeps.store.port import Conflict, Store, Unavailable
from citysleeps.table import commands, rows
from citysleeps.table.feed import Feed
from citysleeps.table.ledger import Client, Ledger, Letter
from citysleeps.table.messages import ChatLine, Done, News, Said, Welcome, WireClock, WireTable, WireYou, encode
from citysleeps.table.messages import Refused as SaidRefused
from citysleeps.table.people import hashed
from citysleeps.table.perform import Sender, absent, join, perform
from citysleeps.table.refused import Refused
from citysleeps.table.robots import Robots
from citysleeps.table.rows import CREATOR, NO_ONE, Damaged, What, Who
from citysleeps.table.sentences import sentence
from citysleeps.table.state import wire_table
from citysleeps.table.table import GAME, LOBBY, Table, opened, row
from citysleeps.table.times import Times

journal = logging.getLogger("citysleeps")
PATIENCE: Final = 1.0  # seconds before a store that failed is tried again; each time twice as long
MOST_PATIENCE: Final = 30.0
UNAVAILABLE: Final = "unavailable"
DAMAGED: Final = "damaged"
JOINED: Final = "joined"
NEVER: Final = float("inf")
WELL_SECONDS: Final = 60.0  # after so long without a failure the store is trusted again

Count = Callable[[str], None]  # something has happened that is worth counting


class LiveTable:
    """One table in the memory of one server."""

    def __init__(self, store: Store, table: Table, number: int, bot_seconds: float, count: Count) -> None:
        self.store = store
        self.table = table
        self.bot_seconds = bot_seconds
        self.count = count
        self.loop = asyncio.get_running_loop()
        self.ledger = Ledger(store, table.code, number, self.fail)
        self.clients: dict[Client, Seats] = {}  # and as whom each is told things
        self.feeds: dict[Seats, Feed] = {}
        self.read = len(table.play.game.facts) if table.play else 0  # the facts that were spread
        self.hosts: Seats = table.book.hosts(table.playing.game) if table.phase == GAME else 0  # at the last look
        self.here: dict[Who, int] = {}  # how many connections each has, in the order in which they came
        self.away: dict[Who, float] = {}  # since when
        self.leaderless: float | None = None  # since when nobody with the creator's powers is here
        self.idle_since = self.loop.time()
        self.times = Times()
        self.robots = Robots(bot_seconds)
        self.alarm: asyncio.TimerHandle | None = None
        self.gone: dict[Client, Who] = {}  # who they were before they went
        self.tokens: dict[Client, str] = {}  # by which they were known
        self.patience = PATIENCE
        self.failed_at = -NEVER
        self.broken = False  # what is in memory is not what is in the log
        self.lost = False  # and it could not be read again
        self.follow(self.idle_since)

    # Clients come and go, and want something

    def connect(self, client: Client, game: int, after: int, seat: Seat | None = None) -> None:
        """Somebody is here, or is here again; he gets what he has missed of this game, in the seat that he had."""
        now = self.loop.time()
        table = self.table
        self.clients[client] = table.ears(client.who)
        if client.who:
            self.tokens[client] = table.people[client.who].token
            if not self.here:
                self.away = {}  # while nobody was there, nobody was missed
            self.here[client.who] = self.here.get(client.who, 0) + 1
            self.away.pop(client.who, None)
        if self.broken:
            return  # he is welcomed with the others
        is_back = client.who != NO_ONE and table.people[client.who].stand_in != ""
        came = is_back or (client.who != NO_ONE and self.here[client.who] == 1)
        if is_back:
            self.write_down(rows.StoodDown(client.who))
        is_same = game == table.number and seat in (None, table.seat_of(client.who))
        self.welcome(client, after if is_same else 0)
        self.run_clocks(now)
        if came:
            self.tell_table(but=client)
        self.settle(now)

    def disconnect(self, client: Client) -> None:
        ears = self.clients.pop(client, None)
        if ears is None:
            return
        self.gone.pop(client, None)
        self.tokens.pop(client, None)
        now = self.loop.time()
        self.idle_since = now
        if ears not in self.clients.values():
            self.feeds.pop(ears, None)
        if client.who in self.here:
            self.here[client.who] -= 1
            if not self.here[client.who]:
                del self.here[client.who]
                self.away[client.who] = now
                if not self.broken:
                    self.tell_table()
                    self.run_clocks(now)
        self.settle(now)

    def receive(self, client: Client, command: Any) -> None:
        """Carry out what a client wants, once, and reply."""
        if isinstance(command, commands.Ping):
            self.ledger.hand_over(Letter(client, encode(Done(command.id)), ""))
            return
        now = self.loop.time()
        replies = self.table.replies.get(self.sender(client), {})
        if self.broken:
            self.apologize(client, command.id)
        elif command.id in replies:
            self.reply(client, command.id, replies[command.id])
        else:
            self.attempt(client, command, now)
        self.settle(now)

    def attempt(self, client: Client, command: Any, now: float) -> None:
        who = self.sender(client)
        try:
            what = perform(self.table, Sender(client.who, self.has_powers(client)), command)
        except Refused as refused:
            self.count("refusals")
            self.table.remember(who, command.id, refused)
            self.reply(client, command.id, refused)
            return
        for i, one in enumerate(what):
            self.write(who, "" if i else command.id, one)
        self.table.remember(who, command.id, None)
        self.count("answers" if isinstance(command, commands.Answer) else "commands")
        self.spread(what, now)
        self.reply(client, command.id, None)

    def sender(self, client: Client) -> Who:
        """In whose name it is written down; the creator may have no place at the table."""
        return client.who or self.gone.get(client) or (CREATOR if self.has_powers(client) else NO_ONE)

    def has_powers(self, client: Client) -> bool:
        """Has he the creator's powers? The token is void once the table was handed on."""
        return client.who in self.table.creators or (client.has_creator_token and self.table.creator != "")

    def join(self, waiter: Client, name: str, language: str, token: str, luck: str) -> Who:
        """Somebody comes to the table, and the waiter hears of it when that stands; with the same token again, he is
        there already."""
        if self.broken:
            raise Refused(UNAVAILABLE)
        kept = hashed(token)
        who = next((person.id for person in self.table.people.values() if person.token == kept), NO_ONE)
        if not who:
            self.write(NO_ONE, "", join(self.table, name, language, kept, luck))
            who = self.table.newest
            self.tell_table()
        self.say(waiter, Done(JOINED), JOINED)
        self.settle(self.loop.time())
        return who

    # What is said

    def reply(self, client: Client, id: str, refused: Refused | None) -> None:
        if refused:
            text = self.sentence(client, refused.reason)
            self.ledger.hand_over(Letter(client, encode(SaidRefused(id, refused.reason, text, refused.detail)), id))
        else:
            self.say(client, Done(id), id)

    def sentence(self, client: Client, reason: str) -> str:
        person = self.table.people.get(client.who)
        language = person.language if person else client.language or self.table.language
        return sentence(self.table.book.name, language, reason)

    def say(self, client: Client, said: Said, id: str = "") -> None:
        self.ledger.letters.append(Letter(client, encode(said), id))

    def welcome(self, client: Client, after: int = 0) -> None:
        now = self.loop.time()
        table = self.table
        feed = self.feed(self.clients[client])
        after = after if feed and 0 <= after <= feed.told else 0
        self.say(
            client,
            Welcome(
                n=feed.told if feed else 0,
                game=table.number,
                after=after,
                facts=tuple(feed.missed(after)) if feed else (),
                view=msgspec.structs.asdict(feed.shown) if feed else None,
                asks=feed.wire_asks(self.left(now), self.table.key) if feed else (),
                clock=self.wire_clock(now),
                table=self.wire_table(),
                you=self.you(client),
                chat=tuple(ChatLine(*line) for line in table.chat),
            ),
        )

    def feed(self, ears: Seats) -> Feed | None:
        """The stream to a seat, the host or those who watch; none before the deal."""
        play = self.table.play
        if play is None or self.table.phase == LOBBY:
            return None
        if ears not in self.feeds:
            seat = ears.bit_length() - 1
            self.feeds[ears] = Feed(play, ears, seat if seat < play.game.size else NOBODY)
        return self.feeds[ears]

    def wire_table(self) -> WireTable:
        leaders = {client.who for client in self.clients if self.has_powers(client)}
        return wire_table(self.table, self.here, leaders)

    def you(self, client: Client) -> WireYou:
        table = self.table
        hosts = table.phase == GAME and table.book.hosts(table.playing.game) & self.clients[client] != 0
        return WireYou(client.who, table.seat_of(client.who), hosts, self.has_powers(client))

    def tell_table(self, but: Client | None = None) -> None:
        """Everybody sees the table as it is now."""
        shown = self.wire_table()
        for client in self.clients:
            if client is not but:
                self.say(client, News(self.told(client), table=shown, you=self.you(client)))

    def told(self, client: Client) -> int:
        """The number of the last fact that he was told."""
        feed = self.feed(self.clients[client])
        return feed.told if feed else 0

    def spread(self, what: list[What], now: float) -> None:
        """What these rows have changed, to everybody whom it concerns."""
        for one in what:
            match one:
                case rows.Took():
                    self.tell_game(now)
                case rows.Chatted():
                    for client in self.clients:
                        self.say(client, News(self.told(client), chat=(ChatLine(one.person, one.text),)))
                case rows.Dealt() | rows.Reopened():
                    self.begin_anew(now)
                case rows.Seated():
                    self.change_seats()
                    self.tell_table()
                case rows.Hunched():
                    pass  # nobody is told before the end
                case rows.Extended():
                    self.times.extend(one.seconds)
                    self.tell_clock(now)
                case rows.Paused() | rows.Resumed():
                    self.away = {}  # in a break nobody is missed
                    self.run_clocks(now)
                    self.tell_table()
                case rows.Went():
                    self.part_with(one.person)
                    self.tell_table()
                case _:
                    self.tell_table()

    def tell_game(self, now: float) -> None:
        """The facts to those they are told to, with what they change; what is asked anew, and a new clock."""
        table = self.table
        game = table.playing.game
        hosts = table.book.hosts(game)
        clock = self.wire_clock(now) if self.follow(now) else None
        of_host = table.book.host_asks(game) if hosts else []
        asked = reduce(or_, [*game.stop.waiting, *game.stop.offered], hosts)
        audiences = game.audiences[self.read :]
        facts = tuple(game.facts[self.read :])
        self.read += len(facts)
        is_public = all(to == ALL for to in audiences)
        listeners: dict[Seats, list[Client]] = {ears: [] for ears in self.feeds}
        for client, ears in self.clients.items():
            listeners[ears].append(client)
        for ears, feed in self.feeds.items():
            new = facts if is_public else tuple([facts[i] for i in range(len(facts)) if audiences[i] & ears])
            has_new_asks = (feed.asks or ears & asked) and feed.listen_for_asks(of_host)
            asks = feed.wire_asks(self.left(now), self.table.key) if has_new_asks else None
            if new or has_new_asks or clock:
                view = feed.look(new)
                news = encode(News(feed.told, new, view, asks, clock))
                self.ledger.letters += [Letter(client, news, "") for client in listeners[ears]]
        if hosts != self.hosts:
            self.change_hosts(hosts)
        if table.phase != GAME:
            self.tell_table()

    def change_hosts(self, hosts: Seats) -> None:
        """Only those hear of it who host now or did so before; the others are told by the facts, when they may know. A
        host who has left hears no more than anybody."""
        changed = hosts ^ self.hosts
        self.hosts = hosts
        concerned = [client for client, ears in self.clients.items() if ears & changed]
        self.change_seats()
        if changed & HOST:
            self.tell_table()  # a host who holds no card leaves for all to see
            return
        for client in concerned:
            self.say(client, News(self.told(client), you=self.you(client)))

    def begin_anew(self, now: float) -> None:
        """Another game, or another person in a seat: everybody sees everything anew."""
        table = self.table
        self.feeds = {}
        self.away = {}
        self.read = len(table.play.game.facts) if table.play else 0
        self.follow(now)
        self.hosts = table.book.hosts(table.playing.game) if table.phase == GAME else 0
        for client in self.clients:
            self.clients[client] = table.ears(client.who)
        for client in self.clients:
            self.welcome(client)

    def change_seats(self) -> None:
        """Whoever hears with other ears from now on sees everything anew."""
        for client, ears in list(self.clients.items()):
            if ears != self.table.ears(client.who):
                self.clients[client] = self.table.ears(client.who)
                self.welcome(client)
        for ears in set(self.feeds) - set(self.clients.values()):
            del self.feeds[ears]

    def part_with(self, who: Who) -> None:
        """He is not at the table any more; his phones watch from now on."""
        self.here.pop(who, None)
        self.away.pop(who, None)
        for client in self.clients:
            if client.who == who:
                self.gone[client] = who
                client.who = NO_ONE
        self.change_seats()

    # The clock

    def runs(self) -> bool:
        """Does the clock run? Not while the table is paused, nor while nobody is here; a table of bots wants only its
        creator."""
        if self.table.paused or self.here:
            return not self.table.paused
        people = self.table.people
        is_all_bots = all(people[who].bot for who in self.table.seats if who in people)
        return is_all_bots and any(self.has_powers(client) for client in self.clients)

    def follow(self, now: float) -> bool:
        """Set the clocks for what is open now. True: the one that everybody sees is another."""
        return self.table.phase == GAME and self.times.follow(self.table.playing.game, now, self.runs())

    def run_clocks(self, now: float) -> None:
        if self.table.phase == GAME and self.runs() != self.times.running:
            self.times.run(self.runs(), now)
            self.tell_clock(now)

    def tell_clock(self, now: float) -> None:
        """Everybody sees the clock, and whoever is asked how long he has."""
        clock = self.wire_clock(now)
        for client, ears in self.clients.items():
            feed = self.feed(ears)
            asks = feed.wire_asks(self.left(now), self.table.key) if feed and feed.asks else None
            self.say(client, News(self.told(client), asks=asks, clock=clock))

    def wire_clock(self, now: float) -> WireClock | None:
        if self.table.phase != GAME:
            return None
        clock = self.times.shown
        return WireClock(round(1000 * clock.left(now)), clock.length, self.runs())

    def left(self, now: float) -> int | None:
        """Milliseconds left for what is asked now."""
        left = self.times.left(now)
        return None if left is None else round(1000 * left)

    # What happens by itself

    def settle(self, now: float) -> None:
        """After a change: let the bots think, set the alarm, send what may be sent."""
        if not self.broken:
            self.robots.watch(self.table, now, self.times.left(now))
            self.set_alarm(now)
        self.ledger.flush()

    def set_alarm(self, now: float) -> None:
        if self.alarm:
            self.alarm.cancel()
        dues = [self.clock_due(), self.robots_due(), self.grace_due(now)]
        due = min((due for due in dues if due is not None), default=NEVER)
        self.alarm = None if due == NEVER else self.loop.call_at(max(due, now), self.ring)

    def ring(self) -> None:
        """Whatever is due by now happens."""
        now = self.loop.time()
        while (struck := self.struck()) and struck[0] <= now:
            self.happen([self.table.take(struck[1])], now)
        while is_due(self.robots_due(), now):
            answer = self.robots.answer(self.table, now)
            if answer:
                self.happen([self.table.take(answer)], now)
            self.robots.watch(self.table, now, self.times.left(now))
        self.miss(now)
        self.settle(now)

    def struck(self) -> tuple[float, Answer] | None:
        """When the next clock runs out, and the input that this is."""
        return self.times.strikes(self.table.playing.game) if self.table.phase == GAME and self.runs() else None

    def clock_due(self) -> float | None:
        struck = self.struck()
        return struck[0] if struck else None

    def robots_due(self) -> float | None:
        return self.robots.due() if self.table.phase == GAME and self.runs() else None

    def happen(self, what: list[What], now: float) -> None:
        for one in what:
            self.write(NO_ONE, "", one)
        self.spread(what, now)

    # Those who are away

    def missing(self) -> list[Who]:
        """Who plays or hosts, and is not here, while others are. A bot stands in also for one who has left unseen, lest
        he is noticed."""
        table = self.table
        if table.phase != GAME or not self.here or table.paused or table.manners.absent == "wait":
            return []
        game = table.playing.game
        playing = game.living if table.manners.absent == "bot" else game.living & ~game.absent
        needed = table.book.hosts(game) | playing
        gone = [who for who in (*table.seats, table.host) if who not in self.here and who in table.people]
        return [who for who in gone if not table.people[who].player and table.ears(who) & needed]

    def grace_due(self, now: float) -> float | None:
        grace = self.table.manners.grace_seconds
        dues = [self.away.setdefault(who, now) + grace for who in self.missing()]
        if not self.here or any(self.has_powers(client) for client in self.clients):
            self.leaderless = None
        else:
            self.leaderless = now if self.leaderless is None else self.leaderless
            dues.append(self.leaderless + grace)
        return min(dues, default=None)

    def miss(self, now: float) -> None:
        """Whoever is away too long is replaced, or has left; a table without its creator gets another."""
        grace = self.table.manners.grace_seconds
        for who in self.missing():
            if is_due(self.away.get(who, now) + grace, now):
                self.replace(who, now)
        if self.leaderless is not None and is_due(self.leaderless + grace, now) and self.here:
            self.write_down(rows.HandedOn(next(iter(self.here)), False))
            self.tell_table()

    def replace(self, who: Who, now: float) -> None:
        table = self.table
        try:
            if table.playing.game.living & table.ears(who):
                what = absent(table, who)
            else:
                what = [table.take(Answer(HOST_SEAT, "leave"))]
        except Refused:
            self.away[who] = NEVER  # by the rules he cannot leave what he does
            return
        for one in what:
            table.carry_out(one)
        self.happen(what, now)

    # The log

    def write_down(self, what: What) -> None:
        """The table itself does something."""
        self.table.carry_out(what)
        self.write(NO_ONE, "", what)

    def write(self, who: Who, id: str, what: What) -> None:
        at = time.time_ns() // 1_000_000
        self.table.date(at, what)
        self.ledger.rows.append(row(at, who, id, what))

    def apologize(self, client: Client, id: str) -> None:
        client.post(encode(SaidRefused(id, UNAVAILABLE, self.sentence(client, UNAVAILABLE))))

    async def fail(self, error: Exception, letters: list[Letter]) -> None:
        """What could not be written has not happened: whoever sent something is told so, and the table becomes again
        what the log says, as soon as that can be read."""
        self.count("failures")
        journal.error("table %s cannot be written down: %s", self.table.code, error)
        self.broken = True
        self.close()
        for letter in letters:
            if letter.id:
                self.apologize(letter.to, letter.id)
        now = self.loop.time()
        if now - self.failed_at > WELL_SECONDS:
            self.patience = PATIENCE
        self.failed_at = now
        is_read = isinstance(error, Conflict)  # somebody else has written: no need to wait
        while True:
            if not is_read:
                await asyncio.sleep(self.patience)
                self.patience = min(2 * self.patience, MOST_PATIENCE)
            is_read = False
            try:
                log = await self.store.read(self.table.code)
                self.table = opened(self.table.code, log)
                break
            except Unavailable:
                if not self.clients:
                    self.lost = True
                    return
            except Damaged:
                self.lost = True
                for client in list(self.clients):
                    client.end(DAMAGED)
                return
        self.ledger.number = len(log)
        self.come_to(self.loop.time())

    def come_to(self, now: float) -> None:
        """The table is again what its log says: so is everybody at it."""
        self.broken = False
        self.ledger.letters = []
        self.times = Times()
        self.robots = Robots(self.bot_seconds)
        people = self.table.people
        for client in list(self.clients):
            if self.gone.get(client) in people:
                client.who = self.gone.pop(client)  # his going was not written down
            if client.who and (client.who not in people or people[client.who].token != self.tokens[client]):
                client.who = NO_ONE
                client.end(UNAVAILABLE)  # his joining was not written down
        self.here = dict(Counter(client.who for client in self.clients if client.who))
        for who in self.here:
            if people[who].stand_in:
                self.write_down(rows.StoodDown(who))
        self.begin_anew(now)
        self.settle(now)

    def close(self) -> None:
        """Nothing happens here by itself any more."""
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None


def is_due(when: float | None, now: float) -> bool:
    return when is not None and when <= now
