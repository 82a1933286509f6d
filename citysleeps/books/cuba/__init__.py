"""The book `cuba`: the box, the diamonds, the interrogation."""
