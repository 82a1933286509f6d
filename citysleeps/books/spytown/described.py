"""What `spytown` says of itself, and of a choice of settings, to whoever does not know its rules."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from citysleeps.books.because import all_but, because, described_facts
from citysleeps.books.choosing import recommended
from citysleeps.books.described import (
    DAWN,
    VERDICT,
    Advice,
    Description,
    Kind,
    Notice,
    NoticeKind,
    Phase,
    Piece,
    Step,
    Why,
)
from citysleeps.books.facts import Claimed
from citysleeps.books.spytown import facts
from citysleeps.books.spytown.cards import ACTION_CARDS, DECK, NEUTRAL, Card
from citysleeps.books.spytown.components import (
    AGENT,
    FEWEST,
    LARGE,
    MAFIOSO,
    MOST_SEATS,
    NEUTRALS_IN_THE_BOX,
    POLICEMAN,
    SEATS_PER_CARD,
    SIDE_OF,
    SIDES,
    SMALL,
    TABLE_1A,
    compositions,
    tokens_for,
)
from citysleeps.books.spytown.refusals import REASONS
from citysleeps.books.spytown.settings import GROUPS, HOSTING, PRESETS, SETTINGS, Settings, complete
from citysleeps.books.spytown.steps import SECRET
from citysleeps.books.spytown.windows import TIMER_OF
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.setup import Value

NEW_GANG: Final = "new_gang"
REVERSE: Final = "reverse_recruitment"

# SPY-302 to SPY-304 The tokens: icon, clause, how many there are (SPY-101), the steps in which they are called.
TOKENS: Final[dict[str, tuple[str, str, int, tuple[str, ...]]]] = {
    AGENT: ("eye", "SPY-308", 1, ("agent_phase",)),
    POLICEMAN: ("shield", "SPY-303", 15, ()),
    MAFIOSO: ("mafia", "SPY-306", 5, ("mafia_phase",)),
}
# Table 8A The cards: icon and clause.
FACES: Final[dict[str, tuple[str, str]]] = {
    "vest": ("vest", "SPY-901"),
    "bandage": ("bandage", "SPY-911"),
    "recruitment": ("recruit", "SPY-921"),
    "commander": ("commander", "SPY-931"),
    REVERSE: ("turn", "SPY-941"),
    "role_swap": ("swap", "SPY-951"),
    "wiretap": ("voice", "SPY-961"),
    "shelter": ("shelter", "SPY-971"),
    "safe_conduct": ("conduct", "SPY-981"),
    "arrest": ("cuffs", "SPY-991"),
    "shot_round_corner": ("corner", "SPY-1001"),
    "kidnapping": ("rope", "SPY-1011"),
    "last_shot": ("lastshot", "SPY-1021"),
    NEW_GANG: ("gang", "SPY-1031"),
    NEUTRAL.name: ("card", "SPY-1051"),
}
NO_FACE: Final = ("card", "")

# SPY-401 The phases that are called while all sleep, in their order: whom, what they choose, icon.
STEPS: Final[dict[str, Step]] = {
    "agent_phase": Step(roles=(AGENT,), act="check", icon="eye"),
    "gang_recognition": Step(roles=(NEW_GANG,), icon="gang"),
    "mafia_phase": Step(roles=(MAFIOSO,), act="point", icon="mafia"),
}

TIMERS: Final[dict[str, str]] = {
    "deal": "t_deal",
    "role_swap": "t_role_swap",
    "agent_phase": "t_agent",
    "gang_recognition": "t_recognition",
    "mafia_phase": "t_mafia",
    "discussion": "t_discussion",
    "preliminary_vote": "t_vote",
    "defence": "t_defence",
    "final_vote": "t_vote",
    "tie_discussion": "t_tie",
    "last_shot_right": "t_last_shot",
    **TIMER_OF,
}


def token(name: str) -> Piece:
    icon, clause, copies, steps = TOKENS[name]
    return Piece(words=f"token-{name}", icon=icon, clause=clause, copies=copies, side=SIDE_OF[name], steps=steps)


def card(one: Card) -> Piece:
    icon, clause = FACES.get(one.name, NO_FACE)
    return Piece(
        words=f"card-{one.name.replace('_', '-')}",
        icon=icon,
        clause=clause,
        copies=one.copies,
        steps=("gang_recognition",) if one.name == NEW_GANG else (),
        users=one.users,
        phase=one.phase,
        moment=one.moment,
    )


# The phases and steps: their kind, and whether their beginning is said aloud.
IN_COUNCIL: Final = ("police_phase",)
KINDS: Final[dict[str, tuple[Kind, tuple[str, ...], bool]]] = {
    "deal": ("deal", (), False),
    "role_swap": ("deal", (), True),
    **dict.fromkeys(SECRET, ("night", (), True)),
    "police_phase": ("day", (), True),
    **dict.fromkeys(("dawn", "lot", "verdict", "commander_pass", "last_shot_right"), ("day", IN_COUNCIL, False)),
    **dict.fromkeys(("start_window", "end_window"), ("window", IN_COUNCIL, True)),
    **dict.fromkeys(("vest_window", "bandage_window", "last_shot_window"), ("window", IN_COUNCIL, False)),
    **dict.fromkeys(("discussion", "tie_discussion"), ("talk", IN_COUNCIL, True)),
    "defence": ("talk", IN_COUNCIL, False),
    **dict.fromkeys(("preliminary_vote", "final_vote"), ("vote", IN_COUNCIL, False)),
    "over": ("over", (), False),
}

PRIVATE: Final[tuple[type[Fact], ...]] = (
    *(facts.OwnToken, facts.OwnCard, facts.TokenSeen, facts.GangMet, facts.MafiaMet, facts.Recruited, facts.Pointed),
    *(facts.Signed, facts.MafiaChoice, facts.AgentPointed, facts.Lost, facts.Noted),
)
PASSING: Final[tuple[type[Fact], ...]] = (
    *(facts.GameSet, facts.StepBegan, facts.StepEnded, facts.DeclaredReady, facts.NoLongerReady, facts.VoteOpened),
    *(facts.Voted, facts.VoteGiven, facts.VoteMissed, facts.FloorEnded, facts.FinalReveal),
)
SILENT: Final[tuple[type[Fact], ...]] = (
    *PRIVATE,
    *(facts.GameSet, facts.DeclaredReady, facts.NoLongerReady, facts.Voted, facts.VoteGiven, facts.VoteMissed),
    *(facts.FloorEnded, facts.FinalReveal, facts.Said, Claimed, facts.HostSaid),
)
WAITS: Final[tuple[type[Fact], ...]] = (facts.StepBegan, facts.VoteOpened, facts.FloorGiven)


# What an outcome comes from, of what everybody was told or oneself.
BALLOT: Final = (facts.VoteOpened, facts.Voted, facts.Counted, facts.Tied, facts.CommanderDecided, facts.LotDrawn)
FALLS: Final = (facts.VictimNamed, facts.VotedOut, facts.Shot, facts.CardPlayed, facts.Decided)
WHY: Final[dict[type[Fact], tuple[Why, ...]]] = {
    facts.VictimNamed: (because("SPY-453", since=facts.TurnBegan, way=(facts.Pointed, facts.MafiaChoice)),),
    facts.NobodyChosen: (because("SPY-457", since=facts.TurnBegan, way=(facts.Pointed, facts.MafiaChoice)),),
    facts.Saved: (because("SPY-605", since=facts.TurnBegan, way=FALLS),),
    facts.Eliminated: (
        because("SPY-521", "SPY-601", since=facts.TurnBegan, way=(*BALLOT, *FALLS), needs=(facts.VotedOut,)),
        because("SPY-601", since=facts.TurnBegan, way=FALLS),
    ),
    facts.Counted: (because("SPY-507", since=facts.VoteOpened, way=(facts.Voted,)),),
    facts.NoVote: (because("SPY-529", since=facts.TurnBegan, way=(facts.Voted,)),),
    facts.Finalists: (because("SPY-510", "SPY-511", since=facts.VoteOpened, way=(facts.Counted,)),),
    facts.Tied: (because("SPY-522", since=facts.VoteOpened, way=(facts.Counted,)),),
    facts.CommanderDecided: (because("SPY-933", "SPY-934", since=facts.VoteOpened, way=(facts.Counted, facts.Tied)),),
    facts.LotDrawn: (because("SPY-525", since=facts.VoteOpened, way=(facts.Counted, facts.Tied)),),
    facts.VotedOut: (
        because("SPY-525", since=facts.TurnBegan, way=(*BALLOT, facts.Finalists), needs=(facts.LotDrawn,)),
        because("SPY-933", since=facts.TurnBegan, way=(*BALLOT, facts.Finalists), needs=(facts.CommanderDecided,)),
        because("SPY-521", since=facts.TurnBegan, way=(*BALLOT, facts.Finalists)),
    ),
    facts.GameOver: tuple(
        because(clause, since=facts.GameSet, way=(facts.Eliminated, facts.Left), when=when)
        for clause, when in (
            ("SPY-701", {"winner": "mafia"}),
            ("SPY-702", {"winner": "police"}),
            ("SPY-707", {"winner": "new_gang"}),
            ("SPY-R20", {}),
        )
    ),
}


SHOWN: Final = (facts.CardShown, facts.Swapped, facts.SwapDeclined)  # before the first turn
COUNTED: Final = (facts.Counted, facts.NoVote, facts.Tied, facts.CommanderDecided, facts.LotDrawn, facts.VotedOut)


def moment(fact: Fact) -> str:
    """What a fact told to all is to the room; how the last council ended is seen once more before a later turn."""
    if isinstance(fact, facts.StepBegan):
        return DAWN if fact.step == "police_phase" else ""
    if isinstance(fact, facts.TurnBegan):
        return VERDICT if fact.number > 1 else ""
    return VERDICT if isinstance(fact, (*SHOWN, *COUNTED)) else ""


def describe() -> Description:
    return Description(
        title="plays by the rules of Mafia by Granna: police, mafia, one agent and thirty action cards",
        seats=(FEWEST, MOST_SEATS),
        presets=PRESETS,
        settings=SETTINGS.settings,
        groups=GROUPS,
        hosting=HOSTING,
        compositions=compositions(),
        sides=SIDES,
        roles={name: token(name) for name in TOKENS},
        cards={one.name: card(one) for one in DECK},
        steps=STEPS,
        phases={
            name: Phase(kind=kind, part_of=part_of, began=began, ended=name in SECRET)
            for name, (kind, part_of, began) in KINDS.items()
        },
        facts=described_facts(
            facts.FACTS, private=PRIVATE, passing=PASSING, aloud=all_but(facts.FACTS, SILENT), waits=WAITS, why=WHY
        ),
        reasons=REASONS,
    )


# A choice of settings


def advise(given: dict[str, Value], players: int) -> Advice:
    """SPY-109, SPY-110 What these settings give; until enough are there, it is about the fewest who can play."""
    settings = complete(given)
    chosen: dict[str, Value] = msgspec.structs.asdict(settings)
    players = max(players, FEWEST)
    preset = preset_of(settings)
    advised: dict[str, Value] = msgspec.structs.asdict(complete({"preset": preset, "gm_mode": settings.gm_mode}))
    can_play = players in TABLE_1A
    return Advice(
        settings=chosen,
        preset=preset,
        recommended=recommended(chosen, advised, SETTINGS.settings, HOSTING),
        host=HOSTING.modes[settings.gm_mode],
        players=players,
        least=FEWEST,
        most=MOST_SEATS,
        composition=tokens_for(players, settings.kids_no_agent == "on") if can_play else {},
        lengths=lengths(settings),
        bounds={},
        hindered=hindered(settings, players),
        notices=(*sizes(settings, players), *about_cards(settings, players), *without_timer(settings)),
        suggested=suggested(settings, players),
        hands=hands(settings, players) if can_play else {},
    )


def hands(settings: Settings, players: int) -> dict[str, int]:
    """SPY-803 The chosen action cards, and neutral ones for the others."""
    neutral = players - len(settings.cards)
    if not settings.cards or neutral < 0:
        return {}
    return dict(Counter(settings.cards)) | ({NEUTRAL.name: neutral} if neutral else {})


def preset_of(settings: Settings) -> str:
    """What kind of game the settings make: for children, with cards, or the basic one."""
    kids = (settings.kids_no_agent, settings.kids_last_shot, settings.kids_single_vote, settings.kids_theme)
    return "children" if "on" in kids else "cards" if settings.cards else "basic"


def lengths(settings: Settings) -> dict[str, int]:
    """SPY-1402 How long what lasts."""
    return {phase: int(getattr(settings, timer)) for phase, timer in TIMERS.items()}


def hindered(settings: Settings, players: int) -> dict[str, Notice]:
    """SPY-1032, SPY-R24 The cards that so many players cannot have."""
    found = {}
    if players < settings.new_gang_min_seats:
        least = {"least": settings.new_gang_min_seats}
        found[NEW_GANG] = Notice(id="few_seats", kind="refused", clause="SPY-1032", about=NEW_GANG, numbers=least)
    if TABLE_1A.get(players) == 1:
        found[REVERSE] = Notice(id="one_mafioso", kind="refused", clause="SPY-R24", about=REVERSE)
    return found


def sizes(settings: Settings, players: int) -> list[Notice]:
    """SPY-112, SPY-113, SPY-R50 The rules of the small and of the large game."""
    if players <= SMALL[settings.edition] and settings.kids_no_agent == "off":
        return [Notice(id="small_game", kind="rule", clause="SPY-112")]
    return [Notice(id="large_game", kind="rule", clause="SPY-113")] if players >= LARGE else []


def fewest_cards(settings: Settings, players: int) -> int:
    """SPY-806, SPY-R40 How many action cards there must be, if any, because the box has no more neutral ones."""
    return players - NEUTRALS_IN_THE_BOX if settings.neutral_supply == "box" else 0


def about_cards(settings: Settings, players: int) -> list[Notice]:
    """SPY-211, SPY-803, SPY-805, SPY-806, SPY-R40 What is wrong with the set of cards, and what the book advises."""
    chosen = len(settings.cards)
    most = players // SEATS_PER_CARD
    fewest = fewest_cards(settings, players)
    found = [notice for name, notice in hindered(settings, players).items() if name in settings.cards]
    if chosen > players:
        found.append(of_cards("too_many_cards", "refused", "SPY-803", cards=chosen, players=players))
    if 0 < chosen < fewest:
        found.append(of_cards("too_few_cards", "refused", "SPY-806", fewest=fewest, players=players))
    if chosen > most:
        found.append(of_cards("fewer_cards", "warning", "SPY-805", most=most))
    if chosen:
        found.append(of_cards("basic_first", "advice", "SPY-211"))
    return [*found, of_cards("cards_advised", "advice", "SPY-805", most=most)]


def suggested(settings: Settings, players: int) -> dict[str, Value]:
    """SPY-803, SPY-806 Where the cards cannot be dealt: those chosen that can be, and as many more as the box wants, in
    the order of the book."""
    if not any(notice.kind == "refused" for notice in about_cards(settings, players)):
        return {}
    not_now = hindered(settings, players).keys() | {NEW_GANG}
    kept = [name for name in settings.cards if name not in not_now][:players]
    more = [name for name in ACTION_CARDS if name not in not_now and name not in kept]
    fewest = fewest_cards(settings, players)
    return {"cards": (*kept, *more[: max(0, fewest - len(kept))])}


def of_cards(id: str, kind: NoticeKind, clause: str, **numbers: int) -> Notice:
    return Notice(id=id, kind=kind, clause=clause, about="cards", numbers=numbers)


# SPY-1402 The timers of secret phases and windows.
HIDING: Final = ("t_agent", "t_mafia", "t_recognition", "t_reaction", "t_start_window", "t_end_window", "t_last_shot")


def without_timer(settings: Settings) -> list[Notice]:
    """SPY-1402 Without a limit the length may give hints."""
    endless = [timer for timer in HIDING if getattr(settings, timer) == 0]
    return [Notice(id="no_timer", kind="warning", clause="SPY-1402", about=timer) for timer in endless]
