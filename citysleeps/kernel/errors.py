"""What somebody who uses City Sleeps can do wrong (interpreted: some errors have another base as well)."""

from __future__ import annotations

from typing import Any


class CitySleepsError(ValueError):
    """Something that cannot be done: the id of the reason, which stays, and a sentence that says what is wrong."""

    reason: str = "wrong_use"

    def __init__(self, message: str, reason: str = "") -> None:
        super().__init__(message)
        if reason:
            self.reason = reason

    def __str__(self) -> str:
        """The sentence, whatever other base the error has."""
        return str(self.args[0])

    def __reduce__(self) -> tuple[Any, ...]:
        """An error crosses from one process to another, whatever it is made from."""
        return remade, (type(self), self.args, self.__dict__)


def remade(kind: type[CitySleepsError], args: tuple[Any, ...], about: dict[str, Any]) -> CitySleepsError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(about)
    return error
