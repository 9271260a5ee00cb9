"""How far ghosts walk (V6, V7): cell by cell, through everything, to the far side."""

from typing import Final

from manoir.games.pasvu.geometry.hall import Cell
from manoir.games.pasvu.geometry.units import SIDE
from manoir.games.pasvu.sight.keyhole import SIDES, Door, Side

_FAR: Final[dict[Side, Side]] = {side: SIDES[(i + 2) % 4] for i, side in enumerate(SIDES)}


def far_side(side: Side) -> Side:
    """Where ghosts from there get out."""
    return _FAR[side]


def depth(side: Side, cell: Cell) -> int:
    """How many rows a cell is away from that side; 0 is the first."""
    if side == "S":
        return cell[1]
    if side == "N":
        return SIDE - 1 - cell[1]
    return cell[0] if side == "W" else SIDE - 1 - cell[0]


def entering(side: Side, cell: Cell) -> int:
    """V7: from the reserve, through the door of that very line."""
    return 1 + depth(side, cell)


def walking(start: Cell, end: Cell) -> int:
    """V6: nothing is in anybody's way."""
    return abs(start[0] - end[0]) + abs(start[1] - end[1])


def leaving(side: Side, cell: Cell) -> int:
    """V7: straight on, and out."""
    return SIDE - depth(side, cell)


def door_at(side: Side, cell: Cell) -> Door:
    """The door of a side in whose line a cell lies."""
    column, row = cell
    number = {"S": column, "N": SIDE - 1 - column, "E": row, "W": SIDE - 1 - row}[side]
    return Door(side, 1 + number)
