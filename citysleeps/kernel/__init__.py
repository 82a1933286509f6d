"""What all rulebooks share: seats, chance, facts told, questions asked, and a game in play."""
