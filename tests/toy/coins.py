"""The book `coins`, read beside rules/coins.md: who holds the false coin?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec

from citysleeps.books.book import Book
from citysleeps.books.choosing import Choosable, number, one_of
from citysleeps.books.covering import covered
from citysleeps.books.dealing import check_named, check_row, dealt
from citysleeps.books.described import Advice, Composition, Cover, Description, Guide, Hosting, Phase, Piece, Told
from citysleeps.books.inputs import Reader
from citysleeps.books.lobby import Lobby
from citysleeps.books.scene import NOT_MINE, Own, Scene
from citysleeps.books.screen import Screen
from citysleeps.kernel.ask import Answer, Ask, target
from citysleeps.kernel.chance import Chance
from citysleeps.kernel.facts import Fact, Me, SeatField, SeatsField, fact_name
from citysleeps.kernel.forms import Text
from citysleeps.kernel.game import Game, Script, TheEnd
from citysleeps.kernel.rules import Meanwhile, Shapes
from citysleeps.kernel.seats import ALL, HOST_SEAT, NOBODY, Seat, Seats, bit, bits, each
from citysleeps.kernel.setup import BadSetup, Setup, Value, typed
from citysleeps.kernel.stops import Every

GOOD: Final = "good"
FALSE: Final = "false"
HONEST: Final = "honest"
FEWEST, MOST = 3, 8  # COIN-101

PRESETS: Final[dict[str, dict[str, Value]]] = {"plain": {}, "short": {"rounds": 1}}
HOSTING: Final = Hosting(setting="", modes={})
ACTS: Final[Shapes] = {"bet": ("seat",), "pass": (), "leave": ()}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    rounds: Annotated[int, one_of("COIN-401", 2, 1, 3, group="main")]
    bet_seconds: Annotated[int, number("COIN-402", 30, group="main")]


SETTINGS: Final = Choosable(Settings, PRESETS)


class GameSet(Fact, frozen=True):
    """COIN-101 Who sits where, and the settings."""

    seats: SeatsField
    settings: dict[str, Value]

    def apply(self, game: Coins) -> None:
        game.living = bits(self.seats)


class OwnCoin(Fact, frozen=True):
    """COIN-102 The own coin."""

    me: Me
    coin: str

    def apply(self, game: Coins) -> None:
        game.coins[self.me] = self.coin


class RoundBegan(Fact, frozen=True):
    """COIN-201 Everybody may bet."""

    number: int

    def apply(self, game: Coins) -> None:
        game.round = self.number


class BetsOpened(Fact, frozen=True):
    """COIN-202 Who bet on whom."""

    seats: SeatsField
    bets: SeatsField

    def apply(self, game: Coins) -> None:
        game.bets = dict(zip(self.seats, self.bets, strict=True))


class CoinShown(Fact, frozen=True):
    """COIN-202 A coin is shown to all."""

    seat: SeatField
    coin: str

    def apply(self, game: Coins) -> None:
        game.coins[self.seat] = self.coin
        game.open |= bit(self.seat)


class Left(Fact, frozen=True):
    """COIN-301 Somebody leaves."""

    seat: SeatField
    coin: str

    def apply(self, game: Coins) -> None:
        game.coins[self.seat] = self.coin
        game.open |= bit(self.seat)
        game.quit(self.seat)


class GameOver(Fact, frozen=True):
    """COIN-203, COIN-204 The end, and all the coins."""

    winner: str
    winners: SeatsField
    coins: tuple[str, ...]

    def apply(self, game: Coins) -> None:
        game.over = True
        game.winner = self.winner
        game.winners = bits(self.winners)
        game.coins = list(self.coins)


FACTS: Final = (GameSet, OwnCoin, RoundBegan, BetsOpened, CoinShown, Left, GameOver)


class Coins(Game):
    """What has happened so far."""

    def __init__(self, size: int, chance: Chance, chosen: dict[str, Value], dealt: list[str]) -> None:
        super().__init__(size, chance)
        self.chosen = chosen
        self.settings = msgspec.convert(chosen, Settings)
        self.dealt = dealt
        self.coins: list[str] = [""] * size
        self.open: Seats = 0  # who has shown a coin
        self.round = 0
        self.bets: dict[Seat, Seat] = {}

    def where(self) -> list[str]:
        return ["over" if self.over else "bets"]

    def known(self, seat: Seat) -> list[str]:
        return [self.coins[seat]]

    def party(self, seat: Seat) -> str:
        return FALSE if self.coins[seat] == FALSE else HONEST


class Shown(Scene, frozen=True, kw_only=True):
    """What one knows of the game."""

    round: int
    coins: list[str]  # by seat
    bets: dict[Seat, Seat]


async def play(game: Coins) -> None:
    deal(game)
    for round in range(1, game.settings.rounds + 1):
        game.tell(ALL, RoundBegan(round))
        game.limit(game.settings.bet_seconds)
        here = game.living & ~game.absent
        bets = Every([Ask(here, "bet", (here & ~game.open,), ("pass",), "pass", another=True)])
        await bets
        open_bets(game, {answer.seat: target(answer) for answer in bets.given})
    end(game, FALSE)


def deal(game: Coins) -> None:
    """COIN-101 Every coin is as likely to be the false one."""
    coins = game.dealt or [FALSE] + [GOOD] * (game.size - 1)
    if not game.dealt:
        game.chance.shuffle(coins)
    game.tell(ALL, GameSet(tuple(range(game.size)), game.chosen))
    for seat in range(game.size):
        game.tell(bit(seat), OwnCoin(seat, coins[seat]))


def open_bets(game: Coins, bets: dict[Seat, Seat]) -> None:
    """COIN-202 All at once; COIN-203 the false coin ends the game."""
    seats = each(game.living & ~game.absent)
    game.tell(ALL, BetsOpened(seats, tuple(bets.get(seat, NOBODY) for seat in seats)))
    counts = {seat: list(game.bets.values()).count(seat) for seat in seats}
    most = [seat for seat in seats if counts[seat] == max(counts.values()) > 0]
    if len(most) == 1:
        game.tell(ALL, CoinShown(most[0], game.coins[most[0]]))
        if game.coins[most[0]] == FALSE:
            end(game, HONEST)


def end(game: Coins, winner: str) -> None:
    winners = [seat for seat in range(game.size) if (game.coins[seat] == FALSE) == (winner == FALSE)]
    game.tell(ALL, GameOver(winner, tuple(winners), tuple(game.coins)))
    raise TheEnd


async def leave(game: Coins, seat: Seat) -> None:
    """COIN-301 The others go on betting."""
    game.tell(ALL, Left(seat, game.coins[seat]))
    if game.coins[seat] == FALSE:
        end(game, HONEST)


REASONS: Final[dict[str, tuple[str, ...]]] = {
    "bad_player_count": ("COIN-101",),
    "bad_setup": ("COIN-401",),
    "not_allowed": ("COIN-201",),
    "gone": ("COIN-301",),
    "wrong_time": ("COIN-201",),
    "no_bet": ("COIN-201",),
}


def completed(settings: dict[str, Value]) -> dict[str, Value]:
    return msgspec.structs.asdict(SETTINGS.complete(SETTINGS.read(settings)))


class CoinsLobby(Lobby[Coins]):
    """Before a game."""

    def describe(self) -> Description:
        coin = Piece(words="coin-good", icon="card", clause="COIN-101", copies=MOST - 1, side=HONEST)
        return Description(
            title="plays a game of one page: who holds the false coin?",
            seats=(FEWEST, MOST),
            presets=PRESETS,
            settings=SETTINGS.settings,
            groups=("main",),
            hosting=HOSTING,
            compositions=(Composition(settings={}, players={n: composition(n) for n in range(FEWEST, MOST + 1)}),),
            sides=(HONEST, FALSE),
            roles={GOOD: coin, FALSE: msgspec.structs.replace(coin, words="coin-false", copies=1, side=FALSE)},
            cards={},
            steps={},
            phases={"bets": Phase(kind="vote"), "over": Phase(kind="over")},
            facts={fact_name(fact): Told(public=fact is not OwnCoin, kept=True) for fact in FACTS},
            reasons=REASONS,
        )

    def advise(self, settings: dict[str, Value], players: int) -> Advice:
        chosen = completed(settings)
        players = max(players, FEWEST)
        return Advice(
            settings=chosen,
            preset="short" if chosen["rounds"] == 1 else "plain",
            recommended={},
            host="engine",
            players=players,
            least=FEWEST,
            most=MOST,
            composition=composition(players) if players <= MOST else {},
            lengths={"bets": int(str(chosen["bet_seconds"]))},
            bounds={},
            hindered={},
            notices=(),
        )

    def guide(self, settings: dict[str, Value], players: int) -> Guide:
        return Guide(book="coins", players=players)

    def cover(self) -> Cover:
        return covered(self, 1, FEWEST, dict.fromkeys(range(FEWEST, MOST + 1), (5, 10)))


class CoinsScreen(Screen[Coins]):
    """In a game."""

    def __init__(self) -> None:
        super().__init__(named={"coin": "coin", "coins": "coin", "winner": "winner"})

    def shown(self, view: Coins, me: Seat) -> Shown:
        return Shown(
            where=view.where(),
            living=each(view.living),
            left=each(view.absent),
            calls=(),
            prompts=(),
            terms={},
            own=Own(view.party(me), ()) if me != NOBODY else NOT_MINE,
            over=view.over,
            winner=view.winner,
            winners=each(view.winners),
            round=view.round,
            coins=view.coins.copy(),
            bets=view.bets.copy(),
        )


class CoinsBook(Book[Coins]):
    """Coins, one of them false."""

    def __init__(self) -> None:
        super().__init__("coins", "COIN", "1", CoinsLobby(), CoinsScreen())
        self.home = str(Path(__file__).parent)
        self.facts = FACTS
        self.acts = ACTS
        self.reasons = REASONS
        self.not_understood = "not_allowed"
        self.not_now = self.too_late = "wrong_time"
        self.phases = ("bets", "over")
        self.parties = (HONEST, FALSE)

    def complete(self, settings: dict[str, Value]) -> dict[str, Value]:
        return completed(settings)

    def settle(self, setup: Setup) -> Setup:
        setup = typed(setup)
        players = len(setup.seats)
        if not FEWEST <= players <= MOST:
            raise BadSetup("bad_player_count", f"{players} seats; the game is for {FEWEST} to {MOST}")
        check_named(setup)
        if setup.deal:
            check_row(dealt(setup, (GOOD, FALSE), GOOD, "coin"), {GOOD: players - 1, FALSE: 1})
        return msgspec.structs.replace(setup, version=self.version, settings=self.complete(setup.settings))

    def game(self, setup: Setup) -> Coins:
        coins = [setup.deal.get(name, GOOD) for name in setup.seats] if setup.deal else []
        return Coins(len(setup.seats), Chance(setup.seed), setup.settings, coins)

    def play(self, game: Coins) -> Script:
        return play(game)

    def hinders(self, game: Coins, answer: Answer) -> str:
        if answer.seat == HOST_SEAT or not Reader(game.size, (), Text(0)).understands(answer, ACTS):
            return "not_allowed"
        if not 0 <= answer.seat < game.size:
            return "not_allowed"
        if game.over:
            return "wrong_time"
        if game.absent >> answer.seat & 1:
            return "gone"
        return "" if answer.act == "leave" else "no_bet"

    def meanwhile(self, game: Coins, answer: Answer) -> Meanwhile:
        return leave(game, answer.seat)

    def party(self, game: Coins, seat: Seat) -> str:
        return game.party(seat)

    def numbers(self, game: Coins) -> dict[str, int]:
        return {"turn": game.round}


def composition(players: int) -> dict[str, int]:
    return {GOOD: players - 1, FALSE: 1}


BOOK: Final = CoinsBook()
