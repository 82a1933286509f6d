"""A table: people in seats, the game they play, its clock, and the log of it all."""
