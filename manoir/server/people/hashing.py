"""One process that hashes passwords: questions on its input, answers on its output, a line each.

Not a thread: one that gives way to moves may be put aside while it holds the interpreter, and then
moves wait for it. `python -m manoir.server.people.hashing MEMORY ROUNDS`
"""

import signal
import sys
from contextlib import suppress
from typing import Final
from unicodedata import normalize

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from msgspec import Struct

from manoir.bots.background import be_nice

NICE: Final = 8  # moves come first, and yet a login takes seconds at worst
LANES: Final = 1  # one thread: several would stand back less far together


class Hash(Struct, frozen=True, tag="hash"):
    """The answer is a hash."""

    password: str


class Verify(Struct, frozen=True, tag="verify"):
    """The answer is whether it is the right one."""

    stored: str
    password: str


Question = Hash | Verify
Answer = str | bool


def hasher_of(memory: int, rounds: int) -> PasswordHasher:
    return PasswordHasher(time_cost=rounds, memory_cost=memory, parallelism=LANES)


def answer(hasher: PasswordHasher, question: Question) -> Answer:
    match question:
        case Hash(password):
            return hasher.hash(_bytes(password))
        case Verify(stored, password):
            try:
                return hasher.verify(stored, _bytes(password))
            except (VerifyMismatchError, InvalidHashError):
                return False


def _bytes(password: str) -> bytes:
    """The same password from every keyboard: é is one sign here and two there."""
    return normalize("NFKC", password).encode()


def main(memory: int, rounds: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house says when to stop
    be_nice(NICE)
    hasher = hasher_of(memory, rounds)
    questions: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
    with suppress(BrokenPipeError):
        for line in sys.stdin.buffer:  # ends with the house, however that ends
            sys.stdout.buffer.write(msgspec.json.encode(answer(hasher, questions.decode(line))))
            sys.stdout.buffer.write(b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
