"""Random inputs: legal answers, what may be done at any time, and garbage."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from citysleeps.books.bigcity.factions import UP
from citysleeps.books.bigcity.refusals import FALSE_WORDS
from citysleeps.books.cuba.refusals import KNOWN
from citysleeps.books.spytown.cards import CARDS
from citysleeps.books.spytown.components import SIGNS, TOKENS
from citysleeps.books.spytown.host import OUT_OR_STAYS
from citysleeps.kernel.ask import CLOCK, NEXT, Answer, Ask
from citysleeps.kernel.forms import Argument, NumberOr, Numbers, SeatOr, Several, Slot, Text, Words
from citysleeps.kernel.play import Play
from citysleeps.kernel.rules import Rules, Shapes
from citysleeps.kernel.seats import CLOCK_SEAT, HOST_SEAT, Seat, each

TEXTS = ("", "it was him", "это мафия", "zażółć gęślą jaźń", "🌃" * 40, "\x00", "<b>", "x" * 2000)
ODD_TEXTS = (*TEXTS, "x" * 2001, "x" * 100_000, "leave", "clock", "correct", "__class__")
ODD_NUMBERS = (-1, -2, -3, -4, 0, 1, 5, 25, 26, 31, 32, 33, 63, 64, 2**31, 2**63, 2**64, -(2**70), 10**40)
ODD_THINGS: tuple[Any, ...] = (
    None,
    True,
    False,
    1.5,
    float("nan"),
    [],
    [1],
    {},
    {"seat": 1},
    ((1,),),
    b"x",
    (),
    (1, 2),
)
# The words that may stand in an input, by the book.
WORDS = {
    "original": ("execute", "spare", "yes", "no"),
    "spytown": (*CARDS, *SIGNS, *TOKENS, *OUT_OR_STAYS),
    "bigcity": (UP, *FALSE_WORDS),
    "cuba": KNOWN,
}
ENTRIES = {"cuba": ("stolen", "bang", "reveal", "error", "end")}  # what a host enters who has seen it on the table
NOTHING = (("nothing",), ("nothing", ("empty_box=no",)), ("nothing", ("empty_box=yes",)))
ATTEMPTS = 20
PATIENCE = 40  # after about so many inputs in one step somebody looks at the clock


class Habits(NamedTuple):
    """How the people at a table behave: how often, of a hundred inputs, each of these comes."""

    idle: int  # passes or has nothing to say, of a hundred answers where one may
    leave: int  # somebody leaves
    clock: int  # the time runs out
    host: int  # the host does something
    wild: int  # somebody does what he mostly may not
    beside: int = 0  # somebody does what is only offered


habits = st.builds(
    Habits,
    idle=st.sampled_from([30, 10, 60, 95]),
    leave=st.sampled_from([0, 1, 5]),
    clock=st.sampled_from([5, 0, 25]),
    host=st.sampled_from([5, 0, 20]),
    wild=st.sampled_from([5, 0, 30]),
    beside=st.sampled_from([5, 0, 20]),
)
seeds = st.integers(0, 2**32 - 1)


def goes_on(play: Play) -> bool:
    """Is the game undecided, or is somebody still asked something (CUBA-1201)?"""
    return not play.game.over or play.game.stop.unanswered() != 0


def next_input(play: Play, habits: Habits, chance: Random) -> Answer:
    """What happens next at a table. It may be refused, if it does not answer an open ask."""
    if chance.randrange(PATIENCE) == 0:
        return hurry(play)
    roll = chance.randrange(100)
    for kind in ("leave", "clock", "host", "wild", "beside"):
        roll -= getattr(habits, kind)
        if roll < 0 and (kind != "beside" or offered(play)):
            return sudden(play, kind, chance)
    return answer(play, habits, chance)


def hurry(play: Play) -> Answer:
    """The time runs out, or where there is none the host goes on, or enters what the table has seen (CUBA-1401)."""
    if not play.reason(CLOCK):
        return CLOCK
    chance = Random(len(play.inputs))
    entries = [entry(play, chance) for _ in range(ATTEMPTS)]
    return next((sent for sent in entries if sent.act != "error" and not play.reason(sent)), NEXT)


def entry(play: Play, chance: Random) -> Answer:
    """What a host enters who has seen it on the table; it may be impossible."""
    asks = [ask for ask in play.book.host_asks(play.game) if ask.act in ENTRIES.get(play.book.name, ())]
    if not asks:
        return NEXT
    sent = legal(chance.choice(asks), HOST_SEAT, 0, chance)
    if sent.act not in ("reveal", "error"):
        return sent
    return Answer(HOST_SEAT, sent.act, (sent.args[0], *chance.choice([sent.args[1:], sent.args[1:2], *NOTHING])))


def answer(play: Play, habits: Habits, chance: Random) -> Answer:
    """A legal answer to one of the open asks."""
    stop = play.game.stop
    open_asks = [(seat, ask) for seat in range(play.game.size) for ask in stop.open_to(seat)]
    if not open_asks:
        return hurry(play)  # the step only has to last
    seat, ask = chance.choice(open_asks)
    return legal(ask, seat, habits.idle, chance)


def offered(play: Play) -> list[tuple[Seat, Ask]]:
    """What is offered to somebody, and has an answer."""
    stop = play.game.stop
    offers = [(seat, ask) for seat in range(play.game.size) for ask in stop.offered_to(seat)]
    return [(seat, ask) for seat, ask in offers if 0 not in ask.slots or ask.idle]


def legal(ask: Ask, seat: Seat, idle: int, chance: Random) -> Answer:
    """A legal answer to this ask; an idle one so many times of a hundred. Whoever has pointed is mostly done with it:
    who points again takes back what the others have said (CITY-1204)."""
    if ask.act == "point" and "done" in ask.idle:
        idle = 90
    if ask.idle and (ask.barred or 0 in ask.slots or chance.randrange(100) < idle):
        return Answer(seat, chance.choice(ask.idle))
    return Answer(seat, ask.act, tuple(argument(slot, chance) for slot in ask.slots))


def argument(slot: Slot, chance: Random) -> Argument:
    if isinstance(slot, int):
        return chance.choice(each(slot))
    if isinstance(slot, tuple):
        return chance.choice(slot)
    if isinstance(slot, Numbers):
        return chance.randint(slot.least, slot.most)
    if isinstance(slot, Text):
        return chance.choice([text for text in TEXTS if len(text.strip()) >= slot.least])[: slot.most]
    if isinstance(slot, SeatOr):
        seats_or_words: list[int | str] = [*each(slot.seats), *slot.words]
        return chance.choice(seats_or_words)
    if isinstance(slot, NumberOr):
        numbers_or_words: list[int | str] = [*range(slot.least, slot.most + 1), *slot.words]
        return chance.choice(numbers_or_words)
    if isinstance(slot, Words):
        return tuple(chance.sample(slot.words, chance.choice([0, 1, 2, len(slot.words)])))
    assert isinstance(slot, Several)
    return tuple(chance.sample(each(slot.seats), chance.randint(slot.least, slot.most)))


def sudden(play: Play, kind: str, chance: Random) -> Answer:
    """What answers no ask."""
    if kind == "leave":
        return Answer(chance.randrange(play.game.size), "leave")
    if kind == "clock":
        clocks = play.book.clocks
        return Answer(CLOCK_SEAT, "clock", (chance.choice(clocks),)) if clocks and chance.randrange(2) else CLOCK
    if kind == "host":
        return host_input(play, chance)
    if kind == "beside":
        seat, ask = chance.choice(offered(play))
        return legal(ask, seat, 20, chance)
    return wild(play.book, chance.randrange(play.game.size), play.game.size, chance)


def host_input(play: Play, chance: Random) -> Answer:
    """The host speaks, warns, silences, takes out, goes on or corrects; rarely the lead changes hands."""
    if play.book.name in ENTRIES and chance.randrange(2):
        return entry(play, chance)
    act = chance.choice([*play.book.host_acts, "correct", "correct", "correct"])
    if act in ("leave", "lead", "stop") and chance.randrange(10):
        act = "next"
    if act != "correct":
        return shaped(play.book, play.book.host_acts, HOST_SEAT, act, play.game.size, chance)
    meant = wild(play.book, chance.randrange(play.game.size), play.game.size, chance)
    recent = [done for done in play.inputs[-6:] if done.seat >= 0]
    if recent and chance.randrange(4):
        done = chance.choice(recent)
        if done.act != "leave":
            meant = shaped(play.book, play.book.acts, done.seat, done.act, play.game.size, chance)
    elif play.asks and chance.randrange(2):
        meant = answer(play, Habits(20, 0, 0, 0, 0), chance)
    return Answer(HOST_SEAT, "correct", (meant.seat, meant.act, *meant.args))


def wild(book: Rules[Any], seat: Seat, size: int, chance: Random) -> Answer:
    """An act of the book by this seat, whether or not it is legal now; never that he leaves."""
    return shaped(book, book.acts, seat, chance.choice([act for act in book.acts if act != "leave"]), size, chance)


def shaped(book: Rules[Any], shapes: Shapes, seat: Seat, act: str, size: int, chance: Random) -> Answer:
    args: list[Argument] = []
    wanted = list(shapes[act])
    for shape in wanted:
        if shape.endswith("?") and chance.randrange(3) == 0:
            break
        kind = shape.removesuffix("?")
        if kind == "number":
            args.append(chance.randrange(10))
        elif kind == "text":
            args.append(chance.choice(TEXTS))
        elif kind == "part":
            args.append(chance.choice(list(book.parts)))
            wanted += book.parts[str(args[-1])]
        elif kind == "words":
            args.append(tuple(chance.choices(WORDS[book.name], k=chance.choice([0, 1, 2]))))
        elif kind == "count" and chance.randrange(2):
            args.append(chance.randrange(20))
        elif kind == "seats":
            args.append(tuple(chance.choices(range(size), k=chance.choice([1, 1, 2, 3]))))
        elif kind == "seat" or (kind == "choice" and chance.randrange(2)):
            args.append(chance.randrange(size))
        else:
            args.append(chance.choice(WORDS[book.name]))
    return Answer(seat, act, tuple(args))


def garbage(book: Rules[Any], chance: Random) -> Answer:
    """An input of the right types and odd contents."""
    seat = chance.choice([*range(-4, 27), *ODD_NUMBERS])
    act = chance.choice([*book.acts, *book.host_acts, "correct", "clock", "shut", *ODD_TEXTS])
    args: list[Any] = []
    for _ in range(chance.randrange(4)):
        args.append(
            chance.choice([*ODD_NUMBERS, *ODD_TEXTS, *book.acts, (), (1, 1), (-1,), (10**40,), tuple(range(500))])
        )
    return Answer(seat, act, tuple(args))


def rubbish(book: Rules[Any], chance: Random) -> tuple[Seat, object]:
    """What may come over a wire for a seat: now and then not even the shape of an input."""
    good = garbage(book, chance)
    parts: list[Any] = [good.act, list(good.args)]
    parts[chance.randrange(2)] = chance.choice(ODD_THINGS)
    odd = [parts, parts[:1], [], {"act": "pass"}, *ODD_THINGS, "pass", [[parts]], ["pass", [[[1]]]], [0, "pass"]]
    return good.seat if isinstance(good.seat, int) else 0, chance.choice(odd)
