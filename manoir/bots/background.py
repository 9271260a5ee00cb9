"""What a process that works for the house does first: stand back behind it, and end with it."""

import os
import signal
import sys
import threading
import time
from contextlib import suppress
from typing import Final

from manoir.bots.slices import LONG_NS, ask_for_slices

NICENESS: Final = 10
LOOK_SECONDS: Final = 1.0
_DEATH_SIGNAL: Final = 1  # PR_SET_PDEATHSIG of prctl(2)


def be_nice(niceness: int = NICENESS) -> None:
    """Stand back behind whoever waits for a page, at least so far.

    A process that does so takes a core away from nobody when there is something to do, but waits
    until that one has had its turn; and it makes room at once for who has something to do.
    """
    if hasattr(os, "setpriority"):
        niceness = max(niceness, os.getpriority(os.PRIO_PROCESS, 0))
        for thread in _threads():
            with suppress(OSError):  # it has ended
                os.setpriority(os.PRIO_PROCESS, thread, niceness)
                if hasattr(os, "SCHED_BATCH"):
                    os.sched_setscheduler(thread, os.SCHED_BATCH, os.sched_param(0))
                ask_for_slices(LONG_NS, thread)


def _threads() -> list[int]:
    """Linux knows niceness by thread; elsewhere it is the process's, whose number here is 0."""
    try:
        return [int(name) for name in os.listdir("/proc/self/task")]
    except OSError:
        return [0]


def end_with(parent: int) -> None:
    """End this process as soon as the one that started it is gone, however that ended."""
    if sys.platform == "linux":
        import ctypes

        if ctypes.CDLL(None).prctl(_DEATH_SIGNAL, signal.SIGKILL) == 0:
            if os.getppid() != parent:  # it was gone before we asked to be told
                os._exit(0)
            return
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK_SECONDS)
    os._exit(0)
