"""What this process plays with: ordinary Python, or the same source as machine code.

One switch for a process. Nothing turns it on but `manoir.bots.machine_speed.turn_on`, which whoever
starts a process calls before it plays; what comes out is the same to the last digit.
"""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from manoir.games.pasvu.core.calls import Run
    from manoir.games.pasvu.sight.judge import Judge


class Engine(NamedTuple):
    """Machine code."""

    judge: "Judge"
    run: "Run"  # the geometry, as core/calls.py has it


class _Switch:
    engine: Engine | None = None


def engine() -> Engine | None:
    """The machine code of this process; None where it plays with ordinary Python."""
    return _Switch.engine


def use(engine: Engine | None) -> None:
    """Play with this from now on."""
    _Switch.engine = engine
