"""The checker finds nothing in what clients really saw, and whatever is planted in it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest
from patience import until
from server.running import Server

from citysleeps.table.rows import Introduced, Row, Took, read_row

from .checker import Log, check
from .guests import KINDS, Party, attended, settle
from .history import HEARD, SENT, Event, Identity, read_history


class Evening(NamedTuple):
    """Everything about one table: its code, its rows, and what everybody there sent and heard."""

    code: str
    rows: list[bytes]
    histories: dict[Identity, list[Event]]

    def copy(self) -> Evening:
        return Evening(self.code, list(self.rows), {one: list(events) for one, events in self.histories.items()})

    def found(self) -> set[str]:
        return {fault.kind for fault in check(self.code, self.rows, self.histories)}


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """A table at a real server that is killed once in a game."""
    folder = tmp_path_factory.mktemp("evening")

    async def play(server: Server, party: Party) -> None:
        async with attended([party]):
            await until(lambda: all(guest.n > 20 for guest in party.guests))
            server.kill()
            await asyncio.to_thread(server.restart)
            await until(lambda: all(guest.n > 40 for guest in party.guests))
            assert await settle([party]) == []

    with Server(folder, "--unlimited", bot_seconds=0.05) as server:
        party = Party(lambda: [server], folder, KINDS[0], "a seed", pace=0.05)
        asyncio.run(play(server, party))
        histories = {guest.identity: list(read_history(guest.history.path)) for guest in party.guests}
        return Evening(party.code, server.rows(party.code), histories)


def test_nothing_is_found_in_a_real_evening(evening: Evening) -> None:
    assert check(evening.code, evening.rows, evening.histories) == []
    assert len(Log(evening.code, evening.rows).games[1].facts) > 30


# Planted in the log


def rows_of(evening: Evening, kind: type[Any]) -> list[int]:
    """Where rows of somebody's own id and this kind stand."""
    rows = [read_row(number, row) for number, row in enumerate(evening.rows)]
    return [i for i, row in enumerate(rows) if row.id and isinstance(row.what, kind)]


def row_twice(evening: Evening) -> None:
    i = rows_of(evening, Introduced)[3]
    evening.rows.insert(i + 5, evening.rows[i])


def row_lost(evening: Evening) -> None:
    del evening.rows[rows_of(evening, Introduced)[3]]


def answer_twice(evening: Evening) -> None:
    i = rows_of(evening, Took)[3]
    evening.rows.insert(i + 1, evening.rows[i])


def answer_lost(evening: Evening) -> None:
    del evening.rows[rows_of(evening, Took)[3]]


def rows_swapped(evening: Evening) -> None:
    i, *_, j = rows_of(evening, Introduced)
    evening.rows[i], evening.rows[j] = evening.rows[j], evening.rows[i]


def row_of_nobody(evening: Evening) -> None:
    i = rows_of(evening, Introduced)[3]
    row = read_row(i, evening.rows[i])
    evening.rows.insert(i + 5, msgspec.json.encode(Row(row.at, row.who, "never sent", row.what)))


def row_changed(evening: Evening) -> None:
    i = rows_of(evening, Introduced)[3]
    row = read_row(i, evening.rows[i])
    assert isinstance(row.what, Introduced)
    other = "pl" if row.what.language != "pl" else "es"
    what = Introduced(row.what.person, row.what.name, other)
    evening.rows[i] = msgspec.json.encode(Row(row.at, row.who, row.id, what))


IN_THE_LOG: dict[Callable[[Evening], None], str] = {
    row_twice: "double",
    row_lost: "lost",
    rows_swapped: "order",
    row_of_nobody: "unsent",
    row_changed: "other",
}


@pytest.mark.parametrize(("plant", "kind"), [(answer_twice, "double"), (answer_lost, "lost")])
def test_an_answer_too_many_or_too_few_is_found(evening: Evening, plant: Callable[[Evening], None], kind: str) -> None:
    """As damage, unless the game would have gone on like that, as it does with something said or a `ready`."""
    planted = evening.copy()
    plant(planted)
    assert planted.found() & {"damaged", kind}


@pytest.mark.parametrize("plant", IN_THE_LOG, ids=lambda plant: plant.__name__)
def test_what_is_planted_in_the_log_is_found(evening: Evening, plant: Callable[[Evening], None]) -> None:
    planted = evening.copy()
    plant(planted)
    assert IN_THE_LOG[plant] in planted.found()


# Planted in what one has heard


def whose(evening: Evening, name: str) -> list[Event]:
    return next(events for one, events in evening.histories.items() if one.name == name)


def with_facts(events: list[Event], least: int = 1) -> list[int]:
    """Where news with facts of a game going on were heard."""
    news = [i for i, event in enumerate(events) if event.kind == HEARD and event.text.startswith('{"say":"news"')]
    return [i for i in news if len(events[i].what.get("facts", [])) >= least and events[i].what.get("view")]


def alter(events: list[Event], i: int, **fields: Any) -> None:
    events[i] = Event(events[i].at, events[i].kind, json.dumps(events[i].what | fields, separators=(",", ":")))


def fact_twice(evening: Evening) -> None:
    events = whose(evening, "B")
    i = with_facts(events)[5]
    alter(events, i, facts=events[i].what["facts"] + events[i].what["facts"][-1:], n=events[i].what["n"] + 1)


def news_twice(evening: Evening) -> None:
    events = whose(evening, "B")
    i = with_facts(events)[5]
    events.insert(i, events[i])


def news_lost(evening: Evening) -> None:
    events = whose(evening, "B")
    del events[with_facts(events)[5]]


def facts_swapped(evening: Evening) -> None:
    events = whose(evening, "B")
    i = next(i for i in with_facts(events, 2) if events[i].what["facts"][0] != events[i].what["facts"][1])
    first, second, *more = events[i].what["facts"]
    alter(events, i, facts=[second, first, *more])


def fact_of_another(evening: Evening) -> None:
    """A fact that another seat alone was told, to one who was not."""
    log = Log(evening.code, evening.rows)
    play = log.games[1].play
    events = whose(evening, "B")
    seat = next(event.what for event in events if '"game":1,' in event.text)["you"]["seat"]
    of_others = [fact for to, fact in zip(play.game.audiences, log.games[1].facts, strict=True) if not to >> seat & 1]
    i = with_facts(events)[5]
    alter(events, i, facts=[*events[i].what["facts"], of_others[0]], n=events[i].what["n"] + 1)


def card_of_another(evening: Evening) -> None:
    events = whose(evening, "watcher")
    i = with_facts(events)[5]
    alter(events, i, view=events[i].what["view"] | {"cards": ["don"] * 6})


def token_of_another(evening: Evening) -> None:
    events = whose(evening, "watcher")
    token = next(one.secrets[0] for one in evening.histories if one.name == "B")
    alter(events, with_facts(events)[5], moment=token)


def welcomes(events: list[Event]) -> list[int]:
    return [i for i, event in enumerate(events) if event.text.startswith('{"say":"welcome"')]


def an_older_welcome(evening: Evening) -> None:
    """As from a node that has slept: when somebody came back, the table was as when it was dealt."""
    events = whose(evening, "B")
    i, j = [i for i in welcomes(events) if '"game":1,' in events[i].text][:2]
    events[j] = Event(events[j].at, HEARD, events[i].text)


def the_ears_of_another(evening: Evening) -> None:
    events = whose(evening, "B")
    i = welcomes(events)[-1]
    you = events[i].what["you"]
    alter(events, i, you=you | {"seat": (you["seat"] + 1) % 6})


def acknowledged_unsent(evening: Evening) -> None:
    events = whose(evening, "B")
    events.append(Event(events[-1].at, HEARD, '{"say":"done","id":"never sent"}'))


def refused_after_all(evening: Evening) -> None:
    events = whose(evening, "B")
    done = next(event for event in events if event.text.startswith('{"say":"done"'))
    events.append(Event(done.at, HEARD, json.dumps({"say": "refused", "reason": "too_late"} | {"id": done.what["id"]})))
    events[-1] = events[-1]._replace(text=json.dumps(events[-1].what, separators=(",", ":")))


def thrown_out(evening: Evening) -> None:
    events = whose(evening, "B")
    events.append(Event(events[-1].at, HEARD, '{"say":"goodbye","reason":"bad_token","text":""}'))


IN_WHAT_IS_HEARD: dict[Callable[[Evening], None], str] = {
    fact_twice: "double",
    news_twice: "double",
    news_lost: "gap",
    facts_swapped: "order",
    fact_of_another: "leak",
    card_of_another: "view",
    token_of_another: "leak",
    an_older_welcome: "forgotten",
    the_ears_of_another: "leak",
    acknowledged_unsent: "unsent",
    refused_after_all: "refused",
    thrown_out: "thrown out",
}


@pytest.mark.parametrize("plant", IN_WHAT_IS_HEARD, ids=lambda plant: plant.__name__)
def test_what_is_planted_in_what_one_has_heard_is_found(evening: Evening, plant: Callable[[Evening], None]) -> None:
    planted = evening.copy()
    plant(planted)
    assert IN_WHAT_IS_HEARD[plant] in planted.found()


def test_who_comes_is_told_what_was_acknowledged_before(evening: Evening) -> None:
    """A welcome to somebody new that is older than what another has already in writing."""
    planted = evening.copy()
    events = whose(planted, "B")
    _i, j = [i for i in welcomes(events) if '"game":1,' in events[i].text][:2]
    newcomer = Identity("watcher", 0, ())
    heard = whose(planted, "watcher")
    first = next(i for i in welcomes(heard) if '"game":1,' in heard[i].text)
    hello = Event(events[j].at, "came", '{"game":0,"after":0}')
    planted.histories[newcomer] = [hello, Event(events[j].at, HEARD, heard[first].text)]
    assert "stale" in planted.found()


def test_what_was_sent_is_in_these_histories(evening: Evening) -> None:
    sent = [event.what["do"] for events in evening.histories.values() for event in events if event.kind == SENT]
    assert {"answer", "introduce", "deal", "add_bot"} <= set(sent)
