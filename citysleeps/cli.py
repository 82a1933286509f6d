"""The command line: `citysleeps serve`, `simulate`, `referee` and others; `citysleeps --help` lists them."""

from __future__ import annotations

import asyncio
import os
import re
from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from time import monotonic
from typing import NoReturn

import click
import msgspec
from rich.table import Table as Columns
from rich.text import Text

import citysleeps
from citysleeps import laboratory
from citysleeps.agents.odds import odds
from citysleeps.books.shelf import SHELF
from citysleeps.console import console, keep, take_every_letter, tell, wrong
from citysleeps.kernel import play
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.seats import ALL
from citysleeps.kernel.setup import BadSetup, Value
from citysleeps.lab.chart import Chart
from citysleeps.notation.expectations import Fails
from citysleeps.notation.protocol import protocol_of
from citysleeps.notation.record import BadRecord, content_of, parse
from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import read_scenarios
from citysleeps.notation.verify import ByHand, NotFair, NotFinished, OtherRules
from citysleeps.notation.verify import verify as verify_record
from citysleeps.notation.words import NotUnderstood, nearest
from citysleeps.printing import counted
from citysleeps.priority import GIVE_WAY, USUAL
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


def page_addresses(context: click.Context, option: click.Parameter, texts: tuple[str, ...]) -> tuple[str, ...]:
    """Check addresses such as https://play.example, as a browser sends them."""
    for text in texts:
        if not re.fullmatch(r"[a-z][a-z0-9+.-]*://[^/?#@\s]+", text):
            raise click.BadParameter(f"{text} is not the address of a page's server, such as https://play.example")
    return texts


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
    callback=page_addresses,
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
    "--give-way",
    default=USUAL,
    show_default=True,
    envvar=GIVE_WAY,
    type=click.IntRange(0, 19),
    help="How far bots that think, odds and the lobby's balance give way to other programs (`nice`); 0: not at all.",
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
    give_way: int,
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
    os.environ[GIVE_WAY] = str(give_way)  # for the programs beside the server
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
@click.option(
    "--http",
    metavar="[HOST:]PORT",
    help="Serve many assistants over HTTP on this port; HOST is 127.0.0.1 if you leave it out.",
)
def mcp_command(server: str, http: str | None) -> None:
    """Let an AI assistant join a live table and play.

    Speaks the Model Context Protocol on stdin and stdout; an assistant starts it by itself. With --http it serves any
    number of assistants. Needs the extra `models`: pip install 'citysleeps[models]'
    """
    if not re.fullmatch(r"https?://[^/?#@\s]+/?", server):
        wrong(f"{server} is not the address of a server, such as http://127.0.0.1:8000")
    try:
        from citysleeps.models.mcp import serve_http, served
        from citysleeps.models.places import CALLS, JOINS, OneSession, Places
    except ModuleNotFoundError as error:
        wrong(f"{error.name} is not installed: pip install 'citysleeps[models]'")
    if http is None:
        served(OneSession(server.rstrip("/"))).run()
        return
    found = re.fullmatch(r"(?:([\w.-]+):)?(\d{1,5})", http)
    if not found or found[1] in ("0.0.0.0", "0") or int(found[2]) not in range(1, 65536):
        wrong(f"{http} is not a port, such as 8001, or one address of this machine and a port, such as 10.0.0.1:8001")
    host, port = found[1] or "127.0.0.1", int(found[2])
    from citysleeps.server.limits import Gate
    from citysleeps.table.addresses import household

    click.echo(f"Assistants reach City Sleeps at http://{host}:{port}/mcp")
    may_join, may_call = Gate(*JOINS, monotonic).lets, Gate(*CALLS, monotonic).lets
    serve_http(Places(server.rstrip("/"), may_join, may_call, household=household), host, port)


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
        f"Copied {counted(tables, 'table')} with {counted(rows, 'row')} to {public_name(target)} "
        "and compared them: they are the same."
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
    no_game = f"{counted(fates[NO_GAME], 'table')} {'has' if fates[NO_GAME] == 1 else 'have'} no game at the moment"
    click.echo(f"{counted(fates[GOES_ON], 'game')} can continue; {no_game}.")
    click.echo(f"{counted(fates[VOID], 'game')} would end void; {counted(fates[REFUSED], 'table')} cannot be opened.")
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
        console().print(columns)


def in_word(value: Value | None) -> str:
    return "-" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


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
        tell(citysleeps.read_record(record).story(seat, language))
        return
    if seat is not None:
        wrong("--seat and --odds do not go together: the odds are everybody's")
    chart = chart_of(record, language)
    if svg is not None:
        keep(svg, chart.svg().encode())
    if with_odds:
        tell("\n".join(chart.lines()))


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


@cli.command("protocol")
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--language", default="en", show_default=True, help=f"One of {', '.join(LANGUAGES)}.")
@click.option("--csv", "as_csv", is_flag=True, help="Print CSV, for a spreadsheet.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def protocol_command(record: Path, language: str, as_csv: bool, as_json: bool) -> None:
    """Print the protocol of a recorded game as clubs keep it: seats, roles, votes, nights, result.

    The game must be over, and its cards open: a protocol names every card.
    """
    if as_csv and as_json:
        wrong("--csv and --json do not go together")
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
    tell(written.title)
    for line in written.head:
        tell(f"{line.title}: {line.text}")
    for part in written.parts:
        click.echo()
        columns = Columns(title=Text(part.title), title_justify="left", box=None)
        for column in part.columns:
            columns.add_column(Text(column.title), overflow="fold")
        for row in part.rows:
            columns.add_row(*[Text(entry.text) for entry in row])
        console().print(columns)
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
        tell(f"NOT FAIR: {record} {unfair}")
        raise SystemExit(1) from unfair
    except NotFinished as unfinished:
        tell(f"NOT FINISHED: {record} {unfinished}")
        raise SystemExit(3) from unfinished
    except OtherRules as other:
        tell(f"OTHER RULES: {record} {other}")
        raise SystemExit(4) from other
    except ByHand as by_hand:
        tell(f"DEALT BY HAND: {record} {by_hand}")
        raise SystemExit(5) from by_hand
    for sentence in held:
        tell(f"ok  {sentence}")
    click.echo("FAIR")


@cli.command()
@click.argument("book")
@click.argument("clause", nargs=-1)
def rules(book: str, clause: tuple[str, ...]) -> None:
    """Print clauses of a rulebook, or all of them.

    You may leave out the prefix: `709`, `R21`.
    """
    rulebook = citysleeps.BOOKS[book]
    for found in [rulebook.clause(id) for id in clause] or rulebook.clauses.values():
        click.echo(found)


@cli.command("words")
@click.argument("language", default="")
def words_command(language: str) -> None:
    """Say what a translation still lacks.

    With a LANGUAGE, print every text that it lacks, in English and as Fluent, to be translated; the exit code is 1 if
    something is missing or wrong. Without one, say how complete each language is.
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


for command in laboratory.COMMANDS:
    cli.add_command(command)


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
        tell(f"citysleeps: {' '.join(str(error).split())}{reason}", err=True)
        raise SystemExit(2) from None
    except click.ClickException as error:
        tell(f"citysleeps: {' '.join(error.format_message().split())}", err=True)
        raise SystemExit(2) from None
    except click.Abort:
        raise SystemExit(130) from None
    raise SystemExit(code if isinstance(code, int) else 0)


if __name__ == "__main__":
    main()
