"""Tools for tests of any game: random play, golden files, secrecy."""
