"""A training run between two sittings: one file, written whole or not at all."""

import os
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from manoir.bots.labyrinthe.training.pupil import Pupil

KIND: Final = "manoir labyrinthe pupil 2"


class BadCheckpoint(ValueError):
    """A file is no checkpoint of this training."""


class Run:
    """The pupil, its optimiser, and what came of it so far."""

    def __init__(self, seats: int, device: str, rate: float) -> None:
        self.seats = seats
        self.pupil = Pupil(seats).to(device)
        self.optimiser = torch.optim.Adam(self.pupil.parameters(), lr=rate)
        self.sittings = 0
        self.seconds = 0.0
        self.turns = 0
        self.lessons = 0
        self.curve: list[list[float]] = []  # seconds, games with the teacher, share won, error

    def save(self, path: Path) -> None:
        kept = {
            "kind": KIND,
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
            if kept["kind"] != KIND:
                raise ValueError(f"it is of kind {kept['kind']!r}")
            if kept["seats"] != self.seats:
                raise ValueError(f"it is for {kept['seats']} seats, not {self.seats}")
            self.pupil.load_state_dict(kept["pupil"])
            self.optimiser.load_state_dict(kept["optimiser"])
            sittings, self.seconds, turns, lessons = kept["numbers"]
            self.sittings, self.turns, self.lessons = sittings, turns, lessons
            self.curve = kept["curve"].tolist()
        except Exception as error:  # torch says in many ways that a file is not its own
            reason = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise BadCheckpoint(f"{path} is no checkpoint of this training: {reason}") from None

    def export(self, path: Path) -> None:
        """Write the weights alone, as the house plays with them."""
        layers = {}
        for number, layer in enumerate(self.pupil.layers):
            layers[f"weight_{number}"] = layer.weight.detach().cpu().numpy().T.astype(np.float32)
            layers[f"bias_{number}"] = layer.bias.detach().cpu().numpy().astype(np.float32)
        np.savez(path, **layers)
