"""Reasons of refusal: why an input is refused.

SPY-1602 The tests use only what the sender may know; the first that holds counts, in the order of the table.
"""

from __future__ import annotations

from typing import Final

from citysleeps.books.inputs import Reader
from citysleeps.books.spytown import phrases
from citysleeps.books.spytown.cards import (
    ANYTIME,
    CARDS,
    FROM_MAFIA,
    FROM_SHOT,
    FROM_VOTE,
    NEUTRAL,
    NEVER,
    START_OF_GAME,
    WHOLE_GAME,
    Card,
)
from citysleeps.books.spytown.components import AGENT, SIGNS, TOKENS
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.host import OUT_OR_STAYS, fits_the_deal, is_dealt_by_hand, may_go_on
from citysleeps.books.spytown.offers import WORDS
from citysleeps.books.spytown.steps import BALLOTS, OPEN_WINDOWS, PRELIMINARY, SECRET
from citysleeps.books.spytown.windows import TIMER_OF
from citysleeps.kernel.ask import Answer, target
from citysleeps.kernel.rules import Shapes
from citysleeps.kernel.seats import HOST_SEAT, Seat, bit, bits

# Inputs of the seats; an argument with a question mark may be left out.
ACTS: Final[Shapes] = {
    "check": ("seat",),
    "point": ("seat",),
    "sign": ("word",),
    "hunch": ("seat",),
    "play": ("word", "seat?"),
    "reveal": ("word",),
    "shoot": ("seat",),
    "pass": (),
    "say": ("text",),
    "claim": ("part",),
    "ready": (),
    "unready": (),
    "done": (),
    "vote": ("seat",),
    "abstain": (),
    "leave": (),
}
HOST_ACTS: Final[Shapes] = {
    "remove": ("seat",),
    "next": (),
    "stop": (),
    "deal": ("seat", "word", "word?"),
    "say": ("text",),
    "decide": ("seat", "word"),
    "leave": (),
    "lead": (),
}
OF_THE_GAME_MASTER: Final = ("deal", "say", "decide", "leave")  # SPY-1610 not of whoever set up the table
# In the order in which they are tested, each with its clauses.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    "bad_player_count": ("SPY-109",),
    "bad_cards": ("SPY-802", "SPY-803", "SPY-806", "SPY-1032", "SPY-1033", "SPY-R24"),
    "bad_setup": ("SPY-110", "SPY-1205"),
    "dead_actor": ("SPY-606", "SPY-608"),
    "not_your_card": ("SPY-810", "SPY-1053"),
    "card_spent": ("SPY-817",),
    "wrong_phase": ("SPY-402", "SPY-813", "SPY-R41"),
    "wrong_moment": ("SPY-813", "SPY-R34", "SPY-R35", "SPY-R41"),
    "not_your_role": ("SPY-411", "SPY-431"),
    "not_a_voter": ("SPY-502", "SPY-519"),
    "claims_used": ("SPY-1710",),
    "target_self": ("SPY-413", "SPY-504", "SPY-914", "SPY-962", "SPY-R56", "SPY-1706"),
    "target_dead": ("SPY-413", "SPY-435", "SPY-503", "SPY-1706"),
    "target_awake": ("SPY-436", "SPY-923"),
    "target_protected": ("SPY-437", "SPY-503", "SPY-975", "SPY-992", "SPY-1706"),
    "not_finalist": ("SPY-518", "SPY-1706"),
    "not_victim": ("SPY-912", "SPY-1109"),
    "nothing_claimed": ("SPY-1707", "SPY-1709"),
    "not_seen": ("SPY-1708",),
    "not_in_game": ("SPY-1704", "SPY-1705"),
    "already_acted": ("SPY-1607", "SPY-R11", "SPY-R16"),
    "must_choose": ("SPY-505", "SPY-R04"),
    "not_your_turn": ("SPY-509", "SPY-515"),
    "not_allowed": ("SPY-517", "SPY-1601"),
}
TALKS: Final = ("discussion", "tie_discussion")
NAMED: Final = (*SIGNS, *TOKENS, *OUT_OR_STAYS, *phrases.WORDS)


def hinders(game: Spytown, answer: Answer) -> str:
    """The reason to refuse an input that answers no open ask; empty for what may be done at any time."""
    if answer.seat == HOST_SEAT:
        return hinders_host(game, answer)
    if not 0 <= answer.seat < game.size:
        return "not_allowed"
    if not reader(game).understands(answer, ACTS):
        return "not_allowed"
    if answer.act == "leave" and not game.over and not game.absent >> answer.seat & 1:
        return "dead_actor" if game.going.get(answer.seat) else ""  # SPY-R42, and once
    if not game.present >> answer.seat & 1 and not is_own_last_shot(game, answer):
        return "dead_actor"  # SPY-606, SPY-608
    if answer.act in ("play", "reveal"):
        return bad_card(game, answer)
    if game.over:
        return "wrong_phase"
    return REASON_FOR[answer.act](game, answer)


def is_own_last_shot(game: Spytown, answer: Answer) -> bool:
    """SPY-608 The one thing that the eliminated may do, when asked for it."""
    if answer.seat != game.asked:
        return False
    if game.inner == "last_shot_right":
        return answer.act == "shoot"
    return game.inner == "last_shot_window" and answer.act == "play" and answer.args[0] == "last_shot"


def reader(game: Spytown) -> Reader:
    return Reader(game.size, NAMED, WORDS[0], phrases.PARTS)


# Cards


def bad_card(game: Spytown, answer: Answer) -> str:
    """Why this card cannot be played, or revealed, now."""
    me = answer.seat
    name = str(answer.args[0])
    card = game.card_of(me)
    if name == "commander":
        card = CARDS[name] if game.commander == me else NEUTRAL  # SPY-R58
    if card is NEUTRAL or card.name != name:
        return "not_your_card"  # SPY-810, SPY-1053
    if name in game.played:
        return "card_spent"  # SPY-817
    if game.over:
        return "wrong_phase"
    if answer.act == "reveal":
        return bad_reveal(game, card)
    if card.phase not in (WHOLE_GAME, phase_line(game)):
        return "wrong_phase"
    if not is_moment(game, card, me):
        return "wrong_moment"
    return bad_aim(game, answer, card)


def phase_line(game: Spytown) -> str:
    """SPY-809 The phase, as a card has it in its phase line."""
    return game.phase if game.turn else START_OF_GAME


def bad_reveal(game: Spytown, card: Card) -> str:
    """SPY-R41 Without penalty: in the right phase, before turn 1, of a whole-game card, or while an elimination is
    handled; or with `wrong_phase: refuse`."""
    right_phase = card.phase == game.phase or card.phase == WHOLE_GAME or card.is_shown_at_once()
    if right_phase or game.turn == 0 or game.inner:
        return "wrong_moment"
    return "wrong_phase"


def is_moment(game: Spytown, card: Card, me: Seat) -> bool:
    """Is this the step in which the card is played?"""
    if card.moment == ANYTIME:
        return not game.inner  # SPY-R34, SPY-R35
    if card.moment == "mafia_phase":
        return any(offer.act == "play" for offer in game.stop.offered_to(me))  # SPY-922 until the victim is settled
    if card.moment == NEVER:
        return False
    return card.moment in (game.inner or game.step, game.phase)


def bad_aim(game: Spytown, answer: Answer, card: Card) -> str:
    """Why the card cannot be played on this seat, or by this one."""
    me = answer.seat
    if len(answer.args) - 1 != len(card.options(game, me)):
        return "not_allowed"
    if len(answer.args) > 1:
        aim = answer.args[1]
        assert type(aim) is int
        if aim == me:
            return "target_self"
        if bit(aim) & (~game.living | game.burnt):
            return "target_dead"
        if card.moment == "mafia_phase" and bit(aim) & game.awake:
            return "target_awake"  # SPY-923
        if card.shoots() and bit(aim) & game.shielded_from(FROM_SHOT):
            return "target_protected"  # SPY-975
        if card.moment == "bandage_window" and aim != game.pending:
            return "not_victim"  # SPY-912
    return "not_your_turn" if game.inner == "vest_window" and me != game.asked else "already_acted"


# The secret phases


def bad_check(game: Spytown, answer: Answer) -> str:
    if game.phase != "agent_phase":
        return "wrong_phase"
    blind = game.settings.recruited_agent == "dummy" and game.recruited >> answer.seat & 1  # SPY-R28
    if game.tokens[answer.seat] != AGENT or blind:
        return "not_your_role"
    return bad_target(game, answer) or "already_acted"


def bad_pointing(game: Spytown, answer: Answer) -> str:
    if game.phase != "mafia_phase":
        return "wrong_phase"
    if not game.awake >> answer.seat & 1:
        return "not_your_role"
    if answer.act == "sign":
        return "not_allowed"
    aim = target(answer)
    reason = bad_target(game, answer)
    if reason or game.burnt >> aim & 1:
        return reason or "target_dead"  # SPY-R03
    if game.awake >> aim & 1:
        return "target_awake"
    return "target_protected" if game.shielded_from(FROM_MAFIA) >> aim & 1 else "already_acted"


def bad_hunch(game: Spytown, answer: Answer) -> str:
    if game.phase not in SECRET:
        return "wrong_phase"
    return "not_allowed" if game.living >> target(answer) & 1 else "target_dead"


def bad_target(game: Spytown, answer: Answer) -> str:
    if target(answer) == answer.seat:
        return "target_self"
    return "" if game.living >> target(answer) & 1 else "target_dead"


# The Police phase


def bad_vote(game: Spytown, answer: Answer) -> str:
    me = answer.seat
    if game.phase != "police_phase":
        return "wrong_phase"
    voting = game.step in BALLOTS or (game.step == "tie_discussion" and answer.act == "vote")
    if not voting or game.inner:
        return "wrong_moment"
    if me not in game.voters:
        return "not_a_voter"
    reason = bad_choice(game, answer) if answer.act == "vote" else ""
    if reason:
        return reason
    if game.step == "tie_discussion" or (me in game.votes and game.settings.vote_mode == "sequential"):
        return "already_acted"
    if answer.act == "abstain" and game.settings.abstain == "off":
        return "must_choose"
    return "not_your_turn"


def bad_choice(game: Spytown, answer: Answer) -> str:
    """Why this one cannot be voted for."""
    aim = target(answer)
    if aim == answer.seat and game.settings.self_vote == "off":
        return "target_self"
    if not game.living >> aim & 1:
        return "target_dead"
    if game.shielded_from(FROM_VOTE) >> aim & 1:
        return "target_protected"
    if game.step != PRELIMINARY and not bits(game.finalists) >> aim & 1:
        return "not_finalist"
    return ""


def bad_ready(game: Spytown, answer: Answer) -> str:
    if game.phase == "deal":
        return "already_acted" if game.lasting and answer.act == "ready" else "wrong_phase"
    if game.phase != "police_phase":
        return "wrong_phase"
    if game.step not in TALKS or game.inner:
        return "wrong_moment"
    if game.step == "tie_discussion" and answer.seat not in game.voters:
        return "not_a_voter"
    return "already_acted" if answer.act == "ready" else "not_allowed"


def bad_speech(game: Spytown, answer: Answer) -> str:
    """SPY-459, SPY-517, SPY-1303 Where the floor is closed."""
    if game.step == "defence" and not game.inner:
        return "not_your_turn"
    if answer.act in ("say", "claim"):
        return "not_allowed"
    return "wrong_moment" if game.phase == "police_phase" else "wrong_phase"


def bad_claim(game: Spytown, answer: Answer) -> str:
    """SPY-1702 Where the floor is closed it is refused as words are."""
    may_speak = game.step in TALKS or (game.step == "defence" and game.floor == answer.seat)
    if not may_speak or game.inner:
        return bad_speech(game, answer)
    return phrases.hinders(game, answer)


def bad_pass(game: Spytown, answer: Answer) -> str:
    me = answer.seat
    if game.phase == "agent_phase":
        if game.tokens[me] != AGENT:
            return "not_your_role"
        return "already_acted" if agent_has_acted(game) else "must_choose"
    if game.phase == "mafia_phase":
        return "must_choose" if game.awake >> me & 1 else "not_your_role"
    if game.phase == "role_swap":
        return "not_your_turn"
    if game.phase != "police_phase":
        return "wrong_phase"
    window = game.inner or game.step
    if window in BALLOTS:
        return "must_choose" if me in game.voters else "not_a_voter"
    if window in OPEN_WINDOWS:
        return "already_acted"
    if window == "bandage_window":
        return "not_your_turn" if me == game.pending else "already_acted"
    if window in TIMER_OF or window == "last_shot_right":
        return "already_acted" if me == game.asked else "not_your_turn"
    return "wrong_moment"


def agent_has_acted(game: Spytown) -> bool:
    """Has the Agent looked, or passed, in this phase?"""
    return not any(ask.act == "check" for ask in game.stop.asks)


def bad_shot(game: Spytown, answer: Answer) -> str:
    """SPY-1121 Only the one who is being eliminated may shoot; SPY-R36 but not at one under a shelter."""
    if is_own_last_shot(game, answer):
        return bad_target(game, answer) or "target_protected"
    return "wrong_moment" if game.phase == "police_phase" else "wrong_phase"


REASON_FOR: Final = {
    "check": bad_check,
    "point": bad_pointing,
    "sign": bad_pointing,
    "hunch": bad_hunch,
    "shoot": bad_shot,
    "pass": bad_pass,
    "say": bad_speech,
    "claim": bad_claim,
    "done": bad_speech,
    "ready": bad_ready,
    "unready": bad_ready,
    "vote": bad_vote,
    "abstain": bad_vote,
}


# The host


def hinders_host(game: Spytown, answer: Answer) -> str:
    """SPY-1610 What a human Game Master may do; and what the one who set up the table may, where the software is."""
    act = answer.act
    if act == "correct":
        return hinders_correction(game, answer) if game.led else "not_allowed"
    if not reader(game).understands(answer, HOST_ACTS):
        return "not_allowed"
    if game.over:
        return "wrong_phase"
    if act in OF_THE_GAME_MASTER and not game.led:
        return "not_allowed"
    if act == "lead" and game.led:
        return "not_allowed"  # SPY-R62 only where the software is Game Master does a person take over
    if act == "next":
        return "" if may_go_on(game) else "not_allowed"
    if act == "remove":
        knows = game.present if game.led else game.living  # SPY-1602 a host at the table has not heard of a secret loss
        return "" if knows >> target(answer) & 1 else "target_dead"
    if act == "deal":
        if not is_dealt_by_hand(game):
            return "wrong_phase"
        return "" if fits_the_deal(game, answer) else "not_allowed"
    if act == "decide":
        return "" if answer.args[1] in OUT_OR_STAYS else "not_allowed"
    return ""


def hinders_correction(game: Spytown, answer: Answer) -> str:
    """SPY-1206 A correction names a seat and an input of that seat."""
    if game.over:
        return "wrong_phase"
    return "" if reader(game).understands_correction(answer, ACTS) else "not_allowed"
