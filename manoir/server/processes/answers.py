"""How the answer of a process travels back, whatever it is."""

import pickle
from typing import Any, Final

import msgspec

from manoir.kernel import Refusal, Refused
from manoir.server.net.problems import HttpProblem

READY: Final = b"ready"  # what a process says first
BODY: Final = b"B"
REFUSAL: Final = b"R"
PROBLEM: Final = b"P"
FAILURE: Final = b"F"


class Failed(Exception):
    """A process could not find an answer: its own mistake, not that of whoever asked."""


def write_refusal(error: Refused) -> bytes:
    return REFUSAL + msgspec.json.encode(error.refusal)


def write_problem(error: HttpProblem) -> bytes:
    return PROBLEM + msgspec.json.encode((error.status, error.problem.code))


def read_answer(data: bytes) -> bytes:
    """The body of an answer. Raises what the process raised: Refused, HttpProblem or Failed."""
    kind, body = data[:1], data[1:]
    if kind == BODY:
        return body
    if kind == REFUSAL:
        raise Refused(msgspec.json.decode(body, type=Refusal))
    if kind == PROBLEM:
        status, code = msgspec.json.decode(body, type=tuple[int, str])
        raise HttpProblem(status, code)
    if kind == FAILURE:
        raise Failed(body.decode(errors="replace"))
    raise EOFError("not an answer")


def unpickle(body: bytes) -> Any:
    return pickle.loads(body)  # noqa: S301  from the house's own process


def read_pickled(body: bytes) -> Any:
    """The value in an answer. Raises EOFError if there is none: whoever sent it talks nonsense."""
    try:
        return unpickle(body)
    except Exception as error:
        raise EOFError(f"not an answer: {error!r}") from error
