"""Inputs and events: what is told, and what each fact changes (interpreted: msgspec structs).

A fact sets, it never counts: a seat's knowledge is the same fold over the facts it was told, and it was not told all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from citysleeps.books.claims import heed_hands
from citysleeps.books.facts import Claimed
from citysleeps.books.spytown.components import AGENT
from citysleeps.books.spytown.steps import INNER, PHASES
from citysleeps.kernel.facts import Fact, HostField, Me, SeatField, SeatsField
from citysleeps.kernel.seats import HOST_SEAT, NOBODY, bit, bits, each
from citysleeps.kernel.setup import Value

if TYPE_CHECKING:
    from citysleeps.books.spytown.game import Spytown

# Public events


class GameSet(Fact, frozen=True):
    """SPY-801, SPY-1205 Who sits where, the settings, the numbers of tokens, the chosen cards and how many are
    neutral."""

    seats: SeatsField
    settings: dict[str, Value]
    tokens: dict[str, int]
    cards: tuple[str, ...]
    neutral: int

    def apply(self, game: Spytown) -> None:
        game.composition = self.tokens
        game.deck = self.cards
        game.neutrals = self.neutral


class CardShown(Fact, frozen=True):
    """SPY-931, SPY-951 A start-of-game card is shown to all."""

    seat: SeatField
    card: str

    def apply(self, game: Spytown) -> None:
        game.cards[self.seat] = self.card
        game.lying[self.card] = self.seat
        if self.card == "commander":
            game.commander = self.seat


class Swapped(Fact, frozen=True):
    """SPY-957 These two have exchanged tokens."""

    seat: SeatField
    other: SeatField

    def apply(self, game: Spytown) -> None:
        game.played["role_swap"] = game.turn
        game.tokens[self.seat], game.tokens[self.other] = "", ""


class SwapDeclined(Fact, frozen=True):
    """SPY-957 No exchange was made."""

    seat: SeatField

    def apply(self, game: Spytown) -> None:
        game.played["role_swap"] = game.turn


class TurnBegan(Fact, frozen=True):
    """SPY-401 A turn begins."""

    number: int

    def apply(self, game: Spytown) -> None:
        game.turn = self.number
        game.claimed_before = len(game.claims)
        game.votes = {}
        game.counts = {}
        game.finalists = ()


class StepBegan(Fact, frozen=True):
    """A phase, step or window begins; where one seat alone is asked, with that seat."""

    step: str
    seat: SeatField = NOBODY

    def apply(self, game: Spytown) -> None:
        step = self.step
        game.asked = self.seat
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
            game.ready = 0


class StepEnded(Fact, frozen=True):
    """A phase, step or window is over."""

    step: str

    def apply(self, game: Spytown) -> None:
        if self.step == game.inner:
            game.inner = ""
            game.asked = NOBODY
        elif self.step == game.step:
            game.step = ""


class RecruitmentCalled(Fact, frozen=True):
    """SPY-924 A Recruitment is taking place, and one of you will be woken."""

    def apply(self, game: Spytown) -> None:
        game.recruiting = game.turn


class VictimNamed(Fact, frozen=True):
    """SPY-453 The Mafia's chosen victim."""

    seat: SeatField

    def apply(self, game: Spytown) -> None:
        game.pending = self.seat


class NobodyChosen(Fact, frozen=True):
    """SPY-457 The Mafia phase gave no victim."""


class CardPlayed(Fact, frozen=True):
    """SPY-814 A card is laid face up before its holder, or before its target."""

    seat: SeatField
    card: str
    target: SeatField = NOBODY

    def apply(self, game: Spytown) -> None:
        """SPY-814, SPY-817 It is spent, and lies face up."""
        game.played[self.card] = game.turn
        game.lying[self.card] = game.lies_before(self.card, self.seat, self.target)
        game.cards[self.seat] = self.card


class Saved(Fact, frozen=True):
    """SPY-605 The pending victim stays, and shows no token."""

    seat: SeatField
    card: str

    def apply(self, game: Spytown) -> None:
        game.pending = NOBODY


class Shot(Fact, frozen=True):
    """SPY-1002, SPY-1022, SPY-1123 A shot falls."""

    shooter: SeatField
    target: SeatField
    cause: str

    def apply(self, game: Spytown) -> None:
        game.pending = self.target


class Eliminated(Fact, frozen=True):
    """SPY-601 A player is out and shows the token; SPY-1038, SPY-R41 the card only where it is shown."""

    seat: SeatField
    cause: str
    token: str
    card: str = ""

    def apply(self, game: Spytown) -> None:
        seat, cause, card = self.seat, self.cause, self.card
        game.living &= ~bit(seat)
        game.tokens[seat] = self.token
        game.ready = 0
        if cause == "mafia":
            game.killed |= bit(seat)
        if cause == "expelled":
            game.quit(seat)  # SPY-R42 gone, and no Viewer
        if game.pending == seat:
            game.pending = NOBODY
        if card:
            game.cards[seat] = card
        if card and cause == "wrong_phase":
            game.played[card] = game.turn  # SPY-820


class Left(Fact, frozen=True):
    """SPY-R42 A player leaves the game."""

    seat: SeatField

    def apply(self, game: Spytown) -> None:
        game.quit(self.seat)


class Said(Fact, frozen=True):
    """SPY-459 Words to the table."""

    seat: SeatField
    text: str


class HostSaid(Fact, frozen=True):
    """SPY-1208 Words of the human Game Master."""

    text: str


class HostChanged(Fact, frozen=True):
    """SPY-R62 Who is Game Master from now on: a person (the host), or the software (nobody)."""

    host: HostField

    def apply(self, game: Spytown) -> None:
        game.led = self.host == HOST_SEAT


class DeclaredReady(Fact, frozen=True):
    """SPY-R45, SPY-R16 Has nothing more to say, or will not move the vote."""

    seat: SeatField

    def apply(self, game: Spytown) -> None:
        game.ready |= 1 << self.seat


class NoLongerReady(Fact, frozen=True):
    """SPY-1607 Takes the declaration back: wants to say something after all, or may move the vote."""

    seat: SeatField

    def apply(self, game: Spytown) -> None:
        game.ready &= ~bit(self.seat)


class VoteOpened(Fact, frozen=True):
    """SPY-502, SPY-509, SPY-518 A ballot: who votes, in this order, and who can be voted for."""

    ballot: str
    voters: SeatsField
    candidates: SeatsField

    def apply(self, game: Spytown) -> None:
        game.step = self.ballot
        game.voters = self.voters
        game.candidates = bits(self.candidates)
        game.pointed = game.missed = 0
        game.votes = {}
        game.counts = {}


class Voted(Fact, frozen=True):
    """SPY-509, SPY-523 A vote that is shown at once; nobody: an abstention."""

    seat: SeatField
    vote: SeatField

    def apply(self, game: Spytown) -> None:
        game.votes[self.seat] = self.vote
        game.pointed |= bit(self.seat)


class VoteGiven(Fact, frozen=True):
    """SPY-508 Has voted, where all vote at the same time; for whom is hidden until all are in."""

    seat: SeatField

    def apply(self, game: Spytown) -> None:
        game.pointed |= 1 << self.seat


class VoteMissed(Fact, frozen=True):
    """SPY-509, SPY-1403 Has cast no vote when the turn passes on, where they vote one by one."""

    seat: SeatField

    def apply(self, game: Spytown) -> None:
        game.missed |= bit(self.seat)


class Counted(Fact, frozen=True):
    """SPY-507, SPY-508, SPY-524 Who voted for whom, and the number of votes of everybody who has any."""

    ballot: str
    voters: SeatsField
    votes: SeatsField
    seats: SeatsField
    numbers: tuple[int, ...]

    def apply(self, game: Spytown) -> None:
        voters, votes, seats, numbers = self.voters, self.votes, self.seats, self.numbers
        game.votes = {voters[i]: votes[i] for i in range(len(voters))}
        hands = dict.fromkeys(seats, 0)
        for i in range(len(voters)):
            if votes[i] in hands:
                hands[votes[i]] |= 1 << voters[i]
        for seat, up in hands.items():
            game.raised[seat] = game.raised.get(seat, 0) | up
            if game.claims:
                heed_hands(game.claims, game.claimed_before, game.broken, seat, list(each(game.candidates)), up)
        game.counts = {seats[i]: numbers[i] for i in range(len(seats))}


class VoteVoid(Fact, frozen=True):
    """SPY-R35 Somebody is out in the middle of a ballot: it does not count."""

    ballot: str

    def apply(self, game: Spytown) -> None:
        game.votes = {}
        game.counts = {}


class NoVote(Fact, frozen=True):
    """SPY-529, SPY-R14 `nobody_can_vote` or `nobody_voted`."""

    why: str


class Finalists(Fact, frozen=True):
    """SPY-510 to SPY-512 Who is in the final, in the order of the defence."""

    seats: SeatsField

    def apply(self, game: Spytown) -> None:
        game.finalists = self.seats


class FloorGiven(Fact, frozen=True):
    """SPY-515 A finalist may speak, and SPY-517 nobody else."""

    seat: SeatField

    def apply(self, game: Spytown) -> None:
        game.floor = self.seat


class FloorEnded(Fact, frozen=True):
    """SPY-515 The defence of this finalist is over."""

    seat: SeatField

    def apply(self, game: Spytown) -> None:
        game.floor = NOBODY


class Tied(Fact, frozen=True):
    """SPY-522 The final vote is tied between these."""

    seats: SeatsField


class CommanderDecided(Fact, frozen=True):
    """SPY-933 to SPY-935 The Commander's vote breaks a tie: `out`, or `finalist`."""

    commander: SeatField
    seat: SeatField
    what: str


class LotDrawn(Fact, frozen=True):
    """SPY-525, SPY-R12, SPY-R14 Drawn by lot among these."""

    among: SeatsField
    seat: SeatField

    def apply(self, game: Spytown) -> None:
        game.step = "lot"


class VotedOut(Fact, frozen=True):
    """SPY-521, SPY-R51 The loser of the vote."""

    seat: SeatField

    def apply(self, game: Spytown) -> None:
        game.step = "verdict"
        game.pending = self.seat


class CardRemoved(Fact, frozen=True):
    """SPY-822 A card that lay before this seat is out of the game."""

    card: str
    seat: SeatField

    def apply(self, game: Spytown) -> None:
        game.lying.pop(self.card, None)


class CommanderPassed(Fact, frozen=True):
    """SPY-937 to SPY-939 The Commander card goes on to the left."""

    giver: SeatField
    to: SeatField

    def apply(self, game: Spytown) -> None:
        game.commander = self.to
        game.lying["commander"] = self.to


class Decided(Fact, frozen=True):
    """SPY-1207 The human Game Master has the last word: `out` or `stays`."""

    seat: SeatField
    what: str

    def apply(self, game: Spytown) -> None:
        if self.what == "stays":
            game.living |= bit(self.seat)
            game.lost &= ~bit(self.seat)
            game.burnt &= ~bit(self.seat)
            game.killed &= ~bit(self.seat)
            game.absent &= ~bit(self.seat)
            game.silent &= ~bit(self.seat)
            if game.pending == self.seat:
                game.pending = NOBODY


class GameOver(Fact, frozen=True):
    """SPY-701, SPY-702, SPY-707 The winner, and all who win, the eliminated ones included."""

    winner: str
    winners: SeatsField

    def apply(self, game: Spytown) -> None:
        game.over = True
        game.winner = "" if self.winner == "none" else self.winner
        game.winners = bits(self.winners)
        game.phase = "over"
        game.step = game.inner = ""


class FinalReveal(Fact, frozen=True):
    """SPY-710 The tokens as they were dealt and as they are, the cards, the sides. The record lies open as well."""

    dealt: tuple[str, ...]
    tokens: tuple[str, ...]
    cards: tuple[str, ...]
    sides: tuple[str, ...]

    def apply(self, game: Spytown) -> None:
        game.tokens = list(self.tokens)
        game.cards = list(self.cards)
        game.sides = self.sides


# Private events


class OwnToken(Fact, frozen=True):
    """SPY-203, SPY-952, SPY-955 The own token."""

    me: Me
    token: str

    def apply(self, game: Spytown) -> None:
        game.tokens[self.me] = self.token


class OwnCard(Fact, frozen=True):
    """SPY-807 The own card."""

    me: Me
    card: str

    def apply(self, game: Spytown) -> None:
        game.cards[self.me] = self.card


class TokenSeen(Fact, frozen=True):
    """SPY-415, SPY-956, SPY-963, SPY-R03 A token that this seat was shown."""

    me: Me
    seat: SeatField
    token: str

    def apply(self, game: Spytown) -> None:
        game.tokens[self.seat] = self.token


class GangMet(Fact, frozen=True):
    """SPY-1042 The New Gang members see one another."""

    seats: SeatsField

    def apply(self, game: Spytown) -> None:
        game.members = bits(self.seats)


class MafiaMet(Fact, frozen=True):
    """SPY-431, SPY-925 Who is awake as Mafia."""

    seats: SeatsField

    def apply(self, game: Spytown) -> None:
        game.awake = bits(self.seats)
        game.pointings = {}  # SPY-R27
        game.met |= bits(self.seats)


class Recruited(Fact, frozen=True):
    """SPY-925, SPY-926 Who used the Recruitment, and who is woken by it."""

    holder: SeatField
    recruit: SeatField

    def apply(self, game: Spytown) -> None:
        game.played["recruitment"] = game.turn
        game.recruited |= bit(self.recruit) & ~game.lost  # SPY-R53


class Pointed(Fact, frozen=True):
    """SPY-431 One who is awake points at somebody."""

    member: SeatField
    seat: SeatField

    def apply(self, game: Spytown) -> None:
        game.pointings[self.member] = self.seat


class Signed(Fact, frozen=True):
    """SPY-438 A wordless sign of one who is awake."""

    member: SeatField
    sign: str


class MafiaChoice(Fact, frozen=True):
    """SPY-440 The victim, or nobody."""

    seat: SeatField

    def apply(self, game: Spytown) -> None:
        game.choice = self.seat


class AgentPointed(Fact, frozen=True):
    """SPY-R52 Who is awake as the Agent, and whom the Agent points at (nobody: not yet), to the eliminated who
    watch."""

    agent: SeatField
    seat: SeatField

    def apply(self, game: Spytown) -> None:
        game.tokens[self.agent] = AGENT


class Lost(Fact, frozen=True):
    """SPY-1105, SPY-R41, SPY-R42 Out; the others hear of it later."""

    me: Me
    cause: str

    def apply(self, game: Spytown) -> None:
        game.lost |= bit(self.me)
        game.silent |= bit(self.me)
        if self.cause == "small_game_agent":
            game.burnt |= bit(self.me)
        if self.cause == "expelled":
            game.quit(self.me)
        if game.pending == self.me:
            game.pending = NOBODY  # SPY-R42


class Noted(Fact, frozen=True):
    """SPY-508, SPY-1606 The own vote, hunch or pass."""

    me: Me
    act: str
    seat: SeatField

    def apply(self, game: Spytown) -> None:
        """SPY-508 A vote that only the voter knows of yet."""
        if self.act in ("vote", "abstain"):
            game.votes[self.me] = self.seat


FACTS = (
    *(GameSet, CardShown, Swapped, SwapDeclined, TurnBegan, StepBegan, StepEnded, RecruitmentCalled, VictimNamed),
    *(NobodyChosen, CardPlayed, Saved, Shot, Eliminated, Left, Said, Claimed, HostSaid, HostChanged, DeclaredReady),
    *(NoLongerReady, VoteOpened, Voted, VoteGiven, VoteMissed, Counted, VoteVoid, NoVote, Finalists, FloorGiven),
    *(FloorEnded, Tied, CommanderDecided, LotDrawn, VotedOut),
    *(CardRemoved, CommanderPassed, Decided, GameOver, FinalReveal, OwnToken, OwnCard, TokenSeen, GangMet, MafiaMet),
    *(Recruited, Pointed, Signed, MafiaChoice, AgentPointed, Lost, Noted),
)
MENDABLE = (
    TokenSeen,
    AgentPointed,
    Pointed,
    MafiaChoice,
    Noted,
    Voted,
    VoteGiven,
    VoteMissed,
    Counted,
    Finalists,
    Tied,
)

# The fields whose ids have words of their own: `card: vest` is told by the message `card-vest`.
NAMED: dict[str, str] = {
    **dict.fromkeys(("card", "cards"), "card"),
    **dict.fromkeys(("token", "tokens", "dealt"), "token"),
    **dict.fromkeys(("side", "sides"), "side"),
    "winner": "winner",
    "words": "claim-word",
}
