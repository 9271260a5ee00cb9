"""Bots at the server's tables: when they move, and the processes in which they think."""
