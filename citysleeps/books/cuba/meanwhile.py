"""What may happen at any moment: words, questions, claims; somebody leaves; the clock; what the host enters."""

from __future__ import annotations

from citysleeps.books.cuba import victory
from citysleeps.books.cuba.assisted import enter, words_of
from citysleeps.books.cuba.components import sort
from citysleeps.books.cuba.facts import Asked, Claimed, Left, Said
from citysleeps.books.cuba.game import Cuba
from citysleeps.books.cuba.theft import NONE
from citysleeps.kernel.ask import ANEW, Answer, target
from citysleeps.kernel.forms import Argument
from citysleeps.kernel.seats import ALL, CLOCK_SEAT, HOST_SEAT, Seat

TALK = ("say", "ask", "claim")


async def meanwhile(game: Cuba, answer: Answer) -> Answer | None:
    """Carry it out. Talk changes nothing of what is open, but for the silence that it ends (CUBA-1307)."""
    if answer.seat == CLOCK_SEAT:
        return time_is_up(game, answer)
    if answer.seat == HOST_SEAT:
        if answer.act == "remove":
            return leave(game, target(answer))
        enter(game, answer)
        return ANEW
    if answer.act == "leave":
        return leave(game, answer.seat)
    speak(game, answer)
    if game.innermost().clock == "quiet":
        game.innermost().restart_clock()
    return None


def speak(game: Cuba, answer: Answer) -> None:
    """CUBA-507, CUBA-510, CUBA-512 Everybody hears it, and nobody looks whether it is true (CUBA-509)."""
    me, args = answer.seat, answer.args
    if answer.act == "say":
        game.tell(ALL, Said(me, str(args[0])))
    elif answer.act == "ask":
        game.tell(ALL, Asked(me, target(answer), str(args[1]), str(args[2]) if len(args) > 2 else ""))
    else:
        game.tell(ALL, claimed(me, str(args[0]), args[1:]))


def claimed(me: Seat, kind: str, args: tuple[Argument, ...]) -> Claimed:
    """T3 A claim: diamonds, tokens, or both; CUBA-308 tokens in the fixed order."""
    words = words_of(args)
    diamonds = sum([word for word in words if isinstance(word, int)])
    tokens = [word for word in words if isinstance(word, str) and word not in (NONE, "none")]
    return Claimed(me, kind, diamonds, sort(tokens))


def leave(game: Cuba, seat: Seat) -> Answer | None:
    """CUBA-1323 to CUBA-1329, CUBA-1417 It is final and public; what follows depends on who leaves, and when."""
    game.tell(ALL, Left(seat))
    if seat == game.godfather and game.phase in ("setup", "theft"):
        victory.settle(game, victory.VOID)  # CUBA-1325
        game.innermost().end()  # at a fixed pace too
    return ANEW if game.step == "next_vote" else None


def time_is_up(game: Cuba, answer: Answer) -> Answer | None:
    """CUBA-1327, CUBA-1328 The limit of the investigation; a pending accusation is resolved first."""
    game.time_up = not game.absent >> game.godfather & 1
    game.outermost().ends = game.outermost().ends.without_limit()
    return None if game.step else answer
