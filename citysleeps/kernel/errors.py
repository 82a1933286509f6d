"""The base of all errors of the library (not compiled, because some errors have a second base)."""

from __future__ import annotations


class CitySleepsError(ValueError):
    """The base of all errors. Its text is a sentence that says what is wrong."""

    reason: str = "wrong_use"  #: a stable id

    def __init__(self, message: str, reason: str = "") -> None:
        super().__init__(message)
        if reason:
            self.reason = reason

    def __str__(self) -> str:
        """The sentence. A second base such as KeyError would put quotes around it."""
        return str(self.args[0])

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the error without calling its constructor, so that any error can cross to another process."""
        return remade, (type(self), self.args, self.__dict__)


def remade(kind: type[CitySleepsError], args: tuple[object, ...], about: dict[str, object]) -> CitySleepsError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(about)
    return error
