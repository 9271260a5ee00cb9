"""What each test costs: processor seconds of its own and of all processes that it started.

`pytest --cost=FILE` adds a line a test to a file, and ends with the dearest files. On a machine
that does something else beside, wall-clock times mean little.
"""

import json
import os
import time
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

TICK = os.sysconf("SC_CLK_TCK")
LISTED = 40


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--cost", help="where to add the processor seconds of every test")


class Costs:
    """Lines of a file; workers add theirs to the same one."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._before = 0.0

    def add(self, what: str) -> None:
        """Book under this name what was used since the last time (not less than nothing)."""
        now = used()
        with self._file.open("a") as file:
            file.write(json.dumps([what, round(max(0.0, now - self._before), 3)]) + "\n")
        self._before = now

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Generator[None, Any, Any]:
        self.add("imports of pytest")
        done = yield
        self.add("collection")
        return done

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        done = yield
        self.add(item.nodeid)
        return done


def pytest_configure(config: pytest.Config) -> None:
    if file := config.getoption("--cost"):
        config.pluginmanager.register(Costs(Path(file)), "costs")


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    if file := config.getoption("--cost"):
        totals: Counter[str] = Counter()
        for line in Path(file).read_text().splitlines():
            name, seconds = json.loads(line)
            totals[name.partition("::")[0]] += seconds
        terminalreporter.write_line(f"{sum(totals.values()):8.1f} core seconds in all")
        for name, seconds in totals.most_common(LISTED):
            terminalreporter.write_line(f"{seconds:8.1f} {name}")


def used() -> float:
    """Processor seconds of this process and of all below it, whether they still run or not."""
    ended = os.times()
    return (
        time.process_time()
        + ended.children_user
        + ended.children_system
        + sum(map(_used_below, _children(os.getpid())))
    )


def _used_below(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:  # it has ended meanwhile, and is counted by whoever waited for it
        return 0.0
    own = sum(map(int, fields[11:15])) / TICK  # user, system, and those of ended children
    return own + sum(map(_used_below, _children(process)))


def _children(process: int) -> Iterator[int]:
    for thread in Path(f"/proc/{process}/task").glob("*/children"):
        try:
            yield from map(int, thread.read_text().split())
        except OSError:
            continue
