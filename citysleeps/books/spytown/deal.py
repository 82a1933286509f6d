"""Section 2 and section 8: the tokens and cards are dealt, and the start-of-game cards are shown."""

from __future__ import annotations

from typing import Final

from citysleeps.books.dealing import check_named, check_row, check_single, dealt
from citysleeps.books.spytown import victory
from citysleeps.books.spytown.cards import ACTION_CARDS, CARDS, NEUTRAL
from citysleeps.books.spytown.components import (
    AGENT,
    FEWEST,
    MAFIOSO,
    MOST_SEATS,
    NEUTRALS_IN_THE_BOX,
    POLICEMAN,
    TABLE_1A,
    TOKENS,
    tokens_for,
)
from citysleeps.books.spytown.elimination import EXPELLED, lose, play_card
from citysleeps.books.spytown.facts import (
    CardShown,
    GameSet,
    Left,
    OwnCard,
    OwnToken,
    StepBegan,
    StepEnded,
    SwapDeclined,
)
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.settings import Settings
from citysleeps.books.spytown.windows import PASS
from citysleeps.kernel.ask import ANEW, Ask
from citysleeps.kernel.endings import upto
from citysleeps.kernel.seats import ALL, Seat, bit, each
from citysleeps.kernel.setup import BadSetup, Setup
from citysleeps.kernel.stops import Every, First, Waiting

MOST_NAMES: Final = 32


def is_by_the_tables(setup: Setup) -> bool:
    return len(setup.deal) < len(setup.seats)


def check_count(setup: Setup) -> None:
    """SPY-109 The first reason of all: too few seats, or too many."""
    seats = len(setup.seats)
    if (is_by_the_tables(setup) and not FEWEST <= seats <= MOST_SEATS) or not 1 <= seats <= MOST_NAMES:
        raise BadSetup("bad_player_count", f"{seats} seats; the game is for {FEWEST} to {MOST_SEATS}")


def check_setup(setup: Setup, settings: Settings) -> None:
    """SPY-802 to SPY-806 Can this be dealt? A deal that names every seat may leave the tables."""
    names = setup.seats
    check_cards(settings, len(names))
    if is_by_the_tables(setup):
        check_against_the_box(settings, len(names))
    check_named(setup)
    if setup.deal:
        check_tokens(setup, settings)
    check_hands(setup, settings)


def check_cards(settings: Settings, seats: int) -> None:
    """SPY-802, SPY-803, SPY-1033 Each card as often as it exists, and not more than there are seats."""
    cards = settings.cards
    for name in cards:
        if name not in ACTION_CARDS:
            raise BadSetup("bad_cards", f"there is no action card {name}; there are {', '.join(ACTION_CARDS)}")
        if cards.count(name) > CARDS[name].copies:
            raise BadSetup("bad_cards", f"{name} is chosen {cards.count(name)} times; there are {CARDS[name].copies}")
    if len(cards) > seats:
        raise BadSetup("bad_cards", f"{len(cards)} action cards for {seats} seats; each seat gets one card")
    if cards.count("new_gang") not in (0, CARDS["new_gang"].copies):
        raise BadSetup("bad_cards", "new_gang is chosen three times or not at all")


def check_against_the_box(settings: Settings, seats: int) -> None:
    """SPY-806, SPY-1032, SPY-R24, SPY-R40 What the box and the size of the group allow."""
    cards = settings.cards
    fewest = seats - NEUTRALS_IN_THE_BOX
    if cards and settings.neutral_supply == "box" and len(cards) < fewest:
        raise BadSetup(
            "bad_cards",
            f"{len(cards)} action cards for {seats} seats; the box has only {NEUTRALS_IN_THE_BOX} neutral cards, so it"
            f" must be at least {fewest}, or neutral_supply: unlimited",
        )
    if "new_gang" in cards and seats < settings.new_gang_min_seats:
        raise BadSetup("bad_cards", f"new_gang needs at least {settings.new_gang_min_seats} seats; there are {seats}")
    if "reverse_recruitment" in cards and TABLE_1A[seats] == 1:
        raise BadSetup("bad_cards", "reverse_recruitment could leave no Mafia at all: there is one Mafioso")


def check_tokens(setup: Setup, settings: Settings) -> None:
    """SPY-110 In a deal that does not name every seat the others are Policemen, and it must be the row of the table."""
    tokens = dealt(setup, TOKENS, POLICEMAN, "token")
    check_single(tokens, AGENT)
    if is_by_the_tables(setup):
        check_row(tokens, tokens_for(len(setup.seats), settings.kids_no_agent == "on"))


def check_hands(setup: Setup, settings: Settings) -> None:
    """SPY-803 What is in the hands is of the chosen set."""
    held = list(setup.cards.values())
    for seat, card in setup.cards.items():
        if card not in CARDS:
            raise BadSetup("bad_cards", f"there is no card {card}; there are {', '.join(CARDS)}")
        if card != NEUTRAL.name and held.count(card) > settings.cards.count(card):
            raise BadSetup("bad_cards", f"{seat} holds {card}, which is not in the chosen set")


async def deal(game: Spytown) -> None:
    """SPY-201 A token to each, SPY-208 then a card to each; SPY-209 and then the start-of-game cards."""
    game.tell(ALL, game_set(game))
    if game.led and not game.dealt:
        await by_hand(game)
    give_tokens(game)
    if game.settings.cards:
        give_cards(game)
    for seat, leaves in game.going.items():
        await lose(game, seat, EXPELLED, "", Left(seat) if leaves else None)
    if game.lasting:
        await looked(game)
    await start_of_game(game)


async def by_hand(game: Spytown) -> None:
    """SPY-1206 The human Game Master may say what was dealt by hand; the rest is dealt by the software."""
    game.dealt = [""] * game.size
    game.hands = game.hands or [""] * game.size
    game.limit(0)
    while "" in game.dealt:
        answer = await Waiting()
        if answer.act == "next" or not game.led:
            break


def game_set(game: Spytown) -> GameSet:
    """SPY-801 What everybody knows of the deal."""
    tokens = tokens_for(game.size, game.settings.kids_no_agent == "on") if game.size in TABLE_1A else {}
    if game.dealt:
        tokens = {token: game.dealt.count(token) for token in (MAFIOSO, "agent", POLICEMAN) if token in game.dealt}
    neutral = game.size - len(game.settings.cards) if game.settings.cards else 0
    return GameSet(tuple(range(game.size)), game.chosen, tokens, game.settings.cards, neutral)


def give_tokens(game: Spytown) -> None:
    """SPY-202 Every assignment is equally likely; SPY-204 nobody else may know the token."""
    dealt = game.dealt or [""] * game.size
    missing = [token for token, copies in game.composition.items() for _ in range(copies - dealt.count(token))]
    game.chance.shuffle(missing)
    game.dealt = [token or missing.pop(0) for token in dealt]
    for seat in range(game.size):
        game.tell(bit(seat), OwnToken(seat, game.dealt[seat]))


def give_cards(game: Spytown) -> None:
    """SPY-803 Neutral cards are added; SPY-804 shuffled and dealt independently of the tokens; SPY-808 nobody else may
    know it."""
    hands = game.hands or [""] * game.size
    missing = list(game.settings.cards) + [NEUTRAL.name] * game.neutrals
    for card in hands:
        if card in missing:
            missing.remove(card)
    if "" in hands:
        game.chance.shuffle(missing)
    for seat in range(game.size):
        game.tell(bit(seat), OwnCard(seat, hands[seat] or missing.pop(0)))


async def looked(game: Spytown) -> None:
    """SPY-203, SPY-212 Among people the game waits until each has looked at what was dealt."""
    async with game.period(upto(game.settings.t_deal)):
        stop = Every([Ask(game.living, "ready", (), (), "ready")])
        while await stop is ANEW:
            pass


async def start_of_game(game: Spytown) -> None:
    """SPY-931, SPY-951 Shown as soon as they are dealt; SPY-R54 all of them first, then the swap is made."""
    shown = [seat for seat in each(game.living) if game.card_of(seat).is_shown_at_once()]
    for seat in shown:
        game.tell(ALL, CardShown(seat, game.cards[seat]))
    for seat in shown:
        if game.card_of(seat).moment == "role_swap":
            await role_swap(game, seat)


async def role_swap(game: Spytown, seat: Seat) -> None:
    """SPY-952 All look at their tokens again; SPY-953 then the holder may exchange with another, or declines."""
    for one in each(game.living):
        game.tell(bit(one), OwnToken(one, game.tokens[one]))
    game.tell(ALL, StepBegan("role_swap", seat))
    card = game.card_of(seat)
    answer = ANEW
    async with game.period(upto(game.settings.t_role_swap)):
        while answer is ANEW:
            answer = await First([Ask(bit(seat), "play", ((card.name,), *card.options(game, seat)), PASS, "pass")])
    if answer.act == "play":
        await play_card(game, answer)
        victory.check(game)  # SPY-706
    else:
        game.tell(ALL, SwapDeclined(seat))
    game.tell(ALL, StepEnded("role_swap"))
