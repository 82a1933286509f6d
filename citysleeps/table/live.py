"""A live table: carries out commands, writes them to the log and tells people; and handles timeouts, bots and
absences."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final

from citysleeps.kernel.ask import Answer
from citysleeps.kernel.seats import HOST_SEAT, NOBODY, Seat
from citysleeps.store.port import Conflict, Store
from citysleeps.table import commands, rows
from citysleeps.table.beat import Beat
from citysleeps.table.changes import CHANGES
from citysleeps.table.clocks import Clocks
from citysleeps.table.in_game import absent
from citysleeps.table.inquiries import Inquiry
from citysleeps.table.joining import join, plea
from citysleeps.table.ledger import Ledger
from citysleeps.table.letters import Client, Letter
from citysleeps.table.may import Sender
from citysleeps.table.messages import Done, Refused, encode
from citysleeps.table.neighbours import Neighbours
from citysleeps.table.people import hashed
from citysleeps.table.perform import perform
from citysleeps.table.phases import GAME
from citysleeps.table.presence import NEVER, Presence
from citysleeps.table.refusal import UNAVAILABLE, Refusal
from citysleeps.table.reopening import Elsewhere, Reopening
from citysleeps.table.robots import Robots, Thought, is_due
from citysleeps.table.rows import NO_ONE, Damaged, What, Who
from citysleeps.table.seating import given
from citysleeps.table.study import Found
from citysleeps.table.table import Table
from citysleeps.table.teller import Teller
from citysleeps.table.thinkers import Thinker

journal = logging.getLogger("citysleeps")
JOINED: Final = "joined"

Count = Callable[..., None]  # counts an event, for some with a reason


class LiveTable:
    """One table in the memory of one server."""

    def __init__(
        self,
        store: Store,
        table: Table,
        number: int,
        fence: int,
        bot_seconds: float,
        beat_seconds: float,
        count: Count,
        thinker: Thinker,
        neighbours: Neighbours,
    ) -> None:
        self.bot_seconds = bot_seconds
        self.count = count
        self.thinker = thinker
        self.loop = asyncio.get_running_loop()
        presence = Presence(table)
        self.beat = Beat(table, presence, beat_seconds)
        self.ledger = Ledger(store, table.code, number, fence, self.beat)
        self.reopening = Reopening(store, table.code)
        self.neighbours = neighbours
        self.idle_since = self.loop.time()
        self.alarm: asyncio.TimerHandle | None = None
        self.alarm_at = NEVER
        self.written = 0  # bytes of the rows since it is in memory
        self.broken = False  # the memory does not match the log
        self.lost = False  # and the table cannot be read again, or is elsewhere
        self.take_up(table, presence)
        self.clocks.resume(self.idle_since)

    def take_up(self, table: Table, presence: Presence) -> None:
        """Go on with this table and these clients."""
        self.table = table
        self.presence = presence
        self.clocks = Clocks(table, presence)
        self.has_desk = bool(table.desk)
        self.robots = Robots(self.bot_seconds, self.thinker)
        self.beat.move_to(table, presence)
        self.teller = Teller(table, presence, self.clocks, self.ledger)

    # Clients come and go, and want something

    def connect(self, client: Client, game: int, after: int, seat: Seat | None = None) -> None:
        """A client has connected. It gets the facts after number `after` if it was in this seat of this game before."""
        now = self.loop.time()
        if self.lost:
            client.shutdown()  # the table was lost just after the client had found it here
            return
        if self.broken:
            self.presence.come(client)
            return  # it is welcomed with the others
        is_back = self.take_back(client.who)
        came = self.presence.come(client) or is_back
        if self.relieve():
            came = is_back = True
        if is_back:
            self.teller.change_seats(now)
        is_same = self.heard_the_same(client, game, seat)
        self.teller.welcome(client, now, after if is_same else 0)
        self.run_clocks(now)
        if came or client in self.presence.pleas:
            self.teller.tell_table(but=client)
        if is_back and self.table.phase == GAME:
            self.teller.tell_game(now)  # a host may put less right for somebody with a phone
        self.go_on(now)

    def heard_the_same(self, client: Client, game: int, seat: Seat | None) -> bool:
        """Was the client told this game in the same seat as now, so that it need not hear it again? Unknown without a
        seat, because it may have led the table then; and once cards of a real box were told, because that changes
        earlier facts."""
        table = self.table
        own = table.seat_of(client.who)
        is_known = own != NOBODY or not table.book.lobby.leader_is_host
        is_told = table.notes.groups or table.notes.earlier
        return game == table.number and seat in (None, own) and is_known and not is_told

    def take_back(self, who: Who) -> bool:
        """Give somebody who is back their own seat, to play with their phone, unless they were sent away. True if that
        changed something."""
        table = self.table
        if who == NO_ONE or table.people[who].sent or table.notes.groups:
            return False
        person = table.people[who]
        seat = table.own_seat(who)
        is_replaced = seat != NOBODY and table.seats[seat] != who
        is_back = person.at_desk or person.stand_in != ""
        if is_replaced:
            self.write(rows.Seated(who, seat))
        if is_back:
            self.write(rows.StoodDown(who))
        return is_replaced or is_back

    def relieve(self) -> bool:
        """End inherited powers if somebody is here who has them permanently. True if that changed something."""
        if not self.table.powers.inherited or not any(map(self.presence.makes, self.presence.clients)):
            return False
        self.write(rows.Relieved())
        return True

    def reclaim(self, who: Who, token: str) -> None:
        """Somebody's first phone is back. It gets the place back from the phone that it was given to."""
        if self.broken or self.table.people[who].first != hashed(token):
            return
        self.write(rows.Returned(who, hashed(token)))
        self.presence.put_off(who)
        self.teller.change_seats(self.loop.time())

    def plead(self, client: Client, name: str, token: str, address: str) -> None:
        """A client asks for the place of this name, for as long as it is connected. Raises Refusal."""
        self.presence.plead(client, plea(self.table, name, token, address, self.presence.pleas.values()))

    def disconnect(self, client: Client) -> None:
        if client not in self.presence.clients:
            return
        now = self.loop.time()
        self.idle_since = now
        asked = client in self.presence.pleas
        self.beat.forget(client)
        went = self.presence.go(client, now)
        self.teller.close_feeds()
        if (went or asked) and not self.broken:
            self.teller.tell_table()
            self.run_clocks(now)
        self.go_on(now)

    def receive(self, client: Client, command: commands.Command) -> int:
        """Carry out a command once, and reply. If the table is no longer played here, there is no reply: the client
        asks again where it is. Returns the number of bytes sent only because this client asked."""
        if self.lost:
            return 0
        if isinstance(command, commands.Ping):
            self.ledger.hand_over(Letter((client,), encode(Done(command.id)), command.id))
            return 0
        if isinstance(command, Inquiry) and not self.broken:
            return self.teller.inform(client, command)
        now = self.loop.time()
        if self.broken:
            self.apologize(client, command.id)
        else:
            self.teller.reply(client, command.id, self.do_once(client, command, now))
        self.go_on(now)
        return 0

    def do_once(self, client: Client, command: commands.Command, now: float) -> Refusal | None:
        """Carry out a command, unless it was sent before and only the reply was lost. Returns why it was refused."""
        who = self.presence.sender(client)
        replies = self.table.replies.get(who, {})
        if command.id in replies:
            return replies[command.id]
        is_answer = isinstance(command, commands.Answer)
        try:
            what = perform(self.table, self.sender(client, now), command)
        except Refusal as refusal:
            # the reason for refusing an answer is not counted: it could show what is done in the night
            self.count("refusals", "answer" if is_answer else refusal.reason)
            return self.table.remember(who, command.id, refusal)
        self.do(what, now, who, command.id)
        self.count("answers" if is_answer else "commands")
        if not what and isinstance(command, commands.Seat | commands.GiveBack | commands.Lead):
            self.teller.tell_table()  # one more supports it
        return self.table.remember(who, command.id, None)

    def do(self, what: Sequence[What], now: float, who: Who = NO_ONE, id: str = "") -> None:
        """Carry out rows, store them, and tell everybody concerned."""
        for i, one in enumerate(what):
            self.write(one, who, "" if i else id)
        for one in what:
            CHANGES[type(one)].tell(self, one, now)

    def write(self, what: What, who: Who = NO_ONE, id: str = "") -> None:
        """Carry out a row and store it. Its author is NO_ONE if the table acts by itself."""
        row = self.table.write(self.ledger.store.now(), who, id, what)
        self.written += len(row)
        self.ledger.rows.append(row)

    def sender(self, client: Client, now: float) -> Sender:
        presence = self.presence
        presence.notice(now)
        return Sender(client.who, presence.has_powers(client), presence.here, partial(presence.company, now))

    def join(self, waiter: Client, name: str, language: str, token: str, luck: str, address: str = "") -> Who:
        """Add somebody to the table. The waiter gets a message when this is stored. A token that has joined before
        changes nothing. An empty address is not limited."""
        if self.broken:
            raise Refusal(UNAVAILABLE)
        kept = hashed(token)
        who = self.table.people.holder(kept)
        if kept in self.table.people.removed:
            raise Refusal("removed")
        if not who:
            self.neighbours.check(address, self.table)
            for one in join(self.table, name, language, kept, luck):
                self.write(one)
            who = self.table.people.newest
            self.neighbours.come_from[who] = address
            self.teller.tell_table()
        self.teller.say(waiter, Done(JOINED), JOINED)
        self.go_on(self.loop.time())
        return who

    # What happens by itself

    def go_on(self, now: float) -> None:
        """After a change: let the bots think, set the timer, send what may be sent."""
        if not self.broken:
            if self.presence.offers or self.presence.pleas:
                self.hear_voices(now)
            self.watch_the_desk(now)
            self.robots.watch(self.table, now, self.clocks.times)
            self.set_alarm(now)
            self.beat.follow()
        self.ledger.flush(self.fail)

    def watch_the_desk(self, now: float) -> None:
        """At the desk no clock has ended anything, and nobody was missed. As soon as nobody sits there, or the software
        leads, those without a phone are away from now on, and what is open has its full time again."""
        had_desk, self.has_desk = self.has_desk, bool(self.table.desk)
        if had_desk and not self.has_desk and self.table.phase == GAME:
            self.presence.away.update({who: now for who, person in self.table.people.items() if person.at_desk})
            self.clocks.times.begin_again(now)
            self.teller.tell_clock(now)

    def run_clocks(self, now: float) -> None:
        if self.clocks.run(now):
            self.teller.tell_clock(now)

    def set_alarm(self, now: float) -> None:
        due = NEVER
        for one in (self.clocks.due(now), self.robots_due(), self.presence.due(now)):
            if one is not None and one < due:
                due = one
        due = max(now, due)
        if self.alarm and due == self.alarm_at:
            return
        if self.alarm:
            self.alarm.cancel()
        self.alarm_at = due
        self.alarm = None if due == NEVER else self.loop.call_at(due, self.ring)

    def ring(self) -> None:
        """The timer has rung: do everything that is due."""
        self.alarm = None
        now = self.loop.time()
        while (struck := self.clocks.struck(now)) and struck[0] <= now:
            self.do([self.table.take(struck[1])], now)
        self.robots.watch(self.table, now, self.clocks.times)  # what they were asked may have ended
        while is_due(self.robots_due(), now):
            if hunch := self.robots.hunch(self.table, now):
                self.do([hunch], now)
            elif answer := self.robots.goes_on(now):
                self.do([self.table.take(answer)], now)
            else:
                self.think(now)
            self.robots.watch(self.table, now, self.clocks.times)
        self.miss(now)
        self.go_on(now)

    def think(self, now: float) -> None:
        """Let the bot think that is due."""
        thought = self.robots.begin(self.table, now)
        if thought:
            done = partial(self.hear_thought, thought)
            self.thinker.think(thought.robot.sitter, thought.offers, thought.asks, done)

    def hear_thought(self, thought: Thought, found: Found | None) -> None:
        """A bot has thought, perhaps too late."""
        now = self.loop.time()
        if not self.clocks.is_playing():
            found = None  # nobody is there
        if found and found.error:
            journal.error("a bot at table %s has failed: %s", self.table.code, found.error)
        answer = self.robots.conclude(self.table, thought, found)
        if answer:
            self.do([self.table.take(answer)], now)
        self.go_on(now)

    def robots_due(self) -> float | None:
        return self.robots.due() if self.robots.seats and self.clocks.is_playing() else None

    def miss(self, now: float) -> None:
        """Replace or remove people who are away too long, replace a missing creator, and no longer wait for people who
        change seats."""
        for who in self.presence.overdue(now):
            if self.table.phase == GAME:  # the one before may have ended it
                self.replace(who, now)
        heir = self.presence.heir(now)
        if heir:
            self.do([rows.HandedOn(heir, False)], now)
        if self.presence.have_moved_long(now):
            self.do([rows.Sat(NO_ONE)], now)

    def hear_voices(self, now: float) -> None:
        """Give the places on which enough people agree. How many are needed changes as people come and go."""
        needed = {offer: support.needed for offer, support in self.presence.offers.items()}
        company = self.presence.company(now)
        for offer in list(company.offers):
            self.do(given(self.table, offer, company), now)
        for one in self.presence.unheard(now):
            self.do([rows.Returned(one.person, one.token)], now)
        if needed != {offer: support.needed for offer, support in company.offers.items()}:
            self.teller.tell_table()

    def replace(self, who: Who, now: float) -> None:
        table = self.table
        self.presence.missed.add(who)
        try:
            if table.playing.game.living & table.ears(who):
                what = absent(table, who)
            else:
                what = [table.take(Answer(HOST_SEAT, "leave"))]
        except Refusal:
            return  # the rules do not let them leave now
        self.do(what, now)

    # When the store fails

    def apologize(self, client: Client, id: str) -> None:
        refused = encode(Refused(id, UNAVAILABLE, self.teller.sentence(client, UNAVAILABLE)))
        self.beat.post([Letter((client,), refused)])

    def fail(self, error: Exception, letters: list[Letter]) -> Coroutine[Any, Any, None]:
        """Undo what could not be written. The senders are told, and nothing else is done until the table matches its
        log again."""
        self.count("failures")
        journal.error("table %s cannot be written down: %s", self.table.code, error)
        self.broken = True
        self.close()
        for letter in letters:
            if letter.id:
                self.apologize(letter.to[0], letter.id)
        return self.read_again(isinstance(error, Conflict))

    async def read_again(self, is_well: bool) -> None:
        """Read the table again as soon as the store allows. `is_well`: the store works, and somebody else has written
        to the table."""
        if self.lost:
            return
        try:
            read = await self.reopening.read(is_well, lambda: bool(self.presence.clients) and not self.lost)
        except Elsewhere:
            self.give_up()
            return
        except Damaged as damaged:
            self.count("damaged")
            journal.error("table %s cannot be read any more: %s", self.table.code, damaged)
            read = None
            for client in list(self.presence.clients):
                client.end(damaged.reason)
        if read is None or self.lost:
            self.lost = True
        else:
            self.come_to(*read)

    def come_to(self, table: Table, number: int, fence: int) -> None:
        """Go on with the table as it was read from its log."""
        now = self.loop.time()
        self.ledger.number = number
        self.ledger.fence = fence
        self.take_up(table, self.presence.moved(table))
        self.clocks.resume(now)
        self.broken = False
        for who in self.presence.here:
            self.take_back(who)
        self.relieve()
        self.teller.begin_anew(now)
        self.go_on(now)

    def close(self) -> None:
        """Stop all timers and thoughts."""
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None
        self.robots.leave()
        self.beat.stop()

    async def leave_off(self) -> None:
        """Stop: store everything, including the state of the clocks, and do nothing more."""
        if self.broken:
            return
        stood = self.clocks.stand(self.loop.time())
        if stood and stood != self.clocks.resumed:
            self.write(stood)
        self.lost = self.broken = True
        self.close()
        self.ledger.flush(self.fail)
        await self.ledger.rest()

    def give_up(self) -> None:
        """Disconnect the clients, so that they reconnect where the table is now. Ends the scripts, so that the table's
        memory is freed at once, without the garbage collector."""
        self.lost = self.broken = True
        self.close()
        for client in list(self.presence.clients):
            client.shutdown()
        if self.table.play:
            self.table.play.end()
