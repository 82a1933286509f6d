"""A phone on its side with a notch: nothing that is read or tapped lies under it, nor under the bar at the bottom."""

from __future__ import annotations

import pytest

from .phones import BY_HAND, SIDEWAYS, SMALL_SIDEWAYS, City, Phone, Table

NOTCH = {"left": 47, "right": 47, "bottom": 21}
# What stands in the part of the screen that the phone keeps for itself, among what is read and tapped.
HIDDEN = """([left, right, bottom]) => {
  const lowest = one => { // what scrolls cuts off the rest
    const boxes = [one.getBoundingClientRect()]
    for (let box = one.parentElement; box; box = box.parentElement)
      if (getComputedStyle(box).overflowY !== 'visible') boxes.push(box.getBoundingClientRect())
    return Math.min(...boxes.map(box => box.bottom))
  }
  return [...document.querySelectorAll('h1, h2, p, li, small, button, a, label, input, .seat__name')]
    .filter(one => one.checkVisibility() && !one.matches('.sr, .sr *') && one.innerText !== '')
    .map(one => [one.innerText.slice(0, 30), one.getBoundingClientRect(), lowest(one)])
    .filter(([, box, low]) => box.width > 1 && low > box.top && (box.left < left - 0.5 ||
      box.right > innerWidth - right + 0.5 || low > innerHeight - bottom + 0.5))
    .map(([words, box, low]) => `${words}: ${Math.round(box.left)} to ${Math.round(box.right)}, ${Math.round(low)}`)
}"""


def hidden(phone: Phone) -> list[str]:
    found: list[str] = phone.page.evaluate(HIDDEN, list(NOTCH.values()))
    return found


def with_notch(phone: Phone) -> None:
    session = phone.page.context.new_cdp_session(phone.page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": NOTCH})


@pytest.mark.parametrize("book", ["original", "bigcity"])
def test_nothing_lies_under_the_notch_by_day(book: str, city: City) -> None:
    table = Table(city.server, "ABCDEFGH", "", host="H", book=book)
    table.do("deal")
    table.lead(lambda known: known["view"]["where"][0] == "day" or known["view"]["where"][-1] == "discussion")
    phone = city.seated(table, "A", size=SIDEWAYS, is_new=True)
    with_notch(phone)
    phone.page.locator(".dock").wait_for()
    assert hidden(phone) == []
    with phone.holding("dock-role"):
        phone.page.locator(".role").wait_for()
        assert hidden(phone) == []


# Names that stand out of the middle column of the night.
CUT = """() => {
  const {left, right} = document.querySelector('.stage--circle').getBoundingClientRect()
  return [...document.querySelectorAll('.stage--circle .seat__name')]
    .map(one => [one.innerText, one.getBoundingClientRect()])
    .filter(([, box]) => box.left < left - 0.5 || box.right > right + 0.5)
    .map(([name]) => name)
}"""


def test_no_name_is_cut_beside_the_columns_of_the_night(city: City) -> None:
    table = Table(city.server, "AZ", "", host="Z", **BY_HAND)
    for name in ("Aleksandra", "Bartłomiej", "Maksymilian", "Katarzyna", "Sebastian", "Agnieszka", "Wawrzyniec"):
        table.do("add_bot", name=name, bot="careful")
    table.do("deal")
    table.go_on_to("mafia", night=1)
    phone = city.seated(table, "A", size=SMALL_SIDEWAYS)
    phone.sees("night-seal")
    phone.until(lambda: phone.count(".stage--circle .seat__name") == 8, "shows the ring")
    phone.page.wait_for_timeout(50)  # the seats are placed after the next frame
    assert phone.looks(CUT) == []
