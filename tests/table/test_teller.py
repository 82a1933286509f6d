"""What the teller writes to whom (table/teller.py), without a clock, a disk or a network."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import msgspec
import pytest
from laws.inputs import Habits, goes_on, next_input

from citysleeps.books.bigcity.facts import DayBegun, NightBegun
from citysleeps.books.original.game import Original
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import ALL, CLOCK_SEAT, HOST, HOST_SEAT, NOBODY, SPECTATORS, bit
from citysleeps.store.port import Store
from citysleeps.table import commands, rows
from citysleeps.table.clocks import Clocks
from citysleeps.table.feed import NOTHING
from citysleeps.table.ledger import Ledger
from citysleeps.table.letters import Letter
from citysleeps.table.live import LiveTable
from citysleeps.table.people import Plea
from citysleeps.table.phases import GAME, LOBBY, OVER
from citysleeps.table.presence import Presence
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import NO_ONE, Who
from citysleeps.table.seating import Offer, Support, can_lead
from citysleeps.table.table import Table
from citysleeps.table.teller import Teller
from citysleeps.views.words import sentence

from .bare import lobby, playing
from .phones import Phone, Said
from .test_perform import asleep
from .test_seating import K, L, dealt, led

INPUTS = 50
THE_CLOCK = (CLOCK_SEAT, "clock")
STATE = ("n", "game", "facts", "view", "asks", "corrections", "clock", "table", "you")


class Outbox:
    """Keeps what waits for no row."""

    def __init__(self) -> None:
        self.is_writing = False
        self.sent: list[Letter] = []

    def post(self, letters: Sequence[Letter]) -> None:
        self.sent += letters


class Told:
    """A table, its teller and some phones. The time stands still."""

    def __init__(self, table: Table, *people: Who) -> None:
        self.table = table
        self.outbox = Outbox()
        self.presence = Presence(table)
        self.clocks = Clocks(table, self.presence)
        self.ledger = Ledger(cast(Store, None), "TABLE", 0, 0, self.outbox)
        self.teller = Teller(table, self.presence, self.clocks, self.ledger)
        self.phones: list[Phone] = []
        for who in people:
            self.come(who)

    def come(self, who: Who = NO_ONE, *, makes: bool = False, is_screen: bool = False, language: str = "") -> Phone:
        phone = Phone(cast(LiveTable, None), who, makes, language)
        phone.is_screen = is_screen
        self.phones.append(phone)
        self.presence.come(phone)
        self.clocks.follow(0.0)
        self.clocks.run(0.0)
        self.teller.welcome(phone, 0.0)
        self.teller.tell_table()
        self.taken()
        return phone

    def taken(self) -> list[tuple[Letter, list[Said]]]:
        """The letters that were written since, now read by the phones."""
        letters = [*self.outbox.sent, *self.ledger.letters]
        self.outbox.sent.clear()
        self.ledger.letters.clear()
        read = [(letter, [msgspec.json.decode(line) for line in letter.message.splitlines()]) for letter in letters]
        for letter, lines in read:
            for phone in letter.to:
                assert isinstance(phone, Phone)
                for said in lines:
                    take_in(phone, said)
        return read

    def said(self) -> list[tuple[list[int], Said]]:
        """The same: to which phones, by number, and what."""
        return [
            ([self.phones.index(cast(Phone, to)) for to in letter.to], one) for letter, s in self.taken() for one in s
        ]

    def take(self, seat: int, act: str, *args: Any) -> list[tuple[list[int], Said]]:
        """An input, and what is told of it."""
        self.table.take(Answer(seat, act, args))
        self.teller.tell_game(0.0)
        return self.said()


def take_in(phone: Phone, said: Said) -> None:
    if said["say"] == "welcome":
        phone.greet(said)
    elif said["say"] == "news":
        phone.hear(said)


def state(phone: Phone) -> Said:
    return {name: getattr(phone, name) for name in STATE}


def whole(told: Told) -> list[Said]:
    """What the owners of the phones would be told if they came now."""
    ledger = Ledger(cast(Store, None), "TABLE", 0, 0, Outbox())
    fresh = Teller(told.table, told.presence, told.clocks, ledger)
    found = []
    for phone in told.phones:
        fresh.welcome(phone, 0.0)
        other = Phone(cast(LiveTable, None), phone.who)
        other.greet(msgspec.json.decode(ledger.letters.pop().message))
        found.append(state(other))
    return found


LIVELY = Habits(idle=20, leave=2, clock=25, host=0, wild=0, beside=20)
HOSTED = Habits(idle=20, leave=1, clock=15, host=20, wild=0, beside=10)
GAMES: dict[str, tuple[Habits, int, dict[str, Any]]] = {
    "original": (LIVELY, 8, {}),
    "original led": (HOSTED, 8, {"host_mode": "human"}),
    "hostless": (HOSTED, 12, {"host_mode": "hostless"}),
    "spytown": (LIVELY, 7, {"book": "spytown"}),
    "spytown led": (HOSTED, 7, {"book": "spytown", "gm_mode": "human"}),
    "bigcity": (LIVELY, 8, {"book": "bigcity"}),
    "cuba": (LIVELY, 7, {"book": "cuba"}),
    "cuba assisted": (HOSTED, 7, {"book": "cuba", "mode": "assisted"}),
}


@pytest.mark.parametrize("name", GAMES)
def test_news_put_together_are_what_somebody_is_told_who_comes_then(name: str) -> None:
    """And nobody is told anything that has not changed."""
    habits, people, settings = GAMES[name]
    table = playing(people, **settings)
    told = Told(table, 1, 2, 3, len(table.people))
    told.come()
    told.come(1, makes=True)
    told.come(1, makes=True, is_screen=True)
    told.come(makes=True)
    chance = Random(1)
    play = table.playing
    for number in range(INPUTS):
        if number == INPUTS // 2:
            told.presence.go(told.phones.pop(1), 0.0)
            told.teller.close_feeds()
            told.come(4)
        answer = next_input(play, habits, chance)
        if not goes_on(play) or play.reason(answer):
            continue
        before, clock = [state(phone) for phone in told.phones], play.game.running_clock
        table.take(answer)
        told.teller.tell_game(0.0)
        letters = told.taken()
        for phone, was, now in zip(told.phones, before, whole(told), strict=True):
            if table.phase != GAME:
                phone.clock = None  # after the end it is of no interest
            assert state(phone) == now
            for said in [one for letter, lines in letters if phone in letter.to for one in lines]:
                check_news(said, was, clock != play.game.running_clock)
    assert len(play.inputs) > 2


def brief(told: list[tuple[list[int], Said]]) -> list[tuple[list[int], int, list[str], list[str] | None, bool, bool]]:
    """To whom, the number, the facts, what is asked, and whether there is a clock and a moment."""
    return [
        (
            to,
            said["n"],
            [fact["fact"] for fact in said.get("facts", [])],
            [ask["act"] for ask in said["asks"]][:1] if "asks" in said else None,
            "clock" in said,
            "moment" in said,
        )
        for to, said in told
    ]


def test_what_happens_is_told_with_what_is_asked_then_the_clock_and_the_moment() -> None:
    told = Told(playing(), 1, 2, 3)
    told.come()
    told.come()
    assert brief(told.take(1, "ready")) == [([1], 3, [], [], False, False)]
    for seat in (0, 2, 3, 4):
        told.take(seat, "ready")
    began = ["night_began", "step_began"]
    assert brief(told.take(5, "ready")) == [
        *(([0], 5, began, None, True, False), ([1], 5, began, None, True, False)),
        *(([2], 6, [*began, "gang_met"], None, True, False), ([3, 4], 4, began, None, True, False)),
    ]
    told.take(*THE_CLOCK)
    told.take(*THE_CLOCK)
    dawn = told.take(*THE_CLOCK)
    facts = ["step_ended", "day_began", "dawn", "floor_given"]
    assert brief(dawn) == [
        *(([0], 13, facts, ["say"], True, True), ([1], 13, facts, None, True, True)),
        *(([2], 14, facts, [], True, True), ([3, 4], 12, facts, None, True, True)),
    ]
    assert {(said["clock"]["left"], said["clock"]["of"]) for _, said in dawn} == {(66000, 60)}
    assert [said["moment"] for _, said in dawn] == [{"kind": "dawn", "ms": 6000}] * 4
    said = ["said"]
    assert brief(told.take(0, "say", "So.")) == [
        *(([0], 14, said, None, False, False), ([1], 14, said, None, False, False)),
        *(([2], 15, said, None, False, False), ([3, 4], 13, said, None, False, False)),
    ]
    told.come(4)
    assert [(to, n) for to, n, *_ in brief(told.take(0, "say", "Yes."))] == [
        ([0], 15),
        ([1, 5], 15),
        ([2], 16),
        ([3, 4], 14),
    ]
    assert [asks for _, _, _, asks, _, _ in brief(told.take(0, "done"))] == [["nominate"], *[None] * 4]
    assert [asks for _, _, _, asks, _, _ in brief(told.take(0, "pass"))] == [[], ["say"], *[None] * 3]


def test_a_moment_and_a_clock_go_also_to_those_who_only_hear(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told(playing(), 1, 2)
    told.come()
    for seat in range(6):
        told.take(seat, "ready")
    for _ in range(3):
        told.take(*THE_CLOCK)
    monkeypatch.setattr(type(told.table.book.screen), "moment", lambda self, fact: "dawn")
    told.clocks.times.of = ((-1, 0), 0)
    found = told.take(0, "say", "So.")
    assert [(to, "moment" in said, "clock" in said) for to, said in found] == [
        (to, True, True) for to in ([0], [1], [2])
    ]


def check_news(said: Said, was: Said, is_new_clock: bool) -> None:
    """A message says something, and not what was said before."""
    if said["say"] != "news":
        return
    assert said.keys() - {"say", "n", "moment"}
    assert "moment" not in said or said["facts"]
    assert said.get("asks") != was["asks"] or is_new_clock
    assert said.get("corrections") != was["corrections"]
    assert "you" not in said or "table" in said or said["you"] != was["you"]


# To one


def test_a_reply_waits_for_its_rows_and_a_refusal_for_nothing() -> None:
    told = Told(lobby(2), 1, 2)
    told.teller.reply(told.phones[0], "one", None)
    (letter,) = told.ledger.letters
    assert (letter.id, letter.at_once, told.outbox.sent) == ("one", False, [])
    told.taken()
    told.teller.reply(told.phones[1], "two", Refusal("no_game", "more"))
    (letter,) = told.outbox.sent
    assert (letter.id, told.ledger.letters) == ("two", [])
    ((to, said),) = told.said()
    assert (to, said.pop("text") != "") == ([1], True)
    assert said == {"say": "refused", "id": "two", "reason": "no_game", "detail": "more"}


def test_everybody_is_answered_in_their_own_language() -> None:
    table = lobby(2)
    table.people[2].language = "pl"
    told = Told(table, 1, 2)
    watcher, other = told.come(language="sk"), told.come()
    assert [told.teller.language(phone) for phone in (*told.phones[:2], watcher, other)] == ["en", "pl", "sk", "en"]
    table.language = "es"
    watcher.language = "xx"
    assert [told.teller.language(phone) for phone in (other, watcher)] == ["es", "en"]
    sentences = [told.teller.sentence(phone, "no_game") for phone in told.phones]
    assert sentences[0] == sentences[2] and len({*sentences}) == 3


def test_a_refusal_says_which_card_and_how_many() -> None:
    told = Told(lobby(2), 1)
    (phone,) = told.phones
    assert told.teller.explained(phone, Refusal("no_game")) == told.teller.sentence(phone, "no_game")
    elsewhere = told.teller.explained(phone, Refusal("not_in_box", book="cuba"))
    assert elsewhere == sentence("cuba", "en", "not_in_box")
    assert told.teller.sentence(phone, "nomination_used") == sentence("original", "en", "nomination_used")
    numbers = {"told": 3, "due": 1, "players": 6}
    wrong = Refusal("wrong_cards", card="card-don", numbers=numbers)
    assert told.teller.explained(phone, wrong) == "Don: 3 told, but with 6 players there are 1."
    few = Refusal("not_every_seat", numbers={"told": 3, "players": 6})
    assert told.teller.explained(phone, few) == "3 cards were told, but 6 players are dealt to: tell one for each."


def test_a_welcome_has_the_facts_after_those_that_one_has() -> None:
    table = asleep(playing())
    told = Told(table, 2)
    (phone,) = told.phones
    n = told.teller.told(phone)
    assert n > 3

    def after(number: int) -> tuple[int, int, int]:
        told.teller.welcome(phone, 0.0, number)
        (letter,) = told.ledger.letters
        assert letter.at_once
        ((_, said),) = told.said()
        return said["after"], len(said["facts"]), said["n"]

    assert [after(number) for number in (0, 1, n, n + 1, -1)] == [
        (0, n, n),
        (1, n - 1, n),
        (n, 0, n),
        (0, n, n),
        (0, n, n),
    ]
    told = Told(lobby(2), 2)
    told.teller.welcome(told.phones[0], 0.0, 1)
    ((_, said),) = told.said()
    assert [said[name] for name in ("n", "after", "facts", "view", "asks", "corrections", "clock", "game")] == [
        *(0, 0, [], None, [], [], None, 0)
    ]
    assert "left_out" not in said


def test_a_welcome_says_what_was_left_out_and_the_talk_before_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lobby(3, host_mode="engine")
    table.carry_out(rows.Chatted(2, "So."))
    table.carry_out(rows.Chatted(3, "Yes."))
    told = Told(table, 2)
    told.teller.welcome(told.phones[0], 0.0)
    ((_, said),) = told.said()
    assert said["chat"] == [{"person": 2, "text": "So.", "seat": 1}, {"person": 3, "text": "Yes.", "seat": 2}]
    monkeypatch.setattr("citysleeps.table.feed.MOST_PART", 1)
    told = Told(playing(), 2)
    told.teller.welcome(told.phones[0], 0.0)
    ((_, said),) = told.said()
    assert (said["left_out"], len(said["facts"])) == (said["n"] - 1, 1)


def test_the_past_is_recalled_up_to_a_number() -> None:
    told = Told(asleep(playing()), 2)
    (phone,) = told.phones
    n = told.teller.told(phone)
    for before, expected in ((2, 2), (n, n), (n + 5, n)):
        length = told.teller.inform(phone, commands.Recall(id="id", before=before))
        (letter,) = told.outbox.sent
        assert (letter.at_once, letter.id, len(letter.message)) == (True, "id", length)
        (_, past), (_, done) = told.said()
        assert (past["game"], past["after"], past["before"], past["facts"]) == (1, 0, expected, phone.facts[:expected])
        assert done == {"say": "done", "id": "id"}
    told = Told(lobby(2), 2)
    told.teller.inform(told.phones[0], commands.Recall(id="id", before=5))
    assert told.said()[0][1] == {"say": "past", "game": 0, "after": 0, "before": 0, "facts": []}


def test_what_the_host_asks_for_costs_its_length_and_a_refusal_nothing() -> None:
    told = Told(led(), 8, 2)
    host, other = told.phones
    wanted: list[tuple[Any, str]] = [
        (commands.Foresee(id="f", act="remove", args=(2,)), "foreseen"),
        (commands.WriteUp(id="w", language="en"), "written"),
    ]
    for command, kind in wanted:
        length = told.teller.inform(host, command)
        (letter,) = told.outbox.sent
        assert length == len(letter.message) and letter.id == command.id
        assert [(to, said["say"], said["id"]) for to, said in told.said()] == [
            ([0], kind, command.id),
            ([0], "done", command.id),
        ]
        assert told.teller.inform(other, command) == 0
        assert [(to, said["say"], said["reason"]) for to, said in told.said()] == [([1], "refused", "not_host")]


def test_whoever_waits_for_the_floor_is_told_what_could_be_claimed() -> None:
    def forms(told: Told) -> list[Any]:
        told.teller.inform(told.phones[0], commands.Prepare(id="p"))
        (_, said), _ = told.said()
        assert said["say"] == "phrases"
        return cast(list[Any], said["forms"])

    assert forms(Told(lobby(2), 2)) == []
    table = playing()
    told = Told(table, 2)
    feed = told.teller.feeds[bit(1)]
    cast(Original, feed.view).phase = "day"
    assert forms(told) == msgspec.json.decode(msgspec.json.encode(feed.phrases())) != []
    table.phase = OVER
    assert forms(told) == []


# Streams


def test_there_are_no_streams_before_a_game_and_only_for_those_who_listen() -> None:
    assert Told(lobby(2), 1).teller.feeds == {}
    table = led()
    told = Told(table, 1, 8, K)
    assert {ears: feed.seat for ears, feed in told.teller.feeds.items()} == {
        bit(0): 0,
        HOST: NOBODY,
        SPECTATORS: NOBODY,
    }
    assert told.teller.feed(bit(6)) is not None and bit(6) in told.teller.feeds
    assert told.teller.feed(bit(5)) is told.teller.feed(bit(5))
    told.teller.close_feeds()
    assert {*told.teller.feeds} == {bit(0), HOST, SPECTATORS}
    told.presence.go(told.phones[2], 0.0)
    told.teller.close_feeds()
    assert {*told.teller.feeds} == {bit(0), HOST}
    table.phase = LOBBY
    assert told.teller.feed(bit(0)) is None and told.teller.told_to(bit(0)) == 0
    told = Told(lobby(2), 1)
    told.table.phase = OVER  # a game that cannot be dealt any more
    assert told.teller.feed(bit(0)) is None


def test_a_host_is_told_what_may_be_corrected_while_the_game_goes_on() -> None:
    table = led()
    table.take(Answer(0, "ready"))
    told = Told(table, 1, 8)
    assert told.teller.correctable().asked and told.teller.feeds[HOST].mends and not told.teller.feeds[bit(0)].mends
    assert told.teller.mending is not None and told.phones[1].corrections and not told.phones[0].corrections
    table.playing.is_over = True
    assert told.teller.correctable() is NOTHING
    told = Told(playing(), 1)
    assert told.teller.correctable() is NOTHING and told.teller.mending is None


def test_a_host_is_not_told_again_what_may_be_corrected_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told(led(), 1, 8)
    first = [said for to, said in told.take(0, "ready") if to == [1]]
    assert "mends" in first[0] and "corrections" in first[0]
    monkeypatch.setattr(told.teller.feeds[HOST], "listen_for_corrections", lambda correctable: False)
    rest = [said for to, said in told.take(1, "ready") if 1 in to]
    assert rest and not any({"mends", "corrections"} & said.keys() for said in rest)


def test_notes_are_shown_to_whoever_leads_now() -> None:
    """Not to a player who has led before."""
    told = Told(led(), 1, 8)
    told.table.notes.jotted |= {1: "of a player", 8: "of the host"}
    found = {phone.who: told.teller.you(phone).notes for phone in told.phones}
    assert found == {1: "", 8: "of the host"}


def test_a_new_game_begins_new_streams() -> None:
    table = led()
    told = Told(table, 1, 8)
    told.teller.asked, told.teller.mending, told.teller.same = 0, cast(Any, 1), cast(Any, 1)
    told.teller.hosts = told.teller.read = 0
    told.teller.open_book()
    book = told.teller
    assert (book.feeds, book.asked, book.mending, book.same) == ({}, ALL, None, None)
    assert (book.read, book.hosts) == (len(table.playing.game.facts), HOST)
    table.phase = OVER
    book.open_book()
    assert (book.read, book.hosts, book.lead, book.is_vacant) == (len(table.playing.game.facts), 0, (), False)
    book = Told(lobby(2), 1).teller
    assert (book.read, book.hosts) == (0, 0)
    table = dealt()
    presence = Presence(table)
    book = Teller(table, presence, Clocks(table, presence), told.ledger)
    assert (book.living, book.is_vacant, can_lead(table)) == (0, True, True)


# Who one is


def test_everybody_is_told_who_they_are() -> None:
    table = led()
    told = Told(table, 2, 8, K)
    told.come(makes=True)
    asks = told.come()
    told.presence.pleas[asks] = Plea(2, "", 42, "")
    found = [told.teller.you(phone) for phone in told.phones]
    assert [(you.id, you.seat, you.host, you.creator, you.plea) for you in found] == [
        (2, 1, False, False, 0),
        (8, NOBODY, True, False, 0),
        (K, NOBODY, False, False, 0),
        (NO_ONE, NOBODY, False, True, 0),
        (NO_ONE, NOBODY, False, False, 42),
    ]
    table.phase = OVER
    assert not told.teller.you(told.phones[1]).host


def test_what_the_leader_may_do_is_told_to_the_leader_alone() -> None:
    table = playing(8, book="bigcity")
    told = Told(table, 1, 2)
    told.come(1, makes=True)
    assert told.teller.led() and told.teller.lead == told.teller.led()
    assert [told.teller.you(phone).lead for phone in told.phones] == [(), (), told.teller.led()]
    told.teller.lead = ()
    told.teller.tell_consequences()
    assert told.teller.lead == told.teller.led()
    assert [(to, said["n"], said["you"]["creator"]) for to, said in told.said()] == [([2], told.phones[2].n, True)]
    told.teller.tell_consequences()
    assert told.said() == []
    table.phase = OVER
    assert told.teller.led() == ()
    told.teller.tell_consequences()
    assert {"table" in said for _, said in told.said()} == {True}


# To everybody


def test_the_table_is_shown_once_to_those_who_are_told_the_same() -> None:
    table = dealt()
    told = Told(table, 1, K)
    told.come()
    told.come()
    told.teller.tell_table(but=told.phones[3])
    assert {letter.shows for letter in told.ledger.letters} == {"table"}
    found = told.said()
    assert [to for to, _ in found] == [[0], [1], [2]]
    assert [said["you"]["id"] for _, said in found] == [1, K, NO_ONE]
    assert [said["n"] for _, said in found] == [phone.n for phone in told.phones[:3]]
    told.teller.tell_table()
    assert [to for to, _ in told.said()] == [[0], [1], [2, 3]]


def test_the_table_says_who_leads_and_who_is_here() -> None:
    table = dealt()
    table.powers.inherited.add(2)
    told = Told(table, 1, 2, K)
    told.presence.pleas[told.come()] = Plea(3, "", 42, "")
    told.presence.offers[Offer(K, 4)] = Support()
    shown = told.teller.wire_table()
    assert [(one.id, one.here, one.creator) for one in shown.people if one.here or one.creator] == [
        (1, True, False),
        (2, True, True),
        (K, True, False),
    ]
    assert told.teller.living == told.teller.seen_living() == 0b11111111
    assert len(shown.pleas) == 1 and shown.offers[0].may == (1, 2)
    table.manners = msgspec.structs.replace(table.manners, seating="creator")
    told.come(K, makes=True)
    assert told.teller.wire_table().offers[0].may == (1, 2, K)


def test_who_lives_is_of_interest_only_for_votes() -> None:
    table = dealt()
    told = Told(table, 1)
    assert told.teller.seen_living() == 0
    told.presence.offers[Offer(K, 4)] = Support()
    assert told.teller.seen_living() == 0b11111111
    told.teller.tell_consequences()
    assert ["table" in said for _, said in told.said()] == [True]
    table.phase = OVER
    assert told.teller.seen_living() == 0
    table.phase = GAME
    told.presence.offers.clear()
    told.presence.pleas[told.phones[0]] = Plea(3, "", 42, "")
    assert told.teller.seen_living() == 0b11111111


def test_a_line_of_chat_goes_to_everybody_with_their_number() -> None:
    told = Told(lobby(2), 1, 2)
    told.come()
    told.teller.tell_chat(2, "So.")
    assert told.said() == [([0, 1, 2], {"say": "news", "n": 0, "chat": [{"person": 2, "text": "So.", "seat": 1}]})]
    told = Told(asleep(dealt()), 1, 2, K)
    told.table.phase = OVER
    told.teller.feeds[bit(0)].told = 99
    told.teller.tell_chat(K, "Yes.")
    found = told.said()
    assert (found[0][0], found[0][1]["n"]) == ([0], 99)
    assert sorted(to for group, _ in found for to in group) == [0, 1, 2]


def test_the_clock_is_told_to_all_and_the_time_left_to_those_who_are_asked() -> None:
    told = Told(dealt(), 1, 2, 3, 4, K)
    told.take(1, "ready")
    told.clocks.times.limit.set(20, 0.0, True)
    told.teller.tell_clock(5.0)
    assert {letter.shows for letter in told.ledger.letters} == {"clock"}
    found = told.said()
    assert [to for to, _ in found] == [[0], [1], [2], [3], [4]]
    clock = msgspec.to_builtins(told.clocks.wire(5.0))
    asked = [told.teller.feeds[told.presence.clients[phone]].is_asked for phone in told.phones]
    assert {*asked} == {True, False}
    for (_, said), is_asked, phone in zip(found, asked, told.phones, strict=True):
        assert (said["clock"], "asks" in said, said["n"]) == (clock, is_asked, phone.n)
        assert all(ask["left"] == 15000 for ask in said.get("asks", []))


def test_before_a_game_there_is_no_clock() -> None:
    told = Told(lobby(2), 1)
    told.teller.tell_clock(0.0)
    assert told.said() == [([0], {"say": "news", "n": 0})]


def test_who_is_told_things_as_somebody_else_is_welcomed_again() -> None:
    table = dealt()
    told = Told(table, 1, K, L)
    table.carry_out(rows.Seated(K, 4))
    table.carry_out(rows.Seated(L, 5))
    told.teller.change_seats(0.0)
    assert [(to, said["say"], said["you"]["seat"]) for to, said in told.said()] == [
        *(([1], "welcome", 4), ([2], "welcome", 5))
    ]
    assert {*told.teller.feeds} == {bit(0), bit(4), bit(5)}
    told.teller.change_seats(0.0)
    assert told.said() == []


def test_everybody_is_welcomed_to_a_new_game() -> None:
    table = lobby(7)
    told = Told(table, 1, 2)
    told.come()
    table.carry_out(table.setup())
    longest = told.teller.begin_anew(0.0)
    sizes = {len(letter.message) for letter in told.ledger.letters}
    assert longest == max(sizes) > min(sizes)
    found = told.said()
    assert [(to, said["say"], said["game"]) for to, said in found] == [
        ([0], "welcome", 1),
        ([1], "welcome", 1),
        ([2], "welcome", 1),
    ]
    assert list(told.presence.clients.values()) == [bit(0), bit(1), SPECTATORS]
    assert found[0][1]["clock"]["of"] == table.playing.game.seconds
    assert Told(table).teller.begin_anew(0.0) == 0, "nobody is there"


def test_a_host_who_goes_is_told_and_everybody_sees_it() -> None:
    told = Told(led(), 1, 8)
    told.table.take(Answer(HOST_SEAT, "leave"))
    told.teller.tell_game(0.0)
    found = told.said()
    assert [to for to, said in found if said["say"] == "welcome"] == [[1]]
    assert [to for to, said in found if "table" in said and said["say"] == "news"] == [[0], [1]]
    assert (told.teller.hosts, told.teller.is_vacant) == (0, can_lead(told.table))
    told = Told(led(), 1, 8)
    told.teller.is_vacant = can_lead(told.table)
    told.teller.change_hosts(0, 0.0)
    assert [to for to, said in told.said() if "table" in said] == [[0], [1]]


def test_that_somebody_may_take_over_is_no_news_while_the_hosts_are_the_same() -> None:
    told = Told(dealt(), 1, 2)
    told.teller.is_vacant = not told.teller.is_vacant
    assert [("table" in said) for _, said in told.take(1, "ready")] == [False]


def test_a_seat_that_no_longer_hosts_is_told_so_alone() -> None:
    table = playing(12, host_mode="hostless")
    told = Told(table, 1, 12)
    told.teller.hosts = 0
    told.teller.change_hosts(bit(11), 0.0)
    assert [(to, said["you"]["host"], "table" in said) for to, said in told.said()] == [([1], True, False)]
    told.come(11)
    for before, hosts, concerned in ((bit(10), bit(11), [1, 2]), (bit(0) | bit(11), bit(11), [0]), (bit(11), 0, [1])):
        told.teller.hosts = before
        told.teller.change_hosts(hosts, 0.0)
        assert [to for to, _ in told.said()] == [[phone] for phone in concerned]
    told.presence.go(told.phones.pop(), 0.0)
    told.teller.is_vacant = not told.teller.is_vacant
    told.teller.hosts = 0
    told.teller.change_hosts(bit(11), 0.0)
    assert [(to, "table" in said) for to, said in told.said()] == [([0], True), ([1], True)]


def test_what_was_told_of_a_box_is_known_to_its_host_alone_and_final_after_a_great_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = led()
    told = Told(table, 1, 8)
    table.notes.groups = ((0, 1),)
    assert [(you.groups, you.told) for you in map(told.teller.you, told.phones)] == [((), 0), (((0, 1),), 0)]
    for earlier, kind, hears in (([], "dawn", []), ([()], "", []), ([()], "dawn", [[1]])):
        table.notes.earlier = earlier  # type: ignore[assignment]  # of no groups at all
        assert [you.told for you in map(told.teller.you, told.phones)] == [0, len(earlier)]
        monkeypatch.setattr(told.teller, "great_moment", lambda facts, audiences, kind=kind: kind)
        told.teller.tell_game(0.0)
        assert [to for to, said in told.said() if "you" in said] == hears
    table.phase = OVER
    assert [(you.groups, you.told) for you in map(told.teller.you, told.phones)] == [((), 0), ((), 0)]


def test_a_great_moment_is_the_last_that_everybody_is_told() -> None:
    told = Told(playing(8, book="bigcity"), 1)
    verdict, dawn, nothing = NightBegun(2), DayBegun(1), NightBegun(1)

    def kind(*told_to: tuple[Fact, int]) -> str:
        return told.teller.great_moment([fact for fact, _ in told_to], [to for _, to in told_to])

    assert [kind((fact, ALL)) for fact in (verdict, dawn, nothing)] == ["verdict", "dawn", ""]
    assert [kind((verdict, ALL), (dawn, ALL)), kind((dawn, ALL), (verdict, ALL))] == ["dawn", "verdict"]
    assert [kind((verdict, ALL), (nothing, ALL)), kind((verdict, HOST)), kind((dawn, ALL), (verdict, 1))] == [
        *("verdict", "", "dawn")
    ]
