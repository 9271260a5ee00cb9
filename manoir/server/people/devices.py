"""Devices that have logged in to an account before: their owner is never locked out by strangers.

A browser keeps one cookie: a random id, and a mark for each account that has logged in there. A
mark is a MAC of the id under the account's stored hash, which never leaves the house: so nothing
new is kept, nobody can make one, and a new password makes all of them worthless.
"""

import re
from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest, digest
from secrets import token_urlsafe
from typing import Final

from msgspec import Struct

ID_BYTES: Final = 16
MOST_MARKS: Final = 8  # accounts a browser; then the oldest is forgotten
_WORD: Final = r"[A-Za-z0-9_-]{22}"
_DEVICE: Final = re.compile(rf"{_WORD}(\.{_WORD}){{0,{MOST_MARKS}}}\Z")


class Device(Struct, frozen=True):
    """What a browser showed us; it proves nothing by itself."""

    id: str
    marks: tuple[str, ...]


def read(cookie: str | None) -> Device | None:
    if cookie is None or not _DEVICE.match(cookie):
        return None
    id, *marks = cookie.split(".")
    return Device(id, tuple(marks))


def is_known(device: Device, stored: str) -> bool:
    """Whether this device has logged in to the account with that hash."""
    right = _mark(device.id, stored)
    return sum(compare_digest(right, mark) for mark in device.marks) > 0  # looks at all of them


def marked(device: Device | None, stored: str) -> str:
    """The cookie of a device once it has logged in."""
    device = device or Device(token_urlsafe(ID_BYTES), ())
    mark = _mark(device.id, stored)
    older = [one for one in device.marks if one != mark]
    return ".".join((device.id, mark, *older[: MOST_MARKS - 1]))


def _mark(id: str, stored: str) -> str:
    code = digest(stored.encode(), b"manoir device|" + id.encode(), sha256)
    return urlsafe_b64encode(code[:16]).decode().rstrip("=")
