"""How strong a network is against its teacher: no noise, nothing is learned."""

from pathlib import Path
from typing import Any, Final

import torch

from manoir.bots.labyrinthe.training.games import LONGEST, Games, Vector
from manoir.bots.labyrinthe.training.learning import MOST_CELLS
from manoir.bots.labyrinthe.training.pupil import Pupil
from manoir.bots.training_run import Result, read_weights

ROUND: Final = 16  # turns between two looks whether the games are over
PATIENCE: Final = 0.005  # of the games: so many that never end are not waited for


def sit_exam(  # noqa: PLR0917
    vector: Vector, weights: Path, seats: int, games: int, seed: int, device: str
) -> Result:
    """Play the first game of every deal, the teacher on all other seats. Raises BadCheckpoint."""
    pupil = read_weights(weights, Pupil(seats))
    played = Games(vector, games, seats, seed, device, share=1.0, most=MOST_CELLS)
    won, lost = _ends(pupil.to(device), played, seats)
    return Result(won, lost, games - won - lost)


def _ends(pupil: Any, games: Games, seats: int) -> tuple[int, int]:
    """How many of the first games the pupil has won and lost; some may not have ended."""
    ends: Any = torch.zeros(2, dtype=torch.long)
    waiting: Any = True
    for turn in range(seats * LONGEST):
        with torch.no_grad():
            played = games.turn(pupil, 0.0)
        both = torch.stack((played.pupil_won & waiting, played.pupil_lost & waiting))
        ends = ends.to(both.device) + both.sum(1)
        waiting = ~(played.won | played.cut) & waiting
        if turn % ROUND == 0 and waiting.sum() <= PATIENCE * len(waiting):
            break
    won, lost = ends.tolist()
    return won, lost
