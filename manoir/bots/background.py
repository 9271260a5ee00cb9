"""What a process that works for the house does first: stand back behind it, and end with it."""

import os
import platform
import signal
import struct
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

NICENESS: Final = 10
TRIES: Final = 10
LOOK_SECONDS: Final = 1.0
# Longer than the usual one, which is about 3 ms.
SLICE: Final = 0.006
PATIENT_SLICE: Final = 0.02
_ATTRIBUTES: Final = struct.Struct("=IIQiIQQQ")  # of sched_setattr(2)
_SET_ATTRIBUTES: Final = {"x86_64": 314, "aarch64": 274}  # its number
_DEATH_SIGNAL: Final = 1  # PR_SET_PDEATHSIG of prctl(2)


def be_nice(niceness: int = NICENESS, *, patient: bool = True) -> None:
    """Stand back behind whoever waits for a page, at least so far.

    Whoever is `patient` does not take a core away from anybody when there is something to do, but
    waits until that one has had its turn.
    """
    if hasattr(os, "setpriority"):
        niceness = max(niceness, os.getpriority(os.PRIO_PROCESS, 0))
        for thread in _threads():
            with suppress(OSError):  # it has ended
                os.setpriority(os.PRIO_PROCESS, thread, niceness)
                if patient and hasattr(os, "SCHED_BATCH"):
                    os.sched_setscheduler(thread, os.SCHED_BATCH, os.sched_param(0))
                _set_slice(thread, niceness, PATIENT_SLICE if patient else SLICE)
    # Where Linux groups processes by session, niceness only counts inside the group: a process in
    # a session of its own would get as much of a core as the whole house.
    if hasattr(os, "getsid") and os.getsid(0) == os.getpid():
        threading.Thread(target=_set_group, args=(niceness,), daemon=True).start()


def _set_slice(thread: int, niceness: int, seconds: float) -> None:
    """Compute for so long at a time; and give way at once to whoever needs a core for less.

    Since Linux 6.12 a process that wakes up takes the core from one with longer slices; without,
    whoever serves waits until the slice of whoever computes is over, however nice that one is.
    Older ones and other machines do not know it, which does no harm.
    """
    number = _SET_ATTRIBUTES.get(platform.machine()) if sys.platform == "linux" else None
    if number is not None:
        import ctypes

        policy, nanoseconds = os.sched_getscheduler(thread), int(seconds * 1e9)
        wanted = _ATTRIBUTES.pack(_ATTRIBUTES.size, policy, 0, niceness, 0, nanoseconds, 0, 0)
        ctypes.CDLL(None).syscall(number, thread, ctypes.c_char_p(wanted), 0)


def _threads() -> list[int]:
    """Linux knows niceness by thread; elsewhere it is the process's, whose number here is 0."""
    try:
        return [int(name) for name in os.listdir("/proc/self/task")]
    except OSError:
        return [0]


def _set_group(niceness: int) -> None:
    """Only one process of a machine may do so in a tenth of a second, and nobody waits for it."""
    for _ in range(TRIES):
        try:
            Path("/proc/self/autogroup").write_text(str(niceness))
        except BlockingIOError:
            time.sleep(0.11)
        except OSError:  # no such groups here
            return
        else:
            return


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
