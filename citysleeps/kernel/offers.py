"""Offers: what seats may do, as often as they like, while the script waits for something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from citysleeps.kernel.ask import Ask, to_seat
from citysleeps.kernel.seats import Seat, Seats

if TYPE_CHECKING:
    from citysleeps.kernel.game import Game

Offers = Callable[[Any], list[Ask]]  # a function of the game
NO_OFFERS: Final[list[Ask]] = []


def none_offered(game: Any) -> list[Ask]:
    return NO_OFFERS


class Offered:
    """What a game offers now. Computed when somebody looks, and again in another period, speech or call, or after a
    fact that changes something (talk does not)."""

    def __init__(self) -> None:
        self.make: Offers = none_offered
        self.made = NO_OFFERS
        self.made_for: Seats = 0
        self.made_to: dict[Seat, list[Ask]] = {}  # as each seat gets them
        self.made_in = 0  # the number of the period, speech or call
        self.made_after = 0  # the number of facts when they were made

    def all(self, offers: Offers, game: Game) -> list[Ask]:
        """These offers, as they are now."""
        if self.make is not offers or self.made_in != game.number or self.has_changed(game):
            self.make = offers
            self.made = offers(game)
            self.made_in = game.number
            self.made_for = 0
            for offer in self.made:
                self.made_for |= offer.to
            self.made_to = {}
        self.made_after = len(game.facts)
        return self.made

    def seats(self, offers: Offers, game: Game) -> Seats:
        """Who has any of these offers now."""
        self.all(offers, game)
        return self.made_for

    def has_changed(self, game: Game) -> bool:
        facts = game.facts
        for i in range(self.made_after, len(facts)):
            if facts[i].changes_something():
                return True
        return False

    def to(self, seat: Seat, offers: Offers, game: Game) -> list[Ask]:
        """These offers, as this seat gets them now."""
        made = self.all(offers, game)
        if seat not in self.made_to:
            self.made_to[seat] = [to_seat(offer, seat) for offer in made if offer.to >> seat & 1]
        return self.made_to[seat]

    def forget(self) -> None:
        """Forget what was made. It has changed although nothing was told."""
        self.make = none_offered
        self.made = NO_OFFERS
        self.made_for = 0
        if self.made_to:
            self.made_to = {}
