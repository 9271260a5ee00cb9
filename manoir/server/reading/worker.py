"""One process that reads. It opens the house's database read-only and never changes anything.

`MANOIR_READS=FILE python -m manoir.server.reading.worker NICENESS [ahead]`, where FILE is SQLite's,
or the address of a PostgreSQL database.
"""

import os
import sys
from functools import partial
from typing import Final

from manoir.server.processes.command import AHEAD
from manoir.server.processes.worker import Answer, serve
from manoir.server.reading.library import Library

SOURCE: Final = "MANOIR_READS"


def main(source: str, niceness: int, *words: str) -> None:
    serve(partial(_open, source), niceness, ahead=AHEAD in words)


def _open(source: str) -> Answer:
    return Library(source).answer


if __name__ == "__main__":
    main(os.environ[SOURCE], int(sys.argv[1]), *sys.argv[2:])
