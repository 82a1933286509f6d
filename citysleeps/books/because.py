"""What a book says of its kinds of facts: who is told, what becomes of it, and why an outcome is as it is."""

from __future__ import annotations

from citysleeps.books.described import Told, Why
from citysleeps.kernel.facts import Fact, fact_name

Kind = type[Fact]


def because(
    *clauses: str,
    since: Kind,
    way: tuple[Kind, ...] = (),
    needs: tuple[Kind, ...] = (),
    when: dict[str, str] | None = None,
) -> Why:
    """By these clauses; the way there begins with the last fact of one kind, and goes by facts of others."""
    return Why(
        clauses=clauses,
        since=fact_name(since),
        way=tuple(fact_name(kind) for kind in way),
        needs=tuple(fact_name(kind) for kind in needs),
        when=when or {},
    )


def described_facts(
    kinds: tuple[Kind, ...],
    *,
    private: tuple[Kind, ...],
    passing: tuple[Kind, ...],
    aloud: tuple[Kind, ...],
    waits: tuple[Kind, ...],
    why: dict[Kind, tuple[Why, ...]],
) -> dict[str, Told]:
    """What becomes of each kind of fact at the table: all but the private are told to everybody, all but the passing
    are kept."""
    return {
        fact_name(kind): Told(
            public=kind not in private,
            kept=kind not in passing,
            aloud=kind in aloud,
            waits=kind in waits,
            why=why.get(kind, ()),
        )
        for kind in kinds
    }


def all_but(kinds: tuple[Kind, ...], silent: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """Every kind of fact, but for these."""
    return tuple(kind for kind in kinds if kind not in silent)
