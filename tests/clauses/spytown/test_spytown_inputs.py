"""Inputs and events: what a scenario cannot say. The tables as the rules list them; and a table of people, where a
clock runs and a step lasts its time whatever was done in it."""

from __future__ import annotations

import re
from pathlib import Path

from citysleeps.books.spytown.book import BOOK, PHASES
from citysleeps.books.spytown.facts import FACTS, GameSet
from citysleeps.books.spytown.refusals import ACTS, HOST_ACTS, REASONS
from citysleeps.kernel.ask import CLOCK
from citysleeps.kernel.facts import fact_name
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import SPECTATORS
from citysleeps.kernel.setup import Setup
from citysleeps.notation.words import read_move, write_fact
from citysleeps.views.view import told_to

RULES = (Path(__file__).parents[3] / "rules" / "spytown.md").read_text(encoding="utf-8")
SEATS = tuple("ABCDEFGHI")
TOKENS = {"A": "mafioso", "B": "mafioso", "C": "agent"}


def between(begin: str, end: str) -> str:
    return RULES.split(begin)[1].split(end)[0]


def first_cells(begin: str, end: str) -> str:
    """What stands in the first column of the tables between two headings."""
    rows = [line for line in between(begin, end).splitlines() if line.startswith("| `")]
    return "\n".join(row.split("|")[1].strip() for row in rows)


# The tables of the rules


def test_the_reasons_are_those_of_the_rules_in_their_order() -> None:
    assert list(REASONS) == re.findall(r"`(\w+)`", first_cells("### Reasons of refusal", "### How inputs"))


def test_the_inputs_are_those_of_the_rules() -> None:
    seats = first_cells("### Inputs of the seats", "### Inputs of the host")
    host = first_cells("### Inputs of the host", "### Public events")
    assert set(re.findall(r"`X (\w+)", seats)) == set(ACTS)
    assert set(re.findall(r"`host (\w+)", host)) == {*HOST_ACTS, "correct"}


def test_the_events_are_those_of_the_rules() -> None:
    """A refusal is the answer to its sender, and what one is asked stands open: `refused` and `asked` are no facts."""
    public = re.findall(r"`(\w+)`", first_cells("### Public events", "### Private events"))
    private = re.findall(r"`(\w+)`", first_cells("### Private events", "### Reasons of refusal"))
    assert {fact_name(fact) for fact in FACTS} == {*public, *private} - {"refused", "asked"}


def test_the_steps_are_those_of_the_rules() -> None:
    steps = re.findall(r"^ *- .*", between("### Phases and steps", "### Inputs of the seats"), re.M)
    named = re.findall(r"`(\w+)`", "\n".join(steps))
    assert set(named) - {"setup"} == set(PHASES)


def test_everybody_is_told_what_is_in_the_game() -> None:
    """SPY-801, SPY-1205: the seats, every setting, the numbers of tokens, the chosen cards and how many are neutral."""
    play = table({"cards": ("vest", "wiretap")}, False)
    (game_set,) = [fact for fact in told_to(play.game.log, SPECTATORS) if isinstance(fact, GameSet)]
    assert game_set.seats == tuple(range(9))
    assert game_set.settings == play.setup.settings
    assert game_set.tokens == {"mafioso": 2, "agent": 1, "policeman": 6}
    assert game_set.cards == ("vest", "wiretap") and game_set.neutral == 7
    assert not {"seed", "deal", "lots"} & {*game_set.settings, *game_set.__struct_fields__}


# Among people


def table(settings: dict[str, str | int | tuple[str, ...]], lasting: bool = True) -> Play:
    """Nine at a table; D holds a Vest, E a Bandage, F a Wiretap, so far as these are in the set."""
    cards = {
        seat: card for seat, card in {"D": "vest", "E": "bandage", "F": "wiretap"}.items() if card in str(settings)
    }
    setup = Setup(book="spytown", seats=SEATS, settings=settings, deal=TOKENS, cards=cards, lasting=lasting)
    play = Play(BOOK, BOOK.settle(setup))
    if lasting:
        go(play, *(f"{seat} ready" for seat in SEATS))
    return play


def reason(play: Play, text: str) -> str:
    return play.reason(read_move(text, SEATS, BOOK))


def go(play: Play, *moves: str) -> list[str]:
    """Make these moves; what everybody was told by them."""
    before = len(play.game.log)
    for text in moves:
        assert play.answer(CLOCK if text == "clock" else read_move(text, SEATS, BOOK)) == "", text
    return [write_fact(fact, SEATS) for fact in told_to(play.game.log[before:], SPECTATORS)]


def test_a_secret_phase_is_told_to_be_over_when_its_time_is_over() -> None:
    """SPY-1203, SPY-1612, SPY-442: whether or not anybody acted, and no move ends it before."""
    play = table({})
    assert go(play, "C check A") == []
    assert reason(play, "A point D") == "wrong_phase"
    assert go(play, "clock") == ["step_ended agent_phase", "step_began mafia_phase nobody"]
    assert go(play, "A point D", "B point D") == []
    assert reason(play, 'D say "Good morning"') == "not_allowed"
    assert go(play, "clock")[:3] == ["step_ended mafia_phase", "step_began police_phase nobody", "victim_named D"]


def test_a_refusal_is_the_same_whether_or_not_the_others_have_acted() -> None:
    """SPY-1602, SPY-1612"""
    tried = (
        "D check A",
        "D point A",
        "D sign nod",
        "D pass",
        "D ready",
        "D vote A",
        "D play vest",
        "D done",
        "D shoot A",
    )
    play = table({"cards": ("vest", "bandage", "wiretap")})
    for moves in (("C check A",), ("A point D", "B point D")):
        before = [reason(play, text) for text in tried]
        assert all(before)
        go(play, *moves)
        assert [reason(play, text) for text in tried] == before
        go(play, "clock")


def test_a_window_is_told_to_be_over_when_its_time_is_over() -> None:
    """SPY-1203, SPY-1603: it closes when all have answered, and its end is told when its time is over."""
    play = table({"cards": ("vest", "bandage", "wiretap")})
    assert go(play, "C check A", "clock", "A point D", "B point D", "clock")[-1] == "step_began vest_window D"
    assert go(play, "D pass") == []
    assert reason(play, "D play vest") == "already_acted"
    assert go(play, "clock") == ["step_ended vest_window", "step_began bandage_window nobody"]
    assert go(play, *(f"{seat} pass" for seat in "ABCEFGHI")) == []
    assert go(play, "clock")[:2] == ["step_ended bandage_window", 'eliminated D mafia policeman ""']
    assert go(play, *(f"{seat} pass" for seat in "ABCEFGHI")) == []
    assert go(play, "clock") == ["step_ended start_window", "step_began discussion nobody"]


def test_a_card_played_in_a_window_is_told_at_once() -> None:
    """SPY-1603: in a window of one elimination it ends the window; in the start window the others go on."""
    play = table({"cards": ("vest", "bandage", "wiretap")})
    go(play, "C check A", "clock", "A point D", "B point D", "clock")
    played = go(play, "D play vest")
    assert played[:3] == ["card_played D vest nobody", "saved D vest", "step_ended vest_window"]
    assert go(play, "F play wiretap A") == ["card_played F wiretap A"]
    assert go(play, *(f"{seat} pass" for seat in "ABCDEGHI")) == []
    assert go(play, "clock")[0] == "step_ended start_window"


def test_without_a_timer_a_window_ends_with_the_last_answer() -> None:
    """SPY-1402"""
    play = table({"cards": ("vest", "bandage", "wiretap"), "t_reaction": 0, "t_mafia": 0, "t_agent": 0})
    assert go(play, "C check A")[0] == "step_ended agent_phase"
    assert go(play, "A point D", "B point D")[-1] == "step_began vest_window D"
    assert go(play, "D pass")[0] == "step_ended vest_window"
