"""Section 15: the settings."""

from __future__ import annotations

from typing import Final

import msgspec

from citysleeps.books.choosing import MOST, group_of, no_setting, one_of, whole_number
from citysleeps.kernel.described import Hosting, Setting
from citysleeps.kernel.setup import BadSetup, Value

OFF_ON: Final = ("off", "on")

# The first value is the default.
CHOICES: Final[dict[str, tuple[Value, ...]]] = {
    "edition": ("pl", "sk"),
    "gm_mode": ("software", "human"),
    "neutral_supply": ("box", "unlimited"),
    "small_first_mafia_phase": ("skip", "hold"),
    "agent_pass": ("small_only", "always", "never"),
    "mafia_choice": ("agreement", "plurality"),
    "vote_mode": ("simultaneous", "sequential"),
    "self_vote": OFF_ON,
    "abstain": OFF_ON,
    "second_place_tie": ("all", "lot"),
    "finalists_vote": ("yes", "no"),
    "empty_vote": ("lot", "no_elimination"),
    "commander_prelim": ("eliminate", "final_only"),
    "end_check": ("each_step", "after_chain"),
    "reverse_wakes": ("by_side", "by_token"),
    "recruited_agent": ("keeps", "dummy"),
    "save_scope": ("detailed", "any"),
    "wrong_phase": ("eliminate", "refuse"),
    "chain_last_shot": ("card_allowed", "never"),
    "kids_no_agent": OFF_ON,
    "kids_last_shot": OFF_ON,
    "kids_single_vote": OFF_ON,
    "kids_theme": OFF_ON,
    "kids_chain": OFF_ON,
    "new_gang_min_seats": (13, 14),
    "new_gang_recognition": OFF_ON,
    "dead_view": ("night", "none"),
}

# 1402 In seconds; 0: none. 212 `t_deal` runs only among people.
TIMERS: Final[dict[str, int]] = {
    "t_deal": 60,
    "t_agent": 30,
    "t_mafia": 60,
    "t_recognition": 15,
    "t_reaction": 15,
    "t_start_window": 15,
    "t_discussion": 0,
    "t_vote": 45,
    "t_defence": 60,
    "t_tie": 90,
    "t_end_window": 15,
    "t_last_shot": 30,
    "t_role_swap": 30,
}

PRESETS: Final[dict[str, dict[str, Value]]] = {
    "basic": {},
    "cards": {"cards": ("vest", "wiretap")},
    "children": {"kids_no_agent": "on", "kids_last_shot": "on", "kids_single_vote": "on", "kids_theme": "on"},
}

CLAUSES: Final[dict[str, str]] = {
    "edition": "SPY-112",
    "gm_mode": "SPY-107",
    "cards": "SPY-801",
    "neutral_supply": "SPY-806",
    "small_first_mafia_phase": "SPY-1107",
    "agent_pass": "SPY-R04",
    "mafia_choice": "SPY-R07",
    "vote_mode": "SPY-508",
    "self_vote": "SPY-R10",
    "abstain": "SPY-R10",
    "second_place_tie": "SPY-R12",
    "finalists_vote": "SPY-R15",
    "empty_vote": "SPY-R14",
    "commander_prelim": "SPY-R17",
    "end_check": "SPY-R20",
    "reverse_wakes": "SPY-R23",
    "recruited_agent": "SPY-R28",
    "save_scope": "SPY-R32",
    "wrong_phase": "SPY-R41",
    "chain_last_shot": "SPY-R43",
    "kids_no_agent": "SPY-1141",
    "kids_last_shot": "SPY-1142",
    "kids_single_vote": "SPY-1143",
    "kids_theme": "SPY-1145",
    "kids_chain": "SPY-R50",
    "new_gang_min_seats": "SPY-R46",
    "new_gang_recognition": "SPY-1042",
    "dead_view": "SPY-R52",
    **dict.fromkeys(TIMERS, "SPY-1402"),
    "t_deal": "SPY-212",
}


HOSTING: Final = Hosting(setting="gm_mode", modes={"software": "engine", "human": "human"})

# Where a screen shows what; the cards are chosen one by one.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "main": ("gm_mode", "t_discussion"),
    "cards": (
        *("neutral_supply", "save_scope", "wrong_phase", "commander_prelim", "reverse_wakes", "recruited_agent"),
        *("chain_last_shot", "new_gang_min_seats", "new_gang_recognition"),
    ),
    "night": ("edition", "small_first_mafia_phase", "agent_pass", "mafia_choice", "dead_view"),
    "vote": (*("vote_mode", "self_vote", "abstain", "second_place_tie", "finalists_vote", "empty_vote", "end_check"),),
    "children": ("kids_no_agent", "kids_last_shot", "kids_single_vote", "kids_theme", "kids_chain"),
    "times": (
        *("t_deal", "t_role_swap", "t_agent", "t_recognition", "t_mafia", "t_reaction", "t_start_window", "t_vote"),
        *("t_defence", "t_tie", "t_end_window", "t_last_shot"),
    ),
}

# The settings that matter only with some card in the set, or with another setting.
WHEN: Final[dict[str, dict[str, tuple[Value, ...]]]] = {
    **dict.fromkeys(("neutral_supply", "wrong_phase"), {"cards": ()}),
    "save_scope": {"cards": ("vest", "bandage")},
    "commander_prelim": {"cards": ("commander",)},
    "reverse_wakes": {"cards": ("reverse_recruitment",)},
    "recruited_agent": {"cards": ("recruitment",)},
    "chain_last_shot": {"cards": ("last_shot",)},
    **dict.fromkeys(("new_gang_min_seats", "new_gang_recognition", "t_recognition"), {"cards": ("new_gang",)}),
    "kids_chain": {"kids_last_shot": ("on",)},
    "agent_pass": {"kids_no_agent": ("off",)},
    "t_agent": {"kids_no_agent": ("off",)},
    "t_role_swap": {"cards": ("role_swap",)},
    "t_reaction": {"cards": ("vest", "bandage")},
}


class Settings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The settings of one game, complete."""

    edition: str
    gm_mode: str
    cards: tuple[str, ...]
    neutral_supply: str
    small_first_mafia_phase: str
    agent_pass: str
    mafia_choice: str
    vote_mode: str
    self_vote: str
    abstain: str
    second_place_tie: str
    finalists_vote: str
    empty_vote: str
    commander_prelim: str
    end_check: str
    reverse_wakes: str
    recruited_agent: str
    save_scope: str
    wrong_phase: str
    chain_last_shot: str
    kids_no_agent: str
    kids_last_shot: str
    kids_single_vote: str
    kids_theme: str
    kids_chain: str
    new_gang_min_seats: int
    new_gang_recognition: str
    dead_view: str
    t_deal: int
    t_agent: int
    t_mafia: int
    t_recognition: int
    t_reaction: int
    t_start_window: int
    t_discussion: int
    t_vote: int
    t_defence: int
    t_tie: int
    t_end_window: int
    t_last_shot: int
    t_role_swap: int


def complete(given: dict[str, Value]) -> Settings:
    """Every setting with its value."""
    wanted = dict(given)
    values: dict[str, Value] = {name: allowed[0] for name, allowed in CHOICES.items()} | dict(TIMERS) | {"cards": ()}
    preset = wanted.pop("preset", None)
    if preset is not None:
        values |= PRESETS[str(one_of("preset", preset, tuple(PRESETS)))]
    for name, value in wanted.items():
        values[name] = checked(name, value)
    if "commander" in listed(values["cards"]):
        values["vote_mode"] = "sequential"  # 509
    return Settings(**values)  # type: ignore[arg-type]  # checked one by one above


def checked(name: str, value: Value) -> Value:
    """A value that this setting may have."""
    if name == "cards":
        return listed(value)
    if name in TIMERS:
        return whole_number(name, value)
    if name in CHOICES:
        return one_of(name, value, CHOICES[name])
    raise no_setting(name, ("preset", "cards", *CHOICES, *TIMERS))


def listed(value: Value) -> tuple[str, ...]:
    """801 The chosen action cards: a list, or words with commas or spaces between them."""
    if isinstance(value, str):
        return tuple(value.replace(",", " ").split())
    if isinstance(value, tuple):
        return value
    raise BadSetup("bad_cards", f"cards is {value}; it is a list of action cards, such as [vest, wiretap]")


def described() -> dict[str, Setting]:
    """Every setting with its values, default and clause, in the order of section 15."""
    values: dict[str, tuple[Value, ...] | str] = {**CHOICES, **dict.fromkeys(TIMERS, f"0 to {MOST}")}
    values["cards"] = "a list of action cards"
    defaults: dict[str, Value] = {name: allowed[0] for name, allowed in CHOICES.items()} | dict(TIMERS) | {"cards": ()}
    return {
        name: Setting(
            values=values[name],
            default=defaults[name],
            clause=clause,
            group=group_of(GROUPS, name),
            when=WHEN.get(name, {}),
        )
        for name, clause in CLAUSES.items()
    }
