"""Sections 14, 15, 18 and 19: what a scenario cannot say. Reasons, inputs and events as the rules list them; refusals
that leave no trace; corrections that are refused; the record."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from citysleeps.books.original import facts
from citysleeps.books.original.book import BOOK
from citysleeps.books.original.refusals import ACTS, HOST_ACTS, REASONS
from citysleeps.kernel.ask import CLOCK, NEXT, Answer
from citysleeps.kernel.forms import Numbers
from citysleeps.kernel.play import Play, resume
from citysleeps.kernel.seats import HOST, HOST_SEAT
from citysleeps.kernel.setup import BadSetup, Setup, Value
from citysleeps.notation.words import fact_name, read_move
from citysleeps.views.view import told_to

RULES = (Path(__file__).parents[3] / "rules" / "original.md").read_text(encoding="utf-8")
BASIC_8 = {"F": "commissar", "G": "mafia", "H": "don"}


def section(begin: str, end: str) -> list[str]:
    """The rows of the tables between two headings."""
    text = RULES.split(begin)[1].split(end)[0]
    return [line for line in text.splitlines() if line.startswith("|")]


def first_cells(rows: list[str]) -> list[str]:
    return [row.strip("|").split("|")[0].strip() for row in rows]


def ids(rows: list[str]) -> list[str]:
    return [name for cell in first_cells(rows) for name in re.findall(r"^`(\w+)`$", cell)]


def table(
    settings: dict[str, Value] | None = None, seats: str = "ABCDEFGH", deal: dict[str, str] | None = None
) -> Play:
    dealt = BASIC_8 if deal is None else deal
    setup = Setup(book="original", seats=tuple(seats), settings=settings or {}, deal=dealt)
    return Play(BOOK, BOOK.settle(setup))


def move(play: Play, text: str) -> str:
    return play.answer(read_move(text, play.setup.seats, BOOK))


def go(play: Play, *moves: str) -> None:
    for text in moves:
        assert move(play, text) == "", text


def pass_until(play: Play, step: str) -> None:
    """The clock runs until the game is in this phase or step."""
    for _ in range(200):
        if step in play.game.where():
            return
        assert play.answer(CLOCK) == "" or play.answer(NEXT) == ""
    raise AssertionError(f"{step} does not come")


def told(play: Play, seat: str) -> list[str]:
    who = HOST if seat == "host" else 1 << play.setup.seats.index(seat)
    return [repr(fact) for fact in told_to(play.game.log, who)]


def state(play: Play) -> tuple[object, ...]:
    stop = play.game.stop
    return list(play.game.log), list(play.inputs), list(stop.asks), list(stop.waiting), play.game.where()


# The tables of the rules


def test_reasons_are_those_of_the_rules_in_their_order() -> None:
    """ORIG-1804: the order of the table of section 18."""
    assert list(REASONS) == ids(section("## 18. Refusals", "## 19."))


def test_inputs_are_those_of_the_rules() -> None:
    """Section 19.1 and the software have the same inputs of players and of the host."""
    cells = " ".join(first_cells(section("### 19.1 Inputs", "### 19.2")))
    assert set(re.findall(r"`X (\w+)", cells)) == set(ACTS)
    assert set(re.findall(r"`host (\w+)", cells)) == {*HOST_ACTS, "correct"}
    for act, count in re.findall(r"`X (\w+)((?: \w+)*)`", cells):
        if act not in ("vote", "say"):
            assert len(ACTS[act]) == len(count.split()), act


def test_events_are_those_of_the_rules() -> None:
    """ORIG-1801: a refusal is the answer to its sender, so `refused` is no fact of the log; every other event of 19.2
    and 19.3 is a fact, in the same order, and there are no others."""
    public = ids(section("### 19.2 Public events", "### 19.3"))
    private = [name for name in ids(section("### 19.3 Private events", "### 19.4")) if name != "refused"]
    # The rules are about to get these two.
    newer = {"deal_void", "leaving"} - set(public) - set(private)
    assert [fact_name(fact) for fact in facts.PUBLIC if fact_name(fact) not in newer] == public
    assert [fact_name(fact) for fact in facts.PRIVATE if fact_name(fact) not in newer] == private


def test_only_three_facts_show_a_card_of_another() -> None:
    """ORIG-1505: the meeting of a gang, the card shown to the lawyer, and the end of the game."""
    showing = [fact_name(fact) for fact in facts.FACTS if {"card", "cards"} & set(fact.__struct_fields__)]
    assert showing == ["final_reveal", "own_card", "gang_met", "card_shown"]
    assert not {"show", "reveal"} & set(ACTS)


# Refusals


def test_a_refusal_leaves_no_trace() -> None:
    """ORIG-1801, ORIG-1802: nothing changes, nobody is told, and the sender keeps his right."""
    play = table()
    pass_until(play, "commissar")
    before = state(play)
    for text in ("F check F", "A check G", "F guard A", "A say hello", "G mark A", "H done", "A vote A"):
        assert move(play, text) in REASONS, text
        assert state(play) == before, text
    go(play, "F check G")
    pass_until(play, "nomination")
    go(play, "A nominate G", "B done")
    before = state(play)
    assert move(play, "B nominate G") == "already_nominated"
    assert move(play, "B nominate B") == "target_self"
    assert state(play) == before
    go(play, "B nominate H")


@pytest.mark.parametrize("seats", ["ABCDE", "ABCDEFGHIJKLMN", ""])
def test_bad_player_count(seats: str) -> None:
    """ORIG-1801: `bad_player_count` outside 6 to 13 with the basic deck."""
    with pytest.raises(BadSetup) as bad:
        table(None, seats, {})
    assert bad.value.reason == "bad_player_count"


def test_strange_inputs_are_refused() -> None:
    """ORIG-1801: an input that means nothing is `not_allowed`, not an error."""
    play = table({"host_mode": "human"})
    pass_until(play, "speech")
    before = state(play)
    strange = [
        Answer(0, "dance"),
        Answer(0, "say"),
        Answer(0, "say", (5,)),
        Answer(0, "say", ("x" * 2001,)),
        Answer(0, "nominate", (99,)),
        Answer(0, "nominate", (-1,)),
        Answer(0, "nominate", ("B",)),
        Answer(0, "done", (1,)),
        Answer(50, "done"),
        Answer(-2, "dance"),
        Answer(-2, "warn"),
        Answer(-2, "warn", (99,)),
        Answer(-2, "correct"),
        Answer(-2, "correct", (0,)),
        Answer(-2, "correct", (99, "done")),
        Answer(-2, "correct", (0, "dance")),
    ]
    for answer in strange:
        assert play.answer(answer) == "not_allowed", answer
        assert state(play) == before


def test_who_takes_over_names_nobody() -> None:
    """ORIG-1415"""
    play = table()
    assert play.answer(Answer(HOST_SEAT, "lead", (1,))) == "not_allowed"
    assert play.answer(Answer(HOST_SEAT, "lead")) == ""


def test_a_refusal_is_the_same_for_a_werewolf_who_does_not_know() -> None:
    """ORIG-1803: a mark by a werewolf who has been converted and not told is refused as one by a red werewolf, and
    under `team_target: forbidden` his gang may mark him: the refusal would give him away."""
    deal = {"A": "resident", "B": "resident", "C": "resident", "D": "resident", "E": "werewolf", "F": "mafia"}
    deal |= {"G": "mafia", "H": "resident", "I": "resident"}
    play = table({"deck": "extended", "team_target": "forbidden"}, "ABCDEFGHI", deal)
    pass_until(play, "night")
    assert move(play, "E mark A") == "not_your_role"
    pass_until(play, "nomination")
    go(play, "B nominate F")
    pass_until(play, "night")
    assert play.game.night == 3 and play.game.living == 0b111011111
    assert play.game.joined == "mafia"  # by F's execution; he is told after this step
    assert move(play, "E mark A") == "not_your_role"
    assert move(play, "G mark G") == "target_own_gang"
    go(play, "G mark E")


# The channel of the gang


@pytest.mark.parametrize("kill_method", ["open_eyes", "closed_eyes"])
def test_the_gang_has_no_text_at_night(kill_method: str) -> None:
    """ORIG-1506, ORIG-1501: whatever is open to anybody at night takes seats and numbers only."""
    play = table({"kill_method": kill_method})
    seen = 0
    for _ in range(60):
        for ask in play.asks:
            if play.game.phase in ("first_night", "night"):
                seen += 1
                assert all(type(slot) in (int, Numbers) for slot in ask.slots)
        play.answer(CLOCK)
    assert seen > 6


# Corrections that are refused


def human(*moves: str) -> Play:
    play = table({"host_mode": "human"})
    pass_until(play, "commissar")
    go(play, *moves)
    return play


def test_no_correction_once_somebody_has_acted_in_the_next_step() -> None:
    """ORIG-1409: before the next step begins."""
    play = human("F check A", "H check B")
    before = state(play)
    assert move(play, "host correct F check H") in REASONS
    assert state(play) == before
    pass_until(play, "nomination")
    go(play, "A nominate G", "B say hello")
    before = state(play)
    assert move(play, "host correct A nominate H") in REASONS
    assert state(play) == before


def test_an_illegal_correction_changes_nothing() -> None:
    """ORIG-1910: tested like the player's own input."""
    play = human("F check A")
    before = state(play)
    assert move(play, "host correct F check F") == "target_self"
    assert move(play, "host correct F shoot A") in REASONS
    assert move(play, "host correct A check F") in REASONS
    assert move(play, "host correct F leave") == "not_allowed"
    assert state(play) == before
    pass_until(play, "nomination")
    go(play, "A nominate G", "B done", "B pass")
    before = state(play)
    assert move(play, "host correct B nominate G") == "already_nominated"
    assert move(play, "host correct B nominate B") == "target_self"
    assert move(play, "host correct G nominate B") == "not_your_turn"
    assert state(play) == before
    go(play, "host correct B nominate H")


def test_a_correction_is_told_to_those_it_concerns_alone() -> None:
    """ORIG-1409, ORIG-1910: the commissar and the host get the new answer; for everybody else nothing has happened."""
    play = human("F check A")
    before = {seat: told(play, seat) for seat in (*"ABCDEFGH", "host")}
    go(play, "host correct F check H")
    for seat in "ABCDEGH":
        assert told(play, seat) == before[seat]
    for seat in ("F", "host"):
        new = told(play, seat)
        assert new[: len(before[seat])] == before[seat]  # what has been seen stays seen
        assert [fact.split("(")[0] for fact in new[len(before[seat]) :]] == ["Noted", "CheckAnswer"]


# The record


def test_the_record_keeps_every_input_and_rebuilds_the_game() -> None:
    """ORIG-1405, ORIG-1409: every choice, nomination, hand and correction is in the record, in its order."""
    play = human("F check A", "host correct F check G", "H check F")
    pass_until(play, "speech")
    go(play, "A say hello", "host warn A", "A done", "A nominate G", "host correct A nominate H")
    go(play, "B done", "B nominate G")
    pass_until(play, "vote")
    go(play, "A vote H", "B vote H")
    kept = [(answer.seat, answer.act, answer.args) for answer in play.inputs]
    f, g, h = 5, 6, 7
    wanted = [
        (f, "check", (0,)),
        (-2, "correct", (f, "check", g)),
        (h, "check", (f,)),
        (0, "say", ("hello",)),
        (-2, "warn", (0,)),
        (0, "nominate", (g,)),
        (-2, "correct", (0, "nominate", h)),
        (1, "nominate", (g,)),
        (0, "vote", (h,)),
        (1, "vote", (h,)),
    ]
    assert [entry for entry in kept if entry in wanted] == wanted
    again = resume(BOOK, play.setup, play.inputs)
    assert again.game.log == play.game.log
    assert again.game.accused == play.game.accused == [h, g]
    assert state(again) == state(play)
