"""Who wins, by the number of players? `python examples/balance.py` plays a thousand games of each table by random bots.

For the basic deck the exact answer is known (docs/simulate.md): black wins twice as often as its share of the cards.
"""

from citysleeps import BOOKS, simulate

GAMES = 1000


def main(games: int = GAMES) -> None:
    print("players  black wins  exact")
    for players in range(6, 14):
        cards = BOOKS["original"].composition(players)
        black = cards.get("mafia", 0) + cards["don"]
        result = simulate("original", seats=players, games=games, seed="balance")
        print(f"{players:7} {result.wins.get('black', 0) / games:11.3f} {2 * black / players:6.3f}")


if __name__ == "__main__":
    main()
