"""Threads that stand back ask for long slices, and change nothing else of themselves."""

import ctypes
import os
import platform
import struct
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from manoir.bots.slices import LONG_NS, ask_for_long_slices

GETS = {"x86_64": 315, "aarch64": 275}  # sched_getattr(2)
KNOWN = sys.platform == "linux" and platform.machine() in GETS


def attributes() -> tuple[int, int, int]:
    """Policy, niceness and slice of this thread."""
    room = ctypes.create_string_buffer(56)
    assert ctypes.CDLL(None).syscall(GETS[platform.machine()], 0, room, 56, 0) == 0
    _, policy, _, nice, _, slice_ns, *_ = struct.unpack("=IIQiIQQQ", room.raw[:48])
    return policy, nice, slice_ns


@pytest.mark.skipif(not KNOWN, reason="only Linux has such slices")
def test_a_thread_has_a_long_slice_and_is_otherwise_as_before() -> None:
    def ask() -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        before = attributes()
        assert ask_for_long_slices()
        return before, attributes()

    own = attributes()
    with ThreadPoolExecutor(1) as thread:
        before, after = thread.submit(ask).result()
    assert after[:2] == before[:2] == (os.SCHED_OTHER, os.getpriority(os.PRIO_PROCESS, 0))
    version = tuple(map(int, platform.release().split(".")[:2]))
    assert after[2] == (LONG_NS if version >= (6, 12) else before[2])
    assert attributes() == own, "of no other thread"
