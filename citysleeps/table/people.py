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
from citysleeps.table.things import NO_THING, in_every_language
from citysleeps.views.words import LANGUAGES

TOKEN_BYTES = 24  # 192 bits
TOKEN = re.compile(r"[A-Za-z0-9_-]{32,86}")
LONGEST_LUCK = 64
TABLES_OWN = "table"  # a bot that plays as the table's manners say
MOST_MARKS = 3  # accents on one letter: more would reach into other lines
STYLES = dict.fromkeys((0xFE0E, 0xFE0F))  # variation selectors of emoji, which change nothing here
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\ufe00-\ufe0f\U0001d159\U000e0100-\U000e01ef]")
BREAKS = re.compile("[\t-\r\x1c-\x1e\x85\u2028\u2029]+")
TURNED = re.compile(
    "[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"
)  # control characters, and those that change the direction of writing


class Person:
    """Somebody at a table, or a bot."""

    def __init__(
        self, id: Who, name: str, language: str, token: str, luck: str, bot: str, thing: int = NO_THING
    ) -> None:
        self.id = id
        self.name = name
        self.language = language
        self.token = token  # the hash of the token; empty for a bot, and for somebody who never had a phone here
        self.luck = luck
        self.bot = bot  # the kind of bot; empty for a person
        self.thing = thing  # what a bot is called; NO_THING: by its name
        self.stand_in = ""  # the bot that plays while the person is away
        self.sent = False  # sent away: may return only if others allow it
        self.first = ""  # the hash of the first token, while another phone has the place
        self.returns = 0  # how often the place was given to another phone
        self.at_desk = not token and not bot  # has no phone: the host enters what they do

    @property
    def player(self) -> str:
        """The kind of bot that plays now; empty if the person plays."""
        return self.bot or self.stand_in

    @property
    def has_phone(self) -> bool:
        """Whether they can lead: neither a bot nor somebody without a phone can."""
        return not self.bot and not self.at_desk

    @property
    def names(self) -> tuple[str, ...]:
        """Everything that somebody may read as the name."""
        return (self.name, *in_every_language(self.thing)) if self.thing else (self.name,)


class People(dict[Who, Person]):
    """Everybody at a table in order of joining, and the hashes of all tokens they ever had."""

    def __init__(self) -> None:
        super().__init__()
        self.newest: Who = NO_ONE
        self.tokens: set[str] = set()
        self.removed: set[str] = set()  # the hashes of tokens of people who were sent away

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
        """The person with this hash of a token: the current token, or the one they came with."""
        return next((one.id for one in self.values() if token and token in (one.token, one.first)), NO_ONE)


class Plea(NamedTuple):
    """Somebody asks for their old place, with a phone that the table does not know."""

    person: Who
    token: str  # the hash of the phone's token
    number: int  # shown on the phone, to tell it from others
    address: str  # the network address


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def own_token(token: str) -> str:
    """Check a token that a client has made itself."""
    if not TOKEN.fullmatch(token):
        raise Refusal("weak_token")
    return token


def hashed(token: str) -> str:
    """The hash of a token, which is all that is stored."""
    return sha256(token.encode()).hexdigest()


def is_token(token: str, kept: str) -> bool:
    """Whether a token has this hash. Compares in constant time."""
    return hmac.compare_digest(hashed(token), kept)


def clean_name(name: str) -> str:
    """The name with single blanks between words. Raises Refusal if it contains something invisible, or cannot be
    used."""
    name = " ".join(normalize("NFKC", name.translate(STYLES)).split())
    if UNSEEN.search(name) or category(name[:1] or " ").startswith("M") or stack(name) > MOST_MARKS:
        raise Refusal("bad_name")
    try:
        check_names((seat_name(name),))
    except BadSetup as bad:
        raise Refusal("bad_name") from bad
    return name


def stack(name: str) -> int:
    """The most accents on one letter."""
    kinds = "".join("M" if category(letter) in ("Mn", "Me") else " " for letter in normalize("NFD", name))
    return max(map(len, kinds.split()), default=0)


def clean_text(text: str) -> str:
    """The text on one line. Raises Refusal if it contains control characters."""
    if text.isprintable():
        return text
    text = BREAKS.sub(" ", text)
    if TURNED.search(text) or not is_text(text):
        raise Refusal("bad_text")
    return text


def seat_name(name: str) -> str:
    """The name as one word, for records."""
    return name.replace(" ", "_")


def clean_luck(luck: str) -> str:
    if len(luck) > LONGEST_LUCK or not luck.isprintable():
        raise Refusal("bad_luck")
    return luck


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("bad_language")
    return language
