"""A process to fork that has nothing to load.

`python -m tests.server.processes.forks FD NICENESS HOUSE`
"""

import sys

from manoir.server.processes import forking

if __name__ == "__main__":
    forking.load = lambda: None
    forking.main(*map(int, sys.argv[1:]))
