"""Offers: what seats may do, as often as they like, while the script waits for something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from citysleeps.kernel.ask import Ask, to_seat
from citysleeps.kernel.seats import Seat, Seats

if TYPE_CHECKING:
    from citysleeps.kernel.facts import Fact

Offers = Callable[[], list[Ask]]
NO_OFFERS: Final[list[Ask]] = []


def none_offered() -> list[Ask]:
    return NO_OFFERS


class Offered:
    """What a game offers now. It is made when somebody looks, and again only after a fact that changes something: talk
    does not."""

    def __init__(self, facts: list[Fact]) -> None:
        self.facts = facts  # of the game
        self.make = none_offered
        self.made = NO_OFFERS
        self.made_for: Seats = 0
        self.made_to: dict[Seat, list[Ask]] = {}  # as each seat gets them
        self.made_after = 0  # the number of facts when they were made

    def all(self, offers: Offers) -> list[Ask]:
        """These offers, as they are now."""
        told = len(self.facts)
        if self.make is not offers or self.has_changed(told):
            self.make = offers
            self.made = offers()
            self.made_for = 0
            for offer in self.made:
                self.made_for |= offer.to
            self.made_to = {}
        self.made_after = told
        return self.made

    def seats(self, offers: Offers) -> Seats:
        """Who has any of these offers now."""
        self.all(offers)
        return self.made_for

    def has_changed(self, told: int) -> bool:
        return any([self.facts[i].changes_something() for i in range(self.made_after, told)])

    def to(self, seat: Seat, offers: Offers) -> list[Ask]:
        """These offers, as this seat gets them now."""
        made = self.all(offers)
        if seat not in self.made_to:
            self.made_to[seat] = [to_seat(offer, seat) for offer in made if offer.to >> seat & 1]
        return self.made_to[seat]

    def forget(self) -> None:
        """Forget what was made. It has changed although nothing was told."""
        self.make = none_offered
        self.made = NO_OFFERS
        self.made_for = 0
        self.made_to = {}
