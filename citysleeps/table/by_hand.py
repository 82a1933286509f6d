"""Cards of a real box: people draw them, and the leader tells the table who holds what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from citysleeps.books.book import Book
from citysleeps.books.described import Piece
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Told
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, Seat
from citysleeps.kernel.setup import Setup
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import Groups


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


# As roles wake: until all cards are known, nothing may be told that depends on who holds which

MOST_UNTOLD: Final = 200  # inputs before all cards are known: more than a first night of 26 needs


def not_told_yet(book: Book[Any], setup: Setup) -> Setup:
    """The setup with the cards of this game in any order. Raises Refusal if nobody knows which cards these are, or if
    there are cards in the hand too."""
    advice = book.lobby.advise(setup.settings, len(setup.seats))
    if advice.decks or advice.hands:
        raise Refusal("told_at_once")
    return told_by_hand(book, setup, [card for card, copies in advice.composition.items() for _ in range(copies)], ())


def dealt_so(play: Play, deal: Mapping[str, str]) -> Setup:
    return msgspec.structs.replace(play.setup, deal=dict(deal))


def played_again(play: Play, deal: Mapping[str, str]) -> list[Told]:
    """What is told if the same inputs are made with these cards, as far as the rules accept them."""
    again = Play(play.book, dealt_so(play, deal))
    play.replayed += len(play.inputs)
    for answer in play.inputs:
        again.answer(answer)
    again.end()
    return again.game.log


def identified(
    groups: Groups, cards: Sequence[str], held: Sequence[Seat], seats: Sequence[Seat]
) -> tuple[list[str], Groups]:
    """The cards and the groups, once the host has said that `seats` hold the cards of `held`. Raises Refusal if
    somebody is already known to hold another card."""
    now = list(cards)
    found: list[tuple[Seat, ...]] = []
    for group in groups:
        had = [seat for seat in group if seat in held]
        has = [seat for seat in group if seat in seats]
        if len(had) == len(has):
            giving = [seat for seat in had if seat not in seats]
            taking = [seat for seat in has if seat not in held]
            for one, other in zip(giving, taking, strict=True):
                now[one], now[other] = now[other], now[one]
            found += [tuple(has), tuple(seat for seat in group if seat not in seats)]
    several = {seat for group in groups for seat in group}
    if sum(map(len, found)) != len(several) or set(held) - several != set(seats) - several:
        raise Refusal("other_wakers", numbers={"due": len(held), "told": len(seats)})
    return now, tuple(group for group in found if len({now[seat] for seat in group}) > 1)


def check_told(book: Book[Any], play: Play, groups: Groups, answer: Answer) -> None:
    """Check that what an input tells does not depend on who holds which card. Raises Refusal. Every check plays the
    game again several times, so only so many inputs are allowed until all cards are known."""
    if len(play.inputs) >= MOST_UNTOLD:
        raise Refusal("cards_untold")
    told = told_by(play, answer, {})
    if told is None:
        return  # the rules refuse it anyway
    if has_great_moment(book, told):
        raise Refusal("cards_untold")
    for seat in aims(answer):
        group = next((one for one in groups if seat in one), ())
        for other in {card_of(play, one): one for one in group}.values():
            if told_by(play, answer, {seat: card_of(play, other), other: card_of(play, seat)}) != told:
                raise Refusal("card_needed")


def aims(answer: Answer) -> list[Seat]:
    """The seats that an input may name, without the one it is entered for. The list may have other numbers too."""
    args = answer.args[1:] if answer.act == "correct" else answer.args
    several = [one for arg in args for one in (arg if isinstance(arg, tuple) else (arg,))]
    return [one for one in several if isinstance(one, int)]


def told_by(play: Play, answer: Answer, other: Mapping[Seat, str]) -> list[Told] | None:
    """What this input would tell, if these seats held other cards. None if the rules refuse it."""
    deal = {name: other.get(seat, card_of(play, seat)) for seat, name in enumerate(play.setup.seats)}
    copy = Play(play.book, dealt_so(play, deal))
    play.replayed += len(play.inputs)
    for one in play.inputs:
        copy.answer(one)
    before = len(copy.game.facts)
    reason = copy.answer(answer)
    copy.end()
    return None if reason else copy.game.log[before:]


def card_of(play: Play, seat: Seat) -> str:
    return play.setup.deal[play.setup.seats[seat]]


def public(told: Sequence[Told]) -> list[Fact]:
    return [fact for to, fact in told if to == ALL]


def has_great_moment(book: Book[Any], told: Sequence[Told]) -> bool:
    """Was it dawn, or anything else that everybody is shown for a while?"""
    return any(book.screen.moment(fact) for fact in public(told))
