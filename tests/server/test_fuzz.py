"""Whatever is sent into a running game by those who may do nothing in it: each message is answered, nothing changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from citysleeps.books.original.refusals import ACTS, HOST_ACTS

from .running import Client, Gone, Server, deal, done, together

STILL = {"deal_seconds": 86400, "night_step_seconds": 86400}
AT_ONCE = 50  # messages of one connection, before it would be too fast
MOST_MESSAGE = 16_000
CHEAP = {"introduced", "hunched"}  # rows that anybody may cause, and that nobody else sees

# Every command, as it would be right; what is legal at any time is spoilt already: `leave`, and another language.
COMMANDS: list[dict[str, Any]] = [
    {"do": "answer", "act": "vote", "args": [0]},
    {"do": "answer", "act": "point", "args": [3], "host": False},
    {"do": "answer", "act": "check", "args": [1]},
    {"do": "answer", "act": "plan", "args": [1, 2]},
    {"do": "answer", "act": "say", "args": ["?"]},
    {"do": "answer", "act": "next", "host": True},
    {"do": "answer", "act": "remove", "args": [1], "host": True},
    {"do": "answer", "act": "correct", "args": [1, "vote", 0], "host": True},
    {"do": "answer", "act": "clock", "args": []},
    {"do": "chat", "text": "?"},
    {"do": "introduce", "name": "C", "language": "xx"},
    {"do": "hunch", "seat": 1},
    {"do": "wish", "luck": "C"},
    {"do": "leave", "really": True},
    {"do": "choose", "book": "original", "settings": {}, "language": "pl", "grace_seconds": 60, "absent": "wait"},
    {"do": "order", "people": [2, 1, 3, 4, 5, 6]},
    {"do": "add_bot", "bot": "random", "name": "C"},
    {"do": "remove", "person": 3},
    {"do": "appoint", "person": 1},
    {"do": "hand_on", "person": 1},
    {"do": "deal"},
    {"do": "again"},
    {"do": "seat", "person": 1, "seat": 3},
    {"do": "pause"},
    {"do": "resume"},
    {"do": "extend", "seconds": 60},
    {"do": "ping"},
]
NUMBERS = st.sampled_from([-1, 0, 1, 7, 31, 32, 63, 64, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**40, 1e308, -0.0, 0.5])
TEXTS = st.one_of(
    st.text(st.characters(), max_size=20),  # halves of characters too
    st.sampled_from(
        ["", " ", "\0", "\ud800", "\udfff", "A" * 600, "host", "execute", "-1", "null", "\u202e", "{", "🂡"]
    ),
)
ODD: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, st.integers(), st.floats(), TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=40), st.dictionaries(TEXTS, inner, max_size=5)),
    max_leaves=20,
)


@st.composite
def spoilt(draw: st.DrawFn, wholes: list[dict[str, Any]]) -> str:
    """One of these, in which up to two things are not as they should be; now and then it breaks off."""
    found = dict(draw(st.sampled_from(wholes)))
    if "do" in found:
        found["id"] = draw(st.uuids()).hex
    for _ in range(draw(st.integers(0, 2))):
        key = draw(st.sampled_from([*found, *found, *found, "id", "host", "token"]))
        if draw(st.booleans()):
            found[key] = draw(ODD)
        else:
            found.pop(key, None)
    text = json.dumps(found)
    return text if draw(st.integers(0, 9)) else text[: draw(st.integers(0, len(text)))]


def bytes_in(text: bytes) -> st.SearchStrategy[bytes]:
    """A string of any bytes within something that is right otherwise."""
    return st.binary(max_size=9).map(lambda inside: text.replace(b"?", inside))


ANSWERS = st.builds(
    lambda id, act, args, host: json.dumps({"do": "answer", "id": id.hex, "act": act, "args": args, "host": host}),
    st.uuids(),
    st.sampled_from([*ACTS, *HOST_ACTS, "correct", "clock", "shut", ""]).filter(lambda act: act != "leave"),
    st.lists(NUMBERS | st.integers(-1, 6) | TEXTS | st.lists(st.integers(-1, 6), max_size=3), max_size=4),
    st.booleans(),
)
NOISE = st.one_of(ODD.map(json.dumps), st.binary(max_size=60))


def drawn(*strategies: st.SearchStrategy[Any], number: int) -> list[Any]:
    """So many messages, always the same."""
    found: list[Any] = []

    @settings(
        max_examples=number,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.one_of(*strategies).filter(lambda message: len(message) < MOST_MESSAGE))
    def collect(example: Any) -> None:
        found.append(example)

    collect()
    assert len(found) >= number * 0.9
    return found


class Game(NamedTuple):
    """A game in its first night, in which nobody is asked anything and no clock runs out."""

    server: Server
    code: str
    token: str  # of A
    other: str  # of B, who looks on


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    with Server(tmp_path_factory.mktemp("server"), "--unlimited") as server:
        made = server.make(settings={**STILL, "night_pace": "fixed"}, grace_seconds=3600)

        async def prepare() -> list[str]:
            async with together(server, made, "A", "B") as (a, b):
                await deal(a, bots=4)
                for player in (a, b):
                    await player.until(lambda player: player.asks)
                    await done(player, "answer", act="ready")
                for player in (a, b):
                    await player.until(lambda player: player.view and player.view["night"] == 1 and not player.asks)
                return [a.token, b.token]

        yield Game(server, made["code"], *asyncio.run(prepare()))


async def seen(game: Game) -> dict[str, Any]:
    """The game as B is welcomed to it, but for the time that is left and for who is here."""
    async with await Client.open(game.server, game.code, token=game.other) as b:
        welcome = dict(b.welcome)
    clock = welcome.pop("clock")
    assert clock["of"] == 86400 and clock["left"] > 0
    for person in welcome["table"]["people"]:
        person.pop("here", None)
    assert welcome["view"]["night"] == 1 and welcome["table"]["phase"] == "game"
    return welcome


async def bombard(game: Game, token: str, messages: list[Any]) -> int:
    """Send all of them at once; how many were done."""
    async with await Client.open(game.server, game.code, token=token) as client:
        for message in messages:
            await client.send(message)
        await client.send({"do": "ping", "id": "the last"})
        await client.reply("the last")
        replies = [message for message in client.heard if message["say"] in ("done", "refused")]
    assert len(replies) == len(messages) + 1, messages  # each is answered, once
    refused = [reply for reply in replies if reply["say"] == "refused"]
    assert all(reply["reason"] and reply["text"] for reply in refused)
    assert not {reply["reason"] for reply in refused} & {"our_fault", "unavailable", "damaged", "too_fast"}
    return len(replies) - len(refused) - 1


def kinds(rows: list[bytes]) -> set[str]:
    return {json.loads(row)[3][0] for row in rows}


@pytest.mark.slow
@pytest.mark.parametrize(("who", "number"), [("a player", 600), ("a watcher", 250)])
def test_who_may_do_nothing_changes_nothing_whatever_he_sends(game: Game, who: str, number: int) -> None:
    chat = bytes_in(b'{"do": "chat", "id": "1", "text": "?"}')
    sent = drawn(spoilt(COMMANDS), spoilt(COMMANDS), ANSWERS, chat, NOISE, number=number)
    token = game.token if who == "a player" else ""

    async def play() -> None:
        before = await seen(game)
        kept = game.server.rows(game.code)
        written = 0
        for first in range(0, len(sent), AT_ONCE):
            written += await bombard(game, token, sent[first : first + AT_ONCE])
            now = game.server.rows(game.code)
            assert now[: len(kept)] == kept and kinds(now[len(kept) :]) <= CHEAP
            assert len(now) - len(kept) <= written
            assert token or now == kept
            assert await seen(game) == before
        assert written < number * 0.1

    asyncio.run(play())
    assert "Traceback" not in game.server.log()


def test_whatever_is_said_instead_of_hello_is_answered_with_goodbye(game: Game) -> None:
    hello = {"token": "A" * 32, "creator": "A", "language": "pl", "game": 1, "after": 0}
    sent = drawn(spoilt([hello]), spoilt([hello]), spoilt(COMMANDS), bytes_in(b'{"token": "?"}'), NOISE, number=150)

    async def play() -> None:
        before = await seen(game)
        kept = game.server.rows(game.code)
        reasons = set()
        for message in sent:
            async with await Client.dial(game.server, game.code) as client:
                await client.send(message)
                try:
                    assert (await client.receive())["say"] in ("welcome", "goodbye")
                    while client.goodbye:
                        await client.receive()
                except Gone as gone:
                    assert gone.text and gone.code == 1008, message
                    reasons.add(gone.reason)
        assert {"not_understood", "bad_token"} <= reasons <= {"not_understood", "bad_token", "too_many_guesses"}
        assert game.server.rows(game.code) == kept
        assert await seen(game) == before

    asyncio.run(play())
    assert "Traceback" not in game.server.log()


def test_no_body_is_a_fault_of_ours(game: Game) -> None:
    table = {"language": "pl", "book": "original", "settings": STILL, "grace_seconds": 60, "absent": "wait"}
    person = {"name": "C", "language": "pl", "luck": "C", "token": "C" * 40}
    printed = len(game.server.log())
    kept = game.server.kept()
    made = 0
    for path, whole, text in (("", table, b'{"book": "?"}'), (f"/{game.code}/people", person, b'{"name": "?"}')):
        for body in drawn(spoilt([whole]), spoilt([whole]), bytes_in(text), NOISE, number=100):
            data = body if isinstance(body, bytes) else body.encode()
            answer = game.server.http("POST", f"/api/tables{path}", data)
            assert answer.status in (201, 400, 409, 429), (answer, body)
            made += answer.status == 201
            assert answer.status == 201 or set(answer.json()) == {"reason", "text", "detail"}
    assert len(kept) + 1 < len(game.server.kept()) <= len(kept) + made  # with the same token one joins once
    assert "Traceback" not in game.server.log()[printed:]
