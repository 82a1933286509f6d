"""The bot `careful` at a table of `cuba`: it takes by a mixed plan and tells a story that goes with what it took; as
the Godfather it asks everybody what they passed on, and accuses whom the journeys of the box point at."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from citysleeps.agents.bot import Bot
from citysleeps.agents.cuba.journeys import HONEST, Journeys, less, takes
from citysleeps.agents.random import choice
from citysleeps.books.cuba.components import AGENTS, CLEANER, LOYAL, THIEF, sort
from citysleeps.books.cuba.game import Cuba, Loot
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.seats import Seat, each

BAGS: Final = 0.4  # how often the first player uses the bag
BLAMES_EARLIER: Final = 0.5  # how often who lies puts it on the one before, and not on the one after

Story = list[tuple[str, Loot]]  # what is claimed, by kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Careful(Bot[Cuba]):
    """One careful player of `cuba`."""

    speaks: ClassVar[tuple[str, ...]] = ("ask", "claim")
    ponders: ClassVar[tuple[str, ...]] = ("accuse",)

    def __init__(self) -> None:
        self.story: Story | None = None  # what is still to be told

    def answer(self, view: Cuba, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        acts = [ask.act for ask in asks]
        if "accuse" in acts:
            return self.accuse(view, me, chance)
        if "take" in acts:
            return self.take(view, me, "bag" in acts, chance)
        if "bang" in acts:
            return Answer(me, "bang" if self.shoots(view, me) else "hold")
        if "vote_next" in acts:
            return Answer(me, "vote_next", (next_godfather(view, me),))
        return choice(asks[0], me, chance)

    # The theft

    def take(self, view: Cuba, me: Seat, may_bag: bool, chance: Random) -> Answer:
        """Now and then something into the bag; then by lot, as people like it."""
        if may_bag and view.box == view.saw[me] and chance.random() < BAGS:
            return Answer(me, "bag", (chance.choice(view.box[1]),))
        likes = takes(view.box, me == view.last_player)
        [(diamonds, tokens)] = chance.choices(list(likes), list(likes.values()))
        return Answer(me, "take", (diamonds or (tokens[0] if tokens else "nothing"),))

    # The investigation

    def speak(self, view: Cuba, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
        if view.phase != "investigation" or view.step:
            return None
        if me == view.godfather:
            return question(view, me)
        if self.story is None:
            self.story = self.tale(view, me, chance)
        if not self.story:
            return None
        kind, loot = self.story.pop(0)
        return Answer(me, "claim", (kind, *said(kind, loot)))

    def tale(self, view: Cuba, me: Seat, chance: Random) -> Story:
        """What one will claim."""
        return story(view, me, chance)

    def shoots(self, view: Cuba, me: Seat) -> bool:
        """Is the accused worth a BANG?"""
        return is_worth_a_shot(view, me)

    def accuse(self, view: Cuba, me: Seat, chance: Random) -> Answer:
        """Whom the journeys point at; if none fits, or the box is a real one, by lot."""
        suspects = list(each(view.suspects()))
        chance.shuffle(suspects)
        if me not in view.saw:
            return Answer(me, "accuse", (suspects[0],))
        journeys = Journeys(view)
        return Answer(me, "accuse", (max(suspects, key=journeys.worth),))


def question(view: Cuba, me: Seat) -> Answer | None:
    """Everybody is asked once what was left in the box."""
    for seat in view.in_box_order():
        silent = (seat, "passed") not in view.asked and (seat, "passed") not in view.claims
        if silent and view.living >> seat & 1:
            return Answer(me, "ask", (seat, "passed"))
    return None


def story(view: Cuba, me: Seat, chance: Random) -> Story:
    """What the bot claims. Those who stand by the Godfather tell the truth. The others claim a token, the Loyal's if
    they can, and make it fit what the neighbour before or after them will say; it cannot fit both."""
    if me not in view.saw or me not in view.loots:
        return []
    came, left, taken = held(view, me)
    if view.role(me) in HONEST:
        return told(came, left, taken)
    if view.role(me) == THIEF:
        return cover(view, came, left, chance)
    return lure(came, left, chance)


def held(view: Cuba, me: Seat) -> tuple[Loot, Loot, Loot]:
    """The box as it came, what was left in it, and what one took."""
    came, taken = view.saw[me], view.loots[me]
    box = less(came, (0, (view.bag,))) if view.bag and me == view.first_player else came
    return came, less(box, taken), taken


def cover(view: Cuba, came: Loot, left: Loot, chance: Random) -> Story:
    """A Thief's story."""
    blames_earlier = chance.random() < BLAMES_EARLIER
    missing = [token for token in HONEST if left[1].count(token) < view.mix.get(token, 0)]
    if missing and (blames_earlier or not came[1]):
        return told((left[0], sort([*left[1], missing[0]])), left, (0, (missing[0],)))
    if not came[1]:
        return told(came, left, (0, (LOYAL,)))
    token = LOYAL if LOYAL in came[1] else came[1][0]
    return told(came, less(came, (0, (token,))), (0, (token,)))


def lure(came: Loot, left: Loot, chance: Random) -> Story:
    """The story of a player who wants to be accused: some diamonds are gone of which he does not speak."""
    gone = min(left[0], chance.randint(1, 3))
    return told(came, (left[0] - gone, left[1]), (0, (LOYAL,)))


def told(came: Loot, left: Loot, taken: Loot) -> Story:
    return [("passed", left), ("received_diamonds", came), ("received_tokens", came), ("took", taken)]


def said(kind: str, loot: Loot) -> tuple[int | str | tuple[str, ...], ...]:
    """A claim in the words of its kind (T3)."""
    diamonds, tokens = loot
    if kind == "received_diamonds":
        return (diamonds,)
    if kind == "received_tokens":
        return (tokens,)
    if kind == "passed":
        return diamonds, tokens
    return (diamonds or (tokens[0] if tokens else "nothing"),)


def is_worth_a_shot(view: Cuba, me: Seat) -> bool:
    """CUBA-1003 An Agent's token was gone when the box came, and nobody but the accused can have taken it."""
    if view.role(me) != CLEANER:
        return False
    gone = [token for token in AGENTS if token in view.mix and token not in view.saw[me][1]]
    order = view.in_box_order()
    earlier = [seat for seat in order[: order.index(me)] if not view.revealed >> seat & 1]
    return bool(gone) and earlier == [view.accused]


def next_godfather(view: Cuba, me: Seat) -> Seat:
    """CUBA-1203 The same one again if he has won, else oneself."""
    stays = view.winners >> view.godfather & 1 and not view.absent >> view.godfather & 1
    return view.godfather if stays else me
