"""What each book brings to the laws: the setups it allows, and what its rules let a seat learn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hypothesis import strategies as st

from citysleeps.books.original.book import BOOK as ORIGINAL
from citysleeps.books.original.components import COPIES, GANGS, RED_CARDS, composition
from citysleeps.books.original.facts import (
    CardShown,
    CheckAnswer,
    Dawn,
    FinalReveal,
    GameOver,
    GangChoice,
    GangMet,
    JudgesConfirmed,
    Left,
    OwnResult,
    Planned,
    PlanRecorded,
    Pointed,
    SideTold,
)
from citysleeps.books.original.game import Original
from citysleeps.books.original.settings import CHOICES, NUMBERS, PRESETS
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.book import Book
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import Seat, Seats
from citysleeps.kernel.setup import Setup, Value

DEAL = "deal"  # the change: two cards are swapped
LEAVE = "leave"  # the change: a player leaves unseen


class Change(NamedTuple):
    """In what two games differ that somebody may not know: the act that came out otherwise, and whose it was."""

    act: str
    seats: Seats


class Bench(NamedTuple):
    """A book under the laws."""

    book: Book
    setups: st.SearchStrategy[Setup]  # settled
    dealt: st.SearchStrategy[Setup]  # the same, with every seat's card named in the deal
    most_rounds: Callable[[Setup], int]  # after so many rounds a game must be over; 0: the book lets it go on for ever
    is_hidden: Callable[[Any], bool]  # is what seats do now hidden from the others?
    may_be_asked: Callable[[Any, Seat, Ask], bool]  # is it this seat's business?
    may_learn: Callable[[Any, Seat, Fact, Change], bool]  # may this be the first sign of the change that a seat gets?
    unfolded: dict[str, str]  # fields of the state that are no part of the fold, and why
    stays_seen: dict[str, str]  # fields in which the fold of a corrected game keeps what the state does not, and why
    owed: tuple[str, ...] = ()  # the private facts that one who has left is still told


# The book `original`


@st.composite
def original_setups(draw: st.DrawFn, dealt: bool = False, presets: tuple[str, ...] = (*PRESETS, "")) -> Setup:
    """Any preset or combination of deck, killing and host, for 6 to 26 seats, with any settings."""
    given: dict[str, Value] = {}
    preset = draw(st.sampled_from(presets))
    mode = dict(PRESETS[preset]) if preset else {name: draw(st.sampled_from(CHOICES[name])) for name in MODE}
    given |= {"preset": preset} if preset else mode
    host = mode.get("host_mode", "engine")
    if preset in PRESETS and host == "engine":
        host = given["host_mode"] = draw(st.sampled_from(["engine", "human"]))
    for name, values in CHOICES.items():
        if name not in MODE and draw(st.integers(0, 2)) == 0:
            given[name] = draw(st.sampled_from(values))
    for name in NUMBERS:
        if name == "stalemate_rounds":
            given[name] = draw(st.sampled_from([5, 1, 2, 3, 0]))
        elif draw(st.booleans()):
            given[name] = draw(st.sampled_from([1, 7, 86_400] if host == "engine" else [0, 1, 7]))
    basic = mode["deck"] == "basic"
    size = draw(st.integers(12 if host == "hostless" else 6, 13 if basic else 26))
    names = tuple(f"p{seat + 1}" for seat in range(size))
    if host == "hostless":
        given["temporary_host"] = draw(st.sampled_from(names))
    deal: dict[str, str] = {}
    if dealt:
        special = str(given.get("row13_special", "lawyer"))
        row = composition(str(mode["deck"]), size, special)
        cards = [card for card, copies in row.items() for _ in range(copies)]
        if draw(st.integers(0, 3)) == 0:
            cards = draw(off_the_table(size))
        deal = dict(zip(names, draw(st.permutations(cards)), strict=True))
    seed = str(draw(st.integers(0, 999_999)))
    lasting = draw(st.booleans())
    return ORIGINAL.settle(Setup(book="original", seats=names, settings=given, seed=seed, deal=deal, lasting=lasting))


MODE = ("deck", "kill_method", "host_mode")


def off_the_table(size: int) -> st.SearchStrategy[list[str]]:
    """A deal that leaves the table's row: any single cards, some of the others, and residents; in half of them, if the
    book has any, also cards that are in no table, of which there are no copies."""
    house = [card for card, copies in COPIES.items() if copies == 0]
    singles = [card for card, copies in COPIES.items() if copies == 1]
    plenty = [card for card, copies in COPIES.items() for _ in range(copies) if copies > 1]
    some = st.lists(st.sampled_from(singles), unique=True, max_size=size // 2)
    more = st.lists(st.sampled_from(plenty), max_size=size // 2 - 1)
    guests: st.SearchStrategy[list[str]] = st.just([])
    if house:
        guests |= st.lists(st.sampled_from(house), unique=True, min_size=1, max_size=size // 2)
    return st.builds(lambda new, one, two: ["mafia", *new, *one, *two, *["resident"] * size][:size], guests, some, more)


def original_rounds(setup: Setup) -> int:
    """1151 So many rounds without a death are a draw, so every so many somebody dies; with 0 a table where nobody ever
    kills or nominates plays for ever, by the book."""
    rounds = setup.settings["stalemate_rounds"]
    assert type(rounds) is int
    return rounds * (len(setup.seats) + 1) + 1 if rounds else 0


def original_is_hidden(game: Original) -> bool:
    return game.phase in ("first_night", "night") and game.step != ""


STEP_CARDS = {"mafia": ("mafia", "don"), "yakuza": ("yakuza", "ninja")}


def original_may_be_asked(game: Original, seat: Seat, ask: Ask) -> bool:
    """504 By night only the players named by the step; by day the one who has the floor, and the voters."""
    if original_is_hidden(game):
        card = game.cards[seat]
        return card in STEP_CARDS.get(game.step, (game.step,)) or (card == "werewolf" and game.joined == game.step)
    if ask.act == "say":
        return game.floor == seat
    if ask.act == "vote":
        return game.voters >> seat & 1 == 1
    return game.phase == DEAL or ask.act == "nominate"


KILLING = ("guard", "mark", "point", "kill", "shoot", LEAVE, DEAL)  # what may change who dies


def original_may_learn(game: Original, me: Seat, fact: Fact, change: Change) -> bool:
    """The table "What each seat may know", for somebody who is neither host nor sees what the host sees."""
    if isinstance(fact, Left):
        return change.act == LEAVE  # told at dawn
    if isinstance(fact, JudgesConfirmed):
        return change.act == DEAL
    if isinstance(fact, Dawn | GameOver | FinalReveal):
        return change.act in KILLING
    if me >= game.size:
        return False
    gang = game.gang_of(me)
    mates = any(game.gang_of(seat) == gang for seat in range(game.size) if gang and change.seats >> seat & 1)
    if isinstance(fact, CheckAnswer | CardShown):
        swapped = change.act == DEAL and change.seats >> fact.target & 1 == 1
        turned = isinstance(fact, CheckAnswer) and game.cards[fact.target] == "werewolf" and change.act in KILLING
        return fact.seat == me and (swapped or turned)
    if isinstance(fact, SideTold | OwnResult):
        return fact.seat == me and game.cards[me] == "werewolf" and change.act in KILLING
    if isinstance(fact, GangMet):
        return me in fact.members and (mates if game.night == 1 else "werewolf" in fact.cards)
    if isinstance(fact, Planned | PlanRecorded):
        return mates and change.act in ("plan", LEAVE)
    if isinstance(fact, Pointed | GangChoice):
        return mates and change.act in ("point", LEAVE)
    return False


IN_THE_AIR = {
    "facts": "what the fold is made of",
    "audiences": "what the fold is made of",
    "since": "where in it the present deal begins",
    "stop": "where the script waits",
    "chance": "what is still to be drawn",
    "dealt": "the setup's own, taken away in a blank game because it is secret",
    "seconds": "the clock of what is open, set by the script",
    "timer": "the clock of what is open, set by the script",
    **dict.fromkeys(
        ("lasting", "lasts", "opened", "allowed", "stage"), "how long a step lasts among people, set by the script"
    ),
}

BENCHES = {
    "original": Bench(
        ORIGINAL,
        st.one_of(original_setups(), original_setups(dealt=True)),
        original_setups(dealt=True),
        original_rounds,
        original_is_hidden,
        original_may_be_asked,
        original_may_learn,
        IN_THE_AIR | {"spent": "who has nothing left to do in the vote going on: not told before it is counted"},
        {"nods": "1910 the answer to a check that was corrected has been seen, and stays seen"},
        ("leaving", "own_result"),  # 1010
    )
}
assert set(RED_CARDS) < set(COPIES) and set(GANGS) == set(STEP_CARDS)
