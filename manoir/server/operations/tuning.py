"""What the process is told once, so that it stays quick when the house is full."""

import gc
import sys
from typing import Final

MOST_FILES: Final = 65_536
SWITCH_SECONDS: Final = 0.0005  # a thread that computes lets the serving loop in after this
NEW_OBJECTS: Final = 200_000  # between two looks at the youngest, of 25 ms beside 100 halls


def allow_many_files() -> None:
    """As many open sockets as the system lets us have: the usual 1,024 are soon used up."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def settle_down() -> None:
    """Everything that is there now stays: the collector need not look at it again."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 20, 50)
