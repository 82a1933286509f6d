"""Who wins, by the number of players? `python examples/balance.py` plays a thousand games of each table by random bots.

For the basic deck the exact answer is known (docs/simulate.md): black wins twice as often as its share of the cards.
"""

from citysleeps.books.shelf import SHELF
from citysleeps.kernel.setup import Setup
from citysleeps.lab.simulate import gather, simulate

GAMES = 1000


def main(games: int = GAMES) -> None:
    book = SHELF["original"]
    print("players  black wins  exact")
    for players in range(6, 14):
        setup = book.settle(Setup(book="original", seats=tuple("ABCDEFGHIJKLM"[:players]), seed="balance"))
        result = gather(setup, simulate(setup, games, jobs=1), lambda done: None)
        black = {6: 1, 7: 2, 8: 2, 9: 3, 10: 3, 11: 3, 12: 3, 13: 4}[players]
        print(f"{players:7} {result.wins.get('black', 0) / games:11.3f} {2 * black / players:6.3f}")


if __name__ == "__main__":
    main()
