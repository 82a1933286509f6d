"""The bot `reasoning` at a table of `spytown`: it weighs what everybody has said and how everybody has voted, says what
it thinks and why, and votes accordingly. The Agent comes out when that pays. The Mafia behave like Policemen."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from citysleeps.agents.reasoning.common import any_of, drawn, named
from citysleeps.agents.reasoning.following import Reader, Shared
from citysleeps.agents.reasoning.talk import (
    ENOUGH_SAID,
    LAST,
    Statement,
    asked,
    disbelief,
    is_stale,
    opening,
    promised,
    said_by,
    say,
    suspicion,
    thought,
    trust,
)
from citysleeps.agents.spytown.belief import SHARED, Public
from citysleeps.agents.spytown.careful import Careful, foes, friends, unknown
from citysleeps.books.facts import Claimed
from citysleeps.books.spytown.cards import FROM_VOTE
from citysleeps.books.spytown.components import AGENT, MAFIA, MAFIOSO, NEW_GANG, POLICE
from citysleeps.books.spytown.facts import Counted, FloorGiven, TokenSeen, TurnBegan
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.steps import FINAL, PRELIMINARY
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits, each, many
from citysleeps.kernel.setup import Setup

SUSPECT: Final = 0.3  # so likely to be a Mafioso: worth saying
FIRM: Final = 0.5  # so likely: worth a promise
GOING_DOWN: Final = 0.6  # a mate against whom the others vote so likely is not worth saving
CLEARLY: Final = 0.1  # a vote moves to somebody who is so much more suspect
LATE: Final = 3  # the turn from which on the Agent has nothing to wait for


@mypyc_attr(allow_interpreted_subclasses=True)
class Reasoning(Careful):
    """One reasoning player of `spytown`."""

    speaks: ClassVar[tuple[str, ...]] = ("claim",)

    def __init__(self, shared: Shared[Public] = SHARED) -> None:
        super().__init__()
        self.reader: Reader[Public] = Reader(shared)
        self.public: Public | None = None
        self.lot = 0.0  # by which the bot votes in this turn, so that it does not change its mind
        self.drawn_in = 0  # this turn
        self.names: tuple[str, ...] = ()
        self.me: Seat = NOBODY
        self.view: Spytown | None = None

    def sit_down(self, book: Rules[Any], setup: Setup, me: Seat) -> None:
        self.names, self.me = setup.seats, me

    @property
    def beliefs(self) -> dict[str, float]:
        """How likely each of the others is on the other side, by what is public and what this seat knows."""
        view, public, me = self.view, self.public, self.me
        if view is None or public is None or view.side(me) == NEW_GANG:
            return {}
        return named(self.names, me, public.against(me, friends(view, me), foes(view, me), view.side(me) == MAFIA))

    def catch_up(self, view: Spytown) -> None:
        super().catch_up(view)
        self.view = view
        self.public = self.reader.catch_up(view.facts)

    # What one believes

    def believed(self, view: Spytown, me: Seat) -> list[float]:
        """How likely each seat is to be a Mafioso. The Police add what they have seen; the others think as Policemen
        without secrets would."""
        public = self.public
        assert public is not None
        if view.side(me) == POLICE:
            return public.chances(friends(view, me), foes(view, me))
        return public.chances(bit(me))

    def ranked(self, view: Spytown, me: Seat, options: Seats, chance: Random) -> list[Seat]:
        """These seats, the most suspect first, among equals by lot."""
        chances = self.believed(view, me)
        found = list(each(options))
        chance.shuffle(found)
        found.sort(key=lambda seat: -round(chances[seat], 6))
        return found

    # Whom

    def pick(self, view: Spytown, me: Seat, act: str, options: Seats, chance: Random) -> Seat:
        if self.public is None or view.side(me) == NEW_GANG:
            return super().pick(view, me, act, options, chance)
        if act == "vote":
            return self.vote(view, me, options, chance)
        if act == "check":
            return self.ranked(view, me, unknown(view, options) or options, chance)[0]
        return super().pick(view, me, act, options, chance)

    def most_suspect(self, view: Spytown, me: Seat, options: Seats, chance: Random) -> Seat:
        if self.public is None or view.side(me) != POLICE:
            return super().most_suspect(view, me, options, chance)
        return self.ranked(view, me, options & ~friends(view, me) or options, chance)[0]

    def vote(self, view: Spytown, me: Seat, options: Seats, chance: Random) -> Seat:
        """Keep a promise. Else the Police vote as they believe: first rather against the suspect, in the final against
        the most suspect."""
        mine = promised(me, view.claims, view.claimed_before)
        if bit(mine) & options:
            return mine
        self.draw(view, chance)
        return self.meant(view, me, options)

    def draw(self, view: Spytown, chance: Random) -> None:
        if self.drawn_in != view.turn:
            self.drawn_in, self.lot = view.turn, chance.random()

    def meant(self, view: Spytown, me: Seat, options: Seats) -> Seat:
        """Against whom the bot means to vote without a promise: the player it has said it suspects, unless somebody
        else is clearly more suspect by now."""
        public, chances = self.public, self.believed(view, me)
        assert public is not None
        said = thought(me, view.claims, view.claimed_before)
        if options & bit(said) and chances[said] + CLEARLY > max([chances[seat] for seat in each(options)]):
            return said
        if view.side(me) != POLICE:
            return self.blended(view, me, options)
        found = list(each(options & ~friends(view, me) or options))
        leanings = public.leanings(chances, found)
        if view.step == FINAL:
            return found[leanings.index(max(leanings))]
        return drawn(found, leanings, self.lot)

    def blended(self, view: Spytown, me: Seat, options: Seats) -> Seat:
        """The Mafia vote as the Police would, also against one of their own who cannot be saved; else all of them
        against the same player, by a lot that all of them draw alike."""
        public = self.public
        assert public is not None
        gang = friends(view, me)
        found = list(each(options))
        leanings = public.leanings(public.chances(bit(me)), found)
        for i in range(len(found)):
            if gang >> found[i] & 1 and (leanings[i] >= GOING_DOWN or self.leads(view, found[i], options)):
                return found[i]
        others = list(each(options & ~gang)) or found
        leanings = public.leanings(public.chances(), others)
        if view.step == FINAL:
            return others[leanings.index(max(leanings))]
        return Random(f"{view.turn}/{view.living}").choices(others, leanings)[0]

    def leads(self, view: Spytown, seat: Seat, options: Seats) -> bool:
        """Whether at a silent table all others will vote against this seat in the final: it had the most votes."""
        rivals = [self.named.get(other, 0) for other in each(options) if other != seat]
        return view.step == FINAL and not view.claims and self.named.get(seat, 0) > max(rivals, default=0)

    def move(self, view: Spytown, me: Seat, ask: Ask, chance: Random) -> Answer:
        """In a tie the Police move their vote to one who is clearly more suspect, unless they have promised it."""
        options = ask.slots[0]
        assert type(options) is int
        if self.public is None or view.side(me) != POLICE:
            return super().move(view, me, ask, chance)
        chances = self.believed(view, me)
        mine = view.votes.get(me, NOBODY)
        best = self.ranked(view, me, options, chance)[0]
        if mine == NOBODY or (
            mine != promised(me, view.claims, view.claimed_before) and chances[best] > chances[mine] + CLEARLY
        ):
            return Answer(me, "vote", (best,))
        return Answer(me, "ready")

    def victim_of(self, view: Spytown, me: Seat, options: Seats, chance: Random) -> Seat:
        """Point where another points; else at an Agent who has come out; if nobody talks, at a player who votes against
        us, who is likely the Agent; else, by a lot that all draw alike, at one whom the others trust."""
        public = self.public
        prey = options & ~friends(view, me)
        if public is None or view.side(me) != MAFIA or not prey:
            return super().victim_of(view, me, options, chance)
        for member, aim in view.pointings.items():
            if member != me and prey >> aim & 1:
                return aim
        if prey & public.out:
            return each(prey & public.out)[0]
        if not view.claims:
            prey = pressing(view, friends(view, me), prey)
        chances = public.chances()
        trusted = sorted(each(prey), key=lambda seat: round(chances[seat], 6))
        return Random(f"{view.turn}/{prey}").choice(trusted[: (len(trusted) + 1) // 2])

    def is_most_suspect(self, view: Spytown, me: Seat) -> bool:
        if self.public is None:
            return super().is_most_suspect(view, me)
        chances = self.public.chances()
        return chances[me] >= SUSPECT and chances[me] == max([chances[seat] for seat in each(view.living)])

    # Claims

    def speak(self, view: Spytown, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
        """Say the next thing that is worth saying now. Nothing is said twice in one turn."""
        self.catch_up(view)
        if self.is_quiet or self.public is None or not view.living >> me & 1:
            return None
        self.draw(view, chance)
        return say(me, self.statements(view, me, self.public), view.claims, view.claimed_before, offers)

    def statements(self, view: Spytown, me: Seat, public: Public) -> list[Statement]:
        """An Agent who comes out says what he has seen. A player who is asked what he is, or defends himself, says that
        he is of the Police. Everybody says whom they suspect and why, and promises a vote if they are firm."""
        found: list[Statement] = []
        if self.comes_out(view, me, public):
            found.append(("am", (), (AGENT,), 0))
            found += looks(view)
        elif self.contradicts(view, me, public):
            found += lie(view, me, public)
        elif "what" in asked(me, view.claims) or view.step == "defence":
            found.append(("am", (), (POLICE,), 0))
        if view.step == "discussion" and view.side(me) != NEW_GANG:
            found += self.opinion(view, me, public)
        elif view.step == "defence":
            found += self.plea(view, me, public)
        return found

    def plea(self, view: Spytown, me: Seat, public: Public) -> list[Statement]:
        """In the bot's defence: which other finalist is the likelier Mafioso, but none of its own. If it has said so
        before, it is sure of it now."""
        others = each(bits(view.finalists) & view.living & ~friends(view, me))
        if not others:
            return []
        chances = public.chances(bit(me))
        seat = max(others, key=lambda one: round(chances[one], 6))
        claims, before = view.claims, view.claimed_before
        think: Statement = ("think", (seat,), (MAFIA,), 0)
        sure: Statement = (LAST, (seat,), (MAFIA,), 0)
        if has_named(view):
            return []
        return [sure] if is_stale(me, think, claims, before) else [think]

    def comes_out(self, view: Spytown, me: Seat, public: Public) -> bool:
        """Whether the Agent says who he is: when another one claims it, in his defence, when he knows a living Mafioso,
        and late in the game."""
        if view.tokens[me] != AGENT or view.side(me) != POLICE:
            return False
        if public.out or view.step != "discussion" or view.turn >= LATE:
            return True
        return foes(view, me) & view.living != 0

    def contradicts(self, view: Spytown, me: Seat, public: Public) -> bool:
        """Whether a Mafioso claims to be the Agent: when one who is not his own says that he has seen his token, and
        none of his own claims it yet."""
        gang = friends(view, me)
        if view.side(me) != MAFIA or public.out & gang & ~bit(me):
            return False
        return public.is_found_out(me)

    def opinion(self, view: Spytown, me: Seat, public: Public) -> list[Statement]:
        """Whom the bot believes, and whom it suspects and why: the one against whom it means to vote. If nobody is
        suspect, it asks somebody what he is."""
        chances = self.believed(view, me)
        others = each(view.living & ~bit(me) & ~view.shielded_from(FROM_VOTE))
        others = self.nameable(view, me, public, others)
        if not others:
            return []
        most = max([chances[seat] for seat in others])
        claims, before = view.claims, view.claimed_before
        tied = [one for one in others if chances[one] >= most - 1e-9]
        seat = self.meant(view, me, bits(tied))
        if most < FIRM and len(said_by("think", seat, claims, before, me)) >= ENOUGH_SAID:
            seat = self.meant(view, me, bits(others))
        found = disbelief(me, public.answers, view.living)
        found += trust(me, self.believed_out(me, public), claims, before)
        if chances[seat] < SUSPECT and "why" not in asked(me, claims):
            return found + opening(me, any_of(others, self.lot), claims, before)
        if len(said_by("think", seat, view.claims, view.claimed_before, me)) < ENOUGH_SAID:
            think: Statement = ("think", (seat,), (MAFIA,), 0)
            found += suspicion(me, think, public.reasons, view.claims, view.claimed_before)
        if most >= FIRM:
            found.append(("will", (seat,), (), 0))
        return found

    def nameable(self, view: Spytown, me: Seat, public: Public, others: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Whom of these the bot may name: the Mafia none of their own whom they could still save."""
        if view.side(me) != MAFIA:
            return others
        leanings = public.leanings(public.chances(), list(others))
        gang = friends(view, me)
        return tuple([others[i] for i in range(len(others)) if not gang >> others[i] & 1 or leanings[i] >= GOING_DOWN])

    def believed_out(self, me: Seat, public: Public) -> Seats:
        """The only living player who has come out as the Agent, if nothing speaks against him and he has not found this
        seat out."""
        out = public.out & public.living
        is_believed = many(out) == 1 and public.chances()[each(out)[0]] < SUSPECT and not public.is_found_out(me)
        return out if is_believed else 0


def has_named(view: Spytown) -> bool:
    """Whether the one who has the floor has already said whom they suspect since it was given to them."""
    for fact in reversed(view.facts):
        if isinstance(fact, FloorGiven):
            return False
        if isinstance(fact, Claimed) and fact.kind in ("think", LAST):
            return True
    return False


def pressing(view: Spytown, gang: Seats, seats: Seats) -> Seats:
    """Those of these who have voted against our living most often, before it was clear who would be out."""
    times: Counter[Seat] = Counter()
    for fact in view.facts:
        if isinstance(fact, Counted) and fact.ballot == PRELIMINARY:
            times.update([voter for voter, seat in zip(fact.voters, fact.votes, strict=True) if gang & bit(seat)])
    most = max([times[seat] for seat in each(seats)])
    return sum([bit(seat) for seat in each(seats) if times[seat] == most])


def looks(view: Spytown) -> list[Statement]:
    """The tokens one has seen, as claims."""
    turn = 0
    found: list[Statement] = []
    for fact in view.facts:
        if isinstance(fact, TurnBegan):
            turn = fact.number
        elif isinstance(fact, TokenSeen) and turn:
            found.append(("checked", (fact.seat,), (fact.token,), turn))
    return found


def lie(view: Spytown, me: Seat, public: Public) -> list[Statement]:
    """A Mafioso's answer to the one who has seen his token: I am the Agent, and you are the Mafioso."""
    return [("am", (), (AGENT,), 0), ("checked", (public.finder(me),), (MAFIOSO,), view.turn)]
