"""What Linux knows of the thread that asks: see `manoir/bots/slices.py`."""

import ctypes
import platform
import struct
import sys
from typing import NamedTuple

import pytest

_CALLS = {"x86_64": 315, "aarch64": 275}  # sched_getattr(2)
_IS_KNOWN = sys.platform == "linux" and platform.machine() in _CALLS
HAS_SLICES = _IS_KNOWN and tuple(map(int, platform.release().split(".")[:2])) >= (6, 12)
only_where_known = pytest.mark.skipif(not _IS_KNOWN, reason="only Linux has such slices")


class Attributes(NamedTuple):
    policy: int
    niceness: int
    slice_ns: int


def attributes() -> Attributes:
    """Those of this thread."""
    room = ctypes.create_string_buffer(56)
    assert ctypes.CDLL(None).syscall(_CALLS[platform.machine()], 0, room, 56, 0) == 0
    _, policy, _, niceness, _, slice_ns, *_ = struct.unpack("=IIQiIQQQ", room.raw[:48])
    return Attributes(policy, niceness, slice_ns)
