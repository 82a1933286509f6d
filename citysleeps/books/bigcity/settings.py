"""The settings, and which of them go together."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from citysleeps.books.bigcity.components import CARDS, SIDES
from citysleeps.books.choosing import Choosable, When, list_of, number, numbered, one_of, written
from citysleeps.books.described import Hosting
from citysleeps.books.pace import FIXED, TOGETHER
from citysleeps.kernel.setup import Value

# CITY-R05, CITY-R06 The two sets of roles that the software proposes.
PRESETS: Final[dict[str, dict[str, Value]]] = {
    "default": {"deck": "default", "roles": ()},
    "first_game": {"deck": "first_game", "roles": (), "faction": "mafia"},
}
GROUPS: Final = ("main", "roles", "night", "day", "end", "times")  # where a screen shows what
HOSTING: Final = Hosting(setting="host", modes={"software": "engine", "human_chosen": "human", "human_dealt": "engine"})
HUMAN: Final = ("human_chosen", "human_dealt")

FIRST_GAME: Final[When] = {"deck": ("first_game",)}
SOUND_MIND: Final[When] = {"opt_sound_mind": ("on",)}
GRAVE_SECRETS: Final[When] = {"opt_grave_secrets": ("on",)}
BOTH_FACTIONS: Final[When] = {"faction": ("both",)}


class Settings(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The settings of one game, complete. A setting is declared here and nowhere else."""

    faction: Annotated[str, one_of("CITY-R07", "mafia", "cartel", "both", group="main")]
    host: Annotated[str, one_of("CITY-R75", "software", "human_chosen", "human_dealt", group="main")]
    deck: Annotated[str, one_of("CITY-R05", "default", "first_game")]
    first_special: Annotated[str, one_of("CITY-211", "detective", "sleuth", "doctor", group="roles", when=FIRST_GAME)]
    roles: Annotated[tuple[str, ...], list_of("CITY-201", "roles, such as mafia=2")]
    decks: Annotated[tuple[str, ...], list_of("CITY-1010", "sides, such as citizens=6")]
    role_table: Annotated[str, one_of("CITY-R03", "warn", "enforce", "off", group="roles")]
    max_outcasts: Annotated[int, one_of("CITY-R09", 1, 0, 2, 3, 4, group="roles")]
    agent_quiet_night: Annotated[str, one_of("CITY-R11", "wakes", "sleeps", group="night", roles=("agent",))]
    night_calls: Annotated[
        str, one_of("CITY-R15", "in_play", "living", "all", group="night", when={"opt_who_is_who": ("off",)})
    ]
    night_pace: Annotated[str, one_of("CITY-R78", TOGETHER, FIXED, group="night")] = FIXED
    voluntary_pass: Annotated[str, one_of("CITY-R16", "book", "any", group="night")]
    self_protect: Annotated[str, one_of("CITY-R17", "allow", "deny", group="night")]
    self_check: Annotated[str, one_of("CITY-R17", "deny", "allow", group="night")]
    faction_chat: Annotated[str, one_of("CITY-R74", "off", "on", group="night")]
    boss_decides: Annotated[str, one_of("CITY-R21", "ties", "any_disagreement", group="night", roles=("boss",))]
    faction_tie: Annotated[str, one_of("CITY-R21", "no_shot", "random", group="night")]
    agent_vote: Annotated[str, one_of("CITY-R23", "counts", "shown_only", group="night", roles=("agent",))]
    bodyguard_model: Annotated[str, one_of("CITY-R28", "intercept", "substitute", group="night", roles=("bodyguard",))]
    lover_mode: Annotated[str, one_of("CITY-R37", "checker", "checked", group="night", roles=("lover",))]
    lover_false: Annotated[str, one_of("CITY-R38", "fixed", "random", "host", group="night", roles=("lover",))]
    psychic_neighbours: Annotated[str, one_of("CITY-R40", "living", "seats", group="night", roles=("psychic",))]
    journalist_mafia_cartel: Annotated[
        str, one_of("CITY-R41", "different", "same", group="night", when=BOTH_FACTIONS, roles=("journalist",))
    ]
    patrolman_without_detective: Annotated[
        str, one_of("CITY-R42", "active", "inactive", group="night", roles=("patrolman",))
    ]
    votes_per_player: Annotated[str, one_of("CITY-R48", "one", "many", group="day")]
    tie_rule: Annotated[str, one_of("CITY-R49", "runoff", "none", group="day")]
    parity_counts: Annotated[str, one_of("CITY-R57", "citizens", "all_others", "peaceful_only", group="end")]
    nobody_left: Annotated[str, one_of("CITY-R59", "citizens", "draw", group="end")]
    sect_heir: Annotated[str, one_of("CITY-R64", "none", "random", group="night", roles=("sectarian",))]
    opt_sound_mind: Annotated[str, one_of("CITY-1001", "off", "on", group="main")]
    opt_who_is_who: Annotated[str, one_of("CITY-1011", "off", "on", group="main")]
    opt_grave_secrets: Annotated[str, one_of("CITY-1020", "off", "on", group="main")]
    opt_name_of_truth: Annotated[str, one_of("CITY-1030", "off", "on", group="main")]
    opt_all_in_moderation: Annotated[str, one_of("CITY-1040", "off", "on", group="main")]
    sound_mind_scope: Annotated[str, one_of("CITY-R51", "killed", "all", group="day", when=SOUND_MIND)]
    grave_scope: Annotated[str, one_of("CITY-R52", "killed", "all", group="day", when=GRAVE_SECRETS)]
    stalemate_turns: Annotated[int, number("CITY-R67", 5, group="end")]
    # CITY-R77 In seconds; 0: none. CITY-326 `quiet_step_s` is how long a step without a limit lasts at least, among
    # people.
    deal_limit_s: Annotated[int, number("CITY-204", 60, group="times")]
    discussion_limit_s: Annotated[int, number("CITY-R77", 0, group="main")]
    night_step_limit_s: Annotated[int, number("CITY-R77", 20, group="main")]
    quiet_step_s: Annotated[int, number("CITY-326", 8, group="times")]
    vote_limit_s: Annotated[int, number("CITY-R77", 0, group="main")]
    response_limit_s: Annotated[int, number("CITY-R77", 0, group="times")]


SETTINGS: Final = Choosable(Settings, PRESETS)


def complete(given: dict[str, Value], live: bool = True) -> Settings:
    """Every setting with its value; roles and decks with the number of each, in the order of the box. CITY-R77,
    CITY-R78 Pace and limit of a call follow who hosts; in a written game the pace is fixed and there is no limit."""
    values = SETTINGS.read(given)
    if not live or values.get("host", "software") != "software":
        values.setdefault("night_pace", FIXED)
        values.setdefault("night_step_limit_s", 0)
    settings = SETTINGS.complete(values)
    return msgspec.structs.replace(
        settings, roles=written(roles_chosen(settings)), decks=written(decks_chosen(settings))
    )


def roles_chosen(settings: Settings) -> dict[str, int]:
    """CITY-201 How many of each role; none, if nobody has chosen."""
    return numbered("roles", settings.roles, CARDS)


def decks_chosen(settings: Settings) -> dict[str, int]:
    """CITY-1010 How many cards of each side; none, if nobody has chosen."""
    return numbered("decks", settings.decks, SIDES)


def fitting(chosen: dict[str, Value], before: dict[str, Value]) -> dict[str, Value]:
    """CITY-1010, CITY-R07 Roles that stood before give way to Who Is Who, decks to its end, both to another faction."""
    now, was = complete(chosen), complete(before)
    other = ("roles", "decks") if now.faction != was.faction else ("roles" if now.opt_who_is_who == "on" else "decks",)
    gone = [name for name in other if getattr(now, name) == getattr(was, name)]
    return {name: value for name, value in chosen.items() if name not in gone}
