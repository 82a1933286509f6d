"""What the board shows beside the claims: where they do not agree. It rests on claims alone, and never says who is
right."""

from __future__ import annotations

from typing import Literal

from citysleeps.books.cuba.game import Cuba, Loot
from citysleeps.kernel.seats import Seat

Difference = tuple[Seat, Seat, Literal["diamonds", "tokens"], Loot, Loot]


def differences(game: Cuba) -> list[Difference]:
    """CUBA-1309 Where a seat says that it has passed on something else than the next one says it got: who they are,
    whether it is about diamonds or tokens, and what each says."""
    found: list[Difference] = []
    for giver in game.in_box_order():
        passed = game.claims.get((giver, "passed"))
        if passed is None:
            continue
        taker = (giver + 1) % game.size
        diamonds, tokens = received(game, taker)
        if diamonds is not None and diamonds[0] != passed[0]:
            found.append((giver, taker, "diamonds", (passed[0], ()), (diamonds[0], ())))
        if tokens is not None and tokens[1] != passed[1]:
            found.append((giver, taker, "tokens", (0, passed[1]), (0, tokens[1])))
    return found


def received(game: Cuba, seat: Seat) -> tuple[Loot | None, Loot | None]:
    """T3 What a seat says it got, asked for diamonds and asked for tokens. The Godfather says both at once."""
    if seat == game.godfather:
        back = game.claims.get((seat, "came_back"))
        return back, back
    return game.claims.get((seat, "received_diamonds")), game.claims.get((seat, "received_tokens"))


def excess(game: Cuba) -> list[tuple[str, int, int]]:
    """CUBA-1309 The tokens of which more are said to be taken than there are: how many are said, how many there are."""
    taken = [token for (_, kind), loot in game.claims.items() if kind == "took" for token in loot[1]]
    counted = [(token, taken.count(token), game.mix.get(token, 0)) for token in dict.fromkeys(taken)]
    return [(token, said, there) for token, said, there in counted if said > there]
