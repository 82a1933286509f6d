"""Sections 2, 12 and 14 of rules/spytown.md where a clock runs: how long each step lasts, whatever is done in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from citysleeps.books.spytown.book import BOOK
from citysleeps.books.spytown.game import Spytown
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, each
from citysleeps.kernel.setup import Setup, Value
from citysleeps.notation.words import read_move, write_fact
from citysleeps.table.times import Times

Moves = list[tuple[float, str]]  # so many seconds after the last one, an input


class Evening:
    """A game among people: somebody does something after so many seconds, and the clock runs out by itself."""

    def __init__(self, deal: dict[str, str], cards: dict[str, str] | None = None, /, **settings: Value) -> None:
        self.names = tuple(deal)
        if cards:
            settings.setdefault("cards", tuple(cards.values()))
        setup = Setup(book="spytown", seats=self.names, deal=deal, cards=cards or {}, settings=settings, lasting=True)
        self.play = Play(BOOK, BOOK.settle(setup))
        self.now = 0.0
        self.times = Times()
        self.heard: list[tuple[float, str]] = []  # when all were told what
        self.listen()

    @property
    def game(self) -> Spytown:
        assert isinstance(self.play.game, Spytown)
        return self.play.game

    def listen(self) -> None:
        self.times.follow(self.game, self.now, True)
        told = [write_fact(fact, self.names) for to, fact in self.game.log if to == ALL]
        self.heard += [(self.now, fact) for fact in told[len(self.heard) :]]

    def wait(self, seconds: float) -> None:
        """So much time passes."""
        until = self.now + seconds
        while not self.game.over:
            strikes = self.times.strikes(self.game)
            if strikes is None or strikes[0] > until:
                break
            self.now, clock = strikes
            assert self.play.answer(clock) == ""
            self.listen()
        self.now = until

    def say(self, *moves: str) -> None:
        for text in moves:
            assert self.play.answer(read_move(text, self.names, BOOK)) == "", text
            self.listen()

    def act(self, moves: Moves) -> None:
        for seconds, text in moves:
            self.wait(seconds)
            self.say(text)

    def look(self) -> None:
        """Everybody looks at the token at once."""
        self.say(*(f"{name} ready" for name in self.names))

    def at(self, fact: str) -> float:
        """When all were told something that begins with these words, for the last time."""
        found = [time for time, told in self.heard if f"{told} ".startswith(f"{fact} ")]
        assert found, f"{fact} was never told: {self.heard}"
        return found[-1]

    def length(self, step: str) -> float:
        return self.at(f"step_ended {step}") - self.at(f"step_began {step}")

    def asked(self) -> str:
        waiting = 0
        for seats in self.game.stop.waiting:
            waiting |= seats
        return "".join(self.names[seat] for seat in each(waiting))


NINE = dict.fromkeys("ABCDEFGHI", "policeman") | {"A": "mafioso", "B": "mafioso", "C": "agent"}
FIVE = dict.fromkeys("ABCDE", "policeman") | {"A": "mafioso"}


# SPY-212: the deal


def test_the_game_waits_until_everybody_has_looked() -> None:
    """SPY-212 Until the last seat is ready, and no longer."""
    evening = Evening(NINE)
    assert (evening.game.phase, evening.asked()) == ("deal", "ABCDEFGHI")
    evening.say(*(f"{name} ready" for name in "IHGFEDCB"))
    assert (evening.game.phase, evening.asked()) == ("deal", "A")
    assert evening.play.answer(read_move("B ready", evening.names, BOOK)) == "already_acted"
    evening.say("A ready")
    assert evening.game.phase == "agent_phase"


def test_the_game_waits_no_longer_than_its_time() -> None:
    """SPY-212 `t_deal`, 60 seconds if nothing else is said."""
    for evening, seconds in ((Evening(NINE), 60), (Evening(NINE, t_deal=20), 20)):
        evening.say("A ready")
        evening.wait(seconds - 0.25)
        assert evening.game.phase == "deal"
        evening.wait(0.25)
        assert evening.game.phase == "agent_phase"


def test_without_a_time_the_deal_waits_for_the_seats_or_the_host() -> None:
    """SPY-212 With `t_deal` 0 only the seats, or the host, end it."""
    for gm_mode in ("software", "human"):
        evening = Evening(NINE, t_deal=0, gm_mode=gm_mode)
        evening.say("A ready")
        evening.wait(10_000)
        assert evening.game.phase == "deal"
        evening.say("host next")
        assert evening.game.phase == "agent_phase"


def test_a_human_game_master_ends_the_wait() -> None:
    """SPY-212"""
    evening = Evening(NINE, gm_mode="human")
    evening.say("host next")
    assert evening.game.phase == "agent_phase"


def test_nobody_waits_for_one_who_leaves_after_the_deal() -> None:
    """SPY-212, SPY-204 And whether somebody is ready is nobody's business."""
    evening = Evening(NINE)
    evening.say(*(f"{name} ready" for name in "ABCDEFGH"))
    assert [fact for _, fact in evening.heard[1:]] == []
    evening.say("I leave")
    assert evening.at("eliminated I expelled policeman") == 0
    assert evening.game.phase == "agent_phase"


def test_the_start_of_game_cards_wait_for_the_look() -> None:
    """SPY-209, SPY-212"""
    evening = Evening(NINE, {"D": "role_swap"})
    assert evening.game.phase == "deal"
    evening.look()
    assert (evening.game.phase, evening.asked()) == ("role_swap", "D")
    evening.wait(30)
    assert evening.at("swap_declined D") == 30


# SPY-1203, SPY-1402: secret phases


SECRET: dict[str, Moves] = {
    "nothing": [],
    "a look at once": [(0.25, "C check D")],
    "a late look": [(29.5, "C check D")],
    "a look at a Mafioso": [(3, "C check A")],
    "the Agent leaves": [(4, "C leave")],
    "the Agent is removed": [(4, "host remove C")],
    "hunches": [(1, "D hunch A"), (1, "C check A"), (1, "D hunch B")],
}


@pytest.mark.parametrize("moves", SECRET.values(), ids=SECRET)
def test_the_agent_phase_lasts_its_time(moves: Moves) -> None:
    """SPY-1203, SPY-1402, SPY-1404, SPY-419 30 seconds, whatever is done in it; and all hear the same."""
    evening = Evening(NINE)
    evening.look()
    evening.act(moves)
    evening.wait(31)
    assert evening.length("agent_phase") == 30
    kinds = [fact.split()[0] for _, fact in evening.heard]
    assert kinds == ["game_set", "turn_began", "step_began", "step_ended", "step_began"]


MEETING: dict[str, Moves] = {
    "nothing": [],
    "agreed at once": [(0.25, "A point D"), (0.25, "B point D")],
    "agreed late": [(1, "A point D"), (58.5, "B point D")],
    "disagreed": [(1, "A point D"), (1, "B point E")],
    "disagreed for a while": [(1, "A point D"), (1, "B point E"), (20, "B point D")],
    "one leaves": [(1, "A point D"), (1, "B leave")],
    "signs": [(1, "A sign nod"), (1, "A point D"), (1, "B point D"), (1, "B sign nod"), (1, "E hunch F")],
}


@pytest.mark.parametrize("choice", ["agreement", "plurality"])
@pytest.mark.parametrize("moves", MEETING.values(), ids=MEETING)
def test_the_mafia_phase_lasts_its_time(moves: Moves, choice: str) -> None:
    """SPY-1203, SPY-1402, SPY-439, SPY-442 60 seconds, whether or not they agreed, and when."""
    evening = Evening(NINE, mafia_choice=choice)
    evening.look()
    evening.wait(30)
    if choice == "plurality":
        moves = moves[:2]  # each points once
    evening.act(moves)
    evening.wait(60)
    assert evening.length("mafia_phase") == 60


def test_a_mafia_phase_in_which_nobody_wakes_lasts_its_time() -> None:
    """SPY-1203, SPY-R09 Its length tells nothing."""
    six = FIVE | {"F": "policeman"}
    evening = Evening(six, {"B": "new_gang", "C": "new_gang", "D": "new_gang"})
    evening.look()
    evening.say("A leave")
    evening.wait(59.75)
    assert evening.game.phase == "mafia_phase"
    evening.wait(0.25)
    assert evening.length("mafia_phase") == 60


def test_who_is_lost_in_secret_is_waited_for_no_more() -> None:
    """SPY-1105, SPY-R41, SPY-R61 In a night that goes on together all who are there seal something."""
    six = FIVE | {"C": "agent", "F": "policeman"}
    evening = Evening(six, {"D": "vest"}, night_pace="together")
    evening.look()
    evening.say("C check A")
    assert evening.game.living & ~evening.game.silent == 0b111011
    evening.say("D reveal vest")
    assert evening.game.living & ~evening.game.silent == 0b110011


def test_the_recognition_lasts_its_time() -> None:
    """SPY-1203, SPY-1402 15 seconds."""
    deal = dict.fromkeys("ABCDEFGHIJKLM", "policeman") | {"A": "mafioso", "B": "agent"}
    evening = Evening(deal, {"C": "new_gang", "D": "new_gang", "E": "new_gang"}, new_gang_recognition="on")
    evening.look()
    evening.say("B check A")
    evening.wait(100)
    assert evening.at("step_began gang_recognition") == 30
    assert evening.length("gang_recognition") == 15


def test_the_phase_of_a_recruited_agent_lasts_its_time() -> None:
    """SPY-1203 Also where nothing is shown (`recruited_agent: dummy`)."""
    evening = Evening(NINE, {"A": "recruitment"}, recruited_agent="dummy")
    evening.look()
    evening.wait(31)
    evening.say("A play recruitment C", "A point D", "B point D", "C point D")
    evening.wait(1000)
    evening.say(*(f"{name} ready" for name in "ABCEFGHI"))
    evening.wait(1000)
    assert evening.game.turn >= 2
    assert evening.at("step_began agent_phase") > 1000
    assert evening.length("agent_phase") == 30


def test_a_recruitment_starts_the_time_of_the_mafia_phase_anew() -> None:
    """SPY-1404 And from then on it lasts its full time."""
    evening = Evening(FIVE, {"A": "recruitment"})
    evening.look()
    evening.wait(40)
    evening.say("A play recruitment B")
    evening.wait(1)
    evening.say("A point C", "B point C")
    evening.wait(100)
    assert evening.at("step_ended mafia_phase") == evening.at("recruitment_called") + 60 == 100


@pytest.mark.parametrize("gm_mode", ["software", "human"])
def test_without_a_timer_a_secret_phase_ends_with_its_acts(gm_mode: str) -> None:
    """SPY-1402"""
    evening = Evening(NINE, t_agent=0, t_mafia=0, gm_mode=gm_mode)
    evening.look()
    evening.wait(500)
    assert evening.game.phase == "agent_phase"
    evening.say("C check A")
    assert evening.game.phase == "mafia_phase"
    evening.wait(500)
    evening.say("A point D", "B point D")
    assert (evening.game.step, evening.length("mafia_phase")) == ("discussion", 500)


# SPY-1203, SPY-1404: windows

Habit = Callable[[Evening], None]


def leave(evening: Evening) -> None:
    if evening.game.living >> evening.names.index("E") & 1:
        evening.say("E leave")


WINDOWS: dict[str, Habit] = {
    "nobody moves": lambda evening: None,
    "all pass at once": lambda evening: evening.say(*(f"{name} pass" for name in evening.asked())),
    "one passes": lambda evening: evening.say(f"{evening.asked()[0]} pass"),
    "one leaves": leave,
}
CARDS = {"D": "vest", "E": "bandage", "F": "arrest", "G": "shelter", "H": "wiretap"}


def day(habit: Habit, step: str, **settings: Value) -> Evening:
    """The first turn: I is killed and F voted out; in one kind of window they do this, in the others nothing."""
    evening = Evening(NINE, CARDS, **settings)
    evening.look()
    evening.wait(30)
    evening.say("A point I", "B point I")
    evening.wait(60)
    while evening.game.turn == 1:
        at = evening.game.inner or evening.game.step
        if at == "discussion":
            evening.say(*(f"{name} ready" for name in evening.asked()))
        elif at in ("preliminary_vote", "final_vote"):
            evening.say(*(f"{name} vote {'A' if name == 'F' else 'F'}" for name in evening.asked()))
        else:
            began = evening.game.number
            if at == step:
                evening.wait(1)
                habit(evening)
            while evening.game.number == began and evening.game.turn == 1:
                evening.wait(1)
    return evening


@pytest.mark.parametrize("habit", WINDOWS.values(), ids=WINDOWS)
@pytest.mark.parametrize("step", ["vest_window", "bandage_window", "start_window", "end_window"])
def test_a_window_lasts_its_time(step: str, habit: Habit) -> None:
    """SPY-1203, SPY-1404 15 seconds for each window, whether or not anyone could act or did."""
    evening = day(habit, step)
    began = [time for time, fact in evening.heard if fact.startswith(f"step_began {step}")]
    ended = [time for time, fact in evening.heard if fact.startswith(f"step_ended {step}")]
    assert began and [last - first for first, last in zip(began, ended, strict=True)] == [15] * len(began)


@pytest.mark.parametrize(("timer", "step"), [("t_start_window", "start_window"), ("t_end_window", "end_window")])
def test_the_windows_have_their_own_timers(timer: str, step: str) -> None:
    """SPY-1402, SPY-1404"""
    assert day(WINDOWS["all pass at once"], step, **{timer: 40}).length(step) == 40
    assert day(WINDOWS["all pass at once"], step, **{timer: 0}).length(step) == 1


def test_the_reaction_time_is_for_each_window() -> None:
    """SPY-1404 `t_reaction` for the Vest window and for the Bandage window each."""
    evening = day(WINDOWS["nobody moves"], "", t_reaction=20)
    assert (evening.length("vest_window"), evening.length("bandage_window")) == (20, 20)


def test_a_card_openly_played_ends_its_window() -> None:
    """SPY-1203 The Vest is seen by all, so that its window need not last."""
    evening = Evening(NINE, {"D": "vest"})
    evening.look()
    evening.wait(30)
    evening.say("A point D", "B point D")
    evening.wait(64)
    evening.say("D play vest")
    assert evening.length("vest_window") == 4
    assert evening.game.step == "discussion"


def test_a_card_played_in_the_start_window_does_not_end_it() -> None:
    """SPY-1203 Others may still want to play theirs, and its end tells nothing."""
    evening = Evening(NINE, {"D": "arrest"})
    evening.look()
    evening.wait(30)
    evening.say("A point I", "B point I")
    evening.wait(61)
    evening.say(*(f"{name} pass" for name in "ABCEFGH"))
    evening.say("D play arrest")
    assert evening.at("card_played D arrest") == 91
    evening.wait(20)
    assert evening.length("start_window") == 15


def test_the_last_shot_card_and_the_right_have_a_time_each() -> None:
    """SPY-1404 `t_last_shot`; SPY-1203 and the window of the card lasts it, whoever holds the card."""
    evening = Evening(FIVE, {"E": "last_shot"}, kids_last_shot="on")
    evening.look()
    evening.say("A point B")
    evening.wait(60)
    assert evening.game.inner == "last_shot_right"
    evening.wait(29.75)
    assert evening.game.inner == "last_shot_right"
    evening.wait(0.25)
    assert evening.game.inner == "last_shot_window"
    evening.say("B pass")
    evening.wait(31)
    assert evening.length("last_shot_window") == 30


# SPY-1404: votes and speeches


def discussed(**settings: Value) -> Evening:
    """Five players have discussed, after a night in which E was killed."""
    evening = Evening(FIVE, **settings)
    evening.look()
    evening.say("A point E")
    evening.wait(60)
    evening.say(*(f"{name} ready" for name in "ABCD"))
    return evening


def test_a_simultaneous_ballot_has_one_time() -> None:
    """SPY-1404 `t_vote` is for the whole ballot, and a late vote does not lengthen it."""
    evening = discussed()
    evening.wait(40)
    evening.say("A vote B", "B vote A")
    evening.wait(4.75)
    assert evening.game.step == "preliminary_vote"
    evening.wait(0.25)
    assert evening.at("counted preliminary_vote") - evening.at("vote_opened preliminary_vote") == 45


def test_a_simultaneous_ballot_is_over_with_the_last_vote() -> None:
    """SPY-508 A vote is no window: it need not last."""
    evening = discussed()
    evening.wait(10)
    evening.say("A vote B", "B vote A", "C vote A", "D vote B")
    assert evening.at("counted preliminary_vote") - evening.at("vote_opened preliminary_vote") == 10


def test_a_sequential_ballot_has_a_time_for_each_voter() -> None:
    """SPY-1404 `t_vote` is for each voter's turn."""
    evening = discussed(vote_mode="sequential")
    evening.wait(30)
    evening.say("A vote B")
    evening.wait(30)
    assert evening.asked() == "B"
    evening.wait(15)
    assert evening.asked() == "C"
    evening.wait(44.75)
    assert evening.asked() == "C"
    evening.wait(0.25)
    assert evening.asked() == "D"


def test_each_speech_of_the_defence_has_its_time() -> None:
    """SPY-1404 `t_defence` is for each speech; SPY-515 which may be shorter."""
    evening = discussed()
    evening.say("A vote B", "B vote A", "C vote A", "D vote B")
    evening.wait(20)
    evening.say('A say "I am innocent"', "A done")
    assert evening.asked() == "B"
    evening.wait(59.75)
    assert evening.asked() == "B"
    evening.wait(0.25)
    assert evening.game.step == "final_vote"
    assert evening.length("defence") == 80


def test_somebody_elses_loss_does_not_lengthen_a_speech() -> None:
    """SPY-1404, SPY-515"""
    evening = discussed()
    evening.say("A vote B", "B vote A", "C vote A", "D vote B")
    evening.wait(40)
    evening.say("D leave")
    evening.wait(19.75)
    assert evening.asked() == "A"
    evening.wait(0.25)
    assert evening.asked() == "B"


def test_the_tie_discussion_has_one_time_and_then_the_lot() -> None:
    """SPY-1403, SPY-1404, SPY-R16 A move that leaves a tie, words and declarations do not lengthen it."""
    evening = discussed()
    evening.say("A vote B", "B vote A", "C vote A", "D vote B", "A done", "B done")
    evening.say("A vote B", "B vote A", "C vote A", "D vote B")
    evening.wait(80)
    evening.say("C ready", 'D say "Well?"')
    evening.wait(9.75)
    assert evening.game.step == "tie_discussion"
    evening.wait(0.25)
    assert evening.length("tie_discussion") == 90
    assert evening.at("lot_drawn") == evening.at("step_ended tie_discussion")


def test_the_discussion_has_no_time_of_its_own() -> None:
    """SPY-460, SPY-1401, SPY-R45 As long as they want; or `t_discussion`."""
    evening = Evening(FIVE)
    evening.look()
    evening.wait(100_000)
    assert evening.game.step == "discussion"
    evening = Evening(FIVE, t_discussion=120)
    evening.look()
    evening.wait(60 + 119)
    evening.say("A ready")
    assert evening.game.step == "discussion"
    evening.wait(1)
    assert evening.length("discussion") == 120


def voting() -> Evening:
    """The first vote, with a Vest and a shot still in hand."""
    evening = Evening(NINE, {"D": "vest", "E": "shot_round_corner"}, save_scope="any", t_start_window=0)
    evening.look()
    evening.wait(30)
    evening.say("A point I", "B point I")
    evening.wait(60 + 15)  # the Vest window
    evening.say(*(f"{name} pass" for name in "ABCDEFGH"))
    evening.say(*(f"{name} ready" for name in "ABCDEFGH"))
    return evening


def test_after_a_shot_that_was_stopped_the_vote_goes_on_with_its_full_time() -> None:
    """SPY-1404 The windows of the shot have their own time, and the ballot is not the shorter for them."""
    evening = voting()
    evening.wait(40)
    evening.say("A vote B", "E play shot_round_corner D")
    evening.wait(10)
    evening.say("D play vest")
    assert (evening.game.step, evening.asked()) == ("preliminary_vote", "BCDEFGH")
    evening.wait(44.75)
    assert evening.game.step == "preliminary_vote"
    evening.wait(0.25)
    assert evening.at("counted preliminary_vote") == evening.at("saved D vest") + 45


def test_a_window_in_a_vote_is_over_when_the_one_it_is_about_goes() -> None:
    """SPY-R42"""
    evening = voting()
    evening.say("E play shot_round_corner D")
    evening.wait(3)
    evening.say("D leave")
    assert (evening.length("vest_window"), evening.game.step) == (3, "preliminary_vote")
