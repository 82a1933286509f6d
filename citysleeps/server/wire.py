"""The wire as JSON Schema: everything that goes over the socket, and the bodies of HTTP (docs/protocol.md).

What all books share is in one file, the facts and the view of a book in a file of its own.
`python -m citysleeps.server.wire docs` writes them.
"""

from __future__ import annotations

import json
import sys
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import msgspec

from citysleeps.agents.minds import Minds
from citysleeps.agents.odds import Odds
from citysleeps.books.book import Book
from citysleeps.books.described import Cover, Described, Description, Guide, Printed
from citysleeps.books.scene import Scene
from citysleeps.books.shelf import SHELF
from citysleeps.server.bodies import Address, Asker, Found, Health, Joined, MadeTable, Newcomer, NewTable
from citysleeps.server.problem import Trouble
from citysleeps.server.scales import Fairness
from citysleeps.table.commands import AnyCommand, Hello
from citysleeps.table.messages import Done, Foreseen, Goodbye, News, Past, Phrases, Refused, Welcome, Written
from citysleeps.views.protocol import Protocol

AnyMessage = Welcome | News | Past | Foreseen | Phrases | Written | Done | Refused | Goodbye

SENT: Final = (Hello, NewTable, Newcomer, Asker, *get_args(AnyCommand))  # by clients; the server sends everything else
SAID: Final = (
    MadeTable,
    Joined,
    Found,
    Address,
    Health,
    Trouble,
    Description,
    Cover,
    Guide,
    Printed,
    Protocol,
    Odds,
    Minds,
    Fairness,
)
# Names for types without a class: any command, any message; any fact of the book, its view, a part of the view.
COMMAND: Final = "Command"
MESSAGE: Final = "Message"
FACT: Final = "Fact"
VIEW: Final = "View"
CHANGE: Final = "Change"

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]


def files() -> dict[str, Schema]:
    """The schemas by file name, first the one that all books share."""
    return {"wire.schema.json": schema()} | {f"wire.{name}.schema.json": of_book(book) for name, book in SHELF.items()}


def schema() -> Schema:
    """What all books share, with a definition for each type."""
    found, types = components((AnyCommand, AnyMessage, *SENT, *SAID, Scene))
    types[COMMAND], types[MESSAGE] = found[:2]
    types[FACT] = {
        "title": FACT,
        "description": "A fact of the book that is played. The schema of the book has its other fields.",
        "type": "object",
        "properties": {"fact": {"type": "string"}},
        "required": ["fact"],
    }
    types[VIEW] = types.pop(Scene.__name__) | {"title": VIEW}
    types[CHANGE] = change(types[VIEW])
    fill_in(types)
    for kind in Described.__subclasses__():
        types[kind.__name__]["required"] = list(kind.__struct_fields__)
    for name in types.keys() - {kind.__name__ for kind in SENT}:
        allow_more(types[name])
    return {
        "$schema": DRAFT,
        "title": "City Sleeps: the wire",
        "description": "What goes over the socket, and in $defs also the bodies of HTTP. docs/protocol.md explains it.",
        "anyOf": refs(Hello.__name__, COMMAND, MESSAGE),
        "$defs": {name: plain(types[name]) for name in sorted(types)},
    }


def of_book(book: Book[Any]) -> Schema:
    """The facts and the view of one book, whole and in part. They replace the shared definitions of these names."""
    found, types = components((view_of(book), reduce(or_, book.facts)))
    types[FACT] = found[1]
    types[VIEW] = types.pop(view_of(book).__name__) | {"title": VIEW}
    types[CHANGE] = change(types[VIEW])
    for definition in types.values():
        allow_more(definition)
    return {
        "$schema": DRAFT,
        "title": f"City Sleeps: the wire of {book.name}",
        "description": "Its $defs replace those of the same name in wire.schema.json.",
        "anyOf": refs(FACT, VIEW, CHANGE),
        "$defs": {name: plain(types[name]) for name in sorted(types)},
    }


def change(view: Schema) -> Schema:
    """A part of such a view."""
    some = {key: value for key, value in view.items() if key != "required"}
    return some | {"title": CHANGE, "description": "The fields of the view that have changed."}


def view_of(book: Book[Any]) -> type[msgspec.Struct]:
    """The type of the views of a book."""
    kind: type[msgspec.Struct] = get_type_hints(type(book.screen).shown)["return"]
    return kind


def components(kinds: tuple[object, ...]) -> tuple[list[Schema], dict[str, Schema]]:
    found, types = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return list(found), types


def fill_in(types: dict[str, Schema]) -> None:
    """Fill in what the message types leave open because it depends on the book: facts and views."""
    facts = {"type": "array", "items": refs(FACT)[0]}
    nothing = {"type": "null"}
    types[Welcome.__name__]["properties"] |= {"facts": facts, "view": {"anyOf": [*refs(VIEW), nothing]}}
    types[Past.__name__]["properties"] |= {"facts": facts}
    types[Foreseen.__name__]["properties"] |= {"told": facts, "unsaid": facts}
    types[News.__name__]["properties"] |= {
        "facts": facts | {"default": []},
        "view": {"anyOf": [*refs(CHANGE), nothing], "default": None},
    }


def refs(*names: str) -> list[Schema]:
    return [{"$ref": f"#/$defs/{name}"} for name in names]


def allow_more(definition: Schema) -> None:
    """Allow more fields in what the server sends: later versions may add some."""
    if definition.get("additionalProperties") is False:
        del definition["additionalProperties"]


def plain(value: object) -> object:
    """The same schema, with each description on one line."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return " ".join(value.split()) if isinstance(value, str) else value


if __name__ == "__main__":
    for file, found in files().items():
        Path(sys.argv[1], file).write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
