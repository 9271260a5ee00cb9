"""Train a network on a game: `python -m manoir.research.train labyrinthe --minutes 10`.

A game whose bots have a training of their own gets that one; else one in which nothing is secret
gets that of `manoir.research.learning`.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from manoir.bots.bot import GROUP
from manoir.kernel import registry
from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.kernel.compiled.measure import Unavailable
from manoir.research.vector_env import VectorEnv

LEARNING: Final = "manoir.research.learning"
LEAST: Final = {"minutes": 0.01, "games": 4, "seed": 0}


def train(
    game: str,
    *,
    seats: int = 2,
    minutes: float = 10.0,
    seed: int = 1,
    checkpoint: Path = Path("pupil.pt"),
    weights: Path | None = None,
    start: Path | None = None,
    games: int = 8192,
    device: str = "cuda",
    rate: float = 2e-3,
) -> None:
    """Go on from a checkpoint if there is one, for so long; leave it there again.

    Parameters
    ----------
    weights
        Where to write the network alone, as the house plays with it.
    start
        A network, written by `weights`, to begin with where there is no checkpoint yet.
    games
        How many are played in step.
    device
        cuda or cpu.
    rate
        Of learning, at the start of a sitting.
    """
    sit = _training(game)
    check(seats, device, {"minutes": minutes, "games": games, "seed": seed})
    with failing(checkpoint):
        from manoir.bots.training_run import How

        sit(How(seats, 60 * minutes, seed, games, device, rate, checkpoint, weights, start))


@contextmanager
def failing(path: Path) -> Iterator[None]:
    """Turn what can go wrong in a training into a Failure."""
    from manoir.bots.training_run import BadCheckpoint

    try:
        yield
    except BadCheckpoint as error:
        raise Failure(str(error), exits.BAD_DATA) from None
    except Unavailable as error:
        raise Failure(str(error), exits.UNAVAILABLE) from None
    except ValueError as error:  # more games than there is memory for
        raise Failure(str(error), exits.USAGE) from None
    except OSError as error:
        sentence = f"{error.filename or path} cannot be written: {exits.reason(error)}"
        raise Failure(sentence, exits.CANNOT_WRITE) from None


def own_training(game: str) -> str:
    """The module in which a game's bots have one. Raises Failure where there is none."""
    where = f"{GROUP}.{game}.training"
    if game not in registry.games() or not find_spec(f"{GROUP}.{game}") or not find_spec(where):
        raise Failure(f"there is no training for {game!r}", exits.USAGE)
    return where


def _training(game: str) -> Callable[[Any], None]:
    """What teaches a game; it needs PyTorch only when it is called. Raises Failure for none."""
    try:
        where = own_training(game)
    except Failure:
        known = registry.games().get(game)
        if known is None or not (known.stepping and known.same_view):
            raise
        return lambda how: import_module(f"{LEARNING}.sitting").sit(known, how)
    return lambda how: import_module(f"{where}.sitting").sit(VectorEnv, how)


def check(seats: int, device: str, numbers: dict[str, float]) -> None:
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
