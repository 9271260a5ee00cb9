"""Compiled once, kept on disk; and nothing of it where only names are needed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from manoir.bots.labyrinthe import machine
from manoir.bots.labyrinthe.machine import CACHE
from manoir.kernel.match import Match
from tests.bots.labyrinthe.scenes import ask

STATS = """
from manoir.bots.labyrinthe.machine import machine
for entry in machine():
    print(sum(entry.stats.cache_hits.values()), sum(entry.stats.cache_misses.values()))
"""


def run(code: str, cache: Path) -> str:
    environment = os.environ | {"MANOIR_CACHE": str(cache)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, check=True
    )
    return done.stdout.decode()


def test_a_second_process_compiles_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANOIR_CACHE", str(tmp_path))
    assert not CACHE.is_made()
    assert run(STATS, tmp_path) == "0 1\n" * 4
    assert CACHE.is_made()
    assert run(STATS, tmp_path) == "1 0\n" * 4


def test_where_nothing_can_be_written_bots_play_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("MANOIR_CACHE", str(tmp_path / "file"))
    made = machine.Machine(*CACHE.functions())
    assert not CACHE.is_made()
    monkeypatch.setattr(machine, "machine", lambda: made)
    match = Match("labyrinthe", seats=2, seed=1)
    assert ask(match, "best") in match.legal(match.to_act[0])


def test_the_names_of_the_levels_need_no_compiler(tmp_path: Path) -> None:
    code = """
import sys
from manoir.server.bots.pool import BotPool
print(*BotPool.levels("labyrinthe"), "numba" in sys.modules)
"""
    assert run(code, tmp_path) == "beginner normal hard best False\n"
