"""What `cuba` says of itself, and of a choice of settings, to whoever does not know its rules."""

from __future__ import annotations

from typing import Final

import msgspec

from citysleeps.books.because import all_but, because, described_facts
from citysleeps.books.choosing import recommended
from citysleeps.books.cuba import facts
from citysleeps.books.cuba.components import COPIES, FEWEST, FIVE, GODFATHER, MOST, ROLES, TABLE, mix_for
from citysleeps.books.cuba.deal import check_table, mix_of, warnings
from citysleeps.books.cuba.investigation import MINUTE
from citysleeps.books.cuba.refusals import AT_CREATION, REASONS
from citysleeps.books.cuba.settings import GROUPS, HOSTING, PRESETS, SETTINGS, Settings, complete
from citysleeps.books.described import Advice, Composition, Description, Kind, Notice, Phase, Piece, Why
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.setup import BadSetup, Value

# How a role looks, the clause that says what it is, and the side it plays for.
FACES: Final[dict[str, tuple[str, str, str]]] = {
    GODFATHER: ("chair", "CUBA-901", "godfather_side"),
    "thief": ("diamond", "CUBA-904", "thieves_side"),
    "loyal": ("town", "CUBA-905", "godfather_side"),
    "agent_fbi": ("eye", "CUBA-906", "solo"),
    "agent_cia": ("star", "CUBA-906", "solo"),
    "driver": ("wheel", "CUBA-908", "passenger"),
    "cleaner": ("bang", "CUBA-1001", "godfather_side"),
    "street_urchin": ("alone", "CUBA-909", "thieves_side"),
}
SIDES: Final = ("godfather_side", "thieves_side", "solo", "passenger")


def piece(role: str) -> Piece:
    icon, clause, side = FACES[role]
    words = f"role-{role.replace('_', '-')}"
    copies = COPIES.get(role, 0)
    return Piece(words=words, icon=icon, clause=clause, copies=copies, becomes=not copies, side=side)


KINDS: Final[dict[str, tuple[Kind, tuple[str, ...]]]] = {
    "setup": ("deal", ()),
    "theft": ("night", ()),
    "investigation": ("talk", ()),
    **dict.fromkeys(("bang_window", "pockets"), ("window", ("investigation",))),
    "last_reveals": ("day", ()),
    "over": ("over", ()),
    "next_vote": ("vote", ("over",)),
}
PRIVATE: Final[tuple[type[Fact], ...]] = (
    *(facts.OwnRemoval, facts.BoxSeen, facts.OwnBag, facts.OwnLoot, facts.BoxBack, facts.StolenNoted),
    *(facts.Outstanding, facts.BangPrompt, facts.OwnHold, facts.RevivePrompt, facts.OwnVote, facts.Warned),
)
# CUBA-309 What was seen in the box is not to be looked up.
PASSING: Final[tuple[type[Fact], ...]] = (
    *(facts.GameSet, facts.BoxPassed, facts.BoxSeen, facts.Outstanding, facts.BangPrompt, facts.OwnHold),
    *(facts.RevivePrompt, facts.Warned, facts.FinalReveal),
)
SILENT: Final[tuple[type[Fact], ...]] = (
    *PRIVATE,
    *(facts.GameSet, facts.Asked, facts.Claimed, facts.Said, facts.FinalReveal),
)
WAITS: Final[tuple[type[Fact], ...]] = (facts.BoxPassed, facts.InvestigationOpened, facts.Accused)


# What an outcome comes from, of what everybody was told or oneself.
OF_ACCUSATION: Final = (facts.Accused, facts.Bang, facts.Revealed)
WHY: Final[dict[type[Fact], tuple[Why, ...]]] = {
    facts.Revealed: (because("CUBA-608", since=facts.Accused, way=(facts.Accused, facts.Bang)),),
    facts.DiamondsReturned: (because("CUBA-612", since=facts.Accused, way=OF_ACCUSATION),),
    facts.JokerGiven: (because("CUBA-615", since=facts.Accused, way=OF_ACCUSATION),),
    facts.Eliminated: (
        because("CUBA-701", "CUBA-611", since=facts.Accused, way=(*OF_ACCUSATION, facts.DiamondsReturned)),
    ),
    facts.GameOver: (
        because(
            *("CUBA-801", "CUBA-802"),
            since=facts.InvestigationOpened,
            way=(*OF_ACCUSATION, facts.DiamondsReturned),
            when={"ending": "diamonds_recovered"},
        ),
        because(
            "CUBA-825",
            since=facts.InvestigationOpened,
            way=(*OF_ACCUSATION, facts.DiamondsReturned, facts.JokerGiven, facts.Eliminated),
        ),
    ),
    facts.NextGodfather: (because("CUBA-1204", "CUBA-1206", since=facts.GameOver, way=(facts.OwnVote,)),),
}


def compositions() -> tuple[Composition, ...]:
    """T1 The tokens in the box."""
    found = []
    for cleaner in ("off", "on"):
        players: dict[int, dict[str, int] | None] = {n: mix_for(n, "fbi", cleaner == "on") for n in TABLE}
        found.append(Composition(settings={"cleaner": cleaner}, players=players))
    return tuple(found)


def describe() -> Description:
    return Description(
        title="plays by the rules of Mafia de Cuba: the box, the diamonds, the interrogation",
        seats=(FEWEST, MOST),
        presets=PRESETS,
        settings=SETTINGS.settings,
        groups=GROUPS,
        hosting=HOSTING,
        compositions=compositions(),
        sides=SIDES,
        roles={role: piece(role) for role in ROLES},
        cards={},
        steps={},
        phases={name: Phase(kind=kind, part_of=part_of) for name, (kind, part_of) in KINDS.items()},
        facts=described_facts(
            facts.FACTS, private=PRIVATE, passing=PASSING, aloud=all_but(facts.FACTS, SILENT), waits=WAITS, why=WHY
        ),
        reasons=REASONS | AT_CREATION,
    )


# A choice of settings


def advise(given: dict[str, Value], players: int) -> Advice:
    """CUBA-108, CUBA-1101 to CUBA-1115 What these settings give, what is refused, and what the book advises."""
    settings = complete(given)
    chosen: dict[str, Value] = msgspec.structs.asdict(settings)
    least = FIVE if settings.five_players == "on" else FIVE + 1
    there, players = players, max(players, least)
    preset = "cleaner" if settings.cleaner == "on" else "basic"
    advised: dict[str, Value] = msgspec.structs.asdict(complete({"preset": preset}))
    return Advice(
        settings=chosen,
        preset=preset,
        recommended=recommended(chosen, advised, SETTINGS.settings, HOSTING),
        host=HOSTING.modes[settings.mode],
        players=players,
        least=least,
        most=MOST,
        composition=mix_of(settings, players) if players <= MOST else {},
        lengths=lengths(settings),
        bounds={},
        hindered={},
        notices=tuple(notices(settings, players)),
        suggested=suggested(settings, there),
    )


CLAUSES: Final = {
    **{"five_players": "CUBA-1101", "cleaner": "CUBA-1111", "only_cleaner": "CUBA-R38", "few_loyals": "CUBA-1108"},
}


def suggested(settings: Settings, players: int) -> dict[str, Value]:
    """CUBA-106, CUBA-108 Where it cannot be played: the tokens of the book's table, and with five players their
    variant."""
    try:
        check_table(settings, players)
    except BadSetup as bad:
        five: dict[str, Value] = {"five_players": "on"} if bad.reason == "five_players_off" else {}
        return {"roles": (), **five} if FIVE <= players <= MOST else {}
    return {}


def notices(settings: Settings, players: int) -> list[Notice]:
    try:
        check_table(settings, players)
    except BadSetup as bad:
        return [Notice(id=bad.reason, kind="refused", clause="CUBA-1106")]
    found = [Notice(id=id, kind="warning", clause=CLAUSES[id]) for id in warnings(mix_of(settings, players), players)]
    return [*found, Notice(id="jokers", kind="advice", clause="CUBA-1114", about="jokers")]


def lengths(settings: Settings) -> dict[str, int]:
    """CUBA-R24, CUBA-R32 How long what lasts."""
    return {
        "theft": settings.theft_fixed_s or settings.theft_turn_s,
        "investigation": settings.investigation_minutes * MINUTE,
        "bang_window": settings.bang_window_s,
        "next_vote": settings.next_vote_s,
    }
