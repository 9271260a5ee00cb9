"""Steps that a ghost has left to the far side."""

from typing import Final

from manoir.games.pasvu.geometry.units import SIDE

RESERVE: Final = SIDE + 1  # from the reserve
FAR_SIDE: Final = 0  # there
