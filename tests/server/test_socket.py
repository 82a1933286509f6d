"""The socket of a table: who is let in, what is refused and how, what is done once, and what garbage does to others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any
from uuid import uuid4

import pytest
from finished import FINISHED
from patience import PATIENCE, until
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from citysleeps.views.words import sentence

from .running import Client, Gone, Server, deal, done, together

STILL = {"deal_seconds": 86400, "night_step_seconds": 86400, "nomination_seconds": 86400, "vote_call_seconds": 86400}
NESTED = "[" * 7000 + "]" * 7000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), "--unlimited") as server:
        yield server


def ready(server: Server, made: Any) -> int:
    """How many are ready for the first night."""
    return sum(b'"ready"' in row for row in server.rows(made["code"]))


# Hello


def test_who_has_no_token_watches(server: Server) -> None:
    made = server.make(settings=STILL)

    async def play() -> None:
        async with together(server, made, "A") as (a,), await Client.open(server, made["code"]) as watcher:
            assert watcher.you == {"id": 0, "seat": -1, "host": False, "creator": False}
            assert (watcher.n, watcher.game, watcher.view, watcher.asks, watcher.clock) == (0, 0, None, [], None)
            assert watcher.table["people"][0]["name"] == "A"
            await deal(a, bots=5)
            await watcher.until(lambda watcher: watcher.game == 1)
            assert watcher.view and set(watcher.view["cards"]) == {""} and watcher.asks == []
            assert a.view and a.view["cards"][0] != "" and a.asks[0]["act"] == "ready"
            refusals = {
                "not_your_seat": await watcher.answer("ready"),
                "no_person": await watcher.command("chat", text="?"),
                "not_creator": await watcher.command("deal"),
                "not_host": await watcher.command("pause"),
            }
            assert {reason: reply.get("reason") for reason, reply in refusals.items()} == {r: r for r in refusals}
            assert (await watcher.command("ping"))["say"] == "done"

    asyncio.run(play())


def test_who_has_a_token_is_that_person(server: Server) -> None:
    made = server.make()
    server.join(made["code"], "A")
    token = server.join(made["code"], "B")["token"]

    async def play() -> None:
        async with await Client.open(server, made["code"].lower(), token=token) as b:
            assert b.you == {"id": 2, "seat": -1, "host": False, "creator": False}
            assert [person.get("here", False) for person in b.table["people"]] == [False, True]
            assert (await b.command("add_bot"))["reason"] == "not_creator"

    asyncio.run(play())


@pytest.mark.parametrize("language", FINISHED)
def test_a_wrong_token_is_turned_away_in_the_clients_language(server: Server, language: str) -> None:
    made = server.make()
    token = server.join(made["code"], "A")["token"]
    other = server.make()["code"]

    async def play() -> None:
        for code, wrong in ((made["code"], token[:-1]), (other, token)):
            with pytest.raises(Gone) as gone:
                await Client.open(server, code, token=wrong, creator=made["creator"], language=language)
            assert (gone.value.reason, gone.value.code) == ("bad_token", 1008)
            assert gone.value.text == sentence("original", language, "bad_token")

    asyncio.run(play())


def test_who_has_lost_the_token_asks_with_another_and_is_given_the_place(server: Server) -> None:
    made = server.make()
    old = server.join(made["code"], "A")["token"]
    new = "a_token_that_nobody_at_this_table_had"

    async def play() -> None:
        async with (
            await Client.open(server, made["code"], creator=made["creator"]) as screen,
            await Client.open(server, made["code"], token=new, name="a") as other,
        ):
            assert other.you["id"] == 0
            await done(screen, "give_back", person=1, number=other.you["plea"])
            await other.until(lambda other: other.you["id"] == 1)
        async with await Client.open(server, made["code"], token=new, name="a") as again:
            assert again.you == {"id": 1, "seat": -1, "host": False, "creator": False}
            async with await Client.open(server, made["code"], token=old) as found:  # before the next deal
                assert found.you["id"] == 1
                await again.until(lambda again: again.you["id"] == 0)
        with pytest.raises(Gone) as gone:
            await Client.open(server, made["code"], token=new, name="A")
        assert gone.value.reason == "bad_token"

    asyncio.run(play())


def test_who_was_removed_is_not_let_in_again_with_the_same_token(server: Server) -> None:
    made = server.make()
    token = "a_token_of_somebody_who_will_be_removed"
    server.join(made["code"], "A", token=token)

    async def play() -> None:
        async with await Client.open(server, made["code"], creator=made["creator"]) as screen:
            await done(screen, "remove", person=1)
        with pytest.raises(Gone) as gone:
            await Client.open(server, made["code"], token=token)
        assert gone.value.reason == "removed"

    asyncio.run(play())
    answer = server.http("POST", f"/api/tables/{made['code']}/people", {"name": "A", "token": token})
    assert (answer.status, answer.json()["reason"]) == (409, "removed")


def test_the_creators_token_gives_the_creators_powers_with_a_place_or_without(server: Server) -> None:
    made = server.make()
    token = server.join(made["code"], "A")["token"]

    async def play() -> None:
        async with await Client.open(server, made["code"], creator=made["creator"]) as without:
            assert without.you == {"id": 0, "seat": -1, "host": False, "creator": True}
            await done(without, "add_bot", bot="random", name="C")
        async with await Client.open(server, made["code"], token=token, creator=made["creator"]) as a:
            assert a.you == {"id": 1, "seat": -1, "host": False, "creator": True}
            await done(a, "choose", language="pl")
            assert a.table["language"] == "pl" and a.table["people"][1]["bot"] == "random"
        async with await Client.open(server, made["code"], token=token, creator=token) as a:
            assert not a.you["creator"]
            assert (await a.command("choose", language="ru"))["reason"] == "not_creator"

    asyncio.run(play())


@pytest.mark.parametrize("code", ["AAAAA", "A", "AAAAAA", "%41%00", "AAAA1"])
def test_there_is_no_table_of_a_wrong_code(server: Server, code: str) -> None:
    async def play() -> None:
        with pytest.raises(Gone) as gone:
            await Client.open(server, code, language="es")
        assert (gone.value.reason, gone.value.text) == ("no_table", sentence("original", "es", "no_table"))

    asyncio.run(play())


HELLOS = {
    "nothing": "",
    "no bytes": b"",
    "no JSON": "hello",
    "no object": "[]",
    "null": "null",
    "an unknown field": '{"colour": "red"}',
    "a token of the wrong kind": '{"token": 1}',
    "a token without end": '{"token": "' + "A" * 101 + '"}',
    "a number of 5000 digits": '{"after": ' + "9" * 5000 + "}",
    "half a character": '{"token": "\\ud800"}',
    "no UTF-8": b'{"token": "\xff"}',
    "nested lists": NESTED,
    "a nested field": '{"colour": ' + NESTED + "}",
    "a command": '{"do": "ping", "id": "1"}',
}


@pytest.mark.parametrize("hello", HELLOS)
def test_a_hello_that_is_none_is_answered_with_goodbye(server: Server, hello: str) -> None:
    made = server.make()

    async def play() -> None:
        client = await Client.dial(server, made["code"])
        await client.send(HELLOS[hello])
        gone = await client.gone()
        assert (gone.reason, gone.code) == ("not_understood", 1008)
        assert gone.text == sentence("original", "en", "not_understood")

    asyncio.run(play())


def test_what_comes_right_behind_the_hello_is_not_lost(server: Server) -> None:
    made = server.make()

    async def play() -> None:
        async with await Client.dial(server, made["code"]) as client:
            for message in ({"creator": made["creator"]}, *({"do": "add_bot", "id": f"{i}"} for i in range(5))):
                await client.send(message)
            await client.until(lambda client: [m["id"] for m in client.heard if m["say"] == "done"] == [*"01234"])
            assert client.heard[0]["say"] == "welcome" and len(client.table["people"]) == 5

    asyncio.run(play())


# Coming back


def test_who_comes_back_gets_exactly_what_he_has_missed(server: Server) -> None:
    made = server.make(settings=STILL | {"night_step_seconds": 1})

    async def play() -> None:
        token = server.join(made["code"], "A")["token"]
        async with together(server, made, "B") as (b,):
            async with await Client.open(server, made["code"], token=token) as a:
                await deal(b, bots=4)
                await a.until(lambda a: a.game == 1 and a.asks)
                before, n = list(a.facts), a.n
            assert n == len(before) > 0
            await done(b, "pause")
            await done(b, "resume")
            async with await Client.open(server, made["code"], token=token, game=1, after=n) as a:
                assert (a.facts, a.n) == ([], n)
                await done(a, "answer", act="ready")
            await done(b, "answer", act="ready")
            await b.until(lambda b: b.view and "night" in str(b.view["where"]) and b.n >= n + 2)
            await done(b, "pause")
            async with (
                await Client.open(server, made["code"], token=token) as whole,
                await Client.open(server, made["code"], token=token, game=1, after=n) as missed,
                await Client.open(server, made["code"], token=token, game=2, after=n) as other_game,
                await Client.open(server, made["code"], token=token, game=1, after=10**9) as beyond,
                await Client.open(server, made["code"], token=token, game=1, after=-1) as below,
            ):
                assert len(whole.facts) == whole.n > n and whole.facts[0]["fact"] == "game_set"
                assert before + missed.facts == whole.facts and len(missed.facts) == whole.n - n
                assert (missed.welcome["after"], whole.welcome["after"]) == (n, 0)
                assert missed.n == whole.n and missed.view == whole.view and missed.asks == whole.asks
                assert other_game.facts == beyond.facts == below.facts == whole.facts

    asyncio.run(play())


def test_the_same_person_may_come_with_two_phones(server: Server) -> None:
    made = server.make(settings=STILL)

    async def play() -> None:
        token = server.join(made["code"], "A")["token"]
        async with together(server, made, "B") as (b,):
            one = await Client.open(server, made["code"], token=token)
            async with await Client.open(server, made["code"], token=token) as two:
                await deal(b, bots=4)
                for phone in (one, two):
                    await phone.until(lambda phone: phone.asks)
                assert one.view == two.view and one.facts == two.facts and one.you == two.you
                await done(one, "answer", act="ready")
                await two.until(lambda two: not two.asks)
                assert (await two.answer("ready"))["say"] == "refused"
                await one.close()
                await done(two, "ping")
                await done(b, "ping")
                assert b.table["people"][0]["here"]
                await two.close()
                await b.until(lambda b: not b.table["people"][0].get("here"))

    asyncio.run(play())


# Done once


def test_what_is_sent_twice_is_done_once(server: Server) -> None:
    made = server.make()

    async def play() -> None:
        async with together(server, made, "A", "B") as (a, b):
            first = await a.command("chat", id="1", text="good evening")
            again = await a.command("chat", id="1", text="good evening")
            assert first == again == {"say": "done", "id": "1"}
            await done(b, "chat", id="1", text="to you too")  # the ids of others are theirs
            await b.until(lambda b: len(b.chat) == 2)
            assert [line["text"] for line in b.chat] == ["good evening", "to you too"]
        rows = server.rows(made["code"])
        assert sum(b'"chatted"' in row for row in rows) == 2

    asyncio.run(play())


def test_an_answer_sent_again_after_a_power_cut_is_not_done_again(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        made = server.make(settings=STILL)
        token = server.join(made["code"], "A")["token"]

        async def before() -> None:
            async with together(server, made, "B") as (b,), await Client.open(server, made["code"], token=token) as a:
                await deal(b, bots=4)
                assert await a.command("answer", id="mine", act="ready") == {"say": "done", "id": "mine"}
                assert await a.command("answer", id="mine", act="ready") == {"say": "done", "id": "mine"}
                await until(lambda: ready(server, made) == 5)  # the bots are too
                server.kill()
                await a.gone()

        async def after() -> None:
            async with await Client.open(server, made["code"], token=token) as a:
                assert await a.command("answer", id="mine", act="ready") == {"say": "done", "id": "mine"}
                assert (await a.command("answer", id="other", act="ready"))["say"] == "refused"

        asyncio.run(before())
        kept = server.rows(made["code"])
        assert ready(server, made) == 5
        server.restart()
        asyncio.run(after())
        assert server.rows(made["code"]) == kept


def test_a_server_that_is_stopped_in_order_goes_on_with_what_was_left_on_the_clock(tmp_path: Path) -> None:
    """Those who are there are sent away to come again (code `1012`), and the clock has not jumped."""
    with Server(tmp_path) as server:
        made = server.make(settings={"night_step_seconds": 600, "planning_seconds": 600})
        tokens = [server.join(made["code"], name)["token"] for name in "AB"]

        async def before() -> int:
            async with (
                await Client.open(server, made["code"], tokens[0], made["creator"]) as a,
                await Client.open(server, made["code"], tokens[1]) as b,
            ):
                await deal(a, bots=6)
                await done(a, "extend", seconds=300)
                await asyncio.sleep(1.5)
                server.process.terminate()
                gone = [await a.gone(), await b.gone()]
                assert [(one.reason, one.code) for one in gone] == [("", 1012)] * 2
                return int((a.clock or {})["left"])

        async def after() -> dict[str, Any]:
            async with await Client.open(server, made["code"], tokens[0]) as a:
                return a.clock or {}

        began = monotonic()
        left = asyncio.run(before())
        server.restart()
        clock = asyncio.run(after())
        assert left - 1000 * (monotonic() - began) < clock["left"] < left - 1400


def test_a_refusal_sent_twice_is_the_same_refusal(server: Server) -> None:
    """Sent twice, done once, same reply."""
    made = server.make()

    async def play() -> None:
        async with together(server, made, "A") as (a,):
            first = await a.command("choose", id="1", settings={"moon": "full"})
            assert first["reason"] == "bad_setup" and "moon" in first["detail"]
            assert await a.command("choose", id="1", settings={"moon": "full"}) == first

    asyncio.run(play())


def test_who_watches_does_not_answer_for_another(server: Server) -> None:
    """Those without a place have ids of their own too: one cannot take away what another wants to do."""
    made = server.make()

    async def play() -> None:
        async with (
            await Client.open(server, made["code"]) as watcher,
            await Client.open(server, made["code"], creator=made["creator"]) as creator,
        ):
            assert (await watcher.command("ping", id="1"))["say"] == "done"
            assert (await watcher.command("deal", id="2"))["reason"] == "not_creator"
            await done(creator, "add_bot", id="1")
            await done(creator, "add_bot", id="2")
            await done(creator, "ping")
            assert len(creator.table["people"]) == 2

    asyncio.run(play())


# Refusals


def test_everybody_is_refused_in_his_own_language(server: Server) -> None:
    made = server.make(settings=STILL)

    async def play() -> None:
        async with together(server, made, "A") as (a,):
            others = []
            for name, language in zip("BCDEF", FINISHED, strict=True):
                token = server.join(made["code"], name, language=language)["token"]
                others.append((language, await Client.open(server, made["code"], token=token)))
            await deal(a)
            for language, other in others:
                for reason, reply in {
                    "not_creator": await other.command("add_bot"),
                    "no_chat": await other.command("chat", text="?"),
                    "wrong_phase": await other.answer("vote", 0),
                    "not_allowed": await other.answer("fly"),
                    "not_your_seat": await other.answer("next", host=True),
                }.items():
                    assert (reply["say"], reply["reason"]) == ("refused", reason)
                    assert reply["text"] == sentence("original", language, reason)
                await done(other, "introduce", language="sk")
                refused = await other.command("deal")
                assert refused["text"] == sentence("original", "sk", "not_creator")
                await other.close()

    asyncio.run(play())


def test_what_cannot_be_understood_is_refused_in_the_persons_language(server: Server) -> None:
    made = server.make()

    async def play() -> None:
        async with together(server, made, "A", language="pl") as (a,):
            refused = await a.command("dance", id="1")
            assert refused["text"] == sentence("original", "pl", "not_understood")

    asyncio.run(play())


def test_who_watches_and_names_no_language_is_refused_in_the_tables(server: Server) -> None:
    made = server.make(language="ru")

    async def play() -> None:
        async with await Client.open(server, made["code"]) as watcher:
            refused = await watcher.command("deal")
            assert refused["text"] == sentence("original", "ru", "not_creator")
        async with await Client.open(server, made["code"], language="es") as watcher:
            refused = await watcher.command("deal")
            assert refused["text"] == sentence("original", "es", "not_creator")

    asyncio.run(play())


def test_a_refused_command_changes_nothing_and_is_told_to_its_sender_alone(server: Server) -> None:
    made = server.make(settings=STILL)

    async def play() -> None:
        async with together(server, made, "A", "B") as (a, b):
            await deal(a, bots=4)
            await until(lambda: ready(server, made) == 4)  # the bots
            await done(b, "ping")
            kept, heard = server.rows(made["code"]), len(b.heard)
            for do, fields, reason in (
                ("deal", {}, "not_in_lobby"),
                ("again", {}, "game_runs"),
                ("choose", {"book": "original"}, "not_in_lobby"),
                ("add_bot", {}, "not_in_lobby"),
                ("order", {"people": [1, 2]}, "not_in_lobby"),
                ("wish", {"luck": "A"}, "not_in_lobby"),
                ("introduce", {"name": "C"}, "not_in_lobby"),
                ("introduce", {"language": "de"}, "bad_language"),
                ("chat", {"text": "?"}, "no_chat"),
                ("remove", {"person": 3}, "game_runs"),
                ("hand_on", {"person": 99}, "no_person"),
                ("hand_on", {"person": 3}, "is_bot"),
                ("seat", {"person": 2, "seat": 3}, "has_seat"),
                ("resume", {}, "not_paused"),
                ("answer", {"act": "vote", "args": [0]}, "wrong_phase"),
                ("answer", {"act": "ready", "args": [10**30]}, "not_allowed"),
                ("answer", {"act": "next", "host": True}, "not_your_seat"),
            ):
                reply = await a.command(do, **fields)
                assert (reply["say"], reply.get("reason")) == ("refused", reason), (do, reply)
            await done(b, "ping")
            assert server.rows(made["code"]) == kept
            assert [message["say"] for message in b.heard[heard:]] == ["done"]

    asyncio.run(play())


def test_a_human_host_leads_the_game_and_nobody_else(server: Server) -> None:
    made = server.make(settings=STILL | {"host_mode": "human"})

    async def play() -> None:
        async with together(server, made, "A", "B") as (a, host):
            assert a.table["host"] == 1 and a.table["missing"] == "bad_player_count"  # who leads the table
            await done(a, "appoint", person=2)
            await deal(a, bots=5)
            await host.until(lambda host: host.game == 1)
            assert host.you == {"id": 2, "seat": -1, "host": True, "creator": False}
            assert a.you["seat"] == 0 and not a.you["host"]
            assert host.view and a.view and "" not in host.view["cards"]
            assert {ask["act"] for ask in host.asks} >= {"next", "say", "warn", "remove"}
            assert all(ask["host"] for ask in host.asks)

            assert (await a.answer("say", "?", host=True))["reason"] == "not_your_seat"
            assert (await a.command("pause"))["reason"] == "not_host"
            assert (await host.answer("ready"))["reason"] == "not_your_seat"
            assert (await host.answer("silence", 0, host=True))["reason"] == "not_your_turn"

            await done(host, "answer", act="say", args=["the city sleeps"], host=True)
            await a.until(lambda a: {"fact": "host_said", "text": "the city sleeps"} in a.facts)
            await done(host, "answer", act="warn", args=[1], host=True)
            await a.until(lambda a: {"fact": "warned", "seat": 1} in a.facts)
            await done(host, "pause")
            assert (await a.answer("ready"))["reason"] == "paused"
            await done(host, "answer", act="say", args=["wait"], host=True)
            await a.until(lambda a: a.table["paused"] and a.clock and not a.clock["runs"])
            await done(host, "resume")
            await done(host, "extend", seconds=60)
            await a.until(lambda a: a.clock and a.clock["of"] == 86460)
            await done(host, "answer", act="next", host=True)
            await a.until(lambda a: a.view and a.view["night"] == 1)

    asyncio.run(play())


def test_one_may_chat_before_a_game_but_not_in_it(server: Server) -> None:
    made = server.make(settings=STILL)

    async def play() -> None:
        async with together(server, made, "A", "B") as (a, b):
            await done(a, "chat", text="good evening")
            await b.until(lambda b: b.chat == [{"person": 1, "text": "good evening", "seat": 0}])
            async with await Client.open(server, made["code"]) as late:
                assert late.chat == b.chat
            await deal(a, bots=4)
            refused = await b.command("chat", text="I am red")
            assert refused["reason"] == "no_chat"
            await done(a, "answer", act="leave")  # with five the deal is void (ORIG-1019)
            await a.until(lambda a: a.table["phase"] == "over")
            await done(a, "chat", text="once more?")
            await b.until(lambda b: b.chat == [{"person": 1, "text": "once more?", "seat": 0}])

    asyncio.run(play())


# Origins


def test_only_our_own_pages_may_open_a_socket(tmp_path: Path) -> None:
    with Server(tmp_path, "--origin", "https://city.example") as server:
        code = server.make()["code"]
        host = f"127.0.0.1:{server.port}"

        async def play() -> None:
            for origin in (None, f"http://{host}", f"https://{host}", "https://city.example"):
                async with await Client.open(server, code, origin=origin) as client:
                    await done(client, "ping")
            for origin in (
                "https://example.org",
                f"http://{host}.example.org",
                f"http://example.org/{host}",
                f"http://a@{host}",
                "http://127.0.0.1",
                "http://city.example",
                "https://city.example.org",
                "null",
                "file://",
                "http://[",
                "http://[::1",
            ):
                with pytest.raises(InvalidStatus) as refused:
                    await Client.open(server, code, origin=origin)
                assert refused.value.response.status_code == 403, origin

        asyncio.run(play())
        assert "Traceback" not in server.log()


def test_a_name_that_was_made_to_point_here_is_not_ours(tmp_path: Path) -> None:
    """A page of example.org whose name suddenly means this machine: host and origin agree, and it is none of ours."""
    with Server(tmp_path, "--origin", "https://city.example") as server:
        code = server.make()["code"]

        async def opens(netloc: str) -> int:
            try:
                url = f"ws://{netloc}/api/tables/{code}/socket"
                at = {"host": "127.0.0.1", "port": server.port, "open_timeout": PATIENCE}
                async with connect(url, additional_headers={"Origin": f"http://{netloc}"}, proxy=None, **at):
                    return 101
            except InvalidStatus as refused:
                return refused.response.status_code

        hosts = {"example.org": False, "localhost": True, "192.0.2.7": True, "[2001:db8::7]": True}
        for number, (host, is_ours) in enumerate(hosts.items()):
            netloc = f"{host}:{server.port}"
            page = {"Host": netloc, "Origin": f"http://{netloc}"}
            made = server.http("POST", "/api/tables", {}, page).status
            joined = server.http("POST", f"/api/tables/{code}/people", {"name": f"{number}"}, page).status
            statuses = (made, joined, asyncio.run(opens(netloc)))
            assert statuses == ((201, 201, 101) if is_ours else (403, 403, 403)), host
        refused = server.http("POST", "/api/tables", {}, {"Origin": "https://example.org"})
        assert (refused.status, refused.json()["reason"]) == (403, "foreign_page")
        behind = {"Host": "city.example", "Origin": "https://city.example"}
        assert server.http("POST", "/api/tables", {}, behind).status == 201


# Garbage

GARBAGE: dict[str, tuple[Any, str]] = {
    "nothing": ("", ""),
    "no bytes": (b"", ""),
    "bytes": (bytes(range(256)), ""),
    "no UTF-8": (b"\xff\xfe", ""),
    "no UTF-8 in a string": (b'{"do": "chat", "id": "1", "text": "\xff"}', "1"),
    "no UTF-8 in an id": (b'{"do": "ping", "id": "\xff"}', ""),
    "no JSON": ("{]", ""),
    "two commands": ('{"do": "ping", "id": "1"}{"do": "ping", "id": "2"}', "1"),
    "no object": ("7", ""),
    "null": ("null", ""),
    "a list of commands": ('[{"do": "ping", "id": "1"}]', "1"),
    "no command": ({"id": "1"}, "1"),
    "an unknown command": ({"do": "dance", "id": "1"}, "1"),
    "a command of another kind": ({"do": 7, "id": "1"}, "1"),
    "no id": ({"do": "ping"}, ""),
    "an empty id": ({"do": "ping", "id": ""}, ""),
    "an id without end": ({"do": "ping", "id": "1" * 41}, "1" * 40),
    "an id of another kind": ({"do": "ping", "id": 1}, ""),
    "an unknown field": ({"do": "ping", "id": "1", "colour": "red"}, "1"),
    "a field that is missing": ({"do": "chat", "id": "1"}, "1"),
    "a text without end": ({"do": "chat", "id": "1", "text": "A" * 501}, "1"),
    "half a character": ('{"do": "chat", "id": "1", "text": "\\ud800"}', "1"),
    "a number of 5000 digits": ('{"do": "remove", "id": "1", "person": ' + "9" * 5000 + "}", "1"),
    "a fraction": ({"do": "remove", "id": "1", "person": 1.5}, "1"),
    "no number": ('{"do": "remove", "id": "1", "person": NaN}', "1"),
    "too many arguments": ({"do": "answer", "id": "1", "act": "vote", "args": [0] * 33}, "1"),
    "nested lists": (NESTED, ""),
    "a nested argument": ('{"do": "answer", "id": "1", "act": "vote", "args": ' + NESTED + "}", "1"),
    "a nested field before all others": ('{"colour": ' + NESTED + ', "do": "ping", "id": "1"}', "1"),
}


@pytest.mark.parametrize("garbage", GARBAGE)
def test_garbage_is_refused_and_disturbs_nobody(server: Server, garbage: str) -> None:
    message, id = GARBAGE[garbage]
    made = server.make()

    async def play() -> None:
        async with together(server, made, "A", "B") as (a, b):
            kept, heard, printed = server.rows(made["code"]), len(b.heard), server.log()
            await a.send(message)
            refused = await a.receive()
            assert (refused["say"], refused["id"], refused["reason"]) == ("refused", id, "not_understood")
            assert refused["text"] == sentence("original", "en", "not_understood")
            assert "Traceback" not in str(refused)
            await done(a, "ping")
            await done(b, "ping")
            assert server.rows(made["code"]) == kept and server.log() == printed
            assert [message["say"] for message in b.heard[heard:]] == ["done"]

    asyncio.run(play())


def test_bytes_that_are_a_command_are_as_good_as_text(server: Server) -> None:
    made = server.make()

    async def play() -> None:
        async with together(server, made, "A") as (a,):
            await a.send(b'{"do": "ping", "id": "1"}')
            assert await a.receive() == {"say": "done", "id": "1"}

    asyncio.run(play())


def test_a_command_may_come_in_pieces(server: Server) -> None:
    made = server.make()

    async def play() -> None:
        async with together(server, made, "A") as (a,):
            await a.socket.send(['{"do": "chat", ', '"id": "1", ', '"text": "zażółć"}'])
            assert (await a.reply("1"))["say"] == "done"
            assert a.chat == [{"person": 1, "text": "zażółć", "seat": 0}]

    asyncio.run(play())


MASK = bytes(4)
BROKEN: dict[str, tuple[Any, int]] = {
    "too large": ("A" * 17000, 1009),
    "too large in pieces": (["A" * 9000, "A" * 9000], 1009),
    "a frame that is not masked": (b"\x81\x02{}", 1002),
    "a frame with an unknown extension": (b"\xc1\x82" + MASK + b"{}", 1002),
    "a frame of no kind": (b"\x83\x82" + MASK + b"{}", 1002),
    "a piece of nothing": (b"\x80\x82" + MASK + b"{}", 1002),
    "a ping too large": (b"\x89\xfe\x00\x80" + MASK + bytes(128), 1002),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_who_breaks_the_protocol_is_cut_off_and_disturbs_nobody(server: Server, broken: str) -> None:
    message, code = BROKEN[broken]
    made = server.make()

    async def play() -> None:
        async with together(server, made, "A", "B") as (a, b):
            kept, printed = server.rows(made["code"]), server.log()
            if isinstance(message, bytes):
                a.socket.transport.write(message)
            else:
                await a.socket.send(message)
            assert (await a.gone()).code == code
            await b.until(lambda b: not b.table["people"][0].get("here"))
            await done(b, "ping")
            assert server.rows(made["code"]) == kept and server.log() == printed

    asyncio.run(play())


# What is printed


def test_no_token_is_ever_printed(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        made = server.make(settings=STILL)
        own = uuid4().hex
        tokens = [made["creator"], own]
        server.http("POST", f"/api/tables/{made['code']}/people", {"name": "C", "token": own, "age": 7})
        server.http("POST", f"/api/tables/{made['code']}/people", b'{"name": "\xff", "token": "' + own.encode() + b'"}')
        server.http("GET", f"/api/tables/{made['code']}?token={own}")

        async def play() -> None:
            async with together(server, made, "A", "B") as (a, _b):
                await deal(a, bots=4)
            for name in ("D", "E"):
                tokens.append(server.join(made["code"], name)["token"])
                async with await Client.open(server, made["code"], token=tokens[-1], creator=made["creator"]) as client:
                    await client.send({"do": "dance", "id": tokens[-1], "token": tokens[-1]})
                    await client.receive()
            for code in (made["code"], "AAAAA"):
                with pytest.raises(Gone):
                    await Client.open(server, code, token=own, creator=made["creator"])
            with pytest.raises(InvalidStatus):
                await Client.open(server, made["code"], token=own, origin="http://example.org")

        asyncio.run(play())
        server.kill()
        server.restart()
        server.stop()
        for token in tokens:
            assert token not in server.log()
        assert server.log().count("City Sleeps is on") == 2
