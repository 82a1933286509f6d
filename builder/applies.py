"""Compiles the `apply` methods of facts. A book's `facts.py` stays interpreted, so the build moves every `apply` into a
compiled module of functions. The kernel finds them there (`CHANGES` in `kernel/facts.py`)."""

from __future__ import annotations

import ast
from pathlib import Path

NAME = "applied.py"


def move_applies(facts: Path) -> Path:
    """Write the module of functions for these facts, and let the book's game import it. Changes the files: use it on a
    copy of the sources."""
    tree = ast.parse(facts.read_text(encoding="utf-8"))
    home = ".".join(facts.with_suffix("").parts[facts.parts.index("citysleeps") :])
    moved = {kind.name: apply for kind in tree.body if isinstance(kind, ast.ClassDef) if (apply := apply_of(kind))}
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    body: list[ast.stmt] = [*imports, imported(home, *moved), imported("citysleeps.kernel.facts", "CHANGES")]
    body += [function(kind, apply) for kind, apply in moved.items()]
    body += ast.parse("\n".join(f"CHANGES[{kind}] = apply_{kind}" for kind in moved)).body
    target = facts.with_name(NAME)
    target.write_text(ast.unparse(ast.fix_missing_locations(ast.Module(body, []))), encoding="utf-8")
    game = facts.with_name("game.py")  # everything that tells facts imports it
    loads = f"\n\nfrom {home.rpartition('.')[0]} import {target.stem}  # noqa\n"
    game.write_text(game.read_text(encoding="utf-8") + loads, encoding="utf-8")
    return target


def apply_of(kind: ast.ClassDef) -> ast.FunctionDef | None:
    return next((node for node in kind.body if isinstance(node, ast.FunctionDef) and node.name == "apply"), None)


def imported(module: str, *names: str) -> ast.ImportFrom:
    return ast.ImportFrom(module, [ast.alias(name) for name in names], 0)


def function(kind: str, apply: ast.FunctionDef) -> ast.FunctionDef:
    """The method as a function, with a type for `self`."""
    apply.name = f"apply_{kind}"
    apply.args.args[0].annotation = ast.Name(kind)
    return apply
