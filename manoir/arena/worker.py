"""One process that plays games, as it begins, dies and ends."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, CancelledError, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import (
    connection,
    get_all_start_methods,
    get_context,
    parent_process,
    resource_tracker,
)
from threading import Thread, current_thread, main_thread
from typing import Final

from manoir.bots import machine_speed

PLAYING: Final = "manoir.arena.playing"  # what every process needs, imported once for all


class Worker:
    """One process, replaced when it has died."""

    def __init__(self, game: str) -> None:
        self._context = get_context(_start_method())
        self._context.set_forkserver_preload([__name__, PLAYING])
        self._game = game
        self._begin()

    def _begin(self) -> None:
        self.executor = ProcessPoolExecutor(1, self._context, _get_ready, (self._game,))
        self._pid = self.executor.submit(os.getpid)

    @property
    def pid(self) -> int:
        return self._pid.result()

    def replace(self) -> None:
        self.executor.shutdown(wait=False)
        self._begin()

    def end(self) -> None:
        """End it at once, in the middle of a game as well."""
        self.executor.shutdown(wait=False, cancel_futures=True)
        with suppress(BrokenExecutor, CancelledError, ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)
        self.executor.shutdown()


def _start_method() -> str:
    """One that copies no threads: whoever plots or compresses has some."""
    return "forkserver" if "forkserver" in get_all_start_methods() else "spawn"


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Begin processes that leave Ctrl-C to whoever began them: it reaches them as well."""
    if _start_method() == "spawn":
        yield
        return
    resource_tracker.ensure_running()  # it would undo this
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        with _ctrl_c_postponed():
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


@contextmanager
def _ctrl_c_postponed() -> Iterator[None]:
    """Raise KeyboardInterrupt only when the block is over.

    To block the signal is not enough: another thread takes it, and Python raises it in this one.
    A process that has half begun would then miss what is gone, and print a traceback.
    """
    if current_thread() is not main_thread():  # nothing is raised here
        yield
        return
    pressed: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _frame: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        if pressed:
            os.kill(os.getpid(), signal.SIGINT)


def _get_ready(game: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    machine_speed.turn_on_if_made(game)


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "this is a worker"
    connection.wait([parent.sentinel])
    os._exit(1)
