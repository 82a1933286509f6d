"""How far the programs that a server starts beside itself give way to everything else on the machine."""

from __future__ import annotations

import os
import sys
from typing import Final

GIVE_WAY: Final = "CITYSLEEPS_GIVE_WAY"  # in the environment: 0 not at all, to 19
USUAL: Final = 10


def give_way() -> None:
    """Where there is no `nice`, the server starts its programs at a low priority."""
    if sys.platform != "win32":
        os.nice(int(os.environ.get(GIVE_WAY) or USUAL))
