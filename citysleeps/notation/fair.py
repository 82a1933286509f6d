"""Fair dealing that can be checked: the server commits to a secret, and every player adds some luck.

The commitment is published before anybody adds luck, so neither the server nor a player can steer the deal alone.
After the game the secret is published, and anybody with the record can deal again (docs/fair-dealing.md).
"""

from __future__ import annotations

import secrets
from hashlib import sha256

import msgspec


class Fair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seed was made from: the secret, and the luck of the players who gave any, in the order of joining."""

    secret: str
    luck: tuple[str, ...]


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """The hash of the secret, which is published before the deal."""
    return sha256(f"citysleeps commitment {secret}".encode()).hexdigest()


def seed(fair: Fair) -> str:
    """The seed of the game. Nobody can know it without the secret and everybody's luck."""
    mixed = sha256(f"citysleeps seed {fair.secret}".encode())
    for luck in fair.luck:
        mixed.update(sha256(luck.encode()).digest())
    return mixed.hexdigest()
