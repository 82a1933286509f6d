"""How much one may do: who sends too fast, guesses, makes too much is held up, and nobody else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Iterator
from contextlib import suppress
from http.client import HTTPConnection
from time import monotonic
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from citysleeps.table.people import new_token
from citysleeps.table.sentences import sentence

from .running import PATIENCE, Client, Gone, Server, done, together


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


def counted(server: Server, name: str) -> int:
    lines = server.http("GET", "/metrics").body.decode().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"citysleeps_{name} "))


def ping(id: str) -> bytes:
    """The command as a frame, masked by nothing."""
    text = b'{"do":"ping","id":"%s"}' % id.encode()
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text


async def timed(replied: Awaitable[Any]) -> float:
    """When it was."""
    await replied
    return monotonic()


def test_who_sends_too_fast_is_held_up_and_nobody_else(server: Server) -> None:
    made = server.make()
    floods = counted(server, "floods_total")

    async def play() -> None:
        async with together(server, made, "A", "B") as (a, b):
            a.socket.transport.write(b"".join(ping(f"{i}") for i in range(100)))  # all at once, however slow we are
            b_is_answered = asyncio.create_task(timed(b.command("ping")))
            replies: dict[str, Any] = {}
            while len(replies) < 100:
                message = await a.receive()
                replies[message["id"]] = message
            last = monotonic()
            assert await b_is_answered < last  # while who floods still waits
            assert set(replies) == {f"{i}" for i in range(100)}  # each is answered, once
            assert len([m for m in a.heard if m["say"] in ("done", "refused")]) == 100
            refused = [reply for reply in replies.values() if reply["say"] == "refused"]
            assert 1 <= len(refused) <= 4
            assert {reply["reason"] for reply in refused} == {"too_fast"}
            assert refused[0]["text"] == sentence("original", "en", "too_fast")
            assert counted(server, "floods_total") == floods + len(refused)
            async with asyncio.timeout(PATIENCE):
                while (await a.command("ping"))["say"] == "refused":
                    pass  # each holds him up for a while

    asyncio.run(play())


def say(id: str, text: str = "") -> bytes:
    """A command that is carried out and told to everybody; long ones have a length of two bytes."""
    command = json.dumps({"do": "chat", "id": id, "text": text or "words"}, ensure_ascii=False).encode()
    size = bytes((0xFE,)) + len(command).to_bytes(2) if len(command) > 125 else bytes((0x80 | len(command),))
    return b"\x81" + size + bytes(4) + command


async def done_of(lines: list[Client], each: int, text: str = "") -> tuple[int, float]:
    """Every line says so much at once: how much was done when all of it was answered, and how long that took."""
    began = monotonic()
    for number, line in enumerate(lines):
        line.socket.transport.write(b"".join(say(f"{number}-{i}", text) for i in range(each)))

    async def replies(line: Client) -> list[dict[str, Any]]:
        got: list[dict[str, Any]] = []
        while len(got) < each:
            message = await line.receive()
            got += [message] * (message["say"] in ("done", "refused"))
        return got

    got = [reply for some in await asyncio.gather(*map(replies, lines)) for reply in some]
    assert {reply["reason"] for reply in got if reply["say"] == "refused"} == {"too_fast"}
    return sum(reply["say"] == "done" for reply in got), monotonic() - began


@pytest.mark.parametrize(
    ("words", "each", "most", "rate"),
    [("words", 25, 60, 30), ("\U0001f319" * 500, 12, 30, 15)],
    ids=["short", "two KiB each"],
)
def test_many_lines_of_one_person_may_not_do_more_than_one(
    server: Server, words: str, each: int, most: int, rate: int
) -> None:
    code = server.make()["code"]
    token = server.join(code, "A")["token"]

    async def play() -> None:
        lines = [await Client.open(server, code, token=token) for _ in range(4)]
        done, seconds = await done_of(lines, each, words)
        assert most / 2 < done <= most + rate * (seconds + 0.1)
        for line in lines:
            line.socket.transport.abort()

    asyncio.run(play())


@pytest.mark.parametrize("where", ["one table", "one address"])
def test_many_people_may_not_do_more_than_a_table_or_an_address_may(server: Server, where: str) -> None:
    people = 8 if where == "one table" else 16
    made = [server.make() for _ in range(1 if where == "one table" else people)]
    codes = [made[i % len(made)]["code"] for i in range(people)]
    tokens = [server.join(code, f"P{i}")["token"] for i, code in enumerate(codes)]
    most, rate = (300, 120) if where == "one table" else (600, 150)

    async def play() -> None:
        lines = [
            await Client.open(
                server, codes[i], token=tokens[i], address="203.0.113.7" if where == "one address" else f"203.0.113.{i}"
            )
            for i in range(people)
        ]
        done, seconds = await done_of(lines, 59)
        assert most / 2 < done <= most + rate * (seconds + 0.1)
        for line in lines:
            line.socket.transport.abort()

    asyncio.run(play())


def test_who_waits_for_too_many_answers_is_cut_off(server: Server) -> None:
    code = server.make()["code"]
    token = server.join(code, "A")["token"]

    async def play() -> None:
        async with await Client.open(server, code, token=token) as a:
            a.socket.transport.write(b"".join(ping(f"{i}") for i in range(400)))
            gone = await a.gone()
            assert (gone.reason, gone.code) == ("too_fast", 1008)

    asyncio.run(play())


def test_who_opens_lines_too_fast_has_to_wait(server: Server) -> None:
    code = server.make()["code"]
    address = "203.0.113.99"

    async def play() -> None:
        opened = 0
        while opened < 2000:
            client = await Client.dial(server, code, address=address)
            with suppress(ConnectionClosed):
                await client.send({})
            said = (await client.receive())["say"]
            client.socket.transport.abort()
            if said == "goodbye":
                break
            opened += 1
        assert 400 <= opened < 2000 and client.goodbye["reason"] == "too_fast"
        async with await Client.open(server, code):  # from another address
            pass

    asyncio.run(play())


def test_who_asks_too_often_has_to_wait(server: Server) -> None:
    """Also for pages, and before any work is done."""
    http = HTTPConnection("127.0.0.1", server.port)
    answers = []
    for _ in range(2000):
        http.request("GET", "/api/address", headers={"X-Forwarded-For": "203.0.113.98", "Accept-Language": "pl"})
        reply = http.getresponse()
        answers.append((reply.status, reply.read()))
        if reply.status == 429:
            break
    http.close()
    assert 1000 <= len(answers) < 2000 and {status for status, _ in answers[:-1]} == {200}
    trouble = json.loads(answers[-1][1])
    assert trouble["reason"] == "too_fast" and trouble["text"] == sentence("", "pl", "too_fast")
    assert server.http("GET", "/api/address").status == 200


def asked(server: Server, address: str, method: str, path: str, body: Any = None) -> tuple[int, str]:
    """What somebody at another address gets, for whom a proxy speaks: the status, and the reason of a refusal."""
    answer = server.http(method, path, body, {"X-Forwarded-For": address, "Accept-Language": "ru"})
    if answer.status < 300:
        return answer.status, ""
    reason = answer.json()["reason"]
    assert answer.json()["text"] == sentence("original", "ru", reason)
    return answer.status, reason


def let(
    server: Server, address: str, method: str, path: str, body: Any = None
) -> tuple[int, set[tuple[int, str]], str]:
    """How often somebody may ask before he has to wait, what he gets until then, and the reason to wait."""
    answers = []
    for _ in range(300):
        answers.append(asked(server, address, method, path, body))
        if answers[-1][0] == 429:
            return len(answers) - 1, set(answers[:-1]), answers[-1][1]
    raise AssertionError("nobody stops him")


def test_who_makes_too_many_tables_has_to_wait(server: Server) -> None:
    kept = len(server.kept())
    times, got, reason = let(server, "192.0.2.1", "POST", "/api/tables", {})
    assert 30 <= times < 60 and got == {(201, "")} and reason == "too_fast"
    assert len(server.kept()) == kept + times
    assert server.make()["code"]  # another address may


def test_who_joins_too_often_has_to_wait(server: Server) -> None:
    code = server.make()["code"]
    server.join(code, "A")
    times, got, reason = let(server, "192.0.2.2", "POST", f"/api/tables/{code}/people", {"name": "A"})
    assert 60 <= times < 180 and got == {(409, "name_taken")} and reason == "too_fast"
    assert server.join(code, "B")["id"] == 2


def test_who_fetches_too_many_records_has_to_wait(server: Server) -> None:
    path = f"/api/tables/{server.make()['code']}/games/1/record"
    times, got, reason = let(server, "192.0.2.3", "GET", path)
    assert 30 <= times < 90 and got == {(404, "no_record")} and reason == "too_fast"
    assert server.http("GET", path).status == 404


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/tables/AAAAA", None),
        ("POST", "/api/tables/AAAAA/people", {"name": "A"}),
        ("GET", "/api/tables/AAAAA/games/1/record", None),
    ],
)
def test_who_guesses_codes_has_to_wait(server: Server, method: str, path: str, body: Any) -> None:
    code = server.make()["code"]
    guesser = f"192.0.2.{len(path)}"
    times, got, reason = let(server, guesser, method, path, body)
    assert 20 <= times < 30 and got == {(404, "no_table")} and reason == "too_many_guesses"
    assert asked(server, guesser, "GET", f"/api/tables/{code}") == (429, "too_many_guesses")  # it may be guessed too
    assert server.http("GET", "/api/tables/AAAAA").json()["reason"] == "no_table"


@pytest.mark.parametrize("guesses", ["codes", "tokens"])
def test_who_guesses_over_the_socket_has_to_wait(server: Server, guesses: str) -> None:
    code = server.make()["code"]
    token = server.join(code, "A")["token"]
    where, wrong, address = ("AAAAA", "", "192.0.2.5") if guesses == "codes" else (code, token[::-1], "192.0.2.6")

    async def guess() -> Gone:
        with pytest.raises(Gone) as gone:
            await Client.open(server, where, token=wrong, address=address, language="sk")
        assert gone.value.code == 1008 and gone.value.text == sentence("original", "sk", gone.value.reason)
        return gone.value

    async def play() -> None:
        reasons: list[str] = []
        while "too_many_guesses" not in reasons and len(reasons) < 100:
            reasons.append((await guess()).reason)
        assert 20 < len(reasons) < 40 and len(set(reasons)) == 2
        assert reasons[0] == ("no_table" if guesses == "codes" else "bad_token")
        async with await Client.open(server, code, token=token, address=address) as a:  # who knows it does not guess
            await done(a, "ping")

    asyncio.run(play())


def test_watchers_never_lock_out_a_player(server: Server) -> None:
    """So many may watch, and no more; who is of the table always gets in, whoever else is there."""
    made = server.make()
    token = server.join(made["code"], "A")["token"]

    async def play() -> None:
        watchers = [await Client.open(server, made["code"]) for _ in range(60)]
        with pytest.raises(Gone) as gone:
            await Client.open(server, made["code"])
        assert gone.value.reason == "table_full"
        async with await Client.open(server, made["code"], token=token) as a:
            await done(a, "ping")
        async with await Client.open(server, made["code"], creator=made["creator"]) as creator:
            await done(creator, "ping")
        for watcher in watchers:
            await done(watcher, "ping")
            await watcher.close()

    asyncio.run(play())


def test_who_is_not_let_in_asks_for_no_place(server: Server) -> None:
    """Neither where no more may watch, nor for one who has guessed too often: no plea stays that nobody makes."""
    made = server.make()
    token = server.join(made["code"], "A")["token"]
    guesser = "2001:db8:0:2::1"
    let(server, guesser, "GET", "/api/tables/AAAAA")

    async def play() -> None:
        watchers = [await Client.open(server, made["code"]) for _ in range(60)]
        for address, reason in (("", "table_full"), (guesser, "too_many_guesses")):
            with pytest.raises(Gone) as gone:
                await Client.open(server, made["code"], token=new_token(), name="A", address=address)
            assert gone.value.reason == reason
        async with await Client.open(server, made["code"], token=token) as a:
            assert a.table["pleas"] == []
        for watcher in watchers:
            await watcher.close()

    asyncio.run(play())


def test_of_many_lines_of_one_person_the_oldest_goes(server: Server) -> None:
    code = server.make()["code"]
    token = server.join(code, "A")["token"]

    async def play() -> None:
        lines = [await Client.open(server, code, token=token) for _ in range(9)]
        with pytest.raises(Gone) as gone:
            while True:
                await lines[0].receive()
        assert gone.value.reason == "too_many_lines"
        for line in lines[1:]:
            await done(line, "ping")
            await line.close()

    asyncio.run(play())


def test_a_right_code_does_not_help_who_has_guessed_too_often(server: Server) -> None:
    made = server.make()
    token = server.join(made["code"], "A")["token"]
    guesser = "2001:db8::1"
    let(server, guesser, "GET", "/api/tables/AAAAA")
    path = f"/api/tables/{made['code']}"
    assert asked(server, guesser, "GET", path) == (429, "too_many_guesses")
    assert asked(server, "2001:db8::2", "GET", path) == (429, "too_many_guesses")  # the same household
    assert asked(server, "2001:db8:0:1::1", "GET", path) == (200, "")

    async def play() -> None:
        with pytest.raises(Gone) as gone:
            await Client.open(server, made["code"], address=guesser)
        assert gone.value.reason == "too_many_guesses"
        async with await Client.open(server, made["code"], token=token, address=guesser) as a:  # who holds a seat may
            await done(a, "ping")

    asyncio.run(play())


def test_the_front_door_answers_a_knock(server: Server) -> None:
    answer = server.http("HEAD", "/")
    assert (answer.status, answer.body) == (200, b"")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_form_of_another_site_makes_no_table(server: Server, kind: str) -> None:
    kept = len(server.kept())
    answer = server.http("POST", "/api/tables", {}, {"Content-Type": kind})
    assert (answer.status, answer.json()["reason"]) == (415, "not_understood")
    assert len(server.kept()) == kept
