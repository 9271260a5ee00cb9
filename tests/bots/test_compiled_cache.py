"""Machine code is compiled once and kept on the disk; where that cannot be, in memory."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from manoir.bots.compiled_cache import CompiledCache

ROOT = Path(__file__).parents[2]
CACHE = CompiledCache("toy", "tests.bots.toy_entries", (("tests.bots", "toy_entries.py"),))
STATS = """
from tests.bots.test_compiled_cache import CACHE
for entry in CACHE.functions():
    print(sum(entry.stats.cache_hits.values()), sum(entry.stats.cache_misses.values()))
"""


def run(code: str, cache: Path) -> str:
    environment = os.environ | {"MANOIR_CACHE": str(cache)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=True)
    return done.stdout.decode()


def test_a_second_process_compiles_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANOIR_CACHE", str(tmp_path))
    assert not CACHE.is_made()
    assert run(STATS, tmp_path) == "0 1\n" * 2
    assert CACHE.is_made()
    assert run(STATS, tmp_path) == "1 0\n" * 2


def test_other_sources_have_another_folder() -> None:
    assert replace(CACHE, sources=(("tests.bots", "test_compiled_cache.py"),)).place() != (
        CACHE.place()
    )


def test_where_nothing_can_be_written_functions_are_made_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("MANOIR_CACHE", str(tmp_path / "file"))
    double, triple = CACHE.functions()
    assert (double(4), triple(4)) == (8, 12)
    assert not CACHE.is_made()
