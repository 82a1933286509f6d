"""A mutant's function gets its code, in a process where everything is loaded."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from types import CodeType, FunctionType

from mutants.operators import Function, Module, Mutant

Place = tuple[str, str, int]  # a file, a function's name, its first line


class Live:
    """The functions of this process, by the place of their code."""

    def __init__(self) -> None:
        self.found: dict[Place, list[FunctionType]] = {}
        gc.unfreeze()  # what the tests have frozen would not be listed
        for function in gc.get_objects():
            if type(function) is FunctionType:  # isinstance() would ask a dead proxy for its class
                code = function.__code__
                place = (code.co_filename, code.co_qualname, code.co_firstlineno)
                self.found.setdefault(place, []).append(function)

    def plant(self, mutant: Mutant) -> bool:
        """Swap the code of every function made there; False if this one's cannot be swapped."""
        name, line = mutant.function.name, first_line(mutant.function)
        functions = self.found.get((str(mutant.module.path), name, line), [])
        mutant.plant(mutant.new)
        codes = [
            code
            for code in outermost(compiled(mutant.module))
            if (code.co_qualname, code.co_firstlineno) == (name, line)
        ]
        if not functions or len(codes) != 1:
            return False
        try:
            for function in functions:
                function.__code__ = codes[0]
        except ValueError:  # it needs other names from around it than before, as `super()` does
            return False
        return True


def first_line(function: Function) -> int:
    decorators: list[ast.expr] = getattr(function.node, "decorator_list", [])
    return min(node.lineno for node in (function.node, *decorators))


def compiled(module: Module) -> CodeType:
    code = compile(module.tree, str(module.path), "exec", dont_inherit=True)
    assert isinstance(code, CodeType)
    return code


def outermost(code: CodeType) -> Iterator[CodeType]:
    """The code of the functions that no other function is around."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_flags & 0x2:  # CO_NEWLOCALS: a function, not the body of a class
                yield inner
            else:
                yield from outermost(inner)
