"""Says what it was told, and who it is: `python -m tests.server.processes.parrot WORD`."""

import os
import sys

if __name__ == "__main__":
    for line in sys.stdin:
        group = "alone" if os.getpgrp() == os.getpid() != os.getsid(0) else "not alone"
        print(*sys.argv[1:], os.environ.get("SECRET"), group, line.strip(), flush=True)
