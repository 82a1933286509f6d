"""Cards of a real box: people have drawn them, and whoever leads tells who holds what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from citysleeps.books.book import Book
from citysleeps.books.described import Advice, Piece
from citysleeps.kernel.setup import Setup
from citysleeps.table.refusal import Refusal


def told_by_hand(book: Book[Any], setup: Setup, cards: Sequence[str], hands: Sequence[str]) -> Setup:
    """The setup with the cards that were told, by seat. Raises Refusal if they cannot be those of this game."""
    players = len(setup.seats)
    described = book.lobby.describe()
    advice = book.lobby.advise(setup.settings, players)
    check(cards, described.roles, roles_of(advice), players)
    if advice.decks:
        check_decks([described.roles[card].side for card in cards], advice.decks, players)
    if hands:
        check(hands, described.cards, book.lobby.hands(setup.settings, players), players)
    deal = dict(zip(setup.seats, cards, strict=True))
    held = dict(zip(setup.seats, hands, strict=True)) if hands else {}
    return book.settle(msgspec.structs.replace(setup, deal=deal, cards=held))


def check(told: Sequence[str], pieces: Mapping[str, Piece], due: Mapping[str, int], players: int) -> None:
    """Everybody holds one card of the box, and there are as many of each as are dealt to so many players."""
    if len(told) != players:
        raise Refusal("not_every_seat", numbers={"told": len(told), "players": players})
    for card in told:
        if card not in pieces:
            raise Refusal("no_such_card", f"there is no card {card}; there are {', '.join(pieces)}")
    counts = Counter(told)
    for card in (*due, *counts) if due else ():
        if counts[card] != due.get(card, 0):
            raise wrong(pieces[card].words, counts[card], due.get(card, 0), players)


def check_decks(told: Sequence[str], due: Mapping[str, int], players: int) -> None:
    """Where nobody knows what is dealt, there are as many cards of each side as were to be drawn."""
    counts = Counter(told)
    for side in (*due, *counts):
        if counts[side] != due.get(side, 0):
            raise wrong(f"side-{side}", counts[side], due.get(side, 0), players)


def wrong(words: str, told: int, due: int, players: int) -> Refusal:
    return Refusal("wrong_cards", card=words, numbers={"told": told, "due": due, "players": players})


def roles_of(advice: Advice) -> Mapping[str, int]:
    """What is dealt to so many; nothing, where it is drawn from decks."""
    return {} if advice.decks else advice.composition
