"""How people play each book at two tables side by side: the setups, who acts in secret, who sees it, and what everybody
answers when.

Everything depends only on the plot's seed and on what is public, so both tables look alike to the public.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec
from laws.bench import Bench
from laws.setups import BENCHES

from citysleeps.books.bigcity.components import COPIES as CITY_COPIES
from citysleeps.books.bigcity.game import NIGHTS
from citysleeps.books.bigcity.settings import SETTINGS as CITY_SETTINGS
from citysleeps.books.choosing import Choosable
from citysleeps.books.cuba.settings import SETTINGS as CUBA_SETTINGS
from citysleeps.books.original.components import COPIES, GANG_OF, composition
from citysleeps.books.original.settings import PRESETS, SETTINGS
from citysleeps.books.spytown.components import AGENT, MAFIOSO, tokens_for
from citysleeps.books.spytown.settings import SETTINGS as SPY_SETTINGS
from citysleeps.books.spytown.steps import SECRET
from citysleeps.kernel.seats import NOBODY, Seat
from citysleeps.kernel.setup import BadSetup, Setup, Value

if TYPE_CHECKING:
    from .traffic import Player, World

NIGHT_CARDS = ("commissar", "doctor", "sheriff", "mafia", "don", "ninja", "yakuza", "maniac", "lawyer")
NIGHT_ACTS = ("guard", "check", "plan", "mark", "point", "kill", "shoot")
MOST_ACTS = 6  # of one seat between two public facts
TRIES = 100
Absent = Literal["bot", "leave", "wait"]
Names = tuple[str, ...]
Do = tuple[float, str, tuple[Any, ...]]  # after this many seconds, this act with these arguments


class Case(NamedTuple):
    """A kind of table: the number of players, and the settings."""

    players: int
    settings: dict[str, Value]
    loose: tuple[str, ...] = ()  # settings that are drawn for each pair
    absent: tuple[Absent, ...] = ("bot", "leave", "wait")  # what happens to a player who is away
    book: str = "original"


# What a phone reads of an ask


class Slot(msgspec.Struct):
    kind: str
    seats: list[Seat] = []
    words: list[str] = []
    least: int = 0
    most: int = 0


class Asked(msgspec.Struct):
    act: str
    slots: list[Slot]
    idle: list[str]
    left: int | None = None
    host: bool = False
    offered: bool = False


def chosen(slot: Slot, chance: Random) -> Any:
    """An argument: the same at both tables whenever both allow it."""
    draw = chance.random()

    def rank(option: object) -> float:
        return Random(f"{draw} {option}").random()

    numbers = range(slot.least, slot.most + 1) if slot.kind in ("number", "number_or") else []
    options = sorted([*slot.seats, *numbers, *slot.words], key=rank)
    match slot.kind:
        case "text":
            return "it was him"
        case "words":
            return []
        case "seats":
            return tuple(options[: slot.least])
    return options[0] if options else None


def ranked(asks: list[Asked], chance: Random) -> Asked:
    """One of these, chosen in the same way."""
    draw = chance.random()
    return min(asks, key=lambda ask: Random(f"{draw} {ask.act}").random())


class Stage:
    """A book, and how people play it. By default everybody gives any legal answer."""

    settings: Choosable[Any]
    agree = True  # do players who act together mostly agree?
    kinds: tuple[str, ...] = ("moment", "swap", "answer", "idle", "leave", "away")  # how two tables may differ

    def __init__(self, book: str) -> None:
        self.name = book
        self.bench: Bench = BENCHES[book]
        self.book = self.bench.book

    # The table

    def setup(self, case: Case, names: Names, seed: str, chance: Random) -> Setup:
        """A settled setup with some of the loose settings drawn, as far as they go together. The pace is fixed, because
        with `together` a step takes as long as the slowest player."""
        fixed: dict[str, Value] = {"night_pace": "fixed"} if "night_pace" in self.settings.choices else {}
        for _ in range(TRIES):
            given = fixed | case.settings
            for name in case.loose:
                if chance.randrange(4) == 0:
                    given[name] = chance.choice(self.settings.choices[name])
            try:
                return self.book.settle(self.dealt(given, names, seed, chance))
            except BadSetup:
                continue
        raise AssertionError(f"{case} cannot be dealt")

    def dealt(self, given: dict[str, Value], names: Names, seed: str, chance: Random) -> Setup:
        raise NotImplementedError

    def actors(self, setup: Setup) -> list[Seat]:
        """The seats that may act in secret."""
        raise NotImplementedError

    def circles(self, setup: Setup) -> list[set[Seat]]:
        """The groups of seats that see each other act in secret."""
        return [{seat} for seat in self.actors(setup)]

    def free(self, setup: Setup, chance: Random) -> set[Seat]:
        """The seats that do their secret acts at other times at the second table. Nobody who sees them is watched."""
        return {seat for circle in self.circles(setup) if chance.randrange(2) for seat in circle}

    def is_seen(self, world: World, player: Player, act: str) -> bool:
        """May a watched player see when this is done?"""
        return player.seat not in world.plot.free

    def sees_all(self, game: Any, seat: Seat) -> bool:
        """Does this seat see everything by now?"""
        return bool(game.watchers >> seat & 1)

    def is_dark(self, game: Any) -> bool:
        """For a hidden act: does its step have a fixed length, so that nobody may notice when it is done?"""
        return True

    def varies(self, world: World) -> bool:
        """May an answer differ at the second table without anybody noticing by its time?"""
        return world.is_hidden()

    # What is answered

    def by_day(self, world: World, player: Player, asks: list[Asked]) -> Do | None:
        """An answer that everybody sees, or of which everybody sees only that it was given."""
        chance = world.plot.chance("day", player.seat, world.public(), player.acted)
        seconds = chance.uniform(0.2, 3)
        ask = self.asked(asks, chance, offers=0.03)
        if ask is None:
            return None
        late = chance.randrange(12) == 0 and not ask.offered
        if ask.left is None:
            seconds *= 9  # no hurry
        elif late:
            seconds += ask.left / 1000
        if world.is_changed(player, ask.act):
            chance = world.plot.chance("another", player.seat, ask.act, world.public(), player.acted)
        return seconds, *self.something(ask, player.acted, chance)

    def by_night(self, world: World, player: Player, asks: list[Asked]) -> Do | None:
        """A secret choice. At the second table it comes at another time, unless a watched player sees it."""
        if world.is_idle(player):
            return None
        key = (world.game.where(), world.moment(), player.acted)
        loner = world.plot.chance("loner", key).randrange(6) == 0
        chance = world.plot.chance("all" if self.agree and not loner else player.seat, key)
        ask = self.asked([ask for ask in asks if not self.is_again(ask)], chance, offers=0.3)
        if ask is None:
            return None
        if world.is_changed(player, ask.act):
            chance = world.plot.chance("another", player.seat, key)
        number = 0 if self.is_seen(world, player, ask.act) else world.number
        moment = world.plot.chance("moment", player.who, world.moment(), player.acted, number)
        room = 10.0 if ask.left is None else ask.left / 1000
        seconds = moment.uniform(0.01, 0.3) * room
        if chance.randrange(12) == 0 and ask.left is not None:
            return None
        return seconds, *self.something(ask, player.acted, chance)

    def is_again(self, ask: Asked) -> bool:
        """Is this an offer to point again? Its result would depend on who was first."""
        return ask.offered and ask.act == "point"

    def asked(self, asks: list[Asked], chance: Random, offers: float) -> Asked | None:
        """The ask to answer: mostly an open ask, now and then an offer."""
        beside, turn = chance.random() < offers, chance.randrange(1_000_000)
        there = [ask for ask in asks if not any(slot.kind == "seat" and not slot.seats for slot in ask.slots)]
        waited, offered = ([ask for ask in there if ask.offered is is_offered] for is_offered in (False, True))
        some = offered if offered and beside else waited
        return ranked(some, Random(turn)) if some else None

    def something(self, ask: Asked, acted: int, chance: Random) -> tuple[str, tuple[Any, ...]]:
        """After an act, `done` if that is possible. Otherwise an act or an idle word."""
        idle, draw = chance.random(), chance.randrange(1_000_000)
        word = min(ask.idle, key=lambda word: Random(f"{draw} {word}").random()) if ask.idle else ""
        if "done" in ask.idle and acted:
            return "done", ()
        if word and idle < self.idles(ask.act):
            return word, ()
        return ask.act, tuple(chosen(slot, Random(f"{draw} {at}")) for at, slot in enumerate(ask.slots))

    def idles(self, act: str) -> float:
        """How often a player chooses an idle word."""
        return 0.8 if act == "say" else 0.4 if act == "vote" else 0.15


# The books


class OfOriginal(Stage):
    """Gangs agree, plan and mark; everybody speaks in turn, and accuses."""

    settings = SETTINGS

    def dealt(self, given: dict[str, Value], names: Names, seed: str, chance: Random) -> Setup:
        mode = PRESETS.get(str(given.get("preset", "")), {}) | given
        if mode.get("host_mode") == "hostless":
            given["temporary_host"] = chance.choice(names)
        row = composition(str(mode["deck"]), len(names), "lawyer")
        cards = [card for card in COPIES for _ in range(row.get(card, 0))]
        chance.shuffle(cards)
        deal = dict(zip(names, cards, strict=True))
        return Setup(book=self.name, seats=names, settings=given, seed=seed, deal=deal, lasting=True)

    def actors(self, setup: Setup) -> list[Seat]:
        return with_card(setup, *NIGHT_CARDS)

    def gangs(self, setup: Setup) -> set[Seat]:
        return {*with_card(setup, *GANG_OF, "werewolf")}

    def free(self, setup: Setup, chance: Random) -> set[Seat]:
        """In half of the pairs nobody of a gang is watched."""
        gangs = self.gangs(setup) if chance.randrange(2) == 0 else set()
        return {*gangs, *(seat for seat in self.actors(setup) if chance.randrange(2))}

    def is_seen(self, world: World, player: Player, act: str) -> bool:
        """ORIG-R29 With a window the planning begins when all have marked."""
        replans = world.plot.setup.settings["gang_replan"] == "window"
        together = act in ("plan", "point") or (act == "mark" and replans)
        gangs_are_watched = not self.gangs(world.plot.setup) <= world.plot.free
        return player.seat not in world.plot.free or (together and gangs_are_watched)

    def by_day(self, world: World, player: Player, asks: list[Asked]) -> Do | None:
        ask = asks[0]
        if ask.act in NIGHT_ACTS:
            return None  # it is over already
        chance = world.plot.chance("day", player.seat, ask.act, world.public(), player.done)
        seconds = chance.uniform(0.2, 3)
        if chance.randrange(12) == 0:
            seconds += (ask.left or 9000) / 1000  # too late
        match ask.act:
            case "ready":
                return 9 * seconds, "ready", ()
            case "say":
                words = chance.random() < 0.2 and not player.done
                return seconds, *(("say", ("it was him",)) if words else ("done", ()))
            case "nominate" if chance.random() < 0.3 and ask.slots[0].seats and not world.pair.options.peaceful:
                return seconds, "nominate", (chance.choice(ask.slots[0].seats),)
            case "vote" if chance.random() < 0.4:
                slot = ask.slots[0]
                return seconds, "vote", (chance.choice(slot.seats or slot.words),)
            case "vote":
                return seconds, chance.choice(["pass", "abstain"]), ()
        return seconds, "pass", ()

    def by_night(self, world: World, player: Player, asks: list[Asked]) -> Do | None:
        ask = asks[0]
        if ask.act not in NIGHT_ACTS or world.is_idle(player):
            return None  # the day is over, which had asked it
        key = (ask.act, world.game.where()[-1], world.round(), player.done)
        loner = world.plot.chance("loner", key).randrange(6) == 0
        chance = world.plot.chance(player.seat if loner else "all", key)
        if world.is_changed(player, ask.act):
            chance = world.plot.chance("another", player.seat, key)
        number = 0 if self.is_seen(world, player, ask.act) else world.number
        moment = world.plot.chance("moment", player.who, world.public(), player.done, number)
        room = 10.0 if ask.left is None else ask.left / 1000
        seconds = moment.uniform(0.01, 0.2 if ask.act in ("plan", "point") else 0.95) * room
        if chance.randrange(12) == 0:
            return None if "pass" not in ask.idle or chance.randrange(2) else (seconds, "pass", ())
        if ask.act in ("plan", "point") and player.done >= (3 if ask.act == "plan" else 1):
            return (seconds, "done", ()) if "done" in ask.idle else None
        if "done" not in ask.idle and ask.act in ("plan", "point"):
            return None
        seats = list(range(world.plot.players))
        chance.shuffle(seats)
        aim = next((seat for seat in seats if seat in ask.slots[0].seats), NOBODY)
        if aim == NOBODY:
            return None
        return seconds, ask.act, (aim, ask.slots[1].least + player.done) if ask.act == "plan" else (aim,)


WAKING = {"recruitment", "reverse_recruitment", "role_swap", "new_gang"}


class OfSpytown(Stage):
    """The Mafia point together; cards are played from the hand."""

    settings = SPY_SETTINGS
    kinds = (*Stage.kinds, "hands")

    def dealt(self, given: dict[str, Value], names: Names, seed: str, chance: Random) -> Setup:
        row = tokens_for(len(names), given.get("kids_no_agent") == "on")
        tokens = [token for token, copies in row.items() for _ in range(copies)]
        cards = given.get("cards", ())
        assert isinstance(cards, tuple)
        held = [*cards, *["neutral"] * (len(names) - len(cards))]
        chance.shuffle(tokens)
        chance.shuffle(held)
        hands = dict(zip(names, held, strict=True)) if cards else {}
        deal = dict(zip(names, tokens, strict=True))
        return Setup(book=self.name, seats=names, settings=given, seed=seed, deal=deal, cards=hands, lasting=True)

    def actors(self, setup: Setup) -> list[Seat]:
        return with_card(setup, MAFIOSO, AGENT)

    def circles(self, setup: Setup) -> list[set[Seat]]:
        """With some cards anybody may come to wake with the Mafia: then nobody acts at another moment."""
        if set(setup.cards.values()) & WAKING:
            return []
        return [{*with_card(setup, MAFIOSO)}, {*with_card(setup, AGENT)}]

    def is_dark(self, game: Any) -> bool:
        """The secret phases, and the windows; not a ballot, which is over when all have voted."""
        return game.phase in SECRET or game.inner != ""

    def is_seen(self, world: World, player: Player, act: str) -> bool:
        """A card that is played is seen at once, or in which order it was, at dawn."""
        return super().is_seen(world, player, act) or act in ("play", "reveal")

    def sees_all(self, game: Any, seat: Seat) -> bool:
        """SPY-R52 The eliminated may watch the secret phases."""
        return super().sees_all(game, seat) or bool(game.viewers >> seat & 1)


class OfBigCity(Stage):
    """Criminals point and are done, the Agent with them; everybody is named by day."""

    settings = CITY_SETTINGS

    def dealt(self, given: dict[str, Value], names: Names, seed: str, chance: Random) -> Setup:
        roles = given.pop("roles")
        assert isinstance(roles, tuple)
        cards = [card for role in roles for card in [role.partition("=")[0]] * int(role.partition("=")[2] or 1)]
        chance.shuffle(cards)
        deal = dict(zip(names, cards, strict=True))
        return Setup(book=self.name, seats=names, settings=given, seed=seed, deal=deal, lasting=True)

    def actors(self, setup: Setup) -> list[Seat]:
        return with_card(setup, *(card for card in CITY_COPIES if card not in ("peaceful_resident", "lucky_one")))

    def circles(self, setup: Setup) -> list[set[Seat]]:
        """A sect wakes whom it has recruited: its head acts at the same moment."""
        criminals = {*with_card(setup, *CRIMINALS, "agent")}
        return [criminals, *({seat} for seat in self.actors(setup) if seat not in criminals and not heads(setup, seat))]

    def is_dark(self, game: Any) -> bool:
        """The calls, which have a limit in every case here."""
        return game.phase in NIGHTS

    def varies(self, world: World) -> bool:
        """Who abstains is not waited for at the next name: a naming is as long as people need."""
        return world.is_dark()

    def idles(self, act: str) -> float:
        return 0.85 if act == "vote" else super().idles(act)


CRIMINALS = ("mafia", "cartel", "lawyer", "lover", "bloodhound", "werewolf", "boss", "ringleader")


def heads(setup: Setup, seat: Seat) -> bool:
    return setup.deal[setup.seats[seat]] == "sectarian"


class OfCuba(Stage):
    """The box goes round; then everybody says what they like, until the Godfather accuses."""

    settings = CUBA_SETTINGS
    agree = False
    kinds = ("moment", "answer", "leave", "away")

    def dealt(self, given: dict[str, Value], names: Names, seed: str, chance: Random) -> Setup:
        given["first_godfather"] = chance.choice(names)
        return Setup(book=self.name, seats=names, settings=given, seed=seed, lasting=True)

    def actors(self, setup: Setup) -> list[Seat]:
        return list(range(len(setup.seats)))

    def is_dark(self, game: Any) -> bool:
        """CUBA-1322 At a fixed pace the box goes on when its time is over."""
        return bool(game.phase == "theft" and game.settings.theft_fixed_s > 0)

    def by_night(self, world: World, player: Player, asks: list[Asked]) -> Do | None:
        """Everybody hears what is said while the box goes round: who acts at another moment says nothing."""
        free = player.seat in world.plot.free
        return super().by_night(world, player, [ask for ask in asks if not (free and ask.offered)])

    def by_day(self, world: World, player: Player, asks: list[Asked]) -> Do | None:
        """The Godfather takes his time, and seldom gives up."""
        wants = super().by_day(world, player, asks)
        if wants is None or wants[1] not in ("accuse", "concede"):
            return wants
        aims = [ask for ask in asks if ask.act == "accuse"]
        gives_up = world.plot.chance("gives up", world.public()).randrange(10) == 0
        if gives_up or not aims:
            return wants[0] * 10, "concede", ()
        return wants[0] * 10, "accuse", (chosen(aims[0].slots[0], world.plot.chance("aim", world.public())),)


def with_card(setup: Setup, *cards: str) -> list[Seat]:
    return [seat for seat, name in enumerate(setup.seats) if setup.deal[name] in cards]


STAGES: dict[str, Stage] = {
    "original": OfOriginal("original"),
    "spytown": OfSpytown("spytown"),
    "bigcity": OfBigCity("bigcity"),
    "cuba": OfCuba("cuba"),
}
