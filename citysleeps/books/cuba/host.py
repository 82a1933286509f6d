"""Sections 13 and 14: what the host may do."""

from __future__ import annotations

from citysleeps.books.cuba.assisted import EMPTY
from citysleeps.books.cuba.components import CLEANER, DIAMONDS, TOKENS
from citysleeps.books.cuba.game import Cuba
from citysleeps.books.cuba.investigation import SOME_TOKENS
from citysleeps.books.cuba.theft import NONE
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.forms import NumberOr, Numbers, Slot, Words
from citysleeps.kernel.seats import HOST, NOBODY, Seats, bit

DIAMONDS_OR: Slot = NumberOr(1, DIAMONDS, (*TOKENS, NONE))
LOOT: tuple[Slot, ...] = (DIAMONDS_OR, SOME_TOKENS)
STATED_LOOT: tuple[Slot, ...] = (DIAMONDS_OR, Words((*SOME_TOKENS.words, *EMPTY)))


def host_asks(game: Cuba) -> list[Ask]:
    """CUBA-1330 He may declare that somebody has left; CUBA-1402 to CUBA-1421 in assisted play he enters what the table
    has seen."""
    here = (1 << game.size) - 1 & ~game.absent
    asks = [Ask(HOST, "remove", (here,))] if here else []
    if not game.is_assisted:
        return asks
    pending = game.step == "pockets"
    if game.phase in ("theft", "investigation") and not pending:
        asks.append(Ask(HOST, "stolen", (Numbers(game.recovered, DIAMONDS),)))
    # CUBA-1416 most often for a Godfather who has no phone in his hand
    if game.phase == "investigation" and not pending:
        asks.append(Ask(HOST, "correct", (bit(game.godfather), ("accuse",), game.suspects())))
        asks.append(Ask(HOST, "correct", (bit(game.godfather), ("concede",))))
    # CUBA-1423 Those who have named somebody too: a host who plays may not see by it who has
    if game.step == "next_vote":
        asks.append(Ask(HOST, "correct", (game.winners & here, ("vote_next",), here)))
    if pending and game.shot_by == NOBODY and CLEANER in game.mix:
        asks.append(Ask(HOST, "bang", (game.living & game.others & ~bit(game.accused),)))
    if pending:
        asks += reveals(game, bit(game.accused))
    if game.phase == "last_reveals":
        asks += reveals(game, game.living & game.others & ~game.revealed)
        asks.append(Ask(HOST, "end"))
    if game.phase in ("theft", "investigation", "last_reveals") and not pending:
        asks.append(Ask(HOST, "error", (game.others, *LOOT)))
    return [ask for ask in asks if 0 not in ask.slots] + [Ask(HOST, "undo")]


def reveals(game: Cuba, seats: Seats) -> list[Ask]:
    """CUBA-1407 What these have shown; of empty pockets the host states whether the box was empty, but not of the last
    player's."""
    last = bit(game.last_player)
    return [Ask(HOST, "reveal", (seats & ~last, *STATED_LOOT)), Ask(HOST, "reveal", (seats & last, *LOOT))]
