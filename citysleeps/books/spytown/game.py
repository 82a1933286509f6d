"""The state of a game of `spytown`: the fold of its facts."""

from __future__ import annotations

import msgspec

from citysleeps.books.claims import Claiming
from citysleeps.books.spytown.cards import ANYTIME, CARDS, FROM_MAFIA, NEUTRAL, Card, side_of, usable
from citysleeps.books.spytown.components import AGENT, LARGE, POLICEMAN, SMALL
from citysleeps.books.spytown.settings import Settings
from citysleeps.books.spytown.steps import BALLOTS, LAST_SHOTS, OPEN_WINDOWS
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, each
from citysleeps.kernel.setup import Value

Loss = tuple[Seat, str, str, Fact | None]  # who is lost, the cause, the card shown, what is told before it


class Spytown(Claiming):
    """What has happened so far. Seen by one seat, what it was not told is blank."""

    def __init__(self, size: int, chance: Chance, chosen: dict[str, Value], dealt: list[str], hands: list[str]) -> None:
        super().__init__(size, chance)
        self.chosen = chosen  # the settings by name, as they are told to everybody
        self.settings = msgspec.convert(chosen, Settings)
        self.dealt = dealt  # the tokens by seat, where they are not left to chance
        self.hands = hands  # the cards by seat, likewise
        self.composition: dict[str, int] = {}
        self.deck: tuple[str, ...] = ()  # the chosen action cards
        self.neutrals = 0
        self.tokens: list[str] = [""] * size
        self.cards: list[str] = [""] * size
        self.sides: tuple[str, ...] = ()  # at the end
        self.turn = 0
        self.phase = "deal"
        self.step = ""  # of the Police phase
        self.led = self.settings.gm_mode == "human"  # SPY-108, SPY-R62 is a person Game Master?
        self.inner = ""  # a step inside an elimination
        self.asked: Seat = NOBODY  # the one seat that such a step asks
        # Cards
        self.played: dict[str, int] = {}  # the turn in which a card was spent
        self.lying: dict[str, Seat] = {}  # before whom a card lies face up
        self.commander: Seat = NOBODY
        # The secret phases
        self.awake: Seats = 0  # in the last Mafia phase
        self.met: Seats = 0  # who was ever seen awake
        self.members: Seats = 0  # of the New Gang, who have met
        self.recruited: Seats = 0
        self.recruiting = 0  # the turn in which everybody heard of a Recruitment
        self.pointings: dict[Seat, Seat] = {}
        self.choice: Seat = NOBODY
        self.lost: Seats = 0  # out, and the others have not heard of it yet
        self.burnt: Seats = 0  # those of them whose token the Mafia see when they wake (SPY-R03)
        # The Police phase
        self.pending: Seat = NOBODY  # the pending victim
        self.ready: Seats = 0
        self.floor: Seat = NOBODY
        self.voters: tuple[Seat, ...] = ()
        self.candidates: Seats = 0
        self.votes: dict[Seat, Seat] = {}
        self.pointed: Seats = 0  # who has voted in this ballot, be it shown for whom or not
        self.missed: Seats = 0  # whose turn to vote has passed without a vote
        self.counts: dict[Seat, int] = {}
        self.finalists: tuple[Seat, ...] = ()
        # In the air, not told
        self.viewers: Seats = 0  # the eliminated who watch this secret phase
        self.losses: list[Loss] = []  # to be announced
        self.going: dict[Seat, bool] = {}  # who is out when all tokens are dealt by hand; does he leave by himself?
        self.handling = 0  # how many eliminations are handled, one inside the other
        self.has_voted = False  # the turn's vote has its result

    # Who is who

    @property
    def present(self) -> Seats:
        """The living who have not been lost in secret."""
        return self.living & ~self.lost

    @property
    def is_small(self) -> bool:
        """SPY-112 The small-game rules are in force; SPY-R50 not without an Agent."""
        return 6 <= self.size <= SMALL[self.settings.edition] and AGENT in self.composition

    @property
    def is_large(self) -> bool:
        """SPY-113 The rules of the large game are in force."""
        return self.size >= LARGE

    def card_of(self, seat: Seat) -> Card:
        """SPY-810, SPY-R26 The card of a seat as it counts for its holder now."""
        return usable(self.cards[seat], self.tokens[seat])

    def side(self, seat: Seat) -> str:
        """Which side a seat plays for now."""
        return side_of(self.tokens[seat], self.cards[seat], self.recruited >> seat & 1 == 1)

    def wakers(self) -> Seats:
        """SPY-432 Who wakes as Mafia, if living."""
        by_side = self.settings.reverse_wakes == "by_side"
        found = self.recruited
        for seat in each(self.present):
            if self.card_of(seat).wakes(self.tokens[seat], by_side):
                found |= bit(seat)
        return found & self.present

    def last_shooter(self) -> Seat:
        """SPY-608 The eliminated player who is asked for the last shot now."""
        return self.asked if self.inner in LAST_SHOTS else NOBODY

    def victims(self) -> Seats:
        """SPY-435 to SPY-437, SPY-R03 Whom the Mafia who are awake may choose."""
        return self.living & ~self.awake & ~self.burnt & ~self.shielded_from(FROM_MAFIA)

    def holder_of(self, token: str) -> Seat:
        """The living holder of a token of which there is one."""
        for seat in each(self.living):
            if self.tokens[seat] == token:
                return seat
        return NOBODY

    def gang(self) -> Seats:
        """SPY-1034, SPY-1043 The living members of the New Gang."""
        found = 0
        for seat in each(self.present):
            if self.card_of(seat).name == "new_gang":
                found |= bit(seat)
        return found

    # Cards

    def looms(self, window: str) -> bool:
        """SPY-463, SPY-465, SPY-R33 Is a card in the set, and not publicly spent, that could be played in this
        window?"""
        for name in self.deck:
            moment = CARDS[name].moment
            if moment == window or (moment == ANYTIME and window in OPEN_WINDOWS):
                if name not in self.played:
                    return True
        return False

    def playable(self, seat: Seat, window: str) -> Card:
        """SPY-817 The card that this seat may play in this window; neutral if it has none."""
        card = self.card_of(seat)
        if card.moment == window or (card.moment == ANYTIME and window in OPEN_WINDOWS):
            if card.name not in self.played:
                return card
        return NEUTRAL

    def lies_before(self, card: str, seat: Seat, target: Seat) -> Seat:
        """Before whom a card lies that this seat has played: its own, or whom it named."""
        return CARDS[card].lies_before(seat, target)

    def shielded_from(self, threat: str) -> Seats:
        """Whom a card that lies before them keeps from this."""
        found = 0
        for name, seat in self.lying.items():
            if CARDS[name].shields(self, threat):
                found |= bit(seat)
        return found

    def barred(self) -> Seats:
        """Who may not vote in this Police phase."""
        found = 0
        for name, seat in self.lying.items():
            if CARDS[name].bars(self):
                found |= bit(seat)
        return found

    @property
    def voter(self) -> Seat:
        """SPY-509 Whose turn it is to vote, where they vote one by one; or nobody."""
        if self.step not in BALLOTS or self.inner or self.settings.vote_mode != "sequential":
            return NOBODY
        return next((seat for seat in self.voters if seat not in self.votes and not self.missed >> seat & 1), NOBODY)

    def is_policeman(self, seat: Seat) -> bool:
        return self.tokens[seat] == POLICEMAN

    def seconds_of(self, timer: str) -> int:
        """SPY-1402 The length of a timer."""
        return int(getattr(self.settings, timer))

    def where(self) -> list[str]:
        return [name for name in (self.phase, self.step, self.inner) if name]

    def known(self, seat: Seat) -> list[str]:
        """The token or nothing; then the card, what lies before the seat, and what one met the seat as."""
        words = [self.cards[seat]] + [card for card, before in self.lying.items() if before == seat]
        words += ["awake"] * (self.met >> seat & 1) + ["recruited"] * (self.recruited >> seat & 1)
        words += ["member"] * (self.members >> seat & 1)
        return [self.tokens[seat], *dict.fromkeys(word for word in words if word)]
