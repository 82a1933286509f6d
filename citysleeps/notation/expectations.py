"""What a scenario may expect: one function for each key of `expect`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from citysleeps.kernel.ask import Answer, Ask, takes
from citysleeps.kernel.facts import Fact, fact_name, fields
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import ALL, HOST, SPECTATORS, Seat, Seats, each
from citysleeps.notation.words import (
    SEATLESS,
    NotUnderstood,
    bracketed,
    matches,
    nearest,
    read_move,
    seat_named,
    write_fact,
)
from citysleeps.views.view import told_to, view

AUDIENCES = {"all": ALL, "host": HOST, "spectators": SPECTATORS}
Wanted = object  # as YAML reads it: words, a number, a list or a map


class Fails(Exception):
    """An expectation does not hold. The text says what was expected and what came."""


class Position:
    """The game at one point of the scenario, and how much of its log earlier expectations have read."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.book = play.book
        self.names = play.setup.seats
        self.read = 0

    def expect(self, expected: Mapping[str, Wanted]) -> None:
        """Check every expectation, then count all facts told so far as read."""
        for key, wanted in expected.items():
            if key in EXPECTATIONS:
                EXPECTATIONS[key](self, wanted)
            else:
                number(self, key, wanted)
        self.read = len(self.play.game.facts)

    def where(self) -> list[str]:
        return self.play.game.where()

    def told(self) -> str:
        """Everything told since the last expectation, one line for each audience."""
        told: dict[str, list[str]] = {}
        for to, fact in self.play.game.log[self.read :]:
            told.setdefault(self.audience(to), []).append(brief(write_fact(fact, self.names)))
        lines = [f"\n  told to {who}: {', '.join(facts)}" for who, facts in told.items()]
        return "".join(lines) or "\n  nothing was told since the last expect"

    def audience(self, to: Seats) -> str:
        """Who is told something. The host always is, and is named only if nobody else is told."""
        if to == ALL:
            return "all"
        seats = [self.names[seat] for seat in each(to & (HOST - 1))] + ["the spectators"] * (to & SPECTATORS > 0)
        return " and ".join(seats) or "the host"

    def open_to(self, seat: Seat) -> list[Ask]:
        stop = self.play.game.stop
        return stop.open_to(seat) + stop.offered_to(seat)

    def may(self, seat: Seat, text: str) -> bool:
        """Whether the seat may do this act now: `guard` with any argument, `guard A` with this one."""
        act, *rest = text.split(maxsplit=1)
        if act == "leave":
            return not self.play.reason(Answer(seat, "leave"))
        if rest:
            answer = read_move(f"{self.names[seat]} {text}", self.names, self.book)
            return any(takes(ask, answer.act, answer.args) for ask in self.open_to(seat))
        own = self.open_to(seat)
        return any(act in ask.idle or (act == ask.act and 0 not in ask.slots and not ask.barred) for ask in own)

    def known(self, seat: Seat, other: Seat) -> list[str]:
        """What one seat knows about another: first the card, which may be empty, then everything else."""
        return view(self.book, self.play.setup, self.play.game.log, 1 << seat).known(other)

    # Reading what is wanted

    def seats(self, value: Wanted) -> list[Seat]:
        return [seat_named(word, self.names) for word in words(value, "seats") if word != "nobody"]

    def by_seat(self, value: Wanted, key: str) -> list[tuple[Seat, Wanted]]:
        return [(seat_named(str(seat), self.names), wanted) for seat, wanted in mapping(value, key).items()]

    def same_seats(self, what: str, wanted: Wanted, came: Seats) -> None:
        if tuple(sorted(self.seats(wanted))) != each(came):
            said = " ".join(self.names[seat] for seat in each(came)) or "nobody"
            raise Fails(f"expected {what} {' '.join(words(wanted, what)) or 'nobody'}; came {said}")


def words(value: Wanted, key: str) -> list[str]:
    """`A B C` or `[A, B, C]`."""
    if value is None:
        return []
    if isinstance(value, (str, int)):
        return str(value).split()
    if isinstance(value, list):
        return [str(word) for word in value]
    raise NotUnderstood(f"{key}: {value} is neither words nor a list")


def mapping(value: Wanted, key: str) -> dict[object, Wanted]:
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise NotUnderstood(f"{key} is a map, such as {{A: …}}")
    return value


def brief(text: str) -> str:
    return text if len(text) <= 100 else text[:99] + "…"


# The expectations


def alive(at: Position, wanted: Wanted) -> None:
    at.same_seats("alive", wanted, at.play.game.living)


def dead(at: Position, wanted: Wanted) -> None:
    game = at.play.game
    at.same_seats("dead", wanted, ((1 << game.size) - 1) & ~game.living)


def phase(at: Position, wanted: Wanted) -> None:
    for name in words(wanted, "phase"):
        if name not in at.book.phases:
            raise NotUnderstood(f"there is no phase or step {name}; {nearest(name, list(at.book.phases))}")
        if name not in at.where():
            raise Fails(f"expected {name}")


def number(at: Position, key: str, wanted: Wanted) -> None:
    numbers = at.book.numbers(at.play.game)
    if numbers.get(key) != wanted:
        raise Fails(f"expected {key} {wanted}; came {numbers.get(key, 'none in this book')}")


def knows(at: Position, wanted: Wanted) -> None:
    for seat, about in at.by_seat(wanted, "knows"):
        for other, expected in at.by_seat(about, "knows"):
            known = [word for word in at.known(seat, other) if word]
            for word in words(expected, "knows"):
                if word not in known:
                    them = f"{at.names[seat]} was to know {at.names[other]} as {word}"
                    raise Fails(f"{them}; knows {' '.join(known) or 'nothing'}")


def unknown(at: Position, wanted: Wanted) -> None:
    for seat, others in at.by_seat(wanted, "unknown"):
        for other in at.seats(others):
            card = at.known(seat, other)[0]
            if card:
                raise Fails(f"{at.names[seat]} was not to know {at.names[other]}; knows {card}")


def may(at: Position, wanted: Wanted) -> None:
    for seat, act in acts(at, wanted, "may"):
        if not at.may(seat, act):
            open_acts = " ".join(ask.act for ask in at.open_to(seat))
            raise Fails(f"{at.names[seat]} may not {act}; may {open_acts or 'do nothing'}")


def may_not(at: Position, wanted: Wanted) -> None:
    for seat, act in acts(at, wanted, "may_not"):
        if at.may(seat, act):
            raise Fails(f"{at.names[seat]} may {act}")


def acts(at: Position, wanted: Wanted, key: str) -> list[tuple[Seat, str]]:
    found = []
    for seat, listed in at.by_seat(wanted, key):
        found += [(seat, str(act)) for act in (listed if isinstance(listed, list) else [listed])]
    for _, act in found:
        name = act.split()[0] if act.split() else ""
        if name not in at.book.acts:
            raise NotUnderstood(f"there is no act {name}; {nearest(name, list(at.book.acts))}")
    return found


def asked(at: Position, wanted: Wanted) -> None:
    waiting = 0
    for seats in at.play.game.stop.waiting:
        waiting |= seats
    at.same_seats("asked", wanted, waiting)


def limit(at: Position, wanted: Wanted) -> None:
    for seat, seconds in at.by_seat(wanted, "limit"):
        came = [at.play.game.allowed for ask in at.open_to(seat)]
        if seconds not in came:
            raise Fails(f"expected a limit of {seconds} s for {at.names[seat]}; came {came or 'no ask'}")


def lapse(at: Position, wanted: Wanted) -> None:
    for seat, word in at.by_seat(wanted, "lapse"):
        came = [ask.lapse for ask in at.open_to(seat)]
        if str(word) not in came:
            raise Fails(f"expected {word} when the time of {at.names[seat]} runs out; came {came or 'no ask'}")


def lasts(at: Position, wanted: Wanted) -> None:
    game = at.play.game
    period = game.lasting_period
    came = period.ends.seconds or period.ends.least if period else game.allowed
    if wanted != came:
        raise Fails(f"expected {wanted} s; came {came}")


def votes(at: Position, wanted: Wanted) -> None:
    hands, _ = at.book.votes(at.play.game)
    for candidate, voters in mapping(wanted, "votes").items():
        at.same_seats(f"votes for {candidate}", voters, hands.get(choice(at, candidate), 0))


def count(at: Position, wanted: Wanted) -> None:
    _, counts = at.book.votes(at.play.game)
    for candidate, expected in mapping(wanted, "count").items():
        came = counts.get(choice(at, candidate))
        if came != expected:
            raise Fails(f"expected {expected} votes for {candidate}; came {'none' if came is None else came}")


def choice(at: Position, candidate: Wanted) -> int | str:
    """The seat, or the word, that is voted for."""
    name = str(candidate)
    return name if name in at.book.ballot_words and name not in at.names else seat_named(name, at.names)


def over(at: Position, wanted: Wanted) -> None:
    game = at.play.game
    if not isinstance(wanted, bool):
        raise NotUnderstood(f"over is true or false, not {wanted}")
    if wanted != game.over:
        raise Fails(f"the game is {'over, winner ' + (game.winner or 'none') if game.over else 'not over'}")


def winner(at: Position, wanted: Wanted) -> None:
    """The id of the winner. `none`: nobody has won yet. `draw`: the game is over and nobody has won."""
    game = at.play.game
    came = [game.winner] if game.winners else ["draw", "none"] if game.over else ["none"]
    if str(wanted) not in came:
        raise Fails(f"expected winner {wanted}; came {came[0]}")


def winners(at: Position, wanted: Wanted) -> None:
    at.same_seats("winners", wanted, at.play.game.winners)


def facts(at: Position, wanted: Wanted) -> None:
    for who, patterns in told_patterns(at, wanted):
        in_order(at, who, patterns)


def only_facts(at: Position, wanted: Wanted) -> None:
    for who, patterns in told_patterns(at, wanted):
        in_order(at, who, patterns)
        if len(told_since(at, who)) != len(patterns):
            raise Fails(f"{who} was told more")


def no_facts(at: Position, wanted: Wanted) -> None:
    for who, patterns in told_patterns(at, wanted):
        for fact in told_since(at, who):
            for pattern in patterns:
                if pattern == fact_name(fact) or matches(pattern, fact, at.names):
                    raise Fails(f"{who} was told {write_fact(fact, at.names)}")


def in_order(at: Position, who: str, patterns: list[str]) -> None:
    rest = iter(told_since(at, who))
    for pattern in patterns:
        if not any(matches(pattern, fact, at.names) for fact in rest):
            raise Fails(f"{who} was not told {pattern} (in this order)")


def told_patterns(at: Position, wanted: Wanted) -> list[tuple[str, list[str]]]:
    """The patterns of facts for each audience. A plain list means everybody."""
    found = []
    kinds = {fact_name(kind): kind for kind in at.book.facts}
    for who, listed in (wanted if isinstance(wanted, dict) else {"all": wanted}).items():
        patterns = [str(pattern) for pattern in (listed if isinstance(listed, list) else [listed])]
        for pattern in patterns:
            kind = (pattern.split() or [""])[0]
            if kind not in kinds:
                raise NotUnderstood(f"there is no fact {kind}; {nearest(kind, list(kinds))}")
            check_fields(at, pattern, kinds[kind])
        found.append((str(who), patterns))
    return found


def check_fields(at: Position, pattern: str, kind: type[Fact]) -> None:
    """Check that the seats and fields of a pattern exist: a misspelt one never matches, so `no_facts` would hold."""
    (_, *tokens), named = bracketed(pattern)
    marks = {name: mark for name, mark, _ in fields(kind) if mark != "me"}
    for field, item in named.items():
        if field not in marks:
            raise NotUnderstood(f"{fact_name(kind)} has no field {field}; {nearest(field, list(marks))}")
        check_words(at, pattern, marks[field], item)
    for _, mark, is_list in [field for field in fields(kind) if field[1] != "me"]:
        if not tokens:
            return
        bare = is_list and isinstance(
            tokens[0], str
        )  # a first list may have no brackets: it takes all words that follow
        taken = [token for token in tokens if isinstance(token, str)] if bare else tokens[0]
        check_words(at, pattern, mark, taken)
        tokens = tokens[len(taken) :] if bare else tokens[1:]


def check_words(at: Position, pattern: str, mark: str, item: str | list[str]) -> None:
    """Check that the seats in a pattern are at this table."""
    known = (*at.names, *at.book.ballot_words, *SEATLESS, "...")
    for word in [item] if isinstance(item, str) else item:
        if mark and word not in known:
            raise NotUnderstood(f"{pattern}: there is no seat {word} at this table: {' '.join(at.names)}")


def told_since(at: Position, who: str) -> list[Fact]:
    """What somebody was told since the last expectation. `all`: only facts told to everybody at once."""
    since = at.play.game.log[at.read :]
    if who == "all":
        return [fact for to, fact in since if to == ALL]
    return told_to(since, AUDIENCES[who] if who in AUDIENCES else 1 << seat_named(who, at.names))


EXPECTATIONS: dict[str, Callable[[Position, Wanted], None]] = {
    "alive": alive,
    "dead": dead,
    "phase": phase,
    "step": phase,
    "facts": facts,
    "only_facts": only_facts,
    "no_facts": no_facts,
    "knows": knows,
    "unknown": unknown,
    "may": may,
    "may_not": may_not,
    "asked": asked,
    "limit": limit,
    "lapse": lapse,
    "lasts": lasts,
    "votes": votes,
    "count": count,
    "over": over,
    "winner": winner,
    "winners": winners,
}
