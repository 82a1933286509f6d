"""How the votes of a game stand in its protocol (books/protocol.py)."""

from __future__ import annotations

from citysleeps.books.protocol import NONE, Ballots, Page, ballot, number, numbers
from citysleeps.kernel.seats import NOBODY


def test_people_count_seats_from_one() -> None:
    assert [number(seat) for seat in (0, 9, NOBODY, "the host")] == ["1", "10", NONE, "the host"]
    assert (numbers([0, 2]), numbers([])) == ("1, 3", NONE)


def test_votes_of_a_day_are_counted_and_each_has_a_narrow_column() -> None:
    page = Page()
    ballots = Ballots(page, "day")
    ballots.open(5, 1)
    ballots.close([0, 1])
    assert page.columns == [], "only the sums are known"
    ballots.open(7, 1)
    ballots.votes = {0: "2"}
    ballots.close([0, 1])
    ballots.close([0, 1])
    ballots.open(9, 2)
    ballots.void()
    ballots.open(11, 2)
    ballots.votes = {1: "1"}
    ballots.close([1])
    assert [(column.id, column.title, column.narrow) for column in page.columns] == [
        ("vote_1_2", ballot("day", 1, 2), True),
        ("vote_2_1", ballot("day", 2, 1), True),
    ]
    assert page.cells == {(0, "vote_1_2"): ("2",), (1, "vote_1_2"): (NONE,), (1, "vote_2_1"): ("1",)}
    assert [(row.at, row.cells["when"]) for row in ballots.rows] == [
        (5, (ballot("day", 1, 1),)),
        (7, (ballot("day", 1, 2),)),
        (11, (ballot("day", 2, 1),)),
    ]
