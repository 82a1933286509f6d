"""Sections 1 to 3: what is counted, against the tables of rules/original.md themselves."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from citysleeps.books.original.book import BOOK
from citysleeps.books.original.components import COPIES, GANG_OF, RED_CARDS, composition
from citysleeps.books.original.deal import CONDUCT
from citysleeps.books.original.facts import GameSet, NightBegan, OwnCard, RulesRead
from citysleeps.books.original.game import Original
from citysleeps.kernel.ask import Answer
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, HOST
from citysleeps.kernel.setup import BadSetup, Setup, Value
from citysleeps.views.view import view

RULES = (Path(__file__).parents[3] / "rules" / "original.md").read_text(encoding="utf-8")
NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LINES = [line for line in RULES.splitlines() if line.startswith("|")]


def cells(line: str) -> list[str]:
    return [cell.strip(" `") for cell in line.strip("| ").split("|")]


def table(first: str, width: int) -> list[list[str]]:
    """The rows of the table whose head begins with this cell and has so many columns."""
    at = next(i for i, line in enumerate(LINES) if cells(line)[0] == first and len(cells(line)) == width)
    rows = [cells(LINES[at])]
    for line in LINES[at + 2 :]:
        if len(cells(line)) != width or cells(line)[0] in ("Id", "Players"):
            break
        rows.append(cells(line))
    return rows


def rows(width: int) -> dict[int, dict[str, int]]:
    """Table 1 or Table 2: for each number of players, how many of each card, without the cards left out."""
    head, *body = table("Players", width)
    found = {}
    for players, *numbers in body:
        row = {card: int(number) for card, number in zip(head[1:], numbers, strict=True)}
        found[int(players)] = {card: copies for card, copies in row.items() if copies}
    return found


CARDS = {card: (int(copies), colour) for card, copies, colour in table("Card id", 3)[1:]}
TOTAL = CARDS.pop("total")
DECK = {card: copies for card, copies in COPIES.items() if copies}  # a house role has a row, but no copies
TABLES = {"basic": rows(5), "extended": rows(15)}
ROWS = [(deck, players) for deck, table in TABLES.items() for players in table]


def dealt(seats: int, seed: str = "0", deal: dict[str, str] | None = None, /, **settings: Value) -> Play:
    """A game in which the cards have just been dealt."""
    names = tuple(f"S{i}" for i in range(seats)) if seats > 26 else tuple(NAMES[:seats])
    setup = Setup(book="original", seats=names, settings=settings, seed=seed, deal=deal or {})
    return Play(BOOK, BOOK.settle(setup))


def cards_of(play: Play) -> list[str]:
    """The cards by seat, as each seat was told its own."""
    own = {told[1].seat: told[1].card for told in play.game.log if isinstance(told[1], OwnCard)}
    return [own[seat] for seat in range(play.game.size)]


def game_set(play: Play) -> GameSet:
    first = play.game.log[0]
    assert isinstance(first[1], GameSet) and first[0] == ALL
    return first[1]


# Section 1


def test_the_table_of_cards_was_read() -> None:
    assert TOTAL == (26, "14 red, 12 black")
    assert len([card for card, (copies, _) in CARDS.items() if copies]) == 14
    assert sorted(TABLES["basic"]) == list(range(6, 14))
    assert sorted(TABLES["extended"]) == list(range(6, 27))


def test_26_cards() -> None:
    """ORIG-101 Exactly 26 cards, in the copies and colours of the table."""
    in_the_book = {card: (copies, "red" if card in RED_CARDS else "black") for card, copies in COPIES.items()}
    assert in_the_book == {card: (copies, colour.split()[0]) for card, (copies, colour) in CARDS.items()}
    assert sum(DECK.values()) == 26


def test_red_cards() -> None:
    """ORIG-102 The 14 red cards."""
    red = {card: DECK[card] for card in RED_CARDS if card in DECK}
    assert red == {"resident": 8, "commissar": 1, "doctor": 1, "immortal": 1, "honest_judge": 2, "sheriff": 1}
    assert sum(red.values()) == 14


def test_black_cards() -> None:
    """ORIG-103 The 12 black cards; each is black in play too, but for ORIG-104, the werewolf who has not converted."""
    black = {card: copies for card, copies in DECK.items() if card not in RED_CARDS}
    gangs = {"mafia": 3, "don": 1, "ninja": 1, "yakuza": 3}
    assert black == gangs | {"maniac": 1, "werewolf": 1, "lawyer": 1, "corrupt_judge": 1}
    assert set(GANG_OF) == set(gangs)
    everything = dealt(14, "0", dict(zip(NAMES, DECK, strict=False)), deck="extended")
    game = everything.game
    assert isinstance(game, Original)
    in_play = {game.cards[seat] for seat in range(14) if game.is_black(seat)}
    assert in_play == set(black) - {"werewolf"}


@pytest.mark.parametrize("host_mode", ["engine", "human"])
@pytest.mark.parametrize("seats", range(31))
def test_6_to_26_players(seats: int, host_mode: str) -> None:
    """ORIG-105 The game is for 6 to 26 players, the host not counted."""
    if 6 <= seats <= 26:
        assert len(cards_of(dealt(seats, deck="extended", host_mode=host_mode))) == seats
    else:
        with pytest.raises(BadSetup) as refused:
            dealt(seats, deck="extended", host_mode=host_mode)
        assert refused.value.reason == "bad_player_count"


def test_one_card_resident() -> None:
    """ORIG-108 "Honest" and "ordinary" residents are one card: every resident of the tables is dealt as `resident`."""
    assert [card for card in DECK if "resident" in card or "citizen" in card] == ["resident"]
    assert Counter(cards_of(dealt(12)))["resident"] == TABLES["basic"][12]["resident"] == 8


# Section 2

PRESETS: dict[str, dict[str, Value]] = {
    "ORIG-204 basic": {"deck": "basic", "kill_method": "open_eyes", "host_mode": "engine"},
    "ORIG-205 professional": {"deck": "basic", "kill_method": "closed_eyes", "host_mode": "engine"},
    "ORIG-206 extended": {"deck": "extended", "kill_method": "closed_eyes", "host_mode": "engine"},
    "ORIG-207 hostless": {"deck": "basic", "kill_method": "open_eyes", "host_mode": "hostless"},
}


@pytest.mark.parametrize("preset", PRESETS)
def test_presets(preset: str) -> None:
    """ORIG-204, ORIG-205, ORIG-206, ORIG-207 What each preset sets; all else is the default."""
    name = preset.split()[1]
    more: dict[str, Value] = {"temporary_host": "A"} if name == "hostless" else {}
    plain = game_set(dealt(12)).settings
    assert game_set(dealt(12, preset=name, **more)).settings == plain | PRESETS[preset] | more


@pytest.mark.parametrize("preset", ["basic", "professional", "extended"])
def test_presets_with_a_human_host(preset: str) -> None:
    """ORIG-204, ORIG-205, ORIG-206 The host may be human."""
    engine, human = dealt(12, preset=preset), dealt(12, preset=preset, host_mode="human")
    assert game_set(human).settings == game_set(engine).settings | {"host_mode": "human"}


def test_defaults() -> None:
    """ORIG-201, ORIG-202, ORIG-203 Basic deck, open eyes and the software as host; ORIG-208, ORIG-R11 closed eyes with
    the extended deck."""
    plain, extended = game_set(dealt(12)).settings, game_set(dealt(12, deck="extended")).settings
    assert (plain["deck"], plain["kill_method"], plain["host_mode"]) == ("basic", "open_eyes", "engine")
    assert extended == plain | {"deck": "extended", "kill_method": "closed_eyes"}
    mixed = game_set(dealt(12, deck="extended", kill_method="open_eyes")).settings  # ORIG-209
    assert mixed == plain | {"deck": "extended"}


def test_professional_and_extended_is_extended() -> None:
    """ORIG-R12 There is no third set of rules."""
    extended = game_set(dealt(12, preset="extended")).settings
    assert game_set(dealt(12, preset="professional", deck="extended")).settings == extended
    assert game_set(dealt(12, deck="extended", kill_method="closed_eyes")).settings == extended


def modes() -> list[tuple[str, str, str, int, int]]:
    """The table of modes of section 2, one row for each kind of host."""
    found = []
    for deck, kill_method, hosts, players, _ in table("deck", 5)[1:]:
        least, most = players.split("–")
        found += [(deck, kill_method, host, int(least), int(most)) for host in hosts.split(" / ")]
    return found


MODES = modes()


def test_the_table_of_modes_is_whole() -> None:
    assert len({mode[:3] for mode in MODES}) == 2 * 2 * 3


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: " ".join(mode[:3]))
def test_player_counts(mode: tuple[str, str, str, int, int]) -> None:
    """ORIG-211, ORIG-R14 Refused outside the range of the table; ORIG-209, ORIG-210, ORIG-R13 no mode is."""
    deck, kill_method, host_mode, least, most = mode
    settings: dict[str, Value] = {"deck": deck, "kill_method": kill_method, "host_mode": host_mode}
    if host_mode == "hostless":
        settings["temporary_host"] = "A"
    for seats in range(1, 27):
        if least <= seats <= most:
            play = dealt(seats, **settings)
            assert Counter(cards_of(play)) == TABLES[deck][seats]  # ORIG-1302: everybody holds a card
        else:
            with pytest.raises(BadSetup) as refused:
                dealt(seats, **settings)
            assert refused.value.reason == "bad_player_count", seats
            assert ("without a host" in str(refused.value)) == (host_mode == "hostless")


def test_settings_are_public_from_the_first_fact_on() -> None:
    """ORIG-213 The first thing that is told, to all, is the mode with all settings; it stays the same."""
    play = dealt(7, kill_method="closed_eyes", stalemate_rounds=3)
    told = game_set(play).settings
    assert set(told) == set(BOOK.settle(play.setup).settings)
    assert (told["kill_method"], told["stalemate_rounds"], told["deck"]) == ("closed_eyes", 3, "basic")
    assert play.answer(Answer(0, "leave")) == ""  # before night 1, so that the cards are dealt anew
    sets = [told[1].settings for told in play.game.log if isinstance(told[1], GameSet)]
    assert sets == [told, told]


# Section 3


@pytest.mark.parametrize(("deck", "players"), ROWS)
def test_the_row_is_dealt(deck: str, players: int) -> None:
    """ORIG-301 Table 1, ORIG-302 Table 2: exactly the row; ORIG-304 nothing left over and nothing twice."""
    for seed in ("a", "b", "c"):
        play = dealt(players, seed, deck=deck)
        assert Counter(cards_of(play)) == TABLES[deck][players]
        assert game_set(play).composition == TABLES[deck][players]


@pytest.mark.parametrize(("deck", "players"), ROWS)
def test_the_rows_add_up(deck: str, players: int) -> None:
    """ORIG-303 Every row adds up, and there are cards enough for it."""
    row = composition(deck, players, "lawyer")
    assert sum(row.values()) == players
    assert all(copies <= DECK[card] for card, copies in row.items())


def test_row_13_with_the_werewolf() -> None:
    """ORIG-R08 The setting puts the werewolf in the place of the lawyer, in row 13 of the extended table only."""
    for deck, players in ROWS:
        row = Counter(cards_of(dealt(players, deck=deck, row13_special="werewolf")))
        if (deck, players) == ("extended", 13):
            assert row == Counter(TABLES[deck][players]) - Counter(["lawyer"]) + Counter(["werewolf"])
        else:
            assert row == TABLES[deck][players]


# The corrected rows of Table 2 in the words of the rulings: what is dealt beside the residents.
RULED = {
    "ORIG-R01": (6, 4, "commissar don"),
    "ORIG-R02": (7, 4, "commissar mafia don"),
    "ORIG-R03": (8, 5, "commissar mafia don"),
    "ORIG-R04": (9, 5, "commissar mafia don maniac"),
    "ORIG-R05": (10, 6, "commissar mafia mafia don"),
    "ORIG-R06": (11, 6, "commissar doctor mafia mafia don"),
    "ORIG-R07": (12, 5, "commissar sheriff immortal mafia mafia don maniac"),
    "ORIG-R08": (13, 5, "commissar sheriff immortal doctor mafia mafia don lawyer"),
}


@pytest.mark.parametrize("ruling", RULED)
def test_corrected_rows(ruling: str) -> None:
    """ORIG-R01, ORIG-R02, ORIG-R03, ORIG-R04, ORIG-R05, ORIG-R06, ORIG-R07, ORIG-R08 The rows as ruled."""
    players, residents, others = RULED[ruling]
    assert Counter(cards_of(dealt(players, deck="extended"))) == Counter(["resident"] * residents + others.split())


def test_rows_14_to_26() -> None:
    """ORIG-R09 One don throughout; row 26 is the whole deck; the uneven steps are kept."""
    row = {players: Counter(cards_of(dealt(players, deck="extended"))) for players in range(14, 27)}
    assert {row[players]["don"] for players in row} == {1}
    assert row[26] == DECK
    assert (row[14]["resident"], row[15]["resident"]) == (6, 4)
    assert (row[16]["mafia"], row[17]["mafia"]) == (2, 1)


def test_which_table() -> None:
    """ORIG-R10 The deck decides; rows 6, 7, 8 and 10 are the same in both tables, and no others."""
    both = range(6, 14)
    decks = [{players: Counter(cards_of(dealt(players, deck=deck))) for players in both} for deck in TABLES]
    assert [players for players in both if decks[0][players] == decks[1][players]] == [6, 7, 8, 10]


def test_the_composition_is_public() -> None:
    """ORIG-305 Everybody knows which cards are in the game, and how many of each, from the deal on: also a spectator's
    view says so, and does not say who holds them."""
    play = dealt(15, deck="extended")
    for who in (1, 1 << 14, HOST << 1):
        known = view(BOOK, play.setup, play.game.log, who)
        assert isinstance(known, Original)
        assert known.composition == TABLES["extended"][15]
        assert [card for card in known.cards if card] == ([cards_of(play)[who.bit_length() - 1]] if who < HOST else [])


def chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 for count in counts) / mean


def test_every_order_of_the_cards_is_equally_likely() -> None:
    """ORIG-306 24 orders of four cards, over fixed seeds; with 23 degrees of freedom 49.7 is passed once in 1000."""
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(4800):
        cards = ["resident", "commissar", "mafia", "don"]
        Chance(f"shuffle {seed}").shuffle(cards)
        seen[tuple(cards)] += 1
    assert chi_square([seen[order] for order in permutations(["resident", "commissar", "mafia", "don"])]) < 49.7


def test_every_deal_is_equally_likely() -> None:
    """ORIG-306 The 30 ways to seat a commissar and a don among six, in real deals; df 29, 58.3 once in 1000."""
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(3000):
        cards = cards_of(dealt(6, f"deal {seed}"))
        seen[cards.index("commissar"), cards.index("don")] += 1
    assert len(seen) == 30
    assert chi_square(list(seen.values())) < 58.3


def test_the_seed_is_the_deal() -> None:
    """ORIG-306 The same seed deals the same cards; another seed, in a big game, does not."""
    assert cards_of(dealt(26, "x", deck="extended")) == cards_of(dealt(26, "x", deck="extended"))
    assert len({tuple(cards_of(dealt(26, str(seed), deck="extended"))) for seed in range(50)}) == 50


@pytest.mark.parametrize("host_mode", ["engine", "human"])
def test_one_card_each_face_down(host_mode: str) -> None:
    """ORIG-307 Each player one card, which ORIG-309 he alone sees (and the host); ORIG-308 a human host gets none."""
    play = dealt(20, deck="extended", host_mode=host_mode)
    own = [told for told in play.game.log if isinstance(told[1], OwnCard)]
    assert [told[1].seat for told in own if isinstance(told[1], OwnCard)] == list(range(20))
    assert [told[0] for told in own] == [1 << seat | HOST for seat in range(20)]


def test_address_by() -> None:
    """ORIG-310 By number, unless by name."""
    assert game_set(dealt(6)).settings["address_by"] == "numbers"
    assert game_set(dealt(6, address_by="names")).settings["address_by"] == "names"


def test_conduct_rules_are_those_of_section_15() -> None:
    """ORIG-313 All of section 15 is read out."""
    section = RULES.split("\n## 15. Conduct\n")[1].split("\n## ")[0]
    assert tuple(re.findall(r"^\| (ORIG-\d+) ", section, re.MULTILINE)) == CONDUCT
    play = dealt(6)
    kinds = [type(told[1]) for told in play.game.log]
    assert kinds.index(RulesRead) < kinds.index(OwnCard)
    assert NightBegan not in kinds
    read = play.game.log[kinds.index(RulesRead)]
    assert isinstance(read[1], RulesRead) and read[0] == ALL
    assert read[1].conduct == CONDUCT


@pytest.mark.parametrize(("deck", "players"), ROWS)
def test_characters_read_out(deck: str, players: int) -> None:
    """ORIG-315 Exactly the characters of this composition, each once."""
    play = dealt(players, deck=deck)
    read = [told[1].characters for told in play.game.log if isinstance(told[1], RulesRead)]
    assert len(read) == 1
    assert sorted(read[0]) == sorted(TABLES[deck][players])
