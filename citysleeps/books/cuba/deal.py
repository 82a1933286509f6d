"""Sections 1, 2 and 11: what is put in the box, and whether the table can play."""

from __future__ import annotations

from citysleeps.books.cuba.components import (
    CLEANER,
    COPIES,
    FEWEST,
    FIVE,
    GODFATHER,
    LOYAL,
    MOST,
    TABLE,
    Mix,
    mix_for,
    ordered,
)
from citysleeps.books.cuba.facts import GameSet, Warned
from citysleeps.books.cuba.game import Cuba
from citysleeps.books.cuba.settings import RANDOM, Settings, own_mix
from citysleeps.books.cuba.settings import TABLE as BY_TABLE
from citysleeps.books.dealing import check_named
from citysleeps.kernel.seats import ALL, HOST, NOBODY
from citysleeps.kernel.setup import BadSetup, Setup


def check_table(settings: Settings, players: int) -> None:
    """Can so many play with these tokens? It comes before everything else that is wrong with the settings."""
    check_count(settings, players)
    check_mix(settings, players)


def check_setup(setup: Setup, settings: Settings) -> None:
    """Can this be played, where the players and the tokens are in order?"""
    if settings.roles and settings.cleaner == "on":
        raise BadSetup("settings_collide", "cleaner is on and roles is set: put the Cleaner in the mix instead")
    if settings.theft_turn_s and settings.theft_fixed_s:
        raise BadSetup("settings_collide", "theft_turn_s and theft_fixed_s are both set; one of them must be 0")
    if setup.cards:
        raise BadSetup("bad_setting", "cards are dealt in books that have cards in the hand; cuba has none")
    if any(card != GODFATHER for card in setup.deal.values()) or len(setup.deal) > 1:
        raise BadSetup("bad_setting", "nothing is dealt in cuba; a deal may only say who is the godfather")
    if settings.first_godfather != RANDOM and settings.first_godfather not in setup.seats:
        raise BadSetup("bad_setting", f"first_godfather is {settings.first_godfather}, who is not at the table")
    check_named(setup)


def check_count(settings: Settings, players: int) -> None:
    """CUBA-105 to CUBA-107 How many may play."""
    if players < FEWEST:
        raise BadSetup("too_few_players", f"{players} players; the game is for 6 to {MOST}, or 5 as a variant")
    if players > MOST:
        raise BadSetup("too_many_players", f"{players} players; the game is for 6 to {MOST}")
    if players == FIVE and settings.five_players == "off":
        raise BadSetup("five_players_off", "5 players play only with five_players: on")


def check_mix(settings: Settings, players: int) -> None:
    """CUBA-1106 to CUBA-1108 Is an own mix of tokens in order?"""
    mix = own_mix(settings.roles)
    if not mix:
        return
    wanted = players - 3  # CUBA-112
    if sum(mix.values()) != wanted:
        raise BadSetup("token_total", f"roles has {sum(mix.values())} tokens; {players} players have {wanted}")
    for token, copies in mix.items():
        if copies > COPIES[token]:
            raise BadSetup("token_kind", f"roles has {token} {copies} times; there are {COPIES[token]}")
    if not mix.get(LOYAL, 0) + mix.get(CLEANER, 0):
        raise BadSetup("no_loyal", "roles has neither a Loyal nor the Cleaner; there must be one at least")


def mix_of(settings: Settings, players: int) -> Mix:
    """CUBA-108, CUBA-1105, CUBA-1110 The tokens that are put in the box."""
    return ordered(own_mix(settings.roles)) or mix_for(players, settings.single_agent, settings.cleaner == "on")


def jokers_of(settings: Settings, players: int) -> int:
    """CUBA-108, CUBA-1113 The Godfather's jokers; CUBA-1103 for five players the table has none."""
    return TABLE[players][3] if settings.jokers == BY_TABLE else int(settings.jokers)


def warnings(mix: Mix, players: int) -> tuple[str, ...]:
    """CUBA-1101, CUBA-1108, CUBA-1111, CUBA-R38, CUBA-R39 What the host is warned of."""
    loyals, cleaners = mix.get(LOYAL, 0), mix.get(CLEANER, 0)
    found = ["five_players"] * (players == FIVE) + ["cleaner"] * cleaners
    found += ["only_cleaner"] * (not loyals)
    enough = (TABLE[players][0] + 1) // 2
    return tuple(found + ["few_loyals"] * (loyals + cleaners < enough))


def set_up(game: Cuba) -> None:
    """CUBA-201, CUBA-202, CUBA-208, CUBA-209, CUBA-R05 The Godfather named, or drawn by lot; tokens, diamonds and
    jokers in their places."""
    seats = tuple(range(game.size))
    godfather = game.named_godfather
    if godfather == NOBODY:
        godfather = game.chance.lot((1 << game.size) - 1)
    mix, jokers = mix_of(game.settings, game.size), jokers_of(game.settings, game.size)
    game.tell(ALL, GameSet(seats, godfather, mix, jokers, game.chosen))
    warned = warnings(mix, game.size)
    if warned:
        game.tell(HOST, Warned(warned))
