"""The process in which bots think, from outside: small programs stand in its place, which start in no time."""

from __future__ import annotations

import asyncio
import pickle
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import current_thread

import pytest
from patience import until
from toy.coins import BOOK

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.play import Play
from citysleeps.kernel.setup import Setup, without_secrets
from citysleeps.table import thinkers
from citysleeps.table.study import Found, Sitting, sent
from citysleeps.table.thinkers import Apart, Queue, Sitter, Worker, asked
from citysleeps.table.turns import Turns

FOUND = Found(("say", "hello"), "say")
SILENT = "import sys; sys.stdin.read()"
ANSWERS = "import sys; sys.stdin.buffer.read(1); sys.stdout.buffer.write({found!r}); sys.stdout.flush(); {then}"
LISTENS = "import sys, pathlib; pathlib.Path({path!r}).write_bytes(sys.stdin.buffer.read())"


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker(Turns())
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
        worker = Worker(Turns())
        one, other = Queue(worker, "192.0.2.1".lower), Queue(worker, "192.0.2.1".lower)
        one.think(sitter(), [], [], found.append)
        other.think(sitter(), [], [], found.append)  # it waits for the first
        await until(lambda: worker.process, "a process has started")
        process = worker.process
        assert process
        await asyncio.to_thread(worker.close)
        assert process.returncode is not None and worker.process is None
        await until(lambda: found, "it is known that nothing was found")
        one.think(sitter(), [], [], found.append)
        one.forget([sitter()])
        with pytest.raises(RuntimeError):
            worker.thread.submit(int)
        await asyncio.sleep(0)
        assert worker.waiting == [other]

    asyncio.run(evening())
    assert found == [None]
    assert caplog.text == "", "that it ends is no failure"


def test_its_thread_has_a_name_by_which_an_operator_knows_it(worker: Worker) -> None:
    assert worker.thread.submit(lambda: current_thread().name).result().startswith("thinker")


def test_a_worker_that_nobody_has_asked_is_closed_too() -> None:
    worker = Worker(Turns())
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
    queues = [apart.one("192.0.2.1".lower) for _ in range(workers + 1)]
    assert [queue.worker for queue in queues] == [*apart.workers, apart.workers[0]]
    assert len({id(worker.turns) for worker in apart.workers}) == 1
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


def test_a_process_that_writes_what_nobody_understands_is_ended_although_it_goes_on(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs(monkeypatch, ANSWERS.format(found=b"what?", then="import time; time.sleep(1000)"))
    started: list[subprocess.Popen[bytes]] = []
    start = worker.start
    monkeypatch.setattr(worker, "start", lambda: started.append(start()) or started[0])  # type: ignore[func-returns-value]
    assert asks(worker, sitter()) is None
    assert started[0].returncode is not None and worker.process is None


def test_where_no_process_runs_there_is_none_to_end(worker: Worker) -> None:
    worker.heard = {7: 1}
    worker.end()
    assert worker.heard == {} and worker.process is None


def test_a_process_has_every_book_that_the_shelf_has(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of a test too, from where Python finds it."""
    monkeypatch.setitem(SHELF, BOOK.name, BOOK)
    setup = BOOK.settle(Setup(book=BOOK.name, seats=("A", "B", "C", "D"), seed="worker"))
    play = Play(BOOK, setup)
    [seat, *_] = [seat for seat in range(4) if play.game.stop.open_to(seat)]
    one = Sitter(Sitting("random", False, without_secrets(setup), seat, Random(1)))
    one.facts = [fact for fact, to in zip(play.game.facts, play.game.audiences, strict=True) if to >> seat & 1]
    asks = [*map(sent, play.game.stop.open_to(seat))]
    found = worker.thread.submit(worker.ask, one, len(one.facts), [], asks).result()
    assert found and found.answer and found.error == ""


def test_a_thought_that_is_asked_for_just_before_the_end_starts_no_process(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs(monkeypatch, ANSWERS.format(found=pickle.dumps(FOUND), then=""))
    worker.is_closed = True
    assert asks(worker, sitter()) is None and worker.process is None
