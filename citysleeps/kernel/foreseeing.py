"""What an input would change, looked at in a copy of the game."""

from __future__ import annotations

from citysleeps.kernel.ask import Answer
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.correcting import difference
from citysleeps.kernel.game import Told
from citysleeps.kernel.play import Play


class Undrawn(Exception):
    """Chance would have to decide something that it has not decided yet."""


class Known(Chance):
    """The numbers of a game that were drawn already. Nobody may foresee the next one."""

    def __init__(self, so_far: Chance, drawn: int, lots: int) -> None:
        super().__init__(so_far.seed, so_far.lots)
        self.blocks = so_far.blocks
        self.words = list(so_far.words)
        self.most = drawn
        self.unused = lots  # lots of the setup that were not used up

    def word(self) -> int:
        if drawn(self) == self.most:
            raise Undrawn
        return super().word()

    def lot(self, seats: int) -> int:
        if self.lots and len(self.lots) == self.unused:
            raise Undrawn
        return super().lot(seats)


def drawn(chance: Chance) -> int:
    """How many numbers were drawn so far."""
    return chance.blocks * 4 - len(chance.words)


def foreseen(play: Play, answer: Answer) -> tuple[str, list[Told], list[Told]]:
    """The reason if the input would be refused; otherwise the facts that it would tell, and the told facts that it
    would make untrue. Where chance would decide, it ends. The game itself does not change."""
    copy = play.rebuilt(len(play.effective))
    before = copy.game.log
    known = drawn(copy.game.chance), len(copy.game.chance.lots)
    reason = copy.answer(answer)
    play.replayed += copy.replayed
    if reason:
        copy.end()
        return reason, [], []
    after = Play(play.book, play.setup)
    after.game.chance = Known(after.game.chance, *known)
    play.replayed += len(copy.effective)
    is_certain = True
    try:
        for one in copy.effective:
            after.answer(one)
    except Undrawn:
        is_certain = False
    told, unsaid = difference(before, after.game.log)
    after.end()
    copy.end()
    return "", told, unsaid if is_certain else []
