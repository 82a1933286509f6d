"""Section 2: the roles are chosen, and the cards dealt."""

from __future__ import annotations

from typing import Final

from citysleeps.books.bigcity.announcing import announce
from citysleeps.books.bigcity.components import BOTH, CARDS, CRIMINALS, FACTIONS, HOST_CARD, PEACEFUL
from citysleeps.books.bigcity.facts import CardDealt, GameSet, HostNamed, OptionNoted, SetWarned
from citysleeps.books.bigcity.game import BigCity
from citysleeps.books.bigcity.sets import (
    Roles,
    agree,
    by_side,
    check_count,
    check_decks,
    check_roles,
    chosen,
    chosen_decks,
    deck_of,
    enforce,
    every_side,
    ordered,
    warnings,
)
from citysleeps.books.bigcity.settings import Settings
from citysleeps.books.dealing import check_named, dealt
from citysleeps.kernel.ask import ANEW, Ask
from citysleeps.kernel.endings import upto
from citysleeps.kernel.seats import bit, each
from citysleeps.kernel.setup import BadSetup, Setup
from citysleeps.kernel.stops import Every, Rest

NOTED: Final = ("opt_sound_mind", "opt_grave_secrets", "opt_name_of_truth")  # CITY-1003, CITY-1024, CITY-1034


def check_setup(setup: Setup, settings: Settings) -> None:
    """Can this be dealt? The number of players is tested first."""
    drawn = settings.host == "human_dealt"
    players = len(setup.seats) - drawn  # CITY-218, CITY-R75
    check_count(settings, players)
    if setup.cards:
        raise BadSetup("bad_setup", "cards are dealt in books that have cards in the hand; bigcity has none")
    check_named(setup)
    agree(settings)
    roles = roles_of(setup, settings, players)
    decks: Roles = {}
    if settings.opt_who_is_who == "on":
        decks = by_side(roles) if setup.deal else chosen_decks(settings, players)
        check_decks(settings, decks, players)
    if roles:
        check_roles(settings, roles, players)
    enforce(settings, warnings(settings, roles, decks, players))


def roles_of(setup: Setup, settings: Settings, players: int) -> Roles:
    """CITY-201 The roles: those of a deal, whose others are Peaceful Residents; or those chosen; none, if they are
    drawn."""
    if not setup.deal:
        return {} if settings.opt_who_is_who == "on" else chosen(settings, players)
    cards = dealt(setup, (*CARDS, HOST_CARD), PEACEFUL, "card")
    if cards.pop(HOST_CARD, 0) != (settings.host == "human_dealt"):
        raise BadSetup("bad_setup", "one seat is dealt the card host if host is human_dealt, and else none")
    return ordered(cards)


async def deal(game: BigCity) -> None:
    """CITY-203, CITY-217 One card to each, every assignment equally likely; CITY-206 whoever has the Host card is the
    Host."""
    settings = game.settings
    players = game.size - (settings.host == "human_dealt")
    cards = game.dealt
    if not cards:
        cards = draw(game, players) if settings.opt_who_is_who == "on" else listed(chosen(settings, players))
        cards += [HOST_CARD] * (settings.host == "human_dealt")
    roles, decks, warned = described(settings, cards, players)
    if not game.dealt:
        game.chance.shuffle(cards)
    announce(game, GameSet(each(game.living), game.chosen, roles, decks))  # CITY-212, CITY-1011
    for warning in warned:
        announce(game, warning)
    for option in NOTED:
        if game.chosen[option] == "on":
            announce(game, OptionNoted(option))
    if HOST_CARD in cards:
        announce(game, HostNamed(cards.index(HOST_CARD)))
    for seat in each(game.players):
        game.tell(bit(seat), CardDealt(seat, cards[seat]))
    if game.lasting:
        await looked(game)


def described(settings: Settings, cards: list[str], players: int) -> tuple[Roles, Roles, list[SetWarned]]:
    """CITY-212, CITY-1011 What everybody hears of these cards: the roles or the decks, and what the book would not
    advise."""
    roles = tally(cards)
    decks = every_side(by_side(roles)) if settings.opt_who_is_who == "on" else {}
    return {} if decks else roles, decks, warnings(settings, roles, decks, players)


def tally(cards: list[str]) -> Roles:
    """How many there are of each, in the order of the book; CITY-206 the Host card is no role."""
    roles: Roles = {}
    for card in cards:
        roles[card] = roles.get(card, 0) + 1
    return ordered(roles)


def listed(roles: Roles) -> list[str]:
    return [card for card, copies in roles.items() for _ in range(copies)]


def draw(game: BigCity, players: int) -> list[str]:
    """CITY-1010, CITY-R55 So many cards from each deck, unseen; of two factions half from each."""
    drawn: list[str] = []
    for side, copies in chosen_decks(game.settings, players).items():
        if side == CRIMINALS and game.settings.faction == BOTH:
            drawn += [card for card in FACTIONS for _ in range(copies // 2)]
        else:
            deck = deck_of(side, game.settings.faction)
            game.chance.shuffle(deck)
            drawn += deck[:copies]
    return drawn


async def looked(game: BigCity) -> None:
    """CITY-204 Among people the Quiet Night begins when all have looked at their cards; with a human Host when he
    says."""
    async with game.period(upto(game.settings.deal_limit_s)):
        stop = Every([Ask(game.living, "ready", (), (), "ready")])
        answer = await stop
        while answer is ANEW:
            answer = await stop
    if game.has_host and answer.act != "next":
        game.limit(0)
        await Rest()
