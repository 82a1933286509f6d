"""The book `spytown`: how a game runs from the deal to the end."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from citysleeps.books.spytown import leaving, refusals
from citysleeps.books.spytown.cards import DECK, NEUTRAL
from citysleeps.books.spytown.components import FEWEST, MOST_SEATS, POLICEMAN, SEATS_PER_CARD, compositions
from citysleeps.books.spytown.council import police_phase
from citysleeps.books.spytown.deal import check_count, check_setup, deal
from citysleeps.books.spytown.facts import FACTS, MENDABLE, TurnBegan
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.secret import agent_phase, gang_recognition, mafia_phase
from citysleeps.books.spytown.settings import PRESETS, complete, described
from citysleeps.books.spytown.shown import Shown, shown
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.book import Book
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.game import Game, Script
from citysleeps.kernel.seats import ALL, NOBODY, Seat, Seats, bit
from citysleeps.kernel.setup import Setup, Value, typed

# Phases and steps.
PHASES: Final = (
    *("deal", "role_swap", "agent_phase", "gang_recognition", "mafia_phase", "police_phase", "dawn", "start_window"),
    *("discussion", "preliminary_vote", "defence", "final_vote", "tie_discussion", "lot", "verdict", "end_window"),
    *("commander_pass", "vest_window", "bandage_window", "last_shot_right", "last_shot_window", "over"),
)


async def play(game: Spytown) -> None:
    """401, 402 Turns of three phases: Agent, Mafia, Police."""
    await deal(game)
    game.take_up()
    while not game.over:
        game.tell(ALL, TurnBegan(game.turn + 1))
        await agent_phase(game)
        if not game.over:
            await gang_recognition(game)
        victim, held = NOBODY, holds_mafia_phase(game)
        if held and not game.over:
            victim = await mafia_phase(game)
        if not game.over:
            await police_phase(game, victim, held)


def holds_mafia_phase(game: Spytown) -> bool:
    """444 In every turn; 1107 but not in turn 1 of a small game."""
    return game.turn > 1 or not game.is_small or game.settings.small_first_mafia_phase == "hold"


class SpytownBook(Book):
    """Police, Mafia, one Agent and thirty cards."""

    def __init__(self) -> None:
        super().__init__("spytown", "SPY", "1")
        self.facts = FACTS
        self.mendable = MENDABLE
        self.acts = refusals.ACTS
        self.host_acts = refusals.HOST_ACTS
        self.reasons = refusals.REASONS
        self.not_understood = "not_allowed"
        self.too_late = "wrong_moment"
        self.phases = PHASES

    def complete(self, settings: dict[str, Value]) -> dict[str, Value]:
        return msgspec.structs.asdict(complete(settings))

    def settle(self, setup: Setup) -> Setup:
        setup = typed(setup)
        check_count(setup)
        chosen = setup.settings
        if setup.cards and "cards" not in chosen:
            held = tuple(card for card in setup.cards.values() if card != NEUTRAL.name)
            chosen = {**chosen, "cards": held}  # a deal of cards is a choice of cards
        settings = complete(chosen)
        check_setup(setup, settings)
        return msgspec.structs.replace(setup, version=self.version, settings=msgspec.structs.asdict(settings))

    def game(self, setup: Setup) -> Spytown:
        names = setup.seats
        lots = [names.index(name) for name in setup.lots]
        tokens = [setup.deal.get(name, POLICEMAN) for name in names] if setup.deal else []
        hands = [setup.cards.get(name, NEUTRAL.name) for name in names] if setup.cards else []
        return Spytown(len(names), Chance(setup.seed, lots), setup.settings, tokens, hands)

    def play(self, game: Game) -> Script:
        assert isinstance(game, Spytown)
        return play(game)

    def hinders(self, game: Game, answer: Answer) -> str:
        assert isinstance(game, Spytown)
        return refusals.hinders(game, answer)

    def intervene(self, game: Game, answer: Answer) -> bool:
        assert isinstance(game, Spytown)
        return leaving.intervene(game, answer)

    def describe(self) -> dict[str, Any]:
        return {
            "title": "plays by the rules of Mafia by Granna: police, mafia, one agent and thirty action cards",
            "seats": [FEWEST, MOST_SEATS],
            "presets": PRESETS,
            "settings": described(),
            "compositions": compositions(),
            "cards": {card.name: {"copies": card.copies, "users": card.users, "phase": card.phase} for card in DECK},
            "seats_per_card": SEATS_PER_CARD,
        }

    def where(self, game: Game) -> list[str]:
        assert isinstance(game, Spytown)
        return [name for name in (game.phase, game.step, game.inner) if name]

    def numbers(self, game: Game) -> dict[str, int]:
        assert isinstance(game, Spytown)
        return {"turn": game.turn}

    def votes(self, game: Game) -> tuple[dict[int | str, Seats], dict[int | str, int]]:
        assert isinstance(game, Spytown)
        hands: dict[int | str, Seats] = {}
        for seat, vote in game.votes.items():
            if vote != NOBODY:
                hands[vote] = hands.get(vote, 0) | bit(seat)
        return hands, {seat: count for seat, count in game.counts.items()}

    def host_mode(self, settings: dict[str, Value]) -> str:
        return "human" if complete(settings).gm_mode == "human" else "engine"

    def may_lead(self, game: Game) -> bool:
        """1610"""
        assert isinstance(game, Spytown)
        return game.settings.gm_mode == "software" and not game.over

    def hosts(self, game: Game) -> Seats:
        assert isinstance(game, Spytown)
        return leaving.hosts(game)

    def host_asks(self, game: Game) -> list[Ask]:
        assert isinstance(game, Spytown)
        return leaving.host_asks(game)

    def shown(self, view: Game) -> Shown:
        assert isinstance(view, Spytown)
        return shown(view, self.where(view))

    def known(self, view: Game, seat: Seat) -> list[str]:
        """The token or nothing; then the card, what lies before the seat, and what one met the seat as."""
        assert isinstance(view, Spytown)
        words = [view.cards[seat]] + [card for card, before in view.lying.items() if before == seat]
        words += ["awake"] * (view.met >> seat & 1) + ["recruited"] * (view.recruited >> seat & 1)
        words += ["member"] * (view.members >> seat & 1) + ["commander"] * (view.commander == seat)
        return [view.tokens[seat]] + list(dict.fromkeys(word for word in words if word))


BOOK: Final = SpytownBook()
