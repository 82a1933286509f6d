"""The bots that know `original`, by name."""

from __future__ import annotations

from collections.abc import Callable

from citysleeps.agents.bot import Bot
from citysleeps.agents.original.careful import Careful
from citysleeps.agents.original.gentle import Gentle
from citysleeps.agents.original.reasoning import Reasoning
from citysleeps.books.original.game import Original

BOTS: dict[str, Callable[[], Bot[Original]]] = {"careful": Careful, "gentle": Gentle, "reasoning": Reasoning}
