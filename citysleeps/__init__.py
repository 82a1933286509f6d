"""City Sleeps: the Mafia family of party games, played by the book."""

__version__ = "0.2.0"
