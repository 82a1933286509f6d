"""The odds of `spytown`: its turns, as the story shows them, and who plays against the Police."""

from __future__ import annotations

from typing import Final

from citysleeps.agents.spytown.belief import SHARED
from citysleeps.books.spytown.components import MAFIA, MAFIOSO, POLICE
from citysleeps.books.spytown.facts import FinalReveal, GameSet, TurnBegan
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import Seats, bit

Floor = tuple[str, int]

READINGS: Final = SHARED
SIDES: Final = (POLICE, MAFIA)


def begins(fact: Fact) -> Floor | None:
    """The floor that begins with this fact."""
    if isinstance(fact, GameSet):
        return "deal", 0
    return ("turn", fact.number) if isinstance(fact, TurnBegan) else None


def ends_night(fact: Fact) -> bool:
    """A turn has both, the victim of the Mafia and the vote."""
    return False


def foes(fact: Fact) -> Seats:
    """SPY-710 Who was dealt a Mafioso's token."""
    if not isinstance(fact, FinalReveal):
        return 0
    return sum([bit(seat) for seat in range(len(fact.dealt)) if fact.dealt[seat] == MAFIOSO])
