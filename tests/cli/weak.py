"""Processes that may not do everything, even where the tests run as root."""

import ctypes
import os
from collections.abc import Callable
from typing import Final

PR_CAPBSET_DROP: Final = 24
CAPABILITIES: Final = (0, 1, 2, 3)  # chown, dac_override, dac_read_search, fowner


def without_privileges() -> Callable[[], None] | None:
    """For `preexec_fn`: root loses the right to ignore owners and modes when it runs a program."""
    if os.geteuid() != 0:
        return None
    prctl = ctypes.CDLL(None).prctl

    def drop() -> None:
        for capability in CAPABILITIES:
            prctl(PR_CAPBSET_DROP, capability, 0, 0, 0)

    return drop
