"""A process that hashes like the house's own, writes down what it was asked, and can misbehave.

`HASHING_SCRIPT` names a folder: each question is a line of `asked`, and what is to go wrong with
the next one is the text of `next`: die, garbage, cut, hang, or wait until `go` is there.
"""

import os
import sys
import time
from pathlib import Path

import argon2

from manoir.server.people import hashing
from manoir.server.people.hashing import Answer, Question, Verify

FOLDER = Path(os.environ["HASHING_SCRIPT"])
PLAIN = hashing.answer


def answer(hasher: argon2.PasswordHasher, question: Question) -> Answer:
    kind = type(question).__name__
    stored = question.stored if isinstance(question, Verify) else ""
    parameters = str(argon2.extract_parameters(stored)) if stored else ""
    with (FOLDER / "asked").open("a") as asked:
        asked.write(f"{kind} {parameters}\n")
    script = FOLDER / "next"
    fault = script.read_text() if script.exists() else ""
    if fault:
        script.unlink()
    match fault:
        case "die":
            os.kill(os.getpid(), 9)
        case "garbage":
            os.write(sys.stdout.fileno(), b"\xff{not json\n")
        case "cut":
            os.write(sys.stdout.fileno(), b'"half an ans')
            os.kill(os.getpid(), 9)
        case "hang":
            time.sleep(600)
        case "wait":
            while not (FOLDER / "go").exists():
                time.sleep(0.005)
    return PLAIN(hasher, question)


if __name__ == "__main__":
    hashing.answer = answer
    hashing.main(int(sys.argv[1]), int(sys.argv[2]))
