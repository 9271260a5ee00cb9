"""Whole games in tests run as machine code, which must be the same games; rules' own tests do not.

`make test` has made the machine code; without it, and with `--plain`, all run as ordinary Python.
"""

from collections.abc import Iterator
from functools import cache

import pytest

from manoir import games
from manoir.bots import machine_speed

FOLDERS = (
    "/tests/bots/",
    "/tests/kernel/",
    "/tests/server/",
    "/tests/games/pasvu/terminal/",
    "/tests/games/pasvu/test_",
    "/tests/docs/test_texts",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--plain", action="store_true", help="rules as ordinary Python everywhere")


@pytest.fixture(autouse=True)
def _speed(request: pytest.FixtureRequest) -> Iterator[None]:
    path = request.node.path.as_posix()
    is_fast = any(folder in path for folder in FOLDERS) and "plain" not in request.keywords
    if not is_fast or request.config.getoption("--plain"):
        yield
        return
    _turn_on()
    yield
    machine_speed.turn_off()


def _turn_on() -> None:
    for game in _made():
        machine_speed.turn_on(game)


@cache
def _made() -> tuple[str, ...]:
    return tuple(game for game in games() if machine_speed.is_made(game))
