"""The bots that know `spytown`, by name."""

from __future__ import annotations

from collections.abc import Callable

from citysleeps.agents.bot import Bot
from citysleeps.agents.spytown.careful import Careful
from citysleeps.agents.spytown.gentle import Gentle
from citysleeps.agents.spytown.reasoning import Reasoning
from citysleeps.books.spytown.game import Spytown

BOTS: dict[str, Callable[[], Bot[Spytown]]] = {"careful": Careful, "gentle": Gentle, "reasoning": Reasoning}
