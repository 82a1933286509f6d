"""Two live tables side by side in the same virtual time. They differ only in something hidden. Everybody who may not
know it must get the same from both.

All public behaviour depends only on one seed and on what is public, so both tables look the same to the public. At the
second table secret acts come at other times, and one of them is different.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from random import Random
from typing import Any, NamedTuple

import msgspec
from laws.bench import DEAL, HANDS, LEAVE, Change
from laws.inputs import wild
from laws.pairs import Leak, swapped
from starlette.requests import Request

from citysleeps.agents.bot import Bot
from citysleeps.books.described import HUMAN
from citysleeps.books.original.components import GANG_OF
from citysleeps.kernel.ask import Answer, Ask
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Game, Told
from citysleeps.kernel.mending import first
from citysleeps.kernel.seats import ALL, HOST_SEAT, NOBODY, SPECTATORS, Seat, bit, bits, each
from citysleeps.kernel.setup import Setup, Value
from citysleeps.server import api
from citysleeps.server.desk import Desk
from citysleeps.server.problem import Problem
from citysleeps.store.memory import MemoryStore
from citysleeps.table import commands, rows
from citysleeps.table.live import LiveTable
from citysleeps.table.manners import Manners
from citysleeps.table.phases import GAME, OVER
from citysleeps.table.rows import NO_ONE, Who
from citysleeps.table.table import row

from .stages import MOST_ACTS, STAGES, Asked, Case, Do
from .virtual import VirtualLoop

CODE = "TABLE"
SPECTATOR: Seat = SPECTATORS.bit_length() - 1
LATE = 0.003  # seconds that every timer rings late, as on a busy machine
HOUR = 3600.0
LATEST = 3 * HOUR  # the end of a table at which people talk for ever
EVENTS = 30  # in a pair: random inputs, second phones, look-ups
BEFORE = ("deal", "setup")
SHOWN = 300  # characters of a message that differs


# A case: what is played


DETAILS = ("gang_agreement", "team_target", "plan_reminder", "gang_replan", "sheriff_may_pass", "maniac_may_pass")
MORE = (*DETAILS, "lawyer_appears_red", "werewolf_trigger", "werewolf_joins", "dead_see_all", "reveal_at_end")
BY_HAND: dict[str, Value] = {"night_step_seconds": 0, "nomination_seconds": 0, "vote_call_seconds": 0}
SPY = ("mafia_choice", "vote_mode", "abstain", "self_vote", "finalists_vote", "empty_vote", "dead_view", "agent_pass")
HAND = ("vest", "bandage", "wiretap", "last_shot", "arrest", "shelter")
RECRUITS = ("recruitment", "role_swap", "kidnapping", "safe_conduct", "shot_round_corner", "reverse_recruitment")
SPY_TIMES: dict[str, Value] = {"t_discussion": 60}
CITY: tuple[str, ...] = ("agent", "detective", "doctor", "bodyguard", "judge", "lawyer", "boss", "mafia=2")
OUTCASTS = ("maniac", "poisoner", "mafia=2", "detective", "doctor", "patrolman", "psychic", "sleuth", "avenger")
CITY_TIMES: dict[str, Value] = {"night_step_limit_s": 20, "discussion_limit_s": 60, "vote_limit_s": 10}
CITY_LOOSE = ("faction_chat", "boss_decides", "agent_vote", "night_calls", "voluntary_pass", "opt_grave_secrets")
CUBA = ("box_memory", "theft_talk", "single_agent", "jokers")
OTHERS = {
    "spytown": Case(11, SPY_TIMES, SPY, book="spytown"),
    "spytown_small": Case(7, SPY_TIMES, (*SPY, "small_first_mafia_phase"), book="spytown"),
    "spytown_cards": Case(12, {**SPY_TIMES, "cards": HAND}, (*SPY, "wrong_phase", "save_scope"), book="spytown"),
    "spytown_recruits": Case(
        12, {**SPY_TIMES, "cards": RECRUITS}, (*SPY, "recruited_agent", "reverse_wakes"), book="spytown"
    ),
    "bigcity": Case(13, {**CITY_TIMES, "roles": (*CITY, "peaceful_resident=4")}, CITY_LOOSE, book="bigcity"),
    "bigcity_outcasts": Case(
        14, {**CITY_TIMES, "roles": (*OUTCASTS, "peaceful_resident=4"), "max_outcasts": 2}, CITY_LOOSE, book="bigcity"
    ),
    "cuba": Case(8, {"theft_fixed_s": 20}, CUBA, book="cuba"),
    "cuba_cleaner": Case(10, {"theft_fixed_s": 20, "cleaner": "on"}, CUBA, book="cuba"),
    "cuba_in_turns": Case(8, {"theft_turn_s": 60, "cleaner": "on"}, CUBA, book="cuba"),
}
CASES = {
    "basic": Case(8, {"preset": "basic"}, MORE),
    "professional": Case(10, {"preset": "professional"}, MORE),
    "extended_15": Case(15, {"preset": "extended"}, MORE),
    "extended_20": Case(20, {"preset": "extended"}, MORE),
    "hostless": Case(12, {"preset": "hostless"}, MORE),
    "hostless_by_hand": Case(12, {"preset": "hostless", **BY_HAND}),
    "human_host": Case(9, {"preset": "professional", "host_mode": "human"}, MORE),
    "human_host_by_hand": Case(9, {"preset": "basic", "host_mode": "human", **BY_HAND}),
    **OTHERS,
}


class Plot:
    """What both tables have in common, drawn from one seed."""

    def __init__(self, case: Case, seed: str) -> None:
        self.seed = seed
        chance = Random(f"{seed} plot")
        self.stage = STAGES[case.book]
        names = tuple(f"p{seat + 1}" for seat in range(case.players))
        self.setup = self.stage.setup(case, names, seed, chance)
        self.players = case.players
        self.people = range(1, case.players + 1)
        is_led = self.stage.book.lobby.hosted_by(self.setup.settings) == HUMAN
        self.host = case.players + 1 if is_led else NO_ONE
        self.newcomer = case.players + 2  # joined, but only watches
        self.creator = chance.choice([*self.people, self.newcomer])
        self.manners = Manners(chance.choice([5, 20, 90]), chance.choice(case.absent))
        self.free = self.stage.free(self.setup, chance)  # act in secret at other times at the second table; not watched

    def chance(self, *key: object) -> Random:
        """Chance that depends only on the seed and these."""
        return Random(f"{self.seed} {key}")

    @property
    def temporary_host(self) -> Seat:
        named = str(self.setup.settings["temporary_host"])
        return self.setup.seats.index(named) if named else NOBODY

    def log(self, setup: Setup) -> list[bytes]:
        """The rows of a table that has just dealt."""
        opening = [
            rows.Opened("", "secret", "en", self.stage.name, {}, self.manners),
            *(rows.Came(who, f"p{who}", "en", f"token {who}", "", "") for who in self.people),
            rows.Came(self.players + 1, "host", "en", "token of the host", "", ""),
            rows.Came(self.newcomer, "newcomer", "en", "token of the newcomer", "", ""),
            rows.HandedOn(self.creator, True),
            rows.Dealt(setup, tuple(self.people), self.host),
        ]
        return [row(0, NO_ONE, "", what) for what in opening]


# People


class Heard(msgspec.Struct):
    """The parts of a message that a phone reads."""

    asks: list[Asked] | None = None


read = msgspec.json.Decoder(Heard).decode


class Phone:
    """A client that keeps the bytes it gets."""

    def __init__(self, who: Who, player: Player | None = None) -> None:
        self.who = who
        self.has_creator_token = False
        self.is_screen = False
        self.language = "en"
        self.player = player  # its user
        self.got: list[bytes] = []

    def post(self, message: bytes, goes_on: bool = False) -> None:
        for line in message.splitlines():
            self.got.append(line)
            if self.player:
                self.player.look(read(line))

    def end(self, reason: str) -> None:
        self.got.append(f"the end: {reason}".encode())

    def shutdown(self) -> None:
        self.got.append(b"the table is elsewhere")

    def check(self) -> None:
        """Always there."""


class Player:
    """A player with a phone, who answers what it asks."""

    def __init__(self, world: World, who: Who) -> None:
        self.world = world
        self.who = who
        self.phone = Phone(who, self)
        self.is_here = False
        self.asks: list[Asked] = []
        self.done = 0  # acts since the last ask
        self.acted = 0  # acts in this part of the game
        self.acted_at: tuple[bool, int] = (False, 0)
        self.next: asyncio.TimerHandle | None = None
        self.goes_on: asyncio.TimerHandle | None = None
        self.went_on = (-1, 0)  # at which public fact, and how often, the player went on as the host
        self.ids = count(1)

    @property
    def seat(self) -> Seat:
        return self.who - 1 if self.who in self.world.plot.people else NOBODY

    # Here and away

    def come(self, game: int = 0, after: int = 0) -> None:
        self.is_here = True
        self.world.live.connect(self.phone, game, after)

    def go(self) -> None:
        self.is_here = False
        self.asks = []
        self.rest()
        self.world.live.disconnect(self.phone)

    def rest(self) -> None:
        for handle in (self.next, self.goes_on):
            if handle:
                handle.cancel()
        self.next = self.goes_on = None

    # Looking and doing

    def look(self, heard: Heard) -> None:
        if not self.is_here:
            return
        if heard.asks is not None:
            self.asks = heard.asks
            self.done = 0
            self.think()
        self.think_as_host()

    def think(self) -> None:
        if self.next:
            self.next.cancel()
            self.next = None
        if self.acted_at != self.world.moment():
            self.acted, self.acted_at = 0, self.world.moment()
        mine = [ask for ask in self.asks if not ask.host]
        wants = self.world.wants(self, mine) if mine and self.acted < MOST_ACTS else None
        if wants:
            seconds, act, args = wants
            self.next = self.world.loop.call_later(seconds, self.answer, act, args)

    def answer(self, act: str, args: tuple[Any, ...]) -> None:
        if self.world.live.table.paused:
            self.next = self.world.loop.call_later(0.3, self.answer, act, args)
            return
        self.done += 1
        self.acted += 1
        self.send(commands.Answer(id=f"own {next(self.ids)}", act=act, args=args))
        self.think()  # unless asked again

    def think_as_host(self) -> None:
        """If only the host can go on, do so after a while that depends only on what is public."""
        world = self.world
        goes_on = any(ask.host and ask.act == "next" for ask in self.asks) and not world.game.allowed
        at, times = self.went_on
        if at != world.public() or not goes_on:
            if self.goes_on:
                self.goes_on.cancel()
                self.goes_on = None
        if goes_on and not self.goes_on:
            self.went_on = (world.public(), times + 1 if at == world.public() else 0)
            seconds = 20 + 5 * world.plot.chance("next", *self.went_on).random()
            self.goes_on = world.loop.call_later(seconds, self.go_on)

    def go_on(self) -> None:
        self.goes_on = None
        self.send(commands.Answer(id=f"own {next(self.ids)}", act="next", host=True))

    def send(self, command: Any) -> None:
        self.world.live.receive(self.phone, command)


class Puppet(Bot[Any]):
    """A bot that gives nothing away: it does nothing if it can."""

    def answer(self, view: Game, me: Seat, asks: list[Ask], chance: Random) -> Answer:
        ask = asks[0]
        if ask.idle:
            return Answer(me, ask.idle[0])
        return Answer(me, ask.act, tuple(first(slot) for slot in ask.slots))


# A table


class World:
    """One of the two tables."""

    def __init__(self, pair: Pair, number: int, setup: Setup) -> None:
        self.pair = pair
        self.plot = pair.plot
        self.stage = pair.plot.stage
        self.number = number
        self.setup = setup
        self.loop = asyncio.get_running_loop()
        self.store = MemoryStore()
        self.heard = 0  # facts
        self.counted = (0, 0)  # facts, and the public ones among them
        self.public_since = 0.0  # when the last of these was told
        self.players = {who: Player(self, who) for who in [*self.plot.people, self.plot.newcomer]}
        if self.plot.host:
            self.players[self.plot.host] = Player(self, self.plot.host)
        self.spectator = Phone(NO_ONE)

    async def open(self) -> None:
        await self.store.append(CODE, 0, self.plot.log(self.setup))
        host = self.plot.temporary_host if self.pair.options.bot_hosts else NOBODY
        await self.enter([player for player in self.players.values() if host == NOBODY or player.seat != host])

    async def enter(self, players: list[Player]) -> None:
        """Open the table on a server, and connect these people."""
        self.desk = Desk(self.store, 6.0, 0, (), False, open_days=0)
        live = await self.desk.hall.find(CODE)
        assert live
        self.live: LiveTable = live
        self.live.connect(self.spectator, 0, 0)
        for player in players:
            player.come()

    async def restart(self) -> None:
        """Open the table on another server, from the store."""
        self.live.close()
        for player in self.players.values():
            player.rest()
        await self.enter([player for player in self.players.values() if player.is_here])

    @property
    def game(self) -> Game:
        return self.live.table.playing.game

    def told(self) -> list[Told]:
        """The facts told since the last call, and their audiences."""
        game = self.game
        new = list(zip(game.audiences[self.heard :], game.facts[self.heard :], strict=True))
        self.heard += len(new)
        return new

    def public(self) -> int:
        """The number of public facts."""
        audiences = self.game.audiences
        read, told = self.counted
        new = sum(to == ALL for to in audiences[read:])
        self.counted = (len(audiences), told + new)
        if new:
            self.public_since = self.loop.time()
        return told + new

    def is_hidden(self) -> bool:
        """Are acts hidden now?"""
        return self.live.table.phase == GAME and bool(self.stage.bench.is_hidden(self.game))

    def is_dark(self) -> bool:
        """Is their time hidden too?"""
        return self.is_hidden() and self.stage.is_dark(self.game)

    def moment(self) -> tuple[bool, int]:
        """Where the game is, as everybody sees it: the dark step, or the number of public facts."""
        period = self.game.lasting_period
        return (True, period.number) if period and self.is_dark() else (False, self.public())

    def round(self) -> int:
        """The number of the night or the turn; 1 if there are none."""
        return max(self.stage.book.numbers(self.game).values(), default=1)

    def wants(self, player: Player, asks: list[Asked]) -> Do | None:
        """The player's answer, and when it comes."""
        return (self.stage.by_night if self.is_dark() else self.stage.by_day)(self, player, asks)

    def is_idle(self, player: Player) -> bool:
        """Do all secret actors stay idle in this night?"""
        if self.number == 0 or self.pair.kind != "idle" or player.seat not in self.pair.unwatched:
            return False
        return self.round() == self.pair.options.nights

    def is_changed(self, player: Player, act: str) -> bool:
        """Is this the secret answer that differs at this table?"""
        if self.number == 0 or not self.stage.varies(self) or (player.seat, self.round()) != self.pair.secret:
            return False
        self.pair.changes.append(Change(act, bit(player.seat)))
        return True

    # The look-up, and what else can be fetched

    def found(self) -> bytes:
        """The response for somebody who has only the code."""
        return bytes(ran(api.look_up(Browser(), self.desk)).body)

    def record(self) -> object:
        """The response for somebody who asks for the record."""
        try:
            return ran(api.record(Browser(), self.desk)).body
        except Problem as problem:
            return problem.reason


class Browser(Request):
    """An anonymous request about the table and its first game."""

    def __init__(self) -> None:
        super().__init__({"type": "http", "path_params": {"code": CODE, "number": "1"}})


def ran(result: Awaitable[Any]) -> Any:
    """The result of a coroutine that never waits."""
    try:
        result.__await__().send(None)
    except StopIteration as end:
        return end.value
    raise AssertionError("it waits")


# The pair


class Lockstep(VirtualLoop):
    """Virtual time that calls back before each step, to compare both tables."""

    look: Callable[[], None] = staticmethod(lambda: None)

    def jump(self) -> None:
        self.look()
        super().jump()
        self.now += LATE


class Watch:
    """A person who may not know the change, with a phone at each table."""

    def __init__(self, me: Seat, one: Phone, two: Phone) -> None:
        self.me = me
        self.phones = (one, two)
        self.read = [0, 0]  # messages
        self.shown: list[dict[str, bytes]] = [{}, {}]  # the table and `you` as last seen, blurred

    def new(self, number: int, hazy: Who) -> list[bytes]:
        """The messages since the last look, without the presence of a person who comes and goes at one table only."""
        got = self.phones[number].got
        new = got[self.read[number] :]
        self.read[number] = len(got)
        return self.blurred(number, got, new, hazy) if hazy and new else new

    def blurred(self, number: int, got: list[bytes], new: list[bytes], hazy: Who) -> list[bytes]:
        """The messages without this person's presence. Repeated states are left out."""
        shown = self.shown[number]
        for message in got[: -len(new)] if not shown else []:
            shown |= parts(msgspec.json.decode(message), hazy)
        kept = []
        for message in new:
            said = msgspec.json.decode(message)
            now = parts(said, hazy)
            if now and shown | now == shown and set(said) <= {"say", "n", "table", "you"}:
                continue
            shown |= now
            kept.append(msgspec.json.encode(said))
        return kept


def parts(said: Any, hazy: Who) -> dict[str, bytes]:
    """The table and the receiver in a message, without this person's presence."""
    for person in said["table"]["people"] if "table" in said else []:
        if person["id"] == hazy:
            person.pop("here", None)
            person.pop("stand_in", None)
    return {name: msgspec.json.encode(said[name]) for name in ("table", "you") if name in said}


class Options(NamedTuple):
    """What else happens in a pair."""

    nights: int = 2  # how many are played
    restarts: bool = False
    hosts: bool = False  # the change is about the temporary host
    bot_hosts: bool = False  # a bot plays the temporary host
    peaceful: bool = False  # nobody is put on trial


USUAL = Options()


class Pair:
    """Two tables, and their difference."""

    def __init__(self, case: Case, kind: str, seed: object, options: Options) -> None:
        self.plot = Plot(case, f"{kind} {seed}")
        self.kind = kind
        self.options = options
        self.chance = self.plot.chance("pair")
        self.changes = [Change("nothing", 0)]
        self.secret: tuple[Seat, int] = (NOBODY, 0)  # whose answer differs, and in which night
        self.blurred: Who = NO_ONE  # whose presence is public
        self.unwatched = set(self.plot.free)
        self.watches: list[Watch] = []
        self.learned = 0  # how many learned of the change legally

    # The change

    def setups(self) -> tuple[Setup, Setup]:
        """The setups of both tables: the same, unless the change is in the deal."""
        plot, setup = self.plot, self.plot.setup
        held = {"swap": setup.deal, "hands": setup.cards}.get(self.kind)
        if not held:
            return setup, setup
        one, two = self.chance.sample(range(plot.players), 2)
        while held[setup.seats[one]] == held[setup.seats[two]]:
            one, two = self.chance.sample(range(plot.players), 2)
        if self.options.hosts:  # whether the host is in the gang
            one = plot.temporary_host
            of_gang = [held[name] in GANG_OF for name in setup.seats]
            two = next(seat for seat in range(plot.players) if of_gang[seat] != of_gang[one])
        self.changes = [Change(DEAL if self.kind == "swap" else HANDS, bit(one) | bit(two))]
        self.unwatched |= {one, two}
        other = swapped(held, setup.seats[one], setup.seats[two])
        return setup, msgspec.structs.replace(setup, **{"deal" if self.kind == "swap" else "cards": other})

    def choose_change(self) -> None:
        """Choose whose secret differs, and when."""
        plot = self.plot
        counts = self.plot.stage.book.numbers(self.worlds[0].game)
        night = self.chance.randrange(1, self.options.nights + 1) if counts else 1
        actors = plot.stage.actors(plot.setup)
        who = self.chance.choice(actors)
        if self.kind == "idle":
            self.changes = [Change(act, bits(range(plot.players))) for act in plot.stage.book.acts]
            self.unwatched.update(actors)
        if self.kind == "answer":
            self.secret = (who, night)
            self.unwatched.add(who)
        if self.kind in ("leave", "away"):
            if self.chance.randrange(3) == 0:
                who = self.chance.randrange(plot.players)
            if self.options.hosts:
                who = plot.temporary_host
            self.loop.call_later(self.chance.uniform(1, 400), self.change, who, night)
        if self.kind == "correct":
            self.loop.call_later(self.chance.uniform(1, 400), self.correct)

    def change(self, seat: Seat, night: int) -> None:
        """At the second table somebody leaves, or loses the connection, while the city sleeps."""
        world = self.worlds[1]
        player = world.players[seat + 1]
        late = self.kind == "away" and self.loop.time() > world.public_since + 5
        if not world.is_dark() or not player.is_here or world.round() < night or late:
            self.loop.call_later(2, self.change, seat, night)
            return
        missed = self.plot.stage.book.hosts(world.game) >> seat & 1 or (
            player.who == self.plot.creator and self.kind == "away"
        )
        if missed and not self.options.hosts:
            self.change((seat + 1) % self.plot.players, night)
            return
        self.forget(seat)
        if self.kind == "leave":
            self.changes.append(Change(LEAVE, bit(seat)))
            player.send(commands.Answer(id="leave", act="leave"))
            if self.chance.randrange(2):
                self.loop.call_later(self.chance.uniform(0.1, 30), self.lose_touch, player.who)
        else:
            self.changes += [Change(act, bit(seat)) for act in self.plot.stage.book.acts]
            self.blurred = player.who
            player.go()
            self.loop.call_later(self.chance.uniform(0.5, 12), player.come)  # before the step ends

    def forget(self, seat: Seat) -> None:
        """This person knows the difference now: stop watching."""
        self.watches = [watch for watch in self.watches if watch.me != seat]

    def correct(self) -> None:
        """At the second table the host corrects the last secret act."""
        world = self.worlds[1]
        play = world.live.table.playing
        made = play.inputs[-1] if play.inputs and world.is_dark() else Answer(NOBODY, "")
        aim = self.chance.choice(each(world.game.living))
        args = (made.seat, made.act, aim, *made.args[1:])
        if made.seat < 0 or play.reason(Answer(HOST_SEAT, "correct", args)):
            self.loop.call_later(5, self.correct)
            return
        self.changes.append(Change(made.act, bit(made.seat)))
        self.forget(made.seat)
        world.players[self.plot.host].send(commands.Answer(id="correct", act="correct", args=args, host=True))

    # Playing

    async def play(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.over: asyncio.Future[None] = self.loop.create_future()
        one, two = self.setups()
        self.worlds = (World(self, 0, one), World(self, 1, two))
        for world in self.worlds:
            await world.open()
        self.choose_change()
        self.watch(SPECTATOR, self.worlds[0].spectator, self.worlds[1].spectator)
        for who in [*self.plot.people, self.plot.newcomer]:
            seat = who - 1 if who in self.plot.people else SPECTATOR
            if seat not in self.unwatched:
                self.watch(seat, *(world.players[who].phone for world in self.worlds))
        for _ in range(EVENTS):
            self.loop.call_later(self.chance.uniform(0, 500 * self.options.nights), self.happen)
        if self.options.restarts:
            for _ in range(3):
                self.loop.call_later(self.chance.uniform(0, 500), lambda: self.loop.create_task(self.restart()))
        assert isinstance(self.loop, Lockstep)
        self.loop.look = self.look
        self.loop.call_later(24 * HOUR, self.give_up)
        await self.over
        for world in self.worlds:
            world.live.close()
            for player in world.players.values():
                player.rest()

    def give_up(self) -> None:
        if not self.over.done():
            self.over.set_exception(AssertionError(f"{self.plot.seed} has no end"))

    def watch(self, me: Seat, one: Phone, two: Phone) -> None:
        self.watches.append(Watch(me, one, two))

    async def restart(self) -> None:
        for world in self.worlds:
            await world.restart()

    def happen(self) -> None:
        """Do something outside the game at both tables."""
        roll = self.chance.randrange(100)
        if self.over.done() or not self.watches:
            return
        if roll < 60:
            self.try_something()
        elif roll < 63:
            self.have_a_hunch()
        elif roll < 65:
            assert {world.record() for world in self.worlds} == {"no_record"}
        elif roll < 80:
            self.look_with_another_phone()
        else:
            steady = [who for who in self.plot.people if who - 1 not in self.plot.free]
            self.lose_touch(self.chance.choice(steady or [self.plot.newcomer]))

    def try_something(self) -> None:
        """Try an input that is mostly not legal."""
        watch = self.chance.choice(self.watches)
        who = watch.phones[0].who
        command = self.odd_command(watch.me, f"odd {self.chance.random()}")
        for world in self.worlds:
            world.live.receive(world.players[who].phone if who else world.spectator, command)
        if isinstance(command, commands.Pause):
            self.loop.call_later(self.chance.uniform(1, 9), self.resume, who)

    def have_a_hunch(self) -> None:
        """Make a hunch at the second table only, by somebody who is not watched."""
        who = self.chance.choice(self.plot.people)
        if all(watch.phones[0].who != who for watch in self.watches):
            command = commands.Hunch(id=f"hunch {self.loop.time()}", seat=self.chance.randrange(self.plot.players))
            self.worlds[1].players[who].send(command)
            seat = self.chance.randrange(self.plot.players)
            self.worlds[1].players[who].send(commands.Believe(id=f"belief {self.loop.time()}", chances={seat: 0.5}))

    def resume(self, who: Who) -> None:
        id = f"resume {self.loop.time()}"
        for world in self.worlds:
            world.live.receive(world.players[who].phone if who else world.spectator, commands.Resume(id=id))

    def odd_command(self, me: Seat, id: str) -> Any:
        chance = self.chance
        size = self.plot.players
        if chance.randrange(3):
            act = wild(self.plot.stage.book, me if me < size else 0, size, chance)
            return commands.Answer(id=id, act=act.act, args=act.args, host=chance.randrange(8) == 0)
        choices: list[Any] = [
            commands.Answer(id=id, act=chance.choice(["next", "leave"]), host=True),
            commands.Answer(id=id, act="warn", args=(chance.randrange(size),), host=True),
            commands.Answer(id=id, act="correct", args=(chance.randrange(size), "pass"), host=True),
            commands.Answer(id=id, act="clock"),
            commands.Hunch(id=id, seat=chance.randrange(-1, size + 1)),
            commands.Believe(id=id, chances={chance.randrange(-1, size + 1): 0.5}),
            commands.Chat(id=id, text="it was him"),
            commands.Introduce(id=id, language=chance.choice(["pl", "en", "xx"])),
            commands.Introduce(id=id, name="somebody else"),
            commands.Wish(id=id, luck="seven"),
            commands.Sit(id=id),
            commands.Pause(id=id),
            commands.Pause(id=id),
            commands.Resume(id=id),
            commands.Extend(id=id, seconds=chance.randrange(1, 30)),
            commands.Extend(id=id, seconds=chance.randrange(1, 30)),
            commands.Seat(id=id, person=self.plot.newcomer, seat=chance.randrange(size)),
            commands.Remove(id=id, person=chance.randrange(1, size)),
            commands.Appoint(id=id, person=1),
            commands.Deal(id=id),
            commands.Again(id=id),
            commands.Ping(id=id),
            commands.Recall(id=id, before=chance.randrange(60)),
        ]
        return chance.choice(choices)

    def look_with_another_phone(self) -> None:
        """Connect somebody's second phone for a while. It has a part of the game already."""
        watch = self.chance.choice(self.watches)
        phones = [Phone(watch.phones[0].who) for _ in self.worlds]
        if watch.phones[0].who and not self.worlds[0].players[watch.phones[0].who].is_here:
            return
        game, after = self.chance.randrange(2), self.chance.randrange(60)
        for world, phone in zip(self.worlds, phones, strict=True):
            world.live.connect(phone, game, after)
        self.watch(watch.me, *phones)
        self.loop.call_later(self.chance.uniform(1, 90), self.put_away, phones)

    def put_away(self, phones: list[Phone]) -> None:
        for world, phone in zip(self.worlds, phones, strict=True):
            world.live.disconnect(phone)
        self.watches = [watch for watch in self.watches if watch.phones[0] is not phones[0]]

    def lose_touch(self, who: Who) -> None:
        """Disconnect somebody's phone for a while at both tables."""
        players = [world.players[who] for world in self.worlds]
        if not all(player.is_here for player in players) or self.kind == "away":
            return
        if self.worlds[0].game.where()[0] in BEFORE:
            return  # a new deal would follow
        after = self.chance.randrange(60)
        seconds = self.chance.choice([2, 15, 70, 200])
        for player in players:
            player.go()
            self.loop.call_later(seconds, player.come, 1, after)

    # Looking

    def look(self) -> None:
        """Check that everything is the same for everybody who may not know the change."""
        if self.over.done():
            return
        tables = [world.live.table for world in self.worlds]
        try:
            self.listen()
            if all(table.phase == GAME for table in tables):
                self.compare()
        except BaseException as leak:
            self.over.set_exception(leak)
            return
        late = max(world.round() for world in self.worlds) > self.options.nights or self.loop.time() > LATEST
        if not self.watches or late or any(table.phase == OVER for table in tables):
            self.over.set_result(None)

    def compare(self) -> None:
        for world in self.worlds:
            world.public()
        if self.worlds[0].live.table.seat_of(self.plot.newcomer) != NOBODY:
            self.watches = [watch for watch in self.watches if watch.phones[0].who != self.plot.newcomer]
        for watch in self.watches:
            one, two = (watch.new(number, self.blurred) for number in (0, 1))
            if one != two:
                raise self.leak(f"seat {watch.me}", one, two)
        if any(watch.me == SPECTATOR for watch in self.watches):
            self.compare_fetched()

    def compare_fetched(self) -> None:
        one, two = (self.fetched(world) for world in self.worlds)
        if one != two:
            raise self.leak("whoever looks the table up", one, two)

    def fetched(self, world: World) -> bytes:
        """The response without that person's presence."""
        found = msgspec.json.decode(world.found())
        found["away"] = [name for name in found["away"] if name != f"p{self.blurred}"]
        return msgspec.json.encode(found)

    def listen(self) -> None:
        """Stop watching people who may now know the change: they were legally told something different, became the
        host, or are dead and see everything."""
        new = [world.told() for world in self.worlds]
        for me in {watch.me for watch in self.watches}:
            one, two = ([fact for to, fact in told if to >> me & 1] for told in new)
            sees_all = any(self.plot.stage.sees_all(world.game, me) for world in self.worlds)
            if sees_all or one != two:
                self.forget(me)
            if one != two and not sees_all:
                self.learn(me, one, two)

    def learn(self, me: Seat, one: list[Fact], two: list[Fact]) -> None:
        """Check that the first difference is something that this person may learn."""
        same = 0
        while same < min(len(one), len(two)) and one[same] == two[same]:
            same += 1
        if all(world.game.over for world in self.worlds):
            return  # everything is revealed
        for world, new in zip(self.worlds, (one[same:], two[same:]), strict=True):
            if new and any(self.plot.stage.bench.may_learn(world.game, me, new[0], change) for change in self.changes):
                self.learned += 1
                return
        raise self.leak(f"seat {me}", one[same:], two[same:])

    def leak(self, who: str, one: object, two: object) -> Leak:
        game = self.worlds[0].game
        where = f"{game.where()} {self.worlds[0].round()}, second {self.loop.time():.3f}"
        changes = ", ".join(f"{act} of {each(seats)}" for act, seats in self.changes)
        this, that = apart(str(one), str(two))
        return Leak(f"{self.plot.seed}: {who} can tell by {this} or {that} that {changes} ({where})")


def apart(one: str, two: str) -> tuple[str, str]:
    """Both texts from shortly before their difference."""
    same = 0
    while same < min(len(one), len(two)) and one[same] == two[same]:
        same += 1
    return one[max(same - 80, 0) :][:SHOWN], two[max(same - 80, 0) :][:SHOWN]


def play(case: Case, kind: str, seed: object, options: Options = USUAL) -> Pair:
    """Play a pair. Raises Leak."""
    pair = Pair(case, kind, seed, options)
    with asyncio.Runner(loop_factory=Lockstep) as runner:
        runner.run(pair.play())
        loop = runner.get_loop()
        assert isinstance(loop, Lockstep)
        loop.look = lambda: None
        for context in loop.uncaught:
            raise context.get("exception") or AssertionError(context["message"])
    return pair
