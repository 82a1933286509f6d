"""The books as objects."""

from __future__ import annotations

import pytest

from citysleeps import BOOKS, LANGUAGES, Unknown
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.facts import fact_name
from citysleeps.notation.clauses import clauses


def test_the_books_are_those_on_the_shelf() -> None:
    assert list(BOOKS) == list(SHELF) and len(BOOKS) == len(SHELF)
    assert repr(BOOKS) == "<books: original, spytown, bigcity, cuba>"
    assert BOOKS.get("chess") is None and "chess" not in BOOKS


@pytest.mark.parametrize("name", BOOKS)
def test_a_book_says_what_its_rules_say(name: str) -> None:
    book, described = BOOKS[name], SHELF[name].lobby.describe()
    assert (book.name, book.title, book.version) == (name, described.title, SHELF[name].version)
    assert (book.players, book.sides, book.parties) == (described.seats, described.sides, SHELF[name].parties)
    assert list(book.roles) == list(described.roles) and list(book.cards) == list(described.cards)
    assert {key: setting.default for key, setting in book.settings.items()} == {
        key: setting.default for key, setting in described.settings.items()
    }
    assert {key: dict(preset) for key, preset in book.presets.items()} == described.presets
    assert {key: clause.text for key, clause in book.clauses.items()} == clauses(SHELF[name])
    assert dict(book.acts) == SHELF[name].acts and dict(book.reasons) == SHELF[name].reasons
    assert dict(book.facts) == {fact_name(kind): kind.__struct_fields__ for kind in SHELF[name].facts}
    assert book.phases == SHELF[name].phases


@pytest.mark.parametrize("name", BOOKS)
def test_every_role_and_card_has_a_title_in_every_language_and_a_clause(name: str) -> None:
    book = BOOKS[name]
    for role in (*book.roles.values(), *book.cards.values()):
        assert all(role.title(language) for language in LANGUAGES)
        assert role.clause in book.clauses
    assert {setting.clause for setting in book.settings.values()} <= set(book.clauses) | {""}


def test_a_clause_is_found_without_its_prefix() -> None:
    book = BOOKS["original"]
    assert book.clause("101") == book.clause("orig-101") == book.clauses["ORIG-101"]
    assert str(book.clause("r01")).startswith("ORIG-R01  ")


def test_the_roles_that_are_dealt() -> None:
    assert BOOKS["original"].composition(10, {"preset": "basic"})["mafia"] == 2
    assert BOOKS["original"].composition(5) == BOOKS["original"].composition(30) == {}


@pytest.mark.parametrize(
    ("find", "reason", "said"),
    [
        (lambda: BOOKS["orignal"], "unknown_book", "there is no book orignal; did you mean original?"),
        (
            lambda: BOOKS["original"].roles["docter"],
            "unknown_role",
            "there is no role docter in original; did you mean",
        ),
        (
            lambda: BOOKS["original"].settings["dekc"],
            "unknown_setting",
            "there is no setting dekc in original; did you",
        ),
        (
            lambda: BOOKS["cuba"].clauses["x"],
            "unknown_clause",
            "there is no clause x in cuba; they run from CUBA-101 to",
        ),
        (
            lambda: BOOKS["cuba"].clause("x"),
            "unknown_clause",
            "there is no clause x in cuba; they run from CUBA-101 to",
        ),
        (
            lambda: BOOKS["cuba"].roles["loyal"].title("de"),
            "unknown_language",
            "there is no language de; there are en,",
        ),
    ],
)
def test_what_is_not_there_is_one_sentence(find: object, reason: str, said: str) -> None:
    with pytest.raises(Unknown) as error:
        find()  # type: ignore[operator]
    assert (error.value.reason, str(error.value)[: len(said)]) == (reason, said)


def test_a_book_is_not_changed() -> None:
    book = BOOKS["original"]
    for name in ("name", "roles", "settings", "more"):
        with pytest.raises(AttributeError):
            setattr(book, name, "x")
    with pytest.raises(TypeError):
        book.roles["doctor"] = book.roles["don"]  # type: ignore[index]
    with pytest.raises(AttributeError):
        book.roles["doctor"].side = "black"
    with pytest.raises(TypeError):
        book.presets["basic"]["deck"] = "extended"  # type: ignore[index]
    assert repr(book.roles) == "<roles of original: resident, commissar, doctor, immortal, honest_judge, …>"
