"""Run a command under the system-call filter of a unit of systemd, as systemd would set it up.

    python -m tests.deploy.system_calls UNIT COMMAND...

Whatever calls something else is killed (SIGSYS), also where the unit only lets the call fail.
"""

import ctypes
import os
import subprocess
import sys
from pathlib import Path

KILL, ALLOW = 0x80000000, 0x7FFF0000  # SCMP_ACT_KILL_PROCESS, SCMP_ACT_ALLOW
NO_NEW_PRIVILEGES = 38  # of prctl(2)
OF_ROOT = {"fchown"}  # SQLite's, which a service's user never calls


def members(group: str) -> set[str]:
    """The calls of a group such as @system-service."""
    command = ("systemd-analyze", "syscall-filter", group)
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    names = [line.strip() for line in told.splitlines()[1:]]
    found: set[str] = set()
    for name in names:
        if name and not name.startswith("#"):
            found |= members(name) if name.startswith("@") else {name}
    return found


def allowed(unit: Path) -> set[str]:
    """The lines of a unit in their order: some add calls, some take them away."""
    calls = members("@default")
    for line in unit.read_text().splitlines():
        key, _, value = line.partition("=")
        if key == "SystemCallFilter":
            for word in value.lstrip("~").split():
                named = members(word) if word.startswith("@") else {word}
                calls = calls - named if value.startswith("~") else calls | named
    return calls


def restrict(calls: set[str]) -> None:
    """Let this process, and whatever it starts, call nothing else."""
    library = ctypes.CDLL("libseccomp.so.2")
    library.seccomp_init.restype = ctypes.c_void_p
    handle = ctypes.c_void_p(library.seccomp_init(ctypes.c_uint32(KILL)))
    for name in calls:
        number = library.seccomp_syscall_resolve_name(name.encode())
        if number >= 0:
            library.seccomp_rule_add(handle, ctypes.c_uint32(ALLOW), number, 0)
    ctypes.CDLL(None).prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    if library.seccomp_load(handle):
        raise OSError("no filter")


if __name__ == "__main__":
    restrict(allowed(Path(sys.argv[1])) | (OF_ROOT if os.geteuid() == 0 else set()))
    os.execvp(sys.argv[2], sys.argv[2:])
