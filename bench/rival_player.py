"""The other side of `rival.py`: a bot of whatever tree this process imports, over a pipe."""

import pickle
import sys
from typing import IO, Any

from manoir.bots import machine_speed
from manoir.bots.bot import level


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer for one player at a time, until nobody asks."""
    player: Any = None
    while True:
        try:
            kind, *given = pickle.load(questions)
        except EOFError:
            return
        if kind == "make":
            game, name, *made = given
            machine_speed.turn_on(game)
            player, answer = level(game, name).make(*made), None
        else:
            answer = getattr(player, kind)(*given)
        pickle.dump(answer, answers)
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
