"""What `cuba` says to players in plain words; locales/<language>/guide/cuba.ftl has the words."""

from __future__ import annotations

from typing import Final

from citysleeps.books.cuba.components import AGENTS, CIA, CLEANER, DRIVER, FBI, FIVE, GODFATHER, LOYAL, THIEF, URCHIN
from citysleeps.books.cuba.deal import jokers_of
from citysleeps.books.cuba.settings import complete
from citysleeps.books.described import Advice, Pane
from citysleeps.books.guiding import Card, Now, Text, Written, both, chosen, dealt, lasts, no, players, setting

LIT: Final = Pane()
DARK: Final = Pane(look="dark")
BOSS: Final = Pane(icon="chair")


def tokens(advice: Advice) -> dict[str, int]:
    """The tokens in the box by the ids of their words."""
    return {f"token-{token.replace('_', '-')}": copies for token, copies in advice.composition.items()}


def jokers(advice: Advice) -> int:
    return jokers_of(complete(advice.settings), advice.players)


def are_five(advice: Advice) -> bool:
    return advice.players == FIVE


def round_the_table(advice: Advice) -> tuple[Pane, ...]:
    diamonds, token = Pane(look="dark", icon="diamond"), Pane(look="dark", icon="token")
    return (BOSS, diamonds, token, Pane(look="mine", icon="box"), DARK, DARK)


def questioned(advice: Advice) -> tuple[Pane, ...]:
    return (
        Pane(icon="chair", says="doubt"),
        Pane(number=2, mark="voice", says="check"),
        Pane(number=3, says="cross"),
        Pane(number=4),
        Pane(number=5, says="cross"),
        Pane(number=6, look="out"),
    )


def emptied(advice: Advice) -> tuple[Pane, ...]:
    return (BOSS, LIT, Pane(icon="diamond", mark="accused"), LIT, Pane(icon="bottle"), LIT)


def richest(advice: Advice) -> tuple[Pane, ...]:
    thief = Pane(look="dark", icon="diamond")
    return (BOSS, Pane(icon="diamond"), thief, Pane(look="dark", icon="diamond"))


def pocket(advice: Advice) -> tuple[Pane, ...]:
    return (*[DARK] * 4, Pane(look="mine", icon="box"), *[DARK] * 4)


FULL: Final = chosen("mode", "full")
REAL: Final = chosen("mode", "assisted")
TALKING: Final = both(FULL, chosen("theft_talk", "on"))
WITH_AGENTS: Final = dealt(*AGENTS)
WITH_CLEANER: Final = dealt(CLEANER)
ENDED: Final = ("last_reveals", "over")

CARDS: Final = (
    Card("box", round_the_table),
    Card("talk", questioned, by_day=True),
    Card("pockets", emptied, by_day=True, values={"jokers": jokers}),
    Card("win", richest, by_day=True, values={"agents": WITH_AGENTS}),
    Card("phone", pocket, values={"real": REAL}),
)

# Only a box in the phones has a setup, only a real one last reveals.
NOW: Final = (
    Now("setup", ("setup",), ("CUBA-211", "CUBA-212")),
    Now("theft", ("theft",), ("CUBA-305", "CUBA-310", "CUBA-342"), values={"talk": TALKING}),
    Now("investigation", ("investigation",), ("CUBA-503", "CUBA-505", "CUBA-506", "CUBA-602")),
    Now("bang", ("bang_window",), ("CUBA-1019", "CUBA-1022"), when=both(FULL, WITH_CLEANER)),
    Now("pockets", ("pockets",), ("CUBA-607", "CUBA-1404"), when=REAL),
    Now("last-reveals", ("last_reveals",), ("CUBA-1411",)),
    Now("over", ("over",), ("CUBA-708", "CUBA-826")),
    Now("next", ("next_vote",), ("CUBA-1202", "CUBA-1209"), values={"seconds": lasts("next_vote")}),
)

BOX: Final = (
    Text("story", ("CUBA-201", "CUBA-301", "CUBA-901")),
    Text("choose", ("CUBA-335", "CUBA-340", "CUBA-504")),
    Text("tokens", ("CUBA-112", "CUBA-208", "CUBA-210"), values={"count": players, "tokens": tokens}),
    Text("jokers", ("CUBA-108", "CUBA-209", "CUBA-1113"), values={"jokers": jokers}),
    Text("five", ("CUBA-1101",), when=are_five),
    Text("first-godfather", ("CUBA-202", "CUBA-R05"), ("setup",)),
    Text("seats", ("CUBA-204", "CUBA-206", "CUBA-207", "CUBA-302"), ("setup", "theft")),
)

THEFT: Final = (
    Text("removal", ("CUBA-211", "CUBA-214", "CUBA-215", "CUBA-216"), ("setup",)),
    Text("look", ("CUBA-305", "CUBA-306", "CUBA-307", "CUBA-344"), ("theft",)),
    Text("memory", ("CUBA-309", "CUBA-R07"), ("theft",), when=FULL, values={"memory": setting("box_memory")}),
    Text("take", ("CUBA-310", "CUBA-311", "CUBA-312", "CUBA-313", "CUBA-314"), ("theft",)),
    Text("must", ("CUBA-315", "CUBA-316", "CUBA-317"), ("theft",)),
    Text("empty", ("CUBA-318", "CUBA-319", "CUBA-323"), ("theft",)),
    Text("last", ("CUBA-321", "CUBA-322"), ("theft",)),
    Text("bag", ("CUBA-324", "CUBA-327", "CUBA-329", "CUBA-330", "CUBA-331"), ("theft",)),
    Text("pass", ("CUBA-332", "CUBA-334", "CUBA-336"), ("theft",)),
    Text("quiet", ("CUBA-342", "CUBA-R09"), ("theft",), values={"talk": TALKING}),
    Text(
        "time",
        ("CUBA-1320", "CUBA-1321"),
        ("theft",),
        when=both(FULL, no(chosen("theft_turn_s", 0))),
        values={"seconds": lasts("theft")},
    ),
    Text(
        "pace",
        ("CUBA-1320", "CUBA-1322"),
        ("theft",),
        when=both(FULL, no(chosen("theft_fixed_s", 0))),
        values={"seconds": lasts("theft")},
    ),
    Text("refused", ("CUBA-410", "CUBA-411", "CUBA-1323"), ("theft",), when=FULL),
    Text("errors", ("CUBA-402", "CUBA-403", "CUBA-407", "CUBA-409", "CUBA-1405"), ("theft", "pockets"), when=REAL),
)

TALK: Final = (
    Text("back", ("CUBA-341", "CUBA-501", "CUBA-502"), ("investigation",)),
    Text("missing", ("CUBA-1402",), ("theft", "investigation"), when=REAL),
    Text("free", ("CUBA-503", "CUBA-504", "CUBA-506", "CUBA-507", "CUBA-508"), ("investigation",)),
    Text("questions", ("CUBA-510",), ("investigation",)),
    Text("lies", ("CUBA-505", "CUBA-509", "CUBA-515"), ("investigation",)),
    Text("claims", ("CUBA-512", "CUBA-513", "CUBA-1309"), ("investigation",)),
    Text("no-proof", ("CUBA-337", "CUBA-516", "CUBA-R21", "CUBA-R46"), ("investigation",)),
    Text("aids", ("CUBA-1305", "CUBA-1306", "CUBA-1308"), ("investigation", GODFATHER)),
    Text(
        "limit",
        ("CUBA-1326", "CUBA-1327"),
        ("investigation",),
        values={"minutes": setting("investigation_minutes")},
    ),
)

ACCUSATION: Final = (
    Text("formula", ("CUBA-601", "CUBA-602", "CUBA-604", "CUBA-606"), ("investigation",)),
    Text("accused", ("CUBA-605", "CUBA-607", "CUBA-608", "CUBA-609", "CUBA-611"), ("investigation", "pockets")),
    Text("caught", ("CUBA-612", "CUBA-613", "CUBA-614"), ("investigation", "pockets")),
    Text("mistake", ("CUBA-615", "CUBA-616", "CUBA-618"), ("investigation", "pockets"), values={"jokers": jokers}),
    Text(
        "incorruptible",
        ("CUBA-619", "CUBA-620", "CUBA-1003"),
        ("investigation", "pockets"),
        when=WITH_AGENTS,
        values={"cleaner": WITH_CLEANER},
    ),
    Text(
        "window",
        ("CUBA-1002", "CUBA-1019", "CUBA-1020", "CUBA-1021", "CUBA-1022"),
        ("bang_window",),
        when=both(FULL, WITH_CLEANER),
        values={"seconds": lasts("bang_window")},
    ),
    Text("shout", ("CUBA-1002", "CUBA-1404", "CUBA-1414"), ("pockets",), when=both(REAL, WITH_CLEANER)),
    Text(
        "bang",
        ("CUBA-1003", "CUBA-1004", "CUBA-1005", "CUBA-1006", "CUBA-1007"),
        ("bang_window", "pockets"),
        when=WITH_CLEANER,
        values={"agents": WITH_AGENTS},
    ),
    Text("out", ("CUBA-701", "CUBA-702", "CUBA-703", "CUBA-705", "CUBA-708"), ("investigation",)),
)

END: Final = (
    Text("recovered", ("CUBA-801", "CUBA-802", "CUBA-805"), ENDED, values={"loyal": dealt(LOYAL)}),
    Text("not-stolen", ("CUBA-216", "CUBA-804"), ENDED),
    Text(
        "agent-wins",
        ("CUBA-807", "CUBA-809", "CUBA-816"),
        ENDED,
        when=WITH_AGENTS,
        values={"cleaner": WITH_CLEANER},
    ),
    Text("fallen", ("CUBA-810", "CUBA-811", "CUBA-812", "CUBA-813", "CUBA-814"), ENDED),
    Text("all-thieves", ("CUBA-822", "CUBA-823"), ("theft", *ENDED)),
    Text(
        "last-reveals",
        ("CUBA-1411", "CUBA-1412"),
        ("last_reveals",),
        when=REAL,
        values={"cleaner": both(WITH_CLEANER, WITH_AGENTS)},
    ),
    Text("entered", ("CUBA-1407", "CUBA-1410"), ("pockets", "last_reveals"), when=REAL),
    Text("open", ("CUBA-824", "CUBA-825", "CUBA-826", "CUBA-1422"), ("over",), values={"real": REAL}),
    Text(
        "next",
        ("CUBA-1201", "CUBA-1202", "CUBA-1203", "CUBA-1204", "CUBA-1206"),
        ("over", "next_vote"),
        values={"seconds": lasts("next_vote")},
    ),
    Text("again", ("CUBA-1207", "CUBA-1208"), ("over", "next_vote"), values={"reseat": setting("reseat")}),
)

ROLES: Final = (
    Text("godfather", ("CUBA-901", "CUBA-903", "CUBA-1311"), (GODFATHER,)),
    Text("thief", ("CUBA-904", "CUBA-811", "CUBA-612"), (THIEF,)),
    Text("loyal", ("CUBA-905",), (LOYAL,), when=dealt(LOYAL)),
    Text("agent-fbi", ("CUBA-906", "CUBA-809", "CUBA-1003"), (FBI,), when=dealt(FBI), values={"cleaner": WITH_CLEANER}),
    Text("agent-cia", ("CUBA-906", "CUBA-809", "CUBA-1003"), (CIA,), when=dealt(CIA), values={"cleaner": WITH_CLEANER}),
    Text("two-agents", ("CUBA-808", "CUBA-907"), AGENTS, when=both(dealt(FBI), dealt(CIA))),
    Text("driver", ("CUBA-817", "CUBA-819", "CUBA-908"), (DRIVER,), when=dealt(DRIVER)),
    Text("driver-out", ("CUBA-706", "CUBA-818", "CUBA-820"), (DRIVER,), when=dealt(DRIVER)),
    Text(
        "driver-alone",
        ("CUBA-817", "CUBA-R25"),
        (DRIVER,),
        when=both(dealt(DRIVER), WITH_AGENTS),
        values={"joins": setting("driver_joins_solo_win")},
    ),
    Text(
        "cleaner",
        ("CUBA-1001", "CUBA-1010", "CUBA-1014"),
        (CLEANER,),
        when=WITH_CLEANER,
        values={"agents": WITH_AGENTS},
    ),
    Text(
        "shot", ("CUBA-707", "CUBA-R26"), (CLEANER,), when=WITH_CLEANER, values={"win": setting("bang_victim_can_win")}
    ),
    Text("street-urchin", ("CUBA-318", "CUBA-321", "CUBA-814", "CUBA-909"), (URCHIN,)),
)

MANNERS: Final = (
    Text("software", ("CUBA-1301", "CUBA-1302", "CUBA-1330"), when=FULL),
    Text("host", ("CUBA-1401", "CUBA-1404", "CUBA-1419"), when=REAL),
    Text("referee", ("CUBA-902",), (GODFATHER,)),
    Text("leave", ("CUBA-1324", "CUBA-1325", "CUBA-1326", "CUBA-1329")),
    Text("make-believe", ("CUBA-1314",)),
)

GUIDE: Final = Written(
    "cuba",
    8,
    CARDS,
    NOW,
    {
        "box": BOX,
        "theft": THEFT,
        "talk": TALK,
        "accusation": ACCUSATION,
        "end": END,
        "roles": ROLES,
        "manners": MANNERS,
    },
)
