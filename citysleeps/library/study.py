"""Many games by bots: to count, or to look at one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from citysleeps.agents.cast import Cast
from citysleeps.agents.random import Stuck
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.setup import Setup
from citysleeps.lab.simulate import Result, gather, play_game
from citysleeps.lab.simulate import simulate as simulated
from citysleeps.library.books import BOOKS, Book
from citysleeps.library.bots import Bots, cast_of
from citysleeps.library.data import new_folder, simulate_data
from citysleeps.library.game import Game, Seating, Settings, playing, settled
from citysleeps.library.given import whole


def nobody_counts(games: int) -> None:
    """Ignore the progress."""


def simulate(
    book: str | Book,
    seats: Seating,
    games: int = 1000,
    *,
    settings: Settings | None = None,
    bots: Bots = "random",
    seed: str | int = "0",
    jobs: int = 1,
    progress: Callable[[int], None] = nobody_counts,
    data: str | Path | None = None,
    beliefs: bool = False,
) -> Result:
    """Play many games with bots in `jobs` processes, and count the wins.

    The same seed gives the same games. `progress` is called with the number of games finished since the last call.
    With `data`, all games are written to that folder as tables (docs/data.md), with `beliefs` what the seats thought.

    >>> simulate("original", seats=10, games=100, seed=1).wins
    {'black': 58, 'red': 42}
    """
    setup = settled(book, seats, settings, seed)
    rules = BOOKS[setup.book]._rules
    cast = cast_of(bots, rules, setup.seats)
    whole("games", games, 0)
    whole("jobs", jobs, 1)
    try:
        if data is None:
            return gather(setup, simulated(setup, games, jobs, cast), progress)
        with new_folder(Path(data)) as tables:
            played = simulate_data(setup, games, jobs, cast, in_words(bots), beliefs, tables)
            return gather(setup, played, progress)
    except Stuck as stuck:
        raise CitySleepsError(f"bots cannot play {rules.name} with these settings: {stuck}", "stuck") from stuck


def in_words(bots: Bots) -> str:
    """Bots as the command line names them."""
    if isinstance(bots, Mapping):
        return ",".join(f"{name}={in_words(kind)}" for name, kind in bots.items())
    return bots if isinstance(bots, str) else f"{bots.__module__}:{getattr(bots, '__qualname__', '')}"


def play_games(
    book: str | Book,
    seats: Seating,
    games: int = 1000,
    *,
    settings: Settings | None = None,
    bots: Bots = "random",
    seed: str | int = "0",
) -> Iterator[Game]:
    """Yield the finished games that `simulate` counts, one by one.

    >>> [game.winner for game in play_games("original", seats=10, games=3, seed=1)]
    ['red', 'black', 'black']
    """
    setup = settled(book, seats, settings, seed)
    cast = cast_of(bots, BOOKS[setup.book]._rules, setup.seats)
    return (one_game(setup, number, cast) for number in range(whole("games", games, 0)))


def one_game(setup: Setup, number: int, cast: Cast) -> Game:
    try:
        return playing(play_game(setup, number, cast))
    except Stuck as stuck:
        raise CitySleepsError(f"bots cannot play {setup.book} with these settings: {stuck}", "stuck") from stuck
