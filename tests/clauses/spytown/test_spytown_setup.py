"""Sections 1, 2 and 15 of rules/spytown.md against the tables of that file themselves, and what chance must be."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from citysleeps.books.spytown.book import BOOK
from citysleeps.books.spytown.cards import DECK, NEUTRAL
from citysleeps.books.spytown.facts import GameSet, LotDrawn, OwnCard, OwnToken, StepBegan
from citysleeps.books.spytown.game import Spytown
from citysleeps.books.spytown.settings import SETTINGS, Settings, complete
from citysleeps.kernel.ask import CLOCK, Answer
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, HOST, HOST_SEAT, Seat
from citysleeps.kernel.setup import BadSetup, Setup, Value

RULES = (Path(__file__).parents[3] / "rules" / "spytown.md").read_text(encoding="utf-8")
NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACTION_CARDS = [card.name for card in DECK for _ in range(card.copies) if card is not NEUTRAL]
SINGLE_CARDS = [card for card in ACTION_CARDS if card != "new_gang"]
GANG = ("new_gang",) * 3


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def rows_after(heading: str) -> list[list[str]]:
    """The rows of the first table after a heading, without its head."""
    lines = RULES.split(heading, 1)[1].splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("|--"))
    found = []
    for line in lines[first + 1 :]:
        if not line.startswith("|"):
            break
        found.append(cells(line))
    return found


TABLE = {int(row[0]): row for row in rows_after("**Table 1A**")}
ROWS = pytest.mark.parametrize("seats", TABLE)


def dealt(seats: int, seed: str = "0", /, **settings: Value) -> Play:
    """A game in which tokens and cards have just been dealt; a human Game Master leaves that to the software."""
    names = tuple(f"S{i}" for i in range(seats)) if seats > 26 else tuple(NAMES[:seats])
    play = Play(BOOK, BOOK.settle(Setup(book="spytown", seats=names, settings=settings, seed=seed)))
    if settings.get("gm_mode") == "human":
        assert play.answer(Answer(HOST_SEAT, "next")) == ""
    return play


def refused(seats: int, /, **settings: Value) -> str:
    """The reason why this cannot be dealt; empty: it can."""
    try:
        dealt(seats, **settings)
    except BadSetup as bad:
        return bad.reason
    return ""


def game(play: Play) -> Spytown:
    assert isinstance(play.game, Spytown)
    return play.game


def game_set(play: Play) -> GameSet:
    to, fact = play.game.log[0]
    assert to == ALL and isinstance(fact, GameSet)
    return fact


def tokens_of(play: Play) -> list[str]:
    """The tokens by seat, as each seat was told its own."""
    own = {fact.me: fact.token for fact in play.game.facts if isinstance(fact, OwnToken)}
    return [own[seat] for seat in range(play.game.size)]


def cards_of(play: Play) -> list[str]:
    own = {fact.me: fact.card for fact in play.game.facts if isinstance(fact, OwnCard)}
    return [own[seat] for seat in range(play.game.size)]


def chi_square(seen: list[int]) -> float:
    even = sum(seen) / len(seen)
    return sum((count - even) ** 2 / even for count in seen)


# Section 1


def test_the_table_was_read() -> None:
    assert list(TABLE) == list(range(6, 22))
    assert {len(row) for row in TABLE.values()} == {12}


def test_the_token_set() -> None:
    """SPY-101 1 Agent, 15 Policemen and 5 Mafiosi: the fullest table has them all."""
    assert Counter(tokens_of(dealt(21))) == {"agent": 1, "policeman": 15, "mafioso": 5}


def test_the_card_set() -> None:
    """SPY-102 30 cards: 13 single action cards, 3 of New Gang, 14 neutral."""
    copies = {card.name: card.copies for card in DECK}
    assert sum(copies.values()) == 30
    assert copies.pop("neutral") == 14
    assert copies.pop("new_gang") == 3
    assert list(copies.values()) == [1] * 13


@pytest.mark.parametrize("gm_mode", ["software", "human"])
@pytest.mark.parametrize("seats", range(31))
def test_6_to_21_dealt_seats(seats: int, gm_mode: str) -> None:
    """SPY-104, SPY-106, SPY-107, SPY-108, SPY-109 A human Game Master is one person more, and never a seat."""
    if 6 <= seats <= 21:
        assert len(tokens_of(dealt(seats, gm_mode=gm_mode))) == seats
        people = int(TABLE[seats][1])
        assert people == seats + 1  # SPY-R01: the book counts the Game Master
    else:
        assert refused(seats, gm_mode=gm_mode) == "bad_player_count"


@ROWS
@pytest.mark.parametrize("gm_mode", ["software", "human"])
def test_the_row_is_dealt(seats: int, gm_mode: str) -> None:
    """SPY-110, SPY-111, SPY-R01 Exactly the row, keyed by dealt seats, and everybody knows the numbers."""
    _, _, mafiosi, agents, policemen, *_ = TABLE[seats]
    row = {"mafioso": int(mafiosi), "agent": int(agents), "policeman": int(policemen)}
    assert sum(row.values()) == seats and row["agent"] == 1
    for seed in "abc":
        play = dealt(seats, seed, gm_mode=gm_mode)
        assert Counter(tokens_of(play)) == row
        assert game_set(play).tokens == row


@ROWS
def test_the_row_without_an_agent(seats: int) -> None:
    """SPY-111 One more Policeman stands for the Agent who is left out."""
    _, _, mafiosi, _, _, policemen, *_ = TABLE[seats]
    row = {"mafioso": int(mafiosi), "policeman": int(policemen.split()[0])}
    play = dealt(seats, kids_no_agent="on")
    assert Counter(tokens_of(play)) == row == game_set(play).tokens


@ROWS
@pytest.mark.parametrize("edition", ["pl", "sk"])
def test_small_and_large_games(seats: int, edition: str) -> None:
    """SPY-112, SPY-113, SPY-R02 In the small game the Agent may pass and no Mafia phase follows; in the large one
    whoever is killed in turn 1 may shoot."""
    small = TABLE[seats][6].split(" / ")[("pl", "sk").index(edition)] == "yes"
    large = TABLE[seats][7] == "yes"
    play = dealt(seats, edition=edition)
    (ask,) = play.asks
    assert ("pass" in ask.idle) == small
    victim = tokens_of(play).index("policeman")
    play.answer(CLOCK)
    assert (game(play).phase == "police_phase") == small
    if not small:
        for seat, token in enumerate(tokens_of(play)):
            if token == "mafioso":
                assert play.answer(Answer(seat, "point", (victim,))) == ""
        play.answer(CLOCK)
    assert (game(play).inner == "last_shot_right") == large


@ROWS
def test_cards_of_the_row(seats: int) -> None:
    """SPY-103, SPY-110, SPY-R01 How many cards are advised, how many neutral ones they need, how few the box allows and
    whether New Gang is allowed, all keyed by dealt seats."""
    *_, advised, neutral, fewest, gang = TABLE[seats]
    assert {"most": int(advised)} in [notice.numbers for notice in BOOK.lobby.advise({}, seats).notices]
    chosen = tuple(ACTION_CARDS[: int(advised)]) if seats > 7 else ("vest",)
    play = dealt(seats, cards=chosen, neutral_supply="unlimited")
    assert game_set(play).neutral == int(neutral.split()[0])
    assert Counter(cards_of(play)) == Counter(chosen) + Counter({"neutral": int(neutral.split()[0])})
    for number in range(1, 11):
        cards = tuple(card for card in SINGLE_CARDS if card != "reverse_recruitment")[:number]
        fits = int(fewest) <= number <= seats
        assert refused(seats, cards=cards) == ("" if fits else "bad_cards"), number
        assert refused(seats, cards=cards, neutral_supply="unlimited") == ("" if number <= seats else "bad_cards")
    assert refused(seats, cards=()) == ""
    assert (refused(seats, cards=GANG, neutral_supply="unlimited") == "") == (gang == "yes")


# Section 2


def test_every_deal_of_tokens_is_equally_likely() -> None:
    """SPY-201, SPY-202 The 30 ways to seat a Mafioso and the Agent among six; df 29, 58.3 is passed once in 1000."""
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(3000):
        tokens = tokens_of(dealt(6, f"deal {seed}"))
        seen[tokens.index("mafioso"), tokens.index("agent")] += 1
    assert len(seen) == 30
    assert chi_square(list(seen.values())) < 58.3


def test_cards_are_dealt_independently_of_the_tokens() -> None:
    """SPY-208 Who gets the one card is as likely each of the six, and as likely the Mafioso as any other."""
    seats: Counter[int] = Counter()
    tokens: Counter[str] = Counter()
    for seed in range(3000):
        play = dealt(6, f"hand {seed}", cards=("vest",))
        seat = cards_of(play).index("vest")
        seats[seat] += 1
        tokens[tokens_of(play)[seat]] += 1
    assert len(seats) == 6 and chi_square(list(seats.values())) < 20.5  # df 5
    assert chi_square([tokens["mafioso"], tokens["agent"], tokens["policeman"] // 4]) < 13.8


def test_the_rest_of_a_deal_by_hand_is_left_to_chance() -> None:
    """SPY-201, SPY-202, SPY-1206 The seats that the Game Master has not named share what is left, evenly."""
    seen: Counter[int] = Counter()
    for seed in range(600):
        setup = Setup(book="spytown", seats=tuple("ABCDEF"), settings={"gm_mode": "human"}, seed=f"hand {seed}")
        play = Play(BOOK, BOOK.settle(setup))
        assert play.answer(Answer(HOST_SEAT, "deal", (0, "mafioso"))) == ""
        assert play.answer(Answer(HOST_SEAT, "deal", (1, "policeman"))) == ""
        assert play.answer(Answer(HOST_SEAT, "next")) == ""
        tokens = tokens_of(play)
        assert tokens[:2] == ["mafioso", "policeman"] and Counter(tokens)["policeman"] == 4
        seen[tokens.index("agent")] += 1
    assert sorted(seen) == [2, 3, 4, 5]
    assert chi_square(list(seen.values())) < 16.3  # df 3


@pytest.mark.parametrize("gm_mode", ["software", "human"])
def test_one_token_and_one_card_each_face_down(gm_mode: str) -> None:
    """SPY-203, SPY-204, SPY-105 Each seat is told its own alone (and the Game Master, who has none)."""
    play = dealt(12, gm_mode=gm_mode, cards=("vest", "wiretap", "arrest"))
    for kind in (OwnToken, OwnCard):
        own = [(to, fact.me) for to, fact in play.game.log if isinstance(fact, kind)]
        assert own == [(1 << seat | HOST, seat) for seat in range(12)]


def test_the_seed_is_the_deal() -> None:
    """SPY-202 The same seed deals the same, and another one, in a big game, does not."""
    cards = tuple(SINGLE_CARDS)
    assert tokens_of(dealt(21, "x", cards=cards)) == tokens_of(dealt(21, "x", cards=cards))
    assert len({tuple(cards_of(dealt(21, str(seed), cards=cards))) for seed in range(30)}) == 30


# Section 5


def test_every_one_who_is_tied_is_equally_likely_drawn() -> None:
    """SPY-526 Five who are tied, in real games; df 4, 18.5 is passed once in 1000."""
    seen: Counter[int] = Counter()
    deal = dict.fromkeys("BCDEF", "policeman") | {"A": "mafioso"}
    for seed in range(600):
        play = Play(BOOK, BOOK.settle(Setup(book="spytown", seats=tuple("ABCDEF"), deal=deal, seed=f"lot {seed}")))
        play.answer(Answer(0, "point", (5,)))
        play.answer(CLOCK)
        play.answer(Answer(HOST_SEAT, "next"))
        for ballot in range(2):
            for seat in range(5):
                assert play.answer(Answer(seat, "vote", ((seat + 1) % 5,))) == ""
            for seat in range(5):
                assert ballot or play.answer(Answer(seat, "done")) == ""
        assert game(play).step == "tie_discussion"
        play.answer(CLOCK)
        drawn = [fact for fact in play.game.facts if isinstance(fact, LotDrawn)]
        assert [fact.among for fact in drawn] == [(0, 1, 2, 3, 4)]
        seen[drawn[0].seat] += 1
    assert sorted(seen) == [0, 1, 2, 3, 4]
    assert chi_square(list(seen.values())) < 18.5


def test_whom_most_point_at_is_chosen_without_a_lot() -> None:
    """SPY-R07 Two of five against one each; among these a lot decides, and each may be drawn."""

    def chosen(aims: tuple[int, ...], seed: str) -> int:
        deal = dict.fromkeys("ABCDE", "mafioso") | dict.fromkeys("FGHIJKL", "policeman")
        settings: dict[str, Value] = {"mafia_choice": "plurality"}
        setup = Setup(book="spytown", seats=tuple("ABCDEFGHIJKL"), settings=settings, deal=deal, seed=seed)
        play = Play(BOOK, BOOK.settle(setup))
        for seat, aim in enumerate(aims):
            assert play.answer(Answer(seat, "point", (aim,))) == ""
        return game(play).choice

    assert {chosen((5, 6, 7, 8, 5), str(seed)) for seed in range(20)} == {5}
    assert {chosen((5, 6, 7, 8, 9), str(seed)) for seed in range(60)} == {5, 6, 7, 8, 9}


# Section 15


def listed(names: str, values: str) -> dict[str, list[Value]]:
    """A row of the table of settings: each of its names, with the values, the default first."""
    plain = re.sub(r"\(.*?\)", "", values).split(":")[0]
    words: list[Value] = [int(word) if word.isdigit() else word for word in re.findall(r"`(\w+)`", plain)]
    return dict.fromkeys(re.findall(r"`(\w+)`", names), words)


SECTION = {
    name: values
    for names, text, _ in rows_after("## 15. Settings")
    if names not in ("`cards`", "`t_...`")
    for name, values in listed(names, text).items()
}
DEFAULT_TIMES = {
    name: int(seconds)
    for line in RULES.splitlines()
    if line.startswith("| SPY-1402 ")
    for name, seconds in re.findall(r"`(t_\w+)` (\d+)", line)
}
GIVEN = [(name, value) for name, values in SECTION.items() for value in values]


def test_every_setting_of_the_rules_exists_and_no_other() -> None:
    assert len(SECTION) == 28 and len(DEFAULT_TIMES) == 13
    assert {*SECTION, *DEFAULT_TIMES, "cards"} == set(Settings.__struct_fields__)
    assert set(BOOK.lobby.describe().settings) == set(Settings.__struct_fields__)


@pytest.mark.parametrize("name", SECTION)
def test_values_and_default(name: str) -> None:
    """The values of the rules and no others, the default first."""
    assert list(SETTINGS.choices[name]) == SECTION[name]
    assert getattr(complete({}), name) == SECTION[name][0]
    for value in SECTION[name]:
        assert getattr(complete({name: value}), name) == value
    for value in ("nonsense", "", -1):
        assert refused(12, **{name: value}) == "bad_setup"


def test_default_times() -> None:
    """SPY-1401, SPY-1402, SPY-212 The times are ours, for the book gives none; each may be any whole number, and 0."""
    assert SETTINGS.numbers == DEFAULT_TIMES
    for name in SETTINGS.numbers:
        for seconds in (0, 1, 600):
            assert getattr(complete({name: seconds}), name) == seconds
        for wrong in ("soon", -1, True, 10**9, ""):
            assert refused(12, **{name: wrong}) == "bad_setup", wrong


@pytest.mark.parametrize("edition", ["pl", "sk"])
@pytest.mark.parametrize(("name", "value"), GIVEN)
def test_every_setting_is_taken_and_told_to_all(name: str, value: Value, edition: str) -> None:
    """SPY-1205 What was chosen before the deal is the first thing that everybody hears, in both editions."""
    given: dict[str, Value] = {"edition": edition, name: value}
    for cards in ((), ("vest", "wiretap", "recruitment", "reverse_recruitment"), GANG):
        play = dealt(14, "0", **given, cards=cards)
        told = game_set(play)
        assert told.seats == tuple(range(14))
        assert set(told.settings) == set(Settings.__struct_fields__)
        assert told.settings[name] == value
        assert told.cards == cards == told.settings["cards"]
        assert told.neutral == (14 - len(cards) if cards else 0)
        assert told.tokens == Counter(tokens_of(play))


@pytest.mark.parametrize("edition", ["pl", "sk"])
@pytest.mark.parametrize(("name", "value"), GIVEN)
@pytest.mark.parametrize("seats", [6, 8, 13, 20])
def test_a_game_ends_under_every_setting(seats: int, name: str, value: Value, edition: str) -> None:
    """SPY-R21 No endless game: with every setting, in every size of game, an idle table comes to an end; but for
    `empty_vote: no_elimination`, where an idle table could go on for ever and the host stops it."""
    play = dealt(seats, "0", **{"edition": edition, name: value})
    for _ in range(2000):
        if play.game.over:
            break
        if play.answer(CLOCK):
            assert play.answer(Answer(HOST_SEAT, "next")) == ""
    idle = name == "empty_vote" and value == "no_elimination"
    assert play.game.over != idle
    if idle:
        assert play.answer(Answer(HOST_SEAT, "stop")) == ""
    assert play.game.over and (play.game.winner == "") == idle


def test_an_unknown_setting_or_preset_is_refused() -> None:
    assert refused(12, mode="basic") == "bad_setup"
    assert refused(12, preset="nonsense") == "bad_setup"
    assert refused(12, preset="basic") == ""


def test_presets() -> None:
    """SPY-1205 A preset is a choice of settings like any other."""
    plain = complete({})
    assert complete({"preset": "basic"}) == plain
    children = complete({"preset": "children"})
    assert (children.kids_no_agent, children.kids_last_shot, children.kids_single_vote) == ("on", "on", "on")
    assert complete({"preset": "children", "kids_no_agent": "off"}).kids_no_agent == "off"
    assert complete({"preset": "cards"}).cards != ()


@pytest.mark.parametrize("cards", [("vest", "commander"), ("commander", "vest")])
def test_commander_makes_the_vote_sequential(cards: tuple[str, ...]) -> None:
    """SPY-508, SPY-509 Whatever was chosen, and wherever in the list it stands."""
    assert complete({"cards": cards}).vote_mode == "sequential"
    assert complete({"cards": cards, "vote_mode": "simultaneous"}).vote_mode == "sequential"
    assert complete({"cards": "vest, commander"}).vote_mode == "sequential"
    assert complete({"cards": ("vest",)}).vote_mode == "simultaneous"


@pytest.mark.parametrize(
    "cards",
    [
        ("vest", "vest"),
        ("neutral",),
        ("Vest",),
        ("",),
        ("vest", "umbrella"),
        ("new_gang",),
        ("new_gang",) * 2,
        ("new_gang",) * 4,
        True,
        7,
    ],
)
def test_sets_of_cards_that_cannot_be(cards: Value) -> None:
    """SPY-102, SPY-1205"""
    assert refused(14, cards=cards) == "bad_cards"


def test_more_action_cards_than_seats() -> None:
    """SPY-102, SPY-208 One card to each seat: a set may not be larger than the table."""
    cards = tuple(card for card in SINGLE_CARDS if card != "reverse_recruitment")
    assert refused(6, cards=cards[:6]) == ""
    assert refused(6, cards=cards[:7]) == "bad_cards"
    assert refused(len(ACTION_CARDS), cards=tuple(ACTION_CARDS)) == ""
    assert refused(len(ACTION_CARDS) - 1, cards=tuple(ACTION_CARDS)) == "bad_cards"


def test_the_basic_version_deals_no_cards() -> None:
    """SPY-103, SPY-211 Not even neutral ones, and not even where the box would have too few."""
    for seats in TABLE:
        play = dealt(seats)
        assert not [fact for fact in play.game.facts if isinstance(fact, OwnCard)]
        assert game_set(play).neutral == 0


@pytest.mark.parametrize(
    "setup",
    [
        Setup(book="spytown", seats=("A", "B", "C", "D", "E", "A")),
        Setup(book="spytown", seats=("A", "B", "C", "D", "E", "host")),
        Setup(book="spytown", seats=tuple("ABCDEF"), deal={"Z": "agent"}),
        Setup(book="spytown", seats=tuple("ABCDEF"), deal={"A": "spy"}),
        Setup(book="spytown", seats=tuple("ABCDEF"), deal={"A": "mafioso"}),
        Setup(book="spytown", seats=tuple("ABCDEF"), deal={"A": "mafioso", "B": "mafioso", "C": "agent"}),
        Setup(book="spytown", seats=tuple("ABCDEF"), lots=("Z",)),
        Setup(book="spytown", seats=tuple("ABCDEF"), settings={"cards": ("vest",)}, cards={"Z": "vest"}),
        Setup(book="spytown", seats=tuple("ABCDEF"), seed="\ud800"),
    ],
)
def test_setups_that_cannot_be(setup: Setup) -> None:
    """SPY-110, SPY-207 A seat, token or lot that cannot be."""
    with pytest.raises(BadSetup) as bad:
        BOOK.settle(setup)
    assert bad.value.reason == "bad_setup"


def test_what_is_said_of_a_deal_that_is_not_the_row_of_the_table() -> None:
    """SPY-110 What it is, and what it must be."""
    with pytest.raises(BadSetup) as bad:
        BOOK.settle(Setup(book="spytown", seats=tuple("ABCDEF"), deal=dict.fromkeys("AB", "mafioso")))
    said = "the deal is 4 policeman, 2 mafioso; the table's row is 1 mafioso, 1 agent, 4 policeman"
    assert str(bad.value) == said


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        ({"A": "vest", "B": "sword"}, "there is no card sword"),
        ({"A": "vest", "B": "wiretap"}, "B holds wiretap"),
        ({"A": "vest", "B": "vest"}, "A holds vest"),
    ],
)
def test_hands_that_cannot_be(hands: dict[str, str], said: str) -> None:
    """SPY-803 Each card in a hand is of the chosen set, as often as it is there."""
    with pytest.raises(BadSetup) as bad:
        BOOK.settle(Setup(book="spytown", seats=tuple("ABCDEF"), settings={"cards": ("vest",)}, cards=hands))
    assert bad.value.reason == "bad_cards"
    assert said in str(bad.value)


def test_a_deal_of_cards_is_a_choice_of_cards() -> None:
    """SPY-801 Of action cards: neutral ones are no part of the choice."""
    setup = BOOK.settle(Setup(book="spytown", seats=tuple("ABCDEF"), cards={"D": "vest", "E": "neutral"}))
    assert setup.settings["cards"] == ("vest",)


def test_what_is_said_of_too_few_cards() -> None:
    """SPY-806 How many it must be, for so many players."""
    (notice,) = [
        notice for notice in BOOK.lobby.advise({"cards": ("vest",)}, 20).notices if notice.id == "too_few_cards"
    ]
    assert notice.numbers == {"fewest": 6, "players": 20}


def test_as_many_action_cards_as_players_leave_no_neutral_one() -> None:
    """SPY-803 Each is dealt, and one more cannot be."""
    six = ("vest", "bandage", "wiretap", "arrest", "shelter", "commander")
    assert BOOK.lobby.advise({"cards": six}, 6).hands == dict.fromkeys(six, 1)
    assert BOOK.lobby.advise({"cards": (*six, "kidnapping")}, 6).hands == {}


def test_nothing_is_dealt_to_more_than_can_play() -> None:
    """SPY-109 Neither tokens nor cards."""
    advice = BOOK.lobby.advise({"cards": ("vest",), "neutral_supply": "unlimited"}, 22)
    assert (advice.composition, advice.hands) == ({}, {})


def test_what_is_said_of_too_many_cards() -> None:
    """SPY-803 How many they are, and for how many players."""
    seven = ("vest", "bandage", "wiretap", "arrest", "shelter", "commander", "double_bullet")
    (notice,) = [notice for notice in BOOK.lobby.advise({"cards": seven}, 6).notices if notice.id == "too_many_cards"]
    assert notice.numbers == {"cards": 7, "players": 6}


@pytest.mark.parametrize(
    ("settings", "players", "cards"),
    [
        (
            {"cards": ("wiretap", *GANG)},
            20,
            ("wiretap", "vest", "bandage", "recruitment", "commander", "reverse_recruitment"),
        ),
        ({"cards": GANG, "neutral_supply": "unlimited"}, 6, ()),
        ({"cards": ("vest",)}, 14, None),
    ],
)
def test_what_is_suggested_in_the_place_of_cards_that_cannot_be_dealt(
    settings: dict[str, Value], players: int, cards: tuple[str, ...] | None
) -> None:
    """SPY-806, SPY-1032 What was chosen and can be, without a New Gang, and as many more as there must be."""
    assert BOOK.lobby.advise(settings, players).suggested.get("cards") == cards


def test_a_deal_without_tokens_keeps_the_hands_that_it_names() -> None:
    """SPY-208 Also where a human Game Master deals the tokens."""
    for gm_mode in ("software", "human"):
        setup = Setup(
            book="spytown",
            seats=tuple("ABCDEF"),
            settings={"gm_mode": gm_mode, "cards": ("vest",)},
            cards={"D": "vest"},
        )
        play = Play(BOOK, BOOK.settle(setup))
        play.answer(Answer(HOST_SEAT, "next"))
        assert cards_of(play) == ["neutral"] * 3 + ["vest"] + ["neutral"] * 2


def test_cards_that_no_hand_holds_move_no_lot() -> None:
    """SPY-526, SPY-803 Where every hand is named nothing is drawn for the hands, so one seed gives the same lots."""

    def lots(*held: str) -> list[Seat]:
        chosen: dict[str, Value] = {"cards": ("vest", "arrest")}
        deal = dict.fromkeys("BCDEF", "policeman") | {"A": "mafioso"}
        hands = dict(zip("AB", held, strict=True))
        found = []
        for seed in map(str, range(10)):
            setup = Setup(book="spytown", seats=tuple("ABCDEF"), settings=chosen, deal=deal, cards=hands, seed=seed)
            found.append(Play(BOOK, BOOK.settle(setup)).game.chance.lot(63))
        return found

    assert lots("vest", "arrest") == lots("neutral", "neutral")


def test_the_game_master_is_called_to_deal_only_where_that_is_human() -> None:
    """SPY-201, SPY-1206 With the software as Game Master nothing waits for a host."""
    play = dealt(9)
    assert [fact.step for fact in play.game.facts if isinstance(fact, StepBegan)] == ["agent_phase"]
    waiting = Play(BOOK, BOOK.settle(Setup(book="spytown", seats=tuple("ABCDEFGHI"), settings={"gm_mode": "human"})))
    assert [type(fact) for fact in waiting.game.facts] == [GameSet]


@pytest.mark.parametrize(
    ("settings", "players", "is_alone"),
    [({}, 6, True), ({"cards": ("recruitment",)}, 6, False), ({}, 9, False)],
)
def test_the_guide_speaks_of_agreement_where_several_may_be_awake(
    settings: dict[str, Value], players: int, is_alone: bool
) -> None:
    """SPY-431, SPY-434, SPY-925 One Mafioso, whom a Recruitment may give company."""
    said = {text.id for chapter in BOOK.lobby.guide(settings, players).chapters for text in chapter.paragraphs}
    assert ("chooses" in said, "signs" in said) == (is_alone, not is_alone)


@pytest.mark.parametrize("cards", [(), GANG])
def test_the_guide_shows_who_is_out_at_the_end(cards: tuple[str, ...]) -> None:
    """SPY-701, SPY-1036 The Mafia, and the New Gang where it is in the game."""
    panes = [
        pane for leaf in BOOK.lobby.guide({"cards": cards}, 13).leaves for pane in leaf.panes if pane.look == "out"
    ]
    assert (BOOK.lobby.describe().cards["new_gang"].icon in {pane.icon for pane in panes}) == bool(cards)


def test_bots_are_chosen_for_the_town_or_for_the_mafia() -> None:
    """SPY-942, SPY-1041 The Mafia is who plays for it; the town is everybody else, the New Gang too."""
    seats = tuple(NAMES[:13])
    deal = dict.fromkeys(seats, "policeman") | dict.fromkeys("ABC", "mafioso") | {"D": "agent"}
    cards = dict.fromkeys(seats, "neutral") | dict.fromkeys("CEF", "new_gang") | {"G": "reverse_recruitment"}
    play = Play(BOOK, BOOK.settle(Setup(book="spytown", seats=seats, deal=deal, cards=cards)))
    assert [name for seat, name in enumerate(seats) if BOOK.party(play.game, seat) == "mafia"] == ["A", "B", "G"]
    assert {BOOK.party(play.game, seat) for seat in range(13)} == set(BOOK.parties)
