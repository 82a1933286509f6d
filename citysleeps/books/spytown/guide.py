"""What `spytown` says to players in plain words; locales/<language>/guide/spytown.ftl has the words."""

from __future__ import annotations

from typing import Final

from citysleeps.books.described import Advice, Pane
from citysleeps.books.guiding import (
    Card,
    Condition,
    Now,
    Text,
    Written,
    both,
    chosen,
    dealt,
    lasts,
    no,
    players,
    setting,
)
from citysleeps.books.pace import FIXED
from citysleeps.books.spytown.described import FACES, NEW_GANG, REVERSE, TOKENS

DARK: Final = Pane(look="dark")
LIT: Final = Pane()
MINE: Final = Pane(look="mine", icon="hold")


# What a condition or a value looks at


def holds(rule: str) -> Condition:
    """Are the rules of the small or the large game in force?"""
    return lambda advice: any(notice.id == rule for notice in advice.notices)


def played(*cards: str) -> Condition:
    """Is one of these action cards in the set?"""
    return lambda advice: any(card in names(advice) for card in cards)


def names(advice: Advice) -> tuple[str, ...]:
    cards = advice.settings["cards"]
    assert isinstance(cards, tuple)
    return cards


def either(one: Condition, other: Condition) -> Condition:
    return no(both(no(one), no(other)))


def tokens(advice: Advice) -> dict[str, int]:
    """The tokens by the ids of their words."""
    return {f"token-{token}": copies for token, copies in advice.composition.items()}


def nights(advice: Advice) -> str:
    """Who is called in which nights: `small_skip` leaves the Mafia out of the first."""
    if not AGENT(advice):
        return "mafia"
    if not SMALL(advice):
        return "agent"
    return "small_skip" if SKIP(advice) else "small_hold"


AGENT: Final = dealt("agent")
WHOLE: Final = chosen("night_pace", FIXED)
SMALL: Final = holds("small_game")
SKIP: Final = both(SMALL, chosen("small_first_mafia_phase", "skip"))
KIDS_SHOT: Final = chosen("kids_last_shot", "on")
RIGHT: Final = both(holds("large_game"), no(KIDS_SHOT))
SHOTS: Final = either(either(RIGHT, KIDS_SHOT), played("last_shot"))
SINGLE: Final = chosen("kids_single_vote", "on")
CHOSEN: Final = no(chosen("cards", ()))
COMMANDER: Final = played("commander")
GANG: Final = played(NEW_GANG)
SAVES: Final = played("vest", "bandage")
MEETING: Final = both(GANG, chosen("new_gang_recognition", "on"))


def alone(advice: Advice) -> bool:
    """Is there one Mafioso, whom nobody can join?"""
    return advice.composition["mafioso"] == 1 and "recruitment" not in names(advice)


# The pictures


def one_of_nine(advice: Advice) -> tuple[Pane, ...]:
    return (*[LIT] * 4, MINE, *[LIT] * 4)


def awake(advice: Advice) -> tuple[Pane, ...]:
    """Nine dark windows, with those who wake at night in some of them."""
    mafia = [Pane(look="dark", icon=TOKENS["mafioso"][0])] * min(advice.composition["mafioso"], 2)
    agent = [Pane(look="dark", icon=TOKENS["agent"][0])] * AGENT(advice)
    rest = [DARK] * (7 - len(mafia) - len(agent))
    return (DARK, *agent, DARK, *rest, *mafia)


def talk(advice: Advice) -> tuple[Pane, ...]:
    return (
        Pane(number=1, says="hand"),
        Pane(number=2, mark="accused", says="cross"),
        Pane(number=3, mark="voice", says="doubt"),
        Pane(number=4, says="hand"),
        Pane(number=5, look="out"),
        Pane(number=6, says="hand"),
    )


def one_side(advice: Advice) -> tuple[Pane, ...]:
    """Only one side is left."""
    police, out = Pane(icon=TOKENS["policeman"][0]), Pane(look="out", icon=TOKENS["mafioso"][0])
    return (police, out, police, Pane(look="out", icon=FACES[NEW_GANG][0]) if GANG(advice) else out)


def alike(advice: Advice) -> tuple[Pane, ...]:
    return (DARK, DARK, Pane(look="dark", mark="check"), DARK, MINE, DARK, DARK, DARK, DARK)


NIGHTS: Final = ("agent_phase", "gang_recognition", "mafia_phase")
VOTES: Final = ("preliminary_vote", "final_vote")
GOING: Final = ("dawn", "verdict")

CARDS: Final = (
    Card("token", one_of_nine, values={"agent": AGENT, "cards": CHOSEN}),
    Card("night", awake, values={"nights": nights}),
    Card("day", talk, by_day=True, values={"single": SINGLE}),
    Card("win", one_side, by_day=True, values={"gang": GANG}),
    Card("phone", alike),
)

NOW: Final = (
    Now("deal", ("deal",), ("SPY-203", "SPY-212")),
    Now("swap", ("role_swap",), ("SPY-952", "SPY-953")),
    Now("agent", ("agent_phase",), ("SPY-411", "SPY-1606"), when=AGENT),
    Now("gang", ("gang_recognition",), ("SPY-1042", "SPY-1606"), when=MEETING),
    Now("mafia", ("mafia_phase",), ("SPY-431", "SPY-1606")),
    Now("council", ("police_phase",), ("SPY-451", "SPY-459")),
    Now("dawn", ("dawn",), ("SPY-452", "SPY-453")),
    Now("window", ("start_window", "end_window"), ("SPY-458", "SPY-464", "SPY-1604"), when=CHOSEN),
    Now("vest", ("vest_window",), ("SPY-454",), when=played("vest")),
    Now("bandage", ("bandage_window",), ("SPY-454", "SPY-1604"), when=played("bandage")),
    Now("talk", ("discussion",), ("SPY-459", "SPY-R45")),
    Now("vote", ("preliminary_vote",), ("SPY-502", "SPY-508", "SPY-509"), values={"mode": setting("vote_mode")}),
    Now("defence", ("defence",), ("SPY-515", "SPY-517"), values={"seconds": lasts("defence")}),
    Now("final", ("final_vote",), ("SPY-518", "SPY-519"), values={"finalists": setting("finalists_vote")}),
    Now("tie", ("tie_discussion",), ("SPY-523", "SPY-R16")),
    Now("lot", ("lot",), ("SPY-525",)),
    Now("verdict", ("verdict",), ("SPY-521",)),
    Now("right", ("last_shot_right",), ("SPY-1122", "SPY-1142"), when=either(RIGHT, KIDS_SHOT)),
    Now("last-card", ("last_shot_window",), ("SPY-1022",), when=played("last_shot")),
    Now("commander", ("commander_pass",), ("SPY-937",), when=COMMANDER),
    Now("over", ("over",), ("SPY-710",)),
)

BOX: Final = (
    Text("town", ("SPY-301", "SPY-1208")),
    Text("tokens", ("SPY-110",), values={"count": players, "tokens": tokens}),
    Text("secret-agent", ("SPY-304", "SPY-305"), when=AGENT),
    Text("turn", ("SPY-401", "SPY-402", "SPY-404")),
    Text("small", ("SPY-112", "SPY-1101"), when=SMALL),
)

DEAL: Final = (
    Text("dealt", ("SPY-201", "SPY-203", "SPY-204", "SPY-205"), ("deal", "role_swap")),
    Text("cards-dealt", ("SPY-801", "SPY-804", "SPY-808"), ("deal",), when=CHOSEN),
    Text("look", ("SPY-212",), ("deal",), values={"seconds": lasts("deal")}),
    Text("never-show", ("SPY-206", "SPY-462"), ("deal",)),
    Text("strangers", ("SPY-210",), ("deal", "mafioso"), when=no(alone)),
)

NIGHT: Final = (
    Text("asleep", ("SPY-403", "SPY-411", "SPY-1303"), NIGHTS),
    Text("alike", ("SPY-1306", "SPY-1606"), NIGHTS),
    Text("pace", ("SPY-R61",), NIGHTS, when=no(WHOLE)),
    Text(
        "looks",
        ("SPY-412", "SPY-414", "SPY-415", "SPY-417", "SPY-R04"),
        ("agent_phase",),
        when=both(AGENT, no(SMALL)),
        values={"pass": chosen("agent_pass", "always")},
    ),
    Text("agent-gone", ("SPY-405",), ("agent_phase",), when=both(AGENT, no(SMALL))),
    Text(
        "looks-once",
        ("SPY-1101", "SPY-1103", "SPY-1105", "SPY-1106", "SPY-R04"),
        ("agent_phase",),
        when=SMALL,
        values={"pass": no(chosen("agent_pass", "never"))},
    ),
    Text(
        "agent-time",
        ("SPY-1203", "SPY-1402"),
        ("agent_phase",),
        when=both(AGENT, both(WHOLE, no(chosen("t_agent", 0)))),
        values={"seconds": lasts("agent_phase")},
    ),
    Text("first-skipped", ("SPY-1107", "SPY-457"), ("mafia_phase", "dawn"), when=SKIP),
    Text("gang-meets", ("SPY-1042",), ("gang_recognition",), when=MEETING),
    Text("chooses", ("SPY-431", "SPY-434", "SPY-435", "SPY-436"), ("mafia_phase",), when=alone),
    Text(
        "choose",
        ("SPY-431", "SPY-434", "SPY-435", "SPY-436", "SPY-R07"),
        ("mafia_phase",),
        when=no(alone),
        values={"choice": setting("mafia_choice")},
    ),
    Text("signs", ("SPY-438",), ("mafia_phase",), when=no(alone)),
    Text(
        "mafia-time",
        ("SPY-1203", "SPY-1402"),
        ("mafia_phase",),
        when=both(WHOLE, no(chosen("t_mafia", 0))),
        values={"seconds": lasts("mafia_phase")},
    ),
    Text("not-yet", ("SPY-441",), ("mafia_phase",)),
)

DAY: Final = (
    Text("dawn", ("SPY-453", "SPY-456", "SPY-457"), ("police_phase", "dawn"), values={"saves": SAVES}),
    Text("talk", ("SPY-459", "SPY-460", "SPY-R45"), ("discussion",), values={"seconds": lasts("discussion")}),
    Text("claims", ("SPY-459", "SPY-462"), ("discussion",)),
    Text("agent-claims", ("SPY-461",), ("discussion",), when=AGENT),
    Text("right", ("SPY-113", "SPY-1121", "SPY-1123", "SPY-1124", "SPY-1125"), ("last_shot_right", *GOING), when=RIGHT),
    Text(
        "kids-shot",
        ("SPY-1142", "SPY-R50"),
        ("last_shot_right", *GOING),
        when=KIDS_SHOT,
        values={"chain": setting("kids_chain")},
    ),
    Text("out", ("SPY-606", "SPY-608", "SPY-609", "SPY-1302"), GOING, values={"view": setting("dead_view")}),
)

VOTE: Final = (
    Text("vote", ("SPY-502", "SPY-508", "SPY-509"), VOTES, values={"mode": setting("vote_mode")}),
    Text(
        "vote-time",
        ("SPY-505", "SPY-1404"),
        VOTES,
        when=no(chosen("t_vote", 0)),
        values={"seconds": lasts("preliminary_vote"), "mode": setting("vote_mode")},
    ),
    Text("abstain", ("SPY-505", "SPY-R10"), VOTES, values={"abstain": setting("abstain")}),
    Text("self", ("SPY-504", "SPY-R10"), VOTES, values={"self": setting("self_vote")}),
    Text("open", ("SPY-507", "SPY-506"), VOTES),
    Text(
        "finalists",
        ("SPY-510", "SPY-511", "SPY-512"),
        VOTES,
        when=no(SINGLE),
        values={"second": setting("second_place_tie")},
    ),
    Text("only-one", ("SPY-514",), VOTES, when=no(SINGLE)),
    Text("single", ("SPY-1143", "SPY-1144"), VOTES, when=SINGLE),
    Text("defence", ("SPY-515", "SPY-517"), ("defence",), values={"seconds": lasts("defence")}),
    Text(
        "final",
        ("SPY-518", "SPY-519", "SPY-520", "SPY-521"),
        ("final_vote",),
        values={"finalists": setting("finalists_vote")},
    ),
    Text(
        "commander-tie",
        ("SPY-933", "SPY-934", "SPY-936"),
        (*VOTES, "commander"),
        when=COMMANDER,
        values={"prelim": setting("commander_prelim")},
    ),
    Text(
        "commander-second",
        ("SPY-935",),
        ("preliminary_vote", "commander"),
        when=both(both(COMMANDER, no(SINGLE)), chosen("commander_prelim", "eliminate")),
    ),
    Text(
        "tie",
        ("SPY-522", "SPY-523", "SPY-524", "SPY-525", "SPY-R16"),
        ("tie_discussion", "lot"),
        values={"seconds": lasts("tie_discussion")},
    ),
    Text("empty", ("SPY-529", "SPY-R14"), VOTES, values={"empty": setting("empty_vote")}),
    Text("verdict", ("SPY-528", "SPY-601"), ("verdict",), values={"saves": SAVES}),
)

END: Final = (
    Text("two-sides", ("SPY-701", "SPY-702"), ("over",), when=no(GANG)),
    Text("three-sides", ("SPY-707", "SPY-708", "SPY-1041"), ("over",), when=GANG),
    Text("one-to-one", ("SPY-703",), ("over",)),
    Text("side-counts", ("SPY-704", "SPY-R22"), ("over",), when=played("recruitment", REVERSE)),
    Text("at-once", ("SPY-706",), ("over",), when=no(SHOTS)),
    Text("shots-due", ("SPY-706", "SPY-R20"), ("over",), when=SHOTS, values={"check": setting("end_check")}),
    Text("together", ("SPY-705",), ("over",)),
    Text("all-shown", ("SPY-710",), ("over",)),
)

ROLES: Final = (
    Text("policeman", ("SPY-303", "SPY-307"), ("policeman",)),
    Text("agent", ("SPY-304", "SPY-308", "SPY-461"), ("agent",), when=both(AGENT, no(SMALL))),
    Text("agent-small", ("SPY-304", "SPY-1101", "SPY-1105", "SPY-1108"), ("agent",), when=SMALL),
    Text("mafioso", ("SPY-302", "SPY-306", "SPY-459"), ("mafioso",)),
)


def card(name: str, *clauses: str, by: str = "") -> Text:
    """An action card, and the setting that changes what it does."""
    read = {by: setting(by)} if by else {}
    return Text(name.replace("_", "-"), (FACES[name][1], *clauses), (name,), when=played(name), values=read)


DECK: Final = (
    Text("no-cards", ("SPY-103",), when=no(CHOSEN)),
    Text("play", ("SPY-813", "SPY-814", "SPY-816", "SPY-817"), ("start_window", "end_window"), when=CHOSEN),
    Text("symbols", ("SPY-809", "SPY-810", "SPY-811"), when=CHOSEN),
    Text("agent-card", ("SPY-812",), ("agent",), when=both(CHOSEN, AGENT), values={"commander": COMMANDER}),
    Text("asked", ("SPY-1604",), ("start_window", "end_window", "vest_window", "bandage_window"), when=CHOSEN),
    Text("wrong-phase", ("SPY-819", "SPY-R41"), when=CHOSEN, values={"wrong": setting("wrong_phase")}),
    Text("hidden", ("SPY-818", "SPY-1038"), when=CHOSEN, values={"gang": GANG}),
    card("vest", "SPY-605", "SPY-903", "SPY-904", "SPY-R32", by="save_scope"),
    card("bandage", "SPY-605", "SPY-912", "SPY-914", "SPY-R32", by="save_scope"),
    card("recruitment", "SPY-922", "SPY-923", "SPY-924", "SPY-926"),
    card("commander", "SPY-932", "SPY-933", "SPY-937", by="commander_prelim"),
    card(REVERSE, "SPY-942", "SPY-945", "SPY-946", by="reverse_wakes"),
    card("role_swap", "SPY-953", "SPY-955", "SPY-956"),
    card("wiretap", "SPY-962", "SPY-964", "SPY-965"),
    card("shelter", "SPY-437", "SPY-503", "SPY-972", "SPY-975", "SPY-976"),
    card("safe_conduct", "SPY-437", "SPY-982", "SPY-983"),
    card("arrest", "SPY-503", "SPY-992", "SPY-993", "SPY-994"),
    card("shot_round_corner", "SPY-1002", "SPY-1003"),
    card("kidnapping", "SPY-1012", "SPY-1013", "SPY-1014"),
    card("last_shot", "SPY-1022", "SPY-1023"),
    card(NEW_GANG, "SPY-1034", "SPY-1035", "SPY-1039", by="new_gang_recognition"),
    Text("neutral", ("SPY-1051", "SPY-1052", "SPY-1053"), ("neutral",), when=CHOSEN),
)

MANNERS: Final = (
    Text("master-software", ("SPY-107", "SPY-1610"), when=chosen("gm_mode", "software")),
    Text("master-human", ("SPY-105", "SPY-1201", "SPY-1202"), when=chosen("gm_mode", "human")),
    Text("manners", ("SPY-1204", "SPY-204")),
    Text("leave", ("SPY-R42",)),
)

GUIDE: Final = Written(
    "spytown",
    10,
    CARDS,
    NOW,
    {
        "box": BOX,
        "deal": DEAL,
        "night": NIGHT,
        "day": DAY,
        "vote": VOTE,
        "end": END,
        "roles": ROLES,
        "cards": DECK,
        "manners": MANNERS,
    },
)
