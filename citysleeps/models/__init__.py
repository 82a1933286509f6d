"""A seat for a language model: text in, a structured answer out (docs/models.md)."""

from citysleeps.models.bot import Message, Model, ModelBot, NoAnswer, Said, Spent
from citysleeps.models.chat import ChatBot, ChatModel

__all__ = ["ChatBot", "ChatModel", "Message", "Model", "ModelBot", "NoAnswer", "Said", "Spent"]
