"""An observation is made of what its seat was told and of nothing else: in games that differ in what the seat may not
know it is the same, with the same mask, as long as the seat is told the same."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from citysleeps.envs import raw_env
from citysleeps.envs.sight import Sight
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import Seats
from citysleeps.views.view import told_to

from .tables import FIVE_CARDS, TABLES, by_sight

DEALT: dict[str, tuple[dict[str, Any], list[str]]] = {
    "original": ({"deck": "basic"}, ["don", "mafia", "mafia", "commissar"] + ["resident"] * 6),
    "spytown": ({"cards": FIVE_CARDS}, ["mafioso"] * 3 + ["agent"] + ["policeman"] * 8),
    "bigcity": ({}, ["mafia"] * 3 + ["detective", "agent", "doctor", "sleuth"] + ["peaceful_resident"] * 5),
    "cuba": ({}, [""] * 8),
}
Seen = tuple[bytes, bytes, bytes]  # what a seat was told, its observation, its mask


def seen_in(book: str, me: str, options: dict[str, Any], odd: str) -> tuple[list[Seen], dict[bytes, bytes]]:
    """What a seat saw in its turns, and its observation after everything that it was told. All act by what they see,
    one of them otherwise than usual."""
    settings, cards = DEALT[book]
    game = raw_env(book, len(cards), settings=settings)
    game.reset(seed=7, options=options)
    turns: list[Seen] = []
    looks: dict[bytes, bytes] = {}
    seat = game.possible_agents.index(me)
    state = game._table.turns.game
    for agent in game.agent_iter():
        told = msgspec.json.encode(told_to(state.log, 1 << seat))
        row = game.observe(me)
        look = row["observation"].tobytes()
        assert looks.setdefault(told, look) == look
        seen, _, terminated, truncated, _ = game.last()
        if terminated or truncated:
            break
        if agent == me:
            turns.append((told, look, row["action_mask"].tobytes()))
        game.step(by_sight(seen, "odd" if agent == odd else "", calm=0.7))
    return turns, looks


def compare(book: str, me: str, one: dict[str, Any], two: dict[str, Any], odd: str) -> tuple[int, bool]:
    """How many turns were alike, and whether the games came apart."""
    here, looks = seen_in(book, me, one, "")
    there, others = seen_in(book, me, two, odd)
    assert {told: look for told, look in looks.items() if told in others} == {
        told: look for told, look in others.items() if told in looks
    }
    alike = 0
    for mine, other in zip(here, there, strict=False):
        if mine[0] != other[0]:
            return alike, True
        assert mine == other
        alike += 1
    return alike, False


def names(book: str) -> str:
    return "ABCDEFGHIJKL"[: len(DEALT[book][1])]


@pytest.mark.parametrize("book", [book for book in DEALT if book != "cuba"])
def test_two_others_have_swapped_their_cards(book: str) -> None:
    alike = apart = 0
    for number in range(8):
        chance = Random(number)
        me, one, two = chance.sample(names(book), 3)
        deal = dict.fromkeys(names(book), "")
        while deal[one] == deal[two]:
            deal = dict(zip(names(book), chance.sample(DEALT[book][1], len(deal)), strict=True))
        hands = {"cards": dict(zip(names(book), FIVE_CARDS, strict=False))} if book == "spytown" else {}
        other = deal | {one: deal[two], two: deal[one]}
        turns, differ = compare(book, me, {"deal": deal, **hands}, {"deal": other, **hands}, "")
        alike, apart = alike + turns, apart + differ
    assert alike > 8 and apart


@pytest.mark.parametrize("book", DEALT)
def test_somebody_else_acts_otherwise(book: str) -> None:
    alike = apart = 0
    for number in range(8):
        me, odd = Random(number).sample(names(book), 2)
        turns, differ = compare(book, me, {}, {}, odd)
        alike, apart = alike + turns, apart + differ
    assert alike > 20 and apart


class Alone:
    """A seat that hears what is told to it, and works out for itself what it sees."""

    def __init__(self, game: Any, seat: int) -> None:
        self.seat = seat
        self.facts: list[Fact] = []
        self.audiences: list[Seats] = []
        self.sight = Sight(game._table.layout, self.facts, self.audiences)
        self.heard = 0

    def look(self, facts: list[Fact], audiences: list[Seats]) -> bytes:
        for fact, to in zip(facts[self.heard :], audiences[self.heard :], strict=True):
            if to >> self.seat & 1:
                self.facts.append(fact)
                self.audiences.append(to)
        self.heard = len(facts)
        return bytes(self.sight.of(self.seat))


def seen_without_the_game(game: Any, agent: str) -> bytes:
    """What an agent observes while nobody can ask the game for the truth."""
    table = game._table
    turns, table.turns = table.turns, None
    look: bytes = game.observe(agent)["observation"].tobytes()
    table.turns = turns
    return look


@pytest.mark.parametrize(("book", "seats", "settings"), TABLES.values(), ids=TABLES)
def test_whoever_has_only_what_was_told_to_a_seat_sees_the_same(book: str, seats: int, settings: Any) -> None:
    game = raw_env(book, seats, settings=settings, claims=book != "cuba", most_turns=40 * seats)
    game.reset(seed=5)
    state = game._table.turns.game
    alone = {name: Alone(game, seat) for seat, name in enumerate(game.possible_agents)}
    for _ in game.agent_iter():
        for agent, own in alone.items():
            assert seen_without_the_game(game, agent) == own.look(state.facts, state.audiences)
        seen, _, terminated, truncated, _ = game.last()
        if terminated or truncated:
            break
        game.step(by_sight(seen, calm=0.3))
    assert state.facts
