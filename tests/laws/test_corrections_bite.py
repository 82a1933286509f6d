"""The laws of corrections are held against kernels with a planted fault, and find it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from citysleeps.books.spytown.facts import HostSaid
from citysleeps.kernel import correcting
from citysleeps.kernel.ask import Answer, Ask, takes
from citysleeps.kernel.correcting import Standing
from citysleeps.kernel.game import Told
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST

from .setups import BENCHES
from .test_corrections import correction_takes_its_place, entered_is_own

pytestmark = pytest.mark.long

Law = Callable[..., None]


class OnlyAsked(Play):
    """What is only offered counts for nothing from the host."""

    def is_open(self, answer: Answer) -> bool:
        return any(takes(ask, answer.act, answer.args) for ask in self.game.stop.open_to(answer.seat))


class OnceDone(Play):
    """Whatever a seat did of late is taken for its answer, and replaced."""

    def is_open(self, answer: Answer) -> bool:
        return super().is_open(answer) and all(one.seat != answer.seat for one in self.effective[-6:])


class Sparing(Play):
    """What puts somebody out comes too late."""

    def enter(self, correction: Answer, meant: Answer) -> str:
        other = Play(self.book, self.setup)
        for sent in [*self.effective, meant]:
            other.answer(sent)
        return self.book.too_late if other.game.living != self.game.living else super().enter(correction, meant)


class Remarked(Play):
    """The host hears that he has entered something."""

    def enter(self, correction: Answer, meant: Answer) -> str:
        reason = super().enter(correction, meant)
        self.game.tell(HOST, HostSaid("entered"))
        return reason


class Unrecorded(Play):
    """Nobody can see later that it was the host who entered it."""

    def enter(self, correction: Answer, meant: Answer) -> str:
        return self.answer(meant)


class Lenient(Play):
    """A correction that is refused stands in the record all the same."""

    def correct(self, correction: Answer) -> str:
        reason = super().correct(correction)
        if reason:
            self.inputs = [*self.inputs, correction]
        return reason


class Halfway(Play):
    """The correction is told, and the game stands as it stood."""

    def take_over(self, again: Play) -> None:
        self.game.audiences, self.game.facts = again.game.audiences, again.game.facts


FAULTS = [
    (OnlyAsked, entered_is_own, "refused|not the same"),
    (OnceDone, entered_is_own, "refused|not the same"),
    (Sparing, entered_is_own, "refused"),
    (Remarked, entered_is_own, "not the same"),
    (Unrecorded, entered_is_own, "record"),
    (Lenient, correction_takes_its_place, "inputs"),
    (Halfway, correction_takes_its_place, "does not stand"),
]


@pytest.mark.parametrize(("planted", "law", "found"), FAULTS, ids=lambda it: getattr(it, "__name__", ""))
def test_a_planted_fault_of_corrections_is_found(planted: type[Play], law: Law, found: str) -> None:
    try_law(planted, law, found)


def test_a_correction_that_replaces_another_kind_of_input_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def anything(stood: Standing, made: Answer) -> list[Ask]:
        return stood.asked + stood.offered

    monkeypatch.setattr(correcting, "question", anything)
    try_law(OnlyAsked, correction_takes_its_place, "another kind")


def test_a_correction_put_where_it_does_not_belong_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    put = correcting.put

    def late(
        play: Play, present: Play, meant: Answer, stands: list[Standing], at: int, there: int
    ) -> tuple[str, Play, list[Told]]:
        return put(play, present, meant, stands, at, len(play.effective))

    monkeypatch.setattr(correcting, "put", late)
    try_law(Play, correction_takes_its_place, "out of place")


def try_law(planted: type[Play], law: Law, found: str) -> None:
    """Many games of `spytown`, until one breaks the law."""

    @given(st.data())
    def games(data: st.DataObject) -> None:
        law(BENCHES["spytown"], data, planted)

    many = settings(max_examples=1500, phases=(Phase.generate,), report_multiple_bugs=False, derandomize=True)
    with pytest.raises(AssertionError, match=found):
        settings(many, database=None, deadline=None, suppress_health_check=list(HealthCheck))(games)()
