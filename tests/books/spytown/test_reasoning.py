"""The bot `reasoning` in `spytown`: what it concludes, what it says, and how strong it is on either side."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from citysleeps.agents.cast import Kind, play_cast
from citysleeps.agents.chairs import play_table
from citysleeps.agents.spytown.belief import Public, first_public
from citysleeps.agents.spytown.reasoning import Reasoning
from citysleeps.books.facts import Claimed
from citysleeps.books.spytown.book import BOOK
from citysleeps.books.spytown.cards import ACTION_CARDS
from citysleeps.books.spytown.facts import (
    Counted,
    Eliminated,
    FloorGiven,
    GameSet,
    TurnBegan,
    VictimNamed,
    VoteOpened,
)
from citysleeps.books.spytown.game import Spytown
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.play import Play
from citysleeps.kernel.setup import Setup, Value
from citysleeps.lab.simulate import simulate

NAMES = tuple("ABCDEFGHIJKLMNOPQRSTU")
SINGLE = tuple(card for card in ACTION_CARDS if card != "new_gang")
ELEVEN = tuple(range(11))


class Quiet(Reasoning):
    """Reasons, and says nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.is_quiet = True


def setup(seats: int, seed: str, **settings: Value) -> Setup:
    return BOOK.settle(Setup(book="spytown", seats=NAMES[:seats], settings=settings, seed=seed))


def played(seed: str, town: Kind = "reasoning", mafia: Kind = "reasoning") -> Spytown:
    play = Play(BOOK, setup(11, seed))
    play_cast(play, {"town": town, "mafia": mafia}, seed)
    assert isinstance(play.game, Spytown)
    return play.game


def claimed(game: Spytown, *kinds: str) -> list[Claimed]:
    return [fact for fact in game.facts if isinstance(fact, Claimed) and fact.kind in kinds]


def after(*facts: Fact) -> Public:
    """What everybody believes at a table of eleven after these facts."""
    public = first_public(GameSet(ELEVEN, {}, {"mafioso": 2, "agent": 1, "policeman": 8}, (), 0))
    for fact in facts:
        public = public.following(fact)
    return public


# What it concludes


def test_before_anything_has_happened_everybody_is_equally_suspect() -> None:
    assert after().chances() == pytest.approx([2 / 11] * 11)


def test_spy_436_whom_the_mafia_choose_is_none_of_them() -> None:
    assert after(TurnBegan(1), VictimNamed(3)).chances()[3] == 0.0


def test_spy_601_a_token_that_is_shown_is_known_to_all() -> None:
    chances = after(TurnBegan(1), Eliminated(3, "vote", "mafioso"), Eliminated(4, "mafia", "policeman")).chances()
    assert (chances[3], chances[4]) == (1.0, 0.0)
    assert sum(chances) == pytest.approx(2.0)


def test_who_never_votes_against_a_mafioso_is_suspect_when_his_token_is_shown() -> None:
    voters = (0, 1, 2, 4, 5, 6, 7, 8, 9, 10)
    vote = Counted("final_vote", voters, (3, 5, *[3] * 8), (3, 5), (9, 1))
    opened = VoteOpened("final_vote", voters, (3, 5))
    chances = after(TurnBegan(1), opened, vote, Eliminated(3, "vote", "mafioso")).chances()
    assert chances[1] > 1.5 * chances[0]


def test_spy_461_whom_an_agent_has_seen_is_suspect_the_more_if_nobody_contradicts() -> None:
    agent = (TurnBegan(1), Claimed(1, 0, "am", (), ("agent",), 0), Claimed(2, 0, "checked", (4,), ("mafioso",), 1))
    said = after(*agent).chances()
    alone = after(*agent, VoteOpened("preliminary_vote", ELEVEN, ELEVEN)).chances()
    against = after(*agent, Claimed(3, 4, "am", (), ("agent",), 0), Claimed(4, 4, "checked", (0,), ("mafioso",), 1))
    assert said[4] > 0.4 > said[1]
    assert alone[4] > 0.8 and alone[0] < 0.2
    assert against.chances()[4] > against.chances()[0] > 2 * alone[0]


def test_a_dead_agents_word_is_as_good_as_certain() -> None:
    agent = (TurnBegan(1), Claimed(1, 0, "am", (), ("agent",), 0), Claimed(2, 0, "checked", (4,), ("mafioso",), 1))
    chances = after(*agent, Eliminated(0, "mafia", "agent")).chances()
    assert chances[4] > 0.95


# What it says and does


def test_an_agent_tells_the_truth_and_only_a_mafioso_who_was_found_out_contradicts() -> None:
    told = lied = 0
    for seed in range(12):
        game = played(f"truth/{seed}")
        found: set[int] = set()
        for claim in claimed(game, "am", "checked"):
            if game.tokens[claim.seat] == "agent":
                told += 1
                if claim.kind == "checked":
                    assert claim.words == (game.tokens[claim.seats[0]],)
                    found |= {claim.seats[0]} if claim.words == ("mafioso",) else set()
            elif claim.words != ("police",):
                lied += 1
                assert claim.seat in found
                assert not claim.seats or game.tokens[claim.seats[0]] == "agent"
    assert told > 10 and lied > 0


def test_it_keeps_its_promises() -> None:
    promises = 0
    for seed in range(8):
        game = played(f"promise/{seed}")
        promises += len(claimed(game, "will"))
        assert not game.broken
    assert promises > 20


def test_it_gives_reasons_and_says_nothing_that_is_of_no_use() -> None:
    game = played("reasons/1")
    kinds = Counter(claim.kind for claim in claimed(game, *[fact.kind for fact in game.facts if type(fact) is Claimed]))
    assert kinds["think"] > 2 and kinds["because_voted"] + kinds["because_said"] > 2
    assert set(kinds) <= {"think", "will", "am", "checked", "because_voted", "because_said", "believe", "ask", "sure"}


def test_it_votes_for_whom_it_says_to_suspect() -> None:
    """In the first vote, unless it has promised its vote to another since."""
    kept = 0
    for seed in range(6):
        game = played(f"words/{seed}")
        meant: dict[int, int] = {}
        for fact in game.facts:
            if isinstance(fact, TurnBegan):
                meant = {}
            elif isinstance(fact, Claimed) and fact.kind in ("think", "will"):
                meant[fact.seat] = fact.seats[0]
            elif isinstance(fact, Counted) and fact.ballot == "preliminary_vote":
                cast = dict(zip(fact.voters, fact.votes, strict=True))
                assert [seat for seat, other in meant.items() if cast.get(seat, other) != other] == []
                kept += len(meant)
    assert kept > 40


def test_everybody_says_something_in_their_defence() -> None:
    for seed in range(4):
        facts = played(f"defence/{seed}").facts
        for i, fact in enumerate(facts):
            if isinstance(fact, FloorGiven):
                assert type(facts[i + 1]) is Claimed, f"{fact.seat} is silent"


def test_it_believes_an_agent_only_while_nothing_speaks_against_him() -> None:
    believed = 0
    for seed in range(12):
        game = played(f"truth/{seed}")
        thinks: set[tuple[int, int]] = set()
        for fact in game.facts:
            if isinstance(fact, TurnBegan):
                thinks = set()
            elif isinstance(fact, Claimed) and fact.kind in ("believe", "think"):
                believed += fact.kind == "believe"
                assert (fact.seat, fact.seats[0]) not in thinks or fact.kind == "think", "it contradicts itself"
                if fact.kind == "believe":
                    thinks.add((fact.seat, fact.seats[0]))
                else:
                    assert (fact.seat, fact.seats[0]) not in thinks
    assert believed > 3


def test_a_reason_is_about_whom_it_is_a_reason_for() -> None:
    """What somebody says of one player is no reason to suspect another."""
    public = after(
        TurnBegan(1), Claimed(1, 0, "am", (), ("agent",), 0), Claimed(2, 0, "checked", (4,), ("mafioso",), 1)
    )
    assert public.reasons[4] == ((pytest.approx(public.reasons[4][0][0]), "because_said", (0,)),)
    assert not [seat for seat in public.reasons if seat not in (0, 4)]


def test_asked_what_it_is_everybody_says_the_same_and_asked_why_whom_it_suspects() -> None:
    class Asker(Reasoning):
        """Asks the next two what they are, and why."""

        def statements(self, view, me, public):  # type: ignore[no-untyped-def]
            asked = [("ask", (seat % 11,), (word,), 0) for seat in (me + 1, me + 2) for word in ("what", "why")]
            return super().statements(view, me, public) + asked

    game = played("asked", Asker, Asker)
    first = next(fact for fact in game.facts if isinstance(fact, VoteOpened))
    said = [fact for fact in game.facts[: game.facts.index(first)] if isinstance(fact, Claimed)]
    agents = {claim.seat for claim in said if claim.kind == "am" and claim.words == ("agent",)}  # have said enough
    police = {claim.seat for claim in said if claim.kind == "am" and claim.words == ("police",)}
    assert len(agents) <= 2 and police == set(first.voters) - agents
    assert [claim for claim in said if claim.kind == "think"]


def test_a_first_vote_is_not_the_vote_of_one_block() -> None:
    for seed in range(6):
        ballot = next(fact for fact in played(f"block/{seed}", Quiet, Quiet).facts if isinstance(fact, Counted))
        assert len(set(ballot.votes)) > 3


def test_a_quiet_bot_claims_nothing() -> None:
    assert not [fact for fact in played("quiet", Quiet, Quiet).facts if isinstance(fact, Claimed)]


@pytest.mark.parametrize("number", range(6))
def test_it_plays_every_card_and_variant_to_the_end(number: int) -> None:
    chance = Random(number)
    seats = chance.choice((6, 8, 13, 16, 21))
    gang = ("new_gang",) * 3 if number % 2 and seats > 12 else ()
    cards = (*chance.sample(SINGLE, min(9, seats - 3)), *gang) if seats > 8 else ()
    play = Play(BOOK, setup(seats, f"variant {number}", cards=cards, kids_last_shot="on" if number % 3 else "off"))
    play_table(play, [Reasoning() for _ in range(seats)], [Random(f"{number}/{seat}") for seat in range(seats)])
    assert play.game.over


# How strong it is


def police_wins(games: int, town: Kind, mafia: Kind) -> float:
    wins: Counter[str] = Counter()
    for chunk in simulate(setup(11, "strength"), games, 1, {"town": town, "mafia": mafia}):
        wins += chunk.wins
    return wins["police"] / games


def errors_apart(one: float, two: float, games: int) -> float:
    """By how many standard errors two shares of the games differ."""
    return (one - two) / ((one * (1 - one) + two * (1 - two)) / games) ** 0.5


@pytest.mark.laws
@pytest.mark.parametrize("mafia", ["careful", "reasoning"])
def test_reasoning_police_win_more_often_than_careful_ones(mafia: Kind) -> None:
    assert errors_apart(police_wins(600, "reasoning", mafia), police_wins(600, "careful", mafia), 600) > 4


@pytest.mark.laws
def test_a_reasoning_mafia_wins_more_often_than_a_careful_one_against_reasoning_police() -> None:
    assert errors_apart(police_wins(300, "reasoning", "careful"), police_wins(300, "reasoning", "reasoning"), 300) > 4


@pytest.mark.laws
def test_police_who_talk_win_more_often_than_police_who_do_not() -> None:
    assert errors_apart(police_wins(400, "reasoning", "careful"), police_wins(400, Quiet, "careful"), 400) > 4
