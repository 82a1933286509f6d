"""What browsers keep for secure addresses, and guests' phones do without."""

from __future__ import annotations

from .phones import City


def test_the_invitation_is_copied_where_there_is_no_clipboard(city: City) -> None:
    phone = city.phone("A")
    code = phone.start_table()
    assert phone.page.evaluate("() => [navigator.clipboard, navigator.share]") == [None, None]
    phone.page.locator("header").get_by_label(phone.say("lobby-invite")).click()
    phone.page.evaluate("() => document.addEventListener('copy', () => (window.copied = getSelection().toString()))")
    phone.page.locator("dialog button").filter(has_text=phone.say("lobby-copy")).click()
    phone.sees("lobby-copied")
    assert phone.page.evaluate("() => window.copied").endswith(f"/t/{code}")
