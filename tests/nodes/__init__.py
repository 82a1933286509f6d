"""More than one node: what survives when something fails, as everybody at the tables saw it."""
