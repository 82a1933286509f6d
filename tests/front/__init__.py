"""The proxy in front of the server, as deploy/ sets it up: the real one, with TLS."""
