"""What a reader is asked, and how its answer travels back; pickled, so never where one starts."""

import pickle
from typing import Any, Final

import msgspec
from msgspec import Struct

from manoir.kernel import Refusal, Refused, Seat
from manoir.server.net.problems import HttpProblem
from manoir.server.people.sessions import Who

BODY: Final = b"B"
REFUSAL: Final = b"R"
PROBLEM: Final = b"P"
FAILURE: Final = b"F"


class Film(Struct, frozen=True):
    """Every position so far for one eye, as gzipped JSON; `who` is None where it is no matter."""

    table: str
    eye: Seat | None
    who: Who | None


class Save(Struct, frozen=True):
    """The file of a match that is over."""

    table: str


class Judgement(Struct, frozen=True):
    """How good every choice of a match was, as gzipped JSON."""

    table: str


class Picture(Struct, frozen=True):
    """A text as a QR code, in SVG."""

    text: str


class Load(Struct, frozen=True):
    """A table, folded and pickled, with as many of its last moves; None: with all of them."""

    table: str
    keep: int | None = None


class Attempt(Struct, frozen=True):
    """What a move would do in a game whose rules take long, as the answer to whoever asked."""

    game: str
    state: Any
    seat: Seat
    move: Any
    id: str


Question = Film | Save | Judgement | Picture | Load | Attempt


class Failed(Exception):
    """A reader could not find an answer: its own mistake, not that of whoever asked."""


def write_refusal(error: Refused) -> bytes:
    return REFUSAL + msgspec.json.encode(error.refusal)


def write_problem(error: HttpProblem) -> bytes:
    return PROBLEM + msgspec.json.encode((error.status, error.problem.code))


def read_answer(data: bytes) -> bytes:
    """The body of an answer. Raises what the reader raised: Refused, HttpProblem or Failed."""
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
