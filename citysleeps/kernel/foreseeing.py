"""What an input would change, looked at in a copy of the game."""

from __future__ import annotations

from citysleeps.kernel.ask import Answer
from citysleeps.kernel.correcting import difference
from citysleeps.kernel.game import Told
from citysleeps.kernel.play import Play, resume


def foreseen(play: Play, answer: Answer) -> tuple[str, list[Told], list[Told]]:
    """The reason if the input would be refused; otherwise the facts that it would tell, and the told facts that it
    would make untrue. The game itself does not change."""
    copy = resume(play.book, play.setup, play.effective)
    before = copy.game.log
    reason = copy.answer(answer)
    if reason:
        copy.end()
        return reason, [], []
    after = resume(play.book, play.setup, copy.effective)
    told, unsaid = difference(before, after.game.log)
    after.end()
    copy.end()
    return "", told, unsaid
