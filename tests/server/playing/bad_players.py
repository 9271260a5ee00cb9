"""A process that plays: the first one answers with what `NONSENSE` names, the others are good."""

import os
import sys
import time
from pathlib import Path

from manoir.server.playing.worker import main
from manoir.server.processes.answers import BODY, READY
from manoir.server.processes.pipes import receive, send

if __name__ == "__main__":
    nonsense = Path(os.environ["NONSENSE"])
    if nonsense.exists():
        body = nonsense.read_bytes()
        nonsense.unlink()
        send(sys.stdout.buffer, READY)
        receive(sys.stdin.buffer)
        send(sys.stdout.buffer, BODY + body)
        time.sleep(60)
    main(int(sys.argv[1]), *sys.argv[2:])
