"""Threads ask for long or short slices, and change nothing else of themselves."""

import os
from concurrent.futures import ThreadPoolExecutor

import pytest

from manoir.bots.slices import LONG_NS, SHORT_NS, ask_for_slices
from tests.bots.thread_slices import HAS_SLICES, Attributes, attributes, only_where_known


@only_where_known
@pytest.mark.parametrize("wanted", [LONG_NS, SHORT_NS])
def test_a_thread_has_another_slice_and_is_otherwise_as_before(wanted: int) -> None:
    def ask() -> tuple[Attributes, Attributes]:
        before = attributes()
        assert ask_for_slices(wanted)
        return before, attributes()

    own = attributes()
    with ThreadPoolExecutor(1) as thread:
        before, after = thread.submit(ask).result()
    assert after[:2] == before[:2] == (os.SCHED_OTHER, os.getpriority(os.PRIO_PROCESS, 0))
    assert after.slice_ns == (wanted if HAS_SLICES else before.slice_ns)
    assert attributes() == own, "of no other thread"
