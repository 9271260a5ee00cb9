"""Beginning processes that play."""

import os
import signal
import socket
from collections.abc import Iterator
from threading import Event, Thread

import pytest

from manoir.arena.worker import deaf_to_ctrl_c


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """As in a terminal: whatever runs in the background of a shell does not hear Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def press_ctrl_c(taken: socket.socket, times: int, begun: list[int]) -> None:
    """And wait each time until some thread has taken it."""
    for worker in range(times):
        os.kill(os.getpid(), signal.SIGINT)
        taken.recv(1)
        begun.append(worker)


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_waits_until_all_processes_have_begun() -> None:
    """Also where another thread takes the signal, such as the one that draws a progress bar."""
    begun: list[int] = []
    ended = Event()
    Thread(target=ended.wait).start()
    taken, takes = socket.socketpair()
    takes.setblocking(False)
    signal.set_wakeup_fd(takes.fileno())
    try:
        with taken, takes, pytest.raises(KeyboardInterrupt), deaf_to_ctrl_c():
            press_ctrl_c(taken, 2, begun)
    finally:
        signal.set_wakeup_fd(-1)
        ended.set()
    assert begun == [0, 1]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
