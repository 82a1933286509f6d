"""Section 6: how a player is eliminated, what others may do about it, and what follows."""

from __future__ import annotations

from typing import Final

from citysleeps.books.spytown import victory
from citysleeps.books.spytown.cards import CARDS, FROM_SHOT
from citysleeps.books.spytown.facts import (
    CommanderPassed,
    Eliminated,
    Lost,
    Noted,
    Shot,
    StepBegan,
    StepEnded,
)
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.steps import SECRET
from citysleeps.books.spytown.windows import PASS, reaction
from citysleeps.kernel.ask import ANEW, Answer, Ask, target
from citysleeps.kernel.endings import upto
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import ALL, NOBODY, Seat, Seats, bit, but, clockwise
from citysleeps.kernel.stops import First

# SPY-615 The causes of elimination.
BY_MAFIA: Final = "mafia"
BY_VOTE: Final = "vote"
BY_SHOT: Final = "shot_round_corner"
BY_LAST_SHOT: Final = "last_shot_card"
BY_RIGHT: Final = "last_shot_right"
BURNT: Final = "small_game_agent"
WRONG_PHASE: Final = "wrong_phase"
EXPELLED: Final = "expelled"
ORDINARY: Final = (BY_MAFIA, BY_VOTE)
GIVES_CHILDREN_A_SHOT: Final = (BY_MAFIA, BY_VOTE, BY_SHOT)
WITHOUT_APPEAL: Final = (BURNT, WRONG_PHASE, EXPELLED)


async def eliminate(game: Spytown, seat: Seat, cause: str) -> None:
    """SPY-613 One who was named, voted out or shot: Vest, Bandage, then the token and what follows from it."""
    game.handling += 1
    if cause in ORDINARY or game.settings.save_scope == "any":  # SPY-614, SPY-R32
        if may_react(game, "vest_window", seat):
            await card_window(game, "vest_window", bit(seat), seat)
        if may_react(game, "bandage_window", seat):
            await card_window(game, "bandage_window", but(game.present, seat), NOBODY)
    if game.pending == seat:
        await out(game, seat, cause, "")
    game.handling -= 1
    if not game.handling:
        await announce_losses(game)  # SPY-612, SPY-R42 whoever went meanwhile is dealt with after it


def may_react(game: Spytown, window: str, victim: Seat) -> bool:
    """SPY-454, SPY-R33 There is time to, whenever that card is in the set and not publicly spent, whoever holds it."""
    return game.looms(window) and game.pending == victim


async def card_window(game: Spytown, window: str, asked: Seats, seat: Seat) -> None:
    """Time to play a card inside an elimination; if one is played, it does what it does before anything goes on."""
    answer = await reaction(game, window, asked, seat)
    if answer.act == "play":
        await play_card(game, answer)
    game.tell(ALL, StepEnded(window))


def show(game: Spytown, seat: Seat, cause: str, revealed: str) -> None:
    """SPY-601 The token is shown to all, SPY-1038 with a New Gang card."""
    card = revealed or (game.card_of(seat).name if game.card_of(seat).is_shown_when_out() else "")
    game.tell(ALL, Eliminated(seat, cause, game.tokens[seat], card))


async def out(game: Spytown, seat: Seat, cause: str, revealed: str) -> None:
    """SPY-613 The token is shown; then the end of the game, last shots, the Commander card."""
    show(game, seat, cause, revealed)
    if game.settings.end_check == "each_step":
        victory.check(game)  # SPY-706, SPY-709
    if cause not in WITHOUT_APPEAL:
        asked = bit(seat)
        # SPY-R43 before the card
        if has_right(game, cause) and targets(game, seat) and await last_shot_right(game, seat):
            asked = 0  # SPY-R42 who has left gives up both; SPY-R33 the window is held all the same
        if has_card_shot(game, seat, cause):
            await card_window(game, "last_shot_window", asked, seat)
    if game.handling == 1 and game.settings.end_check == "after_chain":
        victory.check(game)  # SPY-R20
    if seat == game.commander and not game.has_voted:
        pass_commander(game)  # SPY-938


def has_right(game: Spytown, cause: str) -> bool:
    """SPY-1121, SPY-1126, SPY-R44 In the large game; SPY-1142, SPY-R50 in the children's game, whose rule replaces
    it."""
    if game.settings.kids_last_shot == "on":
        return cause in GIVES_CHILDREN_A_SHOT or game.settings.kids_chain == "on"
    return game.is_large and game.turn == 1 and cause in ORDINARY


def has_card_shot(game: Spytown, seat: Seat, cause: str) -> bool:
    """SPY-1021, SPY-R33 A Policeman, while the card may still come; SPY-R43 one hit by the right too, unless a setting
    says no."""
    if not game.looms("last_shot_window") or not game.is_policeman(seat):
        return False
    return cause != BY_RIGHT or game.settings.chain_last_shot == "card_allowed"


def targets(game: Spytown, shooter: Seat) -> Seats:
    """SPY-1123 Any other living player; SPY-R36 not one under a shelter."""
    return but(game.living & ~game.shielded_from(FROM_SHOT), shooter)


async def last_shot_right(game: Spytown, seat: Seat) -> bool:
    """SPY-1121 to SPY-1125 No card is needed, and no token gives it or takes it. True: the shooter has left
    (SPY-R42)."""
    game.tell(ALL, StepBegan("last_shot_right", seat))
    answer = ANEW
    async with game.period(upto(game.settings.t_last_shot)):
        while answer is ANEW:
            answer = await First([Ask(bit(seat), "shoot", (targets(game, seat),), PASS, "pass")])
    if answer.act == "shoot":
        await shoot(game, seat, target(answer), BY_RIGHT)
    elif answer.act == "pass":
        game.tell(bit(seat), Noted(seat, "pass", NOBODY))
    game.tell(ALL, StepEnded("last_shot_right"))
    return answer.act == "leave"


async def shoot(game: Spytown, shooter: Seat, aim: Seat, cause: str) -> None:
    """SPY-614 The one hit is eliminated by the same procedure; SPY-R42 who has gone meanwhile is out already."""
    game.tell(ALL, Shot(shooter, aim, cause))
    if game.present >> aim & 1:
        await eliminate(game, aim, cause)


async def play_card(game: Spytown, answer: Answer) -> None:
    """SPY-814 A card is played: everybody sees it, and it does what it does."""
    name = answer.args[0]
    assert type(name) is str
    card = CARDS[name]
    aim = answer.args[1] if len(answer.args) > 1 else NOBODY
    assert type(aim) is int
    card.announce(game, answer.seat, aim)
    card.play(game, answer.seat, aim)
    if card.shoots():
        await shoot(game, answer.seat, aim, card.shoots())


# Who goes without appeal


async def lose(game: Spytown, seat: Seat, cause: str, card: str, first: Fact | None) -> None:
    """SPY-R41, SPY-R42 Out at once, without appeal; in a secret phase, or while an elimination is handled, the others
    hear of it later. `first`: what they hear before it."""
    game.losses.append((seat, cause, card, first))
    if game.handling:
        game.tell(bit(seat), Lost(seat, cause))
    elif game.phase in SECRET:
        game.tell(bit(seat), Lost(seat, cause))
        end_in_secret(game)
    else:
        await announce_losses(game)


def end_in_secret(game: Spytown) -> None:
    """SPY-706, SPY-R31 A loss or a Recruitment that leaves one side ends the game in the middle of a secret phase: all
    hear who was lost in it, and then the end."""
    if len(victory.standing(game, game.present)) < 2:
        for seat, cause, card, first in game.losses:
            if first is not None:
                game.tell(ALL, first)
            show(game, seat, cause, card)
        victory.check(game)


async def announce_losses(game: Spytown) -> None:
    """SPY-452, SPY-1611 Those lost, in the order in which it happened; SPY-R42 each with what follows from it."""
    while game.losses:
        seat, cause, card, first = game.losses.pop(0)
        if game.living >> seat & 1:
            game.handling += 1
            if first is not None:
                game.tell(ALL, first)
            await out(game, seat, cause, card)
            game.handling -= 1


def pass_commander(game: Spytown) -> None:
    """SPY-937 To the next living seat to the left."""
    others = but(game.living, game.commander)
    if others:
        to = clockwise(others, game.commander)[0]
        game.tell(ALL, CommanderPassed(game.commander, to))
