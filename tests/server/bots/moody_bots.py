"""The real program, except that the first process to come there gets stuck: MOOD says where.

It leaves its number in the file MARK, so that a test knows the moment, and whom to send a signal.
"""

import os
import sys
import time
from pathlib import Path

from manoir.server.bots import players, worker
from manoir.server.bots.questions import Choose, Consult, Message

MARK = Path(os.environ.get("MARK", os.devnull))
MOOD = os.environ.get("MOOD", "none")  # then it only loses no time at the start


def get_stuck() -> None:
    try:
        with MARK.open("x") as mark:
            mark.write(f"{os.getpid()}\n")
    except FileExistsError:
        return
    time.sleep(60)


class MoodyPlayers(players.Players):
    """Get stuck in thought; remember no more than MOST."""

    def __init__(self) -> None:
        super().__init__(int(os.environ.get("MOST", players.MOST)))

    def answer(self, message: Message) -> bytes | None:
        if MOOD == "thinking" and isinstance(message, Choose | Consult):
            get_stuck()
        return super().answer(message)


def load() -> None:
    """Get stuck before being ready."""
    if MOOD == "start":
        get_stuck()


def warm_up(name: str) -> None:
    """Make nothing before it is needed."""


def shout() -> None:
    """Say what nobody expects, once."""
    if not MARK.exists():
        MARK.touch()
        sys.stdout.buffer.write(b"hello, is anybody there?")
        sys.stdout.flush()


if __name__ == "__main__":
    if MOOD == "shout":
        shout()
    players.Players = MoodyPlayers  # type: ignore[assignment, misc]
    players.warm_up = warm_up
    worker.load = load
    worker.main(float(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
