"""The book `original`: how a game runs from the deal to the end."""

from __future__ import annotations

from typing import Final

import msgspec

from citysleeps.books.book import Book
from citysleeps.books.claims import ever
from citysleeps.books.dealing import check_day
from citysleeps.books.original import leaving, phrases, refusals, victory
from citysleeps.books.original.components import EXECUTE, MAFIA, RED_CARDS, SPARE
from citysleeps.books.original.court import court
from citysleeps.books.original.deal import check_setup, deal
from citysleeps.books.original.discussion import discussion
from citysleeps.books.original.facts import FACTS, MENDABLE, Counted
from citysleeps.books.original.game import Original
from citysleeps.books.original.lobby import OriginalLobby
from citysleeps.books.original.night import Step, play_night, take_up_dawn
from citysleeps.books.original.settings import complete
from citysleeps.books.original.shown import OriginalScreen
from citysleeps.books.original.steps import STEPS
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.forms import Numbers
from citysleeps.kernel.game import Script
from citysleeps.kernel.rules import Meanwhile
from citysleeps.kernel.seats import NOBODY, Seat, Seats
from citysleeps.kernel.setup import Setup, Value, typed

# 19.4 Phases and steps.
PHASES: Final = (
    *("deal", "first_night", "night", "dawn", "first_day", "day", "judges", "discussion", "speech", "nomination"),
    *("court", "defence", "vote", "tie_speeches", "second_vote", "all_or_none", "execution", "last_words", "game_over"),
    *(step.name for step in STEPS),
)

TOWN: Final = "town"
DAY: Final = "day"


async def play(game: Original, steps: list[Step]) -> None:
    """ORIG-107 One round is one night followed by one day."""
    await deal(game)
    game.take_up()
    if game.begins == DAY:
        take_up_dawn(game)
        await day(game)
    while True:
        await play_night(game, steps)  # ORIG-806 and if that decides the game, there is no day
        await day(game)


async def day(game: Original) -> None:
    """ORIG-808, ORIG-824 The discussion, then the court."""
    await discussion(game)
    await court(game)
    victory.check_stalemate(game)


class OriginalBook(Book[Original]):
    """Original Mafia: basic, professional, extended, without a host."""

    def __init__(self, steps: list[Step]) -> None:
        super().__init__("original", "ORIG", "2", OriginalLobby(steps), OriginalScreen(steps))
        self.steps = steps
        self.facts = FACTS
        self.mendable = MENDABLE
        self.counting = (Counted,)
        self.acts = refusals.ACTS
        self.host_acts = refusals.HOST_ACTS
        self.parts = phrases.PARTS
        self.reasons = refusals.REASONS
        self.not_understood = "not_allowed"
        self.ballot_words = (EXECUTE, SPARE)
        self.words = phrases.WORDS
        self.phases = PHASES
        self.beginnings = (DAY,)
        self.parties = (TOWN, MAFIA)

    def complete(self, settings: dict[str, Value]) -> dict[str, Value]:
        return msgspec.structs.asdict(complete(settings))

    def settle(self, setup: Setup) -> Setup:
        setup = typed(setup)
        settings = complete(setup.settings, setup.lasting)
        check_setup(setup, settings)
        setup = msgspec.structs.replace(setup, version=self.version, settings=msgspec.structs.asdict(settings))
        if setup.begins:
            game = self.told(setup)
            check_day(game.night, game.day, game.step == "dawn")
        return setup

    def game(self, setup: Setup) -> Original:
        names = setup.seats
        lots = [names.index(name) for name in setup.lots]
        cards = [setup.deal.get(name, "resident") for name in names] if setup.deal else []
        named = str(setup.settings["temporary_host"])
        host = names.index(named) if named else NOBODY
        return Original(len(names), Chance(setup.seed, lots), setup.settings, cards, host)

    def play(self, game: Original) -> Script:
        return play(game, self.steps)

    def hinders(self, game: Original, answer: Answer) -> str:
        return refusals.hinders(game, answer)

    def meanwhile(self, game: Original, answer: Answer) -> Meanwhile:
        return leaving.meanwhile(game, answer)

    def vocabulary(self, setup: Setup) -> list[Ask]:
        """ORIG-602 Plans too; ORIG-R29 those of a gang that plans again as far ahead as there are players."""
        everybody = (1 << len(setup.seats)) - 1
        last = len(setup.seats) + 4 if setup.settings["gang_replan"] == "window" else 4
        plans = [Ask(everybody, "plan", (everybody, Numbers(2, last)))]
        return super().vocabulary(setup) + (plans if setup.settings["kill_method"] == "closed_eyes" else [])

    def claims(self, game: Original) -> list[Ask]:
        """ORIG-2003"""
        return ever(phrases.phrases(game), self.parts)

    def numbers(self, game: Original) -> dict[str, int]:
        return {"night": game.night, "day": game.day}

    def votes(self, game: Original) -> tuple[dict[int | str, Seats], dict[int | str, int]]:
        return game.hands, game.counts

    def hosts(self, game: Original) -> Seats:
        """ORIG-1304, ORIG-1310, ORIG-1408 The temporary host until there is a permanent one; a human host."""
        return leaving.hosts(game)

    def host_asks(self, game: Original) -> list[Ask]:
        return leaving.host_asks(game)

    def true_of(self, game: Original, seat: Seat) -> tuple[str, ...]:
        """ORIG-2013 The card and the sides that its holder may be on."""
        card = game.cards[seat]
        return (card, *phrases.follows(card)) if card else ()

    def party(self, game: Original, seat: Seat) -> str:
        """The town are the red cards and the werewolf (ORIG-1251)."""
        card = game.cards[seat]
        return TOWN if card in RED_CARDS or card == "werewolf" else MAFIA


BOOK: Final = OriginalBook(STEPS)
