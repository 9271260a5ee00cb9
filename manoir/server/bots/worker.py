"""One process in which bots think: questions on its input, moves on its output.

It is given views and what a seat was told, never a state. `python -m manoir.server.bots.worker`
"""

import os
import pickle
import signal
import struct
import sys
from typing import BinaryIO, Final

import msgspec

from manoir.bots.warm import be_nice
from manoir.server.bots.questions import Consultation, Question

SIZE: Final = struct.Struct(">I")
READY: Final = b"ready"


def main(limit: float) -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints disturbs nobody
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house says when to stop
    be_nice()
    warm_up()
    try:
        _serve(sys.stdin.buffer, answers, limit)
    except BrokenPipeError:
        os._exit(0)  # the house is gone, and nobody waits for what is left in the buffer


def _serve(questions: BinaryIO, answers: BinaryIO, limit: float) -> None:
    send(answers, READY)
    while (data := receive(questions)) is not None:
        _set_alarm(limit)
        asked = pickle.loads(data)  # noqa: S301  from the house's own process
        send(answers, advise(asked) if isinstance(asked, Consultation) else answer(asked))
        _set_alarm(0)


def answer(question: Question) -> bytes:
    """The move as JSON; nothing if the bot fails, which is the house's to deal with."""
    from manoir.bots.play import choose_move

    try:
        move = choose_move(
            question.game,
            question.level,
            question.seat,
            question.seats,
            question.seed,
            question.first_view,
            question.heard,
            question.view,
            question.legal,
            question.budget,
        )
    except Exception as error:
        print(f"bot failed: {question.game} {question.level}: {error!r}", file=sys.stderr)
        return b""
    return msgspec.json.encode(move)


def advise(asked: Consultation) -> bytes:
    """The house's answer as JSON; nothing if it has none."""
    from manoir.bots.play import advise as find_advice

    try:
        found = find_advice(asked.game, asked.view, asked.seat, asked.question)
    except Exception as error:
        print(f"no advice: {asked.game}: {error!r}", file=sys.stderr)
        return b""
    return msgspec.json.encode(found)


def warm_up() -> None:
    """Import and compile everything once, before anybody waits for it."""
    from manoir.bots.bot import levels
    from manoir.bots.play import first_view, heard_since
    from manoir.kernel import registry
    from manoir.kernel.match import Match

    for game in registry.games().values():
        match = Match(game, seats=game.seats[0], seed=1)
        seat = match.to_act[0]
        question = Question(
            game=game.id,
            level="",
            seat=seat,
            seats=match.seats,
            ply=match.ply,
            seed=1,
            first_view=first_view(match, seat),
            heard=heard_since(match, seat),
            view=match.view(seat),
            legal=match.legal(seat),
            budget=0.05,
        )
        for level in levels(game.id):
            answer(msgspec.structs.replace(question, level=level.name))


def send(stream: BinaryIO, data: bytes) -> None:
    stream.write(SIZE.pack(len(data)) + data)
    stream.flush()


def receive(stream: BinaryIO) -> bytes | None:
    head = stream.read(SIZE.size)
    return stream.read(SIZE.unpack(head)[0]) if len(head) == SIZE.size else None


def _set_alarm(seconds: float) -> None:
    """Ends this process if a bot hangs and the house is not there any more to do it."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    main(float(sys.argv[1]))
