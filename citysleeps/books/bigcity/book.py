"""The book `bigcity`: how a game runs from the deal to the end."""

from __future__ import annotations

from typing import Final

import msgspec

from citysleeps.books.bigcity import phrases, refusals
from citysleeps.books.bigcity.components import CRIMINALS, PEACEFUL, SIDE_OF
from citysleeps.books.bigcity.day import check_dawn, dawn, discussion, evening, take_up_dawn
from citysleeps.books.bigcity.deal import check_setup, deal
from citysleeps.books.bigcity.deaths import settle
from citysleeps.books.bigcity.factions import NONE, UP
from citysleeps.books.bigcity.facts import FACTS, MENDABLE, Voted, VotesCounted
from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.bigcity.host import host_asks
from citysleeps.books.bigcity.lobby import BigCityLobby
from citysleeps.books.bigcity.meanwhile import meanwhile
from citysleeps.books.bigcity.night import CRIMINALS_CALLED, Night, Step, play_night
from citysleeps.books.bigcity.settings import complete, fitting
from citysleeps.books.bigcity.shown import BigCityScreen
from citysleeps.books.bigcity.steps import STEPS
from citysleeps.books.bigcity.victory import NIGHTFALL, check, check_stalemate
from citysleeps.books.bigcity.voting import FIRST_ROUND, SECOND_ROUND, voting
from citysleeps.books.book import Book
from citysleeps.books.claims import ever
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.forms import Several
from citysleeps.kernel.game import Script
from citysleeps.kernel.rules import Meanwhile
from citysleeps.kernel.seats import Seat, Seats
from citysleeps.kernel.setup import Setup, Value, typed

# Phases and steps.
PHASES: Final = (
    *("setup", "quiet_night", "night", "day", "dawn", "discussion", "voting", FIRST_ROUND, SECOND_ROUND, "evening"),
    *("second_choice", "avenger_window", "last_word", "over", CRIMINALS_CALLED),
    *(step.name for step in STEPS),
)
BY_DAY: Final = "day"
TOWN: Final = "town"


async def play(game: BigCity, steps: list[Step]) -> None:
    """CITY-301 Each turn is a night followed by a day."""
    await deal(game)
    game.take_up()
    steps = [step for step in steps if step.is_called(game)]  # CITY-R15 who is not called now never will be
    if game.begins == BY_DAY:
        night = Night(game)
        await take_up_dawn(game, night)
        await day(game, night)
    else:
        settle(game, NIGHTFALL)
    while True:
        night = await play_night(game, steps)
        await dawn(game, night)
        await day(game, night)


async def day(game: BigCity, night: Night) -> None:
    """The day after its dawn."""
    await discussion(game)
    await evening(game, night, await voting(game))
    check_stalemate(game)
    check(game, NIGHTFALL)  # whoever leads in the place of the dead was drawn when they died


class BigCityBook(Book[BigCity]):
    """Mafia: the Big City."""

    def __init__(self, steps: list[Step]) -> None:
        super().__init__("bigcity", "CITY", "2", BigCityLobby(steps), BigCityScreen(steps))
        self.steps = steps
        self.facts = FACTS
        self.mendable = MENDABLE
        self.counting = (VotesCounted,)
        self.acts = refusals.ACTS
        self.host_acts = refusals.HOST_ACTS
        self.parts = phrases.PARTS
        self.reasons = refusals.REASONS
        self.not_understood = "not_allowed"
        self.corrects_what_has_ended = False  # CITY-1210
        self.rests_for_others = False  # CITY-1203 what waits for the Host waits
        self.asides = ("warn", "unwarn")
        self.ballot_words = (UP, NONE)
        self.words = phrases.WORDS
        self.phases = PHASES
        self.beginnings = (BY_DAY,)
        self.parties = (TOWN, CRIMINALS)

    def complete(self, settings: dict[str, Value]) -> dict[str, Value]:
        return msgspec.structs.asdict(complete(settings))

    def fitting(self, chosen: dict[str, Value], before: dict[str, Value]) -> dict[str, Value]:
        return fitting(chosen, before)

    def settle(self, setup: Setup) -> Setup:
        setup = typed(setup)
        settings = complete(setup.settings, setup.lasting)
        check_setup(setup, settings)
        setup = msgspec.structs.replace(setup, version=self.version, settings=msgspec.structs.asdict(settings))
        if setup.begins:
            check_dawn(self.told(setup))
        return setup

    def game(self, setup: Setup) -> BigCity:
        names = setup.seats
        lots = [names.index(name) for name in setup.lots]
        cards = [setup.deal.get(name, PEACEFUL) for name in names] if setup.deal else []
        return BigCity(len(names), Chance(setup.seed, lots), setup.settings, cards)

    def play(self, game: BigCity) -> Script:
        return play(game, self.steps)

    def hinders(self, game: BigCity, answer: Answer) -> str:
        return refusals.hinders(game, answer)

    def meanwhile(self, game: BigCity, answer: Answer) -> Meanwhile:
        return meanwhile(game, answer)

    def vocabulary(self, setup: Setup) -> list[Ask]:
        """CITY-350 Checks of one or of two players too."""
        everybody = (1 << len(setup.seats)) - 1
        checks = [Ask(everybody, "check", (Several(everybody, several, several),)) for several in (1, 2)]
        return super().vocabulary(setup) + checks

    def beside(self, setup: Setup) -> tuple[str, ...]:
        """CITY-1030 To show one's card."""
        return ("show",) if setup.settings["opt_name_of_truth"] == "on" else ()

    def takes_back(self, fact: Fact) -> Fact | None:
        """CITY-1210 A hand that is not raised any more goes down."""
        return Voted(fact.voter, fact.candidate, not fact.hand) if isinstance(fact, Voted) else None

    def claims(self, game: BigCity) -> list[Ask]:
        """CITY-1303"""
        return ever(phrases.phrases(game), self.parts)

    def numbers(self, game: BigCity) -> dict[str, int]:
        return {"turn": game.night, "night": game.night, "day": game.day}

    def votes(self, game: BigCity) -> tuple[dict[int | str, Seats], dict[int | str, int]]:
        return dict(game.hands.items()), dict(game.counts.items())

    def may_lead(self, game: BigCity) -> bool:
        """CITY-1201 With the software as Host whoever set up the table may remove a player."""
        return not game.has_host and not game.over

    def hosts(self, game: BigCity) -> Seats:
        return 0 if game.over else game.hosting

    def apart(self, game: BigCity) -> Seats:
        """CITY-206 A Host who was drawn is no seat of the game."""
        return game.hosting

    def host_asks(self, game: BigCity) -> list[Ask]:
        return host_asks(game)

    def true_of(self, game: BigCity, seat: Seat) -> tuple[str, ...]:
        """CITY-1313 The card dealt, and the sides that its holder may be on."""
        card = game.cards[seat]
        return (card, *phrases.implied(game)[card]) if card else ()

    def party(self, game: BigCity, seat: Seat) -> str:
        """The town is everybody but the criminals."""
        return CRIMINALS if SIDE_OF.get(game.cards[seat]) == CRIMINALS else TOWN


BOOK: Final = BigCityBook(STEPS)
