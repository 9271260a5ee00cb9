"""Positions and moves of *Pas vu pas pris* as text: see positions.py and moves.py."""

from manoir.games.pasvu.notation.moves import read_move, write_move
from manoir.games.pasvu.notation.positions import read_position, write_position

__all__ = ["read_move", "read_position", "write_move", "write_position"]
