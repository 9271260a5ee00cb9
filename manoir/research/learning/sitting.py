"""One sitting of a training: from a checkpoint to the next."""

from functools import partial
from typing import Final

from manoir.bots import training_run
from manoir.bots.training_run import How, Report, Run
from manoir.kernel.game import Game
from manoir.research.encoding import Encoding
from manoir.research.learning.games import Games
from manoir.research.learning.lessons import learn
from manoir.research.learning.pupil import Pupil
from manoir.research.vector_env import VectorEnv

LONGEST: Final = 2000  # steps of a game
NOISE: Final = 0.02  # of a reward


def sit(game: Game, how: How) -> None:
    """Raises what training_run.sit does, and ValueError for more games than there is memory for."""

    def lessons(run: Run, seed: int, report: Report) -> None:
        env = VectorEnv(
            game, how.games, seats=how.seats, seed=seed, device=how.device, max_steps=LONGEST
        )
        with env:
            learn(run, Games(env, NOISE), how.seconds, how.rate, report)

    training_run.sit(f"manoir {game.id} pupil 1", how, partial(Pupil, Encoding(game)), lessons)
