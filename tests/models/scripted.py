"""Models that are programs: they read the text of their seat, and answer in text."""

from __future__ import annotations

import re
from random import Random

from citysleeps.models import Message, ModelBot

OPTION = re.compile(r"^(\d+)\. (.+)$", re.M)
FORM = re.compile(r"^- (.+)$", re.M)
BRACES = re.compile(r"\{([^{}]*)\}")


class Scripted:
    """Picks one of the listed options, or fills in a form."""

    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)
        self.read: list[list[Message]] = []

    def __call__(self, messages: list[Message]) -> str:
        self.read.append(messages)
        return self.reply(messages[1]["content"].split("\n# ")[-1])

    def reply(self, now: str) -> str:
        options, forms = OPTION.findall(now), FORM.findall(now)
        if options and self.chance.random() < 0.7:
            number, line = self.chance.choice(options)
            return f'I think so.\n```json\n{{"answer": {self.chance.choice([number, as_json(line)])}}}\n```'
        if not forms or (not options and self.chance.random() < 0.5):
            return '{"answer": 1}' if options else "{}"
        form = BRACES.sub(lambda found: self.word(found[1]), self.chance.choice(forms))
        return f'{{"answer": {as_json(form)}}}'

    def word(self, inside: str) -> str:
        """What stands for a pair of braces."""
        count, colon, words = inside.rpartition(": ")
        if not colon:
            return self.one(self.chance.choice(inside.split()))
        if count == "*":
            return " ".join(word for word in words.split() if self.chance.random() < 0.3) or "none"
        return " ".join(self.chance.sample(words.split(), int(count.split("-")[0])))

    def one(self, word: str) -> str:
        span = re.fullmatch(r"(\d+)-(\d+)", word)
        return str(self.chance.randint(int(span[1]), int(span[2]))) if span else word


def as_json(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


class First(ModelBot):
    """Always takes the first option. The simulator finds it as `models.scripted:First`."""

    def __init__(self) -> None:
        super().__init__(lambda messages: '{"answer": 1}')
