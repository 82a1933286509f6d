"""The referee says what was expected and what came, and what it does not understand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from citysleeps.notation.expectations import EXPECTATIONS, Fails
from citysleeps.notation.referee import referee
from citysleeps.notation.scenario import NUMBERS, read_scenario, read_scenarios
from citysleeps.notation.words import NotUnderstood

TABLE = {
    "title": "eight at a table",
    "book": "original",
    "seats": "A B C D E F G H",
    "deal": {"F": "commissar", "G": "mafia", "H": "don"},
}


def hold(play: str, **more: Any) -> None:
    """Play the steps, written as YAML, at the table of eight or at another."""
    referee(read_scenario({**TABLE, **more, "play": yaml.safe_load(play)}))


def fails(play: str, **more: Any) -> str:
    with pytest.raises(Fails) as caught:
        hold(play, **more)
    return str(caught.value)


def not_understood(play: str, **more: Any) -> str:
    with pytest.raises(NotUnderstood) as caught:
        hold(play, **more)
    return str(caught.value)


VOTED = """
- A nominate C
- B nominate H
- A vote C
- D vote C
- B vote H
- until: last_words
"""
KILLED = """
- G point A
- H point A
- until: day 2
"""

HOLDS = [
    "- expect: {alive: A B C D E F G H, dead: nobody}",
    "- expect: {alive: [A, B, C, D, E, F, G, H], dead: []}",
    "- expect: {phase: deal, night: 0, day: 0}",
    "- expect: {asked: A B C D E F G H, may: {A: [ready]}, may_not: {A: [pass, nominate]}}",
    "- expect: {limit: {A: 60}, lapse: {A: ready}}",
    "- expect: {over: false, winner: none, winners: nobody}",
    "- expect: {knows: {F: {F: commissar}}, unknown: {F: A G H}}",
    "- until: day 1\n- expect: {knows: {G: {H: [don, mafia]}, H: {G: mafia}}, unknown: {A: G H}}",
    "- F check H\n- expect: {facts: {F: [check_answer H nod], host: [check_answer H nod]}, knows: {F: {H: nod}}}",
    "- A nominate B\n- expect: {facts: [night_began 1, nominated B A], phase: first_day, step: [discussion, speech]}",
    "- A nominate B\n- expect: {}\n- expect: {only_facts: [], no_facts: [nominated]}",
    "- until: speech\n- expect: {}\n- A say hush\n- expect: {only_facts: {A: said A hush, spectators: said A hush}}",
    VOTED + "- expect: {votes: {C: A D, H: B}, count: {C: 2, H: 6}, facts: [counted vote, sentenced H], dead: nobody}",
    KILLED + "- expect: {dead: A, night: 2, day: 2, facts: [dawn A], no_facts: [dawn B], step: speech}",
    "- skip: over\n- expect: {over: true, winner: draw, winners: nobody, phase: game_over, asked: nobody}",
    "- until: over\n- expect: {over: true}\n- until: over",
    "- refused: A nominate B\n- expect: {phase: deal}",
    "- refused: A steal B not_allowed",
    "- refused: A nominate A target_self\n- expect: {step: nomination}",
    "- clock\n- expect: {no_facts: [deal_void], phase: first_night}",
    "- A leave\n- expect: {dead: A, facts: [left A, deal_void left]}",
    "- until: night 3\n- until: night 3\n- expect: {night: 3}",
    "- until: A nominate B\n- expect: {step: nomination, may: {A: [nominate B, pass]}, may_not: {A: [nominate A]}}",
    "- until: nomination 2\n- expect: {day: 2, step: nomination}",
]


@pytest.mark.parametrize("play", HOLDS)
def test_what_is_so_holds(play: str) -> None:
    hold(play)


FAILS = {
    "alive": ("- expect: {alive: A B}", "expected alive A B; came A B C D E F G H"),
    "dead": (KILLED + "- expect: {dead: nobody}", "expected dead nobody; came A"),
    "phase": ("- expect: {phase: night}", "expected night"),
    "step": ("- until: nomination\n- expect: {step: speech}", "expected speech"),
    "night": ("- until: night 2\n- expect: {night: 3}", "expected night 3; came 2"),
    "day": ("- expect: {day: 1}", "expected day 1; came 0"),
    "turn": ("- expect: {turn: 1}", "expected turn 1; came none in this book"),
    "facts": ("- A nominate B\n- expect: {facts: [nominated C A]}", "all was not told nominated C A (in this order)"),
    "only_facts": ("- until: speech\n- expect: {}\n- A say hi\n- A done\n- expect: {only_facts: [said A hi]}", "more"),
    "no_facts": ("- A nominate B\n- expect: {no_facts: [nominated]}", "all was told nominated B A"),
    "knows": ("- expect: {knows: {A: {G: mafia}}}", "A was to know G as mafia; knows nothing"),
    "unknown": ("- until: day 1\n- expect: {unknown: {G: A H}}", "G was not to know H; knows don"),
    "may": ("- expect: {may: {A: [nominate]}}", "A may not nominate; may ready"),
    "may_not": ("- expect: {may_not: {A: [ready]}}", "A may ready"),
    "asked": ("- A ready\n- expect: {asked: A}", "expected asked A; came B C D E F G H"),
    "limit": ("- expect: {limit: {A: 30}}", "expected a limit of 30 s for A; came [60]"),
    "lasts": ("- until: speech\n- expect: {lasts: 30}", "expected 30 s; came 60"),
    "lapse": ("- expect: {lapse: {A: pass}}", "expected pass when the time of A runs out; came ['ready']"),
    "votes": (VOTED + "- expect: {votes: {C: A}}", "expected votes for C A; came A D"),
    "count": (VOTED + "- expect: {count: {C: 3}}", "expected 3 votes for C; came 2"),
    "over": ("- expect: {over: true}", "the game is not over"),
    "winner": ("- until: over\n- expect: {winner: red}", "expected winner red; came draw"),
    "winners": ("- expect: {winners: G H}", "expected winners G H; came nobody"),
}


def test_every_key_of_expect_is_tried() -> None:
    assert set(FAILS) == {*EXPECTATIONS, *NUMBERS}


@pytest.mark.parametrize(("play", "message"), FAILS.values(), ids=FAILS)
def test_a_wrong_expectation_fails_and_says_what_came(play: str, message: str) -> None:
    assert message in fails(play)


MORE_FAILS = [
    ("- until: over\n- expect: {over: false}", "the game is over, winner draw"),
    ("- expect: {facts: {A: [own_card don]}}", "A was not told own_card don"),
    ("- expect: {facts: ['rules_read ...', 'game_set ...']}", "all was not told game_set ... (in this order)"),
    ("- expect: {only_facts: {spectators: ['game_set ...']}}", "spectators was told more"),
    ("- expect: {no_facts: {F: [own_card commissar]}}", "F was told own_card commissar"),
    ("- until: day 1\n- expect: {}\n- expect: {facts: [night_began 1]}", "nothing was told since the last expect"),
    ("- until: night 1\n- expect: {may: {A: [pass]}}", "A may not pass; may do nothing"),
    ("- until: night 1\n- expect: {limit: {A: 60}}", "came no ask"),
    ("- expect: {count: {A: 0}}", "expected 0 votes for A; came none"),
    ("- refused: A ready", "expected to be refused; it is legal"),
    ("- refused: A ready dead_actor", "expected to be refused with dead_actor; it is legal"),
    (
        "- refused: A nominate B target_dead",
        (
            "refused with target_dead; in deal it was refused with wrong_phase, "
            "and in first_day > discussion > nomination it is legal"
        ),
    ),
    (
        "- refused: A nominate A not_accused",
        (
            "refused with not_accused; in deal it was refused with wrong_phase, "
            "and in first_day > discussion > nomination with target_self"
        ),
    ),
    (
        "- refused: A check B not_your_role",
        "refused with not_your_role; in deal it was refused with wrong_phase, and the game is over",
    ),
    ("- until: nomination\n- refused: A nominate A not_accused", "not_accused; in first_day > discussion > nomination"),
    ("- refused: host next wrong_phase", "refused with wrong_phase; in deal it was refused with not_allowed; now in"),
    ("- A leave\n- refused: A leave wrong_phase", "refused with wrong_phase; in deal it was refused with dead_actor"),
    ("- host next", "refused with not_allowed"),
    ("- until: night 99", "the game is over (winner draw) before night 99"),
    ("- until: doctor", "the game is over (winner draw) before doctor"),
    ("- until: A guard", "the game is over (winner draw) before A guard"),
    ("- A check B", "the game is over (winner draw) before A check B"),
    (
        "- skip: over\n- A nominate B",
        "refused with wrong_phase, and the game is over (winner draw) before A nominate B",
    ),
    ("- A leave\n- A leave", "step 2 (A leave): refused with dead_actor"),
]


@pytest.mark.parametrize(("play", "message"), MORE_FAILS)
def test_what_is_not_so_fails_and_says_why(play: str, message: str) -> None:
    assert message in fails(play)


def test_a_failure_says_the_step_its_number_and_where_the_game_stands() -> None:
    said = fails("- until: nomination\n- expect: {dead: nobody}\n- expect: {night: 7}")
    assert said.startswith("step 3 (expect: {'night': 7}): expected night 7; came 1; now in first_day > discussion")


def test_a_failure_shows_all_that_was_told_since_the_last_expect_by_audience() -> None:
    said = fails("- until: night 2\n- expect: {}\n- G point A\n- H point A\n- F check H\n- expect: {dead: B}")
    assert said.splitlines()[1:] == [
        "  told to G and H: pointed G A, pointed H A, gang_choice A",
        "  told to the host: attempt mafia A kills",
        "  told to all: step_ended mafia, step_began commissar, step_ended commissar, step_began don",
        "  told to F: noted check H 2, check_answer H nod",
    ]


def test_in_a_failure_a_fact_without_end_is_cut() -> None:
    [told] = [line for line in fails("- expect: {dead: B}").splitlines() if line.startswith("  told to all: ")]
    assert "…, rules_read" in told and len(told) < 400


def test_any_expect_uses_up_what_was_told_to_everybody() -> None:
    told = "- F check H\n- expect: {phase: first_night}\n"
    hold(told + "- expect: {only_facts: {F: [], host: [], all: []}}")
    assert "F was not told check_answer H nod" in fails(told + "- expect: {facts: {F: [check_answer H nod]}}")


def test_a_long_step_is_cut_in_the_message() -> None:
    seats = " ".join("ABCDEFGH" for _ in range(9))
    said = not_understood(f"- expect: {{alive: {seats} {'x' * 200}}}")
    assert said.startswith("step 1 (expect: {'alive': 'ABCDEFGH ABCDEFGH") and "…): there is no seat" in said


SHERIFF = {
    "seats": "A B C D E F",
    "settings": {"deck": "extended"},
    "deal": {
        **dict.fromkeys("ABC", "resident"),
        **{"D": "sheriff", "E": "mafia", "F": "don"},
    },
}


def test_a_seat_that_must_answer_first_is_named() -> None:
    said = fails("- until: night 2\n- A nominate B", **SHERIFF)
    assert "step 2 (A nominate B)" in said
    assert "and D must shoot before A nominate B; now in night > sheriff" in said
    assert "D must shoot before day 2" in fails("- until: day 2", **SHERIFF)


def test_the_clock_or_skip_or_his_move_takes_one_who_must_answer_along() -> None:
    hold("- until: sheriff 2\n- clock\n- expect: {day: 2, dead: nobody}", **SHERIFF)
    hold("- skip: day 2\n- expect: {day: 2, dead: nobody}", **SHERIFF)
    hold("- D shoot A\n- expect: {day: 2, dead: A}", **SHERIFF)


# The book `spytown`

SPIES = {
    "book": "spytown",
    "seats": "A B C D E F G",
    "settings": {"abstain": "on"},
    "deal": {**dict.fromkeys("CDEFG", "policeman"), "A": "agent", "B": "mafioso"},
}
CARDS = {**SPIES, "cards": {"C": "safe_conduct", "D": "vest"}}


def test_a_word_with_an_underscore_is_no_reason() -> None:
    hold("- refused: D play safe_conduct\n- refused: D play safe_conduct not_your_card", **CARDS)
    hold("- refused: C play safe_conduct wrong_phase", **CARDS)
    assert "is legal" in fails("- until: C play\n- refused: C play safe_conduct", **CARDS)
    assert "there is no reason not_your_crad; did you mean not_your_card?" in not_understood(
        "- refused: D play bandage not_your_crad", **CARDS
    )
    assert "there is no reason wrong_phas; did you mean wrong_phase?" in not_understood("- refused: A pass wrong_phas")


@pytest.mark.parametrize("wrong", ["nominate", "nominate C D", "nominate Z", "say", "done 3"])
def test_an_input_of_a_wrong_form_can_be_refused_as_not_understood(wrong: str) -> None:
    hold(f"- until: discussion\n- refused: A {wrong} not_allowed")
    assert "the act wants" in not_understood("- until: discussion\n- refused: A nominate C D already_nominated")


def test_an_input_of_a_right_form_is_not_refused_as_one_of_a_wrong_form() -> None:
    assert "it is legal" in fails("- until: discussion\n- A done\n- refused: A nominate C not_allowed")


def test_until_turn_2() -> None:
    hold("- until: turn 2\n- expect: {turn: 2}\n- skip: discussion 3\n- expect: {turn: 3}", **SPIES)
    assert "turn x: a number follows, such as turn 2" in not_understood("- until: turn x", **SPIES)
    assert "there is no seat turn at this table" in not_understood("- until: turn 2")


def test_a_game_that_nobody_has_won_is_a_draw_in_every_book() -> None:
    hold("- until: over\n- expect: {winner: draw}\n- expect: {winner: none}")
    hold("- host stop\n- expect: {over: true, winner: draw}\n- expect: {winner: none}", **SPIES)
    for table in ({}, SPIES):
        hold("- expect: {winner: none}", **table)
        assert "expected winner draw; came none" in fails("- expect: {winner: draw}", **table)
    assert "expected winner none; came police" in fails("- B leave\n- expect: {winner: none}", **SPIES)


def test_a_lot_that_cannot_be_drawn_fails_with_a_sentence() -> None:
    play = "- A vote C\n- C vote A\n- until: turn 2\n"
    hold(play + "- expect: {dead: C}", **SPIES, lots="C")
    assert "the lot written down for B cannot be drawn: it is drawn among A C" in fails(play, **SPIES, lots="B")


# Lengths

LENGTHS = {"settings": {"night_step_seconds": 20}}


def test_the_length_of_a_step_can_be_stated() -> None:
    hold("- until: commissar\n- expect: {lasts: 20}\n- until: speech\n- expect: {lasts: 60}", **LENGTHS)
    assert "expected 30 s; came 20" in fails("- until: commissar\n- expect: {lasts: 30}", **LENGTHS)
    hold("- expect: {lasts: 30}\n- until: discussion\n- expect: {lasts: 0}", **SPIES)


def test_a_game_may_be_played_at_its_length() -> None:
    """The step of the mafia in the first night, where nobody has anything to do, lasts too."""
    lasting = {**LENGTHS, "lasting": True}
    hold(
        "- until: mafia\n- expect: {lasts: 20, asked: nobody}\n- clock\n- expect: {step: commissar, asked: F}",
        **lasting,
    )
    hold("- F check A\n- expect: {step: commissar, asked: nobody}\n- A nominate B\n- expect: {day: 1}", **lasting)
    assert "expected mafia" in fails("- until: first_night\n- expect: {step: mafia}", **LENGTHS)


# Positions

NIGHTS = {"position": ["night_began 4", "day_began 4", "dawn A D", "floor_given B speech 60"]}
DOCTORS = {
    "settings": {"deck": "extended"},
    "deal": {**dict.fromkeys("ABCDEF", "resident"), "G": "doctor", "H": "don"},
}


def test_a_position_is_taken_up_after_the_deal() -> None:
    hold(
        "- expect: {phase: deal}\n- until: speech\n- expect: {night: 5, day: 5, dead: A D, may: {C: [done]}}", **NIGHTS
    )
    hold("- until: night\n- expect: {facts: {spectators: [dawn A D, floor_given B speech, night_began 5]}}", **NIGHTS)
    hold("- until: night\n- refused: A point B dead_actor", **NIGHTS)


def test_a_position_holds_what_one_seat_alone_was_told() -> None:
    position = ["night_began 4", {"G": "noted guard A 4"}, {"host": ["attempt don B protected"]}]
    hold("- refused: G guard A repeat_protection\n- G guard B", **DOCTORS, position=position)
    hold(
        "- until: doctor\n- expect: {knows: {G: {G: doctor}}, no_facts: {A: [noted]}, facts: {G: [noted guard A 4]}}",
        **DOCTORS,
        position=position,
    )
    assert "it is legal" in fails("- until: doctor\n- refused: G guard A", **DOCTORS, position=position[:1])


def test_a_position_stays_where_the_game_is_played_again() -> None:
    """A rest ends by playing the game again; so does a correction."""
    position = ["turn_began 2", "eliminated G mafia policeman"]
    hold("- expect: {turn: 3}\n- B point C\n- expect: {dead: C G}", **SPIES, position=position)
    human = {"settings": {"host_mode": "human"}, **NIGHTS}
    hold(
        "- G point B\n- H point B\n- F check H\n- host correct F check B\n- until: speech\n- expect: {dead: A B D}",
        **human,
    )


BAD_POSITIONS = [
    ("night_begun 4", "there is no fact night_begun; did you mean night_began?"),
    ("dawn Z", "dawn Z: "),
    ("night_began", "night_began: Object missing required field `number`"),
    ("night_began four", "night_began four: "),
    ("night_began 4 5", "night_began has no field for 5"),
    ("night_began day=4", "night_began has no field for day"),
    ("noted guard A 4", "it is told to one seat alone, such as {A: noted guard A 4}"),
    ({"Z": "noted guard A 4"}, "there is no seat Z at this table"),
    ("", "there is no fact ?"),
]


@pytest.mark.parametrize(("position", "message"), BAD_POSITIONS)
def test_a_position_that_cannot_be_read_is_not_understood(position: object, message: str) -> None:
    assert message in not_understood("[]", position=position)


BIG_CITY = {"book": "bigcity", "seats": "A B C D E F G", "deal": {"A": "mafia", "C": "admirer"}}
BOX = {"book": "cuba", "seats": "A B C D E F", "deal": {"A": "godfather"}}
THEFT = [
    {"A": "own_removal 2"},
    *({seat: "own_loot 1 [] thief"} for seat in "BCDE"),
    {"F": "own_loot 0 [] street_urchin"},
]
BY_DAY: list[tuple[dict[str, Any], list[Any], str]] = [
    ({}, [], "the position begins by day, but it does not tell that night 1 has begun"),
    ({}, ["day_began 4"], "it does not tell that night 4 has begun"),
    ({}, ["night_began 3", "day_began 4"], "it does not tell that night 4 has begun"),
    ({}, [*NIGHTS["position"]], "it tells what comes after the dawn of day 4"),
    (BIG_CITY, ["night_begun 2 false", "day_begun 3"], "it does not tell that night 3 has begun"),
    (BIG_CITY, ["night_begun 2 false", "day_begun 2", "discussion_opened 0"], "after the dawn of day 2"),
    (BIG_CITY, ["night_begun 2 false", {"C": "act_taken alibi D"}], "after an act alibi: begin with that night"),
    (BIG_CITY, ["night_begun 2 false", {"C": "act_taken poison D"}], "after an act poison: begin with that night"),
    (SPIES, [], "but it does not tell that turn 1 has begun"),
    (SPIES, ["turn_began 2", "step_began police_phase", "step_began discussion"], "after the dawn of turn 2"),
    (SPIES, ["turn_began 2", "step_began police_phase", "victim_named D"], "the one named is saved or eliminated"),
    (
        SPIES,
        ["turn_began 2", "step_began police_phase", "victim_named D", "eliminated E expelled policeman"],
        "the one named is saved or eliminated",
    ),
    (SPIES, ["turn_began 2", {"D": "lost expelled"}], "tell everybody who was lost in secret"),
    (BOX, [], "it does not tell how many diamonds the Godfather has removed"),
    (BOX, THEFT[:3] + THEFT[4:], "it does not tell what D has taken"),
    (BOX, [*THEFT, "investigation_opened"], "it tells that the investigation has opened"),
    (BOX, [*THEFT[:5], {"F": "own_loot 10 [] thief"}], "what was taken and what is left are not what was in the box"),
    (BOX, [*THEFT[:5], {"F": "own_loot 0 [cleaner] cleaner"}], "are not what was in the box"),
    (BOX, [{"B": "own_bag driver"}, *THEFT], "are not what was in the box"),
    (BOX, [THEFT[0], {"B": "box_seen 15 [loyal agent_fbi driver]"}, *THEFT[1:]], "are not what was in the box"),
    ({**BOX, "settings": {"mode": "assisted"}}, [], "it does not tell how many diamonds are stolen"),
]
FIRST = {"original": "day", "bigcity": "day", "spytown": "police_phase", "cuba": "investigation"}


@pytest.mark.parametrize(("table", "position", "message"), BY_DAY)
def test_a_position_after_which_the_day_cannot_begin_is_refused(
    table: dict[str, Any], position: list[Any], message: str
) -> None:
    begins = FIRST[table.get("book", "original")]
    reason = "bad_setting" if begins == "investigation" else "bad_setup"
    assert message in not_understood("[]", **table, position=position, begins=begins)
    hold("[]", **table, position=position, begins=begins, refused=reason)


def test_a_position_begins_with_a_phase_that_the_book_can_begin_with() -> None:
    assert "may begin with day" in not_understood("[]", **NIGHTS, begins="court")
    assert "may begin with police_phase" in not_understood("[]", **SPIES, begins="day")
    assert "needs the line begins: investigation" in not_understood("[]", **BOX, position=THEFT)


def test_a_position_by_day_stays_where_the_game_is_played_again() -> None:
    """A correction plays it again from its beginning."""
    human = {
        "settings": {"host_mode": "human"},
        "position": ["night_began 4", "day_began 4", "dawn A D"],
        "begins": "day",
    }
    hold("- B nominate C\n- host correct B nominate E\n- until: night\n- expect: {night: 5, dead: A D E}", **human)


# One field of a fact


def test_one_field_of_a_fact_can_be_stated_by_its_name() -> None:
    hold("- expect: {facts: ['game_set composition=[resident=5 commissar=1 mafia=1 don=1]']}")
    hold("- expect: {facts: ['game_set A B C D E F G H temporary_host=nobody']}")
    hold("- expect: {facts: ['game_set settings=[deck=basic night_step_seconds=15 ...]']}")
    assert "was not told" in fails("- expect: {facts: ['game_set composition=[resident=5]']}")
    assert "was not told" in fails("- expect: {facts: ['game_set settings=[deck=extended ...]']}")
    hold("- until: speech\n- expect: {facts: [floor_given seconds=60], no_facts: [floor_given seconds=30]}")
    message = "game_set has no field compositon; did you mean composition?"
    assert message in not_understood("- expect: {facts: ['game_set compositon=[resident=5]']}")
    assert "there is no seat Z" in not_understood("- expect: {no_facts: [floor_given seat=Z]}")


NOT_UNDERSTOOD = [
    ("- expect: {alvie: A}", "expect has no key alvie; did you mean alive?"),
    ("- expect: {zzz: A}", "expect has no key zzz; there are alive, dead, phase"),
    ("- expct: {alive: A}", "there is no step expct; did you mean expect?"),
    ("- expect: alive", "expect is a map with the keys alive, dead"),
    ("- {expect: {}, until: night}", "a step is a move, or a map with one of expect, refused, until, skip"),
    ("- 5", "5: a step is a move"),
    ("- [A, nominate, B]", "a step is a move"),
    ("-", "None: a step is a move"),
    ("{A: nominate}", "play is a list of moves and expectations"),
    ("A nominate B", "play is a list of moves and expectations"),
    ("- ''", "an empty line is no move"),
    ("- Z nominate A", "there is no seat Z at this table: A B C D E F G H"),
    ("- A nominate Z", "there is no seat Z at this table: A B C D E F G H"),
    ("- A nominate", "A nominate: the act wants seat"),
    ("- A", "a move is SEAT act …, host act … or clock"),
    ("- host correct A", "a correction is host correct SEAT act …"),
    ("- refused: Z nominate A", "there is no seat Z at this table"),
    ("- refused: ''", "an empty line is no move"),
    ("- expect: {alive: A Z}", "there is no seat Z at this table"),
    ("- expect: {alive: {A: B}}", "{'A': 'B'} is neither words nor a list"),
    ("- expect: {dead: Z}", "there is no seat Z"),
    ("- expect: {asked: Z}", "there is no seat Z"),
    ("- expect: {winners: Z}", "there is no seat Z"),
    ("- expect: {may: {Z: [ready]}}", "there is no seat Z"),
    ("- expect: {may: {A: [nominate Z]}}", "there is no seat Z"),
    ("- expect: {knows: {A: {Z: don}}}", "there is no seat Z"),
    ("- expect: {knows: [A]}", "knows is a map, such as {A: …}"),
    ("- expect: {unknown: {A: [Z]}}", "there is no seat Z"),
    ("- expect: {facts: {Z: [dawn]}}", "there is no seat Z"),
    ("- expect: {votes: {A: Z}}", "there is no seat Z"),
    ("- expect: {phase: nigth}", "there is no phase or step nigth; did you mean night?"),
    ("- expect: {step: nominations}", "there is no phase or step nominations; did you mean nomination?"),
    ("- until: dotcor", "dotcor is neither a phase nor a step; did you mean doctor?"),
    ("- skip: xyz", "xyz is neither a phase nor a step; there are deal, first_night"),
    ("- until: night x", "night x: a number follows, such as night 2"),
    ("- until: night 2 3", "night 2 3 is neither a phase nor a step; did you mean night?"),
    ("- until: J guard", "there is no seat J at this table"),
    ("- expect: {facts: [nominted G A]}", "there is no fact nominted; did you mean nominated?"),
    ("- expect: {only_facts: [down]}", "there is no fact down; did you mean dawn?"),
    ("- expect: {no_facts: {host: [atempt]}}", "there is no fact atempt; did you mean attempt?"),
    ("- expect: {facts: ['']}", "there is no fact ; there are game_set"),
]


@pytest.mark.parametrize(("play", "message"), NOT_UNDERSTOOD)
def test_what_is_not_in_the_notation_is_not_understood_and_the_nearest_is_named(play: str, message: str) -> None:
    assert message in not_understood(play)


NO_TABLE: list[tuple[dict[str, Any], str]] = [
    ({"book": "orignal"}, "there is no book orignal; did you mean original?"),
    ({"book": ""}, "there is no book (none named); there are original"),
    ({"setings": {}}, "there is no key setings in a scenario; did you mean settings?"),
    ({"settings": {"dekc": "basic"}}, "there is no setting dekc; did you mean deck? (bad_setup)"),
    ({"settings": {"deck": "basc"}}, "deck is basc; it may be basic, extended; did you mean basic?"),
    ({"settings": {"deck": "tarot"}}, "deck is tarot; it may be basic, extended (bad_setup)"),
    ({"settings": {"preset": "profesional"}}, "did you mean professional?"),
    ({"settings": {"stalemate_rounds": "x"}}, "stalemate_rounds is x; it must be a whole number from 0 to 86400"),
    ({"settings": {"deck": None}}, "None: a setting is a word, a whole number, true or false"),
    ({"settings": {"deck": 1.5}}, "1.5: a setting is a word"),
    ({"settings": 5}, "settings is a map"),
    ({"seats": "A B C D E", "deal": {}}, "5 seats; deck basic is for 6 to 13 players (bad_player_count)"),
    ({"seats": "A A B C D E F G"}, "two seats are called A (bad_setup)"),
    ({"seats": {"A": 1}}, "{'A': 1} is neither words nor a list"),
    ({"seats": None}, "0 seats"),
    ({"deal": {"Z": "don"}}, "the deal names seat Z, which is not at the table"),
    ({"deal": {"F": "comissar"}}, "there is no card comissar; the cards are resident, commissar"),
    (
        {"deal": {"F": "don"}},
        "the deal is 7 resident, 1 don; the table's row is 5 resident, 1 commissar, 1 mafia, 1 don",
    ),
    ({"deal": "F"}, "deal is a map"),
    ({"lots": "Z"}, "the lots name seat Z, which is not at the table"),
    ({"cards": {"A": "vest"}}, "original has none"),
    ({"proves": "SPY-101"}, "proves SPY-101: the clauses of original begin with ORIG-"),
]


@pytest.mark.parametrize(("change", "message"), NO_TABLE, ids=str)
def test_a_table_that_cannot_be_is_not_understood(change: dict[str, Any], message: str) -> None:
    assert message in not_understood("[]", **change)


def test_a_game_that_must_be_refused_holds_with_its_reason_and_fails_without() -> None:
    hold("[]", seats="A B C D E", deal={}, refused="bad_player_count")
    said = fails("[]", seats="A B C D E", deal={}, refused="bad_setup")
    assert said.startswith("expected to be refused with bad_setup; refused with bad_player_count: 5 seats")
    assert fails("[]", refused="bad_setup") == "expected to be refused with bad_setup; it can be dealt"


@pytest.mark.parametrize("document", [5, "text", ["A nominate B"], True, 1.5])
def test_what_is_no_map_is_no_scenario(document: object) -> None:
    with pytest.raises(NotUnderstood, match="a scenario is a map with the keys title, book"):
        read_scenario(document)


def test_a_file_may_hold_several_scenarios(tmp_path: Path) -> None:
    path = tmp_path / "two.yaml"
    path.write_text(f"{yaml.safe_dump(TABLE)}---\n{yaml.safe_dump({**TABLE, 'title': 'again'})}---\n")
    assert [scenario.title for scenario in read_scenarios(path)] == ["eight at a table", "again"]


BAD_FILES = [
    (b"play: [", "is not YAML"),
    (b"a: b: c", "is not YAML"),
    (b"\x00", "is not YAML"),
    (b"\xff\xfe\x00", "is not YAML"),
    (b"!!python/object/apply:os.system [ls]", "is not YAML"),
    (b"[" * 2000, "is not YAML"),
    (b"[" * 1_000_000, "is not YAML: more than 100 brackets one inside the other"),
    (b"{a: " * 300_000 + b"}" * 300_000, "is not YAML"),
    (b"- " * 200_000 + b"A", "is not YAML"),
    (b"".join(b" " * depth + b"a:\n" for depth in range(5_000)), "is not YAML"),
    (b"- A nominate B", "a scenario is a map"),
]


@pytest.mark.parametrize(("content", "message"), BAD_FILES, ids=range(len(BAD_FILES)))
def test_a_file_that_is_no_scenario_is_not_understood(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_bytes(content)
    with pytest.raises(NotUnderstood, match=message):
        read_scenarios(path)


def test_a_file_that_is_not_there_or_is_a_folder_is_not_understood(tmp_path: Path) -> None:
    with pytest.raises(NotUnderstood, match="cannot be read"):
        read_scenarios(tmp_path / "nothing.yaml")
    with pytest.raises(NotUnderstood, match="cannot be read"):
        read_scenarios(tmp_path)
