"""The house with a clock that tests turn: its own program, which no player can reach.

A file says by how many seconds it is fast. Nothing waits for hours to pass, and a clock that is
turned is no standstill of the machine.

    python -m tests.server.clocks.turned HOST PORT FILE
"""

import math
import sys
import time
from collections.abc import Callable
from pathlib import Path

from manoir.server.clocks import house_time, keeping
from manoir.server.run import serve


def turned_clock(file: Path) -> Callable[[], float]:
    house_time.LONGEST_GAP = math.inf  # type: ignore[misc]
    house_time.BEAT = keeping.KEPT_EVERY = 0.05  # type: ignore[misc]

    def clock() -> float:
        return time.monotonic() + (float(file.read_text()) if file.exists() else 0.0)

    return clock


def turn(file: Path, seconds: float) -> None:
    """Make it later."""
    now = float(file.read_text()) if file.exists() else 0.0
    part = file.with_suffix(".part")
    part.write_text(str(now + seconds))
    part.rename(file)


if __name__ == "__main__":
    host, port, file = sys.argv[1:]
    serve(host, int(port), clock=turned_clock(Path(file)))
