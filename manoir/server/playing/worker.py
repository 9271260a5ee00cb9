"""One process that plays: `python -m manoir.server.playing.worker NICENESS [ahead]`."""

import sys

from manoir.bots.machine_speed import turn_on_if_made
from manoir.kernel import registry
from manoir.server.playing.player import answer
from manoir.server.processes.command import AHEAD
from manoir.server.processes.worker import Answer, serve


def main(niceness: int, *words: str) -> None:
    serve(begin, niceness, ahead=AHEAD in words)


def begin() -> Answer:
    """Load the machine code before the first question, not with it."""
    for game in registry.games().values():
        if game.heavy:
            turn_on_if_made(game.id)
    return answer


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
