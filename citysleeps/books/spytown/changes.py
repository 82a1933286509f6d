"""Inputs and events: what each fact changes.

A fact sets, it never counts: a seat's knowledge is the same fold over the facts it was told, and it was not told all.
"""

from __future__ import annotations

from typing import Final

from citysleeps.books.spytown.cards import CARDS
from citysleeps.books.spytown.components import AGENT
from citysleeps.books.spytown.facts import (
    AgentPointed,
    CardPlayed,
    CardRemoved,
    CardShown,
    CommanderDecided,
    CommanderPassed,
    Counted,
    Decided,
    DeclaredReady,
    Eliminated,
    Finalists,
    FinalReveal,
    FloorEnded,
    FloorGiven,
    GameOver,
    GameSet,
    GangMet,
    HostSaid,
    Left,
    Lost,
    LotDrawn,
    MafiaChoice,
    MafiaMet,
    NobodyChosen,
    NoLongerReady,
    Noted,
    NoVote,
    OwnCard,
    OwnToken,
    Pointed,
    Recruited,
    RecruitmentCalled,
    Said,
    Saved,
    Shot,
    Signed,
    StepBegan,
    StepEnded,
    SwapDeclined,
    Swapped,
    Tied,
    TokenSeen,
    TurnBegan,
    VictimNamed,
    Voted,
    VotedOut,
    VoteGiven,
    VoteMissed,
    VoteOpened,
    VoteVoid,
)
from citysleeps.books.spytown.game import INNER, PHASES, Spytown
from citysleeps.kernel.game import Changes, nothing
from citysleeps.kernel.seats import NOBODY, bit, bits

# Public events


def game_set(game: Spytown, fact: GameSet) -> None:
    game.living = bits(fact.seats)
    game.composition = fact.tokens
    game.deck = fact.cards
    game.neutrals = fact.neutral
    game.phase = "deal"


def card_shown(game: Spytown, fact: CardShown) -> None:
    game.cards[fact.seat] = fact.card
    game.lying[fact.card] = fact.seat
    if fact.card == "commander":
        game.commander = fact.seat


def swapped(game: Spytown, fact: Swapped) -> None:
    game.played["role_swap"] = game.turn
    game.tokens[fact.seat], game.tokens[fact.other] = "", ""


def swap_declined(game: Spytown, fact: SwapDeclined) -> None:
    game.played["role_swap"] = game.turn


def turn_began(game: Spytown, fact: TurnBegan) -> None:
    game.turn = fact.number
    game.votes = {}
    game.counts = {}
    game.finalists = ()


def step_began(game: Spytown, fact: StepBegan) -> None:
    step = fact.step
    game.asked = fact.seat
    if step in PHASES:
        game.phase = step
        game.step = "dawn" if step == "police_phase" else ""
        game.inner = ""
        game.pointings = {}
        game.choice = NOBODY
    elif step in INNER:
        game.inner = step
    else:
        game.step = step
        game.ready = game.moved = 0


def step_ended(game: Spytown, fact: StepEnded) -> None:
    if fact.step == game.inner:
        game.inner = ""
    elif fact.step == game.step:
        game.step = ""


def recruitment_called(game: Spytown, fact: RecruitmentCalled) -> None:
    game.recruiting = game.turn


def victim_named(game: Spytown, fact: VictimNamed) -> None:
    game.pending = fact.seat


def card_played(game: Spytown, fact: CardPlayed) -> None:
    """814, 817 It is spent, and lies face up."""
    game.played[fact.card] = game.turn
    game.lying[fact.card] = CARDS[fact.card].lies_before(fact.seat, fact.target)
    game.cards[fact.seat] = fact.card


def saved(game: Spytown, fact: Saved) -> None:
    game.pending = NOBODY


def shot(game: Spytown, fact: Shot) -> None:
    game.pending = fact.target


def eliminated(game: Spytown, fact: Eliminated) -> None:
    seat, cause, card = fact.seat, fact.cause, fact.card
    game.living &= ~bit(seat)
    game.tokens[seat] = fact.token
    game.ready = 0
    if cause == "expelled":
        game.quit(seat)  # R42 gone, and no Viewer
    if game.pending == seat:
        game.pending = NOBODY
    if card:
        game.cards[seat] = card
    if card and cause == "wrong_phase":
        game.played[card] = game.turn  # 820


def left(game: Spytown, fact: Left) -> None:
    game.quit(fact.seat)


def declared_ready(game: Spytown, fact: DeclaredReady) -> None:
    game.ready |= 1 << fact.seat


def no_longer_ready(game: Spytown, fact: NoLongerReady) -> None:
    game.ready &= ~bit(fact.seat)


def vote_opened(game: Spytown, fact: VoteOpened) -> None:
    game.step = fact.ballot
    game.voters = fact.voters
    game.candidates = bits(fact.candidates)
    game.pointed = game.missed = 0
    game.votes = {}
    game.counts = {}


def voted(game: Spytown, fact: Voted) -> None:
    game.votes[fact.seat] = fact.vote
    game.pointed |= bit(fact.seat)
    game.moved |= bit(fact.seat) if game.step == "tie_discussion" else 0


def vote_given(game: Spytown, fact: VoteGiven) -> None:
    game.pointed |= 1 << fact.seat


def vote_missed(game: Spytown, fact: VoteMissed) -> None:
    game.missed |= bit(fact.seat)


def counted(game: Spytown, fact: Counted) -> None:
    voters, votes, seats, numbers = fact.voters, fact.votes, fact.seats, fact.numbers
    game.votes = {voters[i]: votes[i] for i in range(len(voters))}
    game.counts = {seats[i]: numbers[i] for i in range(len(seats))}


def vote_void(game: Spytown, fact: VoteVoid) -> None:
    game.votes = {}
    game.counts = {}


def finalists(game: Spytown, fact: Finalists) -> None:
    game.finalists = fact.seats


def floor_given(game: Spytown, fact: FloorGiven) -> None:
    game.floor = fact.seat


def floor_ended(game: Spytown, fact: FloorEnded) -> None:
    game.floor = NOBODY


def lot_drawn(game: Spytown, fact: LotDrawn) -> None:
    game.step = "lot"


def voted_out(game: Spytown, fact: VotedOut) -> None:
    game.step = "verdict"
    game.pending = fact.seat


def card_removed(game: Spytown, fact: CardRemoved) -> None:
    game.lying.pop(fact.card, None)


def commander_passed(game: Spytown, fact: CommanderPassed) -> None:
    game.commander = fact.to
    game.lying["commander"] = fact.to


def decided(game: Spytown, fact: Decided) -> None:
    if fact.what == "stays":
        game.living |= bit(fact.seat)
        game.lost &= ~bit(fact.seat)
        game.absent &= ~bit(fact.seat)
        game.silent &= ~bit(fact.seat)
        if game.pending == fact.seat:
            game.pending = NOBODY


def game_over(game: Spytown, fact: GameOver) -> None:
    game.over = True
    game.winner = "" if fact.winner == "none" else fact.winner
    game.winners = bits(fact.winners)
    game.phase = "over"
    game.step = game.inner = ""


def final_reveal(game: Spytown, fact: FinalReveal) -> None:
    game.tokens = list(fact.tokens)
    game.cards = list(fact.cards)
    game.sides = fact.sides


# Private events


def own_token(game: Spytown, fact: OwnToken) -> None:
    game.tokens[fact.me] = fact.token


def own_card(game: Spytown, fact: OwnCard) -> None:
    game.cards[fact.me] = fact.card


def token_seen(game: Spytown, fact: TokenSeen) -> None:
    game.tokens[fact.seat] = fact.token


def gang_met(game: Spytown, fact: GangMet) -> None:
    game.members = bits(fact.seats)


def mafia_met(game: Spytown, fact: MafiaMet) -> None:
    game.awake = bits(fact.seats)
    game.pointings = {}  # R27
    game.met |= bits(fact.seats)


def recruited(game: Spytown, fact: Recruited) -> None:
    game.played["recruitment"] = game.turn
    game.recruited |= bit(fact.recruit) & ~game.lost  # R53


def pointed(game: Spytown, fact: Pointed) -> None:
    game.pointings[fact.member] = fact.seat


def mafia_choice(game: Spytown, fact: MafiaChoice) -> None:
    game.choice = fact.seat


def agent_pointed(game: Spytown, fact: AgentPointed) -> None:
    game.tokens[fact.agent] = AGENT


def lost(game: Spytown, fact: Lost) -> None:
    game.lost |= bit(fact.me)
    game.silent |= bit(fact.me)
    if fact.cause == "small_game_agent":
        game.burnt |= bit(fact.me)
    if fact.cause == "expelled":
        game.quit(fact.me)
    if game.pending == fact.me:
        game.pending = NOBODY  # R42


def noted(game: Spytown, fact: Noted) -> None:
    """508 A vote that only the voter knows of yet."""
    if fact.act in ("vote", "abstain"):
        game.votes[fact.me] = fact.seat


CHANGES: Final[Changes] = {
    GameSet: game_set,
    CardShown: card_shown,
    Swapped: swapped,
    SwapDeclined: swap_declined,
    TurnBegan: turn_began,
    StepBegan: step_began,
    StepEnded: step_ended,
    RecruitmentCalled: recruitment_called,
    VictimNamed: victim_named,
    CardPlayed: card_played,
    Saved: saved,
    Shot: shot,
    Eliminated: eliminated,
    Left: left,
    DeclaredReady: declared_ready,
    NoLongerReady: no_longer_ready,
    VoteOpened: vote_opened,
    Voted: voted,
    VoteGiven: vote_given,
    VoteMissed: vote_missed,
    Counted: counted,
    VoteVoid: vote_void,
    Finalists: finalists,
    FloorGiven: floor_given,
    FloorEnded: floor_ended,
    LotDrawn: lot_drawn,
    VotedOut: voted_out,
    CardRemoved: card_removed,
    CommanderPassed: commander_passed,
    Decided: decided,
    GameOver: game_over,
    FinalReveal: final_reveal,
    OwnToken: own_token,
    OwnCard: own_card,
    TokenSeen: token_seen,
    GangMet: gang_met,
    MafiaMet: mafia_met,
    Recruited: recruited,
    Pointed: pointed,
    MafiaChoice: mafia_choice,
    AgentPointed: agent_pointed,
    Lost: lost,
    Noted: noted,
    **dict.fromkeys((NobodyChosen, Said, HostSaid, NoVote, Tied, CommanderDecided, Signed), nothing),
}
