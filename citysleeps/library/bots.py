"""Bots that users write. Each sees the view of its seat, and nothing more."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib import import_module
from inspect import signature
from random import Random
from typing import Any

from citysleeps.agents.bot import Bot as Player
from citysleeps.agents.cast import BOTS, Cast, Kind
from citysleeps.kernel.ask import Answer as Input
from citysleeps.kernel.ask import Ask as Question
from citysleeps.kernel.ask import takes
from citysleeps.kernel.errors import CitySleepsError
from citysleeps.kernel.game import Game as State
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import Seat
from citysleeps.kernel.setup import Setup
from citysleeps.library.asks import ask_of
from citysleeps.library.errors import Unknown
from citysleeps.library.given import not_this
from citysleeps.library.letters import Letters
from citysleeps.library.values import Answer, Fact
from citysleeps.library.view import View
from citysleeps.notation.words import nearest

Make = Callable[[], Player[Any]]  # a class of bots, or anything that makes a bot
Bots = str | Make | Mapping[str, str | Make]  # one kind for all seats, or a kind for each party or seat


class Bot(Player[Any]):
    """A bot that plays one seat of one game. Subclass it and implement `choose`.

    `heeds` names acts that `view.asks` shows even if they are only offered. `speaks` names acts for which
    `volunteer` is called when they are offered.

    >>> from citysleeps import Game
    >>> class Quiet(Bot):
    ...     def choose(self, view, chance):
    ...         ask = view.asks[0]
    ...         return ask.idle[0] if ask.idle else chance.choice(ask.options)
    >>> game = Game("original", seats=10, seed=7)
    >>> game.play_out({"town": Quiet})
    >>> game.winner
    'black'
    """

    def choose(self, view: View, chance: Random) -> Answer | str:
        """Return a legal answer to one of `view.asks`. Use only `chance` for random numbers: then games repeat."""
        raise CitySleepsError(f"{type(self).__name__} has no method choose", "bad_bots")

    def volunteer(self, view: View, chance: Random) -> Answer | str | None:
        """Return an answer to one of `view.offers`, or None to do nothing for now."""
        return None

    # What tables and the simulator call

    def sit_down(self, book: Rules[Any], setup: Setup, me: Seat) -> None:
        self._letters = Letters(book, setup)
        self._facts: list[Fact] = []

    def answer(self, view: State, me: Seat, asks: list[Question], chance: Random) -> Input:
        return self._checked(self.choose(self._seen(view, me, asks, []), chance), me, asks)

    def speak(self, view: State, me: Seat, offers: list[Question], chance: Random) -> Input | None:
        said = self.volunteer(self._seen(view, me, [], offers), chance)
        return None if said is None else self._checked(said, me, offers)

    def _seen(self, state: State, me: Seat, asks: list[Question], offers: list[Question]) -> View:
        letters, name = self._letters, self._letters.names[me]
        self._facts += [letters.fact(fact, me) for fact in state.facts[len(self._facts) :]]
        asked, offered = ([ask_of(letters, ask, me, name) for ask in some] for some in (asks, offers))
        return View(letters, name, state, tuple(self._facts), tuple(asked), tuple(offered))

    def _checked(self, answer: Answer | str, me: Seat, asks: list[Question]) -> Input:
        if not isinstance(answer, Answer | str):
            raise not_this(f"{type(self).__name__} answers", answer, "an answer")
        given = self._letters.read(answer)
        if given.seat == me and any(takes(ask, given.act, given.args) for ask in asks):
            return given
        legal = "; ".join(repr(ask_of(self._letters, ask, me, self._letters.names[me]).answers) for ask in asks)
        raise CitySleepsError(f"{type(self).__name__} answers {answer}, which is not legal: {legal}", "not_legal")


def cast_of(bots: Bots, book: Rules[Any], seats: tuple[str, ...]) -> Cast:
    """The bot of each party or seat. Checks the names, classes and `module:Class` that a user gave."""
    if not isinstance(bots, Mapping):
        return dict.fromkeys(book.parties, kind_of(bots))
    for name in bots:
        if name not in (*book.parties, *seats):
            hint = nearest(str(name), list(book.parties))
            raise Unknown("unknown_party", f"there is no party or seat {name}; {hint}")
    return {name: kind_of(kind) for name, kind in bots.items()}


def kind_of(bot: str | Make) -> Kind:
    """A built-in bot by its name, or a user's own bot: the class, a function that makes one, or `module:Class`."""
    if not isinstance(bot, str):
        return maker(bot)
    if bot in BOTS:
        return bot
    if not re.fullmatch(r"[\w.]+:\w+", bot):
        raise Unknown("unknown_bot", f"there is no bot {bot}; {nearest(bot, list(BOTS))}")
    module, _, name = bot.partition(":")
    try:
        kind = getattr(import_module(module), name, None)
    except ModuleNotFoundError as error:
        raise Unknown("unknown_bot", f"there is no bot {bot}: {error}") from error
    if not (isinstance(kind, type) and issubclass(kind, Player)):
        raise Unknown("unknown_bot", f"there is no bot {bot}: {module} has no class of bots {name}")
    return maker(kind)


def maker(make: Make) -> Make:
    """A class of bots, or a function. It is called without arguments, once for each seat."""
    if isinstance(make, Player):
        raise CitySleepsError(f"each seat needs a bot of its own: give the class {type(make).__name__}", "bad_bots")
    if not callable(make) or (isinstance(make, type) and not issubclass(make, Player)):
        raise not_this("bots", make, "a name, a class of bots, or a mapping of parties and seats to these")
    try:
        signature(make).bind()
    except TypeError as error:
        raise CitySleepsError(f"{make.__name__} cannot be made without arguments: {error}", "bad_bots") from error
    except ValueError:  # it is compiled, and does not say
        pass
    return make
