"""A belief: how likely each world is, and each kind of opponent.

The *knower* is the seat of the town that knows something, such as the commissar. A belief is a weight for each kind of
opponent and each set of foes, and a weight for each seat that may be the knower. Every update multiplies weights by how
much more likely a deed is for a foe, or for the knower, than for a player without secrets. Most weights stay as they
are.
"""

from __future__ import annotations

from typing import Final

from citysleeps.agents.reasoning.numbers import Kind, Numbers
from citysleeps.agents.reasoning.worlds import Worlds
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bits, each

SURPRISE: Final = 0.5  # a deed less likely than this for a player without secrets may come from knowledge


class Deed:
    """Something that a seat did by day, beside what a player without secrets would have done.

    `options` are the seats to which it could be done, and nobody. `yard` are the chances of these options for a player
    without secrets.
    """

    def __init__(self, seat: Seat, options: list[Seat], yard: list[float], done: int, is_hand: bool) -> None:
        self.seat = seat
        self.options = options
        self.yard = yard
        self.done = done  # the index of what was done
        self.is_hand = is_hand  # a raised hand: a player who spares one may raise it against another; not so accusing

    def likelihood(self, kind: Kind, mates: Seats) -> float:
        """How much more likely it is for a foe of this kind with these mates than for a player without secrets."""
        options, yard, done = self.options, self.yard, self.done
        chance = yard[done]
        if kind.spares or kind.shy:
            spared = left = 0.0  # the chances taken from mates, and those left for the others
            for i in range(len(options)):
                if options[i] == NOBODY:
                    continue
                if mates >> options[i] & 1:
                    spared += yard[i] * kind.spares
                else:
                    left += yard[i]
            shy = 0.0 if self.is_hand else kind.shy
            if options[done] == NOBODY:
                chance += left * shy + (spared if not self.is_hand or left == 0.0 else 0.0)
            elif mates >> options[done] & 1:
                chance *= (1.0 - kind.spares) * (1.0 - shy)
            elif self.is_hand:
                chance += spared * chance / left
            else:
                chance *= 1.0 - shy
        if kind.gives_up:
            own = [option for option in options if option != NOBODY and option != self.seat and mates >> option & 1]
            if own:
                chance = (1.0 - kind.gives_up) * chance + (kind.gives_up / len(own) if options[done] in own else 0.0)
        if kind.wild:
            chance = kind.wild / len(options) + (1.0 - kind.wild) * chance
        return chance / yard[done]


class Belief:
    """Weights of worlds and kinds."""

    def __init__(self, numbers: Numbers, worlds: Worlds, weights: list[list[float]], knows: list[float]) -> None:
        self.numbers = numbers
        self.worlds = worlds
        self.weights = weights  # by kind, then by set of foes
        self.knows = knows  # by seat: how likely it is the knower
        self.paired: dict[Seat, list[float]] = {}  # by possible knower: how well each set of foes fits what it has said

    def knower(self, seat: Seat) -> float:
        """How likely a seat is to be the knower."""
        plain = self.knows
        foes = self.worlds.foes
        own = whole = 0.0
        for i in range(len(foes)):
            weight = 0.0
            for column in self.weights:
                weight += column[i]
            for other in each(self.worlds.seats & ~foes[i]):
                fits = self.paired.get(other)
                part = weight * plain[other] * (fits[i] if fits is not None else 1.0)
                whole += part
                if other == seat:
                    own += part
        return own / whole if whole else 0.0

    def copy(self) -> Belief:
        other = Belief(self.numbers, self.worlds, [*self.weights], [*self.knows])
        other.paired = {**self.paired}
        return other

    def is_same(self, other: Belief) -> bool:
        """Whether nothing was learned since one of the two was copied from the other."""
        if self.knows != other.knows or len(self.paired) != len(other.paired):
            return False
        if any([self.paired.get(seat) is not other.paired[seat] for seat in other.paired]):
            return False
        return all([self.weights[k] is other.weights[k] for k in range(len(self.weights))])

    # What is believed

    def sums(self) -> list[float]:
        """The weight of each set of foes, over all kinds and all possible knowers."""
        return self.added(self.weights)

    def sums_of(self, kind: int) -> list[float]:
        """The same for one kind alone."""
        return self.added([self.weights[kind]])

    def added(self, columns: list[list[float]]) -> list[float]:
        foes = self.worlds.foes
        size = self.worlds.size
        knows = self.knows
        total = [0.0] * len(foes)
        plain = [0.0 if seat in self.paired else knows[seat] for seat in range(size)]
        whole = sum(plain)
        paired = list(self.paired.items())
        for i in range(len(foes)):
            weight = 0.0
            for column in columns:
                weight += column[i]
            if weight == 0.0:
                continue
            knower = whole
            for seat in each(foes[i]):
                knower -= plain[seat]
            for seat, fits in paired:
                if not foes[i] >> seat & 1:
                    knower += knows[seat] * fits[i]
            total[i] = weight * max(knower, 0.0)
        return total

    def kinds(self) -> list[float]:
        """How likely each kind is."""
        shares = [sum(column) for column in self.weights]
        whole = sum(shares)
        return [share / whole for share in shares]

    # What it learns

    def scale(self, kind: int, indices: list[int], factors: list[float]) -> None:
        """Multiply these weights of a kind. The column is copied: other beliefs share it."""
        column = self.weights[kind] = [*self.weights[kind]]
        for i in range(len(indices)):
            column[indices[i]] *= factors[i]

    def see(self, deed: Deed) -> None:
        """Somebody has done something by day. The knower may give itself away by such a deed."""
        self.measure(deed)
        foes = self.worlds.foes
        target = deed.options[deed.done]
        if target != NOBODY and deed.yard[deed.done] < SURPRISE:
            true = 1.0 + self.numbers.of["hints"] / deed.yard[deed.done]
            self.pair(deed.seat, [true if foes[i] >> target & 1 else 1.0 for i in range(len(foes))])

    def measure(self, deed: Deed) -> None:
        """Weigh a deed: how much likelier is it for foes than for a player without secrets?"""
        indices = self.worlds.of[deed.seat]
        foes, kinds = self.worlds.foes, self.numbers.kinds
        concerned = bits([option for option in deed.options if option != NOBODY])
        mates = [foes[i] & concerned for i in indices]
        for k in range(len(kinds)):
            kind = kinds[k]
            if kind.spares or kind.shy or kind.wild or kind.gives_up:
                known = {some: deed.likelihood(kind, some) for some in set(mates)}
                self.scale(k, indices, [known[some] for some in mates])

    def pair(self, seat: Seat, fits: list[float]) -> None:
        """How well each set of foes fits if this seat is the knower."""
        before = self.paired.get(seat)
        self.paired[seat] = fits if before is None else [before[i] * fits[i] for i in range(len(fits))]

    def come_out(self, seat: Seat, chance: float, is_rival: bool) -> None:
        """A seat claims to be the knower. `chance`: how likely the knower is to do so now."""
        false, kinds = self.numbers.of["false"], self.numbers.kinds
        self.weigh(seat, chance / false, [(kind.counters if is_rival else kind.first) / false for kind in kinds])

    def keep_quiet(self, seat: Seat, chance: float, is_rival: bool) -> None:
        """A seat has had the floor and has not claimed it."""
        kinds = self.numbers.kinds
        self.weigh(seat, 1.0 - chance, [1.0 - (kind.counters if is_rival else kind.first) for kind in kinds])

    def weigh(self, seat: Seat, knower: float, foes: list[float]) -> None:
        """Multiply the weights: by how much likelier something is if this seat is the knower, or a foe of each kind."""
        self.knows[seat] *= knower
        indices = self.worlds.of[seat]
        for k in range(len(foes)):
            self.scale(k, indices, [foes[k]] * len(indices))

    def answer(self, seat: Seat, target: Seat, is_foe: bool) -> None:
        """A seat that claims to be the knower says what another one is. If it lies, that tells nothing of the other: a
        foe may frame one of the town, or give up one of his own."""
        foes = self.worlds.foes
        wrong = self.numbers.of["wrong"]
        self.pair(seat, [2.0 if (foes[i] >> target & 1 != 0) == is_foe else wrong for i in range(len(foes))])

    def kill(self, seat: Seat, living: Seats, pulls: list[float], order: tuple[Seat, ...], enmity: float) -> None:
        """A seat was killed by night. `pulls`: how much each seat attracts killers. `order`: the seats round the table.
        `enmity`: how much a foe attracts killers, compared with the town, if not all killers are of one gang."""
        foes = self.worlds.foes
        plain = [0.0] * len(foes)
        following = [False] * len(foes)
        for i in range(len(foes)):
            if foes[i] >> seat & 1 and not enmity:
                plain[i] = self.numbers.of["his_own"]
                continue
            pull = 0.0
            for other in each(living):
                if not foes[i] >> other & 1:
                    pull += pulls[other]
                elif enmity:
                    pull += enmity * pulls[other]
            plain[i] = pulls[seat] / pull
            if foes[i] >> seat & 1:
                plain[i] *= enmity
                continue
            for other in order:
                if not foes[i] >> other & 1:
                    following[i] = other == seat
                    break
        for k in range(len(self.numbers.kinds)):
            share = self.numbers.kinds[k].ordered
            column = self.weights[k]
            self.weights[k] = [
                column[i] * ((1.0 - share) * plain[i] + (share if following[i] else 0.0)) for i in range(len(column))
            ]

    def keep(self, fits: list[bool]) -> None:
        """Only these sets of foes are possible. If none is left, the belief stays as it is: somebody was mistaken."""
        left = sum([sum([column[i] for i in range(len(fits)) if fits[i]]) for column in self.weights])
        if left > 0.0:
            self.weights = [[column[i] / left if fits[i] else 0.0 for i in range(len(fits))] for column in self.weights]


def first_belief(numbers: Numbers, worlds: Worlds) -> Belief:
    """The belief before anything has happened: every world is equally likely."""
    many = len(worlds.foes)
    weights = [[kind.prior / many] * many for kind in numbers.kinds]
    return Belief(numbers, worlds, weights, [1.0] * worlds.size)


def marginals(worlds: Worlds, sums: list[float]) -> list[float]:
    """How likely each seat is to be a foe."""
    whole = sum(sums)
    if whole <= 0.0:
        return [0.0] * worlds.size
    return [sum([sums[i] for i in of]) / whole for of in worlds.of]
