"""Faster reads in the C code of mypyc (reads.h): of fields and globals by a literal name, and of dicts by a type."""

from __future__ import annotations

import re
from pathlib import Path

HEADER = Path(__file__).with_suffix(".h")
LITERAL = r"(cpy_r_\w+) = CPyStatics\[\d+\]; /\* '\w+' \*/\n"
FIELD = re.compile(rf"({LITERAL}\s+cpy_r_\w+ = )CPyObject_GetAttr(\(cpy_r_\w+, \2\);)")
GLOBAL = re.compile(
    rf"((cpy_r_\w+) = CPyStatic_\w+globals;\n\s+{LITERAL.replace('(', '(?P<name>', 1)}\s+cpy_r_\w+ = )"
    r"CPyDict_GetItem(\(\2, (?P=name)\);)"
)
TYPE = re.compile(r"((cpy_r_\w+) = CPy_TYPE\(cpy_r_\w+\);\n\s+cpy_r_\w+ = )CPyDict_GetItem(\(cpy_r_\w+, \2\);)")


def quicken(source: Path) -> None:
    """Let a C file cache where it found each field, each global, and what belongs to a type."""
    text = source.read_text(encoding="utf-8")
    text = GLOBAL.sub(r"\1READ_GLOBAL\4", FIELD.sub(r"\1READ_FIELD\3", text))
    text = TYPE.sub(r"\1READ_TYPE\3", text)
    source.write_text(f'#include "{HEADER.as_posix()}"\n{text}', encoding="utf-8")
