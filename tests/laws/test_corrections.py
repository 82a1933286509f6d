"""What a host enters for a seat: with the effect of the seat's own input, or in the place of what the seat did.

ORIG-1910, SPY-1609, CITY-1202, CITY-1210, CUBA-1416.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from citysleeps.books.book import Book
from citysleeps.kernel.ask import Answer, Ask, takes
from citysleeps.kernel.correcting import ENDS
from citysleeps.kernel.mending import Mending, correctable
from citysleeps.kernel.play import Play, resume
from citysleeps.kernel.seats import HOST_SEAT, Seat
from citysleeps.kernel.setup import BadSetup, Setup

from .conftest import often
from .inputs import goes_on, habits, legal, next_input, seeds, shaped
from .setups import BENCHES, Bench
from .snapshots import differing, snapshot, whole

Make = Callable[[Book, Setup], Play]
books = pytest.mark.parametrize("bench", BENCHES.values(), ids=BENCHES)
LED = {
    "original": "host_mode=human",
    "spytown": "gm_mode=human",
    "bigcity": "host=human_chosen",
    "cuba": "mode=assisted",
}
MOST_INPUTS = 80  # every try plays the game again, so late ones cost the most
SEVERAL = 3  # so many inputs are tried at one moment, of all that are legal


@books
@often
@given(st.data())
def test_what_a_host_enters_is_the_seats_own_input(bench: Bench, data: st.DataObject) -> None:
    entered_is_own(bench, data)


@books
@often
@given(st.data())
def test_a_correction_takes_the_place_of_what_the_seat_did(bench: Bench, data: st.DataObject) -> None:
    correction_takes_its_place(bench, data)


@books
@settings(max_examples=12)
@given(st.data())
def test_what_may_be_put_right_is_kept_from_input_to_input(bench: Bench, data: st.DataObject) -> None:
    """A host who looks after every input, or after several, sees what one sees who plays the whole game again, also
    when inputs were corrected or taken back."""
    play, _, chance = led(bench, data, Play)
    people, mending = data.draw(habits), Mending(play)
    while goes_on(play) and len(play.inputs) < MOST_INPUTS:
        for _ in range(1 if chance.randrange(6) else 3):
            meant = something_else(play, chance) if chance.randrange(4) == 0 else None
            play.answer(correct(meant) if meant else next_input(play, people, chance))
        listed = mending.look()
        is_another = play.inputs[-1:] and play.inputs[-1].act in ("correct", "undo")
        if is_another or chance.randrange(6) == 0:  # the whole game is long
            assert listed == correctable(play), f"after {play.inputs[-1:]}"


def led(bench: Bench, data: st.DataObject, make: Make) -> tuple[Play, Callable[[], None], Random]:
    """A game that a person leads, how it goes on, and chance."""
    setup, people, chance = data.draw(bench.setups), data.draw(habits), Random(data.draw(seeds))
    if not bench.book.hosts(bench.book.game(setup)):
        name, value = LED[bench.book.name].split("=")
        try:
            setup = bench.book.settle(msgspec.structs.replace(setup, settings={**setup.settings, name: value}))
        except BadSetup:
            assume(False)
    play = make(bench.book, setup)

    def go_on() -> None:
        for _ in range(chance.randrange(1, 25)):
            if goes_on(play):
                play.answer(next_input(play, people, chance))

    return play, go_on, chance


def correct(meant: Answer) -> Answer:
    return Answer(HOST_SEAT, "correct", (meant.seat, meant.act, *meant.args))


def again(play: Play, make: Make) -> Play:
    """The same game once more."""
    other = make(play.book, play.setup)
    for sent in play.inputs:
        assert not other.answer(sent)
    return other


# As the seat's own


def entered_is_own(bench: Bench, data: st.DataObject, make: Make = Play) -> None:
    """Whatever a seat may do now, asked or offered: entered by the host it tells the same facts to the same audiences,
    and leaves the same open. Only the record says who has entered it."""
    play, go_on, chance = led(bench, data, make)
    while goes_on(play) and len(play.inputs) < MOST_INPUTS:
        answers = [legal(ask, seat, 20, chance) for seat, ask in everything_open(play)]
        for meant in chance.sample(answers, min(SEVERAL, len(answers))):
            if bench.book.hinders(play.game, correct(meant)):
                continue  # the host of this game may not correct, or not any more
            own, entered = again(play, make), again(play, make)
            assert not play.reason(correct(meant)), f"{meant} is said to be refused: {play.reason(correct(meant))}"
            assert not own.answer(meant)
            reason = entered.answer(correct(meant))
            assert not reason, f"{meant} is refused from the host: {reason}"
            assert entered.inputs == [*play.inputs, correct(meant)], "the record has another input"
            of_host, of_seat = whole(entered), whole(own)
            del of_host["inputs"], of_seat["inputs"]
            changed = differing(of_seat, of_host)
            assert not changed, f"{meant} by the host is not the same: {changed}"
        go_on()


def everything_open(play: Play) -> list[tuple[Seat, Ask]]:
    stop = play.game.stop
    found = [(seat, ask) for seat in range(play.game.size) for ask in stop.open_to(seat) + stop.offered_to(seat)]
    return [(seat, ask) for seat, ask in found if 0 not in ask.slots or ask.idle]


# In the place of another


def correction_takes_its_place(bench: Bench, data: st.DataObject, make: Make = Play) -> None:
    """What a seat may not do any more takes the place of its own answer to the same question: the game stands as if
    that had been answered so. A correction that is refused changes nothing."""
    play, go_on, chance = led(bench, data, make)
    while goes_on(play) and len(play.inputs) < MOST_INPUTS:
        for _ in range(4):
            meant = something_else(play, chance)
            if meant is None or play.is_open(meant) or play.is_for_later(meant):
                continue
            before, effective = whole(play), list(play.effective)
            foretold = play.reason(correct(meant))
            reason = play.answer(correct(meant))
            assert reason == foretold, f"{meant} is refused by {reason}; foretold was {foretold}"
            if reason:
                changed = differing(before, whole(play))
                assert not changed, changed
                continue
            took_its_place(play, effective, meant)
        go_on()


def something_else(play: Play, chance: Random) -> Answer | None:
    """Another answer than one that a seat has given of late, by the book or not. Claims are the most of what is said,
    and corrected seldom."""
    made = [one for one in play.effective[-8:] if one.seat >= 0 and one.act != "leave"]
    acts = [one for one in made if one.act != "claim"]
    if not made:
        return None
    one = chance.choice(acts if acts and chance.randrange(10) else made)
    act = chance.choice([one.act, one.act, one.act, *(act for act in play.book.acts if act != "leave")])
    return shaped(play.book, play.book.acts, one.seat, act, play.game.size, chance)


def took_its_place(play: Play, effective: list[Answer], meant: Answer) -> None:
    """One answer of that seat to the same question has gone, or none that it gave; the new one is there; and the game
    is that of these inputs. The old place is the new one wherever it can be."""
    now = play.effective
    assert now.count(meant) > 0, f"{meant} counts for nothing"
    gone = [i for i in range(len(effective)) if effective[i].seat == meant.seat]
    places = [i for i in gone if without(effective, i) == without_ends(now, meant)]
    if not places:
        assert without_ends(effective) == without_ends(now, meant), f"{meant} has changed more: {effective} {now}"
    else:
        assert any(answers_the_same(play, effective, i, meant) for i in places), f"{meant} replaced another kind"
        first = [*effective[: places[-1]], meant, *effective[places[-1] + 1 :]]
        assert now[: places[-1] + 1] == first[: places[-1] + 1] or not can_be(play, first), f"{meant} is out of place"
    clean = resume(play.book, play.setup, now)
    stands, should = snapshot(play.game), snapshot(clean.game)
    for log in ("facts", "audiences"):  # in which what was unsaid is kept
        del stands[log], should[log]
    changed = differing(should, stands)
    assert not changed, f"it does not stand as if {meant} had been made: {changed}"


def without_ends(inputs: list[Answer], meant: Answer | None = None) -> list[Answer]:
    """The inputs of people, but for the last time that this one was made."""
    left = [one for one in inputs if one.seat >= 0 or one.act not in ENDS]
    if meant is not None:
        del left[len(left) - 1 - left[::-1].index(meant)]
    return left


def without(inputs: list[Answer], at: int) -> list[Answer]:
    return without_ends([*inputs[:at], *inputs[at + 1 :]])


def answers_the_same(play: Play, inputs: list[Answer], at: int, meant: Answer) -> bool:
    """Is it an answer to what the seat was asked there, or to the very thing that it was offered?"""
    then, made = resume(play.book, play.setup, inputs[:at]), inputs[at]
    asked = then.game.stop.open_to(meant.seat)
    if not any(takes(ask, made.act, made.args) for ask in asked):
        asked = [ask for ask in then.game.stop.offered_to(meant.seat) if takes(ask, made.act, made.args)]
    return any(meant.act in (ask.act, *ask.idle) for ask in asked)


def can_be(play: Play, inputs: list[Answer]) -> bool:
    """Is a game with these inputs by the rules?"""
    try:
        resume(play.book, play.setup, inputs)
    except ValueError:
        return False
    return True
