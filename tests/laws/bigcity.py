"""What `bigcity` brings to the laws: the setups it allows, and what its rules let a seat learn."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from citysleeps.books.bigcity import facts as city
from citysleeps.books.bigcity.book import BOOK
from citysleeps.books.bigcity.components import BOTH, COPIES, OUTCAST_CARDS, SECT, SPECIAL_CITIZENS, members
from citysleeps.books.bigcity.game import NIGHTS, BigCity
from citysleeps.books.bigcity.sets import DEFAULT, DEFAULT_BOTH, FIRST_GAME, by_side, proposed
from citysleeps.books.bigcity.settings import SETTINGS, complete
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import HOST, HOST_SEAT, Seat, Seats, bit
from citysleeps.kernel.setup import Setup, Value

from .bench import DEAL, IN_THE_AIR, LEAVE, Bench, Change

Given = dict[str, Value]
Roles = dict[str, int]


def setups(dealt: bool = False) -> st.SearchStrategy[Setup]:
    """Any table, by its number."""
    return st.builds(lambda number: a_setup(Random(f"{number} {dealt}"), dealt), st.integers(0, 2**32 - 1))


def a_setup(chance: Random, dealt: bool) -> Setup:
    """3 to 18 players with any settings, and the proposed roles or any others."""
    given = some_settings(chance)
    roles = (the_proposed if chance.randrange(4) == 0 else any_roles)(chance, given)
    cards = [card for card, copies in roles.items() for _ in range(copies)]
    if given["host"] == "human_dealt":
        cards.append("host")
    names = tuple(f"p{seat + 1}" for seat in range(len(cards)))
    deal = dict(zip(names, chance.sample(cards, len(cards)), strict=True)) if dealt else {}
    if not dealt and given["opt_who_is_who"] == "on":
        given["decks"] = as_words(by_side(roles))
    elif not dealt and given.get("deck") != "first_game":
        given["roles"] = as_words(roles)
    seed, lasting = str(chance.randrange(1_000_000)), chance.randrange(2) == 0
    return BOOK.settle(Setup(book="bigcity", seats=names, settings=given, seed=seed, deal=deal, lasting=lasting))


def as_words(numbers: Roles) -> tuple[str, ...]:
    return tuple(f"{what}={copies}" for what, copies in numbers.items())


def some_settings(chance: Random) -> Given:
    """Any of those that go together."""
    given: Given = {name: values[0] for name, values in SETTINGS.choices.items() if name != "deck"}
    for name in given:
        if chance.randrange(3) == 0:
            given[name] = chance.choice(SETTINGS.choices[name])
    for name in SETTINGS.numbers:
        if chance.randrange(2):
            given[name] = chance.choice([1, 7, 86_400, 0])
    given["stalemate_turns"] = chance.choice([5, 1, 2, 3, 0])
    given["role_table"] = chance.choice(["warn", "off"])
    if given["lover_false"] == "host" and given["host"] == "software":
        given["lover_false"] = "random"  # CITY-R38
    if given["opt_who_is_who"] == "on" and given["parity_counts"] == "peaceful_only":
        given["parity_counts"] = "all_others"  # CITY-R04
    return given


def the_proposed(chance: Random, given: Given) -> Roles:
    """CITY-R05, CITY-R06 The sets that the software proposes, which fit the table."""
    first = given["faction"] == "mafia" and given["opt_who_is_who"] == "off" and chance.randrange(2) == 0
    if first:
        given |= {"deck": "first_game", "first_special": chance.choice(SETTINGS.choices["first_special"])}
    sizes = FIRST_GAME if first else DEFAULT_BOTH if given["faction"] == BOTH else DEFAULT
    given |= {"role_table": "enforce", "parity_counts": "citizens"}
    return proposed(complete(given), chance.choice(list(sizes)))


def any_roles(chance: Random, given: Given) -> Roles:
    """Up to four outcasts, up to as many criminals as may be, any special citizens."""
    both = given["faction"] == BOTH
    size = chance.randint(12, 18) if both else chance.choice([chance.randint(3, 9), chance.randint(6, 18)])
    outcasts = 0 if both else chance.choice([0, 0, 1, 1, 2, chance.randint(0, min(4, size - 2))])
    most = min((size - outcasts - 1) // 2, 10)
    criminals = 2 * chance.randint(1, most // 2) if both else chance.randint(0 if outcasts else 1, most)
    citizens = size - outcasts - criminals
    plain = criminals + 1 if given["parity_counts"] == "peaceful_only" else 0
    if plain > min(7, citizens):
        given["parity_counts"], plain = "citizens", 0
    special = chance.randint(max(0, citizens - 7), min(12, citizens - plain))
    if both:
        fellows = ["mafia", "cartel"] * (criminals // 2)
    else:
        deck = [card for card in members(str(given["faction"])) for _ in range(COPIES[card])]
        fellows = chance.sample(deck, criminals)
    chosen = [*chance.sample(SPECIAL_CITIZENS, special), *["peaceful_resident"] * (citizens - special), *fellows]
    chosen += chance.sample(OUTCAST_CARDS, outcasts)
    given["max_outcasts"] = max(outcasts, int(str(given["max_outcasts"])))
    return {card: chosen.count(card) for card in COPIES if card in chosen}


def most_turns(setup: Setup) -> int:
    """CITY-R67 So many turns in which nobody died and nobody was recruited are the end; with 0 a table may play for
    ever."""
    turns = setup.settings["stalemate_turns"]
    assert type(turns) is int
    return turns * (2 * len(setup.seats) + 1) + 1 if turns else 0


def is_hidden(game: BigCity) -> bool:
    """CITY-325, CITY-437 What is done by night; who lets a name pass, or abstains; CITY-R52 who could avenge."""
    return (game.phase in NIGHTS and game.step != "") or game.phase == "voting" or game.inner == "avenger_window"


def may_act(game: BigCity) -> Seats:
    """CITY-692, CITY-1001 The living; of the dead only who has a window of its own; CITY-R38 the Host, for a false
    answer."""
    speaker = bit(game.speaker) if game.inner == "last_word" else 0
    return game.living | game.dying | speaker | (HOST if game.step == "call_detective" else 0)


ACTORS = {"call_detective": ("detective", "patrolman")}


def may_be_asked(game: BigCity, seat: Seat, ask: Ask) -> bool:
    """The table "Inputs": by whom, and when."""
    if seat == HOST_SEAT:
        return ask.act == "false" and game.settings.lover_false == "host"
    if game.inner == "avenger_window":
        avenger = game.cards[seat] == "avenger" and not game.recruited >> seat & 1
        return game.dying >> seat & 1 == 1 and (ask.act == "pass" or avenger)
    if game.inner == "last_word":
        return game.speaker == seat
    if game.phase == "night":
        return wakes(game, seat)
    if game.phase == "voting":
        return seat != game.named and not game.jailed >> seat & 1
    return game.phase in ("setup", "discussion")


def wakes(game: BigCity, seat: Seat) -> bool:
    """CITY-008, CITY-330, CITY-841 Able to act, and called; or a member of the sect."""
    if (game.jailed | game.crossed) >> seat & 1:
        return False
    if game.step == "call_sect":
        return game.leader(SECT) == seat
    if game.recruited >> seat & 1:
        return False
    card = game.cards[seat]
    if game.step in ("call_mafia", "call_cartel"):
        agent = card == "agent" and game.inner != "second_choice"
        return game.awake >> seat & 1 == 1 and (agent or f"call_{game.faction_of(seat)}" == game.step)
    return card in ACTORS.get(game.step, (game.step.removeprefix("call_"),))


UNSEEN = ("block", "recruit", LEAVE, DEAL)  # what may change whatever is done later
KILLING = (*UNSEEN, "heal", "guard", "point", "shoot", "poison")  # what may change who dies


def may_learn(game: BigCity, me: Seat, fact: Fact, change: Change) -> bool:
    """The table "What each seat may know", for somebody who is not the Host."""
    act = change.act
    if isinstance(fact, city.FinalReveal):
        return True  # CITY-912
    if isinstance(fact, city.GameOver):
        return act not in ("check", "falsify", "vote")
    if isinstance(fact, city.Killed | city.NobodyKilled):
        return act in KILLING
    if isinstance(fact, city.Avenged | city.AvengerPassed | city.WindowEnded):
        return act in (*UNSEEN, "avenge")
    if isinstance(fact, city.Jailed | city.Released):
        return act in (*UNSEEN, "jail", "release")
    if isinstance(fact, city.Executed | city.AlibiAnnounced):
        return act in (*UNSEEN, "alibi")
    if isinstance(fact, city.Voted):
        return act == "vote"
    if isinstance(fact, city.Called):
        return act in KILLING and game.settings.night_calls == "living" and not game.decks  # CITY-R15
    if isinstance(fact, city.Shown):
        return act == DEAL  # CITY-1030
    if isinstance(fact, city.Left):
        return act == LEAVE and is_told_by_day(game, fact)  # CITY-1211
    if isinstance(fact, city.LastWordSaid):
        return act == LEAVE and change.seats >> fact.seat & 1 == 1  # CITY-R73 it is taken to have said nothing
    if isinstance(fact, city.HostNamed):
        return act in (DEAL, LEAVE)  # CITY-206, CITY-R73
    return me < game.size and may_learn_in_private(game, me, fact, change)


def is_told_by_day(game: BigCity, fact: Fact) -> bool:
    began = [one for one in game.facts[: game.facts.index(fact)] if isinstance(one, city.NightBegun | city.DayBegun)]
    return isinstance(began[-1], city.DayBegun)


def is_with_them(game: BigCity, me: Seat, fact: Fact) -> bool:
    """CITY-333, CITY-334, CITY-620, CITY-841 Does the call in which it is told wake me: as a criminal of this faction,
    as the Agent, or as one of the sect?"""
    called = [one.step for one in game.facts[: game.facts.index(fact)] if isinstance(one, city.Called)]
    if called[-1] == "call_sect":
        return game.sect() >> me & 1 == 1
    faction = str(game.settings.faction) if called[-1] == "call_criminals" else called[-1].removeprefix("call_")
    return game.cards[me] in (*members(faction), "agent")


def may_learn_in_private(game: BigCity, me: Seat, fact: Fact, change: Change) -> bool:
    act = change.act
    if isinstance(fact, city.Awake):
        return me in fact.seats and is_with_them(game, me, fact) and act in UNSEEN
    if isinstance(fact, city.Woken):  # CITY-662 under Grave Secrets nobody else hears that the Detective is dead
        return fact.me == me and game.cards[me] == "patrolman" and act in KILLING
    if isinstance(fact, city.CrossedArms):
        return fact.me == me and act in UNSEEN
    if isinstance(fact, city.Pointed | city.FactionChoice | city.AgentExposed):
        return is_with_them(game, me, fact) and act in (*UNSEEN, "point")
    if isinstance(fact, city.LeaderInherited | city.HeadInherited):
        return fact.me == me and act in KILLING
    if isinstance(fact, city.NoShot):
        return fact.me == me and act in UNSEEN
    if isinstance(fact, city.Recruited):
        return fact.me == me and act in UNSEEN
    if isinstance(fact, city.RecruitChosen):
        return is_with_them(game, me, fact) and act in UNSEEN
    return isinstance(fact, city.CheckAnswer) and fact.me == me and act in (*UNSEEN, "falsify")


BIGCITY_BENCH = Bench(
    BOOK,
    st.one_of(setups(), setups(dealt=True)),
    setups(dealt=True),
    most_turns,
    is_hidden,
    may_act,
    may_be_asked,
    may_learn,
    IN_THE_AIR
    | {
        "done": "who of a faction is done with pointing: its own affair",
        "passed": "who has let the one named pass: its own affair",
        "abstained": "who has abstained: its own affair",
    },
    {"answers": "1210 the answer to a check that was corrected has been seen, and stays seen"},
)
