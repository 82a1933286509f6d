"""Was a game dealt fairly, and played by the rules? Whoever has the record can find out."""

from __future__ import annotations

from pathlib import Path

from citysleeps.notation.fair import commitment, seed
from citysleeps.notation.record import BadRecord, read_fair, read_record


def verify(path: Path, published: str = "", luck: str = "") -> list[str]:
    """What was checked, a sentence each; raises BadRecord with the first thing that does not hold.

    `published` is the commitment that was shown before the deal, `luck` what somebody had mixed in himself.
    """
    play = read_record(path)
    setup = play.setup
    held = [f"the rules tell all {len(play.game.facts)} facts of the record from its {len(play.inputs)} inputs"]
    fair = read_fair(path)
    if fair is None:
        raise BadRecord("does not say what the deal was mixed from: it is not of a finished game of a live table")
    if setup.deal or setup.lots:
        raise BadRecord("names cards or lots: they were not left to chance")
    if seed(fair) != setup.seed:
        raise BadRecord("has another seed than its secret and everybody's luck give")
    held.append(f"the deal follows from the secret and the luck of {len(fair.luck)} people")
    found = commitment(fair.secret)
    if published and published.lower() != found:
        raise BadRecord(f"opens another secret than was committed to: its commitment is {found}")
    held.append(
        f"the secret is the one committed to by {found}" + ("" if published else "; was that shown before the deal?")
    )
    if luck and luck not in fair.luck:
        raise BadRecord(f"does not have the luck {luck} in the mix")
    if luck:
        held.append(f"the luck {luck} is in the mix")
    return held
