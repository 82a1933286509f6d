"""For each kind of fact: who hears it, whether it is kept, and why the outcome it tells came about."""

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
    """The clauses behind an outcome. The way there begins with the last fact of kind `since`, and goes through facts of
    the other kinds."""
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
    """What the table does with each kind of fact. Everybody hears those that are not private, and those that are not
    passing are kept."""
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
