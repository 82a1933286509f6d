"""A live table: people in seats, the game they play, its clocks and its log."""
