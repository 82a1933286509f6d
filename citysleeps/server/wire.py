"""The wire as JSON Schema: everything that goes over the socket, and the bodies of HTTP (docs/protocol.md).

`python -m citysleeps.server.wire > docs/wire.schema.json` writes it anew.
"""

from __future__ import annotations

import json
from functools import reduce
from operator import or_
from typing import Any, Final, get_args, get_type_hints

import msgspec

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.book import Book
from citysleeps.kernel.described import Described, Description
from citysleeps.kernel.scene import Call, Line, Own, Scene
from citysleeps.server.api import Address, Found, Health, Joined, MadeTable, Newcomer, NewTable
from citysleeps.server.problem import Trouble
from citysleeps.table.commands import AnyCommand, Hello
from citysleeps.table.messages import Done, Goodbye, News, Refused, Welcome

AnyMessage = Welcome | News | Done | Refused | Goodbye

SENT: Final = (Hello, NewTable, Newcomer, *get_args(AnyCommand))  # by clients; all else is said by the server
SAID: Final = (MadeTable, Joined, Found, Address, Health, Trouble, Description)
# The names of what has no class of its own: any command, any message; any fact of a book, a part of its view.
COMMAND: Final = "Command"
MESSAGE: Final = "Message"
FACT: Final = "Fact"
CHANGE: Final = "Change"
SHARED: Final = tuple(kind.__name__ for kind in (Call, Line, Own))  # parts of every view

Schema = dict[str, Any]


def schema() -> Schema:
    """All of it, with a definition for each type; those of a book begin with its name."""
    found, types = components((AnyCommand, AnyMessage, *SENT, *SAID, Scene), "")
    types[COMMAND], types[MESSAGE] = found[:2]
    for name, book in SHELF.items():
        types |= of_book(name, book)
    fill_in(types)
    for kind in Described.__subclasses__():
        types[kind.__name__]["required"] = list(kind.__struct_fields__)
    for name in types.keys() - {kind.__name__ for kind in SENT}:
        allow_more(types[name])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "City Sleeps: the wire",
        "description": "What goes over the socket, and in $defs also the bodies of HTTP. Its meaning: docs/protocol.md",
        "anyOf": refs(Hello.__name__, COMMAND, MESSAGE),
        "$defs": {name: plain(types[name]) for name in sorted(types)},
    }


def of_book(name: str, book: Book[Any]) -> dict[str, Schema]:
    """The view of a book, whole and in part, and its facts."""
    found, types = components((view_of(book), reduce(or_, book.facts)), f"{name}.")
    types = {kind: shared(definition, name) for kind, definition in types.items() if kind not in SHARED}
    types[FACT] = found[1]
    changed = {key: value for key, value in types[view_of(book).__name__].items() if key != "required"}
    types[CHANGE] = changed | {"title": CHANGE, "description": "The fields of the view that have changed."}
    return {f"{name}.{kind}": definition for kind, definition in types.items()}


def shared(value: Any, book: str) -> Any:
    """The same, with the parts that every view has under their own names."""
    if isinstance(value, list):
        return [shared(item, book) for item in value]
    if isinstance(value, dict):
        return {key: shared(item, book) for key, item in value.items()}
    kind = value.removeprefix(f"#/$defs/{book}.") if isinstance(value, str) else ""
    return f"#/$defs/{kind}" if kind in SHARED else value


def view_of(book: Book[Any]) -> type[msgspec.Struct]:
    """The type of the views of a book."""
    kind: type[msgspec.Struct] = get_type_hints(type(book).shown)["return"]
    return kind


def components(kinds: tuple[Any, ...], prefix: str) -> tuple[list[Schema], dict[str, Schema]]:
    found, types = msgspec.json.schema_components(kinds, ref_template=f"#/$defs/{prefix}{{name}}")
    return list(found), types


def fill_in(types: dict[str, Schema]) -> None:
    """What the types of the messages leave open, because it is of a book: facts and views."""
    facts = {"anyOf": refs(*(f"{book}.{FACT}" for book in SHELF))}
    views = [f"{name}.{view_of(book).__name__}" for name, book in SHELF.items()]
    nothing = {"type": "null"}
    types[Welcome.__name__]["properties"] |= {
        "facts": {"type": "array", "items": facts},
        "view": {"anyOf": [*refs(*views), nothing]},
    }
    types[News.__name__]["properties"] |= {
        "facts": {"type": "array", "items": facts, "default": []},
        "view": {"anyOf": [*refs(*(f"{book}.{CHANGE}" for book in SHELF)), nothing], "default": None},
    }


def refs(*names: str) -> list[Schema]:
    return [{"$ref": f"#/$defs/{name}"} for name in names]


def allow_more(definition: Schema) -> None:
    """What the server says may have more fields some day."""
    if definition.get("additionalProperties") is False:
        del definition["additionalProperties"]


def plain(value: Any) -> Any:
    """The same, with each description on one line, however its docstring is laid out."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return " ".join(value.split()) if isinstance(value, str) else value


def text() -> str:
    """The schema as it stands in docs/wire.schema.json."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
