"""A tournament of bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from pathlib import Path

from citysleeps.agents.cast import RANDOM, Kind, room
from citysleeps.agents.random import Stuck
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.lab.calibration import Fit, calibrate
from citysleeps.lab.keeping import Head, kept, read_kept
from citysleeps.lab.tournament import Outcome, Standings, bouts_of, play_bouts, stand
from citysleeps.library.books import BOOKS, Book
from citysleeps.library.bots import Make, kind_of
from citysleeps.library.errors import Unknown
from citysleeps.library.game import Seating, Settings, settled
from citysleeps.library.given import by_name, listed, not_this, whole
from citysleeps.library.study import nobody_counts


def tournament(
    book: str | Book,
    seats: Seating,
    bots: Iterable[str] | Mapping[str, str | Make],
    games: int = 100,
    *,
    settings: Settings | None = None,
    seed: str | int = "0",
    jobs: int = 1,
    progress: Callable[[int], None] = nobody_counts,
    resume: str | Path | None = None,
) -> Standings:
    """Let every bot play each party of the book against every bot, so many games each.

    `bots` are names or `module:Class`, or a mapping of names to those and to classes. The same seed gives the same
    games in any number of `jobs`. `progress` is called with the number of games finished since the last call. With
    `resume`, what is finished is kept in that file, and the next call with the same file continues.

    >>> standings = tournament("original", 6, ["random", "careful"], games=20)
    >>> standings.of("careful", "random").shares["town"].won
    20
    """
    setup = settled(book, seats, settings, seed)
    rules = BOOKS[setup.book]._rules
    kinds = entrants(bots, rules.name)
    whole("games", games, 0)
    whole("jobs", jobs, 1)
    bouts = dict.fromkeys(bouts_of(kinds, games))
    done = []
    if resume is not None:
        over = read_kept(Path(resume), Head(setup, named(kinds)), Outcome, "tournament")
        done = [outcome for outcome in over if outcome.bout in bouts]
    for outcome in done:
        del bouts[outcome.bout]
    played = play_bouts(setup, kinds, list(bouts), jobs)
    if resume is not None:
        played = kept(Path(resume), played)

    def counted() -> Iterable[Outcome]:
        for outcome in chain(done, played):
            progress(outcome.bout.games)
            yield outcome

    try:
        return stand(setup, kinds, games, counted())
    except Stuck as stuck:
        raise CitySleepsError(f"bots cannot play {rules.name} with these settings: {stuck}", "stuck") from stuck


def calibrated(
    book: Book, seats: Seating, bots: Iterable[str], games: int, settings: Settings, seed: str, jobs: int
) -> list[Fit]:
    """How well the public belief fits the truth in every pairing of a tournament."""
    setup = settled(book, seats, settings, seed)
    fits = list(calibrate(setup, entrants(bots, setup.book), games, jobs))
    if not any(one.games for one in fits):
        raise CitySleepsError(f"there is no public belief for {setup.book} with these cards", "no_belief")
    return fits


def entrants(bots: Iterable[str] | Mapping[str, str | Make], book: str) -> dict[str, Kind]:
    """The bots by name. None may be named twice, and each must know the book."""
    given = list(by_name("bots", bots).items()) if isinstance(bots, Mapping) else [(bot, bot) for bot in of(bots)]
    kinds: dict[str, Kind] = {}
    for name, bot in given:
        kind = kind_of(bot)
        if name in kinds:
            raise CitySleepsError(f"{name} is named twice", "named_twice")
        if isinstance(kind, str) and kind not in (RANDOM, *room(book)):
            raise Unknown("unknown_bot", f"there is no bot {kind} for {book}")
        kinds[name] = kind
    if not kinds:
        raise CitySleepsError("name a bot", "bad_bots")
    return kinds


def named(kinds: dict[str, Kind]) -> tuple[str, ...]:
    """The bots as a file of finished games names them: `careful`, or `mine=careful` if it has a name of its own."""
    return tuple(name if name == said(kind) else f"{name}={said(kind)}" for name, kind in kinds.items())


def said(kind: Kind) -> str:
    if isinstance(kind, str):
        return kind
    return f"{kind.__module__}:{getattr(kind, '__qualname__', type(kind).__qualname__)}"


def of(bots: Iterable[str]) -> Iterable[str]:
    """Bots by name, which alone can be shown in a table."""
    for bot in listed("bots", bots):
        if not isinstance(bot, str):
            raise not_this("bots", bot, "a name; give a class in a mapping, such as {'mine': Mine}")
        yield bot
