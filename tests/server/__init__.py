"""The real server, over real sockets."""
