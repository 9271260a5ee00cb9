"""The house's own clock: milliseconds for which it has been open.

It stands while the house is closed, so everybody's clock does. It is monotonic: whatever the
machine's clock is set to, nobody gains or loses time. And it stands while the process does, as when
a machine is suspended: nobody could have moved.
"""

from collections.abc import Callable
from typing import Final

BEAT: Final = 1.0  # seconds between two looks at the machine's clock
LONGEST_GAP: Final = 5.0  # between two looks; what is longer was a standstill


class HouseTime:
    """Goes on from where it was stored. `tick` is called with every beat."""

    def __init__(self, clock: Callable[[], float], stored: int = 0) -> None:
        self._clock = clock
        self._base = float(stored)
        self._ticked = clock()
        self._is_standing = False

    def __call__(self) -> int:
        return int(self._base + 1000 * self._passed())

    def tick(self) -> int:
        self._base += 1000 * self._passed()
        self._ticked = self._clock()
        return int(self._base)

    def go_on_from(self, stored: int) -> None:
        """The house has been open for so long before."""
        self._base, self._ticked = float(max(stored, self())), self._clock()

    def set(self, stored: int, ago: float) -> int:
        """What the house's time was so many seconds ago; by how much this clock was off."""
        off = abs(self() - stored - int(1000 * ago))
        self._base, self._ticked = float(stored), self._clock() - ago
        return off

    def stand(self, still: bool) -> None:
        """Stop for everybody, or go on."""
        self.tick()
        self._is_standing = still

    def _passed(self) -> float:
        if self._is_standing:
            return 0.0
        return min(LONGEST_GAP, max(0.0, self._clock() - self._ticked))
