"""Every error of our own has a reason that stays and a sentence, also in another process."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.setup import LONGEST, BadSetup, Setup, check_names, typed
from citysleeps.notation.record import BadRecord, Disagrees
from citysleeps.notation.words import NotUnderstood

ERRORS = [
    (CitySleepsError("it cannot be done", "too_late"), "too_late"),
    (BadSetup("bad_player_count", "it cannot be done"), "bad_player_count"),
    (NotUnderstood("it cannot be done"), "not_understood"),
    (BadRecord("it cannot be done"), "bad_record"),
    (Disagrees(3, "it cannot be done"), "rules_differ"),
]


@pytest.mark.parametrize(("error", "reason"), ERRORS, ids=lambda part: type(part).__name__)
def test_an_error_has_a_reason_and_a_sentence_and_keeps_them_on_the_way(error: CitySleepsError, reason: str) -> None:
    came = pickle.loads(pickle.dumps(error))
    assert (type(came), came.reason, str(came)) == (type(error), reason, "it cannot be done")
    assert came.__dict__ == error.__dict__


def test_a_setup_with_a_value_of_another_type_is_damaged() -> None:
    sound = Setup(book="coins", seats=("A", "B"))
    assert typed(sound) == sound
    with pytest.raises(BadSetup, match="damaged") as bad:
        typed(msgspec.structs.replace(sound, seats=("A", 2)))
    assert bad.value.reason == "bad_setup"


def test_a_name_is_one_word_that_is_not_too_long() -> None:
    check_names(("A", "B" * LONGEST))
    for names in (("B" * (LONGEST + 1),), ("A B",), ('A"',), ("[A",), ("A\u200b",), ("",), ("host",), ("A", "B", "A")):
        with pytest.raises(BadSetup):
            check_names(names)


def test_an_error_without_a_reason_has_that_of_its_kind() -> None:
    assert CitySleepsError("it cannot be done").reason == "wrong_use"
