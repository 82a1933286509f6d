"""What `original` says of itself, and of a choice of settings, to whoever does not know its rules."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from citysleeps.books.because import because, described_facts
from citysleeps.books.choosing import recommended
from citysleeps.books.described import DAWN, VERDICT, Advice, Description, Kind, Note, Notice, Phase, Piece, Why
from citysleeps.books.described import Step as DescribedStep
from citysleeps.books.original import facts
from citysleeps.books.original.components import (
    BLACK,
    COPIES,
    GANG_OF,
    HELPERS,
    MAFIA,
    MANIAC,
    RED,
    VOTES,
    YAKUZA,
    composition,
    compositions,
)
from citysleeps.books.original.deal import MOST_PLAYERS, player_range
from citysleeps.books.original.night import Step
from citysleeps.books.original.refusals import REASONS
from citysleeps.books.original.roles import Role
from citysleeps.books.original.settings import (
    BY_HAND,
    GROUPS,
    HOSTING,
    PRESETS,
    SETTINGS,
    SHORTEST_SPEECH,
    SPEECHES,
    Settings,
    complete,
    preset_of,
)
from citysleeps.books.original.victory import CLAUSES
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.setup import Value

SIDES: Final = (RED, BLACK, MAFIA, YAKUZA, MANIAC)


class Face(NamedTuple):
    """How a card looks: its icon, the clause that says what its holder does, and what it says to him in a few words."""

    icon: str
    clause: str
    notes: tuple[tuple[str, str], ...] = ()


ASLEEP: Final = ("at-night", "asleep")
MEETS: Final = ("night-1", "meets")
KILLS: Final = ("from-night-2", "gang-kills")
JUDGES: Final = ("by-day", "judges")
WINS: Final = {side: ("win", f"win-{side}") for side in ("red", "mafia", "yakuza", "maniac", "werewolf", "helper")}
FACES: Final[dict[str, Face]] = {
    "resident": Face("lit", "ORIG-401", (WINS["red"], ASLEEP, ("by-day", "resident"))),
    "commissar": Face("eye", "ORIG-402", (WINS["red"], ("every-night", "commissar"), ("advice", "lead"))),
    "doctor": Face("doctor", "ORIG-1201", (WINS["red"], ("from-night-2", "doctor"), ("advice", "foresee"))),
    "immortal": Face("infinity", "ORIG-1281", (WINS["red"], ("at-night", "immortal"), ("by-day", "mortal"))),
    "honest_judge": Face("court", "ORIG-1213", (WINS["red"], ASLEEP, JUDGES)),
    "sheriff": Face("star", "ORIG-1291", (WINS["red"], ("from-night-2", "sheriff"), ("advice", "aim"))),
    "mafia": Face("mafia", "ORIG-404", (WINS["mafia"], MEETS, KILLS)),
    "don": Face("chair", "ORIG-405", (WINS["mafia"], ("every-night", "don"), KILLS)),
    "yakuza": Face("gang", "ORIG-1236", (WINS["yakuza"], MEETS, KILLS)),
    "ninja": Face("eye", "ORIG-1232", (WINS["yakuza"], ("every-night", "ninja"), KILLS)),
    "maniac": Face("alone", "ORIG-1271", (WINS["maniac"], ("from-night-2", "maniac"), ("mind", "seen-black"))),
    "werewolf": Face("turn", "ORIG-1251", (WINS["werewolf"], ("turning", "werewolf"), ("from-night-2", "told-side"))),
    "lawyer": Face("section", "ORIG-1242", (WINS["helper"], ("every-night", "lawyer"), ("mind", "checked"))),
    "corrupt_judge": Face("court", "ORIG-1222", (WINS["helper"], JUDGES, ("mind", "stranger"))),
}
NO_FACE: Final = Face("card", "")  # its words say everything


def described_roles(steps: list[Step]) -> dict[str, Piece]:
    """ORIG-101 to ORIG-103 The cards; ORIG-531 to ORIG-741 the steps in which their holders are called."""
    return {card: piece(card, tuple(step.name for step in steps if card in step.cards)) for card in COPIES}


def piece(card: str, steps: tuple[str, ...]) -> Piece:
    face = FACES.get(card, NO_FACE)
    return Piece(
        words=f"card-{card.replace('_', '-')}",
        icon=face.icon,
        clause=face.clause,
        copies=COPIES[card],
        side=side_of(card),
        steps=steps,
        notes=tuple(Note(above=f"role-{above}", words=f"role-{words}") for above, words in face.notes),
    )


def side_of(card: str) -> str:
    """ORIG-103, ORIG-1251 Whom a holder plays for; the werewolf at first for the red."""
    if card in HELPERS:
        return BLACK
    return MANIAC if card == MANIAC else GANG_OF.get(card, RED)


def described_steps(steps: list[Step]) -> dict[str, DescribedStep]:
    return {
        step.name: DescribedStep(
            roles=step.cards,
            icon=FACES.get(step.name, NO_FACE).icon,
            act=step.verb if isinstance(step, Role) else "",
            from_night=step.from_night if isinstance(step, Role) else 1,
        )
        for step in steps
    }


# 19.4 Phases and steps, with what they are part of.
NIGHTS: Final = ("first_night", "night")
DAYS: Final = ("first_day", "day")
KINDS: Final[dict[str, tuple[Kind, tuple[str, ...]]]] = {
    "deal": ("deal", ()),
    **dict.fromkeys(NIGHTS, ("night", ())),
    **dict.fromkeys(DAYS, ("day", ())),
    **dict.fromkeys(("dawn", "judges", "court", "execution"), ("day", DAYS)),
    "discussion": ("talk", DAYS),
    **dict.fromkeys(("speech", "nomination"), ("talk", ("discussion",))),
    **dict.fromkeys(("defence", "tie_speeches"), ("talk", ("court",))),
    **dict.fromkeys(VOTES, ("vote", ("court",))),
    "last_words": ("talk", ("execution",)),
    "game_over": ("over", ()),
}


def described_phases(steps: list[Step]) -> dict[str, Phase]:
    phases = {name: Phase(kind=kind, part_of=part_of) for name, (kind, part_of) in KINDS.items()}
    return phases | {step.name: Phase(kind="night", part_of=NIGHTS, began=True, ended=True) for step in steps}


# 19.3 What is told to some; ORIG-1406, ORIG-1410 what the host reads aloud, and what is worth reading again.
PRIVATE: Final[tuple[type[Fact], ...]] = (
    *(facts.OwnCard, facts.GangMet, facts.Planned, facts.PlanRecorded, facts.Pointed, facts.GangChoice),
    *(facts.CheckAnswer, facts.CardShown, facts.SideTold, facts.Noted, facts.Leaving, facts.OwnResult),
    *(facts.Attempt, facts.Converted),
)
ALOUD: Final[tuple[type[Fact], ...]] = (
    *(facts.DealVoid, facts.NightBegan, facts.StepBegan, facts.StepEnded, facts.DayBegan, facts.Dawn),
    *(facts.JudgesConfirmed, facts.HostChanged, facts.FloorGiven, facts.Nominated, facts.CourtOpened, facts.NoCourt),
    *(facts.Called, facts.Counted, facts.Tied, facts.Sentenced, facts.Executed, facts.Left, facts.GameOver),
)
PASSING: Final[tuple[type[Fact], ...]] = (
    *(facts.GameSet, facts.DealVoid, facts.RulesRead, facts.StepBegan, facts.StepEnded, facts.FloorEnded),
    *(facts.VoteOpened, facts.Called, facts.GameOver, facts.FinalReveal, facts.OwnResult),
)
WAITS: Final[tuple[type[Fact], ...]] = (
    facts.RulesRead,
    facts.StepBegan,
    facts.FloorGiven,
    facts.FloorEnded,
    facts.Called,
)


# What an outcome comes from, of what everybody was told or oneself.
VOTED: Final = (facts.VoteOpened, facts.Hands, facts.Counted, facts.Tied)
TO_COURT: Final = (facts.Nominated, facts.NoNomination)
WHY: Final[dict[type[Fact], tuple[Why, ...]]] = {
    facts.Dawn: (
        because("ORIG-802", "ORIG-804", since=facts.NightBegan, way=(facts.GangChoice, facts.Noted, facts.Attempt)),
    ),
    facts.NoCourt: (
        because("ORIG-825", since=facts.DayBegan, way=TO_COURT, when={"why": "no_accused"}),
        because("ORIG-902", since=facts.DayBegan, way=TO_COURT, when={"why": "one_accused_day_1"}),
        because("ORIG-1016", since=facts.DayBegan, way=(*TO_COURT, facts.Left)),
    ),
    facts.Counted: (because("ORIG-919", "ORIG-922", since=facts.VoteOpened, way=(facts.Hands,)),),
    facts.Tied: (because("ORIG-931", since=facts.VoteOpened, way=(facts.Hands, facts.Counted)),),
    facts.Sentenced: (
        because(
            *("ORIG-919", "ORIG-923", "ORIG-935", "ORIG-939"),
            since=facts.CourtOpened,
            way=VOTED,
            needs=(facts.Counted,),
        ),
        because("ORIG-903", since=facts.DayBegan, way=(*TO_COURT, facts.CourtOpened)),
    ),
    facts.Executed: (
        because(
            "ORIG-923", "ORIG-1004", since=facts.CourtOpened, way=(*VOTED, facts.Sentenced), needs=(facts.Counted,)
        ),
        because("ORIG-903", "ORIG-1004", since=facts.DayBegan, way=(*TO_COURT, facts.CourtOpened, facts.Sentenced)),
    ),
    facts.Left: (because("ORIG-1012", since=facts.DayBegan),),
    facts.GameOver: tuple(
        because(
            clause,
            since=facts.GameSet,
            way=(facts.Dawn, facts.Executed, facts.Left),
            when={"deck": deck, "winner": winner, "condition": condition},
        )
        for deck, clauses in CLAUSES.items()
        for (winner, condition), clause in clauses.items()
    ),
}


MOMENTS: Final = {
    facts.Dawn: DAWN,
    **dict.fromkeys((facts.NoCourt, facts.Tied, facts.Sentenced, facts.Executed), VERDICT),
}


def moment(fact: Fact) -> str:
    """What a fact told to all is to the room; how the last day ended is seen once more before a later night."""
    if isinstance(fact, facts.NightBegan):
        return VERDICT if fact.number > 1 else ""
    return MOMENTS.get(type(fact), "")


def describe(steps: list[Step]) -> Description:
    return Description(
        title="plays by the rules of Original Mafia: basic, professional, extended, without a host",
        seats=(6, MOST_PLAYERS),
        presets=PRESETS,
        settings=SETTINGS.settings,
        groups=GROUPS,
        hosting=HOSTING,
        compositions=compositions(),
        sides=SIDES,
        roles=described_roles(steps),
        cards={},
        steps=described_steps(steps),
        phases=described_phases(steps),
        facts=described_facts(facts.FACTS, private=PRIVATE, passing=PASSING, aloud=ALOUD, waits=WAITS, why=WHY),
        reasons=REASONS,
    )


# A choice of settings


def advise(given: dict[str, Value], players: int) -> Advice:
    """ORIG-204 to ORIG-211, ORIG-1610 What these settings give; until enough are there, it is about the fewest who can
    play."""
    settings = complete(given)
    chosen: dict[str, Value] = msgspec.structs.asdict(settings)
    least, most = player_range(settings)
    players = max(players, least)
    preset = preset_of(settings)
    usual: dict[str, Value] = {"preset": preset} if preset else {}
    usual["host_mode"] = settings.host_mode
    advised: dict[str, Value] = msgspec.structs.asdict(complete(usual))
    by_engine = settings.host_mode == "engine"
    return Advice(
        settings=chosen,
        preset=preset,
        recommended=recommended(chosen, advised, SETTINGS.settings, HOSTING),
        host=settings.host_mode,
        players=players,
        least=least,
        most=most,
        composition=composition(settings.deck, players, settings.row13_special) if players <= most else {},
        lengths=lengths(settings),
        bounds={
            **dict.fromkeys((*BY_HAND, "planning_seconds") if by_engine else ("planning_seconds",), 1),
            **dict.fromkeys(SPEECHES, SHORTEST_SPEECH),
        },
        hindered={},
        notices=tuple(
            Notice(id="by_hand", kind="refused", clause="ORIG-1610", about=name)
            for name in BY_HAND
            if by_engine and chosen[name] == 0
        ),
    )


def lengths(settings: Settings) -> dict[str, int]:
    """Section 16: how long what lasts."""
    return {
        "deal": settings.deal_seconds,
        "night": settings.night_step_seconds,
        "planning": settings.planning_seconds if settings.kill_method == "closed_eyes" else 0,
        "speech": settings.speech_seconds,
        "nomination": settings.nomination_seconds,
        **dict.fromkeys(("defence", "tie_speeches", "last_words"), settings.defence_seconds),
        **dict.fromkeys(VOTES, settings.vote_call_seconds),
    }
