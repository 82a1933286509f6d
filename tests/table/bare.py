"""Tables without phones and without a clock: only rows, and what they make of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from citysleeps.table import rows
from citysleeps.table.manners import Manners
from citysleeps.table.phases import GAME
from citysleeps.table.refusal import Refusal
from citysleeps.table.table import Table


def lobby(people: int = 6, bots: int = 0, book: str = "original", **settings: Any) -> Table:
    """A table where A, B, C … sit, and some bots behind them."""
    table = Table("TABLE")
    table.carry_out(rows.Opened("creator", "secret", "en", book, settings, Manners()))
    for who in range(1, people + bots + 1):
        is_bot = who > people
        token = "" if is_bot else f"token {who}"
        table.carry_out(rows.Came(who, chr(64 + who), "en", token, f"luck {who}", "careful" if is_bot else ""))
    return table


def playing(people: int = 6, bots: int = 0, book: str = "original", **settings: Any) -> Table:
    table = lobby(people, bots, book, **settings)
    table.carry_out(table.setup())
    assert table.phase == GAME
    return table


def why(check: Callable[..., object], *given: object) -> str:
    """The reason of the refusal; empty if there is none."""
    try:
        check(*given)
    except Refusal as refused:
        return refused.reason
    return ""
