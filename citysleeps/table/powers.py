"""Who has the creator's powers at a table."""

from __future__ import annotations

from citysleeps.table.rows import Who


class Powers:
    """The creator's powers. The creator has them by a token; others were given or have inherited them."""

    def __init__(self) -> None:
        self.token = ""  # the hash of the creator's token; empty once the powers were handed over
        self.given: set[Who] = set()
        self.inherited: set[Who] = set()  # until somebody is back to whom they belong

    def hand_on(self, who: Who) -> None:
        """Hand them over to this person alone."""
        self.token = ""
        self.given = {who}
        self.inherited.clear()

    def lose(self, who: Who) -> None:
        self.given.discard(who)
        self.inherited.discard(who)

    @property
    def holders(self) -> set[Who]:
        """The people who have them."""
        return self.given | self.inherited
