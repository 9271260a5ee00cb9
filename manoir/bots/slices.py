"""Slices of a core: long for threads that stand back, short for those that hardly compute.

Since Linux 6.12 a thread may say how long it wants to run at a time. Whoever wakes up and wants
less takes its place at once; otherwise even one that stands back far keeps its core until its own
slice is over. Whoever serves keeps the usual slice: with a shorter one it would lose its core amid
its work, to one that stands back, until the next tick of the clock. Whoever waits for the disk most
of the time wants less, and so never waits for a core that the serving loop has.
"""

import ctypes
import os
import platform
import struct
import sys
from typing import Final

LONG_NS: Final = 5_000_000  # the usual one is 3 ms at most
SHORT_NS: Final = 100_000  # there are no shorter ones
_CALLS: Final = {"x86_64": 314, "aarch64": 274}  # sched_setattr(2)
_ATTRIBUTES: Final = struct.Struct("=IIQiIQQQ")  # its first version


def ask_for_slices(nanoseconds: int, thread: int = 0) -> bool:
    """For a thread of this process, or the one that calls. False where the system has none."""
    call = _CALLS.get(platform.machine()) if sys.platform == "linux" else None
    if call is None:
        return False
    policy, nice = os.sched_getscheduler(thread), os.getpriority(os.PRIO_PROCESS, thread)
    wanted = _ATTRIBUTES.pack(_ATTRIBUTES.size, policy, 0, nice, 0, nanoseconds, 0, 0)
    return bool(ctypes.CDLL(None).syscall(call, thread, wanted, 0) == 0)
