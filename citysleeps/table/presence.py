"""Who is connected to a live table, and who has been away since when."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Final

from citysleeps.kernel.seats import HOST_SEAT, Seats
from citysleeps.table.addresses import neighbourhood
from citysleeps.table.letters import Client
from citysleeps.table.people import Plea
from citysleeps.table.phases import GAME
from citysleeps.table.refusal import UNAVAILABLE
from citysleeps.table.rows import CREATOR, NO_ONE, Who
from citysleeps.table.seating import Company, Offer, Support, is_open, living_in_public, voters
from citysleeps.table.table import Table

NEVER: Final = float("inf")
MOST_PLEAS: Final = 10
MOVING: Final = 30.0  # seconds that a table waits for people to go to their new seats
LEAST_ABSENCE: Final = 60.0  # seconds after which an absent person loses their vote, however short the grace period is


class Presence:
    """The clients of a table, and the people who are here or away."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.clients: dict[Client, Seats] = {}  # each with its ears: the bit of a seat, the host or the spectators
        self.hearing: dict[Seats, list[Client]] | None = None  # the same, grouped; None: not computed yet
        self.gone: dict[Client, Who] = {}  # who they were before they left
        self.tokens: dict[Client, str] = {}  # by which they were known
        self.pleas: dict[Client, Plea] = {}  # of clients that ask for their old place
        self.offers: dict[Offer, Support] = {}  # of seats, and who supports each
        self.here: dict[Who, int] = {}  # the number of connections of each person, in order of arrival
        self.away: dict[Who, float] = {}  # since when
        self.missed = self.stood_in()  # those who were away too long: handled once per absence
        self.leaderless: float | None = None  # since when nobody with the creator's powers has been here
        self.moving: float | None = None  # since when the table waits for people to go to their new seats

    # Coming and going

    def come(self, client: Client) -> bool:
        """Add a connection. True if it is somebody's first."""
        who = client.who
        self.clients[client] = self.ears(client)
        self.hearing = None
        if not who:
            return False
        self.tokens[client] = self.table.people[who].token
        if not self.here:
            self.away = {}  # while nobody was there, nobody was missed
        self.here[who] = self.here.get(who, 0) + 1
        self.away.pop(who, None)
        self.missed.discard(who)
        return self.here[who] == 1

    def go(self, client: Client, now: float) -> bool:
        """Remove a connection. True if it was somebody's last: they are away from now on."""
        del self.clients[client]
        self.hearing = None
        self.gone.pop(client, None)
        self.tokens.pop(client, None)
        self.pleas.pop(client, None)
        who = client.who
        if who not in self.here:
            return False
        self.here[who] -= 1
        if self.here[who]:
            return False
        del self.here[who]
        self.away[who] = now
        return True

    def plead(self, client: Client, plea: Plea) -> None:
        """Add a plea for an old place: one for each address. If there are too many, drop the oldest one of the network
        that makes the most."""
        before = [one for one, other in self.pleas.items() if other.address == plea.address]
        if len(self.pleas) >= MOST_PLEAS and not before:
            before = [self.least_heard()]
        for one in before:
            del self.pleas[one]
        self.pleas[client] = plea

    def least_heard(self) -> Client:
        """Whose plea gives way to a new one."""
        crowds = Counter(neighbourhood(plea.address) for plea in self.pleas.values())
        return max(self.pleas, key=lambda client: crowds[neighbourhood(self.pleas[client].address)])

    def admit(self, who: Who, token: str) -> list[Client]:
        """Grant the plea with this token. Returns the clients that asked."""
        admitted = [client for client, plea in self.pleas.items() if plea.token == token]
        for client in admitted:
            del self.pleas[client]
            client.who = who
            self.come(client)
        return admitted

    def put_off(self, who: Who) -> None:
        """Another phone has the person's place. Their other clients become watchers."""
        for client, token in self.tokens.items():
            if client.who == who and token != self.table.people[who].token:
                client.who = NO_ONE
        self.here = dict(Counter(client.who for client in self.clients if client.who))

    def part_with(self, who: Who) -> None:
        """The person has left the table. Their clients become watchers."""
        self.here.pop(who, None)
        self.away.pop(who, None)
        for client in self.clients:
            if client.who == who:
                self.gone[client] = who
                client.who = NO_ONE

    def listen_anew(self) -> list[Client]:
        """Update the ears of every client. Returns the clients whose ears have changed."""
        changed = [client for client, ears in self.clients.items() if ears != self.ears(client)]
        for client in changed:
            self.clients[client] = self.ears(client)
        self.hearing = None
        return changed

    def moved(self, table: Table) -> Presence:
        """Keep the clients after the table was read again: undo what was not written."""
        moved = Presence(table)
        for client in list(self.clients):
            if self.gone.get(client) in table.people:
                client.who = self.gone.pop(client)  # the departure was not written
            person = table.people.get(client.who)
            if client.who and (person is None or person.token != self.tokens[client]):
                client.who = NO_ONE
                client.end(UNAVAILABLE)  # the arrival was not written
        moved.clients = {client: moved.ears(client) for client in self.clients}
        moved.gone, moved.tokens, moved.leaderless = self.gone, self.tokens, self.leaderless
        moved.pleas, moved.offers = self.pleas, self.offers
        moved.here = dict(Counter(client.who for client in self.clients if client.who))
        return moved

    def listeners(self) -> dict[Seats, list[Client]]:
        """The clients, grouped by their ears."""
        if self.hearing is None:
            self.hearing = defaultdict(list)
            for client, ears in self.clients.items():
                self.hearing[ears].append(client)
        return self.hearing

    # Who they are

    def ears(self, client: Client) -> Seats:
        """Whose facts a client is told: the bit of a seat, of the host or of the spectators. A shared screen gets only
        what everybody is told, even if the leader uses it."""
        return self.table.ears(client.who, self.has_powers(client) and not client.is_screen)

    def sender(self, client: Client) -> Who:
        """The author of rows caused by this client. The creator may have no place at the table."""
        return client.who or self.gone.get(client) or (CREATOR if self.has_powers(client) else NO_ONE)

    def has_powers(self, client: Client) -> bool:
        """Whether the client has the creator's powers, permanently or until the creator is back."""
        return client.who in self.table.powers.inherited or self.makes(client)

    def makes(self, client: Client) -> bool:
        """Whether the client has the creator's powers permanently. The token is void after a handover."""
        powers = self.table.powers
        return client.who in powers.given or (client.has_creator_token and powers.token != "")

    def is_led(self) -> bool:
        """Whether anybody with the creator's powers is here."""
        return any(map(self.has_powers, self.clients))

    # Those who are away

    def stood_in(self) -> set[Who]:
        """The people for whom a bot plays."""
        return {who for who, person in self.table.people.items() if person.stand_in}

    def begin_anew(self) -> None:
        """Count everybody who is not here as away from now on."""
        self.away = {}
        self.missed &= self.stood_in()

    def company(self, now: float) -> Company:
        """The pleas and offers as they are now. Forgets offers that are no longer possible, or were made while more
        people had a vote."""
        pleas = list(self.pleas.values())
        long_away = self.long_away(now)
        living = living_in_public(self.table) if self.offers and self.table.phase == GAME else 0
        for offer, support in list(self.offers.items()):
            concerned = voters(self.table, offer, living, long_away)
            if not is_open(self.table, offer, pleas) or not support.concerned <= concerned:
                del self.offers[offer]
            else:
                support.concerned = concerned
        leaders = {client.who for client in self.clients if self.has_powers(client)}
        return Company(pleas, self.offers, long_away, leaders)

    def long_away(self, now: float) -> set[Who]:
        """Those who play or host and have been away longer than the grace period and a minute, or said that they
        leave."""
        people = self.table.people
        stood_in = self.stood_in() - self.missed
        left = {who for who in stood_in if not people[who].sent}
        return left | {who for who, when in self.notice(now).items() if when + self.absence <= now}

    @property
    def absence(self) -> float:
        """How long an absent person keeps their vote."""
        return max(self.table.manners.grace_seconds, LEAST_ABSENCE)

    def are_all_here(self) -> bool:
        """Whether everybody is here who plays or hosts, or whose seat somebody else plays. Nearly always true."""
        return self.here.keys() >= self.table.wanted

    def concerned(self) -> set[Who]:
        """Those who play or host, or whose seat somebody else plays."""
        return self.table.wanted & self.table.people.keys()

    def notice(self, now: float) -> dict[Who, float]:
        """Since when each of them has been away. If that is unknown, since now."""
        if self.are_all_here():
            return {}
        gone = self.concerned() - self.here.keys()
        return {who: self.away.setdefault(who, now) for who in gone if not self.table.people[who].bot}

    def unheard(self, now: float) -> list[Plea]:
        """The plea for the place of a host who is long away, if nobody is left who could say yes: no living player has
        a phone, and the creator is not here."""
        table = self.table
        pleas = [plea for plea in self.pleas.values() if plea.person == table.host]
        if not pleas or table.phase != GAME or any(map(self.makes, self.clients)):
            return []
        long_away = self.long_away(now)
        offer = Offer(table.host, HOST_SEAT, pleas[0].number)
        if table.host not in long_away or voters(table, offer, living_in_public(table), long_away):
            return []
        return pleas[:1]

    def offers_due(self, now: float) -> list[float]:
        """When the next person who owns an offered seat, or has a vote on it, will have been away long enough."""
        dues = [when + self.absence for when in self.notice(now).values()]
        return [due for due in dues if due > now]

    def missing(self) -> list[Who]:
        """Those who play or host and are away while others are here. This includes players who have left secretly, so
        that nobody notices. Nobody is missed who plays without a phone, nor the host who enters what they do."""
        table = self.table
        if self.are_all_here() or table.phase != GAME:
            return []
        if not self.here or table.paused or table.manners.absent == "wait":
            return []
        game = table.playing.game
        needed = table.book.hosts(game) | game.living
        gone = [who for who in (*table.seats, table.host) if who not in self.here and who in table.people]
        absent = [who for who in gone if not table.people[who].player and who not in self.missed]
        is_waited_for = table.desk | ({table.host} if table.desk else set())
        return [who for who in absent if table.ears(who) & needed and who not in is_waited_for]

    def due(self, now: float) -> float | None:
        """When the next person will have been away too long, the table without its creator, or people who change seats
        were waited for long enough."""
        grace = self.table.manners.grace_seconds
        dues = [self.away.setdefault(who, now) + grace for who in self.missing()]
        if self.offers or self.pleas:
            dues += self.offers_due(now)
        if not self.here or self.is_led():
            self.leaderless = None
        else:
            self.leaderless = now if self.leaderless is None else self.leaderless
            dues.append(self.leaderless + grace)
        if not self.here or not self.table.waits_for_moves():
            self.moving = None
        else:
            self.moving = now if self.moving is None else self.moving
            dues.append(self.moving + MOVING)
        return min(dues, default=None)

    def have_moved_long(self, now: float) -> bool:
        """Has the table waited long enough for people to go to their new seats?"""
        return self.moving is not None and self.moving + MOVING <= now and self.table.waits_for_moves()

    def overdue(self, now: float) -> list[Who]:
        """Those who have been away too long."""
        grace = self.table.manners.grace_seconds
        return [who for who in self.missing() if self.away.get(who, now) + grace <= now]

    def heir(self, now: float) -> Who:
        """Who inherits the creator's powers, because nobody with them has been here for too long. NO_ONE if not
        needed."""
        if self.leaderless is None or not self.here or self.leaderless + self.table.manners.grace_seconds > now:
            return NO_ONE
        return next(iter(self.here))
