"""What the Host says: to all, and before that to a human Host, what to say."""

from __future__ import annotations

from citysleeps.books.bigcity.facts import ToAnnounce
from citysleeps.books.bigcity.game import BigCity
from citysleeps.kernel.facts import Fact, fact_name
from citysleeps.kernel.seats import ALL, HOST


def announce(game: BigCity, fact: Fact) -> None:
    """CITY-1103 An announcement; CITY-1108 a human Host is shown what to announce."""
    if game.has_host:
        game.tell(HOST, ToAnnounce(fact_name(fact)))
    game.tell(ALL, fact)
