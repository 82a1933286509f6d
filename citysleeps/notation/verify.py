"""Checks from a record whether a game was dealt fairly and played by the rules."""

from __future__ import annotations

from pathlib import Path

from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST_SEAT
from citysleeps.notation.fair import commitment, seed
from citysleeps.notation.record import Disagrees, content_of, parse, played


class NotFair(Exception):
    """The proof is broken. The text says where."""


class NotFinished(Exception):
    """There is no proof: the game is not over, or was not played at a live table."""


class OtherRules(Exception):
    """Another version wrote the record, and its rules differ from today's."""


class ByHand(Exception):
    """The cards were dealt by hand, so there is no proof of the deal. Everything else is as it should be."""


def verify(path: Path, published: str = "", luck: str = "") -> list[str]:
    """Check a record. Returns a sentence for each check; raises NotFair, NotFinished, OtherRules, ByHand or BadRecord.

    `published` is the commitment that was shown before the deal, `luck` the text that one player added.
    """
    record = parse(content_of(path))
    setup, fair = record.header.setup, record.header.fair
    if fair is None:
        raise NotFinished("does not say what the deal was mixed from: it is not of a finished game of a live table")
    if setup.lots:
        raise NotFair("names lots: they were not left to chance")
    if seed(fair) != setup.seed:
        raise NotFair("has another seed than its secret and everybody's luck give")
    held = [f"what was left to chance follows from the secret and the luck of {len(fair.luck)} people"]
    found = commitment(fair.secret)
    if published and published.lower() != found:
        raise NotFair(f"opens another secret than was committed to: its commitment is {found}")
    held.append(
        f"the secret is the one committed to by {found}" + ("" if published else "; was that shown before the deal?")
    )
    if luck and luck not in fair.luck:
        raise NotFair(f"does not have the luck {luck} in the mix")
    if luck:
        held.append(f"the luck {luck} is in the mix")
    try:
        play = played(record)
    except Disagrees as disagrees:
        if setup.version == record.book.version:
            raise NotFair(str(disagrees)) from disagrees
        made, now = setup.version or "unknown", record.book.version
        raise OtherRules(
            f"was made by version {made} of the rules, which differ from version {now}, that of this program, "
            f"at line {disagrees.line}; up to there nothing is wrong with it"
        ) from disagrees
    if not play.game.over:
        raise NotFinished("ends before the game is over")
    if is_dealt_by_hand(play):
        raise ByHand("names cards that people drew from a box: nothing proves how they were shuffled; the rest is fair")
    return [f"the rules tell all {len(play.game.facts)} facts of the record from its {len(play.inputs)} inputs", *held]


def is_dealt_by_hand(play: Play) -> bool:
    """Whether somebody told what was dealt, before the game or as the host of it."""
    told = any(answer.seat == HOST_SEAT and answer.act == "deal" for answer in play.inputs)
    return told or bool(play.setup.deal or play.setup.cards)
