"""Section 15: the settings."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from citysleeps.books.choosing import Choosable, When, list_of, number, one_of
from citysleeps.books.described import Hosting
from citysleeps.books.pace import FIXED, TOGETHER
from citysleeps.kernel.setup import BadSetup, Value

PRESETS: Final[dict[str, dict[str, Value]]] = {
    "basic": {},
    "cards": {"cards": ("vest", "wiretap")},
    "children": {"kids_no_agent": "on", "kids_last_shot": "on", "kids_single_vote": "on", "kids_theme": "on"},
}
GROUPS: Final = ("main", "cards", "night", "vote", "children", "times")  # where a screen shows what
HOSTING: Final = Hosting(setting="gm_mode", modes={"software": "engine", "human": "human"})

# What matters only with some card in the set, or with the Agent.
WITH_CARDS: Final[When] = {"cards": ()}
WITH_SAVES: Final[When] = {"cards": ("vest", "bandage")}
WITH_NEW_GANG: Final[When] = {"cards": ("new_gang",)}
WITH_AGENT: Final[When] = {"kids_no_agent": ("off",)}


class Settings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The settings of one game, complete. A setting is declared here and nowhere else."""

    edition: Annotated[str, one_of("SPY-112", "pl", "sk", group="night")]
    gm_mode: Annotated[str, one_of("SPY-107", "software", "human", group="main")]
    cards: Annotated[tuple[str, ...], list_of("SPY-801", "action cards")]
    neutral_supply: Annotated[str, one_of("SPY-806", "box", "unlimited", group="cards", when=WITH_CARDS)]
    small_first_mafia_phase: Annotated[str, one_of("SPY-1107", "skip", "hold", group="night")]
    agent_pass: Annotated[str, one_of("SPY-R04", "small_only", "always", "never", group="night", when=WITH_AGENT)]
    mafia_choice: Annotated[str, one_of("SPY-R07", "agreement", "plurality", group="main")]
    vote_mode: Annotated[str, one_of("SPY-508", "simultaneous", "sequential", group="main")]
    self_vote: Annotated[str, one_of("SPY-R10", "off", "on", group="vote")]
    abstain: Annotated[str, one_of("SPY-R10", "off", "on", group="vote")]
    second_place_tie: Annotated[str, one_of("SPY-R12", "all", "lot", group="vote")]
    finalists_vote: Annotated[str, one_of("SPY-R15", "yes", "no", group="main")]
    empty_vote: Annotated[str, one_of("SPY-R14", "lot", "no_elimination", group="main")]
    commander_prelim: Annotated[
        str, one_of("SPY-R17", "eliminate", "final_only", group="cards", when={"cards": ("commander",)})
    ]
    end_check: Annotated[str, one_of("SPY-R20", "each_step", "after_chain", group="vote")]
    reverse_wakes: Annotated[
        str, one_of("SPY-R23", "by_side", "by_token", group="cards", when={"cards": ("reverse_recruitment",)})
    ]
    recruited_agent: Annotated[
        str, one_of("SPY-R28", "keeps", "dummy", group="cards", when={"cards": ("recruitment",)})
    ]
    save_scope: Annotated[str, one_of("SPY-R32", "detailed", "any", group="cards", when=WITH_SAVES)]
    wrong_phase: Annotated[str, one_of("SPY-R41", "eliminate", "refuse", group="cards", when=WITH_CARDS)]
    chain_last_shot: Annotated[
        str, one_of("SPY-R43", "card_allowed", "never", group="cards", when={"cards": ("last_shot",)})
    ]
    kids_no_agent: Annotated[str, one_of("SPY-1141", "off", "on", group="children")]
    kids_last_shot: Annotated[str, one_of("SPY-1142", "off", "on", group="children")]
    kids_single_vote: Annotated[str, one_of("SPY-1143", "off", "on", group="children")]
    kids_theme: Annotated[str, one_of("SPY-1145", "off", "on", group="children")]
    kids_chain: Annotated[str, one_of("SPY-R50", "off", "on", group="children", when={"kids_last_shot": ("on",)})]
    new_gang_min_seats: Annotated[int, one_of("SPY-R46", 13, 14, group="cards", when=WITH_NEW_GANG)]
    new_gang_recognition: Annotated[str, one_of("SPY-1042", "off", "on", group="cards", when=WITH_NEW_GANG)]
    night_pace: Annotated[str, one_of("SPY-R61", TOGETHER, FIXED, group="night")] = FIXED
    dead_view: Annotated[str, one_of("SPY-R52", "night", "none", group="main")]
    # SPY-1402 In seconds; 0: none. SPY-212 `t_deal` runs only among people.
    t_deal: Annotated[int, number("SPY-212", 60, group="times")]
    t_agent: Annotated[int, number("SPY-1402", 30, group="times", when=WITH_AGENT)]
    t_mafia: Annotated[int, number("SPY-1402", 60, group="main")]
    t_recognition: Annotated[int, number("SPY-1402", 15, group="times", when=WITH_NEW_GANG)]
    t_reaction: Annotated[int, number("SPY-1402", 15, group="times", when=WITH_SAVES)]
    t_start_window: Annotated[int, number("SPY-1402", 15, group="times")]
    t_discussion: Annotated[int, number("SPY-1402", 0, group="main")]
    t_vote: Annotated[int, number("SPY-1402", 45, group="main")]
    t_defence: Annotated[int, number("SPY-1402", 60, group="main")]
    t_tie: Annotated[int, number("SPY-1402", 90, group="times")]
    t_end_window: Annotated[int, number("SPY-1402", 15, group="times")]
    t_last_shot: Annotated[int, number("SPY-1402", 30, group="times")]
    t_role_swap: Annotated[int, number("SPY-1402", 30, group="times", when={"cards": ("role_swap",)})]


SETTINGS: Final = Choosable(Settings, PRESETS)


def complete(given: dict[str, Value], live: bool = True) -> Settings:
    """Every setting with its value; SPY-509 with a Commander one votes after the other; SPY-R61 the pace follows who
    hosts, and is fixed in a written game."""
    if not isinstance(given.get("cards", ()), str | tuple):
        raise BadSetup("bad_cards", f"cards is {given['cards']}; it is a list of action cards, such as [vest, wiretap]")
    values = SETTINGS.read(given)
    if not live or values.get("gm_mode", "software") != "software":
        values.setdefault("night_pace", FIXED)
    settings = SETTINGS.complete(values)
    return msgspec.structs.replace(settings, vote_mode="sequential") if "commander" in settings.cards else settings
