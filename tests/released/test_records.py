"""Every record of an earlier version is told as it is, and verified with one of four answers."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from citysleeps.cli import cli, main
from citysleeps.notation.record import parse, played

from .kept import RELEASES, records

RECORDS = [pytest.param(path, id=f"{path.parent.parent.name}-{path.stem}") for one in RELEASES for path in records(one)]
OTHER_RULES = {("before-0.1.0", "spytown-cards"), ("before-0.1.0", "spytown-over")}


@pytest.mark.parametrize("path", RECORDS)
def test_it_is_told_as_it_says(path: Path) -> None:
    told = CliRunner().invoke(cli, ["replay", str(path), "--language", "ru"])
    assert told.exit_code == 0, told.output
    assert len(told.output.splitlines()) >= len(parse(path.read_bytes()).log)


@pytest.mark.parametrize("path", RECORDS)
def test_only_a_broken_proof_is_called_not_fair(path: Path) -> None:
    record = parse(path.read_bytes())
    said = CliRunner().invoke(cli, ["verify", str(path)])
    if record.header.fair is None:
        assert (said.exit_code, said.output[:13]) == (3, "NOT FINISHED:")
    elif (path.parent.parent.name, path.stem) in OTHER_RULES:
        assert (said.exit_code, said.output[:12]) == (4, "OTHER RULES:")
        assert "at line " in said.output and f"version {record.header.setup.version} of the rules" in said.output
    else:
        assert (said.exit_code, said.output.splitlines()[-1]) == (0, "FAIR"), said.output


def finished() -> Path:
    return next(path for path in records("0.1.0") if path.stem == "original-over")


def test_a_changed_card_of_this_versions_rules_is_not_fair(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(finished().read_bytes().replace(b'"card":"don"', b'"card":"resident"', 1))
    said = CliRunner().invoke(cli, ["verify", str(path)])
    assert (said.exit_code, said.output[:9]) == (1, "NOT FAIR:")


def test_a_seed_that_does_not_follow_is_not_fair_whatever_the_version(tmp_path: Path) -> None:
    first, *rest = finished().read_bytes().split(b"\n")
    header = msgspec.json.decode(first)
    header["setup"] |= {"seed": "another", "version": "0"}
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\n".join([msgspec.json.encode(header), *rest]))
    said = CliRunner().invoke(cli, ["verify", str(path)])
    assert (said.exit_code, said.output[:9]) == (1, "NOT FAIR:")


def test_a_record_that_was_cut_off_is_not_of_a_finished_game(tmp_path: Path) -> None:
    lines = finished().read_bytes().splitlines(keepends=True)
    last = max(i for i, line in enumerate(lines) if line.startswith(b"["))
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(lines[:last]))
    said = CliRunner().invoke(cli, ["verify", str(path)])
    assert (said.exit_code, said.output[:13]) == (3, "NOT FINISHED:")


def test_a_fact_about_nobody_at_the_table_is_said_and_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(finished().read_bytes().replace(b'"fact":"own_card","seat":0', b'"fact":"own_card","seat":30', 1))
    monkeypatch.setattr("sys.argv", ["citysleeps", "replay", str(path)])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2 and "line 4 is about a seat that is not at the table" in capsys.readouterr().err


def test_the_settings_that_came_later_are_not_added_to_a_record() -> None:
    """So its first fact, which has all settings, is the same."""
    path = next(path for path in records("before-0.1.0") if path.stem == "original-people")
    record = parse(path.read_bytes())
    assert "speech_seconds" not in record.header.setup.settings
    assert played(record).setup.settings == record.header.setup.settings
