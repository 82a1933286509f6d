"""The bots that know `cuba`, by name."""

from __future__ import annotations

from collections.abc import Callable

from citysleeps.agents.bot import Bot
from citysleeps.agents.cuba.careful import Careful
from citysleeps.agents.cuba.reasoning import Reasoning
from citysleeps.books.cuba.game import Cuba

BOTS: dict[str, Callable[[], Bot[Cuba]]] = {"careful": Careful, "reasoning": Reasoning}
