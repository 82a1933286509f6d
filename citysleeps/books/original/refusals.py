"""Section 18: why an input is refused.

ORIG-1803 The tests use only what the sender knows; ORIG-1804 the first that holds counts.
"""

from __future__ import annotations

from typing import Final

from citysleeps.books.inputs import Reader
from citysleeps.books.original import phrases, werewolf
from citysleeps.books.original.components import EXECUTE, GANGS, SPARE, VOTES
from citysleeps.books.original.discussion import WORDS
from citysleeps.books.original.game import Original
from citysleeps.books.original.steps import ROLES
from citysleeps.kernel.ask import Answer, target
from citysleeps.kernel.rules import Shapes
from citysleeps.kernel.seats import HOST_SEAT, NOBODY, Seat, bit

NIGHT_ACTS: Final = (*[role.verb for role in ROLES.values() if role.verb], "plan", "point", "mark")
# 19.1 What each act is about.
ACTS: Final[Shapes] = {
    "ready": (),
    **dict.fromkeys(NIGHT_ACTS, ("seat",)),
    "plan": ("seat", "number"),
    "pass": (),
    "done": (),
    "say": ("text",),
    "claim": ("part",),
    "nominate": ("seat",),
    "vote": ("choice",),
    "abstain": (),
    "leave": (),
}
HOST_ACTS: Final[Shapes] = {
    "next": (),
    "say": ("text",),
    "warn": ("seat",),
    "unwarn": ("seat",),
    "silence": ("seat",),
    "remove": ("seat",),
    "leave": (),
    "lead": (),
}
# In the order in which they are tested, each with its clauses.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    "bad_player_count": ("ORIG-211",),
    "bad_setup": ("ORIG-303", "ORIG-1303", "ORIG-1605", "ORIG-1610", "ORIG-1612"),
    "dead_actor": ("ORIG-1006", "ORIG-1007"),
    "not_allowed": ("ORIG-1501", "ORIG-1505", "ORIG-1412"),
    "nomination_used": ("ORIG-819",),
    "not_your_turn": ("ORIG-816", "ORIG-1504"),
    "wrong_phase": ("ORIG-1901", "ORIG-510", "ORIG-1306"),
    "not_your_role": ("ORIG-504",),
    "not_a_voter": ("ORIG-914",),
    "already_acted": ("ORIG-513",),
    "already_voted": ("ORIG-916", "ORIG-917"),
    "claims_used": ("ORIG-2011",),
    "must_choose": ("ORIG-1274", "ORIG-1293"),
    "target_dead": ("ORIG-514", "ORIG-818", "ORIG-2007"),
    "target_self": ("ORIG-515", "ORIG-818", "ORIG-2007"),
    "target_own_gang": ("ORIG-406", "ORIG-555"),
    "repeat_protection": ("ORIG-1203",),
    "already_nominated": ("ORIG-820",),
    "not_accused": ("ORIG-912", "ORIG-933", "ORIG-2007"),
    "not_called": ("ORIG-912",),
    "nothing_claimed": ("ORIG-2008", "ORIG-2010"),
    "not_seen": ("ORIG-2009",),
    "not_in_game": ("ORIG-2004", "ORIG-2005", "ORIG-2006"),
}
FLOORS: Final = ("speech", "defence", "tie_speeches", "last_words")
NIGHTS: Final = ("first_night", "night")
KNOWN: Final = (EXECUTE, SPARE, *phrases.WORDS)

DAY_STEPS: Final[dict[str, tuple[str, ...]]] = {
    "say": FLOORS,
    "claim": FLOORS,
    "done": FLOORS,
    "nominate": ("nomination",),
    "vote": VOTES,
    "abstain": VOTES,
    "pass": ("nomination", *VOTES),
}


def hinders(game: Original, answer: Answer) -> str:
    """The reason to refuse an input that answers no open ask; empty for what may be done at any time."""
    if answer.seat == HOST_SEAT:
        return hinders_host(game, answer)
    if not 0 <= answer.seat < game.size:
        return "not_allowed"
    if not game.living & ~game.absent & bit(answer.seat):
        return "dead_actor"
    if not reader(game).understands(answer, ACTS):
        return "not_allowed"
    if game.over:
        return "wrong_phase"
    if answer.act == "leave":
        return ""  # ORIG-1011
    if game.phase in NIGHTS:
        return hinders_by_night(game, answer)
    return hinders_by_day(game, answer)


def reader(game: Original) -> Reader:
    return Reader(game.size, KNOWN, WORDS[0], phrases.PARTS)


def hinders_by_night(game: Original, answer: Answer) -> str:
    me, act, step = answer.seat, answer.act, game.step
    if act in ("say", "claim"):
        return "not_allowed"  # ORIG-1501, ORIG-2002
    if not belongs(game, act, step):
        return "wrong_phase"
    if not is_mine(game, me, step):
        own = ROLES.get(game.cards[me])
        return "wrong_phase" if own and own.verb == act else "not_your_role"  # 19.1 each checks in his own step
    asks = game.stop.open_to(me)
    if not asks:
        return "already_acted"
    if act == "done" and asks[0].act in ("plan", "point"):
        return "already_acted"
    if act == "pass" and step not in GANGS:
        return "must_choose"
    if act != asks[0].act:
        return "wrong_phase"  # the gang marks and then plans, each in its turn
    return bad_target(game, me, act, target(answer))


def belongs(game: Original, act: str, step: str) -> bool:
    """Does the act belong to this step of this night?"""
    if step in GANGS:
        return belongs_to_gang(game, act)
    role = ROLES[step]
    if act not in (role.verb, "pass"):
        return False
    return role.verb != "" and game.night >= role.from_night  # ORIG-510


def belongs_to_gang(game: Original, act: str) -> bool:
    """Planning, pointing or marking: does the act belong to a gang's step of this night? Whoever is not of the gang
    must not learn from the answer how far it has come (ORIG-1911)."""
    settings = game.settings
    if settings.kill_method == "open_eyes":
        return game.night > 1 and act in ("point", "pass", "done")
    if game.night == 1 or (settings.gang_replan == "window" and game.night % 3 == 1):
        return act in ("plan", "done") or (game.night > 1 and act in ("mark", "pass"))
    return act in ("mark", "pass")


def is_mine(game: Original, me: Seat, step: str) -> bool:
    """Does the sender, so far as he knows, act in this step?"""
    if step in GANGS:
        return bit(me) & werewolf.shooters(game, step) != 0
    return game.cards[me] == step


def hinders_by_day(game: Original, answer: Answer) -> str:
    me, act, step = answer.seat, answer.act, game.step
    if act == "nominate" and game.nominators & bit(me):
        return "nomination_used"
    if game.phase != "deal":
        in_nomination = step == "nomination" and act in ("nominate", "pass")
        has_floor = bool(game.stop.open_to(me)) if in_nomination else game.floor == me
        if (act in ("say", "claim", "done", "nominate") or in_nomination) and not has_floor:
            return "not_your_turn"
    if step not in DAY_STEPS.get(act, ()):
        return "wrong_phase"
    if act == "vote" and (type(answer.args[0]) is str) != (step == "all_or_none"):
        return "wrong_phase"  # 19.1 a seat in the votes between accused, a word in the other
    if act == "claim":
        return phrases.hinders(game, answer)
    if step in VOTES:
        return bad_vote(game, answer)
    if act == "nominate":
        if bit(target(answer)) & ~game.living:
            return "target_dead"
        return "target_self" if target(answer) == me else "already_nominated"
    return "wrong_phase"


def bad_vote(game: Original, answer: Answer) -> str:
    me = answer.seat
    if not game.voters & bit(me):
        return "not_a_voter"
    if game.spent & bit(me) or answered(game, me) in ("vote", "abstain"):
        return "already_voted"
    if not game.stop.open_to(me) or answer.act != "vote":
        return "already_acted"
    choice = answer.args[0]
    if type(choice) is int and bit(choice) & ~game.living:
        return "target_dead"
    return "not_accused" if type(choice) is int and choice not in game.candidates else "not_called"


def answered(game: Original, seat: Seat) -> str:
    """What the seat has answered in the call going on."""
    for answer in game.stop.given:
        if answer.seat == seat:
            return answer.act
    return ""


def bad_target(game: Original, me: Seat, act: str, aim: Seat) -> str:
    """Why this seat cannot be the target of a night act."""
    if bit(aim) & ~game.living:
        return "target_dead"  # ORIG-514
    if act == "guard":
        return "repeat_protection"  # ORIG-1203
    if act in ("point", "mark"):
        return "target_own_gang"  # ORIG-R23
    if act == "plan":
        return "wrong_phase"  # no night of the plan
    return "target_self" if aim == me else "target_own_gang"  # ORIG-515, ORIG-406


def hinders_host(game: Original, answer: Answer) -> str:
    """19.1 What a human or permanent host may do; the temporary host goes on where there is no timer."""
    act = answer.act
    if act == "lead":
        return hinders_leading(game, answer)
    waits_for_host = game.temporary_host != NOBODY and not game.allowed
    if not game.has_host and not (act == "next" and waits_for_host):
        return "not_allowed"
    if act == "correct":
        return hinders_correction(game, answer)
    if not reader(game).understands(answer, HOST_ACTS):
        return "not_allowed"
    if game.over:
        return "wrong_phase"
    if act == "silence" and game.floor != target(answer):
        return "not_your_turn"
    if act in ("warn", "unwarn", "remove") and not bit(target(answer)) & game.living & ~game.absent:
        return "target_dead"
    if act == "unwarn" and target(answer) not in game.warnings:
        return "not_allowed"
    return ""


def hinders_leading(game: Original, answer: Answer) -> str:
    """ORIG-1415 A person takes over where the software leads; without a host somebody at the table does (ORIG-1308)."""
    if game.has_host or game.settings.host_mode == "hostless" or answer.args:
        return "not_allowed"
    return "wrong_phase" if game.over else ""


def hinders_correction(game: Original, answer: Answer) -> str:
    """ORIG-1409 A correction names a seat and an input of that seat."""
    if game.over:
        return "wrong_phase"
    if not reader(game).understands_correction(answer, ACTS):
        return "not_allowed"
    return "" if game.living & ~game.absent & bit(target(answer)) else "dead_actor"  # ORIG-1910
