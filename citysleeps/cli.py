"""The command line: `citysleeps serve`, `simulate`, `referee` and others; `citysleeps --help` lists them."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import NoReturn

import click
import msgspec
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table as Columns
from rich.text import Text

import citysleeps
from citysleeps.agents.cast import CAREFUL, RANDOM
from citysleeps.agents.odds import odds
from citysleeps.books.shelf import SHELF
from citysleeps.console import take_every_letter
from citysleeps.kernel import play
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.seats import ALL
from citysleeps.kernel.setup import BadSetup, Value
from citysleeps.lab.bars import bars
from citysleeps.lab.calibration import Fit, reliability
from citysleeps.lab.chart import Chart
from citysleeps.lab.heat import heat_map
from citysleeps.lab.ladder import ladder
from citysleeps.lab.ratings import Rating
from citysleeps.notation.expectations import Fails
from citysleeps.notation.protocol import protocol_of
from citysleeps.notation.record import BadRecord, content_of, parse
from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import read_scenarios
from citysleeps.notation.verify import ByHand, NotFair, NotFinished, OtherRules
from citysleeps.notation.verify import verify as verify_record
from citysleeps.notation.words import NotUnderstood, nearest
from citysleeps.server.claim import claim
from citysleeps.store.address import is_postgres, public_name
from citysleeps.store.copy import at_hand, copy
from citysleeps.store.open import open_store
from citysleeps.store.port import Unavailable
from citysleeps.table.beat import BEAT_SECONDS
from citysleeps.table.examine import GOES_ON, NO_GAME, REFUSED, VOID, examine
from citysleeps.table.hall import OPEN_DAYS
from citysleeps.table.house import ARCHIVE_DAYS
from citysleeps.table.robots import BOT_SECONDS
from citysleeps.views import protocol
from citysleeps.views.translating import COMMON, NAME, report, translated
from citysleeps.views.view import view
from citysleeps.views.words import LANGUAGES, words


def wrong(message: str) -> NoReturn:
    """End with one line that says what is wrong, and exit code 2."""
    raise click.UsageError(message)


def network(text: str) -> IPv4Network | IPv6Network:
    """Read 10.0.0.5 or 10.0.0.0/24."""
    try:
        return ip_network(text)
    except ValueError as error:
        raise click.BadParameter(f"{text} is not an address or a network: {error}") from error


def node_address(context: click.Context, option: click.Parameter, text: str) -> str:
    """Check an address such as http://10.0.0.2:8000."""
    if text and not re.fullmatch(r"http://[^/?#@\s]+:\d+", text):
        raise click.BadParameter(f"{text} is not an address such as http://10.0.0.2:8000")
    return text


def build() -> str:
    return "interpreted" if str(play.__file__).endswith(".py") else "compiled"


class Commands(click.Group):
    """Suggests the nearest command for one that does not exist."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        found = super().get_command(ctx, cmd_name)
        if found is None:
            wrong(f"there is no command {cmd_name}; {nearest(cmd_name, self.list_commands(ctx))}")
        return found


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(f"{citysleeps.__version__} ({build()})", prog_name="citysleeps")
def cli() -> None:
    """City Sleeps: the Mafia family of party games, played by the book.

    Start with `citysleeps serve`: it opens tables for people and their phones. The other commands look after its
    database, play games with bots, referee scenarios, and tell and check records of games.
    """


@cli.command()
@click.option(
    "--host", default="0.0.0.0", show_default=True, help="Address to listen on; 127.0.0.1 for this machine alone."
)
@click.option(
    "--port",
    default=8000,
    show_default=True,
    type=click.IntRange(0, 65535),
    help="Port to listen on; 0 for any free one.",
)
@click.option(
    "--database",
    default="citysleeps.db",
    show_default=True,
    help="Where tables are stored: a file, or a database postgresql://…",
)
@click.option(
    "--node",
    default="",
    callback=node_address,
    metavar="http://HOST:PORT",
    help="Run as one of several servers on one PostgreSQL database: the address where the others reach this one.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    help="Another web page that may use this server, such as https://play.example; may be repeated.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    type=network,
    help="Trust proxies at this address or network to name the client; may be repeated.  [default: this machine]",
)
@click.option(
    "--bot-seconds",
    default=BOT_SECONDS,
    show_default=True,
    type=click.FloatRange(0, 60),
    help="Longest time a bot takes to answer.",
)
@click.option(
    "--beat-seconds",
    default=BEAT_SECONDS,
    show_default=True,
    type=click.FloatRange(0, 5),
    help="At night, send to all phones only this often, so that the traffic does not show who acts; 0: send at once.",
)
@click.option(
    "--open-days",
    default=OPEN_DAYS,
    show_default=True,
    type=click.IntRange(0),
    help="Days without activity after which a table is no longer found; 0: never.",
)
@click.option(
    "--archive-days",
    default=ARCHIVE_DAYS,
    show_default=True,
    type=click.IntRange(0),
    help="Days without activity after which a table is packed into less space; 0: never.",
)
@click.option(
    "--keep-days",
    default=0,
    show_default=True,
    type=click.IntRange(0),
    help="Days without activity after which a table and its records are deleted; 0: never.",
)
@click.option(
    "--log",
    "journal",
    default="text",
    show_default=True,
    type=click.Choice(["text", "json"]),
    help="Format of the log.",
)
@click.option("--unlimited", is_flag=True, help="No rate limits, for load tests only.")
def serve(
    host: str,
    port: int,
    database: str,
    node: str,
    origins: tuple[str, ...],
    bot_seconds: float,
    beat_seconds: float,
    open_days: int,
    archive_days: int,
    keep_days: int,
    journal: str,
    unlimited: bool,
    proxies: tuple[IPv4Network | IPv6Network, ...],
) -> None:
    """Open tables for people and their phones."""
    from citysleeps.server.serve import serve as start  # the web framework: only this command needs it

    if node and not is_postgres(database):
        wrong("--node needs a database that several servers share: --database postgresql://…")
    days = (open_days, archive_days, keep_days)
    try:
        start(host, port, database, bot_seconds, beat_seconds, origins, not unlimited, *days, journal, proxies, node)
    except Unavailable as error:
        wrong(str(error))


@cli.command("mcp")
@click.option(
    "--server",
    default="http://127.0.0.1:8000",
    show_default=True,
    help="The City Sleeps server at whose tables the assistant plays.",
)
def mcp_command(server: str) -> None:
    """Let an AI assistant join a live table and play.

    Speaks the Model Context Protocol on stdin and stdout; an assistant starts it by itself. Needs the extra `models`:
    pip install 'citysleeps[models]'
    """
    if not re.fullmatch(r"https?://[^/?#@\s]+/?", server):
        wrong(f"{server} is not the address of a server, such as http://127.0.0.1:8000")
    try:
        from citysleeps.models.mcp import served
    except ModuleNotFoundError as error:
        wrong(f"{error.name} is not installed: pip install 'citysleeps[models]'")
    served(server).run()


@cli.command("copy")
@click.argument("source")
@click.argument("target")
def copy_command(source: str, target: str) -> None:
    """Copy all tables to an empty database, and compare them.

    A database is a file or an address postgresql://… Stop the server first: none may use either database meanwhile.
    """

    async def copy_all() -> tuple[int, int]:
        async with open_store(source, node="") as one:
            with claim(source):
                async with open_store(target, node="") as other:
                    with claim(target):
                        return await copy(one, other)

    need_file(source)
    try:
        tables, rows = asyncio.run(copy_all())
    except Unavailable as error:
        wrong(str(error))
    click.echo(
        f"Copied {tables} tables with {rows} rows to {public_name(target)} and compared them: they are the same."
    )


@cli.command("check")
@click.argument("database")
def check_command(database: str) -> None:
    """Before an update: say which games this version can continue.

    A database is a file or an address postgresql://… A server may use it meanwhile, and nothing is changed. The exit
    code is 1 if a game would end or a table cannot be opened.
    """

    async def check(opened: str) -> Counter[str]:
        fates: Counter[str] = Counter()
        async with open_store(opened) as store:
            async for code, fate, why in examine(store):
                fates[fate] += 1
                if why:
                    click.echo(f"{code}  {fate}: {why}")
        return fates

    need_file(database)
    try:
        with at_hand(database) as opened:
            fates = asyncio.run(check(opened))
    except Unavailable as error:
        wrong(str(error))
    click.echo(f"{fates[GOES_ON]} games can continue; {fates[NO_GAME]} tables have no game at the moment.")
    click.echo(f"{fates[VOID]} games would end void; {fates[REFUSED]} tables cannot be opened.")
    if fates[VOID] or fates[REFUSED]:
        raise SystemExit(1)


@cli.command("delete")
@click.argument("code")
@click.option("--database", default="citysleeps.db", show_default=True, help="A file or an address postgresql://…")
def delete_command(code: str, database: str) -> None:
    """Delete a table and everything done and said there. A server may be running."""

    async def delete() -> bool:
        async with open_store(database) as store:
            return await store.delete(code.upper())

    need_file(database)
    try:
        is_gone = asyncio.run(delete())
    except Unavailable as error:
        wrong(str(error))
    if not is_gone:
        wrong(f"there is no table {code.upper()} in {public_name(database)}")
    click.echo(f"Table {code.upper()} is deleted.")


def need_file(database: str) -> None:
    if not is_postgres(database) and not Path(database).is_file():
        wrong(f"{database}: there is no such file")


@cli.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def books(as_json: bool) -> None:
    """List the rulebooks with their seats, presets and settings."""
    described = {name: book.lobby.describe() for name, book in SHELF.items()}
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(described)))
        return
    for name, about in described.items():
        click.echo(f"{name} {about.title}; {about.seats[0]} to {about.seats[1]} seats")
        click.echo(f"presets: {', '.join(about.presets)}")
        columns = Columns("setting", "values", "default", "clause", box=None)
        for setting, row in about.settings.items():
            values = row.values if isinstance(row.values, str) else ", ".join(map(in_word, row.values))
            columns.add_row(setting, values, in_word(row.default), row.clause)
        Console().print(columns)


def in_word(value: Value | None) -> str:
    return "-" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


@cli.command("simulate")
@click.argument("book")
@click.option("--seats", required=True, type=int, help="Number of seats.")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="Number of games.")
@click.option(
    "--set", "settings", multiple=True, metavar="KEY=VALUE", help="Change a setting of the book; may be repeated."
)
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help="random, careful, reasoning or MODULE:CLASS, or for each party or seat: PARTY=careful,A=MODULE:CLASS.",
)
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, 256), help="Number of processes.")
@click.option("--record", type=click.Path(path_type=Path), help="Write the first game to this file, for replay.")
@click.option(
    "--data", type=click.Path(path_type=Path), help="Write all games to this new folder, as tables of Parquet."
)
@click.option("--beliefs", is_flag=True, help="With --data: work out what every seat thought. This takes long.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
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
    if ":" in bots:
        sys.path.insert(0, str(Path.cwd()))  # where somebody's own bots are
    rules = citysleeps.BOOKS[book]
    cast = read_cast(bots, rules)
    chosen = read_settings(settings, rules)
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(f"{book}, {seats} seats", total=games)

        def count(done: int) -> None:
            progress.advance(task, done)

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
    click.echo(f"{games} games of {book}, {seats} seats, in {result.seconds:.1f} s: {result.games_per_second} games/s")
    for winner, wins in result.wins.items():
        click.echo(f"  {winner:10} {wins:8}  {100 * wins / games:5.1f} %")


@cli.command("tournament")
@click.argument("book")
@click.argument("bots", nargs=-1, required=True, metavar="BOT…")
@click.option("--seats", required=True, type=int, help="Number of seats.")
@click.option(
    "--games", default=100, show_default=True, type=click.IntRange(1), help="Number of games of each pairing."
)
@click.option(
    "--set", "settings", multiple=True, metavar="KEY=VALUE", help="Change a setting of the book; may be repeated."
)
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, 256), help="Number of processes.")
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
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
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

    A BOT is random, careful, reasoning or MODULE:CLASS.
    """
    sys.path.insert(0, str(Path.cwd()))  # where somebody's own bots are
    rules = citysleeps.BOOKS[book]
    chosen = read_settings(settings, rules)
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(f"{book}, {seats} seats", total=games * len(bots) ** 2)

        def count(done: int) -> None:
            progress.advance(task, done)

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


@cli.command("league")
@click.argument("book")
@click.argument("bots", nargs=-1, required=True, metavar="BOT…")
@click.option("--seats", required=True, type=int, help="Number of seats.")
@click.option(
    "--rounds",
    default=20,
    show_default=True,
    type=click.IntRange(1),
    help="Number of deals; each is played several times.",
)
@click.option("--mixed", is_flag=True, help="Seat all bots at one table, and move them on from game to game.")
@click.option(
    "--set", "settings", multiple=True, metavar="KEY=VALUE", help="Change a setting of the book; may be repeated."
)
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same deals.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, 256), help="Number of processes.")
@click.option("--svg", type=click.Path(path_type=Path), help="Draw the ratings to this file.")
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    help="Keep every finished game in this file; if it is there, continue from it.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
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

    A BOT is random, careful, reasoning or MODULE:CLASS; or NAME=BOT, to give it a name.
    """
    sys.path.insert(0, str(Path.cwd()))  # where somebody's own bots are
    rules = citysleeps.BOOKS[book]
    chosen = read_settings(settings, rules)
    named = [bot.rpartition("=") for bot in bots]
    names = [name or bot for name, _, bot in named]
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        wrong(f"{twice[0]} is named twice; write NAME={twice[0]} to give it another name")
    games = rounds * (len(names) if mixed else len(names) * (len(names) - 1))
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(f"{book}, {seats} seats", total=games)

        def count(done: int) -> None:
            progress.advance(task, done)

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


@cli.command("balance")
@click.argument("book")
@click.argument("bots", nargs=-1, metavar="[BOT…]")
@click.option("--seats", required=True, type=int, help="Number of seats.")
@click.option(
    "--set", "settings", multiple=True, metavar="KEY=VALUE", help="Change a setting of the book; may be repeated."
)
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
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, 256), help="Number of processes.")
@click.option("--svg", type=click.Path(path_type=Path), help="Draw the balance to this file.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
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

    A BOT is random, careful, reasoning or MODULE:CLASS; random and careful if none is named.
    """
    sys.path.insert(0, str(Path.cwd()))  # where somebody's own bots are
    rules = citysleeps.BOOKS[book]
    chosen = read_settings(settings, rules)
    with Progress(
        TextColumn("{task.description}"),
        SpinnerColumn(),
        TextColumn("{task.completed} games"),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    ) as progress:
        task = progress.add_task(f"{book}, {seats} seats", total=None)

        def count(done: int) -> None:
            progress.advance(task, done)

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


@cli.command("sweep")
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
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@click.option("--out", required=True, type=click.Path(path_type=Path), help="The folder to keep everything in.")
@click.option("--scheduler", default="", metavar="ADDRESS", help="Play on the workers of this Dask scheduler.")
@click.option(
    "--jobs",
    type=click.IntRange(1, 256),
    help="Without --scheduler: number of processes.  [default: one for each processor]",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
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

    sys.path.insert(0, str(Path.cwd()))  # where somebody's own bots are
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
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(plan.book, total=None)

        def count(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        def left_out(why: str) -> None:
            click.echo(f"left out  {why}", err=True)

        processes = jobs or os.cpu_count() or 1
        if scheduler or processes > 1:
            with sweep.many(scheduler, processes) as work:
                lines = sweep.sweep(plan, out, work, count, left_out)
        else:
            lines = sweep.sweep(plan, out, sweep.alone, count, left_out)
    if as_json:
        click.echo(msgspec.json.encode(lines))
        return
    columns = Columns("seats", "bots", "settings", "side", "games", "won, in percent", "rounds", box=None)
    for line in lines:
        won = f"{100 * line.share:.1f} ({100 * line.low:.1f}–{100 * line.high:.1f})"
        columns.add_row(
            *(str(line.seats), line.bots, line.settings, line.side, str(line.games), won, f"{line.rounds:.1f}")
        )
    Console(width=None if sys.stdout.isatty() else 240).print(columns)


def read_range(text: str) -> list[int]:
    """The numbers that `10`, `8-12` or `8,10-12` means."""
    found: list[int] = []
    for part in text.split(","):
        first, dash, last = part.partition("-")
        if not first.isdigit() or (dash and not last.isdigit()) or len(part) > 6:
            wrong(f"--seats {text}: write 10, 8-12 or 8,10,12")
        found += range(int(first), int(last or first) + 1)
    return list(dict.fromkeys(found))


def show_balance(balance: citysleeps.Balance) -> None:
    """Print a row for each bot, and one for each change."""
    console = Console(width=None if sys.stdout.isatty() else 240)
    click.echo(
        f"{balance.book}, {balance.seats} seats, seed {balance.seed}: games won, in percent, with 95 % intervals"
    )
    sides = sorted({side for strength in balance.strengths for side in strength.sides})
    columns = Columns("bots", "games", *sides, box=None)
    for strength in balance.strengths:
        games = "exact" if strength.exact else str(strength.games)
        columns.add_row(strength.bot, games, *[in_percent(strength.sides.get(side), strength.exact) for side in sides])
    console.print(columns)
    if balance.changes:
        each = balance.changes[0].games
        click.echo(f"\nWhat a single change does to {balance.weaker}, in points, with the last bot, {each} games each")
        columns = Columns("change", "wins then", "more", "", box=None)
        for change in balance.changes:
            more = f"{100 * change.more:+.1f} ({100 * change.low:+.1f} to {100 * change.high:+.1f})"
            columns.add_row(change.said, f"{100 * change.share:.1f}", more, verdict(change))
        console.print(columns)
    click.echo("\nPeople are not bots: take it for a hint.")


def in_percent(chance: citysleeps.Chance | None, is_exact: bool) -> str:
    if chance is None:
        return "0.0"
    if is_exact:
        return f"{100 * chance.share:.1f}"
    return f"{100 * chance.share:.1f} ({100 * chance.low:.1f}–{100 * chance.high:.1f})"


def verdict(change: citysleeps.Change) -> str:
    if change.low > 0:
        return "surely more"
    if change.high < 0:
        return "surely less"
    return "no difference found"


def show_standings(standings: citysleeps.Standings) -> None:
    """Print a table for each party: its bots in rows, and what each won against each bot of the other."""
    console = Console(width=None if sys.stdout.isatty() else 240)
    click.echo(
        f"{standings.games} games of {standings.book} for each pairing, {standings.seats} seats, seed {standings.seed}"
    )
    for party in standings.parties:
        click.echo(f"\nGames won by {party}, in percent, with 95 % intervals")
        columns = Columns("against", *standings.bots, "mean", "worst, low", box=None)
        for bot in standings.bots:
            shares = standings.facing(party, bot)
            mean, worst = sum(one.share for one in shares) / len(shares), min(one.low for one in shares)
            fields = [f"{100 * one.share:.1f} ({100 * one.low:.1f}–{100 * one.high:.1f})" for one in shares]
            columns.add_row(bot, *fields, f"{100 * mean:.1f}", f"{100 * worst:.1f}")
        console.print(columns)


def show_league(table: citysleeps.League) -> None:
    """Print the bots, the best first: ratings and wins; how they voted, lied and believed; what they cost."""
    console = Console(width=None if sys.stdout.isatty() else 240)
    tables = "mixed tables" if table.is_mixed else "by sides"
    click.echo(f"{table.games} games of {table.book}, {table.seats} seats, {tables}, seed {table.seed}")
    click.echo("\nRatings on Elo's scale, with 95 % intervals; seats won, in percent")
    columns = Columns("bot", "rating", "interval", "won", *table.parties, box=None)
    for place in table.places:
        parties = [percent(place.by_party.get(party)) for party in table.parties]
        columns.add_row(
            place.bot, f"{place.rating:+.0f}", f"{place.low:+.0f} to {place.high:+.0f}", percent(place.wins), *parties
        )
    console.print(columns)
    click.echo("\nVotes against the other side, lies, and claims believed, in percent; Brier score of stated beliefs")
    columns = Columns("bot", "votes", "against", "claims", "lies", "of them believed", "trusted", "fooled", box=None)
    for name in ("beliefs", "Brier", "base rate"):
        columns.add_column(name)
    for place in table.places:
        one = place.counts
        columns.add_row(
            place.bot,
            str(one.votes),
            percent(ratio(one.against, one.votes)),
            str(one.told),
            percent(ratio(one.lies, one.told)),
            percent(ratio(one.lies_believed, one.lies)),
            str(one.trusted),
            percent(ratio(one.fooled, one.trusted)),
            str(one.beliefs),
            decimals(ratio(one.brier, one.beliefs)),
            decimals(ratio(one.base, one.beliefs)),
        )
    console.print(columns)
    click.echo("\nCost of one seat in one game, on average")
    columns = Columns("bot", "seconds", "calls", "replies refused", "tokens in", "tokens out", box=None)
    for place in table.places:
        one = place.counts
        each = [one.calls, one.refused, one.tokens_in, one.tokens_out]
        spent = [f"{number / max(1, one.games):.1f}" for number in each]
        columns.add_row(place.bot, f"{one.seconds / max(1, one.games):.3f}", *spent)
    console.print(columns)


def ratio(part: float, whole: float) -> float | None:
    return part / whole if whole else None


def percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f}"


def decimals(number: float | None) -> str:
    return "–" if number is None else f"{number:.3f}"


def show_fits(parties: tuple[str, ...], fits: list[Fit]) -> None:
    """Print how well the public belief fits, pairing by pairing and day by day."""
    click.echo("\nBrier score of the public belief at dawn, against the base rate (0 is perfect)")
    columns = Columns(*parties, "day", "games", "belief", "base rate", "difference", "standard error", box=None)
    for one in fits:
        day, gain = str(one.day) if one.day else "all", f"{one.brier - one.base:+.3f}"
        columns.add_row(
            *one.bots.values(), day, str(one.games), f"{one.brier:.3f}", f"{one.base:.3f}", gain, f"{one.error:.3f}"
        )
    Console(width=None if sys.stdout.isatty() else 240).print(columns)


def read_settings(pairs: tuple[str, ...], book: citysleeps.Book) -> dict[str, str]:
    settings = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            wrong(f"--set {pair}: a setting is written KEY=VALUE, such as preset={next(iter(book.presets))}")
        settings[key] = value
    return settings


def keep(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        wrong(f"{path} cannot be written: {error.strerror}")


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


@cli.command("referee")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
def referee_command(files: tuple[Path, ...]) -> None:
    """Play scenario files by the rules and say which of them hold."""
    code = 0
    for path in files:
        try:
            scenarios = read_scenarios(path)
        except NotUnderstood as error:
            click.echo(f"citysleeps: {path}: {error}", err=True)
            code = 2
            continue
        for number, scenario in enumerate(scenarios, 1):
            try:
                referee(scenario)
                click.echo(f"holds  {path}: {scenario.title}")
            except Fails as failure:
                click.echo(f"FAILS  {path}: {scenario.title}: {failure}")
                code = max(code, 1)
            except NotUnderstood as error:
                click.echo(f"citysleeps: {path}, scenario {number} ({scenario.title}): {error}", err=True)
                code = 2
    if code:
        raise SystemExit(code)


@cli.command()
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--seat", help="Tell only what this seat was told; or the host, or the spectators.")
@click.option("--language", default="en", show_default=True, help=f"One of {', '.join(LANGUAGES)}.")
@click.option("--odds", "with_odds", is_flag=True, help="Print the odds of the public instead, point by point.")
@click.option("--svg", type=click.Path(path_type=Path), help="Draw the odds of the public to this file.")
def replay(record: Path, seat: str | None, language: str, with_odds: bool, svg: Path | None) -> None:
    """Tell a recorded game as text, whole or as one seat saw it.

    It tells what the record says, even if another version of the rules played the game. The odds are of a game that is
    over: what everybody knew at each point, and nothing else.
    """
    if not with_odds and svg is None:
        click.echo(citysleeps.read_record(record).story(seat, language))
        return
    if seat is not None:
        wrong("--seat and --odds do not go together: the odds are everybody's")
    chart = chart_of(record, language)
    if svg is not None:
        keep(svg, chart.svg().encode())
    if with_odds:
        click.echo("\n".join(chart.lines()))


def chart_of(path: Path, language: str) -> Chart:
    """The odds of the public in a recorded game."""
    if language not in LANGUAGES:
        wrong(f"there is no language {language}; {nearest(language, list(LANGUAGES))}")
    citysleeps.read_record(path)  # says what is wrong with it
    record = parse(content_of(path))
    setup, log = record.header.setup, record.log
    if not view(SHELF[setup.book], setup, [(ALL, fact) for _, fact in log], ALL).over:
        wrong(f"{path}: the game is not over; its odds are nobody's to see")
    found = odds(setup.book, log)
    if not found.points:
        wrong(f"{path}: there are no odds for {setup.book} with these cards")
    return Chart(setup, log, found, language)


@cli.command("data")
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

    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        written = citysleeps.write_data(
            progress.track(paths, description="records"), out, beliefs=beliefs, left_out=left_out
        )
    click.echo(f"{written} games are in {out}; {damaged} records were left out.")
    if damaged:
        raise SystemExit(1)


@cli.command("protocol")
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--language", default="en", show_default=True, help=f"One of {', '.join(LANGUAGES)}.")
@click.option("--csv", "as_csv", is_flag=True, help="Print CSV, for a spreadsheet.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def protocol_command(record: Path, language: str, as_csv: bool, as_json: bool) -> None:
    """Print the protocol of a recorded game as clubs keep it: seats, roles, votes, nights, result.

    The game must be over, and its cards open: a protocol names every card.
    """
    if language not in LANGUAGES:
        wrong(f"there is no language {language}; {nearest(language, list(LANGUAGES))}")
    written = protocol_of(record, language)
    if as_json:
        click.echo(msgspec.json.format(protocol.as_json(written)))
    elif as_csv:
        click.echo(protocol.as_csv(written), nl=False)
    else:
        show_protocol(written)


def show_protocol(written: protocol.Protocol) -> None:
    """Print a protocol as tables."""
    console = Console()
    click.echo(written.title)
    for line in written.head:
        click.echo(f"{line.title}: {line.text}")
    for part in written.parts:
        click.echo()
        columns = Columns(title=Text(part.title), title_justify="left", box=None)
        for column in part.columns:
            columns.add_column(Text(column.title))
        for row in part.rows:
            columns.add_row(*[Text(entry.text) for entry in row])
        console.print(columns)
    click.echo(f"\n{' '.join(filter(None, (written.result, written.clause)))}")


@cli.command()
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--commitment", default="", help="The commitment that the table showed before the deal.")
@click.option("--luck", default="", help="The luck that you added yourself.")
def verify(record: Path, commitment: str, luck: str) -> None:
    """Check that a recorded game was dealt and played fairly.

    It deals and plays the record of a live table again. Exit code 0: it was fair. 1: it was not. 3: the game is not
    over, or was not played at a live table. 4: another version made the record, and its rules differ from today's. 5:
    the cards were dealt by hand; everything else was fair.
    """
    try:
        held = verify_record(record, commitment, luck)
    except BadRecord as bad:
        wrong(f"{record}: {bad}")
    except NotFair as unfair:
        click.echo(f"NOT FAIR: {record} {unfair}")
        raise SystemExit(1) from unfair
    except NotFinished as unfinished:
        click.echo(f"NOT FINISHED: {record} {unfinished}")
        raise SystemExit(3) from unfinished
    except OtherRules as other:
        click.echo(f"OTHER RULES: {record} {other}")
        raise SystemExit(4) from other
    except ByHand as by_hand:
        click.echo(f"DEALT BY HAND: {record} {by_hand}")
        raise SystemExit(5) from by_hand
    for sentence in held:
        click.echo(f"ok  {sentence}")
    click.echo("FAIR")


@cli.command()
@click.argument("book")
@click.argument("clause", nargs=-1)
def rules(book: str, clause: tuple[str, ...]) -> None:
    """Print clauses of a rulebook, or all of them.

    You may leave out the prefix: 709, R21.
    """
    rulebook = citysleeps.BOOKS[book]
    for found in [rulebook.clause(id) for id in clause] or rulebook.clauses.values():
        click.echo(found)


@cli.command("words")
@click.argument("language", default="")
def words_command(language: str) -> None:
    """Say what a translation still lacks.

    With a LANGUAGE, print every text that it lacks, in English and as Fluent, to be translated. Without one, say how
    complete each language is. The exit code is 1 if something is missing or wrong.
    """
    if not language:
        for spoken in LANGUAGES:
            done, total = translated(report(spoken))
            click.echo(f"{spoken}  {done} of {total}  {words('', spoken).say(NAME)}")
        return
    if language not in LANGUAGES:
        wrong(f"there is no language {language}; make locales/{language}/{COMMON} with a line {NAME} = …")
    reports = report(language)
    for one in reports:
        if one.lacks or one.wrong:
            click.echo(f"# locales/{language}/{one.file}\n")
            click.echo("".join([*(f"# WRONG: {mistake}\n" for mistake in one.wrong), *one.lacks.values()]))
    done, total = translated(reports)
    click.echo(f"# {done} of {total} texts are translated.")
    if done < total or any(one.wrong for one in reports):
        raise SystemExit(1)


def main() -> NoReturn:
    """Run the command line. Wrong use ends with one clear line and exit code 2."""
    take_every_letter()
    try:
        code = cli.main(standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as help_page:
        click.echo(help_page.format_message())
        raise SystemExit(0) from None
    except OSError as error:
        click.echo(f"citysleeps: cannot write: {error.strerror}", err=True)
        raise SystemExit(1) from None
    except CitySleepsError as error:
        reason = f" ({error.reason})" if isinstance(error, BadSetup) else ""
        click.echo(f"citysleeps: {' '.join(str(error).split())}{reason}", err=True)
        raise SystemExit(2) from None
    except click.ClickException as error:
        click.echo(f"citysleeps: {' '.join(error.format_message().split())}", err=True)
        raise SystemExit(2) from None
    except click.Abort:
        raise SystemExit(130) from None
    raise SystemExit(code if isinstance(code, int) else 0)


if __name__ == "__main__":
    main()
