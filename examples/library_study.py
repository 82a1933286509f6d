"""What is the commissar worth? `python examples/library_study.py` plays `original` with ten careful players.

It counts how often black wins, by how the commissar's first night went: whether the check has found a black player.
"""

from collections import Counter

from citysleeps import play_games

GAMES = 300


def main(games: int = GAMES) -> None:
    played: Counter[str] = Counter()
    black: Counter[str] = Counter()
    for game in play_games("original", seats=10, games=games, bots="careful", seed="study"):
        checks = [line.fact for line in game.log if line.fact.name == "check_answer"]
        commissar = [fact for fact in checks if game.card(fact["seat"]) == "commissar"]
        first = commissar[0]["answer"] if commissar else "no check"
        played[first] += 1
        black[first] += game.winner == "black"
    for first, number in sorted(played.items()):
        print(f"{first:10} {number:5} games, black wins {black[first] / number:.2f}")


if __name__ == "__main__":
    main()
