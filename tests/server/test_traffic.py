"""A whole game of every book over real sockets: every byte that each client got, held against the record that is opened
after it."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from re import fullmatch
from typing import Any

import msgspec
import pytest

from citysleeps.agents.random import play_out
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST, NOBODY, SPECTATORS, Seat, Seats
from citysleeps.kernel.setup import Setup
from citysleeps.notation.record import replay
from citysleeps.table.beat import STEP, STEP_AT_ONCE, STEP_OF_HOST
from citysleeps.views.view import told_to

from .listeners import EVENINGS, Evening, Message, play
from .running import Server

TIMES = 10 if os.environ.get("LAWS") == "long" else 1

# What no client ever gets: whom else something is asked of or told to, what chance is drawn from, who may come in.
NEVER = {
    "to",
    "audience",
    "audiences",
    "waiting",
    "seed",
    "secret",
    "token",
    "deal",
    "lots",
    "inputs",
    "check",
    "given",
}
FRAME = {
    "say",
    "n",
    "game",
    "after",
    "facts",
    "view",
    "asks",
    "corrections",
    "mends",
    "clock",
    "table",
    "you",
    "chat",
    "moment",
    "left_out",
}
REPLY = {"say", "id", "reason", "text", "detail"}
ASK = {"act", "slots", "idle", "lapse", "key", "left", "host", "offered"}
OF_HOST = ASK | {"waiting"}  # to a host who holds no card (ORIG-318)


class Leak(AssertionError):
    """Somebody got what is not his to know."""


# What may be sent


def check_client(play: Play, ears: Seats, frames: Iterable[str], secrets: Iterable[str]) -> None:
    """Before the end a client gets the facts told to it and no other, each once and in order; its view is what follows
    from them; and nothing of anybody else's is in any frame."""
    facts = told_to(play.game.log, ears)
    view = play.book.blank(play.setup)
    seen: Message = {}
    n = 0
    for frame in frames:
        check_text(frame, secrets)
        message = json.loads(frame)
        check_keys(message, ears)
        if message["say"] not in ("welcome", "news"):
            continue
        if message["say"] == "welcome" and ears == SPECTATORS and play.book.lobby.leader_is_host:
            view, seen, n = play.book.blank(play.setup), {}, 0  # he might have led the table, and is told all again
        new = message.get("facts", [])
        if new != as_sent(facts[n : n + len(new)]):
            raise Leak(f"{ears:#x} is told {new} and not {facts[n : n + len(new)]}")
        for fact in facts[n : n + len(new)]:
            fact.apply(view)
        n += len(new)
        if message["n"] != n:
            raise Leak(f"{ears:#x} is told that there are {message['n']} facts and not {n}")
        seen |= message.get("view") or {}
        shown = as_sent(play.book.screen.shown(view, seat_of(ears, view.size)))
        if seen and seen != shown:
            raise Leak(f"{ears:#x} sees {differing(seen, shown)}")
    if n != len(facts):
        raise Leak(f"{ears:#x} is told {n} facts of {len(facts)}")


def seat_of(ears: Seats, seats: int) -> Seat:
    """The seat that hears with these ears; nobody's, if it is the host or one who watches."""
    return ears.bit_length() - 1 if ears < 1 << seats else NOBODY


def as_sent(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def differing(one: Message, two: Message) -> str:
    return "; ".join(
        f"{key}: {one.get(key)} and not {two.get(key)}" for key in one | two if one.get(key) != two.get(key)
    )


def check_text(text: str, secrets: Iterable[str]) -> None:
    for secret in secrets:
        if secret in text:
            raise Leak(f"a secret is in {text[:200]}")


def check_keys(message: Message, ears: Seats) -> None:
    """Nothing has a name that only the server should know, and there is nothing in a frame that has no name."""
    known = FRAME if message["say"] in ("welcome", "news") else REPLY
    asks = message.get("asks") or []
    asked = [key for ask in asks for key in ask if key not in (OF_HOST if ears == HOST else ASK)]
    table = {key: value for key, value in (message.get("table") or {}).items() if key != "advice"}  # names phases
    slots = [ask["slots"] for ask in [*asks, *listed(message)]]
    rest = {**message, "facts": [], "asks": slots, "corrections": [], "mends": [], "table": table}
    strange = [*(set(message) - known), *asked, *(set(keys(rest)) & NEVER)]
    if listed(message) and ears != HOST:
        strange.append("corrections")
    if strange:
        raise Leak(f"{strange} in {json.dumps(message)[:200]}")


def listed(message: dict[str, Any]) -> list[Any]:
    """What a host may correct."""
    return [*(message.get("corrections") or []), *(message.get("mends") or [])]


def keys(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
    if isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from keys(one)


# Where a view says what a seat has; and which facts say so: the field of the seat, and the field of that, or =the word.
HELD = {"original": ("cards",), "spytown": ("tokens", "cards"), "bigcity": ("cards",), "cuba": ("roles",)}
SAYS: dict[str, dict[str, list[tuple[str, str]]]] = {
    "original": {
        "own_card": [("seat", "card")],
        "card_shown": [("target", "card")],
        "gang_met": [("members", "cards")],
    },
    "spytown": {
        "card_shown": [("seat", "card")],
        "card_played": [("seat", "card")],
        "own_token": [("me", "token")],
        "own_card": [("me", "card")],
        "token_seen": [("seat", "token")],
        "eliminated": [("seat", "token"), ("seat", "card")],
        "agent_pointed": [("agent", "=agent")],
    },
    "bigcity": {
        "executed": [("seat", "card")],
        "shown": [("seat", "card")],
        "card_dealt": [("me", "card")],
        "killed": [("seats", "cards")],
        "avenged": [("avenger", "card")],
        "agent_exposed": [("agent", "=agent")],
    },
    "cuba": {
        "game_set": [("godfather", "=godfather")],
        "own_loot": [("me", "role")],
        "revealed": [("seat", "=thief"), ("seat", "=street_urchin"), ("seat", "tokens")],
    },
}


def cards_of_others(book: str, ears: Seats, lines: Iterable[str]) -> list[str]:
    """Where a message before the end says of a seat what it has, and no fact told so far does."""
    found = []
    told: set[tuple[Seat, str]] = set()
    for line in lines:
        message = json.loads(line)
        facts = message.get("facts", [])
        told |= {pair for fact in facts for pair in said(fact, SAYS[book])}
        if any(fact["fact"] == "game_over" for fact in facts):
            break
        for seat, card in held(message.get("view") or {}, HELD[book]):
            if card and (seat, card) not in told:
                found.append(f"{ears:#x}: seat {seat} holds {card}")
    return found


def said(fact: Message, says: dict[str, list[tuple[str, str]]]) -> Iterator[tuple[Seat, str]]:
    """Who has what, by this fact."""
    for field, what in says.get(fact["fact"], []):
        word = what.removeprefix("=") if what.startswith("=") else fact[what]
        seats = fact[field] if isinstance(fact[field], list) else [fact[field]]
        yield from zip(seats, word if isinstance(word, list) else [word], strict=False)


def held(view: Message, fields: tuple[str, ...]) -> Iterator[tuple[Seat, str]]:
    for field in fields:
        cards = view.get(field, [])
        yield from (
            (int(seat), card) for seat, card in (cards.items() if isinstance(cards, dict) else enumerate(cards))
        )


# The game


@pytest.mark.slow
@pytest.mark.parametrize("book", EVENINGS)
def test_over_real_sockets_everybody_gets_what_is_his_and_nothing_else(book: str, tmp_path: Path) -> None:
    for number in range(TIMES):
        folder = tmp_path / str(number)
        folder.mkdir()
        one_evening(EVENINGS[book], folder)


def one_evening(evening: Evening, folder: Path) -> None:
    with Server(folder, "--unlimited") as server:
        traffic = asyncio.run(play(evening, server))
    game = replay(traffic.record)
    header = json.loads(traffic.record.split(b"\n")[0])
    secrets = [*traffic.secrets, header["fair"]["secret"], game.setup.seed]
    assert game.game.over
    for listener in traffic.listeners:
        assert len(told_to(game.game.log, listener.ears)) > evening.least
        check_client(game, listener.ears, listener.lines, secrets)
        check_sizes(listener.ears, listener.sizes)
        assert listener.ears == HOST or cards_of_others(evening.book, listener.ears, listener.lines) == []
    assert server.log()[traffic.printed :] == ""
    assert {answer.status for answer in traffic.fetched} == {200, 404}
    for answer in traffic.fetched:
        text = f"{dict(answer.headers)} {answer.body.decode()}"
        check_text(text, [*secrets, *(name for name in evening.names if b"citysleeps_" in answer.body)])
        if answer.body.startswith(b"{"):
            assert not set(keys(answer.json())) & NEVER
    check_metrics([answer.body.decode() for answer in traffic.fetched if b"citysleeps_" in answer.body])


def check_sizes(ears: Seats, sizes: set[int]) -> None:
    """In the dark the frames to all have one length; what goes outside the beat has a multiple of another."""
    step = STEP_OF_HOST if ears == HOST else STEP
    if step not in sizes or any(size != step and size % STEP_AT_ONCE for size in sizes):
        raise Leak(f"{ears:#x} gets frames of {sizes} bytes in the dark")


def check_metrics(texts: list[str]) -> None:
    assert texts
    for line in "".join(texts).splitlines():
        label = r"(version|reason)=\"[\w.]+\"(,node=\"\")?"
        assert fullmatch(rf"# (HELP|TYPE) citysleeps_\w+ .*|citysleeps_\w+(\{{{label}\}})? \d+", line), line


# Planted


def small_game() -> Play:
    names = tuple("ABCDEFGHIJKLM")
    setup = Setup(book="original", seats=names, settings={"preset": "extended"}, seed="7", lasting=True)
    book = EVENINGS["original"].stage.book
    play = Play(book, book.settle(setup))
    play_out(play, Random(7))
    return play


def frames_of(play: Play, ears: Seats) -> list[str]:
    """What a client should get: a welcome, and a message for each fact."""
    view = play.book.blank(play.setup)
    frames = [json.dumps({"say": "welcome", "n": 0, "facts": [], "view": None, "asks": []})]
    for n, fact in enumerate(told_to(play.game.log, ears), 1):
        fact.apply(view)
        shown = as_sent(play.book.screen.shown(view, seat_of(ears, view.size)))
        ask = {"act": "check", "slots": [{"kind": "seat", "seats": [1]}], "idle": ["pass"], "lapse": "nothing"}
        frames.append(json.dumps({"say": "news", "n": n, "facts": as_sent([fact]), "view": shown, "asks": [ask]}))
    return frames


def altered(frame: str, change: str) -> str:
    message = json.loads(frame)
    match change:
        case "a fact for somebody else":
            message["facts"].append({"fact": "own_card", "seat": 1, "card": "don"})
        case "a fact twice":
            message["facts"] *= 2
        case "a fact less":
            message["facts"] = []
        case "a card of somebody else":
            message["view"]["cards"][1] = "don"
        case "all facts counted":
            message["n"] += 1
        case "whom it is asked of":
            message["asks"][0]["to"] = 3
        case "who is waited for":
            message["asks"][0]["waiting"] = [3]
        case "a token":
            message["asks"][0]["idle"] = ["the token of B"]
        case "the seed":
            message["view"]["seed"] = "7"
    return json.dumps(message)


ALTERED = (
    *("a fact for somebody else", "a fact twice", "a fact less", "a card of somebody else", "all facts counted"),
    *("whom it is asked of", "who is waited for", "a token", "the seed"),
)


@pytest.mark.parametrize("change", ALTERED)
def test_a_planted_leak_is_found_in_the_frames(change: str) -> None:
    play = small_game()
    frames = frames_of(play, 1)
    check_client(play, 1, frames, ["the token of B"])
    frames[5] = altered(frames[5], change)
    with pytest.raises(Leak):
        check_client(play, 1, frames, ["the token of B"])


def test_a_card_that_no_fact_has_told_is_found_in_the_frames() -> None:
    play = small_game()
    frames = frames_of(play, 1)
    assert cards_of_others("original", 1, frames) == []
    frames[5] = altered(frames[5], "a card of somebody else")
    assert cards_of_others("original", 1, frames) == ["0x1: seat 1 holds don"]
