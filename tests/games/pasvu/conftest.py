"""The judge as machine code, from the disk: tests that look need not compile it."""

import pytest

from manoir.bots.pasvu.machine import machine


@pytest.fixture(autouse=True, scope="session")
def _judge() -> None:
    machine()
