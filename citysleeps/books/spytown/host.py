"""Section 12: what the host may do."""

from __future__ import annotations

from typing import Final

from citysleeps.books.spytown.cards import CARDS, NEUTRAL
from citysleeps.books.spytown.components import TOKENS
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.offers import WORDS
from citysleeps.kernel.ask import Answer, Ask, target
from citysleeps.kernel.forms import Slot
from citysleeps.kernel.seats import HOST, Seats, bit

OUT_OR_STAYS: Final = ("out", "stays")
# SPY-1610 Where the host may go on although the software is Game Master.
MAY_GO_ON: Final = (
    *("role_swap", "discussion", "preliminary_vote", "defence", "final_vote", "tie_discussion"),
    "deal",  # SPY-212
)


def hosts(game: Spytown) -> Seats:
    """SPY-105 A human Game Master, who has no seat; nobody, if the software is Game Master."""
    return HOST if game.led and not game.over else 0


def may_go_on(game: Spytown) -> bool:
    """SPY-1610 With the software as Game Master only where no timer runs and nothing is given away."""
    if game.led:
        return True
    return not game.allowed and not game.inner and (game.step or game.phase) in MAY_GO_ON


def host_asks(game: Spytown) -> list[Ask]:
    """What the host may do now, beside correcting."""
    if game.over:
        return []
    asks = [Ask(HOST, "next")] if may_go_on(game) else []
    everybody = (1 << game.size) - 1
    if game.led:
        asks += [Ask(HOST, "say", WORDS), Ask(HOST, "decide", (everybody, OUT_OR_STAYS))]
        if is_dealt_by_hand(game):
            undealt = sum(bit(seat) for seat in range(game.size) if not game.dealt[seat])
            cards: tuple[Slot, ...] = (tuple(CARDS),) if game.settings.cards else ()
            asks.append(Ask(HOST, "deal", (undealt, TOKENS, *cards)))
    expels = game.present if game.led else game.living  # SPY-1602
    return [*asks, Ask(HOST, "remove", (expels,)), Ask(HOST, "stop")]


def is_dealt_by_hand(game: Spytown) -> bool:
    """SPY-1206 Is the Game Master still to say what was dealt?"""
    return "" in game.dealt


def deal_by_hand(game: Spytown, answer: Answer) -> None:
    """SPY-1206 What was dealt to a seat; it is told when all are dealt."""
    seat = target(answer)
    game.dealt[seat] = str(answer.args[1])
    game.hands[seat] = str(answer.args[2]) if len(answer.args) > 2 else ""


def fits_the_deal(game: Spytown, answer: Answer) -> bool:
    """SPY-1206 What was dealt by hand is of this table's tokens and cards."""
    seat, token = target(answer), str(answer.args[1])
    card = str(answer.args[2]) if len(answer.args) > 2 else ""
    dealt = [game.dealt[other] for other in range(game.size) if other != seat]
    held = [game.hands[other] for other in range(game.size) if other != seat]
    if dealt.count(token) >= game.composition.get(token, 0):
        return False
    if not card:
        return True
    copies = game.neutrals if card == NEUTRAL.name else game.settings.cards.count(card)
    return held.count(card) < copies
