"""What every screen shows at the end of every scenario, held in `tests/clauses/<book>/seen/<file>.txt`, a line each.

The line is the title, a tab, two letters a screen (each seat's, then the host's and the spectators'), a tab, and two
letters for each thing that they show. So a difference names the screens and the things: `B, C: held, prompted`. Beside
the views the line holds what is asked and offered now, what the host may do, and with which reasons inputs would be
refused: of each seat and of the host, each act with a few arguments.

`make heard` writes the lines again and says what differs.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from heard import letters

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.forms import Argument
from citysleeps.kernel.play import Play
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import HOST, HOST_SEAT, NOBODY, SPECTATORS, Seat
from citysleeps.notation.scenario import Scenario
from citysleeps.views.view import view

CODE = 2  # letters


class Seen(NamedTuple):
    """What is seen by whom, as letters: by screen, and by what is shown."""

    by: str
    of: str


def golden(path: Path) -> Path:
    """The file that holds what is seen in the scenarios of `path`."""
    return path.parent / "seen" / f"{path.stem}.txt"


def shown(play: Play) -> list[dict[str, Any]]:
    """What each screen shows, by its name: the seats', the host's, the spectators'."""
    book, game = play.book, play.game
    log, found = game.log, []
    for seat, who in [*((seat, 1 << seat) for seat in range(game.size)), (NOBODY, HOST), (NOBODY, SPECTATORS)]:
        knows = view(book, play.setup, log, who)
        screen = msgspec.to_builtins(SHELF[book.name].screen.shown(knows, seat), str_keys=True)
        screen["known"] = [knows.known(other) for other in range(game.size)] if seat >= 0 else []
        screen["asks"] = [said(ask) for ask in (game.stop.open_to(seat) if seat >= 0 else ())]
        screen["offers"] = [said(ask) for ask in (game.stop.offered_to(seat) if seat >= 0 else ())]
        screen["votes"] = [sorted(map(repr, counted.items())) for counted in book.votes(knows)]
        screen |= refused(play, HOST_SEAT if who == HOST else seat)
        screen["host_asks"] = [said(ask) for ask in book.host_asks(game)] if who == HOST else []
        screen["hosts"] = [book.hosts(knows), book.apart(knows), book.may_lead(knows), book.numbers(knows)]
        found.append(screen)
    return found


def refused(play: Play, seat: Seat) -> dict[str, list[str]]:
    """Why inputs of one seat, or of the host, would be refused, by their acts; of the spectators there are none."""
    book, game = play.book, play.game
    tried = attempts(book, game.size, seat)
    return {name: [book.hinders(game, attempt) for attempt in answers] for name, answers in tried.items()}


@cache
def attempts(book: Rules[Any], size: int, seat: Seat) -> dict[str, list[Answer]]:
    """The inputs that are tried at tables of this size, by their acts."""
    found: dict[str, list[Answer]] = {f"refused {act}": [] for act in (*book.acts, *book.host_acts)}
    for act, shape in ({} if seat == NOBODY else book.host_acts if seat == HOST_SEAT else book.acts).items():
        for turn in (0, 1):
            args = tuple([argument(book, kind, size, seat + turn * (1 + len(act))) for kind in shape])
            if args and shape[0] == "part":
                args += tuple([argument(book, kind, size, seat + turn) for kind in book.parts[str(args[0])]])
            found[f"refused {act}"].append(Answer(seat, act, args))
    return found


def argument(book: Rules[Any], kind: str, size: int, which: int) -> Argument:
    """One of this kind, another for another number."""
    words = words_of(book)
    match kind.removesuffix("?"):
        case "seat":
            return which % size
        case "number":
            return which % 7
        case "count":
            return which % 9 if which % 2 else words[which % len(words)]
        case "choice":
            return which % size if which % 3 or not book.ballot_words else book.ballot_words[0]
        case "seats":
            return tuple({which % size, which * 2 % size})
        case "words":
            return tuple([words[(which + i) % len(words)] for i in range(which % 3)])
        case "part":
            return list(book.parts)[which % len(book.parts)]
        case "text":
            return "words"
    return words[which % len(words)]


@cache
def words_of(book: Rules[Any]) -> list[str]:
    """What may be named: cards and roles, and the few words of acts."""
    said = SHELF[book.name].lobby.describe()
    return [*said.cards, *said.roles, "nothing", "none", "nod", "out", "up", "citizen"]


def said(ask: Ask) -> str:
    return repr((ask.to, ask.act, ask.slots, ask.idle, ask.lapse, ask.another))


def seen(play: Play | None) -> Seen:
    """All that is shown at this moment; nothing, if it could not be dealt."""
    if play is None:
        return Seen("", "")
    screens = shown(play)
    parts = [[written(screen[name]) for name in sorted(screen)] for screen in screens]
    return Seen(
        "".join([letters("\n".join(screen)) for screen in parts]),
        "".join([letters("\n".join(thing)) for thing in zip(*parts, strict=True)]),
    )


def written(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()


def write_line(title: str, what: Seen) -> str:
    return f"{title}\t{what.by}\t{what.of}"


@cache
def read_golden(path: Path) -> dict[str, Seen]:
    """What was seen in each scenario of `path`, by its title."""
    if not golden(path).exists():
        return {}
    lines = [line.split("\t") for line in golden(path).read_text(encoding="utf-8").splitlines()]
    return {title: Seen(by, of) for title, by, of in lines}


def difference(path: Path, scenario: Scenario, play: Play | None) -> str:
    """What is seen at the end of this scenario of `path` otherwise than it was, in words; nothing: it is the same."""
    before, now = read_golden(path).get(scenario.title), seen(play)
    if before is None:
        return "it has no line yet"
    if before == now:
        return ""
    if play is None or len(before.by) != len(now.by) or len(before.of) != len(now.of):
        return "other screens, or other things on them"
    whose = [*play.setup.seats, "the host", "the spectators"]
    things = changed(sorted(shown(play)[0]), before.of, now.of)
    return f"{', '.join(changed(whose, before.by, now.by))}: {', '.join(things)}"


def changed(names: Iterable[str], before: str, now: str) -> list[str]:
    at = range(0, len(now), CODE)
    return [name for name, i in zip(names, at, strict=True) if before[i : i + CODE] != now[i : i + CODE]]
