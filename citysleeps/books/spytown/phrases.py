"""Section 17: what may be claimed, and with which words."""

from __future__ import annotations

from typing import Final

from citysleeps.books import claims
from citysleeps.books.claims import Phrases
from citysleeps.books.spytown.cards import CARDS, FROM_VOTE, NEUTRAL
from citysleeps.books.spytown.components import AGENT, MAFIA, NEW_GANG, POLICE, SIDE_OF, TOKENS
from citysleeps.books.spytown.game import Spytown
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.rules import Shapes
from citysleeps.kernel.seats import Seats, bits, each

# SPY-1703 Nobody is put on trial, and what the Mafia do by night is no act of one player.
LEFT_OUT: Final = ("did", "because_accused")
PARTS: Final[Shapes] = {kind: shape for kind, shape in claims.PARTS.items() if kind not in LEFT_OUT}
WORDS: Final = (*TOKENS, POLICE, MAFIA, *CARDS, *claims.QUESTIONS)  # of a claim in any game


def phrases(game: Spytown) -> Phrases:
    """SPY-1704 to SPY-1708 By what everybody knows: tokens and cards in the game, who lives, what was seen."""
    said = Phrases((1 << game.size) - 1, game.living)
    said.am = (*game.composition, *sides(game))
    if AGENT in game.composition or "wiretap" in game.deck:
        said.answers = tuple(game.composition)
    said.check_nights = (1, game.turn)
    neutral = (NEUTRAL.name,) if game.neutrals else ()
    said.cards = (*dict.fromkeys(game.deck), *neutral) if game.deck else ()
    said.sides = sides(game)
    open_to_votes = game.living & ~game.shielded_from(FROM_VOTE)
    said.candidates = game.living & bits(game.finalists) if is_final(game) else open_to_votes
    said.killed = game.killed
    said.heard = game.living
    said.raised = game.raised
    return said


def is_final(game: Spytown) -> bool:
    """Whether only finalists can be voted for now."""
    return game.step in ("defence", "tie_discussion")


def sides(game: Spytown) -> tuple[str, ...]:
    return (POLICE, MAFIA, NEW_GANG) if NEW_GANG in game.deck else (POLICE, MAFIA)


def offers(game: Spytown, speakers: Seats) -> list[Ask]:
    """SPY-1702 What those who may speak may claim."""
    return claims.offers(game, phrases, speakers)


def hinders(game: Spytown, answer: Answer) -> str:
    """Why somebody who may speak may not claim this."""
    reason = claims.hinders(phrases(game), game.claims, game.claimed_before, answer)
    if reason == "not_accused":
        return "not_finalist" if is_final(game) else "target_protected"
    return reason


def implied(game: Spytown) -> dict[str, tuple[str, ...]]:
    """SPY-1712 What else may be true of the holder of a token: the side that it stands for, and those to which a card
    of this game may bring its holder."""
    found = {}
    for token in game.composition:
        side = SIDE_OF[token]
        turned = MAFIA if side == POLICE and "recruitment" in game.deck else ""
        turned = POLICE if side == MAFIA and "reverse_recruitment" in game.deck else turned
        gang = NEW_GANG if NEW_GANG in game.deck else ""
        found[token] = tuple([one for one in (side, turned, gang) if one])
    return found


def copies(game: Spytown) -> dict[str, int]:
    """How many of each token and of each chosen card there are."""
    found = dict(game.composition)
    for card in game.deck:
        found[card] = game.deck.count(card)
    return found


def shown(game: Spytown) -> dict[int, str]:
    """SPY-601 The tokens of those who are out."""
    return {seat: game.tokens[seat] for seat in each(~game.living & (1 << game.size) - 1) if game.tokens[seat]}
