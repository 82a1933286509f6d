"""Section 12: what may be claimed, and with which words."""

from __future__ import annotations

from typing import Final

from citysleeps.books import claims
from citysleeps.books.bigcity.components import (
    CARDS,
    CARTEL,
    CITIZENS,
    COPIES,
    CRIMINALS,
    FACTIONS,
    HANDS,
    LEADERS,
    MAFIA,
    OUTCASTS,
    SIDE_OF,
    SIDES,
)
from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.claims import Phrases
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.rules import Shapes
from citysleeps.kernel.seats import Seats

# CITY-1303 No cards are held, and nobody is put on trial.
PARTS: Final[Shapes] = {kind: shape for kind, shape in claims.PARTS.items() if kind not in ("hold", "because_accused")}
FIRST_DEEDS: Final = 2  # CITY-310 nothing is done in the Quiet Night

# CITY-350 What a check may be answered with, by the cards that ask so.
QUESTIONS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "side": (("detective", "patrolman"), ("citizen", "criminal", "outcast")),
    "neighbours": (("psychic",), ("all_citizens", "not_all_citizens")),
    "peaceful": (("sleuth", "bloodhound"), ("peaceful", "other_role")),
}
PAIR: Final = (("journalist",), ("same", "different"))
# What is done by night, and who could have done it.
DONE_BY: Final[dict[str, tuple[str, ...]]] = {
    "heal": ("doctor",),
    "guard": ("bodyguard",),
    "shoot": (*FACTIONS, *LEADERS.values(), *HANDS, "sleuth", "maniac", "revolutionary"),
    "jail": ("judge",),
    "release": ("judge",),
    "alibi": ("admirer",),
    "block": ("lawyer",),
    "falsify": ("lover",),
    "poison": ("poisoner",),
    "recruit": ("sectarian",),
}
ANSWERS: Final = (*[word for _, words in QUESTIONS.values() for word in words], *PAIR[1])
WORDS: Final = (*CARDS, *SIDES, *ANSWERS, *DONE_BY, *claims.QUESTIONS)  # of a claim in any game


def phrases(game: BigCity) -> Phrases:
    """CITY-1304 to CITY-1310 By what everybody knows: the cards that may be in the game, who lives, what was seen."""
    said = Phrases(game.players, game.living)
    said.am = (*[card for card in CARDS if game.may_be_dealt(card)], *sides(game))
    said.answers = tuple([word for cards, words in QUESTIONS.values() if may_be(game, cards) for word in words])
    said.pair_answers = PAIR[1] if may_be(game, PAIR[0]) else ()
    said.check_nights = (FIRST_DEEDS, game.night)
    said.names_oneself = game.settings.self_check == "allow"
    said.acts = tuple([act for act, cards in DONE_BY.items() if may_be(game, cards)])
    said.act_nights = (FIRST_DEEDS, game.night)
    said.sides = (*sides(game), *(FACTIONS if game.two_factions else ()))
    said.candidates = game.living
    said.killed = game.killed
    said.heard = game.players & ~game.spoken & ~claims.claimants_since(game.claims, game.claimed_before)
    said.raised = game.raised
    return said


def may_be(game: BigCity, cards: tuple[str, ...]) -> bool:
    """Could one of these be in the game, by what everybody knows?"""
    return any([game.may_be_dealt(card) for card in cards])


def sides(game: BigCity) -> tuple[str, ...]:
    """Whom somebody may play for in this game."""
    dealt = [side for side in SIDES if may_be(game, tuple([card for card in CARDS if SIDE_OF[card] == side]))]
    return tuple(dealt)


def offers(game: BigCity, speakers: Seats) -> list[Ask]:
    """CITY-1302 What those who may speak may claim."""
    return claims.offers(game, phrases, speakers)


def hinders(game: BigCity, answer: Answer) -> str:
    return claims.hinders(phrases(game), game.claims, game.claimed_before, answer)


# The board


def copies(game: BigCity) -> dict[str, int]:
    """CITY-1313 How many there can be of each card: those in the game; under Who Is Who those in the box."""
    return game.composition or {card: COPIES[card] for card in CARDS if game.may_be_dealt(card)}


def implied(game: BigCity) -> dict[str, tuple[str, ...]]:
    """CITY-1313 What else may be true of one who was dealt a card: its side; CITY-583 where there may be a sect, any
    may be of it."""
    converts = (OUTCASTS,) if game.may_be_dealt("sectarian") else ()
    found = {}
    for card in CARDS:
        side = SIDE_OF[card]
        faction = (CARTEL if card in (CARTEL, LEADERS[CARTEL]) else MAFIA,) if side == CRIMINALS else ()
        found[card] = (side, *faction, *(converts if side in (CITIZENS, CRIMINALS) else ()))
    return found


def questions() -> dict[str, str]:
    """What was asked, by the answer to a check."""
    return {word: question for question, (_, words) in QUESTIONS.items() for word in words}


def answers_agree(game: BigCity) -> bool:
    """CITY-1313 Whether two who check the same always hear the same: not if a Lover or a sect may be in the game."""
    return not may_be(game, ("lover", "sectarian"))
