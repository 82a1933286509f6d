"""Several nodes: what survives when something fails, checked by what every client saw."""
