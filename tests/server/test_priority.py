"""How far the programs beside a server give way."""

from __future__ import annotations

import os

import pytest
from click.testing import CliRunner

from citysleeps.cli import cli
from citysleeps.priority import GIVE_WAY


@pytest.mark.parametrize(
    ("options", "environment", "found"), [([], "", "10"), (["--give-way", "3"], "7", "3"), ([], "7", "7")]
)
def test_a_server_says_how_far_the_programs_beside_it_give_way(
    monkeypatch: pytest.MonkeyPatch, options: list[str], environment: str, found: str
) -> None:
    monkeypatch.setenv(GIVE_WAY, environment)
    seen: list[str] = []
    monkeypatch.setattr("citysleeps.server.serve.serve", lambda *_: seen.append(os.environ[GIVE_WAY]))
    assert CliRunner().invoke(cli, ["serve", *options]).exit_code == 0
    assert seen == [found]


def test_a_server_does_not_start_if_that_is_no_number_from_0_to_19() -> None:
    for wrong in ("20", "-1", "much"):
        result = CliRunner().invoke(cli, ["serve"], env={GIVE_WAY: wrong})
        assert result.exit_code == 2 and "--give-way" in result.output
