"""The referee plays a scenario and checks what it expects."""

from __future__ import annotations

import re
from collections.abc import Callable

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import CLOCK, NEXT, Answer, Ask, takes
from citysleeps.kernel.chance import WrongLot
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import each
from citysleeps.kernel.setup import BadSetup
from citysleeps.notation.expectations import Fails, Position, brief
from citysleeps.notation.scenario import Scenario, Step
from citysleeps.notation.words import (
    NotUnderstood,
    cannot_be_drawn,
    check_act,
    nearest,
    read_move,
    seat_named,
    write_move,
)

MOST_PASSES = 10_000


def referee(scenario: Scenario) -> Play | None:
    """Play a scenario and return its game, or None if the deal was refused as expected. Raises Fails if an expectation
    does not hold, and NotUnderstood if something is not in the notation."""
    book = SHELF[scenario.setup.book]
    try:
        setup = book.settle(scenario.setup)
    except BadSetup as bad:
        if not scenario.refused:
            raise NotUnderstood(f"{bad} ({bad.reason})") from bad
        if scenario.refused != bad.reason:
            raise Fails(f"expected to be refused with {scenario.refused}; refused with {bad.reason}: {bad}") from bad
        return None
    if scenario.refused:
        raise Fails(f"expected to be refused with {scenario.refused}; it can be dealt")
    try:
        at = Position(Play(book, setup))
    except WrongLot as lot:
        raise Fails(cannot_be_drawn(lot, setup.seats)) from None
    for number, step in enumerate(scenario.play, 1):
        try:
            if isinstance(step, dict) and "expect" in step:
                end_rest(at, step["expect"], scenario.play[number : number + 1])
            take(at, step)
        except (Fails, WrongLot) as failure:
            said = cannot_be_drawn(failure, at.names) if isinstance(failure, WrongLot) else failure
            where = f"; now in {' > '.join(at.where())}{at.told()}"
            raise Fails(f"step {number} ({in_brief(step)}): {said}{where}") from None
        except NotUnderstood as error:
            raise NotUnderstood(f"step {number} ({in_brief(step)}): {error}") from None
    if at.play.game.chance.lots:
        raise NotUnderstood(f"{len(at.play.game.chance.lots)} of the lots were never drawn")
    return at.play


def in_brief(step: Step) -> str:
    return brief(step if isinstance(step, str) else " ".join(f"{key}: {value}" for key, value in step.items()))


def take(at: Position, step: Step) -> None:
    if isinstance(step, str):
        answer = read_move(step, at.names, at.book)
        check_act(answer, at.book)
        move(at, answer)
        return
    ((key, value),) = step.items()
    match key:
        case "expect":
            at.expect(value)
        case "refused":
            refused(at, value)
        case "until":
            advance(at, aim(at, value), False, value)
        case "skip":
            advance(at, aim(at, value), True, value)


def end_rest(at: Position, expected: dict[str, object], next_step: tuple[Step, ...]) -> None:
    """Before an `expect`, end a step that is only waiting for its time to pass. Not if the expectation names this step,
    nor if the next move is possible only in it."""
    words = f"{expected.get('phase', '')} {expected.get('step', '')}".split()
    if not at.play.is_resting or any(word in at.where() for word in words):
        return
    if next_step and isinstance(next_step[0], str):
        answer = read_move(next_step[0], at.names, at.book)
        stop = at.play.game.stop
        if answer == CLOCK or (
            answer.seat >= 0 and any(takes(offer, answer.act, answer.args) for offer in stop.offered_to(answer.seat))
        ):
            return
    at.play.answer(CLOCK)


def move(at: Position, answer: Answer) -> None:
    """Make a move. Until it is open to its seat, everybody who may pass does."""
    if answer.seat >= 0 and answer.act != "leave":
        now = at.play.reason(answer)
        try:
            advance(at, lambda: not at.play.reason(answer), False, write_move(answer, at.names, at.book))
        except Fails as failure:
            raise Fails(f"refused with {now}, and {failure}") from None
    reason = at.play.answer(answer)
    if reason:
        raise Fails(f"refused with {reason}")


def refused(at: Position, text: str) -> None:
    """Check that a move is refused, and with exactly this reason if one is given. It is tried now. If that fails,
    it is tried again after everybody has passed until the act is open to this seat."""
    answer, reason = read_refusal(at, text)
    came = at.play.reason(answer)
    if not came:
        raise Fails(f"expected to be refused{' with ' + reason if reason else ''}; it is legal")
    expected = f"expected to be refused with {reason}; in {' > '.join(at.where())} it was refused with {came}"
    if at.play.is_resting and reason not in ("", came):
        at.play.answer(CLOCK)
        came = at.play.reason(answer)
    if reason in ("", came):
        return
    if answer.seat < 0 or answer.act not in at.book.acts or answer.act == "leave" or at.may(answer.seat, answer.act):
        raise Fails(expected)
    try:
        advance(at, lambda: at.may(answer.seat, answer.act), False, answer.act)
    except Fails as failure:
        raise Fails(f"{expected}, and {failure}") from None
    later = at.play.reason(answer)
    if later != reason:
        raise Fails(f"{expected}, and in {' > '.join(at.where())} {'with ' + later if later else 'it is legal'}")


def read_refusal(at: Position, text: str) -> tuple[Answer, str]:
    """The move and the reason, if there is one. A move that is refused as malformed may have any form: `A vote
    not_allowed`, although a vote wants a seat."""
    head, _, last = text.strip().rpartition(" ")
    head = head.removesuffix("->").removesuffix(",")
    if last in at.book.reasons and is_move(at, head):
        return read_move(head, at.names, at.book), last
    if last == at.book.not_understood:
        return read_move(head, at.names, at.book, any_form=True), last
    if is_move(at, head) and (not is_move(at, text) or looks_like_reason(at, text)):
        raise NotUnderstood(f"there is no reason {last}; {nearest(last, list(at.book.reasons))}")
    return read_move(text, at.names, at.book), ""


def is_move(at: Position, text: str) -> bool:
    try:
        read_move(text, at.names, at.book)
    except NotUnderstood:
        return False
    return True


def looks_like_reason(at: Position, text: str) -> bool:
    """Whether the last word after an unknown act looks like a reason: it has an underscore and means nothing else."""
    _, act, *words = text.split()
    known = (*at.book.acts, *at.book.host_acts, "correct")
    return act not in known and len(words) > 0 and "_" in words[-1] and words[-1] not in at.names


def advance(at: Position, there: Callable[[], bool], force: bool, what: str) -> None:
    """Let everybody who may pass do so until the aim is reached. With `force`, time runs out for the others."""
    play = at.play
    for _ in range(MOST_PASSES):
        if there():
            return
        if play.game.over:
            raise Fails(f"the game is over (winner {play.game.winner or 'none'}) before {what}")
        if pass_one(play):
            continue
        if not force:
            raise Fails(f"{who_must(at)} before {what}")
        if play.answer(CLOCK) and play.answer(NEXT):
            raise Fails(f"nothing goes on before {what}")
    raise Fails(f"{what} does not come")


def pass_one(play: Play) -> bool:
    """Let one seat that may pass do so."""
    stop = play.game.stop
    if play.is_resting or (play.game.lasting and stop.is_open() and not any(stop.waiting)):
        return not play.answer(CLOCK)
    for ask, waiting in zip(stop.asks, stop.waiting, strict=True):
        word = idle_word(ask)
        if word and waiting:
            reason = play.answer(Answer(each(waiting)[0], word))
            assert not reason, reason
            return True
    return False


def idle_word(ask: Ask) -> str:
    """How a seat declines an ask: with the ask's lapse if that is an answer, else with its first idle word."""
    if ask.lapse in ask.idle or (ask.lapse == ask.act and not ask.slots):
        return ask.lapse
    return ask.idle[0] if ask.idle and ask.lapse == "nothing" else ""


def who_must(at: Position) -> str:
    stop = at.play.game.stop
    waiting = [
        f"{at.names[seat]} must {ask.act}" for ask, to in zip(stop.asks, stop.waiting, strict=True) for seat in each(to)
    ]
    return " and ".join(waiting) or "nobody may do anything"


def aim(at: Position, text: str) -> Callable[[], bool]:
    """Where to stop: at a phase or a step, `day 2`, `turn 2`, `over`, or an act that a seat may do."""
    parts = text.split()
    phases = [*at.book.phases, *at.book.numbers(at.play.game)]
    if parts == ["over"]:
        return lambda: at.play.game.over
    if len(parts) >= 2 and parts[0] in at.names:
        seat = seat_named(parts[0], at.names)
        check_act(Answer(seat, parts[1]), at.book)
        return lambda: at.may(seat, " ".join(parts[1:]))
    if len(parts) >= 2 and parts[0] not in phases:
        raise NotUnderstood(f"there is no seat {parts[0]} at this table, and no such phase or step")
    if not parts or len(parts) > 2 or parts[0] not in phases:
        raise NotUnderstood(f"{text} is neither a phase nor a step; {nearest(parts[0] if parts else '', phases)}")
    if len(parts) == 1 and parts[0] in at.book.phases:
        return lambda: parts[0] in at.where()
    if len(parts) == 1 or not re.fullmatch(r"[0-9]{1,6}", parts[1]):
        raise NotUnderstood(f"{text}: a number follows, such as {parts[0]} 2")
    return lambda: stands_at(at, parts[0], int(parts[1]))


def stands_at(at: Position, phase: str, number: int) -> bool:
    """Whether the game is in this phase with this number: `night 2`, `vote 3` (the vote of day 3), or `turn 2`."""
    numbers = at.book.numbers(at.play.game)
    current = number == numbers.get(phase, max(numbers.values(), default=0))
    return current and (phase not in at.book.phases or phase in at.where() or f"first_{phase}" in at.where())
