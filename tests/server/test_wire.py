"""The written wire, docs/*.schema.json and web/src/**/wire.ts, is what the code gives; a real server's words fit it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.facts import fact_name
from citysleeps.server import bodies
from citysleeps.server.wire import AnyMessage
from citysleeps.table.commands import AnyCommand, Command
from citysleeps.table.messages import Message

from .running import Client, Gone, Server, legal

ROOT = Path(__file__).parent.parent.parent
SCHEMA = json.loads((ROOT / "docs" / "wire.schema.json").read_text(encoding="utf-8"))
OF_BOOKS = {
    name: json.loads((ROOT / "docs" / f"wire.{name}.schema.json").read_text(encoding="utf-8"))["$defs"]
    for name in SHELF
}
PLAYED = SCHEMA["$defs"] | OF_BOOKS["original"]  # as it is while that book is played
ANNOTATIONS = {"$schema", "$defs", "title", "description", "default", "discriminator"}
CLAIMS = 3  # of each player: they are offered again and again
BY_HAND = {"night_step_seconds": 0, "deal_seconds": 0, "nomination_seconds": 0, "vote_call_seconds": 0}


@pytest.mark.parametrize(
    ("module", "folder", "files"),
    [("wire", "docs", "wire*.schema.json"), ("typescript", "web/src", "**/wire.ts")],
)
def test_the_written_wire_is_what_the_module_writes(module: str, folder: str, files: str, tmp_path: Path) -> None:
    """For each book on the shelf, and for no other."""
    written = {
        file.relative_to(ROOT / folder): file.read_text(encoding="utf-8") for file in (ROOT / folder).glob(files)
    }
    assert len(written) == 1 + len(SHELF)
    command = f"citysleeps.server.{module}"
    subprocess.run([sys.executable, "-m", command, str(tmp_path)], check=True)
    anew = {file.relative_to(tmp_path): file.read_text(encoding="utf-8") for file in tmp_path.rglob("wire*.*")}
    assert anew == written, f"python -m {command} {folder}"


def test_every_command_and_every_message_is_part_of_it() -> None:
    assert set(Command.__subclasses__()) == set(get_args(AnyCommand))
    assert set(Message.__subclasses__()) == set(get_args(AnyMessage))
    assert tags("Command", "do") == {kind.__struct_config__.tag for kind in get_args(AnyCommand)}
    assert tags("Message", "say") == {kind.__struct_config__.tag for kind in get_args(AnyMessage)}
    for name, book in SHELF.items():
        assert tags("Fact", "fact", OF_BOOKS[name]) == set(map(fact_name, book.facts))


@pytest.mark.parametrize("book", SHELF)
def test_a_book_takes_the_place_of_nothing_but_facts_and_views(book: str) -> None:
    own = OF_BOOKS[book]
    different = {name for name in own.keys() & SCHEMA["$defs"].keys() if own[name] != SCHEMA["$defs"][name]}
    assert different == {"Fact", "View", "Change"}


def test_every_body_of_http_is_part_of_it() -> None:
    own = [kind for kind in vars(bodies).values() if getattr(kind, "__module__", "") == bodies.__name__]
    found = {kind.__name__ for kind in own if is_body(kind)}
    assert {"NewTable", "Newcomer", "Found"} <= found <= SCHEMA["$defs"].keys()


def is_body(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def tags(definition: str, field: str, types: dict[str, Any] = SCHEMA["$defs"]) -> set[str]:
    """The kinds that a union of the schema tells apart by this field."""
    union = types[definition]
    assert union["discriminator"]["propertyName"] == field
    return set(union["discriminator"]["mapping"])


def test_all_references_lead_somewhere() -> None:
    def walk(part: Any, types: dict[str, Any]) -> None:
        for key, value in part.items() if isinstance(part, dict) else enumerate(part):
            if key == "$ref":
                assert value.removeprefix("#/$defs/") in types
            elif isinstance(value, dict | list):
                walk(value, types)

    walk(SCHEMA, SCHEMA["$defs"])
    for types in OF_BOOKS.values():
        walk(types, types)


# A small validator: what the schema uses of JSON Schema, and stricter in that no field may be there that it does not
# name. It stops at a keyword that it does not know.


def faults(value: Any, part: dict[str, Any], where: str = "$") -> list[str]:
    """What is wrong with a value, a sentence each."""
    found: list[str] = []
    for keyword, wanted in part.items():
        if keyword == "$ref":
            found += faults(value, resolved(wanted), where)
        elif keyword == "anyOf":
            found += no_option(value, part, where)
        elif keyword == "type":
            found += [] if is_type(value, wanted) else [f"{where} is no {wanted}"]
        elif keyword == "enum":
            found += [] if value in wanted else [f"{where} is {value!r}"]
        elif keyword in ("properties", "required", "additionalProperties"):
            if isinstance(value, dict):
                found += in_object(value, part, keyword, where)
        elif keyword == "items":
            if isinstance(value, list):
                found += [fault for i, item in enumerate(value) for fault in faults(item, wanted, f"{where}[{i}]")]
        elif keyword in LIMITS:
            found += [] if LIMITS[keyword](value, wanted) else [f"{where} breaks {keyword} {wanted}"]
        else:
            assert keyword in ANNOTATIONS, f"the validator does not know {keyword}"
    return found


LIMITS = {
    "minLength": lambda value, limit: not isinstance(value, str) or len(value) >= limit,
    "maxLength": lambda value, limit: not isinstance(value, str) or len(value) <= limit,
    "maxItems": lambda value, limit: not isinstance(value, list) or len(value) <= limit,
    "maxProperties": lambda value, limit: not isinstance(value, dict) or len(value) <= limit,
    "minimum": lambda value, limit: type(value) is not int or value >= limit,
    "maximum": lambda value, limit: type(value) is not int or value <= limit,
}
TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}


def is_type(value: Any, wanted: str) -> bool:
    return type(value) is TYPES[wanted]


def resolved(ref: str) -> dict[str, Any]:
    found: dict[str, Any] = PLAYED[ref.removeprefix("#/$defs/")]
    return found


def no_option(value: Any, part: dict[str, Any], where: str) -> list[str]:
    """Nothing if one of the options fits; where they are told apart by a field, what is wrong with the one meant."""
    if "discriminator" in part and isinstance(value, dict):
        tag = value.get(part["discriminator"]["propertyName"])
        mapping = part["discriminator"]["mapping"]
        return faults(value, resolved(mapping[tag]), where) if tag in mapping else [f"{where} is of the kind {tag!r}"]
    options = [faults(value, option, where) for option in part["anyOf"]]
    return [] if [] in options else max(options, key=lambda wrong: wrong[0].count("."))


def in_object(value: dict[str, Any], part: dict[str, Any], keyword: str, where: str) -> list[str]:
    if keyword == "required":
        return [f"{where}.{name} is not there" for name in part["required"] if name not in value]
    if keyword == "properties":
        wrong = [f"{where}.{name} has no line in the schema" for name in value if name not in part["properties"]]
        known = {name: value[name] for name in value if name in part["properties"]}
        return wrong + [
            fault for name in known for fault in faults(known[name], part["properties"][name], f"{where}.{name}")
        ]
    rest = {name: value[name] for name in value if name not in part.get("properties", {})}
    if part["additionalProperties"] is False:
        return [f"{where}.{name} is too much" for name in rest]
    return [fault for name in rest for fault in faults(rest[name], part["additionalProperties"], f"{where}.{name}")]


def wrong(value: Any, definition: str) -> list[str]:
    return faults(value, resolved(definition))


@pytest.mark.parametrize(
    ("definition", "value"),
    [
        ("Command", {"do": "deal", "id": ""}),
        ("Command", {"do": "deal"}),
        ("Command", {"do": "deal", "id": "1", "now": True}),
        ("Command", {"do": "order", "id": "1", "people": ["1"]}),
        ("Command", {"do": "extend", "id": "1", "seconds": 601}),
        ("Command", {"do": "answer", "id": "1", "act": "vote", "args": [1.5]}),
        ("Command", {"do": "fly", "id": "1"}),
        ("Message", {"say": "news"}),
        ("Message", {"say": "news", "n": 1, "secret": 1}),
        ("Message", {"say": "news", "n": 1, "facts": [{"fact": "dawn"}]}),
        ("Message", {"say": "news", "n": 1, "facts": [{"fact": "dusk"}]}),
        ("Message", {"say": "news", "n": 1, "view": {"cards": "don"}}),
        ("Message", {"say": "news", "n": 1, "view": {"mood": "low"}}),
        ("Message", {"say": "news", "n": 1, "asks": [{"act": "vote", "slots": [{"kind": "seat"}]}]}),
        ("Hello", {"token": 1}),
        ("View", {"where": []}),
    ],
)
def test_the_validator_finds_what_does_not_fit(definition: str, value: Any) -> None:
    assert wrong(value, definition) != []


# Everything that is said in real games


@pytest.mark.parametrize(
    ("players", "settings", "least"),
    [
        (6, {"preset": "basic"}, 24),
        (17, {"preset": "extended", "gang_replan": "window", "dead_see_all": True}, 30),
    ],
    ids=["basic", "extended"],
)
def test_whatever_is_sent_and_said_in_a_game_fits_the_schema(
    tmp_path: Path, players: int, settings: dict[str, Any], least: int
) -> None:
    """A game with a human host, who goes on when nobody has anything to answer; so no time passes."""
    with Server(tmp_path, "--unlimited") as server:
        made = server.make(settings={**settings, **BY_HAND, "host_mode": "human"})
        assert wrong(made, "MadeTable") == []
        code = made["code"]
        joined = [server.join(code, name, luck=f"luck {name}") for name in "ABCDEFGHIJKLMNOPQ"[:players] + "Z"]
        assert [fault for one in joined for fault in wrong(one, "Joined")] == []
        heard = asyncio.run(whole_game(server, made, [one["token"] for one in joined]))
        assert wrong(server.http("GET", f"/api/tables/{code}").json(), "Found") == []
        assert wrong(server.http("GET", f"/api/tables/{code}/guide").json(), "Guide") == []
    different = {json.dumps(message): message for message in heard}.values()
    assert [fault for message in different for fault in wrong(message, "Message")] == []
    assert any(message["table"]["hunches"] for message in different if "table" in message)
    assert len({fact["fact"] for message in heard for fact in message.get("facts", [])}) >= least
    assert {message["say"] for message in heard} == tags("Message", "say")


async def whole_game(server: Server, made: dict[str, Any], tokens: list[str]) -> list[dict[str, Any]]:
    """Every message that anybody heard."""
    code, creator = made["code"], made["creator"]
    chance = Random("wire")
    clients = [await Client.open(server, code, token=token, creator=creator) for token in tokens]
    watcher = await Client.open(server, code)
    everybody = [*clients, watcher]
    first, host = clients[0], clients[-1]
    claims = dict.fromkeys(clients, CLAIMS)
    await sent(first, "appoint", person=len(tokens))
    for do, fields in BEFORE:
        await sent(first, do, **fields)
    for do, fields in DEALT:
        await sent(host, do, **fields)
    while first.table["phase"] != "over":
        await asyncio.gather(*(sent(client, "ping") for client in everybody))  # all have heard what was said before
        for client in clients:
            client.asks = [ask for ask in client.asks if ask["act"] != "claim" or claims[client]]
        asked = [client for client in clients if client is not host and client.asks]
        for client in asked:  # whoever comes too late is told so
            ask = client.asks.pop(chance.randrange(len(client.asks)))
            claims[client] -= ask["act"] == "claim"
            act, *args = ["done"] if "done" in ask["idle"] and chance.random() < 0.5 else legal(ask, chance)
            await sent(client, "answer", act=act, args=args)
        if not asked:
            await sent(first, "hunch", seat=1)
            await sent(host, "answer", act="next", host=True)
        await sent(first, "ping")
    await sent(first, "recall", before=first.n)
    await sent(first, "again")
    bad = await Client.dial(server, code)
    await bad.send({"token": "x"})
    with pytest.raises(Gone):
        await bad.receive()
        await bad.receive()
    await asyncio.gather(*(client.close() for client in everybody))  # at once: no longer anybody reads of the others
    return [message for client in [*everybody, bad] for message in client.heard]


BEFORE: list[tuple[str, dict[str, Any]]] = [
    ("chat", {"text": "hello"}),
    ("wish", {"luck": "seven"}),
    ("choose", {"settings": {"deck": "none"}}),
    ("choose", {"grace_seconds": 60, "absent": "wait"}),
    ("introduce", {"language": "pl"}),
    ("deal", {}),
]
DEALT: list[tuple[str, dict[str, Any]]] = [
    ("pause", {}),
    ("resume", {}),
    ("answer", {"act": "say", "args": ["Good evening"], "host": True}),
    ("foresee", {"act": "warn", "args": [0]}),
    ("write_up", {"language": "pl"}),
    ("prepare", {}),
    ("answer", {"act": "warn", "args": [0], "host": True}),
    ("extend", {"seconds": 5}),
]


async def sent(client: Client, do: str, **fields: Any) -> None:
    assert wrong({"do": do, "id": "1", **fields}, "Command") == []
    await client.command(do, **fields)


def test_what_http_refuses_fits_the_schema(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert wrong(server.http("GET", "/api/tables/QQQQQ").json(), "Trouble") == []
        assert wrong(server.http("POST", "/api/tables", {"settings": {"deck": 1}}).json(), "Trouble") == []
        assert wrong(server.http("GET", "/api/health").json(), "Health") == []
