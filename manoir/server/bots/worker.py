"""One process in which bots think: questions on its input, moves on its output.

`python -m manoir.server.bots.worker LIMIT NICENESS HOUSE`, the last the number of a process
"""

import os
import pickle
import signal
import sys
from typing import BinaryIO

from manoir.bots.background import be_nice, end_with
from manoir.server.bots.questions import READY, SIZE, WarmUp


def main(limit: float, niceness: int, house: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house says when to stop
    end_with(house)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints disturbs nobody
    load()
    be_nice(niceness)  # not before: games may wait for this process
    try:
        _serve(sys.stdin.buffer, answers, limit)
    except ConnectionError:
        os._exit(0)  # the house is gone, and nobody waits for what is left in the buffer


def load() -> None:
    """Import what every bot needs."""
    from manoir.kernel import registry
    from manoir.server.bots import players  # noqa: F401

    registry.games()


def _serve(questions: BinaryIO, answers: BinaryIO, limit: float) -> None:
    from manoir.server.bots.players import Players

    players = Players()
    send(answers, READY)
    while (data := receive(questions)) is not None:
        message = pickle.loads(data)  # noqa: S301  from the house's own process
        _set_alarm(0 if isinstance(message, WarmUp) else limit)
        answer = players.answer(message)
        if answer is not None:
            send(answers, answer)
        _set_alarm(0)


def send(stream: BinaryIO, data: bytes) -> None:
    stream.write(SIZE.pack(len(data)) + data)
    stream.flush()


def receive(stream: BinaryIO) -> bytes | None:
    """The next message; None at the end, also where one is cut short."""
    head = stream.read(SIZE.size)
    size = SIZE.unpack(head)[0] if len(head) == SIZE.size else 0
    data = stream.read(size)
    return data if size and len(data) == size else None


def _set_alarm(seconds: float) -> None:
    """Ends this process if a bot hangs and the house is not there any more to do it."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
