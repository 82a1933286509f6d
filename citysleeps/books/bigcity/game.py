"""The state of a game of `bigcity`: the fold of its facts."""

from __future__ import annotations

from typing import Final

import msgspec

from citysleeps.books.bigcity.components import (
    BOTH,
    CARTEL,
    CITIZENS,
    CRIMINALS,
    FACTIONS,
    HANDS,
    LEADERS,
    OUTCASTS,
    PEACEFUL,
    SIDE_OF,
)
from citysleeps.books.bigcity.settings import HUMAN, Settings
from citysleeps.books.claims import Claiming
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.endings import Ending, by_host, upto
from citysleeps.kernel.seats import HOST, NOBODY, Seat, Seats, bit, bits
from citysleeps.kernel.setup import Value

NIGHTS: Final = ("setup", "quiet_night", "night")  # CITY-R73 who leaves in them is dead at the coming dawn
AVENGER: Final = "avenger"

Deed = tuple[Seat, str, tuple[Seat, ...]]  # who, what, and about whom; nobody: a faction together

OF_DAY: Final = ("dawn", "discussion", "voting", "evening")


class BigCity(Claiming):
    """What has happened so far. Seen by one seat, what it was not told is blank."""

    def __init__(self, size: int, chance: Chance, chosen: dict[str, Value], dealt: list[str]) -> None:
        super().__init__(size, chance)
        self.chosen = chosen  # the settings by name, as they are told to everybody
        self.settings = msgspec.convert(chosen, Settings)
        self.dealt = dealt  # the cards by seat, where they are not left to chance
        self.players = self.living  # CITY-001 the seats that hold a role card
        self.composition: dict[str, int] = {}
        self.decks: dict[str, int] = {}
        self.cards: list[str] = [""] * size
        self.held: dict[str, Seats] = {}  # the same by card, and by side and by faction: asked for all the time
        self.sides: dict[str, Seats] = {}
        self.factions: dict[str, Seats] = {}
        self.host: Seat = NOBODY  # CITY-206 the seat that was dealt the Host card
        self.has_host = self.settings.host in HUMAN  # CITY-R75, CITY-R73 is a person the Host?
        self.departed: Seats = 0  # who has left by day, as everybody knows
        self.warnings: list[Seat] = []  # that were not taken back, each with whom it is for
        # Where we are
        self.night = 0
        self.day = 0
        self.phase = "setup"
        self.step = ""
        self.inner = ""  # a window inside a phase or step
        # Night
        self.called: list[str] = []  # the calls of this night so far
        self.awake: Seats = 0  # at this call
        self.crossed: Seats = 0  # who was shown crossed arms tonight
        self.met: dict[str, Seats] = {}  # who was ever seen awake, by call
        self.pointings: dict[Seat, Seat | str] = {}
        self.exposed: Seat = NOBODY  # the Agent whom the faction called has chosen
        self.deeds: dict[tuple[int, str, str], Deed] = {}  # by night, by call, and by the window inside it
        self.last: dict[tuple[int, str], Seat] = {}  # the target of an act, by night
        self.answers: dict[Seat, str] = {}  # what a check of this seat meant
        self.recruited: Seats = 0
        self.heirs: dict[str, Seat] = {}  # who leads a faction, or the sect, in place of a dead leader
        self.told_heirs: Seats = 0
        # Day
        self.jailed: Seats = 0
        self.shown_cards: list[str] = [""] * size  # the cards that everybody has seen
        self.executed: Seats = 0
        self.dying: Seats = 0  # who is asked in the Avenger's window
        self.speaker: Seat = NOBODY  # who has the last word
        self.ready: Seats = 0
        self.candidates: Seats = 0
        self.named: Seat = NOBODY
        self.hands: dict[Seat, Seats] = {}
        self.counted: tuple[Seat, ...] = ()  # the candidates of the last round
        self.numbers: tuple[int, ...] = ()  # and how many votes each of them has
        # What was said and seen
        self.spoken: Seats = 0  # who has said something today
        self.stirred = 1  # CITY-913 the last turn in which somebody died or was recruited
        self.causes: dict[Seat, str] = {}
        # In the air, not told
        self.done: Seats = 0  # who of a faction has pointed, and is done
        self.passed: Seats = 0  # who has let the one named pass
        self.abstained: Seats = 0  # who has no hand left in this round

    # Where we are

    def enter(self, phase: str, step: str = "") -> None:
        self.phase = phase
        self.step = step
        self.inner = ""
        self.named = NOBODY

    def answered_in(self, seconds: int) -> Ending:
        """CITY-1203 How what is asked ends that has so many seconds: a human Host ends it, whoever has answered."""
        return by_host(seconds, rests=True) if self.has_host else upto(seconds)

    @property
    def two_factions(self) -> bool:
        """CITY-003 Do the Mafia and the Cartel both play?"""
        return self.settings.faction == BOTH

    @property
    def hosting(self) -> Seats:
        """Who has the Host's powers; nobody, if the software is Host."""
        return (bit(self.host) or HOST) if self.has_host else 0

    # Deaths

    def bury(self, seats: tuple[Seat, ...], cards: tuple[str, ...]) -> None:
        """CITY-002, CITY-403 They are out, with the cards that they show; CITY-R73 and in the vote going on no hand is
        against them nor, at this name, theirs."""
        dead = bits(seats)
        self.living &= ~dead
        self.jailed &= ~dead
        self.stirred = self.night
        for i in range(len(cards)):
            self.show(seats[i], cards[i])
        if self.phase == "voting":
            for seat in seats:
                self.hands.pop(seat, None)
            if self.named in self.hands:
                self.hands[self.named] &= ~dead

    def show(self, seat: Seat, card: str) -> None:
        self.hold(seat, card)
        self.shown_cards[seat] = card

    def open_window(self, dead: Seats, cards: tuple[str, ...]) -> None:
        """CITY-407, CITY-R52 The Avenger whose card is seen chooses; where no card is shown all who died are asked
        alike, unless everybody knows that there is no Avenger any more. CITY-R73 Who left by day is not asked."""
        asked = dead & ~self.departed
        if cards:
            asked = asked & self.seen(AVENGER) if AVENGER in cards else 0
        elif AVENGER in self.shown_cards or not self.may_be_dealt(AVENGER):
            asked = 0
        if asked and self.living:
            self.dying = asked
            self.inner = "avenger_window"

    def close_window(self) -> None:
        self.dying = 0
        self.inner = ""

    def seen(self, card: str) -> Seats:
        """Whose card everybody has seen to be this one."""
        return bits([seat for seat in range(self.size) if self.shown_cards[seat] == card])

    def may_be_dealt(self, card: str) -> bool:
        """CITY-212, CITY-1011 Could this card be in the game, by what everybody knows?"""
        return card in self.composition or self.decks.get(SIDE_OF[card], 0) > 0

    # The vote

    @property
    def counts(self) -> dict[Seat, int]:
        """CITY-438 How many votes each candidate of the last round has."""
        return dict(zip(self.counted, self.numbers, strict=True))

    # The night

    def note(self, me: Seat, act: str, targets: tuple[Seat, ...]) -> None:
        if self.inner == "last_word":
            self.inner = ""
            return
        self.deeds[self.night, self.step, self.inner] = (me, act, targets)
        if targets:
            self.last[self.night, act] = targets[0]

    def not_done(self, awake: Seats) -> Seats:
        """CITY-712 Who has still to point, or to be done."""
        return awake & ~self.absent & ~self.done

    def last_target(self, act: str) -> Seat:
        """CITY-339, CITY-R43 The target of this act in the night just before."""
        return self.last.get((self.night - 1, act), NOBODY)

    def recruit(self, seat: Seat) -> None:
        self.recruited |= bit(seat)
        self.stirred = self.night

    # Who is who

    def hold(self, seat: Seat, card: str) -> None:
        """The seat holds this card; CITY-214, CITY-215 and is of its side and faction."""
        self.cards[seat] = card
        self.held[card] = self.held.get(card, 0) | bit(seat)
        side = SIDE_OF[card]
        self.sides[side] = self.sides.get(side, 0) | bit(seat)
        if side == CRIMINALS:
            own = FACTIONS[card in (CARTEL, LEADERS[CARTEL])]
            faction = self.settings.faction if card in HANDS else own
            self.factions[faction] = self.factions.get(faction, 0) | bit(seat)

    def holder(self, card: str) -> Seat:
        """Who was dealt a card of which there is one, living or not."""
        return self.held.get(card, 0).bit_length() - 1

    def side(self, seat: Seat) -> str:
        """CITY-003, CITY-583, CITY-584 The side that a seat belongs to; a recruited player to that of the sect."""
        return OUTCASTS if self.recruited >> seat & 1 else SIDE_OF.get(self.cards[seat], "")

    def checked_side(self, seat: Seat) -> str:
        """CITY-771, CITY-R39 The side that a check finds: the Werewolf passes for a citizen, unless recruited."""
        return CITIZENS if self.is_still(seat, "werewolf") else self.side(seat)

    def is_still(self, seat: Seat, card: str) -> bool:
        """CITY-582 Does the seat hold this card, and has not been recruited?"""
        return self.cards[seat] == card and not self.recruited >> seat & 1

    def is_peaceful(self, seat: Seat) -> bool:
        """CITY-R44 A Peaceful Resident, who has not been recruited."""
        return self.is_still(seat, PEACEFUL)

    def is_lucky(self, seat: Seat) -> bool:
        """CITY-686, CITY-R30 The Lucky One, while the luck holds."""
        return self.is_still(seat, "lucky_one")

    def faction_of(self, seat: Seat) -> str:
        """CITY-003, CITY-215 The criminal faction of a seat; CITY-846 a recruited player has none."""
        for faction, seats in self.factions.items():
            if seats & ~self.recruited & bit(seat):
                return faction
        return ""

    def faction(self, name: str) -> Seats:
        """The living criminals of a faction."""
        return self.living & ~self.recruited & self.factions.get(name, 0)

    def of_side(self, side: str) -> Seats:
        """The living players of a side."""
        seats = self.sides.get(side, 0) & ~self.recruited
        return self.living & (seats | self.recruited if side == OUTCASTS else seats)

    def sect(self) -> Seats:
        """CITY-848 The head of the sect and everyone ever recruited."""
        return bit(self.holder("sectarian")) | self.recruited

    def leader(self, group: str) -> Seat:
        """CITY-733, CITY-735 Who leads a faction or the sect, living or not: the one dealt so, or the last heir."""
        heir = self.heirs.get(group, NOBODY)
        return self.holder(LEADERS[group]) if heir == NOBODY else heir

    def where(self) -> list[str]:
        day = "day" if self.phase in OF_DAY else ""
        return [name for name in (day, self.phase, self.step, self.inner) if name]

    def known(self, seat: Seat) -> list[str]:
        """The card or nothing; then who was seen awake, what a check meant, jail, the sect."""
        words = ["awake"] * any(seats >> seat & 1 for seats in self.met.values())
        words += [self.answers.get(seat, "")] + ["jailed"] * (self.jailed >> seat & 1)
        words += ["recruited"] * (self.recruited >> seat & 1)
        return [self.cards[seat]] + [word for word in words if word]
