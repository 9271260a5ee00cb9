"""One running server for all tests of a worker that do not kill it."""

from collections.abc import Iterator

import pytest

from tests.server.running import Running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("house") / "data")
    yield running
    running.stop()
    assert running.errors() == []
