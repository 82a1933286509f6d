"""Section 15: what is told, and what each fact changes (interpreted: msgspec structs).

A fact sets, it never counts: a seat's knowledge is the same fold over the facts it was told, and it was not told all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from citysleeps.books.cuba.components import GODFATHER
from citysleeps.kernel.facts import Fact, Me, SeatField, SeatsField
from citysleeps.kernel.seats import NOBODY, bit, bits
from citysleeps.kernel.setup import Value

if TYPE_CHECKING:
    from citysleeps.books.cuba.game import Cuba


# Public events


class GameSet(Fact, frozen=True):
    """CUBA-210, CUBA-1115 Who sits where, who is Godfather, the tokens in the box, the jokers, the settings."""

    seats: SeatsField
    godfather: SeatField
    mix: dict[str, int]
    jokers: int
    settings: dict[str, Value]

    def apply(self, game: Cuba) -> None:
        game.begin(self.godfather, self.mix, self.jokers)


class BoxPassed(Fact, frozen=True):
    """CUBA-304, CUBA-333, CUBA-1502 The box goes from one to the next; the same whatever was taken."""

    giver: SeatField
    to: SeatField

    def apply(self, game: Cuba) -> None:
        game.phase = "theft"
        game.holder = self.to


class InvestigationOpened(Fact, frozen=True):
    """CUBA-341 The box is back, and the investigation opens."""

    def apply(self, game: Cuba) -> None:
        game.phase = "investigation"
        game.holder = NOBODY


class Asked(Fact, frozen=True):
    """CUBA-510, CUBA-516 The Godfather asks somebody."""

    asker: SeatField
    seat: SeatField
    kind: str
    text: str = ""

    def apply(self, game: Cuba) -> None:
        game.asked[self.seat, self.kind] = True
        game.last_question = self.kind


class Claimed(Fact, frozen=True):
    """CUBA-512, CUBA-513, CUBA-516 What somebody claims; the latest of a kind is current."""

    seat: SeatField
    kind: str
    diamonds: int
    tokens: tuple[str, ...]

    def apply(self, game: Cuba) -> None:
        game.claims[self.seat, self.kind] = (self.diamonds, self.tokens)
        game.spoken |= bit(self.seat)


class Said(Fact, frozen=True):
    """CUBA-507, CUBA-516 Words to everybody."""

    seat: SeatField
    text: str

    def apply(self, game: Cuba) -> None:
        game.spoken |= bit(self.seat)


class Accused(Fact, frozen=True):
    """CUBA-604 Empty your pockets!"""

    seat: SeatField

    def apply(self, game: Cuba) -> None:
        game.accused = self.seat
        game.shot_by = NOBODY
        game.held = 0
        game.step = "pockets" if game.is_assisted else "bang_window" if game.opens_window() else ""


class Bang(Fact, frozen=True):
    """CUBA-1011 The Cleaner shoots."""

    seat: SeatField

    def apply(self, game: Cuba) -> None:
        game.shooter = game.shot_by = self.seat


class Revealed(Fact, frozen=True):
    """CUBA-608, CUBA-610 What somebody has taken, for all to see."""

    seat: SeatField
    diamonds: int
    tokens: tuple[str, ...]

    def apply(self, game: Cuba) -> None:
        game.loots[self.seat] = (self.diamonds, self.tokens)
        game.revealed |= bit(self.seat)
        if not game.living >> self.seat & 1:
            game.causes[self.seat] = "taking_error"  # CUBA-1406 who is out shows something again for no other reason
        if self.seat == game.accused:
            game.step = ""


class DiamondsReturned(Fact, frozen=True):
    """CUBA-612, CUBA-1005, CUBA-407 Diamonds go back to the Godfather; how many have by now."""

    seat: SeatField
    number: int
    total: int

    def apply(self, game: Cuba) -> None:
        game.returned[self.seat] = game.loots[self.seat][0]
        game.recovered = self.total


class JokerGiven(Fact, frozen=True):
    """CUBA-615 A wrongly accused player gets a joker; how many are left."""

    seat: SeatField
    left: int

    def apply(self, game: Cuba) -> None:
        game.jokers = self.left
        game.compensated |= bit(self.seat)


class Eliminated(Fact, frozen=True):
    """CUBA-701 Somebody is out, for a cause of table T4."""

    seat: SeatField
    cause: str

    def apply(self, game: Cuba) -> None:
        game.living &= ~bit(self.seat)
        game.causes[self.seat] = self.cause


class Left(Fact, frozen=True):
    """CUBA-1329 Somebody has left for good."""

    seat: SeatField

    def apply(self, game: Cuba) -> None:
        game.quit(self.seat)


class LastReveals(Fact, frozen=True):
    """CUBA-1411 Assisted play: the ending is settled, and the other loots are shown."""

    ending: str

    def apply(self, game: Cuba) -> None:
        game.phase = "last_reveals"


class GameOver(Fact, frozen=True):
    """CUBA-825 How it has ended, and who has won."""

    ending: str
    winners: SeatsField

    def apply(self, game: Cuba) -> None:
        game.phase = "over"
        game.step = ""
        game.accused = NOBODY
        game.over = True
        game.winner = self.ending
        game.winners = bits(self.winners)


class FinalReveal(Fact, frozen=True):
    """CUBA-826, CUBA-1422 Everything: by seat the loot, the role and what it saw; the bag, the removed diamonds, the
    box."""

    loot_diamonds: tuple[int, ...]
    loot_tokens: tuple[str, ...]
    roles: tuple[str, ...]
    saw_diamonds: tuple[int, ...]
    saw_tokens: tuple[str, ...]
    bag: str
    removed: int
    left_diamonds: int
    left_tokens: tuple[str, ...]
    stolen: int

    def apply(self, game: Cuba) -> None:
        game.step = "next_vote"
        game.bag, game.removed, game.stolen = self.bag, self.removed, self.stolen
        for seat in range(game.size):
            if self.roles[seat] not in ("", GODFATHER):
                game.loots[seat] = (self.loot_diamonds[seat], tuple(self.loot_tokens[seat].split()))


class NextGodfather(Fact, frozen=True):
    """CUBA-1204 to CUBA-1206 Who is Godfather in the next game, who named whom, and whether the lot decided."""

    seat: SeatField
    voters: SeatsField
    names: SeatsField
    by_lot: bool

    def apply(self, game: Cuba) -> None:
        game.step = ""
        game.next_godfather = self.seat


class Corrected(Fact, frozen=True):
    """CUBA-1419 An input is taken back: everything is told again as it stood before it."""

    seat: SeatField
    act: str

    def apply(self, game: Cuba) -> None:
        game.start_over()


# Private events


class OwnRemoval(Fact, frozen=True):
    """CUBA-211, CUBA-215 How many diamonds the Godfather has removed."""

    me: Me
    number: int

    def apply(self, game: Cuba) -> None:
        game.remove(self.number)


class BoxSeen(Fact, frozen=True):
    """CUBA-306, CUBA-307, CUBA-343 What is in the box that one holds."""

    me: Me
    diamonds: int
    tokens: tuple[str, ...]

    def apply(self, game: Cuba) -> None:
        game.box = (self.diamonds, self.tokens)
        game.saw.setdefault(self.me, game.box)


class OwnBag(Fact, frozen=True):
    """CUBA-331 What the first player has put into the bag."""

    me: Me
    token: str

    def apply(self, game: Cuba) -> None:
        game.bag = self.token


class OwnLoot(Fact, frozen=True):
    """CUBA-335, CUBA-338 What one has taken, and the role that it makes."""

    me: Me
    diamonds: int
    tokens: tuple[str, ...]
    role: str

    def apply(self, game: Cuba) -> None:
        game.take(self.me, self.diamonds, self.tokens)


class BoxBack(Fact, frozen=True):
    """CUBA-501 What has come back in the box."""

    me: Me
    diamonds: int
    tokens: tuple[str, ...]

    def apply(self, game: Cuba) -> None:
        game.box = (self.diamonds, self.tokens)
        game.saw.setdefault(self.me, game.box)


class StolenNoted(Fact, frozen=True):
    """CUBA-1402, CUBA-1418 Assisted play: how many diamonds are missing."""

    number: int

    def apply(self, game: Cuba) -> None:
        game.stolen = self.number


class Outstanding(Fact, frozen=True):
    """CUBA-1308 How many diamonds are still to be found."""

    number: int

    def apply(self, game: Cuba) -> None:
        game.outstanding = self.number


class BangPrompt(Fact, frozen=True):
    """CUBA-1019 Somebody is accused: bang or hold."""

    accused: SeatField


class OwnHold(Fact, frozen=True):
    """CUBA-1021 One holds fire."""

    me: Me

    def apply(self, game: Cuba) -> None:
        game.held |= bit(self.me)


class RevivePrompt(Fact, frozen=True):
    """CUBA-1307 Nobody has spoken for a while."""


class OwnVote(Fact, frozen=True):
    """CUBA-1202 Whom one has named as the next Godfather."""

    me: Me
    seat: SeatField

    def apply(self, game: Cuba) -> None:
        game.names[self.me] = self.seat


class Warned(Fact, frozen=True):
    """CUBA-1101, CUBA-1108, CUBA-1111 What the host is warned of when the table is set up."""

    warnings: tuple[str, ...]


FACTS = (
    *(GameSet, BoxPassed, InvestigationOpened, Asked, Claimed, Said, Accused, Bang, Revealed, DiamondsReturned),
    *(JokerGiven, Eliminated, Left, LastReveals, GameOver, FinalReveal, NextGodfather, Corrected, OwnRemoval, BoxSeen),
    *(OwnBag, OwnLoot, BoxBack, StolenNoted, Outstanding, BangPrompt, OwnHold, RevivePrompt, OwnVote, Warned),
)

# The fields whose ids have words of their own: `token: driver` is told by the message `token-driver`.
NAMED: dict[str, str] = {
    **dict.fromkeys(("token", "tokens", "mix", "bag", "left_tokens"), "token"),
    **dict.fromkeys(("role", "roles"), "role"),
    "cause": "cause",
    "ending": "ending",
    "kind": "question",
    "warnings": "warning",
}
