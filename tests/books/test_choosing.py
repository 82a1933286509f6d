"""Values of settings, however they are written."""

from __future__ import annotations

import pytest

from citysleeps.books.choosing import Value, among
from citysleeps.kernel.setup import BadSetup


@pytest.mark.parametrize(
    ("value", "allowed", "meant"),
    [
        ("yes", ("on", "off"), "on"),
        ("FALSE", ("on", "off"), "off"),
        (True, ("on", "off"), "on"),
        ("off", ("yes", "no"), "no"),
        (True, ("yes", "no"), "yes"),
        ("on", (True, False), True),
        ("2", (1, 2), 2),
        ("ties", ("ties", "any"), "ties"),
    ],
)
def test_yes_and_no_are_understood_in_every_form(value: Value, allowed: tuple[Value, ...], meant: Value) -> None:
    found = among("x", value, allowed)
    assert (found, type(found)) == (meant, type(meant))


@pytest.mark.parametrize(("value", "allowed"), [("yes", ("ties", "any")), (True, (1, 2)), ("maybe", ("on", "off"))])
def test_what_is_no_value_is_refused(value: Value, allowed: tuple[Value, ...]) -> None:
    with pytest.raises(BadSetup, match="it may be"):
        among("x", value, allowed)
