"""A training run between two sittings: one file, written whole or not at all. Needs PyTorch."""

import os
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np
import torch

from manoir.kernel.compiled.gpu import NoGpu

Report = Callable[[str], None]


class BadCheckpoint(ValueError):
    """A file is no checkpoint of this training, or no network that it could begin with."""


class How(NamedTuple):
    """What is to be learned, with what, and where it is kept."""

    seats: int
    seconds: float
    seed: int
    games: int
    device: str
    rate: float
    checkpoint: Path
    weights: Path | None = None
    start: Path | None = None  # a network to begin with, where there is no checkpoint yet


class Result(NamedTuple):
    """Of an exam."""

    won: int
    lost: int
    endless: int  # games that were not waited for


class Pupil(Protocol):
    """A PyTorch module that can be written down for NumPy alone, and read again."""

    def weights(self) -> dict[str, Any]:
        """By name, its arrays as the house plays with them."""

    def take(self, weights: dict[str, Any]) -> None:
        """Put such arrays in. Raises ValueError or KeyError where they do not fit."""


class Run:
    """The pupil, its optimiser, and what came of it so far."""

    def __init__(self, kind: str, seats: int, pupil: Any, rate: float) -> None:
        self.kind, self.seats = kind, seats
        self.pupil = pupil
        self.optimiser = torch.optim.Adam(pupil.parameters(), lr=rate)
        self.sittings = 0
        self.seconds = 0.0
        self.turns = 0
        self.lessons = 0
        self.curve: list[list[float]] = []  # seconds, games of examination, share won, error

    def save(self, path: Path) -> None:
        kept = {
            "kind": self.kind,
            "seats": self.seats,
            "pupil": self.pupil.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "numbers": [self.sittings, self.seconds, self.turns, self.lessons],
            "curve": torch.tensor(self.curve),
        }
        beside = path.with_name(path.name + ".part")
        written = BytesIO()
        torch.save(kept, written)
        beside.write_bytes(written.getvalue())
        os.replace(beside, path)

    def load(self, path: Path, device: str) -> None:
        """Go on from there. Raises BadCheckpoint, which names the file."""
        try:
            kept: Any = torch.load(path, map_location=device, weights_only=True)
            if kept["kind"] != self.kind:
                raise ValueError(f"it is of kind {kept['kind']!r}")
            if kept["seats"] != self.seats:
                raise ValueError(f"it is for {kept['seats']} seats, not {self.seats}")
            self.pupil.load_state_dict(kept["pupil"])
            self.optimiser.load_state_dict(kept["optimiser"])
            sittings, self.seconds, turns, lessons = kept["numbers"]
            self.sittings, self.turns, self.lessons = sittings, turns, lessons
            self.curve = kept["curve"].tolist()
        except Exception as error:  # torch says in many ways that a file is not its own
            raise BadCheckpoint(
                f"{path} is no checkpoint of this training: {_why(error)}"
            ) from None

    def begin_with(self, path: Path) -> None:
        """Begin with a network that somebody has learned before. Raises BadCheckpoint."""
        read_weights(path, self.pupil)

    def export(self, path: Path) -> None:
        """Write the weights alone, as the house plays with them."""
        np.savez(path, **self.pupil.weights())


def read_weights(path: Path, pupil: Any) -> Any:
    """That pupil, with the weights of a file. Raises BadCheckpoint, which names it."""
    try:
        with np.load(path) as kept:
            pupil.take(dict(kept))
    except Exception as error:  # so does NumPy
        raise BadCheckpoint(f"{path} is no network for this: {_why(error)}") from None
    return pupil


def sit(
    kind: str, how: How, make: Callable[[], Any], learn: Callable[[Run, int, Report], None]
) -> None:
    """From a checkpoint to the next: `learn` gets the run, a seed and how to report.

    Raises BadCheckpoint, NoGpu, and OSError for a place that cannot be written.
    """
    if how.device == "cuda" and not torch.cuda.is_available():
        raise NoGpu("there is no GPU here that PyTorch can use; --device cpu is slow, but works")
    torch.manual_seed(how.seed)
    run = Run(kind, how.seats, make().to(how.device), how.rate)
    if how.checkpoint.exists():
        run.load(how.checkpoint, how.device)
    elif how.start is not None:
        run.begin_with(how.start)
    run.save(how.checkpoint)  # a place where nothing can be written is known now, not at the end
    run.sittings += 1

    def report(sentence: str) -> None:
        print(sentence, flush=True)
        run.save(how.checkpoint)

    learn(run, how.seed + 1000 * run.sittings, report)
    run.save(how.checkpoint)
    if how.weights is not None:
        run.export(how.weights)


def _why(error: Exception) -> str:
    return str(error).splitlines()[0] if str(error) else type(error).__name__
