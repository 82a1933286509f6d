"""Settings as people write them, and a sentence for each that cannot be."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from citysleeps.kernel.described import Hosting, Setting
from citysleeps.kernel.setup import BadSetup, Value

MOST: Final = 86_400


def no_setting(name: str, names: tuple[str, ...]) -> BadSetup:
    """There is no setting of this name; these are those there are."""
    near = get_close_matches(name, names, 1)
    hint = f"; did you mean {near[0]}?" if near else f"; the settings are {', '.join(names)}"
    return BadSetup("bad_setup", f"there is no setting {name}{hint}")


def one_of(name: str, value: Value, allowed: tuple[Value, ...]) -> Value:
    """One of the values allowed; yes and no, on and off may come as words or as truth values."""
    if isinstance(value, bool) and "on" in allowed:
        value = "on" if value else "off"
    if isinstance(value, bool) and "yes" in allowed:
        value = "yes" if value else "no"
    if isinstance(value, str) and value.isascii() and value.isdigit() and type(allowed[0]) is int:
        value = int(value)
    if isinstance(value, str) and allowed[0] in (True, False):
        value = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}.get(value, value)
    if value in allowed and type(value) is type(allowed[0]):
        return value
    words = [str(word).lower() if isinstance(word, bool) else str(word) for word in allowed]
    near = get_close_matches(str(value), words, 1)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise BadSetup("bad_setup", f"{name} is {str(value)[:40]}; it may be {', '.join(words)}{hint}")


def whole_number(name: str, value: Value) -> int:
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
        value = int(value)
    if type(value) is not int or not 0 <= value <= MOST:
        shown = "too large" if isinstance(value, int) and abs(value) > MOST else str(value)[:20]
        raise BadSetup("bad_setup", f"{name} is {shown}; it must be a whole number from 0 to {MOST}")
    return value


def recommended(
    chosen: dict[str, Value], advised: dict[str, Value], described: dict[str, Setting], hosting: Hosting
) -> dict[str, Value]:
    """What is advised instead of what was chosen, of the settings that are shown; who hosts is everybody's own
    affair."""
    shown = [name for name, setting in described.items() if setting.group and name != hosting.setting]
    return {name: advised[name] for name in shown if chosen[name] != advised[name]}


def group_of(groups: dict[str, tuple[str, ...]], name: str) -> str:
    """The group in which a setting is shown; empty if it is in none."""
    return next((group for group, names in groups.items() if name in names), "")
