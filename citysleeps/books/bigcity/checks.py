"""Section 3.4 and 7.5: the answers to checks, and how the Lover turns them false."""

from __future__ import annotations

from typing import Final

from citysleeps.books.bigcity.components import CITIZENS, CRIMINALS, OUTCASTS, SIDE_OF, SIDES
from citysleeps.books.bigcity.facts import CheckAnswer
from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.bigcity.night import Night
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.seats import HOST, Seat, bit
from citysleeps.kernel.stops import First

MEANING: Final = {CITIZENS: "citizen", CRIMINALS: "criminal", OUTCASTS: "outcast"}
THUMB: Final = {"citizen": "thumb_up", "criminal": "thumb_down", "outcast": "thumb_sideways"}
FALSE: Final = {"citizen": "criminal", "criminal": "citizen", "outcast": "citizen"}  # CITY-755
PAIRS: Final = (("same", "different"), ("all_citizens", "not_all_citizens"), ("peaceful", "other_role"))
OTHER: Final = {one: other for a, b in PAIRS for one, other in ((a, b), (b, a))}


def is_false(night: Night, me: Seat, targets: tuple[Seat, ...]) -> bool:
    """CITY-752, CITY-R37 Is the one who checks the Lover's target, or the one checked?"""
    if night.game.settings.lover_mode == "checked":
        return night.falsified in targets
    return night.falsified == me


def answer_two(night: Night, me: Seat, targets: tuple[Seat, ...], truth: str, up: str) -> None:
    """CITY-350 An answer of two; CITY-754 the false one is the other."""
    meaning = OTHER[truth] if is_false(night, me, targets) else truth
    signal = "thumb_up" if meaning == up else "thumb_down"
    night.game.tell(bit(me), CheckAnswer(me, targets, signal, meaning))


async def answer_side(night: Night, me: Seat, targets: tuple[Seat, ...]) -> None:
    """CITY-350 Citizen, criminal or outcast; CITY-755, CITY-R38 the false one is fixed, drawn, or the Host's to say."""
    game = night.game
    meaning = MEANING[game.checked_side(targets[0])]
    if is_false(night, me, targets):
        if game.settings.lover_false == "host" and game.has_host:
            meaning = await ask_host(meaning)
        else:
            meaning = false_side(game, meaning)
    game.tell(bit(me), CheckAnswer(me, targets, THUMB[meaning], meaning))


def false_side(game: BigCity, truth: str) -> str:
    if game.settings.lover_false == "random":
        dealt = [side for side in SIDES if any([SIDE_OF.get(card) == side for card in game.cards])]
        false = [MEANING[side] for side in dealt if MEANING[side] != truth]
        return false[game.chance.below(len(false))]
    return FALSE[truth]


async def ask_host(truth: str) -> str:
    """CITY-R38 The Host says which false answer is given; the fixed one, if the Host goes on without."""
    answer = await First([Ask(HOST, "false", (tuple([word for word in THUMB if word != truth]),))])
    return str(answer.args[0]) if answer.act == "false" else FALSE[truth]
