"""Section 15: why an input is refused; where several reasons fit, the first in the order of the table."""

from __future__ import annotations

from typing import Final

from citysleeps.books.cuba.assisted import EMPTY, is_possible, is_stated, loot_of, words_of
from citysleeps.books.cuba.components import CLEANER, COPIES, DIAMONDS, MOST_REMOVED, TOKENS
from citysleeps.books.cuba.game import NOTHING, Cuba
from citysleeps.books.cuba.investigation import FREE, OF_FIRST_PLAYER, OF_GODFATHER, QUESTIONS
from citysleeps.books.cuba.over import here
from citysleeps.books.cuba.theft import NONE, WORDS
from citysleeps.books.inputs import Reader
from citysleeps.kernel.ask import Answer, takes, target
from citysleeps.kernel.correcting import meant_by
from citysleeps.kernel.forms import Argument
from citysleeps.kernel.rules import Shapes
from citysleeps.kernel.seats import HOST_SEAT, MOST_SEATS, NOBODY, bit

ACTS: Final[Shapes] = {
    "remove": ("number",),
    "bag": ("count", "words?"),
    "take": ("count", "words?"),
    "ask": ("seat", "word", "text?"),
    "claim": ("part",),
    "say": ("text",),
    "accuse": ("seat",),
    "bang": (),
    "hold": (),
    "concede": (),
    "vote_next": ("seat",),
    "leave": (),
}
PARTS: Final[Shapes] = {
    "received_diamonds": ("number",),
    "received_tokens": ("words",),
    "passed": ("number", "words"),
    "took": ("count", "words?"),
    "bagged": ("word",),
    "removed": ("number",),
    "came_back": ("number", "words"),
}
HOST_ACTS: Final[Shapes] = {
    "remove": ("seat",),
    "stolen": ("number",),
    "bang": ("seat",),
    "reveal": ("seat", "count", "words?"),
    "error": ("seat", "count", "words?"),
    "end": (),
    "undo": (),
}
# In the order in which they are tested, each with its clauses.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    "not_understood": ("CUBA-337",),
    "has_left": ("CUBA-1329",),
    "game_ended": ("CUBA-824",),
    "accusation_pending": ("CUBA-602", "CUBA-1406", "CUBA-1418", "CUBA-R54"),
    "not_now": ("CUBA-342", "CUBA-1013", "CUBA-1330", "CUBA-1419", "CUBA-1511"),
    "is_eliminated": ("CUBA-702", "CUBA-703", "CUBA-708"),
    "not_yours": ("CUBA-303", "CUBA-324", "CUBA-511", "CUBA-601", "CUBA-1019", "CUBA-1202"),
    "bad_target": ("CUBA-519", "CUBA-605", "CUBA-1210", "CUBA-1414"),
    "already_done": ("CUBA-326", "CUBA-328", "CUBA-332", "CUBA-1020", "CUBA-1202", "CUBA-1322"),
    "bag_tokens_only": ("CUBA-327",),
    "one_thing_only": ("CUBA-313", "CUBA-314", "CUBA-326", "CUBA-514"),
    "must_take": ("CUBA-315",),
    "not_in_box": ("CUBA-311", "CUBA-312"),
    "out_of_range": ("CUBA-211", "CUBA-311", "CUBA-514", "CUBA-1402", "CUBA-1418"),
    "not_cleaner": ("CUBA-1022",),
    "impossible_loot": ("CUBA-1410",),
    "empty_box_unstated": ("CUBA-1407",),
}
AT_CREATION: Final[dict[str, tuple[str, ...]]] = {
    "too_few_players": ("CUBA-107",),
    "too_many_players": ("CUBA-107",),
    "five_players_off": ("CUBA-106",),
    "token_total": ("CUBA-1106",),
    "token_kind": ("CUBA-1107",),
    "no_loyal": ("CUBA-1108",),
    "bad_setting": ("CUBA-1113",),
    "settings_collide": ("CUBA-1105", "CUBA-1110", "CUBA-1322"),
    "bad_setup": ("CUBA-202",),
}
PENDING: Final = ("bang_window", "pockets")  # an accusation is being resolved
OPEN_FLOOR: Final = ("ask", "claim", "accuse", "concede")
CLOSED_TO_THE_OUT: Final = ("ask", "claim", "accuse", "concede", "bang", "hold")
ACCEPTED_AFTER: Final = ("say", "vote_next", "leave")
KNOWN: Final = (*TOKENS, *QUESTIONS, FREE, *PARTS, NONE, "none", *EMPTY)


READER: Final = Reader(MOST_SEATS, KNOWN, WORDS[0], PARTS)  # a seat that is not at the table is a bad target


def hinders(game: Cuba, answer: Answer) -> str:
    """The reason to refuse an input that answers no open ask; empty for what may be done at any time."""
    if answer.seat == HOST_SEAT:
        return hinders_host(game, answer)
    me, act = answer.seat, answer.act
    if not 0 <= me < game.size or not READER.understands(answer, ACTS) or not is_said_right(answer):
        return "not_understood"
    if game.absent >> me & 1:
        return "has_left"
    if game.over and act not in ACCEPTED_AFTER:
        return "game_ended"
    if act == "leave":
        return ""
    if act in ("accuse", "concede") and game.step in PENDING:
        return "accusation_pending"
    if not is_its_time(game, act):
        return "not_now"
    out = not game.living >> me & 1
    if out and (act in CLOSED_TO_THE_OUT or (act == "say" and not game.over)):
        return "is_eliminated"
    if not is_mine(game, answer):
        return "not_yours"
    return REASON_FOR[act](game, answer) if act in REASON_FOR else "not_now"


def is_said_right(answer: Answer) -> bool:
    """CUBA-510 A question has a kind, and a free one its text."""
    if answer.act != "ask":
        return True
    kind = answer.args[1]
    return len(answer.args) == 3 if kind == FREE else kind in QUESTIONS and len(answer.args) == 2


def is_its_time(game: Cuba, act: str) -> bool:
    """Does the input belong to this phase or step?"""
    phase = game.phase
    if act == "remove":
        return phase == "setup"
    if act in ("take", "bag"):
        return phase == "theft" and not game.is_assisted
    if act in OPEN_FLOOR:
        return phase == "investigation"
    if act in ("bang", "hold"):
        return game.step == "bang_window"
    if act == "vote_next":
        return game.step == "next_vote"
    talks = game.settings.theft_talk == "on" and not game.is_assisted
    return phase in ("investigation", "last_reveals") or talks  # say, which nothing hinders when it is over


def is_mine(game: Cuba, answer: Answer) -> bool:
    """Is the input, or this kind of claim, this seat's?"""
    me, act = answer.seat, answer.act
    if act in ("remove", "ask", "accuse", "concede"):
        return me == game.godfather
    if act == "take":
        return me == game.holder
    if act == "bag":
        return me == game.first_player and game.living >> me & 1 == 1  # whose time has run out holds nothing any more
    if act in ("bang", "hold"):
        return game.eligible() >> me & 1 == 1
    if act == "vote_next":
        return game.winners >> me & 1 == 1
    if act != "claim":
        return True
    kind = answer.args[0]
    if kind in OF_GODFATHER:
        return me == game.godfather
    return me == game.first_player if kind in OF_FIRST_PLAYER else me != game.godfather


# The theft


def bad_number(game: Cuba, answer: Answer) -> str:
    return "out_of_range"  # CUBA-211


def bad_take(game: Cuba, answer: Answer) -> str:
    """CUBA-310 to CUBA-321 What section 3 forbids."""
    if answer.seat in game.loots:
        return "already_done"
    if len(answer.args) > 1:
        return "one_thing_only"
    what = answer.args[0]
    if what == NONE:
        return "must_take"
    if isinstance(what, int):
        return "out_of_range" if what < 1 else "not_in_box"
    return "not_in_box" if what in TOKENS else "not_understood"


def bad_bag(game: Cuba, answer: Answer) -> str:
    """CUBA-326 to CUBA-328 One token, before the take."""
    if game.bag or answer.seat in game.loots:
        return "already_done"
    if any([isinstance(word, int) for word in words_of(answer.args)]):
        return "bag_tokens_only"
    if len(answer.args) > 1:
        return "one_thing_only"
    return "not_in_box" if answer.args[0] in TOKENS else "not_understood"


# The investigation


def bad_question(game: Cuba, answer: Answer) -> str:
    return "bad_target"  # CUBA-519


def bad_accusation(game: Cuba, answer: Answer) -> str:
    return "bad_target"  # CUBA-605


def bad_claim(game: Cuba, answer: Answer) -> str:
    """CUBA-514 Numbers within their bounds, tokens not more of a kind than there are."""
    kind, *args = answer.args
    words = words_of(tuple(args))
    if kind == "took" and len([word for word in words if word != NONE]) > 1:
        return "one_thing_only"
    most = MOST_REMOVED if kind == "removed" else DIAMONDS
    least = 1 if kind == "took" else 0
    for word in words:
        if isinstance(word, int) and not least <= word <= most:
            return "out_of_range"
        if isinstance(word, str) and word in TOKENS and words.count(word) > COPIES[word]:
            return "out_of_range"
    return "not_understood"


def bad_shot(game: Cuba, answer: Answer) -> str:
    if game.held >> answer.seat & 1:
        return "already_done"
    return "not_cleaner" if answer.act == "bang" else "not_now"


def bad_name(game: Cuba, answer: Answer) -> str:
    return "already_done" if here(game) >> target(answer) & 1 else "bad_target"


REASON_FOR: Final = {
    "remove": bad_number,
    "take": bad_take,
    "bag": bad_bag,
    "ask": bad_question,
    "accuse": bad_accusation,
    "claim": bad_claim,
    "bang": bad_shot,
    "hold": bad_shot,
    "vote_next": bad_name,
}


# The host


def hinders_host(game: Cuba, answer: Answer) -> str:
    """CUBA-1330 With the software as the box he removes a player, and no more; CUBA-1416 in assisted play he enters
    things."""
    act = answer.act
    if act == "correct":
        return hinders_entry(game, answer)
    if not READER.understands(answer, HOST_ACTS):
        return "not_understood"
    if act == "remove":
        return "" if here(game) >> target(answer) & 1 else "bad_target"
    if act == "undo" and game.is_assisted:
        return "" if game.next_godfather == NOBODY else "game_ended"
    if game.over:
        return "game_ended"
    if act in ("stolen", "error") and game.step in PENDING:
        return "accusation_pending"
    if not game.is_assisted:
        return "not_now"
    return HOST_REASONS[act](game, answer)


def hinders_entry(game: Cuba, answer: Answer) -> str:
    """CUBA-1416 An input of a seat that the host enters for it: refused as the seat's own."""
    if not game.is_assisted:
        return "game_ended" if game.over else "not_now"
    if not READER.understands_correction(answer, ACTS):
        return "not_understood"
    meant = meant_by(answer)
    is_open = game.stop.open_to(meant.seat) + game.stop.offered_to(meant.seat)
    return "" if any([takes(ask, meant.act, meant.args) for ask in is_open]) else hinders(game, meant)


def bad_count(game: Cuba, answer: Answer) -> str:
    if game.phase not in ("theft", "investigation"):
        return "not_now"
    return "" if game.recovered <= target(answer) <= DIAMONDS else "out_of_range"


def bad_shooter(game: Cuba, answer: Answer) -> str:
    """CUBA-1414 In play, neither Godfather nor accused, nor revealed as anything else."""
    if game.step != "pockets":
        return "not_now"
    seat = target(answer)
    known = game.loots.get(seat, (0, (CLEANER,)))
    may = game.living & game.others & ~bit(game.accused) & bit(seat)
    if not may or CLEANER not in game.mix or known != (0, (CLEANER,)):
        return "bad_target"
    if game.shot_by != NOBODY:
        return "already_done"
    return "" if is_possible(game, seat, (0, (CLEANER,))) else "impossible_loot"


def bad_reveal(game: Cuba, answer: Answer) -> str:
    seat = target(answer)
    if game.step == "pockets":
        if seat != game.accused:
            return "bad_target"
    elif game.phase != "last_reveals":
        return "not_now"
    elif not game.living & game.others & ~game.revealed & bit(seat):
        return "bad_target"
    return bad_loot(game, answer, stated=True)


def bad_error(game: Cuba, answer: Answer) -> str:
    if not game.others >> target(answer) & 1:
        return "bad_target"
    return bad_loot(game, answer, stated=False)


def bad_loot(game: Cuba, answer: Answer, stated: bool) -> str:
    """CUBA-1407, CUBA-1410 Can this be?"""
    seat, what = target(answer), answer.args[1:]
    words = words_of(what)
    if not is_loot(words):
        return "not_understood"
    if any([isinstance(word, int) and not 1 <= word <= DIAMONDS for word in words]):
        return "out_of_range"
    loot = loot_of(what)
    if not is_possible(game, seat, loot):
        return "impossible_loot"
    says = is_stated(what)
    if says and (loot != NOTHING or seat == game.last_player or not stated):
        return "not_understood"
    return "empty_box_unstated" if stated and loot == NOTHING and seat != game.last_player and not says else ""


def is_loot(words: list[int | str]) -> bool:
    """`nothing` stands alone; everything else is diamonds and tokens."""
    things: list[Argument] = [word for word in words if word not in EMPTY]
    if things == [NONE]:
        return True
    return len(things) > 0 and all([isinstance(word, int) or word in TOKENS for word in things])


def bad_end(game: Cuba, answer: Answer) -> str:
    return "" if game.phase == "last_reveals" else "not_now"


HOST_REASONS: Final = {
    "stolen": bad_count,
    "bang": bad_shooter,
    "reveal": bad_reveal,
    "error": bad_error,
    "end": bad_end,
}
