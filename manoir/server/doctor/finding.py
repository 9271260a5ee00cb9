"""What a look has found."""

from typing import Literal

from msgspec import Struct

State = Literal["ok", "warn", "fail"]


class Finding(Struct, frozen=True):
    """One line."""

    about: str
    state: State
    said: str
    advice: str = ""


def ok(about: str, said: str) -> Finding:
    return Finding(about, "ok", said)


def warn(about: str, said: str, advice: str) -> Finding:
    return Finding(about, "warn", said, advice)


def fail(about: str, said: str, advice: str) -> Finding:
    return Finding(about, "fail", said, advice)
