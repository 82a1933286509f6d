"""Stops, periods and what happens meanwhile, each in a script of a few lines."""

from __future__ import annotations

import gc
from collections.abc import Callable

import msgspec
import pytest

from citysleeps.kernel.ask import ANEW, CLOCK, NEXT, Answer, Ask
from citysleeps.kernel.correcting import difference
from citysleeps.kernel.endings import by_host, lasts, upto
from citysleeps.kernel.forms import NumberOr, Numbers, SeatOr, Words
from citysleeps.kernel.game import Game, Script, TheEnd
from citysleeps.kernel.mending import correctable
from citysleeps.kernel.offers import none_offered
from citysleeps.kernel.play import Play, resume
from citysleeps.kernel.rules import Meanwhile
from citysleeps.kernel.seats import ALL, CLOCK_SEAT, HOST, HOST_SEAT, NOBODY, Seat, bit
from citysleeps.kernel.setup import Setup
from citysleeps.kernel.stops import Every, First, Rest, Waiting

from .coins import A, B, C, Coins, CoinsBook, Gone, Shouted, Won

Scripted = Callable[[Coins], Script]
Happens = Callable[[Coins, Answer], Meanwhile]
LEAVE_A, LEAVE_B, LEAVE_C = Answer(A, "leave"), Answer(B, "leave"), Answer(C, "leave")


def say(game: Game, text: str, seat: int = NOBODY) -> None:
    game.tell(ALL, Shouted(seat, text))


async def leaving_changes_nothing(game: Coins, answer: Answer) -> Answer | None:
    if answer.act == "leave":
        game.tell(ALL, Gone(answer.seat))
    elif answer.act == "shout":
        say(game, str(answer.args[0]), answer.seat)
    return None


class Little(CoinsBook):
    """A book of one script."""

    def __init__(self, script: Scripted, happens: Happens = leaving_changes_nothing) -> None:
        super().__init__()
        self.script = script
        self.happens = happens
        self.host_acts = {**self.host_acts, "name": ("seat",)}

    def play(self, game: Coins) -> Script:
        return self.script(game)

    def meanwhile(self, game: Coins, answer: Answer) -> Meanwhile:
        return self.happens(game, answer)


def begun(script: Scripted, happens: Happens = leaving_changes_nothing, lasting: bool = False) -> Play:
    book = Little(script, happens)
    return Play(book, msgspec.structs.replace(book.settle(Setup(book="coins", seats=("A", "B", "C"))), lasting=lasting))


def told(play: Play) -> list[str]:
    return [fact.text if isinstance(fact, Shouted) else type(fact).__name__ for fact in play.game.facts]


def took(play: Play, *answers: Answer) -> list[str]:
    """The answers, each accepted; and what has been told by then."""
    for answer in answers:
        assert play.answer(answer) == "", answer
    assert told(resume(play.book, play.setup, play.inputs)) == told(play)
    return told(play)


READY = Ask(7, "guess")


async def two_steps(game: Coins) -> None:
    for name in ("one", "two"):
        async with game.period(lasts(30)):
            say(game, name)
            await First([Ask(bit(A), "guess")])
        say(game, f"{name} over")


def test_a_period_that_lasts_is_over_with_its_time_among_people() -> None:
    play = begun(two_steps, lasting=True)
    assert took(play, Answer(A, "guess")) == ["one"]
    assert isinstance(play.game.stop, Rest) and play.game.allowed == 30
    assert took(play, CLOCK) == ["one", "one over", "two"]
    assert took(play, CLOCK) == ["one", "one over", "two", "two over"]  # nobody acts: one stroke ends it
    assert play.is_over


def test_a_period_that_lasts_is_over_when_all_have_acted_in_a_written_game() -> None:
    assert took(begun(two_steps), Answer(A, "guess")) == ["one", "one over", "two"]


def test_the_host_ends_a_period_that_lasts() -> None:
    assert took(begun(two_steps, lasting=True), NEXT) == ["one", "one over", "two"]
    assert took(begun(two_steps, lasting=True), Answer(A, "guess"), NEXT) == ["one", "one over", "two"]


def test_a_clock_without_a_name_is_not_called_by_one() -> None:
    assert begun(two_steps, lasting=True).answer(Answer(CLOCK_SEAT, "clock", ("",))) == "no"


def test_what_happens_meanwhile_without_asking_restarts_no_clock() -> None:
    async def script(game: Coins) -> None:
        game.limit(30)
        await First([READY])

    play = begun(script)
    number = play.game.number
    assert took(play, LEAVE_B) == ["Gone"]
    assert play.game.number == number


def test_who_may_act_once_a_waiting_step_is_over_may_act_now() -> None:
    async def script(game: Coins) -> None:
        async with game.period(by_host(30, rests=True)):
            await First([Ask(bit(C), "guess")])
        await First([Ask(bit(A) | bit(B), "guess")])

    for seat in (A, B):
        play = begun(script)
        took(play, Answer(C, "guess"))
        assert play.is_resting
        assert [play.reason(Answer(seat, "guess")) for seat in (A, B, C)] == ["", "", "no"]
        took(play, Answer(seat, "guess"))


def test_what_only_the_host_ends_does_not_end_because_somebody_would_act_later() -> None:
    async def script(game: Coins) -> None:
        async with game.period(by_host(rests=True)):
            await First([Ask(bit(A), "guess")])
        await First([Ask(bit(B), "guess")])

    play = begun(script)
    took(play, Answer(A, "guess"))
    assert play.is_resting and play.reason(Answer(B, "guess")) == play.answer(Answer(B, "guess")) == "no"
    took(play, NEXT, Answer(B, "guess"))


def test_a_period_has_its_limit_and_closes() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(30)):
            await First([Ask(bit(A), "guess")])
        await First([Ask(bit(B), "guess")])

    play = begun(script)
    assert play.game.allowed == 30 and len(play.game.periods) == 1
    took(play, Answer(A, "guess"))
    assert play.game.periods == []


def test_a_limit_inside_a_period_does_not_end_it() -> None:
    async def script(game: Coins) -> None:
        async with game.period(lasts(60)):
            for number in ("one", "two"):
                game.limit(10)
                await First([Ask(bit(A), "guess")])
                say(game, number)
        say(game, "over")

    play = begun(script, lasting=True)
    assert took(play, CLOCK) == ["one"]
    assert play.game.allowed == 10
    assert took(play, CLOCK) == ["one", "two"]
    assert play.game.allowed == 60
    assert took(play, CLOCK) == ["one", "two", "over"]


async def unhurried(game: Coins) -> None:
    for name in ("one", "two"):
        async with game.period(lasts(0, 8)):
            await First([Ask(bit(A), "guess")])
        say(game, f"{name} over")


def test_a_least_length_ends_no_choice() -> None:
    play = begun(unhurried, lasting=True)
    assert (play.game.allowed, play.game.unseen) == (0, 8)  # nobody is shown it
    assert took(play, CLOCK) == []
    assert play.answer(CLOCK) == "no"  # it is over once
    assert took(play, Answer(A, "guess")) == ["one over"]


def test_who_is_quick_does_not_shorten_a_least_length() -> None:
    play = begun(unhurried, lasting=True)
    assert took(play, Answer(A, "guess")) == []
    assert took(play, CLOCK) == ["one over"]


def test_in_a_written_game_there_is_no_least_length() -> None:
    play = begun(unhurried)
    assert play.answer(CLOCK) == "no"
    assert took(play, Answer(A, "guess")) == ["one over"]


def test_offers_are_made_anew_when_the_script_says_so() -> None:
    async def script(game: Coins) -> None:
        offers: list[Ask] = []
        async with game.period(upto(0), lambda _: list(offers)):
            assert await First([Ask(bit(A), "guess")]) == Answer(A, "guess")
            offers.append(Ask(bit(B), "weigh"))
            game.renew_offers()
            await First([Ask(bit(A), "guess")])

    async def after_a_fact(game: Coins) -> None:
        say(game, "one")
        await script(game)

    for play in (begun(script), begun(after_a_fact)):
        assert play.game.stop.offered_to(B) == []
        assert play.answer(Answer(A, "guess")) == ""
        assert [offer.act for offer in play.game.stop.offered_to(B)] == ["weigh"]


def test_offers_are_made_when_somebody_looks_and_again_when_a_fact_has_changed_something() -> None:
    made: list[int] = []

    def shouts(game: Coins) -> list[Ask]:
        made.append(len(game.facts))
        return [Ask(game.living & ~game.absent, "shout", (("hey",),))]

    async def in_a_period(game: Coins) -> None:
        async with game.period(upto(0), shouts):
            await First([Ask(bit(A), "guess")])
            await First([Ask(bit(A), "guess")])

    async def at_its_stops(game: Coins) -> None:
        await First([Ask(bit(A), "guess")], shouts)
        await First([Ask(bit(A), "guess")], shouts)

    for script in (in_a_period, at_its_stops):
        made.clear()
        play = begun(script)
        assert play.answer(Answer(A, "guess")) == "" and not made, "nobody has looked"
        [offer] = play.game.stop.offered_to(B)
        assert offer.to == 7 and made == [0]
        assert play.answer(Answer(C, "shout", ("hey",))) == ""
        assert play.game.stop.offered_to(B)[0] is offer and made == [0], "talk changes nothing"
        assert play.answer(LEAVE_C) == ""
        assert [offer.to for offer in play.game.stop.offers] == [3] and made == [0, 2]
        assert [offer.to for offer in play.game.stop.offered_to(B)] == [3] and made == [0, 2]
        assert play.game.stop.offered_to(C) == []


def test_offers_are_made_anew_in_the_next_period_and_speech_although_nothing_was_told() -> None:
    open_to: list[Seat] = [B]

    def shouts(game: Coins) -> list[Ask]:
        return [Ask(bit(open_to[-1]), "shout", (("hey",),))]

    async def periods(game: Coins) -> None:
        for _ in range(2):
            async with game.period(upto(0), shouts):
                await First([Ask(bit(A), "guess")])

    async def speeches(game: Coins) -> None:
        for _ in range(2):
            game.limit(0)
            await First([Ask(bit(A), "guess")], shouts)

    for script in (periods, speeches):
        open_to[:] = [B]
        play = begun(script)
        assert play.game.stop.offered_seats() == bit(B)
        open_to.append(C)
        assert play.answer(Answer(A, "guess")) == ""
        assert play.game.stop.offered_seats() == bit(C)


def test_a_period_may_offer_something_else_from_now_on() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(0), lambda _: [Ask(bit(B), "shout", (("hey",),))]) as period:
            await First([Ask(bit(A), "guess")])
            period.offers = lambda _: [Ask(bit(B), "weigh")]
            await First([Ask(bit(A), "guess")])
            game.renew_offers()
            period.offers = none_offered
            await First([Ask(bit(A), "guess")])

    play = begun(script)
    for acts in (["shout"], ["weigh"], []):
        assert play.game.stop.offered_seats() == (bit(B) if acts else 0)
        assert [offer.act for offer in play.game.stop.offered_to(B)] == acts
        assert play.answer(Answer(A, "guess")) == ""


def test_what_a_stop_offers_itself_goes_before_the_offers_of_its_period_and_ends_with_it() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(0), lambda game: [Ask(game.living, "weigh")]):
            await First([Ask(bit(A), "guess")], lambda game: [Ask(game.living, "shout", (("hey",),))])
            await First([Ask(bit(A), "guess")])

    play = begun(script)
    took(play, LEAVE_C)
    assert [offer.act for offer in play.game.stop.offered_to(B)] == ["shout"]
    assert play.game.stop.offered_to(C) == []
    assert took(play, Answer(B, "shout", ("hey",)), Answer(A, "guess")) == ["Gone", "hey"]
    assert [offer.act for offer in play.game.stop.offered_to(B)] == ["weigh"]


def test_with_no_length_a_period_lasts_until_the_host_goes_on() -> None:
    async def script(game: Coins) -> None:
        async with game.period(by_host()):
            await First([Ask(bit(A), "guess")])
        say(game, "over")

    play = begun(script, lasting=True)
    assert took(play, Answer(A, "guess")) == []
    assert play.answer(CLOCK) == "no"
    assert took(play, NEXT) == ["over"]


def test_what_is_offered_in_a_period_is_run_meanwhile_and_nothing_waits_for_it() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(0), lambda game: [Ask(game.living, "shout", (("hey", "you"),))]):
            await Every([READY])
        say(game, "over")

    play = begun(script)
    assert took(play, Answer(B, "shout", ("hey",)), Answer(B, "shout", ("you",))) == ["hey", "you"]
    assert play.reason(Answer(B, "shout", ("hey",))) == "" and play.reason(Answer(B, "shout", ("he",))) == "no"
    assert took(play, *(Answer(seat, "guess") for seat in (A, B, C))) == ["hey", "you", "over"]


def test_what_happens_meanwhile_may_ask_and_what_was_open_waits_beneath_it() -> None:
    async def script(game: Coins) -> None:
        async with game.period(lasts(20)):
            answer = await First([Ask(bit(C), "guess")])
            say(game, f"C {answer.act}")

    async def happens(game: Coins, answer: Answer) -> Answer | None:
        game.tell(ALL, Gone(answer.seat))
        async with game.period(upto(5)):
            asked = await First([Ask(bit(B), "hide")])
        say(game, f"B {asked.act}")
        return None

    play = begun(script, happens, lasting=True)
    assert took(play, LEAVE_A) == ["Gone"]
    assert [ask.act for ask in play.asks] == ["hide"] and play.game.allowed == 5
    assert play.answer(Answer(C, "guess")) == "no"
    assert took(play, CLOCK) == ["Gone", "B clock"]
    assert [ask.act for ask in play.asks] == ["guess"] and play.game.allowed == 20
    assert took(play, Answer(C, "guess")) == ["Gone", "B clock", "C guess"]


def test_what_happens_meanwhile_may_set_another_time_for_what_is_open() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(60)), game.period(upto(0)):
            await First([Ask(bit(C), "guess")])

    async def happens(game: Coins, answer: Answer) -> Answer | None:
        game.periods[-1].ends = upto(30)
        game.periods[-1].begin_anew()
        return None

    play = begun(script, happens, lasting=True)
    assert play.game.allowed == 0
    play.answer(LEAVE_A)
    assert play.game.seconds == play.game.allowed == 30
    assert [ask.act for ask in play.asks] == ["guess"]


def test_a_clock_that_starts_again_is_another_and_the_number_stays() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(20)):
            await First([Ask(bit(C), "guess")])

    async def happens(game: Coins, answer: Answer) -> Answer | None:
        game.periods[-1].restart_clock()
        return None

    play = begun(script, happens, lasting=True)
    number, clock = play.game.number, play.game.running_clock
    play.answer(LEAVE_A)
    assert play.game.number == number == play.game.began
    assert play.game.running_clock != clock and play.game.allowed == 20


def test_what_happens_meanwhile_may_want_it_asked_anew() -> None:
    async def script(game: Coins) -> None:
        answer = ANEW
        while answer is ANEW:
            answer = await First([Ask(game.living & ~game.absent, "guess")])
            say(game, answer.act)

    async def happens(game: Coins, answer: Answer) -> Answer | None:
        game.tell(ALL, Gone(answer.seat))
        return ANEW

    assert took(begun(script, happens), LEAVE_B, Answer(A, "guess")) == ["Gone", "anew", "guess"]


def test_a_stop_that_is_awaited_again_forgets_what_closed_it() -> None:
    async def script(game: Coins) -> None:
        stop = Every([READY])
        answer = await stop
        while answer is ANEW:
            say(game, "anew")
            answer = await stop
        say(game, answer.act)

    async def happens(game: Coins, answer: Answer) -> Answer | None:
        game.tell(ALL, Gone(answer.seat))
        return ANEW

    play = begun(script, happens)
    assert took(play, Answer(A, "guess"), LEAVE_B, Answer(C, "guess")) == ["Gone", "anew", "shut"]


def test_a_stop_whose_first_ask_is_to_nobody_waits_for_the_others() -> None:
    async def script(game: Coins) -> None:
        await Every([Ask(0, "guess"), Ask(bit(A), "weigh")])
        say(game, "over")

    play = begun(script)
    assert told(play) == []
    assert took(play, Answer(A, "weigh")) == ["over"]


def test_one_who_is_silent_is_not_waited_for() -> None:
    async def script(game: Coins) -> None:
        stop = Every([READY])
        answer = await stop
        say(game, f"{answer.act} {len(stop.given)}")

    play = begun(script)
    assert took(play, Answer(A, "guess"), LEAVE_B) == ["Gone"]
    assert took(play, Answer(C, "guess")) == ["Gone", "shut 2"]


def test_a_stop_without_any_ask_is_passed_over() -> None:
    async def script(game: Coins) -> None:
        answer = await First([])
        say(game, answer.act)

    assert told(begun(script)) == ["shut"]


def test_the_end_leaves_every_script_by_itself() -> None:
    async def script(game: Coins) -> None:
        async with game.period(lasts(20)):
            await First([READY])
        say(game, "not reached")

    async def happens(game: Coins, answer: Answer) -> Answer | None:
        game.tell(ALL, Won(answer.seat, "left"))
        raise TheEnd

    play = begun(script, happens, lasting=True)
    assert took(play, LEAVE_A) == ["Won"]
    assert play.is_over and not play.game.stop.is_open() and play.game.periods == []
    assert play.answer(Answer(B, "guess")) == "no"


def test_a_decided_game_may_still_ask() -> None:
    async def script(game: Coins) -> None:
        game.tell(ALL, Won(A, "luck"))
        answer = await First([Ask(bit(A), "guess")])
        say(game, answer.act)

    play = begun(script)
    assert play.game.over and not play.is_over
    assert took(play, Answer(A, "guess")) == ["Won", "guess"]
    assert play.is_over


def test_the_host_may_be_asked() -> None:
    async def script(game: Coins) -> None:
        answer = await First([Ask(HOST, "name", (3,)), Ask(bit(A), "guess")])
        say(game, f"{answer.seat} {answer.act}")

    play = begun(script)
    assert [ask.act for ask in play.game.stop.open_to_host()] == ["name"]
    assert play.reason(Answer(HOST_SEAT, "name", (B,))) == ""
    assert play.reason(Answer(HOST_SEAT, "name", (C,))) == "no" == play.answer(Answer(B, "name", (A,)))
    for seat in (CLOCK_SEAT, NOBODY, 9):
        assert play.reason(Answer(seat, "name", (B,))) == play.answer(Answer(seat, "name", (B,))) == "no"
    assert took(play, Answer(HOST_SEAT, "name", (B,))) == ["-2 name"]


def test_what_the_host_has_closed_by_an_answer_of_his_own_cannot_be_corrected() -> None:
    async def script(game: Coins) -> None:
        await First([Ask(HOST, "name", (3,)), Ask(bit(A), "guess")])
        await First([Ask(bit(B), "guess")])

    play = begun(script)
    assert [(seat, ask.act) for seat, ask in correctable(play)] == [(A, "guess")]
    took(play, Answer(HOST_SEAT, "name", (B,)))
    assert [(seat, ask.act) for seat, ask in correctable(play)] == [(B, "guess")]


def test_an_answer_may_be_given_anew_until_all_are_in() -> None:
    async def script(game: Coins) -> None:
        def heard(answer: Answer) -> bool:
            say(game, f"{answer.seat} {answer.args[0]}")
            return answer.args[0] == "stop"

        answer = await Every([Ask(7, "guess", (("red", "blue", "stop"),))], heard, again=True)
        say(game, answer.act)

    play = begun(script)
    assert took(play, Answer(A, "guess", ("red",)), Answer(A, "guess", ("blue",))) == ["0 red", "0 blue"]
    assert play.answer(Answer(A, "guess", ("green",))) == "no"
    rest = (Answer(B, "guess", ("red",)), Answer(C, "guess", ("red",)))
    assert took(play, *rest)[-1] == "shut"
    early = begun(script)
    assert took(early, Answer(A, "guess", ("red",)), Answer(A, "guess", ("stop",)))[-1] == "guess"


def test_an_answer_that_is_taken_back_is_waited_for_again_and_counts_once() -> None:
    async def script(game: Coins) -> None:
        stop = Every([READY])
        await stop
        say(game, " ".join(str(answer.seat) for answer in stop.given))

    async def happens(game: Coins, answer: Answer) -> Answer | None:
        return game.stop.wait_again(answer.seat)

    play = begun(script, happens)
    assert took(play, Answer(A, "guess"), LEAVE_A, Answer(B, "guess"), Answer(C, "guess")) == []
    assert took(play, Answer(A, "guess")) == ["1 2 0"]


def test_a_correction_replaces_the_answer_about_the_same_thing() -> None:
    async def script(game: Coins) -> None:
        for _ in range(2):
            await First([Ask(bit(A), "hide", (Numbers(0, 3), ("gold", "tin")))])
        await First([Ask(bit(B), "guess")])

    play = begun(script)
    took(play, Answer(A, "hide", (1, "gold")), Answer(A, "hide", (2, "tin")))
    took(play, Answer(HOST_SEAT, "correct", (A, "hide", 3, "gold")))
    assert play.effective == [Answer(A, "hide", (3, "gold")), Answer(A, "hide", (2, "tin"))]


def test_several_clocks_run_and_each_has_its_name() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(600), clock="talk"):
            await First([READY])
            async with game.period(upto(10), clock="window"):
                answer = await First([READY])
                say(game, " ".join([answer.act, *map(str, answer.args)]))
            answer = await First([READY])
            say(game, " ".join([answer.act, *map(str, answer.args)]))

    async def happens(game: Coins, answer: Answer) -> Answer | None:
        say(game, f"meanwhile {answer.args[0]}")
        return None

    def clock(name: str) -> Answer:
        return Answer(CLOCK_SEAT, "clock", (name,))

    play = begun(script, happens)
    assert play.answer(clock("window")) == "no"
    took(play, Answer(A, "guess"))
    assert play.answer(clock("lunch")) == "no" == play.answer(Answer(CLOCK_SEAT, "clock", ("talk", "talk")))
    assert took(play, clock("talk")) == ["meanwhile talk"]
    assert took(play, clock("window")) == ["meanwhile talk", "clock window"]
    assert play.game.allowed == 600
    assert took(play, clock("talk")) == ["meanwhile talk", "clock window", "clock talk"]


def test_a_stop_may_wait_for_nobody_and_is_no_rest() -> None:
    async def script(game: Coins) -> None:
        answer = await Waiting()
        say(game, answer.act)

    play = begun(script)
    assert not play.is_resting
    assert took(play, LEAVE_A) == ["Gone"]
    assert play.game.stop.is_open()


@pytest.mark.parametrize(
    ("slot", "legal", "illegal"),
    [
        (SeatOr(5, ("up",)), [0, 2, "up"], [1, "down", True, (0,)]),
        (NumberOr(1, 3, ("driver", "nothing")), [1, 3, "driver"], [0, 4, "loyal", (1,)]),
        (
            Words(("loyal", "loyal", "driver")),
            [(), ("driver", "loyal"), ("loyal", "loyal")],
            [("driver",) * 2, ("x",), "loyal"],
        ),
    ],
)
def test_forms_of_two_kinds(slot: object, legal: list[object], illegal: list[object]) -> None:
    async def script(game: Coins) -> None:
        await First([Ask(bit(A), "guess", (slot,))])  # type: ignore[arg-type]

    for argument in legal:
        assert begun(script).answer(Answer(A, "guess", (argument,))) == ""  # type: ignore[arg-type]
    for argument in illegal:
        assert begun(script).answer(Answer(A, "guess", (argument,))) == "no"  # type: ignore[arg-type]


def test_a_question_to_nobody_does_not_hold_the_script_up() -> None:
    async def script(game: Coins) -> None:
        await First([Ask(0, "guess")])
        await Every([Ask(0, "guess"), Ask(0, "weigh")])
        say(game, "on")
        await First([READY])

    play = begun(script)
    assert told(play) == ["on"]
    closed = First([Ask(0, "guess")])
    with pytest.raises(StopIteration, match="shut"):
        next(closed.__await__())


def test_a_clock_runs_by_the_number_of_what_is_asked_and_by_restarts_in_a_period() -> None:
    async def script(game: Coins) -> None:
        game.limit(10)
        await First([READY])
        async with game.period(upto(30)):
            await First([READY])
        await First([READY])

    play = begun(script)
    assert play.game.running_clock == (1, 0)
    play.answer(Answer(A, "guess"))
    assert play.game.running_clock == (2, 0)
    play.game.periods[0].restart_clock()
    assert play.game.running_clock == (2, 1)
    play.answer(Answer(A, "guess"))
    assert play.game.running_clock == (2, 0)


def test_the_innermost_of_two_periods_is_ended() -> None:
    async def script(game: Coins) -> None:
        async with game.period(lasts(60)):
            async with game.period(lasts(30)):
                await First([READY])
            say(game, "inner over")
            await First([READY])
        say(game, "outer over")

    play = begun(script, lasting=True)
    assert took(play, CLOCK) == ["inner over"]
    assert not play.game.periods[0].is_over
    play = begun(script, lasting=True)
    assert took(play, NEXT) == ["inner over"]
    assert not play.game.periods[0].is_over


def test_a_least_length_of_one_second_ends_no_choice_either() -> None:
    async def script(game: Coins) -> None:
        async with game.period(lasts(0, 1)):
            await First([Ask(bit(A), "guess")])
        say(game, "over")

    play = begun(script, lasting=True)
    assert play.game.unseen == 1
    assert took(play, CLOCK) == []
    assert took(play, Answer(A, "guess")) == ["over"]
    play = begun(script, lasting=True)
    assert took(play, Answer(A, "guess")) == []
    assert took(play, CLOCK) == ["over"]


def test_whoever_is_silent_is_not_offered_anything_and_whoever_is_not_any_more_is() -> None:
    async def script(game: Coins) -> None:
        stop = Waiting()
        async with game.period(upto(0), lambda _: [Ask(bit(B), "shout")]):
            await First([READY])
            stop.dropped = bit(B)  # as after a script on top in which B was silent
            await stop

    play = begun(script)
    play.answer(Answer(A, "guess"))
    assert play.game.stop.dropped == 0
    assert [offer.act for offer in play.game.stop.offered_to(B)] == ["shout"]


def test_offers_are_to_those_seats_alone() -> None:
    async def script(game: Coins) -> None:
        await First([READY])
        async with game.period(upto(0), lambda _: [Ask(bit(B), "shout"), Ask(bit(C), "weigh", (7,), another=True)]):
            await First([READY])

    play = begun(script)
    assert play.game.stop.offered_seats() == 0
    play.answer(Answer(A, "guess"))
    stop = play.game.stop
    assert stop.offered_seats() == bit(B) | bit(C)
    assert [[offer.act for offer in stop.offered_to(seat)] for seat in (A, B, C)] == [[], ["shout"], ["weigh"]]
    assert stop.offered_to(C) is stop.offered_to(C), "made once"


def test_what_two_logs_have_in_common_is_neither_new_nor_gone() -> None:
    one, two, three = [(ALL, Shouted(NOBODY, text)) for text in ("one", "two", "three")]
    assert difference([one, two], [one, two, three]) == ([three], [])
    assert difference([one, two, three], [one]) == ([], [two, three])
    assert difference([one, two], [one, three, two]) == ([three], [])
    assert difference([one, two], [three, two]) == ([three], [one])
    assert difference([], [one]) == ([one], []) and difference([one], []) == ([], [one])


def test_the_host_may_enter_what_somebody_does_once_a_waiting_step_is_over() -> None:
    async def script(game: Coins) -> None:
        async with game.period(by_host(30, rests=True)):
            await First([Ask(bit(A), "guess")])
        await First([Ask(bit(B), "guess")])
        say(game, "over")

    play = begun(script)
    took(play, Answer(A, "guess"))
    assert play.is_resting
    assert play.reason(Answer(HOST_SEAT, "correct", (C, "guess"))) != ""
    entered = Answer(HOST_SEAT, "correct", (B, "guess"))
    assert play.reason(entered) == ""
    assert took(play, entered) == ["over"]


def test_a_period_that_begins_anew_lasts_again_although_it_was_over() -> None:
    async def happens(game: Coins, answer: Answer) -> Answer | None:
        game.periods[-1].begin_anew()
        return None

    play = begun(unhurried, happens, lasting=True)
    took(play, CLOCK)
    assert play.game.periods[-1].is_over and play.game.unseen == 0
    took(play, LEAVE_B)
    assert not play.game.periods[-1].is_over and play.game.unseen == 8


def test_after_a_script_on_top_that_asked_a_limit_outside_a_period_runs_again() -> None:
    async def script(game: Coins) -> None:
        game.limit(30)
        await First([Ask(bit(C), "guess")])

    async def happens(game: Coins, answer: Answer) -> Answer | None:
        game.limit(5)
        await First([Ask(bit(B), "guess")])
        return None

    play = begun(script, happens)
    number = play.game.number
    play.answer(LEAVE_A)
    assert (play.game.seconds, play.game.number) == (5, number + 1)
    play.answer(Answer(B, "guess"))
    assert (play.game.seconds, play.game.number) == (30, number + 2)


def test_the_script_knows_the_position_and_the_phase_with_which_it_begins() -> None:
    async def script(game: Coins) -> None:
        game.take_up()
        say(game, game.begins)
        await First([READY])

    position = ((ALL, Shouted(NOBODY, "before")),)
    setup = msgspec.structs.replace(begun(two_steps).setup, position=position, begins="night")
    assert told(Play(Little(script), setup)) == ["before", "night"]


def test_everybody_is_waited_for_in_every_ask() -> None:
    async def script(game: Coins) -> None:
        await Every([Ask(bit(A), "guess"), Ask(bit(B), "weigh")])
        say(game, "over")

    for answers in ((Answer(A, "guess"), Answer(B, "weigh")), (Answer(B, "weigh"), Answer(A, "guess"))):
        play = begun(script)
        assert [took(play, answer) for answer in answers] == [[], ["over"]]


def test_any_of_several_offers_may_be_taken() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(0), lambda _: [Ask(bit(B), "weigh"), Ask(bit(B), "shout", (("hey",),))]):
            await First([Ask(bit(A), "guess")])

    assert took(begun(script), Answer(B, "shout", ("hey",))) == ["hey"]


def test_an_offer_of_an_act_that_others_are_asked_for_answers_nothing() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(0), lambda _: [Ask(bit(B), "shout", (("hey",),))]):
            await First([Ask(bit(A), "shout", (("hey",),))])
        say(game, "over")

    assert took(begun(script), Answer(B, "shout", ("hey",))) == ["hey"]


def test_where_answers_may_be_changed_offers_are_still_taken_and_each_ask_is_answered_anew_alone() -> None:
    async def script(game: Coins) -> None:
        def heard(answer: Answer) -> bool:
            say(game, answer.act)
            return False

        async with game.period(upto(0), lambda _: [Ask(bit(A), "shout", (("hey",),))]):
            await Every([Ask(bit(A), "guess"), Ask(bit(A) | bit(B), "weigh")], heard, again=True)

    play = begun(script)
    assert took(play, Answer(A, "weigh"), Answer(A, "shout", ("hey",)), Answer(A, "weigh")) == ["weigh", "hey", "weigh"]


def test_a_named_clock_without_a_limit_does_not_run_out() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(0), clock="talk"):
            await First([READY])

    assert begun(script).answer(Answer(CLOCK_SEAT, "clock", ("talk",))) == "no"


def test_no_clock_runs_out_after_the_end_and_one_second_is_enough_before() -> None:
    async def script(game: Coins) -> None:
        game.limit(1)
        await First([READY])
        say(game, "over")

    play = begun(script)
    assert took(play, CLOCK) == ["over"]
    assert play.is_over and play.answer(CLOCK) == "no"


async def waits_for_host(game: Coins) -> None:
    async with game.period(by_host(rests=True)):
        await First([READY])
    say(game, "over")


def test_in_a_book_in_which_nobody_ends_a_rest_by_acting_later_the_clock_ends_it_in_a_written_game() -> None:
    for lasting in (False, True):
        play = begun(waits_for_host, lasting=lasting)
        play.book.rests_for_others = False
        assert play.answer(CLOCK) == "no"
        took(play, Answer(A, "guess"))
        assert isinstance(play.game.stop, Rest) and not play.is_resting
        assert play.answer(CLOCK) == ("no" if lasting else "")
        assert told(play) == ([] if lasting else ["over"])
    for lasting in (False, True):
        play = begun(waits_for_host, lasting=lasting)
        took(play, Answer(A, "guess"))
        assert play.is_resting is not lasting and play.answer(CLOCK) == "no"


class Anything(Little):
    """A book that refuses nothing."""

    def hinders(self, game: Coins, answer: Answer) -> str:
        return ""


def test_only_the_host_corrects_and_takes_back() -> None:
    async def happens(game: Coins, answer: Answer) -> Answer | None:
        say(game, f"{answer.seat} {answer.act}")
        return None

    play = Play(Anything(two_steps, happens), begun(two_steps).setup)
    assert took(play, Answer(A, "correct"), Answer(B, "undo")) == ["one", "0 correct", "1 undo"]


def test_the_host_ends_a_choice_within_a_least_length() -> None:
    assert took(begun(unhurried, lasting=True), NEXT) == ["one over"]


def test_the_host_ends_the_period_and_the_clock_only_the_limit_inside_it() -> None:
    async def script(game: Coins) -> None:
        async with game.period(lasts(0, 8)):
            game.limit(10)
            await First([READY])
            say(game, "limit over")
        say(game, "over")

    assert took(begun(script, lasting=True), NEXT) == ["limit over", "over"]
    assert took(begun(script), CLOCK) == ["limit over", "over"]


class Undoing(Little):
    """A book of one script in which the host may take back whatever is no talk."""

    def __init__(self, script: Scripted) -> None:
        super().__init__(script)
        self.talk = ("say", "shout")

    def hinders(self, game: Coins, answer: Answer) -> str:
        is_undo = answer == Answer(HOST_SEAT, "undo")
        return ("" if game.stop.is_open() else "over") if is_undo else super().hinders(game, answer)

    def meanwhile(self, game: Coins, answer: Answer) -> Meanwhile:
        return leaving_changes_nothing(game, answer)

    def undone(self, answer: Answer) -> Shouted:
        return Shouted(answer.seat, f"not {answer.act}")


UNDO = Answer(HOST_SEAT, "undo")
SAY = Answer(HOST_SEAT, "say", ("well",))


def undoing(script: Scripted) -> Play:
    return Play(Undoing(script), begun(script).setup)


def test_the_host_takes_back_the_last_input_that_is_not_talk_and_everything_is_told_again() -> None:
    async def script(game: Coins) -> None:
        for name in ("one", "two", "three"):
            await First([READY])
            say(game, name)

    play = undoing(script)
    assert play.reason(NEXT) == "" and play.reason(UNDO) == "no"
    first, second = Answer(A, "guess"), Answer(B, "guess")
    assert took(play, first, second, SAY, SAY) == ["one", "two"]
    assert play.reason(UNDO) == ""
    assert took(play, UNDO) == ["one", "two", "not guess", "one"]
    assert play.game.log[2] == (ALL, Shouted(B, "not guess"))
    assert play.effective == [first] and play.inputs == [first, second, SAY, SAY, UNDO]
    assert took(play, SAY, UNDO)[4:] == ["not guess"]
    assert play.effective == [] and play.inputs[-2:] == [SAY, UNDO]
    assert took(play, SAY)[5:] == []
    assert play.reason(UNDO) == play.answer(UNDO) == "no", "only talk is left"
    assert play.effective == [SAY]
    assert took(play, second)[5:] == ["one"]


def test_the_reason_of_the_book_against_taking_back_goes_first() -> None:
    async def script(game: Coins) -> None:
        say(game, "over")

    play = undoing(script)
    assert play.reason(UNDO) == play.answer(UNDO) == "over"


def test_a_limit_that_is_taken_back_no_longer_runs_and_the_others_do() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(600), clock="talk"):
            async with game.period(upto(10), clock="window"):
                await First([READY, Ask(bit(A), "shout", (("window",),))])
            await First([READY])

    for made, limits in ((("window",), [600, 0]), ((), [600, 10])):
        play = undoing(script)
        took(play, Answer(CLOCK_SEAT, "clock", made))
        assert len(play.game.periods) == 1
        assert play.answer(UNDO) == ""
        assert [period.ends.seconds for period in play.game.periods] == limits
    for answer in (Answer(A, "guess"), Answer(A, "shout", ("window",))):
        play = undoing(script)
        play.book.talk = ()
        assert play.answer(answer) == play.answer(UNDO) == ""
        assert play.effective == []
        assert [period.ends.seconds for period in play.game.periods] == [600, 10]


def test_what_happens_while_a_script_on_top_asks_runs_on_top_of_it() -> None:
    async def script(game: Coins) -> None:
        answer = await First([READY])
        say(game, answer.act)

    async def happens(game: Coins, answer: Answer) -> Answer | None:
        say(game, f"{answer.seat} in")
        if answer.seat == A:
            await First([Ask(bit(B), "hide")])
        say(game, f"{answer.seat} out")
        return None

    play = begun(script, happens)
    assert took(play, LEAVE_A, LEAVE_C) == ["0 in", "2 in", "2 out"]
    assert [ask.act for ask in play.asks] == ["hide"]
    assert took(play, Answer(B, "hide"))[3:] == ["0 out"]
    assert took(play, Answer(B, "guess"))[4:] == ["guess"]


def test_the_end_closes_every_script_and_every_period() -> None:
    async def script(game: Coins) -> None:
        async with game.period(lasts(20)):
            await First([READY])

    async def happens(game: Coins, answer: Answer) -> Answer | None:
        async with game.period(upto(5)):
            if answer.seat == B:
                raise TheEnd
            await First([READY])
        return None

    play = begun(script, happens, lasting=True)
    play.answer(LEAVE_A)
    assert len(play.game.periods) == 2
    play.answer(LEAVE_B)
    assert (play.is_over, play.meanwhile, play.beneath, play.game.periods) == (True, [], [], [])
    stop = play.game.stop
    assert (stop.offers, stop.offered_seats(), stop.offered_to(A), stop.open_to(A)) == ([], 0, [], [])


def test_what_was_offered_does_not_keep_an_ended_game() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(0), lambda _: [Ask(game.living, "weigh")]):
            await First([READY])

    def looked() -> Play:
        play = begun(script)
        assert play.game.stop.offered_seats() == 7
        play.end()
        return play

    gc.collect()
    gc.disable()
    try:
        looked()
        assert not [one for one in gc.get_objects() if isinstance(one, Coins)]
    finally:
        gc.enable()


def test_the_innermost_period_says_what_is_offered() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(0), lambda _: [Ask(bit(B), "weigh")]):
            async with game.period(upto(0), lambda _: [Ask(bit(B), "shout")]):
                await First([READY])
            await First([READY])

    play = begun(script)
    for acts in (["shout"], ["weigh"]):
        assert [offer.act for offer in play.game.stop.offered_to(B)] == acts
        play.answer(Answer(A, "guess"))


async def asks_b(game: Coins, answer: Answer) -> Answer | None:
    game.limit(5)
    await First([Ask(bit(B), "hide")])
    return None


def test_after_a_script_on_top_that_asked_the_innermost_period_begins_anew() -> None:
    async def script(game: Coins) -> None:
        async with game.period(upto(60)), game.period(upto(20)):
            await First([READY])

    play = begun(script, asks_b)
    outer, inner = play.game.periods
    numbers = outer.number, inner.number
    play.answer(LEAVE_A)
    play.answer(Answer(B, "hide"))
    assert play.game.number > numbers[1] and play.game.seconds == 20
    assert (outer.number, inner.number) == (numbers[0], play.game.number)


def test_after_a_script_on_top_that_asked_a_limit_inside_a_period_runs_again_and_the_period_goes_on() -> None:
    async def script(game: Coins) -> None:
        async with game.period(lasts(60)):
            game.limit(10)
            await First([READY])

    play = begun(script, asks_b)
    [period] = play.game.periods
    began = period.number
    play.answer(LEAVE_A)
    play.answer(Answer(B, "hide"))
    assert (play.game.seconds, period.number) == (10, began) and play.game.number > began


def test_who_may_change_an_answer_is_offered_what_they_were_asked_and_nothing_else() -> None:
    stop = Every([Ask(bit(B), "guess"), Ask(bit(A) | bit(B), "weigh")], again=True)
    assert [[ask.act for ask in stop.offered_to(seat)] for seat in (A, B, C)] == [["weigh"], ["guess", "weigh"], []]


def test_who_takes_an_answer_back_is_waited_for_in_every_ask_and_the_others_are_not() -> None:
    stop = Every([Ask(bit(A) | bit(B), "guess"), Ask(bit(B) | bit(C), "weigh")])
    stop.given = [Answer(seat, "guess") for seat in (A, B, C)]
    stop.waiting = [0, 0]
    assert stop.wait_again(B) is None
    assert (stop.waiting, stop.unanswered()) == ([bit(B), bit(B)], bit(B))
    assert stop.given == [Answer(A, "guess"), Answer(C, "guess")]
    assert stop.wait_again(C) is None
    assert (stop.waiting, stop.unanswered()) == ([bit(B), bit(B) | bit(C)], bit(B) | bit(C))


def test_who_was_not_asked_here_and_takes_an_answer_back_has_all_asked_anew() -> None:
    stop = Every([Ask(bit(B), "guess")])
    assert [stop.wait_again(seat) for seat in (A, B, C)] == [ANEW, None, ANEW]
