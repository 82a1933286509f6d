"""What has the focus goes away: then the focus is where one goes on, and never nowhere."""

from __future__ import annotations

from .phones import BY_HAND, City, Phone, Table


def test_the_focus_stays_in_the_page_when_a_button_goes(city: City) -> None:
    table = Table(city.server, "AH", "BCDEFG", host="H", **BY_HAND)
    a = city.seated(table, "A")
    table.do("deal")
    a.sees("deal-dealt")
    table.go_on()
    a.sees("night-title", number=1)
    for _ in ("mafia", "commissar", "don"):
        table.go_on()
    a.page.reload()
    a.sees("day-your-floor")

    # A sheet, and what goes in it, while the game waits for this phone
    press(a, "dock-table")
    a.sees("menu-leave")
    press(a, "menu-leave")
    press(a, "menu-no")
    a.until(lambda: focused(a) == "title", "has the focus in the sheet")
    a.page.keyboard.press("Escape")
    a.until(lambda: focused(a) == a.say("dock-table"), "has the focus where the sheet came from")

    # A speech ends: to the line above the accusation, from which the next key leads to it
    press(a, "day-done")
    a.sees("day-your-nomination")
    a.until(lambda: focused(a) == "why", "has the focus above the actions")
    press(a, "day-nobody")
    a.until(lambda: a.say("day-nobody") not in a.buttons(), "has accused nobody")
    a.until(lambda: focused(a) == "why", "has the focus above the actions")

    # Who taps beside everything wants it nowhere
    a.page.locator("h1").click()
    a.page.evaluate("document.activeElement.blur()")
    table.go_on()
    a.page.wait_for_timeout(300)
    assert focused(a) == ""


def press(phone: Phone, id: str) -> None:
    phone.button(id).focus()
    phone.page.keyboard.press("Enter")


def focused(phone: Phone) -> str:
    """The class of what has the focus, or its words if it is a button; nothing, if nothing has it."""
    found: str = phone.page.evaluate(
        """() => { const one = document.activeElement
                   return one === document.body ? '' : one.tagName === 'BUTTON' ? one.innerText.trim() : one.classList[0] ?? '' }"""
    )
    return found
