"""The program that a server starts to work out the odds of a game, or what its bots thought: `python -m …reckoner`.

It reads one game from standard input, and writes the answer to standard output as JSON. It runs at a low priority, and
is ended by the system if a game takes too long.
"""

from __future__ import annotations

import pickle
import signal
import sys
from typing import Final

import msgspec

from citysleeps.agents.minds import Minds, minds
from citysleeps.agents.odds import NONE, Odds, odds, odds_so_far
from citysleeps.kernel.game import Told
from citysleeps.kernel.seats import Seat
from citysleeps.priority import give_way

MOST_SECONDS: Final = 60  # of processor time for one game
TOO_LONG: Final = -24  # its exit code if that was not enough: SIGXCPU, which Windows has not


class Task(msgspec.Struct, frozen=True):
    """What is to be worked out of which game."""

    kind: str  # odds, so far, minds
    book: str
    log: list[Told]
    seats: list[Seat] = []  # of bots


def worked_out(task: Task) -> Odds | Minds:
    if task.kind == "minds":
        return minds(task.book, task.log, task.seats)
    if task.kind == "so far":
        return odds_so_far(task.book, [fact for _, fact in task.log])
    return odds(task.book, task.log)


def nothing(task: Task) -> Odds | Minds:
    """The answer for a game that nobody can work out."""
    return Minds([]) if task.kind == "minds" else NONE


def step_back() -> None:
    """Give way to everything else on this machine, and end after a while whatever happens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server alone decides when this program ends
    give_way()
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS + 1))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def main() -> None:
    step_back()
    task: Task = pickle.load(sys.stdin.buffer)
    sys.stdout.buffer.write(msgspec.json.encode(worked_out(task)))


if __name__ == "__main__":
    main()
