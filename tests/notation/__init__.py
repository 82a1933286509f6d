"""The written form of games."""
