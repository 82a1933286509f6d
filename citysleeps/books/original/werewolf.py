"""Section 12.5: when the werewolf changes sides, and to which gang."""

from __future__ import annotations

from citysleeps.books.original.components import GANGS
from citysleeps.books.original.facts import Converted
from citysleeps.books.original.game import Original
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, many


def convert(game: Original, deaths: list[Seat], living: Seats) -> Converted | None:
    """ORIG-1252 The living werewolf joins a gang at the first black death; None if he does not.

    `deaths` is the order of the steps or of nomination (ORIG-1255); `living` are those alive when the first of them was
    settled: none of a gang has died before the death that decides.
    """
    wolf = the_werewolf(game)
    if wolf == NOBODY or game.joined or not game.living >> wolf & 1 or wolf in deaths:
        return None  # ORIG-1259, ORIG-1263, ORIG-1264; ORIG-1013 one who leaves in the night lives until dawn
    for cause in deaths:
        if not game.is_black(cause):
            continue
        gang = game.gang_of(cause)  # ORIG-1253
        if not gang and game.settings.werewolf_trigger == "any_black":
            gang = weaker_gang(game, living)
        if gang:
            return Converted(wolf, gang, cause)
    return None


def weaker_gang(game: Original, living: Seats) -> str:
    """ORIG-1254 The gang of those in the composition that has fewer living members; if equal, the mafia. ORIG-R51 None,
    if there is no gang in it."""
    present = [gang for gang, cards in GANGS.items() if any(card in game.composition for card in cards)]
    return min(present, key=lambda gang: many(game.gang_members(gang, living)), default="")


def the_werewolf(game: Original) -> Seat:
    for seat in range(game.size):
        if game.cards[seat] == "werewolf":
            return seat
    return NOBODY


def shooters(game: Original, gang: str) -> Seats:
    """ORIG-R27 Who must take part in a gang's kill: its living members; ORIG-1260 the werewolf once he has been
    told."""
    members = game.gang_members(gang, game.living)
    wolf = the_werewolf(game)
    if wolf != NOBODY and game.sides[wolf] != gang:
        members &= ~bit(wolf)
    return members


def known_members(game: Original, gang: str) -> Seats:
    """ORIG-1803 The living members of a gang whom the others know: the werewolf once they have met him."""
    members = game.gang_members(gang, game.living)
    return members if game.werewolf_met else members & ~bit(the_werewolf(game))
