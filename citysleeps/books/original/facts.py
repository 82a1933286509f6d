"""Sections 19.2 and 19.3: what is told, and what each fact changes (interpreted: msgspec structs).

A fact sets, it never counts: a seat's knowledge is the same fold over the facts it was told, and it was not told all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from citysleeps.books.claims import heed_hands
from citysleeps.books.facts import Claimed
from citysleeps.kernel.facts import Choice, Fact, HostField, Me, SeatField, SeatsField
from citysleeps.kernel.seats import HOST_SEAT, NOBODY, bit, bits
from citysleeps.kernel.setup import Value

if TYPE_CHECKING:
    from citysleeps.books.original.game import Original

# 19.2 Public


class GameSet(Fact, frozen=True):
    """ORIG-213, ORIG-305, ORIG-1303 Who sits where, the settings, which cards are dealt, and who is temporary host."""

    seats: SeatsField
    settings: dict[str, Value]
    composition: dict[str, int]
    temporary_host: SeatField

    def apply(self, game: Original) -> None:
        game.living = bits(self.seats)
        game.composition = self.composition
        game.temporary_host = self.temporary_host
        game.warnings.clear()  # those of a deal that was void


class DealVoid(Fact, frozen=True):
    """ORIG-1019 Somebody left before night 1; with `bad_player_count` too few are left and the game is off."""

    why: str

    def apply(self, game: Original) -> None:
        game.cards = [""] * game.size
        if self.why == "bad_player_count":
            game.over = True
            game.phase = "game_over"


class RulesRead(Fact, frozen=True):
    """ORIG-313, ORIG-315 The conduct rules, and the descriptions of exactly the characters in the game."""

    conduct: tuple[str, ...]
    characters: tuple[str, ...]


class NightBegan(Fact, frozen=True):
    """ORIG-316, ORIG-501 The city falls asleep."""

    number: int

    def apply(self, game: Original) -> None:
        game.night = self.number
        game.phase = "first_night" if self.number == 1 else "night"
        game.step = ""
        game.floor = NOBODY


class StepBegan(Fact, frozen=True):
    """ORIG-503 A step of the night begins; ORIG-606 with the numbers that the host calls in it."""

    step: str
    called: SeatsField = ()

    def apply(self, game: Original) -> None:
        game.step = self.step


class StepEnded(Fact, frozen=True):
    """ORIG-503 A step of the night ends."""

    step: str

    def apply(self, game: Original) -> None:
        game.step = ""


class DayBegan(Fact, frozen=True):
    """ORIG-801 The city wakes up."""

    number: int

    def apply(self, game: Original) -> None:
        game.day = self.number
        game.phase = "first_day" if self.number == 1 else "day"
        game.step = "dawn"
        game.accused = []
        game.accusers = []
        game.nominators = 0
        game.hands = {}
        game.counts = {}
        game.claimed_before = len(game.claims)


class Dawn(Fact, frozen=True):
    """ORIG-802 to ORIG-805 Who was killed in the night, ascending; nobody: a quiet night."""

    seats: SeatsField

    def apply(self, game: Original) -> None:
        game.bury(self.seats)
        game.killed |= bits(self.seats)


class JudgesConfirmed(Fact, frozen=True):
    """ORIG-1211, ORIG-1212 Which seats are judges, honest or corrupt."""

    seats: SeatsField

    def apply(self, game: Original) -> None:
        game.judges = bits(self.seats)
        game.step = "judges"


class HostChanged(Fact, frozen=True):
    """ORIG-1308 The permanent host takes over; ORIG-1317, ORIG-1414 the software does (nobody); ORIG-1415 a person
    without a card does (the host)."""

    seat: HostField

    def apply(self, game: Original) -> None:
        game.watchers &= ~bit(game.host)
        game.temporary_host = NOBODY
        game.host = max(self.seat, NOBODY)
        game.led = self.seat == HOST_SEAT
        game.host_gone = self.seat == NOBODY
        if game.host != NOBODY:
            game.watchers |= bit(game.host)
            game.host_named = True


class FloorGiven(Fact, frozen=True):
    """ORIG-808 to ORIG-812, ORIG-911, ORIG-932, ORIG-1002 A seat has the floor."""

    seat: SeatField
    kind: str
    seconds: int

    def apply(self, game: Original) -> None:
        """ORIG-808, ORIG-810 The first to speak on a day is remembered for the next."""
        seat, kind = self.seat, self.kind
        game.floor = seat
        game.heard |= 1 << seat
        game.step = "tie_speeches" if kind == "tie_speech" else kind
        if kind == "speech":
            game.speaker = seat
            if game.opened_day != game.day:
                game.opened_day = game.day
                game.first_speaker = seat


class Said(Fact, frozen=True):
    """ORIG-814, ORIG-1503 What the one who has the floor says."""

    seat: SeatField
    text: str


class FloorEnded(Fact, frozen=True):
    """ORIG-812, ORIG-813, ORIG-817, ORIG-1015, ORIG-1404 Ended by the speaker, the time, the host, or because he
    left."""

    seat: SeatField
    by: str

    def apply(self, game: Original) -> None:
        """ORIG-818 After a speech comes the speaker's nomination."""
        game.floor = NOBODY
        if game.step == "speech":
            game.step = "nomination"


class HostSaid(Fact, frozen=True):
    """ORIG-802, ORIG-1403 The host speaks."""

    text: str


class Warned(Fact, frozen=True):
    """ORIG-1402 The host warns a player."""

    seat: SeatField

    def apply(self, game: Original) -> None:
        game.warnings.append(self.seat)


class Unwarned(Fact, frozen=True):
    """ORIG-1402 The host takes a warning back."""

    seat: SeatField

    def apply(self, game: Original) -> None:
        game.warnings.remove(self.seat)


class Nominated(Fact, frozen=True):
    """ORIG-821 A seat is put on trial; a player accuses one a day, so another accusation of his takes its place."""

    seat: SeatField
    by: SeatField

    def apply(self, game: Original) -> None:
        """ORIG-819, ORIG-821 One a day, in the order of nomination; another accusation by the same player takes its
        place."""
        seat, by = self.seat, self.by
        game.nominators |= 1 << by
        game.charged[seat] = game.charged.get(seat, 0) | 1 << by
        if by in game.accusers:
            game.accused[game.accusers.index(by)] = seat
        else:
            game.accused.append(seat)
            game.accusers.append(by)


class NoNomination(Fact, frozen=True):
    """ORIG-818, ORIG-1607 The speaker puts nobody on trial."""

    seat: SeatField

    def apply(self, game: Original) -> None:
        game.nominators &= ~(1 << self.seat)
        if self.seat in game.accusers:
            game.strike(game.accused[game.accusers.index(self.seat)])


class CourtOpened(Fact, frozen=True):
    """ORIG-901 The accused in the order of nomination, each with his accuser."""

    accused: SeatsField
    accusers: SeatsField


class NoCourt(Fact, frozen=True):
    """ORIG-825, ORIG-902, ORIG-1016 There is no court, or it is over: no_accused, one_accused_day_1, accused_left."""

    why: str

    def apply(self, game: Original) -> None:
        game.step = ""


class VoteOpened(Fact, frozen=True):
    """ORIG-912 to ORIG-914, ORIG-933, ORIG-936, ORIG-952 A vote begins."""

    kind: str
    candidates: SeatsField
    voters: SeatsField

    def apply(self, game: Original) -> None:
        game.step = self.kind
        game.candidates = list(self.candidates)
        game.voters = bits(self.voters)
        game.hands = {}
        game.counted = False


class Called(Fact, frozen=True):
    """ORIG-912, ORIG-938 Hands may be raised for this one now."""

    candidate: Choice

    def apply(self, game: Original) -> None:
        game.called = self.candidate


class Hands(Fact, frozen=True):
    """ORIG-921, ORIG-R62 Who raised a hand for the one called."""

    candidate: Choice
    seats: SeatsField

    def apply(self, game: Original) -> None:
        hands, seat = bits(self.seats), self.candidate
        game.hands[seat] = hands
        if type(seat) is int and hands:
            game.raised[seat] = game.raised.get(seat, 0) | hands
        if type(seat) is int and game.claims:
            heed_hands(game.claims, game.claimed_before, game.broken, seat, game.candidates, hands)


class Counted(Fact, frozen=True):
    """ORIG-919, ORIG-922, ORIG-934, ORIG-940 The votes for each, who abstained, and to whom these votes were added."""

    kind: str
    candidates: tuple[Choice, ...]
    numbers: tuple[int, ...]
    abstained: SeatsField
    added_to: SeatField

    def apply(self, game: Original) -> None:
        candidates, numbers = self.candidates, self.numbers
        game.counts = {candidates[i]: numbers[i] for i in range(len(candidates))}
        game.counted = True


class Tied(Fact, frozen=True):
    """ORIG-931, ORIG-936, ORIG-951 Who share the highest number."""

    seats: SeatsField


class Sentenced(Fact, frozen=True):
    """ORIG-903, ORIG-923, ORIG-935, ORIG-939 Who will be executed, in the order of nomination; nobody: all live."""

    seats: SeatsField

    def apply(self, game: Original) -> None:
        game.step = "execution"
        game.sentenced = bits(self.seats)


class Executed(Fact, frozen=True):
    """ORIG-1002 to ORIG-1004 These leave the game together, their cards face down."""

    seats: SeatsField

    def apply(self, game: Original) -> None:
        game.bury(self.seats)
        game.sentenced = 0
        game.step = ""


class Left(Fact, frozen=True):
    """ORIG-1012 A player has left the game."""

    seat: SeatField

    def apply(self, game: Original) -> None:
        game.quit(self.seat)
        game.bury((self.seat,))
        game.strike(self.seat)


class GameOver(Fact, frozen=True):
    """ORIG-1104 Who has won, and by which condition."""

    winner: str
    condition: str

    def apply(self, game: Original) -> None:
        game.over = True
        game.winner = self.winner
        game.condition = self.condition
        game.phase = "game_over"
        game.step = ""
        game.floor = NOBODY


class FinalReveal(Fact, frozen=True):
    """ORIG-1105 Every card, every side at the end, and the winning seats."""

    cards: tuple[str, ...]
    sides: tuple[str, ...]
    winners: SeatsField

    def apply(self, game: Original) -> None:
        game.cards = list(self.cards)
        game.sides = list(self.sides)
        game.winners = bits(self.winners)


# 19.3 Private


class OwnCard(Fact, frozen=True):
    """ORIG-307, ORIG-309 The card that a seat holds."""

    seat: Me
    card: str

    def apply(self, game: Original) -> None:
        game.cards[self.seat] = self.card


class GangMet(Fact, frozen=True):
    """ORIG-532, ORIG-703, ORIG-704, ORIG-1261 The members of a gang who wake together learn of one another, seat and
    card."""

    gang: str
    members: SeatsField
    cards: tuple[str, ...]

    def apply(self, game: Original) -> None:
        for seat, card in zip(self.members, self.cards, strict=True):
            game.cards[seat] = card
            game.gangs[seat] = self.gang
            if card == "werewolf":
                game.werewolf_met = True


class Planned(Fact, frozen=True):
    """ORIG-602, ORIG-621 A member names a victim for a night."""

    member: SeatField
    night: int
    seat: SeatField


class PlanRecorded(Fact, frozen=True):
    """ORIG-621 The plan of the gang: the nights, and for each the seat all members named, or nobody."""

    nights: tuple[int, ...]
    seats: SeatsField
    gang: str

    def apply(self, game: Original) -> None:
        game.plans[self.gang] = self


class Pointed(Fact, frozen=True):
    """ORIG-552 A member points at a seat, or at nobody."""

    member: SeatField
    seat: SeatField


class GangChoice(Fact, frozen=True):
    """ORIG-553 Whom the gang kills, or nobody."""

    seat: SeatField


class CheckAnswer(Fact, frozen=True):
    """ORIG-402, ORIG-406, ORIG-518, ORIG-1231, ORIG-1232 The host nods, or does not."""

    seat: Me
    target: SeatField
    answer: str

    def apply(self, game: Original) -> None:
        game.nods[self.target] = self.answer


class CardShown(Fact, frozen=True):
    """ORIG-702, ORIG-732, ORIG-1243 The lawyer sees a card as it was dealt."""

    seat: Me
    target: SeatField
    card: str

    def apply(self, game: Original) -> None:
        game.cards[self.target] = self.card


class SideTold(Fact, frozen=True):
    """ORIG-736, ORIG-1257 The werewolf learns which side he is on now."""

    seat: Me
    side: str

    def apply(self, game: Original) -> None:
        game.sides[self.seat] = self.side


class Noted(Fact, frozen=True):
    """ORIG-513, ORIG-608 A night choice, a mark or a pass is final."""

    seat: Me
    act: str
    target: SeatField
    night: int

    def apply(self, game: Original) -> None:
        if self.act == "guard":
            game.guarded[self.night] = self.target
        elif game.cards[self.seat] == "doctor":
            game.guarded.pop(self.night, None)


class Leaving(Fact, frozen=True):
    """ORIG-1012, ORIG-1013 A player leaves in the night; he counts as living until dawn."""

    seat: SeatField

    def apply(self, game: Original) -> None:
        game.quit(self.seat)


class OwnResult(Fact, frozen=True):
    """ORIG-R97 Whether a player has won, and his side at the end."""

    seat: Me
    won: bool
    side: str

    def apply(self, game: Original) -> None:
        game.sides[self.seat] = self.side
        if self.won:
            game.winners |= 1 << self.seat


class Attempt(Fact, frozen=True):
    """ORIG-609, ORIG-610, ORIG-1202, ORIG-1281, ORIG-1291 What came of an attempt on a life; for the host alone."""

    step: str
    target: SeatField
    result: str


class Converted(Fact, frozen=True):
    """ORIG-1252 to ORIG-1256 The werewolf joins a gang, because of a death; for the host alone."""

    seat: SeatField
    gang: str
    cause: SeatField

    def apply(self, game: Original) -> None:
        game.joined = self.gang
        game.gangs[self.seat] = self.gang


PUBLIC = (
    GameSet,
    DealVoid,
    RulesRead,
    NightBegan,
    StepBegan,
    StepEnded,
    DayBegan,
    Dawn,
    JudgesConfirmed,
    HostChanged,
    FloorGiven,
    Said,
    Claimed,
    FloorEnded,
    HostSaid,
    Warned,
    Unwarned,
    Nominated,
    NoNomination,
    CourtOpened,
    NoCourt,
    VoteOpened,
    Called,
    Hands,
    Counted,
    Tied,
    Sentenced,
    Executed,
    Left,
    GameOver,
    FinalReveal,
)
PRIVATE = (
    OwnCard,
    GangMet,
    Planned,
    PlanRecorded,
    Pointed,
    GangChoice,
    CheckAnswer,
    CardShown,
    SideTold,
    Noted,
    Leaving,
    OwnResult,
    Attempt,
    Converted,
)
FACTS: tuple[type[Fact], ...] = PUBLIC + PRIVATE

# ORIG-1910 What a correction may tell again; whatever else has been told cannot be unsaid.
MENDABLE: tuple[type[Fact], ...] = (
    *(Nominated, NoNomination, CourtOpened, FloorGiven, Hands),
    *(Noted, CheckAnswer, CardShown, Planned, PlanRecorded, Pointed, GangChoice, Attempt),
)

# The fields whose ids have words of their own: `card: doctor` is told by the message `card-doctor`.
NAMED: dict[str, str] = {
    **dict.fromkeys(("card", "cards", "characters", "composition"), "card"),
    **dict.fromkeys(("side", "sides"), "side"),
    "winner": "winner",
    "condition": "condition",
    "words": "claim-word",
}
