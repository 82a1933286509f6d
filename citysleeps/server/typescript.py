"""The wire for the web client: types, and how to read the fields of each fact.

What all books share is in one file, the facts and the view of a book in the folder of its face.
`python -m citysleeps.server.typescript web/src` writes them.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, Final

from citysleeps.books.book import Book
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.facts import fact_name, fields
from citysleeps.kernel.seats import HOST
from citysleeps.server.wire import Schema, of_book, schema

PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WRITTEN: Final = "// Written by `python -m citysleeps.server.typescript`; changes belong there."


def files() -> dict[str, str]:
    """The files by their paths in `web/src`, first the one that all books share."""
    shared = schema()["$defs"]
    own = {f"books/{name}/wire.ts": written(wire(book, shared)) for name, book in SHELF.items()}
    host = f"/** The bit of the host among those who are told a fact. */\nexport const HOST = {HOST.bit_length() - 1}"
    return {"line/wire.ts": written([*types(shared), host])} | own


def written(parts: list[str]) -> str:
    return "\n\n".join([WRITTEN, *parts]) + "\n"


def types(definitions: dict[str, Schema]) -> list[str]:
    """A type for each definition."""
    return [
        (f"/** {definition['description']} */\n" if definition.get("description") else "")
        + f"export type {name} = {kind(definition, '')}"
        for name, definition in definitions.items()
    ]


def wire(book: Book[Any], shared: dict[str, Schema]) -> list[str]:
    """The part of one book: the types of its facts and its view, and how to read the fields of its facts."""
    definitions = of_book(book)["$defs"]
    own = {name: definition for name, definition in definitions.items() if definition != shared.get(name)}
    facts = [f"\n  {fact_name(fact)}: [{', '.join(map(marked, fields(fact)))}]," for fact in book.facts]
    named = ", ".join(f"{field}: '{prefix}'" for field, prefix in book.screen.named.items())
    written = types(own)
    used = [name for name in definitions if name not in own and re.search(rf"\b{name}\b", "\n".join(written))]
    return [
        f"import type {{ {', '.join(used)} }} from '../../line/wire'",
        *written,
        (
            "/** Of each fact its fields: the name, its mark (seat, seats, me, host or nothing), a list? */\n"
            "export const FIELDS: Record<string, readonly (readonly [string, string, boolean])[]> = {"
            f"{''.join(facts)}\n}}"
        ),
        (
            "/** The fields whose ids have words of their own. */\n"
            f"export const NAMED: Record<string, string> = {{ {named} }}"
        ),
    ]


def marked(field: tuple[str, str, bool]) -> str:
    name, mark, is_list = field
    return f"['{name}', '{mark}', {str(is_list).lower()}]"


def kind(definition: Schema, indent: str) -> str:
    if "$ref" in definition:
        name: str = definition["$ref"].rpartition("/")[2]
        return name
    if "enum" in definition:
        return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in definition["enum"])
    if "const" in definition:
        return f"'{definition['const']}'"
    if "anyOf" in definition:
        return " | ".join(dict.fromkeys(kind(one, indent) for one in definition["anyOf"]))
    if definition.get("type") == "array":
        inner = kind(definition.get("items") or {}, indent)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if definition.get("type") == "object":
        return of_object(definition, indent)
    found: Any = definition.get("type", "unknown")
    return PLAIN.get(found, "unknown")


def of_object(definition: Schema, indent: str) -> str:
    properties = definition.get("properties")
    if not properties:
        more = definition.get("additionalProperties")
        return f"Record<string, {kind(more, indent) if isinstance(more, dict) else 'unknown'}>"
    lines = ["{"]
    for name, value in properties.items():
        asked = "" if name in definition.get("required", ()) else "?"
        lines.append(f"{indent}  {name}{asked}: {kind(value, indent + '  ')}")
    return "\n".join([*lines, indent + "}"])


if __name__ == "__main__":
    for place, text in files().items():
        file = Path(sys.argv[1], place)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
