"""The face of a book in the lobby: what it says to those who set up a game, and between two games."""

from __future__ import annotations

from fractions import Fraction
from typing import Generic

from mypy_extensions import mypyc_attr

from citysleeps.books.described import ENGINE, HUMAN, Advice, Cover, Description, Guide, Printed
from citysleeps.books.turning import NOTHING
from citysleeps.kernel.rules import G
from citysleeps.kernel.seats import NOBODY, Seat
from citysleeps.kernel.setup import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Lobby(Generic[G]):
    """What a book says before a game, and what it needs from the table for the next one."""

    def __init__(self, leader_is_host: bool = False) -> None:
        self.leader_is_host = leader_is_host  # does who set up the table hear as the host, where he may lead?

    def describe(self) -> Description:
        """What is in the box, what happens in which order, and what may be chosen."""
        raise NotImplementedError

    def advise(self, settings: dict[str, Value], players: int) -> Advice:
        """What these settings mean for so many players, and what the book says about them. Raises BadSetup if a setting
        has an impossible value."""
        raise NotImplementedError

    def guide(self, settings: dict[str, Value], players: int) -> Guide:
        """The book explained in plain words, for these settings and this number of players. Raises BadSetup if a
        setting has an impossible value."""
        raise NotImplementedError

    def printed(self, book: str, settings: dict[str, Value], players: int) -> Printed:
        """The cards that so many players need on a table, for printing. If nobody knows what is dealt, every role once.
        Raises BadSetup if a setting has an impossible value."""
        advice = self.advise(settings, players)
        roles = advice.composition if advice.players == players else {}
        if advice.decks:
            roles = {id: 1 for id, role in self.describe().roles.items() if role.copies}
        return Printed(
            book=book,
            theme=self.theme(advice.settings),
            players=players,
            settings=advice.settings,
            roles=roles,
            cards=advice.hands if roles else {},
        )

    def usual(self, players: int) -> dict[str, Value]:
        """The settings with which so many usually play. 0 players: the number is not known yet."""
        return {}

    def at_random(self, settings: dict[str, Value], players: int) -> dict[str, Fraction]:
        """How likely each side is to win if everybody plays at random. Empty if theory does not say it."""
        return {}

    def cover(self) -> Cover:
        """What one reads of the book before choosing it."""
        raise NotImplementedError

    def theme(self, settings: dict[str, Value]) -> str:
        """The theme of words that these settings choose; empty: none."""
        return ""

    def reveals(self, settings: dict[str, Value]) -> bool:
        """Does everything lie open once a game with these settings is over?"""
        return True

    def hosted_by(self, settings: dict[str, Value]) -> str:
        """Who hosts by these settings: ENGINE, HUMAN or HOSTLESS."""
        return ENGINE

    def players(self, settings: dict[str, Value], seats: int) -> int:
        """How many of these seats play. A host who draws the Host card does not."""
        return seats

    def led_by_hand(self, settings: dict[str, Value]) -> bool:
        """Does a person without a card lead, who can enter inputs for players without a phone?"""
        return self.hosted_by(settings) == HUMAN

    def hosted(self, settings: dict[str, Value], seat: str) -> dict[str, Value]:
        """The same settings, with this seat as the host of a HOSTLESS game."""
        raise NotImplementedError

    def next_settings(self, game: G, settings: dict[str, Value], names: tuple[str, ...]) -> dict[str, Value]:
        """The settings of the next game at this table, given the last settings and how the game went. `names` has the
        player of each seat, empty for those who are no longer at the table."""
        return settings

    def reseats(self, settings: dict[str, Value]) -> bool:
        """Is the order of the seats drawn again before each further game?"""
        return False

    def chosen(self, game: G) -> Seat:
        """The seat that begins the next game, if this game chose one; otherwise NOBODY."""
        return NOBODY

    def turned(self, game: G) -> int:
        """The index of the public fact that turned this finished game; NOTHING if there is none."""
        return NOTHING
