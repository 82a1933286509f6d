"""The written form of games: moves, facts, scenarios, records; and the referee."""
