"""Two nodes for all tests that kill none of them."""

from collections.abc import Iterator

import pytest

from tests.server.nodes.houses import nodes
from tests.server.postgres import Cluster
from tests.server.running import Running


@pytest.fixture(scope="session")
def two_nodes(
    postgres: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Running]]:
    folder = tmp_path_factory.mktemp("nodes")
    with nodes(postgres.new(), folder, MANOIR_TRIES="3") as running:
        yield running
