"""One process that plays: `python -m manoir.server.playing.worker NICENESS`."""

import sys

from manoir.server.playing.player import answer
from manoir.server.processes.worker import serve


def main(niceness: int) -> None:
    serve(lambda: answer, niceness, patient=False)  # somebody waits for every answer


if __name__ == "__main__":
    main(int(sys.argv[1]))
