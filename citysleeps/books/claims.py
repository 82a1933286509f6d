"""Claims: statements built from parts, so that everybody can read them in their own language (docs/claims.md).

A claim is an offer: the game never waits for it. Each book says which claims it has and with which words (`Phrases`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from citysleeps.books.facts import Claimed
from citysleeps.kernel.ask import Answer, Ask, fits, to_seat
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.forms import Argument, Numbers, Several, Slot
from citysleeps.kernel.game import Game
from citysleeps.kernel.rules import Shapes
from citysleeps.kernel.seats import Seat, Seats, bit, bits, each, many

# Which kinds there are, and what follows each, in the order in which they are offered.
PARTS: Final[Shapes] = {
    "am": ("word",),
    "checked": ("seats", "word", "number"),
    "think": ("seat", "word"),
    "will": ("seat",),
    "ask": ("seat", "word"),
    "believe": ("seat",),
    "doubt": ("seat",),
    "sure": ("seat", "word"),
    "am_not": ("word",),
    "did": ("word", "seat", "number"),
    "hold": ("word",),
    "because_said": ("seat",),
    "because_voted": ("seat", "seat"),
    "because_accused": ("seat", "seat"),
    "because_killed": ("seat",),
    "because_silent": ("seat",),
    "take_back": (),
}
QUESTIONS: Final = ("what", "why")
ABOUT_A_CLAIM: Final = ("believe", "doubt", "because_said")
NO_STATEMENTS: Final = ("ask", "believe", "doubt", "take_back")  # and whatever begins with `because`
OF_OTHERS: Final = ("checked", "think", "sure", "will", "ask", "because_silent", *ABOUT_A_CLAIM)  # never of oneself
MOST_A_DAY: Final = 20  # claims of one seat
NO_NIGHT: Final = (1, 0)

Claims = dict[int, Claimed]  # by their numbers


class Claiming(Game):
    """A game in which players make claims: the claims so far, and the public facts that a claim may name."""

    def __init__(self, size: int, chance: Chance) -> None:
        super().__init__(size, chance)
        self.claims: Claims = {}
        self.claimed_before = 0  # how many claims there were when this day began
        self.broken: dict[int, Seat] = {}  # claims to vote for somebody, and against whom the hand went instead
        self.killed: Seats = 0  # at night
        self.raised: dict[Seat, Seats] = {}  # whose hands were up against whom, in any vote


class Phrases:
    """What can be claimed in a game at this moment, from public knowledge. A field is empty if the book has no such
    claim."""

    def __init__(self, seats: Seats, living: Seats) -> None:
        self.seats = seats  # who may be talked about, dead or alive
        self.living = living
        self.am: tuple[str, ...] = ()  # roles, tokens, sides
        self.answers: tuple[str, ...] = ()  # to a check of one seat
        self.pair_answers: tuple[str, ...] = ()  # to a check of two
        self.names_oneself = False  # whether one may check oneself
        self.check_nights = NO_NIGHT  # the first and the last night of a check
        self.acts: tuple[str, ...] = ()  # of a night
        self.act_nights = NO_NIGHT
        self.cards: tuple[str, ...] = ()  # that one may hold
        self.sides: tuple[str, ...] = ()
        self.candidates: Seats = 0  # who may be voted for
        self.killed: Seats = 0  # at night
        self.heard: Seats = 0  # who has had the floor
        self.raised: dict[Seat, Seats] = {}  # whose hands were up against whom
        self.accusers: dict[Seat, Seats] = {}  # who put whom on trial


# What may be said


def forms(phrases: Phrases, claims: Claims) -> list[tuple[Slot, ...]]:
    """The slots of every claim that a seat can make while it may speak, each with its kind first."""
    found: list[tuple[Slot, ...]] = []
    for kind in PARTS:
        found += [((kind,), *slots) for slots in slots_of(kind, phrases, claims)]
    return found


def slots_of(kind: str, phrases: Phrases, claims: Claims) -> list[tuple[Slot, ...]]:
    """The slots after this kind of claim. Some kinds have several forms; a kind that cannot be claimed now has none."""
    seats, living = phrases.seats, phrases.living
    checks, acts = phrases.check_nights, phrases.act_nights
    if kind in ("am", "am_not"):
        return [(phrases.am,)] if phrases.am else []
    if kind == "checked":
        asked = [(1, phrases.answers), (2, phrases.pair_answers)] if checks[0] <= checks[1] else []
        return [(Several(seats, several, several), words, Numbers(*checks)) for several, words in asked if words]
    if kind == "did":
        return [(phrases.acts, seats, Numbers(*acts))] if phrases.acts and acts[0] <= acts[1] else []
    if kind == "hold":
        return [(phrases.cards,)] if phrases.cards else []
    if kind in ("think", "sure"):
        return [(seats, phrases.sides)] if phrases.sides else []
    if kind == "will":
        return [(phrases.candidates,)] if phrases.candidates else []
    if kind == "ask":
        return [(living, QUESTIONS)]
    if kind in ABOUT_A_CLAIM:
        speakers = claimants(claims)
        return [(speakers,)] if speakers else []
    if kind == "because_voted":
        return [(hands, bit(seat)) for seat, hands in phrases.raised.items() if hands]
    if kind == "because_accused":
        return [(by, bit(seat)) for seat, by in phrases.accusers.items() if by]
    if kind == "because_killed":
        return [(phrases.killed,)] if phrases.killed else []
    if kind == "because_silent":
        silent = phrases.heard & living
        return [(silent,)] if silent else []
    return [()]


def ever(phrases: Phrases, parts: Shapes) -> list[Ask]:
    """Every claim that can be made at some moment of a game with these words. It assumes about as many nights as
    players."""
    everybody = phrases.seats
    last = many(everybody)
    phrases.living = phrases.candidates = phrases.killed = phrases.heard = everybody
    phrases.check_nights, phrases.act_nights = (phrases.check_nights[0], last), (phrases.act_nights[0], last)
    phrases.raised = phrases.accusers = dict.fromkeys(each(everybody), everybody)
    all_claim: Claims = {seat: Claimed(seat, seat, "am", (), (), 0) for seat in each(everybody)}
    return [Ask(everybody, "claim", slots) for slots in forms(phrases, all_claim) if kind_of(slots) in parts]


def offers(game: Claiming, phrases: Callable[[Any], Phrases], speakers: Seats) -> list[Ask]:
    """What these may claim now: nothing in a game without words."""
    return [] if game.wordless else claimable(phrases(game), game.claims, speakers, game.claimed_before)


def claimable(phrases: Phrases, claims: Claims, speakers: Seats, before: int) -> list[Ask]:
    """The claims that these seats may make. Each seat may make a fixed number a day; `before` is how many claims there
    were when the day began."""
    found = []
    fresh = speakers & ~used_up(claims, before)
    for slots in forms(phrases, claims):
        kind = kind_of(slots)
        to = fresh
        if kind == "take_back":
            to &= bits([seat for seat in each(fresh) if latest(claims, seat)])
        another = is_of_others(kind, phrases)
        if another:
            to &= ~alone_in(slots)
        if to:
            found.append(Ask(to, "claim", slots, another=another))
    return found


def is_of_others(kind: str, phrases: Phrases) -> bool:
    """Whether nobody names themselves in this kind of claim."""
    return kind in OF_OTHERS and not (kind == "checked" and phrases.names_oneself)


def forms_for(phrases: Phrases, claims: Claims, seat: Seat, before: int) -> list[tuple[Slot, ...]]:
    """The slots of every claim that this seat could make now with the floor."""
    return [to_seat(offer, seat).slots for offer in claimable(phrases, claims, bit(seat), before)]


def kind_of(slots: tuple[Slot, ...]) -> str:
    kind = slots[0]
    assert type(kind) is tuple
    return str(kind[0])


def alone_in(slots: tuple[Slot, ...]) -> Seats:
    """The seat that would have nobody to name but itself. What it names comes first."""
    slot = slots[1]
    seats = slot.seats if type(slot) is Several else slot
    return seats if type(seats) is int and many(seats) == 1 else 0


def used_up(claims: Claims, before: int) -> Seats:
    """Who has made as many claims today as one may."""
    made: dict[Seat, int] = {}
    for number, claim in claims.items():
        if number > before:
            made[claim.seat] = made.get(claim.seat, 0) + 1
    return bits([seat for seat, times in made.items() if times >= MOST_A_DAY])


# What stands


def taken_back(claims: Claims) -> set[int]:
    """The numbers of the claims that were taken back."""
    return {claim.count for claim in claims.values() if claim.kind == "take_back"}


def is_statement(claim: Claimed) -> bool:
    """Can others believe or doubt it? Questions, reasons and remarks on other claims are no statements."""
    return claim.kind not in NO_STATEMENTS and not claim.kind.startswith("because_")


def standing(claims: Claims) -> list[Claimed]:
    """The statements that were not taken back, in their order."""
    gone = taken_back(claims)
    return [claim for number, claim in claims.items() if number not in gone and is_statement(claim)]


def claimants_since(claims: Claims, before: int) -> Seats:
    """Who has claimed anything after so many claims."""
    return bits([claim.seat for number, claim in claims.items() if number > before])


def claimants(claims: Claims) -> Seats:
    """Whose latest statement stands."""
    return bits([claim.seat for claim in standing(claims)])


def latest_statement(claims: Claims, seat: Seat) -> int:
    """The number of a seat's latest statement that stands; 0: there is none."""
    return max([claim.number for claim in standing(claims) if claim.seat == seat], default=0)


def latest(claims: Claims, seat: Seat) -> int:
    """The number of the claim that the seat would take back: its latest one that stands and is no question. 0 if there
    is none."""
    gone = taken_back(claims)
    own = [number for number, claim in claims.items() if claim.seat == seat and number not in gone]
    return max([number for number in own if claims[number].kind not in ("ask", "take_back")], default=0)


# Made


def claimed(claims: Claims, answer: Answer) -> Claimed:
    """The fact that a claim becomes."""
    me, kind, args = answer.seat, str(answer.args[0]), answer.args[1:]
    seats = seats_in(kind, args)
    words = [str(arg) for arg in args if type(arg) is str]
    count = last_number(kind, args)
    if kind in ABOUT_A_CLAIM:
        count = latest_statement(claims, seats[0])
    elif kind == "take_back":
        count = latest(claims, me)
    return Claimed(len(claims) + 1, me, kind, tuple(seats), tuple(words), count)


def seats_in(kind: str, args: tuple[Argument, ...]) -> list[Seat]:
    """Whom a claim names."""
    found: list[Seat] = []
    for shape, arg in zip(PARTS[kind], args, strict=True):
        if shape == "seat":
            assert type(arg) is int
            found.append(arg)
        elif shape == "seats":
            assert type(arg) is tuple
            found += [int(seat) for seat in arg]
    return found


def last_number(kind: str, args: tuple[Argument, ...]) -> int:
    """The night that a claim names; 0: none."""
    if not args or PARTS[kind][-1] != "number":
        return 0
    night = args[-1]
    assert type(night) is int
    return night


# Refused


def hinders(phrases: Phrases, claims: Claims, before: int, answer: Answer) -> str:
    """The reason to refuse a claim of a seat that may speak. Empty if the claim is fine."""
    me, kind, named = answer.seat, str(answer.args[0]), answer.args[1:]
    if used_up(claims, before) >> me & 1:
        return "claims_used"
    about = seats_in(kind, named)
    if kind in ("will", "ask") and not phrases.living >> about[0] & 1:
        return "target_dead"
    if is_of_others(kind, phrases) and me in about:
        return "target_self"
    if kind == "take_back":
        return "" if latest(claims, me) else "nothing_claimed"
    for slots in slots_of(kind, phrases, claims):
        if all([fits(slot, arg) for slot, arg in zip(slots, named, strict=True)]):
            return ""
    if kind in ABOUT_A_CLAIM:
        return "nothing_claimed"
    if kind.startswith("because_"):
        return "not_seen"
    return "not_accused" if kind == "will" else "not_in_game"


# Hands against promises


def heed_hands(
    claims: Claims, before: int, broken: dict[int, Seat], seat: Seat, candidates: list[Seat], hands: Seats
) -> None:
    """Note who voted for this seat although they had promised today to vote for another candidate of this vote. A
    recount replaces the earlier note."""
    promised: dict[Seat, Claimed] = {}
    for claim in standing(claims):
        if claim.kind == "will" and claim.number > before:
            promised[claim.seat] = claim
    for voter, claim in promised.items():
        if hands >> voter & 1 and claim.seats[0] != seat and claim.seats[0] in candidates:
            broken[claim.number] = seat
        elif broken.get(claim.number) == seat:
            del broken[claim.number]
