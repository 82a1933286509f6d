"""What is printed, and a console that does not have every letter."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper


def take_every_letter() -> None:
    """Printing never fails: a letter that the console does not have is printed as a question mark. On Windows, a file
    or pipe gets UTF-8 unless PYTHONIOENCODING says otherwise, as every file does from Python 3.15 on."""
    for stream, instead in ((sys.stdout, "replace"), (sys.stderr, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            if sys.platform == "win32" and not stream.isatty() and not os.environ.get("PYTHONIOENCODING"):
                stream.reconfigure(encoding="utf-8")
            stream.reconfigure(errors=instead)


def shows(letters: str) -> bool:
    """Does the console have these?"""
    try:
        letters.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
