"""Moves and facts in words, as docs/notation.md says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from citysleeps.agents.random import play_out
from citysleeps.books.original.book import BOOK
from citysleeps.books.original.facts import (
    CheckAnswer,
    Counted,
    CourtOpened,
    Dawn,
    FloorGiven,
    GameOver,
    GameSet,
    GangMet,
    Hands,
    HostChanged,
    HostSaid,
    Nominated,
    Noted,
    OwnCard,
    Pointed,
    Said,
    Sentenced,
    StepBegan,
)
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import CLOCK, Answer
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.play import Play
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import CLOCK_SEAT, HOST, HOST_SEAT, NOBODY
from citysleeps.kernel.setup import RESERVED, Setup
from citysleeps.notation.words import (
    NotUnderstood,
    fact_name,
    fields,
    matches,
    nearest,
    read_fact,
    read_move,
    write_fact,
    write_move,
)
from citysleeps.views.view import told_to

DOCS = Path(__file__).parent.parent.parent / "docs"
DOC = "\n".join(path.read_text(encoding="utf-8") for path in sorted(DOCS.glob("notation*.md")))
always = settings(max_examples=400, derandomize=True, database=None)

NAMES = tuple("ABCDEFGHIJ")
A, B, C, D, E, F, G, H = range(8)
J = 9
ODD_NAMES = (
    NAMES,
    tuple("1234567890"),
    ("10", "9", "8", "7", "6", "5", "4", "3", "2", "1"),
    ("don", "red", "check", "correct", "pass", "say", "next", "leave", "vote", "plan"),
    ("execute", "spare", "doctor", "D", "E", "F", "G", "H", "I", "J"),
    ("Ľuboš", "Żółw", "Ñandú", "Ёжик", "🌃", "d'Artagnan", "a-b", "-1", "x.y", "true"),
)


# Moves


@st.composite
def moves(draw: st.DrawFn, names: tuple[str, ...]) -> Answer:
    """Any act of a seat or of the host with arguments of its shape, a correction, or the clock."""
    who = draw(st.sampled_from(["seat", "host", "correct", "clock"]))
    if who == "clock":
        return CLOCK
    shapes = BOOK.host_acts if who == "host" else BOOK.acts
    act = draw(st.sampled_from(sorted(shapes)))
    seats = st.sampled_from(range(len(names)))
    kinds = {
        "seat": seats,
        "number": st.integers(-9, 999_999_999),
        "text": st.text(max_size=40) | st.text(alphabet='"\\[] \nab', max_size=12),
        "choice": seats | st.sampled_from(["execute", "spare"]),
    }
    if "part" in shapes[act]:
        part = draw(st.sampled_from(sorted(BOOK.parts)))
        kinds["seats"] = st.lists(seats, min_size=1, max_size=3).map(tuple)
        kinds["word"] = st.sampled_from(["nod", "commissar", "why"])
        args: tuple[Any, ...] = (part, *(draw(kinds[kind]) for kind in BOOK.parts[part]))
    else:
        args = tuple(draw(kinds[kind]) for kind in shapes[act])
    if who == "correct":
        return Answer(HOST_SEAT, "correct", (draw(seats), act, *args))
    return Answer(HOST_SEAT if who == "host" else draw(seats), act, args)


@always
@given(st.data(), st.sampled_from(ODD_NAMES))
def test_a_move_that_is_written_down_reads_as_the_same_move(data: st.DataObject, names: tuple[str, ...]) -> None:
    move = data.draw(moves(names))
    assert read_move(write_move(move, names, BOOK), names, BOOK) == move


def test_the_round_trip_covers_every_act() -> None:
    shapes = [*BOOK.acts.values(), *BOOK.host_acts.values(), *BOOK.parts.values()]
    kinds = {kind for shape in shapes for kind in shape}
    assert kinds == {"seat", "number", "text", "choice", "part", "seats", "word"}


SAID = [
    ("J guard A", Answer(J, "guard", (A,))),
    ("C plan D 2", Answer(C, "plan", (D, 2))),
    ("B vote execute", Answer(B, "vote", ("execute",))),
    ("B vote C", Answer(B, "vote", (C,))),
    ('A say "I am the commissar"', Answer(A, "say", ("I am the commissar",))),
    ('A say "he said \\"no\\" \\\\ left"', Answer(A, "say", ('he said "no" \\ left',))),
    ('A say ""', Answer(A, "say", ("",))),
    ("A say B", Answer(A, "say", ("B",))),
    ("A say 7", Answer(A, "say", ("7",))),
    ("  A   pass  ", Answer(A, "pass")),
    ("A leave", Answer(A, "leave")),
    ("host next", Answer(HOST_SEAT, "next")),
    ("host warn B", Answer(HOST_SEAT, "warn", (B,))),
    ("host remove F", Answer(HOST_SEAT, "remove", (F,))),
    ("host correct F check A", Answer(HOST_SEAT, "correct", (F, "check", A))),
    ('host correct F say "correct B"', Answer(HOST_SEAT, "correct", (F, "say", "correct B"))),
    ("host correct F pass", Answer(HOST_SEAT, "correct", (F, "pass"))),
    ("clock", CLOCK),
]


@pytest.mark.parametrize(("text", "move"), SAID)
def test_a_move_reads_as_it_is_documented(text: str, move: Answer) -> None:
    assert read_move(text, NAMES, BOOK) == move


def test_seats_named_by_numbers_are_seats_where_a_seat_is_wanted_and_numbers_where_a_number_is() -> None:
    names = ("3", "2", "1")
    assert read_move("3 plan 2 1", names, BOOK) == Answer(0, "plan", (1, 1))
    assert read_move("1 vote 2", names, BOOK) == Answer(2, "vote", (1,))
    assert read_move("1 say 2", names, BOOK) == Answer(2, "say", ("2",))


class TalkBook(Rules):
    """A book with every form of input that the rules files have words for."""

    def __init__(self) -> None:
        super().__init__("talk", "TALK", "1")
        self.acts = {
            "point": ("choice",),
            "check": ("seat", "seat?"),
            "take": ("count",),
            "bag": ("word",),
            "ask": ("seat", "word", "text?"),
            "claim": ("part",),
            "name": ("seats",),
        }
        self.host_acts = {"roles": ("words",), "reveal": ("seat", "words"), "limit": ("number",)}
        self.parts = {
            "received_diamonds": ("number",),
            "received_tokens": ("words",),
            "passed": ("number", "words"),
            "took": ("count",),
        }
        self.fillers = ("diamonds", "+")
        self.clocks = ("theft", "window")


TALK = TalkBook()
TALKED = [
    ("A point B", Answer(A, "point", (B,)), "A point B"),
    ("A point up", Answer(A, "point", ("up",)), "A point up"),
    ("A check B", Answer(A, "check", (B,)), "A check B"),
    ("A check B C", Answer(A, "check", (B, C)), "A check B C"),
    ("A take 3 diamonds", Answer(A, "take", (3,)), "A take 3"),
    ("A take driver", Answer(A, "take", ("driver",)), "A take driver"),
    ("A take nothing", Answer(A, "take", ("nothing",)), "A take nothing"),
    ("A ask B passed", Answer(A, "ask", (B, "passed")), "A ask B passed"),
    ('A ask B free "Who + why?"', Answer(A, "ask", (B, "free", "Who + why?")), 'A ask B free "Who + why?"'),
    ("A claim received_diamonds 7", Answer(A, "claim", ("received_diamonds", 7)), "A claim received_diamonds 7"),
    (
        "A claim received_tokens loyal, driver",
        Answer(A, "claim", ("received_tokens", ("loyal", "driver"))),
        "A claim received_tokens loyal driver",
    ),
    ("A claim received_tokens none", Answer(A, "claim", ("received_tokens", ())), "A claim received_tokens none"),
    (
        "A claim passed 7 diamonds + loyal, driver",
        Answer(A, "claim", ("passed", 7, ("loyal", "driver"))),
        "A claim passed 7 loyal driver",
    ),
    ("A claim took 3 diamonds", Answer(A, "claim", ("took", 3)), "A claim took 3"),
    ("A claim took loyal", Answer(A, "claim", ("took", "loyal")), "A claim took loyal"),
    ("A name B C", Answer(A, "name", ((B, C),)), "A name B C"),
    ("A name nobody", Answer(A, "name", ((),)), "A name nobody"),
    (
        "host roles mafia=2 doctor=1",
        Answer(HOST_SEAT, "roles", (("mafia=2", "doctor=1"),)),
        "host roles mafia=2 doctor=1",
    ),
    (
        "host reveal D nothing empty_box=yes",
        Answer(HOST_SEAT, "reveal", (D, ("nothing", "empty_box=yes"))),
        "host reveal D nothing empty_box=yes",
    ),
    ("host limit 90", Answer(HOST_SEAT, "limit", (90,)), "host limit 90"),
    ("host correct A point up", Answer(HOST_SEAT, "correct", (A, "point", "up")), "host correct A point up"),
    ("clock theft", Answer(CLOCK_SEAT, "clock", ("theft",)), "clock theft"),
    ("clock", CLOCK, "clock"),
]


@pytest.mark.parametrize(("text", "move", "written"), TALKED)
def test_every_form_of_input_of_the_rules_files_reads_and_is_written(text: str, move: Answer, written: str) -> None:
    assert read_move(text, NAMES, TALK) == move
    assert write_move(move, NAMES, TALK) == written
    assert read_move(written, NAMES, TALK) == move


BAD_TALK = [
    ("A claim passed 7", "the act wants part"),
    ("A claim passed many loyal", "many is no number"),
    ("A claim given 7", "there is no part given; there are received_diamonds"),
    ("A claim", "the act wants part"),
    ("A take", "the act wants count"),
    ("A take diamonds", "the act wants count"),
    ("A take 3 4", "the act wants count"),
    ("A name B Z", "there is no seat Z"),
    ("host limit long", "long is no number"),
    ("clock thief", "there is no clock thief; did you mean theft?"),
    ("clock theft 1", "nothing stands after clock and its name"),
]


@pytest.mark.parametrize(("text", "message"), BAD_TALK)
def test_a_form_that_is_not_filled_is_not_understood(text: str, message: str) -> None:
    with pytest.raises(NotUnderstood, match=re.escape(message)):
        read_move(text, NAMES, TALK)


BAD_MOVES = [
    ("", "an empty line is no move"),
    ("   ", "an empty line is no move"),
    ("A", "a move is SEAT act …, host act … or clock"),
    ("host", "a move is SEAT act …, host act … or clock"),
    ("Z guard A", "there is no seat Z at this table: A B C"),
    ("a guard A", "there is no seat a at this table"),
    ("A guard Z", "there is no seat Z at this table"),
    ("A guard", "the act wants seat"),
    ("A plan B", "the act wants seat, number"),
    ("A plan B C", "A plan B C: C is no number"),
    ("A say", "the act wants text"),
    ("host warn", "the act wants seat"),
    ("host warn Z", "there is no seat Z at this table"),
    ("host correct", "a correction is host correct SEAT act …"),
    ("host correct F", "a correction is host correct SEAT act …"),
    ("host correct Z check A", "there is no seat Z at this table"),
    ("host correct F check", "the act wants seat"),
]


@pytest.mark.parametrize(("text", "message"), BAD_MOVES)
def test_a_line_that_is_no_move_is_not_understood_and_says_why(text: str, message: str) -> None:
    with pytest.raises(NotUnderstood, match=re.escape(message)):
        read_move(text, NAMES, BOOK)


@always
@given(st.text(max_size=60) | st.text(alphabet='AB guardhost correct"\\12', max_size=40))
def test_any_line_is_a_move_or_not_understood(text: str) -> None:
    try:
        read_move(text, NAMES, BOOK)
    except NotUnderstood as error:
        assert str(error)


def test_the_nearest_word_is_named_or_all_there_are() -> None:
    assert nearest("dotcor", ["doctor", "don"]) == "did you mean doctor?"
    assert nearest("xyz", ["doctor", "don"]) == "there are doctor, don"


# Facts


DEALT = "mafia=2 don=1"
SET = GameSet((A, B), {"deck": "basic", "dead": True, "cards": ()}, {"mafia": 2, "don": 1}, NOBODY)
SAYS = [
    # the id and the fields in their order
    ("nominated G A", Nominated(G, A)),
    ("dawn B C", Dawn((B, C))),
    ("game_over red no_black", GameOver("red", "no_black")),
    # a list stands in brackets
    ("hands C [A D E]", Hands(C, (A, D, E))),
    ("hands C [ A D E ]", Hands(C, (A, D, E))),
    ("dawn [B C]", Dawn((B, C))),
    ("court_opened [C H] [A B]", CourtOpened((C, H), (A, B))),
    ("counted vote [C H] [3 2] [F G] H", Counted("vote", (C, H), (3, 2), (F, G), H)),
    # the brackets of the first list may go
    ("hands C A D E", Hands(C, (A, D, E))),
    ("court_opened C H", CourtOpened((C, H), (A, B))),
    ("court_opened C", CourtOpened((C,), (A,))),
    # after any word or list the rest may be left out
    ("floor_given A speech 60", FloorGiven(A, "speech", 60)),
    ("floor_given A speech", FloorGiven(A, "speech", 60)),
    ("floor_given A", FloorGiven(A, "speech", 60)),
    ("floor_given", FloorGiven(A, "speech", 60)),
    ("counted vote", Counted("vote", (C, H), (3, 2), (), H)),
    ("counted vote [C H]", Counted("vote", (C, H), (3, 2), (), H)),
    ("counted vote [C H] [3 2]", Counted("vote", (C, H), (3, 2), (), H)),
    ("court_opened [C H]", CourtOpened((C, H), (A, B))),
    ("nominated", Nominated(G, A)),
    # but a fact that begins with a list and is written without it says that the list is empty
    ("dawn", Dawn(())),
    ("sentenced", Sentenced(())),
    # elsewhere an empty list is []
    ("hands C []", Hands(C, ())),
    ("hands C", Hands(C, (A, B))),
    ("dawn []", Dawn(())),
    # ... stands for whatever comes
    ("dawn ...", Dawn((B, C))),
    ("dawn ...", Dawn(())),
    ("counted vote ...", Counted("vote", (C, H), (3, 2), (), H)),
    ("hands C ...", Hands(C, (A,))),
    ("nominated ...", Nominated(G, A)),
    ("nominated G A ...", Nominated(G, A)),
    ("hands C [A ...]", Hands(C, (A, D, E))),
    ("hands C [...]", Hands(C, ())),
    # a field by its name
    ("floor_given seconds=60", FloorGiven(A, "speech", 60)),
    ("floor_given A seconds=60", FloorGiven(A, "speech", 60)),
    ("floor_given seconds=60 seat=A", FloorGiven(A, "speech", 60)),
    ("hands seats=[A D]", Hands(C, (A, D))),
    ("hands seats=A", Hands(C, (A,))),
    ("dawn seats=[B ...]", Dawn((B, C))),
    ("counted vote numbers=[3 2]", Counted("vote", (C, H), (3, 2), (), H)),
    ('said text="I am"', Said(A, "I am")),
    ('said A "text=b"', Said(A, "text=b")),
    # entries in any order
    (f"game_set composition=[{DEALT}]", SET),
    ("game_set composition=[don=1 mafia=2]", SET),
    ("game_set composition=[don=1 ...] settings=[deck=basic cards= ...]", SET),
    ("game_set [A B] [deck=basic dead=true cards=] [don=1 mafia=2] nobody", SET),
    # nobody, and the software
    ("host_changed engine", HostChanged(NOBODY)),
    ("host_changed B", HostChanged(B)),
    ("pointed B nobody", Pointed(B, NOBODY)),
    # texts with spaces stand in double quotes
    ('said A "I am the commissar"', Said(A, "I am the commissar")),
    ("said A hush", Said(A, "hush")),
    ('host_said "[A B] ..."', HostSaid("[A B] ...")),
    ('said A ""', Said(A, "")),
    # the seat whose private fact it is goes without saying
    ("own_card don", OwnCard(B, "don")),
    ("check_answer H nod", CheckAnswer(F, H, "nod")),
    ("noted mark A", Noted(B, "mark", A, 2)),
    # the answer of the vote on a question instead of a seat
    ("hands execute [A B]", Hands("execute", (A, B))),
]


@pytest.mark.parametrize(("pattern", "fact"), SAYS)
def test_a_written_fact_says_this_one(pattern: str, fact: Fact) -> None:
    assert matches(pattern, fact, NAMES)


DOES_NOT_SAY = [
    ("hands C [A ...]", Hands(C, (D, A))),
    ("floor_given seconds=30", FloorGiven(A, "speech", 60)),
    ("floor_given B seconds=60", FloorGiven(A, "speech", 60)),
    ("floor_given minutes=60", FloorGiven(A, "speech", 60)),
    ("hands seats=A", Hands(C, (A, D))),
    ("dawn seats=[]", Dawn((B,))),
    ("game_set composition=[mafia=2]", SET),
    ("game_set composition=[mafia=1 ...]", SET),
    ("game_set composition=[mafia=2 don=1 doctor=1]", SET),
    ("game_set A composition=[mafia=2 don=1]", SET),
    ("nominated A G", Nominated(G, A)),
    ("nominated G B", Nominated(G, A)),
    ("nominated G A A", Nominated(G, A)),
    ("nominate G A", Nominated(G, A)),
    ("nominated [G A]", Nominated(G, A)),
    ("", Nominated(G, A)),
    ("...", Nominated(G, A)),
    ("dawn", Dawn((B,))),
    ("dawn B", Dawn((B, C))),
    ("dawn C B", Dawn((B, C))),
    ("dawn B C", Dawn((B,))),
    ("dawn B", Dawn(())),
    ("dawn [] []", Dawn(())),
    ("sentenced", Sentenced((A,))),
    ("hands C []", Hands(C, (A,))),
    ("hands C A", Hands(C, (A, D))),
    ("hands D [A]", Hands(C, (A,))),
    ("hands C [A] [D]", Hands(C, (A,))),
    ("court_opened", CourtOpened((C, H), (A, B))),
    ("court_opened C H A B", CourtOpened((C, H), (A, B))),
    ("court_opened [C H] [B A]", CourtOpened((C, H), (A, B))),
    ("counted vote [C H] [2 3]", Counted("vote", (C, H), (3, 2), (), H)),
    ("counted second_vote", Counted("vote", (C, H), (3, 2), (), H)),
    ("counted second_vote ...", Counted("vote", (C, H), (3, 2), (), H)),
    ("floor_given A speech 30", FloorGiven(A, "speech", 60)),
    ("host_changed nobody", HostChanged(NOBODY)),
    ("said A I am", Said(A, "I am")),
    ("said A", HostSaid("A")),
    ("own_card B don", OwnCard(B, "don")),
    ("check_answer F H nod", CheckAnswer(F, H, "nod")),
    ("hands spare [A B]", Hands("execute", (A, B))),
]


@pytest.mark.parametrize(("pattern", "fact"), DOES_NOT_SAY)
def test_a_written_fact_does_not_say_that_one(pattern: str, fact: Fact) -> None:
    assert not matches(pattern, fact, NAMES)


WRITTEN = [
    (Nominated(G, A), "nominated G A"),
    (Dawn(()), "dawn"),
    (Dawn((B, C)), "dawn B C"),
    (Hands(C, (A, D)), "hands C A D"),
    (CourtOpened((C, H), (A, B)), "court_opened [C H] A B"),
    (Counted("vote", (C, H), (3, 2), (), H), "counted vote [C H] [3 2] [] H"),
    (
        Counted("all_or_none", ("execute", "spare"), (3, 2), (), NOBODY),
        "counted all_or_none [execute spare] [3 2] [] nobody",
    ),
    (GangMet("mafia", (G, H), ("mafia", "don")), "gang_met mafia [G H] mafia don"),
    (StepBegan("mafia"), "step_began mafia"),
    (HostChanged(NOBODY), "host_changed engine"),
    (Pointed(B, NOBODY), "pointed B nobody"),
    (OwnCard(B, "don"), "own_card don"),
    (Said(A, "I am"), 'said A "I am"'),
    (Said(A, ""), 'said A ""'),
]


@pytest.mark.parametrize(("fact", "text"), WRITTEN)
def test_a_fact_is_written_in_its_words(fact: Fact, text: str) -> None:
    assert write_fact(fact, NAMES) == text


@cache
def told_facts() -> dict[tuple[str, ...], list[Fact]]:
    """Everything told in a game of each preset, by the names at the table."""
    found = {}
    for preset, names, more in (
        ("basic", tuple("1234567"), {}),
        ("professional", tuple("ABCDEFGH"), {}),
        ("extended", tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), {"dead_see_all": True}),
        ("hostless", tuple("ABCDEFGHIJKL"), {"temporary_host": "A"}),
    ):
        setup = BOOK.settle(Setup(book="original", seats=names, settings={"preset": preset, **more}, seed=preset))
        play = Play(BOOK, setup)
        play_out(play, Random(preset))
        found[names] = told_to(play.game.log, HOST)
    return found


def test_a_bracket_that_is_not_closed_is_not_understood() -> None:
    with pytest.raises(NotUnderstood, match="a bracket is not closed"):
        matches("dawn [B", Dawn(()), NAMES)


def test_every_fact_that_is_written_down_says_itself() -> None:
    for names, facts in told_facts().items():
        assert [fact for fact in facts if not matches(write_fact(fact, names), fact, names)] == []


def test_every_fact_that_is_written_down_reads_as_the_same_fact() -> None:
    """But for the settings of `game_set`, whose kinds of values the words do not tell; a position comes after it."""
    for names, facts in told_facts().items():
        for fact in facts:
            mine = [getattr(fact, name) for name, mark, _ in fields(type(fact)) if mark == "me"]
            read = read_fact(write_fact(fact, names), names, BOOK, mine[0] if mine else NOBODY)
            assert read == fact or isinstance(fact, GameSet)


def test_a_fact_written_in_full_says_no_other_fact_but_the_same_of_another_seat() -> None:
    for names, facts in told_facts().items():
        for fact in facts[::60]:
            text = write_fact(fact, names)
            same = [other for other in facts if matches(text, other, names)]
            assert {write_fact(other, names) for other in same} == {text} or not written_whole(fact)


def written_whole(fact: Fact) -> bool:
    """Its last list is not empty: else its words are those of a fact whose rest is left out."""
    name, _, is_list = fields(type(fact))[-1]
    return not is_list or bool(getattr(fact, name))


def test_every_fact_says_itself_by_its_id_and_three_dots() -> None:
    for names, facts in told_facts().items():
        assert all(matches(f"{fact_name(fact)} ...", fact, names) for fact in facts)


# The page itself


@pytest.mark.parametrize("name", SHELF)
def test_the_page_lists_every_fact_with_its_fields_and_marks_the_lists(name: str) -> None:
    facts = SHELF[name].facts
    table = DOC[DOC.index(f"The facts of `{name}`") + 1 :]
    table = table[: min(table.find(end) % len(table) for end in ("The facts of", "## Settings"))]
    rows = re.findall(r"^\| `(\w+)` \| (.+) \|$", table, re.MULTILINE)
    documented = {fact: [field for field in words.split(", ") if field != "none"] for fact, words in rows}
    real = {
        fact_name(kind): [name + " (list)" * is_list for name, mark, is_list in fields(kind) if mark != "me"]
        for kind in facts
    }
    assert documented == real
    assert [fact for fact, _ in rows] == [fact_name(kind) for kind in facts]


def test_the_page_lists_the_reserved_words() -> None:
    [listed] = re.findall(r"^\*\*Reserved words\.\*\*.*", DOC, re.MULTILINE)
    assert [word for word in (*RESERVED, *BOOK.ballot_words) if f"`{word}`" not in listed] == []
