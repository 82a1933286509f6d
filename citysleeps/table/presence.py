"""Who is at a live table now: the clients and the people behind them, and who is away since when."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Final

from citysleeps.kernel.seats import Seats
from citysleeps.table.ledger import Client
from citysleeps.table.people import Plea
from citysleeps.table.phases import GAME
from citysleeps.table.refusal import UNAVAILABLE
from citysleeps.table.rows import CREATOR, NO_ONE, Who
from citysleeps.table.seating import Company, Offer, Support, is_open, living_in_public, voters
from citysleeps.table.table import Table

NEVER: Final = float("inf")
MOST_PLEAS: Final = 10
LEAST_ABSENCE: Final = 60.0  # seconds after which somebody has no voice any more, however short the time of grace is


class Presence:
    """The clients of a table, each as whom it is, and the people who are here or away."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.clients: dict[Client, Seats] = {}  # and as whom each is told things
        self.hearing: dict[Seats, list[Client]] | None = None  # the same by ears; none: not gathered yet
        self.gone: dict[Client, Who] = {}  # who they were before they went
        self.tokens: dict[Client, str] = {}  # by which they were known
        self.pleas: dict[Client, Plea] = {}  # of those who ask for the place that was theirs
        self.offers: dict[Offer, Support] = {}  # of seats to somebody, and who is for it
        self.here: dict[Who, int] = {}  # how many connections each has, in the order in which they came
        self.away: dict[Who, float] = {}  # since when
        self.missed = self.stood_in()  # who was away too long: it is done once, until he has been here again
        self.leaderless: float | None = None  # since when nobody with the creator's powers is here

    # Coming and going

    def come(self, client: Client) -> bool:
        """One more connection. True: it is the first of somebody."""
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
        """One connection less. True: it was the last of somebody, who is away from now on."""
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
        """One more asks for the place that was his: one of each address; if they are too many the oldest gives way."""
        before = [one for one, other in self.pleas.items() if other.address == plea.address]
        for one in before or list(self.pleas)[: len(self.pleas) // MOST_PLEAS]:
            del self.pleas[one]
        self.pleas[client] = plea

    def admit(self, who: Who, token: str) -> list[Client]:
        """Whoever asked with this token has the place now; his phones."""
        admitted = [client for client, plea in self.pleas.items() if plea.token == token]
        for client in admitted:
            del self.pleas[client]
            client.who = who
            self.come(client)
        return admitted

    def put_off(self, who: Who) -> None:
        """Another phone has his place; those that had it until now watch."""
        for client, token in self.tokens.items():
            if client.who == who and token != self.table.people[who].token:
                client.who = NO_ONE
        self.here = dict(Counter(client.who for client in self.clients if client.who))

    def part_with(self, who: Who) -> None:
        """He is not at the table any more; his phones watch from now on."""
        self.here.pop(who, None)
        self.away.pop(who, None)
        for client in self.clients:
            if client.who == who:
                self.gone[client] = who
                client.who = NO_ONE

    def listen_anew(self) -> list[Client]:
        """Everybody hears as who he is now; those who heard as somebody else before."""
        changed = [client for client, ears in self.clients.items() if ears != self.ears(client)]
        for client in changed:
            self.clients[client] = self.ears(client)
        self.hearing = None
        return changed

    def moved(self, table: Table) -> Presence:
        """The same clients at the table as it was read anew: what was not written down has not happened to them."""
        moved = Presence(table)
        for client in list(self.clients):
            if self.gone.get(client) in table.people:
                client.who = self.gone.pop(client)  # his going was not written down
            person = table.people.get(client.who)
            if client.who and (person is None or person.token != self.tokens[client]):
                client.who = NO_ONE
                client.end(UNAVAILABLE)  # his joining was not written down
        moved.clients = {client: moved.ears(client) for client in self.clients}
        moved.gone, moved.tokens, moved.leaderless = self.gone, self.tokens, self.leaderless
        moved.pleas, moved.offers = self.pleas, self.offers
        moved.here = dict(Counter(client.who for client in self.clients if client.who))
        return moved

    def listeners(self) -> dict[Seats, list[Client]]:
        """Who hears with which ears."""
        if self.hearing is None:
            self.hearing = defaultdict(list)
            for client, ears in self.clients.items():
                self.hearing[ears].append(client)
        return self.hearing

    # Who they are

    def ears(self, client: Client) -> Seats:
        """As whom a client is told things; a screen for all is told what all are told, whoever leads by it."""
        return self.table.ears(client.who, self.has_powers(client) and not client.is_screen)

    def sender(self, client: Client) -> Who:
        """In whose name it is written down; the creator may have no place at the table."""
        return client.who or self.gone.get(client) or (CREATOR if self.has_powers(client) else NO_ONE)

    def has_powers(self, client: Client) -> bool:
        """Has he the creator's powers, of his own or until the creator is back?"""
        return client.who in self.table.powers.inherited or self.makes(client)

    def makes(self, client: Client) -> bool:
        """Are the creator's powers his own? The token is void once the table was handed on."""
        powers = self.table.powers
        return client.who in powers.given or (client.has_creator_token and powers.token != "")

    def is_led(self) -> bool:
        """Is anybody here who has the creator's powers?"""
        return any(map(self.has_powers, self.clients))

    # Those who are away

    def stood_in(self) -> set[Who]:
        """For whom a bot plays."""
        return {who for who, person in self.table.people.items() if person.stand_in}

    def begin_anew(self) -> None:
        """From now on whoever is not here is away."""
        self.away = {}
        self.missed &= self.stood_in()

    def company(self, now: float) -> Company:
        """Who wants and offers what, as things stand; what cannot be given any more is forgotten, and so is what was
        offered while more had a voice in it."""
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
        """Who plays or hosts and is away longer than the time of grace, and a minute at the least; or has said that he
        goes."""
        people = self.table.people
        stood_in = (self.stood_in() & self.concerned()) - self.missed
        left = {who for who in stood_in if not people[who].sent}
        return left | {who for who, when in self.notice(now).items() if when + self.absence <= now}

    @property
    def absence(self) -> float:
        """How long somebody who is away has a voice."""
        return max(self.table.manners.grace_seconds, LEAST_ABSENCE)

    def are_all_here(self) -> bool:
        """Is everybody here who plays or hosts, or whose seat another plays? So it is nearly always."""
        return self.here.keys() >= self.table.wanted

    def concerned(self) -> set[Who]:
        """Who plays or hosts, or whose seat another plays."""
        return self.table.wanted & self.table.people.keys()

    def notice(self, now: float) -> dict[Who, float]:
        """Who of them is away since when; where nobody knew since when, it begins now."""
        if self.are_all_here():
            return {}
        gone = self.concerned() - self.here.keys()
        return {who: self.away.setdefault(who, now) for who in gone if not self.table.people[who].bot}

    def offers_due(self, now: float) -> list[float]:
        """When somebody who owns a seat that is wanted for another, or has a voice in it, will have been away long
        enough."""
        dues = [when + self.absence for when in self.notice(now).values()]
        return [due for due in dues if due > now]

    def missing(self) -> list[Who]:
        """Who plays or hosts, and is not here, while others are. A bot stands in also for one who has left unseen, lest
        he is noticed."""
        table = self.table
        if self.are_all_here() or table.phase != GAME:
            return []
        if not self.here or table.paused or table.manners.absent == "wait":
            return []
        game = table.playing.game
        playing = game.living if table.manners.absent == "bot" else game.living & ~game.absent
        needed = table.book.hosts(game) | playing
        gone = [who for who in (*table.seats, table.host) if who not in self.here and who in table.people]
        absent = [who for who in gone if not table.people[who].player and who not in self.missed]
        return [who for who in absent if table.ears(who) & needed]

    def due(self, now: float) -> float | None:
        """When somebody will have been away too long, or the table without its creator."""
        grace = self.table.manners.grace_seconds
        dues = [self.away.setdefault(who, now) + grace for who in self.missing()]
        if self.offers:
            dues += self.offers_due(now)
        if not self.here or self.is_led():
            self.leaderless = None
        else:
            self.leaderless = now if self.leaderless is None else self.leaderless
            dues.append(self.leaderless + grace)
        return min(dues, default=None)

    def overdue(self, now: float) -> list[Who]:
        """Who is away too long."""
        grace = self.table.manners.grace_seconds
        return [who for who in self.missing() if self.away.get(who, now) + grace <= now]

    def heir(self, now: float) -> Who:
        """Who gets the creator's powers, because nobody who has them was here for too long; no one: they are here."""
        if self.leaderless is None or not self.here or self.leaderless + self.table.manners.grace_seconds > now:
            return NO_ONE
        return next(iter(self.here))
