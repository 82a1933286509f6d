"""Section 17: the settings, and which of them go together (sections 2 and 16)."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from citysleeps.books.choosing import Choosable, When, number, one_of, seat
from citysleeps.books.described import Hosting
from citysleeps.books.pace import FIXED, TOGETHER
from citysleeps.kernel.setup import BadSetup, Value

# ORIG-204 to ORIG-207 The presets.
PRESETS: Final[dict[str, dict[str, Value]]] = {
    "basic": {"deck": "basic", "kill_method": "open_eyes"},
    "professional": {"deck": "basic", "kill_method": "closed_eyes"},
    "extended": {"deck": "extended", "kill_method": "closed_eyes"},
    "hostless": {"deck": "basic", "kill_method": "open_eyes", "host_mode": "hostless"},
}
GROUPS: Final = ("main", "deal", "night", "court", "end")  # where a screen shows what
HOSTING: Final = Hosting(setting="host_mode", modes={"engine": "engine", "human": "human", "hostless": "hostless"})

# What matters only with the cards that one deck has, or with one way to kill.
EXTENDED: Final[When] = {"deck": ("extended",)}
OPEN_EYES: Final[When] = {"kill_method": ("open_eyes",)}
CLOSED_EYES: Final[When] = {"kill_method": ("closed_eyes",)}


class Settings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The settings of one game, complete. A setting is declared here and nowhere else."""

    deck: Annotated[str, one_of("ORIG-1701", "basic", "extended", group="deal")]
    kill_method: Annotated[str, one_of("ORIG-1702", "open_eyes", "closed_eyes", group="deal")]
    host_mode: Annotated[str, one_of("ORIG-1703", "engine", "human", "hostless", group="main")]
    address_by: Annotated[str, one_of("ORIG-1704", "numbers", "names", group="deal")]  # ORIG-310
    row13_special: Annotated[str, one_of("ORIG-1705", "lawyer", "werewolf", group="deal", when=EXTENDED)]
    gang_agreement: Annotated[str, one_of("ORIG-1706", "unanimous", "majority", group="main", when=OPEN_EYES)]
    team_target: Annotated[str, one_of("ORIG-1707", "allowed", "forbidden", group="main")]
    plan_reminder: Annotated[str, one_of("ORIG-1708", "off", "on", group="night", when=CLOSED_EYES)]
    gang_replan: Annotated[str, one_of("ORIG-1709", "none", "window", group="night", when=CLOSED_EYES)]
    sheriff_may_pass: Annotated[bool, one_of("ORIG-1710", False, True, group="night", when=EXTENDED)]
    maniac_may_pass: Annotated[bool, one_of("ORIG-1711", False, True, group="night", when=EXTENDED)]
    sheriff_vs_doctor: Annotated[str, one_of("ORIG-1712", "kills", "saved", group="night", when=EXTENDED)]
    sheriff_vs_immortal: Annotated[str, one_of("ORIG-1713", "survives", "kills", group="night", when=EXTENDED)]
    lawyer_appears_red: Annotated[bool, one_of("ORIG-1714", True, False, group="night", when=EXTENDED)]
    werewolf_trigger: Annotated[str, one_of("ORIG-1715", "any_black", "gang_member", group="night", when=EXTENDED)]
    werewolf_joins: Annotated[str, one_of("ORIG-1716", "meets_gang", "blind", group="night", when=EXTENDED)]
    single_accused_defence: Annotated[bool, one_of("ORIG-1717", False, True, group="main")]
    all_or_none_tie: Annotated[str, one_of("ORIG-1718", "spare", "execute", group="main")]
    judge_tie: Annotated[str, one_of("ORIG-1719", "all_or_none", "basic", group="court", when=EXTENDED)]
    helpers_in_parity: Annotated[bool, one_of("ORIG-1720", True, False, group="end", when=EXTENDED)]
    maniac_blocks_parity: Annotated[bool, one_of("ORIG-1721", False, True, group="end", when=EXTENDED)]
    red_win_requires: Annotated[
        str, one_of("ORIG-1722", "all_black", "killers_only", "gangs_only", group="end", when=EXTENDED)
    ]
    nobody_left: Annotated[str, one_of("ORIG-1723", "red", "draw", group="end")]
    dead_see_all: Annotated[bool, one_of("ORIG-1725", False, True, group="main")]
    reveal_at_end: Annotated[bool, one_of("ORIG-1726", True, False, group="main")]
    stalemate_rounds: Annotated[int, number("ORIG-1724", 5, group="end")]
    night_pace: Annotated[str, one_of("ORIG-1729", TOGETHER, FIXED, group="night")] = FIXED
    night_step_seconds: Annotated[int, number("ORIG-1727", 15, group="main")]
    planning_seconds: Annotated[int, number("ORIG-1727", 120, group="night", when=CLOSED_EYES)]
    speech_seconds: Annotated[int, number("ORIG-1730", 60, group="main")] = 60
    nomination_seconds: Annotated[int, number("ORIG-1727", 15, group="court")]
    defence_seconds: Annotated[int, number("ORIG-1730", 30, group="court")] = 30
    vote_call_seconds: Annotated[int, number("ORIG-1727", 10, group="main")]
    deal_seconds: Annotated[int, number("ORIG-1727", 60, group="deal")]
    temporary_host: Annotated[str, seat("ORIG-1728", when={"host_mode": ("hostless",)})] = ""


SETTINGS: Final = Choosable(Settings, PRESETS)
BY_HAND: Final = ("night_step_seconds", "nomination_seconds", "vote_call_seconds")  # ORIG-1610
SPEECHES: Final = ("speech_seconds", "defence_seconds")
SHORTEST_SPEECH: Final = 5  # ORIG-1612


def complete(given: dict[str, Value], live: bool = True) -> Settings:
    """Every setting with its value; ORIG-202, ORIG-208 the kill method follows the deck unless it is named; ORIG-R104
    the pace follows who hosts, and is fixed in a written game."""
    values = SETTINGS.read(given)
    if values.get("deck") == "extended":
        values.setdefault("kill_method", "closed_eyes")
    if not live or values.get("host_mode", "engine") != "engine":
        values.setdefault("night_pace", FIXED)
    return SETTINGS.complete(values)


def preset_of(settings: Settings) -> str:
    """ORIG-204 to ORIG-207 The preset that the settings amount to, the one that says most; empty: the table goes its
    own way."""
    if settings.deck == "extended":
        return "extended" if settings.kill_method == "closed_eyes" else ""
    if settings.kill_method == "closed_eyes":
        return "professional"
    return "hostless" if settings.host_mode == "hostless" else "basic"


def agree(settings: Settings) -> None:
    """ORIG-1605, ORIG-1610, ORIG-1612, ORIG-R95 Settings that cannot be, or that collide."""
    if settings.planning_seconds == 0:
        raise BadSetup("bad_setup", "planning_seconds is 0; a planning must have an end")
    for name in SPEECHES:
        if getattr(settings, name) < SHORTEST_SPEECH:
            raise BadSetup("bad_setup", f"{name} is {getattr(settings, name)}; it is at least {SHORTEST_SPEECH}")
    if settings.host_mode == "engine":
        for name in BY_HAND:
            if getattr(settings, name) == 0:
                raise BadSetup("bad_setup", f"{name} is 0, which needs a host who goes on by hand; host_mode is engine")
    if settings.host_mode == "hostless" and not settings.temporary_host:
        raise BadSetup(
            "bad_setup", "a game without a host needs temporary_host, the seat that announces until one dies"
        )
    if settings.host_mode != "hostless" and settings.temporary_host:
        raise BadSetup("bad_setup", f"temporary_host is for host_mode hostless only; host_mode is {settings.host_mode}")
