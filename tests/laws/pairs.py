"""Two games that differ in something that one seat may not know, played side by side as that seat sees them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from citysleeps.kernel.ask import Answer, Ask, takes
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, HOST_SEAT, Seat, bit
from citysleeps.kernel.stops import Rest, Waiting

from .bench import Bench, Change
from .inputs import PATIENCE, Habits, hurry, legal, shaped, sudden, wild
from .snapshots import written

MOST_INPUTS = 500
ATTEMPTS = 8
BESIDE = ("hunch", "sign", "reveal", "play")  # what may be done beside what is asked


class Leak(AssertionError):
    """A seat could tell the two games apart by something that it may not know."""


class Seen:
    """One of the two games, and what the observed one (a seat, or the spectators) gets of it."""

    def __init__(self, play: Play, me: Seat) -> None:
        self.play = play
        self.me = me
        self.facts: list[Fact] = []
        self.read = 0  # lines of the log
        self.clocks: list[tuple[int, int]] = []  # of what was asked of me

    def look(self) -> None:
        """Take in what was told since the last look."""
        log = self.play.game.log
        for told in log[self.read :]:
            if self.sees_all() and told[0] != ALL:
                break  # from now on there is nothing that he may not know
            if told[0] >> self.me & 1:
                self.facts.append(told[1])
        self.read = len(log)

    def asks(self) -> list[bytes]:
        """What is asked of me, as bytes, with the clock that I see; whom else it is asked of is not mine to know."""
        return self.as_bytes(self.play.game.stop.open_to(self.me))

    def offers(self) -> list[bytes]:
        """What I may do beside, likewise."""
        return self.as_bytes(self.play.game.stop.offered_to(self.me))

    def as_bytes(self, asks: list[Ask]) -> list[bytes]:
        return [written([ask.fields()[1:], self.clock()]) for ask in asks]

    def clock(self) -> int:
        """Which of the clocks that I have seen is running; of the others I know nothing."""
        if self.play.game.running_clock not in self.clocks:
            self.clocks.append(self.play.game.running_clock)
        return self.clocks.index(self.play.game.running_clock)

    def offered(self) -> list[tuple[Seat, Ask]]:
        """What is offered to anybody, and has an answer."""
        stop, seats = self.play.game.stop, range(self.play.game.size)
        return [(seat, ask) for seat in seats for ask in stop.offered_to(seat) if 0 not in ask.slots]

    def others(self) -> list[tuple[Seat, Ask]]:
        """What is asked of the others."""
        stop = self.play.game.stop
        return [(seat, ask) for seat in range(self.play.game.size) if seat != self.me for ask in stop.open_to(seat)]

    def sees_all(self) -> bool:
        """Has he become host, or one of the dead who see what the host sees?"""
        return self.play.game.watchers >> self.me & 1 == 1


Vary = Callable[[Seen, Seen], Change | None]  # make the change in the second game, if now is the time for it


def compare(bench: Bench, one: Seen, two: Seen, change: Change, vary: Vary, people: Habits, chance: Random) -> None:
    """Play both with the same inputs, so far as both allow them. All that the observed seat is told, asked and offered,
    and why it is refused, is the same in both, until something differs that it may learn. It may be asked later in the
    one than in the other, where others answer first; but what is offered changes only with what is told."""
    checked = 0
    for _ in range(MOST_INPUTS):
        one.look()
        two.look()
        length = min(len(one.facts), len(two.facts))
        for i in range(checked, length):
            if written(one.facts[i]) != written(two.facts[i]):
                learn(bench, one, two, one.facts[i], two.facts[i], change)
                return
        checked = length
        if one.play.game.over and two.play.game.over and len(one.facts) != len(two.facts):
            raise Leak(f"one game tells more than the other: {one.facts[length:]} {two.facts[length:]}")
        if one.sees_all() or two.sees_all() or (one.play.game.over and two.play.game.over):
            return
        if len(one.facts) == len(two.facts) and one.offers() != two.offers():
            raise Leak(f"after {one.facts[-1]} he is offered {one.offers()} or {two.offers()}")
        if len(one.facts) != len(two.facts) or one.asks() != two.asks():
            behind, ahead = (one, two) if is_behind(one, two) else (two, one)
            if isinstance(behind.play.game.stop, Rest) or (waits(behind) and not behind.others()):
                accept(behind, hurry(behind.play))  # the time of the step is over in both
                continue
            if not behind.others():
                stuck(bench, behind, ahead, change)
                return
            seat, ask = chance.choice(behind.others())
            accept(behind, legal(ask, seat, people.idle, chance))
        else:
            probe(one, two, chance)
            made = vary(one, two)
            if made:
                change = made
            else:
                go_on(one, two, people, chance)


def waits(seen: Seen) -> bool:
    """Does the game wait for nobody's answer, but for the time, for the host or for a change of mind?"""
    stop = seen.play.game.stop
    return isinstance(stop, Waiting) or stop.open_to_host() != []


def learn(bench: Bench, one: Seen, two: Seen, told: Fact, instead: Fact, change: Change) -> None:
    """The first thing that differs is something that the seat may learn."""
    if bench.may_learn(one.play.game, one.me, told, change) or bench.may_learn(two.play.game, one.me, instead, change):
        return
    raise Leak(f"seat {one.me} can tell by {told} or {instead} that {change}")


def is_behind(one: Seen, two: Seen) -> bool:
    """Has the second game gone on further, so that the first must be waiting for somebody else?"""
    if len(one.facts) != len(two.facts):
        return len(one.facts) < len(two.facts)
    if one.asks() and two.asks():
        raise Leak(f"after {one.facts[-1]} he is asked {one.asks()} or {two.asks()}")
    return not one.asks()


def stuck(bench: Bench, behind: Seen, ahead: Seen, change: Change) -> None:
    """One game waits for the observed seat or is over, and the other has gone on: by something that he may learn."""
    more = ahead.facts[len(behind.facts) :]
    if not more or not bench.may_learn(ahead.play.game, ahead.me, more[0], change):
        raise Leak(f"after {behind.facts[-1]} he is asked {behind.asks()}; or {ahead.asks()}, told {more}")


def probe(one: Seen, two: Seen, chance: Random) -> None:
    """ORIG-1803, SPY-1602 A refusal depends on nothing that the sender may not know; nor does what the host may do
    where the software knows the secrets and the host is a player (SPY-1610)."""
    if one.play.is_resting or two.play.is_resting:
        return  # SPY-1612 where no clock runs, whoever writes the game down goes on
    if one.play.book.host_acts and not one.play.book.hosts(one.play.game):
        act = chance.choice(list(one.play.book.host_acts))
        asked = shaped(one.play.book, one.play.book.host_acts, HOST_SEAT, act, one.play.game.size, chance)
        refused = one.play.reason(asked), two.play.reason(asked)
        if asked.args[:1] != (one.me,) and refused[0] != refused[1]:
            raise Leak(f"after {one.facts[-1]} the host learns by {asked}: {refused}")
    if one.me >= one.play.game.size:
        return
    sent = wild(one.play.book, one.me, one.play.game.size, chance)
    reason, other = one.play.reason(sent), two.play.reason(sent)
    if reason != other:
        raise Leak(f"after {one.facts[-1]} {sent} is refused: {reason!r} or {other!r}")


def go_on(one: Seen, two: Seen, people: Habits, chance: Random) -> None:
    """The same input in both games; if it cannot be the same, something that the observed seat does not see."""
    roll = chance.randrange(100)
    for kind in ("leave", "clock", "host", "hurry"):
        roll -= getattr(people, kind, 100 // PATIENCE)
        if roll < 0:
            sent = hurry(one.play) if kind == "hurry" else sudden(one.play, kind, chance)
            if sent.act != "correct" and not one.play.reason(sent) and not two.play.reason(sent):
                accept(one, sent)
                accept(two, sent)
            return
    if chance.randrange(100) < people.beside:
        beside(one, two, chance)
        return
    mine = [(one.me, ask) for ask in one.play.game.stop.open_to(one.me)]
    if isinstance(one.play.game.stop, Rest) or (waits(one) and not mine + one.others()):
        outlast(one, two, people, chance)
        return
    seat, ask = chance.choice(mine + one.others())
    there = [other for other, asked in two.others() if asked.act == ask.act]
    partner = chance.choice(there) if there and seat != one.me and seat not in there else seat
    for _ in range(ATTEMPTS):
        sent = legal(ask, seat, people.idle, chance)
        same = sent if can(two, sent) else Answer(partner, sent.act, sent.args)
        if can(two, same):
            accept(one, sent)
            accept(two, same)
            return
    accept(one, legal(ask, seat, people.idle, chance))


def beside(one: Seen, two: Seen, chance: Random) -> None:
    """Somebody does what is only offered, if in the other game he, or somebody else in his place, may do the same."""
    if not one.offered():
        return
    seat, ask = chance.choice(one.offered())
    sent = legal(ask, seat, 0, chance)
    there = [seat, *(other for other, offer in two.offered() if offer.act == ask.act and one.me not in (seat, other))]
    for partner in there:
        same = Answer(partner, sent.act, sent.args)
        if not one.play.reason(sent) and not two.play.reason(same) and can(two, same):
            accept(one, sent)
            accept(two, same)
            return


def can(seen: Seen, sent: Answer) -> bool:
    """Does this answer something open, without ending a rest?"""
    stop = seen.play.game.stop
    return any(takes(ask, sent.act, sent.args) for ask in stop.open_to(sent.seat) + stop.offered_to(sent.seat))


def outlast(one: Seen, two: Seen, people: Habits, chance: Random) -> None:
    """The first game waits only for the time of a step: so does the second, or somebody in it goes on, or its time is
    over too."""
    if waits(two) and one.play.reason(hurry(one.play)) and two.play.reason(hurry(two.play)):
        beside(one, two, chance)  # no clock runs and nobody may go on: until somebody changes their mind (SPY-1610)
    elif waits(two):
        accept(one, hurry(one.play))
        accept(two, hurry(two.play))
    elif two.others():
        seat, ask = chance.choice(two.others())
        accept(two, legal(ask, seat, people.idle, chance))
    else:
        accept(two, hurry(two.play))


def accept(seen: Seen, sent: Answer) -> None:
    reason = seen.play.answer(sent)
    assert not reason, f"{sent} is legal and refused: {reason}"


def swapped(deal: dict[str, str], one: str, two: str) -> dict[str, str]:
    """The same deal with two cards in each other's place."""
    return deal | {one: deal[two], two: deal[one]}


def another_answer(bench: Bench, wait: int, people: Habits, chance: Random) -> Vary:
    """After so many occasions, somebody else's secret answer is another legal one."""
    left = wait

    def vary(one: Seen, two: Seen) -> Change | None:
        nonlocal left
        if left < 0 or not bench.is_hidden(one.play.game) or not one.others():
            return None
        left -= 1
        if left >= 0:
            return None
        return beside_or_not(one, two, chance) or another(one, two, people, chance)

    return vary


def another(one: Seen, two: Seen, people: Habits, chance: Random) -> Change | None:
    """Somebody who is asked answers otherwise in the second game."""
    seat, ask = chance.choice(one.others())
    sent = legal(ask, seat, people.idle, chance)
    for _ in range(ATTEMPTS):
        other = legal(ask, seat, 30, chance)
        if other != sent:
            accept(one, sent)
            accept(two, other)
            return Change(ask.act, bit(seat))
    return None


def beside_or_not(one: Seen, two: Seen, chance: Random) -> Change | None:
    """Now and then somebody does in the second game what is only offered to him, or plays a card on somebody else."""
    offers = [(seat, ask) for seat, ask in two.offered() if seat != two.me and ask.act in BESIDE]
    if not offers or chance.randrange(2):
        return None
    act = chance.choice(sorted({ask.act for _, ask in offers}))  # the rare ones as often as the others
    offers = [(seat, ask) for seat, ask in offers if ask.act == act]
    seat, ask = chance.choice(offers)
    sent = legal(ask, seat, 0, chance)
    if ask.act == "play":
        other = legal(ask, seat, 0, chance)
        if other == sent or not can(one, other):
            return None
        accept(one, other)
    accept(two, sent)
    return Change(ask.act, bit(seat))


def quiet_leaving(bench: Bench, wait: int, chance: Random) -> Vary:
    """After so many occasions, somebody else leaves unseen."""
    left = wait

    def vary(one: Seen, two: Seen) -> Change | None:
        nonlocal left
        game = two.play.game
        if left < 0 or not bench.is_hidden(game):
            return None
        left -= 1
        awake = [seat for seat, _ in two.others()] if chance.randrange(2) else []
        who = chance.choice(awake or [seat for seat in range(game.size) if seat != two.me])
        if left >= 0 or two.play.reason(Answer(who, "leave")):
            return None
        accept(two, Answer(who, "leave"))
        return Change("leave", bit(who))

    return vary


def nothing(one: Seen, two: Seen) -> Change | None:
    """The games differ from the beginning."""
    return None
