"""What the docs say is true: examples run, and everything that must have a line in the docs has one."""

import re
import runpy
from pathlib import Path

import pytest
import yaml

from citysleeps.books.shelf import SHELF
from citysleeps.cli import cli
from citysleeps.notation.expectations import EXPECTATIONS
from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import KEYS, STEPS, read_scenario, read_scenarios
from citysleeps.notation.words import fact_name

ROOT = Path(__file__).parent.parent
NOTATION = (ROOT / "docs" / "notation.md").read_text()


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.yaml")), ids=lambda path: path.name)
def test_the_example_scenarios_hold(path: Path) -> None:
    for scenario in read_scenarios(path):
        referee(scenario)


def test_the_balance_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples" / "balance.py"))["main"](games=60)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 9
    for line in lines[1:]:
        _, came, exact = map(float, line.split())
        assert abs(came - exact) < 4 * (exact * (1 - exact) / 60) ** 0.5


def test_the_scenario_on_the_notation_page_holds() -> None:
    page = re.search(r"```yaml\n(.*?)```", NOTATION, re.S)
    assert page
    referee(read_scenario(yaml.safe_load(page[1])))


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
