"""The book `spytown`: how a game runs from the deal to the end."""

from __future__ import annotations

from typing import Final

import msgspec

from citysleeps.books.book import Book
from citysleeps.books.claims import ever
from citysleeps.books.spytown import host, phrases, refusals
from citysleeps.books.spytown.cards import NEUTRAL
from citysleeps.books.spytown.components import MAFIA, POLICEMAN
from citysleeps.books.spytown.council import check_dawn, council, open_eyes, take_up_dawn
from citysleeps.books.spytown.deal import check_count, check_setup, deal
from citysleeps.books.spytown.facts import FACTS, MENDABLE, Counted, TurnBegan
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.lobby import SpytownLobby
from citysleeps.books.spytown.meanwhile import meanwhile
from citysleeps.books.spytown.secret import (
    agent_phase,
    gang_recognition,
    holds_agent_phase,
    holds_recognition,
    mafia_phase,
)
from citysleeps.books.spytown.settings import complete
from citysleeps.books.spytown.shown import SpytownScreen
from citysleeps.books.spytown.steps import SECRET
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.game import Script
from citysleeps.kernel.rules import Meanwhile
from citysleeps.kernel.seats import ALL, NOBODY, Seat, Seats, bit
from citysleeps.kernel.setup import Setup, Value, typed

# Phases and steps.
PHASES: Final = (
    *("deal", "role_swap", "agent_phase", "gang_recognition", "mafia_phase", "police_phase", "dawn", "start_window"),
    *("discussion", "preliminary_vote", "defence", "final_vote", "tie_discussion", "lot", "verdict", "end_window"),
    *("commander_pass", "vest_window", "bandage_window", "last_shot_right", "last_shot_window", "over"),
)

TOWN: Final = "town"
POLICE_PHASE: Final = "police_phase"


async def play(game: Spytown) -> None:
    """SPY-401, SPY-402 Turns of three phases: Agent, Mafia, Police."""
    await deal(game)
    game.take_up()
    if game.begins == POLICE_PHASE:
        await take_up_dawn(game, holds_mafia_phase(game))
        await council(game)
    while True:
        game.tell(ALL, TurnBegan(game.turn + 1))
        if holds_agent_phase(game):
            await agent_phase(game)
        if holds_recognition(game):
            await gang_recognition(game)
        held = holds_mafia_phase(game)
        victim = await mafia_phase(game) if held else NOBODY
        await open_eyes(game, victim, held)
        await council(game)


def holds_mafia_phase(game: Spytown) -> bool:
    """SPY-444 In every turn; SPY-1107 but not in turn 1 of a small game."""
    return game.turn > 1 or not game.is_small or game.settings.small_first_mafia_phase == "hold"


class SpytownBook(Book[Spytown]):
    """Police, Mafia, one Agent and thirty cards."""

    def __init__(self) -> None:
        super().__init__("spytown", "SPY", "3", SpytownLobby(), SpytownScreen())
        self.facts = FACTS
        self.mendable = MENDABLE
        self.sealed = SECRET  # SPY-1613
        self.counting = (Counted,)
        self.acts = refusals.ACTS
        self.host_acts = refusals.HOST_ACTS
        self.parts = phrases.PARTS
        self.unlisted = ("claim",)
        self.words = phrases.WORDS
        self.reasons = refusals.REASONS
        self.not_understood = "not_allowed"
        self.too_late = "wrong_moment"
        self.phases = PHASES
        self.beginnings = (POLICE_PHASE,)
        self.parties = (TOWN, MAFIA)

    def complete(self, settings: dict[str, Value]) -> dict[str, Value]:
        return msgspec.structs.asdict(complete(settings))

    def settle(self, setup: Setup) -> Setup:
        setup = typed(setup)
        check_count(setup)
        chosen = setup.settings
        if setup.cards and "cards" not in chosen:
            held = tuple(card for card in setup.cards.values() if card != NEUTRAL.name)
            chosen = {**chosen, "cards": held}  # a deal of cards is a choice of cards
        settings = complete(chosen, setup.lasting)
        check_setup(setup, settings)
        setup = msgspec.structs.replace(setup, version=self.version, settings=msgspec.structs.asdict(settings))
        if setup.begins:
            check_dawn(self.told(setup))
        return setup

    def game(self, setup: Setup) -> Spytown:
        names = setup.seats
        lots = [names.index(name) for name in setup.lots]
        tokens = [setup.deal.get(name, POLICEMAN) for name in names] if setup.deal else []
        hands = [setup.cards.get(name, NEUTRAL.name) for name in names] if setup.cards else []
        return Spytown(len(names), Chance(setup.seed, lots), setup.settings, tokens, hands)

    def play(self, game: Spytown) -> Script:
        return play(game)

    def hinders(self, game: Spytown, answer: Answer) -> str:
        return refusals.hinders(game, answer)

    def meanwhile(self, game: Spytown, answer: Answer) -> Meanwhile:
        return meanwhile(game, answer)

    def vocabulary(self, setup: Setup) -> list[Ask]:
        """SPY-814 The cards of the game too, with and without somebody named. SPY-1606 Signs and hunches are talk."""
        everybody, deck = (1 << len(setup.seats)) - 1, deck_of(setup)
        found = [ask for ask in super().vocabulary(setup) if ask.act != "hunch"]
        if deck:
            found += [Ask(everybody, "reveal", (deck,)), Ask(everybody, "play", (deck,))]
            found.append(Ask(everybody, "play", (deck, everybody)))
        return found

    def beside(self, setup: Setup) -> tuple[str, ...]:
        """SPY-466, SPY-819 To play a card at any moment, or to reveal it."""
        return ("play", "reveal") if deck_of(setup) else ()

    def claims(self, game: Spytown) -> list[Ask]:
        """SPY-1703"""
        return ever(phrases.phrases(game), self.parts)

    def numbers(self, game: Spytown) -> dict[str, int]:
        return {"turn": game.turn}

    def votes(self, game: Spytown) -> tuple[dict[int | str, Seats], dict[int | str, int]]:
        hands: dict[int | str, Seats] = {}
        for seat, vote in game.votes.items():
            if vote != NOBODY:
                hands[vote] = hands.get(vote, 0) | bit(seat)
        return hands, dict(game.counts.items())

    def may_lead(self, game: Spytown) -> bool:
        """SPY-1610 To remove a player, to stop the game, and to go on where no timer runs."""
        return not game.led and not game.over

    def hosts(self, game: Spytown) -> Seats:
        return host.hosts(game)

    def host_asks(self, game: Spytown) -> list[Ask]:
        return host.host_asks(game)

    def true_of(self, game: Spytown, seat: Seat) -> tuple[str, ...]:
        """SPY-1712 The token, the sides that its holder may be on, and the card in hand."""
        token = game.tokens[seat]
        return (token, *phrases.implied(game)[token], game.cards[seat]) if token else ()

    def party(self, game: Spytown, seat: Seat) -> str:
        """The town is everybody but the side of the Mafia, the New Gang too."""
        return MAFIA if game.side(seat) == MAFIA else TOWN


def deck_of(setup: Setup) -> tuple[str, ...]:
    """The chosen action cards, each once."""
    cards = setup.settings["cards"]
    assert isinstance(cards, tuple)
    return tuple(dict.fromkeys(cards))


BOOK: Final = SpytownBook()
