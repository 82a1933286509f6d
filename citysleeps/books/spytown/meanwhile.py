"""What may happen at any moment of a step: what is offered is taken, somebody goes, the Game Master decides."""

from __future__ import annotations

from citysleeps.books.claims import claimed
from citysleeps.books.spytown import victory
from citysleeps.books.spytown.elimination import EXPELLED, WRONG_PHASE, end_in_secret, lose, play_card
from citysleeps.books.spytown.facts import (
    Decided,
    HostChanged,
    HostSaid,
    Left,
    NoLongerReady,
    Noted,
    Pointed,
    Said,
    Signed,
)
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.host import deal_by_hand, is_dealt_by_hand
from citysleeps.books.spytown.steps import SECRET
from citysleeps.kernel.ask import ANEW, Answer, target
from citysleeps.kernel.seats import ALL, HOST_SEAT, NOBODY, Seat, bit


async def meanwhile(game: Spytown, answer: Answer) -> Answer | None:
    """Carry it out; what was open is asked again if somebody is out by it, or safe, or back; if the Mafia point at
    somebody else (SPY-R07) or have used a card (SPY-R27); or while tokens are dealt by hand."""
    if answer.seat == game.last_shooter():
        return answer  # SPY-R42 he leaves: he gives up the last shot, and changes nothing else
    if answer.act == "unready":
        game.tell(ALL, NoLongerReady(answer.seat))
        return game.stop.wait_again(answer.seat)  # SPY-1607
    present, pending = game.present, game.pending
    if answer.act in ("leave", "lead") and answer.seat == HOST_SEAT:
        game.tell(ALL, HostChanged(HOST_SEAT if answer.act == "lead" else NOBODY))  # SPY-R62
        return ANEW if game.phase == "deal" else None
    if answer.seat == HOST_SEAT:
        await by_the_host(game, answer)
    else:
        await by_a_seat(game, answer)
    if game.pending != pending and game.periods:
        game.innermost().end()  # SPY-R42 the window was about one who has gone
    is_of_the_mafia = answer.act == "point" or (answer.act == "play" and game.phase in SECRET)
    changed = (game.present, game.pending) != (present, pending)
    return ANEW if changed or is_of_the_mafia or answer.act == "deal" else None


async def by_a_seat(game: Spytown, answer: Answer) -> None:
    seat = answer.seat
    if answer.act == "say":
        game.tell(ALL, Said(seat, str(answer.args[0])))  # SPY-459 words are heard by everybody
    elif answer.act == "claim":
        game.tell(ALL, claimed(game.claims, answer))  # SPY-1701
    elif answer.act == "hunch":
        game.tell(bit(seat), Noted(seat, "hunch", target(answer)))  # SPY-1606 nobody's business
    elif answer.act == "sign":
        game.tell(game.awake & game.present | game.viewers, Signed(seat, str(answer.args[0])))  # SPY-438
    elif answer.act == "point":
        game.tell(game.awake & game.present | game.viewers, Pointed(seat, target(answer)))
    elif answer.act == "play":
        await play_card(game, answer)
        end_in_secret(game)  # SPY-R31
    elif answer.act == "reveal":
        await lose(game, seat, WRONG_PHASE, str(answer.args[0]), None)
    else:
        await go(game, answer, seat)  # SPY-R42


async def by_the_host(game: Spytown, answer: Answer) -> None:
    if answer.act == "say":
        game.tell(ALL, HostSaid(str(answer.args[0])))
    elif answer.act == "stop":
        victory.finish(game, victory.NOBODY_WINS)  # SPY-R21
    elif answer.act == "deal":
        deal_by_hand(game, answer)
    elif answer.act == "remove":
        await go(game, answer, target(answer))
    elif answer.act == "decide":
        await decide(game, target(answer), str(answer.args[1]))


async def go(game: Spytown, answer: Answer, seat: Seat) -> None:
    """SPY-R42 Expelled; SPY-R53 who was lost in secret is out already. Who goes while tokens are dealt by hand has none
    to show yet: that is for when all are dealt."""
    if is_dealt_by_hand(game):
        game.going[seat] = answer.act == "leave" or game.going.get(seat, False)
    elif game.present >> seat & 1:
        await lose(game, seat, EXPELLED, "", Left(seat) if answer.act == "leave" else None)


async def decide(game: Spytown, seat: Seat, what: str) -> None:
    """SPY-821, SPY-1207 The human Game Master has the last word on whether somebody is out; it is recorded. SPY-R42,
    SPY-R53, SPY-1306 In a secret phase all hear at dawn who is out."""
    decided = Decided(seat, what)
    if what == "out" and game.phase in SECRET and game.living >> seat & 1:
        if game.present >> seat & 1:
            await lose(game, seat, EXPELLED, "", decided)
        else:
            game.losses = [
                (lost, cause, card, first or (decided if lost == seat else None))
                for lost, cause, card, first in game.losses
            ]
        return
    game.tell(ALL, decided)
    if what == "stays":
        game.losses = [loss for loss in game.losses if loss[0] != seat]
        game.going.pop(seat, None)
        game.viewers &= ~bit(seat)
    elif is_dealt_by_hand(game):
        game.going.setdefault(seat, False)
    elif game.living >> seat & 1:
        await lose(game, seat, EXPELLED, "", None)
