"""The commands of the laboratory: many games, and what they say."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import Progress, ProgressColumn, SpinnerColumn, TextColumn

import citysleeps
from citysleeps.agents.cast import CAREFUL, RANDOM
from citysleeps.console import keep, wrong
from citysleeps.lab.bars import bars
from citysleeps.lab.calibration import reliability
from citysleeps.lab.heat import heat_map
from citysleeps.lab.ladder import ladder
from citysleeps.lab.ratings import Rating
from citysleeps.notation.record import BadRecord
from citysleeps.printing import (
    counted,
    show_balance,
    show_fits,
    show_league,
    show_learned,
    show_scores,
    show_standings,
    show_sweep,
)

SEATS = click.option("--seats", required=True, type=int, help="Number of seats.")
SETTINGS = click.option(
    "--set", "settings", multiple=True, metavar="KEY=VALUE", help="Change a setting of the book; may be repeated."
)
SEED = click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
JOBS = click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, 256), help="Number of processes.")
JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


@click.command("simulate")
@click.argument("book")
@SEATS
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="Number of games.")
@SETTINGS
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help="random, careful, reasoning, gentle or MODULE:CLASS, or for each party or seat: PARTY=careful,A=MODULE:CLASS.",
)
@SEED
@JOBS
@click.option("--record", type=click.Path(path_type=Path), help="Write the first game to this file, for replay.")
@click.option(
    "--data", type=click.Path(path_type=Path), help="Write all games to this new folder, as tables of Parquet."
)
@click.option("--beliefs", is_flag=True, help="With --data: work out what every seat thought. This takes long.")
@JSON
def simulate_command(
    book: str,
    seats: int,
    games: int,
    settings: tuple[str, ...],
    bots: str,
    seed: str,
    jobs: int,
    record: Path | None,
    data: Path | None,
    beliefs: bool,
    as_json: bool,
) -> None:
    """Play games with bots and count who wins."""
    if beliefs and data is None:
        wrong("--beliefs needs --data: it adds a table to those")
    if ":" in bots:
        find_own_bots()
    rules = citysleeps.BOOKS[book]
    cast = read_cast(bots, rules)
    chosen = read_settings(settings, rules)
    with counting(f"{book}, {seats} seats", games) as count:
        result = citysleeps.simulate(
            rules,
            seats,
            games,
            settings=chosen,
            bots=cast,
            seed=seed,
            jobs=jobs,
            progress=count,
            data=data,
            beliefs=beliefs,
        )
    if record is not None:
        [first] = citysleeps.play_games(rules, seats, 1, settings=chosen, bots=cast, seed=seed)
        keep(record, first.record())
    if as_json:
        click.echo(msgspec.json.encode(result))
        return
    took = f"in {result.seconds:.1f} s: {result.games_per_second} games/s"
    click.echo(f"{counted(games, 'game')} of {book}, {seats} seats, {took}")
    width = max(10, *map(len, result.wins))
    for winner, wins in result.wins.items():
        click.echo(f"  {winner:{width}} {wins:8}  {100 * wins / games:5.1f} %")


@click.command("tournament")
@click.argument("book")
@click.argument("bots", nargs=-1, required=True, metavar="BOT…")
@SEATS
@click.option(
    "--games", default=100, show_default=True, type=click.IntRange(1), help="Number of games of each pairing."
)
@SETTINGS
@SEED
@JOBS
@click.option("--svg", type=click.Path(path_type=Path), help="Draw the standings to this file.")
@click.option(
    "--calibration",
    type=click.Path(path_type=Path),
    help="Play the games once more, print how well the public belief fits the truth, and draw it to this file.",
)
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    help="Keep in this file what is finished; if it is there, continue from it.",
)
@JSON
def tournament_command(
    book: str,
    bots: tuple[str, ...],
    seats: int,
    games: int,
    settings: tuple[str, ...],
    seed: str,
    jobs: int,
    svg: Path | None,
    calibration: Path | None,
    resume: Path | None,
    as_json: bool,
) -> None:
    """Let every bot play both parties of a book against every bot.

    A BOT is random, careful, reasoning, gentle or MODULE:CLASS.
    """
    find_own_bots()
    rules = citysleeps.BOOKS[book]
    chosen = read_settings(settings, rules)
    with counting(f"{book}, {seats} seats", games * len(bots) ** 2) as count:
        standings = citysleeps.tournament(
            rules, seats, bots, games, settings=chosen, seed=seed, jobs=jobs, progress=count, resume=resume
        )
    if svg is not None:
        keep(svg, heat_map(standings).encode())
    from citysleeps.library.contest import calibrated  # as late as the library itself

    fits = [] if calibration is None else calibrated(rules, seats, bots, games, chosen, seed, jobs)
    if calibration is not None:
        keep(calibration, reliability(fits).encode())
    if as_json:
        more = {} if calibration is None else {"calibration": fits}
        click.echo(msgspec.json.encode(msgspec.to_builtins(standings) | more))
        return
    show_standings(standings)
    if calibration is not None:
        show_fits(standings.parties, fits)


@click.command("league")
@click.argument("book")
@click.argument("bots", nargs=-1, required=True, metavar="BOT…")
@SEATS
@click.option(
    "--rounds",
    default=20,
    show_default=True,
    type=click.IntRange(1),
    help="Number of deals; each is played several times.",
)
@click.option("--mixed", is_flag=True, help="Seat all bots at one table, and move them on from game to game.")
@SETTINGS
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same deals.")
@JOBS
@click.option("--svg", type=click.Path(path_type=Path), help="Draw the ratings to this file.")
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    help="Keep every finished game in this file; if it is there, continue from it.",
)
@JSON
def league_command(
    book: str,
    bots: tuple[str, ...],
    seats: int,
    rounds: int,
    mixed: bool,
    settings: tuple[str, ...],
    seed: str,
    jobs: int,
    svg: Path | None,
    resume: Path | None,
    as_json: bool,
) -> None:
    """Rate bots and language models by games against one another.

    A BOT is random, careful, reasoning, gentle or MODULE:CLASS; or NAME=BOT, to give it a name.
    """
    find_own_bots()
    rules = citysleeps.BOOKS[book]
    chosen = read_settings(settings, rules)
    named = [bot.rpartition("=") for bot in bots]
    names = [name or bot for name, _, bot in named]
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        wrong(f"{twice[0]} is named twice; write NAME={twice[0]} to give it another name")
    games = rounds * (len(names) if mixed else len(names) * (len(names) - 1))
    with counting(f"{book}, {seats} seats", games) as count:
        table = citysleeps.league(
            rules,
            seats,
            dict(zip(names, (bot for _, _, bot in named), strict=True)),
            rounds,
            mixed=mixed,
            settings=chosen,
            seed=seed,
            jobs=jobs,
            progress=count,
            resume=resume,
        )
    if svg is not None:
        title = f"{table.book}, {table.seats} seats: ratings"
        note = f"{table.games} games; on Elo's scale, with 95 % intervals"
        ratings = [Rating(place.bot, place.rating, place.low, place.high) for place in table.places]
        keep(svg, ladder(title, note, ratings).encode())
    if as_json:
        click.echo(msgspec.json.encode(table))
        return
    show_league(table)


@click.command("learn")
@click.argument("book")
@SEATS
@click.option("--out", required=True, type=click.Path(path_type=Path), help="Write the numbers to this file.")
@click.option("--rounds", default=60, show_default=True, type=click.IntRange(0), help="Each tries one number.")
@click.option(
    "--games", default=20, show_default=True, type=click.IntRange(2), help="Games of each pairing in a round."
)
@click.option(
    "--check",
    "checked",
    default=200,
    show_default=True,
    type=click.IntRange(2),
    help="Games of each pairing in the end, which show whether the learned numbers are better.",
)
@click.option("--number", "names", multiple=True, metavar="NAME", help="Try only this number; may be repeated.")
@click.option(
    "--start",
    type=click.Path(path_type=Path),
    help="Begin with the numbers in this file.  [default: those of the bots]",
)
@SETTINGS
@SEED
@JOBS
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    help="Keep every finished round in this file; if it is there, continue from it.",
)
@JSON
def learn_command(
    book: str,
    seats: int,
    out: Path,
    rounds: int,
    games: int,
    checked: int,
    names: tuple[str, ...],
    start: Path | None,
    settings: tuple[str, ...],
    seed: str,
    jobs: int,
    resume: Path | None,
    as_json: bool,
) -> None:
    """Learn the numbers by which the reasoning bots of a book think, in games against liars and earlier numbers.

    The file gets the learned numbers only if they are clearly better in games that had no part in the learning.
    """
    from citysleeps.library.learning import learn, read_numbers  # as late as the library itself

    rules = citysleeps.BOOKS[book]
    chosen = read_settings(settings, rules)
    begun = read_numbers(start, rules.name) if start is not None else None
    given = [f"--set {one}" for one in settings] + [f"--number {one}" for one in names]
    command = " ".join([f"citysleeps learn {book} --seats {seats} --rounds {rounds} --games {games}", *given])
    with progress_bar() as progress:
        task = progress.add_task(f"{book}, {seats} seats", total=None)
        done = 0

        def count(played: int, each: int) -> None:
            nonlocal done
            done += played
            progress.update(task, completed=done, total=max(done, rounds * each))

        learned = learn(
            rules,
            seats,
            rounds,
            games,
            checked,
            names=names,
            start=begun,
            settings=chosen,
            seed=seed,
            jobs=jobs,
            progress=count,
            resume=resume,
            command=f"{command} --check {checked} --seed {seed}",
        )
    keep(out, learned.text.encode())
    if as_json:
        click.echo(msgspec.json.encode(learned))
        return
    show_learned(learned)


@click.command("balance")
@click.argument("book")
@click.argument("bots", nargs=-1, metavar="[BOT…]")
@SEATS
@SETTINGS
@click.option(
    "--within",
    default=5.0,
    show_default=True,
    type=click.FloatRange(0.1, 50),
    help="Play until every chance is known to so many points to either side.",
)
@click.option("--games", default=20_000, show_default=True, type=click.IntRange(1), help="The most games for each bot.")
@click.option(
    "--changes",
    default=0,
    show_default=True,
    type=click.IntRange(0),
    help="Try every single change of the table in so many games each, with the last bot.",
)
@SEED
@JOBS
@click.option("--svg", type=click.Path(path_type=Path), help="Draw the balance to this file.")
@JSON
def balance_command(
    book: str,
    bots: tuple[str, ...],
    seats: int,
    settings: tuple[str, ...],
    within: float,
    games: int,
    changes: int,
    seed: str,
    jobs: int,
    svg: Path | None,
    as_json: bool,
) -> None:
    """Find out whether a table is fair: how often each side wins with bots, and what single changes would do.

    A BOT is random, careful, reasoning, gentle or MODULE:CLASS; random and careful if none is named.
    """
    find_own_bots()
    rules = citysleeps.BOOKS[book]
    chosen = read_settings(settings, rules)
    with counting(f"{book}, {seats} seats") as count:
        found = citysleeps.balance(
            rules,
            seats,
            bots or (RANDOM, CAREFUL),
            settings=chosen,
            within=within / 100,
            most=games,
            tries=changes,
            seed=seed,
            jobs=jobs,
            progress=count,
        )
    if svg is not None:
        keep(svg, bars(found).encode())
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    show_balance(found)


@click.command("sweep")
@click.argument("book", metavar="BOOK|PLAN.yaml")
@click.option("--seats", default="", help="Numbers of seats: 10, 8-12 or 8,10,12.")
@click.option(
    "--set", "settings", multiple=True, metavar="KEY=VALUE,…", help="Values to try for a setting; may be repeated."
)
@click.option(
    "--bots",
    multiple=True,
    help="Who plays, as for simulate; may be repeated, and then all are tried.  [default: careful]",
)
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="Games of each cell.")
@SEED
@click.option("--out", required=True, type=click.Path(path_type=Path), help="The folder to keep everything in.")
@click.option("--scheduler", default="", metavar="ADDRESS", help="Play on the workers of this Dask scheduler.")
@click.option(
    "--jobs",
    type=click.IntRange(1, 256),
    help="Without --scheduler: number of processes.  [default: one for each processor]",
)
@JSON
def sweep_command(
    book: str,
    seats: str,
    settings: tuple[str, ...],
    bots: tuple[str, ...],
    games: int,
    seed: str,
    out: Path,
    scheduler: str,
    jobs: int | None,
    as_json: bool,
) -> None:
    """Play every table of a grid, on many processors or machines: all numbers of seats with all values of all settings.

    A file PLAN.yaml says the same as the options. If the command is stopped, the same command continues.
    """
    from citysleeps.library import grid, sweep

    find_own_bots()
    if book.endswith((".yaml", ".yml")):
        if seats or settings or bots:
            wrong("a plan says everything: leave out --seats, --set and --bots")
        plan = grid.read_plan(Path(book))
    else:
        if not seats:
            wrong("say how many seats: --seats 8-12")
        tried = {key: value.split(",") for key, value in read_settings(settings, citysleeps.BOOKS[book]).items()}
        plan = grid.Plan(
            book=book,
            seats=read_range(seats),
            settings={key: [*values] for key, values in tried.items()},
            bots=bots or (CAREFUL,),
            games=games,
            seed=seed,
        )
    undealt: list[str] = []
    with progress_bar() as progress:
        task = progress.add_task(plan.book, total=None)

        def count(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        def left_out(why: str) -> None:
            undealt.append(why)
            click.echo(f"left out  {why}", err=True)

        processes = jobs or os.cpu_count() or 1
        if scheduler or processes > 1:
            with sweep.many(scheduler, processes) as work:
                lines = sweep.sweep(plan, out, work, count, left_out)
        else:
            lines = sweep.sweep(plan, out, sweep.alone, count, left_out)
    if as_json:
        click.echo(msgspec.json.encode(lines))
    else:
        show_sweep(lines)
    if undealt:
        raise SystemExit(1)


def read_range(text: str) -> list[int]:
    """The numbers that `10`, `8-12` or `8,10-12` means."""
    found: list[int] = []
    for part in text.split(","):
        first, dash, last = part.partition("-")
        is_range = first.isdecimal() and (last.isdecimal() if dash else not last)
        if not is_range or len(part) > 6 or int(last or first) < int(first):
            wrong(f"--seats {text}: write 10, 8-12 or 8,10,12")
        found += range(int(first), int(last or first) + 1)
    return list(dict.fromkeys(found))


@click.command("data")
@click.argument("records", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="RECORD…")
@click.option("--out", required=True, type=click.Path(path_type=Path), help="The new folder to write to.")
@click.option("--beliefs", is_flag=True, help="Work out what every seat thought. This takes long.")
def data_command(records: tuple[Path, ...], out: Path, beliefs: bool) -> None:
    """Write recorded games to a folder as tables of Parquet: games, seats, answers, facts, claims, votes, beliefs.

    A RECORD is a file, or a folder of files that end in .jsonl or .ndjson. A damaged record is named and left out;
    then the exit code is 1.
    """
    from citysleeps.library.data import record_paths

    paths = record_paths(records)
    damaged = 0

    def left_out(bad: BadRecord) -> None:
        nonlocal damaged
        damaged += 1
        click.echo(f"left out  {' '.join(str(bad).split())}", err=True)

    with progress_bar() as progress:
        written = citysleeps.write_data(
            progress.track(paths, description="records"), out, beliefs=beliefs, left_out=left_out
        )
    click.echo(f"{counted(written, 'game')} written to {out}; {counted(damaged, 'record')} left out.")
    if damaged:
        raise SystemExit(1)


@click.command("scores")
@click.argument("records", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="RECORD…")
@JSON
def scores_command(records: tuple[Path, ...], as_json: bool) -> None:
    """Say how every player of recorded games won, voted, lied and believed, by name.

    A RECORD is a file, or a folder of files that end in .jsonl or .ndjson. A damaged or unfinished record is named and
    left out; then the exit code is 1.
    """
    from citysleeps.library.data import record_paths

    damaged = 0

    def left_out(bad: BadRecord) -> None:
        nonlocal damaged
        damaged += 1
        click.echo(f"left out  {' '.join(str(bad).split())}", err=True)

    with progress_bar() as progress:
        found = citysleeps.scores(progress.track(record_paths(records), description="records"), left_out=left_out)
    if as_json:
        click.echo(msgspec.json.encode(found))
    elif found:
        show_scores(found)
    if damaged:
        raise SystemExit(1)


def find_own_bots() -> None:
    """Look for modules in the current folder too."""
    sys.path.insert(0, str(Path.cwd()))


def progress_bar(*columns: ProgressColumn) -> Progress:
    """A progress bar on the terminal, if there is one."""
    return Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True)


@contextmanager
def counting(title: str, total: int | None = None) -> Iterator[Callable[[int], None]]:
    """Show how many games are done, out of so many if that is known. It yields a function that counts more of them."""
    endless = (TextColumn("{task.description}"), SpinnerColumn(), TextColumn("{task.completed} games"))
    with progress_bar(*(endless if total is None else ())) as progress:
        task = progress.add_task(title, total=total)
        yield lambda done: progress.advance(task, done)


def read_settings(pairs: tuple[str, ...], book: citysleeps.Book) -> dict[str, str]:
    settings = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            wrong(f"--set {pair}: a setting is written KEY=VALUE, such as preset={next(iter(book.presets))}")
        settings[key] = value
    return settings


def read_cast(text: str, book: citysleeps.Book) -> str | dict[str, str]:
    """One bot for all seats, or one for each party or seat; who is not named plays at random."""
    if "=" not in text:
        return text
    cast: dict[str, str] = {}
    for pair in text.split(","):
        party, equals, bot = pair.partition("=")
        if not equals or not party or not bot:
            example = ",".join(f"{one}={CAREFUL}" for one in book.parties)
            wrong(f"--bots {text}: bots are written NAME or PARTY=NAME, such as {example or CAREFUL}")
        if party in cast:
            wrong(f"--bots {text}: {party} is named twice")
        cast[party] = bot
    return cast


COMMANDS = (
    *(simulate_command, tournament_command, league_command, learn_command, balance_command, sweep_command),
    *(data_command, scores_command),
)
