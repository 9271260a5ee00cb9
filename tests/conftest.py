"""What every test may lean on."""

import gc
from functools import cache
from pathlib import Path

import pytest
from hypothesis import settings

from tests.installed import lantern, shared, wheel

__all__ = ["lantern", "shared", "wheel"]  # fixtures

pytest_plugins = ["tests.at_machine_speed", "tests.cost", "tests.few", "tests.skips"]

# The same few examples in every run; `make soak` looks for others.
settings.register_profile("quick", deadline=None, derandomize=True, max_examples=25, database=None)
settings.register_profile("soak", deadline=None, max_examples=1_000)
settings.load_profile("quick")

gc.disable()  # until all tests are collected: nothing of that is garbage

LONG = ("e2e/games/test_pasvu", "e2e/", "server/", "kernel/", "bots/")


# What plays whole games, compiles or starts processes is left out of `make quick`.
WHOLE = (
    "bots/", "cli/", "client/", "research/", "server/", "test_batch", "docs/", "test_lantern",
    "test_skips",
    "test_wheel",
    "kernel/test_conformance", "kernel/test_playthroughs", "kernel/secrecy/",
    "games/escalier/test_playout", "games/labyrinthe/test_playout", "games/pacman/test_playout",
    "games/pasvu/playout/",
    "games/pasvu/sight/", "games/pasvu/terminal/", "games/pasvu/test_knowledge",
    "games/pasvu/test_notation", "games/pasvu/test_off_list", "games/pasvu/test_properties",
    "games/pasvu/test_views",
)  # fmt: skip


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seed", type=int, default=1, help="other deals for all browser tests")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first, so that no core is left alone with it at the end."""
    items.sort(key=lambda item: _place(item.path))
    for item in items:
        if _is_whole(item.path):
            item.add_marker(pytest.mark.whole)


def pytest_collection_finish() -> None:
    """Thousands of tests and modules stay until the end: looking for garbage skips them."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(20_000, 20, 20)  # games make many small values, and few cycles


@cache
def _place(path: Path) -> int:
    return next((i for i, part in enumerate(LONG) if _is_in(path, part)), len(LONG))


@cache
def _is_whole(path: Path) -> bool:
    return any(_is_in(path, part) for part in ("e2e/", *WHOLE))


def _is_in(path: Path, part: str) -> bool:
    return f"/tests/{part}" in path.as_posix()
