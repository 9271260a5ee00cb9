"""What the system says of processes."""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path


def descendants(pid: int) -> Iterator[int]:
    with suppress(OSError):
        for children in Path(f"/proc/{pid}/task").glob("*/children"):
            for child in children.read_text().split():
                yield int(child)
                yield from descendants(int(child))


def name_of(pid: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    return ""


def seconds_of(pid: int) -> float:
    """Processor time used so far."""
    with suppress(OSError, IndexError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100
    return 0.0


def wait_until(happened: Callable[[], bool], seconds: float = 120) -> None:
    """Wait for something that other processes do."""
    deadline = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.02)
