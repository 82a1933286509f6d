"""What each book brings to the laws: the setups it allows, and what its rules let a seat learn."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from citysleeps.books.original.book import BOOK as ORIGINAL
from citysleeps.books.original.components import COPIES, GANGS, RED_CARDS, composition
from citysleeps.books.original.facts import (
    CardShown,
    CheckAnswer,
    Dawn,
    FinalReveal,
    GameOver,
    GangChoice,
    GangMet,
    JudgesConfirmed,
    Left,
    OwnResult,
    Planned,
    PlanRecorded,
    Pointed,
    SideTold,
)
from citysleeps.books.original.game import Original
from citysleeps.books.original.settings import PRESETS, SETTINGS, SPEECHES
from citysleeps.books.spytown import facts as spy
from citysleeps.books.spytown.book import BOOK as SPYTOWN
from citysleeps.books.spytown.cards import ACTION_CARDS
from citysleeps.books.spytown.components import AGENT, MAFIOSO, NEUTRALS_IN_THE_BOX, POLICEMAN, TABLE_1A, tokens_for
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.settings import SETTINGS as SPY_SETTINGS
from citysleeps.books.spytown.steps import INNER, SECRET
from citysleeps.kernel.ask import Ask
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import Seat, Seats
from citysleeps.kernel.setup import Setup, Value

from .bench import DEAL, HANDS, IN_THE_AIR, LEAVE, Bench, Change
from .bigcity import BIGCITY_BENCH
from .cuba import CUBA_BENCH

# The book `original`


@st.composite
def original_setups(draw: st.DrawFn, dealt: bool = False, presets: tuple[str, ...] = (*PRESETS, "")) -> Setup:
    """Any preset or combination of deck, killing and host, for 6 to 26 seats, with any settings."""
    given: dict[str, Value] = {}
    preset = draw(st.sampled_from(presets))
    mode = dict(PRESETS[preset]) if preset else {name: draw(st.sampled_from(SETTINGS.choices[name])) for name in MODE}
    given |= {"preset": preset} if preset else mode
    host = mode.get("host_mode", "engine")
    if preset in PRESETS and host == "engine":
        host = given["host_mode"] = draw(st.sampled_from(["engine", "human"]))
    for name, values in SETTINGS.choices.items():
        if name not in MODE and draw(st.integers(0, 2)) == 0:
            given[name] = draw(st.sampled_from(values))
    for name in SETTINGS.numbers:
        if name == "stalemate_rounds":
            given[name] = draw(st.sampled_from([5, 1, 2, 3, 0]))
        elif name in SPEECHES:
            given[name] = draw(st.sampled_from([60, 5, 86_400]))
        elif draw(st.booleans()):
            by_hand = host != "engine" and name != "planning_seconds"
            given[name] = draw(st.sampled_from([0, 1, 7] if by_hand else [1, 7, 86_400]))
    basic = mode["deck"] == "basic"
    size = draw(st.integers(12 if host == "hostless" else 6, 13 if basic else 26))
    names = tuple(f"p{seat + 1}" for seat in range(size))
    if host == "hostless":
        given["temporary_host"] = draw(st.sampled_from(names))
    deal: dict[str, str] = {}
    if dealt:
        special = str(given.get("row13_special", "lawyer"))
        row = composition(str(mode["deck"]), size, special)
        cards = [card for card, copies in row.items() for _ in range(copies)]
        if draw(st.integers(0, 3)) == 0:
            cards = draw(off_the_table(size))
        deal = dict(zip(names, draw(st.permutations(cards)), strict=True))
    seed = str(draw(st.integers(0, 999_999)))
    lasting = draw(st.booleans())
    return ORIGINAL.settle(Setup(book="original", seats=names, settings=given, seed=seed, deal=deal, lasting=lasting))


MODE = ("deck", "kill_method", "host_mode")


def off_the_table(size: int) -> st.SearchStrategy[list[str]]:
    """A deal that leaves the table's row: any single cards, some of the others, and residents; in half of them, if the
    book has any, also cards that are in no table, of which there are no copies."""
    house = [card for card, copies in COPIES.items() if copies == 0]
    singles = [card for card, copies in COPIES.items() if copies == 1]
    plenty = [card for card, copies in COPIES.items() for _ in range(copies) if copies > 1]
    some = st.lists(st.sampled_from(singles), unique=True, max_size=size // 2)
    more = st.lists(st.sampled_from(plenty), max_size=size // 2 - 1)
    guests: st.SearchStrategy[list[str]] = st.just([])
    if house:
        guests |= st.lists(st.sampled_from(house), unique=True, min_size=1, max_size=size // 2)
    return st.builds(lambda new, one, two: ["mafia", *new, *one, *two, *["resident"] * size][:size], guests, some, more)


def original_rounds(setup: Setup) -> int:
    """ORIG-1151 So many rounds without a death are a draw, so every so many somebody dies; with 0 a table where nobody
    ever kills or nominates plays for ever, by the book."""
    rounds = setup.settings["stalemate_rounds"]
    assert type(rounds) is int
    return rounds * (len(setup.seats) + 1) + 1 if rounds else 0


def original_is_hidden(game: Original) -> bool:
    return game.phase in ("first_night", "night") and game.step != ""


STEP_CARDS = {"mafia": ("mafia", "don"), "yakuza": ("yakuza", "ninja")}


def original_may_be_asked(game: Original, seat: Seat, ask: Ask) -> bool:
    """ORIG-504 By night only the players named by the step; by day the one who has the floor, and the voters."""
    if original_is_hidden(game):
        card = game.cards[seat]
        return card in STEP_CARDS.get(game.step, (game.step,)) or (card == "werewolf" and game.joined == game.step)
    if ask.act in ("say", "claim"):
        return game.floor == seat
    if ask.act == "vote":
        return game.voters >> seat & 1 == 1
    return game.phase == DEAL or ask.act == "nominate"


KILLING = ("guard", "mark", "point", "kill", "shoot", LEAVE, DEAL)  # what may change who dies


def original_may_learn(game: Original, me: Seat, fact: Fact, change: Change) -> bool:
    """The table "What each seat may know", for somebody who is neither host nor sees what the host sees."""
    if isinstance(fact, Left):
        return change.act == LEAVE  # told at dawn
    if isinstance(fact, JudgesConfirmed):
        return change.act == DEAL
    if isinstance(fact, Dawn | GameOver | FinalReveal):
        return change.act in KILLING
    if me >= game.size:
        return False
    gang = game.gang_of(me)
    mates = any(game.gang_of(seat) == gang for seat in range(game.size) if gang and change.seats >> seat & 1)
    if isinstance(fact, CheckAnswer | CardShown):
        swapped = change.act == DEAL and change.seats >> fact.target & 1 == 1
        turned = isinstance(fact, CheckAnswer) and game.cards[fact.target] == "werewolf" and change.act in KILLING
        return fact.seat == me and (swapped or turned)
    if isinstance(fact, SideTold | OwnResult):
        return fact.seat == me and game.cards[me] == "werewolf" and change.act in KILLING
    if isinstance(fact, GangMet):
        return me in fact.members and (mates if game.night == 1 else "werewolf" in fact.cards)
    if isinstance(fact, Planned | PlanRecorded):
        return mates and change.act in ("plan", LEAVE)
    if isinstance(fact, Pointed | GangChoice):
        return mates and change.act in ("point", LEAVE)
    return False


# The book `spytown`


def spytown_setups(dealt: bool = False) -> st.SearchStrategy[Setup]:
    """Any table, by its number: so much is chosen at once that whatever draws it piece by piece draws it poorly."""
    return st.builds(lambda number: spytown_setup(Random(f"{number} {dealt}"), dealt), st.integers(0, 2**32 - 1))


def spytown_setup(chance: Random, dealt: bool) -> Setup:
    """6 to 21 seats with any settings and any cards; where every seat's token is named, also what is in no table."""
    given: dict[str, Value] = {}
    for name, values in SPY_SETTINGS.choices.items():
        if chance.randrange(3) == 0:
            given[name] = chance.choice(values)
    human = given.get("gm_mode") == "human"
    for name in SPY_SETTINGS.numbers:
        if chance.randrange(2):
            ends = human or name != "t_mafia" or given.get("mafia_choice") == "plurality"  # SPY-R07 or they never agree
            given[name] = chance.choice([1, 7, 86_400, *[0] * ends])
    off_the_tables = dealt and chance.randrange(3) == 0
    size = chance.randint(2, 12) if off_the_tables else chance.choice([chance.randint(6, 9), chance.randint(6, 21)])
    names = tuple(f"p{seat + 1}" for seat in range(size))
    cards = spytown_cards(chance, size, off_the_tables)
    given["cards"] = cards
    if cards and size - len(cards) > NEUTRALS_IN_THE_BOX:
        given["neutral_supply"] = "unlimited"  # SPY-R40
    deal: dict[str, str] = {}
    hands: dict[str, str] = {}
    if dealt:
        row = tokens_for(size, given.get("kids_no_agent") == "on") if size in TABLE_1A else {}
        tokens = [token for token, copies in row.items() for _ in range(copies)]
        if off_the_tables:
            plenty = [chance.choice([MAFIOSO, POLICEMAN]) for _ in range(size)]
            tokens = [MAFIOSO, chance.choice([AGENT, POLICEMAN]), *plenty][:size]
        deal = dict(zip(names, chance.sample(tokens, size), strict=True))
        held = [*cards, *["neutral"] * (size - len(cards))]
        hands = dict(zip(names, chance.sample(held, size), strict=True)) if cards else {}
    seed, lasting = str(chance.randrange(1_000_000)), chance.randrange(2) == 0
    setup = Setup(book="spytown", seats=names, settings=given, seed=seed, deal=deal, cards=hands, lasting=lasting)
    return SPYTOWN.settle(setup)


def spytown_cards(chance: Random, size: int, off_the_tables: bool) -> tuple[str, ...]:
    """No cards, some, or as many as there are seats; the New Gang three times or not at all."""
    gang = ["new_gang"] * 3 * chance.randrange(2) if size >= (3 if off_the_tables else 14) else []
    single = [card for card in ACTION_CARDS if card != "new_gang"]
    if not off_the_tables and TABLE_1A[size] == 1:
        single.remove("reverse_recruitment")  # SPY-R24
    most = min(len(single), size - len(gang))
    return (*chance.sample(single, chance.choice([0, min(2, most), most // 2, most])), *gang)


def spytown_rounds(setup: Setup) -> int:
    """SPY-R21 Every turn with a legal vote ends in an elimination, and each saving or protecting card works once; but
    an idle table, or a Game Master who lets the eliminated stay, may go on for ever."""
    settings = setup.settings
    if settings["empty_vote"] == "no_elimination" or settings["gm_mode"] == "human" or settings["abstain"] == "on":
        return 0
    return len(setup.seats) + 7


def spytown_is_hidden(game: Spytown) -> bool:
    """The secret phases, the votes of a simultaneous ballot, and what happens while an elimination is handled."""
    ballot = game.step in ("preliminary_vote", "final_vote") and game.settings.vote_mode == "simultaneous"
    return game.phase in SECRET or ballot or game.inner != ""


def spytown_may_act(game: Spytown) -> Seats:
    """SPY-606, SPY-608 The living, and who is just eliminated for the last shot."""
    return game.present | (1 << game.asked if game.inner in ("last_shot_right", "last_shot_window") else 0)


def spytown_may_be_asked(game: Spytown, seat: Seat, ask: Ask) -> bool:
    """The table "Inputs of the seats": by whom, and when."""
    where = game.inner or game.step or game.phase
    awake = game.awake >> seat & 1 == 1
    if ask.act == "hunch":
        return game.phase in SECRET and not (where == "mafia_phase" and awake)
    if ask.act in ("sign", "point"):
        return where == "mafia_phase" and awake
    if ask.act == "check":
        return where == "agent_phase" and game.tokens[seat] == AGENT
    if ask.act == "reveal":
        return game.card_of(seat).phase != game.phase and not game.inner
    if ask.act in ("say", "claim", "done") and where == "defence":
        return game.floor == seat
    if ask.act in ("vote", "abstain") or (ask.act in ("ready", "unready") and where == "tie_discussion"):
        return seat in game.voters
    if where in ("vest_window", "last_shot_window", "last_shot_right", "role_swap"):
        return game.asked == seat
    if where == "bandage_window":
        return game.pending != seat
    if ask.act == "play":
        card = ask.slots[0]
        return card == (game.card_of(seat).name,) and (where != "mafia_phase" or awake)
    if ask.act == "pass":
        return where in ("start_window", "end_window")
    return ask.act in ("say", "claim", "ready", "unready") and where in ("discussion", "tie_discussion", "deal")


SECRETS = ("point", "play", "reveal", LEAVE, DEAL, HANDS)  # what may change who is alive at dawn, or on which side


def touched(game: Spytown, change: Change) -> Seats:
    """Who holds something else in the other game: the two, and with whom they have exchanged tokens."""
    seats = change.seats
    for fact in game.facts:
        if isinstance(fact, spy.Swapped) and (seats >> fact.seat | seats >> fact.other) & 1:
            seats |= 1 << fact.seat | 1 << fact.other
    return seats


def spytown_may_learn(game: Spytown, me: Seat, fact: Fact, change: Change) -> bool:
    """The table "What each seat may know", for somebody who is not the Game Master."""
    dealt = change.act in (DEAL, HANDS)
    seats = touched(game, change)
    if isinstance(fact, spy.GameOver | spy.FinalReveal) or (game.over and isinstance(fact, spy.Left | spy.Eliminated)):
        return change.act not in ("hunch", "sign")  # a change of sides or of the living decides the game, at once
    if isinstance(fact, spy.StepEnded):
        # SPY-R42 If it was the pending victim, there is nothing to save.
        return change.act == LEAVE and fact.step in INNER
    if isinstance(fact, spy.VictimNamed | spy.NobodyChosen | spy.LotDrawn):
        return change.act in SECRETS  # (a lot among the Mafia uses up what chance holds)
    if isinstance(fact, spy.RecruitmentCalled):
        return change.act in SECRETS
    if isinstance(fact, spy.CardShown):
        return seats >> fact.seat & 1 == 1 and dealt  # SPY-R54
    if isinstance(fact, spy.CardPlayed):
        return change.act == "play" or (change.act in (DEAL, HANDS, LEAVE) and seats >> fact.seat & 1 == 1)
    if isinstance(fact, spy.Shot):
        return change.act == "shoot"
    if isinstance(fact, spy.Counted):
        return change.act in ("vote", "abstain")
    if isinstance(fact, spy.Left):
        return change.act == LEAVE and seats >> fact.seat & 1 == 1
    if isinstance(fact, spy.Eliminated):
        shown = dealt and seats >> fact.seat & 1 == 1
        burnt = fact.cause == "small_game_agent" and change.act in ("check", "pass", DEAL)
        return shown or burnt or (fact.cause == "wrong_phase" and change.act == "reveal") or change.act == LEAVE
    if me >= game.size:
        return False
    views = game.viewers >> me & 1 == 1 and not game.present >> me & 1
    if isinstance(fact, spy.OwnToken):
        return fact.me == me and change.act == DEAL and seats >> me & 1 == 1  # SPY-955 after a swap
    if isinstance(fact, spy.TokenSeen):
        return fact.me == me and change.act == DEAL and seats >> fact.seat & 1 == 1
    if isinstance(fact, spy.GangMet):
        return me in fact.seats
    if isinstance(fact, spy.MafiaMet):
        return me in fact.seats or views
    if isinstance(fact, spy.Recruited | spy.Pointed | spy.MafiaChoice):
        return change.act in SECRETS and (game.awake >> me & 1 == 1 or views)
    if isinstance(fact, spy.Signed):
        return game.awake >> me & 1 == 1 or views
    if isinstance(fact, spy.AgentPointed):
        return views
    return False


BENCHES = {
    "original": Bench(
        ORIGINAL,
        st.one_of(original_setups(), original_setups(dealt=True)),
        original_setups(dealt=True),
        original_rounds,
        original_is_hidden,
        lambda game: game.living,  # ORIG-1007
        original_may_be_asked,
        original_may_learn,
        IN_THE_AIR
        | {
            "spent": "who has nothing left to do in the vote going on: not told before it is counted",
            "untended": "how long a step lasts if nobody is there to end it, set by the script",
        },
        {"nods": "ORIG-1910 the answer to a check that was corrected has been seen, and stays seen"},
        ("leaving", "own_result"),  # ORIG-1010
    ),
    "spytown": Bench(
        SPYTOWN,
        st.one_of(spytown_setups(), spytown_setups(dealt=True)),
        spytown_setups(dealt=True),
        spytown_rounds,
        spytown_is_hidden,
        spytown_may_act,
        spytown_may_be_asked,
        spytown_may_learn,
        IN_THE_AIR
        | {
            "hands": "the setup's own, taken away in a blank game because it is secret",
            "viewers": "who watches the secret phase going on",
            "losses": "what is still to be announced",
            "going": "who has gone before all tokens were dealt",
            "handling": "how deep the script is in eliminations",
            "has_voted": "how far the script is in the Police phase",
        },
        {"tokens": "SPY-1609 a token that was shown and is corrected has been seen, and stays seen"},
        ("lost",),  # SPY-R42
    ),
    "bigcity": BIGCITY_BENCH,
    "cuba": CUBA_BENCH,
}
assert set(RED_CARDS) < set(COPIES) and set(GANGS) == set(STEP_CARDS)
