"""What `cuba` brings to the laws: the setups it allows, and what its rules let a seat learn."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from citysleeps.books.cuba import facts as box
from citysleeps.books.cuba.book import BOOK
from citysleeps.books.cuba.components import CLEANER, COPIES, LOYAL
from citysleeps.books.cuba.game import Cuba
from citysleeps.books.cuba.settings import SETTINGS
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import Seat, Seats, bits
from citysleeps.kernel.setup import Setup, Value

from .bench import IN_THE_AIR, LEAVE, Bench, Change


def setups() -> st.SearchStrategy[Setup]:
    """Any table, by its number."""
    return st.builds(lambda number: a_setup(Random(number)), st.integers(0, 2**32 - 1))


def a_setup(chance: Random) -> Setup:
    """5 to 12 players with any settings that go together, with the tokens of the table or others; one game in five with
    a real box."""
    given: dict[str, Value] = {}
    for name, values in SETTINGS.choices.items():
        if chance.randrange(3) == 0:
            given[name] = chance.choice(values)
    given["mode"] = "assisted" if chance.randrange(5) == 0 else "full"
    for name, (least, most) in SETTINGS.bounds.items():
        if chance.randrange(2):
            given[name] = chance.choice([least, most])
    if chance.randrange(2):
        given["theft_fixed_s" if given.get("theft_turn_s") else "theft_turn_s"] = 0
    if given.get("theft_turn_s") and given.get("theft_fixed_s"):
        given["theft_turn_s"] = 0
    size = chance.randint(5, 12)
    if size == 5:
        given["five_players"] = "on"
    if chance.randrange(4) == 0:
        given |= {"cleaner": "off", "roles": own_mix(chance, size)}
    names = tuple(f"p{seat + 1}" for seat in range(size))
    given["first_godfather"] = chance.choice(["random", *names])
    seed, lasting = str(chance.randrange(1_000_000)), chance.randrange(2) == 0
    return BOOK.settle(Setup(book="cuba", seats=names, settings=given, seed=seed, lasting=lasting))


def own_mix(chance: Random, size: int) -> tuple[str, ...]:
    """CUBA-1105 to CUBA-1108 As many tokens as the table has, a Loyal or the Cleaner among them."""
    one = chance.choice([LOYAL, CLEANER])
    others = [token for token, copies in COPIES.items() for _ in range(copies - (token == one))]
    return (one, *chance.sample(others, size - 4))


def is_hidden(game: Cuba) -> bool:
    """CUBA-211, CUBA-336, CUBA-1021 What the Godfather removes, what is bagged and taken, who holds fire."""
    return game.phase in ("setup", "theft") or game.step == "bang_window"


def may_act(game: Cuba) -> Seats:
    """CUBA-702, CUBA-703, CUBA-708 Those in play; when the game is over everybody."""
    return (1 << game.size) - 1 if game.over else game.living


def may_be_asked(game: Cuba, seat: Seat, ask: Ask) -> bool:
    """The table "Inputs of seats": by whom, and when."""
    act = ask.act
    if act == "say":
        talks = game.settings.theft_talk == "on" and not game.is_assisted
        return game.phase not in ("setup", "theft") or talks
    if act == "claim":
        kind = str(ask.slots[0])
        if "removed" in kind or "came_back" in kind:
            return seat == game.godfather
        return seat == game.first_player if "bagged" in kind else seat != game.godfather
    if act in ("bang", "hold"):
        may_shoot = (ask.barred == 0) == (game.role(seat) == CLEANER)
        return game.step == "bang_window" and game.eligible() >> seat & 1 == 1 and may_shoot
    if act in ("take", "bag"):
        first = act == "take" or (seat == game.first_player and not game.bag)
        return game.phase == "theft" and seat == game.holder and first
    if act in ("accuse", "concede"):
        return game.phase == "investigation" and not game.step and seat == game.godfather
    if act == "vote_next":
        return game.over and (game.winners & ~bits(game.names)) >> seat & 1 == 1
    return act in ("remove", "ask") and seat == game.godfather


THEFT = ("remove", "bag", "take")


def may_learn(game: Cuba, me: Seat, fact: Fact, change: Change) -> bool:
    """The table "What each seat may know"."""
    act = change.act
    if isinstance(fact, box.GameOver | box.FinalReveal):
        return act in (*THEFT, LEAVE)  # CUBA-826; CUBA-803 also at once, if nothing is missing
    if isinstance(fact, box.Left):
        return act == LEAVE  # CUBA-1329
    if isinstance(fact, box.Bang):
        return act == "bang" or (act in THEFT and was_accused(game))
    if isinstance(fact, box.Revealed | box.Eliminated):
        return act in (*THEFT, "bang", LEAVE) and (was_accused(game) or at_the_end(game) or is_bound(game, fact.seat))
    if isinstance(fact, box.BoxSeen | box.BoxBack):
        return fact.me == me and act in (*THEFT, LEAVE)
    return isinstance(fact, box.Outstanding) and me == game.godfather and act in (*THEFT, LEAVE)


def was_accused(game: Cuba) -> bool:
    return any(isinstance(fact, box.Accused) for fact in game.facts)


def at_the_end(game: Cuba) -> bool:
    """CUBA-810, CUBA-1326, CUBA-1327 The Godfather is out: the Thieves in play show what they have."""
    return not game.living >> game.godfather & 1


def is_bound(game: Cuba, seat: Seat) -> bool:
    """CUBA-411, CUBA-R16 One who let the time run out, or had left, and was bound to take: so the box was not empty."""
    timed = game.settings.theft_turn_s or game.settings.theft_fixed_s
    return bool(timed or game.absent >> seat & 1)


CUBA_BENCH = Bench(
    BOOK,
    setups(),
    st.nothing(),  # nothing is dealt
    lambda setup: 0,  # CUBA-504 no turns and no rounds: a table may talk for ever
    is_hidden,
    may_act,
    may_be_asked,
    may_learn,
    IN_THE_AIR
    | {
        "time_up": "1328 the limit is over, which is told when the accusation is resolved",
        "empty_box": "1407 what the host has stated, of which the loot alone is told",
        "errors": "CUBA-401 which of the loots told were against the rules: told when they are found",
        "ending": "1411 the ending that is settled: told in the last reveals, and when they are over",
    },
    {},
)
