"""Each law is held against books with a planted fault, and finds it."""

from __future__ import annotations

from collections.abc import Callable
from random import random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from citysleeps.books.bigcity import facts as city
from citysleeps.books.bigcity.book import BigCityBook
from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.bigcity.night import Step as CityStep
from citysleeps.books.bigcity.roles import Admirer, Detective
from citysleeps.books.bigcity.steps import STEPS as CITY_STEPS
from citysleeps.books.book import Book
from citysleeps.books.original.book import OriginalBook
from citysleeps.books.original.facts import Attempt, CheckAnswer, Pointed
from citysleeps.books.original.gangs import Gang
from citysleeps.books.original.night import Night, Step
from citysleeps.books.original.roles import Commissar, Doctor
from citysleeps.books.original.steps import STEPS
from citysleeps.books.spytown import offers, secret
from citysleeps.books.spytown.book import SpytownBook
from citysleeps.books.spytown.cards import CARDS, Wiretap
from citysleeps.books.spytown.facts import Lost, MafiaChoice, Noted, Recruited, TokenSeen
from citysleeps.books.spytown.game import Spytown
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.forms import Slot
from citysleeps.kernel.game import Game
from citysleeps.kernel.seats import ALL, HOST_SEAT, NOBODY, Seat, Seats, bit, bits, each
from citysleeps.kernel.setup import Setup
from citysleeps.kernel.stops import First

from .pairs import Leak
from .setups import BENCHES, Bench, original_setups, spytown_setups
from .test_asks import asks_and_end
from .test_nothing_leaks import secret_answers, secret_leaving, swapped_cards, swapped_hands
from .test_refusals import refusals_change_nothing
from .test_same_game import same_game, state_is_fold

pytestmark = pytest.mark.long

Law = Callable[[Bench, st.DataObject], None]


# Leaks


class LoudGang(Gang):
    """Everybody hears what came of its attempt (ORIG-610, ORIG-804)."""

    def kill(self, night: Night, marks: list[Seat], victim: Seat) -> None:
        super().kill(night, marks, victim)
        night.game.tell(ALL, night.game.log[-1][1])


class SkippedDoctor(Doctor):
    """He is not called when he is dead (ORIG-505)."""

    def is_called(self, game: Game) -> bool:
        return super().is_called(game) and bool(game.holders(self.name))


class SharpCommissar(Commissar):
    """He is offered only those who are worth a check."""

    def suspects(self, night: Night, me: Seat) -> Seats:
        return super().suspects(night, me) & ~night.game.holders("mafia")


class FeltCommissar(Commissar):
    """Whoever is checked is told so (ORIG-518)."""

    async def act(self, night: Night, me: Seat) -> None:
        await super().act(night, me)
        last = night.game.log[-1][1]
        if isinstance(last, CheckAnswer):
            night.game.tell(bit(last.target), last)


class PeepingGang(Gang):
    """Its members see one another's marks with closed eyes (ORIG-605)."""

    def kill(self, night: Night, marks: list[Seat], victim: Seat) -> None:
        super().kill(night, marks, victim)
        members = night.game.gang_members(self.name, night.living)
        for member, mark in zip(each(members), marks, strict=False):
            night.game.tell(members, Pointed(member, mark))


class MissedCommissar(Commissar):
    """Everybody hears in the night that he has left (ORIG-1012)."""

    async def act(self, night: Night, me: Seat) -> None:
        await super().act(night, me)
        if night.game.absent >> me & 1:
            night.game.tell(ALL, Attempt(self.name, NOBODY, "nobody"))


class TellingRefusals(OriginalBook):
    """A check refused at the wrong time tells a black target from a red one (ORIG-1803)."""

    def hinders(self, game: Game, answer: Answer) -> str:
        reason = super().hinders(game, answer)
        black = reason == "wrong_phase" and answer.act == "check" and game.is_black(answer.args[0])  # type: ignore[index]
        return "target_own_gang" if black else reason


# Other faults


class SecretDoctor(Doctor):
    """Something changes that was not told."""

    async def act(self, night: Night, me: Seat) -> None:
        await super().act(night, me)
        night.game.nods[me] = "nod"


class MoodyDoctor(Doctor):
    """What he does depends on something outside the game."""

    async def act(self, night: Night, me: Seat) -> None:
        await super().act(night, me)
        if random() < 0.5:
            night.attack(self.name, me)


class HelplessDoctor(Doctor):
    """He must choose among nobody."""

    async def act(self, night: Night, me: Seat) -> None:
        await First([Ask(bit(me), "guard", (0,))])


class RestlessDoctor(Doctor):
    """He is asked when he is dead (ORIG-1007)."""

    async def night(self, night: Night) -> None:
        for seat in range(night.game.size):
            if night.game.cards[seat] == self.name:
                await self.act(night, seat)


class BusyDoctor(Doctor):
    """Somebody else is asked in his step (ORIG-504)."""

    async def night(self, night: Night) -> None:
        await self.act(night, each(night.living)[0])


class CostlyRefusals(OriginalBook):
    """A refused input draws from the deck."""

    def hinders(self, game: Game, answer: Answer) -> str:
        game.chance.word()
        return super().hinders(game, answer)


class DumbRefusals(OriginalBook):
    """A refusal without a reason of the book."""

    def hinders(self, game: Game, answer: Answer) -> str:
        return "no" if super().hinders(game, answer) else ""


def with_step(step: Step) -> Book:
    return OriginalBook([step if old.name == step.name else old for old in STEPS])


LEAKS = [
    (with_step(LoudGang("mafia", ("mafia", "don"))), secret_answers),
    (with_step(SkippedDoctor("doctor", "guard", 2)), swapped_cards),
    pytest.param(with_step(SharpCommissar("commissar", "check", 1)), swapped_cards, marks=pytest.mark.laws),
    (with_step(FeltCommissar("commissar", "check", 1)), secret_answers),
    (with_step(PeepingGang("mafia", ("mafia", "don"))), secret_answers),
    (with_step(MissedCommissar("commissar", "check", 1)), secret_leaving),
    (TellingRefusals(STEPS), swapped_cards),
]
FAULTS: list[tuple[Book, Law, str]] = [
    (with_step(SecretDoctor("doctor", "guard", 2)), state_is_fold, "nods"),
    (with_step(MoodyDoctor("doctor", "guard", 2)), same_game, "differ|is refused now"),
    (with_step(HelplessDoctor("doctor", "guard", 2)), asks_and_end, "no answer"),
    (with_step(RestlessDoctor("doctor", "guard", 2)), asks_and_end, "asked of the dead"),
    (with_step(BusyDoctor("doctor", "guard", 2)), asks_and_end, "none of seat"),
    (CostlyRefusals(STEPS), refusals_change_nothing, "chance"),
    (DumbRefusals(STEPS), refusals_change_nothing, "not a reason"),
]


def name(planted: object) -> str:
    if not isinstance(planted, OriginalBook):
        return getattr(planted, "__name__", "found")
    changed = [type(step).__name__ for step in planted.steps if step not in STEPS]
    return changed[0] if changed else type(planted).__name__


@pytest.mark.parametrize(("book", "law"), LEAKS, ids=name)
def test_a_planted_leak_is_found(book: Book, law: Law) -> None:
    presets = ("professional",)  # where it is found soonest
    bench = BENCHES["original"]._replace(book=book, setups=original_setups(presets=presets))
    with pytest.raises(Leak):
        try_law(bench._replace(dealt=original_setups(dealt=True, presets=presets)), law)


@pytest.mark.parametrize(("book", "law", "found"), FAULTS, ids=name)
def test_another_planted_fault_is_found(book: Book, law: Law, found: str) -> None:
    with pytest.raises((AssertionError, ValueError), match=found):
        try_law(BENCHES["original"]._replace(book=book), law)


# The book `spytown`


class FeltLook(Spytown):
    """Whose token is seen is told so (SPY-418)."""

    def tell(self, to: Seats, fact: Fact) -> None:
        super().tell(to | bit(fact.seat) if isinstance(fact, TokenSeen) else to, fact)


class LoudChoice(Spytown):
    """Everybody hears in the night whom the Mafia have chosen (SPY-441)."""

    def tell(self, to: Seats, fact: Fact) -> None:
        super().tell(ALL if isinstance(fact, MafiaChoice) else to, fact)


class LoudHunch(Spytown):
    """Everybody hears of a hunch (SPY-1606)."""

    def tell(self, to: Seats, fact: Fact) -> None:
        super().tell(ALL if isinstance(fact, Noted) and fact.act == "hunch" else to, fact)


class LoudRecruitment(Spytown):
    """Everybody hears who is recruited (SPY-924)."""

    def tell(self, to: Seats, fact: Fact) -> None:
        super().tell(ALL if isinstance(fact, Recruited) else to, fact)


class SparingWindows(Spytown):
    """A window is held only if somebody could use it (SPY-R33)."""

    def looms(self, window: str) -> bool:
        return any(self.playable(seat, window).name != "neutral" for seat in each(self.living))


class LoudLoss(Spytown):
    """Everybody hears in the night that somebody is lost (SPY-R53)."""

    def tell(self, to: Seats, fact: Fact) -> None:
        super().tell(ALL if isinstance(fact, Lost) else to, fact)


class SharpWiretap(Wiretap):
    """It is offered only against those who are worth it (SPY-962)."""

    def options(self, game: Spytown, me: Seat) -> tuple[Slot, ...]:
        return (sum(bit(seat) for seat in each(super().options(game, me)[0]) if game.tokens[seat] == "mafioso"),)


def alert(game: Spytown, awake: Seats) -> list[Ask]:
    """A sleeper may note a hunch only until the Mafia have settled on somebody (SPY-1612)."""
    hunch = Ask(game.present & ~awake, "hunch", (game.living,))
    return offers.reveals(game) + ([] if game.phase == "mafia_phase" else [hunch])


class HuntingBook(SpytownBook):
    """A vote refused at the wrong time tells a Mafioso from a Policeman (SPY-1602)."""

    def hinders(self, game: Game, answer: Answer) -> str:
        reason = super().hinders(game, answer)
        black = reason == "wrong_phase" and answer.act == "vote" and game.tokens[answer.args[0]] == "mafioso"  # type: ignore[index]
        return "target_protected" if black else reason


class KnowingHost(SpytownBook):
    """The host at the table hears from a refusal that somebody was lost in secret (SPY-1602, SPY-1610)."""

    def hinders(self, game: Game, answer: Answer) -> str:
        gone = answer.seat == HOST_SEAT and answer.act == "remove" and not game.present >> answer.args[0] & 1  # type: ignore[index]
        return "target_dead" if gone else super().hinders(game, answer)


class PlantedBook(SpytownBook):
    """A book whose games are of this kind."""

    def __init__(self, kind: type[Spytown]) -> None:
        super().__init__()
        self.kind = kind

    def game(self, setup: Setup) -> Spytown:
        game = super().game(setup)
        game.__class__ = self.kind
        return game


SPYTOWN_LEAKS = [
    (PlantedBook(FeltLook), secret_answers),
    (PlantedBook(LoudChoice), secret_answers),
    (PlantedBook(LoudHunch), secret_answers),
    pytest.param(PlantedBook(LoudRecruitment), secret_answers, marks=pytest.mark.laws),  # rare, so long looked for
    (PlantedBook(SparingWindows), swapped_hands),
    (PlantedBook(SparingWindows), swapped_cards),
    (PlantedBook(LoudLoss), secret_leaving),
    (HuntingBook(), swapped_cards),
    (KnowingHost(), secret_leaving),
]


def kind(planted: object) -> str:
    if isinstance(planted, PlantedBook):
        return planted.kind.__name__
    return type(planted).__name__ if isinstance(planted, Book) else getattr(planted, "__name__", "")


@pytest.mark.parametrize(("book", "law"), SPYTOWN_LEAKS, ids=kind)
def test_a_leak_planted_in_spytown_is_found(book: Book, law: Law) -> None:
    many_cards = spytown_setups(dealt=True).filter(lambda setup: "recruitment" in str(setup.settings["cards"]))
    with pytest.raises(Leak):
        try_law(BENCHES["spytown"]._replace(book=book, setups=many_cards, dealt=many_cards), law)


def test_a_card_that_is_offered_by_what_others_hold_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    old = CARDS["wiretap"]
    monkeypatch.setitem(CARDS, "wiretap", SharpWiretap(old.name, old.users, old.phase, old.moment))
    with pytest.raises(Leak):
        try_law(BENCHES["spytown"], swapped_cards)


def test_an_offer_that_ends_when_others_have_acted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secret, "of_a_secret_phase", alert)
    with pytest.raises(Leak, match="offered"):
        try_law(BENCHES["spytown"], secret_answers)


# The book `bigcity`


class LoudCity(BigCity):
    """Everybody hears of facts of one kind that are not for all."""

    loud: type[Fact]

    def tell(self, to: Seats, fact: Fact) -> None:
        super().tell(ALL if isinstance(fact, self.loud) else to, fact)


class LoudSect(LoudCity):
    """Everybody hears who is recruited (CITY-843)."""

    loud = city.Recruited


class LoudFaction(LoudCity):
    """Everybody hears what a faction has chosen (CITY-711)."""

    loud = city.FactionChoice


class LoudLeaving(LoudCity):
    """Everybody hears in the night who leaves (CITY-1211)."""

    loud = city.Leaving


class FeltCheck(BigCity):
    """Whoever is checked sees the Host's thumb (CITY-1105)."""

    def tell(self, to: Seats, fact: Fact) -> None:
        super().tell(to | bits(fact.targets) if isinstance(fact, city.CheckAnswer) else to, fact)


class TellingBook(BigCityBook):
    """A vote refused at the wrong time tells a criminal from a citizen (CITY-1207)."""

    def hinders(self, game: Game, answer: Answer) -> str:
        reason = super().hinders(game, answer)
        black = reason == "wrong_phase" and answer.act == "vote" and game.side(answer.args[0]) == "criminals"  # type: ignore[index]
        return "bad_target" if black else reason


class OtherCity(BigCityBook):
    """A book whose games are of this kind, or with a call in another's place."""

    def __init__(self, kind: type[BigCity] = BigCity, step: CityStep | None = None) -> None:
        super().__init__([step if step and old.name == step.name else old for old in CITY_STEPS])
        self.kind = kind
        self.planted = type(step).__name__ if step else kind.__name__

    def game(self, setup: Setup) -> BigCity:
        game = super().game(setup)
        game.__class__ = self.kind
        return game


class SkippedAdmirer(Admirer):
    """She is not called when she is dead (CITY-326)."""

    def is_called(self, game: BigCity) -> bool:
        return super().is_called(game) and self.lives(game)


class SharpDetective(Detective):
    """He is offered only those who are worth a check (CITY-337)."""

    def targets(self, game: BigCity, me: Seat) -> Seats:
        return super().targets(game, me) & ~game.of_side("citizens")


BIGCITY_LEAKS = [
    (OtherCity(LoudFaction), secret_answers),
    (OtherCity(LoudLeaving), secret_leaving),
    (OtherCity(FeltCheck), secret_answers),
    pytest.param(OtherCity(step=SkippedAdmirer("admirer", "alibi")), swapped_cards, marks=pytest.mark.laws),
    (OtherCity(step=SharpDetective()), swapped_cards),
    (TellingBook(CITY_STEPS), swapped_cards),
]


@pytest.mark.parametrize(("book", "law"), BIGCITY_LEAKS, ids=lambda it: getattr(it, "planted", type(it).__name__))
def test_a_leak_planted_in_bigcity_is_found(book: Book, law: Law) -> None:
    with pytest.raises(Leak):
        try_law(BENCHES["bigcity"]._replace(book=book), law)


def test_a_leak_of_the_sect_is_found() -> None:
    """Few deals have a sect, so only those are tried."""
    deals = BENCHES["bigcity"].dealt.filter(lambda setup: "sectarian" in setup.deal.values())
    with pytest.raises(Leak):
        try_law(BENCHES["bigcity"]._replace(book=OtherCity(LoudSect), setups=deals, dealt=deals), secret_answers)


def try_law(bench: Bench, law: Law) -> None:
    """Many games, until one breaks the law; which is the smallest does not matter here."""

    @given(st.data())
    def games(data: st.DataObject) -> None:
        law(bench, data)

    many = settings(max_examples=1500, phases=(Phase.generate,), report_multiple_bugs=False, derandomize=True)
    settings(many, database=None, deadline=None, suppress_health_check=list(HealthCheck))(games)()
