"""Inputs and events: what is told (interpreted: msgspec structs); changes.py says what each changes."""

from __future__ import annotations

from citysleeps.kernel.facts import Fact, Me, SeatField, SeatsField
from citysleeps.kernel.seats import NOBODY
from citysleeps.kernel.setup import Value

# Public events


class GameSet(Fact, frozen=True):
    """801, 1205 Who sits where, the settings, the numbers of tokens, the chosen cards and how many are neutral."""

    seats: SeatsField
    settings: dict[str, Value]
    tokens: dict[str, int]
    cards: tuple[str, ...]
    neutral: int


class CardShown(Fact, frozen=True):
    """931, 951 A start-of-game card is shown to all."""

    seat: SeatField
    card: str


class Swapped(Fact, frozen=True):
    """957 These two have exchanged tokens."""

    seat: SeatField
    other: SeatField


class SwapDeclined(Fact, frozen=True):
    """957 No exchange was made."""

    seat: SeatField


class TurnBegan(Fact, frozen=True):
    """401 A turn begins."""

    number: int


class StepBegan(Fact, frozen=True):
    """A phase, step or window begins; where one seat alone is asked, with that seat."""

    step: str
    seat: SeatField = NOBODY


class StepEnded(Fact, frozen=True):
    """A phase, step or window is over."""

    step: str


class RecruitmentCalled(Fact, frozen=True):
    """924 A Recruitment is taking place, and one of you will be woken."""


class VictimNamed(Fact, frozen=True):
    """453 The Mafia's chosen victim."""

    seat: SeatField


class NobodyChosen(Fact, frozen=True):
    """457 The Mafia phase gave no victim."""


class CardPlayed(Fact, frozen=True):
    """814 A card is laid face up before its holder, or before its target."""

    seat: SeatField
    card: str
    target: SeatField = NOBODY


class Saved(Fact, frozen=True):
    """605 The pending victim stays, and shows no token."""

    seat: SeatField
    card: str


class Shot(Fact, frozen=True):
    """1002, 1022, 1123 A shot falls."""

    shooter: SeatField
    target: SeatField
    cause: str


class Eliminated(Fact, frozen=True):
    """601 A player is out and shows the token; 1038, R41 the card only where it is shown."""

    seat: SeatField
    cause: str
    token: str
    card: str = ""


class Left(Fact, frozen=True):
    """R42 A player leaves the game."""

    seat: SeatField


class Said(Fact, frozen=True):
    """459 Words to the table."""

    seat: SeatField
    text: str


class HostSaid(Fact, frozen=True):
    """1208 Words of the human Game Master."""

    text: str


class DeclaredReady(Fact, frozen=True):
    """R45, R16 Has nothing more to say, or will not move the vote."""

    seat: SeatField


class NoLongerReady(Fact, frozen=True):
    """1607 Takes the declaration back: wants to say something after all, or may move the vote."""

    seat: SeatField


class VoteOpened(Fact, frozen=True):
    """502, 509, 518 A ballot: who votes, in this order, and who can be voted for."""

    ballot: str
    voters: SeatsField
    candidates: SeatsField


class Voted(Fact, frozen=True):
    """509, 523 A vote that is shown at once; nobody: an abstention."""

    seat: SeatField
    vote: SeatField


class VoteGiven(Fact, frozen=True):
    """508 Has voted, where all vote at the same time; for whom is hidden until all are in."""

    seat: SeatField


class VoteMissed(Fact, frozen=True):
    """509, 1403 Has cast no vote when the turn passes on, where they vote one by one."""

    seat: SeatField


class Counted(Fact, frozen=True):
    """507, 508, 524 Who voted for whom, and the number of votes of everybody who has any."""

    ballot: str
    voters: SeatsField
    votes: SeatsField
    seats: SeatsField
    numbers: tuple[int, ...]


class VoteVoid(Fact, frozen=True):
    """R35 Somebody is out in the middle of a ballot: it does not count."""

    ballot: str


class NoVote(Fact, frozen=True):
    """529, R14 `nobody_can_vote` or `nobody_voted`."""

    why: str


class Finalists(Fact, frozen=True):
    """510 to 512 Who is in the final, in the order of the defence."""

    seats: SeatsField


class FloorGiven(Fact, frozen=True):
    """515 A finalist may speak, and 517 nobody else."""

    seat: SeatField


class FloorEnded(Fact, frozen=True):
    """515 The defence of this finalist is over."""

    seat: SeatField


class Tied(Fact, frozen=True):
    """522 The final vote is tied between these."""

    seats: SeatsField


class CommanderDecided(Fact, frozen=True):
    """933 to 935 The Commander's vote breaks a tie: `out`, or `finalist`."""

    commander: SeatField
    seat: SeatField
    what: str


class LotDrawn(Fact, frozen=True):
    """525, R12, R14 Drawn by lot among these."""

    among: SeatsField
    seat: SeatField


class VotedOut(Fact, frozen=True):
    """521, R51 The loser of the vote."""

    seat: SeatField


class CardRemoved(Fact, frozen=True):
    """822 A card that lay before this seat is out of the game."""

    card: str
    seat: SeatField


class CommanderPassed(Fact, frozen=True):
    """937 to 939 The Commander card goes on to the left."""

    giver: SeatField
    to: SeatField


class Decided(Fact, frozen=True):
    """1207 The human Game Master has the last word: `out` or `stays`."""

    seat: SeatField
    what: str


class GameOver(Fact, frozen=True):
    """701, 702, 707 The winner, and all who win, the eliminated ones included."""

    winner: str
    winners: SeatsField


class FinalReveal(Fact, frozen=True):
    """710 The tokens as they were dealt and as they are, the cards, the sides. The record lies open as well."""

    dealt: tuple[str, ...]
    tokens: tuple[str, ...]
    cards: tuple[str, ...]
    sides: tuple[str, ...]


# Private events


class OwnToken(Fact, frozen=True):
    """203, 952, 955 The own token."""

    me: Me
    token: str


class OwnCard(Fact, frozen=True):
    """807 The own card."""

    me: Me
    card: str


class TokenSeen(Fact, frozen=True):
    """415, 956, 963, R03 A token that this seat was shown."""

    me: Me
    seat: SeatField
    token: str


class GangMet(Fact, frozen=True):
    """1042 The New Gang members see one another."""

    seats: SeatsField


class MafiaMet(Fact, frozen=True):
    """431, 925 Who is awake as Mafia."""

    seats: SeatsField


class Recruited(Fact, frozen=True):
    """925, 926 Who used the Recruitment, and who is woken by it."""

    holder: SeatField
    recruit: SeatField


class Pointed(Fact, frozen=True):
    """431 One who is awake points at somebody."""

    member: SeatField
    seat: SeatField


class Signed(Fact, frozen=True):
    """438 A wordless sign of one who is awake."""

    member: SeatField
    sign: str


class MafiaChoice(Fact, frozen=True):
    """440 The victim, or nobody."""

    seat: SeatField


class AgentPointed(Fact, frozen=True):
    """R52 Who is awake as the Agent, and whom the Agent points at (nobody: not yet), to the eliminated who watch."""

    agent: SeatField
    seat: SeatField


class Lost(Fact, frozen=True):
    """1105, R41, R42 Out; the others hear of it later."""

    me: Me
    cause: str


class Noted(Fact, frozen=True):
    """508, 1606 The own vote, hunch or pass."""

    me: Me
    act: str
    seat: SeatField


FACTS = (
    *(GameSet, CardShown, Swapped, SwapDeclined, TurnBegan, StepBegan, StepEnded, RecruitmentCalled, VictimNamed),
    *(NobodyChosen, CardPlayed, Saved, Shot, Eliminated, Left, Said, HostSaid, DeclaredReady, NoLongerReady),
    *(VoteOpened, Voted, VoteGiven, VoteMissed, Counted, VoteVoid, NoVote, Finalists, FloorGiven, FloorEnded),
    *(Tied, CommanderDecided, LotDrawn, VotedOut),
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
}
