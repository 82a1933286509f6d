"""Learn the numbers of the reasoning bots of a book."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf
from pathlib import Path
from tomllib import TOMLDecodeError

from citysleeps.agents.random import Stuck
from citysleeps.agents.reasoning.numbers import Numbers, numbers_of
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.lab.keeping import kept, read_kept
from citysleeps.lab.learning import Learned, Plan, Pupil, Round, can_learn, check, games_of_round, rounds_of
from citysleeps.library.books import Book
from citysleeps.library.game import Seating, Settings, settled


def learn(
    book: str | Book,
    seats: Seating,
    rounds: int,
    games: int,
    checked: int,
    *,
    names: Iterable[str] = (),
    start: Numbers | None = None,
    settings: Settings | None = None,
    seed: str = "0",
    jobs: int = 1,
    progress: Callable[[int, int], None],
    resume: Path | None = None,
    command: str = "citysleeps learn",
) -> Learned:
    """Try so many numbers, one in each round, and check in so many games what came of it.

    `names` are the numbers to try, all if there are none; `start` are those to begin with. `progress` is
    called with the games played since the last call and those that one more round takes.
    """
    setup = settled(book, seats, settings, seed)
    need_numbers(setup.book)
    first = start if start is not None else numbers_of(setup.book)
    known = first.names()
    wanted = tuple(names) or tuple(known)
    strange = [name for name in wanted if name not in known]
    if strange:
        raise CitySleepsError(f"there is no number {strange[0]} to learn; there are {', '.join(known)}", "no_number")
    pupil = Pupil(Plan(setup, games, wanted, first.text))

    def count(done: int) -> None:
        progress(done, games_of_round(pupil))

    over = read_kept(resume, pupil.plan, Round, "learning") if resume is not None else []
    for done in over[:rounds]:
        pupil.take(done)
        count(games_of_round(pupil))
    try:
        played = rounds_of(pupil, rounds, jobs, count)
        for _ in played if resume is None else kept(resume, played):
            pass
        return check(pupil, checked, jobs, count, command)
    except Stuck as stuck:
        raise CitySleepsError(f"bots cannot play {setup.book} with these settings: {stuck}", "stuck") from stuck


def need_numbers(book: str) -> None:
    if not can_learn(book):
        raise CitySleepsError(f"there are no numbers to learn for {book}", "nothing_to_learn")


def read_numbers(path: Path, book: str) -> Numbers:
    """The numbers in a file, such as `learn` writes for this book."""
    need_numbers(book)
    try:
        read = Numbers(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CitySleepsError(f"{path} cannot be read: {error.strerror}", "bad_file") from error
    except (UnicodeDecodeError, TOMLDecodeError, LookupError, TypeError, AttributeError) as error:
        raise CitySleepsError(
            f"{path} is not a file of numbers such as `citysleeps learn` writes", "bad_file"
        ) from error
    missing = [name for name in numbers_of(book).all if name not in read.all]
    if missing:
        raise CitySleepsError(f"{path} has not the numbers of {book}: no {missing[0]}", "bad_file")
    for name, number in read.all.items():
        most = 1.0 if name in read.chances else inf
        if type(number) not in (int, float) or not 0.0 <= number <= most:
            raise CitySleepsError(f"{path} has no usable number {name}: {number}", "bad_file")
    return read
