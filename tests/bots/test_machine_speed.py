"""One switch for a process: nothing but itself turns it on, and the same games come out."""

import subprocess
import sys

from manoir.bots import machine_speed
from manoir.games.pasvu.engine import engine

SERVED = """
import sys
from manoir.bots.play import is_ready
from manoir.games.pasvu.engine import engine
from manoir.kernel.match import Match
match = Match("pasvu", seats=2, seed=1)
match.play(match.to_act[0], match.legal(match.to_act[0])[0])
is_ready("pasvu", 2, match.view(0))
print(engine(), "numba" in sys.modules)
"""


def test_a_process_that_serves_loads_no_compiler() -> None:
    told = subprocess.run(
        [sys.executable, "-c", SERVED], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["None", "False"]


def test_it_is_turned_on_and_off_by_itself_only() -> None:
    assert engine() is None
    machine_speed.turn_on("pasvu")
    assert engine() is not None
    machine_speed.turn_off("pasvu")
    assert engine() is None
