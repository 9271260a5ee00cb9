"""One process that reads: questions on its input, answers on its output.

It opens the house's file read-only and never changes anything. `python -m
manoir.server.reading.worker FILE`
"""

import os
import signal
import sys
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO, Final

from manoir.kernel import Refused, registry
from manoir.server.net.problems import HttpProblem
from manoir.server.reading.library import Library
from manoir.server.reading.pipes import receive, send
from manoir.server.reading.questions import (
    BODY,
    FAILURE,
    Question,
    unpickle,
    write_problem,
    write_refusal,
)

READY: Final = b"ready"
NICENESS: Final = 5  # behind whoever serves, before whoever thinks


def main(path: Path) -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a game that prints disturbs nobody
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house says when to stop
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    registry.games()
    library = Library(path)
    try:
        send(answers, READY)
        while True:
            send(answers, answer(library, unpickle(questions.get())))
    except BrokenPipeError:
        os._exit(0)


def answer(library: Library, question: Question) -> bytes:
    """Whatever goes wrong is an answer, too: the process goes on."""
    try:
        return BODY + library.answer(question)
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


if __name__ == "__main__":
    main(Path(sys.argv[1]))
