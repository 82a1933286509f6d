"""Whether a table is fair."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

import msgspec

from citysleeps.agents.cast import CAREFUL, RANDOM
from citysleeps.agents.random import Stuck
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.setup import BadSetup, Setup, Value
from citysleeps.lab.balance import Balance, Try, changes, strength, weaker_side
from citysleeps.library.books import BOOKS, Book
from citysleeps.library.bots import cast_of
from citysleeps.library.contest import entrants
from citysleeps.library.game import Seating, Settings, settled
from citysleeps.library.given import not_this, whole
from citysleeps.library.study import nobody_counts

MOST_GAMES = 20_000
NO_ROLES: Final[Mapping[str, int]] = {}


def balance(
    book: str | Book,
    seats: Seating,
    bots: Iterable[str] = (RANDOM, CAREFUL),
    *,
    settings: Settings | None = None,
    within: float = 0.05,
    most: int = MOST_GAMES,
    tries: int = 0,
    seed: str | int = "0",
    jobs: int = 1,
    progress: Callable[[int], None] = nobody_counts,
) -> Balance:
    """Find out how often each side wins if all seats have the same bot, for each of these bots.

    Games are played until every interval reaches at most `within` to either side, or `most` games were played. The
    interval holds at every look: in 95 cases of 100 the true share lies in it, however often one looks. Where theory
    says it exactly, nothing is played. With `tries`, every single change of the table is tried with the last bot, in
    so many games each. The same seed gives the same result in any number of `jobs`.

    >>> found = balance("original", 10, ["random"])
    >>> found.strengths[0].exact, found.strengths[0].sides["red"].share
    (True, 0.4)
    """
    setup = settled(book, seats, settings, seed)
    rules = BOOKS[setup.book]
    casts = {bot: cast_of(bot, rules._rules, setup.seats) for bot in entrants(bots, setup.book)}
    whole("most", most, 1)
    whole("tries", tries, 0)
    whole("jobs", jobs, 1)
    if not 0 < within < 1:
        raise not_this("within", within, "between 0 and 1; 0.05 is five points")
    try:
        found = [strength(setup, bot, cast, within, most, jobs, progress) for bot, cast in casts.items()]
        weaker = weaker_side(found[-1].sides)
        tried: list[Try] = list(single_changes(rules, setup, settings or {})) if tries and weaker else []
        moved = list(changes(setup, tried, casts[found[-1].bot], weaker, tries, jobs, progress)) if tried else []
    except Stuck as stuck:
        raise CitySleepsError(f"bots cannot play {rules.name} with these settings: {stuck}", "stuck") from stuck
    ranked = sorted(moved, key=lambda change: -change.more)
    return Balance(setup.book, len(setup.seats), setup.settings, setup.seed, tuple(found), weaker, tuple(ranked))


def single_changes(book: Book, setup: Setup, settings: Settings) -> Iterator[Try]:
    """Every table that differs by one thing: another value of a setting, a role more or fewer, or a seat."""
    seats = len(setup.seats)
    for setting in book.settings.values():
        if isinstance(setting.values, tuple):
            for value in setting.values:
                yield from one_change(book, setup, seats, settings, setting.name, value, f"{setting.name}={value}")
    if "roles" in book.settings:
        for said, roles, steps in other_roles(book.roles, book.composition(seats, setup.settings)):
            yield from one_change(book, setup, seats, settings, "roles", roles, said, steps)
    for other in (seats - 1, seats + 1):
        yield from one_change(book, setup, other, settings, "seats", other, f"{other} seats")


def other_roles(
    roles: Iterable[str], composition: Mapping[str, int]
) -> Iterator[tuple[str, tuple[str, ...], dict[str, int]]]:
    """One of each role more in the place of the most frequent one, and one fewer: in words, as a setting, in steps."""
    if not composition:
        return
    plain = max(composition, key=lambda role: composition[role])
    for role in roles:
        for step, sign in ((-1, "−"), (1, "+")):
            changed = {**composition, role: composition.get(role, 0) + step, plain: composition[plain] - step}
            if role != plain and min(changed.values()) >= 0:
                written = tuple(f"{one}={many}" for one, many in changed.items() if many)
                yield f"{role} {sign} 1", written, {role: step, plain: -step}


def one_change(
    book: Book,
    setup: Setup,
    seats: int,
    settings: Settings,
    name: str,
    value: Value,
    said: str,
    roles: Mapping[str, int] = NO_ROLES,
) -> Iterator[Try]:
    """This change, if it is one and such a table can be dealt."""
    changed = dict(settings) if name == "seats" else {**settings, name: value}
    try:
        other = settled(book, seats, changed, setup.seed)
    except BadSetup:
        return
    lobby = book._rules.lobby
    if lobby.hosted_by(other.settings) != lobby.hosted_by(setup.settings):  # bots lead no game
        return
    if name != "seats" and lobby.players(other.settings, seats) != lobby.players(setup.settings, seats):
        return  # a Host is drawn from the cards: somebody fewer would play
    if msgspec.structs.replace(other, seed="") != msgspec.structs.replace(setup, seed=""):
        yield Try(name, value, said, other, dict(roles))
