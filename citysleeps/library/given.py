"""What a caller gives: what cannot be meant is refused in a sentence that says what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.setup import BadSetup, Value
from citysleeps.notation.words import NotUnderstood, read_setting

T = TypeVar("T")
LONGEST: Final = 60  # characters of a wrong value that are repeated


def not_this(what: str, value: object, right: str) -> CitySleepsError:
    """This value is wrong, and that would be right."""
    written = repr(value)
    return CitySleepsError(f"{what}: {written[:LONGEST]}{'…' * (len(written) > LONGEST)} is not {right}")


def whole(what: str, value: Any, least: int, most: int | None = None) -> int:
    """A whole number within these bounds."""
    bounds = f"a whole number from {least} {'on' if most is None else f'to {most}'}"
    if type(value) is not int or value < least or (most is not None and value > most):
        raise not_this(what, value, bounds)
    return value


def words(what: str, value: str | Iterable[str]) -> tuple[str, ...]:
    """Words in a list or in one text."""
    found = value.split() if isinstance(value, str) else listed(what, value)
    for word in found:
        if not isinstance(word, str):
            raise not_this(what, word, "a word")
    return tuple(found)


def listed(what: str, value: Iterable[T]) -> list[T]:
    """Several things. A text is none: it would be taken for its letters."""
    if isinstance(value, str | bytes) or not isinstance(value, Iterable):
        raise not_this(what, value, "a list")
    return list(value)


def by_name(what: str, value: Mapping[str, T] | None) -> dict[str, T]:
    """Things by name. None is nothing."""
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise not_this(what, value, "a mapping of names to values")
    words(what, value)
    return dict(value)


def cards_by_seat(what: str, value: Mapping[str, str] | None) -> dict[str, str]:
    """A card for each of some seats."""
    found = by_name(what, value)
    words(what, found.values())
    return found


def settings_of(value: Mapping[str, Value | list[str]] | None) -> dict[str, Value]:
    """Settings by name. Whether there are such settings is for the book to say."""
    found: dict[str, Value] = {}
    for name, chosen in by_name("settings", value).items():
        try:
            found[name] = read_setting(chosen)
        except NotUnderstood as wrong:
            raise BadSetup("bad_setup", f"{name} is {wrong}") from wrong
    return found
