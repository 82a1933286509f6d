"""The bot `reasoning` at a table of `bigcity`: it weighs what everybody has said and whose hands were up, says what it
thinks and why, and votes accordingly. The Detective comes out when that pays. Criminals behave like citizens."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from citysleeps.agents.bigcity.belief import DETECTIVE, SHARED, SUSPECT, Public
from citysleeps.agents.bigcity.careful import ENOUGH, SPARING, Careful
from citysleeps.agents.bigcity.knowledge import Sides, known
from citysleeps.agents.reasoning.common import any_of, drawn, named
from citysleeps.agents.reasoning.following import Reader, Shared
from citysleeps.agents.reasoning.talk import (
    ENOUGH_SAID,
    Statement,
    asked,
    disbelief,
    opening,
    promised,
    retraction,
    said_by,
    say,
    suspicion,
    trust,
)
from citysleeps.books.bigcity.components import CITIZENS, CRIMINALS
from citysleeps.books.bigcity.facts import CheckAnswer, NightBegun
from citysleeps.books.bigcity.game import BigCity
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits, each, many
from citysleeps.kernel.setup import Setup

WORTH_A_SHOT: Final = 0.6
WORTH_REVENGE: Final = 0.4
GOING_DOWN: Final = 0.6  # a mate against whom the others vote so likely is not worth saving
LATE: Final = 4  # the day from which on the Detective has nothing to wait for
PRESSED: Final = 2  # with so many promises of votes against it the Detective comes out


@mypyc_attr(allow_interpreted_subclasses=True)
class Reasoning(Careful):
    """One reasoning player of `bigcity`."""

    speaks: ClassVar[tuple[str, ...]] = ("claim",)

    def __init__(self, shared: Shared[Public] = SHARED) -> None:
        super().__init__()
        self.reader: Reader[Public] = Reader(shared)
        self.public: Public | None = None
        self.chances: list[float] = []  # how likely each is to be no citizen, as one believes now,
        self.weights: list[float] = []  # by the weights of all sets of criminals
        self.sides: Sides = (0, 0)  # and by what one knows
        self.lot = 0.0  # by which the bot decides today, so that it does not change its mind
        self.drawn_on = 0  # this day
        self.names: tuple[str, ...] = ()
        self.me: Seat = NOBODY
        self.view: BigCity | None = None

    def sit_down(self, book: Rules[Any], setup: Setup, me: Seat) -> None:
        self.names, self.me = setup.seats, me

    @property
    def beliefs(self) -> dict[str, float]:
        """How likely each of the others is on the other side, by what is public and what this seat knows. One of those
        awake with the criminals may be the Agent."""
        view, public, me = self.view, self.public, self.me
        if view is None or public is None or view.side(me) not in (CITIZENS, CRIMINALS):
            return {}
        mates, foes = known(view, me, self.notes)
        if view.side(me) == CRIMINALS:
            mates, foes = 0, view.players & ~mates
        return named(self.names, me, public.against(me, mates, foes, view.side(me) == CRIMINALS))

    def answer(self, view: BigCity, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        self.think(view, me, chance)
        return super().answer(view, me, asks, chance)

    def think(self, view: BigCity, me: Seat, chance: Random) -> None:
        """Take in what was told. Citizens add what they know; the others think as citizens without secrets would."""
        self.view = view
        self.notes.catch_up(view)
        public = self.public = self.reader.catch_up(view.facts)
        if self.drawn_on != view.day:
            self.drawn_on, self.lot = view.day, chance.random()
        if public is not None:
            sides = known(view, me, self.notes) if view.side(me) == CITIZENS else (bit(me), 0)
            if public.weights() is not self.weights or sides != self.sides:
                self.weights, self.sides = public.weights(), sides
                self.chances = public.chances(*sides)

    # Whom

    def most_trusted(self, seats: Seats) -> Seat:
        return min(self.in_turn(seats), key=self.suspicion)

    def most_suspect(self, seats: Seats) -> Seat:
        return max(self.in_turn(seats), key=self.suspicion)

    def suspicion(self, seat: Seat) -> float:
        return round(self.chances[seat], 6) if self.chances else 0.0

    def targets(self, sides: Sides, least: int) -> Seats:
        limit = WORTH_A_SHOT if least >= ENOUGH else WORTH_REVENGE
        found = sum([bit(seat) for seat in range(len(self.chances)) if self.chances[seat] >= limit])
        return sides[1] or found & ~sides[0]

    def pick(self, view: BigCity, me: Seat, act: str, options: Seats, sides: Sides) -> Seat:
        """Roles that save somebody save a Detective who has come out, if nobody contradicts."""
        out = self.believed_out()
        if act in SPARING and view.side(me) == CITIZENS and options & out & ~bit(view.last_target(act)):
            return each(options & out)[0]
        return super().pick(view, me, act, options, sides)

    def prey(self, options: Seats, sides: Sides) -> Seat:
        """The criminals kill a Detective who has come out; else, by a lot that all draw alike, one whom the others
        trust."""
        options = options & ~sides[0] or options
        options = options & self.believed_out() or options & self.notes.others or options
        ranked = sorted(each(options), key=lambda seat: (self.suspicion(seat), seat))
        return Random(f"{self.notes.rounds}/{options}").choice(ranked[: (len(ranked) + 1) // 2])

    def believed_out(self) -> Seats:
        """The living who claim to be the Detective, if it is only one."""
        out = self.public.out & self.public.living if self.public is not None else 0
        return out if many(out) == 1 else 0

    def trusted(self, me: Seat) -> Seats:
        """A Detective who has come out, unless a public fact speaks against it or it has found this seat out; and those
        whom it has found to be citizens."""
        public, out = self.public, self.believed_out() & ~bit(me)
        if not out or public is None or public.is_found_out(me) or public.chances()[each(out)[0]] >= SUSPECT:
            return 0
        return out | bits([seat for by, seat, is_foe in public.answers if out >> by & 1 and not is_foe])

    # By day

    def accused(self, view: BigCity, me: Seat, sides: Sides) -> Seat:
        """Keep a promise, but not against a Detective who has come out since; else vote by the belief."""
        candidates = view.candidates & view.living & ~bit(me)
        mine = promised(me, view.claims, view.claimed_before)
        if candidates & bit(mine) & ~self.trusted(me):
            return mine
        return self.culprit_among(view, me, candidates, sides)

    def culprit_among(self, view: BigCity, me: Seat, candidates: Seats, sides: Sides) -> Seat:
        """Against whom to vote: a known foe; else rather the suspect. Nobody on the first day without suspicion."""
        public = self.public
        if public is None or not candidates or view.side(me) not in (CITIZENS, CRIMINALS):
            return super().accused(view, me, sides)
        if view.side(me) == CRIMINALS:
            return self.blended(view, me, candidates, sides)
        if candidates & sides[1]:
            return self.most_suspect(candidates & sides[1])
        options = list(each(candidates & ~sides[0]))
        if not options or (public.round != "second_round" and not public.is_ripe()):
            return NOBODY
        leanings = public.leanings(self.chances, options, me)
        if public.round == "second_round":
            return options[leanings.index(max(leanings))]
        return drawn(options, leanings, self.lot)

    def blended(self, view: BigCity, me: Seat, candidates: Seats, sides: Sides) -> Seat:
        """Criminals vote as citizens would, also against one of their own who cannot be saved. If nobody talks, they
        raise no hand against a citizen who is executed without them, because others remember such hands."""
        public = self.public
        assert public is not None
        gang = sides[0]
        if not any([not gang >> claim.seat & 1 for claim in view.claims.values()]):
            expected = Careful.most_suspect(self, candidates)
            is_accused = view.day > 1 or self.notes.weights.get(expected, 0) > 0
            return expected if is_accused and gang >> expected & 1 else NOBODY
        options = list(each(candidates))
        leanings = public.leanings(self.chances, options, me)
        for i in range(len(options)):
            if gang >> options[i] & 1 and leanings[i] >= GOING_DOWN:
                return options[i]
        others = list(each(candidates & ~gang))
        if not others or (public.round != "second_round" and not public.is_ripe()):
            return NOBODY
        leanings = public.leanings(self.chances, others, me)
        return others[leanings.index(max(leanings))]

    def joins(self, view: BigCity, me: Seat, sides: Sides) -> bool:
        """Who has promised a hand keeps it for that."""
        return promised(me, view.claims, view.claimed_before) == NOBODY and super().joins(view, me, sides)

    # Claims

    def speak(self, view: BigCity, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
        """Say the next thing that is worth saying now. Nothing is said twice on one day."""
        self.think(view, me, chance)
        if self.is_quiet or self.public is None or view.sect() >> me & 1:
            return None
        return say(me, self.statements(view, me, self.public), view.claims, view.claimed_before, offers)

    def statements(self, view: BigCity, me: Seat, public: Public) -> list[Statement]:
        """A Detective who comes out says what it has found. A player who is asked what it is says that it is a citizen.
        Everybody says whom they suspect and why, and promises a vote. The Agent and the sect tell nothing of what they
        know (CITY-613, CITY-847)."""
        found: list[Statement] = []
        if self.comes_out(view, me, public):
            found.append(("am", (), (DETECTIVE,), 0))
            found += checks(view)
        elif self.contradicts(view, me, public):
            found += lie(view, me, public)
        elif "what" in asked(me, view.claims):
            found.append(("am", (), (CITIZENS,), 0))
        if view.phase == "discussion" and view.living >> me & 1:
            found += self.opinion(view, me, public)
        return found

    def comes_out(self, view: BigCity, me: Seat, public: Public) -> bool:
        """Whether the Detective says who it is: when another one claims it, when several will vote against it, when it
        knows a living foe, late in the game, and in its last word."""
        if view.cards[me] != DETECTIVE:
            return False
        against = [seat for seat in public.promised.values() if seat == me]
        if public.out or len(against) >= PRESSED or view.day >= LATE or not view.living >> me & 1:
            return True
        return known(view, me, self.notes)[1] & view.living != 0

    def contradicts(self, view: BigCity, me: Seat, public: Public) -> bool:
        """Whether a criminal claims to be the Detective: when another one says to have found it out, and none of its
        own claims it yet."""
        gang = known(view, me, self.notes)[0]
        if view.side(me) != CRIMINALS or public.out & gang & ~bit(me) or view.night < 2:
            return False
        return public.is_found_out(me)

    def opinion(self, view: BigCity, me: Seat, public: Public) -> list[Statement]:
        """Whom the bot believes, whom it suspects and why, and that it will vote against them. The Agent says only what
        everybody could think. If nobody is suspect, the bot asks somebody what it is."""
        others = view.living & ~bit(me)
        if not others:
            return []
        is_agent = view.cards[me] == "agent"
        chances = public.chances(bit(me)) if is_agent else self.chances
        claims, before = view.claims, view.claimed_before
        out = self.trusted(me) & self.believed_out()
        found = [*retraction(me, self.trusted(me), claims, before), *disbelief(me, public.answers, view.living)]
        found += trust(me, out, claims, before)
        against = promised(me, claims, before)
        may_promise = not is_agent and not view.jailed >> me & 1 and view.side(me) in (CITIZENS, CRIMINALS)
        if against == NOBODY and may_promise:
            against = self.culprit_among(view, me, others, known(view, me, self.notes))
        seat = against
        if against == NOBODY:
            spared = known(view, me, self.notes)[0] if view.side(me) == CRIMINALS else 0
            seat = max(self.in_turn(others & ~spared or others), key=lambda one: round(chances[one], 6))
        is_first = against != NOBODY and not said_by("will", against, claims, before, me)
        is_suspect = is_first or chances[seat] >= SUSPECT or "why" in asked(me, claims)
        if is_suspect and len(said_by("think", seat, claims, before, me)) < ENOUGH_SAID:
            think: Statement = ("think", (seat,), (CRIMINALS,), 0)
            found += suspicion(me, think, public.reasons, claims, before)
        if against != NOBODY and may_promise and promised(me, claims, before) == NOBODY:
            found.append(("will", (against,), (), 0))
        if not found:
            found = opening(me, any_of(each(others), self.lot), claims, before)
        return found


def checks(view: BigCity) -> list[Statement]:
    """What one's checks have found, as claims."""
    night = 0
    found: list[Statement] = []
    for fact in view.facts:
        if isinstance(fact, NightBegun):
            night = fact.number
        elif isinstance(fact, CheckAnswer):
            found.append(("checked", fact.targets, (fact.meaning,), night))
    return found


def lie(view: BigCity, me: Seat, public: Public) -> list[Statement]:
    """A criminal's answer to the one who has found it out: I am the Detective, and you are the criminal."""
    return [("am", (), (DETECTIVE,), 0), ("checked", (public.finder(me),), ("criminal",), view.night)]
