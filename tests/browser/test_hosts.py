"""Those who host: a person without a card, and the first who is out of a game without a host."""

from __future__ import annotations

from .phones import BY_HAND, SMALL, City, Table

NAMES = "ABCDEFGHIJKL"
ACCUSES = {"C": 0, "D": 1}


def test_a_human_host_sees_who_is_ready_and_announces_the_night(city: City) -> None:
    table = Table(city.server, "AH", "BCDEFG", host="H", **BY_HAND)
    a, host = city.seated(table, "A"), city.seated(table, "H", "pl", SMALL)
    table.do("deal")
    host.sees("host-not-ready", names="A")
    host.sees("host-ready", left=1, ready=6, count=7)
    assert a.turn() == "deal"
    host.sees("host-ready", left=0, ready=7, count=7)
    assert host.say("host-not-ready", names="") not in host.text()
    assert a.title() == a.say("phase-deal")
    host.go_on()
    a.sees("night-title", number=1)


def test_a_host_in_a_seat_holds_to_see_everything_and_corrects(city: City) -> None:
    table = executed(city)
    a, b = city.seated(table, "A", "pl", SMALL), city.seated(table, "B")
    b.sees("night-title", number=2)
    a.sees("out-host")
    card = a.say("card-don")
    assert card not in a.page.content()
    with a.holding("out-secrets"):
        a.page.locator(".secret").wait_for()
        assert card in a.page.content()
    a.until(lambda: card not in a.page.content(), "is shut")

    # The windows do nothing at night
    for phone, shut in ((a, NAMES), (b, "A")):
        found = phone.page.locator("[data-seat][aria-disabled=true]").evaluate_all(
            "all => all.map(one => one.dataset.seat)"
        )
        assert found == [str(NAMES.index(name)) for name in shut]

    # A gang member points, and the host puts something else in its place
    mate = next(name for name in NAMES[1:] if any(ask["act"] == "point" for ask in asks(table, name)))
    seat = NAMES.index(mate)
    target = next(aim for aim in asks(table, mate)[0]["slots"][0]["seats"])
    table.do("answer", mate, act="point", args=[target])
    a.tap("host-players")
    sheet = a.page.locator("dialog")
    sheet.get_by_role("button", name=f"{seat + 1} {mate}", exact=True).click()
    a.tap("host-correct")
    sheet.get_by_role("button", name=a.say("act-pass"), exact=True).click()
    a.tap("host-act-correct")
    a.sees("host-done")
    pointed = [fact for fact in table.do("ping", mate)[0]["facts"] if fact["fact"] == "pointed"]
    assert [fact["seat"] for fact in pointed] == [target, -1]
    a.tap("host-act-next")
    b.sees("step-began-commissar")


def executed(city: City) -> Table:
    """A game without a host in which A was executed on the first day, and hosts from then on. L hosted before."""
    table = Table(city.server, NAMES, "", preset="hostless", **BY_HAND)
    table.do("deal")
    while any(act(table, name) for name in NAMES):
        pass
    table.do("answer", "L", act="next", host=True)
    while any(act(table, name) for name in NAMES):
        pass
    return table


def asks(table: Table, name: str) -> list[dict]:
    return [ask for ask in table.do("ping", name)[0]["asks"] if not ask.get("host")]


def act(table: Table, name: str) -> bool:
    """Do what is asked by day, so that A is executed. Was there something?"""
    asked = [ask for ask in asks(table, name) if ask["act"] in ("ready", "say", "nominate", "vote")]
    if not asked:
        return False
    what = asked[0]["act"]
    if what == "ready":
        table.do("answer", name, act="ready")
    elif what == "nominate" and name in ACCUSES:
        table.do("answer", name, act="nominate", args=[ACCUSES[name]])
    elif what == "vote" and asked[0]["slots"][0]["seats"] == [0]:
        table.do("answer", name, act="vote", args=[0])
    else:
        table.do("answer", name, act=asked[0]["idle"][0])
    return True
