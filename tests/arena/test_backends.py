"""The same tables whoever plays: one process, two of which one is killed, or a Ray cluster."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from manoir.arena.contest import Contest, Fixture, fixtures
from manoir.arena.playing import Played
from manoir.arena.workers import InProcess, Workers
from manoir.kernel.commands.exits import Failure
from tests.arena.processes import descendants, name_of, seconds_of, wait_until

pytestmark = pytest.mark.soak
ROOT = Path(__file__).parents[2]
DEALS = 24
ARENA = (
    *(sys.executable, "-m", "manoir.cli", "arena", "escalier", "child", "adult", "elephant"),
    *("tests.arena.players:Seeded", "--seats", "3", "--deals", str(DEALS)),
)
CONTEST = Contest("escalier", ("child", "elephant", "tests.arena.players:Seeded"), 2)
LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}


def tables(out: Path) -> bytes:
    return (out / "tables.json").read_bytes() + (out / "games.csv").read_bytes()


def begin(out: Path, *words: str) -> "subprocess.Popen[bytes]":
    command = [*ARENA, "--out", str(out), *words]
    return subprocess.Popen(command, cwd=ROOT, env=os.environ | LOOPBACK)


def without_times(games: Iterator[Played]) -> list[tuple[object, ...]]:
    return sorted((g.deal, g.rotation, g.bots, g.ranks, g.hash, g.saved) for g in games)


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    out = tmp_path_factory.mktemp("arena") / "alone"
    assert begin(out).wait() == 0
    return tables(out)


def test_a_worker_that_dies_is_replaced_and_its_games_are_asked_again() -> None:
    games = list(fixtures(CONTEST, 10))
    with InProcess() as backend:
        alone = without_times(backend.play(CONTEST, games))
    killed, found = set[int](), list[Played]()
    with Workers(2) as workers:
        for number, played in enumerate(workers.play(CONTEST, games)):
            found.append(played)
            if number in {5, 20}:
                killed.add(workers.workers[0].pid)
                os.kill(workers.workers[0].pid, signal.SIGKILL)
        left = [worker.pid for worker in workers.workers]
    assert len(killed) == 2
    assert without_times(iter(found)) == alone
    wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in left))


def test_a_game_that_ends_every_process_is_named() -> None:
    contest = Contest("escalier", ("child", "tests.arena.players:Deadly"), 2)
    with Workers(2) as workers, pytest.raises(Failure, match="plays deal 0, rotation"):
        list(workers.play(contest, [Fixture(0, 0), Fixture(0, 1)]))


def test_two_processes_one_of_them_killed_write_the_same_tables(
    tmp_path: Path, expected: bytes
) -> None:
    arena = begin(tmp_path, "--jobs", "2")

    def busy() -> list[int]:
        forked = [pid for pid in descendants(arena.pid) if "forkserver" in name_of(pid)]
        return [pid for pid in forked if seconds_of(pid) > 1.5]

    wait_until(lambda: len(busy()) > 0)
    os.kill(busy()[-1], signal.SIGKILL)
    assert arena.wait(timeout=400) == 0
    assert tables(tmp_path) == expected


def test_a_run_that_was_killed_leaves_nobody_behind_and_goes_on(
    tmp_path: Path, expected: bytes
) -> None:
    arena = begin(tmp_path, "--jobs", "2")
    wait_until(lambda: any((tmp_path / "parts").glob("*.parquet")))
    workers = list(descendants(arena.pid))
    arena.kill()
    arena.wait()
    wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))
    assert not (tmp_path / "tables.json").exists()
    assert begin(tmp_path).wait(timeout=400) == 0
    assert tables(tmp_path) == expected


@pytest.fixture
def cluster() -> Iterator[tuple[int, str]]:
    """A cluster of two nodes: the process that has begun it, and its address."""
    if find_spec("ray") is None:
        pytest.skip("no Ray on this machine: pip install 'manoir[ray]'")
    command = [sys.executable, "-m", "tests.arena.cluster"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    process = subprocess.Popen(command, cwd=ROOT, text=True, **pipes)  # type: ignore[call-overload]
    try:
        yield process.pid, process.stdout.readline().strip()
    finally:
        process.communicate()


def test_a_ray_cluster_of_two_nodes_one_worker_killed_writes_the_same_tables(
    tmp_path: Path, expected: bytes, cluster: tuple[int, str]
) -> None:
    pid, address = cluster
    arena = begin(tmp_path, "--ray", address)

    def playing() -> list[int]:
        return [each for each in descendants(pid) if "ray::_play" in name_of(each)]

    wait_until(lambda: any((tmp_path / "parts").glob("*.parquet")))
    wait_until(lambda: len(playing()) > 0)
    os.kill(playing()[0], signal.SIGKILL)
    assert arena.wait(timeout=400) == 0
    assert tables(tmp_path) == expected
