"""What `original` says to players in plain words; locales/<language>/guide/original.ftl has the words."""

from __future__ import annotations

from typing import Final

from citysleeps.books.described import Advice, Pane
from citysleeps.books.guiding import (
    Card,
    Now,
    Text,
    Written,
    both,
    chosen,
    count,
    dealt,
    lasts,
    no,
    players,
    setting,
)
from citysleeps.books.original.components import GANGS, HELPERS, JUDGES, MAFIA, YAKUZA
from citysleeps.books.original.described import FACES
from citysleeps.books.pace import TOGETHER

DARK: Final = Pane(look="dark")
LIT: Final = Pane()
AWAKE: Final = (
    "mafia",
    "commissar",
    "doctor",
    "yakuza",
    "maniac",
    "sheriff",
    "lawyer",
)  # as many as a picture has room


def deck(advice: Advice) -> dict[str, int]:
    """The cards by the ids of their words."""
    return {f"card-{card.replace('_', '-')}": copies for card, copies in advice.composition.items()}


def one_of_nine(advice: Advice) -> tuple[Pane, ...]:
    return (*[LIT] * 4, Pane(look="mine", icon="hold"), *[LIT] * 4)


def awake(advice: Advice) -> tuple[Pane, ...]:
    """Nine dark windows, with those who act at night in some of them. There is always a don, so the mafia do."""
    steps = [step for step in AWAKE if step in advice.composition or step == MAFIA]
    panes = [Pane(look="dark", icon=FACES[step].icon) for step in steps]
    return (DARK, *panes[:1], DARK, *[DARK] * (7 - len(panes)), *panes[1:])


def talk(advice: Advice) -> tuple[Pane, ...]:
    return (
        Pane(number=1, mark="voice", says="doubt"),
        Pane(number=2, mark="accused", says="cross"),
        Pane(number=3, says="hand"),
        Pane(number=4, says="hand"),
        Pane(number=5, look="out"),
        Pane(number=6, says="check"),
    )


def as_many(advice: Advice) -> tuple[Pane, ...]:
    black = Pane(look="dark", icon=FACES[MAFIA].icon)
    return (black, LIT, black, LIT)


def alike(advice: Advice) -> tuple[Pane, ...]:
    chosen = Pane(look="dark", mark="check")
    return (DARK, DARK, chosen, DARK, Pane(look="mine", icon="hold"), DARK, DARK, DARK, DARK)


GANGS_OPEN: Final = chosen("kill_method", "open_eyes")
GANGS_CLOSED: Final = chosen("kill_method", "closed_eyes")
HOSTLESS: Final = chosen("host_mode", "hostless")
TWO_GANGS: Final = dealt(*GANGS[YAKUZA])
WITH_JUDGES: Final = dealt(*JUDGES)
NIGHTS: Final = ("first_night", "night")
VOTES: Final = ("court", "vote")
TIES: Final = ("tie_speeches", "second_vote", "all_or_none")

CARDS: Final = (
    Card("card", one_of_nine, values={"black": count("mafia", "don"), "two": TWO_GANGS}),
    Card("night", awake, values={"more": dealt(*AWAKE[2:])}),
    Card("day", talk, by_day=True, values={"seconds": lasts("speech"), "judges": WITH_JUDGES}),
    Card("win", as_many, by_day=True, values={"two": TWO_GANGS, "maniac": dealt("maniac")}),
    Card("phone", alike),
)

NOW: Final = (
    Now("deal", ("deal",), ("ORIG-314", "ORIG-318")),
    Now("first-night", ("first_night",), ("ORIG-509", "ORIG-504")),
    Now("night", ("night",), ("ORIG-504", "ORIG-1911")),
    Now("dawn", ("dawn",), ("ORIG-802",)),
    Now("day", ("first_day", "day"), ("ORIG-808", "ORIG-824")),
    Now("judges", ("judges",), ("ORIG-1211", "ORIG-1213"), when=WITH_JUDGES),
    Now("talk", ("discussion", "speech"), ("ORIG-808", "ORIG-816"), values={"seconds": lasts("speech")}),
    Now("nomination", ("nomination",), ("ORIG-818",)),
    Now("court", ("court",), ("ORIG-901", "ORIG-905")),
    Now("defence", ("defence",), ("ORIG-911",), values={"seconds": lasts("defence")}),
    Now("vote", ("vote",), ("ORIG-912", "ORIG-919"), when=no(WITH_JUDGES)),
    Now("vote-judges", ("vote",), ("ORIG-914", "ORIG-919"), when=WITH_JUDGES),
    Now("tie", ("tie_speeches",), ("ORIG-932",), values={"seconds": lasts("tie_speeches")}),
    Now("second-vote", ("second_vote",), ("ORIG-933", "ORIG-934")),
    Now("all-or-none", ("all_or_none",), ("ORIG-936", "ORIG-939"), values={"tie": setting("all_or_none_tie")}),
    Now("last-words", ("execution", "last_words"), ("ORIG-1002",), values={"seconds": lasts("last_words")}),
    Now("over", ("game_over",), ("ORIG-1105",), values={"open": setting("reveal_at_end")}),
)

BOX: Final = (
    Text("sides", ("ORIG-102", "ORIG-103", "ORIG-109", "ORIG-110")),
    Text("deck", ("ORIG-301", "ORIG-302", "ORIG-305"), values={"count": players, "cards": deck}),
    Text("lone-don", ("ORIG-408",), when=no(dealt("mafia"))),
    Text("gangs", ("ORIG-1236", "ORIG-1238"), when=TWO_GANGS),
    Text("helpers", ("ORIG-1222", "ORIG-1244"), when=dealt(*HELPERS)),
    Text("round", ("ORIG-107", "ORIG-509")),
)

DEAL: Final = (
    Text("dealt", ("ORIG-306", "ORIG-307", "ORIG-309"), ("deal",)),
    Text("look", ("ORIG-314", "ORIG-318", "ORIG-1609"), ("deal",), values={"seconds": lasts("deal")}),
    Text("numbers", ("ORIG-311", "ORIG-312"), ("deal",)),
)

NIGHT: Final = (
    Text("asleep", ("ORIG-501", "ORIG-503", "ORIG-504"), NIGHTS, values={"seconds": lasts("night")}),
    Text("alike", ("ORIG-504", "ORIG-1911"), NIGHTS),
    Text("sealed", ("ORIG-513", "ORIG-552"), NIGHTS, values={"open": GANGS_OPEN}),
    Text("pace", ("ORIG-R104",), NIGHTS, when=chosen("night_pace", TOGETHER)),
    Text("first", ("ORIG-509", "ORIG-510", "ORIG-532"), ("first_night",), when=no(HOSTLESS)),
    Text("first-hostless", ("ORIG-510", "ORIG-1306", "ORIG-1307"), ("first_night",), when=HOSTLESS),
    Text("kill-open", ("ORIG-552", "ORIG-556"), ("night", MAFIA), when=GANGS_OPEN),
    Text("agree-all", ("ORIG-553",), ("night", MAFIA), when=both(GANGS_OPEN, chosen("gang_agreement", "unanimous"))),
    Text(
        "agree-most",
        ("ORIG-553", "ORIG-R22"),
        ("night", MAFIA),
        when=both(GANGS_OPEN, chosen("gang_agreement", "majority")),
    ),
    Text(
        "plan",
        ("ORIG-602", "ORIG-612"),
        ("first_night", MAFIA),
        when=GANGS_CLOSED,
        values={"seconds": lasts("planning")},
    ),
    Text("kill-closed", ("ORIG-605", "ORIG-609", "ORIG-610"), ("night", MAFIA), when=GANGS_CLOSED),
    Text("reminder", ("ORIG-619",), (MAFIA,), when=both(GANGS_CLOSED, chosen("plan_reminder", "on"))),
    Text("new-plans", ("ORIG-R29",), ("night", MAFIA), when=both(GANGS_CLOSED, chosen("gang_replan", "window"))),
    Text("own-victim", ("ORIG-555",), ("night", MAFIA), values={"own": setting("team_target")}),
    Text("yakuza-night", ("ORIG-704", "ORIG-734"), (*NIGHTS, YAKUZA), when=TWO_GANGS),
    Text("checks", ("ORIG-516", "ORIG-517", "ORIG-518"), NIGHTS),
    Text("dead-called", ("ORIG-505", "ORIG-508"), NIGHTS),
    Text("together", ("ORIG-511", "ORIG-512"), ("night", "dawn")),
)

DAY: Final = (
    Text("dawn", ("ORIG-802", "ORIG-804", "ORIG-805"), ("dawn",)),
    Text("judges", ("ORIG-1211", "ORIG-1212"), ("judges", "first_day"), when=WITH_JUDGES),
    Text(
        "speeches", ("ORIG-808", "ORIG-810", "ORIG-812"), ("discussion", "speech"), values={"seconds": lasts("speech")}
    ),
    Text("lies", ("ORIG-814", "ORIG-815", "ORIG-816", "ORIG-1504"), ("discussion", "speech")),
    Text(
        "trial",
        ("ORIG-818", "ORIG-819", "ORIG-820", "ORIG-822", "ORIG-1607"),
        ("discussion", "speech", "nomination"),
        values={"seconds": lasts("nomination")},
    ),
    Text("no-trial", ("ORIG-825",), ("nomination",)),
)

COURT: Final = (
    Text("one-first", ("ORIG-902",), ("first_day", "court")),
    Text(
        "one-later", ("ORIG-903", "ORIG-904"), ("day", "court"), values={"defence": setting("single_accused_defence")}
    ),
    Text("defence", ("ORIG-905", "ORIG-911"), ("court", "defence"), values={"seconds": lasts("defence")}),
    Text(
        "hands",
        ("ORIG-912", "ORIG-916", "ORIG-917", "ORIG-921", "ORIG-1608"),
        VOTES,
        values={"seconds": lasts("vote")},
    ),
    Text("voters", ("ORIG-913", "ORIG-925"), VOTES, when=no(WITH_JUDGES)),
    Text("voters-judges", ("ORIG-914", "ORIG-1213", "ORIG-1216", "ORIG-1218"), VOTES, when=WITH_JUDGES),
    Text("abstain", ("ORIG-919", "ORIG-924", "ORIG-934"), (*VOTES, "second_vote")),
    Text("most", ("ORIG-922", "ORIG-923", "ORIG-935"), VOTES),
    Text("tie", ("ORIG-931", "ORIG-932", "ORIG-933"), (*VOTES, *TIES), values={"seconds": lasts("tie_speeches")}),
    Text(
        "tie-judges",
        ("ORIG-951", "ORIG-952"),
        (*VOTES, *TIES),
        when=both(WITH_JUDGES, chosen("judge_tie", "all_or_none")),
    ),
    Text(
        "all-or-none", ("ORIG-936", "ORIG-939", "ORIG-940"), (*VOTES, *TIES), values={"tie": setting("all_or_none_tie")}
    ),
    Text(
        "last-words", ("ORIG-1002", "ORIG-1004"), ("execution", "last_words"), values={"seconds": lasts("last_words")}
    ),
    Text("dead", ("ORIG-1006", "ORIG-1007"), ("execution", "dawn")),
    Text("dead-see", ("ORIG-1010",), (), when=chosen("dead_see_all", True)),
)

END: Final = (
    Text("checked", ("ORIG-1101", "ORIG-1104"), ("dawn", "execution", "game_over")),
    Text("red-wins", ("ORIG-1111", "ORIG-1122"), ("game_over",), values={"needs": setting("red_win_requires")}),
    Text("black-wins", ("ORIG-1112", "ORIG-1123"), ("game_over",), when=no(TWO_GANGS)),
    Text("gang-wins", ("ORIG-1123", "ORIG-1124", "ORIG-1127"), ("game_over",), when=TWO_GANGS),
    Text(
        "helpers-count",
        ("ORIG-1123", "ORIG-1125", "ORIG-1720"),
        ("game_over",),
        when=dealt(*HELPERS),
        values={"counted": setting("helpers_in_parity")},
    ),
    Text(
        "maniac-wins",
        ("ORIG-1121", "ORIG-1128", "ORIG-R82"),
        ("game_over",),
        when=dealt("maniac"),
        values={"blocks": setting("maniac_blocks_parity")},
    ),
    Text("nobody-left", ("ORIG-R86",), ("game_over",), values={"winner": setting("nobody_left")}),
    Text("win-together", ("ORIG-1141", "ORIG-1142", "ORIG-1143"), ("game_over",)),
    Text(
        "stalemate",
        ("ORIG-1151",),
        ("game_over",),
        when=no(chosen("stalemate_rounds", 0)),
        values={"rounds": setting("stalemate_rounds")},
    ),
    Text("cards-open", ("ORIG-1105",), ("game_over",), values={"open": setting("reveal_at_end")}),
)

ROLES: Final = (
    Text("resident", ("ORIG-401",), ("resident",)),
    Text(
        "commissar",
        ("ORIG-402", "ORIG-403"),
        ("commissar",),
        values={"lawyer": both(dealt("lawyer"), chosen("lawyer_appears_red", True))},
    ),
    Text("doctor", ("ORIG-1201", "ORIG-1203", "ORIG-1208"), ("doctor",), when=dealt("doctor")),
    Text(
        "doctor-sheriff",
        ("ORIG-1205",),
        ("doctor", "sheriff"),
        when=both(dealt("doctor"), dealt("sheriff")),
        values={"shot": setting("sheriff_vs_doctor")},
    ),
    Text("immortal", ("ORIG-1281", "ORIG-1283"), ("immortal",), when=dealt("immortal")),
    Text(
        "immortal-sheriff",
        ("ORIG-1282",),
        ("immortal", "sheriff"),
        when=both(dealt("immortal"), dealt("sheriff")),
        values={"shot": setting("sheriff_vs_immortal")},
    ),
    Text("honest-judge", ("ORIG-1213", "ORIG-1224"), ("honest_judge",), when=dealt("honest_judge")),
    Text(
        "sheriff",
        ("ORIG-1291", "ORIG-1292", "ORIG-1293"),
        ("sheriff",),
        when=dealt("sheriff"),
        values={"pass": setting("sheriff_may_pass")},
    ),
    Text("mafia", ("ORIG-404", "ORIG-532"), ("mafia",), when=dealt("mafia")),
    Text("don", ("ORIG-405", "ORIG-406"), ("don",), when=no(dealt("ninja")), values={"deck": setting("deck")}),
    Text("don-ninja", ("ORIG-405", "ORIG-407", "ORIG-1231"), ("don",), when=dealt("ninja")),
    Text("yakuza", ("ORIG-1236",), ("yakuza",), when=dealt("yakuza")),
    Text("ninja", ("ORIG-1232", "ORIG-1237"), ("ninja",), when=dealt("ninja")),
    Text(
        "maniac",
        ("ORIG-1271", "ORIG-1274", "ORIG-1275"),
        ("maniac",),
        when=dealt("maniac"),
        values={"pass": setting("maniac_may_pass")},
    ),
    Text(
        "werewolf",
        ("ORIG-1251", "ORIG-1252", "ORIG-1257"),
        ("werewolf",),
        when=dealt("werewolf"),
        values={"trigger": setting("werewolf_trigger"), "two": TWO_GANGS},
    ),
    Text(
        "lawyer",
        ("ORIG-1241", "ORIG-1242", "ORIG-1245"),
        ("lawyer",),
        when=dealt("lawyer"),
        values={"red": setting("lawyer_appears_red")},
    ),
    Text("corrupt-judge", ("ORIG-1222", "ORIG-1223"), ("corrupt_judge",), when=dealt("corrupt_judge")),
    Text("no-heir", ("ORIG-409", "ORIG-410")),
)

MANNERS: Final = (
    Text("host-engine", ("ORIG-1412",), when=chosen("host_mode", "engine")),
    Text("host-human", ("ORIG-1401", "ORIG-1408", "ORIG-1411"), when=chosen("host_mode", "human")),
    Text("host-less", ("ORIG-1304", "ORIG-1305", "ORIG-1308"), when=HOSTLESS),
    Text("manners", ("ORIG-1501", "ORIG-1503", "ORIG-1505")),
    Text("leave", ("ORIG-1016", "ORIG-1011", "ORIG-1012")),
)

GUIDE: Final = Written(
    "original",
    10,
    CARDS,
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
