"""The book `original`: how a game runs from the deal to the end."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from citysleeps.books.original import leaving, refusals, victory
from citysleeps.books.original.components import EXECUTE, SPARE, compositions
from citysleeps.books.original.court import court
from citysleeps.books.original.deal import MOST_PLAYERS, check_setup, deal
from citysleeps.books.original.discussion import discussion
from citysleeps.books.original.facts import FACTS, MENDABLE
from citysleeps.books.original.game import Original
from citysleeps.books.original.night import Step, play_night
from citysleeps.books.original.settings import PRESETS, complete, described
from citysleeps.books.original.shown import Shown, shown
from citysleeps.books.original.steps import STEPS
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.book import Book
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.game import Game, Script
from citysleeps.kernel.seats import NOBODY, Seat, Seats
from citysleeps.kernel.setup import Setup, Value, typed

# 19.4 Phases and steps.
PHASES: Final = (
    *("deal", "first_night", "night", "dawn", "first_day", "day", "judges", "discussion", "speech", "nomination"),
    *("court", "defence", "vote", "tie_speeches", "second_vote", "all_or_none", "execution", "last_words", "game_over"),
    *(step.name for step in STEPS),
)

PART_OF: Final[dict[str, str]] = {
    **dict.fromkeys(("speech", "nomination"), "discussion"),
    **dict.fromkeys(("defence", "vote", "tie_speeches", "second_vote", "all_or_none"), "court"),
    "last_words": "execution",
}


async def play(game: Original, steps: list[Step]) -> None:
    """107 One round is one night followed by one day."""
    await deal(game)
    game.take_up()
    while not game.over:
        await play_night(game, steps)
        if game.over:
            return  # 806
        await discussion(game)
        await court(game)
        if game.over or victory.stalled(game):
            return


class OriginalBook(Book):
    """Original Mafia: basic, professional, extended, without a host."""

    def __init__(self, steps: list[Step]) -> None:
        super().__init__("original", "ORIG", "1")
        self.steps = steps
        self.facts = FACTS
        self.mendable = MENDABLE
        self.acts = refusals.ACTS
        self.host_acts = refusals.HOST_ACTS
        self.reasons = refusals.REASONS
        self.not_understood = "not_allowed"
        self.ballot_words = (EXECUTE, SPARE)
        self.phases = PHASES

    def complete(self, settings: dict[str, Value]) -> dict[str, Value]:
        return msgspec.structs.asdict(complete(settings))

    def settle(self, setup: Setup) -> Setup:
        setup = typed(setup)
        settings = complete(setup.settings)
        check_setup(setup, settings)
        return msgspec.structs.replace(setup, version=self.version, settings=msgspec.structs.asdict(settings))

    def game(self, setup: Setup) -> Original:
        names = setup.seats
        lots = [names.index(name) for name in setup.lots]
        cards = [setup.deal.get(name, "resident") for name in names] if setup.deal else []
        named = str(setup.settings["temporary_host"])
        host = names.index(named) if named else NOBODY
        return Original(len(names), Chance(setup.seed, lots), setup.settings, cards, host)

    def play(self, game: Game) -> Script:
        assert isinstance(game, Original)
        return play(game, self.steps)

    def hinders(self, game: Game, answer: Answer) -> str:
        assert isinstance(game, Original)
        return refusals.hinders(game, answer)

    def intervene(self, game: Game, answer: Answer) -> bool:
        assert isinstance(game, Original)
        return leaving.intervene(game, answer)

    def describe(self) -> dict[str, Any]:
        return {
            "title": "plays by the rules of Original Mafia: basic, professional, extended, without a host",
            "seats": [6, MOST_PLAYERS],
            "presets": PRESETS,
            "settings": described(),
            "compositions": compositions(),
        }

    def where(self, game: Game) -> list[str]:
        assert isinstance(game, Original)
        return [name for name in (game.phase, PART_OF.get(game.step, ""), game.step) if name]

    def numbers(self, game: Game) -> dict[str, int]:
        assert isinstance(game, Original)
        return {"night": game.night, "day": game.day}

    def votes(self, game: Game) -> tuple[dict[int | str, Seats], dict[int | str, int]]:
        assert isinstance(game, Original)
        return game.hands, game.counts

    def host_mode(self, settings: dict[str, Value]) -> str:
        return complete(settings).host_mode

    def hosts(self, game: Game) -> Seats:
        """1304, 1310, 1408 The temporary host until there is a permanent one; a human host."""
        assert isinstance(game, Original)
        return leaving.hosts(game)

    def host_asks(self, game: Game) -> list[Ask]:
        assert isinstance(game, Original)
        return leaving.host_asks(game)

    def shown(self, view: Game) -> Shown:
        assert isinstance(view, Original)
        return shown(view, self.where(view))

    def known(self, view: Game, seat: Seat) -> list[str]:
        """The card or nothing; then the gang, the side, the answer to a check, a confirmed judge."""
        assert isinstance(view, Original)
        words = [view.gangs[seat], view.sides[seat], view.nods.get(seat, "")]
        if view.judges >> seat & 1:
            words.append("judge")
        return [view.cards[seat]] + [word for word in words if word]


BOOK: Final = OriginalBook(STEPS)
