"""How much one may do: who sends too fast, guesses, makes too much is held up, and nobody else. The clock by which the
limits go stands unless a test moves it: so what is let through is counted to the last one, on any machine."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection
from time import monotonic
from typing import Any

import pytest
from patience import PATIENCE, until
from websockets.exceptions import ConnectionClosed

from citysleeps.server.limits import MOST_LINES, PENALTY_SECONDS, Gate, SharedGate
from citysleeps.store.memory import MemoryStore
from citysleeps.table.people import new_token
from citysleeps.views.words import sentence

from .clock import Clock
from .faults import StagedServer
from .running import Client, Gone, Server, deal, done, together
from .staging import Staging

AN_HOUR = 3600.0


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Clock:
    return Clock(tmp_path_factory.mktemp("clock") / "clock")


@pytest.fixture(autouse=True)
def clock(stopped: Clock) -> Clock:
    """Whatever another test has done is forgotten by now."""
    stopped.go_on(AN_HOUR)
    return stopped


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, stopped: Clock) -> Iterator[Server]:
    with StagedServer(tmp_path_factory.mktemp("server"), Staging(clock=str(stopped.path))) as server:
        yield server


def counted(server: Server, name: str) -> int:
    lines = server.http("GET", "/metrics").body.decode().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"citysleeps_{name} "))


def ping(id: str) -> bytes:
    """The command as a frame, masked by nothing."""
    text = b'{"do":"ping","id":"%s"}' % id.encode()
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text


def test_who_sends_too_fast_is_held_up_and_nobody_else(server: Server, clock: Clock) -> None:
    made = server.make()
    floods = counted(server, "floods_total")

    async def play() -> None:
        async with together(server, made, "A", "B") as (a, b):
            began = monotonic()
            a.socket.transport.write(b"".join(ping(f"{i}") for i in range(100)))  # all at once, however slow we are
            replies = [await a.receive()]
            while replies[-1]["say"] != "refused":
                replies.append(await a.receive())
            assert [reply["say"] for reply in replies] == ["done"] * 60 + ["refused"]
            assert replies[-1]["text"] == sentence("original", "en", "too_fast")
            await done(b, "ping")  # while who floods still waits
            clock.go_on(10)
            while len(replies) < 100:
                replies.append(await a.receive())
            assert [reply["id"] for reply in replies] == [f"{i}" for i in range(100)]  # each is answered, once
            refused = [reply for reply in replies if reply["say"] == "refused"]
            assert {reply["reason"] for reply in refused} == {"too_fast"}
            assert monotonic() - began > 0.99 * PENALTY_SECONDS * len(refused)  # each holds him up for a while
            assert counted(server, "floods_total") == floods + len(refused)
            await done(a, "ping")

    asyncio.run(play())


def say(id: str, text: str = "") -> bytes:
    """A command that is carried out and told to everybody; long ones have a length of two bytes."""
    command = json.dumps({"do": "chat", "id": id, "text": text or "words"}, ensure_ascii=False).encode()
    size = bytes((0xFE,)) + len(command).to_bytes(2) if len(command) > 125 else bytes((0x80 | len(command),))
    return b"\x81" + size + bytes(4) + command


class Flood:
    """A line that says much at once, and what was answered."""

    def __init__(self, line: Client, messages: list[bytes]) -> None:
        self.line = line
        self.each = len(messages)
        self.done = self.refused = 0
        line.socket.transport.write(b"".join(messages))
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        while not self.is_over():
            message = await self.line.receive()
            self.done += message["say"] == "done"
            if message["say"] == "refused":
                assert message["reason"] == "too_fast"
                self.refused += 1

    def is_over(self) -> bool:
        return self.done + self.refused == self.each

    async def end(self) -> None:
        self.listening.cancel()
        with suppress(asyncio.CancelledError):
            await self.listening  # what went wrong there is raised here
        self.line.socket.transport.abort()


async def carry_out(floods: list[Flood], many: int) -> None:
    """So much of what all have said is done, and then all are refused."""
    await until(lambda: sum(flood.done for flood in floods) >= many)
    refused = [flood.refused for flood in floods]
    await until(
        lambda: all(flood.is_over() or flood.refused > before for flood, before in zip(floods, refused, strict=True))
    )
    assert sum(flood.done for flood in floods) == many
    assert not all(flood.is_over() for flood in floods)


async def flood(lines: list[Client], each: int, most: int, rate: int, clock: Clock, text: str = "") -> None:
    """Every line says so much at once: of it the most is done that may be done, and so much more after a second."""
    clock.go_on(10)  # their comings are paid for
    floods = [Flood(line, [say(f"{number}-{i}", text) for i in range(each)]) for number, line in enumerate(lines)]
    await carry_out(floods, most)
    clock.go_on(1)
    await carry_out(floods, most + rate)
    for one in floods:
        await one.end()


@pytest.mark.parametrize(
    ("words", "most", "rate"), [("words", 60, 30), ("\U0001f319" * 500, 30, 15)], ids=["short", "two KiB each"]
)
def test_many_lines_of_one_person_may_not_do_more_than_one(
    server: Server, clock: Clock, words: str, most: int, rate: int
) -> None:
    code = server.make()["code"]
    token = server.join(code, "A")["token"]

    async def play() -> None:
        lines = [await Client.open(server, code, token=token) for _ in range(4)]
        await flood(lines, most, most, rate, clock, words)

    asyncio.run(play())


@pytest.mark.parametrize("where", ["one table", "one address"])
def test_many_people_may_not_do_more_than_a_table_or_an_address_may(server: Server, clock: Clock, where: str) -> None:
    people = 10 if where == "one table" else 20
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
        await flood(lines, 59, most, rate, clock)

    asyncio.run(play())


def test_who_watches_uses_up_nothing_of_what_those_at_the_table_may_send(server: Server) -> None:
    """However many addresses they watch from: together they have a limit of their own."""
    code = server.make()["code"]
    token = server.join(code, "A")["token"]

    async def play() -> None:
        watchers = [await Client.open(server, code, address=f"203.0.113.{number}") for number in range(6)]
        async with await Client.open(server, code, token=token) as a:
            floods = counted(server, "floods_total")
            for watcher in watchers:
                watcher.socket.transport.write(b"".join(ping(f"{number}") for number in range(59)))
            await until(lambda: counted(server, "floods_total") > floods)  # 300 of these 354 are heard
            await done(a, "ping")
        for watcher in watchers:
            watcher.socket.transport.abort()

    asyncio.run(play())


async def heard_of(floods: int, server: Server, lines: list[Client]) -> None:
    """They send more than they may together, and are held up."""
    for line in lines:
        line.socket.transport.write(b"".join(ping(f"{number}") for number in range(59)))
    await until(lambda: counted(server, "floods_total") > floods)


def test_who_joins_a_game_in_play_uses_up_nothing_of_what_the_players_may_send(server: Server) -> None:
    made = server.make(settings={"host_mode": "human"})

    async def play() -> None:
        async with together(server, made, *"ABCDEFG") as players:
            await deal(players[0])
            tokens = [server.join(made["code"], f"stranger {number}")["token"] for number in range(6)]
            strangers = [await Client.open(server, made["code"], token=token) for token in tokens]
            await heard_of(counted(server, "floods_total"), server, strangers)
            for player in players:
                assert (await player.command("ping"))["say"] == "done"
            for stranger in strangers:
                stranger.socket.transport.abort()

    asyncio.run(play())


def test_however_many_have_joined_a_lobby_who_leads_it_can_remove_them(server: Server) -> None:
    made = server.make()
    joined = [server.join(made["code"], f"stranger {number}") for number in range(6)]

    async def play() -> None:
        strangers = [await Client.open(server, made["code"], token=one["token"]) for one in joined]
        async with await Client.open(server, made["code"], creator=made["creator"]) as creator:
            await heard_of(counted(server, "floods_total"), server, strangers)
            for one in joined:
                await done(creator, "remove", person=one["id"])
            assert creator.table["people"] == []
        for stranger in strangers:
            stranger.socket.transport.abort()

    asyncio.run(play())


def introduced(number: int) -> bytes:
    text = json.dumps({"do": "introduce", "id": f"{number}", "language": ("en", "pl")[number % 2]}).encode()
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text


def test_what_everybody_is_shown_costs_by_its_length_and_nothing_for_who_leads(server: Server, clock: Clock) -> None:
    made = server.make()

    async def play() -> None:
        async with together(server, made, *"ABCDEFGH") as (a, b, *_):
            kib = 1 + len(json.dumps(b.table, separators=(",", ":"), ensure_ascii=False).encode()) // 1024
            assert kib >= 3
            before = counted(server, "commands_total")
            b.socket.transport.write(b"".join(introduced(number) for number in range(59)))
            most = -(-(60 - 2 * kib) // (1 + kib))  # after B's coming; the last one is done with less than it costs
            await until(lambda: counted(server, "commands_total") >= before + most)
            await done(a, "ping")
            assert counted(server, "commands_total") == before + most
            for number in range(50):
                await done(a, "introduce", language=("en", "pl")[number % 2])
            clock.go_on(10)
            await until(lambda: counted(server, "commands_total") > before + most + 50)

    asyncio.run(play())


def test_who_is_turned_away_for_haste_closes_no_other_connection(server: Server, clock: Clock) -> None:
    made = server.make()

    async def play() -> None:
        async with together(server, made, *"ABCDEFGH") as people:
            token = server.join(made["code"], "I")["token"]
            lines = [await Client.open(server, made["code"], token=token) for _ in range(MOST_LINES)]
            before = counted(server, "commands_total")
            more_than_is_paid_for = b"".join(introduced(number) for number in range(16))
            lines[0].socket.transport.write(more_than_is_paid_for)
            await until(lambda: counted(server, "commands_total") > before + 3)
            await done(people[0], "ping")
            with pytest.raises(Gone) as gone:
                await Client.open(server, made["code"], token=token)
            assert gone.value.reason == "too_fast"
            clock.go_on(10)
            for line in lines:
                assert (await line.command("ping"))["say"] == "done"
                line.socket.transport.abort()

    asyncio.run(play())


def is_here(client: Client, name: str) -> bool:
    return any(person["name"] == name and person.get("here") for person in client.table["people"])


def test_who_comes_and_goes_for_all_to_see_has_to_wait(server: Server, clock: Clock) -> None:
    made = server.make()
    tokens = {name: server.join(made["code"], name)["token"] for name in "ABC"}

    async def play() -> None:
        async with await Client.open(server, made["code"], token=tokens["A"]) as a:

            async def comings(name: str) -> int:
                for number in range(60):
                    try:
                        client = await Client.open(server, made["code"], token=tokens[name])
                    except Gone as gone:
                        assert gone.reason == "too_fast"
                        return number
                    await a.until(lambda a: is_here(a, name))
                    await client.close()
                    await a.until(lambda a: not is_here(a, name))
                raise AssertionError("nobody stops him")

            assert 3 <= await comings("B") <= 30
            assert await comings("C") >= 3
            clock.go_on(10)
            assert await comings("B") >= 3

    asyncio.run(play())


def test_who_asks_for_a_lost_place_again_and_again_has_to_wait(server: Server, clock: Clock) -> None:
    """Everybody is shown each time that somebody asks. Whoever only watches is shown to nobody, and comes as before."""
    made = server.make(settings={"host_mode": "human"})
    stranger = "203.0.113.42"

    async def play() -> None:
        async with together(server, made, *"ABCDEFG") as (a, *_):
            await deal(a)
            for number in range(60):
                try:
                    client = await Client.open(server, made["code"], token=new_token(), name="B", address=stranger)
                except Gone as gone:
                    assert gone.reason == "too_fast" and 3 <= number <= 40
                    break
                await a.until(lambda a: a.table["pleas"])
                await client.close()
                await a.until(lambda a: not a.table["pleas"])
            else:
                raise AssertionError("nobody stops him")
            async with await Client.open(server, made["code"], token=new_token(), name="B", address="203.0.113.43"):
                await a.until(lambda a: a.table["pleas"])
            for _ in range(60):
                await (await Client.open(server, made["code"], address="203.0.113.44")).close()

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


def test_who_opens_lines_too_fast_has_to_wait(server: Server, clock: Clock) -> None:
    code = server.make()["code"]
    address = "203.0.113.99"

    async def opened() -> int:
        for number in range(2000):
            client = await Client.dial(server, code, address=address)
            with suppress(ConnectionClosed):
                await client.send({})
            said = (await client.receive())["say"]
            client.socket.transport.abort()
            if said == "goodbye":
                assert client.goodbye["reason"] == "too_fast"
                return number
        raise AssertionError("nobody stops him")

    async def play() -> None:
        assert await opened() == 400
        async with await Client.open(server, code):  # from another address
            pass
        clock.go_on(0.5)
        assert await opened() == 10

    asyncio.run(play())


def test_who_asks_too_often_has_to_wait(server: Server) -> None:
    """Also for pages, and before any work is done."""
    http = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    answers = []
    for _ in range(2000):
        http.request("GET", "/api/address", headers={"X-Forwarded-For": "203.0.113.98", "Accept-Language": "pl"})
        reply = http.getresponse()
        answers.append((reply.status, reply.read()))
        if reply.status == 429:
            break
    http.close()
    assert len(answers) == 1000 + 1 and {status for status, _ in answers[:-1]} == {200}
    trouble = json.loads(answers[-1][1])
    assert trouble["reason"] == "too_fast" and trouble["text"] == sentence("", "pl", "too_fast")
    assert server.http("GET", "/api/address").status == 200


def test_a_new_picture_costs_as_much_as_twenty_requests(server: Server) -> None:
    """However long the name by which the server was called; the same picture again is only one."""

    def drawn(code: str, times: int) -> list[int]:
        headers = {"X-Forwarded-For": "203.0.113.97", "Host": f"{'a' * 200}.example"}
        return [server.http("GET", f"/t/{code}/qr.svg", None, headers).status for _ in range(times)]

    assert drawn("AAAAA", 21) == [200] * 21
    codes = [f"AAA{one}{two}" for one in "BCDEFGHK" for two in "BCDEFGHK"]
    answers = [status for code in codes for status in drawn(code, 1)]
    assert answers == [200] * 48 + [429] * (len(codes) - 48)


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


def test_people_of_one_address_leave_seats_for_others_unless_the_table_was_made_there(server: Server) -> None:
    path = f"/api/tables/{server.make()['code']}/people"
    come = [asked(server, "203.0.113.77", "POST", path, {"name": f"stranger {number}"}) for number in range(14)]
    assert come == [(201, "")] * 13 + [(409, "address_crowded")]
    assert asked(server, "203.0.113.78", "POST", path, {"name": "B"}) == (201, "")
    assert server.http("POST", path, {"name": "C"}).status == 201


def test_who_makes_too_many_tables_has_to_wait(server: Server, clock: Clock) -> None:
    kept = len(server.kept())
    where = (server, "192.0.2.1", "POST", "/api/tables", {})
    assert let(*where) == (30, {(201, "")}, "too_fast")
    assert len(server.kept()) == kept + 30
    clock.go_on(10)
    assert let(*where) == (5, {(201, "")}, "too_fast")
    assert server.make()["code"]  # another address may


def test_who_joins_too_often_has_to_wait(server: Server, clock: Clock) -> None:
    code = server.make()["code"]
    server.join(code, "A")
    where = (server, "192.0.2.2", "POST", f"/api/tables/{code}/people", {"name": "A"})
    assert let(*where) == (60, {(409, "name_taken")}, "too_fast")
    clock.go_on(10)
    assert let(*where) == (20, {(409, "name_taken")}, "too_fast")
    assert server.join(code, "B")["id"] == 2


def test_who_fetches_too_many_records_has_to_wait(server: Server, clock: Clock) -> None:
    path = f"/api/tables/{server.make()['code']}/games/1/record"
    assert let(server, "192.0.2.3", "GET", path) == (30, {(404, "no_record")}, "too_fast")
    clock.go_on(10)
    assert let(server, "192.0.2.3", "GET", path) == (10, {(404, "no_record")}, "too_fast")
    assert server.http("GET", path).status == 404


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/tables/AAAAA", None),
        ("POST", "/api/tables/AAAAA/people", {"name": "A"}),
        ("GET", "/api/tables/AAAAA/games/1/record", None),
    ],
)
def test_who_guesses_codes_has_to_wait(server: Server, clock: Clock, method: str, path: str, body: Any) -> None:
    code = server.make()["code"]
    guesser = f"192.0.2.{len(path)}"
    assert let(server, guesser, method, path, body) == (20, {(404, "no_table")}, "too_many_guesses")
    assert asked(server, guesser, "GET", f"/api/tables/{code}") == (429, "too_many_guesses")  # it may be guessed too
    assert server.http("GET", "/api/tables/AAAAA").json()["reason"] == "no_table"
    clock.go_on(10)
    assert let(server, guesser, method, path, body) == (2, {(404, "no_table")}, "too_many_guesses")


def homes(network: str, many: int) -> list[str]:
    """So many addresses of a network, each in a household of its own."""
    return [f"{network}:{number:x}::1" for number in range(many)]


def test_many_households_of_one_network_may_do_as_much_as_eight(server: Server, clock: Clock) -> None:
    """Somebody with a /48 network has 65,536 of them."""
    path = "/api/tables/AAAAA"
    network = homes("2001:db8:7", 30)

    def guess() -> int:
        answers = [asked(server, home, "GET", path)[0] for home in network for _ in range(7)]
        assert set(answers) <= {404, 429}
        return answers.count(404)

    assert guess() == 8 * 20
    assert asked(server, "2001:db8:7:ffff::1", "GET", path) == (429, "too_many_guesses")  # and it has not guessed yet
    assert asked(server, "2001:db8:8::1", "GET", path) == (404, "no_table")  # another network
    clock.go_on(10)
    assert guess() == 8 * 2


class Ledger(MemoryStore):
    """The purses that all nodes share, of which one is empty."""

    def __init__(self, empty: str) -> None:
        super().__init__()
        self.empty = empty
        self.asked: list[tuple[str, float, float]] = []

    async def pay(self, gate: str, whose: str, size: float, rate: float, cost: int) -> bool:
        self.asked.append((whose, size, rate))
        return whose != self.empty


@pytest.mark.parametrize("empty", ["", "2001:db8::/64", "2001:db8::/48"])
def test_all_nodes_count_a_household_and_its_network(empty: str) -> None:
    store = Ledger(empty)
    gate = SharedGate("guessing", Gate(20, 0.2, lambda: 0.0), store)
    assert asyncio.run(gate.lets("2001:db8::1")) == (empty == "")
    assert store.asked[0] == ("2001:db8::/64", 20, 0.2)
    assert store.asked[1:] == ([] if empty == "2001:db8::/64" else [("2001:db8::/48", 160, 1.6)])


def test_one_household_takes_no_more_of_its_network_than_its_own_part(server: Server) -> None:
    path = "/api/tables/AAAAA"
    let(server, "2001:db8:9::1", "GET", path)
    for home in homes("2001:db8:9", 8)[1:]:
        assert let(server, home, "GET", path)[0] == 20


def test_an_address_of_the_older_kind_is_the_same_however_it_is_written(server: Server) -> None:
    path = "/api/tables/AAAAA"
    assert let(server, "::ffff:203.0.113.66", "GET", path)[0] == 20
    assert asked(server, "[::ffff:cb00:7142]:4711", "GET", path) == (429, "too_many_guesses")
    assert asked(server, "203.0.113.66", "GET", path) == (429, "too_many_guesses")
    assert asked(server, "::ffff:203.0.113.67", "GET", path) == (404, "no_table")


def test_what_many_households_of_one_network_send_counts_together(server: Server, clock: Clock) -> None:
    """However many tables they are at: 4,800 messages at once, and 1,200 a second after that."""
    codes = [server.make()["code"] for _ in range(20)]

    async def play() -> None:
        lines = [
            await Client.open(server, codes[number % 20], address=home)
            for number, home in enumerate(homes("2001:db8:a", 100))
        ]
        floods = [Flood(line, [ping(f"{i}") for i in range(59)]) for line in lines]
        await until(lambda: sum(flood.done for flood in floods) >= 8 * 600)
        await until(lambda: all(flood.done == 59 or flood.refused for flood in floods))
        assert sum(flood.done for flood in floods) == 8 * 600
        for flood in floods:
            await flood.end()

    asyncio.run(play())


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
        wrong = "no_table" if guesses == "codes" else "bad_token"
        assert reasons == [wrong] * 20 + ["too_many_guesses"]
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
