"""What the docs say is true: examples run, and everything that must have a line in the docs has one."""

import ast
import doctest
import re
import runpy
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest
import yaml

import citysleeps
from citysleeps import envs
from citysleeps.books.described import Described
from citysleeps.books.scene import Call, Line, Own, Scene
from citysleeps.books.shelf import SHELF
from citysleeps.cli import cli
from citysleeps.kernel.play import Play
from citysleeps.kernel.setup import Setup
from citysleeps.lab.learning import Learned
from citysleeps.notation import fair
from citysleeps.notation.expectations import EXPECTATIONS
from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import KEYS, STEPS, read_scenario, read_scenarios
from citysleeps.notation.words import fact_name
from citysleeps.server import limits, scales
from citysleeps.server.api import OPERATIONS
from citysleeps.server.bodies import Found, Joined, MadeTable, Newcomer, NewTable
from citysleeps.server.metrics import Metrics
from citysleeps.server.problem import Trouble
from citysleeps.server.wire import view_of
from citysleeps.store.memory import MemoryStore
from citysleeps.table import (
    between,
    by_hand,
    changes,
    feed,
    hall,
    in_game,
    joining,
    may,
    notes,
    people,
    perform,
    reopening,
    robots,
    rows,
    seating,
    table,
)
from citysleeps.table.commands import Answer, AnyCommand, Command, Foresee, Hello, WriteUp
from citysleeps.table.manners import GRACE_SECONDS, Manners
from citysleeps.table.messages import (
    ChatLine,
    Message,
    WireAsk,
    WireClock,
    WireCorrection,
    WireHunch,
    WireOffer,
    WirePerson,
    WirePlea,
    WireSlot,
    WireTable,
    WireYou,
)

ROOT = Path(__file__).parent.parent
SITE = (ROOT / "docs" / "conf.py").read_text(encoding="utf-8")


def pages(*names: str) -> str:
    """Pages of the docs, each with the reference pages beside it."""
    found = [path for name in names for path in sorted((ROOT / "docs").glob(f"{name}*.md"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in found)


NOTATION = pages("notation")
PROTOCOL = pages("protocol", "view", "limits")
LIVE = pages("table")
RUNNING = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.yaml")), ids=lambda path: path.name)
def test_the_example_scenarios_hold(path: Path) -> None:
    for scenario in read_scenarios(path):
        referee(scenario)


@pytest.mark.slow
def test_the_balance_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples" / "balance.py"))["main"](games=60)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 9
    for line in lines[1:]:
        _, came, exact = map(float, line.split())
        assert abs(came - exact) < 4 * (exact * (1 - exact) / 60) ** 0.5


def test_the_scenarios_on_the_notation_page_hold() -> None:
    scenarios = re.findall(r"```yaml\n(.*?)```", NOTATION, re.S)
    assert len(scenarios) == 3
    for scenario in scenarios:
        referee(read_scenario(yaml.safe_load(scenario)))


@pytest.mark.parametrize("name", SHELF)
def test_every_fact_has_a_line_in_the_docs(name: str) -> None:
    assert [fact_name(kind) for kind in SHELF[name].facts if f"`{fact_name(kind)}`" not in NOTATION] == []


def test_every_key_of_the_notation_has_a_line_in_the_docs() -> None:
    words = [*KEYS, *STEPS, *EXPECTATIONS]
    assert [word for word in words if f"`{word}`" not in NOTATION and f"{word}:" not in NOTATION] == []


def test_the_rule_in_the_readme_stands_in_the_code() -> None:
    shown = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.S)
    assert shown
    assert shown[1] in (ROOT / "citysleeps" / "books" / "original" / "roles.py").read_text()


def test_every_command_is_named_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text()
    assert [name for name in cli.commands if f"citysleeps {name}" not in readme] == []


def test_every_page_is_linked_and_every_link_leads_somewhere() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
    linked = set()
    for page in pages:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
            linked.add((page.parent / target).resolve())
    assert [page.name for page in (ROOT / "docs").glob("*.md") if page.resolve() not in linked] == []


# The live table


def test_every_link_to_a_heading_leads_to_one() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        for target, anchor in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", page.read_text()):
            text = (page.parent / target).read_text() if target else page.read_text()
            headings = [re.sub(r"[^\w\- ]", "", line.lstrip("# ")) for line in re.findall(r"^#+ .*", text, re.M)]
            assert anchor in [heading.lower().replace(" ", "-") for heading in headings], f"{page.name}: {anchor}"


def row_of(command: type[Command]) -> list[str]:
    """The cells of the line that the protocol page has for a command."""
    page = PROTOCOL[PROTOCOL.index("## Commands") : PROTOCOL.index("### Sending twice")]
    [found] = re.findall(rf"^\| `{command.__struct_config__.tag}` \|.*", page, re.M)
    return [cell.strip() for cell in found.split("|")]


@pytest.mark.parametrize("command", get_args(AnyCommand))
def test_every_command_has_its_fields_and_refusals_in_the_docs(command: type[Command]) -> None:
    _, _, fields, who, _, refused, _ = row_of(command)
    assert [name for name in command.__struct_fields__ if name != "id" and f"`{name}`" not in fields] == []
    function: Any = {Answer: in_game.answer, Foresee: in_game.foresee, WriteUp: in_game.write_up}.get(
        command
    ) or perform.PERFORM[command]
    reasons = refusals(function.__name__)
    assert ("not_creator" in reasons) == who.startswith("the creator")
    said = set(re.findall(r"`(\w+)`", refused)) - {"bad_setup", "bad_player_count"}  # the reasons of a book
    assert said <= reasons
    assert reasons - said <= {"not_creator", "no_game"}  # said of all the creator's commands; who plays has a game


def refusals(name: str) -> set[str]:
    """The reasons that a function of the table gives by itself or through those that it uses."""
    modules = (perform, in_game, between, joining, may, people, seating, by_hand)
    functions = {node.name: node for module in modules for node in defined(ast.parse(source(module)))}
    classes = {node.name: node for node in ast.parse(source(table)).body if isinstance(node, ast.ClassDef)}
    methods = {node.name: node for node in defined(classes["Table"])}
    found: set[str] = set()
    uses = [functions[name]]
    for function in uses:  # grows
        for node in ast.walk(function):
            used = None
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                used = functions.get(node.func.id)
                if node.func.id == "Refusal":
                    found |= {word.value for word in ast.walk(node.args[0]) if isinstance(word, ast.Constant)}
            elif isinstance(node, ast.Attribute) and getattr(node.value, "id", "") in ("table", "self"):
                used = methods.get(node.attr)
            if used and used not in uses:
                uses.append(used)
    return found


def defined(node: ast.Module | ast.ClassDef) -> list[ast.FunctionDef]:
    return [part for part in node.body if isinstance(part, ast.FunctionDef)]


def source(module: ModuleType) -> str:
    return Path(str(module.__file__)).read_text()


MESSAGES = [
    Hello,
    *Message.__subclasses__(),
    WireTable,
    WirePerson,
    WireYou,
    WireHunch,
    WireOffer,
    WirePlea,
    ChatLine,
    WireClock,
    WireAsk,
    WireCorrection,
    Manners,
    *Described.__subclasses__(),
    Scene,
    Call,
    Line,
    Own,
]


@pytest.mark.parametrize("kind", [*MESSAGES, *get_args(WireSlot)], ids=lambda kind: kind.__name__)
def test_every_field_of_every_message_is_named_in_the_docs(kind: type[msgspec.Struct]) -> None:
    assert [name for name in kind.__struct_fields__ if f"`{name}`" not in PROTOCOL] == []
    tag = kind.__struct_config__.tag
    assert tag is None or f"`{tag}`" in PROTOCOL


def test_every_request_is_named_in_the_docs() -> None:
    for operation in OPERATIONS:
        path = re.sub(r"\{(\w+)\}", lambda parameter: parameter[1].upper(), operation.path)
        assert f"`{operation.method} {path}`" in (RUNNING if path == "/metrics" else PROTOCOL)
    for body in (NewTable, MadeTable, Newcomer, Joined, Found, Trouble):
        assert [
            name for name in body.__struct_fields__ if f"`{name}`" not in PROTOCOL and f'"{name}"' not in PROTOCOL
        ] == []


def test_every_reason_has_a_line_in_the_docs() -> None:
    common = re.findall(r"^reason-([\w-]+) =", (ROOT / "locales" / "en" / "common.ftl").read_text(), re.M)
    reasons = {reason.replace("-", "_") for reason in common} | {
        word for book in SHELF.values() for word in book.reasons
    }
    table = PROTOCOL[PROTOCOL.index("## Reasons") :]
    listed = {word for line in re.findall(r"^\| (`[^|]*)\|", table, re.M) for word in re.findall(r"`(\w+)`", line)}
    assert listed - set(SHELF) == reasons


@pytest.mark.parametrize("name", SHELF)
def test_every_field_of_the_view_has_a_line_in_the_docs(name: str) -> None:
    view = PROTOCOL[PROTOCOL.index(f"Of `{name}`:") :].split("\n## ")[0].split("\nOf `")[0]
    listed = {word for line in re.findall(r"^\| (`[^|]*)\|", view, re.M) for word in re.findall(r"`(\w+)`", line)}
    assert listed == set(view_of(SHELF[name]).__struct_fields__)


def test_the_numbers_in_the_docs_are_those_of_the_code() -> None:
    gates = limits.Gates(True, MemoryStore())
    making, guessing = gates.making.gate, gates.guessing.gate
    for phrase in (
        f"| {limits.MOST_MESSAGE // 1024} KiB |",
        f"that only watch | {gates.person.size} | {gates.person.rate:g} |",
        f"| everything from one address | {gates.address.size} | {gates.address.rate:g} |",
        f"without a part in it | {gates.table.size} each | {gates.table.rate:g} each |",
        f"such as `past` | 1 for each {limits.REPLY_BYTES // 1024} KiB, ",
        f"| 1 for every {limits.REPLAYED} inputs that were played again |",
        f"only 1 for each {limits.SENT_BYTES // 1024} KiB that all clients",
        f"| messages that wait, on one connection | {limits.MOST_BACKLOG}, then",
        f"that one address opens | {gates.coming.size} at once, then {gates.coming.rate:g} a second. Each",
        f"Each {limits.SHOWN} facts of the game at the table count as one more |",
        f"| tables opened from the log | {gates.opening.size}. Each {limits.OPENED} rows that are read count as one",
        f"in memory costs nothing | {gates.opening.rate:g} a second |",
        f"for one address | {gates.writing.size >> 20} MiB at once, then {int(gates.writing.rate) >> 10} KiB a second",
        f"| requests | {gates.requests.size}. A QR code that was not drawn lately counts as {limits.DRAWN + 1} | ",
        f"counts as {limits.DRAWN + 1} | {gates.requests.rate:g} a second |",
        f"does not listen to this client for {limits.PENALTY_SECONDS:g} second.",
        f"| {limits.MOST_UNSENT // 1024} KiB, then",
        f"| within {limits.HELLO_SECONDS:g} seconds, or",
        f"in one message, within {limits.HELLO_SECONDS:g} seconds.",
        f"a ping frame every {limits.PING_SECONDS:g} seconds",
        f"| connections to a table | {limits.MOST_CONNECTIONS} |",
        f"| connections to a table that only watch | {limits.MOST_WATCHERS}. ",
        f"| connections of one person to a table | {limits.MOST_LINES}, then",
        f"| people and bots at a table | {joining.MOST_PEOPLE} |",
        f"| tables made | {making.size} | 1 in {1 / making.rate:g} seconds |",
        f"| joining | {gates.joining.size} | {gates.joining.rate:g} a second |",
        f"| tables weighed for the first time | {gates.weighing.size}. At most {scales.MOST_OF_ONE} of an address",
        f"wait at the same time (`scales_busy`) | 1 in {1 / gates.weighing.rate:g} seconds |",
        f"fetched | {gates.fetching.size}. Each {limits.FETCHED} facts of the game count as one more, and",
        f"and each {limits.FETCHED} rows of the log if",
        f"thoughts that nobody has asked for yet count as {limits.WORKED_OUT + 1} | {gates.fetching.rate:g} a second |",
        f"| wrong codes and tokens | {guessing.size} | 1 in {1 / guessing.rate:g} seconds |",
        f"| words of one seat in a game | {notes.MOST_SAID // 1024} KiB, the shortest counting as {notes.LEAST_SAID} ",
        f"`believe`) | {notes.MOST_BELIEVED:,} chances, counted each time",
        f"in a record also each {limits.BELIEVED:,} chances of",
        f"the facts are more than {feed.MOST_PART // 1024} KiB",
        f"`before`, at most {feed.MOST_PART // 1024} KiB",
        f"| connections of one address | {limits.MOST_OF_ADDRESS}, or half",
        f"the last {table.REMEMBERED} ids of each person",
        f"the last {changes.CHAT} lines",
    ):
        assert phrase in PROTOCOL
    patience = reopening.PATIENCE
    for phrase in (
        f"`grace_seconds` ({GRACE_SECONDS},",
        f"after {patience:g}, {2 * patience:g}, {4 * patience:g} … {reopening.MOST_PATIENCE:g} seconds",
        "after ten minutes" if hall.IDLE_SECONDS == 600 else "after another time",
    ):
        assert phrase in LIVE
    bots = (ROOT / "docs" / "bots.md").read_text()
    for phrase in (
        f"`--bot-seconds` ({robots.BOT_SECONDS:g})",
        f"never more than {robots.HURRY} of the time",
        f"after {robots.HOST_SECONDS:g} seconds",
        "five times in a step" if robots.CHANGES == 5 else "another number",
    ):
        assert phrase in bots
    assert f"at most {hall.MOST_TABLES} tables in memory" in RUNNING


def test_every_row_of_the_log_has_a_line_in_the_docs() -> None:
    assert [
        row.__struct_config__.tag for row in rows.What.__subclasses__() if f"`{row.__struct_config__.tag}`" not in LIVE
    ] == []


def test_every_module_of_the_table_has_a_line_in_the_docs() -> None:
    modules = [path.stem for path in (ROOT / "citysleeps" / "table").glob("*.py") if path.stem != "__init__"]
    assert [module for module in modules if f"`{module}`" not in LIVE] == []


def test_every_option_and_every_counter_of_the_server_has_a_line_in_the_docs() -> None:
    options = [option for parameter in cli.commands["serve"].params for option in parameter.opts]
    assert [option for option in options if f"`{option}`" not in RUNNING] == []
    printed = Metrics().text(hall.Hall(MemoryStore()))
    counters = set(re.findall(r"^(citysleeps_\w+)", printed, re.M))
    assert counters == set(re.findall(r"`(citysleeps_\w+)`", RUNNING))


def test_the_deal_on_the_page_of_fair_dealing_is_the_one_that_the_rules_deal() -> None:
    page = re.search(r"```python\n(.*?)```", (ROOT / "docs" / "fair-dealing.md").read_text(), re.S)
    assert page
    theirs: dict[str, Any] = {}
    exec(page[1], theirs)  # its own assertions hold
    for secret, luck in (("0" * 64, []), (fair.new_secret(), ["x", "ž", "x"])):
        assert theirs["commitment"](secret) == fair.commitment(secret)
        assert theirs["seed"](secret, luck) == fair.seed(fair.Fair(secret, tuple(luck)))


@pytest.mark.parametrize("players", range(6, 27))
def test_anybody_can_deal_again_as_the_page_of_fair_dealing_says(players: int) -> None:
    """By the order of the cards that the page gives, which is that of the columns in the rules."""
    page = (ROOT / "docs" / "fair-dealing.md").read_text()
    columns = re.search(r"`(resident [a-z_ ]+)`", page)
    code = re.search(r"```python\n(.*?)```", page, re.S)
    assert columns and code
    theirs: dict[str, Any] = {}
    exec(code[1], theirs)
    setup = Setup(book="original", seats=tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:players]), settings={"deck": "extended"})
    book = SHELF["original"]
    for seed in ("0", "1", theirs["seed"]("0" * 64, ["luck"])):
        play = Play(book, book.settle(msgspec.structs.replace(setup, seed=seed)))
        facts = [msgspec.to_builtins(fact) for fact in play.game.facts]
        composition = facts[0]["composition"]
        cards = [card for card in columns[1].split() for _ in range(composition.get(card, 0))]
        dealt = [fact["card"] for fact in facts if fact["fact"] == "own_card"]
        assert theirs["deal"](seed, cards) == dealt


def test_every_module_and_page_in_the_picture_of_the_rooms_is_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = [path for path in re.findall(r"`((?:\w+/)+[\w.]*)`", text) if "<" not in path]
    found = [path for path in named if (ROOT / path).exists() or (ROOT / "citysleeps" / path).exists()]
    assert len(named) > 20 and found == named
    rooms = {path.name for path in (ROOT / "citysleeps").iterdir() if (path / "__init__.py").exists()}
    assert {room for room in rooms if f"`citysleeps/{room}/" not in text} == set()


# The library


def blocks(page: str) -> list[str]:
    """The Python on a page, in order."""
    return re.findall(r"```python\n(.*?)```", page, re.S)


def run_page(page: str, names: dict[str, Any]) -> int:
    """Run what stands on a page from top to bottom, as one who reads it would; what is typed at a prompt must print
    what stands under it. How many lines were compared?"""
    runner, compared = doctest.DocTestRunner(), 0
    for number, block in enumerate(blocks(page)):
        if ">>>" not in block:
            exec(block, names)
            continue
        found = doctest.DocTestParser().get_doctest(block, names, f"block {number}", None, None)
        compared += sum(example.want != "" for example in found.examples)
        runner.run(found, clear_globs=False)
        names = found.globs
    assert runner.summarize(verbose=False).failed == 0
    return compared


def test_what_the_page_of_the_library_says_is_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # a record is written
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    assert run_page(page, {"__name__": "page"}) > 20


def test_what_the_pages_of_scripts_say_is_so() -> None:
    """The second goes on from the first."""
    pages = [(ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8") for page in ("asking-and-telling", "scripts")]
    assert run_page("\n".join(pages), {"__name__": "page"}) > 7


def test_what_the_page_of_the_tournament_says_is_so() -> None:
    page = (ROOT / "docs" / "tournament.md").read_text(encoding="utf-8")
    assert run_page(page, {"__name__": "page"}) == 3
    [row] = re.findall(r"print JSON: `([\w, ]+)`", page)
    assert tuple(row.split(", ")) == citysleeps.Standings.__struct_fields__
    assert [option for option in options("tournament") if f"`{option}" not in page] == []


def test_what_the_page_of_the_league_says_is_so() -> None:
    page = (ROOT / "docs" / "league.md").read_text(encoding="utf-8")
    assert run_page(page, {"__name__": "page"}) == 2
    [row] = re.findall(r"print JSON: `([\w, ]+)`", page)
    assert tuple(row.split(", ")) == citysleeps.League.__struct_fields__
    assert [option for option in options("league") if f"`{option}" not in page] == []


def test_what_the_page_of_learning_says_is_so() -> None:
    page = (ROOT / "docs" / "learn.md").read_text(encoding="utf-8")
    [row] = re.findall(r"print JSON: `([\w, ]+)`", page)
    assert tuple(row.split(", ")) == Learned.__struct_fields__
    assert [option for option in options("learn") if f"`{option}" not in page] == []


def test_what_the_page_of_bots_says_is_so() -> None:
    names: dict[str, Any] = {"__name__": "page"}
    run_page((ROOT / "docs" / "bots.md").read_text(encoding="utf-8"), names)
    game = citysleeps.Game("original", seats=8)
    game.play_out({"A": names["Quiet"]})
    asked = [answer.act for answer in game.history if answer.seat == "A" and answer.act != "ready"]
    assert game.is_over and asked and set(asked) <= {"pass", "done", "vote"}


def test_what_the_page_of_models_says_is_so(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {"__name__": "page"}
    run_page((ROOT / "docs" / "models.md").read_text(encoding="utf-8"), names)
    winner, calls, _ = capsys.readouterr().out.split()
    assert winner in ("red", "black") and int(calls) == names["seat"].spent.calls > 0
    assert citysleeps.simulate("original", seats=6, games=1, bots={"A": names["Mine"]}).games == 1


def test_what_the_page_of_environments_says_is_so() -> None:
    page = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
    assert run_page(page, {"__name__": "page"}) == 6


def test_what_the_page_of_balance_says_is_so() -> None:
    page = (ROOT / "docs" / "balance.md").read_text(encoding="utf-8")
    assert run_page(page, {"__name__": "page"}) == 2
    [row] = re.findall(r"print JSON: `([\w, ]+)`", page)
    assert tuple(row.split(", ")) == citysleeps.Balance.__struct_fields__
    assert [option for option in options("balance") if f"`{option}" not in page] == []


def test_what_the_page_of_data_says_is_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
    assert run_page(page, {"__name__": "page"}) == 2
    assert [option for option in options("data") if f"`{option}" not in page and f" {option}" not in page] == []


def test_every_option_of_a_sweep_is_on_its_page() -> None:
    page = (ROOT / "docs" / "sweep.md").read_text(encoding="utf-8")
    assert [option for option in options("sweep") if f"| `{option}" not in page] == []


def test_the_picture_of_the_roles_has_the_numbers_of_its_page() -> None:
    page = (ROOT / "docs" / "worth.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w, ]+)` \| ([\d.]+) \| ([\d.]+) \| (.+) \|$", page, re.M)
    picture = (ROOT / "docs" / "worth.svg").read_text(encoding="utf-8")
    names, said = (re.findall(rf'class="{kind}" [^>]*>([^<]*)<', picture) for kind in ("name", "small"))
    assert len(rows) > 30 and (names, said[1:]) == ([row[0] for row in rows], [row[3] for row in rows])
    for _, having, lacking, worth in rows:
        assert worth == "no winner changed" or abs(float(having) - float(lacking) - float(worth.split()[0])) < 0.11


def options(command: str) -> list[str]:
    """What a command can be given beside its arguments."""
    return [one.opts[0] for one in cli.commands[command].params if one.opts[0].startswith("--")]


def test_records_are_written_and_read_as_their_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"citysleeps": citysleeps, "game": citysleeps.Game("original", seats=8)}
    names["game"].play_out()
    run_page((ROOT / "docs" / "records.md").read_text(encoding="utf-8"), names)
    assert len(names["game"].history) == 12 and names["record"].game().is_over


def test_every_name_of_the_library_is_on_its_page() -> None:
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    assert [name for name in citysleeps.__all__ if f"`{name}`" not in page] == []


def test_every_name_of_the_library_is_in_the_reference() -> None:
    reference = (ROOT / "docs" / "reference.rst").read_text(encoding="utf-8")
    listed = re.findall(r"^\.\. (?:auto)?(?:class|data|exception|function):: (\w+)", reference, re.M)
    assert sorted(listed) == sorted([*citysleeps.__all__, *envs.__all__])


def test_every_page_is_in_the_contents_of_the_site() -> None:
    """`make docs` would warn, but it is not a part of `make test`."""
    contents = re.findall(r"\b(?:docs|rules)/[\w-]+|CHANGELOG|CONTRIBUTING", SITE[SITE.index("CHAPTERS") :])
    pages = [ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md"), *ROOT.glob("rules/*.md")]
    names = [page.relative_to(ROOT).with_suffix("").as_posix() for page in pages]
    assert sorted(contents) == sorted([*names, "docs/reference"])


def test_the_library_in_the_readme_is_so() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    section = readme[readme.index("## Use it as a library") :].split("\n## ")[0]
    assert run_page(f"```python\n{section}```", {"__name__": "readme"}) == 2


@pytest.mark.parametrize("name", ["library_bot", "library_study"])
def test_the_examples_with_the_library_run(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples" / f"{name}.py"))["main"](games=20)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 and all(re.search(r"\d\.\d\d", line) for line in lines)
