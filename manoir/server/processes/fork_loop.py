"""The loop of a process that others are forked from."""

import os
import select
import signal
import socket
from contextlib import suppress
from typing import Final

from manoir.bots.background import end_with

MOST_BYTES: Final = 200_000  # of an order


def forked_for(orders: socket.socket, many: int) -> tuple[bytes, list[int]] | None:
    """Fork a process for each order that comes, until nobody can order any more.

    An order is some bytes and so many files; a process's number and how it ended are told to the
    last of them. Return None at the end; and in each process that was forked, its order and its
    files. Such a process ends with this one.
    """
    children: dict[int, int] = {}
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wake)
    while True:
        ready, _, _ = select.select([orders.fileno(), woken], [], [])
        if woken in ready:
            os.read(woken, 1000)
            _tell_ends(children)
        if orders.fileno() not in ready:
            continue
        order, files, _, _ = socket.recv_fds(orders, MOST_BYTES, many)
        if not order:
            return None
        tell = files.pop()
        this = os.getpid()
        if (pid := os.fork()) == 0:
            end_with(this)
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for fd in (woken, wake, *children.values(), tell):
                os.close(fd)
            return order, files
        for fd in files:
            os.close(fd)
        children[pid] = tell
        with suppress(BrokenPipeError):  # whoever ordered it is gone
            os.write(tell, b"%d\n" % pid)


def _tell_ends(children: dict[int, int]) -> None:
    for pid in tuple(children):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            tell = children.pop(pid)
            with suppress(BrokenPipeError):  # nobody wants to know any more
                os.write(tell, b"%d\n" % os.waitstatus_to_exitcode(status))
            os.close(tell)
