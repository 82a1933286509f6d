"""Sections 13 and 14: what the host may do."""

from __future__ import annotations

from citysleeps.books.cuba.components import CLEANER, DIAMONDS, TOKENS
from citysleeps.books.cuba.game import Cuba
from citysleeps.books.cuba.investigation import SOME_TOKENS
from citysleeps.books.cuba.theft import NONE
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.forms import NumberOr, Numbers, Slot
from citysleeps.kernel.seats import HOST, NOBODY, bit

LOOT: tuple[Slot, ...] = (NumberOr(1, DIAMONDS, (*TOKENS, NONE)), SOME_TOKENS)


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
    if pending and game.shot_by == NOBODY and CLEANER in game.mix:
        asks.append(Ask(HOST, "bang", (game.living & game.others & ~bit(game.accused),)))
    if pending:
        asks.append(Ask(HOST, "reveal", (bit(game.accused), *LOOT)))
    if game.phase == "last_reveals":
        asks.append(Ask(HOST, "reveal", (game.living & game.others & ~game.revealed, *LOOT)))
        asks.append(Ask(HOST, "end"))
    if game.phase in ("theft", "investigation", "last_reveals") and not pending:
        asks.append(Ask(HOST, "error", (game.others, *LOOT)))
    return [ask for ask in asks if 0 not in ask.slots] + [Ask(HOST, "undo")]
