"""The seat of an assistant at a live table, and how much of its story the assistant has read."""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from mcp.server.mcpserver.exceptions import ToolError

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.seats import NOBODY
from citysleeps.kernel.setup import Value
from citysleeps.models.client import IN_GAME, LiveSeat, Refused
from citysleeps.models.reply import LONGEST_QUOTED, NOT_LEGAL, Wrong, meant, refusal, spoken
from citysleeps.models.speech import Speech, in_one_line, marked, speech
from citysleeps.models.text import EXAMPLES, SeatText
from citysleeps.views.words import known

SETTLED: Final = 1.0  # seconds in which more may be told, if nothing is asked
CODE: Final = re.compile(r"[A-HJ-NP-Za-hj-np-z]{5}")


class Session:
    """An assistant, with one seat at most."""

    def __init__(self, server: str, household: str = "") -> None:
        self.server = server
        self.household = household  # where the assistant is
        self.seat: LiveSeat | None = None
        self.language = "en"
        self.calls = 0  # that run now
        self.used = 0.0  # when the last one ended
        self.forget()

    def forget(self) -> None:
        self.game = -1  # whose story was read
        self.read = 0  # lines of it
        self.chat = 0  # lines of the chat
        self.asked: object = None  # what was open when it was last shown
        self.phase = ""

    def here(self) -> LiveSeat:
        if self.seat is None:
            raise self.refused("no_place", self.words.say("seat-no-place"))
        if self.seat.ended[0]:
            raise self.refused(*self.seat.ended)
        return self.seat

    def need_no_place(self) -> None:
        if self.seat is not None and not self.seat.ended[0]:
            raise self.refused("has_place", self.words.say("seat-has-place"))

    async def hang_up(self) -> None:
        """Close the connection to the table. The place there stays."""
        if self.seat is not None:
            await self.seat.close()
            self.seat = None

    @property
    def words(self) -> Speech:
        if self.seat is not None and self.seat.text is not None:
            return self.seat.text.speech
        return speech(next(iter(SHELF)), self.language)

    def refused(self, reason: str, text: str) -> ToolError:
        return ToolError(self.words.say("seat-refused", {"reason": reason, "text": text}))

    # What the assistant reads

    def is_new(self) -> bool:
        """Whether there is anything that the assistant has not read."""
        seat = self.seat
        assert seat is not None
        lines = len(seat.text.lines) if seat.text is not None else 0
        return (
            bool(seat.ended[0])
            or self.is_asked()
            or (seat.game, lines, len(seat.chat), seat.table["phase"])
            != (
                self.game,
                self.read,
                self.chat,
                self.phase,
            )
        )

    def is_asked(self) -> bool:
        """Whether something is asked that was not shown yet."""
        assert self.seat is not None
        asks = [one.ask for one in self.seat.open if not one.is_offered]
        return bool(asks) and self.seat.is_playing and asks != self.asked

    def page(self, is_whole: bool) -> str:
        """The table as it is now: the whole story, or what was told since the last time; and what may be done."""
        seat = self.here()
        text, say = seat.text, self.words.say
        if seat.game != self.game or len(seat.chat) < self.chat:
            self.read, self.chat = 0, 0
        parts: list[str] = []
        if text is not None:
            if is_whole:
                parts += [text.introduction(), text.story(), text.claims()]
            else:
                parts += ["\n".join(text.lines[self.read :]).strip()]
            self.read = len(text.lines)
        said = seat.chat if is_whole else seat.chat[self.chat :]
        parts += ["\n".join(f"{marked(name)}: “{in_one_line(words)}”" for name, words in said)]
        if not is_whole and not any(parts):
            parts = [say("seat-silent")]
        self.game, self.chat, self.phase = seat.game, len(seat.chat), seat.table["phase"]
        return "\n\n".join(filter(None, [*parts, self.now()]))

    def now(self) -> str:
        """What may be done, and how much time is left."""
        seat, say = self.here(), self.words.say
        if seat.table["phase"] != IN_GAME:
            names = ", ".join(marked(person["name"]) for person in seat.table["people"])
            over = [say("seat-over")] if seat.text is not None else []
            return "\n".join([*over, say("seat-lobby", {"names": names})])
        if seat.text is None:
            return say("seat-watching")
        choices = seat.choices()
        self.asked = choices.asks
        lines = [seat.text.now(choices)]
        if choices.offers:
            lines.append(say("seat-forms", dict(EXAMPLES)))
        left = seat.left()
        return "\n\n".join([*lines, *([] if left is None else [say("seat-left", {"seconds": left})])])

    # What the assistant does

    async def join(self, code: str, name: str, language: str) -> None:
        """Take a place at a table. Raises ToolError, as all of these do."""
        self.language = known(language)
        found = CODE.findall(urlsplit(code).path if "//" in code else code)
        if "//" in code and not code.startswith(f"{self.server}/"):
            raise self.refused("other_server", f"This session plays at {self.server} alone.")
        if not found:
            raise self.refused("no_table", "A code has five letters.")
        seat = LiveSeat(self.server, found[-1].upper(), name, self.language)
        try:
            await seat.join()
        except Refused as refused:
            await seat.close()
            raise self.refused(refused.reason, refused.text) from refused
        self.seat = seat
        self.forget()

    async def wait(self, seconds: int) -> str:
        """What is new, as soon as something is asked or told."""
        seat = self.here()
        if await seat.until(self.is_new, seconds) and not self.is_asked():
            await seat.until(self.is_asked, min(SETTLED, seconds))
        return self.page(is_whole=False)

    async def act(self, given: int | str) -> str:
        """Answer with an option, by its number or its line."""
        text, seat = self.text(), self.here()
        choices = seat.choices()
        text.now(choices)  # gives the options their numbers
        try:
            await seat.answer(meant(given, text, choices))
        except Wrong as wrong:
            raise ToolError(refusal(wrong, text)) from wrong
        except Refused as refused:
            raise self.refused(refused.reason, refused.text) from refused
        return self.page(is_whole=False)

    async def hunch(self, suspect: str) -> str:
        """Name whom the seat suspects at night."""
        names = dict(zip(self.text().names, range(len(self.text().names)), strict=True))
        named = suspect.strip().strip("[]")
        if named and named not in names:
            raise ToolError(refusal(Wrong(NOT_LEGAL, suspect[:LONGEST_QUOTED]), self.text()))
        await self.command("hunch", seat=names.get(named, NOBODY))
        return self.page(is_whole=False)

    async def believe(self, beliefs: dict[str, float]) -> str:
        """Say how likely others are not on the same side. Nobody at the table is told."""
        names = self.text().names
        plain = {name.strip().strip("[]"): chance for name, chance in beliefs.items()}
        if any(name not in names or not 0 <= chance <= 1 for name, chance in plain.items()):
            raise self.refused("no_belief", self.words.say("reason-no-belief"))
        await self.command("believe", chances={str(names.index(name)): chance for name, chance in plain.items()})
        return self.words.say("seat-done")

    async def say(self, words: str) -> str:
        """Speak in a game, or in the chat between games."""
        seat = self.here()
        if seat.table["phase"] != IN_GAME:
            await self.command("chat", text=words[:500])
            return self.page(is_whole=False)
        answer = None if seat.text is None else spoken(words, seat.text, seat.choices())
        if answer is None:
            raise self.refused("no_chat", self.words.say("reason-no-chat"))
        try:
            await seat.answer(answer)
        except Refused as refused:
            raise self.refused(refused.reason, refused.text) from refused
        return self.page(is_whole=False)

    async def leave(self) -> str:
        """Give the place up."""
        await self.command("leave")
        done = self.words.say("seat-done")
        await self.hang_up()
        return done

    async def command(self, do: str, **fields: Any) -> None:
        try:
            await self.here().command(do, **fields)
        except Refused as refused:
            raise self.refused(refused.reason, refused.text) from refused

    def text(self) -> SeatText:
        """The text of the seat in the game that is played."""
        seat = self.here()
        if seat.text is None or not seat.is_playing:
            raise self.refused("no_game", self.words.say("reason-no-game"))
        return seat.text

    @property
    def book(self) -> str:
        return str(self.here().table["book"])

    def rules(self) -> str:
        """The rules in short, for this table."""
        seat = self.here()
        if seat.text is not None:
            return seat.text.rules()
        lobby, advice = SHELF[self.book].lobby, seat.table["advice"]
        settings = msgspec.convert(advice["settings"] if advice else {}, dict[str, Value])
        guide = lobby.guide(settings, len(seat.table["people"]))
        return "\n".join(speech(self.book, self.language, lobby.theme(settings)).rules(guide))
