"""What every process does that answers questions for the house: questions in, answers out."""

import os
import signal
import sys
from collections.abc import Callable
from typing import Any

from manoir.bots.background import be_nice, end_with
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


def serve(begin: Callable[[], Answer], niceness: int, *, ahead: bool = False) -> None:
    """Answer until the house is gone. `begin` makes what is needed for that.

    `ahead`: nobody waits for it to start, so that even this stands back.
    """
    if ahead:
        be_nice(niceness)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a game that prints disturbs nobody
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house says when to stop
    end_with(os.getppid())  # the house, or what forks for it: also amid its work
    get_ready()
    answer = begin()
    try:
        send(answers, READY)
        be_nice(niceness)
        while (question := receive(sys.stdin.buffer)) is not None:
            send(answers, reply(answer, unpickle(question)))
    except ConnectionError:
        pass
    os._exit(0)  # the house is gone, and nobody waits for what is left in the buffer


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
