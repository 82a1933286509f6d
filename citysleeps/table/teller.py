"""Tells the clients of a live table what each may know. Nothing is sent before it is stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec

from citysleeps.kernel.facts import Fact
from citysleeps.kernel.mending import Mending
from citysleeps.kernel.seats import ALL, HOST, NOBODY, Seats
from citysleeps.kernel.stops import Stop
from citysleeps.table.by_hand import has_great_moment
from citysleeps.table.clocks import Clocks
from citysleeps.table.commands import Recall
from citysleeps.table.feed import NOTHING, Correctable, Feed, host_asks, lead
from citysleeps.table.inquiries import Inquiry, look_up
from citysleeps.table.ledger import Ledger
from citysleeps.table.letters import Client, Letter
from citysleeps.table.messages import (
    ChatLine,
    Done,
    Message,
    News,
    Refused,
    Welcome,
    WireAsk,
    WireMoment,
    WireTable,
    WireYou,
    encode,
)
from citysleeps.table.phases import GAME, LOBBY
from citysleeps.table.presence import Presence
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import Who
from citysleeps.table.seating import Here, can_lead, living_in_public
from citysleeps.table.state import place, wire_table
from citysleeps.table.table import Table
from citysleeps.views.words import hyphened, known, sentence, words

Listeners = dict[Seats, list[Client]]
Same = list[tuple[list[Feed], list[Client]]]


class Teller:
    """Writes the messages of one table to its clients."""

    def __init__(self, table: Table, presence: Presence, clocks: Clocks, ledger: Ledger) -> None:
        self.table = table
        self.presence = presence
        self.clocks = clocks
        self.ledger = ledger
        self.shown = 0  # bytes of the tables and new games that everybody was shown
        self.living: Seats = 0  # as of the last message about the table, for votes on seats
        self.open_book()

    def open_book(self) -> None:
        """Start from the current state of the game."""
        table = self.table
        self.feeds: dict[Seats, Feed] = {}
        self.mending: Mending | None = None  # what a host may correct
        self.asked: Seats = ALL  # who was asked something when the game was last told
        self.same: tuple[Listeners, Seats, Same] | None = None  # cached by `hear_the_same`, with its arguments
        self.read = len(table.play.game.facts) if table.play else 0  # how many facts were told to clients
        self.hosts = table.book.hosts(table.playing.game) if table.phase == GAME else 0  # when it was last told
        self.lead = self.led()  # what the creator may do as the host, as last sent
        self.is_vacant = can_lead(table)  # whether a person may take over from the software, as last sent

    # To one

    def say(self, client: Client, message: Message, id: str = "", at_once: bool = False) -> int:
        """Send a message, and return its number of bytes."""
        encoded = encode(message)
        self.ledger.letters.append(Letter((client,), encoded, id, at_once=at_once))
        return len(encoded)

    def reply(self, client: Client, id: str, refusal: Refusal | None) -> None:
        if refusal:
            text = self.explained(client, refusal)
            self.ledger.hand_over(Letter((client,), encode(Refused(id, refusal.reason, text, refusal.detail)), id))
        else:
            self.say(client, Done(id), id)

    def sentence(self, client: Client, reason: str, book: str = "") -> str:
        """A reason as a sentence in the client's language."""
        return sentence(book or self.table.book.name, self.language(client), reason)

    def explained(self, client: Client, refusal: Refusal) -> str:
        """The same, with the card and the numbers that the refusal is about."""
        if not refusal.numbers:
            return self.sentence(client, refusal.reason, refusal.book)
        book = self.table.book
        said = words(book.name, self.language(client), book.lobby.theme(self.table.settings))
        card = said.say(hyphened(refusal.card)) if refusal.card else ""
        return said.say(hyphened(f"reason-{refusal.reason}"), {**refusal.numbers, "card": card})

    def language(self, client: Client) -> str:
        person = self.table.people.get(client.who)
        return known(person.language if person else client.language or self.table.language)

    def welcome(self, client: Client, now: float, after: int = 0, table: WireTable | None = None) -> int:
        """Send the complete state, and the facts after number `after`. Pass `table` if it is already encoded. Returns
        the number of bytes."""
        feed = self.feed(self.presence.clients[client])
        after = after if feed and 0 <= after <= feed.told else 0
        left_out, facts = feed.part(after, feed.told) if feed else (0, ())
        return self.say(
            client,
            Welcome(
                n=feed.told if feed else 0,
                game=self.table.number,
                after=after,
                facts=facts,
                view=msgspec.structs.asdict(feed.shown) if feed else None,
                asks=feed.wire_asks(self.clocks.left(now), self.table.key) if feed else (),
                corrections=feed.wire_corrections() if feed else (),
                mends=feed.wire_mends() if feed else (),
                clock=self.clocks.wire(now),
                table=table or self.wire_table(),
                you=self.you(client),
                chat=tuple(self.chat_line(*line) for line in self.table.chat),
                left_out=left_out,
            ),
            at_once=True,
        )

    def inform(self, client: Client, command: Inquiry) -> int:
        """Send what a command only asks for, and return its number of bytes. Nothing changes."""
        ears = self.presence.clients[client]
        try:
            found = look_up(self.table, self.feed(ears), ears, command)
        except Refusal as refusal:
            self.reply(client, command.id, refusal)
            return 0
        reply = encode(found) + b"\n" + encode(Done(command.id))
        self.ledger.hand_over(Letter((client,), reply, command.id, at_once=isinstance(command, Recall)))
        return len(reply)

    def feed(self, ears: Seats) -> Feed | None:
        """The stream to a seat, the host or the spectators. None before the deal."""
        play = self.table.play
        if play is None or self.table.phase == LOBBY:
            return None
        if ears not in self.feeds:
            seat = ears.bit_length() - 1
            self.feeds[ears] = Feed(play, ears, seat if seat < play.game.size else NOBODY, self.correctable())
        return self.feeds[ears]

    def correctable(self) -> Correctable:
        """What a host may correct now."""
        table, play = self.table, self.table.playing
        menders = table.menders()
        if play.is_over or not menders:
            return NOTHING
        self.mending = self.mending or Mending(play)
        asked = self.mending.look()
        forms = table.book.screen.mends(play.game, asked, by_hand=bool(table.desk))
        return Correctable(menders, asked, self.mending.answers, forms)

    def close_feeds(self) -> None:
        """Drop the streams that no client listens to."""
        self.same = None  # it would hold clients that are gone
        for ears in set(self.feeds) - set(self.presence.clients.values()):
            del self.feeds[ears]

    def told(self, client: Client) -> int:
        """The number of the last fact that the client was told."""
        return self.told_to(self.presence.clients[client])

    def told_to(self, ears: Seats) -> int:
        feed = self.feed(ears)
        return feed.told if feed else 0

    def you(self, client: Client) -> WireYou:
        table = self.table
        hosts = table.phase == GAME and table.book.hosts(table.playing.game) & self.presence.clients[client] != 0
        creates = self.presence.has_powers(client)
        plea = self.presence.pleas.get(client)
        tells = table.phase == GAME and table.menders() & self.presence.clients[client] & HOST != 0
        return WireYou(
            client.who,
            table.seat_of(client.who),
            hosts,
            creates,
            plea.number if plea else 0,
            self.led() if creates else (),
            table.notes.groups if tells else (),
            len(table.notes.earlier) if tells and not has_great_moment(table.book, table.playing.game.log) else 0,
            table.notes.jotted.get(client.who, "") if self.leads_apart(client) else "",
        )

    def leads_apart(self, client: Client) -> bool:
        """Leads without a card, and is told everything: only there somebody's own notes are shown."""
        table = self.table
        if table.phase != GAME:
            return False
        return table.menders() & table.book.apart(table.playing.game) & self.presence.clients[client] != 0

    def led(self) -> tuple[WireAsk, ...]:
        """What the creator may do as the host of the current game."""
        return lead(self.table.playing) if self.table.phase == GAME else ()

    # To everybody

    def wire_table(self) -> WireTable:
        presence = self.presence
        leaders = {client.who for client in presence.clients if presence.has_powers(client)}
        makers = {client.who for client in presence.clients if presence.makes(client)}
        self.living = self.seen_living()
        here = Here(presence.here.keys(), leaders, makers)
        return wire_table(self.table, here, self.living, presence.pleas.values(), presence.offers)

    def seen_living(self) -> Seats:
        """The living seats, as far as everybody knows. 0 if there are no pleas or offers, which alone need it."""
        is_wanted = self.presence.pleas or self.presence.offers
        return living_in_public(self.table) if is_wanted and self.table.phase == GAME else 0

    def tell_table(self, but: Client | None = None) -> None:
        """Send the table to everybody. It is encoded once, and clients that get the same message share it."""
        encoded = encode(self.wire_table())
        self.shown += len(encoded)
        shown = cast(WireTable, msgspec.Raw(encoded))
        same: dict[tuple[int, WireYou], list[Client]] = {}
        for client in self.presence.clients:
            if client is not but:
                same.setdefault((self.told(client), self.you(client)), []).append(client)
        for (n, you), clients in same.items():
            self.ledger.letters.append(Letter(clients, encode(News(n, table=shown, you=you)), shows="table"))

    def tell_chat(self, who: Who, text: str) -> None:
        line = (self.chat_line(who, text),)
        for n, clients in self.alike().items():
            self.ledger.letters.append(Letter(clients, encode(News(n, chat=line))))

    def tell_notes(self, who: Who) -> None:
        """To the devices of whoever has written them."""
        for client in self.presence.clients:
            if client.who == who:
                self.say(client, News(self.told(client), you=self.you(client)))

    def chat_line(self, who: Who, text: str) -> ChatLine:
        return ChatLine(who, text, place(self.table, who))

    def tell_clock(self, now: float) -> None:
        """Send the clock to everybody, and to those who are asked the time they have left."""
        clock = self.clocks.wire(now)
        for ears, clients in self.presence.listeners().items():
            feed = self.feed(ears)
            asks = feed.wire_asks(self.clocks.left(now), self.table.key) if feed and feed.is_asked else None
            news = encode(News(self.told_to(ears), asks=asks, clock=clock))
            self.ledger.letters.append(Letter(clients, news, shows="clock"))

    def alike(self) -> dict[int, list[Client]]:
        """The clients grouped by the number of facts they were told: a group gets the same public messages."""
        alike: dict[int, list[Client]] = {}
        for client in self.presence.clients:
            alike.setdefault(self.told(client), []).append(client)
        return alike

    def tell_game(self, now: float) -> None:
        """Send the new facts to their audiences, with what they change: view, asks, clock, a great moment."""
        table = self.table
        game = table.playing.game
        hosts = table.book.hosts(game)
        of_host = host_asks(table.playing)
        correctable = self.correctable()
        asked = hosts | addressed(game.stop)
        audiences = game.audiences[self.read :]
        facts = tuple(game.facts[self.read :])
        self.read += len(facts)
        kind = self.great_moment(facts, audiences)
        clock = self.clocks.wire(now) if self.clocks.follow(now, kind != "") else None
        moment = WireMoment(kind, self.clocks.moment()) if kind else None
        is_public = audiences.count(ALL) == len(audiences)
        is_changing = any(fact.changes_something() for fact in facts)
        is_plain = is_public and not is_changing  # so the hosts are those of before
        concerned = asked | self.asked if is_plain else ALL  # those who were asked before see it end
        self.asked = asked
        listeners = self.presence.listeners()
        same = self.hear_the_same(listeners, concerned)
        for ears, feed in self.feeds.items():
            if not ears & concerned:
                continue
            new = facts if is_public else tuple([facts[i] for i in range(len(facts)) if audiences[i] & ears])
            has_new_asks = (feed.is_asked or ears & asked) and feed.listen_for_asks(of_host)
            asks = feed.wire_asks(self.clocks.left(now), table.key) if has_new_asks else None
            has_new_corrections = feed.listen_for_corrections(correctable)
            corrections = feed.wire_corrections() if has_new_corrections else None
            mends = feed.wire_mends() if has_new_corrections else None
            view = feed.look(new)
            feed.told += len(new)
            if new or has_new_asks or has_new_corrections or clock:
                news = encode(News(feed.told, new, view, asks, corrections, mends, clock, moment))
                self.ledger.letters.append(Letter(listeners[ears], news))
        for feeds, clients in same:
            n = feeds[0].told + len(facts)
            for feed in feeds:
                feed.told = n
            if facts or clock:
                self.ledger.letters.append(Letter(clients, encode(News(n, facts, clock=clock, moment=moment))))
        if hosts != self.hosts:
            self.change_hosts(hosts, now)
        if kind and table.notes.earlier:
            self.end_telling()
        self.tell_consequences()

    def end_telling(self) -> None:
        """Tell the host that what was told of a real box can no longer be taken back."""
        for client, ears in self.presence.clients.items():
            if ears & HOST:
                self.say(client, News(self.told(client), you=self.you(client)))

    def great_moment(self, facts: Sequence[Fact], audiences: Sequence[Seats]) -> str:
        """The kind of the last great moment among these facts; empty if there is none."""
        kind = ""
        for i in range(len(facts)):
            if audiences[i] == ALL:
                kind = self.table.book.screen.moment(facts[i]) or kind
        return kind

    def tell_consequences(self) -> None:
        """Send what the facts have changed outside the game: it is over, somebody has lost a vote, or the creator may
        do something else."""
        if self.table.phase != GAME:
            self.tell_table()
        elif self.living != self.seen_living():
            self.tell_table()  # the dead have no vote
        elif self.lead != self.led():
            self.change_lead()

    def hear_the_same(self, listeners: Listeners, but: Seats) -> Same:
        """The streams and clients, except for the ears in `but`, grouped by the number of facts they were told: a group
        gets the same public messages. Cached, because it stays the same during a talk: streams come and go only with
        listeners."""
        if self.same is None or self.same[0] is not listeners or self.same[1] != but:
            found: dict[int, tuple[list[Feed], list[Client]]] = {}
            for ears, feed in self.feeds.items():
                if not ears & but:
                    feeds, clients = found.setdefault(feed.told, ([], []))
                    feeds.append(feed)
                    clients += listeners[ears]
            self.same = listeners, but, list(found.values())
        return self.same[2]

    def change_lead(self) -> None:
        """Send what the creator may do as the host now."""
        self.lead = self.led()
        for client in self.presence.clients:
            if self.presence.has_powers(client):
                self.say(client, News(self.told(client), you=self.you(client)))

    def change_hosts(self, hosts: Seats, now: float) -> None:
        """Tell the new hosts and the former ones. The others learn it from the facts, when they may. A host who has
        left is told no more than anybody."""
        changed = hosts ^ self.hosts
        was_vacant, self.is_vacant = self.is_vacant, can_lead(self.table)
        self.hosts = hosts
        concerned = [client for client, ears in self.presence.clients.items() if ears & changed]
        self.change_seats(now)
        if changed & HOST or self.is_vacant != was_vacant:
            self.tell_table()  # everybody sees a host without a card leave, and that somebody may take over
            return
        for client in concerned:
            self.say(client, News(self.told(client), you=self.you(client)))

    def change_seats(self, now: float) -> None:
        """Welcome again all clients that are told things as somebody else now."""
        changed = self.presence.listen_anew()
        shown = written_once(self.wire_table()) if changed else None
        for client in changed:
            self.welcome(client, now, table=shown)
        self.close_feeds()

    def begin_anew(self, now: float) -> int:
        """Welcome everybody again, after a deal or after the table was read again. Returns the most bytes that one
        client is sent."""
        self.open_book()
        self.clocks.follow(now)
        self.presence.listen_anew()
        shown = written_once(self.wire_table())
        return max([self.welcome(client, now, table=shown) for client in self.presence.clients], default=0)


def addressed(stop: Stop) -> Seats:
    """The seats that are asked or offered something, or may change their answer."""
    seats = stop.unanswered() | stop.offered_seats()
    if stop.again:
        for ask in stop.asks:
            seats |= ask.to
    return seats


def written_once(table: WireTable) -> WireTable:
    """The table already encoded, for several messages."""
    return cast(WireTable, msgspec.Raw(encode(table)))
