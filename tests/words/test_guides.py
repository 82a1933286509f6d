"""What a book says to players in plain words is there in every language, leads to clauses, and holds at the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import msgspec
import pytest
from finished import FINISHED

from citysleeps.books import guiding
from citysleeps.books.described import Advice, Description, Guide, Leaf, Moment, Paragraph, Said
from citysleeps.books.shelf import SHELF
from citysleeps.books.spytown.cards import DECK
from citysleeps.kernel.setup import BadSetup, Value
from citysleeps.notation.clauses import clauses
from citysleeps.views.words import LOCALES, Words

from .test_locales import patterns

FOLDER = Path(guiding.__file__).parent
GUIDES: dict[str, guiding.Written] = {
    name: import_module(f"citysleeps.books.{name}.guide").GUIDE
    for name in SHELF
    if (FOLDER / name / "guide.py").exists()
}
CITIZENS = (
    *("peaceful_resident=5", "agent", "judge", "journalist", "doctor", "bodyguard"),
    *("patrolman", "psychic", "admirer", "sleuth", "lucky_one", "avenger"),
)
CRIMINALS = ("lawyer", "lover", "bloodhound", "werewolf")
LONERS = ("maniac", "poisoner", "sectarian", "revolutionary")
EVERYBODY: dict[str, Value] = {"roles": ("detective", *CITIZENS, "mafia", "boss", *CRIMINALS, *LONERS)}
CARTEL: dict[str, Value] = {"roles": (*CITIZENS, "cartel", "ringleader", *CRIMINALS), "faction": "cartel"}
TWO: dict[str, Value] = {"roles": ("mafia=2", "cartel=2", *CITIZENS), "faction": "both"}
DRAWN: dict[str, Value] = {"opt_who_is_who": "on", "max_outcasts": 4}
# What neither a preset nor one other value of one setting brings about: settings by book.
ALL_CARDS: dict[str, Value] = {
    "cards": tuple(card.name for card in DECK if card.name != "neutral" for _ in range(card.copies))
}
EXTRA: dict[str, list[dict[str, Value]]] = {
    "spytown": [
        ALL_CARDS,
        *({**ALL_CARDS, name: "on"} for name in ("new_gang_recognition", "kids_no_agent", "kids_theme")),
        {**ALL_CARDS, "save_scope": "any", "commander_prelim": "final_only", "reverse_wakes": "by_token"},
        {"kids_theme": "on", "small_first_mafia_phase": "hold"},
    ],
    "cuba": [{"roles": ("loyal=2", "cleaner=1", "driver=1")}],  # CUBA-1105 no Agent
    "bigcity": [
        {"roles": ("peaceful_resident=5", "sleuth", "maniac")},
        DRAWN | {"decks": ("citizens=8", "criminals=3", "outcasts=1")},
        DRAWN | {"decks": ("citizens=8", "criminals=4"), "faction": "both"},
        *(
            roles | {name: value}
            for roles in (EVERYBODY, CARTEL, TWO)
            for name, setting in SHELF["bigcity"].lobby.describe().settings.items()
            if isinstance(setting.values, tuple) and name not in ("faction", "opt_who_is_who")
            for value in setting.values
        ),
        {"opt_grave_secrets": "on", "grave_scope": "all"},
        {"opt_sound_mind": "on", "sound_mind_scope": "all"},
    ],
}
TITLE, TEXT, SENTENCE = 20, 170, 120  # characters
LEAST_WORDS, MOST_WORDS = 1000, 2200  # of a guide, whatever is chosen


@cache
def words(book: str, language: str, theme: str = "") -> Words:
    """The words of a book, and those of its guide."""
    said = Words(book, language, theme)
    said.read(LOCALES, f"guide/{book}.ftl")
    if theme:
        said.read(LOCALES, f"guide/{book}-{theme}.ftl")
    return said


@cache
def described(book: str) -> Description:
    return SHELF[book].lobby.describe()


@cache
def setups(book: str) -> tuple[tuple[dict[str, Value], int], ...]:
    """Every preset for every number of players, and each with every other value of every setting."""
    whole = described(book)
    least, most = whole.seats
    presets: list[dict[str, Value]] = [{"preset": name} for name in whole.presets]
    ways = [
        {**preset, name: value}
        for preset in presets
        for name, setting in whole.settings.items()
        for value in (setting.values if isinstance(setting.values, tuple) else (0, 1) * (type(setting.default) is int))
    ]
    return tuple(
        (way, players) for way in [*presets, *ways, *EXTRA.get(book, [])] for players in range(least, most + 1)
    )


@cache
def advised(book: str) -> tuple[Advice, ...]:
    """What is said to each of them that can be played."""
    found = []
    for settings, players in setups(book):
        try:
            advice = SHELF[book].lobby.advise(settings, players)
        except BadSetup:
            continue
        if advice.least <= players <= advice.most:
            found.append(advice)
    return tuple(found)


def guide(book: str, advice: Advice) -> Guide:
    return SHELF[book].lobby.guide(dict(advice.settings), advice.players)


@cache
def guides(book: str) -> tuple[tuple[Advice, Guide], ...]:
    """Every guide that differs from the others, and to which table it was given."""
    found = {msgspec.json.encode(told): (advice, told) for advice in advised(book) for told in [guide(book, advice)]}
    return tuple(found.values())


def arguments(words: Words, values: dict[str, Said]) -> dict[str, str | int]:
    """What words take: how many of each as a list."""
    return {name: value if isinstance(value, str | int) else listed(words, value) for name, value in values.items()}


def listed(words: Words, counts: dict[str, int]) -> str:
    return words.join([f"{words.say(id)} × {number}" for id, number in counts.items()])


def prefix(part: Leaf | Moment | Paragraph) -> str:
    return {Leaf: "learn", Moment: "now", Paragraph: "guide"}[type(part)]


def parts(guide: Guide) -> Iterator[Leaf | Moment | Paragraph]:
    yield from guide.leaves
    yield from guide.moments
    for chapter in guide.chapters:
        yield from chapter.paragraphs


SAID: dict[tuple[Words, str, str], str] = {}


def said(book: str, words: Words, part: Leaf | Moment | Paragraph) -> str:
    """A sentence, which most guides have in common: it is made once."""
    key = (words, f"{prefix(part)}-{book}-{part.id}", repr(part.values))
    if key not in SAID:
        SAID[key] = words.say(key[1], arguments(words, part.values))
    return SAID[key]


def text(book: str, language: str, told: Guide) -> str:
    speech = words(book, language, told.theme)
    return "\n".join(said(book, speech, part) for part in parts(told))


def explained(told: Guide) -> set[str]:
    """What the chapter of the roles is about."""
    [chapter] = [chapter for chapter in told.chapters if chapter.id == "roles"]
    return {id for one in chapter.paragraphs for id in one.about}


def rows(book: str) -> list[guiding.Card | guiding.Now | guiding.Text]:
    written = GUIDES[book]
    return [*written.cards, *written.now, *(text for texts in written.chapters.values() for text in texts)]


def at_table(book: str, advice: Advice) -> set[str]:
    """The roles that are dealt, and those that one becomes without a card or token."""
    return set(advice.composition) | {role for role, piece in described(book).roles.items() if piece.becomes}


def needed(book: str) -> dict[tuple[str, str], set[str]]:
    """Every message of a guide, and the values that it is given."""
    written = GUIDES[book]
    found: dict[tuple[str, str], set[str]] = {}
    for row in rows(book):
        kind = {guiding.Card: "learn", guiding.Now: "now", guiding.Text: "guide"}[type(row)]
        found[f"{kind}-{book}-{row.id}", ""] = set(row.values)
    found |= {(f"learn-{book}-{card.id}", "title"): set[str]() for card in written.cards}
    return found | {(f"chapter-{book}-{id}", ""): set[str]() for id in written.chapters}


def test_every_book_has_a_guide() -> None:
    assert set(GUIDES) == set(SHELF)


@pytest.mark.parametrize("book", GUIDES)
@pytest.mark.parametrize("language", FINISHED)
def test_every_language_has_every_message_with_the_values_that_it_is_given(language: str, book: str) -> None:
    found = patterns(language, f"guide/{book}")
    titles = {(id, part) for id, part in patterns("en", f"guide/{book}") if part == "title"}
    assert set(found) == set(needed(book)) | titles
    assert {id for id, values in needed(book).items() if set(found[id]) != values} == set()
    assert all(not found[title] for title in titles)


@pytest.mark.parametrize("book", GUIDES)
def test_every_clause_of_a_guide_is_a_clause_of_the_book(book: str) -> None:
    known = clauses(SHELF[book])
    for row in rows(book):
        if not isinstance(row, guiding.Card):
            assert row.clauses and set(row.clauses) <= set(known), row.id


# Refusals of which the rulebook for players says no more than they do themselves.
OF_CLAIMS = {"claims_used", "nothing_claimed", "not_seen", "not_in_game"}  # a sheet offers only what may be claimed
SAID_AT_ONCE = {
    "original": {"bad_player_count", "bad_setup", *OF_CLAIMS},
    "spytown": {"bad_player_count", "bad_cards", *OF_CLAIMS},
    "bigcity": {"bad_player_count", *OF_CLAIMS},
    "cuba": {"too_few_players", "too_many_players", "five_players_off", "token_total", "token_kind", "no_loyal"},
}


@pytest.mark.parametrize("book", GUIDES)
def test_whatever_one_may_ask_about_is_said_to_players_in_their_language(book: str) -> None:
    """Of an outcome that has a reason each clause, of a refusal at least one; but for some it falls back to the law."""
    told = {clause for row in rows(book) if isinstance(row, guiding.Text) for clause in row.clauses}
    whole = described(book)
    quoted = {clause for kind in whole.facts.values() for why in kind.why for clause in why.clauses}
    assert quoted and quoted <= told
    assert {reason for reason, found in whole.reasons.items() if found and not told & set(found)} == SAID_AT_ONCE[book]


@pytest.mark.parametrize("book", GUIDES)
def test_a_guide_speaks_about_what_the_book_has(book: str) -> None:
    whole = described(book)
    known = {*whole.phases, *whole.roles, *whole.cards}
    for row in rows(book):
        about = row.about if isinstance(row, guiding.Text) else row.phases if isinstance(row, guiding.Now) else ()
        assert set(about) <= known, row.id


@pytest.mark.parametrize("book", GUIDES)
def test_every_condition_holds_for_some_table_and_not_for_another(book: str) -> None:
    for row in rows(book):
        outcomes = {row.when(advice) for advice in advised(book)}
        assert outcomes == ({True} if row.when is guiding.always else {True, False}), row.id


@pytest.mark.parametrize("book", GUIDES)
def test_every_value_depends_on_the_table(book: str) -> None:
    """What is the same everywhere belongs into the words, but for the times: those of the book stand with its rules."""
    for row in rows(book):
        for name, reading in row.values.items():
            found = {str(reading(advice)) for advice in advised(book) if row.when(advice)}
            assert len(found) > 1 or name == "seconds", f"{row.id}: {name}"


@pytest.mark.parametrize("book", GUIDES)
def test_in_every_phase_one_is_told_what_to_do_and_finds_something_to_read(book: str) -> None:
    """In that phase itself, or in one around it."""
    whole = described(book)

    def around(phase: str) -> set[str]:
        return {phase}.union(*(around(outer) for outer in whole.phases[phase].part_of))

    wider = {phase: around(phase) for phase in whole.phases}
    actors = {phase: {role for role, piece in whole.roles.items() if phase in piece.steps} for phase in whole.phases}
    for advice, told in guides(book):
        called = {phase for moment in told.moments for phase in moment.phases}
        read = {id for chapter in told.chapters for one in chapter.paragraphs for id in one.about}
        for phase in whole.phases:
            if phase not in whole.steps or not actors[phase].isdisjoint(advice.composition):
                assert wider[phase] & called, f"{phase}: nothing to do"
                assert wider[phase] & read, f"{phase}: nothing to read"


@pytest.mark.parametrize("book", GUIDES)
def test_one_moment_has_one_sentence(book: str) -> None:
    for _, told in guides(book):
        phases = [phase for moment in told.moments for phase in moment.phases]
        assert len(phases) == len(set(phases))


@pytest.mark.parametrize("book", GUIDES)
def test_every_role_that_is_dealt_is_explained_and_no_other(book: str) -> None:
    roles = set(described(book).roles)
    for advice, told in guides(book):
        if advice.composition:  # without one nobody knows what is dealt, or so many cannot play
            assert roles & explained(told) == at_table(book, advice), advice


@pytest.mark.parametrize("book", GUIDES)
@pytest.mark.parametrize("language", FINISHED)
def test_a_game_without_a_role_does_not_speak_of_it(language: str, book: str) -> None:
    """A game without a doctor mentions none."""
    spoken: set[str] = set()
    named: dict[tuple[str, int], set[str]] = {}
    for (advice, told), sentences in zip(guides(book), sentences_of_guides(book), strict=True):
        for one in sentences:
            if (told.theme, id(one)) not in named:
                sentence = said(book, words(book, language, told.theme), one)
                named[told.theme, id(one)] = named_in(book, language, sentence)
        mentioned = set[str]().union(*(named[told.theme, id(one)] for one in sentences))
        present = at_table(book, advice)
        assert mentioned <= present | explained(told), (sorted(mentioned), sorted(present))
        spoken |= mentioned
    assert spoken


@cache
def sentences_of_guides(book: str) -> tuple[tuple[Leaf | Moment | Paragraph, ...], ...]:
    """What each guide says. What says the same in several guides is one thing here, so that it is looked at once."""
    once: dict[tuple[str, str, str], Leaf | Moment | Paragraph] = {}
    return tuple(
        tuple(once.setdefault((prefix(one), one.id, repr(one.values)), one) for one in parts(told))
        for _, told in guides(book)
    )


def named_in(book: str, language: str, sentence: str) -> set[str]:
    """The roles that a sentence speaks of."""
    return {role for role, name in names_of_roles(book, language).items() if name.search(sentence.lower())}


@cache
def names_of_roles(book: str, language: str) -> dict[str, re.Pattern[str]]:
    speech = words(book, language)
    names = {role: re.escape(speech.say(piece.words).lower()) for role, piece in described(book).roles.items()}
    return {role: re.compile(rf"\b{name}\b") for role, name in names.items()}


@pytest.mark.parametrize("book", GUIDES)
@pytest.mark.parametrize("language", FINISHED)
def test_what_is_for_newcomers_is_short(language: str, book: str) -> None:
    for _, told in guides(book):
        speech = words(book, language, told.theme)
        assert 4 <= len(told.leaves) <= 5
        for leaf in told.leaves:
            assert len(speech.say(f"learn-{book}-{leaf.id}", None, "title")) <= TITLE, leaf.id
            assert len(said(book, speech, leaf)) <= TEXT, said(book, speech, leaf)
        for moment in told.moments:
            assert len(said(book, speech, moment)) <= SENTENCE, said(book, speech, moment)


@pytest.mark.parametrize("book", GUIDES)
def test_a_guide_is_long_enough_to_play_by_and_short_enough_to_read(book: str) -> None:
    for _, told in guides(book):
        assert LEAST_WORDS <= len(text(book, "en", told).split()) <= MOST_WORDS


@pytest.mark.parametrize("language", FINISHED)
def test_for_children_spytown_has_no_mafia(language: str) -> None:
    """SPY-1145 It has Rascals; each of their messages stands in the place of one with the same values."""
    plain, mild = patterns(language, "guide/spytown"), patterns(language, "guide/spytown-kids")
    assert {id: set(values) for id, values in mild.items()} == {id: set(plain[id]) for id in mild}
    told_to_children = [told for _, told in guides("spytown") if told.theme == "kids"]
    assert told_to_children
    for told in told_to_children:
        speech = words("spytown", language, "kids")
        titles = [speech.say(id, None, part) for id, part in plain if part == "title"]
        whole = "\n".join([text("spytown", language, told), *titles])
        assert re.search("mafi|мафи", whole, re.IGNORECASE) is None, language


def test_without_enough_players_it_is_about_a_usual_table() -> None:
    book = SHELF["original"]
    assert [book.lobby.guide({}, players).players for players in (0, 5, 6, 13, 14)] == [10, 10, 6, 13, 10]
    assert book.lobby.guide({"preset": "hostless"}, 3).players == 12


def test_the_settings_of_a_table_are_put_into_its_guide() -> None:
    """ORIG-1611, ORIG-1730, ORIG-939"""
    settings: dict[str, Value] = {
        "night_step_seconds": 45,
        "speech_seconds": 90,
        "defence_seconds": 20,
        "all_or_none_tie": "execute",
    }
    whole = text("original", "en", SHELF["original"].lobby.guide(settings, 10))
    assert "for 45 seconds each" in whole and "they are executed" in whole
    assert "for up to 90 seconds" in whole and "20 seconds of defence" in whole


@pytest.mark.parametrize("faction", ["mafia", "cartel", "both"])
def test_where_nobody_knows_what_is_dealt_all_that_may_be_is_explained(faction: str) -> None:
    """CITY-1011, CITY-R55"""
    book = SHELF["bigcity"]
    own = {"mafia": {"mafia", "boss"}, "cartel": {"cartel", "ringleader"}, "both": {"mafia", "cartel"}}
    criminals = own[faction] | (set[str]() if faction == "both" else set(CRIMINALS))
    citizens = {role for role, piece in book.lobby.describe().roles.items() if piece.side == "citizens"}
    settings: dict[str, Value] = {"opt_who_is_who": "on", "faction": faction}
    assert explained(book.lobby.guide(settings, 14)) - set(book.lobby.describe().phases) == citizens | criminals
    decks = ("citizens=8", "criminals=4", "outcasts=1")
    if faction != "both":
        with_outcasts = explained(book.lobby.guide(settings | {"decks": decks}, 13)) - set(book.lobby.describe().phases)
        assert with_outcasts == citizens | criminals | set(LONERS)


def test_where_no_cards_are_proposed_for_so_many_it_is_about_a_usual_table() -> None:
    """CITY-R06"""
    book = SHELF["bigcity"]
    assert [book.lobby.guide({"preset": "first_game"}, players).players for players in (11, 12, 13)] == [11, 10, 13]
