"""A phone fetches the book that is played, and no other."""

from __future__ import annotations

from .phones import City, Table


def test_a_phone_fetches_only_the_book_that_is_played(city: City) -> None:
    table = Table(city.server, "A", "BCDEFG", deal_seconds=0)
    a = city.seated(table, "A", is_new=True)
    fetched: list[str] = []
    a.page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))

    def of(book: str) -> list[str]:
        return [name for name in fetched if name.startswith(f"{book}-")]

    a.page.reload()
    a.sees("lobby-deck-commissar", count=1)
    assert {name.rpartition(".")[2] for name in of("original")} == {"js", "css"}
    table.do("deal")
    a.sees("deal-dealt")
    assert of("spytown") == []


def test_another_book_is_fetched_when_it_is_chosen(city: City) -> None:
    table = Table(city.server, "AB", "CDEFG")
    a, b = city.seated(table, "A"), city.seated(table, "B")
    for phone in (a, b):
        phone.sees("lobby-speech", seconds=60)
    a.tap("lobby-change")
    a.sees("lobby-dealt")
    table.do("choose", book="spytown")
    table.book = "spytown"
    words = city.phone("C", book="spytown").say
    a.reads(words("spy-tokens"))  # the settings stay open
    b.reads(words("spy-lobby-talk", seconds=0))
