"""Tables on disk: made once, checked when read, made again when damaged."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from manoir.bots.escalier import tables
from manoir.bots.escalier.position import size
from manoir.games.escalier.staircase import TOP


@pytest.fixture
def solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """An empty cache, and a note of every time the game is solved."""
    calls: list[int] = []

    def solve(seats: int, podium: bool, progress: object) -> tables.Table:  # noqa: ARG001
        calls.append(seats)
        return np.full((size(seats), seats), 0.5, np.float32)

    monkeypatch.setenv("MANOIR_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(tables, "_solve", solve)
    return calls


def test_a_table_is_made_once_and_then_read(solved: list[int]) -> None:
    assert not tables.ready(2)
    made = tables.prepare(2)
    assert tables.ready(2)
    assert np.array_equal(tables.prepare(2), made)
    assert solved == [2]


@pytest.mark.parametrize("place", [0, 3, 200, 100_000, -1])
def test_a_damaged_table_is_made_again(solved: list[int], place: int) -> None:
    tables.prepare(2)
    data = bytearray(tables.path(2).read_bytes())
    data[place] ^= 1
    tables.path(2).write_bytes(data)
    assert not tables.ready(2)
    tables.prepare(2)
    assert tables.ready(2)
    assert solved == [2, 2]


@pytest.mark.parametrize("length", [0, 5, 1000])
def test_a_table_cut_short_is_made_again(solved: list[int], length: int) -> None:
    tables.prepare(2)
    tables.path(2).write_bytes(tables.path(2).read_bytes()[:length])
    assert not tables.ready(2)
    tables.prepare(2)
    assert solved == [2, 2]


def test_other_rules_have_another_table(solved: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    tables.prepare(2)
    monkeypatch.setattr(tables, "_rules", lambda: "changed")
    assert not tables.ready(2)
    assert solved == [2]


def test_where_nothing_can_be_written_the_values_stay_in_memory(
    solved: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("MANOIR_CACHE", str(tmp_path / "file" / "cache"))
    assert tables.prepare(2).shape == (size(2), 2)
    assert solved == [2]


@pytest.mark.parametrize(("seats", "expected"), [(2, 446_292), (3, 1_629_936), (4, 3_111_696)])
def test_a_table_holds_every_position(seats: int, expected: int) -> None:
    assert size(seats, TOP) == expected


@pytest.mark.soak
def test_two_makers_at_once_do_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANOIR_CACHE", str(tmp_path))
    command = [sys.executable, "-m", "manoir.bots.escalier.solve", "--seats", "2"]
    makers = [subprocess.Popen(command) for _ in range(2)]
    assert [maker.wait() for maker in makers] == [0, 0]
    assert tables.ready(2)
