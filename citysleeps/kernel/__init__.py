"""What all rulebooks share: seats, chance, facts, asks, and a game in play."""
