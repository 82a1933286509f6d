"""Section 6: how a player is eliminated, what others may do about it, and what follows."""

from __future__ import annotations

from typing import Final

from citysleeps.books.spytown import victory
from citysleeps.books.spytown.cards import CARDS, FROM_SHOT, NEUTRAL
from citysleeps.books.spytown.facts import (
    CommanderPassed,
    Decided,
    Eliminated,
    Left,
    Lost,
    Noted,
    Shot,
    StepBegan,
    StepEnded,
)
from citysleeps.books.spytown.game import SECRET, Spytown
from citysleeps.kernel.ask import Answer, Ask, target
from citysleeps.kernel.game import NO_OFFERS, First, Gathering, Heard, Lasting
from citysleeps.kernel.seats import ALL, NOBODY, Seat, Seats, bit, but, clockwise, each

# 615 The causes of elimination.
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

PASS: Final = ("pass",)
TIME_OVER: Final = ("clock", "next")  # what ends a phase or a window with its time, or before
TIMER_OF: Final[dict[str, str]] = {
    "vest_window": "t_reaction",
    "bandage_window": "t_reaction",
    "last_shot_window": "t_last_shot",
    "start_window": "t_start_window",
    "end_window": "t_end_window",
}


async def eliminate(game: Spytown, seat: Seat, cause: str) -> None:
    """613 One who was named, voted out or shot: Vest, Bandage, then the token and what follows from it."""
    game.handling += 1
    if cause in ORDINARY or game.settings.save_scope == "any":  # 614, R32
        await react(game, "vest_window", bit(seat), seat)
        await react(game, "bandage_window", but(game.present, seat), seat)
    if game.pending == seat:
        await out(game, seat, cause, "")
    await handled(game)


async def react(game: Spytown, window: str, asked: Seats, victim: Seat) -> None:
    """454, R33 Time to react, whenever that card is in the set and not publicly spent, whoever holds it."""
    if game.looms(window) and game.pending == victim:
        await window_of_an_elimination(game, window, asked, victim if window == "vest_window" else NOBODY)


async def handled(game: Spytown) -> None:
    """612 An elimination is complete; R42 whoever went meanwhile is dealt with after it."""
    game.handling -= 1
    if not game.handling:
        await announce_losses(game)


def show(game: Spytown, seat: Seat, cause: str, revealed: str) -> None:
    """601 The token is shown to all, 1038 with a New Gang card."""
    card = revealed or (game.card_of(seat).name if game.card_of(seat).is_shown_when_out() else "")
    game.tell(ALL, Eliminated(seat, cause, game.tokens[seat], card))


async def out(game: Spytown, seat: Seat, cause: str, revealed: str) -> None:
    """613 The token is shown; then the end of the game, last shots, the Commander card."""
    show(game, seat, cause, revealed)
    if game.settings.end_check == "each_step" and victory.decided(game):
        return  # 706, 709
    if cause not in WITHOUT_APPEAL:
        await last_shots(game, seat, cause)
    chain_over = game.handling == 1 and game.settings.end_check == "after_chain"
    if game.over or (chain_over and victory.decided(game)):
        return  # R20 after the chain
    if seat == game.commander and not game.has_voted:
        pass_commander(game)  # 938


async def last_shots(game: Spytown, seat: Seat, cause: str) -> None:
    """R43 The right first, then the card."""
    if has_right(game, cause) and targets(game, seat):
        await last_shot_right(game, seat)
    if game.over or not game.looms("last_shot_window") or not game.is_policeman(seat):
        return
    if cause != BY_RIGHT or game.settings.chain_last_shot == "card_allowed":
        await window_of_an_elimination(game, "last_shot_window", bit(seat), seat)


def has_right(game: Spytown, cause: str) -> bool:
    """1121, 1126, R44 In the large game; 1142, R50 in the children's game, whose rule replaces it."""
    if game.settings.kids_last_shot == "on":
        return cause in GIVES_CHILDREN_A_SHOT or game.settings.kids_chain == "on"
    return game.is_large and game.turn == 1 and cause in ORDINARY


def targets(game: Spytown, shooter: Seat) -> Seats:
    """1123 Any other living player; R36 not one under a shelter."""
    return but(game.living & ~game.shielded_from(FROM_SHOT), shooter)


async def last_shot_right(game: Spytown, seat: Seat) -> None:
    """1121 to 1125 No card is needed, and no token gives it or takes it."""
    game.tell(ALL, StepBegan("last_shot_right", seat))
    game.limit(game.timers["t_last_shot"])
    answer = await First([Ask(bit(seat), "shoot", (targets(game, seat),), PASS, "pass", game.seconds)])
    while await meanwhile(game, answer) and not game.over and not game.absent >> seat & 1:
        answer = await First([Ask(bit(seat), "shoot", (targets(game, seat),), PASS, "pass", game.seconds)])
    if answer.act == "shoot":
        await shoot(game, seat, target(answer), BY_RIGHT)
    elif answer.act == "pass":
        game.tell(bit(seat), Noted(seat, "pass", NOBODY))
    if not game.over:
        game.tell(ALL, StepEnded("last_shot_right"))


async def shoot(game: Spytown, shooter: Seat, aim: Seat, cause: str) -> None:
    """614 The one hit is eliminated by the same procedure; R42 who has gone meanwhile is out already."""
    game.tell(ALL, Shot(shooter, aim, cause))
    if game.present >> aim & 1:
        await eliminate(game, aim, cause)


async def window_of_an_elimination(game: Spytown, window: str, asked: Seats, seat: Seat) -> None:
    """1604 All who are asked are asked alike; 1603 a card ends the window, otherwise it lasts its time."""
    victim = game.pending
    game.tell(ALL, StepBegan(window, seat))
    game.open_step(game.timers[TIMER_OF[window]], game.timers[TIMER_OF[window]])
    stop = Gathering(card_asks(game, window, asked), NO_OFFERS, quiet(game))
    answer = await stop
    while await meanwhile(game, answer) and not game.over and game.pending == victim:
        answer = await stop
    if answer.act == "play":
        game.opened = 0
        await play_card(game, answer)
    elif answer.act not in TIME_OVER and game.pending == victim and not game.over:
        await last_out(game, NO_OFFERS)
    game.opened = 0
    if not game.over:
        game.tell(ALL, StepEnded(window))


async def last_out(game: Spytown, offers: list[Ask]) -> None:
    """1203 Among people a window lasts its time, whatever was done in it; 1402 unless it has none. 1605 What was
    offered in it stays so, lest its end tells that all have answered."""
    victim = game.pending
    while game.lasting and game.lasts and not game.over and game.pending == victim:
        answer = await Lasting(offers, quiet(game))
        if not await meanwhile(game, answer):
            return


def card_asks(game: Spytown, window: str, asked: Seats) -> list[Ask]:
    """1604 Each may pass; whose card can be played in this window may play it."""
    asks = []
    for seat in each(asked):
        card = game.playable(seat, window)
        if card is not NEUTRAL:
            options = ((card.name,), *card.options(game, seat))
            asks.append(Ask(bit(seat), "play", options, PASS, "pass", game.seconds))
            asked = but(asked, seat)
    if asked:
        asks.append(Ask(asked, "pass", (), (), "pass", game.seconds))
    return asks


def quiet(game: Spytown) -> Heard:
    """1605 Who passes is noted, and nobody hears of it; a card played is heard at once."""

    def heard(answer: Answer) -> bool:
        if answer.act != "pass":
            return True
        game.tell(bit(answer.seat), Noted(answer.seat, "pass", NOBODY))
        return False

    return heard


async def play_card(game: Spytown, answer: Answer) -> None:
    """814 A card is played: everybody sees it, and it does what it does."""
    name = answer.args[0]
    assert type(name) is str
    card = CARDS[name]
    aim = answer.args[1] if len(answer.args) > 1 else NOBODY
    assert type(aim) is int
    card.announce(game, answer.seat, aim)
    card.play(game, answer.seat, aim)
    if card.shoots():
        await shoot(game, answer.seat, aim, card.shoots())


# What may happen at any moment


async def meanwhile(game: Spytown, answer: Answer) -> bool:
    """Carry out what may be done at any moment of a step. False: this is something of the step itself."""
    if answer.act in ("leave", "remove"):
        gone = answer.seat if answer.act == "leave" else target(answer)
        if not game.living >> gone & 1:
            return False  # R42 he was asked for the last shot, and gives it up
        await lose(game, gone, EXPELLED, "", answer.act == "leave")
    elif answer.act == "reveal":
        await lose(game, answer.seat, WRONG_PHASE, str(answer.args[0]), False)
    elif answer.act == "decide":
        await decide(game, target(answer), str(answer.args[1]))
    else:
        return False
    return True


async def lose(game: Spytown, seat: Seat, cause: str, card: str, left: bool) -> None:
    """R41, R42 Out at once, without appeal; in a secret phase, or while an elimination is handled, the others hear of
    it later."""
    game.losses.append((seat, cause, card, left))
    if game.handling:
        game.tell(bit(seat), Lost(seat, cause))
    elif game.phase in SECRET:
        game.tell(bit(seat), Lost(seat, cause))
        end_in_secret(game)
    else:
        await announce_losses(game)


def end_in_secret(game: Spytown) -> None:
    """706, R31 A loss or a Recruitment that leaves one side ends the game in the middle of a secret phase: all hear who
    was lost in it, and then the end."""
    if len(victory.standing(game, game.present)) < 2:
        for seat, cause, card, left in game.losses:
            if left:
                game.tell(ALL, Left(seat))
            show(game, seat, cause, card)
        victory.decided(game)


async def announce_losses(game: Spytown) -> None:
    """452, 1611 Those lost, in the order in which it happened."""
    while game.losses and not game.over:
        await announce_loss(game)


async def announce_loss(game: Spytown) -> None:
    """R42 Out, and what follows from it."""
    seat, cause, card, left = game.losses.pop(0)
    if not game.living >> seat & 1:
        return
    game.handling += 1
    if left:
        game.tell(ALL, Left(seat))
    await out(game, seat, cause, card)
    await handled(game)


async def decide(game: Spytown, seat: Seat, what: str) -> None:
    """821, 1207 The human Game Master has the last word on whether somebody is out; it is recorded."""
    game.tell(ALL, Decided(seat, what))
    if what == "stays":
        game.losses = [loss for loss in game.losses if loss[0] != seat]
    elif game.living >> seat & 1:
        await lose(game, seat, EXPELLED, "", False)


def pass_commander(game: Spytown) -> None:
    """937 To the next living seat to the left."""
    others = but(game.living, game.commander)
    if others:
        to = clockwise(others, game.commander)[0]
        game.tell(ALL, CommanderPassed(game.commander, to))
