"""What books say of themselves and of a choice of settings is what they do."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from finished import FINISHED
from fluent.syntax import ast

from citysleeps.books.book import Book
from citysleeps.books.described import Advice
from citysleeps.books.original.book import BOOK as ORIGINAL
from citysleeps.books.shelf import SHELF
from citysleeps.books.spytown.book import BOOK as SPYTOWN
from citysleeps.kernel.facts import fact_name
from citysleeps.kernel.setup import BadSetup, Setup, Value
from citysleeps.notation.clauses import clauses
from citysleeps.views.words import LOCALES, parsed

CHOSEN_OTHERWISE = {"temporary_host", "cards", "deck", "roles", "decks", "first_godfather"}
BAD_COUNTS = ("bad_player_count", "too_few_players", "too_many_players", "five_players_off")
WITHOUT = {"cuba": 3}  # CUBA-112 so many fewer tokens than players
books = pytest.mark.parametrize("book", SHELF.values(), ids=SHELF)
NAMES = (*"ABCDEFGHIJKLMNOPQRSTUVWXYZ", "AA", "AB", "AC")


@books
def test_every_setting_is_shown_once(book: Book) -> None:
    said = book.lobby.describe()
    assert set(said.settings) == set(book.complete({}))
    shown = {name: setting.group for name, setting in said.settings.items() if setting.group}
    assert set(shown.values()) == set(said.groups)
    assert set(said.settings) - set(shown) <= CHOSEN_OTHERWISE
    assert said.hosting.setting in said.settings


@books
def test_a_setting_matters_only_with_values_that_there_are(book: Book) -> None:
    said = book.lobby.describe()
    for setting in said.settings.values():
        for other, values in setting.when.items():
            allowed = said.settings[other].values
            known = tuple(said.cards) if isinstance(allowed, str) else allowed
            assert set(values) <= set(known)


@books
def test_the_setting_that_names_the_host_does(book: Book) -> None:
    hosting = book.lobby.describe().hosting
    assert isinstance(book.lobby.describe().settings[hosting.setting].values, tuple)
    for value in book.lobby.describe().settings[hosting.setting].values:
        assert book.lobby.hosted_by({hosting.setting: value}) == hosting.modes[str(value)]


@books
def test_phases_steps_and_facts_are_those_of_the_book(book: Book) -> None:
    said = book.lobby.describe()
    assert set(said.phases) == set(book.phases)
    assert set(said.facts) == set(map(fact_name, book.facts))
    for name, step in said.steps.items():
        assert said.phases[name].kind == "night" and set(step.roles) <= {*said.roles, *said.cards}
        assert not step.act or step.act in book.acts
    for phase in said.phases.values():
        assert set(phase.part_of) <= set(said.phases)


@books
def test_every_piece_has_its_side_its_steps_and_a_clause_of_the_rules(book: Book) -> None:
    said = book.lobby.describe()
    rules = clauses(book)
    for id, piece in (said.roles | said.cards).items():
        assert piece.clause in rules
        assert piece.steps == tuple(name for name, step in said.steps.items() if id in step.roles)
    assert all(piece.side in said.sides for piece in said.roles.values())
    assert all(set(card.users) <= set(said.roles) for card in said.cards.values())


@books
@pytest.mark.parametrize("language", FINISHED)
def test_everything_described_has_words(book: Book, language: str) -> None:
    said = book.lobby.describe()
    known = messages(book, language)
    for piece in (said.roles | said.cards).values():
        assert "description" in known[piece.words]
        assert all(note.above in known and note.words in known for note in piece.notes)
    for players in (6, 8, 13, 21):
        for notice in [*(advice := advised(book, {}, players)).notices, *advice.hindered.values()]:
            assert f"advice-{notice.id.replace('_', '-')}" in known


def messages(book: Book, language: str) -> dict[str, set[str]]:
    """The ids of the words of a book and of the screens, each with its attributes."""
    folder = LOCALES / language
    found = {}
    for path in (folder / f"{book.name}.ftl", *(folder / "web").glob("*.ftl")):
        for entry in parsed(path).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    return found


# Advice


def advised(book: Book, settings: dict[str, Value], players: int) -> Advice:
    return book.lobby.advise(settings, players)


def refusal(book: Book, settings: dict[str, Value], players: int) -> str:
    """Why this cannot be dealt; empty if it can."""
    extra = {"temporary_host": "A"} if book.lobby.hosted_by(settings) == "hostless" else {}
    try:
        book.settle(Setup(book=book.name, seats=NAMES[:players], settings={**settings, **extra}))
    except BadSetup as bad:
        return bad.reason
    return ""


@books
@pytest.mark.parametrize("players", range(1, len(NAMES)))
def test_so_many_can_play_as_the_advice_says(book: Book, players: int) -> None:
    """ORIG-204 to ORIG-211, SPY-109, CITY-R05, CITY-R06, CUBA-105 to CUBA-108 For every preset: how many can
    play, and what is dealt."""
    for preset in book.lobby.describe().presets:
        advice = advised(book, {"preset": preset}, players)
        refused = refusal(book, {"preset": preset}, players)
        in_range = advice.least <= players <= advice.most
        assert (refused not in BAD_COUNTS) == (in_range and advice.composition != {})
        assert advice.preset == preset and advice.recommended == {}
        if in_range and advice.composition:
            assert sum(advice.composition.values()) == players - WITHOUT.get(book.name, 0)


@books
def test_the_composition_is_the_one_of_the_tables(book: Book) -> None:
    """ORIG-301, ORIG-302, SPY-110"""
    for table in book.lobby.describe().compositions:
        for players, cards in table.players.items():
            advice = advised(book, table.settings, players)
            if cards and advice.least <= players:  # CUBA-1101 five play only by a setting
                assert advice.composition == cards


CARD_SETS: list[tuple[str, ...]] = [
    (),
    ("vest",),
    ("vest", "wiretap", "shelter"),
    ("reverse_recruitment",),
    ("new_gang", "new_gang", "new_gang"),
    ("vest", "bandage", "recruitment", "commander", "role_swap", "wiretap", "shelter", "safe_conduct"),
]


@pytest.mark.parametrize("players", range(6, 22))
def test_a_set_of_cards_is_refused_as_the_advice_says(players: int) -> None:
    """SPY-803, SPY-806, SPY-1032, SPY-R24, SPY-R40 Exactly then, with a clause of the rules; and a card is hindered
    exactly if it would be refused alone."""
    for cards in CARD_SETS:
        for supply in ("box", "unlimited"):
            chosen: dict[str, Value] = {"cards": cards, "neutral_supply": supply}
            notices = advised(SPYTOWN, chosen, players).notices
            refused = [notice for notice in notices if notice.kind == "refused"]
            assert bool(refused) == (refusal(SPYTOWN, chosen, players) == "bad_cards"), (cards, supply)
            assert all(notice.clause in clauses(SPYTOWN) for notice in notices)
    for card, piece in SPYTOWN.lobby.describe().cards.items():
        alone: dict[str, Value] = {"cards": (card,) * piece.copies, "neutral_supply": "unlimited"}
        if card != "neutral":
            hindered = card in advised(SPYTOWN, {}, players).hindered
            assert hindered == (refusal(SPYTOWN, alone, players) == "bad_cards")


def ids(settings: dict[str, Value], players: int) -> list[str]:
    return [notice.id for notice in advised(SPYTOWN, settings, players).notices]


def test_the_book_advises_and_warns() -> None:
    """SPY-112, SPY-113, SPY-211, SPY-805, SPY-1402"""
    assert ids({}, 12) == ["cards_advised"]
    assert ids({"cards": ("vest",)}, 12) == ["basic_first", "cards_advised"]
    assert ids({"cards": ("vest", "bandage", "arrest", "shelter")}, 12)[0] == "fewer_cards"
    assert "small_game" in ids({}, 7) and "small_game" not in ids({}, 8)
    assert "small_game" in ids({"edition": "sk"}, 8) and "small_game" not in ids({"preset": "children"}, 7)
    assert "large_game" in ids({}, 20) and "large_game" not in ids({}, 19)
    [warning] = [one for one in advised(SPYTOWN, {"t_agent": 0}, 12).notices if one.id == "no_timer"]
    assert (warning.about, warning.kind) == ("t_agent", "warning")
    assert ids({"t_discussion": 0, "t_vote": 0}, 12) == ["cards_advised"]


def test_a_length_of_zero_needs_a_host() -> None:
    """ORIG-1610"""
    by_hand: dict[str, Value] = {"night_step_seconds": 0}
    [notice] = ORIGINAL.lobby.advise(by_hand, 9).notices
    assert (notice.id, notice.kind, notice.about) == ("by_hand", "refused", "night_step_seconds")
    assert refusal(ORIGINAL, by_hand, 9) == "bad_setup"
    assert ORIGINAL.lobby.advise({**by_hand, "host_mode": "human"}, 9).notices == ()
    assert ORIGINAL.lobby.advise({**by_hand, "host_mode": "human"}, 9).bounds["planning_seconds"] == 1
    assert refusal(ORIGINAL, {"planning_seconds": 0}, 9) == "bad_setup"


def test_the_lengths_of_speeches_are_those_chosen() -> None:
    """ORIG-1601 to ORIG-1604, ORIG-1612"""
    advice = ORIGINAL.lobby.advise({"speech_seconds": 90, "defence_seconds": 20}, 9)
    assert [advice.lengths[kind] for kind in ("speech", "defence", "tie_speeches", "last_words")] == [90, 20, 20, 20]
    assert advice.bounds["speech_seconds"] == advice.bounds["defence_seconds"] == 5


def test_a_setting_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup):
        ORIGINAL.lobby.advise({"deck": "none"}, 9)


@books
def test_an_outcome_says_why_by_clauses_and_facts_that_there_are(book: Book) -> None:
    said = book.lobby.describe()
    kinds = {fact_name(kind): set(kind.__struct_fields__) for kind in book.facts}
    outcomes = {kind: told.why for kind, told in said.facts.items() if told.why}
    assert "game_over" in outcomes and len(outcomes) > 4
    for kind, reasons in outcomes.items():
        assert said.facts[kind].public  # whoever asks has been told
        for why in reasons:
            assert why.clauses and set(why.clauses) <= set(clauses(book))
            assert {why.since, *why.way, *why.needs} <= set(kinds)
            assert set(why.needs) <= set(why.way)
            assert set(why.when) <= kinds[kind] | set(said.settings)


@books
def test_a_refusal_says_why_by_the_clauses_of_the_law(book: Book) -> None:
    """ORIG-1801, SPY-1601, CITY-1206, CUBA-1303 Every reason has its clauses, those of the law's own table."""
    said = book.lobby.describe().reasons
    assert list(said) == list(book.reasons)
    assert all(behind and set(behind) <= set(clauses(book)) for behind in said.values())
    law = (files("citysleeps") / "rules" / f"{book.name}.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| [^|]* \| ([^|]*) \|$", law, re.M)
    table = {reason: re.findall(r"R?\d+", ids) for reason, ids in rows if reason in said}
    assert len(table) > 10
    assert table == {reason: [id.split("-")[1] for id in said[reason]] for reason in table}


@pytest.mark.parametrize("name", SHELF)
def test_the_ten_settings_that_matter_are_shown_at_once(name: str) -> None:
    settings = SHELF[name].lobby.describe().settings
    assert 0 < sum(setting.group == "main" for setting in settings.values()) <= 10


@pytest.mark.parametrize("name", SHELF)
def test_a_setting_of_a_role_names_roles_of_the_book(name: str) -> None:
    described = SHELF[name].lobby.describe()
    assert {role for setting in described.settings.values() for role in setting.roles} <= set(described.roles)
