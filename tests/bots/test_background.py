"""Processes that work for the house stand back behind it."""

import subprocess
import sys

import pytest

STANDS_BACK = """
import os, re
from pathlib import Path
from manoir.bots.background import be_nice
be_nice(12, patient={patient})
told = Path("/proc/self/sched")
known = re.search(r"se.slice +: +(\\d+)", told.read_text()) if told.exists() else None
print(os.getpriority(os.PRIO_PROCESS, 0), os.sched_getscheduler(0) == os.SCHED_BATCH)
print(int(known[1]) if known else 0, os.uname().release)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems know no such policies")
@pytest.mark.parametrize(("patient", "slice"), [(True, 20_000_000), (False, 6_000_000)])
def test_it_is_nice_and_gives_way_to_shorter_work(patient: bool, slice: int) -> None:
    program = STANDS_BACK.format(patient=patient)
    found = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    first, second = found.stdout.splitlines()
    assert first == f"12 {patient}"
    told, release = second.split()
    if tuple(map(int, release.split(".")[:2])) >= (6, 12):
        assert int(told) in {0, slice}, "0: this kernel does not say"
