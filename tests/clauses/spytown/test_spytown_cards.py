"""Section 8: the deck against Table 8A of rules/spytown.md itself, and how it is dealt."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from citysleeps.books.spytown.book import BOOK
from citysleeps.books.spytown.cards import ACTION_CARDS, CARDS, DECK, usable
from citysleeps.books.spytown.components import AGENT, MAFIOSO, POLICEMAN
from citysleeps.books.spytown.facts import GameSet, OwnCard
from citysleeps.books.spytown.game import Spytown
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, HOST, bit
from citysleeps.kernel.setup import Setup, Value
from citysleeps.views.view import view

RULES = (Path(__file__).parents[3] / "rules" / "spytown.md").read_text(encoding="utf-8")
NAMES = "ABCDEFGHIJKLMNOPQRSTU"
TOKENS = {"Policeman": POLICEMAN, "Mafioso": MAFIOSO, "Agent": AGENT}
PHASES = {
    "Police": "police_phase",
    "Mafia": "mafia_phase",
    "start of game": "start_of_game",
    "whole game": "whole_game",
}


def cells(line: str) -> list[str]:
    return [cell.strip(" `") for cell in line.strip("| ").split("|")]


def table(title: str) -> list[list[str]]:
    """The rows of the first table after this title."""
    lines = RULES.split(title, 1)[1].splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("|---"))
    rows = []
    for line in lines[first + 1 :]:
        if not line.startswith("|"):
            break
        rows.append(cells(line))
    return rows


TABLE_8A = table("**Table 8A")
TABLE_1A = {int(row[0]): row for row in table("**Table 1A")}


def dealt(seats: int, cards: tuple[str, ...], seed: str, **settings: Value) -> Play:
    setup = Setup(book="spytown", seats=tuple(NAMES[:seats]), settings={"cards": cards, **settings}, seed=seed)
    return Play(BOOK, BOOK.settle(setup))


def hands(play: Play) -> list[str]:
    return [fact.card for fact in play.game.facts if isinstance(fact, OwnCard)]


def test_the_deck_is_table_8a() -> None:
    """SPY-102, SPY-809 The cards in their order, how many there are of each, their users and phase lines."""
    assert [(row[1], int(row[2])) for row in TABLE_8A] == [(card.name, card.copies) for card in DECK]
    for _, name, _, users, phase, *_ in TABLE_8A:
        assert {TOKENS[user] for user in users.split(", ")} == set(CARDS[name].users)
        if name != "neutral":
            assert PHASES[phase] == CARDS[name].phase


def test_only_commander_and_neutral_carry_the_agents_symbol() -> None:
    """SPY-812 Every other card counts as neutral in the Agent's hand."""
    assert [name for name in CARDS if usable(name, AGENT).name != "neutral"] == ["commander"]


def test_everybody_is_told_of_every_card_and_whom_it_is_for() -> None:
    """SPY-809 What is told of the book has each card with its users and its phase line."""
    told = BOOK.lobby.describe().cards
    assert list(told) == [card.name for card in DECK]
    for card in DECK:
        piece = told[card.name]
        assert (piece.copies, piece.users, piece.phase) == (card.copies, card.users, card.phase)


def test_the_chosen_set_is_public() -> None:
    """SPY-801 The set, and how many neutral cards are added to it (SPY-803), are told to all before the deal."""
    game = dealt(12, ("vest", "wiretap", "shelter"), "public").game
    (first,) = [(to, fact) for to, fact in game.log if isinstance(fact, GameSet)]
    assert game.facts[0] is first[1] and first[0] == ALL
    assert (first[1].cards, first[1].neutral) == (("vest", "wiretap", "shelter"), 9)


@pytest.mark.parametrize("seats", TABLE_1A)
def test_the_advice_is_one_action_card_for_four_seats(seats: int) -> None:
    """SPY-805 What is told of the book gives the advice of Table 1A; more cards are dealt all the same."""
    [advice] = [notice for notice in BOOK.lobby.advise({}, seats).notices if notice.id == "cards_advised"]
    assert advice.numbers == {"most": int(TABLE_1A[seats][8])} and advice.clause == "SPY-805"
    most = tuple(card for card in ACTION_CARDS if card not in ("new_gang", "reverse_recruitment"))[:seats]
    assert Counter(hands(dealt(seats, most, "many", neutral_supply="unlimited")))["neutral"] == seats - len(most)


@pytest.mark.parametrize("seats", TABLE_1A)
def test_the_box_has_fourteen_neutral_cards(seats: int) -> None:
    """SPY-806, SPY-R40 The fewest action cards of Table 1A are enough."""
    fewest = max(int(TABLE_1A[seats][10]), 1)
    cards = tuple(card for card in ACTION_CARDS if card not in ("new_gang", "reverse_recruitment"))[:fewest]
    found = Counter(hands(dealt(seats, cards, "box")))
    assert found == Counter(cards) + Counter({"neutral": seats - fewest}) and found["neutral"] <= 14


def test_one_card_to_each_and_nobody_else_knows_it() -> None:
    """SPY-803, SPY-807, SPY-808 A seat's own view holds its own card and no other."""
    play = dealt(9, ("vest", "wiretap"), "secret")
    told = [(to, fact) for to, fact in play.game.log if isinstance(fact, OwnCard)]
    assert [to & ~HOST for to, _ in told] == [bit(seat) for seat in range(9)]
    for seat in range(9):
        seen = view(BOOK, play.setup, play.game.log, bit(seat))
        assert isinstance(seen, Spytown) and isinstance(play.game, Spytown)
        assert seen.cards == [play.game.cards[seat] if other == seat else "" for other in range(9)]


def test_every_deal_of_cards_is_equally_likely_whatever_the_tokens() -> None:
    """SPY-804 Every seat, and every token, gets the one action card equally often (chi-square, 1 in 10 000)."""
    seats, games = 6, 3000
    by_seat: Counter[int] = Counter()
    by_token: Counter[str] = Counter()
    for number in range(games):
        game = dealt(seats, ("vest",), f"deal {number}").game
        assert isinstance(game, Spytown)
        holder = game.cards.index("vest")
        by_seat[holder] += 1
        by_token[game.tokens[holder]] += 1
    assert sum((by_seat[seat] - games / seats) ** 2 / (games / seats) for seat in range(seats)) < 25.7
    wanted = {MAFIOSO: games / 6, AGENT: games / 6, POLICEMAN: games * 4 / 6}
    assert sum((by_token[token] - wanted[token]) ** 2 / wanted[token] for token in wanted) < 18.4
