"""How long a reasoning bot thinks before it answers or speaks: `python bench/thoughts.py [--games 5]`.

Reasoning bots play whole games. It prints the thoughts of each kind of game: how many, and their milliseconds of
processor time, so that a busy machine does not count.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from statistics import median
from typing import Any

from citysleeps.agents.bot import Bot
from citysleeps.agents.cast import REASONING, bot, play_cast
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.game import Game
from citysleeps.kernel.play import Play
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import Seat
from citysleeps.kernel.setup import Setup, Value

GAMES: tuple[tuple[str, int, dict[str, Value]], ...] = (
    ("original", 10, {}),
    ("original", 14, {"deck": "extended"}),
    ("original", 20, {"deck": "extended"}),
    ("original", 26, {"deck": "extended"}),
    ("cuba", 8, {}),
)


def watched(thinker: Bot[Any], times: list[float]) -> Bot[Any]:
    """The same bot, with a watch that writes down the milliseconds of its thoughts."""

    class Watched(Bot[Game]):
        heeds = thinker.heeds
        speaks = thinker.speaks

        def sit_down(self, book: Rules[Any], setup: Setup, me: Seat) -> None:
            thinker.sit_down(book, setup, me)

        def answer(self, view: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
            began = time.thread_time()
            found = thinker.answer(view, me, asks, chance)
            times.append(1000 * (time.thread_time() - began))
            return found

        def speak(self, view: Game, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
            began = time.thread_time()
            found = thinker.speak(view, me, offers, chance)
            times.append(1000 * (time.thread_time() - began))
            return found

    return Watched()


def thoughts(book: str, seats: int, settings: dict[str, Value], games: int) -> list[float]:
    """The milliseconds of every thought of some games, in ascending order."""
    names = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:seats])
    times: list[float] = []
    for number in range(games):
        setup = SHELF[book].settle(Setup(book=book, seats=names, settings=settings, seed=f"thoughts/{number}"))
        play_cast(Play(SHELF[book], setup), {seat: lambda: watched(bot(REASONING, book), times) for seat in names}, "")
    return sorted(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5, help="of each kind")
    games = parser.parse_args().games
    print(f"{'':12} {'thoughts':>9} {'median':>7} {'99 %':>7} {'worst':>7}")
    for book, seats, settings in GAMES:
        times = thoughts(book, seats, settings, games)
        row = (median(times), times[len(times) * 99 // 100], times[-1])
        print(f"{book} {seats:<{11 - len(book)}} {len(times):9}", *[f"{one:7.1f}" for one in row], flush=True)


if __name__ == "__main__":
    main()
