"""Nothing is compiled where only names are needed."""

import subprocess
import sys

LEVELS = """
import sys
from manoir.server.bots.pool import BotPool
print(*BotPool.levels("labyrinthe"), "numba" in sys.modules)
"""


def test_the_names_of_the_levels_need_no_compiler() -> None:
    done = subprocess.run([sys.executable, "-c", LEVELS], capture_output=True, check=True)
    assert done.stdout.decode() == "beginner normal hard best master False\n"
