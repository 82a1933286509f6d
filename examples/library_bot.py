"""A bot for `bigcity` that never names its own: whoever was awake beside it in the night.

python examples/library_bot.py
cd examples && citysleeps simulate bigcity --seats 10 --bots criminals=library_bot:Loyal
"""

from random import Random

from citysleeps import Answer, Bot, View, simulate


class Loyal(Bot):
    """Plays at random, but for that."""

    def choose(self, view: View, chance: Random) -> Answer:
        ask = view.asks[0]
        own = {view.seat}.union(*(fact["seats"] for fact in view.facts if fact.name == "awake"))
        options = [answer for answer in ask.options if not own.intersection(answer.seats)]
        return chance.choice(options or ask.idle or ask.options)


def main(games: int = 300) -> None:
    plain = simulate("bigcity", seats=10, games=games)
    loyal = simulate("bigcity", seats=10, games=games, bots={"criminals": Loyal})
    for name, result in (("random", plain), ("loyal", loyal)):
        print(f"{name} criminals win {1 - result.wins.get('citizens', 0) / games:.2f} of the games")


if __name__ == "__main__":
    main()
