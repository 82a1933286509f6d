"""Whoever goes, at whatever moment: every way of going is tried at every stop of some games.

What must hold is taken from the rules and not from the code: SPY-R42, SPY-R53, SPY-601, SPY-612, SPY-701 to SPY-709 and
SPY-1203; ORIG-1010 to ORIG-1018 and section 11; CITY-R73, CITY-1211 and section 9.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from citysleeps.books.bigcity import facts as city
from citysleeps.books.bigcity.book import BOOK as BIGCITY
from citysleeps.books.bigcity.components import SIDE_OF
from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.book import Book
from citysleeps.books.cuba.book import BOOK as CUBA
from citysleeps.books.original import facts as orig
from citysleeps.books.original.book import BOOK as ORIGINAL
from citysleeps.books.original.game import Original
from citysleeps.books.spytown import facts as spy
from citysleeps.books.spytown.book import BOOK as SPYTOWN
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.steps import SECRET
from citysleeps.kernel.ask import CLOCK, Answer, Ask
from citysleeps.kernel.play import Play, resume
from citysleeps.kernel.seats import ALL, HOST_SEAT, Seat, each
from citysleeps.kernel.setup import Setup, Value
from citysleeps.table.times import Times

from .inputs import Habits, answer, goes_on, hurry, shaped

LONG = os.environ.get("LAWS") == "long"
GAMES = 20 if LONG else 1
MOST_INPUTS = 600
HABITS = Habits(idle=30, leave=0, clock=0, host=0, wild=0)
BOOKS: dict[str, Book] = {"original": ORIGINAL, "spytown": SPYTOWN, "bigcity": BIGCITY, "cuba": CUBA}
NO_TIMERS: dict[str, Any] = dict.fromkeys(
    ("t_agent", "t_recognition", "t_reaction", "t_start_window", "t_end_window", "t_last_shot"), 0
)


def seated(book: str, deal: str, cards: str = "", lasting: bool = False, **settings: Value) -> Setup:
    """A table of seats A, B, …, each with what it is dealt."""
    names = tuple("ABCDEFGHI"[: len(deal.split())])
    hands = dict(pair.split(":") for pair in cards.split())
    setup = Setup(
        book=book, seats=names, settings=settings, deal=dict(zip(names, deal.split(), strict=True)), cards=hands
    )
    return msgspec.structs.replace(BOOKS[book].settle(setup), lasting=lasting)


FIVE = "mafioso agent policeman policeman policeman"
SEVEN = "mafioso agent policeman mafioso policeman policeman policeman"
SAVING = "C:vest D:bandage E:last_shot"
RECRUITING = "A:recruitment C:shelter D:wiretap"
BASIC = "resident resident commissar mafia don resident resident"
JUDGES = "honest_judge corrupt_judge commissar mafia don werewolf sheriff doctor"
TWO_GANGS = "resident maniac commissar mafia don yakuza ninja werewolf lawyer"
CITY = "mafia boss lawyer agent detective doctor bodyguard peaceful_resident peaceful_resident"
AVENGER = "mafia mafia avenger judge lucky_one sleuth peaceful_resident"
SECT = "sectarian mafia lover detective patrolman admirer peaceful_resident"
SETUPS = {
    "spytown": seated("spytown", FIVE),
    "saving": seated("spytown", FIVE, SAVING),
    "saving, after the chain": seated("spytown", FIVE, SAVING, end_check="after_chain"),
    "saving, without timers": seated("spytown", FIVE, SAVING, **NO_TIMERS),
    "saving, among people": seated("spytown", FIVE, SAVING, lasting=True),
    "shots": seated("spytown", FIVE, "A:vest C:bandage D:shot_round_corner E:last_shot", save_scope="any"),
    "a Game Master": seated("spytown", FIVE, SAVING, gm_mode="human"),
    "recruiting": seated("spytown", SEVEN, RECRUITING),
    "recruiting, among people": seated("spytown", SEVEN, RECRUITING, lasting=True),
    "a Commander": seated("spytown", FIVE, "C:commander D:arrest E:kidnapping"),
    "one by one": seated("spytown", SEVEN, mafia_choice="plurality", vote_mode="sequential"),
    "children": seated("spytown", SEVEN, kids_last_shot="on", kids_chain="on", end_check="after_chain"),
    "three sides": seated("spytown", SEVEN, "A:new_gang C:new_gang D:new_gang", new_gang_recognition="on"),
    "a swap": seated("spytown", FIVE, "C:role_swap D:reverse_recruitment"),
    "original": seated("original", BASIC),
    "original, among people": seated("original", BASIC, lasting=True),
    "a host": seated("original", BASIC, host_mode="human", night_step_seconds=0),
    "closed eyes": seated("original", BASIC, kill_method="closed_eyes"),
    "judges": seated("original", JUDGES, deck="extended"),
    "two gangs": seated("original", TWO_GANGS, deck="extended", gang_replan="window", single_accused_defence=True),
    "bigcity, among people": seated("bigcity", CITY, night_step_limit_s=20, lasting=True),
    "bigcity, a Host": seated("bigcity", CITY, host="human_chosen"),
    "the Avenger and the Judge": seated("bigcity", AVENGER, opt_sound_mind="on", opt_name_of_truth="on"),
    "Grave Secrets": seated("bigcity", AVENGER, opt_grave_secrets="on", opt_sound_mind="on"),
    "a sect, in no hurry": seated("bigcity", SECT, sect_heir="random", lasting=True),
    "two gangs, among people": seated("original", TWO_GANGS, deck="extended", gang_replan="window", lasting=True),
}


def walk(setup: Setup, seed: int) -> list[Answer]:
    """The inputs of a game in which nobody goes: everybody answers something, and now and then the time runs out."""
    play, chance = Play(BOOKS[setup.book], setup), Random(seed)
    while goes_on(play) and len(play.inputs) < MOST_INPUTS:
        somebody_acts(play, chance)
    return play.inputs


def somebody_acts(play: Play, chance: Random, silence: int = 10) -> None:
    """The next input, whoever makes it; so many times of a hundred nobody says anything until the clock. One there
    always is."""
    if chance.randrange(100) < silence and not play.answer(CLOCK):
        return
    if any(play.game.stop.waiting) and not play.answer(answer(play, HABITS, chance)):
        return
    assert not play.answer(hurry(play)), f"it hangs in {play.game.where()}"


def stops(setup: Setup, seed: int) -> Iterator[list[Answer]]:
    """The inputs up to each stop of a game; of stops in the same step only the first and the last few, unless there is
    much time."""
    book = BOOKS[setup.book]
    inputs = walk(setup, seed)
    play = Play(book, setup)
    at: dict[tuple[str, ...], list[int]] = {}
    for made in range(len(inputs)):
        at.setdefault(tuple(play.game.where()), []).append(made)
        play.answer(inputs[made])
    for found in at.values():
        for made in found if LONG else [*found[:2], *found[2:][-2:]]:
            yield inputs[:made]


def goings(size: int, chance: Random) -> Iterator[tuple[Answer, ...]]:
    """One leaves, or is taken out by the host; two leave, one after the other."""
    for seat in range(size):
        yield (Answer(seat, "leave"),)
        yield (Answer(HOST_SEAT, "remove", (seat,)),)
        yield Answer(seat, "leave"), Answer(chance.randrange(size), "leave")


SELDOM = ("bigcity, among people", "bigcity, a Host")  # long, and much alike
IN_TURN = [pytest.param(name, marks=[pytest.mark.laws] * (name in SELDOM)) for name in SETUPS]


@pytest.mark.parametrize("name", IN_TURN)
def test_whoever_goes_is_dealt_with_and_the_game_goes_on(name: str) -> None:
    setup = SETUPS[name]
    tried = 0
    for seed in range(GAMES):
        chance = Random(seed)
        for made in stops(setup, seed):
            for going in goings(len(setup.seats), chance):
                play = resume(BOOKS[setup.book], setup, made)
                if not any([play.answer(one) for one in going]):
                    tried += 1
                    go_on(play, chance)
    assert tried > 100


def go_on(play: Play, chance: Random) -> None:
    """The game is played on for a while, or to the end if there is much time."""
    most = MOST_INPUTS if LONG else len(play.inputs) + 40
    silence = chance.choice([10, 100])
    try:
        while not play.game.over and len(play.inputs) < most:
            look(play)
            somebody_acts(play, chance, silence)
        check(play)
    except AssertionError as error:
        raise AssertionError(f"{error}\n{story(play)}") from error


def story(play: Play) -> str:
    told = [f"{each(to & ALL >> 2) if to != ALL else 'all'}: {fact}"[:200] for to, fact in play.game.log]
    return "\n".join([f"{play.inputs[-50:]}", *told[-50:]])


@pytest.mark.parametrize("name", ["a Game Master", "a host", "bigcity, a Host"])
def test_a_correction_tells_nothing_to_those_who_are_out(name: str) -> None:
    """ORIG-1010, ORIG-1910, SPY-606, SPY-1609, CITY-1210 Whatever is corrected, and whoever has gone before it."""
    setup = SETUPS[name]
    book = BOOKS[setup.book]
    tried = 0
    for seed in range(4 * GAMES):
        chance = Random(seed)
        for made in stops(setup, seed):
            for seat in range(len(setup.seats)):
                play = resume(book, setup, made)
                play.answer(chance.choice([Answer(seat, "leave"), Answer(HOST_SEAT, "say", ("hush",))]))
                recent = [one for one in made[-4:] if one.seat >= 0]
                meant = chance.choice(recent) if recent else Answer(seat, "pass")
                again = shaped(book, book.acts, meant.seat, meant.act, len(setup.seats), chance)
                if not play.answer(Answer(HOST_SEAT, "correct", (again.seat, again.act, *again.args))):
                    tried += 1
                    go_on(play, chance)
    assert tried > 50


# Among people


@pytest.mark.parametrize("name", [name for name in SETUPS if "among people" in name])
def test_who_goes_unseen_is_not_missed_before_it_is_told(name: str) -> None:
    """ORIG-1012, ORIG-1911, SPY-1203, SPY-R53, CITY-R73 Until the night, or the step of an elimination, is over, all
    hear the same at the same time; and in the night nobody else is asked anything else."""
    setup = SETUPS[name]
    tried = 0
    for seed in range(2 * GAMES):
        for made in stops(setup, seed):
            stays = resume(BOOKS[setup.book], setup, made)
            if not is_secret(stays):
                continue
            open_to = [open_acts(stays, seat) for seat in range(len(setup.seats))]
            heard = evening(stays)
            for seat in range(len(setup.seats)):
                goes = resume(BOOKS[setup.book], setup, made)
                concerned = isinstance(goes.game, Spytown) and seat in (goes.game.pending, goes.game.asked)
                if concerned or goes.answer(Answer(seat, "leave")) or goes.game.over:
                    continue  # SPY-R42 without a victim there is nothing to wait for
                tried += 1
                for other in range(len(setup.seats)):
                    had, has = open_to[other], open_acts(goes, other)
                    mates = {"plan", "point"} & {act for act, *_ in had} & {act for act, *_ in open_to[seat]}
                    seen = had == has or other == seat or mates or at_an_elimination(goes)  # ORIG-1903, SPY-R53
                    assert seen, f"{seat} goes: {other} had {had}, has {has}\n{story(goes)}"
                missed = evening(goes)
                both = min(len(heard), len(missed))
                assert heard[:both] == missed[:both], f"{seat} goes: {heard} {missed}\n{story(goes)}"
    assert tried > 50


def open_acts(play: Play, seat: Seat) -> list[tuple[object, ...]]:
    """What a seat may do, as it is shown it: each act with its arguments and its limit."""
    return [ask.fields()[1:] for ask in asked(play, seat)]


def is_secret(play: Play) -> bool:
    """Does nobody hear at once who goes now?"""
    game = play.game
    if isinstance(game, Spytown):
        return game.phase in SECRET or at_an_elimination(play)
    if isinstance(game, BigCity):
        return game.phase in ("quiet_night", "night")
    return isinstance(game, Original) and game.phase in ("first_night", "night")


def at_an_elimination(play: Play) -> bool:
    return isinstance(play.game, Spytown) and play.game.inner != ""


def evening(play: Play) -> list[tuple[float, str]]:
    """What all hear, and when, if from now on only the clock runs; until the secret is out."""
    times, now, heard = Times(), 0.0, []
    times.follow(play.game, now, True)
    told = len(play.game.facts)
    while is_secret(play) and not play.game.over:
        strikes = times.strikes(play.game)
        assert strikes is not None, f"it hangs in {play.game.where()}"
        now = max(now, strikes[0])
        assert not play.answer(strikes[1])
        times.follow(play.game, now, True)
        new = play.game.log[told:]
        told += len(new)
        heard += [(now, str(fact)) for to, fact in new if to == ALL]
    ends = [i for i in range(len(heard)) if heard[i][1].startswith(OUTCOMES)]
    return heard[: ends[0]] if ends else heard


OUTCOMES = (
    "Left",
    "Eliminated",
    "GameOver",
    "DayBegan",
    "VictimNamed",
    "NobodyChosen",
    "FinalReveal",
    "Saved",
    "Killed",
)


# At every stop


def look(play: Play) -> None:
    """ORIG-1007, ORIG-1015, SPY-606, SPY-608 Something is open, and nothing to one who is out."""
    game = play.game
    assert game.stop.is_open(), f"nothing is open in {game.where()}"
    out = ~game.living | game.absent
    if isinstance(game, Spytown):
        out |= game.lost
        if game.inner in ("last_shot_right", "last_shot_window"):
            out &= ~(1 << game.asked) | game.absent
        sides = {side(game, seat, set(each(game.recruited))) for seat in each(game.present)}
        assert len(sides) > 1 or game.inner, f"it is over, and goes on in {game.where()}"  # SPY-701 to SPY-707
    if isinstance(game, BigCity):
        out &= ~(game.dying | (1 << game.speaker if game.inner == "last_word" else 0)) | game.absent  # CITY-1002
    for seat in range(game.size):
        if out >> seat & 1:
            assert asked(play, seat) == [], f"{seat} is out, and asked {asked(play, seat)}"


def asked(play: Play, seat: Seat) -> list[Ask]:
    return play.game.stop.open_to(seat) + play.game.stop.offered_to(seat)


# The whole game


def check(play: Play) -> None:
    if isinstance(play.game, Spytown):
        check_spytown(play.game, play.inputs)
    elif isinstance(play.game, BigCity):
        check_bigcity(play.game, play.inputs)
    else:
        assert isinstance(play.game, Original)
        check_original(play.game, play.inputs)


def gone_by(inputs: list[Answer]) -> set[Seat]:
    left = {made.seat for made in inputs if made.act == "leave"}
    return left | {made.args[0] for made in inputs if made.act == "remove" and type(made.args[0]) is int}


SEEN_BY_THE_ELIMINATED = (spy.MafiaMet, spy.Recruited, spy.Pointed, spy.Signed, spy.MafiaChoice, spy.AgentPointed)


def check_spytown(game: Spytown, inputs: list[Answer]) -> None:
    living, recruited = set(range(game.size)), set[Seat]()
    lost: set[Seat] = set()
    absent: set[Seat] = set()
    phase, commander = "", -1
    decided = False
    for to, fact in game.log:
        if decided:
            assert isinstance(fact, spy.Left | spy.Eliminated | spy.GameOver | spy.CommanderPassed), f"late: {fact}"
        for seat in each(to & (1 << game.size) - 1 if to != ALL else 0):
            watches = isinstance(fact, SEEN_BY_THE_ELIMINATED) and phase in SECRET
            mine = isinstance(fact, spy.Noted | spy.Lost) and fact.me == seat
            assert seat not in absent, f"{seat} has gone, and is told {fact}"
            assert seat in living - lost or watches or mine, f"{seat} is out, and is told {fact}"
        if isinstance(fact, spy.StepBegan) and fact.step in (*SECRET, "police_phase"):
            phase = fact.step
        elif isinstance(fact, spy.Recruited) and fact.recruit not in lost:
            recruited.add(fact.recruit)
        elif isinstance(fact, spy.CardShown) and fact.card == "commander":
            commander = fact.seat
        elif isinstance(fact, spy.CommanderPassed):
            commander = fact.to
            assert commander in living, f"{commander} is out, and gets the Commander card"
        elif isinstance(fact, spy.VoteOpened):
            assert commander in living | {-1} and set(fact.voters) | set(fact.candidates) <= living
        elif isinstance(fact, spy.Lost):
            lost.add(fact.me)
            absent |= {fact.me} if fact.cause == "expelled" else set()
        elif isinstance(fact, spy.Left):
            assert fact.seat in living, f"{fact.seat} is out, and leaves"
            absent.add(fact.seat)
        elif isinstance(fact, spy.Eliminated):
            assert fact.seat in living, f"{fact.seat} is out twice"
            assert fact.cause == "expelled" or fact.seat not in absent, (
                f"{fact.seat} has gone, and is out by {fact.cause}"
            )
            living.remove(fact.seat)
            absent |= {fact.seat} if fact.cause == "expelled" else set()
            sides = {side(game, seat, recruited) for seat in living}
            decided = len(sides) < 2 and game.settings.end_check == "each_step"
        elif isinstance(fact, spy.GameOver):
            sides = {side(game, seat, recruited) for seat in living}
            assert sides == ({fact.winner} - {"none"}), f"{fact.winner} has won, and there are {sides}"
            assert phase not in SECRET or not lost & living, "who was lost in secret was not announced"
            decided = False
            phase = ""
    assert living == set(each(game.living))
    unheard = gone_by(inputs) & living
    assert unheard <= lost, f"{unheard} have gone, and nobody has heard of it"


def side(game: Spytown, seat: Seat, recruited: set[Seat]) -> str:
    """SPY-302 to SPY-304, SPY-926, SPY-942, SPY-1034, SPY-R30"""
    token, card = game.tokens[seat], game.cards[seat]
    if card == "new_gang" and token != "agent":
        return "new_gang"
    turned = card == "reverse_recruitment" and token != "agent"
    return "mafia" if seat in recruited or (token == "mafioso") != turned else "police"


def check_original(game: Original, inputs: list[Answer]) -> None:
    if any(isinstance(fact, orig.DealVoid) for fact in game.facts):
        return  # ORIG-1019
    living, absent, joined = set(range(game.size)), set[Seat](), ""
    left: list[Seat] = []
    killed: list[Seat] = []
    sentenced: set[Seat] = set()
    is_end_checked = False
    for to, fact in game.log:
        for seat in each(to & (1 << game.size) - 1 if to != ALL else 0):
            hears = isinstance(fact, orig.OwnResult) or seat in living - absent
            assert hears, f"{seat} is out, and is told {fact}"
        if to == ALL and is_end_checked:
            assert isinstance(fact, orig.GameOver) or not winner(game, living, joined), f"it is over, and then {fact}"
            is_end_checked = False
        if isinstance(fact, orig.Leaving):
            absent.add(fact.seat)
        elif isinstance(fact, orig.DayBegan | orig.Sentenced):
            sentenced = set(fact.seats) if isinstance(fact, orig.Sentenced) else living.copy()
        elif isinstance(fact, orig.Converted):
            joined = fact.gang
        elif isinstance(fact, orig.FloorGiven):
            assert fact.seat in living, f"{fact.seat} is dead, and has the floor"
        elif isinstance(fact, orig.Left):
            left.append(fact.seat)
            living.discard(fact.seat)
            absent.add(fact.seat)
            is_end_checked = fact.seat not in sentenced  # ORIG-1014, ORIG-1018
        elif isinstance(fact, orig.Dawn | orig.Executed):
            killed += fact.seats
            assert set(fact.seats) <= living | absent, f"{fact.seats} are dead twice"
            living -= set(fact.seats)
            sentenced = set()
            is_end_checked = True
        elif isinstance(fact, orig.GameOver) and fact.winner != "draw":
            assert fact.winner == winner(game, living, joined), f"{fact.winner} has won; living are {living}"
    assert living == set(each(game.living))
    assert len(left) == len(set(left)) and len(killed) == len(set(killed)), f"announced twice: {left} {killed}"
    unheard = gone_by(inputs) - set(left)
    assert unheard == (set() if game.over else absent & living), f"{unheard} have gone, and nobody has heard of it"


def check_bigcity(game: BigCity, inputs: list[Answer]) -> None:
    """CITY-R73 By night who leaves is told alone and is one of the killed at dawn; by day all are told, and it is
    killed at once. Nobody dies twice; what was done by night stands, and nobody is told anything who has gone."""
    living, absent, recruited = set(range(game.size)), set[Seat](), set[Seat]()
    by_night = True
    asked = set[Seat]()  # of the dead: who died at the last moment
    for to, fact in game.log:
        for seat in each(to & (1 << game.size) - 1 if to != ALL else 0):
            assert seat not in absent, f"{seat} has gone, and is told {fact}"
            own = isinstance(fact, city.Leaving)
            assert own or seat in living | asked, f"{seat} is dead, and is told {fact}"
        if isinstance(fact, city.DiscussionOpened | city.VotingOpened | city.NightBegun):
            assert not clean(game, living, recruited), f"{clean(game, living, recruited)} have won, and then {fact}"
            assert by_night or not absent & living, f"{absent & living} have gone, and live"
        if isinstance(fact, city.NightBegun | city.DayBegun):
            by_night = isinstance(fact, city.NightBegun)
            asked = set()
        elif isinstance(fact, city.Leaving):
            assert by_night or fact.me not in living, f"{fact.me} leaves by day, and nobody is told"
            absent.add(fact.me)
        elif isinstance(fact, city.Left):
            assert not by_night and fact.seat in living, f"{fact.seat} leaves by night, and all are told"
            absent.add(fact.seat)
        elif isinstance(fact, city.Recruited | city.RecruitChosen):
            recruited.add(fact.me if isinstance(fact, city.Recruited) else fact.seat)
        elif isinstance(fact, city.Killed | city.Executed):
            seats = set(fact.seats) if isinstance(fact, city.Killed) else {fact.seat}
            assert seats <= living, f"{seats} are dead already"
            living -= seats
            asked |= seats
    assert living == set(each(game.living))
    unheard = gone_by(inputs) & living
    assert unheard == (absent & living if by_night and not game.over else set()), f"{unheard} have gone, unheard"


def clean(game: BigCity, living: set[Seat], recruited: set[Seat]) -> str:
    """CITY-848, CITY-901, CITY-909 Who has won at any settled moment, if nobody but one side lives."""
    sect = recruited | {seat for seat in living if game.cards[seat] == "sectarian"}
    if living <= sect:
        return "the sect"
    sides = {"outcasts" if seat in recruited else SIDE_OF[game.cards[seat]] for seat in living}
    return sides.pop() if sides in ({"citizens"}, {"criminals"}) else ""


def winner(game: Original, living: set[Seat], joined: str) -> str:
    """Sections 11.2 and 11.3, with the settings as they are by default; nothing: the game goes on."""
    sides = [{"don": "mafia", "ninja": "yakuza", "corrupt_judge": "lawyer"}.get(card, card) for card in game.cards]
    sides = [joined if card == "werewolf" else card for card in sides]
    mafia, yakuza, helpers, maniac = ([sides[seat] for seat in living].count(of) for of in BLACK)
    red = len(living) - mafia - yakuza - helpers - maniac
    if game.settings.deck == "basic":
        return "red" if not mafia else "black" if mafia >= red else ""
    if maniac and len(living) <= 2:
        return "maniac"
    if not mafia + yakuza + helpers + maniac:
        return "red"
    if mafia and not yakuza and mafia + helpers >= red:
        return "mafia"
    if yakuza and not mafia and yakuza + helpers >= red:
        return "yakuza"
    return "black" if not mafia + yakuza + maniac and helpers >= red else ""


BLACK = ("mafia", "yakuza", "lawyer", "maniac")
