"""What `bigcity` says to players in plain words; locales/<language>/guide/bigcity.ftl has the words."""

from __future__ import annotations

from typing import Final

from citysleeps.books.bigcity.components import (
    CARDS,
    CARTEL,
    CRIMINALS,
    MAFIA,
    OUTCAST_CARDS,
    PEACEFUL,
    SIDE_OF,
)
from citysleeps.books.bigcity.described import FACES, advise
from citysleeps.books.bigcity.sets import deck_of, every_side
from citysleeps.books.described import Advice, Pane
from citysleeps.books.guiding import Card, Condition, Now, Reading, Text, Written, both, chosen, lasts, no, setting
from citysleeps.books.pace import TOGETHER
from citysleeps.kernel.setup import Value

TYPICAL: Final = 10
DARK: Final = Pane(look="dark")
LIT: Final = Pane()
ROOM: Final = 6  # for those who wake at night, in a picture

WHO_IS_WHO: Final = chosen("opt_who_is_who", "on")


# Who is in the game


def players(advice: Advice) -> int:
    """CITY-115, CITY-206 Whoever is dealt the Host card is none."""
    return advice.players - (advice.settings["host"] == "human_dealt")


def in_play(advice: Advice) -> tuple[str, ...]:
    """The cards that are dealt; CITY-1011, CITY-R55 where nobody knows them, all that may be drawn."""
    if not WHO_IS_WHO(advice):
        return tuple(advice.composition)
    drawn = [card for side in advice.decks for card in deck_of(side, str(advice.settings["faction"]))]
    return tuple(card for card in CARDS if card in drawn)


def may(*roles: str) -> Condition:
    """May one of these be in the game?"""
    return lambda advice: any(role in roles for role in in_play(advice))


def usual(given: dict[str, Value], players: int) -> Advice:
    """What is said to so many players; CITY-R06 where the book proposes no cards for them, to as many as usual."""
    advice = advise(given, players)
    return advice if in_play(advice) else advise(given, TYPICAL)


def poisoned(advice: Advice) -> bool:
    """CITY-821, CITY-1041 May somebody be poisoned?"""
    return may("poisoner")(advice) or (may("doctor")(advice) and advice.settings["opt_all_in_moderation"] == "on")


def deck(advice: Advice) -> dict[str, int]:
    """CITY-212 The cards by the ids of their words."""
    return {f"card-{card.replace('_', '-')}": copies for card, copies in advice.composition.items()}


def sides(advice: Advice) -> dict[str, int]:
    """CITY-1011 The sides by the ids of their words."""
    return {f"side-{side}": copies for side, copies in every_side(advice.decks).items()}


def calls(advice: Advice) -> Value:
    """CITY-R15, CITY-1012 Who Is Who calls all."""
    return "all" if WHO_IS_WHO(advice) else advice.settings["night_calls"]


# Pictures


def one_of_nine(advice: Advice) -> tuple[Pane, ...]:
    return (*[LIT] * 4, Pane(look="mine", icon="hold"), *[LIT] * 4)


def awake(advice: Advice) -> tuple[Pane, ...]:
    """Nine dark windows, with those who act at night in some of them."""
    sleepers = (PEACEFUL, "lucky_one", "avenger")
    icons = [FACES[card][0] for card in in_play(advice) if card not in sleepers]
    panes = [Pane(look="dark", icon=icon) for icon in icons[-ROOM:]]
    return (DARK, *panes[:1], DARK, *[DARK] * (ROOM - len(panes)), *panes[1:], DARK)


def hands_up(advice: Advice) -> tuple[Pane, ...]:
    return (
        Pane(number=1, says="doubt"),
        Pane(number=2, mark="accused", says="cross"),
        Pane(number=3, says="hand"),
        Pane(number=4, says="hand"),
        Pane(number=5, look="out"),
        Pane(number=6, says="hand"),
    )


def as_many(advice: Advice) -> tuple[Pane, ...]:
    dark = Pane(look="dark", icon=FACES[MAFIA][0])
    return (dark, LIT, dark, LIT)


def alike(advice: Advice) -> tuple[Pane, ...]:
    tapped = Pane(look="dark", mark="check")
    return (DARK, DARK, tapped, DARK, Pane(look="mine", icon="hold"), DARK, DARK, DARK, DARK)


# The table

GANGED: Final = may(*(card for card in CARDS if SIDE_OF[card] == CRIMINALS))
TWO_GANGS: Final = both(may(MAFIA), may(CARTEL))
OUTCASTS: Final = may(*OUTCAST_CARDS)
CHECKS: Final = may("detective", "patrolman", "journalist", "psychic", "sleuth", "bloodhound")
LED: Final = both(may("boss", "ringleader"), chosen("boss_decides", "any_disagreement"))
SOUND_MIND: Final = chosen("opt_sound_mind", "on")
SOFTWARE: Final = chosen("host", "software")
FACES_SHOWN: Final = chosen("opt_grave_secrets", "off")
NIGHTS: Final = ("quiet_night", "night")
GANG: Final = ("night", "call_mafia", "call_cartel")
VOTES: Final = ("voting", "first_round", "second_round")

CARDS_TO_LEARN: Final = (
    Card("card", one_of_nine, values={"two": TWO_GANGS, "outcasts": OUTCASTS}),
    Card("night", awake),
    Card("day", hands_up, by_day=True),
    Card(
        "win",
        as_many,
        by_day=True,
        values={"two": TWO_GANGS, "outcasts": OUTCASTS, "counted": setting("parity_counts")},
    ),
    Card("phone", alike),
)

NOW: Final = (
    Now("deal", ("setup",), ("CITY-204",)),
    Now("quiet", ("quiet_night",), ("CITY-311", "CITY-312")),
    Now("night", ("night",), ("CITY-322", "CITY-326")),
    Now("day", ("day",), ("CITY-420", "CITY-439")),
    Now("dawn", ("dawn",), ("CITY-402", "CITY-406")),
    Now("talk", ("discussion",), ("CITY-420", "CITY-422"), values={"software": SOFTWARE}),
    Now("vote", ("voting", "first_round"), ("CITY-431", "CITY-432", "CITY-444")),
    Now("second-vote", ("second_round",), ("CITY-440",), when=chosen("tie_rule", "runoff")),
    Now("evening", ("evening",), ("CITY-451",)),
    Now("avenger", ("avenger_window",), ("CITY-692", "CITY-693", "CITY-R52"), when=may("avenger")),
    Now("last-word", ("last_word",), ("CITY-1001",), when=SOUND_MIND),
    Now("over", ("over",), ("CITY-912",)),
)

BOX: Final = (
    Text("sides", ("CITY-003", "CITY-601", "CITY-701")),
    Text("outcasts", ("CITY-801",), when=OUTCASTS),
    Text("gangs", ("CITY-315", "CITY-785", "CITY-788"), when=TWO_GANGS),
    Text(
        "deck",
        ("CITY-201", "CITY-212"),
        when=no(WHO_IS_WHO),
        values={"count": players, "cards": deck},
    ),
    Text("decks", ("CITY-1010", "CITY-1011"), when=WHO_IS_WHO, values={"count": players, "cards": sides}),
    Text("turn", ("CITY-301", "CITY-302", "CITY-303")),
)

DEAL: Final = (
    Text("dealt", ("CITY-203", "CITY-205", "CITY-217"), ("setup",)),
    Text("look", ("CITY-204",), ("setup",), when=SOFTWARE, values={"seconds": lasts("setup")}),
    Text("look-host", ("CITY-204",), ("setup",), when=no(SOFTWARE)),
    Text("seats", ("CITY-004",), ("setup",)),
)

NIGHT: Final = (
    Text("quiet", ("CITY-311", "CITY-313", "CITY-314"), ("quiet_night",), values={"two": TWO_GANGS}),
    Text("asleep", ("CITY-320", "CITY-321", "CITY-322"), NIGHTS),
    Text("alike", ("CITY-325", "CITY-326"), NIGHTS),
    Text("pace", ("CITY-R78",), NIGHTS, when=chosen("night_pace", TOGETHER)),
    Text("called", ("CITY-324", "CITY-R15"), ("night",), values={"calls": calls}),
    Text("hurry", ("CITY-342", "CITY-343"), ("night",), values={"seconds": setting("night_step_limit_s")}),
    Text(
        "duty",
        ("CITY-341", "CITY-R16"),
        ("night",),
        values={"pass": chosen("voluntary_pass", "any"), "judge": may("judge")},
    ),
    Text("targets", ("CITY-337", "CITY-338"), ("night",)),
    Text("shot", ("CITY-702", "CITY-703", "CITY-704", "CITY-705"), GANG, when=GANGED),
    Text("most", ("CITY-706", "CITY-707", "CITY-712", "CITY-R21"), GANG, when=GANGED, values={"led": LED}),
    Text("disputed", ("CITY-709", "CITY-R21"), GANG, when=GANGED, values={"tie": setting("faction_tie")}),
    Text("silent", ("CITY-1112", "CITY-R74"), GANG, when=GANGED, values={"chat": chosen("faction_chat", "on")}),
    Text("signals", ("CITY-350", "CITY-1105"), ("night",), when=CHECKS),
    Text("together", ("CITY-327", "CITY-336", "CITY-575"), ("night", "dawn")),
)

DAY: Final = (
    Text(
        "dawn",
        ("CITY-402", "CITY-403", "CITY-404", "CITY-406", "CITY-1020"),
        ("day", "dawn"),
        values={"shown": FACES_SHOWN},
    ),
    Text("causes", ("CITY-405", "CITY-R71"), ("dawn",)),
    Text(
        "last-word",
        ("CITY-1001", "CITY-1002", "CITY-R51"),
        ("dawn", "last_word"),
        when=SOUND_MIND,
        values={"scope": setting("sound_mind_scope")},
    ),
    Text("talk", ("CITY-420", "CITY-422"), ("discussion",), values={"software": SOFTWARE}),
    Text(
        "limit",
        ("CITY-421",),
        ("discussion",),
        when=no(chosen("discussion_limit_s", 0)),
        values={"seconds": lasts("discussion")},
    ),
    Text("lies", ("CITY-424", "CITY-425"), ("discussion",)),
    Text(
        "truth",
        ("CITY-1030", "CITY-1031", "CITY-1032"),
        ("discussion",),
        when=chosen("opt_name_of_truth", "on"),
        values={"lucky": may("lucky_one")},
    ),
    Text("dead", ("CITY-423", "CITY-436", "CITY-501", "CITY-1111"), ("day", "dawn")),
)

COURT: Final = (
    Text("names", ("CITY-430", "CITY-431", "CITY-432"), VOTES),
    Text("hands", ("CITY-433", "CITY-437", "CITY-R48"), VOTES, values={"votes": setting("votes_per_player")}),
    Text("down", ("CITY-444",), VOTES, values={"seconds": lasts("first_round")}),
    Text("condemned", ("CITY-438", "CITY-439", "CITY-441"), VOTES),
    Text("tie", ("CITY-440", "CITY-R49"), VOTES, values={"tie": setting("tie_rule")}),
    Text("jail-vote", ("CITY-434", "CITY-435", "CITY-516"), VOTES, when=may("judge")),
    Text(
        "executed",
        ("CITY-443", "CITY-503", "CITY-504", "CITY-1023"),
        ("evening",),
        values={"shown": no(both(no(FACES_SHOWN), chosen("grave_scope", "all")))},
    ),
    Text("alibi", ("CITY-533", "CITY-534"), ("evening",), when=may("admirer")),
    Text("poison", ("CITY-450", "CITY-552", "CITY-556"), ("evening",), when=poisoned),
    Text("nightfall", ("CITY-451",), ("evening",)),
)

END: Final = (
    Text("checked", ("CITY-009", "CITY-907"), ("over",)),
    Text("citizens-win", ("CITY-901",), ("over",), values={"outcasts": OUTCASTS}),
    Text(
        "criminals-win",
        ("CITY-902", "CITY-903", "CITY-909", "CITY-R57"),
        ("over",),
        when=both(GANGED, no(TWO_GANGS)),
        values={"counted": setting("parity_counts")},
    ),
    Text("gang-wins", ("CITY-786", "CITY-787", "CITY-788"), ("over",), when=TWO_GANGS),
    Text("outcast-wins", ("CITY-801", "CITY-908"), ("over",), when=OUTCASTS),
    Text("win-together", ("CITY-911",), ("over",)),
    Text("nobody-left", ("CITY-910", "CITY-R59"), ("over",), values={"winner": setting("nobody_left")}),
    Text(
        "stalemate",
        ("CITY-913",),
        ("over",),
        when=no(chosen("stalemate_turns", 0)),
        values={"turns": setting("stalemate_turns")},
    ),
    Text("open", ("CITY-912",), ("over",)),
)


def role(id: str, clauses: tuple[str, ...], values: dict[str, Reading] | None = None) -> Text:
    return Text(id.replace("_", "-"), clauses, (id,), when=may(id), values=values or {})


SELF: Final = chosen("self_protect", "allow")
LEADS: Final[dict[str, Reading]] = {"decides": setting("boss_decides")}

ROLES: Final = (
    role(PEACEFUL, ("CITY-605",)),
    role(
        "agent",
        ("CITY-611", "CITY-613", "CITY-616", "CITY-618"),
        {"counts": chosen("agent_vote", "counts"), "quiet": chosen("agent_quiet_night", "wakes")},
    ),
    role("judge", ("CITY-514", "CITY-518", "CITY-625", "CITY-628")),
    role("detective", ("CITY-632", "CITY-350")),
    role("journalist", ("CITY-635", "CITY-636"), {"self": chosen("self_check", "allow")}),
    Text(
        "journalist-gangs",
        ("CITY-637", "CITY-R41"),
        ("journalist",),
        when=both(may("journalist"), TWO_GANGS),
        values={"gangs": setting("journalist_mafia_cartel")},
    ),
    role(
        "doctor",
        ("CITY-339", "CITY-561", "CITY-641", "CITY-645", "CITY-1041"),
        {"self": SELF, "overdose": chosen("opt_all_in_moderation", "on")},
    ),
    role("bodyguard", ("CITY-651", "CITY-652", "CITY-656"), {"model": setting("bodyguard_model")}),
    Text(
        "patrolman",
        ("CITY-661", "CITY-662", "CITY-664"),
        ("patrolman",),
        when=both(may("patrolman"), may("detective")),
    ),
    Text(
        "patrolman-alone",
        ("CITY-665", "CITY-R42"),
        ("patrolman",),
        when=both(may("patrolman"), no(may("detective"))),
        values={"active": chosen("patrolman_without_detective", "active")},
    ),
    role(
        "psychic",
        ("CITY-672", "CITY-R40"),
        {"neighbours": setting("psychic_neighbours"), "self": chosen("self_check", "allow")},
    ),
    role("admirer", ("CITY-339", "CITY-531", "CITY-675", "CITY-676", "CITY-677"), {"self": SELF}),
    role("sleuth", ("CITY-681", "CITY-682", "CITY-683")),
    role("lucky_one", ("CITY-685", "CITY-686", "CITY-687"), {"sect": may("sectarian")}),
    role("avenger", ("CITY-691", "CITY-692", "CITY-693"), {"shown": FACES_SHOWN}),
    role(MAFIA, ("CITY-313", "CITY-702")),
    role(CARTEL, ("CITY-313", "CITY-702")),
    role("lawyer", ("CITY-339", "CITY-742", "CITY-743", "CITY-744")),
    role("lover", ("CITY-752", "CITY-756", "CITY-R37"), {"mode": setting("lover_mode")}),
    role("bloodhound", ("CITY-761", "CITY-762")),
    role("werewolf", ("CITY-771", "CITY-773")),
    role("boss", ("CITY-732", "CITY-733", "CITY-734"), LEADS),
    role("ringleader", ("CITY-732", "CITY-733", "CITY-734"), LEADS),
    role("maniac", ("CITY-811", "CITY-812", "CITY-909")),
    role("poisoner", ("CITY-821", "CITY-822", "CITY-555")),
    role("sectarian", ("CITY-842", "CITY-844", "CITY-848", "CITY-850"), {"heir": setting("sect_heir")}),
    role("revolutionary", ("CITY-831", "CITY-832", "CITY-833")),
    Text("recruits", ("CITY-582", "CITY-841", "CITY-847"), ("call_sect",), when=may("sectarian")),
)

MANNERS: Final = (
    Text("host-software", ("CITY-1103", "CITY-R75"), when=SOFTWARE),
    Text("host-chosen", ("CITY-001", "CITY-1101", "CITY-1102"), when=chosen("host", "human_chosen")),
    Text("host-dealt", ("CITY-202", "CITY-206", "CITY-1102"), when=chosen("host", "human_dealt")),
    Text("manners", ("CITY-1110", "CITY-1112", "CITY-1113")),
    Text("leave", ("CITY-R73",)),
)

GUIDE: Final = Written(
    "bigcity",
    TYPICAL,
    CARDS_TO_LEARN,
    NOW,
    {
        "box": BOX,
        "deal": DEAL,
        "night": NIGHT,
        "day": DAY,
        "court": COURT,
        "end": END,
        "roles": ROLES,
        "manners": MANNERS,
    },
)
