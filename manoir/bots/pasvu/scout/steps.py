"""Steps that a ghost has left to the far side."""

from typing import Final

from manoir.games.pasvu.geometry.units import SIDE

RESERVE: Final = SIDE + 1  # from the reserve
FAR_SIDE: Final = 0  # there
WAITS: Final = RESERVE + 1  # instead: a grown ghost in the reserve that may not come in (V12)
