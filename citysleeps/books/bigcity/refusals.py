"""Why an input is refused.

CITY-1206 If several reasons fit, the first in the order of the table; CITY-1207 the tests use only what the sender may
know.
"""

from __future__ import annotations

from typing import Final

from citysleeps.books.bigcity import phrases
from citysleeps.books.bigcity.components import SECT
from citysleeps.books.bigcity.deaths import WORDS
from citysleeps.books.bigcity.factions import NONE, UP
from citysleeps.books.bigcity.game import AVENGER, BigCity
from citysleeps.books.bigcity.host import LONGEST, removable, speaking
from citysleeps.books.bigcity.night import Step, targets_of
from citysleeps.books.bigcity.roles import Detective, Journalist
from citysleeps.books.bigcity.sect import Sect
from citysleeps.books.bigcity.steps import BY_NAME, STEPS
from citysleeps.books.bigcity.voting import spent
from citysleeps.books.inputs import Reader
from citysleeps.kernel.ask import Answer, target
from citysleeps.kernel.rules import Shapes
from citysleeps.kernel.seats import HOST_SEAT, Seat, bit

NIGHT_ACTS: Final = ("block", "heal", "guard", "shoot", "poison", "recruit", "falsify", "jail", "release", "alibi")
ACTS: Final[Shapes] = {
    **dict.fromkeys(NIGHT_ACTS, ("seat",)),
    "check": ("seats",),
    "point": ("choice",),
    "done": (),
    "pass": (),
    "say": ("text",),
    "claim": ("part",),
    "ready": (),
    "unready": (),
    "show": (),
    "vote": ("seat",),
    "abstain": (),
    "avenge": ("seat",),
    "leave": (),
}
HOST_ACTS: Final[Shapes] = {
    "next": (),
    "limit": ("number",),
    "false": ("word",),
    "warn": ("seat",),
    "unwarn": ("seat",),
    "remove": ("seat",),
    "stop": (),
    "leave": (),
    "lead": (),
}
OF_SETUP: Final = ("set", "roles", "decks", "preset", "deal")
# In the order in which they are tested, each with its clauses.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    "bad_player_count": ("CITY-R05", "CITY-R06"),
    "bad_setup": (
        "CITY-108",
        "CITY-201",
        "CITY-209",
        "CITY-213",
        "CITY-214",
        "CITY-216",
        "CITY-782",
        "CITY-783",
        "CITY-1010",
        "CITY-R03",
        "CITY-R04",
        "CITY-R38",
        "CITY-R55",
    ),
    "dead_actor": ("CITY-423", "CITY-436"),
    "wrong_phase": ("CITY-1206", "CITY-311", "CITY-322"),
    "not_your_role": ("CITY-322",),
    "no_ability": ("CITY-514", "CITY-582", "CITY-743", "CITY-661", "CITY-R24"),
    "not_a_voter": ("CITY-434",),
    "claims_used": ("CITY-1311",),
    "target_dead": ("CITY-337", "CITY-436", "CITY-1308"),
    "target_self": ("CITY-338", "CITY-433", "CITY-1308"),
    "repeat_target": ("CITY-339",),
    "bad_target": ("CITY-842", "CITY-619", "CITY-626", "CITY-627"),
    "must_choose": ("CITY-341", "CITY-712"),
    "already_acted": ("CITY-343", "CITY-1203"),
    "not_a_candidate": ("CITY-431", "CITY-440"),
    "already_voted": ("CITY-437",),
    "nothing_claimed": ("CITY-1309", "CITY-1310"),
    "not_seen": ("CITY-1310",),
    "not_in_game": ("CITY-1304", "CITY-1305", "CITY-1306", "CITY-1307"),
    "not_allowed": ("CITY-424", "CITY-1112", "CITY-1113"),
}
FALSE_WORDS: Final = ("citizen", "criminal", "outcast")
NAMED_IN: Final = {"claim": phrases.WORDS, "false": FALSE_WORDS}  # the words that an act may name; else `up`
MAY_BE_ONESELF: Final = ("heal", "alibi")
NOT_TWICE: Final = ("block", "heal", "alibi")


def hinders(game: BigCity, answer: Answer) -> str:
    """The reason to refuse an input that answers no open ask; empty for what may be done at any time."""
    if answer.seat == HOST_SEAT:
        return hinders_host(game, answer)
    if not 0 <= answer.seat < game.size or not reader(game, answer.act).understands(answer, ACTS):
        return "not_allowed"
    me = answer.seat
    if game.absent >> me & 1:
        return "dead_actor"
    if answer.act == "leave":
        return "wrong_phase" if game.over else ""
    if not game.living >> me & 1 and not is_own_window(game, answer):
        return "dead_actor"
    return REASON_FOR.get(answer.act, bad_night_act)(game, answer)


def reader(game: BigCity, act: str) -> Reader:
    """Knows what inputs with this act may be made of."""
    return Reader(game.size, NAMED_IN.get(act, (UP,)), WORDS[0], phrases.PARTS)


def is_own_window(game: BigCity, answer: Answer) -> bool:
    """CITY-692, CITY-1001 What the dead may do, when asked for it."""
    if game.inner == "avenger_window":
        return game.dying >> answer.seat & 1 == 1 and answer.act in ("avenge", "pass")
    return game.inner == "last_word" and game.speaker == answer.seat and answer.act in ("say", "claim", "done")


# Night


def bad_night_act(game: BigCity, answer: Answer) -> str:
    me, act = answer.seat, answer.act
    step = BY_NAME.get(game.step) if game.phase == "night" else None
    if step is None or (act != "pass" and act not in step.acts()):
        return "wrong_phase"
    if not step.is_of(game, me):
        own = any([one.is_of(game, me) and act in one.acts() + one.idle(game) for one in STEPS])
        return "wrong_phase" if own else "not_your_role"
    if isinstance(step, Sect) and (me != game.leader(SECT) or (me in game.heirs.values() and not is_told(game, me))):
        return "not_your_role"
    if not has_ability(game, step, me):
        return "no_ability"
    return bad_target(game, step, answer) or bad_timing(game, step, answer)


def is_told(game: BigCity, me: Seat) -> bool:
    return game.told_heirs >> me & 1 == 1


def has_ability(game: BigCity, step: Step, me: Seat) -> bool:
    """CITY-514, CITY-743, CITY-582, CITY-661 Neither jailed nor blocked nor recruited, and on duty."""
    if (game.jailed | game.crossed) >> me & 1:
        return False
    if isinstance(step, Sect):
        return True
    if game.recruited >> me & 1:
        return False
    if game.cards[me] == "agent":  # a faction's step: the Agent wakes in no other
        return game.awake != bit(me) and game.inner != "second_choice"  # CITY-R24, CITY-619
    return not isinstance(step, Detective) or step.actor(game) == me


def bad_target(game: BigCity, step: Step, answer: Answer) -> str:
    """CITY-337 to CITY-339 Why these cannot be chosen."""
    me, act = answer.seat, answer.act
    targets = targets_of(answer) if answer.args != (UP,) else ()
    for seat in targets:
        if not game.living >> seat & 1:
            return "target_dead"
    if me in targets and not may_choose_oneself(game, step, act):
        return "target_self"
    if act in NOT_TWICE and targets[0] == game.last_target(act):
        if act != "heal" or game.settings.opt_all_in_moderation == "off":
            return "repeat_target"
    return "bad_target" if is_bad(game, step, act, targets) else ""


def may_choose_oneself(game: BigCity, step: Step, act: str) -> bool:
    """CITY-338, CITY-R17"""
    if act in MAY_BE_ONESELF:
        return game.settings.self_protect == "allow"
    if step.name in ("call_journalist", "call_psychic"):
        return game.settings.self_check == "allow"
    return act == "point"


def is_bad(game: BigCity, step: Step, act: str, targets: tuple[Seat, ...]) -> bool:
    if act == "recruit":
        return game.sect() >> targets[0] & 1 == 1
    if act == "point":
        return game.exposed in targets
    if act == "check":
        return len(set(targets)) != (2 if isinstance(step, Journalist) else 1) or len(set(targets)) < len(targets)
    if act in ("jail", "release"):
        return (game.jailed >> targets[0] & 1 == 1) == (act == "jail")
    return False


def bad_timing(game: BigCity, step: Step, answer: Answer) -> str:
    """CITY-341, CITY-712 A duty that is still open; or something that is done."""
    asks = game.stop.open_to(answer.seat)
    if answer.act == "done" and asks and game.pointings.get(answer.seat, NONE) == NONE:
        return "must_choose"
    if answer.act == "pass" and asks:
        return "must_choose"
    return "already_acted"


# Day


def bad_pass(game: BigCity, answer: Answer) -> str:
    if game.inner == "avenger_window":
        return "already_acted" if game.dying >> answer.seat & 1 else "not_your_role"
    if game.phase == "voting":
        return bad_vote(game, answer)
    return bad_night_act(game, answer)


def bad_done(game: BigCity, answer: Answer) -> str:
    return "wrong_phase" if game.inner == "last_word" else bad_night_act(game, answer)


def bad_speech(game: BigCity, answer: Answer) -> str:
    """CITY-320, CITY-1112 Nobody speaks at night."""
    return "not_allowed" if game.phase in ("quiet_night", "night") else "wrong_phase"


def bad_claim(game: BigCity, answer: Answer) -> str:
    """CITY-1302 Out of place it is refused as words would be."""
    speaks = game.speaker == answer.seat if game.inner == "last_word" else game.phase == "discussion" and not game.inner
    return phrases.hinders(game, answer) if speaks else bad_speech(game, answer)


def bad_ready(game: BigCity, answer: Answer) -> str:
    if game.phase != "discussion" or game.inner:
        return "already_acted" if game.phase == "setup" and answer.act == "ready" and game.lasting else "wrong_phase"
    return "not_allowed" if game.has_host or answer.act == "unready" else "already_acted"


def bad_show(game: BigCity, answer: Answer) -> str:
    return "not_allowed" if game.phase == "discussion" and not game.inner else "wrong_phase"


def bad_vote(game: BigCity, answer: Answer) -> str:
    me, named = answer.seat, game.named
    if game.phase != "voting":
        return "wrong_phase"
    if game.jailed >> me & 1:
        return "not_a_voter"
    raised = game.hands.get(named, 0) >> me & 1 == 1
    if answer.act == "vote":
        aim = target(answer)
        if not game.living >> aim & 1:
            return "target_dead"
        if aim == me:
            return "target_self"
        if aim != named:
            return "not_a_candidate"
    if spent(game) >> me & 1 or (raised and answer.act != "pass"):
        return "already_voted"
    return "not_allowed" if me == named else "already_acted"


def bad_vengeance(game: BigCity, answer: Answer) -> str:
    me = answer.seat
    if game.inner != "avenger_window":
        return "wrong_phase"
    if game.cards[me] != AVENGER:
        return "not_your_role"
    if game.living >> me & 1 or game.recruited >> me & 1:
        return "no_ability"
    return "already_acted" if game.living >> target(answer) & 1 else "target_dead"


REASON_FOR: Final = {
    "pass": bad_pass,
    "done": bad_done,
    "say": bad_speech,
    "claim": bad_claim,
    "ready": bad_ready,
    "unready": bad_ready,
    "show": bad_show,
    "vote": bad_vote,
    "abstain": bad_vote,
    "avenge": bad_vengeance,
}


# The Host


def hinders_host(game: BigCity, answer: Answer) -> str:
    """CITY-1201 What a human Host may do; and what the one who set up the table may, where the software is Host."""
    act = answer.act
    if act in OF_SETUP:
        return "wrong_phase"
    if act != "remove" and game.has_host == (act == "lead"):
        return "not_allowed"  # CITY-R79 only where the software is Host does a person take over
    if act == "correct":
        return hinders_correction(game, answer)
    if not reader(game, act).understands(answer, HOST_ACTS):
        return "not_allowed"
    if game.over:
        return "wrong_phase"
    if act == "remove":
        return "" if removable(game) & bit(target(answer)) else "target_dead"
    if act == "warn":
        return hinders_warning(game, target(answer))
    if act == "unwarn":
        has_one = target(answer) in game.warnings
        return hinders_warning(game, target(answer)) or ("" if has_one else "not_allowed")
    if act == "limit":
        if game.phase != "discussion" or game.inner:
            return "wrong_phase"
        return "" if 1 <= target(answer) <= LONGEST else "not_allowed"
    if act == "false":
        return "not_allowed" if game.step == "call_detective" else "wrong_phase"
    return ""


def hinders_warning(game: BigCity, seat: Seat) -> str:
    if game.phase != "discussion" and game.inner != "last_word":
        return "wrong_phase"
    return "" if speaking(game) & bit(seat) else "target_dead"


def hinders_correction(game: BigCity, answer: Answer) -> str:
    """CITY-1202 A correction names a seat and an input of that seat."""
    if game.over:
        return "wrong_phase"
    act = str(answer.args[1]) if len(answer.args) > 1 else ""
    if not reader(game, act).understands_correction(answer, ACTS, may_leave=True):
        return "not_allowed"
    may = game.living | game.dying | bit(game.speaker)
    if act == "leave":
        may = game.players  # CITY-R73 the dead may leave too
    return "" if may & ~game.absent & bit(target(answer)) else "dead_actor"
