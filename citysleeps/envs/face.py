"""What the two kinds of environments show of their table alike."""

from __future__ import annotations

from typing import Any

import gymnasium

from citysleeps.envs.fields import Field
from citysleeps.envs.table import Table
from citysleeps.library.game import Game


class Face:
    """The spaces, the words and the truth of a table."""

    _table: Table
    render_mode: str | None

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """What an observation looks like."""
        return self._table.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """All actions, legal or not."""
        return self._table.action_spaces[agent]

    def action_number(self, text: str) -> int:
        """The action that a line of the notation means: `A check B`. The seat does not matter."""
        return self._table.actions.read(text)

    @property
    def fields(self) -> dict[str, Field]:
        """The parts of an observation by name: where each begins, and its shape."""
        return self._table.fields

    @property
    def game(self) -> Game:
        """The game that is played, with the whole truth. For tests and studies, not for agents."""
        return self._table.game

    def render(self) -> str | None:
        """With `render_mode="ansi"` the whole story so far, with everything secret."""
        return self.game.story() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
