"""What the system says of a process, where it says anything: Linux, in /proc."""

import os
from pathlib import Path
from typing import Final

from msgspec import Struct

_STATE, _USER, _SYSTEM = 0, 11, 12  # fields after the name, see proc_pid_stat(5)
_TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class ProcessStatus(Struct, frozen=True):
    """One letter for what it does, and how many seconds of a core it has used."""

    state: str
    seconds: float

    @property
    def is_stopped(self) -> bool:
        """Whether a signal has stopped it."""
        return self.state == "T"

    @property
    def wants_a_core(self) -> bool:
        return self.state == "R"


def status_of(pid: int) -> ProcessStatus | None:
    """None where the system does not tell."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text("utf-8", "replace")
        fields = text.rpartition(")")[2].split()
        seconds = (int(fields[_USER]) + int(fields[_SYSTEM])) / _TICKS
        return ProcessStatus(fields[_STATE], seconds)
    except (OSError, IndexError, ValueError):
        return None
