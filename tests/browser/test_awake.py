"""Screens that stay on at the address that guests use."""

from __future__ import annotations

from .phones import City

IS_PLAYING = """() => {
  const film = document.querySelector('video')
  return film !== null && !film.paused && film.currentTime > 0
}"""


def test_screens_stay_on_where_there_is_no_lock(city: City) -> None:
    """From a touch on, as long as a game is played, a film of nothing plays: browsers have no lock at such an address."""
    phone = city.phone("A")
    code = phone.start_table()
    screen = city.screen(code)
    assert phone.page.evaluate("() => [isSecureContext, 'wakeLock' in navigator]") == [False, False]
    screen.page.mouse.click(1, 1)
    screen.page.wait_for_function(IS_PLAYING)
    for bots in range(1, 6):
        phone.tap("lobby-add-bot")
        phone.sees("lobby-count", people=1, bots=bots, least=6, most=13)
    assert not phone.page.evaluate(IS_PLAYING), "nobody plays yet"
    phone.tap("lobby-start")
    phone.sees("deal-dealt")
    phone.page.wait_for_function(IS_PLAYING)
