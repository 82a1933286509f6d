"""The wire for the web client: types, and how the fields of each fact are to be read.

`python -m citysleeps.server.typescript > web/src/wire.ts` writes it anew.
"""

from __future__ import annotations

from typing import Any, Final

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.facts import fact_name, fields
from citysleeps.server.wire import Schema, schema

PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The whole file."""
    lines = ["// Written by `python -m citysleeps.server.typescript`; changes belong there.", ""]
    for name, definition in schema()["$defs"].items():
        if definition.get("description"):
            lines.append(f"/** {definition['description']} */")
        lines += [f"export type {identifier(name)} = {kind(definition, '')}", ""]
    lines.append(
        "/** Of each fact of each book its fields: the name, its mark (seat, seats, me, host or nothing), a list? */"
    )
    lines.append(
        "export const FIELDS: Record<string, Record<string, readonly (readonly [string, string, boolean])[]>> = {"
    )
    for book in SHELF.values():
        lines.append(f"  {book.name}: {{")
        for fact in book.facts:
            marked = ", ".join(f"['{name}', '{mark}', {str(many).lower()}]" for name, mark, many in fields(fact))
            lines.append(f"    {fact_name(fact)}: [{marked}],")
        lines.append("  },")
    lines += ["}", ""]
    all_named = {field: prefix for book in SHELF.values() for field, prefix in book.named.items()}
    named = ", ".join(f"{field}: '{prefix}'" for field, prefix in all_named.items())
    lines += [
        "/** The fields whose ids have words of their own. */",
        f"export const NAMED: Record<string, string> = {{ {named} }}",
    ]
    return "\n".join(lines) + "\n"


def identifier(name: str) -> str:
    """`book.Shown` becomes `BookShown`."""
    return "".join(part[0].upper() + part[1:] for part in name.split("."))


def kind(definition: Schema, indent: str) -> str:
    if "$ref" in definition:
        return identifier(definition["$ref"].rpartition("/")[2])
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
    print(typescript(), end="")
