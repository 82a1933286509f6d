"""Two live tables that differ only in what somebody may not know send him the same bytes at the same moments, until the
book lets him learn of it; whatever he tries meanwhile."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import pytest
from laws.pairs import Leak

from citysleeps.agents import bigcity, cuba, original, spytown
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.endings import Ending
from citysleeps.kernel.game import Game
from citysleeps.kernel.periods import Period
from citysleeps.table import feed, rows
from citysleeps.table.feed import Feed
from citysleeps.table.live import LiveTable
from citysleeps.table.messages import News, WireAsk
from citysleeps.table.presence import Presence
from citysleeps.table.refusal import Refusal
from citysleeps.table.robots import Robots
from citysleeps.table.table import Table
from citysleeps.table.teller import Teller
from citysleeps.table.times import Times

from .phones import asleep
from .stages import STAGES, Case
from .traffic import BY_HAND, CASES, Options, Pair, Puppet, play
from .virtual import clock, in_virtual_time

IS_LONG = os.environ.get("LAWS") == "long"
ATTEMPTS = 30  # pairs within which a planted leak is found
WINDOW: dict[str, Any] = {"kill_method": "closed_eyes", "gang_replan": "window", "stalemate_rounds": 0}


@pytest.fixture(autouse=True)
def bots_that_give_nothing_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot does in public may depend on its card, as with people; here it does not."""
    for room in (original, spytown, bigcity, cuba):
        monkeypatch.setitem(room.BOTS, "careful", Puppet)  # type: ignore[arg-type]
    monkeypatch.setattr(Robots, "when", as_ever)


def as_ever(robots: Robots, now: float, times: Times, patience: float = 1.0) -> float:
    """Every bot takes the same time, whatever it has to do."""
    left = times.left(now)
    return now + (3.0 if left is None else min(3.0, 0.3 * left))


def seeds(number: int) -> Iterable[int]:
    """Few and always the same ones, or many."""
    return range(40 * number if IS_LONG else number)


def kinds_of(case: Case) -> tuple[str, ...]:
    """In what two such tables may differ."""
    return tuple(kind for kind in STAGES[case.book].kinds if kind != "hands" or case.settings.get("cards"))


# The law


EVERY = [(case, kind) for case in CASES for kind in kinds_of(CASES[case])]


@pytest.mark.parametrize(("case", "kind"), EVERY)
def test_the_traffic_tells_nobody_what_he_may_not_know(case: str, kind: str) -> None:
    for seed in seeds(1):
        play(CASES[case], kind, seed, Options(nights=3 if IS_LONG else 2))


@pytest.mark.parametrize("case", ["human_host", "human_host_by_hand"])
def test_a_correction_of_the_host_tells_nobody_else(case: str) -> None:
    for seed in seeds(2):
        play(CASES[case], "correct", seed)


@pytest.mark.parametrize("case", ["professional", "spytown", "bigcity", "cuba_cleaner"])
def test_in_these_pairs_something_hidden_differs_and_somebody_is_watched_to_the_end(case: str) -> None:
    pairs = [play(CASES[case], kind, seed) for kind in kinds_of(CASES[case]) for seed in range(2)]
    assert sum(differs(pair) for pair in pairs) >= len(pairs) / 3
    assert sum(bool(pair.watches) for pair in pairs) >= len(pairs) / 3
    assert any(pair.learned for pair in pairs)


def differs(pair: Pair) -> bool:
    """Was something hidden not the same at both tables?"""
    one, two = (list(world.live.table.playing.game.log) for world in pair.worlds)
    inputs = [[made.fields() for made in world.live.table.playing.inputs] for world in pair.worlds]
    return one != two or inputs[0] != inputs[1]


# At the edges


@pytest.mark.parametrize("case", ["professional", "hostless", "human_host"])
def test_a_server_that_is_started_again_tells_nothing(case: str) -> None:
    for seed in seeds(3):
        play(CASES[case], "moment", seed, Options(restarts=True))


def test_the_temporary_host_leaves_unseen() -> None:
    for seed in seeds(3):
        play(Case(12, {"preset": "hostless"}), "leave", seed, Options(hosts=True))


@pytest.mark.parametrize("host_mode", ["hostless", "human"])
@in_virtual_time
async def test_after_a_restart_the_first_secret_answer_is_not_noticed(host_mode: str) -> None:
    first = await asleep(13, {"host_mode": host_mode, "kill_method": "closed_eyes"})
    room = await first.reopen()
    for name in first.ids:
        room.connect(name)
    await asyncio.sleep(1)
    gang = room.holders("mafia", "don")
    assert gang[0].acts() == ["plan"]
    before = clock()
    await asyncio.sleep(1)
    assert await gang[0].answer("plan", 0, 2) == ""
    await asyncio.sleep(1)
    assert len(gang[1].since(before)) == 1
    assert all(phone.since(before) == [] for phone in room.seated() if phone not in gang)


@in_virtual_time
async def test_what_the_creator_may_do_does_not_tell_him_that_the_temporary_host_has_left() -> None:
    replies = []
    for leaves in (False, True):
        room = await asleep(12, {"preset": "hostless"})
        assert room.game.temporary_host == 11
        if leaves:
            assert await room["L"].answer("leave") == ""
        replies.append([await room["A"].send(do, **more) for do, more in CLOCKWORK])
    assert replies[0] == replies[1]


CLOCKWORK: list[tuple[str, dict[str, int]]] = [("extend", {"seconds": 5}), ("pause", {}), ("resume", {})]


@in_virtual_time
async def test_nobody_sees_that_one_for_whom_a_bot_plays_answers_himself_in_the_night() -> None:
    room = await asleep(10, {"preset": "professional"}, bot_seconds=30.0)
    commissar = room.holder("commissar")
    other = room.holder("resident")
    assert await commissar.send("leave") == ""
    while room.game.step != "commissar":
        await asyncio.sleep(1)
    before = clock()
    await asyncio.sleep(1)
    await commissar.answer("check", other.seat)
    await asyncio.sleep(1)
    assert other.since(before) == []


def test_a_temporary_host_played_by_a_bot_goes_on_at_the_same_moment_whatever_its_card() -> None:
    case = Case(12, {"preset": "hostless", **BY_HAND}, absent=("bot",))
    for seed in seeds(2):
        play(case, "swap", seed, Options(hosts=True, bot_hosts=True, peaceful=True))


def test_a_planning_in_a_later_night_leaves_the_step_as_long_as_it_is() -> None:
    case = Case(10, {"preset": "professional", **WINDOW})
    for seed in seeds(2):
        play(case, "idle", seed, Options(nights=4))


def test_a_planning_in_a_later_night_is_not_noticed_by_a_temporary_host_who_goes_on_by_hand() -> None:
    case = Case(12, {"preset": "hostless", **WINDOW, **BY_HAND})
    for seed in seeds(1):
        play(case, "moment", seed, Options(nights=4))


# Planted leaks


class TellingAsk(WireAsk, frozen=True):
    to: int = 0


def asks_say_whom_else_they_are_for(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Feed.wire_asks

    def wire_asks(self: Feed, left: int | None, key: Callable[[int], str]) -> tuple[WireAsk, ...]:
        asks = zip(plain(self, left, key), self.asks, strict=True)
        return tuple(TellingAsk(**msgspec.structs.asdict(wire), to=ask.to) for wire, (ask, _) in asks)

    def is_same(one: Ask, two: Ask) -> bool:
        return one == two

    monkeypatch.setattr(Feed, "wire_asks", wire_asks)
    monkeypatch.setattr(feed, "is_same", is_same)


def everybody_gets_news_of_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    discreet = Teller.tell_game

    def tell_game(self: Teller, now: float) -> None:
        discreet(self, now)
        for client in self.presence.clients:
            self.say(client, News(self.told(client)))

    monkeypatch.setattr(Teller, "tell_game", tell_game)


def a_step_is_over_when_everybody_has_acted(monkeypatch: pytest.MonkeyPatch) -> None:
    hasty = Game.period

    def period(self: Game, ends: Ending, *rest: Any, **more: Any) -> Period:
        return hasty(self, Ending(ends.seconds, ends.least, False, ends.rests), *rest, **more)

    monkeypatch.setattr(Game, "period", period)


def all_facts_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    told = property(lambda self: len(self.play.game.facts), lambda self, told: None)
    monkeypatch.setattr(Feed, "told", told, raising=False)


def everybody_sees_the_clock_of_a_planning(monkeypatch: pytest.MonkeyPatch) -> None:
    follow = Times.follow

    def follow_all(self: Times, game: Game, now: float, runs: bool, is_moment: bool = False) -> bool:
        before = self.of
        return follow(self, game, now, runs, is_moment) or self.of != before

    monkeypatch.setattr(Times, "follow", follow_all)
    monkeypatch.setattr(Times, "shown", property(lambda self: self.limit))


def the_table_is_shown_when_the_commissar_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    do = LiveTable.do

    def do_and_show(self: LiveTable, what: list[rows.What], now: float, *sender: Any) -> None:
        do(self, what, now, *sender)
        if any(isinstance(one, rows.Took) and one.act == "check" for one in what):
            self.teller.tell_table()

    monkeypatch.setattr(LiveTable, "do", do_and_show)


def nobody_stands_in_for_one_who_has_left_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = Presence.missing

    def missed(self: Presence) -> list[rows.Who]:
        absent = self.table.playing.game.absent if self.table.play else 0
        return [who for who in missing(self) if not self.table.ears(who) & absent]

    monkeypatch.setattr(Presence, "missing", missed)


def refusals_say_how_far_the_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    take = Table.take

    def take_or_explain(self: Table, answer: Answer) -> rows.Took:
        try:
            return take(self, answer)
        except Refusal as refused:
            raise Refusal(refused.reason, f"after {len(self.playing.inputs)} inputs") from refused

    monkeypatch.setattr(Table, "take", take_or_explain)


def newcomers_are_welcomed_with_all_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Feed, "missed", lambda self, after: self.play.game.facts)


Plant = Callable[[pytest.MonkeyPatch], None]
OPEN = Case(10, {"preset": "professional"}, absent=("bot",))
PLANTS: list[tuple[Plant, Case, str]] = [
    (asks_say_whom_else_they_are_for, CASES["professional"], "moment"),
    (everybody_gets_news_of_everything, CASES["extended_20"], "moment"),
    (a_step_is_over_when_everybody_has_acted, CASES["basic"], "moment"),
    (a_step_is_over_when_everybody_has_acted, CASES["extended_15"], "swap"),
    (all_facts_are_counted, CASES["human_host"], "moment"),
    (everybody_sees_the_clock_of_a_planning, Case(10, {"preset": "professional", **WINDOW}), "moment"),
    (the_table_is_shown_when_the_commissar_acts, CASES["hostless"], "moment"),
    (the_table_is_shown_when_the_commissar_acts, CASES["extended_15"], "answer"),
    (nobody_stands_in_for_one_who_has_left_unseen, OPEN, "leave"),
    (refusals_say_how_far_the_game_is, CASES["human_host_by_hand"], "moment"),
    (newcomers_are_welcomed_with_all_facts, CASES["extended_15"], "swap"),
    *((everybody_gets_news_of_everything, CASES[case], "moment") for case in ("spytown", "bigcity", "cuba")),
    *((a_step_is_over_when_everybody_has_acted, CASES[case], "moment") for case in ("spytown", "bigcity", "cuba")),
    *((all_facts_are_counted, CASES[case], "answer") for case in ("spytown_cards", "bigcity_outcasts", "cuba_cleaner")),
    (newcomers_are_welcomed_with_all_facts, CASES["spytown_recruits"], "hands"),
    (newcomers_are_welcomed_with_all_facts, CASES["bigcity"], "swap"),
    (newcomers_are_welcomed_with_all_facts, CASES["cuba_in_turns"], "answer"),
]


@pytest.mark.long
@pytest.mark.parametrize(
    ("plant", "case", "kind"), PLANTS, ids=[f"{plant.__name__}-{case.book}-{kind}" for plant, case, kind in PLANTS]
)
def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch, plant: Plant, case: Case, kind: str) -> None:
    plant(monkeypatch)
    nights = 4 if case.settings.get("gang_replan") else 2
    with pytest.raises(Leak):
        for seed in range(ATTEMPTS):
            play(case, kind, seed, Options(nights=nights))
