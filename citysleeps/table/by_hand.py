"""Cards of a real box: people draw them, and the leader tells the table who holds what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from citysleeps.books.book import Book
from citysleeps.books.described import Piece
from citysleeps.kernel.setup import Setup
from citysleeps.table.refusal import Refusal


def told_by_hand(book: Book[Any], setup: Setup, cards: Sequence[str], hands: Sequence[str]) -> Setup:
    """The setup with these cards by seat. Raises Refusal if they cannot be the cards of this game."""
    players = len(setup.seats)
    described = book.lobby.describe()
    advice = book.lobby.advise(setup.settings, players)
    if not advice.decks and sum(advice.composition.values()) != players:
        raise Refusal("no_such_card", "in this game nobody is dealt a card")
    if hands and not advice.hands:
        raise Refusal("no_such_card", "in this game nobody is dealt a card into the hand")
    check(cards, described.roles, advice.composition, players)
    if advice.decks:
        sides = {side: f"side-{side}" for side in described.sides}
        check_counts([described.roles[card].side for card in cards], advice.decks, players, sides)
    if hands:
        check(hands, described.cards, advice.hands, players)
    deal = dict(zip(setup.seats, cards, strict=True))
    in_hand = dict(zip(setup.seats, hands, strict=True)) if hands else {}
    return book.settle(msgspec.structs.replace(setup, deal=deal, cards=in_hand))


def check(told: Sequence[str], pieces: Mapping[str, Piece], due: Mapping[str, int], players: int) -> None:
    """Check that everybody holds one card of the box, and that the numbers are those for this many players."""
    if len(told) != players:
        raise Refusal("not_every_seat", numbers={"told": len(told), "players": players})
    for card in told:
        if card not in pieces:
            raise Refusal("no_such_card", f"there is no card {card}; there are {', '.join(pieces)}")
    if due:
        check_counts(told, due, players, {card: piece.words for card, piece in pieces.items()})


def check_counts(told: Sequence[str], due: Mapping[str, int], players: int, words: Mapping[str, str]) -> None:
    """Check that there are as many of each card as there should be. A refusal names one of which there are too many."""
    counts = Counter(told)
    card = max((*due, *counts), key=lambda one: counts[one] - due.get(one, 0))
    if counts[card] > due.get(card, 0):
        numbers = {"told": counts[card], "due": due.get(card, 0), "players": players}
        raise Refusal("wrong_cards", card=words[card], numbers=numbers)
