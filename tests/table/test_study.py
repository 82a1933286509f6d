"""Where bots think: what a bot hears before it thinks, when it speaks, and what is done for a bot that fails."""

from __future__ import annotations

import pickle
import signal
import sys
from io import BufferedWriter, BytesIO
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from citysleeps.agents import original
from citysleeps.agents.bot import Bot
from citysleeps.books.original.facts import Dawn
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer, Ask, takes
from citysleeps.kernel.game import Game
from citysleeps.kernel.seats import Seat, bit
from citysleeps.kernel.setup import Setup
from citysleeps.priority import GIVE_WAY, USUAL
from citysleeps.table import study
from citysleeps.table.study import Found, Question, Sitting, Study, sent

ME = 2
READY = Ask(bit(ME), "ready")
VOTE = Ask(bit(ME), "vote", (bit(0) | bit(1),), ("abstain",))
TALK = Ask(bit(ME), "claim", (bit(0),))
IS_READY = Answer(ME, "ready")
WAS_READY = Found(IS_READY.fields(), "ready")


class Noting(Bot[Game]):
    """Notes what it is asked, and does what it is told to do."""

    asked: list[list[Ask]]
    says: Answer | None = None
    answers: Answer | None = None  # None: it fails

    def speak(self, view: Game, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
        self.asked.append(offers)
        if self.says and self.says.act == "fail":
            raise KeyError("unforeseen")
        return self.says

    def answer(self, view: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        self.heard = list(view.facts)
        self.asked.append(asks)
        if self.answers is None:
            raise KeyError("unforeseen")
        return self.answers


@pytest.fixture
def noting(monkeypatch: pytest.MonkeyPatch) -> Noting:
    made = Noting()
    made.asked = []
    monkeypatch.setitem(original.BOTS, "noting", cast(Any, lambda: made))
    return made


def sitting() -> Sitting:
    setup = SHELF["original"].settle(Setup(book="original", seats=tuple("ABCDEF")))
    return Sitting("noting", False, setup, ME, Random(1))


def question(offers: tuple[Ask, ...] = (), asks: tuple[Ask, ...] = (), **more: Any) -> Question:
    given: dict[str, Any] = {"sits": sitting(), "facts": [], **more}
    return Question(7, given["sits"], given["facts"], [*map(sent, offers)], [*map(sent, asks)])


def test_a_bot_has_heard_everything_when_it_thinks(noting: Noting) -> None:
    noting.answers = IS_READY
    bots, dawn = Study(), Dawn(())
    assert bots.think(question(asks=(VOTE, READY), facts=[dawn])) == WAS_READY
    assert noting.heard == [dawn]
    assert bots.think(question(asks=(READY,), facts=[dawn], sits=None)) == WAS_READY
    assert noting.heard == [dawn, dawn]


def test_a_bot_speaks_before_it_answers_and_only_where_it_is_offered_something(noting: Noting) -> None:
    noting.says, noting.answers = Answer(ME, "claim", (0,)), IS_READY
    bots = Study()
    assert bots.think(question((TALK,), (READY,))) == Found(Answer(ME, "claim", (0,)).fields())
    assert bots.think(question((), (READY,))) == WAS_READY
    assert noting.asked == [[TALK], [READY]]
    noting.says = None
    assert bots.think(question((TALK,), (READY,))) == WAS_READY
    assert bots.think(question((TALK,))) == Found()
    assert noting.asked == [[TALK], [READY], [TALK], [READY], [TALK]]


def test_for_a_bot_that_fails_the_simplest_thing_is_done(noting: Noting) -> None:
    found = Study().think(question(asks=(VOTE, READY)))
    assert (found.answer, found.act) == (Answer(ME, "abstain").fields(), "vote")
    assert "KeyError: 'unforeseen'" in found.error
    ask = Ask(bit(ME), "vote", (bit(0) | bit(1),))
    found = Study().think(question(asks=(ask,)))
    assert found.answer and takes(ask, found.answer.act, found.answer.args) and found.act == "vote"
    noting.says = Answer(ME, "fail")
    found = Study().think(question((TALK,)))
    assert (found.answer, found.act) == (None, "") and "KeyError: 'unforeseen'" in found.error


# As a process of its own


class Line:
    """The ends of the line to the process that asks, and what the thinking one does to itself."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard = BytesIO()
        self.said = BytesIO()
        self.done: list[object] = []
        self.buffer = BufferedWriter(self.said)
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=self.heard))
        monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=self.buffer))
        monkeypatch.setattr("os.nice", self.done.append)
        monkeypatch.setattr("signal.signal", lambda *handled: self.done.append(handled))

    def ask(self, *questions: object) -> None:
        for one in questions:
            pickle.dump(one, self.heard)
        self.heard.seek(0)

    def found(self) -> list[Found]:
        """What has left, without what still waits in the buffer."""
        self.said.seek(0)
        found = []
        while self.said.tell() < len(self.said.getvalue()):
            found.append(pickle.load(self.said))
        return found


ENDS_WITH_ITS_LINE = [(signal.SIGINT, signal.SIG_IGN), (signal.SIGTERM, signal.SIG_IGN)]


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
def test_the_process_that_thinks_gives_way_ends_only_with_its_line_and_answers_with_nothing_that_is_printed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(GIVE_WAY, raising=False)
    line = Line(monkeypatch)
    study.serve({})
    assert sys.stdout is sys.stderr
    assert line.done == [*ENDS_WITH_ITS_LINE, USUAL, (signal.SIGPIPE, signal.SIG_DFL)]


def test_windows_has_no_such_courtesy(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(monkeypatch)
    monkeypatch.setattr(sys, "platform", "win32")
    study.serve({})
    assert line.done == ENDS_WITH_ITS_LINE


def test_it_answers_each_question_at_once_until_the_line_is_cut(
    noting: Noting, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = Line(monkeypatch)
    noting.answers = IS_READY
    line.ask(question(asks=(READY,)), [8, 9], question(asks=(READY,), sits=None))
    line.heard.seek(0, 2)
    line.heard.write(pickle.dumps(question(asks=(READY,)))[:-20])
    line.heard.seek(0)
    study.serve({})
    assert line.found() == [WAS_READY] * 2


def test_it_forgets_a_bot_that_does_not_play_any_more(noting: Noting, monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(monkeypatch)
    noting.answers = IS_READY
    line.ask(question(asks=(READY,)), [8, 7], question(asks=(READY,), sits=None))
    with pytest.raises(KeyError):
        study.serve({})


def test_it_has_the_books_of_the_shelf_of_whoever_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    Line(monkeypatch)
    shelf = dict(SHELF)
    monkeypatch.setattr(study, "SHELF", shelf)
    study.serve({"original": "a module that is not read", "coins": "toy.coins"})
    assert shelf == {**SHELF, "coins": shelf["coins"]} and shelf["coins"].name == "coins"
