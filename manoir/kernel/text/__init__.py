"""Positions, moves and views as text, and words in every language."""
