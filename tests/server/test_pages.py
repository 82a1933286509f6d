"""What the pages say of the server is true: their examples are played against a real one."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from patience import PATIENCE

from citysleeps.table.commands import AnyCommand, Hello

from .running import Client, Server
from .test_wire import wrong

ROOT = Path(__file__).parent.parent.parent
EXCHANGE, ASKS = ((ROOT / "docs" / f"protocol-{page}.md").read_text(encoding="utf-8") for page in ("exchange", "asks"))
RUNNING = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
CLIENTS = ["docs/protocol.md", "examples/bot.py"]
QUICK = {
    "stalemate_rounds": 1,
    "night_step_seconds": 1,
    "nomination_seconds": 2,
    "vote_call_seconds": 2,
    "deal_seconds": 5,
}
LEFT_OUT = "…"


def exchange() -> list[tuple[str, Any]]:
    """The lines of the worked exchange: → or ←, and the message without what was left out of it."""
    lines = re.findall(r"^([→←]) (\{.*)$", EXCHANGE, re.M)
    return [(arrow, shortened(json.loads(text))) for arrow, text in lines]


def shortened(value: Any) -> Any:
    if isinstance(value, list):
        return [shortened(item) for item in value if item != LEFT_OUT]
    if isinstance(value, dict):
        return {name: shortened(item) for name, item in value.items() if name != LEFT_OUT}
    return value


def test_the_worked_exchange_fits_the_schema() -> None:
    said = [message for arrow, message in exchange() if arrow == "←"]
    assert len(said) > 20
    faults = [fault for message in said for fault in wrong(message, "Message")]
    assert [fault for fault in faults if not fault.endswith("is not there")] == []


def test_the_server_would_understand_what_is_sent_in_the_worked_exchange() -> None:
    sent = [message for arrow, message in exchange() if arrow == "→"]
    assert len(sent) > 8
    for message in sent:
        kind: Any = AnyCommand if "do" in message else Hello
        msgspec.convert(message, kind)


def test_every_command_of_the_worked_exchange_is_replied_to() -> None:
    lines = exchange()
    sent = [message["id"] for arrow, message in lines if arrow == "→" and "id" in message]
    assert sent == [message["id"] for arrow, message in lines if arrow == "←" and "id" in message]


def test_the_asks_and_answers_on_their_page_are_understood() -> None:
    answers = re.findall(r'^(\{"do": .*)$', ASKS, re.M)
    assert len(answers) == 2
    for answer in answers:
        msgspec.json.decode(answer, type=AnyCommand)
    [ask] = re.findall(r'^(\{"act": .*)$', ASKS, re.M)
    assert wrong({"say": "news", "n": 1, "asks": [json.loads(ask)]}, "Message") == []


def program(name: str, folder: Path) -> Path:
    """A client as a file: an example, or the program on a page."""
    if not name.endswith(".md"):
        return ROOT / name
    found = re.search(r"```python\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.S)
    assert found
    path = folder / "client.py"
    path.write_text(found[1], encoding="utf-8")
    return path


@pytest.mark.parametrize("name", CLIENTS)
def test_the_clients_that_we_show_play_a_whole_game(tmp_path: Path, name: str) -> None:
    with Server(tmp_path, bot_seconds=0.05) as server:
        made = server.make(settings=QUICK)
        command = [sys.executable, "-X", "utf8", str(program(name, tmp_path)), server.url, made["code"], "A"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=os.environ | {"NO_PROXY": "*"}) as client:
            try:
                asyncio.run(deal_when_there(server, made, "A"))
                told = client.communicate(timeout=3 * PATIENCE)[0].decode()
            finally:
                client.kill()
        assert client.returncode == 0
    for fact in ("own_card", "night_began", "floor_given", "game_over", "final_reveal"):
        assert f"'fact': '{fact}'" in told


async def deal_when_there(server: Server, made: dict[str, Any], name: str) -> None:
    """Five bots, and the deal as soon as somebody is there."""
    async with await Client.open(server, made["code"], creator=made["creator"]) as screen:
        await screen.until(
            lambda client: any(one["name"] == name and one.get("here") for one in client.table["people"])
        )
        for _ in range(5):
            assert (await screen.command("add_bot", bot="random"))["say"] == "done"
        assert (await screen.command("deal"))["say"] == "done"


def test_the_backup_of_a_running_server_is_a_database_like_the_original(tmp_path: Path) -> None:
    [line] = re.findall(r"^    python3 -c (.*)$", RUNNING, re.M)
    [code] = shlex.split(line)
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    with Server(first) as server:
        made = server.make()
        server.join(made["code"], "A")
        code = code.replace("citysleeps.db", str(server.database)).replace("copy.db", str(second / "tables.db"))
        subprocess.run([sys.executable, "-c", code], check=True)
    with Server(second) as server:
        assert server.http("GET", f"/api/tables/{made['code']}").json()["people"] == ["A"]
