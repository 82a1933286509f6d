"""City Sleeps: the Mafia family of party games, played by the book.

The names in `__all__` are the library (docs/library.md). Everything else is private.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from citysleeps.library import (
        BOOKS,
        LANGUAGES,
        Answer,
        Answers,
        Ask,
        BadRecord,
        BadSetup,
        Balance,
        Book,
        Bot,
        Chance,
        Change,
        CitySleepsError,
        Clause,
        Counts,
        Ending,
        Fact,
        Game,
        League,
        NotUnderstood,
        Pairing,
        Place,
        Record,
        Refused,
        Result,
        Role,
        Setting,
        Share,
        Standings,
        Strength,
        Told,
        Unknown,
        View,
        balance,
        league,
        play_games,
        read_record,
        scores,
        simulate,
        tournament,
        write_data,
        write_record,
    )

__version__ = "0.2.0"

__all__ = [
    "BOOKS",
    "LANGUAGES",
    "Answer",
    "Answers",
    "Ask",
    "BadRecord",
    "BadSetup",
    "Balance",
    "Book",
    "Bot",
    "Chance",
    "Change",
    "CitySleepsError",
    "Clause",
    "Counts",
    "Ending",
    "Fact",
    "Game",
    "League",
    "NotUnderstood",
    "Pairing",
    "Place",
    "Record",
    "Refused",
    "Result",
    "Role",
    "Setting",
    "Share",
    "Standings",
    "Strength",
    "Told",
    "Unknown",
    "View",
    "balance",
    "league",
    "play_games",
    "read_record",
    "scores",
    "simulate",
    "tournament",
    "write_data",
    "write_record",
]


if not TYPE_CHECKING:  # a type checker would take any name for one of the library

    def __getattr__(name: str) -> object:
        """Load the library and the books when a name is first used, so that `import citysleeps` is fast."""
        if name not in __all__:
            raise AttributeError(f"citysleeps has no {name}; what it has is in docs/library.md")
        from citysleeps import library

        return getattr(library, name)


def __dir__() -> list[str]:
    return [*globals(), *__all__]
