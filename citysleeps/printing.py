"""The results of studies as tables of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
from rich.table import Table as Columns

import citysleeps
from citysleeps.console import console
from citysleeps.lab.calibration import Fit

if TYPE_CHECKING:
    from citysleeps.lab.learning import Learned
    from citysleeps.library.sweep import Line


def show_balance(balance: citysleeps.Balance) -> None:
    """Print a row for each bot, and one for each change."""
    click.echo(
        f"{balance.book}, {balance.seats} seats, seed {balance.seed}: games won, in percent, with 95 % intervals"
    )
    sides = sorted({side for strength in balance.strengths for side in strength.sides})
    columns = Columns("bots", "games", *sides, box=None)
    for strength in balance.strengths:
        games = "exact" if strength.exact else str(strength.games)
        columns.add_row(strength.bot, games, *[in_percent(strength.sides.get(side), strength.exact) for side in sides])
    console().print(columns)
    if balance.changes:
        each = balance.changes[0].games
        click.echo(f"\nWhat a single change does to {balance.weaker}, in points, with the last bot, {each} games each")
        columns = Columns("change", "wins then", "more", "", box=None)
        for change in balance.changes:
            more = f"{100 * change.more:+.1f} ({100 * change.low:+.1f} to {100 * change.high:+.1f})"
            columns.add_row(change.said, f"{100 * change.share:.1f}", more, verdict(change))
        console().print(columns)
    click.echo("\nPeople are not bots: take it for a hint.")


def in_percent(chance: citysleeps.Chance | None, is_exact: bool) -> str:
    if chance is None:
        return "0.0"
    if is_exact:
        return f"{100 * chance.share:.1f}"
    return f"{100 * chance.share:.1f} ({100 * chance.low:.1f}–{100 * chance.high:.1f})"


def verdict(change: citysleeps.Change) -> str:
    if change.low > 0:
        return "surely more"
    if change.high < 0:
        return "surely less"
    return "no difference found"


def counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def show_standings(standings: citysleeps.Standings) -> None:
    """Print a table for each party: its bots in rows, and what each won against each bot of the other."""
    games = counted(standings.games, "game")
    click.echo(f"{games} of {standings.book} for each pairing, {standings.seats} seats, seed {standings.seed}")
    for party in standings.parties:
        click.echo(f"\nGames won by {party}, in percent, with 95 % intervals")
        columns = Columns("against", *standings.bots, "mean", "worst, low", box=None)
        for bot in standings.bots:
            shares = standings.facing(party, bot)
            mean, worst = sum(one.share for one in shares) / len(shares), min(one.low for one in shares)
            fields = [f"{100 * one.share:.1f} ({100 * one.low:.1f}–{100 * one.high:.1f})" for one in shares]
            columns.add_row(bot, *fields, f"{100 * mean:.1f}", f"{100 * worst:.1f}")
        console().print(columns)


def show_learned(learned: Learned) -> None:
    """Print which numbers were changed, and what came of it in the check."""
    click.echo(f"{learned.book}, {learned.seats} seats, seed {learned.seed}: {len(learned.rounds)} rounds")
    if learned.before is None or learned.after is None:
        click.echo("\nNo number was found that is clearly better. The file has the numbers that it began with.")
        return
    columns = Columns("number", "before", "after", box=None)
    for name, (before, after) in learned.changed.items():
        columns.add_row(name, f"{before:g}", f"{after:g}")
    console().print(columns)
    click.echo(f"\nGames won in the check, in percent, {learned.games} of each pairing")
    columns = Columns("party", "against", "before", "after", box=None)
    for party, won in learned.before.won.items():
        for other, share in won.items():
            columns.add_row(party, other, f"{100 * share:.1f}", f"{100 * learned.after.won[party][other]:.1f}")
    console().print(columns)
    click.echo(f"Log loss of the public belief: {learned.before.loss:.4f}, after {learned.after.loss:.4f}")
    click.echo(f"Score: {learned.gain:+.4f}, standard error {learned.error:.4f}")
    is_better = "That is clearly better: the file has the learned numbers."
    click.echo(is_better if learned.better else "That is not clearly better: the file has the numbers it began with.")


def show_league(table: citysleeps.League) -> None:
    """Print the bots, the best first: ratings and wins; how they voted, lied and believed; what they cost."""
    tables = "mixed tables" if table.is_mixed else "by sides"
    click.echo(f"{counted(table.games, 'game')} of {table.book}, {table.seats} seats, {tables}, seed {table.seed}")
    click.echo("\nRatings on Elo's scale, with 95 % intervals; seats won, in percent")
    columns = Columns("bot", "rating", "interval", "won", *table.parties, box=None)
    for place in table.places:
        parties = [percent(place.by_party.get(party)) for party in table.parties]
        columns.add_row(
            place.bot, f"{place.rating:+.0f}", f"{place.low:+.0f} to {place.high:+.0f}", percent(place.wins), *parties
        )
    console().print(columns)
    click.echo("\nVotes against the other side, lies, and claims believed, in percent; Brier score of stated beliefs")
    console().print(deeds({place.bot: place.counts for place in table.places}))
    click.echo("\nCost of one seat in one game, on average")
    columns = Columns("bot", "seconds", "calls", "replies refused", "tokens in", "tokens out", box=None)
    for place in table.places:
        one = place.counts
        each = [one.calls, one.refused, one.tokens_in, one.tokens_out]
        spent = [f"{number / max(1, one.games):.1f}" for number in each]
        columns.add_row(place.bot, f"{one.seconds / max(1, one.games):.3f}", *spent)
    console().print(columns)


def show_scores(found: dict[str, citysleeps.Counts]) -> None:
    """Print the players of records, those with most games first: games and wins; how they voted, lied and believed."""
    names = sorted(found, key=lambda name: (-found[name].games, name))
    click.echo("Games won, in percent")
    parties = sorted({party for one in found.values() for party in one.by_party})
    columns = Columns("player", "games", "won", *parties, box=None)
    for name in names:
        one = found[name]
        shares = [one.by_party.get(party, [0, 0]) for party in parties]
        won = [percent(ratio(wins, games)) for games, wins in [[one.games, one.won], *shares]]
        columns.add_row(name, str(one.games), *won)
    console().print(columns)
    click.echo("\nVotes against the other side, lies, and claims believed, in percent; Brier score of stated beliefs")
    console().print(deeds({name: found[name] for name in names}))


def deeds(found: dict[str, citysleeps.Counts]) -> Columns:
    """How each voted, lied and believed."""
    columns = Columns("", "votes", "against", "claims", "lies", "of them believed", "trusted", "fooled", box=None)
    for name in ("beliefs", "Brier", "base rate"):
        columns.add_column(name)
    for name, one in found.items():
        columns.add_row(
            name,
            str(one.votes),
            percent(ratio(one.against, one.votes)),
            str(one.told),
            percent(ratio(one.lies, one.told)),
            percent(ratio(one.lies_believed, one.lies)),
            str(one.trusted),
            percent(ratio(one.fooled, one.trusted)),
            str(one.beliefs),
            decimals(ratio(one.brier, one.beliefs)),
            decimals(ratio(one.base, one.beliefs)),
        )
    return columns


def ratio(part: float, whole: float) -> float | None:
    return part / whole if whole else None


def percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f}"


def decimals(number: float | None) -> str:
    return "–" if number is None else f"{number:.3f}"


def show_fits(parties: tuple[str, ...], fits: list[Fit]) -> None:
    """Print how well the public belief fits, pairing by pairing and day by day."""
    click.echo("\nBrier score of the public belief at dawn, against the base rate (0 is perfect)")
    columns = Columns(*parties, "day", "games", "belief", "base rate", "difference", "standard error", box=None)
    for one in fits:
        day, gain = str(one.day) if one.day else "all", f"{one.brier - one.base:+.3f}"
        columns.add_row(
            *one.bots.values(), day, str(one.games), f"{one.brier:.3f}", f"{one.base:.3f}", gain, f"{one.error:.3f}"
        )
    console().print(columns)


def show_sweep(lines: list[Line]) -> None:
    """Print a row for each side of each cell."""
    columns = Columns("seats", "bots", "settings", "side", "games", "won, in percent", "rounds", box=None)
    for line in lines:
        won = f"{100 * line.share:.1f} ({100 * line.low:.1f}–{100 * line.high:.1f})"
        columns.add_row(
            *(str(line.seats), line.bots, line.settings, line.side, str(line.games), won, f"{line.rounds:.1f}")
        )
    console().print(columns)
