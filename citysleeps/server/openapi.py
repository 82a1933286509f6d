"""The OpenAPI description of the API."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from citysleeps import __version__
from citysleeps.server.problem import Trouble
from citysleeps.server.routes import JSON, RECORD, Operation

TROUBLES: Final = {
    400: "The request could not be understood",
    403: "Not allowed",
    404: "Not found",
    409: "Refused",
    413: "The body is too long",
    429: "Too many requests or guesses",
    503: "The store cannot be used",
}
PARAMETER: Final = re.compile(r"\{(\w+)\}")

Schema = dict[str, Any]


def described(operations: Sequence[Operation]) -> Schema:
    """The operations that have a summary."""
    listed = [operation for operation in operations if operation.summary]
    kinds = [kind for one in listed for kind in (one.takes, one.gives) if kind is not None]
    found, components = msgspec.json.schema_components([*kinds, Trouble], ref_template="#/components/schemas/{name}")
    schemas = dict(zip([*map(str, kinds), str(Trouble)], found, strict=True))
    return {
        "openapi": "3.1.0",
        "info": {"title": "City Sleeps", "version": __version__, "description": "docs/protocol.md has the socket."},
        "paths": {one.path: {one.method.lower(): described_one(one, schemas)} for one in listed},
        "components": {"schemas": components},
    }


def described_one(operation: Operation, schemas: Schema) -> Schema:
    """One operation, with all ways in which a request may fail."""
    names = PARAMETER.findall(operation.path)
    trouble = content(Trouble, schemas)
    good = "201" if operation.takes else "200"
    found: Schema = {
        "summary": operation.summary,
        "description": " ".join((operation.answer.__doc__ or "").split()),
        "parameters": [
            *[{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names],
            *[{"name": name, "in": "query", "schema": {"type": "string"}} for name in operation.queries],
        ],
        "responses": {
            good: {"description": "Done", "content": content(operation.gives, schemas, operation.kind)},
            **{str(status): {"description": why, "content": trouble} for status, why in TROUBLES.items()},
        },
    }
    if operation.takes:
        found["requestBody"] = {"required": True, "content": content(operation.takes, schemas)}
    return found


def content(body: object, schemas: Schema, kind: str = RECORD) -> Schema:
    """A body of this kind, or text."""
    return {JSON: {"schema": schemas[str(body)]}} if body else {kind: {"schema": {"type": "string"}}}
