"""A model over HTTP, against a real server with an OpenAI-style chat interface."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

import pytest
from patience import wait_until

import citysleeps
from citysleeps.models import ChatBot, ChatModel, ModelBot, NoAnswer, Said
from citysleeps.models.reply import LONGEST

ANSWER = '{"answer": 1}'
USAGE = {"prompt_tokens": 11, "completion_tokens": 3, "total_tokens": 14}


class Provider(ThreadingHTTPServer):
    """Answers chats as `reply` says: a text, a status, or None for never."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Desk)
        self.reply: str | int | bytes | None = ANSWER
        self.usage: dict[str, int] | None = USAGE
        self.asked: list[dict[str, Any]] = []
        self.keys: list[str] = []
        self.closing = Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/v1"


class Desk(BaseHTTPRequestHandler):
    server: Provider

    def do_POST(self) -> None:
        provider = self.server
        provider.asked.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        provider.keys.append(self.headers["Authorization"])
        assert self.path == "/v1/chat/completions"
        if provider.reply is None:
            provider.closing.wait()
            return
        if isinstance(provider.reply, int):
            self.send(provider.reply, b'{"error": {"message": "out of order"}}')
            return
        if isinstance(provider.reply, bytes):
            self.send(200, provider.reply)
            return
        said = {"index": 0, "finish_reason": "stop", "message": {"role": "assistant", "content": provider.reply}}
        reply = {"id": "1", "object": "chat.completion", "created": 1, "model": "stub", "choices": [said]}
        self.send(200, json.dumps(reply | {"usage": provider.usage}).encode())

    def send(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Be silent."""


@pytest.fixture
def provider() -> Iterator[Provider]:
    with Provider() as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.closing.set()
        server.shutdown()
        thread.join()


@pytest.fixture
def model(provider: Provider) -> Iterator[ChatModel]:
    model = ChatModel("stub", provider.url, "a-key")
    yield model
    model.client.close()


def played(model: ChatModel, tries: int = 3) -> ModelBot:
    """A game in which A is this model."""
    seat = ModelBot(model, tries=tries)
    game = citysleeps.Game("original", seats=6, seed=3)
    game.play_out({"A": lambda: seat})
    assert game.is_over
    return seat


def test_a_reply_and_its_tokens(provider: Provider, model: ChatModel) -> None:
    messages = [{"role": "user", "content": "Żółw?"}]
    assert model(messages) == Said(ANSWER, 11, 3)
    assert provider.asked == [{"model": "stub", "messages": messages}]
    assert provider.keys == ["Bearer a-key"]
    provider.usage = None
    assert model(messages) == Said(ANSWER)


def test_a_whole_game(provider: Provider, model: ChatModel) -> None:
    seat = played(model)
    spent = seat.spent
    assert (spent.failed, spent.lapsed) == (0, 0)
    assert spent.calls == len(provider.asked) > 1
    assert (spent.tokens_in, spent.tokens_out) == (11 * spent.calls, 3 * spent.calls)
    assert spent.seconds > 0


@pytest.mark.parametrize("reply", ["I would rather not say.", "x" * (LONGEST + 1), ""])
def test_nonsense_is_refused_and_left_to_the_clock(provider: Provider, model: ChatModel, reply: str) -> None:
    provider.reply = reply
    spent = played(model).spent
    assert spent.refused == spent.calls > 3
    assert spent.lapsed > 1 and spent.failed == 0


@pytest.mark.parametrize("reply", [500, 429, 401, 404, b"<html>", b'{"choices": 1}', b'{"choices": []}', b"\xff"])
def test_a_server_that_fails_gives_no_answer(provider: Provider, model: ChatModel, reply: int | bytes) -> None:
    provider.reply = reply
    spent = played(model, tries=1).spent
    assert spent.failed == spent.calls > 1
    assert spent.lapsed > 1


def test_a_server_that_is_too_slow_gives_no_answer(provider: Provider) -> None:
    provider.reply = None
    model = ChatModel("stub", provider.url, "a-key", seconds=0.1)
    with pytest.raises(NoAnswer):
        model([{"role": "user", "content": "?"}])
    model.client.close()
    wait_until(lambda: provider.asked, "asked")
    assert len(provider.asked) == 1


def test_a_server_that_is_not_there_gives_no_answer() -> None:
    model = ChatModel("stub", "http://127.0.0.1:9/v1", "a-key")
    with pytest.raises(NoAnswer):
        model([])
    model.client.close()


def test_the_environment_names_the_model(provider: Provider, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    monkeypatch.delenv("CITYSLEEPS_MODEL", raising=False)
    with pytest.raises(citysleeps.CitySleepsError, match="set CITYSLEEPS_MODEL"):
        ChatBot()
    monkeypatch.setenv("CITYSLEEPS_MODEL", "stub")
    with pytest.raises(citysleeps.CitySleepsError, match="set OPENAI_API_KEY"):
        ChatBot()
    monkeypatch.setenv("OPENAI_API_KEY", "a-key")
    monkeypatch.setenv("OPENAI_BASE_URL", provider.url)
    monkeypatch.setenv("CITYSLEEPS_MODEL_LANGUAGE", "pl")
    result = citysleeps.simulate("original", seats=6, games=1, bots={"A": "citysleeps.models:ChatBot"})
    assert sum(result.wins.values()) == 1
    assert provider.asked[0]["model"] == "stub"
    assert provider.asked[0]["messages"][0]["content"].startswith("Grasz jako [A]")


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openai", None)
    with pytest.raises(citysleeps.CitySleepsError, match=r"pip install 'citysleeps\[models\]'"):
        ChatModel("stub")
