"""Train the learned level of a game: `python -m manoir.research.train labyrinthe --minutes 10`."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from manoir.bots.bot import GROUP
from manoir.kernel import registry
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.kernel.compiled.measure import Unavailable
from manoir.research.vector_env import VectorEnv

LEAST: Final = {"minutes": 0.01, "games": 4, "seed": 0}


def train(
    game: str,
    *,
    seats: int = 2,
    minutes: float = 10.0,
    seed: int = 1,
    checkpoint: Path = Path("pupil.pt"),
    weights: Path | None = None,
    games: int = 8192,
    device: str = "cuda",
    rate: float = 2e-3,
) -> None:
    """Go on from a checkpoint if there is one, for so long; leave it there again.

    Parameters
    ----------
    weights
        Where to write the network alone, as the house plays with it.
    games
        How many are played in step.
    device
        cuda or cpu.
    rate
        Of learning, at the start of a sitting.
    """
    where = _training(game)
    _check(seats, device, {"minutes": minutes, "games": games, "seed": seed})
    sitting = import_module(where)
    how = sitting.How(seats, 60 * minutes, seed, games, device, rate)
    try:
        sitting.sit(VectorEnv, checkpoint, weights, how)
    except sitting.BadCheckpoint as error:
        raise Failure(str(error), exits.BAD_DATA) from None
    except Unavailable as error:
        raise Failure(str(error), exits.UNAVAILABLE) from None
    except ValueError as error:  # more games than there is memory for
        raise Failure(str(error), exits.USAGE) from None
    except OSError as error:
        sentence = f"{error.filename or checkpoint} cannot be written: {exits.reason(error)}"
        raise Failure(sentence, exits.CANNOT_WRITE) from None


def _training(game: str) -> str:
    """Where the bots of a game have theirs. Raises Failure where there is none."""
    folder = f"{GROUP}.{game}"
    known = game in registry.games() and find_spec(folder) is not None
    if not known or find_spec(f"{folder}.training") is None:
        raise Failure(f"there is no training for {game!r}", exits.USAGE)
    return f"{folder}.training.sitting"


def _check(seats: int, device: str, numbers: dict[str, float]) -> None:
    """Raises Failure for a training that there is not."""
    if not 2 <= seats <= 4:
        raise Failure(f"--seats is 2 to 4, not {seats}", exits.USAGE)
    if device not in {"cuda", "cpu"}:
        raise Failure(f"--device is cuda or cpu, not {device!r}", exits.USAGE)
    for name, number in numbers.items():
        if number < LEAST[name]:
            raise Failure(f"--{name} is at least {LEAST[name]}, not {number}", exits.USAGE)
    try:
        import_module("torch")
    except ImportError:
        raise Failure("this needs PyTorch: pip install torch", exits.USAGE) from None


if __name__ == "__main__":
    exits.run_function(train)
