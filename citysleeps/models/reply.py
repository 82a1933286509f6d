"""What a language model replies, and which answers it means by it."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from citysleeps.kernel.ask import Answer, takes
from citysleeps.kernel.forms import Text
from citysleeps.models.text import Choices, SeatText
from citysleeps.notation.words import NotUnderstood, check_act, read_move

LONGEST: Final = 20_000  # characters of a reply
MOST_STARTS: Final = 50  # braces at which a JSON object is looked for
LONGEST_QUOTED: Final = 80  # characters of a wrong answer that are repeated to the model
NOT_UNDERSTOOD: Final = "not_understood"
TOO_LONG: Final = "too_long"
NOT_LEGAL: Final = "not_legal"


class Reply(msgspec.Struct, frozen=True):
    """What a model may reply. Other fields are ignored."""

    answer: int | str | None = None  #: the number of an option, or an answer in the notation
    claims: tuple[str, ...] = ()  #: claims to make now, in the notation
    say: str | None = None  #: what to say aloud
    beliefs: dict[str, float] = {}  #: by seat: how likely it is not on the same side


class Wrong(Exception):
    """A reply that cannot be used: the id of the reason, and what it was about."""

    def __init__(self, reason: str, about: str = "") -> None:
        super().__init__(reason, about)
        self.reason = reason
        self.about = about


def read_reply(text: str) -> Reply:
    """The JSON object in a reply, also if there is something around it. Raises Wrong."""
    if len(text) > LONGEST:
        raise Wrong(TOO_LONG)
    decoder, at = json.JSONDecoder(), -1
    for _ in range(MOST_STARTS):
        at = text.find("{", at + 1)
        if at < 0:
            break
        try:
            found, _ = decoder.raw_decode(text, at)
            if known(found):
                return msgspec.convert(found, Reply)
        except (ValueError, RecursionError):  # not JSON, or not these types
            continue
    raise Wrong(NOT_UNDERSTOOD)


def known(found: dict[str, Any]) -> bool:
    """Whether this is a reply: it has one of the fields, or none at all."""
    return not found or bool(found.keys() & set(Reply.__struct_fields__))


def meant(given: int | str, seat: SeatText, choices: Choices) -> Answer:
    """The answer that a number or a line means. Raises Wrong if it is not legal."""
    if isinstance(given, str) and given.strip().isdecimal():
        given = int(given)
    if isinstance(given, int):
        if not 1 <= given <= len(choices.options):
            raise Wrong(NOT_LEGAL, str(given)[:LONGEST_QUOTED])
        return choices.options[given - 1]
    try:
        answer = read_line(given, seat)
    except NotUnderstood as wrong:
        raise Wrong(NOT_LEGAL, given[:LONGEST_QUOTED]) from wrong
    if not is_legal(answer, seat, choices):
        raise Wrong(NOT_LEGAL, given[:LONGEST_QUOTED])
    return answer


def read_line(line: str, seat: SeatText) -> Answer:
    """A line of the notation. One's own name may be left out, and names may stand in brackets."""
    for name, shown in zip(seat.names, seat.marked, strict=True):
        line = line.replace(shown, name)
    me = seat.names[seat.me]
    if line.split(maxsplit=1)[:1] != [me]:
        line = f"{me} {line}"
    answer = read_move(line, seat.names, seat.book)
    check_act(answer, seat.book)
    return answer


def is_legal(answer: Answer, seat: SeatText, choices: Choices) -> bool:
    return answer.seat == seat.me and any(takes(ask, answer.act, answer.args, seat.me) for ask in choices.all)


def spoken(text: str, seat: SeatText, choices: Choices) -> Answer | None:
    """The answer that says a text aloud. None if there is nothing to say, or nobody may speak now."""
    for ask in choices.all:
        if text.strip() and len(ask.slots) == 1 and isinstance(ask.slots[0], Text):
            said = Answer(seat.me, ask.act, (text.strip()[: ask.slots[0].most],))
            return said if is_legal(said, seat, choices) else None
    return None


def believed(reply: Reply, seat: SeatText) -> dict[str, float]:
    """The beliefs about seats of this table that are chances."""
    plain = {name.strip("[]"): chance for name, chance in reply.beliefs.items()}
    return {name: chance for name, chance in plain.items() if name in seat.names and 0 <= chance <= 1}


def refusal(wrong: Wrong, seat: SeatText) -> str:
    """Why a reply was refused, in words."""
    args: dict[str, dict[str, str | int]] = {TOO_LONG: {"most": LONGEST}, NOT_LEGAL: {"answer": wrong.about}}
    text = seat.speech.say(f"seat-{wrong.reason.replace('_', '-')}", args.get(wrong.reason))
    return seat.speech.say("seat-refused", {"reason": wrong.reason, "text": text})
