"""How a process of the house is begun."""

import sys
from typing import Final

AHEAD: Final = "ahead"  # said to a process that nobody waits for yet
_BEGIN: Final = (
    "import os, runpy, sys; getattr(os, 'setpgid', lambda *_: None)(0, 0); del sys.argv[0]; "
    "runpy.run_module(sys.argv[0], run_name='__main__', alter_sys=True)"
)


def command_of(module: str, *words: str) -> tuple[str, ...]:
    """Run a module in the session of the house, but in a group of its own.

    In its session, because Linux may share cores out among sessions first: in one of its own, a
    process would get as much of a core as the whole house however far it stands back, and would
    not make room for a move at once. In a group of its own, because a Ctrl-C in the terminal is for
    the house, which ends them.
    """
    return sys.executable, "-c", _BEGIN, module, *words
