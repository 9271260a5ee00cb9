"""A process of bots that hang, fail, or play what no game knows. By the level that is asked."""

import os
import pickle
import sys
import time
from typing import BinaryIO

from manoir.server.bots.questions import ANSWER, FAILED, FOUND, READY, SIZE, Begin, Choose, WarmUp
from manoir.server.bots.worker import receive, send

WAYS = {  # and why the process is replaced, if it is
    "hangs": "hung",
    "dies": "died",
    "babbles": None,
    "fails": None,
    "floods": "garbage",
    "cuts": "died",
    "shouts": "garbage",
    "answers another": "garbage",
}


def misbehave(level: str, number: int, answers: BinaryIO) -> None:
    match level:
        case "hangs":
            time.sleep(60)
        case "dies":
            os._exit(3)
        case "babbles":
            send(answers, ANSWER.pack(number, FOUND) + b'{"type":"checkmate"}')
        case "fails":
            send(answers, ANSWER.pack(number, FAILED))
        case "floods":
            answers.write(b"\xff" * 100)
            answers.flush()
            time.sleep(60)
        case "cuts":
            answers.write(SIZE.pack(100) + b"half")
            answers.flush()
            os._exit(0)
        case "shouts":
            send(answers, b"?")
        case "answers another":
            send(answers, ANSWER.pack(number + 1, FOUND) + b'{"type":"roll"}')


if __name__ == "__main__":
    send(sys.stdout.buffer, READY)
    levels: dict[int, str] = {}
    while (data := receive(sys.stdin.buffer)) is not None:
        message = pickle.loads(data)
        if isinstance(message, WarmUp):
            send(sys.stdout.buffer, ANSWER.pack(message.number, FOUND))
        if isinstance(message, Begin):
            levels[message.player] = message.level
        if isinstance(message, Choose):
            misbehave(levels[message.player], message.number, sys.stdout.buffer)
