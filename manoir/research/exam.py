"""Let a trained network play its teacher: `python -m manoir.research.exam labyrinthe pupil.npz`."""

from importlib import import_module
from math import sqrt
from pathlib import Path

from manoir.kernel.commands import exits
from manoir.research.train import check, failing, own_training
from manoir.research.vector_env import VectorEnv


def exam(
    game: str,
    weights: Path,
    *,
    seats: int = 2,
    games: int = 4096,
    seed: int = 900_000,
    device: str = "cuda",
) -> None:
    """One game a deal, the teacher on all other seats. Nothing is learned.

    Parameters
    ----------
    weights
        A network, as `manoir.research.train --weights` writes it.
    games
        How many, all in step; the same seed gives the same deals.
    device
        cuda or cpu.
    """
    where = own_training(game)
    check(seats, device, {"games": games, "seed": seed})
    with failing(weights):
        taught = import_module(f"{where}.exam")
        result = taught.sit_exam(VectorEnv, weights, seats, games, seed, device)
    ended = max(1, result.won + result.lost)
    share = result.won / ended
    near = 1.96 * sqrt(share * (1 - share) / ended)
    print(
        f"{share:.1%} of {ended} games with the teacher "
        f"(95 %: {share - near:.1%} to {share + near:.1%}); {result.endless} did not end"
    )


if __name__ == "__main__":
    exits.run_function(exam)
