"""The process in which bots think, from outside: small programs stand in its place, which start in no time."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import current_thread

import pytest
from patience import until

from citysleeps.kernel.setup import Setup
from citysleeps.table import thinkers
from citysleeps.table.study import Found, Sitting
from citysleeps.table.thinkers import Apart, Sitter, Worker, asked

FOUND = Found(("say", "hello"), "say")
SILENT = "import sys; sys.stdin.read()"
ANSWERS = "import sys; sys.stdin.buffer.read(1); sys.stdout.buffer.write({found!r}); sys.stdout.flush(); {then}"
LISTENS = "import sys, pathlib; pathlib.Path({path!r}).write_bytes(sys.stdin.buffer.read())"


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker()
    yield made
    made.close()


def runs(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """A worker starts this program."""
    monkeypatch.setattr(thinkers, "STARTS", program.replace("{", "{{").replace("}", "}}"))


def sitter() -> Sitter:
    return Sitter(Sitting("careful", False, Setup(book="original", seats=("A", "B")), 0, Random(1)))


def asks(worker: Worker, of: Sitter) -> Found | None:
    return worker.thread.submit(worker.ask, of, len(of.facts), [], []).result()


def test_a_process_that_has_died_is_reported_and_another_one_is_told_everything_again(
    worker: Worker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    runs(monkeypatch, ANSWERS.format(found=pickle.dumps(FOUND), then=""))
    one = sitter()
    assert asks(worker, one) == FOUND
    first = worker.process
    assert first and worker.heard == {one.number: 0}
    assert asks(worker, one) is None
    assert first.returncode is not None and worker.process is None and worker.heard == {}
    assert "a process in which bots think has died" in caplog.text
    assert asks(worker, one) == FOUND


def test_while_it_lives_all_questions_go_to_the_same_process(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    runs(monkeypatch, ANSWERS.format(found=2 * pickle.dumps(FOUND), then=SILENT))
    assert asks(worker, sitter()) == FOUND
    first = worker.process
    assert asks(worker, sitter()) == FOUND
    assert worker.process is first


def test_a_worker_that_is_closed_ends_its_process_in_the_middle_of_a_thought_and_begins_none(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    runs(monkeypatch, SILENT)
    found: list[Found | None] = []

    async def evening() -> None:
        worker = Worker()
        worker.think(sitter(), [], [], found.append)
        worker.think(sitter(), [], [], found.append)  # it waits for the first
        await until(lambda: worker.process, "a process has started")
        process = worker.process
        assert process
        await asyncio.to_thread(worker.close)
        assert process.returncode is not None and worker.process is None
        await until(lambda: found == [None, None], "it is known that nothing was found")
        worker.think(sitter(), [], [], found.append)
        worker.forget([sitter()])
        with pytest.raises(RuntimeError):
            worker.thread.submit(int)

    asyncio.run(evening())
    assert found == [None, None]
    assert caplog.text == "", "that it ends is no failure"


def test_its_thread_has_a_name_by_which_an_operator_knows_it(worker: Worker) -> None:
    assert worker.thread.submit(lambda: current_thread().name).result().startswith("thinker")


def test_a_worker_that_nobody_has_asked_is_closed_too() -> None:
    worker = Worker()
    worker.close()
    assert worker.process is None


def test_only_bots_that_were_heard_of_are_forgotten(
    worker: Worker, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "heard"
    runs(monkeypatch, LISTENS.format(path=str(path)))
    one, other = sitter(), sitter()
    worker.forget([one])
    worker.thread.submit(int).result()
    assert worker.process is None, "nobody thinks, so nobody has to forget"
    process = worker.thread.submit(worker.start).result()
    worker.heard = {one.number: 3}
    worker.forget([other])
    worker.forget([other, one])
    worker.thread.submit(int).result()
    assert worker.heard == {}
    worker.process = None
    process.communicate()
    assert pickle.loads(path.read_bytes()) == [one.number]


def test_a_process_that_is_gone_needs_not_be_told_whom_to_forget(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs(monkeypatch, "")
    process = worker.thread.submit(worker.start).result()
    process.wait()
    worker.heard = {7: 1, 8: 1}
    worker.thread.submit(worker.tell, [7]).result()
    assert worker.process is None and worker.heard == {}
    worker.heard = {9: 1}
    worker.thread.submit(worker.tell, [9]).result()
    assert worker.process is None and worker.heard == {}


@pytest.mark.parametrize(("processors", "workers"), [(None, 1), (1, 1), (2, 1), (3, 2), (5, 4), (64, 4)])
def test_one_processor_is_left_for_the_server(
    processors: int | None, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers.os, "cpu_count", lambda: processors)
    apart = Apart()
    assert len(apart.workers) == workers
    assert [apart.one() for _ in range(workers + 1)] == [*apart.workers, apart.workers[0]]
    asyncio.run(apart.close())
    assert all(worker.is_closed for worker in apart.workers)


def test_a_bot_is_told_each_fact_once_and_where_it_sits_with_the_first_question() -> None:
    one, heard = sitter(), dict[int, int]()
    facts = ["a", "b", "c"]
    one.facts = facts  # type: ignore[assignment]
    first = asked(one, 2, heard, [], [])
    assert (first.chair, first.sits, first.facts) == (one.number, one.sitting, ["a", "b"])
    second = asked(one, 3, heard, [], [])
    assert (second.sits, second.facts) == (None, ["c"])
    assert heard == {one.number: 3}
