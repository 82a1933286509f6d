"""The bot `reasoning` in `cuba`: what it tells, whom it shoots, and how strong it is on either side."""

from __future__ import annotations

from random import Random

import pytest
from laws.cuba import a_setup
from laws.snapshots import written

from citysleeps.agents.bot import Bot
from citysleeps.agents.chairs import play_table
from citysleeps.agents.cuba.careful import Careful
from citysleeps.agents.cuba.reasoning import Reasoning
from citysleeps.agents.cuba.witness import claims_of
from citysleeps.books.cuba.book import BOOK
from citysleeps.books.cuba.components import sort
from citysleeps.books.cuba.game import Cuba
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import Seat, bit, each
from citysleeps.kernel.setup import Setup, Value
from citysleeps.views.view import told_to, view


def setup(seats: int, seed: str, **settings: Value) -> Setup:
    given: dict[str, Value] = {"first_godfather": "A", **settings}
    return BOOK.settle(Setup(book="cuba", seats=tuple("ABCDEFGHIJKL"[:seats]), settings=given, seed=seed))


def played(table: Setup, bots: list[Bot[Cuba]], number: int) -> Cuba:
    play = Play(BOOK, table)
    play_table(play, bots, [Random(f"{number}/{seat}") for seat in range(len(bots))])
    assert isinstance(play.game, Cuba)
    return play.game


def reasoners(seats: int) -> list[Bot[Cuba]]:
    return [Reasoning() for _ in range(seats)]


@pytest.mark.parametrize("number", range(30))
def test_it_plays_every_table(number: int) -> None:
    table = a_setup(Random(f"full {number}"))
    if table.settings["mode"] == "full":
        game = played(table, reasoners(len(table.seats)), number)
        assert game.over and game.winner != "void"


def test_a_story_fits_together_and_a_loyal_tells_the_truth() -> None:
    """What came is what was taken and what was left, in every story; only the bag may hold the difference."""
    roles = set()
    for number in range(12):
        game = played(setup(8, f"story {number}"), reasoners(8), number)
        for seat in each(game.others):
            told = claims_of(game, seat)
            if not told:
                continue
            came = told["received_diamonds"][0], told["received_tokens"][1]
            passed, took = told["passed"], told["took"]
            bagged = (game.bag,) if game.bag and seat == game.first_player else ()
            whole = passed[0] + took[0], sort([*passed[1], *took[1], *bagged])
            assert came == whole or bagged or not game.saw[seat][1]
            if game.role(seat) == "loyal":
                assert (came, took) == (game.saw[seat], game.loots[seat])
            if game.role(seat) == "thief":
                assert took[0] == 0
            roles.add(game.role(seat))
    assert roles >= {"thief", "loyal", "driver", "agent_fbi"}


TAKES = [(0, "remove", (2,)), (1, "take", ("loyal",)), (2, "take", (3,)), (3, "take", ("driver",))]
SAID = [("passed", 13, ("agent_fbi", "driver")), ("received_diamonds", 13)]
SAID += [("received_tokens", ("loyal", "agent_fbi", "driver")), ("took", "loyal")]


def known_to(seat: Seat, moves: list[tuple[Seat, str, tuple[object, ...]]], table: Setup) -> tuple[Cuba, Play]:
    play = Play(BOOK, table)
    for who, act, args in moves:
        assert play.answer(Answer(who, act, args)) == ""  # type: ignore[arg-type]
    known = view(BOOK, table, play.game.log, bit(seat))
    assert isinstance(known, Cuba)
    known.facts = told_to(play.game.log, bit(seat))
    return known, play


def test_a_thief_puts_it_on_a_neighbour_with_the_token_that_this_one_claims() -> None:
    """B is a Loyal and has said so; C has three diamonds. As C tells it, B has them, or D, whom nobody has heard."""
    moves = [*TAKES, (4, "take", ("agent_fbi",)), (5, "take", ("nothing",))]
    known, _ = known_to(2, [*moves, *((1, "claim", claim) for claim in SAID)], setup(6, "cover"))
    came, left = (13, ("agent_fbi", "driver")), (10, ("agent_fbi", "driver"))
    stories = [dict(Reasoning().tale(known, 2, Random(number))) for number in range(40)]
    on_b = [story for story in stories if story["passed"] == left]
    on_d = [story for story in stories if story["received_diamonds"] == came]
    assert len(on_b) > 4 and len(on_d) > 4 and len(on_b) + len(on_d) == 40
    assert {story["took"] for story in on_b} == {(0, ("loyal",))}
    assert {story["took"] for story in on_d} == {(0, ("driver",))}


@pytest.mark.parametrize(("said", "told"), [(13, 13), (9, 10)])
def test_a_driver_says_what_helps_the_thief_he_drives(said: int, told: int) -> None:
    """CUBA-817 C says that thirteen diamonds were left, and ten came: so does D. To one who says that fewer were left,
    who wants to be accused, the truth is help enough."""
    moves = [*TAKES, (4, "take", ("agent_fbi",)), (5, "take", ("nothing",))]
    claim = (2, "claim", ("passed", said, ("agent_fbi", "driver")))
    known, _ = known_to(3, [*moves, claim], setup(6, "driver"))
    story = dict(Reasoning().tale(known, 3, Random(0)))
    assert story["received_diamonds"][0] == story["passed"][0] == told
    assert story["took"] == (0, ("driver",))


def test_the_godfather_asks_for_the_rest_and_gives_up_on_the_silent() -> None:
    """CUBA-503 B has told what was left; when C speaks too, B is asked what he took, and after that no more."""
    takes = [*TAKES, (4, "take", ("agent_fbi",)), (5, "take", ("nothing",))]
    asks: list[tuple[Seat, str, tuple[object, ...]]] = [(0, "ask", (seat, "passed")) for seat in range(1, 6)]
    moves = [*takes, *asks, (1, "claim", SAID[0])]
    known, play = known_to(0, moves, setup(6, "asks"))
    offers = play.game.stop.offered_to(0)
    assert Reasoning().speak(known, 0, offers, Random(0)) is None
    moves += [(2, "claim", ("passed", 10, ("agent_fbi", "driver")))]
    known, _ = known_to(0, moves, setup(6, "asks"))
    assert Reasoning().speak(known, 0, offers, Random(0)) == Answer(0, "ask", (1, "took"))
    known, _ = known_to(0, [*moves, (0, "ask", (1, "took"))], setup(6, "asks"))
    assert Reasoning().speak(known, 0, offers, Random(0)) is None


@pytest.mark.parametrize(("first", "accused", "act"), [("agent_fbi", 1, "bang"), ("loyal", 1, "hold"), (2, 1, "hold")])
def test_a_cleaner_shoots_who_is_likely_to_be_an_agent(first: int | str, accused: Seat, act: str) -> None:
    """CUBA-1003 C, who saw the box second, knows what B can have taken."""
    takes = [(0, "remove", (0,)), (1, "take", (first,)), (2, "take", ("cleaner",)), (3, "take", (3,))]
    moves = [*takes, (4, "take", (1,)), (5, "take", (1,)), (0, "accuse", (accused,))]
    table = setup(6, "shot", roles=("cleaner", "loyal", "agent_fbi"), jokers="2")
    known, play = known_to(2, moves, table)
    assert Reasoning().answer(known, 2, play.game.stop.open_to(2), Random(0)) == Answer(2, act)


def test_cleaners_shoot_agents_in_whole_games() -> None:
    endings = [played(setup(8, f"bang {n}", cleaner="on"), reasoners(8), n).winner for n in range(40)]
    assert endings.count("cleaner_shot_agent") > 0


class Witness(Reasoning):
    """Keeps what it was told and asked, and what it answered and said."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[bytes, Answer | None]] = []

    def answer(self, view: Cuba, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        answer = super().answer(view, me, asks, chance)
        self.seen.append((written([asks, view.facts]), answer))
        return answer

    def speak(self, view: Cuba, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
        answer = super().speak(view, me, offers, chance)
        self.seen.append((written([offers, view.facts]), answer))
        return answer


@pytest.mark.parametrize("me", range(7))
def test_in_games_that_differ_in_what_another_did_it_answers_alike_until_its_view_differs(me: Seat) -> None:
    """The next one takes and tells something else."""
    alike = 0
    for number in range(6):
        came = []
        for luck in ("one", "two"):
            witness = Witness()
            bots = reasoners(8)
            bots[me] = witness
            chances = [Random(f"{number}/{seat}" + luck * (seat == me + 1)) for seat in range(8)]
            play_table(Play(BOOK, setup(8, f"pair {number}", cleaner="on")), bots, chances)
            came.append(witness.seen)
        for (seen, answer), (other_seen, other_answer) in zip(*came, strict=False):
            if seen != other_seen:
                break
            assert answer == other_answer
            alike += 1
    assert alike > 6


def godfather_wins(godfather: type[Careful], table: type[Careful], seats: int, games: int) -> float:
    wins = 0
    for number in range(games):
        bots: list[Bot[Cuba]] = [godfather(), *(table() for _ in range(seats - 1))]
        wins += played(setup(seats, f"strength {number}"), bots, number).winners & 1
    return wins / games


def errors_between(more: float, less: float, games: int) -> float:
    return (more - less) / ((more * (1 - more) + less * (1 - less)) / games) ** 0.5


@pytest.mark.long
@pytest.mark.parametrize("table", [Careful, Reasoning])
def test_a_reasoning_godfather_wins_more_often_than_a_careful_one(table: type[Careful]) -> None:
    careful, reasoning = (godfather_wins(godfather, table, 8, 150) for godfather in (Careful, Reasoning))
    assert errors_between(reasoning, careful, 150) > 4


@pytest.mark.long
@pytest.mark.parametrize("godfather", [Careful, Reasoning])
def test_a_reasoning_table_loses_less_often_than_a_careful_one(godfather: type[Careful]) -> None:
    careful, reasoning = (godfather_wins(godfather, table, 8, 150) for table in (Careful, Reasoning))
    assert errors_between(careful, reasoning, 150) > 4
