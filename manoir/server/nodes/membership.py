"""Which nodes are alive, what they claim, and the house's time: all by the database's clock."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, bindparam, text

ALIVE_MS: Final = 3000  # a node that has been silent for so long is dead
LATE_MS: Final = 1500  # and after so long already, if the database has lost its line as well
FORGOTTEN_MS: Final = 600_000
LONGEST_BEAT_MS: Final = 2000  # what is longer between two beats of any node: the house was closed
ADOPTED: Final = 50  # claims that a node takes over at a time
UNATTENDED_MS: Final = 5000  # after so long of silence also those that nobody here waits for

_NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_LIVES: Final = (
    f"beat > {_NOW} - {ALIVE_MS} AND (beat > {_NOW} - {LATE_MS}"  # noqa: S608
    " OR backend IN (SELECT pid FROM pg_stat_activity))"
)
_ALIVE: Final = f"SELECT id FROM nodes WHERE {_LIVES}"  # noqa: S608
_JOIN: Final = text("UPDATE house SET time = greatest(time, (SELECT max(at) FROM clocks))")
_BEAT: Final = text(
    "INSERT INTO nodes (id, beat, state, backend)"  # noqa: S608
    f" VALUES (:node, {_NOW}, :state, pg_backend_pid()) ON CONFLICT (id)"
    " DO UPDATE SET beat = excluded.beat, state = excluded.state, backend = excluded.backend"
)
_TIME: Final = text(
    f"UPDATE house SET time = time + least(greatest({_NOW} - beat, 0), {LONGEST_BEAT_MS}),"  # noqa: S608
    f" beat = greatest(beat, {_NOW}) RETURNING time"
)
_OTHERS: Final = text(
    f"SELECT id, state FROM nodes WHERE id != :node AND {_LIVES}"  # noqa: S608
)
_FORGET: Final = text(f"DELETE FROM nodes WHERE beat < {_NOW} - {FORGOTTEN_MS}")  # noqa: S608
_ADOPT: Final = text(
    "UPDATE claims SET node = :node WHERE what IN (SELECT what FROM claims"  # noqa: S608
    f" WHERE node NOT IN ({_ALIVE}) AND (what = ANY(:awaited) OR node NOT IN"
    f" (SELECT id FROM nodes WHERE beat > {_NOW} - {UNATTENDED_MS}))"
    f" LIMIT {ADOPTED} FOR UPDATE SKIP LOCKED) RETURNING what"
)
_RELEASE: Final = text("DELETE FROM claims WHERE node = :node AND what IN :what").bindparams(
    bindparam("what", expanding=True)
)
_TAKE: Final = text(
    "INSERT INTO claims (what, node) VALUES (:what, :node)"  # noqa: S608
    " ON CONFLICT (what) DO UPDATE SET node = excluded.node"
    f" WHERE :steal OR claims.node = excluded.node OR claims.node NOT IN ({_ALIVE})"
)
_LEAVE: Final = text("DELETE FROM nodes WHERE id = :node")


class Beat(Struct, frozen=True):
    """What a node learns with every beat."""

    time: int  # of the house
    others: dict[str, str]  # the states of the other nodes that are alive
    adopted: tuple[str, ...]  # what a dead node had claimed, and is this one's now


def join(connection: Connection) -> None:
    connection.execute(_JOIN)


def beat(
    connection: Connection,
    node: str,
    state: str,
    released: Iterable[str],
    awaited: Iterable[str] = (),
) -> Beat:
    """Say that a node is alive, and see who else is.

    What a dead node has claimed goes to where it is `awaited`, so that no two nodes load a table.
    """
    connection.execute(_BEAT, {"node": node, "state": state})
    if gone := list(released):
        connection.execute(_RELEASE, {"node": node, "what": gone})
    connection.execute(_FORGET)
    time = connection.execute(_TIME).scalar_one()
    others = connection.execute(_OTHERS, {"node": node}).all()
    adopting = {"node": node, "awaited": list(awaited)}
    adopted = connection.execute(_ADOPT, adopting).scalars().all()
    return Beat(int(time), {row[0]: row[1] for row in others}, tuple(adopted))


def take(connection: Connection, node: str, what: str, steal: bool) -> bool:
    """Claim something: it is ours already, nobody's, a dead node's, or taken all the same."""
    claimed = {"node": node, "what": what, "steal": steal}
    return connection.execute(_TAKE, claimed).rowcount == 1


def leave(connection: Connection, node: str) -> None:
    """The others need not wait until it is dead."""
    connection.execute(_LEAVE, {"node": node})
