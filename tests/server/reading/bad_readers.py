"""Readers that go wrong in every way: `python -m tests.server.reading.bad_readers NICENESS`.

A file beside the house's, `how`, says in which way; once it is empty they read as they should.
"""

import os
import sys
import time
from pathlib import Path

from manoir.server.processes.answers import READY
from manoir.server.processes.pipes import SIZE
from manoir.server.reading import worker


def main(path: Path, niceness: int) -> None:
    how = path.with_name("how")
    with path.with_name("starts").open("a") as starts:
        starts.write("x")
    wanted = how.read_text() if how.exists() else ""
    ready = SIZE.pack(len(READY)) + READY
    if wanted and not wanted.endswith("always"):
        how.write_text("")
    if wanted.startswith("start"):
        sys.exit(3)
    if wanted.startswith(("dies", "hangs", "cut", "garbage", "endless")):
        os.write(1, ready)
        os.read(0, 1 << 16)
    if wanted.startswith("hangs"):
        time.sleep(600)
    if wanted.startswith("cut"):
        os.write(1, SIZE.pack(1000) + b"Bhalf")
    if wanted.startswith("garbage"):
        os.write(1, SIZE.pack(4) + b"\xff\xfe\x00?")
        time.sleep(600)
    if wanted.startswith("endless"):
        os.write(1, b"\xff" * 4096)
        time.sleep(600)
    if wanted:
        sys.exit(3)
    worker.main(str(path), niceness)


if __name__ == "__main__":
    main(Path(os.environ[worker.SOURCE]), int(sys.argv[1]))
