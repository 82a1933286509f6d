"""The notation of moves and facts: `F check H`, `nominated G A`. The ids are those of the rules files."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, Final

import msgspec

from citysleeps.kernel.ask import CLOCK, Answer
from citysleeps.kernel.chance import WrongLot
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.facts import Fact, fact_name, fields
from citysleeps.kernel.forms import Argument
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import CLOCK_SEAT, HOST_SEAT, NOBODY, Seat, each
from citysleeps.kernel.setup import Value

TOKEN = re.compile(r'("(?:[^"\\]|\\.)*")|(\S+)', re.S)
BRACKETED = re.compile(r'(?:(?<!\S)(\w+)=)?(?:("(?:[^"\\]|\\.)*")|([\[\]])|([^\s\[\]]+))', re.S)
PLAIN = re.compile(r"[^\s\"\\\[\]=]+")
Token = tuple[str, bool]  # a word, and whether it stood in quotes
Item = str | list[str]
NONE_OF = {"seats": "nobody", "words": "none"}


class NotUnderstood(CitySleepsError):
    """The line is not in the notation. The text quotes it and says what would be right."""

    reason = "not_understood"


def nearest(word: str, words: list[str]) -> str:
    """A hint for an unknown word: the one that was probably meant, or a list of all."""
    near = get_close_matches(word, words, 1)
    return f"did you mean {near[0]}?" if near else f"there are {', '.join(words)}"


def read_setting(value: object) -> Value:
    """The value of a setting, as somebody wrote it."""
    if isinstance(value, (str, int, bool)):
        return value
    if isinstance(value, (list, tuple)):
        return tuple(str(word) for word in value)
    raise NotUnderstood(f"{value}: a setting is a word, a whole number, true or false, or a list of words")


# Moves


def read_move(text: str, names: tuple[str, ...], book: Rules[Any], any_form: bool = False) -> Answer:
    """Read a move: `SEAT act arguments`, `host act arguments` or `clock`. The arguments must fit the act. With
    `any_form` they need not: then each word is read as what it looks like."""
    tokens = split(text)
    if not tokens:
        raise NotUnderstood("an empty line is no move")
    (who, _), rest = tokens[0], tokens[1:]
    if who == "clock":
        return read_clock([word for word, _ in rest], text, book)
    if not rest:
        raise NotUnderstood(f"{text}: a move is SEAT act …, host act … or clock")
    act = rest[0][0]
    shapes = {} if any_form else book.acts if who != "host" else book.host_acts
    if who != "host":
        return Answer(seat_named(who, names), act, read_args(rest[1:], names, shapes.get(act), book, text))
    if act == "correct":
        if len(rest) < 3:
            raise NotUnderstood(f"{text}: a correction is host correct SEAT act …")
        meant = read_move(text.split("correct", 1)[1], names, book, any_form)
        return Answer(HOST_SEAT, "correct", (meant.seat, meant.act, *meant.args))
    return Answer(HOST_SEAT, act, read_args(rest[1:], names, shapes.get(act), book, text))


def read_clock(words: list[str], text: str, book: Rules[Any]) -> Answer:
    """Read `clock`, or `clock` with a name."""
    if not words:
        return CLOCK
    if not book.clocks or len(words) > 1:
        raise NotUnderstood(f"{text}: nothing stands after clock{' and its name' if book.clocks else ''}")
    if words[0] not in book.clocks:
        raise NotUnderstood(f"there is no clock {words[0]}; {nearest(words[0], list(book.clocks))}")
    return Answer(CLOCK_SEAT, CLOCK.act, (words[0],))


def split(text: str) -> list[Token]:
    """Split a line into words."""
    return [(word, False) if word else (unquoted(text), True) for text, word in TOKEN.findall(text)]


def check_act(answer: Answer, book: Rules[Any]) -> None:
    """Raise NotUnderstood if the book has no such act."""
    if answer.seat == CLOCK_SEAT:
        return
    acts = [*book.host_acts, "correct"] if answer.seat == HOST_SEAT else list(book.acts)
    if answer.act not in acts:
        raise NotUnderstood(f"there is no act {answer.act}; {nearest(answer.act, acts)}")


def seat_named(name: str, names: tuple[str, ...]) -> Seat:
    if name not in names:
        raise NotUnderstood(f"there is no seat {name} at this table: {' '.join(names)}")
    return names.index(name)


def read_args(
    tokens: list[Token], names: tuple[str, ...], shape: tuple[str, ...] | None, book: Rules[Any], text: str
) -> tuple[Argument, ...]:
    """Read the arguments of an act. If the book has no such act, each word is read as what it looks like."""
    if shape is None:
        return tuple(by_look(word, quoted, names) for word, quoted in tokens)
    args: list[Argument] = []
    rest = [token for token in tokens if token[1] or token[0].removesuffix(",") not in book.fillers]
    kinds = [*shape]
    while rest and kinds:
        kind = kinds.pop(0).removesuffix("?")
        if kind in ("seats", "words"):
            several = rest[: len(rest) - len(kinds)]  # one word for each argument after them
            args.append(read_several(kind, [word.removesuffix(",") for word, _ in several], names))
            rest = rest[len(several) :]
        else:
            word, quoted = rest.pop(0)
            if kind == "count" and not quoted:
                word = word.removesuffix(",")  # more may follow
            args.append(read_arg(kind, word, quoted, names, text))
            if kind == "part":
                kinds = [*what_follows(word, book), *kinds]
    if rest or any(not kind.endswith("?") for kind in kinds):
        wants = ", ".join(kind.removesuffix("?") for kind in shape)
        raise NotUnderstood(f"{text}: the act wants {wants or 'nothing after it'}")
    return tuple(args)


def read_several(kind: str, words: list[str], names: tuple[str, ...]) -> tuple[int | str, ...]:
    """Read several seats or words. An empty list is written `nobody` or `none`."""
    if words == [NONE_OF[kind]]:
        return ()
    return tuple(seat_named(word, names) if kind == "seats" else word for word in words)


def read_arg(kind: str, word: str, quoted: bool, names: tuple[str, ...], text: str) -> Argument:
    if kind == "seat" or (kind == "choice" and word in names and not quoted):
        return seat_named(word, names)
    if kind in ("number", "count") and re.fullmatch(r"-?\d{1,9}", word):
        return int(word)
    if kind == "number":
        raise NotUnderstood(f"{text}: {word} is no number")
    return word


def what_follows(part: str, book: Rules[Any]) -> tuple[str, ...]:
    if part not in book.parts:
        raise NotUnderstood(f"there is no part {part}; {nearest(part, list(book.parts))}")
    return book.parts[part]


def by_look(word: str, quoted: bool, names: tuple[str, ...]) -> Argument:
    if not quoted and word in names:
        return names.index(word)
    return int(word) if not quoted and re.fullmatch(r"-?\d{1,9}", word) else word


def cannot_be_drawn(lot: WrongLot, names: tuple[str, ...]) -> str:
    """Why a lot of the setup cannot be drawn."""
    among = " ".join(names[seat] for seat in each(lot.among))
    return f"the lot written down for {names[lot.seat]} cannot be drawn: it is drawn among {among}"


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def write_move(answer: Answer, names: tuple[str, ...], book: Rules[Any]) -> str:
    """Write a move in the notation."""
    if answer.seat == CLOCK_SEAT:
        return " ".join(["clock", *map(str, answer.args)])
    if answer.seat == HOST_SEAT and answer.act == "correct":
        seat, act, *args = answer.args
        assert type(seat) is int and type(act) is str
        return f"host correct {write_move(Answer(seat, act, tuple(args)), names, book)}"
    host = answer.seat == HOST_SEAT
    if answer.seat < 0 and not host:
        raise ValueError(f"nobody sits at {answer.seat}")
    words = ["host" if host else names[answer.seat], answer.act]
    return " ".join([*words, *(write_arg(arg, kind, names) for arg, kind in with_kinds(answer, book))])


def with_kinds(answer: Answer, book: Rules[Any]) -> list[tuple[Argument, str]]:
    """The arguments of a move, each with its kind: seat, number, text … The kind is empty if the book has none."""
    kinds = [*(book.host_acts if answer.seat == HOST_SEAT else book.acts).get(answer.act, ())]
    found = []
    for arg in answer.args:
        kind = kinds.pop(0).removesuffix("?") if kinds else ""
        found.append((arg, kind))
        if kind == "part":
            kinds = [*book.parts.get(str(arg), ()), *kinds]
    return found


def write_arg(arg: Argument, kind: str, names: tuple[str, ...]) -> str:
    if type(arg) is tuple:
        return " ".join(names[one] if type(one) is int else str(one) for one in arg) or NONE_OF.get(kind, "")
    if kind == "text" or (kind == "choice" and arg in names):
        return quoted(str(arg))  # without quotes it would be a seat
    return names[arg] if type(arg) is int and kind in ("seat", "choice") else str(arg)


# Facts


def items(fact: Fact, names: tuple[str, ...]) -> dict[str, Item]:
    """The words of a fact after its id, by field, with a list for each list. Whose private fact it is, is left out."""
    found: dict[str, Item] = {}
    for name, mark, is_list in fields(type(fact)):
        value = getattr(fact, name)
        if mark == "me":
            continue
        if isinstance(value, dict):
            found[name] = [f"{key}={plain(entry)}" for key, entry in value.items()]
        elif is_list:
            found[name] = [in_word(entry, mark, names) for entry in value]
        else:
            found[name] = in_word(value, mark, names)
    return found


HOSTS: Final = {NOBODY: "engine", HOST_SEAT: "host"}
SEATLESS: Final = {"nobody": NOBODY, "engine": NOBODY, "host": HOST_SEAT}


def in_word(value: object, mark: str, names: tuple[str, ...]) -> str:
    if mark in ("seat", "seats", "host") and isinstance(value, int):
        return names[value] if value >= 0 else HOSTS[value] if mark == "host" else "nobody"
    return plain(value)


def plain(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def write_fact(fact: Fact, names: tuple[str, ...]) -> str:
    """Write a fact: `nominated G A`. A list is in brackets, except at the end."""
    found = list(items(fact, names).values())
    words = [fact_name(fact)]
    for i, item in enumerate(found):
        if isinstance(item, str):
            words.append(item if PLAIN.fullmatch(item) else quoted(item))
        elif i == len(found) - 1 and all(PLAIN.fullmatch(word) for word in item):
            words += item
        else:
            words.append(f"[{' '.join(item)}]")
    return " ".join(words)


def read_fact(text: str, names: tuple[str, ...], book: Rules[Any], me: Seat) -> Fact:
    """Read a fact. `me` is the seat whose private fact it is."""
    (name, *rest), named = bracketed(text or "?")
    kinds: dict[Item, type[Fact]] = {fact_name(kind): kind for kind in book.facts}
    if name not in kinds:
        raise NotUnderstood(f"there is no fact {name}; {nearest(str(name), list(map(str, kinds)))}")
    values: dict[str, object] = {}
    for field, mark, is_list in fields(kinds[name]):
        if mark == "me":
            if me == NOBODY:
                raise NotUnderstood(f"{text}: it is told to one seat alone, such as {{{names[0]}: {text}}}")
            values[field] = me
        elif field in named:
            values[field] = read_item(named.pop(field), mark, is_list, names)
        elif is_list and rest and isinstance(rest[0], str):
            values[field] = read_item(rest, mark, is_list, names)
            rest = []
        elif rest:
            values[field] = read_item(rest.pop(0), mark, is_list, names)
        elif is_list:
            values[field] = []
    try:
        if not rest and not named:
            return msgspec.convert(values, kinds[name], strict=False)
        error: object = f"{name} has no field for {' '.join(map(str, [*rest, *named]))}"
    except msgspec.ValidationError as wrong:
        error = wrong
    raise NotUnderstood(f"{text}: {error}")


def read_item(item: Item | list[Item], mark: str, is_list: bool, names: tuple[str, ...]) -> object:
    """The value of a field, from a word or a list of words."""
    words = [item] if isinstance(item, str) else item
    if words and all("=" in word for word in words):
        return dict(str(word).split("=", 1) for word in words)
    found = [read_word(str(word), mark, names) for word in words]
    return found if is_list else found[0]


def read_word(word: str, mark: str, names: tuple[str, ...]) -> Seat | str:
    if not mark:
        return word
    return SEATLESS[word] if word in SEATLESS else names.index(word) if word in names else word


def matches(pattern: str, fact: Fact, names: tuple[str, ...]) -> bool:
    """Whether a pattern matches a fact.

    Words are compared in order. The brackets of the first list may be left out, and so may everything after any word.
    But if a fact begins with a list and the pattern has none, the list must be empty. `...` matches anything. A field
    may also be written with its name.
    """
    tokens, named = bracketed(pattern)
    if tokens[:1] != [fact_name(fact)]:
        return False
    told = items(fact, names)
    if not all(field in told and says(written, told[field]) for field, written in named.items()):
        return False
    rest = tokens[1:]
    for i, item in enumerate(told.values()):
        if rest[:1] == ["..."] or (not rest and (i or named or isinstance(item, str))):
            return True
        if isinstance(item, str) or (rest and isinstance(rest[0], list)):
            if not says(rest[0], item):
                return False
            rest = rest[1:]
        else:
            words = [word for word in rest if isinstance(word, str) and word != "..."]
            if words != item:
                return False
            rest = rest[len(words) :]
    return not rest or rest == ["..."]


def says(written: Item, item: Item) -> bool:
    """Whether a word or a list of the pattern matches. A list of one entry needs no brackets. Entries `key=…` may be in
    any order. `...` at the end of a list matches all other entries."""
    if isinstance(item, str):
        return written == item
    wanted = [written] if isinstance(written, str) else written
    is_open = wanted[-1:] == ["..."]
    wanted = wanted[:-1] if is_open else wanted
    if item and all("=" in word for word in item):
        return set(wanted) <= set(item) and (is_open or len(wanted) == len(item))
    return item[: len(wanted)] == wanted if is_open else item == wanted


def bracketed(pattern: str) -> tuple[list[Item], dict[str, Item]]:
    """The words of a pattern, with lists for brackets, and the fields that are written with their names."""
    out: list[Item] = []
    named: dict[str, Item] = {}
    inside: list[str] | None = None
    field = ""
    for name, text, bracket, word in BRACKETED.findall(pattern):
        value = word or unquoted(text)
        if inside is None:
            field = name
            if bracket == "[":
                inside = []
            else:
                put(out, named, field, bracket or value)
        else:
            if name or not bracket:
                inside.append(f"{name}={value}" if name else value)
            if bracket == "]":
                put(out, named, field, inside)
                inside = None
    if inside is not None:
        raise NotUnderstood(f"{pattern}: a bracket is not closed")
    return out, named


def put(out: list[Item], named: dict[str, Item], field: str, item: Item) -> None:
    if field:
        named[field] = item
    else:
        out.append(item)


def unquoted(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text[1:-1], flags=re.S)
