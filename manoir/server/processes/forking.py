"""The process that others are forked from.

`python -m manoir.server.processes.forking FD NICENESS HOUSE`: orders come through the socket FD,
each with two files: what the new process reads and writes, and where its number and how it ended
are told. It ends with the process HOUSE, and all others with it.
"""

import gc
import os
import runpy
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, NoReturn

import msgspec
from msgspec import Struct

from manoir.bots.background import be_nice, end_with
from manoir.server.processes.fork_loop import forked_for

READY: Final = b"ready"


class Order(Struct, frozen=True):
    """What a new process shall be."""

    module: str
    words: tuple[str, ...]
    secrets: dict[str, str]
    silent: bool


def main(orders: int, niceness: int, house: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house says when to stop
    end_with(house)
    be_nice(niceness)
    load()
    gc.collect()
    gc.freeze()  # what is never written to stays shared
    with socket.socket(fileno=orders) as line:
        line.send(READY)
        ordered = forked_for(line, 2)
    if ordered is not None:
        order, [talk] = ordered
        _become(msgspec.json.decode(order, type=Order), talk)


def load() -> None:
    """Import what readers, players and bots need, and warm up what is on the disk already."""
    from manoir.bots.machine_speed import turn_on_if_made
    from manoir.bots.play import first_view, is_ready
    from manoir.kernel import registry
    from manoir.kernel.match import Match
    from manoir.server.bots.players import try_warm_up
    from manoir.server.playing import player  # noqa: F401
    from manoir.server.reading import library  # noqa: F401

    with suppress(ImportError):
        import psycopg  # noqa: F401
    for name, game in registry.games().items():
        if game.heavy:
            turn_on_if_made(name)
        match = Match(game, seats=game.seats[0], seed=1)
        if is_ready(name, match.seats, first_view(match, match.to_act[0])):
            try_warm_up(name)


def _become(order: Order, talk: int) -> NoReturn:
    """As `python -m` would, in a group of its own: see `command.py`."""
    os.setpgid(0, 0)
    if order.silent:
        os.dup2(os.open(os.devnull, os.O_RDWR), talk)
        os.dup2(talk, 2)
    os.dup2(talk, 0)
    os.dup2(talk, 1)
    os.close(talk)
    os.environ.update(order.secrets)
    with suppress(OSError):  # what `top` calls it
        Path("/proc/self/comm").write_text(order.module.removesuffix(".worker").rpartition(".")[2])
    sys.stdin, sys.stdout = os.fdopen(0), os.fdopen(1, "w")
    sys.argv = [order.module, *order.words]
    runpy.run_module(order.module, run_name="__main__", alter_sys=True)
    sys.exit()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
