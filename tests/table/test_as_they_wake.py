"""Cards of a real box that are told as roles wake in the first night."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from citysleeps.kernel.ask import NEXT, Answer
from citysleeps.kernel.facts import fact_name
from citysleeps.kernel.forms import Argument
from citysleeps.kernel.seats import HOST_SEAT, SPECTATORS
from citysleeps.table import by_hand
from citysleeps.table.by_hand import aims, check, check_counts, identified
from citysleeps.table.log import opened
from citysleeps.table.refusal import Refusal
from citysleeps.views.view import view

from .bare import lobby, why
from .phones import Phone, Room, Settings, quiet
from .test_desk import BY_HAND, desk, pleading
from .test_void import WHAT
from .virtual import in_virtual_time

EXTENDED: Settings = {**BY_HAND, "deck": "extended", "kill_mode": "open_eyes"}


async def begun(people: int, settings: Settings = BY_HAND, **more: Any) -> Room:
    """The first call of the first night, with cards of which nothing is told."""
    room = await desk(people, settings=settings, **more)
    assert await room["A"].send("deal", as_they_wake=True) == ""
    while not room["A"].view["calls"]:
        assert await room["A"].go_on() == ""
    return room


def awake(phone: Phone) -> list[int]:
    """Who is called now, as the desk knows it."""
    step = phone.view["where"][-1]
    return next((call["seats"] for call in phone.view["calls"] if call["step"] == step), [])


def groups(phone: Phone) -> list[list[int]]:
    return [sorted(group) for group in phone.you.get("groups", [])]


async def tell(phone: Phone, *seats: int) -> str:
    """Those who have opened their eyes are these."""
    return await phone.send("identify", held=awake(phone), seats=list(seats))


async def tell_card(phone: Phone, card: str, *seats: int) -> str:
    held = [seat for seat, one in enumerate(phone.view["cards"]) if one == card]
    return await phone.send("identify", held=held, seats=list(seats))


@in_virtual_time
async def test_each_role_is_told_when_it_wakes_and_the_rest_follows() -> None:
    """ORIG-1405 The host knows every role after night 1."""
    room = await begun(9)
    host = room["A"]
    assert groups(host) == [list(range(9))]
    assert await tell(host, 2, 4, 6) == ""
    assert sorted(awake(host)) == [2, 4, 6], "two of the mafia and the Don: who is who comes later"
    assert groups(host) == [[2, 4, 6], [0, 1, 3, 5, 7, 8]]
    assert await host.go_on() == ""
    assert host.view["where"][-1] == "commissar"
    assert await tell(host, 8) == ""
    assert groups(host) == [[2, 4, 6]]
    assert await host.go_on() == ""
    assert await tell(host, 4) == ""
    assert groups(host) == []
    cards = ["resident"] * 9
    cards[2] = cards[6] = "mafia"
    cards[4], cards[8] = "don", "commissar"
    assert host.view["cards"] == cards
    assert await host.go_on() == ""
    assert host.view["where"][0] == "first_day"


@in_virtual_time
async def test_it_is_the_same_after_a_restart_and_the_record_is_that_of_a_game_told_at_once() -> None:
    room = await begun(9)
    host = room["A"]
    assert await tell(host, 2, 4, 6) == ""
    assert await host.answer("correct", 2, "pass", host=True) in ("", "wrong_phase")
    assert await host.go_on() == ""
    assert await tell(host, 8) == ""
    assert await host.answer("correct", 8, "check", 4, host=True) == ""
    log = await room.log()
    again = await opened(room.table.code, log)
    assert again.differs == ""
    assert again.playing.game.log == room.table.playing.game.log
    assert again.notes.groups == room.table.notes.groups
    assert again.notes.told.check == room.table.notes.told.check


async def told_of_two_calls() -> tuple[Room, list[tuple[int, bytes]], list[int]]:
    """A night in which cards were told twice, its log, and the numbers of these two rows."""
    room = await begun(9)
    assert await tell(room["A"], 2, 4, 6) == ""
    assert await room["A"].go_on() == ""
    assert await tell(room["A"], 8) == ""
    log = await room.log()
    return room, log, [number for number, row in log if b'"identified"' in row]


@in_virtual_time
async def test_where_the_rules_tell_something_else_by_now_a_game_of_cards_told_so_stays_readable() -> None:
    room, log, (first, second) = await told_of_two_calls()
    for number in (first, second):
        row = msgspec.json.decode(log[number - 1][1])
        row[WHAT][3] = [[to, fact] for to, fact in row[WHAT][3] if fact["fact"] != "rules_read"]
        log[number - 1] = (number, msgspec.json.encode(row))
    again = await opened(room.table.code, log)
    assert again.is_void and again.differs == f"row {first}: the rules tell something else than they did"
    told = room.table.playing.game.log
    assert again.playing.game.log == [(to, fact) for to, fact in told if fact_name(fact) != "rules_read"]


@in_virtual_time
async def test_where_a_box_cannot_be_dealt_any_more_what_was_told_of_it_later_is_passed_over() -> None:
    room, log, (_, second) = await told_of_two_calls()
    dealing = next(number for number, row in log if b'"dealt"' in row)
    row = msgspec.json.decode(log[dealing - 1][1])
    row[WHAT][1]["settings"]["deck"] = 7
    log[dealing - 1] = (dealing, msgspec.json.encode(row))
    again = await opened(room.table.code, log)
    assert again.is_void and again.play is None and again.number == 1
    assert again.differs.startswith(f"row {dealing}: it cannot be dealt any more")
    assert second > dealing


@in_virtual_time
async def test_what_depends_on_a_card_waits_until_that_card_is_told() -> None:
    """ORIG-708 What the Don's check tells needs the card of whoever he checks; a seat nobody was told of is no obstacle
    where all its cards give one answer."""
    room = await begun(9)
    host = room["A"]
    assert await tell(host, 2, 4, 6) == ""
    assert await host.go_on() == ""
    assert await tell(host, 8) == ""
    assert await host.send("identify") == "", "it was somebody else: taken back"
    assert await host.go_on() == ""
    assert await tell(host, 4) == ""
    assert await host.answer("correct", 4, "check", 0, host=True) == "card_needed", "0 may be the commissar"
    foreseen = await host.send("foresee", act="correct", args=[4, "check", 0])
    assert foreseen == "card_needed", "no answer is foreseen that is not known"
    assert await host.go_on() == "cards_untold", "the day does not begin before all is told"
    assert await tell_card(host, "commissar", 7) == ""
    assert await host.answer("correct", 4, "check", 0, host=True) == ""
    assert await host.go_on() == ""


@in_virtual_time
async def test_what_is_entered_about_a_seat_whose_card_is_told_waits_for_no_other_card() -> None:
    """ORIG-402 The commissar checks a resident, while it is open who of three is the Don."""
    room = await begun(9)
    host = room["A"]
    assert await tell(host, 2, 4, 6) == ""
    assert await host.go_on() == ""
    assert await tell(host, 8) == "" and groups(host) == [[2, 4, 6]]
    assert await host.answer("correct", 8, "check", 0, host=True) == ""


@in_virtual_time
async def test_orig_1011_somebody_whose_card_is_open_can_be_removed_where_every_card_gives_the_same() -> None:
    """ORIG-1012 He is dead at dawn. The other cards are tried as they can lie: every card of the box once."""
    room = await begun(6)
    host = room["A"]
    assert await host.go_on() == "" and host.view["where"][-1] == "commissar"
    assert await host.answer("remove", 5, host=True) == ""
    assert groups(host) == [list(range(6))]


@in_virtual_time
async def test_what_the_rules_refuse_is_refused_for_their_reason_also_if_other_cards_would_allow_it() -> None:
    room = await begun(6)
    host = room["A"]
    assert await host.go_on() == "" and host.view["where"][-1] == "commissar"
    play = room.table.playing
    commissar = [*play.setup.deal.values()].index("commissar")
    entered = Answer(HOST_SEAT, "correct", (3, "check", commissar))
    reason = play.reason(entered)
    assert reason and reason != "card_needed"
    assert await host.answer("correct", 3, "check", commissar, host=True) == reason


@in_virtual_time
async def test_games_played_again_to_try_other_cards_are_counted() -> None:
    room = await begun(9)
    play = room.table.playing
    inputs, before = len(play.inputs), play.replayed
    assert inputs and by_hand.played_again(play, play.setup.deal) == play.game.log
    assert play.replayed == before + inputs
    assert by_hand.told_by(play, NEXT, {}) is not None
    assert play.replayed == before + 2 * inputs


def test_a_card_that_is_told_already_does_not_move() -> None:
    cards = ["don", "mafia", "resident", "commissar", "resident"]
    groups = ((0, 1, 2),)
    assert identified(groups, cards, (0, 3), (1, 3))[0] == ["mafia", "don", "resident", "commissar", "resident"]
    assert why(identified, groups, cards, (0, 3), (1, 4)) == "other_wakers"


@in_virtual_time
async def test_nobody_enters_things_for_ever_before_all_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each input costs several games played again, so their number has an end. To tell the rest is always possible."""
    room = await begun(9)
    host = room["A"]
    assert await tell(host, 2, 4, 6) == ""
    assert await host.go_on() == ""
    assert await tell(host, 8) == ""
    monkeypatch.setattr(by_hand, "MOST_UNTOLD", len(room.table.playing.inputs) + 1)
    assert await host.answer("correct", 8, "check", 4, host=True) == ""
    assert await host.answer("correct", 8, "check", 6, host=True) == "cards_untold"
    assert await host.go_on() == "cards_untold"
    assert await tell_card(host, "don", 4) == ""
    assert await host.answer("correct", 8, "check", 6, host=True) == ""
    assert await host.go_on() == ""


@in_virtual_time
async def test_somebody_told_by_mistake_is_taken_back_with_what_was_entered_for_him() -> None:
    room = await begun(9)
    host = room["A"]
    assert await tell(host, 2, 4, 6) == ""
    assert await host.go_on() == ""
    assert await tell(host, 8) == ""
    assert await host.answer("correct", 8, "check", 4, host=True) == ""
    assert await host.send("identify") == ""
    assert host.you["told"] == 1
    assert await tell(host, 7) == ""
    assert [one for one in room.table.playing.inputs if one.act == "correct"] == []
    assert host.view["cards"][7] == "commissar"
    assert await host.answer("correct", 7, "check", 4, host=True) == ""
    assert (await room.logged()).playing.game.log == room.table.playing.game.log


@in_virtual_time
async def test_somebody_told_by_mistake_is_taken_back_a_call_later_and_told_before_dawn() -> None:
    """ORIG-1405 It was noticed while the Commissar was awake that 6, not 7, had woken with the mafia."""
    room = await begun(9)
    host = room["A"]
    assert await tell(host, 2, 4, 7) == ""
    assert await host.go_on() == ""
    assert host.you["told"] == 1
    assert await host.send("identify") == ""
    assert groups(host) == [list(range(9))] and host.view["where"][-1] == "commissar"
    assert await tell(host, 8) == ""
    assert await host.go_on() == ""
    assert await tell(host, 4) == ""
    assert await host.go_on() == "cards_untold", "no dawn before the two of the mafia are told"
    assert await tell_card(host, "mafia", 2, 6) == ""
    assert await host.go_on() == ""
    cards = ["resident"] * 9
    cards[2] = cards[6] = "mafia"
    cards[4], cards[8] = "don", "commissar"
    assert (host.view["cards"], host.view["where"][0]) == (cards, "first_day")


@in_virtual_time
async def test_what_everybody_knows_is_summed_up_again_when_less_has_been_told() -> None:
    """Somebody else has the card, and what a check has told is taken back: the log is shorter than it was."""
    room = await begun(9)
    host = room["A"]
    public = room.table.notes.public
    assert await tell(host, 2, 4, 6) == ""
    assert await host.go_on() == ""
    assert await tell(host, 8) == ""
    assert await host.answer("correct", 8, "check", 4, host=True) == ""
    public.of(room.table.playing)
    told = len(room.game.facts)
    assert await host.send("identify") == ""
    assert await tell(host, 7) == ""
    assert len(room.game.facts) < told
    assert await host.go_on() == ""
    play = room.table.playing
    again = view(play.book, play.setup, play.game.log, SPECTATORS)
    assert play.book.screen.shown(public.of(play), -1) == play.book.screen.shown(again, -1)


@in_virtual_time
async def test_nobody_is_told_to_have_held_what_would_have_ended_the_game_before() -> None:
    """Two players have left whose cards nobody knew. If they had been the only mafiosi, everybody would have
    heard of the end."""
    room = await begun(8, {"gm_mode": "human"}, book="spytown")
    host = room["A"]
    while host.view["where"][0] != "mafia_phase":
        assert await host.go_on() == ""
    cards = [*room.table.playing.setup.deal.values()]
    mafiosi = [seat for seat, card in enumerate(cards) if card == "mafioso"]
    gone = [seat for seat, card in enumerate(cards) if card == "policeman"][:2]
    assert len(mafiosi) == len(gone) == 2
    for seat in gone:
        assert await host.answer("remove", seat, host=True) == ""
    assert await host.send("identify", held=mafiosi, seats=gone) == "too_late"
    assert await host.send("identify", held=mafiosi, seats=[gone[0], mafiosi[1]]) == ""
    assert await host.send("identify", held=[gone[0]], seats=[]) == "other_wakers", "that takes nothing back"
    assert host.you["told"] == 1


@in_virtual_time
async def test_those_who_cannot_be_the_ones_are_refused() -> None:
    room = await begun(9)
    host = room["A"]
    assert await host.send("identify") == "too_late", "nothing was told"
    assert await tell(host, 2, 4) == "other_wakers"
    assert await tell(host, 2, 4, 6) == ""
    assert await host.go_on() == ""
    assert await tell(host, 4) == "other_wakers", "he woke with the mafia"
    assert await tell(host, 99) == "other_wakers"
    assert await tell(host, 8) == ""
    assert await host.go_on() == ""
    assert await tell(host, 0) == "other_wakers", "the Don woke with the mafia"
    assert await tell(host, 6) == ""
    assert await host.go_on() == ""
    assert "told" not in host.you
    assert await host.send("identify") == "too_late", "it is day"


def test_a_refused_box_says_of_which_card_there_are_too_many_and_how_many_there_should_be() -> None:
    words = {card: f"card-{card}" for card in "abcx"}
    for told, due, found in (
        ("aab", {"a": 1, "b": 1, "c": 1}, ("card-a", {"told": 2, "due": 1, "players": 3})),
        ("axb", {"a": 2, "b": 1}, ("card-x", {"told": 1, "due": 0, "players": 3})),
    ):
        with pytest.raises(Refusal) as refused:
            check_counts(list(told), due, 3, words)
        assert (refused.value.card, refused.value.numbers) == found
    check_counts(["b", "a"], {"a": 1, "b": 1}, 2, words)


def test_an_input_may_be_about_all_seats_that_it_names_but_the_one_for_which_it_is_entered() -> None:
    def about(act: str, *args: Argument) -> list[int]:
        return aims(Answer(HOST_SEAT, act, args))

    assert about("correct", 4, "check", 0) == [0]
    assert about("correct", 4, "check", (1, 2)) == [1, 2]
    assert about("correct", 4, "pass") == []
    assert about("remove", 3) == [3]


def test_each_card_of_a_box_must_be_one_of_the_book() -> None:
    table = lobby(6)
    pieces = table.book.lobby.describe().roles
    assert why(check, ["resident", "resident", "joker"], pieces, {}, 3) == "no_such_card"
    assert why(check, ["resident"] * 3, pieces, {}, 3) == ""


def test_the_cards_of_several_groups_stay_in_them() -> None:
    cards = ["a", "a", "b", "c", "c", "d"]
    told = identified(((0, 1, 2), (3, 4, 5)), cards, [2, 5], [0, 3])
    assert told == (["b", "a", "a", "d", "c", "c"], ())
    with pytest.raises(Refusal):
        identified(((0, 1, 2), (3, 4, 5)), cards, [2, 5], [0, 1])


@in_virtual_time
async def test_only_where_nobody_who_plays_has_a_phone_and_all_cards_are_known() -> None:
    room = await desk(5, phones=4)
    assert await room["A"].send("deal", as_they_wake=True) == "told_at_once"
    room = await desk(10, settings={"gm_mode": "human", "preset": "cards"}, book="spytown")
    assert await room["A"].send("deal", as_they_wake=True) == "told_at_once"
    room = await desk(10, settings={"host": "human_chosen", "opt_who_is_who": "on"}, book="bigcity")
    assert await room["A"].send("deal", as_they_wake=True) == "told_at_once"


@in_virtual_time
async def test_nobody_sees_a_card_that_may_be_anothers() -> None:
    """Neither a phone that comes, nor a screen, nor whoever is not the host."""
    room = await begun(9)
    host, screen = room["A"], room.watch()
    assert "groups" not in screen.you and not any(screen.view["cards"])
    assert await screen.send("identify", held=[0], seats=[1]) == "not_host"
    phone, number = await pleading(room, "P0")
    assert await host.send("give_back", person=room.ids["P0"], number=number) == "cards_untold"
    assert await host.send("lead", person=0) == "cards_untold"
    assert await host.send("write_up", language="en") == "cards_untold"
    assert not any(phone.view["cards"])
    assert await tell(host, 2, 4, 6) == ""
    assert not any(screen.view["cards"])


@in_virtual_time
async def test_city_314_the_quiet_night_tells_who_wakes_and_the_other_cards_are_told_before_dawn() -> None:
    roles = ("mafia=1", "boss", "detective", "doctor", "peaceful_resident=5")
    room = await begun(9, {"host": "human_chosen", "roles": roles}, book="bigcity")
    host = room["A"]
    assert len(awake(host)) == 2
    assert await tell(host, 3, 5) == ""
    assert sorted(awake(host)) == [3, 5]
    assert await host.go_on() == "cards_untold"
    for card, seat in (("boss", 5), ("detective", 0), ("doctor", 1)):
        assert await tell_card(host, card, seat) == ""
    assert groups(host) == []
    while host.view["calls"]:
        assert await host.go_on() == ""
    assert host.view["where"][0] == "day"


@in_virtual_time
async def test_spy_mafiosi_and_agent_are_told_as_they_wake() -> None:
    room = await begun(10, {"gm_mode": "human"}, book="spytown")
    host = room["A"]
    assert await tell(host, *range(len(awake(host)))) == ""
    assert sorted(awake(host)) == list(range(len(awake(host))))


@in_virtual_time
async def test_a_device_that_comes_back_is_told_everything_again() -> None:
    """What it heard before the cards were told may not be true any more."""
    room = await begun(9)
    host = room["A"]
    game, heard = host.game, host.n
    host.disconnect()
    other = Phone(room.live, room.ids["A"]).connect()
    assert await tell(other, 2, 4, 6) == ""
    again = Phone(room.live, room.ids["A"]).connect(game, heard)
    await quiet(room.live)
    assert again.view["cards"] == other.view["cards"]
    assert again.facts == other.facts
