"""Section 9: when the game is over, and who has won."""

from __future__ import annotations

from typing import Final, NoReturn

from citysleeps.books.bigcity.announcing import announce
from citysleeps.books.bigcity.components import CARTEL, CITIZENS, CRIMINALS, MAFIA, OUTCASTS, SECT
from citysleeps.books.bigcity.facts import FinalReveal, GameOver
from citysleeps.books.bigcity.game import BigCity
from citysleeps.kernel.game import TheEnd
from citysleeps.kernel.seats import NOBODY, Seat, bit, each, many

NO_ONE_WINS: Final = "none"
GOES_ON: Final = ("", "")
# CITY-009 The settled moments, as far as they differ in what is tested.
DAWN: Final = "dawn"
DAY: Final = "day"
NIGHTFALL: Final = "nightfall"

Verdict = tuple[str, str]


def check(game: BigCity, moment: str) -> None:
    """CITY-908 The conditions are tested in this order, and the first that is met decides."""
    winner, ending = verdict(game, moment)
    if ending:
        finish(game, winner, ending)


def verdict(game: BigCity, moment: str) -> Verdict:
    living = game.living
    if not living:
        # CITY-910, CITY-R59
        return (CITIZENS if game.settings.nobody_left == "citizens" else NO_ONE_WINS), "nobody_left"
    if not living & ~game.sect():
        return SECT, "all_sect"  # CITY-848
    left = many(living)
    if moment == DAWN and left == 2 and lives(game, "maniac"):
        return "maniac", "two_left"  # CITY-812
    if left == 1 and lives(game, "poisoner"):
        return "poisoner", "extermination"  # CITY-822
    if left == 2 and lives(game, "revolutionary") and any([game.is_peaceful(seat) for seat in each(living)]):
        return "revolutionary", "revolution"  # CITY-833
    criminals = game.of_side(CRIMINALS)
    if not criminals and not game.of_side(OUTCASTS):
        return CITIZENS, "city_clean"  # CITY-901
    found = two_factions(game, moment) if game.two_factions else parity(game, criminals, moment)
    return found if found != GOES_ON else last_standing(game, criminals)


def lives(game: BigCity, card: str) -> bool:
    """CITY-584 Does the holder live, and has not been recruited?"""
    return game.living & ~game.recruited & bit(game.holder(card)) != 0


def parity(game: BigCity, criminals: int, moment: str) -> Verdict:
    """CITY-902, CITY-903 At dawn only: the criminals are as many as those who count against them (CITY-R57)."""
    if moment != DAWN or not criminals:
        return GOES_ON
    return (CRIMINALS, "parity") if many(criminals) >= against(game) else GOES_ON


def against(game: BigCity) -> int:
    """CITY-R57 Who counts against the criminals: the citizens; all others; or the role Peaceful Resident alone."""
    counts = game.settings.parity_counts
    if counts == "peaceful_only":
        return len([seat for seat in each(game.living) if game.is_peaceful(seat)])
    citizens = many(game.of_side(CITIZENS))
    return citizens + many(game.of_side(OUTCASTS)) if counts == "all_others" else citizens


def two_factions(game: BigCity, moment: str) -> Verdict:
    """CITY-786, CITY-787 At dawn and at nightfall: the other faction is gone, and this one is as many as the
    citizens."""
    if moment == DAY:
        return GOES_ON
    mafia, cartel = many(game.faction(MAFIA)), many(game.faction(CARTEL))
    if mafia and cartel:
        return GOES_ON  # CITY-788
    citizens = many(game.of_side(CITIZENS))
    if mafia and mafia >= citizens:
        return "mafia_faction", "faction_parity"
    return ("cartel_faction", "faction_parity") if cartel and cartel >= citizens else GOES_ON


def last_standing(game: BigCity, criminals: int) -> Verdict:
    """CITY-909, CITY-R66 Only one side is left."""
    if game.living == criminals:
        if not game.two_factions:
            return CRIMINALS, "last_standing"
        for faction in (MAFIA, CARTEL):
            if game.faction(faction) == criminals:
                return f"{faction}_faction", "last_standing"
    if many(game.living) == 1:
        if lives(game, "maniac"):
            return "maniac", "last_standing"
        return NO_ONE_WINS, "revolutionary_alone"  # of the others each has won already
    return GOES_ON


def check_stalemate(game: BigCity) -> None:
    """CITY-913, CITY-R67 So many turns in a row in which nobody died and nobody was recruited."""
    turns = game.settings.stalemate_turns
    if turns and game.day - game.stirred >= turns:
        finish(game, NO_ONE_WINS, "stalemate")


def has_won(game: BigCity, seat: Seat, winner: str) -> bool:
    """CITY-911, CITY-R68 A side wins as a whole, with its dead; the sect with everyone ever recruited."""
    if winner == SECT:
        return game.sect() >> seat & 1 == 1
    if winner in (CITIZENS, CRIMINALS):
        return game.side(seat) == winner
    return game.is_still(seat, winner) or (winner != "" and f"{game.faction_of(seat)}_faction" == winner)


def finish(game: BigCity, winner: str, ending: str) -> NoReturn:
    """CITY-912 The winner is announced, and everything is shown to all."""
    winners = [seat for seat in each(game.players) if has_won(game, seat, winner)]
    announce(game, GameOver(winner, ending, tuple(winners)))
    nights: list[int] = []
    actors: list[Seat] = []
    acts: list[str] = []
    targets: list[Seat] = []
    others: list[Seat] = []
    for (night, _, _), (actor, act, chosen) in game.deeds.items():
        nights.append(night)
        actors.append(actor)
        acts.append(act)
        targets.append(chosen[0] if chosen else NOBODY)
        others.append(chosen[1] if len(chosen) > 1 else NOBODY)
    announce(
        game,
        FinalReveal(
            cards=tuple(game.cards),
            recruited=each(game.recruited),
            heirs=tuple(sorted(game.heirs.values())),
            causes=tuple([game.causes.get(seat, "") for seat in range(game.size)]),
            nights=tuple(nights),
            actors=tuple(actors),
            acts=tuple(acts),
            targets=tuple(targets),
            others=tuple(others),
        ),
    )
    raise TheEnd
