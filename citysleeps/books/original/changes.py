"""Sections 19.2 and 19.3: what each fact changes.

A fact sets, it never counts: a seat's knowledge is the same fold over the facts it was told, and it was not told all.
"""

from __future__ import annotations

from typing import Final

from citysleeps.books.original.facts import (
    Attempt,
    Called,
    CardShown,
    CheckAnswer,
    Converted,
    Counted,
    CourtOpened,
    Dawn,
    DayBegan,
    DealVoid,
    Executed,
    FinalReveal,
    FloorEnded,
    FloorGiven,
    GameOver,
    GameSet,
    GangChoice,
    GangMet,
    Hands,
    HostChanged,
    HostSaid,
    JudgesConfirmed,
    Leaving,
    Left,
    NightBegan,
    NoCourt,
    Nominated,
    NoNomination,
    Noted,
    OwnCard,
    OwnResult,
    Planned,
    PlanRecorded,
    Pointed,
    RulesRead,
    Said,
    Sentenced,
    SideTold,
    StepBegan,
    StepEnded,
    Tied,
    VoteOpened,
    Warned,
)
from citysleeps.books.original.game import Original
from citysleeps.kernel.game import Changes, nothing
from citysleeps.kernel.seats import NOBODY, Seat, bit, bits

# 19.2 Public


def game_set(game: Original, fact: GameSet) -> None:
    game.living = bits(fact.seats)
    game.composition = fact.composition
    game.temporary_host = fact.temporary_host
    game.phase = "deal"
    game.step = ""


def deal_void(game: Original, fact: DealVoid) -> None:
    game.cards = [""] * game.size
    if fact.why == "bad_player_count":
        game.over = True
        game.phase = "game_over"


def night_began(game: Original, fact: NightBegan) -> None:
    game.night = fact.number
    game.phase = "first_night" if fact.number == 1 else "night"
    game.step = ""
    game.floor = NOBODY


def step_began(game: Original, fact: StepBegan) -> None:
    game.step = fact.step


def step_ended(game: Original, fact: StepEnded) -> None:
    game.step = ""


def day_began(game: Original, fact: DayBegan) -> None:
    game.day = fact.number
    game.phase = "first_day" if fact.number == 1 else "day"
    game.step = "dawn"
    game.accused = []
    game.accusers = []
    game.nominators = 0
    game.hands = {}
    game.counts = {}


def dawn(game: Original, fact: Dawn) -> None:
    bury(game, fact.seats)


def bury(game: Original, seats: tuple[Seat, ...]) -> None:
    """1001 Death is permanent; 1010 with `dead_see_all` the dead see what the host sees."""
    if not seats:
        return
    dead = bits(seats)
    game.living &= ~dead
    if game.settings.dead_see_all:
        game.watchers |= dead & ~game.absent
    game.last_death = max(game.day, game.night, 1)


def judges_confirmed(game: Original, fact: JudgesConfirmed) -> None:
    game.judges = bits(fact.seats)
    game.step = "judges"


def host_changed(game: Original, fact: HostChanged) -> None:
    game.watchers &= ~bit(game.host)
    game.temporary_host = NOBODY
    game.host = fact.seat
    game.host_gone = fact.seat == NOBODY
    if fact.seat != NOBODY:
        game.watchers |= bit(fact.seat)
        game.host_named = True


def floor_given(game: Original, fact: FloorGiven) -> None:
    """808, 810 The first to speak on a day is remembered for the next."""
    seat, kind = fact.seat, fact.kind
    game.floor = seat
    game.step = "tie_speeches" if kind == "tie_speech" else kind
    if kind == "speech":
        game.speaker = seat
        if game.opened_day != game.day:
            game.opened_day = game.day
            game.first_speaker = seat


def floor_ended(game: Original, fact: FloorEnded) -> None:
    """818 After a speech comes the speaker's nomination."""
    game.floor = NOBODY
    if game.step == "speech":
        game.step = "nomination"


def nominated(game: Original, fact: Nominated) -> None:
    """819, 821 One a day, in the order of nomination; another accusation by the same player takes its place."""
    seat, by = fact.seat, fact.by
    game.nominators |= 1 << by
    if by in game.accusers:
        game.accused[game.accusers.index(by)] = seat
    else:
        game.accused.append(seat)
        game.accusers.append(by)


def no_nomination(game: Original, fact: NoNomination) -> None:
    game.nominators &= ~(1 << fact.seat)
    if fact.seat in game.accusers:
        strike(game, game.accused[game.accusers.index(fact.seat)])


def strike(game: Original, seat: Seat) -> None:
    """1016 An accused who is not one any more."""
    if seat in game.accused:
        i = game.accused.index(seat)
        del game.accused[i]
        del game.accusers[i]


def no_court(game: Original, fact: NoCourt) -> None:
    game.step = ""


def vote_opened(game: Original, fact: VoteOpened) -> None:
    game.step = fact.kind
    game.candidates = list(fact.candidates)
    game.voters = bits(fact.voters)
    game.hands = {}


def called(game: Original, fact: Called) -> None:
    game.called = fact.candidate


def hands(game: Original, fact: Hands) -> None:
    game.hands[fact.candidate] = bits(fact.seats)


def counted(game: Original, fact: Counted) -> None:
    candidates, numbers = fact.candidates, fact.numbers
    game.counts = {candidates[i]: numbers[i] for i in range(len(candidates))}


def sentenced(game: Original, fact: Sentenced) -> None:
    game.step = "execution"
    game.sentenced = bits(fact.seats)


def executed(game: Original, fact: Executed) -> None:
    bury(game, fact.seats)
    game.sentenced = 0
    game.step = ""


def left(game: Original, fact: Left) -> None:
    game.quit(fact.seat)
    if game.phase == "deal":
        game.living &= ~(1 << fact.seat)
    else:
        bury(game, (fact.seat,))
    strike(game, fact.seat)


def game_over(game: Original, fact: GameOver) -> None:
    game.over = True
    game.winner = fact.winner
    game.condition = fact.condition
    game.phase = "game_over"
    game.step = ""
    game.floor = NOBODY


def final_reveal(game: Original, fact: FinalReveal) -> None:
    game.cards = list(fact.cards)
    game.sides = list(fact.sides)
    game.winners = bits(fact.winners)


# 19.3 Private


def own_card(game: Original, fact: OwnCard) -> None:
    game.cards[fact.seat] = fact.card


def gang_met(game: Original, fact: GangMet) -> None:
    for seat, card in zip(fact.members, fact.cards, strict=True):
        game.cards[seat] = card
        game.gangs[seat] = fact.gang
        if card == "werewolf":
            game.werewolf_met = True


def plan_recorded(game: Original, fact: PlanRecorded) -> None:
    game.plans[fact.gang] = fact


def check_answer(game: Original, fact: CheckAnswer) -> None:
    game.nods[fact.target] = fact.answer


def card_shown(game: Original, fact: CardShown) -> None:
    game.cards[fact.target] = fact.card


def side_told(game: Original, fact: SideTold) -> None:
    game.sides[fact.seat] = fact.side
    game.werewolf_told = fact.side


def noted(game: Original, fact: Noted) -> None:
    if fact.act == "guard":
        game.guarded[fact.night] = fact.target
    elif game.cards[fact.seat] == "doctor":
        game.guarded.pop(fact.night, None)


def leaving(game: Original, fact: Leaving) -> None:
    game.quit(fact.seat)


def own_result(game: Original, fact: OwnResult) -> None:
    game.sides[fact.seat] = fact.side
    if fact.won:
        game.winners |= 1 << fact.seat


def converted(game: Original, fact: Converted) -> None:
    game.joined = fact.gang
    game.gangs[fact.seat] = fact.gang


CHANGES: Final[Changes] = {
    GameSet: game_set,
    DealVoid: deal_void,
    NightBegan: night_began,
    StepBegan: step_began,
    StepEnded: step_ended,
    DayBegan: day_began,
    Dawn: dawn,
    JudgesConfirmed: judges_confirmed,
    HostChanged: host_changed,
    FloorGiven: floor_given,
    FloorEnded: floor_ended,
    Nominated: nominated,
    NoNomination: no_nomination,
    NoCourt: no_court,
    VoteOpened: vote_opened,
    Called: called,
    Hands: hands,
    Counted: counted,
    Sentenced: sentenced,
    Executed: executed,
    Left: left,
    GameOver: game_over,
    FinalReveal: final_reveal,
    OwnCard: own_card,
    GangMet: gang_met,
    PlanRecorded: plan_recorded,
    CheckAnswer: check_answer,
    CardShown: card_shown,
    SideTold: side_told,
    Noted: noted,
    Leaving: leaving,
    OwnResult: own_result,
    Converted: converted,
    **dict.fromkeys(
        (RulesRead, Said, HostSaid, Warned, CourtOpened, Tied, Planned, Pointed, GangChoice, Attempt), nothing
    ),
}
