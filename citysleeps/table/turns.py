"""Whose bots think next, where many wait: those of the address whose bots have thought least lately."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from citysleeps.table.addresses import HOUSEHOLDS, household, network

HALF_LIFE: Final = 60.0  # seconds after which a thought counts half
REMEMBERED: Final = 30 * HALF_LIFE  # seconds after which it counts nothing


class Turns:
    """How long the bots of each address have thought lately. Of two seconds the later one counts more, in the same
    proportion however long ago both were, so nothing has to be recomputed as time passes."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.began = clock()
        self.spent: dict[str, float] = {}  # by household or network, in seconds as they counted when it began

    def has_had(self, address: str) -> float:
        """How much this address has had, compared with others. In IPv6 what its network has had counts too."""
        own, whole = self.spent.get(household(address), 0.0), self.spent.get(network(address), 0.0)
        return max(own, whole / HOUSEHOLDS) if network(address) else own

    def charge(self, address: str, seconds: float) -> None:
        """The bots of this address have thought so long."""
        passed = self.clock() - self.began
        if passed > REMEMBERED:
            self.begin_again(passed)
            passed = 0.0
        for whose in {household(address), network(address) or household(address)}:
            self.spent[whose] = self.spent.get(whose, 0.0) + seconds * 2 ** (passed / HALF_LIFE)

    def begin_again(self, passed: float) -> None:
        """Forget what counts nothing any more."""
        now = {whose: seconds / 2 ** (passed / HALF_LIFE) for whose, seconds in self.spent.items()}
        self.spent = {whose: seconds for whose, seconds in now.items() if seconds > 2 ** (-REMEMBERED / HALF_LIFE)}
        self.began += passed
