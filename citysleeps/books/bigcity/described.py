"""What `bigcity` says of itself, and of a choice of settings, to whoever does not know its rules."""

from __future__ import annotations

from typing import Final

import msgspec

from citysleeps.books.because import all_but, because, described_facts
from citysleeps.books.bigcity import facts, sets
from citysleeps.books.bigcity.components import (
    BOTH,
    CARDS,
    CARTEL,
    COPIES,
    CRIMINALS,
    MAFIA,
    OUTCAST_CARDS,
    SIDE_OF,
    SIDES,
    SPECIAL_CRIMINALS,
    count,
)
from citysleeps.books.bigcity.factions import AGENT
from citysleeps.books.bigcity.night import CRIMINALS_CALLED, Step
from citysleeps.books.bigcity.refusals import REASONS
from citysleeps.books.bigcity.settings import (
    GROUPS,
    HOSTING,
    PRESETS,
    SETTINGS,
    Settings,
    complete,
    decks_chosen,
    roles_chosen,
)
from citysleeps.books.choosing import recommended
from citysleeps.books.described import (
    DAWN,
    VERDICT,
    Advice,
    Composition,
    Description,
    Kind,
    Notice,
    Phase,
    Piece,
    Why,
)
from citysleeps.books.described import Step as DescribedStep
from citysleeps.books.facts import Claimed
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.seats import MOST_SEATS
from citysleeps.kernel.setup import BadSetup, Value

# How a card looks, and the clause that says what its holder does.
FACES: Final[dict[str, tuple[str, str]]] = {
    "peaceful_resident": ("lit", "CITY-605"),
    "agent": ("eye", "CITY-611"),
    "judge": ("court", "CITY-625"),
    "detective": ("star", "CITY-631"),
    "journalist": ("voice", "CITY-635"),
    "doctor": ("doctor", "CITY-641"),
    "bodyguard": ("shield", "CITY-651"),
    "patrolman": ("conduct", "CITY-661"),
    "psychic": ("eye", "CITY-671"),
    "admirer": ("alibi", "CITY-675"),
    "sleuth": ("lookup", "CITY-681"),
    "lucky_one": ("infinity", "CITY-685"),
    "avenger": ("lastshot", "CITY-691"),
    "mafia": ("mafia", "CITY-701"),
    "cartel": ("gang", "CITY-701"),
    "lawyer": ("section", "CITY-741"),
    "lover": ("lover", "CITY-751"),
    "bloodhound": ("trail", "CITY-761"),
    "werewolf": ("turn", "CITY-771"),
    "boss": ("chair", "CITY-731"),
    "ringleader": ("chair", "CITY-731"),
    "maniac": ("alone", "CITY-811"),
    "poisoner": ("poison", "CITY-821"),
    "sectarian": ("recruit", "CITY-841"),
    "revolutionary": ("flag", "CITY-831"),
}


def piece(card: str, steps: dict[str, DescribedStep]) -> Piece:
    icon, clause = FACES[card]
    return Piece(
        words=f"card-{card.replace('_', '-')}",
        icon=icon,
        clause=clause,
        copies=COPIES[card],
        side=SIDE_OF[card],
        steps=tuple(name for name, step in steps.items() if card in step.roles),
    )


def described_steps(steps: list[Step]) -> dict[str, DescribedStep]:
    """CITY-330 The Quiet Night's call first, then the order of the night."""
    criminals = tuple(card for card in CARDS if SIDE_OF[card] == CRIMINALS)
    quiet = DescribedStep(roles=(*criminals, AGENT), icon="mafia")
    return {CRIMINALS_CALLED: quiet} | {
        step.name: DescribedStep(
            roles=step.cards,
            icon=FACES[step.cards[0]][0],
            act=step.acts()[0],
            acts=tuple(act for act in step.acts() if act != "done"),
            from_night=2,
            ways=step.ways(),
            picks=step.picks(),
        )
        for step in steps
    }


NIGHTS: Final = ("quiet_night", "night")
DAY: Final = ("day",)
KINDS: Final[dict[str, tuple[Kind, tuple[str, ...]]]] = {
    "setup": ("deal", ()),
    **dict.fromkeys(NIGHTS, ("night", ())),
    "second_choice": ("night", ("call_mafia", "call_cartel")),
    "day": ("day", ()),
    **dict.fromkeys(("dawn", "evening"), ("day", DAY)),
    "discussion": ("talk", DAY),
    "voting": ("vote", DAY),
    **dict.fromkeys(("first_round", "second_round"), ("vote", ("voting",))),
    "avenger_window": ("window", ("dawn", "discussion", "evening")),
    "last_word": ("talk", ("dawn", "discussion", "evening")),
    "over": ("over", ()),
}


def described_phases(steps: list[Step]) -> dict[str, Phase]:
    phases = {name: Phase(kind=kind, part_of=part_of) for name, (kind, part_of) in KINDS.items()}
    names = (CRIMINALS_CALLED, *(step.name for step in steps))
    return phases | {name: Phase(kind="night", part_of=NIGHTS, began=True) for name in names}


PRIVATE: Final[tuple[type[Fact], ...]] = (
    *(facts.CardDealt, facts.Woken, facts.Awake, facts.CrossedArms, facts.ActTaken, facts.Pointed, facts.FactionSaid),
    *(facts.FactionChoice, facts.AgentExposed, facts.LeaderInherited, facts.NoShot, facts.RecruitChosen),
    *(facts.Recruited, facts.HeadInherited, facts.CheckAnswer, facts.ListBan, facts.AvengePrompt, facts.WordPrompt),
    *(facts.Leaving, facts.ToAnnounce, facts.HeirDrawn, facts.DeathCaused),
)
PASSING: Final[tuple[type[Fact], ...]] = (
    *(facts.GameSet, facts.Called, facts.Readied, facts.VotingOpened, facts.Named, facts.Voted, facts.WindowEnded),
    *(facts.Woken, facts.AvengePrompt, facts.WordPrompt, facts.ToAnnounce, facts.ListBan, facts.FinalReveal),
)
# CITY-1103 What the Host does not announce.
SILENT: Final[tuple[type[Fact], ...]] = (
    *PRIVATE,
    *(facts.GameSet, facts.Said, Claimed, facts.LastWordSaid, facts.Readied, facts.Voted, facts.FinalReveal),
)
WAITS: Final[tuple[type[Fact], ...]] = (
    *(facts.Called, facts.Named, facts.DiscussionOpened, facts.AvengePrompt, facts.WordPrompt),
)


# What an outcome comes from, of what everybody was told or oneself.
MINE: Final = (facts.FactionChoice, facts.ActTaken, facts.DeathCaused)
BALLOT: Final = (facts.VotingOpened, facts.VotesCounted)
ENDINGS: Final = {
    "nobody_left": "CITY-910",
    "all_sect": "CITY-848",
    "two_left": "CITY-812",
    "extermination": "CITY-822",
    "revolution": "CITY-833",
    "city_clean": "CITY-901",
    "parity": "CITY-902",
    "faction_parity": "CITY-786",
    "last_standing": "CITY-909",
    "stalemate": "CITY-913",
}
WHY: Final[dict[type[Fact], tuple[Why, ...]]] = {
    facts.Killed: (
        because(
            *("CITY-692", "CITY-693"), since=facts.DayBegun, way=(facts.Executed, facts.Avenged), needs=(facts.Avenged,)
        ),
        because("CITY-402", "CITY-403", since=facts.NightBegun, way=MINE),
    ),
    facts.NobodyKilled: (because("CITY-406", since=facts.NightBegun, way=MINE),),
    facts.Avenged: (because("CITY-692", "CITY-693", since=facts.DayBegun, way=(facts.Killed, facts.Executed)),),
    facts.VotesCounted: (because("CITY-438", since=facts.VotingOpened, way=(facts.Voted,)),),
    facts.NobodyCondemned: (because("CITY-440", "CITY-441", since=facts.DayBegun, way=BALLOT),),
    facts.AlibiAnnounced: (because("CITY-533", since=facts.DayBegun, way=BALLOT),),
    facts.Executed: (because("CITY-443", "CITY-503", since=facts.DayBegun, way=BALLOT),),
    facts.GameOver: (
        *(
            because(
                clause, since=facts.GameSet, way=(facts.Killed, facts.Executed, facts.Left), when={"ending": ending}
            )
            for ending, clause in ENDINGS.items()
        ),
        because("CITY-908", since=facts.GameSet, way=(facts.Killed, facts.Executed, facts.Left)),
    ),
}


VERDICTS: Final = (facts.VotesCounted, facts.NobodyCondemned, facts.AlibiAnnounced, facts.Executed)


def moment(fact: Fact) -> str:
    """What a fact told to all is to the room; how the last day ended is seen once more before a later night."""
    if isinstance(fact, facts.NightBegun):
        return VERDICT if fact.number > 1 else ""
    if isinstance(fact, facts.DayBegun):
        return DAWN
    return VERDICT if isinstance(fact, VERDICTS) else ""


def compositions() -> tuple[Composition, ...]:
    """CITY-R05, CITY-R06 The sets that are proposed."""
    found = []
    for chosen in ({"faction": "mafia"}, {"faction": "cartel"}, {"faction": "both"}, {"preset": "first_game"}):
        settings = complete(dict[str, Value](chosen))
        sizes = range(sets.ADVISED[0], sets.ADVISED[1] + 1)
        players: dict[int, dict[str, int] | None] = {n: sets.proposed(settings, n) or None for n in sizes}
        found.append(Composition(settings={"faction": settings.faction, "deck": settings.deck}, players=players))
    return tuple(found)


def describe(steps: list[Step]) -> Description:
    described = described_steps(steps)
    return Description(
        title="plays by the rules of Mafia: the Big City: citizens, criminals, outcasts, twenty-two special roles",
        seats=(sets.FEWEST, MOST_SEATS),
        presets=PRESETS,
        settings=SETTINGS.settings,
        groups=GROUPS,
        hosting=HOSTING,
        compositions=compositions(),
        sides=(*SIDES, "mafia_faction", "cartel_faction", "sect"),
        roles={card: piece(card, described) for card in CARDS},
        cards={},
        steps=described,
        phases=described_phases(steps),
        facts=described_facts(
            facts.FACTS, private=PRIVATE, passing=PASSING, aloud=all_but(facts.FACTS, SILENT), waits=WAITS, why=WHY
        ),
        reasons=REASONS,
    )


# A choice of settings


def advise(given: dict[str, Value], players: int) -> Advice:
    """CITY-109 to CITY-114, CITY-209 to CITY-216 What these settings give, what is refused and what the book would not
    advise."""
    settings = complete(given)
    chosen: dict[str, Value] = msgspec.structs.asdict(settings)
    roles = roles_chosen(settings)
    drawn = settings.host == "human_dealt"
    least, most = (many + drawn for many in player_range(settings))
    there, players = players, max(players, least)
    preset = "" if roles else settings.deck
    advised: dict[str, Value] = msgspec.structs.asdict(complete({"host": settings.host}))
    return Advice(
        settings=chosen,
        preset=preset,
        recommended=recommended(chosen, advised, SETTINGS.settings, HOSTING),
        host=HOSTING.modes[settings.host],
        players=players,
        least=least,
        most=most,
        composition=composition(settings, roles, players - drawn),
        decks=drawn_decks(settings, players - drawn),
        lengths=lengths(settings),
        bounds={},
        hindered={},
        notices=tuple(notices(settings, players - drawn)),
        suggested=suggested(settings, there - drawn),
    )


def suggested(settings: Settings, players: int) -> dict[str, Value]:
    """CITY-109, CITY-209 Where what was chosen cannot be dealt: the set that the book proposes for so many, in this
    kind of game or in the usual one."""
    if not is_refused(settings, players):
        return {}
    for deck in (settings.deck, "default"):
        if not is_refused(msgspec.structs.replace(settings, roles=(), decks=(), deck=deck), players):
            return {"roles": (), "decks": (), "deck": deck}
    return {}


def is_refused(settings: Settings, players: int) -> bool:
    return any(notice.kind == "refused" for notice in notices(settings, players))


def player_range(settings: Settings) -> tuple[int, int]:
    """CITY-201, CITY-R05, CITY-R06 How many may play: as many as were chosen, if there are seats for them; or those for
    whom a set is proposed."""
    most = sets.most_players(settings)
    chosen = roles_chosen(settings) or decks_chosen(settings)
    if chosen:
        cards = min(sum(chosen.values()), most)
        return cards, cards
    proposed = [n for n in sets.ROW if sets.proposed(settings, n)]
    return proposed[0], proposed[-1]


def composition(settings: Settings, roles: dict[str, int], players: int) -> dict[str, int]:
    """CITY-201 What is dealt; under Who Is Who nobody knows."""
    return {} if settings.opt_who_is_who == "on" else roles or sets.proposed(settings, players)


def drawn_decks(settings: Settings, players: int) -> dict[str, int]:
    """CITY-1010, CITY-R55 Under Who Is Who the numbers chosen, or those of the proposed set."""
    if settings.opt_who_is_who == "off":
        return {}
    return decks_chosen(settings) or sets.by_side(sets.proposed(settings, players))


def notices(settings: Settings, players: int) -> list[Notice]:
    try:
        sets.agree(settings)
        sets.check_count(settings, players)
        drawn = settings.opt_who_is_who == "on"
        decks = sets.chosen_decks(settings, players) if drawn else {}
        roles = {} if drawn else sets.chosen(settings, players)
        if drawn:
            sets.check_decks(settings, decks, players)
        else:
            sets.check_roles(settings, roles, players)
        warned = sets.warnings(settings, roles, decks, players)
        sets.enforce(settings, warned)
    except BadSetup as bad:
        return [refused(settings, bad.reason)]
    return [notice(fact) for fact in warned] + [noted(name) for name in NOTED if getattr(settings, name) == "on"]


def refused(settings: Settings, reason: str) -> Notice:
    """What of the roles that were chosen cannot be, where that can be named."""
    roles = roles_chosen(settings)
    most, outcasts = settings.max_outcasts, count(roles, OUTCAST_CARDS)
    if reason == "bad_setup" and settings.faction == BOTH and (outcasts or count(roles, SPECIAL_CRIMINALS)):
        return Notice(id="both_apart", kind="refused", clause="CITY-783")
    if reason == "bad_setup" and settings.faction == BOTH and roles.get(MAFIA) != roles.get(CARTEL):
        return Notice(id="both_equal", kind="refused", clause="CITY-782")
    if reason == "bad_setup" and outcasts > most:
        return Notice(id="outcasts", kind="refused", clause="CITY-R09", numbers={"most": most})
    return Notice(id=reason, kind="refused", clause="CITY-216")


NOTED: Final = {"opt_sound_mind": "CITY-1003", "opt_grave_secrets": "CITY-1024", "opt_name_of_truth": "CITY-1034"}
WARNED: Final = {"player_range": "CITY-110", "role_table": "CITY-112", "no_check_or_shot": "CITY-210"}


def notice(fact: facts.SetWarned) -> Notice:
    id = f"table_{fact.column}" if fact.column else fact.warning
    return Notice(id=id, kind="warning", clause=WARNED[fact.warning])


def noted(option: str) -> Notice:
    return Notice(id=option, kind="advice", clause=NOTED[option], about=option)


def lengths(settings: Settings) -> dict[str, int]:
    """CITY-R77 How long what lasts."""
    return {
        "setup": settings.deal_limit_s,
        "night": settings.night_step_limit_s or settings.quiet_step_s,
        "discussion": settings.discussion_limit_s,
        **dict.fromkeys(("first_round", "second_round"), settings.vote_limit_s),
        **dict.fromkeys(("avenger_window", "last_word"), settings.response_limit_s),
    }
