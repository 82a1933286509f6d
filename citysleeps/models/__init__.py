"""A seat for a language model: text in, a structured answer out (docs/models.md)."""

from citysleeps.models.bot import Message, Model, ModelBot, NoAnswer, Said, Spent

__all__ = ["Message", "Model", "ModelBot", "NoAnswer", "Said", "Spent"]
