"""The state of a game of `cuba`: the fold of its facts."""

from __future__ import annotations

from typing import Final

import msgspec

from citysleeps.books.cuba.components import CLEANER, DIAMONDS, GODFATHER, THIEF, URCHIN, Mix, listed
from citysleeps.books.cuba.settings import Settings
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.game import Game
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, clockwise
from citysleeps.kernel.setup import Value

Loot = tuple[int, tuple[str, ...]]  # diamonds, and tokens in the fixed order
NOTHING: Final[Loot] = (0, ())


def role_of(loot: Loot) -> str:
    """CUBA-335 The role that a loot makes; none, if it is against the rules (CUBA-401)."""
    diamonds, tokens = loot
    if not tokens:
        return THIEF if diamonds else URCHIN
    return tokens[0] if len(tokens) == 1 and not diamonds else ""


class Cuba(Game):
    """What has happened so far. Seen by one seat, what it was not told is blank. In play are the living."""

    def __init__(self, size: int, chance: Chance, chosen: dict[str, Value], named: Seat) -> None:
        super().__init__(size, chance)
        self.chosen = chosen  # the settings by name, as they are told to everybody
        self.settings = msgspec.convert(chosen, Settings)
        self.named_godfather = named  # nobody: the lot decides
        self.watchers = 0  # CUBA-1330 being host shows nothing
        self.start_over()
        # In the air, not told
        self.time_up = False  # the limit of the investigation is over, while an accusation is pending
        self.empty_box: dict[Seat, bool] = {}  # CUBA-1407 whom the box is accepted to have reached empty
        self.errors: set[Seat] = set()  # assisted play: who has taken against the rules
        self.ending = ""  # in the last reveals: the ending that is settled

    def start_over(self) -> None:
        """As it was before anything was told (CUBA-1419)."""
        self.living = (1 << self.size) - 1
        self.absent = self.silent = 0
        self.over = False
        self.winner = ""
        self.winners = 0
        self.godfather: Seat = NOBODY
        self.mix: Mix = {}
        self.jokers = 0
        self.phase = ""
        self.step = ""
        # The theft
        self.removed = NOBODY
        self.holder: Seat = NOBODY
        self.box: Loot = NOTHING  # as one saw it last
        self.saw: dict[Seat, Loot] = {}  # what a seat saw in the box as it arrived
        self.bag = ""
        self.loots: dict[Seat, Loot] = {}
        # The investigation
        self.asked: dict[tuple[Seat, str], bool] = {}
        self.last_question = ""
        self.claims: dict[tuple[Seat, str], Loot] = {}
        self.spoken: Seats = 0
        self.accused: Seat = NOBODY
        self.shooter: Seat = NOBODY  # the Cleaner who has called BANG
        self.shot_by: Seat = NOBODY  # at the accusation going on
        self.held: Seats = 0
        self.revealed: Seats = 0
        self.returned: dict[Seat, int] = {}  # how many of a seat's diamonds are back
        self.recovered = 0
        self.compensated: Seats = 0
        self.causes: dict[Seat, str] = {}
        self.stolen = NOBODY  # assisted play: how many are missing
        self.outstanding = NOBODY
        self.names: dict[Seat, Seat] = {}  # who has named whom as the next Godfather
        self.next_godfather: Seat = NOBODY

    def begin(self, godfather: Seat, mix: Mix, jokers: int) -> None:
        self.godfather = godfather
        self.mix = mix
        self.jokers = jokers
        self.phase = "theft" if self.is_assisted else "setup"
        self.box = (DIAMONDS, listed(mix))

    def remove(self, number: int) -> None:
        self.removed = number
        self.box = (DIAMONDS - number, listed(self.mix))

    def take(self, seat: Seat, diamonds: int, tokens: tuple[str, ...]) -> None:
        """CUBA-334, CUBA-335 The box holds so much less."""
        self.loots[seat] = (diamonds, tokens)
        there, left = self.box
        for token in tokens:
            if token in left:  # a position may claim what cannot be
                at = left.index(token)
                left = left[:at] + left[at + 1 :]
        self.box = (there - diamonds, left)

    # Where they sit

    @property
    def is_assisted(self) -> bool:
        return self.settings.mode == "assisted"

    @property
    def first_player(self) -> Seat:
        """CUBA-206 The Godfather's left neighbour."""
        return (self.godfather + 1) % self.size

    @property
    def last_player(self) -> Seat:
        """CUBA-207 The Godfather's right neighbour."""
        return (self.godfather - 1) % self.size

    @property
    def others(self) -> Seats:
        """Everybody but the Godfather."""
        return (1 << self.size) - 1 & ~bit(self.godfather)

    def in_box_order(self) -> tuple[Seat, ...]:
        """CUBA-302 From the first player to the last."""
        return clockwise(self.others, self.first_player)

    # Who is who

    def role(self, seat: Seat) -> str:
        """CUBA-335, CUBA-406 What a seat's loot makes of it; nothing, if it was taken against the rules or is not
        known."""
        if seat == self.godfather:
            return GODFATHER
        loot = self.loots.get(seat)
        return "" if loot is None or self.causes.get(seat) == "taking_error" else role_of(loot)

    def suspects(self) -> Seats:
        """CUBA-605 Whom the Godfather may accuse."""
        return self.living & self.others & ~self.revealed

    def opens_window(self) -> bool:
        """CUBA-1017 Does an accusation open a BANG window, by what everybody knows?"""
        return CLEANER in self.mix and CLEANER not in [self.role(seat) for seat in self.causes]

    def eligible(self) -> Seats:
        """CUBA-1019 All in play but the Godfather and the accused; CUBA-1023 but for those who have left."""
        return self.living & self.others & ~bit(self.accused) & ~self.absent

    def missing(self) -> int:
        """CUBA-801, CUBA-1403 How many diamonds are outstanding."""
        if self.is_assisted:
            return self.stolen - self.recovered
        hidden = self.living & self.others
        return sum([diamonds for seat, (diamonds, _) in self.loots.items() if hidden >> seat & 1])

    def where(self) -> list[str]:
        return [name for name in (self.phase, self.step) if name]

    def known(self, seat: Seat) -> list[str]:
        """The role or nothing; then whether it was shown to all, and got a joker."""
        words = ["revealed"] * (self.revealed >> seat & 1) + ["joker"] * (self.compensated & bit(seat) != 0)
        return [self.role(seat), *words]
