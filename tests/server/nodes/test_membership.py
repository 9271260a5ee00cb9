"""Who takes over what a dead node has claimed."""

from collections.abc import Callable
from functools import partial
from typing import Any

from sqlalchemy import Connection, text

from manoir.server.nodes import membership
from manoir.server.nodes.claims import bots_of
from manoir.server.store.postgres.database import PostgresDatabase
from tests.server.postgres import Cluster

WATCHED, FORGOTTEN = bots_of("watched"), bots_of("forgotten")


def age(connection: Connection, milliseconds: int) -> None:
    """A node was killed so long ago."""
    silent = text("UPDATE nodes SET beat = beat - :long, backend = 0 WHERE id = 'dead'")
    connection.execute(silent, {"long": milliseconds})


def test_a_dead_nodes_bots_go_to_where_somebody_waits_for_them(postgres: Cluster) -> None:
    database = PostgresDatabase(postgres.new())
    pen = database.pen()

    def do(job: Callable[[Connection], Any]) -> Any:
        return pen.transact([job])[0]

    def beat(node: str, *awaited: str) -> set[str]:
        found: membership.Beat = do(
            partial(membership.beat, node=node, state="{}", released=(), awaited=awaited)
        )
        return set(found.adopted)

    beat("dead")
    for what in (WATCHED, FORGOTTEN):
        assert do(partial(membership.take, node="dead", what=what, steal=False))
    assert beat("here", WATCHED) == set(), "it is alive"
    do(partial(age, milliseconds=2000))
    assert beat("elsewhere") == set(), "nobody waits for them there"
    assert beat("here", WATCHED) == {WATCHED}
    do(partial(age, milliseconds=4000))
    assert beat("elsewhere") == {FORGOTTEN}, "in the end somebody takes them"
    pen.close()
    database.close()
