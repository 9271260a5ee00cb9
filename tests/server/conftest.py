"""What the tests of a worker share: one running server that none of them kills, one PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import QUICKLY, Cluster
from tests.server.running import Running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("house") / "data")
    yield running
    running.stop()
    assert running.errors() == []


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    cluster = Cluster(**QUICKLY)
    try:
        cluster.make_template()
        yield cluster
    finally:
        cluster.close()


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty house's folder, or the address of its database: what holds for both."""
    if request.param == "sqlite":
        return tmp_path / "data"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new()
