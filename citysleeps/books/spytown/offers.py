"""What is offered beside, never asked: SPY-1605 no step waits for it."""

from __future__ import annotations

from typing import Final

from citysleeps.books.spytown.cards import ANYTIME, CARDS, MAFIA_PHASE, NEUTRAL, POLICE_PHASE
from citysleeps.books.spytown.components import SIGNS
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.phrases import offers as claims
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.forms import Text
from citysleeps.kernel.seats import Seat, Seats, bit, bits, each

WORDS: Final = (Text(2000),)


def able(game: Spytown, among: Seats, names: list[str]) -> list[Seat]:
    """Who of these could use one of these cards."""
    cards = game.cards
    return [seat for seat in each(among) if cards[seat] in names and game.card_of(seat) is not NEUTRAL]


def reveals(game: Spytown) -> list[Ask]:
    """SPY-819, SPY-R41 Each who could use a card may reveal it in a phase that is not the card's: at a price."""
    if game.settings.wrong_phase == "refuse":
        return []
    phases = [phase for phase in (MAFIA_PHASE, POLICE_PHASE) if phase != game.phase]
    names = [name for name in game.deck if CARDS[name].phase in phases and name not in game.played]
    return [Ask(bit(seat), "reveal", ((game.cards[seat],),)) for seat in able(game, game.present, names)]


def of_a_secret_phase(game: Spytown, awake: Seats) -> list[Ask]:
    """SPY-1606, SPY-1612 What is open in a secret phase whether or not its acts are done: a hunch for every sleeper, a
    sign for those awake as Mafia, and for each who could use a card, to reveal it."""
    awake &= game.present
    offers = [Ask(game.present & ~awake, "hunch", (game.living,))]
    if game.phase == MAFIA_PHASE:
        offers.append(Ask(awake, "sign", (SIGNS,)))
    return offers + reveals(game)


def of_the_mafia(game: Spytown) -> list[Ask]:
    """SPY-922 Until the victim is settled, who is awake and has a card for this phase may play it; SPY-R07 and who has
    pointed may point at somebody else, unless each points once."""
    offers, awake = [], game.awake
    if game.settings.mafia_choice == "agreement":
        offers.append(Ask(bits(game.pointings), "point", (game.victims(),)))
    for seat in each(awake):
        card = game.playable(seat, MAFIA_PHASE)
        if card is not NEUTRAL:
            offers.append(Ask(bit(seat), "play", ((card.name,), *card.options(game, seat))))
    return offers + of_a_secret_phase(game, awake)


def anytime(game: Spytown) -> list[Ask]:
    """SPY-466, SPY-819 What may be done at any moment of the Police phase, outside eliminations."""
    offers = []
    names = [name for name in game.deck if CARDS[name].moment == ANYTIME and name not in game.played]
    for seat in able(game, game.living, names):
        card = game.card_of(seat)
        offers.append(Ask(bit(seat), "play", ((card.name,), *card.options(game, seat))))
    return offers + reveals(game)


def of_a_talk(game: Spytown) -> list[Ask]:
    """SPY-459 All who live may speak."""
    return of_speakers(game, game.living)


def of_a_defence(game: Spytown) -> list[Ask]:
    """SPY-515, SPY-517 Only the finalist who has the floor may speak."""
    return of_speakers(game, bit(game.floor))


def of_speakers(game: Spytown, speakers: Seats) -> list[Ask]:
    """These may speak, as often as they like, SPY-1702 and claim; SPY-1607 and who is ready may take it back."""
    ready = Ask(game.living & game.ready, "unready")
    return [Ask(speakers, "say", WORDS), ready, *anytime(game), *claims(game, speakers)]
