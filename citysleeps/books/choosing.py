"""Settings: each is declared once, in the form in which people write it. What cannot be chosen gets a sentence that
says why."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final, Generic, TypeVar, get_args, get_type_hints

import msgspec

from citysleeps.books.described import A_SEAT, Hosting, Setting
from citysleeps.kernel.setup import BadSetup, Value

MOST: Final = 86_400
TRUTH: Final = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}

When = dict[str, tuple[Value, ...]]  # a setting matters only if these others have one of these values
ALWAYS: Final[When] = {}

S = TypeVar("S", bound=msgspec.Struct)


# How a field of the settings says what it may be: `colour: Annotated[str, one_of(CLAUSE, "red", "black")]`


def one_of(clause: str, *values: Value, group: str = "", when: When = ALWAYS, roles: tuple[str, ...] = ()) -> Setting:
    """One of these values; the first is the default."""
    return Setting(values=values, default=values[0], clause=clause, group=group, when=when, roles=roles)


def number(
    clause: str, default: int, group: str = "", when: When = ALWAYS, least: int = 0, most: int = MOST
) -> Setting:
    """Any whole number from `least` to `most`."""
    values, bounds = f"{least} to {most}", (least, most)
    return Setting(values=values, bounds=bounds, default=default, clause=clause, group=group, when=when)


def seat(clause: str, group: str = "", when: When = ALWAYS) -> Setting:
    """The name of a seat; by default none."""
    return Setting(values=A_SEAT, default=None, clause=clause, group=group, when=when)


def list_of(clause: str, what: str) -> Setting:
    """A list of words; by default it is empty."""
    return Setting(values=f"a list of {what}", default=(), clause=clause)


class Choosable(Generic[S]):
    """The settings of a book. The fields of `kind` say what each may be; a preset chooses several at once."""

    def __init__(self, kind: type[S], presets: dict[str, dict[str, Value]]) -> None:
        self.kind = kind
        self.presets = presets
        hints = get_type_hints(kind, include_extras=True)
        self.settings: dict[str, Setting] = {name: hint.__metadata__[0] for name, hint in hints.items()}
        self.types: dict[str, Any] = {name: get_args(hint)[0] for name, hint in hints.items()}
        self.choices: dict[str, tuple[Value, ...]] = {}  # of those that have a list of values
        self.numbers: dict[str, int] = {}  # the defaults of those that are any number,
        self.bounds: dict[str, tuple[int, ...]] = {}  # and the least and the most that they may be
        for name, setting in self.settings.items():
            if isinstance(setting.values, tuple):
                self.choices[name] = setting.values
            elif setting.bounds and type(setting.default) is int:
                self.numbers[name] = setting.default
                self.bounds[name] = setting.bounds

    def read(self, given: dict[str, Value]) -> dict[str, Value]:
        """Check the chosen values, and add what the preset chooses."""
        wanted = dict(given)
        preset = wanted.pop("preset", None)
        values: dict[str, Value] = {}
        if preset is not None:
            values |= self.presets[str(among("preset", preset, tuple(self.presets)))]
        for name, value in wanted.items():
            values[name] = self.checked(name, value)
        return values

    def checked(self, name: str, value: Value) -> Value:
        if name in self.choices:
            return among(name, value, self.choices[name])
        if name in self.numbers:
            return whole_number(name, value, *self.bounds[name])
        if name not in self.settings:
            raise no_setting(name, ("preset", *self.settings))
        return listed(name, value) if self.types[name] is not str else str(value)

    def complete(self, values: dict[str, Value]) -> S:
        """Every setting with its value: the default, where none is named."""
        defaults = {name: setting.default for name, setting in self.settings.items() if setting.default is not None}
        return self.kind(**(defaults | values))


# Values


def no_setting(name: str, names: tuple[str, ...]) -> BadSetup:
    """There is no setting of this name; these are those there are."""
    near = get_close_matches(name, names, 1)
    hint = f"; did you mean {near[0]}?" if near else f"; the settings are {', '.join(names)}"
    return BadSetup("bad_setup", f"there is no setting {name}{hint}")


def among(name: str, value: Value, allowed: tuple[Value, ...]) -> Value:
    """Find a value among those allowed. `yes`, `on`, `true` and their opposites mean the same, as words or as
    booleans."""
    if isinstance(value, str) and is_truth(allowed):
        value = TRUTH.get(value.lower(), value)
    if isinstance(value, bool) and "on" in allowed:
        value = "on" if value else "off"
    if isinstance(value, bool) and "yes" in allowed:
        value = "yes" if value else "no"
    if isinstance(value, str) and value.isascii() and value.isdigit() and type(allowed[0]) is int:
        value = int(value)
    if value in allowed and type(value) is type(allowed[0]):
        return value
    words = [str(word).lower() if isinstance(word, bool) else str(word) for word in allowed]
    near = get_close_matches(str(value), words, 1)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise BadSetup("bad_setup", f"{name} is {str(value)[:40]}; it may be {', '.join(words)}{hint}")


def is_truth(allowed: tuple[Value, ...]) -> bool:
    return type(allowed[0]) is bool or "on" in allowed or "yes" in allowed


def whole_number(name: str, value: Value, least: int, most: int) -> int:
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
        value = int(value)
    if type(value) is not int or not least <= value <= most:
        shown = "too large" if isinstance(value, int) and abs(value) > MOST else str(value)[:20]
        raise BadSetup("bad_setup", f"{name} is {shown}; it must be a whole number from {least} to {most}")
    return value


def listed(name: str, value: Value) -> tuple[str, ...]:
    """A list, or words with commas or spaces between them."""
    if isinstance(value, str):
        return tuple(value.replace(",", " ").split())
    if isinstance(value, tuple):
        return value
    raise BadSetup("bad_setup", f"{name} is {value}; it is a list of words")


def numbered(name: str, words: tuple[str, ...], known: tuple[str, ...]) -> dict[str, int]:
    """Read counts: `wolf=2 sheep` means two wolves and one sheep, sorted by the order of `known`. `wolf:2` works
    too."""
    found: dict[str, int] = {}
    for word in words:
        what, _, copies = word.replace(":", "=").partition("=")
        if what not in known:
            raise BadSetup("bad_setup", f"{name} has {what[:40]}; it may have {', '.join(known)}")
        if copies and not (copies.isascii() and copies.isdigit() and len(copies) < 4):
            raise BadSetup("bad_setup", f"{name} has {word[:40]}; a number is written {what}=2")
        found[what] = found.get(what, 0) + (int(copies) if copies else 1)
    return {what: found[what] for what in known if found.get(what)}


def written(numbers: dict[str, int]) -> tuple[str, ...]:
    return tuple(f"{what}={copies}" for what, copies in numbers.items())


def recommended(
    chosen: dict[str, Value], advised: dict[str, Value], described: dict[str, Setting], hosting: Hosting
) -> dict[str, Value]:
    """Visible settings that differ from the recommended value. Who hosts is left to the table."""
    shown = [name for name, setting in described.items() if setting.group and name != hosting.setting]
    return {name: advised[name] for name in shown if chosen[name] != advised[name]}
