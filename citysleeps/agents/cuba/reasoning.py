"""The bot `reasoning` at a table of `cuba`: it weighs all journeys of the box and all kinds of witnesses, and
tells what the Godfather is likely to believe."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from citysleeps.agents.cuba.belief import Belief, agent, worth
from citysleeps.agents.cuba.boxes import Boxes, Fuller, all_boxes
from citysleeps.agents.cuba.careful import Careful, Story, held, told
from citysleeps.agents.cuba.journeys import HONEST
from citysleeps.agents.cuba.stories import best_tale, driven, starts
from citysleeps.agents.cuba.witness import account_of, claims_of
from citysleeps.books.cuba.components import CLEANER, DRIVER
from citysleeps.books.cuba.facts import Claimed
from citysleeps.books.cuba.game import Cuba
from citysleeps.books.cuba.investigation import QUESTIONS
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.seats import Seat, each


@mypyc_attr(allow_interpreted_subclasses=True)
class Reasoning(Careful):
    """One reasoning player of `cuba`."""

    def __init__(self) -> None:
        super().__init__()
        self.boxes: Boxes | None = None  # the Godfather's: they hold what came back

    def speak(self, view: Cuba, me: Seat, offers: list[Ask], chance: Random) -> Answer | None:
        answer = super().speak(view, me, offers, chance)
        if answer is None and me == view.godfather and view.phase == "investigation" and not view.step:
            return further_question(view, me)
        return answer

    def accuse(self, view: Cuba, me: Seat, chance: Random) -> Answer:
        """Where it is worth most; where the box is a real one, by lot."""
        suspects = list(each(view.suspects()))
        chance.shuffle(suspects)
        if me in view.saw:
            belief, order = self.godfathers_belief(view, me), view.in_box_order()
            values = {seat: worth(belief.parts[order.index(seat)], view.jokers) for seat in suspects}
            suspects.sort(key=lambda seat: -values[seat])
        return Answer(me, "accuse", (suspects[0],))

    def godfathers_belief(self, view: Cuba, me: Seat) -> Belief:
        """The Godfather knows the box as it left him, and what came back."""
        back = view.saw[me]
        if self.boxes is None:
            self.boxes = Fuller(all_boxes(tuple(view.mix.items())), back)
        boxes = self.boxes
        accounts = [account_of(view, seat, boxes) for seat in view.in_box_order()]
        return Belief(boxes, accounts, starts(view, boxes), {boxes.number(back): 1.0})

    def tale(self, view: Cuba, me: Seat, chance: Random) -> Story:
        """Those who stand by the Godfather tell the truth; a Driver helps the one he drives."""
        if me not in view.saw or me not in view.loots:
            return []
        came, left, taken = held(view, me)
        if view.role(me) == DRIVER:
            came, left = driven(view, me, came, left)
        return told(came, left, taken) if view.role(me) in HONEST else best_tale(view, me, came, left, chance)

    def shoots(self, view: Cuba, me: Seat) -> bool:
        """CUBA-1003, CUBA-1010 The Cleaner shoots if the accused is more likely an Agent than the Godfather to win."""
        if view.role(me) != CLEANER or me not in view.saw:
            return False
        parts = players_belief(view, me).parts[view.in_box_order().index(view.accused)]
        return agent(parts) > worth(parts, view.jokers)


def further_question(view: Cuba, me: Seat) -> Answer | None:
    """CUBA-503 Ask players who have told a part for the rest, once somebody else has spoken since. Do not ask again a
    player who leaves a question open."""
    latest = next((fact.seat for fact in reversed(view.facts) if isinstance(fact, Claimed)), me)
    for seat in each(view.suspects()):
        told = claims_of(view, seat)
        is_open = any([who == seat and kind not in told for who, kind in view.asked])
        missing = [kind for kind in QUESTIONS if kind not in told]
        if told and missing and not is_open and seat != latest:
            return Answer(me, "ask", (seat, missing[-1]))
    return None


def players_belief(view: Cuba, me: Seat) -> Belief:
    """A player knows the box as it came and what he took, but not what came back."""
    boxes = all_boxes(tuple(view.mix.items()))
    order = view.in_box_order()
    accounts = [account_of(view, seat, boxes) for seat in order]
    _, left, taken = held(view, me)
    mine = accounts[order.index(me)]
    mine.taken = boxes.number(taken)
    mine.box = boxes.number(left) + mine.taken
    return Belief(boxes, accounts, starts(view, boxes))
