"""A view of `spytown` as it is sent to a screen (interpreted: mypyc drops the class keywords of msgspec structs)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta

from citysleeps.books.board import Known, board
from citysleeps.books.mends import Form, by_day
from citysleeps.books.protocol import Page
from citysleeps.books.scene import NOT_MINE, Call, Line, Own, Scene
from citysleeps.books.screen import Screen
from citysleeps.books.spytown import phrases
from citysleeps.books.spytown.cards import ANYTIME, CARDS, MAFIA_PHASE, NEUTRAL, NEVER, POLICE_PHASE
from citysleeps.books.spytown.components import AGENT
from citysleeps.books.spytown.described import STEPS, TIMERS, moment
from citysleeps.books.spytown.facts import NAMED
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.protocol import write
from citysleeps.books.spytown.steps import SECRET
from citysleeps.books.spytown.windows import in_window
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Told
from citysleeps.kernel.mending import Mend
from citysleeps.kernel.seats import Seat, Seats, bit, each
from citysleeps.kernel.setup import Value

APART: Final = ("play", "reveal")  # cards are listed the same for all
# Where nothing is to be done, or where the fact that begins it says what.
UNPROMPTED: Final = ("dawn", "lot", "verdict", "commander_pass", "defence", "police_phase", "over")


class Shown(Scene, frozen=True, gc=False, kw_only=True):
    """What one knows of the game. Seats are numbers from 0; -1 is nobody; what one does not know is empty."""

    turn: int
    composition: dict[str, int]  # how many of each token are in the game
    deck: tuple[str, ...]  # the chosen action cards
    neutrals: int  # how many cards are neutral
    tokens: list[str]  # by seat
    cards: list[str]  # by seat
    hand: Annotated[
        str,
        Meta(
            description="What my card is to me: neutral, unusable, open (it works by lying there), always (it works "
            "unseen), spent, held"
        ),
    ]
    sides: tuple[str, ...]  # by seat: to a host, and at the end
    spent: tuple[str, ...]  # the cards that have been played
    looming: tuple[str, ...]  # the action cards that everybody knows may still come
    could_reveal: bool  # could anybody reveal a card now that is not for this phase?
    could_play: bool  # could anybody play a card now, outside the windows?
    lying: dict[str, Seat]  # before whom a card lies face up
    barred: tuple[Seat, ...]  # who may not vote now
    commander: Seat
    awake: tuple[Seat, ...]  # whom one saw awake as Mafia
    members: tuple[Seat, ...]  # whom one met as the New Gang
    recruited: tuple[Seat, ...]
    pointings: dict[Seat, Seat]
    choice: Seat
    watches: bool  # SPY-R52 one is out, and sees the nights
    lost: bool  # one is out, and the others have not heard of it yet
    pending: Seat
    asked: Seat  # the one seat that the step asks
    in_window: tuple[Seat, ...]  # SPY-1604 whom the window that is open asks, as far as everybody knows
    ready: tuple[Seat, ...]
    floor: Seat
    voters: tuple[Seat, ...]  # in the order in which they vote
    pointed: tuple[Seat, ...]  # who has voted in the ballot, be it shown for whom or not
    at_once: bool  # SPY-508 all vote at the same moment; else one by one
    voter: Seat  # whose turn it is, where they vote one by one
    candidates: tuple[Seat, ...]
    votes: dict[Seat, Seat]  # who voted for whom
    counts: dict[Seat, int]
    finalists: tuple[Seat, ...]  # in the order of the defence


class SpytownScreen(Screen[Spytown]):
    """What phones and the table show of `spytown`."""

    def __init__(self) -> None:
        super().__init__(NAMED)

    def moment(self, fact: Fact) -> str:
        return moment(fact)

    def shown(self, view: Spytown, me: Seat) -> Shown:
        return shown(view, me)

    def mends(self, game: Spytown, asked: Sequence[Mend], by_hand: bool) -> list[Form]:
        """SPY-1206 The cards of the deck, whoever holds them; in a secret phase what is called, whoever is awake."""
        return [*cards(game, by_hand), *(tonight(game) if game.phase in SECRET else by_day(asked, apart=APART))]

    def protocol(self, page: Page, log: Sequence[Told], settings: dict[str, Value]) -> None:
        write(page, log)


def shown(view: Spytown, me: Seat) -> Shown:
    mine = own(view, me)
    return Shown(
        where=view.where(),
        turn=view.turn,
        living=each(view.living),
        left=each(view.absent),
        calls=calls(view, me, mine) if view.phase in SECRET else (),
        prompts=prompts(view),
        terms={
            "turn": view.turn,
            "small": "yes" if view.is_small else "no",
            "large": "yes" if view.is_large else "no",
        },
        own=mine,
        board=board(view.claims, known(view)),
        composition=view.composition,
        deck=view.deck,
        neutrals=view.neutrals,
        tokens=view.tokens.copy(),
        cards=view.cards.copy(),
        hand=hand(view, me),
        sides=view.sides or sides(view, me),
        spent=tuple(view.played),
        looming=looming(view),
        could_reveal=could_reveal(view),
        could_play=could_play(view),
        lying=view.lying.copy(),
        barred=each(view.barred() & view.living),
        commander=view.commander,
        awake=each(view.met),
        members=each(view.members),
        recruited=each(view.recruited),
        pointings=view.pointings.copy(),
        choice=view.choice,
        watches=watches(view, me),
        lost=view.lost != 0,
        pending=view.pending,
        asked=view.asked,
        in_window=each(in_window(view)),
        ready=each(view.ready),
        floor=view.floor,
        voters=view.voters,
        pointed=each(view.pointed),
        at_once=view.settings.vote_mode == "simultaneous",
        voter=view.voter,
        candidates=each(view.candidates),
        votes=view.votes.copy(),
        counts=view.counts.copy(),
        finalists=view.finalists,
        over=view.over,
        winner=view.winner,
        winners=each(view.winners),
    )


def known(view: Spytown) -> Known:
    """SPY-1712 What claims can contradict."""
    found = Known()
    if view.claims:
        found.copies = phrases.copies(view)
        found.implied = phrases.implied(view)
        found.shown = phrases.shown(view)
        found.broken = view.broken
    return found


def calls(view: Spytown, me: Seat, mine: Own) -> tuple[Call, ...]:
    """SPY-401 The secret phases of this turn."""
    found = []
    for phase, step in STEPS.items():
        if is_called(view, phase):
            awake = known_awake(view, phase) | (bit(me) if phase in mine.steps else 0)
            seats = each(awake & view.present & ~view.absent)
            lines = (Line(said_in(view, phase)),)
            found.append(Call(phase, step.act, (view.turn,), view.seconds_of(TIMERS[phase]), seats, lines))
    return tuple(found)


def is_called(view: Spytown, phase: str) -> bool:
    """SPY-405, SPY-1102 The Agent while one is not known to be out, in a small game only in turn 1; SPY-1042 the New
    Gang in turn 1; SPY-444, SPY-1107 the Mafia in every turn, but not in turn 1 of a small game."""
    if phase == "agent_phase":
        out = any(view.tokens[seat] == AGENT and not view.living >> seat & 1 for seat in range(view.size))
        return AGENT in view.composition and not out and (view.turn == 1 or not view.is_small)
    if phase == "gang_recognition":
        return view.turn == 1 and "new_gang" in view.deck and view.settings.new_gang_recognition == "on"
    return view.turn >= first_of_the_mafia(view)


def first_of_the_mafia(view: Spytown) -> int:
    """SPY-1107 The turn in which the Mafia are called for the first time, as everybody knows."""
    return 2 if view.is_small and view.settings.small_first_mafia_phase != "hold" else 1


def said_in(view: Spytown, phase: str) -> str:
    """SPY-210 The Mafia are told to meet when they are called for the first time, and not again."""
    if is_recruiting(view, phase):
        return "recruitment-called"
    if phase == MAFIA_PHASE and view.turn > first_of_the_mafia(view):
        return "mafia-called-again"
    return f"step-began-{phase.replace('_', '-')}"


def is_recruiting(view: Spytown, phase: str) -> bool:
    """SPY-R27 The Mafia are called again when a Recruitment is played."""
    return phase == view.phase == MAFIA_PHASE and view.recruiting == view.turn


def known_awake(view: Spytown, phase: str) -> Seats:
    """Who is awake in a secret phase, as far as one was told."""
    if phase == "agent_phase":
        return bit(view.holder_of(AGENT))
    return view.members if phase == "gang_recognition" else view.awake


def watches(view: Spytown, me: Seat) -> bool:
    """SPY-R52 Is one out, and may the eliminated watch the secret phases?"""
    return me >= 0 and view.settings.dead_view == "night" and not (view.living | view.absent) >> me & 1


def prompts(view: Spytown) -> tuple[Line, ...]:
    """What everybody is told to do now."""
    at = view.inner or view.step or view.phase
    return () if at in UNPROMPTED else (Line(said_in(view, at), seat=view.asked),)


def own(view: Spytown, me: Seat) -> Own:
    """SPY-311, SPY-704 The side that one plays for now, and the phases in which one wakes."""
    if me < 0 or not view.tokens[me]:
        return NOT_MINE
    by_side = view.settings.reverse_wakes == "by_side"
    steps = []
    if view.tokens[me] == AGENT:
        steps.append("agent_phase")
    if view.card_of(me).name == "new_gang" and view.settings.new_gang_recognition == "on":
        steps.append("gang_recognition")
    if view.recruited >> me & 1 or view.card_of(me).wakes(view.tokens[me], by_side):
        steps.append("mafia_phase")
    return Own(view.side(me), tuple(steps))


def sides(view: Spytown, me: Seat) -> tuple[str, ...]:
    """SPY-311 Whom each plays for, to one who holds nothing and knows every hand."""
    is_open = "" not in view.tokens and not (view.deck and "" in view.cards)
    return tuple(view.side(seat) for seat in range(view.size)) if me < 0 and is_open else ()


def hand(view: Spytown, me: Seat) -> str:
    """SPY-810 to SPY-817 What the card in the hand is to its holder."""
    held = view.cards[me] if me >= 0 else ""
    if not held or not view.tokens[me]:
        return ""
    card = view.card_of(me)
    if card is NEUTRAL:
        return "neutral" if held == NEUTRAL.name else "unusable"
    if card.moment == NEVER:
        return "open" if card.is_shown_at_once() else "always"
    return "spent" if held in view.played else "held"


def looming(view: Spytown) -> tuple[str, ...]:
    """SPY-817, SPY-924 The chosen cards but those that everybody knows to be spent."""
    gone = ("recruitment",) if view.recruiting else ()
    return tuple(card for card in dict.fromkeys(view.deck) if card not in view.played and card not in gone)


def could_reveal(view: Spytown) -> bool:
    """SPY-819, SPY-R41 The same on every phone."""
    if view.phase not in (*SECRET, POLICE_PHASE) or view.settings.wrong_phase == "refuse":
        return False
    return any(
        CARDS[card].phase in (MAFIA_PHASE, POLICE_PHASE) and CARDS[card].phase != view.phase for card in looming(view)
    )


def could_play(view: Spytown) -> bool:
    """SPY-466, SPY-922 The same on every phone."""
    moment = ANYTIME if view.phase == POLICE_PHASE else view.phase
    return view.phase in (MAFIA_PHASE, POLICE_PHASE) and any(CARDS[card].moment == moment for card in looming(view))


def cards(game: Spytown, by_hand: bool) -> list[Form]:
    """SPY-1206 The cards whose moment it is, on somebody or on nobody. SPY-819 Players without phones lay a card open
    whether it is its moment or not: the rules say what comes of it."""
    is_laid = by_hand and game.phase not in SECRET
    which = tuple(card for card in dict.fromkeys(game.deck) if is_laid or is_moment(game, card))
    if not which:
        return []
    everybody = (1 << game.size) - 1
    return [("play", (which,)), ("play", (which, everybody)), *([("reveal", (which,))] if is_laid else [])]


def is_moment(game: Spytown, card: str) -> bool:
    """SPY-813, SPY-466 Is this where the card is played?"""
    at = CARDS[card].moment
    if at == ANYTIME:
        return game.phase == POLICE_PHASE and not game.inner
    return at != NEVER and at in (game.inner or game.step, game.phase)


def tonight(game: Spytown) -> list[Form]:
    act = STEPS[game.phase].act
    return [(act, ((1 << game.size) - 1,)), ("pass", ())] if act else []
