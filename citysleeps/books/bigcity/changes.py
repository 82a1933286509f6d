"""Inputs and events: what each fact changes.

A fact sets, it never counts: a seat's knowledge is the same fold over the facts it was told, and it was not told all.
Some are said for those who hear them, and change nothing.
"""

from __future__ import annotations

from typing import Final

from citysleeps.books.bigcity.components import SECT
from citysleeps.books.bigcity.facts import (
    ActTaken,
    AgentExposed,
    AlibiAnnounced,
    Avenged,
    AvengePrompt,
    AvengerPassed,
    Awake,
    Called,
    CardDealt,
    CheckAnswer,
    CrossedArms,
    DayBegun,
    DeathCaused,
    DiscussionOpened,
    Executed,
    FactionChoice,
    FactionSaid,
    FinalReveal,
    GameOver,
    GameSet,
    HeadInherited,
    HeirDrawn,
    HostNamed,
    Jailed,
    Killed,
    LastWordSaid,
    LeaderInherited,
    Leaving,
    Left,
    ListBan,
    Named,
    NightBegun,
    NobodyCondemned,
    NobodyKilled,
    NoShot,
    OptionNoted,
    Pointed,
    Readied,
    RecruitChosen,
    Recruited,
    Released,
    Said,
    SetWarned,
    Shown,
    ToAnnounce,
    Voted,
    VotesCounted,
    VotingOpened,
    Warned,
    WindowEnded,
    Woken,
    WordPrompt,
)
from citysleeps.books.bigcity.game import BigCity
from citysleeps.kernel.game import Changes, nothing
from citysleeps.kernel.seats import NOBODY, bit, bits

# Public events


def game_set(game: BigCity, fact: GameSet) -> None:
    game.living = game.players = bits(fact.seats)
    game.composition = fact.roles
    game.decks = fact.decks


def host_named(game: BigCity, fact: HostNamed) -> None:
    game.watchers &= ~bit(game.host)
    game.host = fact.host
    game.host_gone = fact.host == NOBODY
    game.watchers |= bit(fact.host)
    game.players &= ~bit(fact.host)
    game.living &= ~bit(fact.host)


def night_begun(game: BigCity, fact: NightBegun) -> None:
    game.night = fact.number
    game.enter("quiet_night" if fact.quiet else "night", "")
    game.called.clear()
    game.crossed = game.awake = 0


def called(game: BigCity, fact: Called) -> None:
    game.enter(game.phase, fact.step)
    game.called.append(game.step)
    game.pointings.clear()
    game.awake = 0
    game.exposed = NOBODY


def day_begun(game: BigCity, fact: DayBegun) -> None:
    game.day = fact.number
    game.enter("dawn", "")
    game.ready = game.awake = 0
    game.hands.clear()
    game.counted = game.numbers = ()


def killed(game: BigCity, fact: Killed) -> None:
    game.bury(fact.seats, fact.cards)
    game.open_window(bits(fact.seats), fact.cards)


def avenged(game: BigCity, fact: Avenged) -> None:
    game.show(fact.avenger, fact.card)
    game.close_window()


def avenger_passed(game: BigCity, fact: AvengerPassed) -> None:
    game.close_window()


def window_ended(game: BigCity, fact: WindowEnded) -> None:
    game.close_window()


def jailed(game: BigCity, fact: Jailed) -> None:
    game.jailed |= bits(fact.seats)


def released(game: BigCity, fact: Released) -> None:
    game.jailed &= ~bits(fact.seats)


def discussion_opened(game: BigCity, fact: DiscussionOpened) -> None:
    game.enter("discussion", "")


def readied(game: BigCity, fact: Readied) -> None:
    game.ready = game.ready | bit(fact.seat) if fact.ready else game.ready & ~bit(fact.seat)


def shown(game: BigCity, fact: Shown) -> None:
    game.show(fact.seat, fact.card)


def left(game: BigCity, fact: Left) -> None:
    game.quit(fact.seat)
    game.departed |= bit(fact.seat)


def voting_opened(game: BigCity, fact: VotingOpened) -> None:
    game.enter("voting", fact.round)
    game.candidates = bits(fact.candidates)
    game.hands.clear()


def named(game: BigCity, fact: Named) -> None:
    game.named = fact.seat


def voted(game: BigCity, fact: Voted) -> None:
    candidate = fact.candidate
    hands = game.hands.get(candidate, 0)
    game.hands[candidate] = hands | bit(fact.voter) if fact.hand else hands & ~bit(fact.voter)


def votes_counted(game: BigCity, fact: VotesCounted) -> None:
    game.named = NOBODY
    game.counted = fact.candidates
    game.numbers = fact.numbers


def nobody_condemned(game: BigCity, fact: NobodyCondemned) -> None:
    game.enter("evening", "")


def alibi_announced(game: BigCity, fact: AlibiAnnounced) -> None:
    game.enter("evening", "")


def executed(game: BigCity, fact: Executed) -> None:
    game.enter("evening", "")
    cards = (fact.card,) if fact.card else ()
    game.bury((fact.seat,), cards)
    game.executed |= bit(fact.seat)
    game.open_window(bit(fact.seat), cards)


def game_over(game: BigCity, fact: GameOver) -> None:
    game.enter("over", "")
    game.over = True
    game.winner = fact.winner
    game.winners = bits(fact.winners)


def final_reveal(game: BigCity, fact: FinalReveal) -> None:
    cards = fact.cards
    for seat in range(game.size):
        if cards[seat]:
            game.hold(seat, cards[seat])
    game.recruited = bits(fact.recruited)


# Private events


def card_dealt(game: BigCity, fact: CardDealt) -> None:
    game.hold(fact.me, fact.card)


def woken(game: BigCity, fact: Woken) -> None:
    game.awake |= bit(fact.me)


def awake(game: BigCity, fact: Awake) -> None:
    step = fact.step
    game.awake = bits(fact.seats)
    game.met[step] = game.met.get(step, 0) | game.awake


def crossed_arms(game: BigCity, fact: CrossedArms) -> None:
    game.crossed |= bit(fact.me)


def act_taken(game: BigCity, fact: ActTaken) -> None:
    game.note(fact.me, fact.act, fact.targets)


def pointed(game: BigCity, fact: Pointed) -> None:
    game.pointings[fact.seat] = fact.target


def faction_choice(game: BigCity, fact: FactionChoice) -> None:
    game.note(NOBODY, "shoot", (fact.choice,) if isinstance(fact.choice, int) else ())
    game.inner = ""


def agent_exposed(game: BigCity, fact: AgentExposed) -> None:
    game.hold(fact.agent, "agent")
    game.exposed = fact.agent
    game.inner = "second_choice"
    game.pointings.clear()


def leader_inherited(game: BigCity, fact: LeaderInherited) -> None:
    game.told_heirs |= bit(fact.me)


def no_shot(game: BigCity, fact: NoShot) -> None:
    game.answers[fact.target] = "peaceful"


def recruit_chosen(game: BigCity, fact: RecruitChosen) -> None:
    game.recruit(fact.seat)


def recruited(game: BigCity, fact: Recruited) -> None:
    game.recruit(fact.me)


def head_inherited(game: BigCity, fact: HeadInherited) -> None:
    game.told_heirs |= bit(fact.me)
    game.heirs[SECT] = fact.me
    game.met["call_sect"] = game.met.get("call_sect", 0) | bits(fact.members)


def check_answer(game: BigCity, fact: CheckAnswer) -> None:
    for seat in fact.targets:
        game.answers[seat] = fact.meaning


def word_prompt(game: BigCity, fact: WordPrompt) -> None:
    game.inner = "last_word"
    game.speaker = fact.me


def leaving(game: BigCity, fact: Leaving) -> None:
    game.quit(fact.me)


# To the Host alone


def heir_drawn(game: BigCity, fact: HeirDrawn) -> None:
    game.heirs[fact.group] = fact.seat


def death_caused(game: BigCity, fact: DeathCaused) -> None:
    game.causes[fact.seat] = fact.cause


CHANGES: Final[Changes] = {
    GameSet: game_set,
    HostNamed: host_named,
    NightBegun: night_begun,
    Called: called,
    DayBegun: day_begun,
    Killed: killed,
    Avenged: avenged,
    AvengerPassed: avenger_passed,
    WindowEnded: window_ended,
    Jailed: jailed,
    Released: released,
    DiscussionOpened: discussion_opened,
    Readied: readied,
    Shown: shown,
    Left: left,
    VotingOpened: voting_opened,
    Named: named,
    Voted: voted,
    VotesCounted: votes_counted,
    NobodyCondemned: nobody_condemned,
    AlibiAnnounced: alibi_announced,
    Executed: executed,
    GameOver: game_over,
    FinalReveal: final_reveal,
    CardDealt: card_dealt,
    Woken: woken,
    Awake: awake,
    CrossedArms: crossed_arms,
    ActTaken: act_taken,
    Pointed: pointed,
    FactionChoice: faction_choice,
    AgentExposed: agent_exposed,
    LeaderInherited: leader_inherited,
    NoShot: no_shot,
    RecruitChosen: recruit_chosen,
    Recruited: recruited,
    HeadInherited: head_inherited,
    CheckAnswer: check_answer,
    WordPrompt: word_prompt,
    Leaving: leaving,
    HeirDrawn: heir_drawn,
    DeathCaused: death_caused,
    **dict.fromkeys(
        (SetWarned, OptionNoted, NobodyKilled, LastWordSaid, Said, FactionSaid, Warned, ListBan, AvengePrompt), nothing
    ),
    ToAnnounce: nothing,
}
