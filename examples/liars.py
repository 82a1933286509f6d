"""Eight ways to play for the mafia in `original`, for those who want to know how well their town reads liars.

    cd examples && citysleeps simulate original --seats 10 --games 300 --bots town=reasoning,mafia=liars:Framer
    python bench/unseen.py --games 300 --only liars:Framer,liars:Rival

They are written with the library alone, and no number of the bots that come with City Sleeps is fitted to them.
"""

from collections import Counter
from collections.abc import Iterable
from random import Random

from citysleeps import Answer, Bot, Fact, View


class Liar(Bot):
    """Knows its gang, kills a commissar who has come out, else by a lot that all of the gang draw alike. It accuses
    nobody, votes with the talk of the day, and says nothing."""

    speaks = ("claim",)

    def __init__(self) -> None:
        self.read = 0
        self.gang: set[str] = set()
        self.out: list[str] = []  # who claims to be the commissar, the first one first
        self.suspected: Counter[str] = Counter()  # whom the others have named today
        self.pointed = ""  # where another of the gang points
        self.trial: tuple[str, ...] = ()
        self.called = ""
        self.said: set[str] = set()
        self.told: list[tuple[str, str]] = []  # what it says that it found, night by night

    # What it knows

    def learn(self, view: View) -> None:
        self.gang.add(view.seat)
        for fact in view.facts[self.read :]:
            self.hear(fact, view.seat)
        self.read = len(view.facts)

    def hear(self, fact: Fact, me: str) -> None:
        match fact.name:
            case "gang_met":
                self.gang.update(fact["members"])
            case "night_began":
                self.pointed = ""
            case "day_began":
                self.suspected.clear()
            case "pointed" if fact["member"] != me and fact["seat"]:
                self.pointed = fact["seat"]
            case "vote_opened":
                self.trial = fact["candidates"]
            case "called":
                self.called = fact["candidate"]
            case "claimed" if fact["kind"] in ("think", "sure") and fact["words"] == ("black",):
                self.suspected[fact["seats"][0]] += 1
            case "claimed" if fact["words"] == ("commissar",) and fact["kind"] == "am" and fact["seat"] not in self.out:
                self.out.append(fact["seat"])

    def town(self, view: View) -> list[str]:
        return [seat for seat in view.alive if seat not in self.gang]

    # What it does

    def choose(self, view: View, chance: Random) -> Answer:
        self.learn(view)
        ask = view.asks[0]
        wanted = {"nominate": self.accuses, "vote": self.votes, "point": self.kills, "check": self.checks}.get(ask.act)
        seat = wanted(view, chance) if wanted else ""
        found = [answer for answer in ask.options if answer.args == (seat,)]
        if ask.act == "ready":
            return ask.options[0]
        if view.phases[-1] == "all_or_none":
            return chance.choice(ask.options)
        return (found or ask.idle or ask.options)[0]

    def accuses(self, view: View, chance: Random) -> str:
        return ""

    def votes(self, view: View, chance: Random) -> str:
        """Against whom most have spoken today, and it raises its hand when that one is called."""
        others = [seat for seat in self.trial if seat != view.seat]
        return max(others, key=lambda seat: self.suspected[seat], default="")

    def kills(self, view: View, chance: Random) -> str:
        if self.pointed in view.alive and self.pointed not in self.gang:
            return self.pointed
        prey = [seat for seat in self.town(view) if seat in self.out] or self.town(view)
        return Random(f"{view.numbers['night']}/{prey}").choice(prey) if prey else ""

    def checks(self, view: View, chance: Random) -> str:
        unknown = [seat for seat in self.town(view) if not view.known(seat)]
        return chance.choice(unknown) if unknown else ""

    # What it says

    def volunteer(self, view: View, chance: Random) -> Answer | None:
        """The next of its claims that it has not made on this day. What it found it says once in a game."""
        self.learn(view)
        for claim in self.claims(view, chance):
            key = claim if claim.startswith(("am", "checked")) else f"{view.numbers['day']} {claim}"
            for offer in view.offers:
                if key not in self.said and offer.takes(f"{view.seat} claim {claim}"):
                    self.said.add(key)
                    return offer.answer(*claim.split())
        return None

    def claims(self, view: View, chance: Random) -> Iterable[str]:
        return ()

    def speaks_alone(self, view: View) -> bool:
        """Whether it has the floor, and no other of its gang has come out."""
        return view.phases[-1] == "speech" and not any(seat in self.gang - {view.seat} for seat in self.out)

    def poses(self, view: View, found: Iterable[tuple[str, str]]) -> list[str]:
        """To be the commissar, with one result for each night. What it has said once, it keeps to."""
        results = iter(found)
        while len(self.told) < view.numbers["night"]:
            seen = {seat for seat, _ in self.told}
            self.told.append(
                next((one for one in results if one[0] not in seen), self.told[-1] if self.told else ("", ""))
            )
        checked = [f"checked {seat} {answer} {night}" for night, (seat, answer) in enumerate(self.told, 1) if seat]
        return ["am commissar", *checked]


class Framer(Liar):
    """Comes out on day 1 and calls one of the town black, another one every day. Accuses whom it has framed."""

    def framed(self, view: View) -> list[str]:
        return [seat for seat, answer in self.told if answer == "nod" and seat in view.alive]

    def accuses(self, view: View, chance: Random) -> str:
        return self.framed(view)[-1] if self.framed(view) else ""

    def votes(self, view: View, chance: Random) -> str:
        framed = [seat for seat in self.framed(view) if seat in self.trial]
        return framed[-1] if framed else super().votes(view, chance)

    def claims(self, view: View, chance: Random) -> Iterable[str]:
        if not self.told and not self.speaks_alone(view):
            return ()
        town = self.town(view)
        chance.shuffle(town)
        return self.poses(view, [(seat, "nod") for seat in town])


class Rival(Framer):
    """Waits for a commissar, says that this is a lie, and that it has found him black."""

    def claims(self, view: View, chance: Random) -> Iterable[str]:
        liars = [seat for seat in self.out if seat in self.town(view)]
        if not self.told and not (liars and self.speaks_alone(view)):
            return ()
        friends = [(seat, "no_nod") for seat in self.town(view) if seat not in liars]
        chance.shuffle(friends)
        nights = view.numbers["night"] - len(self.told)
        return self.poses(view, [*friends[: nights - 1], *((seat, "nod") for seat in liars), *friends])


class Bus(Liar):
    """Says from day 2 on that one of its gang is black, and votes so: always the same one, whom all of them give up."""

    def given_up(self, view: View) -> str:
        gang = sorted(seat for seat in self.gang if seat in view.alive)
        return gang[-1] if len(gang) > 1 and view.numbers["day"] > 1 else ""

    def accuses(self, view: View, chance: Random) -> str:
        return self.given_up(view)

    def votes(self, view: View, chance: Random) -> str:
        own = self.given_up(view)
        return own if own in self.trial and own != view.seat else super().votes(view, chance)

    def claims(self, view: View, chance: Random) -> Iterable[str]:
        own = self.given_up(view)
        return [f"think {own} black"] if own and own != view.seat and view.phases[-1] == "speech" else ()


class Shade(Liar):
    """Says nothing and accuses nobody. Votes with the talk of the day, whoever that is against."""


class Flock(Liar):
    """Says whom most have suspected today, accuses that one and votes so, unless it is one of its own."""

    def most(self, view: View, some: Iterable[str]) -> str:
        named = [seat for seat in some if seat not in self.gang and self.suspected[seat]]
        return max(named, key=lambda seat: self.suspected[seat], default="")

    def accuses(self, view: View, chance: Random) -> str:
        return self.most(view, view.alive)

    def votes(self, view: View, chance: Random) -> str:
        return self.most(view, self.trial) or super().votes(view, chance)

    def claims(self, view: View, chance: Random) -> Iterable[str]:
        seat = self.most(view, view.alive)
        return [f"think {seat} black"] if seat and view.phases[-1] == "speech" else ()


class Honest(Framer):
    """Comes out on day 2 with results that are true: it clears the town. From day 3 on it finds one of them black."""

    def claims(self, view: View, chance: Random) -> Iterable[str]:
        day = view.numbers["day"]
        if not self.told and not (day >= 2 and self.speaks_alone(view)):
            return ()
        town = self.town(view)
        chance.shuffle(town)
        return self.poses(view, [(seat, "nod" if day > 2 and self.told else "no_nod") for seat in town])


class Sower(Liar):
    """Says every day of two of the town that it suspects them, accuses the first and votes against either."""

    def targets(self, view: View) -> list[str]:
        town = self.town(view)
        return Random(f"{view.seat}/{view.numbers['day']}/{town}").sample(town, min(2, len(town)))

    def accuses(self, view: View, chance: Random) -> str:
        return self.targets(view)[0]

    def votes(self, view: View, chance: Random) -> str:
        hit = [seat for seat in self.targets(view) if seat in self.trial]
        return hit[0] if hit else super().votes(view, chance)

    def claims(self, view: View, chance: Random) -> Iterable[str]:
        return [f"think {seat} black" for seat in self.targets(view)] if view.phases[-1] == "speech" else ()


class Windbag(Liar):
    """Says on every day one thing that came to its mind, and accuses and votes by lot."""

    def __init__(self) -> None:
        super().__init__()
        self.spoken = 0

    def accuses(self, view: View, chance: Random) -> str:
        return chance.choice(["", *view.alive])

    def votes(self, view: View, chance: Random) -> str:
        return Random(f"{view.seat}/{view.numbers['day']}").choice(
            [seat for seat in self.trial if seat != view.seat] or [""]
        )

    def claims(self, view: View, chance: Random) -> Iterable[str]:
        if self.spoken == view.numbers["day"] or view.phases[-1] != "speech":
            return ()
        self.spoken = view.numbers["day"]
        other = chance.choice([seat for seat in view.alive if seat != view.seat])
        said = [f"think {other} black", f"sure {other} red", "am commissar", f"ask {other} why", f"think {other} red"]
        return [chance.choice(said)]
