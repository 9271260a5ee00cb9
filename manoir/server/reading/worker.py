"""One process that reads. It opens the house's file read-only and never changes anything.

`python -m manoir.server.reading.worker FILE NICENESS`
"""

import sys
from functools import partial
from pathlib import Path

from manoir.server.processes.worker import Answer, serve
from manoir.server.reading.library import Library


def main(path: Path, niceness: int) -> None:
    serve(partial(_open, path), niceness)


def _open(path: Path) -> Answer:
    return Library(path).answer


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
