"""The phases of a table."""

from __future__ import annotations

from typing import Final

LOBBY: Final = "lobby"  # a game is prepared
GAME: Final = "game"  # it is played
OVER: Final = "over"  # it is over and everything is revealed
