"""An evening of several games: the reveal on the table screen, why it ended so, a picture to share, the score, the story."""

from __future__ import annotations

from pathlib import Path

from .phones import BY_HAND, City, Table

CARDS = {"A": "resident", "B": "mafia", "C": "don", "D": "resident", "E": "commissar", "F": "resident", "G": "resident"}
PNG = b"\x89PNG\r\n\x1a\n"
SIZE = (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")


def test_after_the_end_there_is_a_reveal_a_reason_a_picture_and_a_score(city: City) -> None:
    table = Table(city.server, "ABCDEFGH", "", host="H", cards=CARDS, speech_seconds=600, **BY_HAND)
    table.do("deal")
    a, c = (city.seated(table, name) for name in "AC")
    screen = city.screen(table.code)
    screen.sees("phase-deal")
    for phone in (a, c):
        phone.sees("deal-dealt")
    table.go_on_to("speech")

    # What the rules refuse has its clause
    table.answer("A", "done")
    a.sees("day-accuse-choose")
    a.tap_seat(0)
    a.sees("reason-target-self")
    a.tap("why-ask")
    a.sees("why-not")
    a.reads("ORIG-818")
    a.tap("why-seen")

    # The black side leaves: the room sees seat by seat what everybody was, then what decided it
    for name in "BC":
        table.answer(name, "leave")
    screen.sees("end-headline-red")
    screen.until(lambda: screen.page.locator(".cast").inner_text().count(screen.say("card-resident")) == 4)
    screen.sees("card-don")
    screen.sees("winner-red")
    screen.page.locator(".front").wait_for()

    # Why?
    a.sees("end-title")
    a.tap("why-ask")
    a.sees("why-title")
    a.reads("ORIG-1111")
    a.tap("why-seen")

    # A picture to keep
    a.tap("picture-title")
    with a.page.expect_download() as kept:
        a.page.get_by_role("link", name=a.say("picture-keep")).click()
    picture = Path(kept.value.path()).read_bytes()
    assert picture.startswith(PNG) and picture[16:24] == SIZE and len(picture) > 5000
    a.page.keyboard.press("Escape")

    # C reads on while A prepares the next game, and the last story is there in the lobby too
    c.tap("end-story")
    c.sees("night-began", "heading", number=1)
    a.until(lambda: a.is_live("end-again"))
    a.tap("end-again")
    a.sees("series-title")
    c.sees("night-began", "heading", number=1)
    screen.sees("series-games", count=1)
    screen.reads(" · A: 1 · ")  # a name may end in a number
    a.tap("series-title")
    a.sees("series-won", won=1, played=1)
    a.reads(a.say("series-end", end=a.say("end-headline-red"), times=1))
    a.tap("series-story")
    a.sees("story-mine")
    a.sees("night-began", "heading", number=1)
    a.tap("story-back")
    a.sees("lobby-count", people=7, bots=0, least=6, most=13)

    # Who has played it is not asked whether he is new to it
    c.tap("story-back")
    c.tap("end-go")
    c.sees("series-title")
    assert c.say("learn-offer") not in c.text()
