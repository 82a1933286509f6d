"""The bot `reasoning`: it weighs what everybody has done, and acts as the public belief suggests.

The town follows the public belief, so that its hands come together; so does the gang, so that its hands betray nothing.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from citysleeps.agents.bot import Bot
from citysleeps.agents.original.careful import Careful
from citysleeps.agents.original.reading import SHARED, Reading
from citysleeps.agents.original.suspicion import foes, friends, is_red
from citysleeps.agents.reasoning.chances import by_night
from citysleeps.agents.reasoning.common import any_of, named
from citysleeps.agents.reasoning.following import Reader, Shared
from citysleeps.agents.reasoning.talk import (
    ENOUGH_SAID,
    LAST,
    Statement,
    asked,
    disbelief,
    opening,
    said_by,
    say,
    suspicion,
)
from citysleeps.books.original.components import BLACK, EXECUTE, RED, SPARE
from citysleeps.books.original.facts import CheckAnswer, NightBegan
from citysleeps.books.original.game import Original
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits, but, clockwise, each, many
from citysleeps.kernel.setup import Setup

BELIEVED: Final = 0.7  # the claims of a player so likely to be the commissar are believed
DOUBTED: Final = 0.25
SUSPECT: Final = 0.45  # so likely to be black: worth saying
GOING_DOWN: Final = 0.7  # one of the gang who is so likely black is not worth saving
ON_TRIAL: Final = ("defence", "tie_speeches", "last_words")  # when one speaks for oneself


@mypyc_attr(allow_interpreted_subclasses=True)
class Reasoning(Bot[Original]):
    """One reasoning player of `original`."""

    speaks = ("claim",)

    def __init__(self, shared: Shared[Reading] = SHARED) -> None:
        self.reader: Reader[Reading] = Reader(shared)
        self.habits = Careful()  # for acts that need no reasoning
        self.notes = self.habits.notes
        self.lot = 0.0  # by which one begins to talk on this day
        self.drawn_on = 0  # this day
        self.names: tuple[str, ...] = ()
        self.me: Seat = NOBODY
        self.view: Original | None = None

    def sit_down(self, book: Rules[Any], setup: Setup, me: Seat) -> None:
        self.names, self.me = setup.seats, me

    @property
    def beliefs(self) -> dict[str, float]:
        """How likely each of the others is on the other side, by what is public and what this seat knows."""
        view, reading, me = self.view, self.reader.now, self.me
        if view is None or reading is None:
            return {}
        is_black = not is_red(view, me)
        return named(
            self.names, me, reading.against(me, friends(view, me), 0 if is_black else foes(view, me), is_black)
        )

    def answer(self, view: Original, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        """Do what the act asks for; pass where nothing is worth doing."""
        self.view = view
        reading = self.reader.catch_up(view.facts)
        self.notes.catch_up(view)
        ask = asks[0]
        slot = ask.slots[0] if ask.slots else 0
        if reading is None:
            return self.habits.answer(view, me, asks, chance)
        alone = not is_red(view, me) and not self.follows(view, me, reading)
        if alone and ask.act == "vote":
            return self.habits.answer(view, me, asks, chance)
        if alone and ask.act == "nominate" and type(slot) is int:
            seat = self.habits.most_suspect(view, me, slot, chance) if self.turns(view, me) else NOBODY
            return no(me, ask) if seat == NOBODY else Answer(me, ask.act, (seat,))
        if ask.act == "vote":
            return Answer(me, ask.act, (self.hand(view, me, reading),)) if self.raises(view, me, reading) else no(me)
        if type(slot) is int and slot:
            picked = self.pick(view, me, reading, ask.act, slot, chance)
            if picked is not None:
                return no(me, ask) if picked == NOBODY else Answer(me, ask.act, (picked,))
        return self.habits.answer(view, me, asks, chance)

    # Claims

    def speak(self, view: Original, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
        """Say the next thing that is worth saying now. Nothing is said twice on one day."""
        reading = self.reader.catch_up(view.facts)
        if self.is_quiet or reading is None:
            return None
        if self.drawn_on != view.day:
            self.drawn_on, self.lot = view.day, chance.random()
        return say(me, self.statements(view, me, reading), view.claims, view.claimed_before, offers)

    def statements(self, view: Original, me: Seat, reading: Reading) -> list[Statement]:
        """What to claim with the floor. A commissar who comes out claims what he has found out. A player who was asked
        what he is, or is on trial, claims to be red. Everybody claims whom the public belief points at, and why."""
        found: list[Statement] = []
        if view.cards[me] == "commissar" and self.comes_out(view, me, reading):
            found.append(("am", (), ("commissar",), 0))
            for night, target, answer in checks(view):
                found.append(("checked", (target,), (answer,), night))
        elif "what" in asked(me, view.claims) or view.step in ON_TRIAL:
            found.append(("am", (), (RED,), 0))
        if view.step == "speech":
            found += self.opinion(view, me, reading)
        elif view.step in ON_TRIAL:
            found += self.plea(view, me, reading)
        return found

    def plea(self, view: Original, me: Seat, reading: Reading) -> list[Statement]:
        """On trial: who else it may be, first another on trial, but no friend. In last words the bot is sure of it."""
        strangers = view.living & ~friends(view, me)
        others = bits(reading.accused) & strangers or strangers
        if not others:
            return []
        seat = reading.ranked(others)[0]
        if view.step == "last_words":
            return [(LAST, (seat,), (BLACK,), 0)]
        return self.suspicion(view, me, reading, seat)

    def suspicion(self, view: Original, me: Seat, reading: Reading, seat: Seat) -> list[Statement]:
        """That one suspects somebody, and why."""
        think: Statement = ("think", (seat,), (BLACK,), 0)
        return suspicion(me, think, reading.reasons, view.claims, view.claimed_before)

    def opinion(self, view: Original, me: Seat, reading: Reading) -> list[Statement]:
        """Whom the bot suspects and why, and what it thinks of those who claim to be the commissar. If two others have
        said the same today, it says that it believes the first of them, or names the next whom it suspects. If there is
        nothing to say, it asks somebody who speaks later what he is."""
        claims, before = view.claims, view.claimed_before
        found = disbelief(me, reading.answers, view.living)
        doubted = bits([seats[0] for _, seats, _, _ in found])
        for seat in each(reading.out & view.living & ~bit(me) & ~doubted):
            share = reading.belief.knower(seat) if view.cards[me] != "commissar" else 0.0
            if share >= BELIEVED or share <= DOUBTED:
                kind = "believe" if share >= BELIEVED else "doubt"
                if len(said_by(kind, seat, claims, before, me)) < ENOUGH_SAID:
                    found.append((kind, (seat,), (), 0))
        chances = reading.chances()
        is_asked = "why" in asked(me, claims)
        for seat in reading.ranked(but(view.living, me) & ~self.spared(view, me, reading))[:2]:
            if chances[seat] < SUSPECT and not is_asked:
                break
            others = said_by("think", seat, claims, before, me)
            if len(others) < ENOUGH_SAID or is_asked:
                return found + self.suspicion(view, me, reading, seat)
            first = others[0]
            if not doubted >> first & 1 and len(said_by("believe", first, claims, before, me)) < ENOUGH_SAID:
                return [*found, ("believe", (first,), (), 0)]
        return found or opening(me, any_of(coming(view, me, reading), self.lot), claims, before)

    def spared(self, view: Original, me: Seat, reading: Reading) -> Seats:
        """Whom the gang does not name: its own members, unless everybody is after them."""
        if is_red(view, me):
            return 0
        chances = reading.chances()
        return bits([seat for seat in each(friends(view, me)) if chances[seat] < GOING_DOWN])

    def comes_out(self, view: Original, me: Seat, reading: Reading) -> bool:
        """Whether the commissar says who he is: when another one claims it and is believed, when he is about to die,
        when he knows a living foe, and late in the game."""
        if view.step == "last_words" or reading.out >> me & 1:
            return True
        if reading.out & view.living and not reading.is_doubted():
            return True
        if view.step != "speech":
            return reading.ranked(bits(reading.accused) & view.living)[:1] == [me]
        if view.day > 1 and reading.wanted()[:1] == [me]:
            return True
        return view.day >= 3 or (view.day >= 2 and foes(view, me) & view.living != 0)

    def pick(self, view: Original, me: Seat, reading: Reading, act: str, options: Seats, chance: Random) -> Seat | None:
        """The seat to name in this act; NOBODY to pass; None to do as `careful` does."""
        if act == "nominate":
            return self.accused(view, me, reading, options)
        if act == "check":
            return self.suspect(view, me, reading, options, chance)
        if act in ("point", "mark"):
            return self.victim(view, me, reading, options)
        return None

    # By day

    def follows(self, view: Original, me: Seat, reading: Reading) -> bool:
        """Whether the others do what the public belief suggests."""
        others = each(reading.belief.worlds.seats & ~friends(view, me))
        slips = sum([reading.slips[seat] for seat in others])
        hits = sum([reading.hits[seat] for seat in others])
        return slips <= 2 * hits

    def accused(self, view: Original, me: Seat, reading: Reading, options: Seats) -> Seat:
        """Whom the public belief suggests; who knows a foe accuses him."""
        known = options & foes(view, me) & view.living if is_red(view, me) else 0
        if known and (self.is_quiet or reading.out >> me & 1):
            return reading.ranked(known)[0]
        seat = reading.accuses(me)
        spared = friends(view, me) if is_red(view, me) else 0
        return seat if bit(seat) & options & ~spared else NOBODY

    def turns(self, view: Original, me: Seat) -> bool:
        """Whether a member of the gang accuses somebody because the town has no plan: from day 2 on, if nobody is on
        trial. A single accused is executed without a vote (ORIG-903)."""
        return view.day > 1 and not bits(view.accused) & ~friends(view, me)

    def raises(self, view: Original, me: Seat, reading: Reading) -> bool:
        """Whether the one called now is the one decided on."""
        return view.called == self.hand(view, me, reading)

    def hand(self, view: Original, me: Seat, reading: Reading) -> Seat | str:
        """For whom or what to vote."""
        if reading.kind == "all_or_none":
            if is_red(view, me):
                return EXECUTE if reading.executes() else SPARE
            return SPARE if bits(reading.candidates) & friends(view, me) else EXECUTE
        candidates = but(bits(reading.candidates) & view.living, me)
        if is_red(view, me):
            known = candidates & foes(view, me)
            if known:
                return reading.ranked(known)[0]
            open_ones = candidates & ~friends(view, me)
            return reading.ranked(open_ones)[0] if open_ones else NOBODY
        return self.blended(view, me, reading)

    def blended(self, view: Original, me: Seat, reading: Reading) -> Seat:
        """Vote as the town would, unless the gang's hands turn the vote and that decides the game."""
        gang = friends(view, me) & view.living
        others = each(bits(reading.voters) & ~gang)
        votes = dict.fromkeys(reading.candidates, 0)
        for seat in others:
            votes[reading.condemns(seat)] = votes.get(reading.condemns(seat), 0) + 1
        red = many(view.living & ~gang)
        if by_night(red - 1 + many(gang), many(gang)) == 0.0:
            for seat in reading.ranked(bits(reading.candidates) & view.living & ~gang):
                if votes[seat] + many(gang) > max([votes[one] for one in votes if one != seat], default=0):
                    return seat
        return reading.condemns(me)

    # By night

    def suspect(self, view: Original, me: Seat, reading: Reading, options: Seats, chance: Random) -> Seat:
        """Check the most suspect of those about whom the bot knows nothing. The don looks for one the town trusts."""
        fresh = 0
        for seat in each(options & ~friends(view, me)):
            if seat not in view.nods and not view.cards[seat]:
                fresh |= bit(seat)
        if not fresh:
            return NOBODY
        chances = reading.chances()
        sign = 1.0 if is_red(view, me) else -1.0
        most = max([sign * chances[seat] for seat in each(fresh)])
        return chance.choice([seat for seat in each(fresh) if sign * chances[seat] >= most - 1e-9])

    def victim(self, view: Original, me: Seat, reading: Reading, options: Seats) -> Seat:
        """Point where another of the gang pointed last; else kill the commissar, if he is known or has come out; else
        a player who accused one of the gang today; else, by a lot that all of the gang draw alike, one whom the town
        would not execute for them."""
        gang = friends(view, me)
        for member, seat in reversed(self.notes.pointed):
            if member != me and bit(seat) & options & ~gang:
                return seat
        prey = options & ~gang
        if not prey:
            return NOBODY
        accusers = bits([by for by, seat in self.notes.today.items() if bit(seat) & gang])
        told = prey & foes(view, me) if sees_others(view) or many(gang & view.living) == 1 else 0
        for likely in (told, prey & reading.out, prey & accusers):
            if likely:
                return reading.ranked(likely)[-1]
        trusted = reading.ranked(prey)[many(prey) // 3 :]
        return Random(f"{view.night}/{prey}").choice(trusted)


def sees_others(view: Original) -> bool:
    """Whether the gang sees where each of it points (ORIG-552)."""
    return view.settings.kill_method == "open_eyes"


def checks(view: Original) -> list[tuple[int, Seat, str]]:
    """The nights, targets and answers of one's own checks."""
    night = 0
    found = []
    for fact in view.facts:
        if isinstance(fact, NightBegan):
            night = fact.number
        elif isinstance(fact, CheckAnswer):
            found.append((night, fact.target, fact.answer))
    return found


def coming(view: Original, me: Seat, reading: Reading) -> tuple[Seat, ...]:
    """Who speaks after this one on this day."""
    order = clockwise(view.living, max(reading.first_speaker, 0))
    return order[order.index(me) + 1 :] if me in order else ()


def no(me: Seat, ask: Ask | None = None) -> Answer:
    """Do nothing, if that is allowed."""
    return Answer(me, ask.idle[0] if ask is not None else "pass")
