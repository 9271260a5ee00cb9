"""What every process does that answers questions for the house: questions in, answers out."""

import os
import signal
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any

from manoir.bots.background import be_nice
from manoir.kernel import Refused, registry
from manoir.server.net.problems import HttpProblem
from manoir.server.processes.answers import (
    BODY,
    FAILURE,
    READY,
    unpickle,
    write_problem,
    write_refusal,
)
from manoir.server.processes.pipes import receive, send

Answer = Callable[[Any], bytes]


def serve(
    begin: Callable[[], Answer], niceness: int, *, patient: bool = True, ahead: bool = False
) -> None:
    """Answer until the house is gone. `begin` makes what is needed for that.

    `ahead`: nobody waits for it to start, so that even this stands back.
    """
    if ahead:
        be_nice(niceness, patient=patient)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a game that prints disturbs nobody
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house says when to stop
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    get_ready()
    answer = begin()
    try:
        send(answers, READY)
        be_nice(niceness, patient=patient)
        while True:
            send(answers, reply(answer, unpickle(questions.get())))
    except ConnectionError:
        os._exit(0)


def get_ready() -> None:
    """Load the games. What is true of rules in worker processes alone is said here."""
    registry.games()


def reply(answer: Answer, question: Any) -> bytes:
    """Whatever goes wrong is an answer, too: the process goes on."""
    try:
        return BODY + answer(question)
    except Refused as error:
        return write_refusal(error)
    except HttpProblem as error:
        return write_problem(error)
    except Exception as error:
        return FAILURE + repr(error).encode()


def _listen(stream: IO[bytes], questions: "SimpleQueue[bytes]") -> None:
    """In a thread of its own: when the house is gone, this process ends amid its work."""
    while (data := receive(stream)) is not None:
        questions.put(data)
    os._exit(0)
