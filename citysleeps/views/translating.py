"""Languages, and which texts each of them lacks.

A language is a folder of `locales/`. English is complete. Texts that another language lacks are shown in English.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.errors import ParseError
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.stream import FluentParserStream
from fluent.syntax.visitor import Visitor

LOCALES: Final = Path(__file__).parent.parent / "locales"
ENGLISH: Final = "en"
COMMON: Final = "common.ftl"
PROTOCOL: Final = "protocol.ftl"  # of the protocol of any game; no phone needs it
TEXT: Final = re.compile(r"(?:[^{}\r\n]|\r(?!\n))*")  # up to a brace or the end of the line
IDENTIFIER: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
SPACES: Final = re.compile(r" *")
NAME: Final = "language-name"  # the message with the language's own name


def languages(locales: Path = LOCALES) -> tuple[str, ...]:
    """Every language that has a folder with `common.ftl`: English first, the others by their ids."""
    found = {path.parent.name for path in locales.glob(f"*/{COMMON}")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


class Stream(FluentParserStream):
    """Looks at a letter in one step, and at spaces together."""

    def char_at(self, offset: int) -> str | None:
        found = self.string[offset : offset + 1]
        return "\n" if found == "\r" and self.string.startswith("\n", offset + 1) else found or None

    def peek_blank_inline(self) -> str:
        start = self.index + self.peek_offset
        found = SPACES.match(self.string, start)
        assert found
        self.peek_offset = found.end() - self.index
        return found[0]


class Parser(FluentParser):
    """Reads a line of text or a name at once. FluentParser reads letter by letter, and takes three times as long."""

    def __init__(self) -> None:
        super().__init__(with_spans=False)

    def parse(self, source: str) -> ast.Resource:
        stream = Stream(source)
        stream.skip_blank_block()
        entries: list[ast.EntryType] = []
        comment: ast.Comment | None = None  # belongs to the message or term below it, if no empty line is between them
        while stream.current_char:
            entry = self.get_entry_or_junk(stream)
            blank = stream.skip_blank_block()
            if isinstance(entry, ast.Comment) and not blank and stream.current_char:
                comment = entry
                continue
            if comment and isinstance(entry, ast.Message | ast.Term):
                entry.comment = comment
            elif comment:
                entries.append(comment)
            comment = None
            entries.append(entry)
        return ast.Resource(entries)

    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        return ast.TextElement(taken(ps, TEXT))

    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        name = taken(ps, IDENTIFIER)
        if not name:
            raise ParseError("E0004", "a-zA-Z")
        return ast.Identifier(name)


def taken(stream: FluentParserStream, pattern: re.Pattern[str]) -> str:
    """What is next in the stream, if it is like this, and it is not next any more."""
    found = pattern.match(stream.string, stream.index)
    if not found:
        return ""
    stream.index = found.end()
    stream.peek_offset = 0
    return found[0]


@cache
def parsed(path: Path) -> ast.Resource:
    """The messages of a file, or none if it does not exist. Cached, because books and themes share files."""
    return Parser().parse(path.read_text(encoding="utf-8") if path.exists() else "")


def messages(resource: ast.Resource) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def filled(own: ast.Resource, english: ast.Resource) -> ast.Resource:
    """The messages of a language. Missing messages and attributes are filled in from English."""
    mine = messages(own)
    missing = [lacking(theirs, mine.get(id)) for id, theirs in messages(english).items()]
    whole = {message.id.name: joined(mine.get(message.id.name), message) for message in missing if pieces(message)}
    return ast.Resource([*(mine | whole).values()])


def joined(own: ast.Message | None, missing: ast.Message) -> ast.Message:
    """One message of a language, with missing parts filled in from English."""
    if own is None:
        return missing
    return ast.Message(own.id, own.value or missing.value, own.attributes + missing.attributes)


class Report(NamedTuple):
    """What is wrong with one file of a language."""

    file: str
    lacks: dict[str, str]  # by id of the message: its texts that are not translated yet, in English, as Fluent
    wrong: list[str]  # a sentence each
    total: int  # how many texts the file has in English: messages and attributes
    missing: int = 0  # how many of them are not translated


def report(language: str, locales: Path = LOCALES) -> list[Report]:
    """Compare every file of a language with the English one."""
    home = locales / ENGLISH
    names = sorted(path.relative_to(home).as_posix() for path in home.rglob("*.ftl"))
    strange = {path.relative_to(locales / language).as_posix() for path in (locales / language).rglob("*.ftl")}
    reports = [examined(name, locales / language / name, home / name) for name in names]
    return reports + [Report(name, {}, ["English has no such file"], 0) for name in sorted(strange - set(names))]


def translated(reports: list[Report]) -> tuple[int, int]:
    """How many texts are translated, and how many there are in all."""
    total = sum(one.total for one in reports)
    return total - sum(one.missing for one in reports), total


def examined(name: str, path: Path, english: Path) -> Report:
    """Compare one file with the English one."""
    own, theirs = parsed(path), messages(parsed(english))
    lacks, wrong = {}, [broken(junk) for junk in own.body if isinstance(junk, ast.Junk)]
    mine, texts = messages(own), 0
    for id, message in theirs.items():
        missing = lacking(message, mine.get(id))
        if pieces(missing):
            lacks[id] = FluentSerializer().serialize_entry(missing)
            texts += pieces(missing)
        if id in mine and (odd := arguments(mine[id]) - arguments(message)):
            wrong.append(f"{id} takes {', '.join(sorted(odd))}, which is not given")
    wrong += [f"{id} is no message of the English file" for id in mine if id not in theirs]
    return Report(name, lacks, wrong, sum(map(pieces, theirs.values())), texts)


def lacking(message: ast.Message, own: ast.Message | None) -> ast.Message:
    """The parts of an English message that are not translated."""
    if own is None:
        return ast.Message(message.id, message.value, message.attributes)
    there = {attribute.id.name for attribute in own.attributes}
    attributes = [attribute for attribute in message.attributes if attribute.id.name not in there]
    return ast.Message(message.id, None if own.value else message.value, attributes)


def broken(junk: ast.Junk) -> str:
    first = (junk.content or "").partition("\n")[0]
    return f"cannot be read: {first}"


def pieces(message: ast.Message) -> int:
    """How many texts a message has: its own and those of its attributes."""
    return (message.value is not None) + len(message.attributes)


def arguments(message: ast.Message) -> set[str]:
    found = Arguments()
    found.visit(message)
    return {f"${name}" for name in found.names}


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)
