"""Sections 8 to 10: the cards one by one, in the book's order.

A card holds no state of a game. The base class lists all that a card may be or do; each card says what is its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from citysleeps.books.spytown.components import AGENT, MAFIA, MAFIOSO, NEW_GANG, POLICE, POLICEMAN, SIDE_OF
from citysleeps.books.spytown.facts import (
    CardPlayed,
    OwnToken,
    Recruited,
    RecruitmentCalled,
    Saved,
    Swapped,
    TokenSeen,
)
from citysleeps.kernel.forms import Slot
from citysleeps.kernel.seats import ALL, Seat, bit, but

if TYPE_CHECKING:
    from citysleeps.books.spytown.game import Spytown

# Phase lines (SPY-809): where `reveal` brings no penalty.
START_OF_GAME: Final = "start_of_game"
MAFIA_PHASE: Final = "mafia_phase"
POLICE_PHASE: Final = "police_phase"
WHOLE_GAME: Final = "whole_game"

# Moments: the steps in which a card may be played. `anytime` is the Police phase, outside eliminations (SPY-466).
NEVER: Final = ""
ANYTIME: Final = "anytime"

# What a card that lies on the table may keep from its player, and what makes it leave the table.
FROM_MAFIA: Final = "mafia"
FROM_VOTE: Final = "vote"
FROM_SHOT: Final = "shot"
TO_THE_END: Final = ""
VICTIM_DEALT_WITH: Final = "victim"
VOTE_DEALT_WITH: Final = "vote"
TURN_OVER: Final = "turn"

BOTH: Final = (POLICEMAN, MAFIOSO)
EVERYBODY: Final = (POLICEMAN, MAFIOSO, AGENT)


class Card:
    """Any card: its users (SPY-809), its phase line, the moment of its play, how long it lies, how many there are."""

    def __init__(
        self,
        name: str,
        users: tuple[str, ...],
        phase: str,
        moment: str,
        lies_until: str = TO_THE_END,
        copies: int = 1,
    ) -> None:
        self.name = name
        self.users = users
        self.phase = phase
        self.moment = moment
        self.lies_until = lies_until
        self.copies = copies

    # In the hand

    def is_shown_at_once(self) -> bool:
        """SPY-816 Does its holder show it as soon as it is dealt?"""
        return False

    def is_shown_when_out(self) -> bool:
        """SPY-604 Is it shown when its holder is eliminated?"""
        return False

    def side(self, side: str) -> str:
        """SPY-311 The side of a holder who by the token would be on this one."""
        return side

    def outlasts_recruitment(self) -> bool:
        """SPY-R30 Does its holder stay on the card's side when recruited?"""
        return False

    def wakes(self, token: str, by_side: bool) -> bool:
        """SPY-432 Does its holder wake as Mafia, unless recruited?"""
        return token == MAFIOSO

    # When it is played

    def options(self, game: Spytown, me: Seat) -> tuple[Slot, ...]:
        """Whom it may be played on; empty: it names nobody."""
        return ()

    def announce(self, game: Spytown, me: Seat, aim: Seat) -> None:
        """SPY-814 Card and holder become public."""
        game.tell(ALL, CardPlayed(me, self.name, aim))

    def play(self, game: Spytown, me: Seat, aim: Seat) -> None:
        """What it does at once."""

    def shoots(self) -> str:
        """The cause of elimination of whom it is played on; empty: it is no shot."""
        return ""

    # While it lies on the table

    def lies_before(self, me: Seat, aim: Seat) -> Seat:
        """Before whom it is laid."""
        return me

    def shields(self, game: Spytown, threat: str) -> bool:
        """Does it keep this from the one before whom it lies?"""
        return False

    def bars(self, game: Spytown) -> bool:
        """Does it bar the one before whom it lies from voting?"""
        return False

    def works(self, game: Spytown) -> bool:
        """Is the turn come in which it works? Most work at once."""
        return True


class Vest(Card):
    """1 Bulletproof Vest (SPY-901 to SPY-908): its holder, named by the Mafia or voted out, stays."""

    def play(self, game: Spytown, me: Seat, aim: Seat) -> None:
        """SPY-903, SPY-904 Not eliminated; SPY-905 the token is not shown, SPY-908 and nobody else is out instead."""
        game.tell(ALL, Saved(me, self.name))


class Bandage(Card):
    """2 Bandage (SPY-911 to SPY-918): saves another player."""

    def options(self, game: Spytown, me: Seat) -> tuple[Slot, ...]:
        """SPY-912 The one who is about to be eliminated; SPY-914 never the own seat."""
        return (but(bit(game.pending), me),)

    def play(self, game: Spytown, me: Seat, aim: Seat) -> None:
        """SPY-912, SPY-913 That player stays and shows no token; SPY-918 nobody else is out instead."""
        game.tell(ALL, Saved(aim, self.name))


class Recruitment(Card):
    """3 Recruitment (SPY-921 to SPY-930): wakes a sleeping player as Mafia."""

    def options(self, game: Spytown, me: Seat) -> tuple[Slot, ...]:
        """SPY-923 A living player who is asleep; SPY-930 no protection stops it."""
        return (game.living & ~game.awake & ~game.burnt,)

    def announce(self, game: Spytown, me: Seat, aim: Seat) -> None:
        """SPY-924 Everybody hears of it, without names; SPY-815, SPY-R27 only those awake see who used it, and on
        whom."""
        game.tell(ALL, RecruitmentCalled())
        woken = bit(aim) & ~game.lost
        game.tell(game.awake & ~game.lost | woken | game.viewers, Recruited(me, aim))  # SPY-925 to SPY-927


class Commander(Card):
    """4 Commander (SPY-931 to SPY-940): breaks ties, and passes to the left. The votes themselves ask for him."""

    def is_shown_at_once(self) -> bool:
        """SPY-931 As soon as it is dealt."""
        return True


class ReverseRecruitment(Card):
    """5 Reverse Recruitment (SPY-941 to SPY-947): plays for the side opposite to the token."""

    def side(self, side: str) -> str:
        """SPY-942, SPY-R25 Opposite to the current token."""
        return POLICE if side == MAFIA else MAFIA

    def wakes(self, token: str, by_side: bool) -> bool:
        """SPY-945 Who plays for the Mafia; SPY-R23 or, by the setting, whose token is a Mafioso."""
        return token == (POLICEMAN if by_side else MAFIOSO)


class RoleSwap(Card):
    """6 Role Swap (SPY-951 to SPY-959): exchanges tokens with another player before the first turn."""

    def is_shown_at_once(self) -> bool:
        """SPY-951 As soon as it is dealt."""
        return True

    def options(self, game: Spytown, me: Seat) -> tuple[Slot, ...]:
        """SPY-953 Any one other player."""
        return (but(game.present, me),)

    def announce(self, game: Spytown, me: Seat, aim: Seat) -> None:
        """SPY-957 Which two exchange is public; SPY-956 the tokens are not. SPY-954 The target cannot refuse."""
        mine, theirs = game.tokens[me], game.tokens[aim]
        game.tell(ALL, Swapped(me, aim))
        game.tell(bit(me), OwnToken(me, theirs))  # SPY-955
        game.tell(bit(aim), OwnToken(aim, mine))
        game.tell(bit(me), TokenSeen(me, aim, mine))
        game.tell(bit(aim), TokenSeen(aim, me, theirs))


class Wiretap(Card):
    """7 Wiretap (SPY-961 to SPY-967): looks at a token."""

    def options(self, game: Spytown, me: Seat) -> tuple[Slot, ...]:
        """SPY-962 One other living player."""
        return (but(game.living, me),)

    def play(self, game: Spytown, me: Seat, aim: Seat) -> None:
        """SPY-963 Only the holder learns the token, SPY-966 never the side or a card."""
        game.tell(bit(me), TokenSeen(me, aim, game.tokens[aim]))


class Shelter(Card):
    """8 Shelter (SPY-971 to SPY-977): in the next turn its user cannot be eliminated, and does not vote."""

    def works(self, game: Spytown) -> bool:
        """SPY-972 In the next turn (SPY-R36, SPY-R37)."""
        return game.turn > game.played[self.name]

    def shields(self, game: Spytown, threat: str) -> bool:
        """SPY-973 to SPY-975 From the Mafia, the vote and any shot."""
        return self.works(game)

    def bars(self, game: Spytown) -> bool:
        """SPY-976 Its user does not vote in that turn."""
        return self.works(game)


class SafeConduct(Card):
    """9 Safe Conduct (SPY-981 to SPY-986): in the next turn the Mafia cannot choose its user; before it nobody
    chooses."""

    def shields(self, game: Spytown, threat: str) -> bool:
        """SPY-982 From the Mafia, SPY-986 and from nothing else."""
        return threat == FROM_MAFIA


class Arrest(Card):
    """10 Arrest (SPY-991 to SPY-995): in this turn its user neither votes nor is voted for."""

    def shields(self, game: Spytown, threat: str) -> bool:
        """SPY-992, SPY-994 From the vote alone."""
        return threat == FROM_VOTE

    def bars(self, game: Spytown) -> bool:
        """SPY-993 Its user does not vote."""
        return True


class ShotRoundTheCorner(Card):
    """11 Shot from Round the Corner (SPY-1001 to SPY-1007): one player is out at once."""

    def options(self, game: Spytown, me: Seat) -> tuple[Slot, ...]:
        """SPY-1002, SPY-1007 One other living player who is not under a shelter."""
        return (but(game.living & ~game.shielded_from(FROM_SHOT), me),)

    def shoots(self) -> str:
        """SPY-1002 Eliminated at once; SPY-1005 in addition to vote and victim."""
        return "shot_round_corner"


class Kidnapping(Card):
    """12 Kidnapping (SPY-1011 to SPY-1017): keeps another player from this phase's votes."""

    def options(self, game: Spytown, me: Seat) -> tuple[Slot, ...]:
        """SPY-1012, SPY-R56 One other living player."""
        return (but(game.living, me),)

    def lies_before(self, me: Seat, aim: Seat) -> Seat:
        """SPY-1012, SPY-1017 It lies before the target, whatever becomes of the kidnapper."""
        return aim

    def bars(self, game: Spytown) -> bool:
        """SPY-1013; SPY-1014 the target can be voted for."""
        return True


class LastShot(Card):
    """13 Last Shot (SPY-1021 to SPY-1027): who is eliminated takes another along."""

    def options(self, game: Spytown, me: Seat) -> tuple[Slot, ...]:
        """SPY-1022, SPY-1026 One other living player who is not under a shelter."""
        return (but(game.living & ~game.shielded_from(FROM_SHOT), me),)

    def shoots(self) -> str:
        """SPY-1022 Eliminated at once."""
        return "last_shot_card"


class NewGang(Card):
    """14 to 16 New Gang (SPY-1031 to SPY-1044): a third side."""

    def side(self, side: str) -> str:
        """SPY-1034 Whatever the token; SPY-1039 which they act by all the same."""
        return NEW_GANG

    def outlasts_recruitment(self) -> bool:
        """SPY-R30 A member stays one, recruited or not."""
        return True

    def is_shown_when_out(self) -> bool:
        """SPY-1038 All learn who was of the gang."""
        return True


class Neutral(Card):
    """17 to 30 Neutral (SPY-1051 to SPY-1053): no action."""


# Table 8A.
DECK: Final[list[Card]] = [
    Vest("vest", BOTH, POLICE_PHASE, "vest_window"),
    Bandage("bandage", BOTH, POLICE_PHASE, "bandage_window"),
    Recruitment("recruitment", (MAFIOSO,), MAFIA_PHASE, "mafia_phase"),
    Commander("commander", EVERYBODY, START_OF_GAME, NEVER),
    ReverseRecruitment("reverse_recruitment", BOTH, WHOLE_GAME, NEVER),
    RoleSwap("role_swap", BOTH, START_OF_GAME, "role_swap"),
    Wiretap("wiretap", BOTH, POLICE_PHASE, ANYTIME),
    Shelter("shelter", BOTH, POLICE_PHASE, "end_window", TURN_OVER),
    SafeConduct("safe_conduct", BOTH, POLICE_PHASE, "end_window", VICTIM_DEALT_WITH),
    Arrest("arrest", BOTH, POLICE_PHASE, "start_window", VOTE_DEALT_WITH),
    ShotRoundTheCorner("shot_round_corner", (POLICEMAN,), POLICE_PHASE, ANYTIME),
    Kidnapping("kidnapping", (POLICEMAN,), POLICE_PHASE, "start_window", VOTE_DEALT_WITH),
    LastShot("last_shot", (POLICEMAN,), WHOLE_GAME, "last_shot_window"),
    NewGang("new_gang", BOTH, WHOLE_GAME, NEVER, copies=3),
    Neutral("neutral", EVERYBODY, WHOLE_GAME, NEVER, copies=14),
]
CARDS: Final[dict[str, Card]] = {card.name: card for card in DECK}
NEUTRAL: Final = CARDS["neutral"]
ACTION_CARDS: Final = tuple(card.name for card in DECK if card is not NEUTRAL)


def usable(name: str, token: str) -> Card:
    """SPY-810, SPY-811 The card as it counts for a holder of this token: neutral without its symbol; SPY-812 so for the
    Agent."""
    card = CARDS[name] if name else NEUTRAL
    return card if token in card.users else NEUTRAL


def side_of(token: str, name: str, recruited: bool) -> str:
    """SPY-311, SPY-704 The side that one plays for; SPY-R29 a recruitment, being the later event, prevails."""
    card = usable(name, token)
    if recruited and not card.outlasts_recruitment():
        return MAFIA  # SPY-926
    return card.side(SIDE_OF[token])
