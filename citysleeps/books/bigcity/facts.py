"""Inputs and events: what is told (interpreted: msgspec structs); changes.py says what each changes."""

from __future__ import annotations

from citysleeps.kernel.facts import Choice, Fact, HostField, Me, SeatField, SeatsField
from citysleeps.kernel.setup import Value

# Public events


class GameSet(Fact, frozen=True):
    """212, 1011 Who sits where, the settings, and the roles with their numbers; under Who Is Who those of each side."""

    seats: SeatsField
    settings: dict[str, Value]
    roles: dict[str, int]
    decks: dict[str, int]


class SetWarned(Fact, frozen=True):
    """110, 112, 210 What the book would not advise: `player_range`, `role_table` with its cell, `no_check_or_shot`."""

    warning: str
    row: str = ""
    column: str = ""


class OptionNoted(Fact, frozen=True):
    """1003, 1024, 1034 What an option means for the game."""

    option: str


class HostNamed(Fact, frozen=True):
    """202, 206, R73 Who is Host from now on; the software, if nobody is."""

    host: HostField


class NightBegun(Fact, frozen=True):
    """310, 320 The city falls asleep."""

    number: int
    quiet: bool = False


class Called(Fact, frozen=True):
    """321, 1212 A role is called: the same whether or not anyone wakes."""

    step: str


class DayBegun(Fact, frozen=True):
    """401 The city wakes."""

    number: int


class Killed(Fact, frozen=True):
    """402, 403, 1211 Deaths of one moment, in seat order, without a cause; with the cards shown, or none of them."""

    seats: SeatsField
    cards: tuple[str, ...] = ()


class NobodyKilled(Fact, frozen=True):
    """406 Nobody died in the night."""


class Avenged(Fact, frozen=True):
    """692 to 695 Whom the Avenger names, and whether it had effect."""

    avenger: SeatField
    card: str
    seat: SeatField
    effect: bool


class AvengerPassed(Fact, frozen=True):
    """693, 696 The Avenger names nobody."""

    seat: SeatField


class WindowEnded(Fact, frozen=True):
    """R52 Under Grave Secrets: nobody has shown the Avenger's card."""


class LastWordSaid(Fact, frozen=True):
    """1001 Whom a killed player suspects."""

    seat: SeatField
    text: str


class Jailed(Fact, frozen=True):
    """408, 512, 513 In jail from now on."""

    seats: SeatsField


class Released(Fact, frozen=True):
    """408, 627, 628 Free again."""

    seats: SeatsField


class DiscussionOpened(Fact, frozen=True):
    """420, 421 The city talks; again when the Host sets a limit."""

    limit: int


class Said(Fact, frozen=True):
    """420 What somebody says to all."""

    seat: SeatField
    text: str


class Readied(Fact, frozen=True):
    """422 Somebody is ready for the vote, or not any more."""

    seat: SeatField
    ready: bool


class Shown(Fact, frozen=True):
    """1030 A living player shows its card."""

    seat: SeatField
    card: str


class Left(Fact, frozen=True):
    """R73 By day: a player has left for good."""

    seat: SeatField


class Warned(Fact, frozen=True):
    """R72 The Host warns a player."""

    seat: SeatField


class VotingOpened(Fact, frozen=True):
    """430, 440 A round of the vote, and who stands in it."""

    round: str
    candidates: SeatsField


class Named(Fact, frozen=True):
    """431 Who is against this one?"""

    seat: SeatField


class Voted(Fact, frozen=True):
    """432, 444 A hand goes up against the one named, or down again."""

    voter: SeatField
    candidate: SeatField
    hand: bool


class VotesCounted(Fact, frozen=True):
    """438 How many votes each candidate has, and whose."""

    round: str
    candidates: SeatsField
    numbers: tuple[int, ...]
    voters: SeatsField
    votes: SeatsField


class NobodyCondemned(Fact, frozen=True):
    """440, 441 The vote condemns nobody."""


class AlibiAnnounced(Fact, frozen=True):
    """533 The one condemned has an alibi, and is not executed."""

    seat: SeatField


class Executed(Fact, frozen=True):
    """443, 503 The one condemned is executed; with the card shown, or none."""

    seat: SeatField
    card: str = ""


class GameOver(Fact, frozen=True):
    """908 to 913 Who has won, and how it ended."""

    winner: str
    ending: str
    winners: SeatsField


class FinalReveal(Fact, frozen=True):
    """912, R69 All cards, who was recruited, who inherited, how everybody died, and what was done at night by whom."""

    cards: tuple[str, ...]
    recruited: SeatsField
    heirs: SeatsField
    causes: tuple[str, ...]
    nights: tuple[int, ...]
    actors: SeatsField
    acts: tuple[str, ...]
    targets: SeatsField
    others: SeatsField


# Private events


class CardDealt(Fact, frozen=True):
    """203 to 205 The own card."""

    me: Me
    card: str


class Woken(Fact, frozen=True):
    """322, 337 to 340 The own role is called: whom it may choose."""

    me: Me
    step: str
    targets: SeatsField


class Awake(Fact, frozen=True):
    """313 to 316, 711, 841 Who is awake together."""

    step: str
    seats: SeatsField


class CrossedArms(Fact, frozen=True):
    """352, 743 One would wake, and is blocked tonight."""

    me: Me
    step: str


class ActTaken(Fact, frozen=True):
    """322, 343 What one has done at night."""

    me: Me
    act: str
    targets: SeatsField


class Pointed(Fact, frozen=True):
    """711 Where one who is awake points: at a seat, up, or at none (617)."""

    seat: SeatField
    target: Choice


class FactionSaid(Fact, frozen=True):
    """R74 What one who is awake says to the others."""

    seat: SeatField
    text: str


class FactionChoice(Fact, frozen=True):
    """706 to 709 What the faction has chosen: a seat, up, or none."""

    choice: Choice


class AgentExposed(Fact, frozen=True):
    """616, R25 The one chosen is the Agent; the faction may choose once more."""

    agent: SeatField


class LeaderInherited(Fact, frozen=True):
    """734 One is the leader of the faction now."""

    me: Me


class NoShot(Fact, frozen=True):
    """832 The one chosen is a Peaceful Resident: no shot, thumb up."""

    me: Me
    target: SeatField
    signal: str


class RecruitChosen(Fact, frozen=True):
    """842, R64 Whom the head of the sect recruits."""

    seat: SeatField


class Recruited(Fact, frozen=True):
    """843, 844 One is in the sect now, and has no other ability any more."""

    me: Me


class HeadInherited(Fact, frozen=True):
    """R64 One is the head of the sect now; and these are its living members."""

    me: Me
    members: SeatsField


class CheckAnswer(Fact, frozen=True):
    """350, 1105 The answer to a check: a signal, and what it means."""

    me: Me
    targets: SeatsField
    signal: str
    meaning: str


class ListBan(Fact, frozen=True):
    """1114 A reminder: no lists of members."""

    me: Me


class AvengePrompt(Fact, frozen=True):
    """692, R52, R56 Whom one may name, if anybody."""

    me: Me
    seats: SeatsField


class WordPrompt(Fact, frozen=True):
    """1001, R51 One may say whom one suspects."""

    me: Me


class Leaving(Fact, frozen=True):
    """R73 One has left in the night, or after one's death: nobody else is told."""

    me: Me


# To the Host alone


class ToAnnounce(Fact, frozen=True):
    """1108 What a human Host says next."""

    what: str


class HeirDrawn(Fact, frozen=True):
    """733, R22, R64 Who leads from now on: the faction, or the sect. The heir hears of it when it next wakes there."""

    group: str
    seat: SeatField


class DeathCaused(Fact, frozen=True):
    """R71 Why somebody died, which nobody else learns before the end."""

    seat: SeatField
    cause: str


FACTS = (
    *(GameSet, SetWarned, OptionNoted, HostNamed, NightBegun, Called, DayBegun, Killed, NobodyKilled, Avenged),
    *(AvengerPassed, WindowEnded, LastWordSaid, Jailed, Released, DiscussionOpened, Said, Readied, Shown, Left),
    *(Warned, VotingOpened, Named, Voted, VotesCounted, NobodyCondemned, AlibiAnnounced, Executed, GameOver),
    *(FinalReveal, CardDealt, Woken, Awake, CrossedArms, ActTaken, Pointed, FactionSaid, FactionChoice),
    *(AgentExposed, LeaderInherited, NoShot, RecruitChosen, Recruited, HeadInherited, CheckAnswer, ListBan),
    *(AvengePrompt, WordPrompt, Leaving, ToAnnounce, HeirDrawn, DeathCaused),
)
MENDABLE = (ActTaken, CheckAnswer, Pointed, FactionChoice, NoShot, Voted, VotesCounted, ToAnnounce)

# The fields whose ids have words of their own: `card: doctor` is told by the message `card-doctor`.
NAMED: dict[str, str] = {
    **dict.fromkeys(("card", "cards"), "card"),
    "roles": "card",
    "decks": "side",
    "meaning": "meaning",
    "signal": "signal",
    "winner": "winner",
    "ending": "ending",
    **dict.fromkeys(("cause", "causes"), "cause"),
}
