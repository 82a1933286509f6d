"""Which test runs which statement: found out once, with modules that say so themselves."""

from __future__ import annotations

import ast
import builtins
import importlib.machinery
import marshal
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import wraps
from hashlib import sha256
from importlib.abc import MetaPathFinder
from types import CodeType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from mutants.operators import ROOT, Module, is_docstring

BUILD = ROOT / "build" / "mutants"
FILE = BUILD / "map"
RAN = "__ran__"
CALLED = "__called__"
KEEPS = ("cache", "lru_cache")  # decorators of a function that runs once and then only gives its result again


class Map:
    """By statement, the tests that run it; by test, its seconds. What fails without any fault is no test here."""

    def __init__(self, sources: str) -> None:
        self.sources = sources
        self.tests: list[str] = []
        self.seconds: list[float] = []
        self.ran: dict[str, int] = {}  # the numbers of the tests, as bits
        self.failing: list[str] = []
        self.loaded: list[str] = []  # statements that are run when modules are loaded

    def add(self, test: str, seconds: float, spots: Sequence[str]) -> None:
        bit = 1 << len(self.tests)
        self.tests.append(test)
        self.seconds.append(seconds)
        for spot in spots:
            self.ran[spot] = self.ran.get(spot, 0) | bit

    def save(self) -> None:
        BUILD.mkdir(parents=True, exist_ok=True)
        whole = (self.sources, self.tests, self.seconds, self.ran, self.failing, self.loaded)
        partly = FILE.with_suffix(f".{os.getpid()}")
        partly.write_bytes(marshal.dumps(whole))
        partly.replace(FILE)

    @staticmethod
    def load() -> Map | None:
        if not FILE.exists():
            return None
        found = Map("")
        whole = marshal.loads(FILE.read_bytes())
        found.sources, found.tests, found.seconds, found.ran, found.failing, found.loaded = whole
        return found


def hash_of(files: Sequence[str]) -> str:
    return sha256(b"".join((ROOT / file).read_bytes() for file in files)).hexdigest()


def instrumented(file: str) -> CodeType:
    """The module's code, each statement of a function preceded by a call that says that it is run."""
    module = Module(file)
    for node in list(ast.walk(module.tree)):
        for name in ("body", "orelse", "finalbody"):
            body = getattr(node, name, None)
            if isinstance(body, list) and any(statement in module.spots for statement in body):
                setattr(node, name, [new for old in body for new in said(module, old)])
        if isinstance(node, ast.FunctionDef) and any(name_of(one) in KEEPS for one in node.decorator_list):
            node.decorator_list.insert(0, called(module, node))
        if isinstance(node, ast.Lambda) and node in module.spots:
            node.body = ast.BoolOp(ast.Or(), [call(module.spots[node].key), node.body])
    ast.fix_missing_locations(module.tree)
    code = compile(module.tree, str(module.path), "exec", dont_inherit=True)
    assert isinstance(code, CodeType)
    return code


def said(module: Module, statement: ast.AST) -> list[ast.AST]:
    if is_docstring(statement) or statement not in module.spots:
        return [statement]
    return [ast.Expr(call(module.spots[statement].key)), statement]


def call(key: str) -> ast.expr:
    return ast.Call(ast.Name(RAN, ast.Load()), [ast.Constant(key)], [])


def name_of(decorator: ast.expr) -> str:
    return ast.unparse(decorator.func if isinstance(decorator, ast.Call) else decorator)


def called(module: Module, function: ast.FunctionDef) -> ast.expr:
    """The decorator that says of all its statements that they are run, whenever its result is asked for."""
    spots: list[ast.expr] = [
        ast.Constant(module.spots[node].key) for node in ast.walk(function) if node in module.spots
    ]
    return ast.Call(ast.Name(CALLED, ast.Load()), [ast.Tuple(spots, ast.Load())], [])


def calling(ran: Callable[[str], object]) -> Callable[[tuple[str, ...]], Callable[[Any], Any]]:
    """What that decorator does."""

    def called(spots: tuple[str, ...]) -> Callable[[Any], Any]:
        def around(function: Any) -> Any:
            @wraps(function)
            def call(*args: Any, **more: Any) -> Any:
                for spot in spots:
                    ran(spot)
                return function(*args, **more)

            return call

        return around

    return called


class Instrumenting(MetaPathFinder):
    """Loads the modules that are mapped."""

    def __init__(self, files: Sequence[str]) -> None:
        self.files = {str(ROOT / file): file for file in files}

    def find_spec(self, name: str, path: Any, target: ModuleType | None = None) -> Any:
        if not name.startswith("citysleeps."):
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        if spec is None or spec.origin not in self.files:
            return None
        spec.loader = InstrumentedLoader(name, spec.origin, self.files[spec.origin])
        return spec


class InstrumentedLoader(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: str, file: str) -> None:
        super().__init__(name, path)
        self.file = file

    def get_code(self, fullname: str) -> CodeType:
        return instrumented(self.file)


class Mapper:
    """The plugin of pytest that runs every test once and writes down what it runs."""

    def __init__(self, map: Map, seen: set[str]) -> None:
        self.map = map
        self.seen = seen

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.map.loaded = sorted(self.seen)
        self.map.failing.clear()  # they get another chance: a busy machine may have failed them
        items = [item for item in session.items if item.nodeid not in self.map.tests]
        print(f"mapping {len(items)} tests", flush=True)
        for at, item in enumerate(items):
            after = items[at + 1] if at + 1 < len(items) else None
            self.seen.clear()
            began = computed()
            reports = runtestprotocol(item, log=False, nextitem=after)
            seconds = computed() - began
            if any(report.failed for report in reports):
                self.map.failing.append(item.nodeid)
            elif not any(report.skipped for report in reports):
                self.map.add(item.nodeid, seconds, sorted(self.seen))
        self.map.save()
        return True


def computed() -> float:
    """The processor's seconds so far, those of ended children too."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def draw(files: Sequence[str], arguments: Sequence[str], keep: bool) -> Map:
    """The map of these files by these tests: the last one, with new tests added; drawn again if a file has changed;
    with `keep` the last one as it is."""
    kept = Map.load() if keep else None
    if kept is not None:
        return kept
    subprocess.run(
        [sys.executable, "-m", "mutants.mapping", ",".join(files), *arguments],
        check=True,
        cwd=ROOT,
    )
    found = Map.load()
    assert found is not None
    return found


def main() -> None:
    files, *arguments = sys.argv[1:]
    mapped = files.split(",")
    sources = hash_of(mapped)
    found = Map.load()
    if found is None or found.sources != sources:
        found = Map(sources)
    seen: set[str] = set()
    setattr(builtins, RAN, seen.add)  # gives None, so a lambda goes on to what it says
    setattr(builtins, CALLED, calling(seen.add))
    sys.meta_path.insert(0, Instrumenting(mapped))
    pytest.main(list(arguments), plugins=[Mapper(found, seen)])
    os._exit(0)  # whatever is left over would still say what it runs


if __name__ == "__main__":
    main()
