"""Whoever goes, at whatever moment of `cuba`: every way of going is tried at every stop of some games.

What must hold is taken from the rules and not from the code: CUBA-1209, CUBA-1210, CUBA-1323 to CUBA-1330, sections 2,
3, 7 and 8.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from laws.inputs import goes_on
from laws.test_going import GAMES, LONG, MOST_INPUTS, goings, somebody_acts, stops, story

from citysleeps.books.cuba import facts as box
from citysleeps.books.cuba.book import BOOK
from citysleeps.books.cuba.game import Cuba
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.play import Play, resume
from citysleeps.kernel.seats import ALL, HOST_SEAT, Seat, each
from citysleeps.kernel.setup import Setup, Value


def seated(players: int, lasting: bool = False, **settings: Value) -> Setup:
    """A table of seats A, B, … with A as the Godfather."""
    names = tuple("ABCDEFGHIJKL"[:players])
    setup = BOOK.settle(Setup(book="cuba", seats=names, settings={"first_godfather": "A", **settings}))
    return msgspec.structs.replace(setup, lasting=lasting)


SETUPS = {
    "six": seated(6),
    "five, at a fixed pace": seated(5, five_players="on", theft_fixed_s=10, jokers="2", lasting=True),
    "six, timed": seated(6, theft_turn_s=30, investigation_minutes=1, jokers="2", theft_talk="on"),
    "seven, the Cleaner": seated(7, cleaner="on", jokers="2", bang_victim_can_win="yes"),
    "six, the Cleaner and Drivers": seated(
        6, roles=("cleaner", "driver=2"), jokers="2", investigation_minutes=1, driver_joins_solo_win="no"
    ),
    "a real box": seated(6, mode="assisted", jokers="2"),
    "a real box, the Cleaner": seated(6, mode="assisted", jokers="2", cleaner="on", investigation_minutes=1),
}


@pytest.mark.parametrize("name", SETUPS)
def test_whoever_goes_is_dealt_with_and_the_game_goes_on(name: str) -> None:
    setup = SETUPS[name]
    tried = 0
    for seed in range(3 * GAMES):
        chance = Random(seed)
        for made in stops(setup, seed):
            for going in goings(len(setup.seats), chance):
                play = resume(BOOK, setup, made)
                if not any([play.answer(one) for one in going]):
                    tried += 1
                    play_on(play, chance)
    assert tried > 100


def play_on(play: Play, chance: Random) -> None:
    """The game is played to its end, and to the choice that follows it."""
    silence = chance.choice([10, 100])
    most = MOST_INPUTS if LONG else len(play.inputs) + 60
    try:
        while goes_on(play) and len(play.inputs) < most:
            look(play)
            somebody_acts(play, chance, silence)
        check(play)
    except AssertionError as error:
        raise AssertionError(f"{error}\n{story(play)}") from error


def look(play: Play) -> None:
    """CUBA-702, CUBA-703, CUBA-1329 Something is open, and nothing to one who has left, or is out before the end."""
    game = play.game
    assert game.stop.is_open(), f"nothing is open in {game.where()}"
    for seat in range(game.size):
        if game.absent >> seat & 1 or not (game.over or game.living >> seat & 1):
            asked = game.stop.open_to(seat) + game.stop.offered_to(seat)
            assert asked == [], f"{seat} is out, and asked {asked}"


def check(play: Play) -> None:
    game = play.game
    assert isinstance(game, Cuba)
    out, gone = {}, set[Seat]()  # who is out and why, and who has left
    passed: list[Seat] = []
    for to, fact in game.log[since(game) :]:
        for seat in each(to & (1 << game.size) - 1 if to != ALL else 0):
            assert seat not in gone, f"{seat} has gone, and is told {fact}"
        if isinstance(fact, box.Left):
            assert fact.seat not in gone
            gone.add(fact.seat)
        elif isinstance(fact, box.Eliminated):
            assert fact.seat not in out, f"{fact.seat} is out twice"
            out[fact.seat] = fact.cause
        elif isinstance(fact, box.BoxPassed):
            passed.append(fact.giver)
        elif isinstance(fact, box.GameOver):
            check_end(game, fact, dict(out), gone)
        elif isinstance(fact, box.NextGodfather):
            assert fact.seat not in gone, f"{fact.seat} has left, and is Godfather"  # CUBA-1210
    assert passed == list(range(len(passed)))  # CUBA-303
    if game.over and not goes_on(play):
        assert game.next_godfather >= 0 or len(gone) == game.size


def since(game: Cuba) -> int:
    """CUBA-1419 After what was taken back everything is told anew."""
    return max([i for i, fact in enumerate(game.facts) if isinstance(fact, box.Corrected)], default=-1) + 1


def check_end(game: Cuba, end: box.GameOver, out: dict[Seat, str], gone: set[Seat]) -> None:
    """T5, CUBA-1325, CUBA-1326 The ending fits what happened, the winners the ending, and nothing got lost."""
    [reveal] = [fact for fact in game.facts[game.facts.index(end) :] if isinstance(fact, box.FinalReveal)][:1]
    opened = any(isinstance(fact, box.InvestigationOpened) for fact in game.facts)
    assert (end.ending == "void") == (not opened)
    assert (end.ending == "godfather_eliminated") == (0 in out)
    if end.ending == "void":
        assert 0 in gone and not end.winners
        return
    if reveal.removed >= 0:
        assert reveal.removed + sum(reveal.loot_diamonds) + reveal.left_diamonds == 15
        tokens = [*" ".join(reveal.loot_tokens).split(), *reveal.left_tokens, *reveal.bag.split()]
        assert Counter(tokens) == Counter(game.mix)
    assert set(end.winners) == winners(game, end.ending, reveal, out)


def winners(game: Cuba, ending: str, reveal: box.FinalReveal, out: dict[Seat, str]) -> set[Seat]:
    """T5 Who has won, by the roles shown at the end."""
    roles, shot = reveal.roles, [fact.seat for fact in game.facts if isinstance(fact, box.Bang)]
    accused = [fact.seat for fact in game.facts if isinstance(fact, box.Accused)]
    shown = [fact.seat for fact in game.facts if isinstance(fact, box.Revealed)]
    known = set(range(game.size)) if reveal.removed >= 0 else {0, *shown}  # CUBA-1421
    spared = {
        seat for seat, cause in out.items() if cause == "bang" and roles[seat] in ("loyal", "driver", "street_urchin")
    }
    standing = known - set(out) | (spared if game.settings.bang_victim_can_win == "yes" else set())  # CUBA-R26
    alone = ending in ("agent_accused", "cleaner_shot_agent")
    if ending == "agent_accused":
        won = {accused[-1]} & standing  # CUBA-409, CUBA-1412
    elif ending == "cleaner_shot_agent":
        won = {shot[-1]} & standing if accused[-1] in standing else set()  # CUBA-1412, CUBA-R14
    elif ending == "diamonds_recovered":
        won = {seat for seat in standing if roles[seat] in ("godfather", "loyal", "cleaner") and seat not in shot}
    else:
        loot = {seat: reveal.loot_diamonds[seat] for seat in standing if roles[seat] == "thief"}
        won = {seat for seat in loot if loot[seat] == max(loot.values())}
        won |= {seat for seat in standing if roles[seat] == "street_urchin" and won}
    if alone and game.settings.driver_joins_solo_win == "no":
        return won
    for _ in roles:
        won |= {seat for seat in standing if roles[seat] == "driver" and (seat - 1) % game.size in won}
    return won


def test_the_check_sees_a_wrong_winner() -> None:
    """CUBA-817 In whoever's favour it is."""
    play = Play(BOOK, SETUPS["six"])
    chance = Random(1)
    while goes_on(play):
        somebody_acts(play, chance)
    check_sees_wrong_winners(play)


ALONE = (Answer(HOST_SEAT, "stolen", (3,)), Answer(0, "accuse", (4,)))
BANG = Answer(HOST_SEAT, "bang", (1,))
AN_AGENT = Answer(HOST_SEAT, "reveal", (4, "agent_fbi"))
DRIVERS = tuple([Answer(HOST_SEAT, "reveal", (seat, "driver")) for seat in (2, 5)])  # behind the Cleaner and the Agent
TOO_MUCH = Answer(HOST_SEAT, "error", (4, 1, ("agent_fbi",)))
NO_CLEANER = Answer(HOST_SEAT, "error", (1, 1, ("cleaner",)))
END = Answer(HOST_SEAT, "end")
IN_ERROR = {
    "the accused Agent": (*ALONE, AN_AGENT, *DRIVERS, TOO_MUCH, END),
    "the Agent who was shot": (*ALONE, BANG, AN_AGENT, *DRIVERS, TOO_MUCH, END),
    "the Cleaner who shot him": (*ALONE, BANG, AN_AGENT, *DRIVERS, NO_CLEANER, END),
}


@pytest.mark.parametrize("who", IN_ERROR)
def test_nobody_wins_alone_by_an_error(who: str) -> None:
    """CUBA-409, CUBA-1412, CUBA-R14 It is found in the last reveals; no Driver wins either."""
    setup = seated(7, mode="assisted", roles=("agent_fbi", "cleaner", "driver=2"))
    play = Play(BOOK, setup)
    for entered in IN_ERROR[who]:
        assert play.answer(entered) == "", entered
    assert play.game.winners == 0
    check_sees_wrong_winners(play)


def check_sees_wrong_winners(play: Play) -> None:
    """What was told is right, and would not be with a winner more or less."""
    check(play)
    end = next(i for i, fact in enumerate(play.game.facts) if isinstance(fact, box.GameOver))
    told = play.game.facts[end]
    assert isinstance(told, box.GameOver)
    for seat in range(play.game.size):
        wrong: Fact = msgspec.structs.replace(told, winners=tuple(sorted({*told.winners} ^ {seat})))
        play.game.facts[end] = wrong
        with pytest.raises(AssertionError):
            check(play)
