"""What holds in every game of every book."""
