"""What every deal is checked for: names, lots, what is dealt to whom, and whether that is the row of a table.

A position that begins by day is checked here too.
"""

from __future__ import annotations

from citysleeps.kernel.ask import is_text
from citysleeps.kernel.setup import BadSetup, Setup, check_names


def check_named(setup: Setup) -> None:
    """Seats can be told apart, the seed can be written down, and nobody is named who is not at the table."""
    check_names(setup.seats)
    if not is_text(setup.seed):
        raise BadSetup("bad_setup", "the seed cannot be written down")
    for what, named in (
        ("the lots name", setup.lots),
        ("the deal names", tuple(setup.deal)),
        ("the cards name", tuple(setup.cards)),
    ):
        for name in named:
            if name not in setup.seats:
                raise BadSetup("bad_setup", f"{what} seat {name}, which is not at the table")


def dealt(setup: Setup, kinds: tuple[str, ...], plain: str, what: str) -> dict[str, int]:
    """How many of each kind a deal has; who is not named in it has the plain one."""
    for kind in setup.deal.values():
        if kind not in kinds:
            raise BadSetup("bad_setup", f"there is no {what} {kind}; the {what}s are {', '.join(kinds)}")
    held = [setup.deal.get(name, plain) for name in setup.seats]
    return {kind: held.count(kind) for kind in kinds if kind in held}


def check_single(dealt: dict[str, int], kind: str) -> None:
    if dealt.get(kind, 0) > 1:
        raise BadSetup("bad_setup", f"the deal has {kind} {dealt[kind]} times; there is only one")


def check_row(dealt: dict[str, int], row: dict[str, int]) -> None:
    if dealt != row:
        raise BadSetup("bad_setup", f"the deal is {in_words(dealt)}; the table's row is {in_words(row)}")


def in_words(dealt: dict[str, int]) -> str:
    return ", ".join(f"{copies} {kind}" for kind, copies in dealt.items())


def check_day(night: int, day: int, is_dawn: bool) -> None:
    """A position may begin by day if the night before has begun in it, and nothing that comes after that day's dawn."""
    if not night or day > night:
        raise BadSetup("bad_setup", f"the position begins by day, but it does not tell that night {day or 1} has begun")
    if day == night and not is_dawn:
        raise BadSetup("bad_setup", f"the position begins by day, but it tells what comes after the dawn of day {day}")
