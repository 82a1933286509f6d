"""The tables that games become, column by column (docs/data.md)."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple

from citysleeps.kernel.errors import CitySleepsError


class Column(NamedTuple):
    """A column of a table: its name, its type in Parquet, and what stands in it."""

    name: str
    type: str
    meaning: str


GAME: Final = Column("game", "int64", "which game of this folder, from 0")
FACT: Final = Column("fact", "int32", "its place in `facts`")
WHERE: Final = (
    Column("round", "int16", "the number of the night, the day or the turn; 0 before the first"),
    Column("phase", "string", "the part of the game, as an id of the book"),
    Column("step", "string", "the step of that phase; the phase itself where there is none"),
)

TABLES: Final[dict[str, tuple[Column, ...]]] = {
    "games": (
        GAME,
        Column("source", "string", "the file of the record; empty for a simulated game"),
        Column("book", "string", "the name of the book"),
        Column("version", "string", "the version of the book's rules"),
        Column("by", "string", "the version of the program that wrote the record"),
        Column("seats", "int16", "how many seats"),
        Column("settings", "string", "every setting with its value, as JSON"),
        Column("seed", "string", "the seed of the deal and of all lots"),
        Column("is_live", "bool", "whether it was played at a live table"),
        Column("bots", "string", "who played a simulated game, as `--bots` was given; empty for a record"),
        Column("is_over", "bool", "whether the game has ended"),
        Column("winner", "string", "the side that won, or `draw`; empty if nobody has"),
        Column("rounds", "int16", "how many nights, days or turns were begun"),
        Column("answers", "int32", "how many rows it has in `answers`"),
        Column("facts", "int32", "how many rows it has in `facts`"),
    ),
    "seats": (
        GAME,
        Column("seat", "int8", "the seat, from 0"),
        Column("name", "string", "the name of the seat"),
        Column("dealt", "string", "the first card or role that the record knows of this seat"),
        Column("card", "string", "the last one"),
        Column("known", "list<string>", "everything known about the seat at the end, as ids of the book"),
        Column("party", "string", "the group made by the deal"),
        Column("won", "bool", "whether this seat has won"),
        Column("is_out", "bool", "whether the seat is out of the game"),
        Column("out_fact", "int32", "the fact that took it out; null if it is in"),
        Column("out_by", "string", "the name of that fact; empty if it is in"),
        Column("out_round", "int16", "the round in which that was; null if it is in"),
    ),
    "answers": (
        GAME,
        Column("answer", "int32", "which answer of the game, from 0"),
        Column("before", "int32", "how many facts were told before it"),
        *WHERE,
        Column("who", "string", "`seat`, `host` or `clock`"),
        Column("seat", "int8", "who answered; null for the host and the clock"),
        Column("act", "string", "the act, such as `vote`"),
        Column("args", "list<string>", "its arguments; seats by name"),
        Column("seats", "list<int8>", "all seats among the arguments"),
        Column("text", "string", "the whole answer in the notation"),
    ),
    "facts": (
        GAME,
        Column("fact", "int32", "which fact of the game, from 0"),
        *WHERE,
        Column("name", "string", "the id of the fact"),
        Column("fields", "string", "its fields as JSON; seats by number, -1 is nobody"),
        Column("is_public", "bool", "whether everybody was told"),
        Column("to", "list<int8>", "the seats that were told; empty if everybody was"),
        Column("to_host", "bool", "whether the host was told"),
    ),
    "claims": (
        GAME,
        FACT,
        *WHERE,
        Column("claim", "int32", "its number in the game, from 1"),
        Column("seat", "int8", "who says it"),
        Column("kind", "string", "the kind of claim, such as `checked`"),
        Column("seats", "list<int8>", "whom it is about"),
        Column("words", "list<string>", "its words: role, answer, act, side"),
        Column("count", "int32", "the night, or the number of the claim meant; else 0"),
        Column("taken_back", "bool", "whether it was taken back later"),
        Column(
            "is_true",
            "bool",
            "whether what it says of the speaker's own card or deeds was true then; null for all other claims",
        ),
    ),
    "votes": (
        GAME,
        FACT,
        *WHERE,
        Column("vote", "int16", "which vote of the game, from 1"),
        Column("voter", "int8", "who voted"),
        Column("candidate", "int8", "for whom; null if it was for a word"),
        Column("word", "string", "the word that was voted for; empty if it was for a seat"),
        Column("votes", "int16", "how many votes that candidate had in the end"),
    ),
    "beliefs": (
        GAME,
        Column("fact", "int32", "the fact beside which it thought so; null in a row `held`"),
        Column("seat", "int8", "who thought"),
        Column("period", "string", "`night` or `day`"),
        Column("number", "int16", "the number of that night or day"),
        Column(
            "kind",
            "string",
            "what it said or did: `claim`, `accusation`, `vote`, `check`, `point`; or `held` or `stated`",
        ),
        Column("about", "int8", "whom that was about; null if nobody"),
        Column("asks", "string", "in a row `held`: the side or role that it asked itself about; else empty"),
        Column(
            "chance",
            "double",
            "how likely it thought that, from 0 to 1; where `asks` is empty, that the seat is of the second side",
        ),
        Column("verdict", "string", "of a claim: `meant`, `bluff`, `lie`, `kept`, `broken`; else empty"),
    ),
}


def arrow() -> Any:
    """The library that writes Parquet. Raises CitySleepsError if it is not installed."""
    try:
        import_module("pyarrow.parquet")
        return import_module("pyarrow")
    except ImportError as error:
        raise CitySleepsError("tables need more: pip install 'citysleeps[lab]'", "not_installed") from error


def schema(table: str) -> Any:
    """The schema of a table in Parquet."""
    return arrow_schema({column.name: column.type for column in TABLES[table]})


def arrow_schema(columns: Mapping[str, str]) -> Any:
    """A schema of Parquet, given the type of each column."""
    pyarrow = arrow()
    kinds = {
        "bool": pyarrow.bool_(),
        "double": pyarrow.float64(),
        "int8": pyarrow.int8(),
        "int16": pyarrow.int16(),
        "int32": pyarrow.int32(),
        "int64": pyarrow.int64(),
        "string": pyarrow.string(),
        "list<int8>": pyarrow.list_(pyarrow.int8()),
        "list<int16>": pyarrow.list_(pyarrow.int16()),
        "list<string>": pyarrow.list_(pyarrow.string()),
        "map<string, int32>": pyarrow.map_(pyarrow.string(), pyarrow.int32()),
    }
    return pyarrow.schema([(name, kinds[kind]) for name, kind in columns.items()])
