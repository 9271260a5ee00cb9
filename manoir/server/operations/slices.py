"""Short slices of a core, for threads that everybody waits for.

Since Linux 6.12 a thread may say how long it wants to run at a time. Whoever wants less than the
one that runs just now takes its place as soon as there is something to do; otherwise even a process
that stands back far keeps its core until its own slice is over, which is a millisecond and more.
"""

import ctypes
import os
import platform
import struct
import sys
from typing import Final

SHORTEST_NS: Final = 100_000  # that Linux allows
_CALLS: Final = {"x86_64": 314, "aarch64": 274}  # sched_setattr(2)
_ATTRIBUTES: Final = struct.Struct("=IIQiIQQQ")  # its first version


def ask_for_short_slices() -> bool:
    """For the thread that calls this. False where the system knows no such thing."""
    call = _CALLS.get(platform.machine()) if sys.platform == "linux" else None
    if call is None:
        return False
    nice = os.getpriority(os.PRIO_PROCESS, 0)
    wanted = _ATTRIBUTES.pack(_ATTRIBUTES.size, os.SCHED_OTHER, 0, nice, 0, SHORTEST_NS, 0, 0)
    return bool(ctypes.CDLL(None).syscall(call, 0, wanted, 0) == 0)
