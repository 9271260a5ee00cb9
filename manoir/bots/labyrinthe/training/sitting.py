"""One sitting of a training: from a checkpoint to the next."""

from functools import partial
from typing import Final

from manoir.bots import training_run
from manoir.bots.labyrinthe.training.games import Games, Vector
from manoir.bots.labyrinthe.training.learning import IMITATED, MOST_CELLS, TEACHERS_SHARE, learn
from manoir.bots.labyrinthe.training.pupil import Pupil
from manoir.bots.training_run import How, Report, Run

KIND: Final = "manoir labyrinthe pupil 2"


def sit(vector: Vector, how: How) -> None:
    """Raises what training_run.sit does."""

    def lessons(run: Run, seed: int, report: Report) -> None:
        if how.start is not None:  # such a network has imitated before
            run.lessons = max(run.lessons, IMITATED)
        games = Games(vector, how.games, how.seats, seed, how.device, TEACHERS_SHARE, MOST_CELLS)
        learn(run, games, how.seats, how.seconds, how.rate, report)

    training_run.sit(KIND, how, partial(Pupil, how.seats), lessons)
