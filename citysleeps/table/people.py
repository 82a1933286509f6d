"""The people at a table: their names, their tokens, and who plays for them."""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256
from typing import NamedTuple
from unicodedata import category, normalize

from citysleeps.kernel.ask import is_text
from citysleeps.kernel.setup import BadSetup, check_names
from citysleeps.table.refusal import Refusal
from citysleeps.table.rows import NO_ONE, Who
from citysleeps.views.words import LANGUAGES

TOKEN_BYTES = 24  # 192 bits
TOKEN = re.compile(r"[A-Za-z0-9_-]{32,86}")
LONGEST_LUCK = 64
MOST_MARKS = 3  # on one letter: more reach into the lines above and below
STYLES = dict.fromkeys((0xFE0E, 0xFE0F))  # how phones mark a picture; it is the same without
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\ufe00-\ufe0f\U0001d159\U000e0100-\U000e01ef]")
BREAKS = re.compile("[\t-\r\x1c-\x1e\x85\u2028\u2029]+")
TURNED = re.compile("[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")  # and what controls


class Person:
    """Somebody at a table, or a bot."""

    def __init__(self, id: Who, name: str, language: str, token: str, luck: str, bot: str) -> None:
        self.id = id
        self.name = name
        self.language = language
        self.token = token  # its hash; empty for a bot
        self.luck = luck
        self.bot = bot  # the kind of bot; empty for a person
        self.stand_in = ""  # the bot that plays for him while he is away
        self.sent = False  # away: he comes back only if he is let
        self.first = ""  # the hash of the token that he came with, while another phone has his place
        self.returns = 0  # how often his place was given to another phone

    @property
    def player(self) -> str:
        """The kind of bot that plays his seat now; empty if he does himself."""
        return self.bot or self.stand_in


class People(dict[Who, Person]):
    """Everybody at a table, in the order in which they came, and all tokens (their hashes) that were ever theirs."""

    def __init__(self) -> None:
        super().__init__()
        self.newest: Who = NO_ONE
        self.tokens: set[str] = set()
        self.removed: set[str] = set()  # the tokens of those who were sent away

    def come(self, person: Person) -> None:
        self[person.id] = person
        self.newest = person.id
        self.tokens.add(person.token)

    def go(self, who: Who, sent: bool) -> Person:
        person = self.pop(who)
        if sent and not person.bot:
            self.removed |= {person.token, person.first} - {""}
        return person

    def holder(self, token: str) -> Who:
        """Who has a place here by this token, of which the hash is given; also by the one with which he came."""
        return next((one.id for one in self.values() if token and token in (one.token, one.first)), NO_ONE)


class Plea(NamedTuple):
    """Somebody asks for the place that was his, with a phone that the table does not know."""

    person: Who
    token: str  # the hash of that of the phone
    number: int  # that the phone shows, lest it is taken for another
    address: str  # from where he asks


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def own_token(token: str) -> str:
    """A token that a client has made itself."""
    if not TOKEN.fullmatch(token):
        raise Refusal("weak_token")
    return token


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def is_token(token: str, kept: str) -> bool:
    """Is it the token of which this was kept? The time it takes says nothing."""
    return hmac.compare_digest(hashed(token), kept)


def clean_name(name: str) -> str:
    """A name that can be shown and written in a record, with nothing in it that is not seen; blanks within it count as
    one."""
    name = " ".join(normalize("NFKC", name.translate(STYLES)).split())
    if UNSEEN.search(name) or category(name[:1] or " ").startswith("M") or stack(name) > MOST_MARKS:
        raise Refusal("bad_name")
    try:
        check_names((seat_name(name),))
    except BadSetup as bad:
        raise Refusal("bad_name") from bad
    return name


def stack(name: str) -> int:
    """The most marks above, below and around one letter."""
    kinds = "".join("M" if category(letter) in ("Mn", "Me") else " " for letter in normalize("NFD", name))
    return max(map(len, kinds.split()), default=0)


def clean_text(text: str) -> str:
    """Words on one line, read in the direction in which they are written."""
    if text.isascii() and text.isprintable():
        return text
    text = BREAKS.sub(" ", text)
    if TURNED.search(text) or not is_text(text):
        raise Refusal("bad_text")
    return text


def seat_name(name: str) -> str:
    """The name as a record has it: one word."""
    return name.replace(" ", "_")


def clean_luck(luck: str) -> str:
    if len(luck) > LONGEST_LUCK or not luck.isprintable():
        raise Refusal("bad_luck")
    return luck


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("bad_language")
    return language
