"""The state of a game of `original`: the fold of its facts."""

from __future__ import annotations

from typing import Final

import msgspec

from citysleeps.books.claims import Claiming
from citysleeps.books.original.components import BLACK, GANG_OF, HELPERS, JUDGES, MANIAC, RED, RED_CARDS
from citysleeps.books.original.facts import PlanRecorded
from citysleeps.books.original.settings import SETTINGS, Settings
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, bits, each
from citysleeps.kernel.setup import Value

PART_OF: Final[dict[str, str]] = {
    **dict.fromkeys(("speech", "nomination"), "discussion"),
    **dict.fromkeys(("defence", "vote", "tie_speeches", "second_vote", "all_or_none"), "court"),
    "last_words": "execution",
}


class Original(Claiming):
    """What has happened so far. Seen by one seat, what it was not told is blank."""

    def __init__(self, size: int, chance: Chance, chosen: dict[str, Value], dealt: list[str], host: Seat) -> None:
        super().__init__(size, chance)
        self.chosen = chosen  # the settings by name, as they are told to everybody
        self.settings = msgspec.convert(chosen, Settings)
        self.dealt = dealt  # the cards by seat, where they are not left to chance
        self.named_host = host  # the temporary host that the players have named (ORIG-1303)
        self.composition: dict[str, int] = {}
        self.cards: list[str] = [""] * size
        self.gangs: list[str] = [""] * size  # the gang a seat is known to be of
        self.sides: list[str] = [""] * size  # the side a seat was told it is on
        self.nods: dict[Seat, str] = {}  # the answers to checks, by target
        self.night = 0
        self.day = 0
        self.phase = "deal"
        self.step = ""
        self.condition = ""  # by which the game is over
        # The host
        self.temporary_host: Seat = NOBODY
        self.host: Seat = NOBODY  # the permanent host's seat
        self.led = self.settings.host_mode == "human"  # by a person who holds no card
        self.warnings: list[Seat] = []  # that were not taken back, each with whom it is for
        self.host_gone = False  # the software has taken over
        self.host_named = False  # there has been a permanent host
        # The night
        self.guarded: dict[int, Seat] = {}  # whom the doctor protected, by night
        self.plans: dict[str, PlanRecorded] = {}
        # The werewolf
        self.joined = ""  # the gang he belongs to
        self.werewolf_met = False
        # The day
        self.first_speaker: Seat = NOBODY
        self.opened_day = 0
        self.floor: Seat = NOBODY
        self.speaker: Seat = NOBODY  # who had the floor last in the discussion
        self.accused: list[Seat] = []
        self.accusers: list[Seat] = []
        self.nominators: Seats = 0  # who has put somebody on trial today
        self.judges: Seats = 0
        self.candidates: list[Seat] = []
        self.voters: Seats = 0
        self.called: int | str = ""
        self.hands: dict[int | str, Seats] = {}
        self.counts: dict[int | str, int] = {}  # of the last count of today
        self.counted = False  # is the last vote counted?
        self.sentenced: Seats = 0
        # What was said and seen
        self.heard: Seats = 0  # who has had the floor
        self.charged: dict[Seat, Seats] = {}  # who has put whom on trial, on any day
        self.last_death = 1  # the round of the last death; ORIG-1151 counts from night 2 on
        # In the air, not told
        self.spent: Seats = 0  # who has nothing left to do in the vote going on
        self.untended = 0  # how long a step that is ended by hand lasts if nobody is there to end it

    @property
    def has_host(self) -> bool:
        """Is there a person with the host's powers (a human or permanent host)?"""
        return self.led or self.host != NOBODY

    def seconds_of(self, timer: str) -> int:
        """The length of a timer; ORIG-R103 one that somebody would have ended by hand has its default once nobody
        can."""
        seconds: int = getattr(self.settings, timer)  # also of a record that is older than the timer
        return SETTINGS.numbers[timer] if seconds == 0 and self.host_gone else seconds

    @property
    def unseen(self) -> int:
        """ORIG-1317 When the temporary host has left in the night, a step he would have ended ends by itself; not for
        all to see."""
        return self.untended if self.periods and self.absent & bit(self.temporary_host) else 0

    def bury(self, seats: tuple[Seat, ...]) -> None:
        """ORIG-1001 Death is permanent; ORIG-1010 with `dead_see_all` the dead see what the host sees."""
        if not seats:
            return
        dead = bits(seats)
        self.living &= ~dead
        if self.settings.dead_see_all:
            self.watchers |= dead & ~self.absent
        self.last_death = max(self.night, 1)

    def strike(self, seat: Seat) -> None:
        """ORIG-1016 An accused who is not one any more."""
        if seat in self.accused:
            i = self.accused.index(seat)
            del self.accused[i]
            del self.accusers[i]

    def holders(self, card: str) -> Seats:
        """The living seats that hold a card."""
        found = 0
        for seat in range(self.size):
            if self.cards[seat] == card and self.living >> seat & 1:
                found |= 1 << seat
        return found

    def gang_of(self, seat: Seat) -> str:
        """The gang a seat belongs to; ORIG-1253 the werewolf to the one he joined."""
        card = self.cards[seat]
        return self.joined if card == "werewolf" else GANG_OF.get(card, "")

    def gang_members(self, gang: str, among: Seats) -> Seats:
        """The members of a gang; ORIG-1252 the werewolf from the moment he has joined it."""
        found = 0
        for seat in each(among):
            if self.gang_of(seat) == gang:
                found |= 1 << seat
        return found

    def is_black(self, seat: Seat) -> bool:
        """ORIG-103, ORIG-1251 The black cards; the werewolf only once he has joined a gang."""
        card = self.cards[seat]
        return self.joined != "" if card == "werewolf" else card not in RED_CARDS

    def side(self, seat: Seat) -> str:
        """Whom a seat wins with: red, mafia, yakuza, black (helpers) or maniac."""
        card = self.cards[seat]
        if card == MANIAC:
            return MANIAC
        if card in HELPERS:
            return BLACK
        gang = self.gang_of(seat)
        if gang and self.settings.deck == "basic":
            return BLACK  # ORIG-1142
        return gang or RED

    def is_judge(self, seat: Seat) -> bool:
        return self.cards[seat] in JUDGES

    def where(self) -> list[str]:
        return [name for name in (self.phase, PART_OF.get(self.step, ""), self.step) if name]

    def known(self, seat: Seat) -> list[str]:
        """The card or nothing; then the gang, the side, the answer to a check, a confirmed judge."""
        words = [self.gangs[seat], self.sides[seat], self.nods.get(seat, "")]
        if self.judges >> seat & 1:
            words.append("judge")
        return [self.cards[seat]] + [word for word in words if word]
