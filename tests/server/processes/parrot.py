"""Says what it was told, and who it is: `python -m tests.server.processes.parrot WORD`."""

import os
import sys

if __name__ == "__main__":
    for line in sys.stdin:
        own = os.getsid(0) == os.getpid()
        print(*sys.argv[1:], os.environ.get("SECRET"), own, line.strip(), flush=True)
