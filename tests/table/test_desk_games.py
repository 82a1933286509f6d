"""Whole games led from the desk, by a program that uses only what the host is sent."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from citysleeps.cli import cli
from citysleeps.kernel.seats import HOST_SEAT, SPECTATORS
from citysleeps.notation.record import read_record, write_lines
from citysleeps.notation.verify import ByHand, verify

from .leader import Leader, answer_by_phone
from .phones import Phone, Room, Settings, room_of
from .test_desk import BY_HAND, dealt, desk
from .virtual import clock, in_virtual_time, until

LED: list[tuple[str, Settings]] = [
    ("original", BY_HAND),
    ("original", {**BY_HAND, "preset": "extended"}),
    ("spytown", {"gm_mode": "human"}),
    ("spytown", {"gm_mode": "human", "preset": "cards"}),
    ("bigcity", {"host": "human_chosen"}),
]


def record_of(room: Room, path: Path) -> Path:
    table = room.table
    path.write_bytes(write_lines(table.playing, table.notes.told.marks, table.fair))
    return path


@pytest.mark.parametrize(("book", "settings"), LED)
@in_virtual_time
async def test_ten_without_a_phone_play_to_the_end_and_nobody_else_is_connected(
    tmp_path_factory: pytest.TempPathFactory, book: str, settings: Settings
) -> None:
    """The host's commands are never more than the decisions of the game plus one a step."""
    room = await dealt(10, settings=settings, book=book)
    leader = Leader(room, book)
    await leader.lead()
    play = room.table.playing
    assert play.game.over and leader.phone.view is not None and leader.phone.view["over"]
    decisions = [answer for answer in play.effective if answer.seat >= 0]
    assert len(decisions) == leader.decisions > 10
    assert set(leader.steps.values()) == {1}, "no step is ended by hand twice"
    assert leader.commands == len(decisions) + len(leader.steps)
    assert {answer.seat for answer in play.inputs} == {HOST_SEAT}, "the record shows who entered it"
    record = record_of(room, tmp_path_factory.mktemp("game") / "game.jsonl")
    assert read_record(record).game.log == play.game.log
    assert verify(record)[0].startswith("the rules tell all")


@pytest.mark.parametrize(("book", "settings"), LED)
@in_virtual_time
async def test_six_with_phones_and_six_without_play_one_game(book: str, settings: Settings) -> None:
    room = await dealt(6, phones=6, settings=settings, book=book)
    watcher = room.watch()
    leader = Leader(room, book)
    chance = Random(book)
    while not leader.is_over:
        phones = [phone for phone in room.seated() if chance.random() < 0.2]
        if not any([await answer_by_phone(phone, chance) for phone in phones]):
            await leader.act()
    play = room.table.playing
    made_by = {answer.seat for answer in play.inputs} - {HOST_SEAT}
    assert made_by and made_by <= {phone.seat for phone in room.seated()}
    entered = {answer.args[0] for answer in play.inputs if answer.act == "correct"}
    assert entered and not entered & made_by, "the host enters only what those without a phone do"
    assert (watcher.corrections, watcher.asks) == ([], [])
    public = [to for to, _ in play.game.log if to & SPECTATORS]
    assert len(watcher.facts) == len(public), "who watches is told no more than everybody"


@in_virtual_time
async def test_cuba_1419_nothing_can_be_taken_back_before_anything_is_entered() -> None:
    room = await room_of(6, {"mode": "assisted"}, book="cuba")
    a = room["A"]
    assert await a.send("deal") == ""

    def may_undo() -> bool:
        return "undo" in [ask["act"] for ask in a.you["lead"]]

    assert not may_undo()
    assert await a.answer("stolen", 5, host=True) == ""
    assert may_undo()
    assert await a.answer("say", "Who was it?") == ""
    assert may_undo()
    assert await a.answer("undo", host=True) == ""
    assert not may_undo(), "words are not taken back"
    assert await a.answer("undo", host=True) == "not_now"


@in_virtual_time
async def test_cuba_1416_eight_without_a_phone_play_with_a_real_box_and_only_the_creators_screen_is_there() -> None:
    room = await room_of(0, {"mode": "assisted"}, book="cuba")
    host = Phone(room.live, has_creator_token=True).connect()
    for number in range(8):
        assert await host.send("add_person", name=f"P{number}") == ""
    assert await host.send("deal") == ""
    assert await host.answer("stolen", 5, host=True) == ""
    [accuse] = [one for one in host.corrections if one["act"] == "accuse"]
    accused = accuse["slots"][0]["seats"][0]
    assert await host.answer("correct", accuse["seat"], "accuse", accused, host=True) == ""
    before = len(host.facts)
    assert await host.send("foresee", act="undo") == ""
    [foreseen] = [letter.said for letter in host.mail if letter.said["say"] == "foreseen"]
    assert (foreseen["told"], [fact["fact"] for fact in foreseen["unsaid"]]) == ([], ["accused"])
    assert len(host.facts) == before
    assert await host.answer("reveal", accused, 5, [], host=True) == ""
    assert await host.answer("end", host=True) == ""
    for one in [one for one in host.corrections if one.get("asked")]:
        candidate = one["slots"][0]["seats"][0]
        assert await host.answer("correct", one["seat"], "vote_next", candidate, host=True) == ""
    assert host.table["phase"] == "over"


@in_virtual_time
async def test_where_nobody_plays_by_phone_the_clock_runs_for_the_creators_screen() -> None:
    room = await room_of(0, {"mode": "assisted"}, book="cuba")
    host = Phone(room.live, has_creator_token=True).connect()
    for number in range(8):
        assert await host.send("add_person", name=f"P{number}") == ""
    assert await host.send("deal") == ""
    assert await host.answer("stolen", 0, host=True) == ""
    assert await host.answer("end", host=True) == ""
    assert host.table["phase"] == "game"
    await until(clock() + 61)
    assert host.table["phase"] == "over", "the time to name the next Godfather is over"


# Cards of a real box

Box = tuple[str, Settings, list[str], list[str]]
BOXES: list[Box] = [
    ("original", BY_HAND, [*["mafia"] * 2, "don", "commissar", *["resident"] * 6], []),
    ("spytown", {"gm_mode": "human"}, [*["mafioso"] * 2, "agent", *["policeman"] * 7], []),
    (
        "spytown",
        {"gm_mode": "human", "preset": "cards"},
        [*["mafioso"] * 2, "agent", *["policeman"] * 7],
        ["wiretap", *["neutral"] * 8, "vest"],
    ),
    ("bigcity", {"host": "human_chosen"}, [*["peaceful_resident"] * 5, "detective", "doctor", *["mafia"] * 3], []),
    (
        "bigcity",
        {"host": "human_chosen", "opt_who_is_who": "on"},
        [*["peaceful_resident"] * 4, "detective", "judge", "doctor", *["mafia"] * 3],
        [],
    ),
]
OWN = ("own_card", "own_token", "card_dealt")


@pytest.mark.parametrize(("book", "settings", "cards", "hands"), BOXES)
@in_virtual_time
async def test_cards_of_a_real_box_are_dealt_as_they_were_told_and_the_record_says_so(
    tmp_path_factory: pytest.TempPathFactory, book: str, settings: Settings, cards: list[str], hands: list[str]
) -> None:
    room = await desk(9, phones=1, settings=settings, book=book)
    assert await room["A"].send("deal", cards=cards, hands=hands) == ""
    leader = Leader(room, book)
    while not any(fact["fact"] in OWN for fact in room["B"].facts):
        await leader.go_on()
    own = [fact.get("card") or fact["token"] for fact in room["B"].facts if fact["fact"] in OWN]
    assert own == [cards[room["B"].seat], *hands[room["B"].seat : room["B"].seat + 1]]
    view = room["A"].view or {}
    assert view["tokens" if book == "spytown" else "cards"] == cards
    assert not hands or view["cards"] == hands
    chance = Random(book)
    while not leader.is_over:
        if chance.random() < 0.5 or not await answer_by_phone(room["B"], chance):
            await leader.act()
    record = record_of(room, tmp_path_factory.mktemp("game") / "game.jsonl")
    assert read_record(record).game.log == room.table.playing.game.log
    with pytest.raises(ByHand, match="nothing proves how they were shuffled"):
        verify(record)


@pytest.mark.parametrize("language", ["en", "pl", "sk", "ru", "es"])
@in_virtual_time
async def test_counts_that_cannot_be_are_refused_in_one_sentence(language: str) -> None:
    room = await desk(10)
    assert await room["A"].send("introduce", language=language) == ""
    three = [*["mafia"] * 3, "don", "commissar", *["resident"] * 5]
    assert await room["A"].send("deal", id="three", cards=three) == "wrong_cards"
    text = room["A"].replies["three"][0]["text"]
    assert (
        text
        == {
            "en": "Mafioso: 3 told, but with 10 players there are 2.",
            "pl": "Mafioso: podano 3, a powinno być 2 (graczy: 10).",
            "sk": "Mafián: zadané 3, má byť 2 (hráčov: 10).",
            "ru": "Мафия: названо 3, должно быть 2 (игроков: 10).",
            "es": "Mafioso: has dicho 3, pero con 10 jugadores hay 2.",
        }[language]
    )
    assert room.table.phase == "lobby"


@pytest.mark.parametrize(
    ("book", "settings", "cards", "hands", "reason"),
    [
        ("original", BY_HAND, ["mafia"], [], "not_every_seat"),
        ("original", BY_HAND, ["priest"] * 10, [], "no_such_card"),
        ("original", BY_HAND, ["doctor", *BOXES[0][2][1:]], [], "wrong_cards"),
        ("original", BY_HAND, BOXES[0][2], ["neutral"] * 10, "no_such_card"),
        ("original", {"host_mode": "engine"}, BOXES[0][2], [], "no_leader"),
        ("spytown", {"gm_mode": "human"}, BOXES[1][2], ["neutral"] * 10, "no_such_card"),
        ("spytown", BOXES[2][1], BOXES[2][2], ["neutral"] * 10, "wrong_cards"),
        ("spytown", BOXES[2][1], BOXES[2][2], ["neutral"], "not_every_seat"),
        ("spytown", BOXES[2][1], [], BOXES[2][3], "not_every_seat"),
        ("bigcity", BOXES[4][1], [*["peaceful_resident"] * 5, "detective", *["mafia"] * 4], [], "wrong_cards"),
        ("bigcity", BOXES[4][1], [*["peaceful_resident"] * 5, *["detective"] * 2, *["mafia"] * 3], [], "bad_setup"),
        ("cuba", {"mode": "assisted"}, ["loyal"] * 10, [], "no_such_card"),
    ],
)
@in_virtual_time
async def test_cards_that_are_not_those_of_this_table_are_refused(
    book: str, settings: Settings, cards: list[str], hands: list[str], reason: str
) -> None:
    room = await desk(10, settings=settings, book=book)
    assert await room["A"].send("deal", cards=cards, hands=hands) == reason
    assert room.table.phase == "lobby"


@in_virtual_time
async def test_where_the_software_leads_nobody_tells_what_was_dealt() -> None:
    room = await desk(0, phones=9, settings={})
    assert await room["A"].send("deal", cards=BOXES[0][2]) == "nobody_deals"
    assert await room["B"].send("deal", cards=BOXES[0][2]) == "not_creator"


@in_virtual_time
async def test_spy_1206_what_the_game_master_tells_in_the_deal_is_dealt_by_hand_too(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    room = await dealt(10, settings={"gm_mode": "human"}, book="spytown")
    assert await room["A"].answer("deal", 0, "agent", host=True) == ""
    await Leader(room, "by hand").lead()
    record = record_of(room, tmp_path_factory.mktemp("game") / "game.jsonl")
    said = CliRunner().invoke(cli, ["verify", str(record)])
    assert (said.exit_code, said.output[:14]) == (5, "DEALT BY HAND:")
