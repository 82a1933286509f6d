"""A table of bots, one in each seat, each with its own view and its own random numbers.

Every seat answers each ask once per step. After that, time runs out.
"""

from __future__ import annotations

from random import Random
from typing import Any

from citysleeps.agents.bot import Bot
from citysleeps.agents.random import go_on
from citysleeps.kernel.ask import Answer, Ask, takes
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.game import Game
from citysleeps.kernel.play import Play
from citysleeps.kernel.rules import Rules
from citysleeps.kernel.seats import HOST, Seat, Seats, each
from citysleeps.kernel.setup import Setup, without_secrets
from citysleeps.kernel.stops import Every, Stop


class Chair:
    """A bot in its seat, with everything this seat was told."""

    def __init__(self, bot: Bot[Any], seat: Seat, book: Rules[Any], setup: Setup, chance: Random) -> None:
        self.bot = bot
        self.seat = seat
        self.view: Game = book.blank(setup)
        self.chance = chance
        self.read = 0  # lines of the log
        bot.sit_down(book, without_secrets(setup), seat)

    def look(self, game: Game) -> None:
        """Add what this seat was told since the last look to its view."""
        facts, audiences, view, me = game.facts, game.audiences, self.view, 1 << self.seat
        for i in range(self.read, len(facts)):
            if audiences[i] & me:
                view.fold(facts[i])
                view.facts.append(facts[i])
        self.read = len(facts)

    def hear(self, facts: list[Fact]) -> None:
        """Add these facts to its view: what this seat was told next."""
        for fact in facts:
            self.view.fold(fact)
            self.view.facts.append(fact)

    def speak(self, offers: list[Ask]) -> Answer | None:
        """What the bot does without being asked, if anything."""
        answer = self.bot.speak(self.view, self.seat, offers, self.chance)
        if answer is None or any([takes(offer, answer.act, answer.args) for offer in offers]):
            return answer
        raise ValueError(f"the bot in seat {self.seat} is offered {offers} and does {answer}")

    def answer(self, asks: list[Ask]) -> tuple[Answer, str]:
        """The bot's answer, and the act of the ask that it answers."""
        me = 1 << self.seat
        mine = [Ask(me, ask.act, ask.slots, ask.idle, ask.lapse, barred=ask.barred) for ask in asks]
        answer = self.bot.answer(self.view, self.seat, mine, self.chance)
        for ask in asks:
            if answer.seat == self.seat and takes(ask, answer.act, answer.args):
                return answer, ask.act
        raise ValueError(f"the bot in seat {self.seat} is asked {mine} and answers {answer}")


def asked(bot: Bot[Any], seat: Seat, stop: Stop) -> list[Ask]:
    """What a bot is asked. If there is anything, also the offers that it heeds."""
    asks = stop.open_to(seat)
    return asks + [offer for offer in stop.offered_to(seat) if offer.act in bot.heeds] if asks else []


def offered(bot: Bot[Any], seat: Seat, stop: Stop) -> list[Ask]:
    """The offers for which a bot may speak."""
    return [offer for offer in stop.offered_to(seat) if offer.act in bot.speaks] if bot.speaks else []


def play_table(play: Play, bots: list[Bot[Any]], chances: list[Random]) -> None:
    """Let these bots play a game to its end. They are in the order of the seats."""
    game = play.game
    chairs = [Chair(bots[seat], seat, play.book, play.setup, chances[seat]) for seat in range(game.size)]
    clock = (-1, 0)
    answered: dict[str, Seats] = {}  # in this step, by act
    while not game.over:
        if game.running_clock != clock:
            clock = game.running_clock
            answered = {}
        if talk(play, chairs):
            continue
        if not go_round(play, chairs, answered):
            go_on(play)


def talk(play: Play, chairs: list[Chair]) -> bool:
    """Let the first bot act that does something without being asked. False if none does."""
    game = play.game
    for chair in chairs:
        offers = offered(chair.bot, chair.seat, game.stop)
        if offers:
            chair.look(game)
            answer = chair.speak(offers)
            if answer is not None:
                play.answer(answer)
                return True
    return False


def go_round(play: Play, chairs: list[Chair], answered: dict[str, Seats]) -> bool:
    """Let everybody answer who is asked and has not answered in this step. False if there is nobody."""
    game = play.game
    stop = game.stop
    waited = 0
    for waiting in stop.waiting:
        waited |= waiting
    found = False
    for seat in each(waited & ~HOST):
        asks = [ask for ask in asked(chairs[seat].bot, seat, stop) if not answered.get(ask.act, 0) >> seat & 1]
        if not asks:
            continue
        found = True
        chairs[seat].look(game)
        answer, act = chairs[seat].answer(asks)
        play.answer(answer)
        answered[act] = answered.get(act, 0) | 1 << seat
        if game.stop is not stop or not isinstance(stop, Every) or stop.heard is not None:
            break
    return found
