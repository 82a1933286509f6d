"""Checks of a deal that all books share: names, lots, what is dealt to whom, and whether the counts match a row of the
table. Also checks a position that begins by day."""

from __future__ import annotations

from citysleeps.kernel.ask import is_text
from citysleeps.kernel.setup import BadSetup, Setup, check_names


def check_named(setup: Setup) -> None:
    """Check that seats have different names, that the seed can be written down, and that only players at the table are
    named."""
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
    """Count the cards of a deal. Players whom it does not name have the plain card."""
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
    """Check a position that begins by day: it must include the start of the night before, and nothing after that day's
    dawn."""
    if not night or day > night:
        raise BadSetup("bad_setup", f"the position begins by day, but it does not tell that night {day or 1} has begun")
    if day == night and not is_dawn:
        raise BadSetup("bad_setup", f"the position begins by day, but it tells what comes after the dawn of day {day}")
