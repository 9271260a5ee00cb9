"""Several nodes on one database, each a process of its own."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.running import QUICK, Running

EXPECTED = ("writes_fail", "unreadable")  # what a database that goes away leaves behind


def one_node(
    address: str,
    folder: Path,
    number: int,
    program: tuple[str, ...] = (QUICK,),
    **settings: str,
) -> Running:
    place = folder / f"node{number}"
    return Running(place, program=program, MANOIR_DATABASE=address, **settings)


@contextmanager
def nodes(
    address: str,
    folder: Path,
    many: int = 2,
    program: tuple[str, ...] = (QUICK,),
    **settings: str,
) -> Iterator[list[Running]]:
    """Killed at the end; whoever wants to see them stop stops them."""
    running = [one_node(address, folder, number, program, **settings) for number in range(many)]
    try:
        yield running
        for node in running:
            assert [line for line in node.errors() if not any(w in line for w in EXPECTED)] == []
    finally:
        for node in running:
            node.kill()
