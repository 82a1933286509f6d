"""A reasoner that knows no book: beliefs about who plays against the town, and about how such players behave."""
