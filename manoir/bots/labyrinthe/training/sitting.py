"""One sitting of a training: from a checkpoint to the next."""

from pathlib import Path
from typing import NamedTuple

import torch

from manoir.bots.labyrinthe.training.checkpoint import BadCheckpoint, Run
from manoir.bots.labyrinthe.training.games import Games, Vector
from manoir.bots.labyrinthe.training.learning import MOST_CELLS, TEACHERS_SHARE, learn
from manoir.kernel.compiled.gpu import NoGpu

__all__ = ["BadCheckpoint", "How", "sit"]


class How(NamedTuple):
    """What is to be learned, and with what."""

    seats: int
    seconds: float
    seed: int
    games: int
    device: str
    rate: float


def sit(vector: Vector, checkpoint: Path, weights: Path | None, how: How) -> None:
    """Raises BadCheckpoint, NoGpu, and OSError for a place that cannot be written."""
    seats, device = how.seats, how.device
    if device == "cuda" and not torch.cuda.is_available():
        raise NoGpu("there is no GPU here that PyTorch can use; --device cpu is slow, but works")
    torch.manual_seed(how.seed)
    run = Run(seats, device, how.rate)
    if checkpoint.exists():
        run.load(checkpoint, device)
    run.save(checkpoint)  # a place where nothing can be written is known now, not at the end
    run.sittings += 1
    seed = how.seed + 1000 * run.sittings
    games = Games(vector, how.games, seats, seed, device, TEACHERS_SHARE, MOST_CELLS)

    def report(sentence: str) -> None:
        print(sentence, flush=True)
        run.save(checkpoint)

    learn(run, games, seats, how.seconds, how.rate, report)
    run.save(checkpoint)
    if weights is not None:
        run.export(weights)
