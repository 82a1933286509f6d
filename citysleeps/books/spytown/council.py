"""Section 4.3: the Police phase, from the dawn to the passing of the Commander card."""

from __future__ import annotations

from citysleeps.books.spytown import victory
from citysleeps.books.spytown.cards import CARDS, TURN_OVER, VICTIM_DEALT_WITH, VOTE_DEALT_WITH
from citysleeps.books.spytown.elimination import (
    BY_MAFIA,
    BY_VOTE,
    announce_losses,
    eliminate,
    pass_commander,
    play_card,
)
from citysleeps.books.spytown.facts import (
    CardRemoved,
    DeclaredReady,
    NobodyChosen,
    StepBegan,
    StepEnded,
    TurnBegan,
    VictimNamed,
    VotedOut,
)
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.offers import of_a_talk, reveals
from citysleeps.books.spytown.voting import vote
from citysleeps.books.spytown.windows import TIMER_OF, card_asks, quiet
from citysleeps.kernel.ask import ANEW, Answer, Ask
from citysleeps.kernel.endings import lasts, upto
from citysleeps.kernel.seats import ALL, NOBODY, Seat, bit
from citysleeps.kernel.setup import BadSetup
from citysleeps.kernel.stops import Every


async def open_eyes(game: Spytown, victim: Seat, mafia_phase_held: bool) -> None:
    """SPY-451 All open their eyes, and hear what has happened."""
    game.has_voted = False
    game.tell(ALL, StepBegan("police_phase"))
    await dawn(game, victim, mafia_phase_held)


async def council(game: Spytown) -> None:
    """SPY-458, SPY-459 What comes after the dawn: the discussion, then the vote."""
    remove_cards(game, VICTIM_DEALT_WITH)
    if game.looms("start_window"):  # SPY-463
        await window(game, "start_window")
    await discussion(game)
    await verdict(game)
    remove_cards(game, VOTE_DEALT_WITH)
    if game.looms("end_window"):  # SPY-465
        await window(game, "end_window")
    if game.commander != NOBODY:
        pass_commander(game)  # SPY-937, SPY-939
    game.tell(ALL, StepEnded("police_phase"))
    remove_cards(game, TURN_OVER)


async def take_up_dawn(game: Spytown, mafia_phase_held: bool) -> None:
    """Where a position begins by day: the dawn after what the Mafia chose in it, unless the position tells the dawn."""
    if has_dawned(game):
        victory.check(game)  # SPY-706
    else:
        await open_eyes(game, game.choice, mafia_phase_held)


def has_dawned(game: Spytown) -> bool:
    """Has the Police phase of this turn begun?"""
    for fact in reversed(game.facts):
        if isinstance(fact, TurnBegan):
            break
        if fact == StepBegan("police_phase"):
            return True
    return False


def check_dawn(game: Spytown) -> None:
    """May the Police phase begin after what a position tells?"""
    begins = "the position begins with the Police phase, but"
    if not game.turn:
        raise BadSetup("bad_setup", f"{begins} it does not tell that turn 1 has begun")
    if has_dawned(game) and game.step != "dawn":
        raise BadSetup("bad_setup", f"{begins} it tells what comes after the dawn of turn {game.turn}")
    if game.pending != NOBODY:
        raise BadSetup("bad_setup", f"{begins} it does not tell whether the one named is saved or eliminated")
    if game.lost & game.living:
        raise BadSetup("bad_setup", f"{begins} it does not tell everybody who was lost in secret")


async def dawn(game: Spytown, victim: Seat, mafia_phase_held: bool) -> None:
    """SPY-452 First what was lost in secret, then SPY-453 the Mafia's victim."""
    await announce_losses(game)
    if not mafia_phase_held:
        return
    if not bit(victim) & game.living:
        game.tell(ALL, NobodyChosen())  # SPY-457, SPY-R53
        return
    game.tell(ALL, VictimNamed(victim))
    await eliminate(game, victim, BY_MAFIA)


def remove_cards(game: Spytown, moment: str) -> None:
    """SPY-822 Cards whose time is over leave the table."""
    for name, seat in game.lying.copy().items():
        card = CARDS[name]
        if card.lies_until == moment and card.works(game):
            game.tell(ALL, CardRemoved(name, seat))


async def window(game: Spytown, name: str) -> None:
    """SPY-1604 Every living player is asked alike. SPY-R39 Cards in the order received."""
    game.tell(ALL, StepBegan(name))
    async with game.period(lasts(game.seconds_of(TIMER_OF[name])), reveals) as time:
        living = waiting = game.living
        while waiting:
            stop = Every(card_asks(game, name, waiting), quiet(game))
            answer = await stop
            if answer.act == "play":
                await play_card(game, answer)
                if CARDS[str(answer.args[0])].shoots():
                    time.begin_anew()  # after what follows
            elif answer is not ANEW:
                break
            waiting = (stop.unanswered() | ~living) & game.living  # SPY-1207 who is back is asked too
            living = game.living
    game.tell(ALL, StepEnded(name))


async def discussion(game: Spytown) -> None:
    """SPY-459 Everybody may speak; SPY-R45 until all are ready, or the host goes on, or the time is over."""
    game.tell(ALL, StepBegan("discussion"))

    def heard(answer: Answer) -> bool:
        game.tell(ALL, DeclaredReady(answer.seat))
        return False

    answer = ANEW
    async with game.period(upto(game.settings.t_discussion), of_a_talk):
        while answer is ANEW:  # SPY-R45 an elimination clears the declarations
            answer = await Every([Ask(game.living & ~game.ready, "ready", (), (), "ready")], heard)
    game.tell(ALL, StepEnded("discussion"))


async def verdict(game: Spytown) -> None:
    """SPY-501, SPY-528 The vote, and the elimination of its loser."""
    seat = await vote(game)
    game.has_voted = True
    if seat != NOBODY:
        game.tell(ALL, VotedOut(seat))
        await eliminate(game, seat, BY_VOTE)
