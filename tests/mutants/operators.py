"""Small faults that can be planted in a module: every one replaces one node of its syntax tree by another."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]

TURNED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OTHER: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
OPPOSITE = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "reversed": "list"}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
SILENT = ("__repr__", "__str__")
EVERYBODY = (1 << 34) - 1  # kernel.seats.ALL, which must not be loaded before it is mapped
AROUND = 40  # so much of a long statement is shown on either side of the change
CARRIED = ("self", "game", "night", "play", "table")  # what is nowhere but first


@dataclass(eq=False)
class Function:
    """A function that no other function is around: its code is swapped as a whole. A method's name has its class."""

    name: str
    node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


@dataclass(eq=False)
class Spot:
    """A statement that tests run or do not run; of a lambda among the tables of a module, the lambda."""

    file: str
    function: str
    text: str
    which: int  # of those in this function that read alike

    @property
    def key(self) -> str:
        return f"{self.file}|{self.function}|{self.text}|{self.which}"


@dataclass(eq=False)
class Mutant:
    """A node, and what stands there instead."""

    module: Module
    function: Function
    spot: Spot
    statement: ast.AST
    parent: ast.AST
    name: str  # of the parent's field
    index: int  # in it, if it is a list; else -1
    old: Any
    new: Any
    _texts: tuple[str, str] | None = field(default=None, repr=False)

    def plant(self, node: Any) -> None:
        if self.index < 0:
            setattr(self.parent, self.name, node)
        else:
            getattr(self.parent, self.name)[self.index] = node

    @property
    def texts(self) -> tuple[str, str]:
        """The statement as it is, and as it would be."""
        if self._texts is None:
            was = head(self.statement)
            self.plant(self.new)
            now = head(self.new if self.old is self.statement else self.statement)
            self.plant(self.old)
            self._texts = brief(was, now)
        return self._texts

    @property
    def line(self) -> int:
        return int(getattr(self.old, "lineno", getattr(self.statement, "lineno", 0)))

    @property
    def key(self) -> tuple[str, str, str, str]:
        """By this it is known whichever line it has moved to."""
        return (self.module.file, self.function.name, *self.texts)

    @property
    def id(self) -> str:
        return hashlib.sha256("|".join(self.key).encode()).hexdigest()[:8]


class Module:
    """A file's syntax tree with its spots and its mutants."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.tree = ast.parse((ROOT / file).read_text(encoding="utf-8"), file)
        self.functions = list(functions(self.tree))
        self.spots: dict[ast.AST, Spot] = {}  # by statement
        self.words = sorted(
            {str(node.value) for node in ast.walk(self.tree) if isinstance(node, ast.Constant) and is_word(node)}
        )
        seen: dict[tuple[str, str], int] = {}
        for function in self.functions:
            for statement in statements(function.node):
                text = head(statement)
                which = seen[function.name, text] = seen.get((function.name, text), -1) + 1
                self.spots[statement] = Spot(file, function.name, text, which)

    @property
    def path(self) -> Path:
        return ROOT / self.file

    def mutants(self) -> Iterator[Mutant]:
        for function in self.functions:
            if function.name.rpartition(".")[2] not in SILENT:
                yield from planted(self, function)


def is_word(node: ast.AST) -> bool:
    """A string that is an id, not a sentence."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier()


def head(statement: ast.AST) -> str:
    """A statement on one line; of one that has others inside, its first line."""
    if not hasattr(statement, "body") or isinstance(statement, ast.Lambda):
        return " ".join(ast.unparse(statement).split())
    inner = {
        name: getattr(statement, name)
        for name in ("body", "orelse", "finalbody", "handlers", "decorator_list", "cases")
        if hasattr(statement, name)
    }
    for name in inner:
        setattr(statement, name, [ast.Pass()] if name == "body" else [])
    try:
        text = ast.unparse(statement)
    finally:
        for name, value in inner.items():
            setattr(statement, name, value)
    return " ".join(text.split()).removesuffix(" pass")


def brief(was: str, now: str) -> tuple[str, str]:
    """Of long statements, what is about the change."""
    if max(len(was), len(now)) <= 3 * AROUND or now == "pass":
        return was[: 4 * AROUND], now
    shorter = min(len(was), len(now))
    same = next((at for at in range(shorter) if was[at] != now[at]), shorter)
    tail = next((at for at in range(shorter - same) if was[-1 - at] != now[-1 - at]), shorter - same)
    begin, end = max(0, same - AROUND), max(0, tail - AROUND)
    return was[begin : len(was) - end], now[begin : len(now) - end]


def functions(tree: ast.AST, inside: str = "") -> Iterator[Function]:
    """The outermost functions of a module, those of its classes, and the lambdas among its tables."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from functions(node, f"{inside}{node.name}.")
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield Function(inside + node.name, node)
        elif isinstance(node, ast.Lambda):
            yield Function(f"{inside}<lambda>", node)
        else:
            yield from functions(node, inside)


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def statements(function: ast.AST) -> Iterator[ast.AST]:
    if isinstance(function, ast.Lambda):
        yield function
        return
    for node in ast.walk(function):
        if isinstance(node, ast.stmt) and node is not function and not is_docstring(node):
            yield node


def planted(module: Module, function: Function) -> Iterator[Mutant]:
    """Every mutant of a function."""

    def walk(node: ast.AST, statement: ast.AST) -> Iterator[Mutant]:
        for name, value in ast.iter_fields(node):
            for index, child in enumerate(value) if isinstance(value, list) else [(-1, value)]:
                if not isinstance(child, ast.AST) or is_left_out(node, name, child):
                    continue
                within = child if isinstance(child, ast.stmt) else statement
                for new in instead(module, node, name, child):
                    if isinstance(child, (ast.expr, ast.stmt)):
                        ast.copy_location(new, child)
                    ast.fix_missing_locations(new)
                    yield Mutant(module, function, module.spots[within], within, node, name, index, child, new)
                yield from walk(child, within)

    node = function.node
    yield from walk(node, node) if isinstance(node, ast.Lambda) else walk(node, node.body[0])


def is_left_out(parent: ast.AST, name: str, child: ast.AST) -> bool:
    """Docstrings, annotations, what is said of an error, defaults (made when the module is read), asserts."""
    if is_docstring(child) or isinstance(child, (ast.Assert, ast.JoinedStr, ast.Global, ast.Nonlocal)):
        return True
    if name in ("annotation", "returns", "decorator_list", "args") and isinstance(child, (ast.arguments, ast.expr)):
        return name != "args" or isinstance(child, ast.arguments)
    return name in ("annotation", "returns") or (name == "exc" and isinstance(parent, ast.Raise))


def instead(module: Module, parent: ast.AST, name: str, node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the place of a node."""
    if (name in ("test", "guard") and not isinstance(parent, ast.IfExp)) or (
        isinstance(parent, ast.comprehension) and name == "ifs"
    ):
        if not isinstance(node, ast.Constant):
            if not isinstance(parent, ast.While):
                yield ast.Constant(True)
            yield ast.Constant(False)
            if isinstance(node, ast.expr) and not isinstance(node, (ast.Compare, ast.BoolOp)) and not is_not(node):
                yield ast.UnaryOp(ast.Not(), node)
    match node:
        case ast.Compare(ops=[op], left=left, comparators=comparators):
            for kind in TURNED[type(op)]:
                yield ast.Compare(left, [kind()], comparators)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for at in range(len(values)):
                rest = values[:at] + values[at + 1 :]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.UnaryOp(op=ast.Not() | ast.Invert() | ast.USub(), operand=operand):
            yield operand
        case ast.IfExp(body=body, orelse=orelse):
            yield body
            yield orelse
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OTHER and not is_text(left) and not is_text(right):
            yield ast.BinOp(left, OTHER[type(op)](), right)
            yield left
        case ast.AugAssign(target=target, op=op, value=value) if type(op) in OTHER:
            yield ast.AugAssign(target, OTHER[type(op)](), value)
            yield ast.Pass()
        case ast.Constant(value=bool() as value):
            if not (isinstance(parent, ast.keyword) and parent.arg == "strict"):
                yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value + 1)
            if value > 0:
                yield ast.Constant(value - 1)
        case ast.Constant(value=str() as value) if is_word(node):
            others = [word for word in module.words if word != value]
            if others:
                yield ast.Constant(others[int(hashlib.sha256(value.encode()).hexdigest(), 16) % len(others)])
        case ast.Constant(value=""):
            yield ast.Constant("other")
        case ast.Raise(exc=ast.Name("NotImplementedError")):
            pass  # every subclass has its own
        case ast.Expr(value=ast.Call() | ast.Await() | ast.Yield()) | ast.Raise() | ast.Delete():
            yield ast.Pass()
        case ast.Assign(targets=[target]) if not isinstance(target, (ast.Name, ast.Tuple)):
            yield ast.Pass()
        case ast.Return() if not (name == "body" and isinstance(parent, FUNCTIONS)):
            yield ast.Pass()
        case ast.Break():
            yield ast.Pass()
        case ast.Continue():
            yield ast.Break()
            yield ast.Pass()
        case ast.For(target=target, iter=each, body=body, orelse=orelse):
            once = ast.Subscript(
                ast.Call(ast.Name("list", ast.Load()), [each], []), ast.Slice(None, ast.Constant(1)), ast.Load()
            )
            yield ast.For(target, once, body, orelse)
        case (
            ast.With(items=[ast.withitem(optional_vars=None)], body=body)
            | ast.AsyncWith(items=[ast.withitem(optional_vars=None)], body=body)
        ):
            yield ast.If(ast.Constant(True), body, [])
        case ast.Call():
            yield from calls(node)
        case ast.Tuple(elts=elts, ctx=ast.Load()) | ast.List(elts=elts, ctx=ast.Load()) | ast.Set(elts=elts) if (
            len(elts) > 1
        ):
            if not isinstance(parent, (ast.Subscript, ast.Assign)):
                yield type(node)(elts[:-1], *([ast.Load()] if not isinstance(node, ast.Set) else []))
        case ast.Dict(keys=keys, values=values) if len(keys) > 1:
            yield ast.Dict(keys[:-1], values[:-1])


def calls(node: ast.Call) -> Iterator[ast.AST]:
    """Another function, other arguments; of what is told, other hearers."""
    func, args, keywords = node.func, node.args, node.keywords
    if isinstance(func, ast.Name) and func.id in OPPOSITE:
        yield ast.Call(ast.Name(OPPOSITE[func.id], ast.Load()), args, [] if func.id == "sorted" else keywords)
    if isinstance(func, ast.Attribute) and func.attr == "tell" and len(args) == 2:
        to, fact = args
        if not (isinstance(to, ast.Name) and to.id == "ALL"):
            yield ast.Call(func, [ast.Constant(EVERYBODY), fact], keywords)
        yield ast.Call(func, [ast.BinOp(to, ast.BitAnd(), ast.BinOp(to, ast.Sub(), ast.Constant(1))), fact], keywords)
    elif len(args) > 1 and not any(isinstance(arg, ast.Starred) for arg in args):
        if not isinstance(func, ast.Name) or func.id not in ("isinstance", "getattr", "range", "cast", "min", "max"):
            at = 1 if isinstance(args[0], ast.Name) and args[0].id in CARRIED else 0
            if at + 1 < len(args) and ast.dump(args[at]) != ast.dump(args[at + 1]):
                yield ast.Call(func, [*args[:at], args[at + 1], args[at], *args[at + 2 :]], keywords)
    for at in range(len(keywords)):
        if keywords[at].arg != "strict":  # of zip: an assertion
            yield ast.Call(func, args, keywords[:at] + keywords[at + 1 :])


def is_not(node: ast.AST) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
