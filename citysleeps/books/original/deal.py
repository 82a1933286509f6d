"""Section 3: the cards are dealt, and everybody looks at his own."""

from __future__ import annotations

from citysleeps.books.dealing import check_named, check_row, check_single, dealt
from citysleeps.books.original.components import COPIES, FEWEST_HOSTLESS, composition
from citysleeps.books.original.facts import DealVoid, GameSet, OwnCard, RulesRead
from citysleeps.books.original.game import Original
from citysleeps.books.original.settings import Settings, agree
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.game import TheEnd
from citysleeps.kernel.seats import ALL, NOBODY, bit, each, many
from citysleeps.kernel.setup import BadSetup, Setup
from citysleeps.kernel.stops import Every, Rest

CONDUCT = ("ORIG-1501", "ORIG-1502", "ORIG-1503", "ORIG-1504", "ORIG-1505", "ORIG-1506", "ORIG-1507")
MOST_PLAYERS = 26  # ORIG-105


def player_range(settings: Settings) -> tuple[int, int]:
    """ORIG-105, ORIG-204 to ORIG-210 How many may play."""
    least = FEWEST_HOSTLESS if settings.host_mode == "hostless" else 6
    most = 13 if settings.deck == "basic" else MOST_PLAYERS
    return least, most


def count_players(settings: Settings, players: int) -> None:
    """ORIG-211 A number without a row is refused (ORIG-R14)."""
    least, most = player_range(settings)
    if not least <= players <= most:
        what = f"deck {settings.deck}" + (" without a host" if settings.host_mode == "hostless" else "")
        raise BadSetup("bad_player_count", f"{players} seats; {what} is for {least} to {most} players")


def check_setup(setup: Setup, settings: Settings) -> None:
    """ORIG-1804 Can this be dealt? The number of players is tested first."""
    names = setup.seats
    if not 1 <= len(names) <= MOST_PLAYERS:
        raise BadSetup("bad_player_count", f"{len(names)} seats; the game is for at most {MOST_PLAYERS} players")
    if len(setup.deal) < len(names) or (settings.host_mode == "hostless" and len(names) < FEWEST_HOSTLESS):  # ORIG-1301
        count_players(settings, len(names))
    agree(settings)
    if setup.cards:
        raise BadSetup("bad_setup", "cards are dealt in books that have cards in the hand; original has none")
    check_named(setup)
    if settings.host_mode == "hostless" and settings.temporary_host not in names:  # ORIG-1728
        raise BadSetup("bad_setup", f"temporary_host is {settings.temporary_host}, who is not at the table")
    if setup.deal:
        check_deal(setup, settings)


def check_deal(setup: Setup, settings: Settings) -> None:
    """ORIG-303, ORIG-304 A deal that names every seat may leave the tables; in one that does not, the others are
    residents, and it must be the row of the table."""
    cards = dealt(setup, tuple(COPIES), "resident", "card")
    players = len(setup.seats)
    if len(setup.deal) < players:
        check_row(cards, composition(settings.deck, players, settings.row13_special))
    for card, copies in COPIES.items():
        if copies == 1:
            check_single(cards, card)


async def deal(game: Original) -> None:
    """ORIG-307 Each gets one card, face down; ORIG-314 and looks at it. ORIG-1019 If somebody leaves, the cards are
    dealt again."""
    cards = game.dealt
    while True:
        if not cards:
            row = composition(game.settings.deck, many(game.living), game.settings.row13_special)
            cards = [card for card, copies in row.items() for _ in range(copies)]
            game.chance.shuffle(cards)  # ORIG-306
        give(game, cards)
        game.limit(game.seconds_of("deal_seconds"))
        players = game.living
        closed_by = await Every([Ask(players, "ready", (), (), "ready")])  # ORIG-318
        if game.living == players and closed_by.act != "next" and waits_for_host(game):
            game.limit(0)
            await Rest()
        if game.living == players:
            return
        least, most = player_range(game.settings)
        game.tell(ALL, DealVoid("left" if least <= many(game.living) <= most else "bad_player_count"))
        if game.over:
            raise TheEnd
        game.since = len(game.facts)
        cards = []


def waits_for_host(game: Original) -> bool:
    """ORIG-318 Among people a human host announces the night when he thinks fit, though everybody is ready."""
    return game.lasting and game.has_host


def give(game: Original, cards: list[str]) -> None:
    """ORIG-305 The composition is public; ORIG-309 a player sees only his own card."""
    seats = each(game.living)
    dealt = {card: cards.count(card) for card in COPIES if card in cards}
    host = game.named_host if game.named_host in seats else NOBODY
    game.tell(ALL, GameSet(seats, game.chosen, dealt, host))
    game.tell(ALL, RulesRead(CONDUCT, tuple(dealt)))  # ORIG-313, ORIG-315
    for i in range(len(seats)):
        game.tell(bit(seats[i]), OwnCard(seats[i], cards[i]))
