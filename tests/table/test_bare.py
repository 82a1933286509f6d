"""Who is who at a table, who hosts, and what is asked of whom (table/table.py), without any phones."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any, cast

import msgspec
import pytest

from citysleeps.books.cuba.game import Cuba
from citysleeps.books.original.facts import GameOver
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.endings import lasts
from citysleeps.kernel.forms import Text
from citysleeps.kernel.offers import none_offered
from citysleeps.kernel.periods import Period
from citysleeps.kernel.seats import ALL, HOST, HOST_SEAT, NOBODY, SPECTATORS, bit, bits, each
from citysleeps.kernel.stops import Every, Rest, Stop
from citysleeps.notation.fair import Fair
from citysleeps.table import log as logs
from citysleeps.table import rows
from citysleeps.table.log import fold, only_read, read_on
from citysleeps.table.manners import Manners
from citysleeps.table.notes import LEAST_SAID, MOST_JOTTED, MOST_SAID, During, Heard, Notes
from citysleeps.table.phases import GAME, LOBBY, OVER
from citysleeps.table.protocol import kept, name
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import NO_ONE
from citysleeps.table.table import REMEMBERED, Table, lies_open

from .bare import lobby, playing, why
from .test_perform import asleep
from .test_seating import K, dealt, led


def over(table: Table) -> Table:
    """The game has ended, and nobody has anything left to decide."""
    table.playing.game.over = True
    table.playing.asks.clear()
    table.see_the_end()
    assert table.phase == OVER
    return table


def test_a_table_begins_with_nothing() -> None:
    table = Table("TABLE")
    assert (table.language, table.manners, table.has_bots, table.secret) == ("en", Manners(), False, "")
    assert (table.fair, table.paused, table.phase) == (Fair("", ()), False, LOBBY)
    assert why(lambda: table.playing) == "no_game"


def test_a_seat_is_played_and_owned_while_there_is_a_game() -> None:
    table = dealt()
    table.carry_out(rows.Seated(K, 1, for_good=False))
    assert [table.seat_of(who) for who in (1, 2, K, 99)] == [0, NOBODY, 1, NOBODY]
    assert [table.own_seat(who) for who in (1, 2, K, 99)] == [0, 1, NOBODY, NOBODY]
    table.phase = OVER
    assert (table.seat_of(K), table.own_seat(2)) == (1, NOBODY)
    table.phase = LOBBY
    assert (table.seat_of(K), table.own_seat(2)) == (NOBODY, NOBODY)


def test_everybody_hears_as_a_seat_as_the_host_or_as_a_spectator() -> None:
    table = led()
    assert [table.ears(who) for who in (1, 7, 8, K, NO_ONE)] == [bit(0), bit(6), HOST, SPECTATORS, SPECTATORS]
    assert table.ears(K, leads=True) == SPECTATORS
    table.phase = LOBBY
    assert [table.ears(who) for who in (1, 8)] == [SPECTATORS, SPECTATORS]
    assert dealt().ears(NO_ONE) == SPECTATORS
    table = dealt(book="cuba")
    assert [table.ears(K, leads=leads) for leads in (True, False)] == [HOST, SPECTATORS]
    table.playing.game.watchers = bit(1)
    assert table.ears(K, leads=True) == HOST
    table.playing.game.watchers |= HOST
    assert table.ears(K, leads=True) == SPECTATORS
    table = dealt()
    table.playing.game.watchers = 0
    assert table.ears(K, leads=True) == SPECTATORS  # only where the book says so


def test_inputs_are_for_ones_own_seat_or_the_hosts() -> None:
    table = led()
    assert [table.player(2, False), table.player(8, True)] == [1, HOST_SEAT]
    assert [why(table.player, *given) for given in ((8, False), (K, False), (2, True), (2, True, True))] == [
        "not_your_seat"
    ] * 4
    table.people[2].stand_in = "careful"
    assert why(table.player, 2, False) == "stood_in"
    table.phase = OVER
    assert why(table.player, 3, False) == "no_game"
    assert why(lobby().player, 1, False) == "no_game"
    table = playing(8, book="bigcity")
    assert [table.player(2, True, True), table.player(2, False, True)] == [HOST_SEAT, 1]
    assert why(table.player, 2, True, False) == "not_your_seat"


def test_a_key_is_for_one_ask_to_one_seat() -> None:
    table = playing()
    first = {seat: table.key(seat) for seat in range(6)}
    assert len({*first.values()}) == 6 and {len(key) for key in first.values()} == {12}
    asleep(table)
    assert table.key(1) != first[1]


def test_the_host_of_the_next_game_is_appointed_or_leads_or_sits_last() -> None:
    assert lobby(host_mode="engine").next_host() == NO_ONE
    table = lobby(3, bots=1, host_mode="human")
    assert (table.next_host(), table.leader()) == (1, 1)
    table.powers.given.add(2)
    assert (table.next_host(), table.leader()) == (2, 2)
    for appointed, host in ((3, 3), (4, 2), (99, 2)):
        table.appointed = appointed
        assert table.next_host() == host
    table.people[3].at_desk = True
    table.appointed = 3
    assert table.next_host() == 2
    table = lobby(3, host_mode="human")
    table.people[1].at_desk = True
    assert table.leader() == 2
    table = lobby(3, bots=1, host_mode="hostless")
    assert table.next_host() == 3
    assert lobby(0, bots=3, host_mode="human").next_host() == NO_ONE


def test_a_game_is_set_up_for_whoever_plays() -> None:
    table = lobby(7, host_mode="human")
    dealt = table.setup()
    assert (dealt.seats, dealt.host, dealt.setup.seats) == ((2, 3, 4, 5, 6, 7), 1, ("B", "C", "D", "E", "F", "G"))
    assert dealt.setup.lasting
    assert why(lobby(0, bots=6, host_mode="human").setup) == "no_host"
    table = lobby(12, host_mode="hostless")
    dealt = table.setup()
    assert (len(dealt.seats), dealt.host, dealt.setup.settings["temporary_host"]) == (12, NO_ONE, "L")
    assert why(lobby(0, bots=12, host_mode="hostless").setup) == "bad_setup"  # of nobody
    table = lobby(6)
    assert why(table.setup, ["mafia"] * 6) == why(table.setup, [], ["vest"]) == "nobody_deals"
    table.people[2].at_desk = True
    assert why(table.setup) == "no_leader"
    table.people[2].name = "too few"
    assert why(lobby(2).setup) != ""


def test_cards_of_a_real_box_are_told_by_whoever_leads() -> None:
    table = lobby(7, host_mode="human")
    cards = ["don", "commissar", *["resident"] * 4]
    assert table.setup(cards).setup.deal == dict(zip("BCDEFG", cards, strict=True))
    assert why(table.setup, [], ["vest"] * 6) == "no_such_card"


def test_the_shuffle_is_mixed_from_the_luck_of_those_who_have_wished() -> None:
    table = lobby(3)
    table.people[2].luck = ""
    assert table.mixed() == Fair("secret", ("luck 1", "luck 3"))


def test_whoever_was_chosen_begins_the_next_game_of_the_same_book() -> None:
    table = lobby(7, book="cuba")
    assert (table.chosen(), table.next_settings()) == (NO_ONE, {})
    table = playing(7, book="cuba")
    assert (table.chosen(), table.next_settings()) == (NO_ONE, {})
    game = cast(Cuba, table.playing.game)
    game.next_godfather = 2
    assert (table.chosen(), table.next_settings()) == (3, {"first_godfather": "C"})
    over(table).carry_out(rows.Reopened("another secret"))
    assert (table.chosen(), table.next_settings()) == (3, {"first_godfather": "C"})
    table.carry_out(rows.Went(2))
    assert (table.chosen(), table.next_settings()) == (3, {"first_godfather": "C"})
    table.carry_out(rows.Went(3))
    assert (table.chosen(), table.next_settings()) == (NO_ONE, {})
    table = playing()
    table.book = SHELF["cuba"]  # the last game was of another book
    assert (table.chosen(), table.next_settings()) == (NO_ONE, {})


def test_whose_seat_is_another_one_than_before_says_when_they_sit_there() -> None:
    table = over(playing(6, bots=1, book="cuba", reseat="shuffle"))
    assert not table.is_redrawn() and table.moving() == []
    table.carry_out(rows.Reopened("another secret"))
    table.carry_out(rows.Came(8, "H", "en", "token 8", "", ""))
    assert table.is_redrawn() and table.moving() == []
    table.carry_out(rows.Ordered((1, 3, 2, 5, 4, 7, 6, 8)))
    table.people[4].at_desk = True
    assert table.moving() == [3, 2, 5, 6] and table.waits_for_moves()
    assert why(table.setup) == "people_move"
    table.carry_out(rows.Sat(3))
    assert table.moving() == [2, 5, 6] and table.waits_for_moves()
    table.carry_out(rows.Sat(NO_ONE))
    assert table.moving() == [2, 5, 6] and not table.waits_for_moves()
    table.playing.game.over = False  # it was broken off
    assert not table.is_redrawn()
    table.playing.game.over = True
    table.book = SHELF["original"]
    assert not table.is_redrawn()
    table = over(playing())
    table.carry_out(rows.Reopened("another secret"))
    table.book = SHELF["cuba"]  # of another book
    assert not table.is_redrawn()
    table = over(playing(7, book="cuba", reseat="keep"))
    table.carry_out(rows.Reopened("another secret"))
    assert not table.is_redrawn() and not lobby(7, book="cuba", reseat="shuffle").is_redrawn()


def test_a_person_without_a_card_leads_by_hand() -> None:
    tables = (lobby(7, host_mode="human"), lobby(), led(), dealt(), playing(12, host_mode="hostless"))
    assert [table.is_led_by_hand() for table in tables] == [True, False, True, False, False]
    assert [table.menders() for table in tables] == [0, 0, HOST, 0, bit(11)]
    table = led()
    table.take(Answer(HOST_SEAT, "leave"))
    assert not table.is_led_by_hand() and table.menders() == 0
    assisted = (dealt(book="cuba", mode="assisted"), dealt(book="cuba"))
    assert [(table.is_led_by_hand(), table.menders()) for table in assisted] == [(True, HOST), (False, 0)]


def test_a_step_is_over_when_all_who_live_have_sealed() -> None:
    table = asleep(led(night_step_seconds=30))
    game = table.playing.game
    while not table.have_all_sealed() and (seats := game.stop.unanswered() & game.living):
        seat = seats.bit_length() - 1
        ask = game.stop.open_to(seat)[0]
        table.take(Answer(seat, ask.idle[0]))
    before = table.notes.sealed.at(table.step())
    assert not table.have_all_sealed() and table.step()
    for seat in range(1, 7):
        table.seal(seat, table.step())
    assert not table.have_all_sealed()
    table.seal(HOST_SEAT, table.step())
    assert table.notes.sealed.at(table.step()) == before | 0b1111110
    table.seal(0, table.step())
    assert table.have_all_sealed()
    game.stop = Every([Ask(bit(2), "check")])
    assert not table.have_all_sealed()  # somebody has something left to do
    game.stop = Rest()
    table.seal(1, table.step() + 1)
    assert not table.have_all_sealed()  # that was another step
    game.silent = game.living
    assert table.have_all_sealed()


def test_an_input_seals_its_step_and_its_words_are_counted() -> None:
    table = led()
    assert table.step() == 0
    said = table.notes.said.get(HOST_SEAT, 0)
    table.take(Answer(HOST_SEAT, "say", ("So.",)))
    assert table.notes.said[HOST_SEAT] > said
    game = asleep(table).playing.game
    while not (asked := game.stop.unanswered() & game.living):
        table.take(Answer(HOST_SEAT, "next"))
    seat, step = asked.bit_length() - 1, table.step()
    ask = game.stop.open_to(seat)[0]
    table.take(Answer(seat, ask.act, (each(cast(int, ask.slots[0]))[0],)))
    assert step and table.notes.sealed.at(step) == bit(seat)


def test_a_host_who_leaves_hosts_no_more() -> None:
    table = led()
    table.take(Answer(0, "leave"))
    assert table.host == 8 and 8 in table.wanted
    table.take(Answer(HOST_SEAT, "leave"))
    assert table.host == NO_ONE and 8 not in table.wanted


def test_only_words_are_ever_too_many() -> None:
    table = led()
    game = table.playing.game
    game.stop = Every([Ask(bit(1), "vote", (0b11,)), Ask(bit(1), "tell", (0b11, Text(9)))])
    game.stop.game, game.stop.own = game, lambda _: [Ask(bit(1), "shout", (Text(9),))]
    game.offered.forget()
    asked = [(1, "vote"), (1, "tell"), (1, "shout"), (1, "say"), (HOST_SEAT, "say"), (HOST_SEAT, "warn")]
    assert not any(table.has_said_enough(seat, act) for seat, act in asked)
    table.notes.said = {1: MOST_SAID, HOST_SEAT: MOST_SAID}
    assert [table.has_said_enough(seat, act) for seat, act in asked] == [False, True, True, False, True, False]


def test_a_bot_has_acted_in_its_own_step_when_only_the_time_is_left() -> None:
    table = dealt()
    game = table.playing.game
    assert not table.has_its_bot_acted()

    def acted(stop: Stop, *owners: int) -> bool:
        game.stop = stop
        game.periods = [Period(game, lasts(30, of=owner), none_offered, "", True) for owner in owners]
        return table.has_its_bot_acted()

    assert [acted(Rest(), owner) for owner in (0, 4, NOBODY)] == [False, True, False]
    assert [acted(Rest(), 4, 0), acted(Rest(), 0, 4), acted(Every([Ask(bit(4), "check")]), 4)] == [False, True, False]


def test_where_only_bots_still_play_no_step_lasts_longer_than_they_act() -> None:
    table = dealt()
    game = table.playing.game
    game.periods = [Period(game, lasts(30), none_offered, "", True)]
    game.stop = Rest()
    assert not table.has_its_bot_acted()
    game.living = bits([seat for seat, who in enumerate(table.seats) if table.people[who].bot])
    assert game.living and table.has_its_bot_acted()
    game.periods = [Period(game, lasts(30, least=5), none_offered, "", True)]
    assert not table.has_its_bot_acted(), "a step that all seal has its own end"
    game.stop = Every([Ask(game.living, "check")])
    assert not table.has_its_bot_acted()


def test_a_game_ends_once() -> None:
    table = over(playing())
    assert table.series.games == 1
    table.see_the_end()
    assert table.series.games == 1


def test_what_is_said_is_counted_by_its_bytes() -> None:
    notes = Notes()
    notes.add_words(2, ("x", 7, "ж" * LEAST_SAID, ("a", "b")))
    assert notes.said == {2: 3 * LEAST_SAID}
    notes.said[2] = MOST_SAID - 1
    assert not notes.has_said_enough(2)
    notes.said[2] += 1
    assert notes.has_said_enough(2)


def test_notes_of_the_desk_are_enough_at_exactly_so_many_bytes() -> None:
    notes = Notes()
    assert notes.jottings == 0
    notes.jottings = MOST_JOTTED - 1
    assert not notes.has_jotted_enough()
    notes.jottings += 1
    assert notes.has_jotted_enough()


def test_a_number_of_a_step_is_nothing_before_and_in_the_next() -> None:
    sealed = During()
    assert [sealed.at(step) for step in (0, 1)] == [0, 0]
    sealed.set(3, 5)
    assert [sealed.at(step) for step in (3, 4)] == [5, 0]


def test_what_somebody_has_heard_is_known_again_by_their_token() -> None:
    heard = Heard()
    heard.add(1, bit(2))
    heard.add(1, bit(4))
    assert (heard.of(1), heard.of(2)) == (bit(2) | bit(4), 0)
    heard.part(2, "nothing heard")
    heard.part(1, "")
    assert heard.parted == {}
    heard.part(1, "token")
    heard.come_back(7, "token")
    heard.come_back(8, "another")
    assert (heard.of(7), heard.of(8)) == (bit(2) | bit(4), 0)


def test_people_are_known_by_the_tokens_they_have_or_came_with() -> None:
    table = lobby(2, bots=1)
    table.people[2].first = "first"
    assert [table.people.holder(token) for token in ("token 1", "first", "", "no")] == [1, 2, NO_ONE, NO_ONE]


def test_the_last_replies_to_each_person_are_kept() -> None:
    table = lobby(1)
    refused = Refusal("no_game")
    for number in range(REMEMBERED + 2):
        table.remember(1, f"id {number}", refused if number == 5 else None)
    assert [*table.replies[1]] == [f"id {number}" for number in range(2, REMEMBERED + 2)]
    kept = table.replies[1]["id 5"]
    assert kept and kept.reason == "no_game" and table.replies[1]["id 6"] is None
    table.remember(1, "", None)
    table.remember(NO_ONE, "id", None)
    assert len(table.replies[1]) == REMEMBERED and [*table.replies] == [1] and "" not in table.replies[1]


def test_a_finished_game_lies_open_where_the_book_reveals_it() -> None:
    for table, is_open in ((playing(), True), (playing(reveal_at_end=False), False)):
        assert not lies_open(table)
        table.playing.game.over = True
        assert not lies_open(table)  # somebody has something left to decide
        table.playing.asks.clear()
        assert lies_open(table) == is_open
    assert not lies_open(lobby())


def test_when_a_row_was_written_is_noted() -> None:
    table = Table("TABLE")
    table.write(1, 0, "", rows.Opened("creator", "secret", "en", "original", {}, Manners()))
    for who in range(1, 7):
        table.write(2, 0, "", rows.Came(who, chr(64 + who), "en", f"token {who}", "", ""))
    assert table.notes.began == 0
    table.write(3, 1, "", table.setup())
    assert (table.notes.began, table.notes.ended, table.phase) == (3, 3, GAME)
    table.write(4, 1, "", table.take(Answer(0, "ready")))
    table.write(5, 1, "", rows.Paused())
    assert (table.notes.began, table.notes.ended, [*table.notes.told.times]) == (3, 4, [4])


def log() -> list[rows.Row]:
    """The rows of a table where A, B and C are ready."""
    table = Table("TABLE")
    written = [table.write(1, 0, "", rows.Opened("creator", "secret", "en", "original", {}, Manners()))]
    for who in range(1, 7):
        written.append(table.write(1, 0, "", rows.Came(who, chr(64 + who), "en", f"token {who}", "", "")))
    written.append(table.write(1, 1, "", table.setup()))
    for seat in range(3):
        written.append(table.write(2, seat + 1, f"id {seat}", table.take(Answer(seat, "ready"))))
    return [rows.read_row(number, row) for number, row in enumerate(written, 1)]


def read(log: list[rows.Row]) -> Table:
    table = Table("TABLE")
    for number, row in enumerate(log, 1):
        fold(table, number, row)
    return table


def otherwise(log: list[rows.Row], at: int, **what: Any) -> list[rows.Row]:
    """The log with one row changed."""
    changed = msgspec.structs.replace(log[at], what=msgspec.structs.replace(log[at].what, **what))
    return [*log[:at], changed, *log[at + 1 :]] if at != -1 else [*log[:-1], changed]


def test_a_log_is_read_row_by_row() -> None:
    table = read(log())
    assert table.differs == "" and [answer.seat for answer in table.playing.inputs] == [0, 1, 2]
    assert len(table.notes.told.marks) == 3 and table.replies == {
        1: {"id 0": None},
        2: {"id 1": None},
        3: {"id 2": None},
    }
    assert (table.notes.began, table.notes.ended) == (1, 2)
    assert table.notes.told.proved == len(table.playing.game.facts)


def test_a_row_with_another_check_is_believed_only_if_it_says_what_was_told() -> None:
    table = read(otherwise(log(), -1, check=7))
    assert (table.differs, table.notes.told.check) == ("", 7)
    table = read(otherwise(log(), -1, check=7, told=None))
    assert table.differs == "row 11: the rules tell something else than they did"


def test_from_a_row_on_that_the_rules_refuse_the_game_is_only_read() -> None:
    for change in ({"check": 7, "told": None}, {"act": "kill"}):
        table = read(otherwise(log(), -2, **change))
        assert table.differs.startswith("row 10: ") and table.phase == OVER and table.is_void
        assert [answer.seat for answer in table.playing.inputs] == [0, 1, 2]
        assert table.notes.told.marks == [len(table.playing.game.facts)] * 3
        assert table.playing.is_over


def test_somebody_who_left_when_the_game_had_just_ended_changes_nothing() -> None:
    table = over(read(log()))
    before = list(table.playing.inputs)
    leaving = rows.Row(9, 1, "id", rows.Took(0, "leave", (), 7))
    fold(table, 12, leaving)
    assert (table.playing.inputs, table.notes.ended, table.differs) == (before, 2, "")
    assert why(fold, table, 12, rows.Row(9, 1, "id", rows.Took(0, "ready", (), 7))) == "no_game"
    table.differs = "row 11"
    fold(table, 12, leaving)
    assert table.playing.inputs[-1].act == "leave" and len(table.playing.inputs) == 4


def test_a_game_that_is_only_read_is_counted_once_when_it_ends() -> None:
    table = read(log())
    only_read(table, "row 11")
    table.playing.game.over = True
    read_on(table, [])
    assert table.series.games == 0
    table.playing.game.over = False
    fact = GameOver("red", "no_black")
    read_on(table, [msgspec.Raw(msgspec.json.encode((ALL, fact)))])
    assert table.playing.game.over and table.series.games == 1


def test_a_bot_that_is_called_a_thing_has_its_name_in_every_language() -> None:
    table = lobby(1)
    assert table.people[1].names == ("A",)
    table.carry_out(rows.Came(2, "B", "en", "", "", "careful", 1))
    assert table.people[2].names[0] == "B" and len(table.people[2].names) == 6


def test_a_table_knows_its_bots_who_has_no_phone_and_who_is_wanted() -> None:
    assert [lobby(2).has_bots, lobby(2, bots=1).has_bots, lobby(0, bots=1).has_bots] == [False, True, True]
    for table, desk in ((led(), {2}), (dealt(), set())):
        table.carry_out(rows.AtDesk(2))
        assert table.desk == desk  # only where somebody enters what they do
    table = dealt()
    table.carry_out(rows.Seated(K, 1, for_good=False))
    assert (table.wanted, led().wanted) == ({1, 2, 3, 4, 5, 6, 7, 8, K}, {1, 2, 3, 4, 5, 6, 7, 8})


def test_the_protocol_names_a_host_without_a_card() -> None:
    leaders = []
    for table in (led(), dealt()):
        table.notes.began = table.notes.ended = 1000
        over(table)
        leaders += [line.text for line in kept(table, "en").head if line.id == "leader"]
    assert leaders == ["H", "the software"]


def test_the_protocol_calls_whoever_has_gone_as_the_record_does() -> None:
    """A record writes a name with a space as one word."""
    table = lobby()
    table.carry_out(rows.Introduced(3, "Big C", "en"))
    table.carry_out(table.setup())
    assert table.playing.setup.seats[2] == "Big_C"
    table.carry_out(rows.Went(3))
    assert [name(table, seat, "en") for seat in (1, 2)] == ["B", "Big C"]


def test_before_the_first_game_nothing_has_been_told() -> None:
    assert lobby().facts == 0 and playing().facts > 0


def test_more_time_is_counted_for_the_outermost_that_is_open() -> None:
    table = dealt()
    game = table.playing.game
    game.periods.clear()
    assert table.outermost() == game.number
    for number in (41, 42):
        game.periods.append(Period(game, lasts(30), none_offered, "", True))
        game.periods[-1].number = number
    assert table.outermost() == 41


def test_others_have_a_turn_only_after_each_slice_of_a_log(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[float] = []

    async def sleep(seconds: float) -> None:
        turns.append(seconds)

    seconds = count()
    monkeypatch.setattr(logs, "SLICE_SECONDS", 5)
    monkeypatch.setattr(logs, "perf_counter", lambda: next(seconds))
    monkeypatch.setattr(logs.asyncio, "sleep", sleep)
    rows_of_log = [(number, rows.written(row)) for number, row in enumerate(log(), 1)]
    reading = logs.opened("TABLE", rows_of_log)
    with pytest.raises(StopIteration) as read:
        reading.send(None)
    assert read.value.value.phase == GAME and turns == [0]  # after the sixth row; five more are not enough


def test_logs_that_are_read_at_the_same_time_share_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[str] = []
    seconds = count()
    monkeypatch.setattr(logs, "SLICE_SECONDS", 5)
    monkeypatch.setattr(logs, "perf_counter", lambda: next(seconds))
    rows_of_log = [(number, rows.written(row)) for number, row in enumerate(log(), 1)]

    def note(table: Table) -> bool:
        turns.append(table.code)
        return False

    async def read_both() -> None:
        await asyncio.gather(*(logs.opened(code, rows_of_log, note) for code in ("ABCDE", "BCDEF")))

    asyncio.run(read_both())
    first = turns.index("BCDEF")
    assert first == 6 and turns[first : first + 4] == ["BCDEF"] * 3 + ["ABCDE"]
    assert logs.READERS.now == 0


def test_clocks_stood_only_until_something_happens() -> None:
    table = read(log())
    fold(table, 12, rows.Row(3, 0, "", rows.Stood((30, 1), (0, 0), {})))
    assert table.stood is not None
    fold(table, 13, rows.Row(3, 0, "", rows.Paused()))
    assert table.stood is None and table.paused


def test_what_belongs_to_a_game_that_is_only_read_is_passed_over() -> None:
    table = read(log())
    only_read(table, "row 11")
    fold(table, 12, rows.Row(3, 0, "", rows.Paused()))
    fold(table, 13, rows.Row(3, 0, "", rows.Chatted(1, "So.")))
    assert not table.paused and table.chat == [(1, "So.")]


def test_who_leaves_a_game_that_goes_on_has_left_it() -> None:
    table = read(log())
    fold(table, 12, rows.Row(3, 1, "", rows.Took(0, "leave", (), 7)))
    assert table.playing.inputs[-1].act == "leave"
    assert why(read, [*log()[:-4], rows.Row(3, 1, "", rows.Took(0, "ready", (), 7))]) == "no_game"


def test_a_deal_is_believed_if_it_says_nothing_and_read_if_it_says_something_else() -> None:
    dealing = log()[:8]
    silent = read(otherwise(dealing, 7, told=None))
    assert (silent.differs, silent.notes.told.proved, silent.phase) == ("", 0, GAME)
    told = cast(rows.Dealt, dealing[7].what).told
    assert told
    other = read(otherwise(dealing, 7, told=told[:1]))
    assert other.differs == "row 8: the rules deal something else than they did"
    assert other.phase == OVER and len(other.playing.game.facts) == 1


def test_a_deal_that_cannot_be_made_any_more_leaves_no_game() -> None:
    table = read(log())
    fold(table, 12, rows.Row(3, 0, "", rows.Reopened("another secret")))
    dealt = table.setup()
    broken = msgspec.structs.replace(dealt, setup=msgspec.structs.replace(dealt.setup, seats=("A",)))
    fold(table, 13, rows.Row(3, 0, "", broken))
    assert table.differs.startswith("row 13: it cannot be dealt any more") and table.phase == OVER
    assert table.play is None and table.is_void
    fold(table, 14, rows.Row(3, 0, "", rows.Took(0, "ready", (), 7)))
    assert table.play is None


def test_what_corrections_cost_is_counted_by_game_and_nothing_before_the_first() -> None:
    assert lobby().replayed == 0
    table = playing()
    table.playing.replayed = 7
    assert table.replayed == 7


def test_for_every_game_people_say_anew_that_they_have_taken_their_seats() -> None:
    table = playing()
    table.sat = {1, NO_ONE}
    table.carry_out(rows.Reopened("secret"))
    assert table.sat == set()
