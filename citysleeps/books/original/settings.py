"""Section 17: the settings, and which of them go together (sections 2 and 16)."""

from __future__ import annotations

from typing import Final

import msgspec

from citysleeps.books.choosing import MOST, group_of, no_setting, one_of, whole_number
from citysleeps.kernel.described import Hosting, Setting
from citysleeps.kernel.setup import BadSetup, Value

# 204 to 207 The presets.
PRESETS: Final[dict[str, dict[str, Value]]] = {
    "basic": {"deck": "basic", "kill_method": "open_eyes"},
    "professional": {"deck": "basic", "kill_method": "closed_eyes"},
    "extended": {"deck": "extended", "kill_method": "closed_eyes"},
    "hostless": {"deck": "basic", "kill_method": "open_eyes", "host_mode": "hostless"},
}

# 1701 to 1726 The first value is the default.
CHOICES: Final[dict[str, tuple[Value, ...]]] = {
    "deck": ("basic", "extended"),
    "kill_method": ("open_eyes", "closed_eyes"),
    "host_mode": ("engine", "human", "hostless"),
    "address_by": ("numbers", "names"),
    "row13_special": ("lawyer", "werewolf"),
    "gang_agreement": ("unanimous", "majority"),
    "team_target": ("allowed", "forbidden"),
    "plan_reminder": ("off", "on"),
    "gang_replan": ("none", "window"),
    "sheriff_may_pass": (False, True),
    "maniac_may_pass": (False, True),
    "sheriff_vs_doctor": ("kills", "saved"),
    "sheriff_vs_immortal": ("survives", "kills"),
    "lawyer_appears_red": (True, False),
    "werewolf_trigger": ("any_black", "gang_member"),
    "werewolf_joins": ("meets_gang", "blind"),
    "single_accused_defence": (False, True),
    "all_or_none_tie": ("spare", "execute"),
    "judge_tie": ("all_or_none", "basic"),
    "helpers_in_parity": (True, False),
    "maniac_blocks_parity": (False, True),
    "red_win_requires": ("all_black", "killers_only", "gangs_only"),
    "nobody_left": ("red", "draw"),
    "dead_see_all": (False, True),
    "reveal_at_end": (True, False),
}

# 1724, 1727 Any whole number; these are the defaults.
NUMBERS: Final[dict[str, int]] = {
    "stalemate_rounds": 5,
    "night_step_seconds": 30,
    "nomination_seconds": 15,
    "vote_call_seconds": 10,
    "deal_seconds": 60,
}
BY_HAND: Final = ("night_step_seconds", "nomination_seconds", "vote_call_seconds")  # 1610
TIMERS: Final = (*BY_HAND, "deal_seconds")
SEAT_SETTINGS: Final = ("temporary_host",)  # 1728
HOSTING: Final = Hosting(setting="host_mode", modes={"engine": "engine", "human": "human", "hostless": "hostless"})

# Where a screen shows what.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "main": ("host_mode", "night_step_seconds", "gang_agreement", "single_accused_defence"),
    "deal": ("deck", "kill_method", "row13_special", "address_by", "deal_seconds"),
    "night": (
        *("team_target", "plan_reminder", "gang_replan", "sheriff_may_pass", "maniac_may_pass", "sheriff_vs_doctor"),
        *("sheriff_vs_immortal", "lawyer_appears_red", "werewolf_trigger", "werewolf_joins"),
    ),
    "court": ("nomination_seconds", "vote_call_seconds", "all_or_none_tie", "judge_tie"),
    "end": (
        *("helpers_in_parity", "maniac_blocks_parity", "red_win_requires", "nobody_left", "stalemate_rounds"),
        *("dead_see_all", "reveal_at_end"),
    ),
}

# The settings that matter only with another: those of cards that only one deck has, and of one way to kill.
EXTENDED: Final[dict[str, tuple[Value, ...]]] = {"deck": ("extended",)}
OPEN_EYES: Final[dict[str, tuple[Value, ...]]] = {"kill_method": ("open_eyes",)}
CLOSED_EYES: Final[dict[str, tuple[Value, ...]]] = {"kill_method": ("closed_eyes",)}
WHEN: Final[dict[str, dict[str, tuple[Value, ...]]]] = {
    **dict.fromkeys(("row13_special", "sheriff_may_pass", "maniac_may_pass", "sheriff_vs_doctor"), EXTENDED),
    **dict.fromkeys(("sheriff_vs_immortal", "lawyer_appears_red", "werewolf_trigger", "werewolf_joins"), EXTENDED),
    **dict.fromkeys(("judge_tie", "helpers_in_parity", "maniac_blocks_parity", "red_win_requires"), EXTENDED),
    "gang_agreement": OPEN_EYES,
    **dict.fromkeys(("plan_reminder", "gang_replan"), CLOSED_EYES),
    "temporary_host": {"host_mode": ("hostless",)},
}


class Settings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The settings of one game, complete."""

    deck: str
    kill_method: str
    host_mode: str
    address_by: str
    row13_special: str
    gang_agreement: str
    team_target: str
    plan_reminder: str
    gang_replan: str
    sheriff_may_pass: bool
    maniac_may_pass: bool
    sheriff_vs_doctor: str
    sheriff_vs_immortal: str
    lawyer_appears_red: bool
    werewolf_trigger: str
    werewolf_joins: str
    single_accused_defence: bool
    all_or_none_tie: str
    judge_tie: str
    helpers_in_parity: bool
    maniac_blocks_parity: bool
    red_win_requires: str
    nobody_left: str
    dead_see_all: bool
    reveal_at_end: bool
    stalemate_rounds: int
    night_step_seconds: int
    nomination_seconds: int
    vote_call_seconds: int
    deal_seconds: int
    temporary_host: str = ""


def complete(given: dict[str, Value]) -> Settings:
    """Every setting with its value; 202 the kill method follows the deck unless it is named."""
    wanted = dict(given)
    values: dict[str, Value] = {name: allowed[0] for name, allowed in CHOICES.items()} | dict(NUMBERS)
    preset = wanted.pop("preset", None)
    if preset is not None:
        values |= PRESETS[str(one_of("preset", preset, tuple(PRESETS)))]
    elif wanted.get("deck") == "extended":
        values["kill_method"] = "closed_eyes"  # 208
    for name, value in wanted.items():
        values[name] = checked(name, value)
    return Settings(**values)  # type: ignore[arg-type]  # checked one by one above


def checked(name: str, value: Value) -> Value:
    """A value that this setting may have."""
    if name in SEAT_SETTINGS:
        return str(value)
    if name in NUMBERS:
        return whole_number(name, value)
    if name in CHOICES:
        return one_of(name, value, CHOICES[name])
    raise no_setting(name, ("preset", *CHOICES, *NUMBERS, *SEAT_SETTINGS))


def agree(settings: Settings) -> None:
    """1610, R95 Settings that collide."""
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


def described() -> dict[str, Setting]:
    """Every setting with its values, default and clause, in the order of section 17."""
    clauses = {name: f"ORIG-{1700 + number}" for number, name in enumerate(CHOICES, 1)}
    clauses |= {"stalemate_rounds": "ORIG-1724", "dead_see_all": "ORIG-1725", "reveal_at_end": "ORIG-1726"}
    clauses |= dict.fromkeys(TIMERS, "ORIG-1727") | {"temporary_host": "ORIG-1728"}
    values: dict[str, tuple[Value, ...] | str] = {**CHOICES, **dict.fromkeys(NUMBERS, f"0 to {MOST}")}
    values["temporary_host"] = "a seat"
    defaults: dict[str, Value] = {name: allowed[0] for name, allowed in CHOICES.items()} | dict(NUMBERS)
    return {
        name: Setting(
            values=values[name],
            default=defaults.get(name),
            clause=clauses[name],
            group=group_of(GROUPS, name),
            when=WHEN.get(name, {}),
        )
        for name in sorted(values, key=lambda name: clauses[name])
    }
