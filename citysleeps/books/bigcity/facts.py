"""Inputs and events: what is told, and what each fact changes (interpreted: msgspec structs).

A fact sets, it never counts: a seat's knowledge is the same fold over the facts it was told, and it was not told all.
Some are said for those who hear them, and change nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from citysleeps.books.claims import heed_hands
from citysleeps.books.facts import Claimed
from citysleeps.kernel.facts import Choice, Fact, HostField, Me, SeatField, SeatsField
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits
from citysleeps.kernel.setup import Value

if TYPE_CHECKING:
    from citysleeps.books.bigcity.game import BigCity

# Public events


class GameSet(Fact, frozen=True):
    """CITY-212, CITY-1011 Who sits where, the settings, and the roles with their numbers; under Who Is Who those of
    each side."""

    seats: SeatsField
    settings: dict[str, Value]
    roles: dict[str, int]
    decks: dict[str, int]

    def apply(self, game: BigCity) -> None:
        game.living = game.players = bits(self.seats)
        game.composition = self.roles
        game.decks = self.decks


class SetWarned(Fact, frozen=True):
    """CITY-110, CITY-112, CITY-210 What the book would not advise: `player_range`, `role_table` with its cell,
    `no_check_or_shot`."""

    warning: str
    row: str = ""
    column: str = ""


class OptionNoted(Fact, frozen=True):
    """CITY-1003, CITY-1024, CITY-1034 What an option means for the game."""

    option: str


class HostNamed(Fact, frozen=True):
    """CITY-202, CITY-206, CITY-R73 Who is Host from now on: a seat, CITY-R79 a person without a card, or the software
    (nobody)."""

    host: HostField

    def apply(self, game: BigCity) -> None:
        game.watchers &= ~bit(game.host)
        game.host = max(self.host, NOBODY)
        game.has_host = self.host != NOBODY
        game.watchers |= bit(self.host)
        game.players &= ~bit(self.host)
        game.living &= ~bit(self.host)


class NightBegun(Fact, frozen=True):
    """CITY-310, CITY-320 The city falls asleep."""

    number: int
    quiet: bool = False

    def apply(self, game: BigCity) -> None:
        game.night = self.number
        game.enter("quiet_night" if self.quiet else "night")
        game.called.clear()
        game.crossed = game.awake = 0


class Called(Fact, frozen=True):
    """CITY-321, CITY-1212 A role is called: the same whether or not anyone wakes."""

    step: str

    def apply(self, game: BigCity) -> None:
        game.enter(game.phase, self.step)
        game.called.append(game.step)
        game.pointings.clear()
        game.awake = 0
        game.exposed = NOBODY


class DayBegun(Fact, frozen=True):
    """CITY-401 The city wakes."""

    number: int

    def apply(self, game: BigCity) -> None:
        game.day = self.number
        game.enter("dawn")
        game.ready = game.awake = game.spoken = 0
        game.hands.clear()
        game.counted = game.numbers = ()
        game.claimed_before = len(game.claims)


class Killed(Fact, frozen=True):
    """CITY-402, CITY-403, CITY-1211 Deaths of one moment, in seat order, without a cause; with the cards shown, or none
    of them."""

    seats: SeatsField
    cards: tuple[str, ...] = ()

    def apply(self, game: BigCity) -> None:
        game.bury(self.seats, self.cards)
        if game.phase == "dawn":
            game.killed |= bits(self.seats)
        game.open_window(bits(self.seats), self.cards)


class NobodyKilled(Fact, frozen=True):
    """CITY-406 Nobody died in the night."""


class Avenged(Fact, frozen=True):
    """CITY-692 to CITY-695 Whom the Avenger names, and whether it had effect."""

    avenger: SeatField
    card: str
    seat: SeatField
    effect: bool

    def apply(self, game: BigCity) -> None:
        game.show(self.avenger, self.card)
        game.close_window()


class AvengerPassed(Fact, frozen=True):
    """CITY-693, CITY-696 The Avenger names nobody."""

    seat: SeatField

    def apply(self, game: BigCity) -> None:
        game.close_window()


class WindowEnded(Fact, frozen=True):
    """CITY-R52 Under Grave Secrets: nobody has shown the Avenger's card."""

    def apply(self, game: BigCity) -> None:
        game.close_window()


class LastWordSaid(Fact, frozen=True):
    """CITY-1001 Whom a killed player suspects."""

    seat: SeatField
    text: str


class Jailed(Fact, frozen=True):
    """CITY-408, CITY-512, CITY-513 In jail from now on."""

    seats: SeatsField

    def apply(self, game: BigCity) -> None:
        game.jailed |= bits(self.seats)


class Released(Fact, frozen=True):
    """CITY-408, CITY-627, CITY-628 Free again."""

    seats: SeatsField

    def apply(self, game: BigCity) -> None:
        game.jailed &= ~bits(self.seats)


class DiscussionOpened(Fact, frozen=True):
    """CITY-420, CITY-421 The city talks; again when the Host sets a limit."""

    limit: int

    def apply(self, game: BigCity) -> None:
        game.enter("discussion")


class Said(Fact, frozen=True):
    """CITY-420 What somebody says to all."""

    seat: SeatField
    text: str

    def apply(self, game: BigCity) -> None:
        game.spoken |= bit(self.seat)


class Readied(Fact, frozen=True):
    """CITY-422 Somebody is ready for the vote, or not any more."""

    seat: SeatField
    ready: bool

    def apply(self, game: BigCity) -> None:
        game.ready = game.ready | bit(self.seat) if self.ready else game.ready & ~bit(self.seat)


class Shown(Fact, frozen=True):
    """CITY-1030 A living player shows its card."""

    seat: SeatField
    card: str

    def apply(self, game: BigCity) -> None:
        game.show(self.seat, self.card)


class Left(Fact, frozen=True):
    """CITY-R73 By day: a player has left for good."""

    seat: SeatField

    def apply(self, game: BigCity) -> None:
        game.quit(self.seat)
        game.departed |= bit(self.seat)


class Warned(Fact, frozen=True):
    """CITY-R72 The Host warns a player."""

    seat: SeatField

    def apply(self, game: BigCity) -> None:
        game.warnings.append(self.seat)


class Unwarned(Fact, frozen=True):
    """CITY-R72 The Host takes a warning back."""

    seat: SeatField

    def apply(self, game: BigCity) -> None:
        game.warnings.remove(self.seat)


class VotingOpened(Fact, frozen=True):
    """CITY-430, CITY-440 A round of the vote, and who stands in it."""

    round: str
    candidates: SeatsField

    def apply(self, game: BigCity) -> None:
        game.enter("voting", self.round)
        game.candidates = bits(self.candidates)
        game.hands.clear()


class Named(Fact, frozen=True):
    """CITY-431 Who is against this one?"""

    seat: SeatField

    def apply(self, game: BigCity) -> None:
        game.named = self.seat


class Voted(Fact, frozen=True):
    """CITY-432, CITY-444 A hand goes up against the one named, or down again."""

    voter: SeatField
    candidate: SeatField
    hand: bool

    def apply(self, game: BigCity) -> None:
        candidate = self.candidate
        hands = game.hands.get(candidate, 0)
        game.hands[candidate] = hands | bit(self.voter) if self.hand else hands & ~bit(self.voter)


class VotesCounted(Fact, frozen=True):
    """CITY-438 How many votes each candidate has, and whose."""

    round: str
    candidates: SeatsField
    numbers: tuple[int, ...]
    voters: SeatsField
    votes: SeatsField

    def apply(self, game: BigCity) -> None:
        game.named = NOBODY
        game.counted = self.candidates
        game.numbers = self.numbers
        hands: dict[Seat, Seats] = {}
        for i, seat in enumerate(self.votes):
            hands[seat] = hands.get(seat, 0) | bit(self.voters[i])
        for seat, raised in hands.items():
            game.raised[seat] = game.raised.get(seat, 0) | raised
        for seat in self.candidates if game.claims else ():
            heed_hands(game.claims, game.claimed_before, game.broken, seat, list(self.candidates), hands.get(seat, 0))


class NobodyCondemned(Fact, frozen=True):
    """CITY-440, CITY-441 The vote condemns nobody."""

    def apply(self, game: BigCity) -> None:
        game.enter("evening")


class AlibiAnnounced(Fact, frozen=True):
    """CITY-533 The one condemned has an alibi, and is not executed."""

    seat: SeatField

    def apply(self, game: BigCity) -> None:
        game.enter("evening")


class Executed(Fact, frozen=True):
    """CITY-443, CITY-503 The one condemned is executed; with the card shown, or none."""

    seat: SeatField
    card: str = ""

    def apply(self, game: BigCity) -> None:
        game.enter("evening")
        cards = (self.card,) if self.card else ()
        game.bury((self.seat,), cards)
        game.executed |= bit(self.seat)
        game.open_window(bit(self.seat), cards)


class GameOver(Fact, frozen=True):
    """CITY-908 to CITY-913 Who has won, and how it ended."""

    winner: str
    ending: str
    winners: SeatsField

    def apply(self, game: BigCity) -> None:
        game.enter("over")
        game.over = True
        game.winner = self.winner
        game.winners = bits(self.winners)


class FinalReveal(Fact, frozen=True):
    """CITY-912, CITY-R69 All cards, who was recruited, who inherited, how everybody died, and what was done at night by
    whom."""

    cards: tuple[str, ...]
    recruited: SeatsField
    heirs: SeatsField
    causes: tuple[str, ...]
    nights: tuple[int, ...]
    actors: SeatsField
    acts: tuple[str, ...]
    targets: SeatsField
    others: SeatsField

    def apply(self, game: BigCity) -> None:
        cards = self.cards
        for seat in range(game.size):
            if cards[seat]:
                game.hold(seat, cards[seat])
        game.recruited = bits(self.recruited)


# Private events


class CardDealt(Fact, frozen=True):
    """CITY-203 to CITY-205 The own card."""

    me: Me
    card: str

    def apply(self, game: BigCity) -> None:
        game.hold(self.me, self.card)


class Woken(Fact, frozen=True):
    """CITY-322, CITY-337 to CITY-340 The own role is called: whom it may choose."""

    me: Me
    step: str
    targets: SeatsField

    def apply(self, game: BigCity) -> None:
        game.awake |= bit(self.me)


class Awake(Fact, frozen=True):
    """CITY-313 to CITY-316, CITY-711, CITY-841 Who is awake together."""

    step: str
    seats: SeatsField

    def apply(self, game: BigCity) -> None:
        step = self.step
        game.awake = bits(self.seats)
        game.met[step] = game.met.get(step, 0) | game.awake


class CrossedArms(Fact, frozen=True):
    """CITY-352, CITY-743 One would wake, and is blocked tonight."""

    me: Me
    step: str

    def apply(self, game: BigCity) -> None:
        game.crossed |= bit(self.me)


class ActTaken(Fact, frozen=True):
    """CITY-322, CITY-343 What one has done at night."""

    me: Me
    act: str
    targets: SeatsField

    def apply(self, game: BigCity) -> None:
        game.note(self.me, self.act, self.targets)


class Pointed(Fact, frozen=True):
    """CITY-711 Where one who is awake points: at a seat, up, or at none (CITY-617)."""

    seat: SeatField
    target: Choice

    def apply(self, game: BigCity) -> None:
        game.pointings[self.seat] = self.target


class FactionSaid(Fact, frozen=True):
    """CITY-R74 What one who is awake says to the others."""

    seat: SeatField
    text: str


class FactionChoice(Fact, frozen=True):
    """CITY-706 to CITY-709 What the faction has chosen: a seat, up, or none."""

    choice: Choice

    def apply(self, game: BigCity) -> None:
        game.note(NOBODY, "shoot", (self.choice,) if isinstance(self.choice, int) else ())
        game.inner = ""


class AgentExposed(Fact, frozen=True):
    """CITY-616, CITY-R25 The one chosen is the Agent; the faction may choose once more."""

    agent: SeatField

    def apply(self, game: BigCity) -> None:
        game.hold(self.agent, "agent")
        game.exposed = self.agent
        game.inner = "second_choice"
        game.pointings.clear()


class LeaderInherited(Fact, frozen=True):
    """CITY-734 One is the leader of the faction now."""

    me: Me

    def apply(self, game: BigCity) -> None:
        game.told_heirs |= bit(self.me)


class NoShot(Fact, frozen=True):
    """CITY-832 The one chosen is a Peaceful Resident: no shot, thumb up."""

    me: Me
    target: SeatField
    signal: str

    def apply(self, game: BigCity) -> None:
        game.answers[self.target] = "peaceful"


class RecruitChosen(Fact, frozen=True):
    """CITY-842, CITY-R64 Whom the head of the sect recruits."""

    seat: SeatField

    def apply(self, game: BigCity) -> None:
        game.recruit(self.seat)


class Recruited(Fact, frozen=True):
    """CITY-843, CITY-844 One is in the sect now, and has no other ability any more."""

    me: Me

    def apply(self, game: BigCity) -> None:
        game.recruit(self.me)


class HeadInherited(Fact, frozen=True):
    """CITY-R64 One is the head of the sect now; and these are its living members."""

    me: Me
    members: SeatsField

    def apply(self, game: BigCity) -> None:
        game.told_heirs |= bit(self.me)
        game.met["call_sect"] = game.met.get("call_sect", 0) | bits(self.members)


class CheckAnswer(Fact, frozen=True):
    """CITY-350, CITY-1105 The answer to a check: a signal, and what it means."""

    me: Me
    targets: SeatsField
    signal: str
    meaning: str

    def apply(self, game: BigCity) -> None:
        for seat in self.targets:
            game.answers[seat] = self.meaning


class ListBan(Fact, frozen=True):
    """CITY-1114 A reminder: no lists of members."""

    me: Me


class AvengePrompt(Fact, frozen=True):
    """CITY-692, CITY-R52, CITY-R56 Whom one may name, if anybody."""

    me: Me
    seats: SeatsField


class WordPrompt(Fact, frozen=True):
    """CITY-1001, CITY-R51 One may say whom one suspects."""

    me: Me

    def apply(self, game: BigCity) -> None:
        game.inner = "last_word"
        game.speaker = self.me


class Leaving(Fact, frozen=True):
    """CITY-R73 One has left in the night, or after one's death: nobody else is told."""

    me: Me

    def apply(self, game: BigCity) -> None:
        game.quit(self.me)


# To the Host alone


class ToAnnounce(Fact, frozen=True):
    """CITY-1108 What a human Host says next."""

    what: str


class HeirDrawn(Fact, frozen=True):
    """CITY-733, CITY-R22, CITY-R64 Who leads from now on: the faction, or the sect. The heir hears of it when it next
    wakes there."""

    group: str
    seat: SeatField

    def apply(self, game: BigCity) -> None:
        game.heirs[self.group] = self.seat


class DeathCaused(Fact, frozen=True):
    """CITY-R71 Why somebody died, which nobody else learns before the end."""

    seat: SeatField
    cause: str

    def apply(self, game: BigCity) -> None:
        game.causes[self.seat] = self.cause


FACTS = (
    *(GameSet, SetWarned, OptionNoted, HostNamed, NightBegun, Called, DayBegun, Killed, NobodyKilled, Avenged),
    *(
        AvengerPassed,
        WindowEnded,
        LastWordSaid,
        Jailed,
        Released,
        DiscussionOpened,
        Said,
        Claimed,
        Readied,
        Shown,
        Left,
    ),
    *(Warned, Unwarned, VotingOpened, Named, Voted, VotesCounted, NobodyCondemned, AlibiAnnounced, Executed, GameOver),
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
    "words": "claim-word",
}
