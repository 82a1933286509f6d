"""Section 20: what may be claimed, and with which words."""

from __future__ import annotations

from typing import Final

from citysleeps.books import claims
from citysleeps.books.claims import Phrases
from citysleeps.books.original.components import BLACK, COPIES, GANG_OF, MAFIA, MANIAC, RED, RED_CARDS, YAKUZA
from citysleeps.books.original.game import Original
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.forms import Slot
from citysleeps.kernel.rules import Shapes
from citysleeps.kernel.seats import Seat, bit, bits

PARTS: Final[Shapes] = {kind: shape for kind, shape in claims.PARTS.items() if kind != "hold"}  # ORIG-2003
ANSWERS: Final = ("nod", "no_nod")
ACTS: Final = {"doctor": "guard", "maniac": "kill", "sheriff": "shoot"}  # what a card does by night, from night 2 on
WORDS: Final = (*COPIES, RED, BLACK, *ANSWERS, *ACTS.values(), *claims.QUESTIONS)  # of a claim in any game
GROUPS: Final = (RED, BLACK)  # everybody is of one of them
LONE: Final = {MAFIA: (MAFIA, "don"), YAKUZA: (YAKUZA, "ninja"), MANIAC: (MANIAC,)}  # the black sides and their cards


def phrases(game: Original) -> Phrases:
    """ORIG-2004 to ORIG-2009 By what everybody knows: the cards in the game, who lives, what was seen."""
    said = Phrases((1 << game.size) - 1, game.living)
    said.am = (*game.composition, *GROUPS)
    said.answers = (*ANSWERS, *(game.composition if "lawyer" in game.composition else ()))
    said.check_nights = (2 if game.settings.host_mode == "hostless" else 1, game.night)
    said.acts = tuple([act for card, act in ACTS.items() if card in game.composition])
    said.act_nights = (2, game.night)
    said.sides = sides(game)
    said.candidates = game.living & bits(game.accused) if game.step in ("defence", "tie_speeches") else game.living
    said.killed = game.killed
    said.heard = game.heard
    said.raised = game.raised
    said.accusers = game.charged
    return said


def sides(game: Original) -> tuple[str, ...]:
    """Whom somebody may play for in this game; ORIG-1142 with the basic deck all black players are one side."""
    if game.settings.deck == "basic":
        return GROUPS
    return GROUPS + tuple([side for side, cards in LONE.items() if any([card in game.composition for card in cards])])


def offers(game: Original) -> list[Ask]:
    """ORIG-2002 What the one who has the floor may claim."""
    return claims.offers(game, phrases, bit(game.floor))


def forms(game: Original, seat: Seat) -> list[tuple[Slot, ...]]:
    """ORIG-2002 What this player could claim with the floor."""
    return claims.forms_for(phrases(game), game.claims, seat, game.claimed_before)


def hinders(game: Original, answer: Answer) -> str:
    return claims.hinders(phrases(game), game.claims, game.claimed_before, answer)


def implied(game: Original) -> dict[str, tuple[str, ...]]:
    """ORIG-2013 What else is true of one who holds a card; the werewolf may be on any side."""
    return {card: follows(card) for card in game.composition}


def follows(card: str) -> tuple[str, ...]:
    if card == "werewolf":
        return (*GROUPS, *LONE)
    if card in RED_CARDS:
        return (RED,)
    return (BLACK, GANG_OF[card]) if card in GANG_OF else (BLACK,)
