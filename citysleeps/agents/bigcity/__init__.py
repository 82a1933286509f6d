"""The bots that know `bigcity`, by name."""

from __future__ import annotations

from collections.abc import Callable

from citysleeps.agents.bigcity.careful import Careful
from citysleeps.agents.bigcity.gentle import Gentle
from citysleeps.agents.bigcity.reasoning import Reasoning
from citysleeps.agents.bot import Bot
from citysleeps.books.bigcity.game import BigCity

BOTS: dict[str, Callable[[], Bot[BigCity]]] = {"careful": Careful, "gentle": Gentle, "reasoning": Reasoning}
