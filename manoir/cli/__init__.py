"""`manoir`: serve, games, play, verify, bench."""

from manoir.cli.app import main

__all__ = ["main"]
