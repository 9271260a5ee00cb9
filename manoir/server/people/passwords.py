"""Passwords: argon2id in two threads of its own, and a short queue before them."""

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from secrets import token_urlsafe
from typing import Final, TypeVar
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

T = TypeVar("T")
WORKERS: Final = 2
WAITING: Final = 16


class Busy(Exception):
    """Too many wait already."""


class Passwords:
    """Whoever is asked about, known or not, the work is the same."""

    def __init__(
        self, memory: int, rounds: int, hasher: type[PasswordHasher] = PasswordHasher
    ) -> None:
        self._hasher = hasher(time_cost=rounds, memory_cost=memory)
        self._threads = ThreadPoolExecutor(WORKERS, "manoir-argon2", initializer=_give_way)
        self._asked = 0
        self._nobodys = ""

    async def start(self) -> None:
        self._nobodys = await self.hash(token_urlsafe(32))

    async def hash(self, password: str) -> str:
        return await self._do(lambda: self._hasher.hash(_bytes(password)))

    async def verify(self, stored: str | None, password: str) -> bool:
        """Whether it is the right one. Without a stored hash it never is, after the same work."""
        right = await self._do(lambda: self._is_right(stored or self._nobodys, password))
        return right and stored is not None

    def is_outdated(self, stored: str) -> bool:
        """It was made with other parameters than today's."""
        return self._hasher.check_needs_rehash(stored)

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    def _is_right(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, _bytes(password))
        except (VerifyMismatchError, InvalidHashError):
            return False

    async def _do(self, job: Callable[[], T]) -> T:
        if self._asked >= WORKERS + WAITING:
            raise Busy
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, job)
        finally:
            self._asked -= 1


def _bytes(password: str) -> bytes:
    """The same password from every keyboard: é is one sign here and two there."""
    return normalize("NFKC", password).encode()


def _give_way() -> None:
    """Moves come first: these threads take only what the processor has left."""
    if not hasattr(os, "SCHED_IDLE"):
        return
    with suppress(OSError):  # a sandbox may forbid it: then they share like everybody
        os.sched_setscheduler(threading.get_native_id(), os.SCHED_IDLE, os.sched_param(0))
