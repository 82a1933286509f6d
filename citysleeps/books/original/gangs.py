"""Sections 5.3 and 6: how a gang meets, plans and kills, with open eyes or with closed ones."""

from __future__ import annotations

from collections.abc import Callable

from citysleeps.books.original import werewolf
from citysleeps.books.original.facts import (
    GangChoice,
    GangMet,
    Noted,
    Planned,
    PlanRecorded,
    Pointed,
)
from citysleeps.books.original.game import Original
from citysleeps.books.original.night import MAY_PASS, Night, Step
from citysleeps.books.pace import TOGETHER, apart
from citysleeps.books.scene import Line
from citysleeps.kernel.ask import ANEW, Answer, Ask, target
from citysleeps.kernel.endings import Ending, lasts
from citysleeps.kernel.forms import Numbers, Slot
from citysleeps.kernel.seats import NOBODY, Seat, Seats, bit, each
from citysleeps.kernel.stops import First


class Gang(Step):
    """The mafia (mafia, don) or the yakuza (yakuza, ninja); ORIG-1236 two separate groups."""

    def called(self, night: Night) -> tuple[Seat, ...]:
        """ORIG-606, ORIG-R25 With closed eyes the host calls the numbers of the living; ORIG-616 for each gang from the
        beginning."""
        if night.game.settings.kill_method == "open_eyes" or night.game.night == 1:
            return ()
        return each(night.living)

    def lasts(self, game: Original, seconds: int) -> int:
        """ORIG-602, ORIG-1605 The planning of night 1 takes the place of the step's own time; ORIG-R29 a later one
        comes on top of it."""
        planning = game.seconds_of("planning_seconds")
        if game.settings.kill_method == "open_eyes":
            return seconds
        if game.night == 1:
            return planning
        return seconds + planning if seconds and self.plans_anew(game) else seconds

    def together(self, game: Original, length: int) -> Ending:
        """ORIG-R104 The planning of night 1 ends only at moments drawn by lot, so that no tap is seen to end it; a
        step in which a gang plans again has its whole length, or it would tell whether the gang lives."""
        if len(self.nights(game)) == 1:
            return super().together(game, length)
        every = apart(game.settings.night_pace, length) if game.night == 1 else 0
        return lasts(length, 1 + game.chance.below(every) if every else 0, every=every)

    def plans_anew(self, game: Original) -> bool:
        """ORIG-R29 After every third night, with `gang_replan: window`."""
        return game.settings.gang_replan == "window" and game.night % 3 == 1

    def chooses(self, game: Original) -> str:
        """ORIG-532, ORIG-552 With open eyes they point, but not in night 1; ORIG-533, ORIG-607 with closed ones they
        plan, then mark."""
        if game.settings.kill_method == "open_eyes":
            return "point" if game.night > 1 else ""
        return "mark" if game.night > 1 else "plan"

    def nights(self, game: Original) -> tuple[int, ...]:
        """ORIG-602, ORIG-R29 The three nights to come, where the gang plans them."""
        ahead = (game.night + 1, game.night + 2, game.night + 3)
        if game.settings.kill_method == "open_eyes" or (game.night > 1 and not self.plans_anew(game)):
            return (game.night,)
        return ahead if game.night == 1 else (game.night, *ahead)

    def lines(self, game: Original) -> tuple[Line, ...]:
        """ORIG-R29 After the time for its shots a gang that plans again is called again."""
        lines = super().lines(game)
        if game.night == 1 or len(self.nights(game)) == 1:
            return lines
        return (*lines, Line(f"step-plans-{self.name}", game.seconds_of("night_step_seconds")))

    async def first_night(self, night: Night) -> None:
        """ORIG-532, ORIG-703, ORIG-704 They learn who they are; ORIG-601 and with closed eyes plan three murders."""
        game = night.game
        members = game.gang_members(self.name, night.living)
        self.meet(game, members)
        if game.settings.kill_method == "closed_eyes":
            await self.plan(night, members)

    async def night(self, night: Night) -> None:
        game = night.game
        members = werewolf.shooters(game, self.name)
        wolf = bit(werewolf.the_werewolf(game)) & members
        blind = game.settings.werewolf_joins == "blind" and game.settings.kill_method == "closed_eyes"  # ORIG-R53
        if wolf and not game.werewolf_met and not blind:
            self.meet(game, members)  # ORIG-1261
        if game.settings.kill_method == "open_eyes":
            await self.point(night, members)
            return
        if game.settings.plan_reminder == "on" and self.name in game.plans:
            game.tell(members & ~game.absent, game.plans[self.name])  # ORIG-619
        strangers = wolf if blind else 0
        if self.plans_anew(game):
            game.limit(game.seconds_of("night_step_seconds"))
        await self.shoot(night, members, strangers)
        if self.plans_anew(game) and not (game.lasting and game.innermost().is_over):
            is_timed = game.innermost().ends.seconds or not game.lasting  # by hand: no limit
            game.limit(game.seconds_of("planning_seconds") if is_timed else 0)
            await self.plan(night, members & ~strangers)  # ORIG-R29; among people, one `next` ends a step

    def meet(self, game: Original, members: Seats) -> None:
        """ORIG-R48 They learn seat and card of one another."""
        seats = each(members)
        game.tell(members & ~game.absent, GangMet(self.name, seats, tuple([game.cards[seat] for seat in seats])))

    async def plan(self, night: Night, members: Seats) -> None:
        """ORIG-602, ORIG-621 Each names a living player for each of the next three nights; the others see it at
        once."""
        game = night.game
        nights = range(game.night + 1, game.night + 4)
        named: dict[tuple[int, Seat], Seat] = {}

        def note(answer: Answer) -> None:
            ahead = answer.args[1]
            assert isinstance(ahead, int)
            named[ahead, answer.seat] = target(answer)
            game.tell(members & ~game.absent, Planned(answer.seat, ahead, target(answer)))

        def agreed() -> bool:
            return all(is_common([named.get((ahead, m)) for m in each(members & ~game.absent)]) for ahead in nights)

        await settle(game, members, "plan", (night.living, Numbers(nights[0], nights[-1])), (), note, agreed)
        recorded = tuple([common([named.get((ahead, m), NOBODY) for m in each(members)]) for ahead in nights])
        game.tell(members & ~game.absent, PlanRecorded(tuple(nights), recorded, self.name))

    async def point(self, night: Night, members: Seats) -> None:
        """ORIG-552 Silently settle on one victim; the others see at once where one points."""
        game = night.game
        options = night.living & ~members if game.settings.team_target == "forbidden" else night.living
        pointed: dict[Seat, Seat] = {}

        def note(answer: Answer) -> None:
            pointed[answer.seat] = target(answer)
            game.tell(members & ~game.absent, Pointed(answer.seat, target(answer)))

        def agreed() -> bool:
            return is_common([pointed.get(member) for member in each(members & ~game.absent)])

        if options:
            await settle(game, members, "point", (options,), MAY_PASS, note, agreed)
        marks = [pointed.get(member, NOBODY) for member in each(members)]
        victim = most(marks) if game.settings.gang_agreement == "majority" else common(marks)
        game.tell(members & ~game.absent, GangChoice(victim))
        self.kill(night, marks, victim)

    async def shoot(self, night: Night, members: Seats, strangers: Seats) -> None:
        """ORIG-607 While the numbers are called each member marks at most one player (ORIG-608), or nobody; ORIG-617 in
        secret."""
        game = night.game
        marked: dict[Seat, Seat] = {}
        waiting = members
        while True:
            asks = [self.mark(night, waiting & ~strangers, members & ~strangers)]
            if waiting & strangers:
                asks.append(self.mark(night, waiting & strangers, strangers))
            answer = await First(asks)
            if answer is ANEW:  # somebody of the gang has left
                continue
            if answer.seat < 0:
                break
            me = answer.seat
            waiting &= ~bit(me)
            marked[me] = target(answer)
            game.tell(bit(me), Noted(me, answer.act, marked[me], game.night))
        marks = [marked.get(member, NOBODY) for member in each(members)]
        self.kill(night, marks, common(marks))

    def mark(self, night: Night, seats: Seats, mates: Seats) -> Ask:
        """ORIG-R23 With `team_target: forbidden` nobody may mark a member whom he has met."""
        game = night.game
        options = night.living & ~mates if game.settings.team_target == "forbidden" else night.living
        return Ask(seats, "mark", (options,), MAY_PASS)  # ORIG-519

    def kill(self, night: Night, marks: list[Seat], victim: Seat) -> None:
        """ORIG-609, ORIG-610 All members the same player, or the attempt fails; ORIG-618 no member is told."""
        if victim == NOBODY and any(mark != NOBODY for mark in marks):
            night.disagree(self.name)
        else:
            night.attack(self.name, victim)


async def settle(
    game: Original,
    members: Seats,
    act: str,
    slots: tuple[Slot, ...],
    idle: tuple[str, ...],
    note: Callable[[Answer], None],
    agreed: Callable[[], bool],
) -> None:
    """ORIG-513, ORIG-1903 Each may change his mind until all who are awake are done; a change takes his `done` back.
    ORIG-603, ORIG-1904 Or until the time is over, and it counts as it stands; ORIG-R104 or, at a night that goes on
    together, until they agree."""
    done = 0
    while members & ~game.absent & ~done:
        awake = members & ~game.absent
        still = Ask(awake & ~done, act, slots, (*idle, "done"), "done")
        again = Ask(awake & done, act, slots, idle, "done")
        answer = await First([still, again])
        if answer is ANEW:
            continue
        if answer.seat < 0:
            return
        if answer.act == "done":
            done |= bit(answer.seat)
        else:
            done &= ~bit(answer.seat)
            note(answer)
            if game.settings.night_pace == TOGETHER and agreed():
                return


def is_common(marks: list[Seat | None]) -> bool:
    """ORIG-R104 Has each of them made a mark, and all of them the same?"""
    return None not in marks and len(set(marks)) == 1


def common(marks: list[Seat]) -> Seat:
    """ORIG-553, ORIG-609 The seat that all of them marked; nobody if they differ or one marked nobody."""
    for mark in marks:
        if mark != marks[0]:
            return NOBODY
    return marks[0] if marks else NOBODY


def most(marks: list[Seat]) -> Seat:
    """ORIG-R22 The seat that most of them point at; a tie for most gives nobody."""
    counts = {mark: marks.count(mark) for mark in marks if mark != NOBODY}
    best = max(counts.values(), default=0)
    leaders = [seat for seat in counts if counts[seat] == best]
    return leaders[0] if len(leaders) == 1 else NOBODY
