"""Sections 19.2 and 19.3: what is told (interpreted: msgspec structs); changes.py says what each changes."""

from __future__ import annotations

from citysleeps.kernel.facts import Choice, Fact, HostField, Me, SeatField, SeatsField
from citysleeps.kernel.setup import Value

# 19.2 Public


class GameSet(Fact, frozen=True):
    """213, 305, 1303 Who sits where, the settings, which cards are dealt, and who is temporary host."""

    seats: SeatsField
    settings: dict[str, Value]
    composition: dict[str, int]
    temporary_host: SeatField


class DealVoid(Fact, frozen=True):
    """1019 Somebody left before night 1; with `bad_player_count` too few are left and the game is off."""

    why: str


class RulesRead(Fact, frozen=True):
    """313, 315 The conduct rules, and the descriptions of exactly the characters in the game."""

    conduct: tuple[str, ...]
    characters: tuple[str, ...]


class NightBegan(Fact, frozen=True):
    """316, 501 The city falls asleep."""

    number: int


class StepBegan(Fact, frozen=True):
    """503 A step of the night begins; 606 with the numbers that the host calls in it."""

    step: str
    called: SeatsField = ()


class StepEnded(Fact, frozen=True):
    """503 A step of the night ends."""

    step: str


class DayBegan(Fact, frozen=True):
    """801 The city wakes up."""

    number: int


class Dawn(Fact, frozen=True):
    """802 to 805 Who was killed in the night, ascending; nobody: a quiet night."""

    seats: SeatsField


class JudgesConfirmed(Fact, frozen=True):
    """1211, 1212 Which seats are judges, honest or corrupt."""

    seats: SeatsField


class HostChanged(Fact, frozen=True):
    """1308 The permanent host takes over; or 1317, 1414 the software does (nobody)."""

    seat: HostField


class FloorGiven(Fact, frozen=True):
    """808 to 812, 911, 932, 1002 A seat has the floor."""

    seat: SeatField
    kind: str
    seconds: int


class Said(Fact, frozen=True):
    """814, 1503 What the one who has the floor says."""

    seat: SeatField
    text: str


class FloorEnded(Fact, frozen=True):
    """812, 813, 817, 1015, 1404 Ended by the speaker, the time, the host, or because he left."""

    seat: SeatField
    by: str


class HostSaid(Fact, frozen=True):
    """802, 1403 The host speaks."""

    text: str


class Warned(Fact, frozen=True):
    """1402 The host warns a player."""

    seat: SeatField


class Nominated(Fact, frozen=True):
    """821 A seat is put on trial; a player accuses one a day, so another accusation of his takes its place."""

    seat: SeatField
    by: SeatField


class NoNomination(Fact, frozen=True):
    """818, 1607 The speaker puts nobody on trial."""

    seat: SeatField


class CourtOpened(Fact, frozen=True):
    """901 The accused in the order of nomination, each with his accuser."""

    accused: SeatsField
    accusers: SeatsField


class NoCourt(Fact, frozen=True):
    """825, 902, 1016 There is no court, or it is over: no_accused, one_accused_day_1, accused_left."""

    why: str


class VoteOpened(Fact, frozen=True):
    """912 to 914, 933, 936, 952 A vote begins."""

    kind: str
    candidates: SeatsField
    voters: SeatsField


class Called(Fact, frozen=True):
    """912, 938 Hands may be raised for this one now."""

    candidate: Choice


class Hands(Fact, frozen=True):
    """921, R62 Who raised a hand for the one called."""

    candidate: Choice
    seats: SeatsField


class Counted(Fact, frozen=True):
    """919, 922, 934, 940 The votes for each, who abstained, and to whom these votes were added."""

    kind: str
    candidates: tuple[Choice, ...]
    numbers: tuple[int, ...]
    abstained: SeatsField
    added_to: SeatField


class Tied(Fact, frozen=True):
    """931, 936, 951 Who share the highest number."""

    seats: SeatsField


class Sentenced(Fact, frozen=True):
    """903, 923, 935, 939 Who will be executed, in the order of nomination; nobody: all live."""

    seats: SeatsField


class Executed(Fact, frozen=True):
    """1002 to 1004 These leave the game together, their cards face down."""

    seats: SeatsField


class Left(Fact, frozen=True):
    """1012 A player has left the game."""

    seat: SeatField


class GameOver(Fact, frozen=True):
    """1104 Who has won, and by which condition."""

    winner: str
    condition: str


class FinalReveal(Fact, frozen=True):
    """1105 Every card, every side at the end, and the winning seats."""

    cards: tuple[str, ...]
    sides: tuple[str, ...]
    winners: SeatsField


# 19.3 Private


class OwnCard(Fact, frozen=True):
    """307, 309 The card that a seat holds."""

    seat: Me
    card: str


class GangMet(Fact, frozen=True):
    """532, 703, 704, 1261 The members of a gang who wake together learn of one another, seat and card."""

    gang: str
    members: SeatsField
    cards: tuple[str, ...]


class Planned(Fact, frozen=True):
    """602, 621 A member names a victim for a night."""

    member: SeatField
    night: int
    seat: SeatField


class PlanRecorded(Fact, frozen=True):
    """621 The plan of the gang: the nights, and for each the seat all members named, or nobody."""

    nights: tuple[int, ...]
    seats: SeatsField
    gang: str


class Pointed(Fact, frozen=True):
    """552 A member points at a seat, or at nobody."""

    member: SeatField
    seat: SeatField


class GangChoice(Fact, frozen=True):
    """553 Whom the gang kills, or nobody."""

    seat: SeatField


class CheckAnswer(Fact, frozen=True):
    """402, 406, 518, 1231, 1232 The host nods, or does not."""

    seat: Me
    target: SeatField
    answer: str


class CardShown(Fact, frozen=True):
    """702, 732, 1243 The lawyer sees a card as it was dealt."""

    seat: Me
    target: SeatField
    card: str


class SideTold(Fact, frozen=True):
    """736, 1257 The werewolf learns which side he is on now."""

    seat: Me
    side: str


class Noted(Fact, frozen=True):
    """513, 608 A night choice, a mark or a pass is final."""

    seat: Me
    act: str
    target: SeatField
    night: int


class Leaving(Fact, frozen=True):
    """1012, 1013 A player leaves in the night; he counts as living until dawn."""

    seat: SeatField


class OwnResult(Fact, frozen=True):
    """R97 Whether a player has won, and his side at the end."""

    seat: Me
    won: bool
    side: str


class Attempt(Fact, frozen=True):
    """609, 610, 1202, 1281, 1291 What came of an attempt on a life; for the host alone."""

    step: str
    target: SeatField
    result: str


class Converted(Fact, frozen=True):
    """1252 to 1256 The werewolf joins a gang, because of a death; for the host alone."""

    seat: SeatField
    gang: str
    cause: SeatField


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
    FloorEnded,
    HostSaid,
    Warned,
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

# 1910 What a correction may tell anew; whatever else has been told cannot be unsaid.
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
}
