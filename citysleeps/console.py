"""What every command shares: what is printed, what is wrong, and files that are written."""

from __future__ import annotations

import os
import re
import sys
from io import BufferedWriter, FileIO, TextIOWrapper
from pathlib import Path
from typing import Final, NoReturn

import click
from rich.console import Console

CONTROLS: Final = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def take_every_letter() -> None:
    """Printing never fails: a letter that the console does not have is printed as a question mark. On Windows, a file
    or pipe gets UTF-8 unless PYTHONIOENCODING says otherwise, as every file does from Python 3.15 on. If there is no
    stdout or stderr at all (`>&-`), what is printed goes nowhere."""
    if sys.stdout is None:
        sys.stdout = nowhere()
    if sys.stderr is None:
        sys.stderr = nowhere()
    for stream, instead in ((sys.stdout, "replace"), (sys.stderr, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            if sys.platform == "win32" and not stream.isatty() and not os.environ.get("PYTHONIOENCODING"):
                stream.reconfigure(encoding="utf-8")
            stream.reconfigure(errors=instead)


def console() -> Console:
    """Where tables are printed: as wide as a terminal, and in a file or pipe as wide as they want to be."""
    return Console(width=None if sys.stdout.isatty() else 240)


def shows(letters: str) -> bool:
    """Does the console have these?"""
    try:
        letters.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def nowhere() -> TextIOWrapper:
    return TextIOWrapper(BufferedWriter(FileIO(os.devnull, "w")), encoding="utf-8")


def print_nowhere() -> None:
    """From now on print to nowhere, because nobody reads it any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def tell(text: str, err: bool = False) -> None:
    """Print text that may come from a stranger's file. It cannot move the cursor, wipe a line or turn letters round."""
    click.echo(CONTROLS.sub("\ufffd", text), err=err)


def wrong(message: str) -> NoReturn:
    """End with one line that says what is wrong, and exit code 2."""
    raise click.UsageError(message)


def keep(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        wrong(f"{path} cannot be written: {error.strerror}")
