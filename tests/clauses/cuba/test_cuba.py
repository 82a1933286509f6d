"""What no written game of `cuba` can say: what screens show of it, what is only words, and inputs of no form at all."""

from __future__ import annotations

import msgspec
import pytest
from finished import FINISHED

from citysleeps.books.cuba.book import BOOK
from citysleeps.books.cuba.components import COPIES, DIAMONDS, MOST_JOKERS, TABLE, listed, mix_for
from citysleeps.books.cuba.facts import GameSet, OwnRemoval
from citysleeps.books.cuba.game import Cuba
from citysleeps.books.cuba.shown import Claim, Loot, Question, View
from citysleeps.books.scene import NOT_MINE
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.forms import Words
from citysleeps.kernel.mending import first
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST, HOST_SEAT, NOBODY, SPECTATORS, Seat, each
from citysleeps.kernel.setup import Setup, Value
from citysleeps.notation.words import read_move, write_move
from citysleeps.table.times import Times
from citysleeps.views.view import told_to, view
from citysleeps.views.words import words

SEATS = tuple("ABCDEF")
A, B, C, D, E, F = range(6)
THEFT = ("A remove 2", "B take loyal", "C take 5 diamonds", "D take driver", "E take agent_fbi", "F take 3 diamonds")
every_language = pytest.mark.parametrize("language", FINISHED)


def played(*moves: str, **settings: Value) -> Play:
    """A game of six after these inputs."""
    setup = Setup(book="cuba", seats=SEATS, settings={"first_godfather": "A", **settings})
    play = Play(BOOK, BOOK.settle(setup))
    for move in moves:
        assert not play.answer(read_move(move, SEATS, BOOK)), move
    return play


def screen(play: Play, seat: Seat) -> View:
    """What a seat's screen shows; of nobody's, what is public."""
    told = view(BOOK, play.setup, play.game.log, 1 << seat if seat != NOBODY else SPECTATORS)
    assert isinstance(told, Cuba)
    return BOOK.screen.shown(told, seat)


# Components


def test_there_are_so_many_diamonds_tokens_and_jokers() -> None:
    """CUBA-101, CUBA-102, CUBA-103 Fifteen diamonds, ten tokens, two jokers."""
    assert (DIAMONDS, MOST_JOKERS) == (15, 2)
    assert COPIES == {"loyal": 5, "agent_fbi": 1, "agent_cia": 1, "driver": 2, "cleaner": 1}


@pytest.mark.parametrize("players", TABLE)
@pytest.mark.parametrize("cleaner", [False, True])
def test_there_are_three_tokens_fewer_than_players(players: int, cleaner: bool) -> None:
    """CUBA-111, CUBA-112, CUBA-1112 With the Cleaner as without, and he is there only if he was chosen."""
    mix = mix_for(players, "fbi", cleaner)
    assert len(listed(mix)) == players - 3
    assert ("cleaner" in mix) == cleaner
    assert all(copies <= COPIES[token] for token, copies in mix.items())


def test_a_deal_that_names_the_godfather_becomes_a_setting() -> None:
    """CUBA-202 So that a game that is written down says it once."""
    settled = BOOK.settle(Setup(book="cuba", seats=SEATS, deal={"E": "godfather"}))
    assert (settled.settings["first_godfather"], settled.deal) == ("E", {})


# Inputs of no form


@pytest.mark.parametrize(
    "given", [["remove", ["loyal"]], ["remove", [["loyal"]]], ["remove", []], ["remove", [1, "driver"]]]
)
def test_the_godfather_removes_diamonds_and_nothing_else(given: list[object]) -> None:
    """CUBA-213 A token is no number of diamonds."""
    assert played().take(A, given) == "not_understood"


def test_nobody_speaks_who_does_not_sit_at_the_table() -> None:
    """CUBA-1312 Those who watch may not speak."""
    play = played(*THEFT)
    told = len(play.game.facts)
    assert play.take(NOBODY, ["say", ["Hello"]]) == "not_understood"
    assert play.take(len(SEATS), ["say", ["Hello"]]) == "not_understood"
    assert len(play.game.facts) == told


def test_who_is_not_at_the_table_is_a_bad_target() -> None:
    """CUBA-605, CUBA-519, CUBA-1210, CUBA-1414 In every input that names a seat."""
    play = played(*THEFT)
    assert play.take(A, ["accuse", [9]]) == play.take(A, ["ask", [9, "took"]]) == "bad_target"
    assert play.take(HOST_SEAT, ["remove", [9]]) == "bad_target"
    ended = played(*THEFT, "A accuse C", "A accuse F")
    assert ended.take(A, ["vote_next", [9]]) == "bad_target"
    assisted = played("host stolen 8", mode="assisted", cleaner="on")
    assert assisted.take(HOST_SEAT, ["error", [9, "nothing"]]) == "bad_target"
    assert not assisted.answer(read_move("A accuse C", SEATS, BOOK))
    assert assisted.take(HOST_SEAT, ["bang", [9]]) == assisted.take(HOST_SEAT, ["reveal", [9, 1]]) == "bad_target"


def test_a_game_that_was_dealt_with_colons_in_its_mix_goes_on_as_it_was_dealt() -> None:
    """CUBA-1105 Records and tables of 0.1.0 have `loyal:2`."""
    setup = played(roles="loyal=2 driver=1").setup
    old = msgspec.structs.replace(setup, settings={**setup.settings, "roles": ("loyal:2", "driver:1")})
    play = Play(BOOK, old)
    [dealt] = [fact for fact in play.game.facts if isinstance(fact, GameSet)]
    assert dealt.mix == {"loyal": 2, "driver": 1} and dealt.settings["roles"] == ("loyal:2", "driver:1")


# What the host is offered


def stated(play: Play) -> dict[str, bool]:
    """Of whom pockets may be entered, and is it stated with empty ones whether the box was empty?"""
    asks = [ask for ask in BOOK.host_asks(play.game) if ask.act == "reveal"]  # type: ignore[arg-type]
    found = {}
    for ask in asks:
        seats, _, words = ask.slots
        assert isinstance(seats, int) and isinstance(words, Words)
        for seat in each(seats):
            found[SEATS[seat]] = "empty_box=yes" in words.words and "empty_box=no" in words.words
    return found


def test_of_empty_pockets_the_host_is_asked_about_the_box_but_not_of_the_last_player() -> None:
    """CUBA-1407"""
    open_now = played("host stolen 8", mode="assisted")
    assert stated(open_now) == {}
    last = BOOK.screen.shown(open_now.game, NOBODY).last_player  # type: ignore[arg-type]
    other, last_one = ("B" if last != B else "F"), SEATS[last]
    assert stated(played("host stolen 8", f"A accuse {other}", mode="assisted")) == {other: True}
    assert stated(played("host stolen 8", f"A accuse {last_one}", mode="assisted")) == {last_one: False}
    ending = stated(played("host stolen 8", "A concede", mode="assisted"))
    assert ending == {seat: seat != last_one for seat in SEATS[1:]}


def offered(play: Play) -> set[str]:
    """The acts that the host may do now; none of those that say all of themselves is refused."""
    assert isinstance(play.game, Cuba)
    asks = BOOK.host_asks(play.game)
    for ask in asks:
        answer = Answer(HOST_SEAT, ask.act, tuple(first(slot) for slot in ask.slots))
        if ask.act not in ("reveal", "error", "undo"):
            assert not play.reason(answer), answer
    return {ask.act for ask in asks}


def test_where_the_software_is_the_box_the_host_removes_players_and_no_more() -> None:
    """CUBA-1330 In every phase."""
    for moves in ((), THEFT[:3], THEFT, (*THEFT, "A concede")):
        assert offered(played(*moves)) == {"remove"}


def test_the_host_of_a_real_table_is_offered_what_belongs_to_the_moment() -> None:
    """CUBA-1402, CUBA-1404, CUBA-1406, CUBA-1411, CUBA-1416, CUBA-1419, CUBA-1421 From the count to the end."""
    count = {"remove", "stolen", "error", "undo"}
    game = ("host stolen 8", "A accuse C")
    assert offered(played(mode="assisted")) == count
    assert offered(played("host stolen 8", mode="assisted")) == count | {"correct"}
    assert offered(played(*game, mode="assisted")) == {"remove", "reveal", "undo"}
    assert offered(played(*game, mode="assisted", cleaner="on")) == {"remove", "reveal", "bang", "undo"}
    assert offered(played(*game, "host bang B", mode="assisted", cleaner="on")) == {"remove", "reveal", "undo"}
    ending = ("host stolen 8", "A concede")
    assert offered(played(*ending, mode="assisted")) == {"remove", "reveal", "error", "end", "undo"}
    over = (*ending, "host reveal B 5", "host end")
    assert offered(played(*over, mode="assisted")) == {"remove", "correct", "undo"}
    assert offered(played(*over, "B vote_next C", mode="assisted")) == {"remove", "undo"}


# The box on the screen


def test_the_box_is_seen_while_one_holds_it() -> None:
    """CUBA-309, CUBA-R07 Once it has been passed on, its holder has to remember it."""
    play = played(*THEFT[:2])
    assert screen(play, C).box == Loot(13, ("agent_fbi", "driver"))
    assert screen(play, B).box is None
    assert [screen(play, seat).box for seat in (A, D, E, F, NOBODY)] == [None] * 5


def test_a_table_may_let_people_look_it_up() -> None:
    """CUBA-309, CUBA-R07 As it arrived, before the bag was used; and each only what came to him."""
    play = played("A remove 2", "B bag driver", "B take loyal", "C take 5 diamonds", box_memory="keep")
    assert screen(play, B).box == Loot(13, ("loyal", "agent_fbi", "driver"))
    assert screen(play, C).box == Loot(13, ("agent_fbi",))
    assert [screen(play, seat).box for seat in (A, E, F, NOBODY)] == [None] * 4


def test_who_has_used_the_bag_sees_the_box_without_the_token() -> None:
    """CUBA-343 Until the take."""
    play = played("A remove 2", "B bag driver")
    assert screen(play, B).box == Loot(13, ("loyal", "agent_fbi"))


def test_at_a_fixed_pace_who_has_taken_sees_the_box_as_it_arrived() -> None:
    """CUBA-1322 Until it goes on."""
    play = played("A remove 2", "B bag driver", "B take loyal", theft_fixed_s=20)
    assert screen(play, B).box == Loot(13, ("loyal", "agent_fbi", "driver"))
    assert not play.answer(read_move("clock theft", SEATS, BOOK))
    assert screen(play, B).box is None


def test_at_a_fixed_pace_a_table_may_pass_on_the_box_of_a_bot_but_not_the_first_player_s() -> None:
    """CUBA-1322 It is told whose turn it is; the first player's use of the bag would show."""
    thefts = ("A remove 2", "B take loyal", "clock theft")
    assert played(*thefts[:1], theft_fixed_s=20).game.innermost().ends.of == NOBODY
    assert played(*thefts, theft_fixed_s=20).game.innermost().ends.of == C


def test_the_godfather_sees_for_the_rest_of_the_game_what_came_back() -> None:
    """CUBA-502, CUBA-339 And before it was back he saw nothing."""
    assert screen(played(*THEFT[:5]), A).box is None
    play = played(*THEFT, "A ask C took", "A accuse C")
    assert screen(play, A).box == Loot(5, ())
    assert [screen(play, seat).box for seat in (B, C, D, E, F, NOBODY)] == [None] * 6


def test_one_may_always_see_the_own_loot_and_the_own_bag() -> None:
    """CUBA-338 Nobody else does."""
    play = played("A remove 2", "B bag driver", "B take 4 diamonds", "C take loyal")
    assert screen(play, B).loots == {B: Loot(4, ())} and screen(play, B).bag == "driver"
    assert screen(play, C).loots == {C: Loot(0, ("loyal",))} and screen(play, C).bag == ""
    assert screen(play, A).loots == {} and screen(play, A).bag == ""


def test_a_device_between_two_hands_shows_nothing_of_anybody() -> None:
    """CUBA-1313 What is nobody's screen has no box, no loot, no role, no removal on it, whatever is going on."""
    play = played("A remove 2", "B bag driver", "B take 4 diamonds")
    between = screen(play, NOBODY)
    assert (between.box, between.loots, between.bag, between.removed) == (None, {}, "", -1)
    assert between.roles == {A: "godfather"} and between.own == NOT_MINE


def test_who_was_told_nothing_yet_is_shown_nothing() -> None:
    """CUBA-206, CUBA-207 Before it is told who is Godfather, nobody is, and nobody is first or last."""
    for seat in (A, NOBODY):
        shown = BOOK.screen.shown(BOOK.blank(played().setup), seat)
        assert (shown.godfather, shown.first_player, shown.last_player, shown.order) == (NOBODY, NOBODY, NOBODY, ())
        assert shown.own == NOT_MINE and shown.where == []


# What the aids show


def test_the_godfather_sees_whom_he_has_asked_what_and_who_is_silent() -> None:
    """CUBA-902, CUBA-1305 Words and claims count as speaking."""
    play = played(*THEFT, "A ask C took", "A ask B passed", "D say Hm", "C claim took loyal")
    desk = screen(play, A)
    assert desk.asked == (Question(C, "took"), Question(B, "passed"))
    assert desk.silent == (B, E, F)


def test_another_question_than_the_last_is_suggested() -> None:
    """CUBA-902, CUBA-1306 Whatever he asked last."""
    for kind in ("received_diamonds", "received_tokens", "passed", "took"):
        suggested = screen(played(*THEFT, f"A ask C {kind}"), A).suggestion
        assert suggested in ("received_diamonds", "received_tokens", "passed", "took") and suggested != kind
    assert screen(played(*THEFT, 'A ask C free "Why?"'), A).suggestion


def test_the_godfather_alone_sees_how_many_are_outstanding() -> None:
    """CUBA-902, CUBA-1308 All see how many are back."""
    play = played(*THEFT, "A accuse C")
    assert screen(play, A).outstanding == 3
    assert [screen(play, seat).outstanding for seat in (B, C, F, NOBODY)] == [-1] * 4
    assert [screen(play, seat).recovered for seat in (A, B, C, F, NOBODY)] == [5] * 5


def test_a_board_shows_the_current_claims_to_all() -> None:
    """CUBA-513, CUBA-1309 The latest of a kind, by seat."""
    play = played(
        *THEFT, "C claim took loyal", "C claim took 2 diamonds", "B claim passed 13 agent_fbi", "A claim removed 0"
    )
    board = {Claim(C, "took", 2, ()), Claim(B, "passed", 13, ("agent_fbi",)), Claim(A, "removed", 0, ())}
    for seat in (A, B, F, NOBODY):
        assert set(screen(play, seat).claims) == board
        assert len(screen(play, seat).claims) == len(board)


def test_no_screen_differs_by_what_its_reader_may_not_know() -> None:
    """CUBA-336, CUBA-1302, CUBA-1310 Nothing that F takes is to be seen by anybody else, in whatever aid."""
    talk = ("A ask F took", "F claim took loyal", "B say Well")
    thief, urchin = played(*THEFT, *talk), played(*THEFT[:-1], "F take nothing", *talk)
    for seat in (B, C, D, E, NOBODY):
        assert screen(thief, seat) == screen(urchin, seat)
    assert screen(thief, F) != screen(urchin, F)


def test_everybody_who_could_be_the_cleaner_is_asked_the_same() -> None:
    """CUBA-1019, CUBA-1022 In the same words, whoever holds the token, and whether anybody does."""
    others = ("C take 5 diamonds", "D take driver", "E take agent_fbi", "F take 3 diamonds", "A accuse C")
    held = played("A remove 2", "B take cleaner", *others, cleaner="on")
    unheld = played("A remove 2", "B bag cleaner", "B take 1 diamonds", *others, cleaner="on")
    for play in (held, unheld):
        asks = [play.game.stop.open_to(seat) for seat in (B, D, E, F)]
        assert {repr([ask.fields() for ask in asked]) for asked in asks} == {repr([ask.fields() for ask in asks[0]])}
        assert [(ask.act, ask.idle) for ask in asks[0]] == [("bang", ("hold",))]
        assert not play.game.stop.open_to(A) and not play.game.stop.open_to(C)
    assert [held.take(seat, ["bang", []]) for seat in (D, E, F)] == ["not_cleaner"] * 3
    assert held.take(B, ["bang", []]) == "" and unheld.take(B, ["bang", []]) == "not_cleaner"


# The clocks


class Clocks:
    """The clocks of a game among people."""

    def __init__(self, *moves: str, **settings: Value) -> None:
        self.play = played(*moves, **settings)
        self.times = Times()
        self.times.follow(self.play.game, 0.0, True)

    def at(self, now: float, *moves: str) -> tuple[float, str] | None:
        """What will strike next, and when, after these inputs at this moment."""
        for move in moves:
            assert not self.play.answer(read_move(move, SEATS, BOOK)), move
        self.times.follow(self.play.game, now, True)
        struck = self.times.strikes(self.play.game)
        return struck and (struck[0], write_move(struck[1], SEATS, BOOK))


def test_the_theft_timer_runs_from_the_arrival_of_the_box() -> None:
    """CUBA-212, CUBA-1320 Not before the removal, and using the bag gives no more."""
    clocks = Clocks(theft_turn_s=45)
    assert clocks.at(5) is None
    assert clocks.at(10, "A remove 0") == (55, "clock theft")
    assert clocks.at(30, "B bag loyal") == (55, "clock theft")
    assert clocks.at(40, "B take 2") == (85, "clock theft")


def test_at_a_fixed_pace_the_box_stays_as_long_whatever_is_done() -> None:
    """CUBA-1322 A take changes nothing of it; who has left is not waited for."""
    clocks = Clocks("A remove 0", theft_fixed_s=20)
    assert clocks.at(5, "B bag loyal", "B take 2") == (20, "clock theft")
    assert clocks.at(20, "clock theft") == (40, "clock theft")
    assert clocks.at(21, "C leave") == (41, "clock theft")


def test_the_investigation_lasts_its_minutes_whatever_is_said() -> None:
    """CUBA-1327 From its opening; talk and accusations give no more."""
    clocks = Clocks(*THEFT, investigation_minutes=2, quiet_prompt_s=0)
    assert clocks.at(0) == (120, "clock investigation")
    assert clocks.at(50, "B say Well", "A ask C took", "A accuse C") == (120, "clock investigation")


def test_a_silence_is_counted_anew_when_somebody_speaks() -> None:
    """CUBA-1307 After words, a claim, a question, a prompt and an accusation; and not at all in a window."""
    clocks = Clocks("A remove 2", "B take cleaner", *THEFT[2:], cleaner="on", bang_window_s=60)
    assert clocks.at(0) == (60, "clock quiet")
    assert clocks.at(10, "B say Well") == (70, "clock quiet")
    assert clocks.at(20, "C claim took loyal") == (80, "clock quiet")
    assert clocks.at(30, "A ask C took") == (90, "clock quiet")
    assert clocks.at(90, "clock quiet") == (150, "clock quiet")
    assert clocks.at(100, "A accuse C") == (160, "clock window")
    assert clocks.at(110, "B say BANG") == (160, "clock window")
    assert clocks.at(120, "B hold", "D hold", "E hold", "F hold") == (180, "clock quiet")


def test_a_window_lasts_its_time_whoever_holds_or_leaves() -> None:
    """CUBA-1020, CUBA-1023 Until the last has held or left."""
    clocks = Clocks("A remove 2", "B take cleaner", *THEFT[2:], "A accuse C", cleaner="on", investigation_minutes=1)
    assert clocks.at(0) == (10, "clock window")
    assert clocks.at(4, "B hold", "D leave") == (10, "clock window")


def test_the_choice_lasts_its_time_whoever_names_or_leaves() -> None:
    """CUBA-1206, CUBA-1209 Until the last winner there has named a seat."""
    clocks = Clocks(*THEFT, "A accuse C", "A accuse F", next_vote_s=30)
    assert clocks.at(0) == (30, "clock next")
    assert clocks.at(10, "A vote_next B", "A leave", "C leave") == (30, "clock next")
    assert clocks.at(20, "B vote_next E") is None


# Earlier versions


def test_a_game_of_the_first_version_goes_on_with_a_host_who_hears_everything() -> None:
    """CUBA-1330 Being host shows nothing, but in games that were begun before it was so."""
    setup = played().setup
    for version, hears in (("1", True), ("2", False)):
        play = Play(BOOK, msgspec.structs.replace(setup, version=version))
        assert not play.answer(read_move("A remove 2", SEATS, BOOK))
        assert (OwnRemoval(A, 2) in told_to(play.game.log, HOST)) == hears


# Between games


def test_the_next_game_begins_with_nothing_of_the_last() -> None:
    """CUBA-203, CUBA-1208 The Godfather that was chosen, a full box, and the jokers of the setup."""
    last = played(*THEFT, "A accuse B", "A accuse C", "A accuse F", "A vote_next D", "B vote_next D", jokers=1).game
    assert isinstance(last, Cuba) and last.next_godfather == D
    following = played(first_godfather=SEATS[last.next_godfather], jokers=1).game
    assert isinstance(following, Cuba) and following.godfather == D
    assert (following.jokers, following.recovered, following.loots) == (1, 0, {})
    assert following.box == (DIAMONDS, ("loyal", "agent_fbi", "driver"))


# What is only words


def said(language: str, id: str, attribute: str = "") -> str:
    return words("cuba", language).say(id, {"driver_joins_solo_win": "yes"}, attribute)


@every_language
def test_age_and_length_are_shown_and_not_enforced(language: str) -> None:
    """CUBA-114 As information: no setting knows of them."""
    line = said(language, "lobby-line")
    assert all(number in line for number in ("6", "12", "10", "20"))
    assert not [name for name in BOOK.complete({}) if "age" in name.split("_")]


@every_language
def test_the_holder_is_advised_to_remember(language: str) -> None:
    """CUBA-344 A true word and a lie rest on what was seen."""
    assert said(language, "remember-line")


@every_language
def test_every_role_says_its_aim_and_the_books_advice(language: str) -> None:
    """CUBA-903 to CUBA-910, CUBA-905, CUBA-909, CUBA-1311 What one wants, and how the book would go about it."""
    aims = [said(language, f"role-{role.replace('_', '-')}", "aim") for role in BOOK.lobby.describe().roles]
    assert all(aims)
    for role in ("godfather", "loyal", "street-urchin"):
        assert said(language, f"role-{role}", "advice")


@every_language
def test_the_closing_note_is_there_to_be_shown(language: str) -> None:
    """CUBA-1314 All is make-believe."""
    assert said(language, "closing-line")


def noticed(players: int, **settings: Value) -> dict[str, str]:
    return {notice.id: notice.kind for notice in BOOK.lobby.advise(settings, players).notices}


def test_the_lobby_warns_of_variants_that_are_not_for_first_games() -> None:
    """CUBA-1101, CUBA-1108, CUBA-1111, CUBA-R38 Five players, the Cleaner, few Loyals; a warning refuses nothing."""
    assert noticed(5, five_players="on")["five_players"] == "warning"
    assert "five_players" not in noticed(6, five_players="on")
    assert noticed(8, cleaner="on")["cleaner"] == "warning" and "only_cleaner" not in noticed(8, cleaner="on")
    assert noticed(6, cleaner="on")["only_cleaner"] == "warning"
    few: tuple[str, ...] = ("loyal=1", "agent_fbi=1", "agent_cia=1", "driver=2")
    assert noticed(8, roles=few)["few_loyals"] == "warning"


@every_language
def test_beside_the_jokers_stands_whom_they_help(language: str) -> None:
    """CUBA-1114 More for the Godfather, fewer for the Thieves."""
    assert noticed(8)["jokers"] == "advice"
    assert said(language, "advice-jokers")


@pytest.mark.parametrize("mode", ["full", "assisted"])
def test_cuba_1416_only_in_assisted_play_somebody_enters_what_the_table_has_seen(mode: str) -> None:
    assert BOOK.lobby.led_by_hand({"mode": mode}) is (mode == "assisted")
