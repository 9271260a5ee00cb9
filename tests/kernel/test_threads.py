"""Matches in several threads: what is made once is made by one of them."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("times", [2, pytest.param(100, marks=pytest.mark.soak)])
def test_threads_that_need_a_games_types_at_once_do_not_crash(times: int) -> None:
    """Without a lock about one run in ten ended with a segmentation fault."""
    for _ in range(times):
        ran = subprocess.run((sys.executable, "-m", "tests.kernel.race"), cwd=ROOT, check=False)
        assert ran.returncode == 0
