"""Section 8: who has the floor, and whom he puts on trial."""

from __future__ import annotations

from typing import Final

from citysleeps.books.original.facts import FloorEnded, FloorGiven, Nominated, NoNomination, Said
from citysleeps.books.original.game import Original
from citysleeps.books.original.phrases import offers
from citysleeps.kernel.ask import ANEW, Ask, target
from citysleeps.kernel.forms import Text
from citysleeps.kernel.seats import ALL, Seat, bit, bits, but, clockwise
from citysleeps.kernel.stops import First

WORDS: Final = (Text(2000),)
END_OF_SPEECH: Final = ("done",)
NOBODY_ACCUSED: Final = ("pass",)

# ORIG-1601 to ORIG-1604 The timer of each kind of speech.
TIMER_OF: Final = {
    "speech": "speech_seconds",
    **dict.fromkeys(("defence", "tie_speech", "last_words"), "defence_seconds"),
}
# ORIG-812, ORIG-813 What a speech is ended by.
ENDED_BY: Final = {"done": "speaker", "clock": "time", "next": "host", "silence": "host", "shut": "left"}


async def discussion(game: Original) -> None:
    """ORIG-808 Every living player gets the floor exactly once, ORIG-811 clockwise from the first speaker; ORIG-824
    then the court."""
    for seat in clockwise(game.living, first_speaker(game)):
        if not game.living >> seat & 1:
            continue  # ORIG-1015 he has left
        await floor(game, seat, "speech")
        if game.living >> seat & 1:
            await nomination(game, seat)


def first_speaker(game: Original) -> Seat:
    """ORIG-809 Player 1 on day 1, where there was none before; ORIG-810 then the seat after yesterday's first speaker,
    or the next living one."""
    return (game.first_speaker + 1) % game.size


async def floor(game: Original, seat: Seat, kind: str) -> None:
    """ORIG-812 A speech ends with its time, ORIG-813 or earlier; ORIG-816 nobody else speaks; ORIG-2002 nor claims."""
    seconds = game.seconds_of(TIMER_OF[kind])
    game.tell(ALL, FloorGiven(seat, kind, seconds))
    game.limit(seconds)
    while True:
        answer = await First([Ask(bit(seat), "say", WORDS, END_OF_SPEECH, "done")], offers)
        if answer.act != "say":
            break
        text = answer.args[0]
        assert type(text) is str
        game.tell(ALL, Said(seat, text))
    game.tell(ALL, FloorEnded(seat, ENDED_BY[answer.act]))


async def nomination(game: Original, seat: Seat) -> None:
    """ORIG-818 His speech over, the speaker may put one other living player on trial; ORIG-820 one not accused yet."""
    game.limit(game.seconds_of("nomination_seconds"))
    while True:
        options = but(game.living, seat) & ~bits(game.accused)
        if not options:
            break
        answer = await First([Ask(bit(seat), "nominate", (options,), NOBODY_ACCUSED, "pass")])
        if not game.living >> seat & 1:
            return  # ORIG-1015
        if answer.act == "nominate":
            game.tell(ALL, Nominated(target(answer), seat))
            return
        if answer is not ANEW:  # somebody else has left: he is asked again, without that one
            break
    game.tell(ALL, NoNomination(seat))
