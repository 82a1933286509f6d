"""What a command does at a table, or why it is refused (table/perform.py), without any phones."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from citysleeps.books.bigcity.facts import NightBegun
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.seats import HOST, HOST_SEAT, SPECTATORS, bit
from citysleeps.table import between, commands, in_game, joining, rows
from citysleeps.table.in_game import MOST_EXTENSION
from citysleeps.table.joining import MOST_PEOPLE, NUMBERS
from citysleeps.table.manners import Manners
from citysleeps.table.may import Sender
from citysleeps.table.notes import MOST_BELIEVED, MOST_SAID
from citysleeps.table.people import Plea, hashed
from citysleeps.table.perform import perform
from citysleeps.table.phases import GAME, LOBBY, OVER
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import NO_ONE, What, Who
from citysleeps.table.seating import Company, Offer, Support
from citysleeps.table.table import Table

from .bare import lobby, playing
from .test_seating import K, L, dealt, led

TOKEN = "a-token-that-is-long-enough-0123456789"


def do(
    table: Table,
    who: Who,
    command: commands.Command,
    *,
    creates: bool | None = None,
    here: Collection[Who] = (),
    pleas: Collection[Plea] = (),
    offers: dict[Offer, Support] | None = None,
) -> list[What] | str:
    """The rows that carry out a command, or the reason why it is refused. 1 has made the table."""
    there = Company(pleas, {} if offers is None else offers, (), ())
    sender = Sender(who, who == 1 if creates is None else creates, here, lambda: there)
    try:
        return perform(table, sender, command)
    except Refusal as refused:
        return refused.reason


def took(found: list[What] | str) -> list[tuple[int, str]]:
    """The inputs among these rows."""
    return [(what.seat, what.act) for what in found if isinstance(what, rows.Took)]


def asleep(table: Table) -> Table:
    """Everybody is ready, and the night begins."""
    for seat in range(len(table.seats)):
        table.take(Answer(seat, "ready"))
    if table.host:
        table.take(Answer(HOST_SEAT, "next"))
    assert table.playing.game.lasting_period
    return table


# In the game


def test_an_answer_waits_for_the_end_of_a_pause_but_for_the_hosts_and_for_leaving() -> None:
    table = led()
    ready, leave = commands.Answer(id="", act="ready"), commands.Answer(id="", act="leave")
    say = commands.Answer(id="", act="say", args=("So.\n1 A: no",), host=True)
    table.carry_out(rows.Paused())
    assert do(table, 2, ready) == "paused"
    (said,) = do(table, 8, say)
    assert isinstance(said, rows.Took) and said.args == ("So. 1 A: no",)
    assert took(do(table, 2, leave)) == [(1, "leave")]
    table.carry_out(rows.Resumed())
    assert took(do(table, 3, ready)) == [(2, "ready")]


def test_numbers_are_passed_on_and_words_only_as_many_as_anybody_needs() -> None:
    table = led()
    remove = commands.Answer(id="", act="remove", args=(3,), host=True)
    say = commands.Answer(id="", act="say", args=("So.",), host=True)
    assert took(do(table, 8, remove)) == [(HOST_SEAT, "remove")]
    assert took(do(table, 8, say)) == [(HOST_SEAT, "say")]
    table.notes.said[HOST_SEAT] = MOST_SAID
    assert do(table, 8, say) == "said_enough"


def test_whoever_plays_may_say_what_they_believe_of_others() -> None:
    table = dealt()

    def believe(who: Who, chances: dict[int, float]) -> list[What] | str:
        return do(table, who, commands.Believe(id="", chances=chances))

    facts = len(table.playing.game.facts)
    assert believe(2, {0: 0.25, 7: 1.0}) == [rows.Believed(1, {0: 0.25, 7: 1.0}, facts)]
    assert [believe(2, chances) for chances in ({}, {8: 0.5}, {-1: 0.5}, {1: 0.5})] == ["no_belief"] * 4
    assert believe(K, {0: 0.5}) == "not_your_seat"
    table.playing.game.living &= ~bit(1)
    assert believe(2, {0: 0.5}) == [rows.Believed(1, {0: 0.5}, facts)]
    table.notes.believed[1] = MOST_BELIEVED - 1
    assert believe(2, {0: 0.5}) == [rows.Believed(1, {0: 0.5}, facts)]
    table.notes.believed[1] += 1
    assert (believe(2, {0: 0.5}), believe(2, {})) == ("said_enough", "no_belief")
    assert believe(3, {0: 0.5}) == [rows.Believed(2, {0: 0.5}, facts)]


def test_an_answer_is_for_the_ask_that_it_names() -> None:
    table = playing()
    wrong = commands.Answer(id="", act="ready", key=table.key(2))
    right = commands.Answer(id="", act="ready", key=table.key(1))
    assert do(table, 2, wrong) == "too_late"
    assert took(do(table, 2, right)) == [(1, "ready")]


def test_whoever_lives_may_have_a_hunch_about_any_seat_in_a_step_of_the_night() -> None:
    def hunch(who: Who, seat: int) -> list[What] | str:
        return do(table, who, commands.Hunch(id="", seat=seat))

    table = dealt()
    assert hunch(2, 3) == "no_hunch"
    asleep(table)
    facts = len(table.playing.game.facts)
    assert hunch(2, 7) == [rows.Hunched(1, 7, facts)]
    assert hunch(2, -1) == [rows.Hunched(1, -1, facts)]
    assert hunch(2, 8) == "no_hunch"
    assert hunch(K, 3) == "not_your_seat"
    table.playing.game.living &= ~bit(1)
    assert hunch(2, 3) == "no_hunch"
    table.carry_out(rows.Paused())
    assert hunch(3, 3) == "paused"


def test_who_leaves_leaves_a_bot_or_the_game_or_the_table() -> None:
    leave = commands.Leave(id="")
    assert do(lobby(), 2, leave) == [rows.Went(2)]
    assert do(dealt(), K, leave) == [rows.Went(K)]
    assert do(dealt(), 2, leave) == [rows.StoodIn(2, "careful")]
    assert do(dealt(), NO_ONE, leave) == "no_person"
    table = led()
    assert took(do(table, 8, leave)) == [(HOST_SEAT, "leave")]
    table.host = 8
    table.carry_out(rows.Reopened("another secret"))
    assert do(table, 8, leave) == [rows.Went(8)]
    table = dealt()
    table.manners = Manners(absent="leave")
    assert took(do(table, 2, leave)) == [(1, "leave")]
    table.phase = OVER
    assert do(table, 3, leave) == [rows.Went(3)]


def test_who_is_removed_is_sent_away() -> None:
    def remove(table: Table, who: Who, person: Who) -> list[What] | str:
        return do(table, who, commands.Remove(id="", person=person))

    assert remove(lobby(), 2, 3) == "not_creator"
    assert remove(lobby(), 1, 3) == [rows.Went(3, sent=True)]
    assert remove(lobby(), 1, 99) == "no_person"
    table = dealt()
    assert [remove(table, 1, who) for who in (2, K)] == [[rows.StoodIn(2, "careful", sent=True)], [rows.Went(K, True)]]
    assert remove(table, 1, 5) == "game_runs"  # a bot
    table.playing.game.absent |= bit(2)
    assert remove(table, 1, 3) == [rows.StoodIn(3, "careful", sent=True)]
    table.manners = Manners(absent="leave")
    assert remove(table, 1, 3) == []  # they have left, and nobody may know it yet
    assert took(remove(table, 1, 2)) == [(1, "leave")]
    assert took(remove(table, 1, 4)) == [(3, "leave")]
    table = led()
    assert remove(table, 2, 3) == "not_creator"
    assert remove(table, 8, 3) == [rows.StoodIn(3, "careful", sent=True)]
    table.phase = OVER
    assert remove(table, 8, 3) == "not_creator"
    table.people[3].stand_in = "careful"
    assert remove(table, 1, 3) == [rows.Went(3, sent=True)]


def test_people_chat_between_games() -> None:
    chat = commands.Chat(id="", text="So.\nYes")
    assert do(lobby(), 2, chat) == [rows.Chatted(2, "So. Yes")]
    assert do(lobby(), NO_ONE, chat) == "no_person"
    assert do(playing(), 2, chat) == "no_chat"


def test_the_clock_is_the_hosts_or_the_creators_where_the_software_hosts() -> None:
    pause, resume = commands.Pause(id=""), commands.Resume(id="")
    assert do(lobby(), 1, pause) == "no_game"
    table = playing()
    assert (do(table, 2, pause), do(table, 2, resume)) == ("not_host", "not_host")
    assert (do(table, 1, pause), do(table, 1, resume)) == ([rows.Paused()], "not_paused")
    table.carry_out(rows.Paused())
    assert (do(table, 1, pause), do(table, 1, resume)) == ("paused", [rows.Resumed()])
    table.phase = OVER
    assert do(table, 1, pause) == "no_game"
    table = playing(12, host_mode="hostless")
    assert table.book.hosts(table.playing.game) == bit(11)
    assert [do(table, who, pause) for who in (1, 2, 12)] == [[rows.Paused()], "not_host", [rows.Paused()]]
    table = led()
    assert [do(table, who, pause) for who in (1, 2, 8)] == ["not_host", "not_host", [rows.Paused()]]


def test_what_is_open_gets_so_much_more_time_and_not_more() -> None:
    def extend(seconds: int, who: Who = 1) -> list[What] | str:
        return do(table, who, commands.Extend(id="", seconds=seconds))

    table = asleep(led(night_step_seconds=0))
    assert not table.playing.game.allowed and extend(10, who=8) == "no_clock"
    table = asleep(dealt())
    assert table.playing.game.allowed and extend(10, who=2) == "not_host"
    table.carry_out(rows.Extended(MOST_EXTENSION - 30))
    assert (extend(31), extend(30)) == ("long_enough", [rows.Extended(30)])


def test_a_seat_is_voted_for_and_who_was_sent_away_is_let_back_by_the_leader() -> None:
    def seat(table: Table, who: Who, person: Who, number: int, **more: Any) -> list[What] | str:
        return do(table, who, commands.Seat(id="", person=person, seat=number), **more)

    assert [seat(lobby(), who, 2, 1) for who in (1, 2)] == ["no_game", "not_creator"]
    table = dealt()
    offers: dict[Offer, Support] = {}
    assert seat(table, 2, K, 4, offers=offers) == [] and offers[Offer(K, 4)].voices == {2}
    assert seat(table, 2, 99, 4) == "no_person"
    assert seat(table, 2, K, 1) == "seat_taken"
    table.carry_out(rows.StoodIn(3, "careful", sent=True))
    assert seat(table, 2, 3, 2) == "not_creator"
    assert seat(table, 1, 3, 2) == [rows.Seated(3, 2)]
    assert seat(table, 1, 3, 4) == "has_seat"
    table.people[3].sent = False
    assert seat(table, 1, 3, 2) == "has_seat"


def test_the_lead_is_handed_on_by_who_leads_and_voted_for_where_the_software_does() -> None:
    def lead(table: Table, who: Who, person: Who = NO_ONE, **more: Any) -> list[What] | str:
        return do(table, who, commands.Lead(id="", person=person), **more)

    assert lead(lobby(), 1, 2) == "no_game"
    assert [lead(dealt(), who) for who in (1, 2, NO_ONE)] == ["not_host"] * 3
    table = led()
    table.carry_out(rows.Came(11, "M", "en", "", "", ""))
    table.carry_out(rows.Came(12, "N", "en", "", "", "careful"))
    assert [lead(table, 8, who) for who in (K, 11, 12, 2, 99)] == [
        [rows.Led(K)],
        "no_phone",
        "is_bot",
        "has_seat",
        "no_person",
    ]
    assert lead(table, 2, K) == "not_host"
    assert took(lead(table, 8)) == [(HOST_SEAT, "leave")]
    table = dealt()
    offers: dict[Offer, Support] = {}
    assert lead(table, 2, K, offers=offers) == [] and offers[Offer(K, HOST_SEAT)].voices == {2}
    table.notes.heard.add(L, bit(1))
    assert lead(table, 2, L) == "has_seen"
    assert lead(dealt(book="cuba"), 2, K) == "not_host"


def test_a_place_goes_to_the_phone_that_shows_the_number() -> None:
    def give(table: Table, who: Who, person: Who = 2, number: int = 55, **more: Any) -> list[What] | str:
        return do(table, who, commands.GiveBack(id="", person=person, number=number), **{"pleas": pleas, **more})

    pleas = [Plea(2, "other", 54, ""), Plea(2, "new", 55, ""), Plea(K, "newer", 77, "")]
    returned = rows.Returned(2, "new")
    assert [give(lobby(), who) for who in (1, 3)] == [[returned], "not_creator"]
    assert give(lobby(), 1, pleas=[]) == "no_plea"
    assert give(lobby(), 1, number=56) == "no_plea"
    assert give(lobby(), 1, here=[1, 2]) == "is_here"
    table = dealt()
    offers: dict[Offer, Support] = {}
    assert give(table, 3, offers=offers) == [] and offers[Offer(2, 1, 55)].voices == {3}
    assert give(table, 3, number=56) == "no_plea"
    assert [give(table, who, K, 77) for who in (1, 3)] == [[rows.Returned(K, "newer")], "not_creator"]
    table = led()
    table.carry_out(rows.AtDesk(2))
    assert [give(table, who) for who in (8, 1, 3)] == [[returned], "not_host", "not_creator"]


def test_a_host_without_a_card_is_told_what_would_follow() -> None:
    def reason(table: Table, ears: int) -> str:
        try:
            in_game.write_up(table, ears, commands.WriteUp(id="", language="en"))
        except Refusal as refused:
            return refused.reason
        return ""

    assert reason(lobby(), HOST) == "no_game"
    assert [reason(led(), ears) for ears in (HOST, bit(1), SPECTATORS)] == ["", "not_host", "not_host"]
    assert reason(dealt(), HOST) == "not_host"
    table = led()
    table.phase = OVER
    assert reason(table, HOST) == "no_game"
    assert reason(playing(12, host_mode="hostless"), bit(11)) == "not_host"  # holds a card
    for watchers in (0, bit(1)):
        table = led()
        table.playing.game.watchers = watchers
        assert reason(table, HOST) == "not_host"  # is not told everything
    table = led()
    told, unsaid = in_game.foresee(table, HOST, commands.Foresee(id="", act="remove", args=(2,)))
    assert told and not unsaid and table.playing.inputs == []
    with pytest.raises(Refusal):
        in_game.foresee(table, HOST, commands.Foresee(id="", act="remove", args=(99,)))


def test_what_would_follow_is_told_only_as_far_as_the_host_would_hear_it(monkeypatch: pytest.MonkeyPatch) -> None:
    foresee = commands.Foresee(id="", act="remove", args=(2,))
    with pytest.raises(Refusal, match="not_host"):
        in_game.foresee(led(), bit(1), foresee)
    one, two = NightBegun(1), NightBegun(2)
    facts = [(HOST, one), (bit(1), two), (HOST | bit(2), two)]
    monkeypatch.setattr(in_game, "foreseen", lambda play, answer: ("", facts, facts[::-1]))
    assert in_game.foresee(led(), HOST, foresee) == ([one, two], [two, one])


# Before the game, and after it


def test_a_name_is_changed_in_the_lobby_and_a_language_at_any_time() -> None:
    def introduce(table: Table, who: Who = 2, **what: str) -> list[What] | str:
        return do(table, who, commands.Introduce(id="", **what))

    assert introduce(lobby(), name=" K  L ") == [rows.Introduced(2, "K L", "en")]
    assert introduce(lobby(), language="pl") == [rows.Introduced(2, "B", "pl")]
    assert introduce(lobby(), language="xx") == "bad_language"
    assert introduce(lobby(), name="A") == "name_taken"
    assert introduce(playing(), name="K") == "not_in_lobby"
    assert introduce(playing(), language="sk") == [rows.Introduced(2, "B", "sk")]
    assert do(lobby(), 2, commands.Wish(id="", luck="clover")) == [rows.Wished(2, "clover")]
    assert do(playing(), 2, commands.Wish(id="", luck="clover")) == "not_in_lobby"


def test_what_is_played_is_chosen_by_the_creator_in_the_lobby() -> None:
    def choose(table: Table, who: Who = 1, **what: Any) -> list[What] | str:
        return do(table, who, commands.Choose(id="", **what))

    table = lobby(host_mode="human")
    plain = Manners()
    assert choose(table, 2, book="cuba") == "not_creator"
    assert choose(playing(), book="cuba") == "not_in_lobby"
    assert choose(table, book="nothing") == "no_book"
    assert choose(table, book="cuba") == [rows.Chose("en", "cuba", {}, plain)]
    assert choose(table) == [rows.Chose("en", "original", {"host_mode": "human"}, plain)]
    assert choose(table, settings={}) == [rows.Chose("en", "original", {}, plain)]
    assert choose(table, language="pl")[0].language == "pl"  # type: ignore[union-attr]
    assert choose(table, settings={"host_mode": "nobody"}) not in ("", [])
    assert isinstance(choose(table, settings={"no such": 1}), str)
    chosen = choose(table, grace_seconds=7, absent="wait")
    assert chosen == [rows.Chose("en", "original", {"host_mode": "human"}, Manners(grace_seconds=7, absent="wait"))]
    assert choose(table, absent="never") == "bad_manners"
    assert choose(table, book="cuba", settings={"mode": "assisted"}) == [
        rows.Chose("en", "cuba", {"mode": "assisted"}, plain)
    ]


def test_choices_before_are_those_of_the_same_book_that_it_still_knows() -> None:
    table = lobby(host_mode="human")
    assert [between.before(table, book) for book in ("original", "cuba")] == [{"host_mode": "human"}, {}]
    table.settings = {"no such": 1}
    assert between.before(table, "original") == {}


def test_places_are_arranged_in_the_lobby() -> None:
    table = lobby(3, bots=2)
    order = commands.Order(id="", people=(5, 4, 3, 2, 1))
    assert [do(table, who, order) for who in (1, 2)] == [[rows.Ordered((5, 4, 3, 2, 1))], "not_creator"]
    assert do(table, 1, commands.Order(id="", people=(1, 2, 3, 4))) == "bad_order"
    moved = lobby(3)
    moved.carry_out(rows.Ordered((3, 1, 2)))
    assert do(moved, 1, commands.Order(id="", people=(2, 1, 3))) == [rows.Ordered((2, 1, 3))]
    assert do(table, 1, commands.Order(id="", people=(1, 2, 3, 4, 4))) == "bad_order"
    assert do(playing(3, bots=3), 1, commands.Order(id="", people=(1, 2, 3, 4, 5, 6))) == "not_in_lobby"
    take = commands.TakePlace(id="", bot=4)
    assert do(table, 2, take) == [rows.Went(4), rows.Ordered((1, 3, 2, 5))]
    assert do(table, 2, commands.TakePlace(id="", bot=3)) == "seat_taken"
    assert do(table, 2, commands.TakePlace(id="", bot=9)) == "no_person"
    assert do(table, NO_ONE, take) == "no_person"
    assert do(playing(3, bots=3), 2, take) == "not_in_lobby"


def test_who_has_a_new_seat_says_in_the_lobby_that_they_sit_there(monkeypatch: pytest.MonkeyPatch) -> None:
    sit = commands.Sit(id="")
    assert do(playing(), 2, sit) == "not_in_lobby"
    monkeypatch.setattr(Table, "moving", lambda self: [2])
    assert [do(lobby(3), who, sit) for who in (2, 3, NO_ONE)] == [[rows.Sat(2)], [], "no_person"]


def test_bots_and_people_without_a_phone_are_added_while_there_is_room() -> None:
    table = lobby(2)
    add = commands.AddBot(id="")
    (bot,) = do(table, 1, add)
    assert isinstance(bot, rows.Came) and (bot.person, bot.bot, bot.token, bot.luck, bot.thing) == (
        3,
        "table",
        "",
        "",
        1,
    )
    assert do(table, 1, commands.AddBot(id="", bot="careful", name="K")) == [rows.Came(3, "K", "en", "", "", "careful")]
    assert [do(table, 2, add), do(playing(), 1, add)] == ["not_creator", "not_in_lobby"]
    assert do(table, 1, commands.AddBot(id="", bot="nobody")) == "no_bot"
    person = commands.AddPerson(id="", name="K")
    assert do(table, 1, person) == [rows.Came(3, "K", "en", "", "", "")]
    assert [do(table, 2, person), do(playing(), 1, person)] == ["not_creator", "not_in_lobby"]
    table.carry_out(bot)
    gives_way = do(table, 1, commands.AddPerson(id="", name=bot.name))
    assert [type(what) for what in gives_way] == [rows.Introduced, rows.Came]
    assert isinstance(gives_way[0], rows.Introduced) and (gives_way[0].person, gives_way[0].thing) == (3, 2)


def test_a_full_table_takes_a_person_for_a_bot_and_nobody_else() -> None:
    most = joining.most_players(lobby())
    assert most == 13
    table = lobby(1)
    table.settings = {"no such": 1}
    assert joining.most_players(table) == 26  # in any game of the book
    table = lobby(1)
    for who in range(2, most + 1):
        table.carry_out(rows.Came(who, f"K{who}", "en", f"token {who}", "", "careful" if who in (3, 4) else ""))
    joined = joining.join(table, "M", "en", TOKEN, "")
    assert joined[1:] == [
        rows.Went(4),
        rows.Ordered(tuple(who if who != 4 else most + 1 for who in range(1, most + 1))),
    ]
    assert do(table, 1, commands.AddBot(id="")) == "no_place"
    table.phase = GAME
    assert len(joining.join(table, "M", "en", TOKEN, "")) == 1
    table.phase = LOBBY
    table.people[3].bot = table.people[4].bot = ""
    for who in range(most + 1, table.book.lobby.describe().seats[-1] + 1):
        assert len(joining.join(table, f"K{who}", "en", TOKEN, "")) == 1
        table.carry_out(rows.Came(who, f"K{who}", "en", f"token {who}", "", ""))
    assert do(table, 1, commands.AddPerson(id="", name="M")) == "no_place"
    table.phase = GAME
    for who in range(100, 100 + MOST_PEOPLE - len(table.people)):
        table.carry_out(rows.Came(who, f"K{who}", "en", f"token {who}", "", ""))
    with pytest.raises(Refusal, match="table_full"):
        joining.join(table, "M", "en", TOKEN, "")


def test_somebody_goes_on_without_a_phone_where_a_person_leads() -> None:
    def to_desk(table: Table, who: Who, person: Who) -> list[What] | str:
        return do(table, who, commands.ToDesk(id="", person=person))

    assert to_desk(lobby(), 1, 2) == [rows.AtDesk(2)]
    assert to_desk(lobby(2, bots=1), 1, 3) == "is_bot"
    assert to_desk(lobby(), 2, 3) == "not_creator"
    table = led()
    assert [to_desk(table, 8, who) for who in (2, 8, 99)] == [[rows.AtDesk(2)], "no_phone", "no_person"]
    assert to_desk(table, 1, 2) == "not_host"  # holds a card
    assert do(table, K, commands.ToDesk(id="", person=2), creates=True) == [rows.AtDesk(2)]
    table.carry_out(rows.AtDesk(2))
    assert to_desk(table, 8, 2) == []
    table.people[2].stand_in = "careful"
    assert to_desk(table, 8, 2) == [rows.AtDesk(2)]
    assert do(dealt(), K, commands.ToDesk(id="", person=2), creates=True) == "no_leader"
    assert to_desk(playing(12, host_mode="hostless"), 12, 2) == "no_leader"  # hosts with a card


def test_a_creator_with_a_card_sends_nobody_to_the_desk_while_it_is_secret() -> None:
    def to_desk(table: Table) -> list[What] | str:
        return do(table, 1, commands.ToDesk(id="", person=2))

    def over(**settings: Any) -> Table:
        table = led(**settings)
        table.playing.game.over = True
        table.playing.asks.clear()
        table.see_the_end()
        assert table.phase == OVER
        return table

    assert to_desk(over(reveal_at_end=False)) == "not_host"
    assert to_desk(over()) == [rows.AtDesk(2)]
    assert to_desk(playing(book="cuba", mode="assisted")) == [rows.AtDesk(2)]  # the leader hosts, and may play


def test_powers_go_to_somebody_with_a_phone() -> None:
    table = lobby(3, bots=1)
    table.carry_out(rows.Came(5, "M", "en", "", "", ""))
    people = (2, 4, 5, 99)
    appointed = [do(table, 1, commands.Appoint(id="", person=who)) for who in (*people, NO_ONE)]
    assert appointed == [[rows.Appointed(2)], "is_bot", "no_phone", "no_person", [rows.Appointed(NO_ONE)]]
    handed = [do(table, 1, commands.HandOn(id="", person=who)) for who in people]
    assert handed == [[rows.HandedOn(2, True)], "is_bot", "no_phone", "no_person"]
    assert do(table, 2, commands.Appoint(id="", person=2)) == "not_creator"
    assert do(table, 2, commands.HandOn(id="", person=2)) == "not_creator"
    assert do(playing(), 1, commands.Appoint(id="", person=2)) == "not_in_lobby"
    assert do(playing(), 1, commands.HandOn(id="", person=2)) == [rows.HandedOn(2, True)]
    table.powers.inherited.add(2)
    assert do(table, 2, commands.HandOn(id="", person=3), creates=True) == "inherited"


def test_a_game_is_dealt_broken_off_and_followed_by_another() -> None:
    deal, again, off = commands.Deal(id=""), commands.Again(id=""), commands.BreakOff(id="")
    table = lobby()
    assert do(table, 1, deal) == [table.setup()]
    assert [do(table, 2, one) for one in (deal, again, off)] == ["not_creator"] * 3
    assert [do(table, 1, one) for one in (again, off)] == ["no_game", "no_game"]
    table = led()
    assert [do(table, 1, one) for one in (deal, again)] == ["not_in_lobby", "game_runs"]
    assert [len(do(table, who, off)) for who in (1, 8)] == [1, 1]
    assert do(table, 2, off) == "not_creator"
    table.phase = OVER
    (reopened,) = do(table, 1, again)
    assert isinstance(reopened, rows.Reopened)
    assert do(table, 2, again) == "not_creator"
    table = playing(7, book="cuba", reseat="shuffle")
    table.phase = OVER
    reopened, ordered = do(table, 1, again)
    assert isinstance(reopened, rows.Reopened) and isinstance(ordered, rows.Ordered)
    assert sorted(ordered.order) == [1, 2, 3, 4, 5, 6, 7]


def test_a_deal_by_hand_names_the_roles_and_then_the_cards_in_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "setup", lambda self, cards, hands, as_they_wake: (cards, hands))
    dealt = commands.Deal(id="", cards=("don",), hands=("vest",))
    assert do(lobby(), 1, dealt) == [(("don",), ("vest",))]


def test_who_has_lost_a_phone_asks_for_their_place_by_name() -> None:
    def plea(table: Table, name: str, token: str = TOKEN, pleas: Collection[Plea] = ()) -> Plea | str:
        try:
            return joining.plea(table, name, token, "192.0.2.1", pleas)
        except Refusal as refused:
            return refused.reason

    table = lobby(2, bots=1)
    found = plea(table, "b", pleas=[Plea(1, "", number, "") for number in NUMBERS - {42}])
    assert found == Plea(2, hashed(TOKEN), 42, "192.0.2.1")
    assert [plea(table, name) for name in ("C", "M")] == ["is_bot", "no_person"]
    table.people.tokens.add(hashed(TOKEN))
    assert plea(table, "B") == "bad_token"


@pytest.mark.parametrize("command", [commands.Ping, commands.Prepare])
def test_what_is_only_answered_changes_nothing(command: Any) -> None:
    assert do(lobby(), 2, command(id="")) == []
