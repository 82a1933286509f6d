"""A model behind an OpenAI-style chat interface: a provider's, or a server of your own (the extra `models`)."""

from __future__ import annotations

import os
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from citysleeps.kernel.errors import CitySleepsError
from citysleeps.models.bot import TRIES, Message, ModelBot, NoAnswer, Said

SECONDS: Final = 60.0  # for one reply
MODEL: Final = "CITYSLEEPS_MODEL"  # the environment: the name of the model,
LANGUAGE: Final = "CITYSLEEPS_MODEL_LANGUAGE"  # and the language that it reads


class Written(msgspec.Struct):
    """What the model says."""

    content: str | None = None


class Choice(msgspec.Struct):
    """One of the replies that it would give."""

    message: Written


class Usage(msgspec.Struct):
    """What it cost."""

    prompt_tokens: int = 0
    completion_tokens: int = 0


class Completion(msgspec.Struct):
    """The part of a reply that is of use. The package does not check its types."""

    choices: Annotated[list[Choice], Meta(min_length=1)]
    usage: Usage | None = None


class ChatModel:
    """Calls a model over HTTP.

    Without `url` and `key`, they come from the environment: OPENAI_BASE_URL and OPENAI_API_KEY.
    """

    def __init__(self, model: str, url: str | None = None, key: str | None = None, seconds: float = SECONDS) -> None:
        try:
            import openai
        except ModuleNotFoundError as error:
            raise CitySleepsError(
                f"{error.name} is not installed: pip install 'citysleeps[models]'", "no_extra"
            ) from error
        self.model = model
        self.failure = openai.OpenAIError
        try:
            self.client = openai.OpenAI(base_url=url, api_key=key, timeout=seconds, max_retries=0)
        except openai.OpenAIError as error:
            raise CitySleepsError("a model needs a key: set OPENAI_API_KEY", "no_key") from error

    def __call__(self, messages: list[Message]) -> Said:
        """The model's reply. Raises NoAnswer if it cannot be reached, is too slow, or fails."""
        chat: Any = messages  # whose roles the package has types for
        try:
            found = self.client.chat.completions.with_raw_response.create(model=self.model, messages=chat)
            reply = msgspec.json.decode(found.content, type=Completion)
        except (self.failure, msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise NoAnswer(str(error)) from error
        text = reply.choices[0].message.content or ""
        return Said(text, reply.usage.prompt_tokens, reply.usage.completion_tokens) if reply.usage else Said(text)


class ChatBot(ModelBot):
    """A seat for the model that the environment names. The simulator takes it as `citysleeps.models:ChatBot`."""

    def __init__(self) -> None:
        name = os.environ.get(MODEL, "")
        if not name:
            raise CitySleepsError(f"set {MODEL} to the name of a model", "no_model")
        super().__init__(ChatModel(name), os.environ.get(LANGUAGE, "en"), TRIES)
