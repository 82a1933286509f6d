"""Why an outcome is as it is, said of kinds of facts."""

from __future__ import annotations

from citysleeps.kernel.described import Why
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
