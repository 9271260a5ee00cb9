"""One process in which bots think: questions on its input, moves on its output.

`python -m manoir.server.bots.worker LIMIT NICENESS`
"""

import os
import pickle
import signal
import sys
from typing import BinaryIO

from manoir.bots.background import be_nice, end_with_parent
from manoir.server.bots.questions import READY, SIZE, Begin, Choose, Hear


def main(limit: float, niceness: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house says when to stop
    end_with_parent()
    be_nice(niceness)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints disturbs nobody
    warm_up()
    try:
        _serve(sys.stdin.buffer, answers, limit)
    except BrokenPipeError:
        os._exit(0)  # the house is gone, and nobody waits for what is left in the buffer


def _serve(questions: BinaryIO, answers: BinaryIO, limit: float) -> None:
    from manoir.server.bots.players import Players

    players = Players()
    send(answers, READY)
    while (data := receive(questions)) is not None:
        _set_alarm(limit)
        answer = players.answer(pickle.loads(data))  # noqa: S301  from the house's own process
        if answer is not None:
            send(answers, answer)
        _set_alarm(0)


def warm_up() -> None:
    """Import and compile everything once, before anybody waits for it."""
    from manoir.bots.bot import levels
    from manoir.bots.play import first_view, heard_since
    from manoir.kernel import registry
    from manoir.kernel.match import Match
    from manoir.server.bots.players import Players

    for game in registry.games().values():
        match = Match(game, seats=game.seats[0], seed=1)
        seat = match.to_act[0]
        heard, view, legal = heard_since(match, seat), match.view(seat), match.legal(seat)
        for level in levels(game.id):
            players, first = Players(), first_view(match, seat)
            players.answer(Begin(0, game.id, level.name, seat, match.seats, 1, first))
            players.answer(Hear(0, heard))
            players.answer(Choose(0, 0, view, legal, 0.05))


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
    main(float(sys.argv[1]), int(sys.argv[2]))
