"""The book `cuba`: how a game runs from the removal to the choice of the next Godfather."""

from __future__ import annotations

from typing import Final

import msgspec

from citysleeps.books.book import Book
from citysleeps.books.cuba import refusals
from citysleeps.books.cuba.assisted import last_reveals, on_the_table
from citysleeps.books.cuba.components import DIAMONDS, GODFATHER, MOST_REMOVED, ROLES, TOKENS
from citysleeps.books.cuba.deal import check_setup, check_table, set_up
from citysleeps.books.cuba.facts import FACTS, Corrected
from citysleeps.books.cuba.game import Cuba
from citysleeps.books.cuba.host import host_asks
from citysleeps.books.cuba.investigation import investigation
from citysleeps.books.cuba.lobby import CubaLobby
from citysleeps.books.cuba.meanwhile import TALK, meanwhile
from citysleeps.books.cuba.over import next_vote
from citysleeps.books.cuba.settings import RANDOM, complete, fitting, sound
from citysleeps.books.cuba.shown import CubaScreen
from citysleeps.books.cuba.theft import NONE, check_theft, removal, take_back, theft
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.forms import NumberOr, Numbers
from citysleeps.kernel.game import Script
from citysleeps.kernel.rules import Meanwhile
from citysleeps.kernel.seats import HOST, NOBODY, Seat
from citysleeps.kernel.setup import BadSetup, Setup, Value, typed

PHASES: Final = (*("setup", "theft", "investigation", "bang_window", "pockets", "last_reveals", "over", "next_vote"),)
TABLE: Final = "table"
INVESTIGATION: Final = "investigation"


async def play(game: Cuba) -> None:
    """CUBA-301, CUBA-1505 The theft, then the investigation; CUBA-1201 then the winners choose."""
    set_up(game)
    game.take_up()
    if game.is_assisted:
        await on_the_table(game)
    elif game.begins == INVESTIGATION:
        take_back(game)
    else:
        await removal(game)
        if not game.over:
            await theft(game)
    if not game.over:
        await investigation(game)
    await last_reveals(game)
    await next_vote(game)


class CubaBook(Book[Cuba]):
    """Mafia de Cuba."""

    def __init__(self) -> None:
        super().__init__("cuba", "CUBA", "3", CubaLobby(), CubaScreen())
        self.facts = FACTS
        self.acts = refusals.ACTS
        self.parts = refusals.PARTS
        self.host_acts = refusals.HOST_ACTS
        self.reasons = refusals.REASONS | refusals.AT_CREATION
        self.not_understood = "not_understood"
        self.not_now = "not_now"
        self.too_late = "not_now"
        self.corrects_what_has_ended = False
        self.rests_for_others = False
        self.talk = TALK
        self.reminders = ("quiet",)
        self.words = ROLES
        self.fillers = ("diamonds", "+")
        self.clocks = ("theft", "window", "investigation", "quiet", "next")
        self.phases = PHASES
        self.beginnings = (INVESTIGATION,)
        self.parties = (GODFATHER, TABLE)

    def complete(self, settings: dict[str, Value]) -> dict[str, Value]:
        return msgspec.structs.asdict(complete(settings))

    def fitting(self, chosen: dict[str, Value], before: dict[str, Value]) -> dict[str, Value]:
        return fitting(chosen, before)

    def settle(self, setup: Setup) -> Setup:
        setup = typed(setup)
        check_table(sound(setup.settings), len(setup.seats))
        settings = complete(setup.settings, setup.lasting)
        check_setup(setup, settings)
        if setup.deal:
            settings = msgspec.structs.replace(settings, first_godfather=next(iter(setup.deal)))
        chosen = msgspec.structs.asdict(settings)
        setup = msgspec.structs.replace(setup, version=self.version, settings=chosen, deal={})
        if setup.position and not setup.begins:
            raise BadSetup("bad_setting", "a position of cuba needs the line begins: investigation")
        if setup.begins:
            check_theft(self.told(setup), setup.seats)
        return setup

    def told(self, setup: Setup) -> Cuba:
        """After the box has been filled (CUBA-208): without that nothing could be taken out of it."""
        game = self.game(setup)
        set_up(game)
        game.position = setup.position
        game.take_up()
        return game

    def game(self, setup: Setup) -> Cuba:
        names = setup.seats
        named = str(setup.settings["first_godfather"])
        godfather = names.index(named) if named != RANDOM else NOBODY
        chance = Chance(setup.seed, [names.index(name) for name in setup.lots])
        game = Cuba(len(names), chance, setup.settings, godfather)
        if setup.version == "1":
            game.watchers = HOST  # a game that was begun before goes on as it was written down
        return game

    def play(self, game: Cuba) -> Script:
        return play(game)

    def hinders(self, game: Cuba, answer: Answer) -> str:
        return refusals.hinders(game, answer)

    def meanwhile(self, game: Cuba, answer: Answer) -> Meanwhile:
        return meanwhile(game, answer)

    def vocabulary(self, setup: Setup) -> list[Ask]:
        """CUBA-211, CUBA-310, CUBA-324 Diamonds and tokens too. CUBA-510 Questions are talk."""
        everybody = (1 << len(setup.seats)) - 1
        loot = NumberOr(1, DIAMONDS, (*TOKENS, NONE))
        return [
            *super().vocabulary(setup),
            Ask(everybody, "remove", (Numbers(0, MOST_REMOVED),)),
            Ask(everybody, "bag", (TOKENS,)),
            Ask(everybody, "take", (loot,)),
        ]

    def undone(self, answer: Answer) -> Fact:
        return Corrected(max(answer.seat, NOBODY), answer.act)

    def may_lead(self, game: Cuba) -> bool:
        """CUBA-1330, CUBA-1416 Whoever set up the table is its host."""
        return game.next_godfather == NOBODY

    def host_asks(self, game: Cuba) -> list[Ask]:
        return host_asks(game)

    def party(self, game: Cuba, seat: Seat) -> str:
        return GODFATHER if seat == game.godfather else TABLE


BOOK: Final = CubaBook()
