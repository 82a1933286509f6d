"""Packages import one way only. The core has no clock, no randomness but its own, and no input or output."""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent / "citysleeps"
MAY_USE = {
    "kernel": {"kernel"},
    "books": {"kernel", "books"},
    "views": {"kernel", "books", "views"},
    "notation": {"kernel", "books", "views", "notation", "__version__"},
    "agents": {"kernel", "books", "views", "agents", "priority"},
    "lab": {"kernel", "books", "views", "agents", "lab"},
    "library": {"kernel", "books", "views", "notation", "agents", "lab", "library", "priority", "__version__"},
    "models": {"kernel", "books", "views", "notation", "agents", "library", "table", "models", "__version__"},
    "envs": {"kernel", "books", "views", "notation", "agents", "library", "envs"},
    "store": {"store"},
    "table": {"kernel", "books", "views", "notation", "agents", "store", "table", "priority", "__version__"},
    "server": {
        *("kernel", "books", "views", "notation", "agents", "lab", "store", "table", "server"),
        *("console", "__version__"),
    },
}
PURE = {
    "__future__",
    "collections",
    "difflib",
    "fractions",
    "functools",
    "hashlib",
    "math",
    "typing",
    "msgspec",
    "mypy_extensions",
    "citysleeps",
    "re",
    "struct",
}


def imported(path: Path) -> set[str]:
    """Everything that a module imports, in full: `from a import b` is `a.b`."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def test_imports_point_one_way() -> None:
    wrong = []
    for part, allowed in MAY_USE.items():
        for path in (ROOT / part).rglob("*.py"):
            used = {name.split(".")[1] for name in imported(path) if name.startswith("citysleeps.")}
            wrong += [f"{path.name} imports {name}" for name in sorted(used - allowed)]
    assert wrong == []


def test_the_kernel_and_the_books_import_nothing_impure() -> None:
    wrong = []
    for part in ("kernel", "books"):
        for path in (ROOT / part).rglob("*.py"):
            outside = {name.split(".")[0] for name in imported(path)} - PURE
            wrong += [f"{path.name} imports {name}" for name in sorted(outside)]
    assert wrong == []


def test_the_store_needs_nothing_but_the_standard_library_and_one_module_for_postgresql() -> None:
    used = {(path.name, name.split(".")[0]) for path in (ROOT / "store").rglob("*.py") for name in imported(path)}
    outside = {(path, name) for path, name in used if name not in sys.stdlib_module_names | {"citysleeps"}}
    assert outside == {("connection.py", "asyncpg"), ("postgres.py", "asyncpg")}
