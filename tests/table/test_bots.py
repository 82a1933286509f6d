"""Bots at a live table: they take their time, follow the others, and never do what they may not."""

from __future__ import annotations

from itertools import count, pairwise
from random import Random

import pytest

from citysleeps.agents.original.careful import Careful
from citysleeps.agents.original.gentle import Gentle
from citysleeps.agents.original.reasoning import Reasoning
from citysleeps.agents.random import choice
from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.facts import Claimed
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.play import Play
from citysleeps.table.robots import AGAIN, AMONG_BOTS, BOT_SECONDS, CHANGES, HURRY, Robot
from citysleeps.table.times import MOMENT

from .phones import Phone, Room, Settings, asleep, dealt, quiet, room_of
from .virtual import clock, in_virtual_time, stall, until

BY_HAND: Settings = {
    "host_mode": "hostless",
    "night_step_seconds": 0,
    "nomination_seconds": 0,
    "vote_call_seconds": 0,
    "deal_seconds": 0,
}


async def deal_to(room: Room, name: str, *cards: str) -> None:
    """Wish for luck until somebody is dealt one of these cards, and deal."""
    seat = room.table.order.index(room.ids[name])
    for luck in count():
        assert await room[name].send("wish", luck=str(luck)) == ""
        game = Play(room.table.book, room.table.setup().setup).game
        if game.cards[seat] in cards:  # type: ignore[attr-defined]
            break
    assert await room["A"].send("deal") == ""


async def over(room: Room, within: float = 100_000) -> None:
    """Wait until the game is over."""
    ends = clock() + within
    while room.table.phase == "game":
        assert clock() < ends, "the game does not end"
        await until(clock() + 100)
    await quiet(room.live)


def waits(phone: Phone, first: str, then: str) -> list[float]:
    """The seconds from each fact of one kind to the next fact of another, by seats other than this one's."""
    told = [(letter.at, fact) for letter in phone.mail for fact in letter.said.get("facts", [])]
    marks = [(at, fact) for at, fact in told if fact["fact"] in (first, then)]
    found = []
    for (began, one), (ended, two) in pairwise(marks):
        if (one["fact"], two["fact"]) == (first, then) and one["seat"] == two["seat"] != phone.seat:
            found.append(ended - began)
    return found


# In time, and not at once


@in_virtual_time
async def test_bots_answer_after_a_while_like_people() -> None:
    room = await asleep(1, bots=7)
    await until(1000)
    speeches = waits(room["A"], "floor_given", "floor_ended")[:7]  # of the first day
    assert len(speeches) == 7
    assert min(speeches) >= 0.3 * BOT_SECONDS - 1e-6 and max(speeches) <= BOT_SECONDS + 1e-6
    assert len({round(speech, 3) for speech in speeches}) > 5


@in_virtual_time
async def test_no_bot_speaks_while_everybody_still_sees_the_dawn() -> None:
    """The bot that speaks first would else have said it all to nobody."""
    room = await asleep(1, bots=7)
    await until(1000)
    a = room["A"]
    dawn = a.times("dawn")[1]
    first = min(at for at in a.times("floor_ended") if at > dawn)
    assert dawn + MOMENT + 0.3 * BOT_SECONDS - 1e-6 <= first <= dawn + MOMENT + BOT_SECONDS + 1e-6


@in_virtual_time
async def test_a_bot_that_has_just_spoken_does_not_keep_everybody_waiting_for_its_choice() -> None:
    room = await asleep(1, bots=7)
    await until(1000)
    nominations = waits(room["A"], "floor_ended", "no_nomination")
    assert len(nominations) >= 7
    assert min(nominations) >= 0.3 * AGAIN * BOT_SECONDS - 1e-6
    assert max(nominations) <= AGAIN * BOT_SECONDS + 1e-6


@in_virtual_time
async def test_bots_among_themselves_play_on_sooner() -> None:
    """Whoever is out only watches: nobody needs time to think."""
    room = await asleep(1, bots=7)
    while "floor_given" not in room["A"].names():
        await until(clock() + 1)
    assert await room["A"].answer("leave") == ""
    left = clock()
    await until(left + 300)
    given, ended = room["A"].times("floor_given"), room["A"].times("floor_ended")
    speeches = [end - begin for begin, end in zip(given, ended, strict=False) if begin > left + MOMENT]
    assert len(speeches) >= 6
    assert min(speeches) >= 0.3 * AMONG_BOTS * BOT_SECONDS - 1e-6
    assert max(speeches[:6]) <= AMONG_BOTS * BOT_SECONDS + 1e-6


@in_virtual_time
async def test_bots_speak_unasked_after_a_while_too() -> None:
    room = await dealt(1, book="cuba", bots=6)
    await over(room)
    (opened,) = room["A"].times("investigation_opened")
    claims = room["A"].heard("claimed")
    for seat in {claim["seat"] for _, claim in claims}:
        times = [at for at, claim in claims if claim["seat"] == seat]
        # A has let the box wait and is out: the bots are among themselves.
        assert all(two - one >= 0.3 * AMONG_BOTS * BOT_SECONDS - 1e-6 for one, two in pairwise([opened, *times]))
    assert opened < claims[0][0] <= opened + BOT_SECONDS + 1e-6


@in_virtual_time
async def test_cuba_1322_nobody_waits_for_a_bot_that_has_taken() -> None:
    """Its time tells nothing. A person keeps the box for as long as every other person would."""
    room = await dealt(1, book="cuba", bots=6)
    await until(200)
    a = room["A"]
    passed = [(at, fact["to"]) for at, fact in a.heard("box_passed")]
    held = {seat: after - at for (at, seat), (after, _) in pairwise(passed)}
    assert a.seat in held and len(held) >= 5
    assert round(held.pop(a.seat), 6) == 40
    assert round(held.pop(passed[0][1]), 6) == 40  # the first player may use the bag, and nobody is to see it
    assert min(held.values()) >= 0.3 * AMONG_BOTS * BOT_SECONDS - 1e-6 and max(held.values()) <= BOT_SECONDS + 1e-6


@in_virtual_time
async def test_cuba_1322_a_bot_that_speaks_does_not_show_that_a_person_has_taken() -> None:
    room = await dealt(1, {"theft_talk": "on"}, book="cuba", bots=6)
    a = room["A"]
    while not a.heard("box_seen"):
        await until(clock() + 1)
    assert await a.answer("take", 1) == ""
    bot = (a.seat + 1) % len(room.table.seats)
    room.live.do([room.table.take(Answer(bot, "say", ("Well?",)))], clock())
    room.live.go_on(clock())
    await until(clock() + 60)
    passed = [(at, fact["to"]) for at, fact in a.heard("box_passed")]
    held = {seat: after - at for (at, seat), (after, _) in pairwise(passed)}
    assert round(held[a.seat], 6) == 40


@in_virtual_time
async def test_bots_hurry_where_there_is_little_time() -> None:
    room = await asleep(1, {"nomination_seconds": 2}, bots=7, bot_seconds=60.0)
    await until(2000)
    nominations = waits(room["A"], "floor_ended", "no_nomination")
    assert len(nominations) >= 7
    assert 0 < min(nominations) and max(nominations) <= HURRY * 2 + 1e-6


@in_virtual_time
async def test_the_night_is_as_long_with_bots_as_without() -> None:
    room = await asleep(1, bots=7)
    await until(400)
    began, ended = room["A"].times("step_began")[:3], room["A"].times("step_ended")[:3]
    assert [round(end - begin, 6) for begin, end in zip(began, ended, strict=True)] == [30, 30, 30]


@in_virtual_time
async def test_two_bots_of_one_kind_do_not_act_as_one() -> None:
    room = await dealt(1, {"deal_seconds": 0}, bots=7)
    assert await room["A"].answer("ready") == ""
    times = []
    before = len(await room.log())
    while room.game.phase == "deal":
        await until(clock() + 0.05)
        if len(await room.log()) != before:
            before = len(await room.log())
            times.append(clock())
    assert len(times) > 4 and times[-1] <= BOT_SECONDS + 0.05


@pytest.mark.parametrize("bot", ["careful", "random"])
@pytest.mark.parametrize(
    ("bots", "settings"),
    [(5, {}), (12, {"preset": "professional"}), (18, {"preset": "extended"}), (25, {"preset": "extended"})],
)
@in_virtual_time
async def test_bots_play_a_game_to_its_end(bots: int, settings: Settings, bot: str) -> None:
    room = await room_of(1, settings)
    for _ in range(bots):
        assert await room["A"].send("add_bot", bot=bot) == ""
    assert await room["A"].send("deal") == ""
    await over(room)
    assert room["A"].view and room["A"].view["winner"]


@in_virtual_time
async def test_a_bot_says_everything_before_it_ends_its_speech() -> None:
    """The commissar comes out with every check he has made (ORIG-2002)."""
    room = await room_of(1, {"preset": "basic", "speech_seconds": 60})
    for _ in range(9):
        assert await room["A"].send("add_bot", bot="reasoning") == ""
    await deal_to(room, "A", "resident")
    await over(room)
    facts = room.game.facts
    claims = [fact for fact in facts if isinstance(fact, Claimed) and fact.kind in ("am", "checked")]
    nights = sorted({fact.count for fact in claims if fact.kind == "checked"})
    assert [fact.kind for fact in claims][:1] == ["am"]
    assert nights == list(range(1, len(nights) + 1)) and len(nights) > 1


@in_virtual_time
async def test_between_two_words_of_a_bot_there_is_time_to_read_the_first() -> None:
    """As long as it takes for any act; so does the end of its speech."""
    room = await room_of(1, {"preset": "basic", "speech_seconds": 60})
    for _ in range(9):
        assert await room["A"].send("add_bot", bot="reasoning") == ""
    await deal_to(room, "A", "resident")
    await over(room)
    told = [(letter.at, fact) for letter in room["A"].mail for fact in letter.said.get("facts", [])]
    words = [(at, fact["fact"], fact["seat"]) for at, fact in told if fact["fact"] in ("claimed", "floor_ended")]
    said = [(one, two) for one, two in pairwise(words) if one[1] == "claimed" and one[2] == two[2]]
    gaps = [two[0] - one[0] for one, two in said]
    assert len(gaps) > 2 and min(gaps) >= 0.3 * BOT_SECONDS - 1e-6


@in_virtual_time
async def test_where_everybody_may_speak_bots_speak_one_after_another() -> None:
    room = await room_of(1, {}, book="spytown")
    for _ in range(7):
        assert await room["A"].send("add_bot", bot="reasoning") == ""
    assert await room["A"].send("deal") == ""
    assert await room["A"].answer("leave") == ""
    await over(room)
    said = [at for at, _ in room["A"].heard("claimed")]
    gaps = [two - one for one, two in pairwise(said)]
    assert len(gaps) > 5 and min(gaps) >= 0.3 * AMONG_BOTS * BOT_SECONDS - 1e-6


CITY: Settings = {"roles": ("mafia=3", "agent", "detective", "judge", "peaceful_resident=4")}


@pytest.mark.parametrize("bot", ["careful", "random"])
@in_virtual_time
async def test_bots_play_to_the_end_where_no_clock_runs(bot: str) -> None:
    """CITY-712 A faction's step ends when all who are awake have pointed and are done: so are they, at last."""
    room = await room_of(1, CITY, book="bigcity", grace=5)
    for _ in range(9):
        assert await room["A"].send("add_bot", bot=bot) == ""
    assert await room["A"].send("deal") == ""
    await room.sit("Z")
    room["A"].disconnect()  # a bot stands in
    await over(room)
    assert room["Z"].view and room["Z"].view["winner"]


# With others


@in_virtual_time
async def test_bots_of_a_gang_follow_where_a_person_points_and_again_when_he_changes_his_mind() -> None:
    room = await room_of(1, bots=9)
    await deal_to(room, "A", "mafia", "don")
    a = room["A"]
    while room.game.night < 2:
        if "ready" in a.acts():
            await a.answer("ready")
        await room.speak()
        await until(clock() + 1)
    gang = [seat for seat in range(10) if room.game.cards[seat] in ("mafia", "don")]
    prey = [seat for seat in range(10) if seat not in gang]
    assert a.acts() == ["point"] and len(gang) == 3
    await until(clock() + MOMENT)  # everybody sees the verdict
    for seat in (prey[-1], prey[-2]):
        assert await a.answer("point", seat) == ""
        await until(clock() + BOT_SECONDS + 0.25)
        last = {fact["member"]: fact["seat"] for fact in a.facts if fact["fact"] == "pointed"}
        assert last == dict.fromkeys(gang, seat)
    while not a.heard("dawn", seats=[prey[-2]]):
        assert room.game.night == 2
        await until(clock() + 1)


SLOW_MAFIA: Settings = {"roles": ("mafia=3", "peaceful_resident=7"), "night_step_limit_s": 0}  # it takes its time


@in_virtual_time
async def test_bots_are_done_again_when_a_person_takes_it_back() -> None:
    """CITY-1204 Whoever points takes back every `done`, even if it points where it did before."""
    room = await room_of(1, SLOW_MAFIA, book="bigcity", bots=9)
    await deal_to(room, "A", "mafia")
    a = room["A"]
    while "point" not in a.acts():
        for act, answer in (("ready", "ready"), ("vote", "abstain")):
            if act in a.acts():
                await a.answer(answer)
        await until(clock() + 1)
    game = room.table.playing.game
    assert isinstance(game, BigCity)
    prey = game.cards.index("peaceful_resident")
    for _ in range(8):
        assert await a.answer("point", prey) == ""
        await until(clock() + 3 * BOT_SECONDS)
    assert await a.answer("done") == ""
    await until(clock() + 3 * BOT_SECONDS)
    assert a.heard("faction_choice", choice=prey)


@in_virtual_time
async def test_a_bot_that_keeps_its_mind_is_done_only_where_no_clock_runs() -> None:
    """CITY-712 Where one runs, the step has its time."""
    room = await room_of(1, SLOW_MAFIA, book="bigcity")
    for _ in range(9):
        assert await room["A"].send("add_bot", bot="random") == ""
    await deal_to(room, "A", "peaceful_resident")
    pointing: list[Robot] = []
    while not pointing:
        assert clock() < 2000
        for act, answer in (("ready", "ready"), ("vote", "abstain")):
            if act in room["A"].acts():
                await room["A"].answer(answer)
        await until(clock() + 0.2)
        stop = room.table.playing.game.stop
        robots = room.live.robots.seats.values()
        pointing = [one for one in robots if any("done" in ask.idle for ask in one.asked(stop))]
    one = pointing[0]
    asks = one.asked(stop)
    answer = choice(asks[0], one.seat, Random(0))
    assert [one.decides(answer, answer.act, asks, timed=True) for _ in range(CHANGES + 2)][-1] is None
    assert one.decides(answer, answer.act, asks, timed=False) == Answer(one.seat, "done")


@in_virtual_time
async def test_where_every_step_has_its_length_bots_make_no_hunches() -> None:
    room = await asleep(1, bots=7)
    await until(400)
    assert b"hunched" not in b"".join(row for _, row in await room.log())


@in_virtual_time
async def test_a_bot_that_keeps_its_mind_does_not_point_again() -> None:
    room = await room_of(1, bots=9)
    await deal_to(room, "A", "resident")
    pointed: dict[int, object] = {}
    await over(room)
    times = 0
    for answer in room.table.playing.inputs:
        if answer.seat < 0:
            pointed = {}
        elif answer.act == "point":
            assert pointed.get(answer.seat) != answer.args
            pointed[answer.seat] = answer.args
            times += 1
    assert times > 3


@in_virtual_time
async def test_bots_with_closed_eyes_agree_to_the_plan_of_a_person() -> None:
    room = await room_of(1, {"preset": "professional"}, bots=9)
    await deal_to(room, "A", "mafia", "don")
    assert await room["A"].answer("ready") == ""
    await until(8)
    assert room["A"].acts() == ["plan"]
    for night in (2, 3, 4):
        assert await room["A"].answer("plan", night, night) == ""
        await until(clock() + 2 * BOT_SECONDS)
    await until(130)
    assert room["A"].heard("plan_recorded")[0][1] == {
        "fact": "plan_recorded",
        "nights": [2, 3, 4],
        "seats": [2, 3, 4],
        "gang": "mafia",
    }


# Not when they may not


@in_virtual_time
async def test_bots_do_nothing_while_the_table_is_paused() -> None:
    room = await asleep(1, bots=7)
    while "floor_given" not in room["A"].names():
        await until(clock() + 1)
    await room["A"].answer("done")
    await room["A"].answer("pass")
    assert await room["A"].send("pause") == ""
    rows = await room.log()
    await until(clock() + 10_000)
    assert await room.log() == rows
    assert await room["A"].send("resume") == ""
    resumed = clock()
    await until(resumed + 0.3 * BOT_SECONDS - 0.01)
    assert len(await room.log()) == len(rows) + 1
    await until(resumed + BOT_SECONDS)
    assert len(await room.log()) > len(rows) + 1


@in_virtual_time
async def test_after_a_pause_every_bot_takes_its_time_again() -> None:
    room = await dealt(1, {"deal_seconds": 0}, bots=7)
    await until(0.25 * BOT_SECONDS)
    assert await room["A"].send("pause") == ""
    rows = len(await room.log())
    await until(1000)
    assert await room["A"].send("resume") == ""
    await until(1000 + 0.3 * BOT_SECONDS - 0.01)
    assert len(await room.log()) == rows + 1


@in_virtual_time
async def test_after_the_end_people_leave_a_table_of_bots() -> None:
    room = await asleep(2, bots=6)
    await over(room)
    assert await room["B"].send("leave") == ""
    assert await room["A"].send("again") == ""


@in_virtual_time
async def test_bots_do_nothing_while_nobody_is_there_and_go_on_when_somebody_is() -> None:
    room = await dealt(1, {"deal_seconds": 0}, bots=7)
    room["A"].disconnect()
    await quiet(room.live)
    rows = len(await room.log())
    await until(10_000)
    assert len(await room.log()) == rows
    room.connect("A")
    await until(10_010)
    assert len(await room.log()) == rows + 7


@in_virtual_time
async def test_bots_answer_nothing_for_a_person_who_is_there() -> None:
    room = await dealt(2, {"deal_seconds": 0}, bots=6)
    await until(10_000)
    assert [phone.acts() for phone in room.seated()] == [["ready"]] * 2
    assert [answer.seat for answer in room.table.playing.inputs if answer.seat < 2] == []


# As hosts


@in_virtual_time
async def test_a_bot_that_stands_in_for_the_temporary_host_goes_on() -> None:
    room = await asleep(12, BY_HAND)
    await until(1000)
    assert room["A"].times("step_ended") == []
    room["L"].disconnect()
    await until(1000 + 90 + 21)
    assert room["A"].times("step_ended", step="mafia") == [1110]


@in_virtual_time
async def test_a_bot_that_has_died_first_hosts_to_the_end() -> None:
    room = await room_of(12, BY_HAND, grace=5)
    assert await room["A"].send("deal") == ""
    await room.sit("Z")
    for name in "ABCDEFGHIJKL":
        room[name].disconnect()
    room.phones = {"A": room["A"], "Z": room["Z"]}
    await over(room)
    hosts = [fact["seat"] for _, fact in room["Z"].heard("host_changed")]
    assert len(hosts) == 1 and hosts[0] >= 0
    assert room["Z"].view and room["Z"].view["winner"]


@in_virtual_time
async def test_a_bot_never_goes_on_for_a_person_who_hosts() -> None:
    settings: Settings = {**BY_HAND, "host_mode": "human"}
    room = await dealt(1, settings, bots=8)
    host = room["A"]
    assert host.you["host"] is True
    await until(1000)
    assert host.asks[0]["act"] == "next" and host.times("night_began") == []
    assert await host.go_on() == ""
    await until(2000)
    assert host.times("night_began") == [1000] and host.times("step_ended") == []
    for _ in range(3):
        assert await host.go_on() == ""
    await until(5000)
    assert host.times("dawn") == [2000]
    assert [answer.act for answer in room.table.playing.inputs].count("next") == 4


# Whatever happens


@in_virtual_time
async def test_bots_keep_playing_when_the_table_is_opened_again() -> None:
    room = await asleep(1, bots=7)
    for _ in range(5):
        await until(clock() + 77)
        await quiet(room.live)
        room = await room.reopen()
        room.connect("A")
    await over(room)
    assert room["A"].view and room["A"].view["winner"]


@pytest.mark.parametrize("host_mode", ["engine", "human"])
@in_virtual_time
async def test_bots_and_clock_go_on_after_a_machine_that_stood_still(host_mode: str) -> None:
    room = await asleep(1, {"host_mode": host_mode}, bots=8)
    for _ in range(60):
        await until(clock() + 1.7)
        stall(45)
        await until(clock() + 0.01)
    announced = 1 if host_mode == "human" else 0  # the night, and no more
    assert [answer.act for answer in room.table.playing.inputs].count("next") == announced
    assert room.game.day >= 1
    inputs = len(room.table.playing.inputs)
    await until(clock() + 200)
    assert len(room.table.playing.inputs) > inputs or room.table.phase == "over"


@in_virtual_time
async def test_bots_answer_what_is_asked_now_on_a_machine_that_is_late() -> None:
    """The time of one name is over and the next is named; then comes the turn of a bot that had thought of it."""
    limits = ("deal_limit_s", "discussion_limit_s", "vote_limit_s", "night_step_limit_s", "response_limit_s")
    for late in (1.0, 1.5, 2.0, 2.5):
        room = await dealt(1, dict.fromkeys(limits, 2), book="bigcity", bots=9)
        ends = clock() + 10_000
        while room.table.phase == "game":
            assert clock() < ends, "the table stands still"
            await until(clock() + 0.7)
            stall(late)


# As the table's manners say


async def spoken(settings: dict[str, str]) -> tuple[Room, int]:
    """A game of one person and nine bots of the table, to its end; and how many claims were made."""
    room = await room_of(1, {"preset": "basic"})
    assert await room["A"].send("choose", **settings) == ""
    for _ in range(9):
        assert await room["A"].send("add_bot") == ""
    await deal_to(room, "A", "resident")
    await over(room)
    return room, sum(isinstance(fact, Claimed) for fact in room.game.facts)


@pytest.mark.parametrize(("bots", "kind"), [("gentle", Gentle), ("sharp", Reasoning)])
@in_virtual_time
async def test_the_bots_of_a_table_play_and_talk_as_its_manners_say(bots: str, kind: type) -> None:
    room, claims = await spoken({"bots": bots})
    assert [person.get("bot", "") for person in room["A"].table["people"]] == ["", *["table"] * 9]
    assert [type(robot.bot) for robot in room.live.robots.seats.values()] == [kind] * 9
    assert claims


@in_virtual_time
async def test_the_bots_of_a_quiet_table_claim_nothing() -> None:
    assert (await spoken({"talk": "quiet"}))[1] == 0


@in_virtual_time
async def test_the_manners_hold_for_bots_that_were_added_before_and_a_bot_of_a_fixed_kind_keeps_it() -> None:
    room = await room_of(1, bots=1)
    for _ in range(8):
        assert await room["A"].send("add_bot") == ""
    assert await room["A"].send("choose", bots="sharp", talk="quiet") == ""
    assert await room["A"].send("deal") == ""
    await until(clock() + 1)
    bots = [robot.bot for robot in room.live.robots.seats.values()]
    assert [type(bot) for bot in bots] == [Careful, *[Reasoning] * 8]
    assert [bot.is_quiet for bot in bots] == [False, *[True] * 8]
    assert await room["A"].send("choose", bots="gentle") == "not_in_lobby"


@in_virtual_time
async def test_a_stand_in_is_careful_and_claims_nothing_at_a_talkative_table() -> None:
    """It must not speak in a person's name."""
    room = await room_of(2, {"preset": "basic"}, grace=5)
    assert await room["A"].send("choose", bots="sharp", talk="talkative") == ""
    for _ in range(8):
        assert await room["A"].send("add_bot") == ""
    await deal_to(room, "B", "commissar")
    room["B"].disconnect()
    await over(room)
    seat = room.table.seats.index(room.ids["B"])
    assert type(room.live.robots.seats[seat].bot) is Careful
    assert seat not in {fact.seat for fact in room.game.facts if isinstance(fact, Claimed)}
