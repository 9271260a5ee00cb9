"""The network that learns: the chance to win, from what is seen after a turn."""

from typing import Any, Final

import numpy as np
import torch
from torch import nn

from manoir.bots.labyrinthe.master.layout import LEFTS, seen_by

LEFT: Final = 13  # cards left, none to twelve
HIDDEN: Final = (256, 128)


class Pupil(nn.Module):  # type: ignore[misc]
    """Features, and the cards left of all once more as places: a logit."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seen = seen_by(seats)
        sizes = (self.seen + len(LEFTS) * LEFT, *HIDDEN)
        self.layers = nn.ModuleList(
            nn.Linear(before, after) for before, after in zip(sizes, (*HIDDEN, 1), strict=True)
        )

    def forward(self, seen: Any) -> Any:
        left = (seen[:, LEFTS] * 12).round().long().clamp(0, LEFT - 1)
        places = nn.functional.one_hot(left, LEFT).flatten(1)
        x = torch.cat((seen[:, : self.seen], places), 1)
        for layer in self.layers[:-1]:
            x = torch.relu(layer(x))
        return self.layers[-1](x).squeeze(1)

    def weights(self) -> dict[str, Any]:
        """By name, the arrays that master/network.py reads."""
        arrays = {}
        for number, layer in enumerate(self.layers):
            arrays[f"weight_{number}"] = layer.weight.detach().cpu().numpy().T.astype(np.float32)
            arrays[f"bias_{number}"] = layer.bias.detach().cpu().numpy().astype(np.float32)
        return arrays

    def take(self, weights: dict[str, Any]) -> None:
        """Put such arrays in. Raises KeyError or RuntimeError where they do not fit."""
        given = {
            f"layers.{number}.{part}": torch.as_tensor(array)
            for number in range(len(self.layers))
            for part, array in (
                ("weight", weights[f"weight_{number}"].T), ("bias", weights[f"bias_{number}"])
            )
        }  # fmt: skip
        self.load_state_dict(given)
