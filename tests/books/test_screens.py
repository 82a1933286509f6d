"""What a screen is told so that it needs no rule of its own: of the moment, and of what may be done in it."""

from __future__ import annotations

from typing import Any, cast

import pytest

from citysleeps.books.mends import Form
from citysleeps.books.original import shown as original
from citysleeps.books.original.facts import Left
from citysleeps.books.original.game import Original
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.ask import CLOCK
from citysleeps.kernel.forms import Numbers, SeatOr, Several, Slot
from citysleeps.kernel.mending import Mending
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST, NOBODY, SPECTATORS, bit, bits
from citysleeps.kernel.setup import Setup, Value
from citysleeps.notation.expectations import Position
from citysleeps.notation.referee import take
from citysleeps.views.view import view

LOVER = {"A": "lover", "B": "poisoner", "C": "detective", **dict.fromkeys("DEFGHIJ", "peaceful_resident")}
MAFIA = {"A": "mafia", "B": "mafia", "C": "detective", **dict.fromkeys("DEFGHI", "peaceful_resident")}


def at(
    book: str, deal: dict[str, str], *lines: Any, seats: str = "", held: dict[str, str] | None = None, **settings: Value
) -> Position:
    """A game after these lines of a scenario."""
    names = tuple(seats or deal)
    setup = SHELF[book].settle(Setup(book=book, seats=names, settings=settings, deal=deal, cards=held or {}))
    now = Position(Play(SHELF[book], setup))
    for line in lines:
        take(now, line)
    return now


def screens(now: Position, field: str) -> dict[str, Any]:
    """What one field of the view is on each screen."""
    play = now.play
    seen = {}
    for name, seat, ears in [
        *((name, seat, 1 << seat) for seat, name in enumerate(play.setup.seats)),
        ("host", NOBODY, HOST),
        ("spectators", NOBODY, SPECTATORS),
    ]:
        seen[name] = getattr(play.book.screen.shown(view(play.book, play.setup, play.game.log, ears), seat), field)
    return seen


def who(now: Position, field: str) -> str:
    """On whose screens a field is true."""
    return " ".join(name for name, value in screens(now, field).items() if value)


def everywhere(now: Position, field: str) -> Any:
    """What a field is on every screen alike."""
    [value, *others] = screens(now, field).values()
    assert all(other == value for other in others)
    return value


def forms(now: Position, by_hand: bool = False) -> list[Form]:
    """What a host may put right for anybody."""
    return SHELF[now.play.setup.book].screen.mends(now.play.game, Mending(now.play).look(), by_hand)


# original

DON = {"F": "commissar", "G": "mafia", "H": "don"}
KILLED = ({"until": "night 2"}, "G point A", "H point A", {"until": "day 2"})


def test_orig_1010_the_dead_see_all_where_the_table_has_it_so() -> None:
    assert who(at("original", DON, *KILLED, seats="ABCDEFGH", dead_see_all=True), "sees_all") == "A"
    assert who(at("original", DON, *KILLED, seats="ABCDEFGH"), "sees_all") == ""
    gone = at("original", DON, *KILLED, "B leave", seats="ABCDEFGH", dead_see_all=True)
    assert who(gone, "sees_all") == "A"


def test_orig_1310_the_permanent_host_sees_all() -> None:
    deal = {"I": "commissar", "J": "mafia", "K": "mafia", "L": "don"}
    lines = ("A nominate B", "B nominate C", {"until": "day 2"})
    now = at("original", deal, *lines, seats="ABCDEFGHIJKL", preset="hostless", temporary_host="L")
    assert who(now, "sees_all") == "C"


def court(*lines: Any) -> Position:
    """B, then C stand in court on day 1, and all six vote."""
    accused = ("A nominate B", "B nominate C", {"until": "vote"})
    return at("original", {"E": "commissar", "F": "don"}, *accused, *lines, seats="ABCDEF")


HALVES = ("A vote B", "B vote B", "C vote B", "clock", "clock")  # the others count against C


def test_orig_917_everybody_sees_who_may_still_raise_a_hand() -> None:
    """ORIG-1906 Who has abstained is shown in the count, not before. ORIG-1015 Who has left can raise none."""
    now = court("D vote B", "E abstain", "A leave", "clock")
    assert [now.play.setup.seats[seat] for seat in everywhere(now, "could_vote")] == ["B", "C", "E", "F"]
    assert everywhere(court("clock", "clock"), "could_vote") == ()


def test_orig_808_whoever_speaks_and_leaves_has_the_others_after_them() -> None:
    """As a screen shows it that has heard of the leaving, and not yet who has the floor then."""
    play = at("original", dict.fromkeys("ABCDEFGH", "resident") | {"A": "don"}, {"skip": "first_day"}).play
    seen = cast(Original, view(play.book, play.setup, play.game.log, SPECTATORS))
    speaker = seen.speaker
    assert original.to_speak(seen) == tuple(seat for seat in range(8) if seat != speaker)
    seen.fold(Left(speaker))
    assert original.to_speak(seen) == tuple(seat for seat in range(8) if seat != speaker)


def test_orig_919_everybody_sees_against_whom_those_without_a_hand_count() -> None:
    """ORIG-R63 In the execute-all vote against nobody."""
    second = (*HALVES, {"until": "second_vote"})
    assert everywhere(court(), "added_to") == everywhere(court(*second), "added_to") == 2
    even = court(*second, *HALVES)
    assert everywhere(even, "where")[-1] == "all_or_none"
    assert everywhere(even, "added_to") == NOBODY


def test_orig_919_when_the_last_accused_has_left_it_is_the_one_before() -> None:
    """ORIG-1016"""
    lines = ("A nominate B", "B nominate C", "C nominate D", {"until": "vote"}, "D leave")
    now = at("original", {"E": "commissar", "F": "don", "G": "mafia"}, *lines, seats="ABCDEFGH")
    assert everywhere(now, "added_to") == 2


def test_orig_912_whoever_leaves_in_the_first_vote_stands_among_those_it_is_held_about() -> None:
    """ORIG-1016 Hands may be up against that one already."""
    lines = ("A nominate B", "B nominate C", "C nominate D", {"until": "vote"}, "D leave")
    now = at("original", {"E": "commissar", "F": "don", "G": "mafia"}, *lines, seats="ABCDEFGH")
    assert everywhere(now, "docket") == (1, 2, 3)


def test_orig_919_when_all_accused_have_left_it_is_nobody() -> None:
    """As a screen shows it that has heard of their leaving, and not yet that the vote is over."""
    play = court().play
    seen = cast(Original, view(play.book, play.setup, play.game.log, SPECTATORS))
    shown = [original.added_to(seen)]
    for seat in (2, 1):
        seen.fold(Left(seat))
        shown.append(original.added_to(seen))
    assert shown == [2, 1, NOBODY]


def test_orig_922_the_tally_is_of_hands_until_the_votes_are_counted() -> None:
    """ORIG-934 In the second vote of its hands again."""
    assert everywhere(court(), "tally") == {}
    assert everywhere(court(*HALVES[:4]), "tally") == {1: 3}
    assert everywhere(court(*HALVES), "tally") == {1: 3, 2: 3}
    second = (*HALVES, {"until": "second_vote"})
    assert everywhere(court(*second), "tally") == {}
    assert everywhere(court(*second, "A vote B", "clock"), "tally") == {1: 1}


@pytest.mark.parametrize("lines", [(), ("G mark A", "B leave")])
def test_orig_1409_at_night_all_consoles_can_put_right_the_same(lines: tuple[str, ...]) -> None:
    """Of the call and the one before it; the gang's plan only for nights to come. It does not say who is called."""

    def mended(*where: Any) -> list[Form]:
        now = at("original", DON, *where, seats="ABCDEFGH", kill_method="closed_eyes", gang_replan="window")
        assert forms(now)[-2:] == [("pass", ()), ("done", ())]
        return forms(now)[:-2]

    one: tuple[Slot, ...] = (bits(range(8)),)
    assert mended({"until": "night 1"}, {"until": "mafia"}) == [("plan", (*one, Numbers(2, 4)))]
    mafia = ({"until": "mafia 2"}, *lines)
    assert mended(*mafia) == [("mark", one)]
    assert mended(*mafia, {"until": "commissar 2"}) == [("check", one), ("mark", one)]
    assert mended(*mafia, {"until": "don 2"}) == [("check", one)]
    assert mended({"until": "mafia 4"}) == [("mark", one), ("plan", (*one, Numbers(5, 7)))]


def test_orig_1409_by_day_all_is_put_right_that_anybody_was_asked_but_no_words() -> None:
    now = at("original", DON, {"until": "nomination"}, seats="ABCDEFGH", host_mode="human")
    assert ("nominate", (bits(range(1, 8)),)) in forms(now)
    now = at("original", DON, {"until": "speech"}, seats="ABCDEFGH", host_mode="human")
    assert forms(now) == [("done", ())]


def test_orig_1409_by_day_nobody_sees_on_a_console_who_was_called_last() -> None:
    """The sheriff could not shoot himself."""
    deal = {"A": "sheriff", "B": "don", **dict.fromkeys("CDEFGH", "resident")}
    now = at(
        "original", deal, {"until": "sheriff 2"}, "A shoot C", {"until": "day 2"}, deck="extended", host_mode="human"
    )
    assert [ask.act for _, ask in Mending(now.play).look() if ask.act == "shoot"]
    assert [act for act, _ in forms(now) if act in ("shoot", "pass")] == []


# bigcity


def test_city_r74_everybody_sees_where_those_who_are_called_may_write() -> None:
    def written(chat: bool, *lines: Any) -> Any:
        return everywhere(at("bigcity", MAFIA, *lines, faction_chat=chat), "could_write")

    called = {"until": "call_mafia 2"}
    assert written(True, called)
    assert not written(False, called)
    assert not written(True, called, "A point D", "B point D", {"until": "call_detective 2"})
    assert not written(True, {"until": "discussion"})


def test_city_r74_in_the_quiet_night_nobody_writes() -> None:
    settings: dict[str, Value] = {"faction": "both", "faction_chat": "on"}
    setup = Setup(book="bigcity", seats=tuple("ABCDEFGHIJKL"), settings=settings, lasting=True)
    now = Position(Play(SHELF["bigcity"], SHELF["bigcity"].settle(setup)))
    assert not now.play.answer(CLOCK)
    assert everywhere(now, "where") == ["quiet_night", "call_mafia"]
    assert not everywhere(now, "could_write")


def test_city_r38_a_false_answer_is_at_hand_in_every_call_of_the_detective() -> None:
    """Whether the Lover made one due shows on no screen, not on the Host's either."""

    def given(false: str, *lines: Any) -> Any:
        now = at("bigcity", LOVER, *lines, lover_false=false, host="human_chosen", max_outcasts=1)
        return everywhere(now, "false_answers")

    until = {"skip": "call_detective 2"}
    assert given("host", until) == ("citizen", "criminal", "outcast")
    falsified = ({"skip": "call_lover 2"}, "A falsify C", until)
    assert given("host", *falsified) == given("host", *falsified, "C check E") == ("citizen", "criminal", "outcast")
    assert given("fixed", until) == ()
    assert given("host", {"skip": "call_lover 2"}) == ()


HOUSES = dict.fromkeys("ABCDEF", "peaceful_resident") | {"E": "mafia", "F": "mafia"}


@pytest.mark.parametrize(("votes", "then"), [("one", ["D", "E", "F"]), ("many", ["C", "D", "E", "F"])])
def test_city_r48_everybody_sees_who_may_still_raise_a_hand(votes: str, then: list[str]) -> None:
    """Whoever let the name pass, or abstains, may have done neither as far as the others know."""
    now = at("bigcity", HOUSES, {"until": "voting"}, votes_per_player=votes)
    letters = now.play.setup.seats

    def could(*lines: str) -> list[str]:
        for line in lines:
            take(now, line)
        return [letters[seat] for seat in everywhere(now, "could_vote")]

    assert could() == ["B", "C", "D", "E", "F"]
    assert could("C vote A", "D pass", "E abstain") == ["B", "D", "E", "F"]
    assert could("B pass", "F pass") == ["A", *then]


@pytest.mark.parametrize("living", [True, False])
def test_city_1202_at_night_a_host_can_put_right_the_same_whoever_is_called_and_whether_they_live(living: bool) -> None:
    cards = ("doctor", "mafia", "journalist", "judge", "sleuth")
    deal = dict(zip("ABCDE" if living else "FGHIE", cards, strict=True))
    deal = {name: deal.get(name, "peaceful_resident") for name in "ABCDEFGHI"}

    def mended(call: str) -> list[Form]:
        return forms(at("bigcity", deal, {"skip": f"{call} 2"}, host="human_chosen", max_outcasts=1))

    one = bits(range(9))
    assert mended("call_doctor") == [("heal", (one,)), ("pass", ())]
    assert mended("call_mafia") == [("point", (SeatOr(one, ("up",)),)), ("done", ())]
    assert mended("call_journalist") == [("check", (Several(one, 2, 2),)), ("pass", ())]
    assert mended("call_sleuth") == [("check", (Several(one, 1, 1),)), ("shoot", (one,)), ("pass", ())]
    assert mended("call_judge") == [("jail", (one,)), ("release", (one,)), ("pass", ())]


def test_city_1202_in_the_quiet_night_nothing_is_put_right_and_by_day_what_anybody_was_asked() -> None:
    assert forms(at("bigcity", HOUSES, host="human_chosen")) == []
    now = at("bigcity", HOUSES, {"skip": "voting"}, host="human_chosen")
    assert forms(now) == [("vote", (bit(0),)), ("pass", ()), ("abstain", ())]


# spytown

SPIES = {"A": "mafioso", "B": "mafioso", "C": "agent"}
FALLEN = ("C check A", "A point H", "B point H", {"skip": "agent_phase 2"})


def test_spy_r52_the_eliminated_watch_the_nights_where_the_table_has_it_so() -> None:
    now = at("spytown", SPIES, *FALLEN, seats="ABCDEFGHI")
    out = [seat for seat in "ABCDEFGHI" if not now.play.game.living >> "ABCDEFGHI".index(seat) & 1]
    assert "H" in out and who(now, "watches") == " ".join(out)
    assert who(at("spytown", SPIES, *FALLEN, seats="ABCDEFGHI", dead_view="none"), "watches") == ""


@pytest.mark.parametrize(
    ("card", "moment", "asked"),
    [
        ("vest", "vest_window", "H"),
        ("bandage", "bandage_window", "ABCDEFGI"),
        ("wiretap", "start_window", "ABCDEFGI"),
        ("vest", "discussion", ""),
    ],
)
def test_spy_1604_everybody_sees_whom_a_window_asks(card: str, moment: str, asked: str) -> None:
    """Nothing of it says who holds the card: D does."""
    lines = (*FALLEN[:3], {"until": moment})
    now = at("spytown", SPIES, *lines, seats="ABCDEFGHI", held={"D": card}, cards=(card,))
    assert [now.play.setup.seats[seat] for seat in everywhere(now, "in_window")] == list(asked)


def cards_to_play(by_hand: bool, *lines: Any) -> list[Form]:
    """With a Vest that D holds, an Arrest that nobody holds, and a Recruitment."""
    cards = ("vest", "arrest", "recruitment")
    now = at("spytown", SPIES, *lines, seats="ABCDEFGHI", held={"D": "vest"}, cards=cards, gm_mode="human")
    return forms(now, by_hand)


def test_spy_1206_a_host_sees_the_cards_of_the_moment_whoever_holds_them() -> None:
    everybody = bits(range(9))
    for lines, card in [
        ((*FALLEN[:3], {"until": "vest_window"}), "vest"),
        ((*FALLEN[:3], {"until": "start_window"}), "arrest"),
    ]:
        which = (card,)
        assert cards_to_play(False, *lines)[:2] == [("play", (which,)), ("play", (which, everybody))]
        assert cards_to_play(False, *lines)[2:] == [("pass", ())]


def test_spy_1206_by_day_nobody_sees_on_a_console_who_was_called_in_the_night() -> None:
    """SPY-1613 Nobody's pointing can be corrected any more."""
    now = at("spytown", SPIES, *FALLEN[:3], {"until": "discussion"}, seats="ABCDEFGHI", gm_mode="human")
    assert {ask.act for _, ask in Mending(now.play).look()} == {"ready"}
    assert forms(now) == [("ready", ())]


def test_spy_819_players_without_phones_lay_any_card_but_not_in_a_secret_phase() -> None:
    which, everybody = ("vest", "arrest", "recruitment"), bits(range(9))
    laid: list[Form] = [("play", (which,)), ("play", (which, everybody)), ("reveal", (which,))]
    assert cards_to_play(True, *FALLEN[:3], {"until": "vest_window"})[:3] == laid
    assert cards_to_play(True) == [("check", (everybody,)), ("pass", ())]


def test_spy_1042_the_new_gang_only_meets() -> None:
    gang = {"cards": ("new_gang",) * 3, "new_gang_recognition": "on", "gm_mode": "human"}
    now = at(
        "spytown", SPIES | {"D": "mafioso"}, "C check A", {"until": "gang_recognition"}, seats="ABCDEFGHIJKLM", **gang
    )
    assert forms(now) == []


def test_spy_816_a_host_is_offered_no_card_that_nobody_plays() -> None:
    now = at("spytown", SPIES, seats="ABCDEFGHI", cards=("reverse_recruitment",), gm_mode="human")
    assert now.play.game.where() == ["agent_phase"]
    assert forms(now) == [("check", (bits(range(9)),)), ("pass", ())]


def test_spy_1206_in_a_secret_phase_a_host_sees_what_is_called_and_no_sign_or_hunch() -> None:
    mafia = ("C check A", "D hunch B", "A sign wait")
    assert [act for act, _ in cards_to_play(False, *mafia)] == ["play", "play", "point", "pass"]


@pytest.mark.parametrize("mode", ["simultaneous", "sequential"])
def test_spy_508_everybody_sees_whether_all_vote_at_once(mode: str) -> None:
    assert everywhere(at("spytown", SPIES, seats="ABCDEFGHI", vote_mode=mode), "at_once") == (mode == "simultaneous")


@pytest.mark.parametrize("book", SHELF)
def test_before_anything_is_told_no_prompt_lacks_its_name(book: str) -> None:
    setup = SHELF[book].settle(Setup(book=book, seats=tuple("ABCDEFGH")))
    prompts = SHELF[book].screen.shown(SHELF[book].blank(setup), NOBODY).prompts
    assert [line.id for line in prompts if line.id.endswith("-")] == []


def test_city_r15_under_who_is_who_every_call_is_shown_although_only_the_living_are_to_be_called() -> None:
    deal = {"A": "mafia", "B": "detective", **dict.fromkeys("CDEFG", "peaceful_resident")}
    now = at("bigcity", deal, {"until": "call_mafia"}, opt_who_is_who="on", night_calls="living")
    assert "call_judge" in [call.step for call in screens(now, "calls")["spectators"]]


# cuba


def box(*lines: str) -> Position:
    """The box has gone round from B to F, and came back to A. There are two loyal, and one of each other token."""
    thefts = (
        "A remove 2",
        "B take 2 diamonds",
        "C take loyal",
        "D take driver",
        "E take agent_fbi",
        "F take 1 diamonds",
    )
    return at("cuba", {}, *thefts, *lines, seats="ABCDEF", first_godfather="A")


def differences(*lines: str) -> list[tuple[int, int, str, int | tuple[str, ...], int | tuple[str, ...]]]:
    return [
        (one.giver, one.to, one.about, getattr(one.passed, one.about), getattr(one.received, one.about))
        for one in everywhere(box(*lines), "differences")
    ]


def test_cuba_1309_the_board_shows_where_neighbours_do_not_say_the_same() -> None:
    passed = "B claim passed 7 loyal"
    assert differences(passed) == []
    assert differences(passed, "C claim received_diamonds 7") == []
    assert differences(passed, "C claim received_diamonds 5") == [(1, 2, "diamonds", 7, 5)]
    assert differences(passed, "D claim received_diamonds 5") == []
    assert differences(passed, "C claim received_tokens loyal") == []
    assert differences(passed, "C claim received_tokens none") == [(1, 2, "tokens", ("loyal",), ())]


def test_cuba_1309_a_difference_about_tokens_says_nothing_of_diamonds() -> None:
    [one] = everywhere(box("B claim passed 7 loyal", "C claim received_tokens none"), "differences")
    assert (one.passed.diamonds, one.received.diamonds) == (0, 0)
    [one] = everywhere(box("B claim passed 7 loyal", "C claim received_diamonds 5"), "differences")
    assert (one.passed.tokens, one.received.tokens) == ((), ())


def test_cuba_1309_what_the_godfather_says_has_come_back_is_held_against_the_last_player() -> None:
    lines = ("F claim passed 2 driver", "A claim came_back 1 driver")
    assert differences(*lines) == [(5, 0, "diamonds", 2, 1)]


def test_cuba_1309_the_board_shows_tokens_that_too_many_say_they_took() -> None:
    def more(*lines: str) -> Any:
        return [(one.token, one.said, one.of) for one in everywhere(box(*lines), "excess")]

    assert more("B claim took driver", "C claim took loyal") == []
    assert more("B claim took driver", "C claim took driver") == [("driver", 2, 1)]


def test_cuba_205_each_knows_who_sits_beside() -> None:
    now = box()
    assert list(screens(now, "left_neighbour").values()) == [1, 2, 3, 4, 5, 0, NOBODY, NOBODY]
    assert list(screens(now, "right_neighbour").values()) == [5, 0, 1, 2, 3, 4, NOBODY, NOBODY]
