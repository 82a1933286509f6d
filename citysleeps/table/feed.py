"""What one receiver gets: the facts told to them, their view, their open asks, the clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import Final

import msgspec

from citysleeps.books.mends import Form
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import NEXT, Answer, Ask, takes
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.forms import Argument
from citysleeps.kernel.game import Game
from citysleeps.kernel.mending import Mend, has_words
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST, HOST_SEAT, Seat, Seats, each
from citysleeps.kernel.stops import Stop
from citysleeps.table.messages import WireAsk, WireCorrection, WireMend, WireSlot, encode, wire_slot

ASKED: Final = "asked"
OFFERED: Final = "offered"
OF_HOST: Final = "of_host"
MOST_PART: Final = 64 * 1024  # bytes of facts in one message
NO_LIMIT: Final = ((-1, 0), 0)
Open = tuple[Ask, str]  # an ask, and how it is open


@dataclass(frozen=True)
class Correctable:
    """What hosts may correct now."""

    menders: Seats = 0  # these hosts
    asked: list[Mend] = field(default_factory=list)  # what each seat could be corrected in
    given: Mapping[Seat, Answer] = field(default_factory=dict)  # the last input of each in the step that goes on
    forms: list[Form] = field(default_factory=list)  # what may be put right for anybody


NOTHING: Final = Correctable()


class Feed:
    """The stream of one game to a seat, the host or the spectators."""

    def __init__(self, play: Play, ears: Seats, seat: Seat, correctable: Correctable = NOTHING) -> None:
        self.play = play
        self.ears = ears
        self.seat = seat
        self.screen = SHELF[play.setup.book].screen
        self.view: Game = play.book.blank(play.setup)
        self.told = 0  # facts
        self.asked: list[Ask] = []
        self.offered: list[Ask] = []
        self.of_host: list[Ask] = []
        self.is_asked = False  # or offered anything
        self.mends: list[Mend] = []  # what a host may correct
        self.unanswered: list[bool] = []  # and whether the seat is asked it now
        self.given: list[tuple[Argument, ...]] = []  # and how it was answered last
        self.forms: list[Form] = []  # and what for anybody
        self.limit = NO_LIMIT  # the clock of the asks, and its length in seconds
        self.waiting: Seats = 0  # who has not answered, for a host who holds no card
        for fact in self.missed(0):
            self.view.fold(fact)
            self.told += 1
        self.shown = self.screen.shown(self.view, seat)
        self.listen_for_asks(host_asks(play))
        self.listen_for_corrections(correctable)

    def look(self, new: Sequence[Fact]) -> dict[str, object] | None:
        """Apply new facts to the view, and return the changed fields. Talk changes nothing."""
        telling = [fact for fact in new if fact.changes_something()]
        if not telling:
            return None
        for fact in telling:
            self.view.fold(fact)
        shown = self.screen.shown(self.view, self.seat)
        changed = difference(self.shown, shown)
        self.shown = shown
        return changed or None

    def listen_for_asks(self, of_host: list[Ask]) -> bool:
        """Update the open asks. False if nothing has changed."""
        game = self.play.game
        stop = game.stop
        asked = stop.open_to(self.seat) if self.seat >= 0 else []
        offered = stop.offered_to(self.seat) if self.seat >= 0 else []
        if stop.again:
            offered = [offer for offer in offered if offer not in asked]
        of_host = of_host if of_host and of_host[0].to & self.ears else []
        is_asked = bool(asked or offered or of_host)
        limit = (game.running_clock, game.seconds) if is_asked else NO_LIMIT
        is_apart = self.ears & self.play.book.apart(game) != 0
        waiting = reduce(or_, stop.waiting, 0) & ~HOST if is_asked and is_apart else 0
        is_as_before = (limit, waiting) == (self.limit, self.waiting)
        is_as_before = is_as_before and are_same(asked, self.asked) and are_same(offered, self.offered)
        if is_as_before and are_same(of_host, self.of_host):
            return False
        self.asked, self.offered, self.of_host, self.is_asked = asked, offered, of_host, is_asked
        self.limit = limit
        self.waiting = waiting
        return True

    @property
    def asks(self) -> list[Open]:
        """What the seat is asked and offered, and what it may do as the host."""
        kinds = ((self.asked, ASKED), (self.offered, OFFERED), (self.of_host, OF_HOST))
        return [(ask, kind) for asks, kind in kinds for ask in asks]

    def listen_for_corrections(self, now: Correctable) -> bool:
        """Update what may be corrected, if this is a host. False if nothing has changed. Only a host who holds no card
        is told what was answered."""
        if not now.menders & self.ears:
            now = NOTHING
        mends, forms = now.asked, now.forms
        if not mends and not self.mends and forms == self.forms:
            return False
        unanswered = [is_asked(self.play.game.stop, mend) for mend in mends]
        is_apart = self.ears & self.play.book.apart(self.play.game) != 0
        answers = [answer_to(mend, now.given) if is_apart else () for mend in mends]
        is_as_before = (unanswered, answers, forms) == (self.unanswered, self.given, self.forms)
        if is_as_before and all(map(is_same_mend, mends, self.mends)):
            return False
        self.mends, self.unanswered, self.given, self.forms = mends, unanswered, answers, forms
        return True

    def missed(self, after: int) -> list[Fact]:
        """The facts after this number."""
        game = self.play.game
        told = [game.facts[i] for i in range(len(game.facts)) if game.audiences[i] & self.ears]
        return told[after:]

    def part(self, after: int, before: int) -> tuple[int, tuple[msgspec.Raw, ...]]:
        """The last of the facts between two numbers, as many as fit into one message, and how many come before
        them."""
        told = self.missed(after)[: max(0, before - after)]
        part: list[msgspec.Raw] = []
        size = 0
        for fact in reversed(told):
            text = encode(fact)
            size += len(text)
            if size > MOST_PART and part:
                break
            part.append(msgspec.Raw(text))
        return len(told) - len(part), tuple(reversed(part))

    def wire_asks(self, left: int | None, key: Callable[[Seat], str]) -> tuple[WireAsk, ...]:
        return tuple(
            WireAsk(
                ask.act,
                tuple(wire_slot(slot) for slot in ask.slots),
                ask.idle,
                ask.lapse,
                key(HOST_SEAT if kind == OF_HOST else self.seat),
                None if kind == OF_HOST else left,
                kind == OF_HOST,
                each(self.waiting) if ask.act == NEXT.act else (),
                kind == OFFERED,
            )
            for ask, kind in self.asks
        )

    def phrases(self) -> tuple[tuple[WireSlot, ...], ...]:
        """What the seat could claim if it had the floor."""
        forms = self.screen.phrases(self.view, self.seat) if self.seat >= 0 else []
        return tuple(tuple(wire_slot(slot) for slot in form) for form in forms)

    def wire_corrections(self) -> tuple[WireCorrection, ...]:
        return tuple(
            WireCorrection(seat, ask.act, tuple(wire_slot(slot) for slot in ask.slots), ask.idle, asked, given)
            for (seat, ask), asked, given in zip(self.mends, self.unanswered, self.given, strict=True)
        )

    def wire_mends(self) -> tuple[WireMend, ...]:
        return tuple(WireMend(act, tuple(wire_slot(slot) for slot in slots)) for act, slots in self.forms)


def lead(play: Play) -> tuple[WireAsk, ...]:
    """What the creator may do if the software hosts, and may take back. It does not depend on what anybody holds."""
    if not play.book.may_lead(play.game):
        return ()
    asks = play.book.host_asks(play.game)
    return tuple(
        WireAsk(ask.act, tuple(wire_slot(slot) for slot in ask.slots), ask.idle, ask.lapse, "", host=True)
        for ask in asks
        if ask.act != "undo" or play.last_to_undo() >= 0
    )


def host_asks(play: Play) -> list[Ask]:
    return play.book.host_asks(play.game) if play.book.hosts(play.game) else []


def are_same(some: list[Ask], others: list[Ask]) -> bool:
    """Whether these look the same to the seat. During a talk its offers are the very same list."""
    return some is others or (len(some) == len(others) and all(map(is_same, some, others)))


def is_same(one: Ask, two: Ask) -> bool:
    """Whether two asks look the same to the seat. It may not know who else is asked."""
    return one is two or one.fields()[1:] == two.fields()[1:]


def is_same_mend(one: Mend, two: Mend) -> bool:
    return one[0] == two[0] and one[1].fields()[1:] == two[1].fields()[1:]


def answer_to(mend: Mend, given: Mapping[Seat, Answer]) -> tuple[Argument, ...]:
    """How the seat has answered this, with the act first. Words of its own are no answer."""
    seat, ask = mend
    made = given.get(seat)
    if made is None or has_words(ask) or not takes(ask, made.act, made.args, seat):
        return ()
    return (made.act, *made.args)


def is_asked(stop: Stop, mend: Mend) -> bool:
    """Whether the seat is asked this now, and has not answered."""
    seat, ask = mend
    return any((open.act, open.slots) == (ask.act, ask.slots) for open in stop.open_to(seat))


def difference(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, object]:
    """The changed fields, with their new values."""
    return {field: getattr(new, field) for field in new.__struct_fields__ if getattr(new, field) != getattr(old, field)}
