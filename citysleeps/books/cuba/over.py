"""Section 12: the winners choose the next Godfather."""

from __future__ import annotations

from citysleeps.books.cuba.facts import NextGodfather, OwnVote
from citysleeps.books.cuba.game import Cuba
from citysleeps.books.cuba.theft import WORDS
from citysleeps.kernel.ask import ANEW, Answer, Ask, target
from citysleeps.kernel.endings import upto
from citysleeps.kernel.seats import ALL, Seats, bit, bits, several
from citysleeps.kernel.stops import Every, Waiting


async def next_vote(game: Cuba) -> None:
    """CUBA-1201 to CUBA-1210 Every winner names a seat, once; most names decide, ties and silence the lot."""

    def heard(answer: Answer) -> bool:
        game.tell(bit(answer.seat), OwnVote(answer.seat, target(answer)))
        return False

    answer = ANEW
    async with game.period(upto(game.settings.next_vote_s), talk_again, clock="next"):
        while answer is ANEW:
            answer = await Every([Ask(voters(game), "vote_next", (here(game),))], heard)
    if here(game):
        choose(game)
    async with game.period(upto(0), talk_again):
        while here(game):  # CUBA-824 until the next game
            await Waiting()


def here(game: Cuba) -> Seats:
    """CUBA-1210 Who has not left."""
    return (1 << game.size) - 1 & ~game.absent


def voters(game: Cuba) -> Seats:
    """CUBA-1202 The winners who have not named a seat yet."""
    return game.winners & here(game) & ~bits(game.names)


def talk_again(game: Cuba) -> list[Ask]:
    """CUBA-708 Everybody at the table may speak again."""
    return [Ask(here(game), "say", WORDS)]


def choose(game: Cuba) -> None:
    """CUBA-1204, CUBA-1206, CUBA-1210 Names for one who has left do not count; without any the lot decides among the
    winners."""
    names = {voter: seat for voter, seat in game.names.items() if here(game) >> seat & 1}
    counts = [list(names.values()).count(seat) for seat in range(game.size)]
    most = max(counts)
    leaders = bits([seat for seat in range(game.size) if most and counts[seat] == most])
    among = leaders or game.winners & here(game) or here(game)
    by_lot = several(among) or not leaders
    chosen = game.chance.lot(among)
    voters = tuple(sorted(game.names))
    game.tell(ALL, NextGodfather(chosen, voters, tuple([game.names[voter] for voter in voters]), by_lot))
