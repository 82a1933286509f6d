"""Section 4.3: the Police phase, from the dawn to the passing of the Commander card."""

from __future__ import annotations

from citysleeps.books.spytown.cards import CARDS, TURN_OVER, VICTIM_DEALT_WITH, VOTE_DEALT_WITH
from citysleeps.books.spytown.elimination import (
    BY_MAFIA,
    BY_VOTE,
    TIME_OVER,
    TIMER_OF,
    announce_losses,
    card_asks,
    eliminate,
    last_out,
    meanwhile,
    pass_commander,
    play_card,
    quiet,
)
from citysleeps.books.spytown.facts import (
    CardRemoved,
    DeclaredReady,
    NobodyChosen,
    StepBegan,
    StepEnded,
    VictimNamed,
    VotedOut,
)
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.secret import reveals
from citysleeps.books.spytown.voting import WORDS, anytime, is_disturbed, said, vote
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.game import Gathering
from citysleeps.kernel.seats import ALL, NOBODY, Seat, Seats, bit


async def police_phase(game: Spytown, victim: Seat, mafia_phase_held: bool) -> None:
    """451 All open their eyes: the dawn, then the discussion, then the vote."""
    game.has_voted = False
    game.tell(ALL, StepBegan("police_phase"))
    await dawn(game, victim, mafia_phase_held)
    if game.over:
        return
    remove_cards(game, VICTIM_DEALT_WITH)
    await window(game, "start_window")
    await discussion(game)
    await verdict(game)
    if game.over:
        return
    remove_cards(game, VOTE_DEALT_WITH)
    await window(game, "end_window")
    if game.over:
        return
    if game.commander != NOBODY:
        pass_commander(game)  # 937, 939
    game.tell(ALL, StepEnded("police_phase"))
    remove_cards(game, TURN_OVER)


async def dawn(game: Spytown, victim: Seat, mafia_phase_held: bool) -> None:
    """452 First what was lost in secret, then 453 the Mafia's victim."""
    await announce_losses(game)
    if game.over or not mafia_phase_held:
        return
    if not bit(victim) & game.living:
        game.tell(ALL, NobodyChosen())  # 457, R53
        return
    game.tell(ALL, VictimNamed(victim))
    await eliminate(game, victim, BY_MAFIA)


def remove_cards(game: Spytown, moment: str) -> None:
    """822 Cards whose time is over leave the table."""
    for name in list(game.lying):
        card = CARDS[name]
        if card.lies_until == moment and card.works(game):
            game.tell(ALL, CardRemoved(name, game.lying[name]))


async def window(game: Spytown, name: str) -> None:
    """463, 465 Held whenever a card for it may still come; 1604 every living player is asked alike. R39 Cards in the
    order received."""
    if game.over or not game.looms(name):
        return
    game.tell(ALL, StepBegan(name))
    length = game.timers[TIMER_OF[name]]
    waiting = game.living
    closed_by = Answer(NOBODY, "")
    while waiting and not game.over:
        if not game.opened:
            game.open_step(length, length)
        stop = Gathering(card_asks(game, name, waiting), reveals(game), quiet(game))
        closed_by = await stop
        waiting = still_waiting(stop)
        if closed_by.act == "play":
            if CARDS[str(closed_by.args[0])].shoots():
                game.opened = 0  # the window begins anew after what follows
            await play_card(game, closed_by)
        elif not await meanwhile(game, closed_by):
            break
        waiting &= game.living
    if closed_by.act not in TIME_OVER and not game.over:
        await last_out(game, reveals(game))
    game.opened = 0
    if not game.over:
        game.tell(ALL, StepEnded(name))


def still_waiting(stop: Gathering) -> Seats:
    """Who has neither played nor passed."""
    waiting = 0
    for seats in stop.waiting:
        waiting |= seats
    return waiting


async def discussion(game: Spytown) -> None:
    """459 Everybody may speak; R45 until all are ready, or the host goes on, or the time is over."""
    if game.over:
        return
    game.tell(ALL, StepBegan("discussion"))
    game.limit(game.timers["t_discussion"])

    def heard(answer: Answer) -> bool:
        if answer.act == "ready":
            game.tell(ALL, DeclaredReady(answer.seat))
            return False
        return not said(game, answer)

    disturbed = True
    while disturbed and not game.over:  # R45 an elimination clears the declarations
        asks = [Ask(game.living, "ready", (), (), "ready", game.seconds)]
        disturbed = await is_disturbed(game, Gathering(asks, [Ask(game.living, "say", WORDS), *anytime(game)], heard))
    if not game.over:
        game.tell(ALL, StepEnded("discussion"))


async def verdict(game: Spytown) -> None:
    """501, 528 The vote, and the elimination of its loser."""
    if game.over:
        return
    seat = await vote(game)
    game.has_voted = True
    if seat != NOBODY and not game.over:
        game.tell(ALL, VotedOut(seat))
        await eliminate(game, seat, BY_VOTE)
