"""The settings, and which of them go together."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from citysleeps.books.choosing import Choosable, When, list_of, number, numbered, one_of, written
from citysleeps.books.choosing import seat as a_seat
from citysleeps.books.cuba.components import TOKENS
from citysleeps.books.described import Hosting
from citysleeps.kernel.setup import BadSetup, Value

PRESETS: Final[dict[str, dict[str, Value]]] = {"basic": {"cleaner": "off"}, "cleaner": {"cleaner": "on"}}
GROUPS: Final = ("main", "box", "end", "times")  # where a screen shows what
HOSTING: Final = Hosting(setting="mode", modes={"full": "engine", "assisted": "engine"})
FULL: Final[When] = {"mode": ("full",)}
RANDOM: Final = "random"
TABLE: Final = "table"  # CUBA-1113 as many jokers as table T1 has


class Settings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The settings of one game, complete. A setting is declared here and nowhere else."""

    mode: Annotated[str, one_of("CUBA-1401", "full", "assisted", group="main")]
    five_players: Annotated[str, one_of("CUBA-1101", "off", "on", group="main")]
    cleaner: Annotated[str, one_of("CUBA-1110", "off", "on", group="main")]
    roles: Annotated[tuple[str, ...], list_of("CUBA-1105", "tokens, such as loyal=2")]
    jokers: Annotated[str, one_of("CUBA-1113", TABLE, "0", "1", "2", group="main")]
    single_agent: Annotated[str, one_of("CUBA-R02", "fbi", "cia", group="box")]
    box_memory: Annotated[str, one_of("CUBA-R07", "once", "keep", group="box", when=FULL)]
    theft_talk: Annotated[str, one_of("CUBA-R09", "off", "on", group="main", when=FULL)]
    driver_joins_solo_win: Annotated[str, one_of("CUBA-R25", "yes", "no", group="end")]
    bang_victim_can_win: Annotated[str, one_of("CUBA-R26", "no", "yes", group="end")]
    reseat: Annotated[str, one_of("CUBA-R43", "shuffle", "keep", group="main")]
    bang_window_s: Annotated[int, number("CUBA-R32", 10, group="main", when=FULL, least=1, most=60)]
    theft_turn_s: Annotated[int, number("CUBA-1320", 0, group="times", when=FULL, most=600)]
    theft_fixed_s: Annotated[int, number("CUBA-1322", 40, group="main", when=FULL, most=120)]
    investigation_minutes: Annotated[int, number("CUBA-1327", 0, group="main", most=120)]
    quiet_prompt_s: Annotated[int, number("CUBA-1307", 60, group="times", most=600)]
    next_vote_s: Annotated[int, number("CUBA-1206", 60, group="times", least=10, most=600)]
    first_godfather: Annotated[str, a_seat("CUBA-R05", group="main")] = RANDOM


SETTINGS: Final = Choosable(Settings, PRESETS)


def complete(given: dict[str, Value], live: bool = True) -> Settings:
    """Every setting with its value. CUBA-1322 The pace of the box is fixed among phones, unless another limit is set or
    the box is a real one; in a written game it is not."""
    wanted = dict(given)
    if type(wanted.get("jokers")) is int:
        wanted["jokers"] = str(wanted["jokers"])
    if wanted.get("jokers") == "unset":
        wanted["jokers"] = TABLE
    try:
        values = SETTINGS.read(wanted)
        if not live or values.get("theft_turn_s") or values.get("mode") == "assisted":
            values.setdefault("theft_fixed_s", 0)
        settings = SETTINGS.complete(values)
        mix = own_mix(settings.roles)
    except BadSetup as bad:
        raise BadSetup("bad_setting", str(bad)) from bad
    return msgspec.structs.replace(settings, roles=written(mix))


def fitting(chosen: dict[str, Value], before: dict[str, Value]) -> dict[str, Value]:
    """CUBA-1105, CUBA-1110, CUBA-1322 Of two settings that do not go together that which stood before gives way: a mix
    of one's own and `cleaner=on`, a limit and a fixed pace of the box."""
    now, was = complete(chosen), complete(before)
    if now.theft_turn_s and now.theft_fixed_s:
        stood = "theft_turn_s" if now.theft_turn_s == was.theft_turn_s else "theft_fixed_s"
        chosen = chosen | {stood: 0}
    if not now.roles or now.cleaner == "off":
        return chosen
    if now.roles == was.roles:
        return {name: value for name, value in chosen.items() if name != "roles"}
    return chosen | {"cleaner": "off"} if was.cleaner == "on" else chosen


def sound(given: dict[str, Value]) -> Settings:
    """The settings, without those that cannot be."""
    return complete({name: value for name, value in given.items() if can_be(name, value)})


def can_be(name: str, value: Value) -> bool:
    try:
        complete({name: value})
    except BadSetup:
        return False
    return True


def own_mix(roles: tuple[str, ...]) -> dict[str, int]:
    """CUBA-1105 How many of each token are chosen."""
    return numbered("roles", roles, TOKENS)
