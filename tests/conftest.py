"""What every test may lean on."""

from pathlib import Path

import pytest

from tests.installed import lantern, wheel

__all__ = ["lantern", "wheel"]  # fixtures

pytest_plugins = ["tests.skips"]

LONG = ("e2e/test_pasvu", "e2e/", "server/", "kernel/", "bots/")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seed", type=int, default=1, help="other deals for all browser tests")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first, so that no core is left alone with it at the end."""
    items.sort(key=_place)
    for item in items:
        if hasattr(item.module, "Running") or "house" in item.fixturenames:  # type: ignore[attr-defined]
            item.add_marker(pytest.mark.running)


def _place(item: pytest.Item) -> int:
    path = Path(item.fspath).as_posix()
    return next((i for i, part in enumerate(LONG) if f"/tests/{part}" in path), len(LONG))
