"""The network that learns: what a seat may expect, from an observation as its codec writes it."""

from typing import Any, Final

import numpy as np
import torch
from torch import nn

from manoir.research.encoding import Encoding
from manoir.research.learned import scales

HIDDEN: Final = (256, 128)


class Pupil(nn.Module):  # type: ignore[misc]
    """Every number as a place of its own and as a share of its range; then two layers."""

    def __init__(self, encoding: Encoding) -> None:
        super().__init__()
        first, low, share, places = scales(encoding)
        self.register_buffer("first", torch.as_tensor(first))
        self.register_buffer("low", torch.as_tensor(low))
        self.register_buffer("share", torch.as_tensor(share))
        self.places = nn.EmbeddingBag(places, HIDDEN[0], mode="sum")
        nn.init.normal_(self.places.weight, std=encoding.size**-0.5 / 4)
        self.numbers = nn.Linear(encoding.size, HIDDEN[0])
        self.hidden = nn.Linear(*HIDDEN)
        self.last = nn.Linear(HIDDEN[1], 1)

    def forward(self, seen: Any) -> Any:
        """By row: the reward to expect, from -1 to 1."""
        above = seen.long() - self.low
        x = self.places(above + self.first) + self.numbers(above.float() * self.share)
        x = torch.relu(self.hidden(torch.relu(x)))
        return torch.tanh(self.last(x)).squeeze(1)

    def weights(self) -> dict[str, Any]:
        """By name, the arrays that learned.py reads."""
        return {
            name: tensor.detach().cpu().numpy().astype(np.float32)
            for name, tensor in self.named_parameters()
        }

    def take(self, weights: dict[str, Any]) -> None:
        """Put such arrays in. Raises RuntimeError where they do not fit."""
        kept = {name: torch.as_tensor(array) for name, array in weights.items()}
        self.load_state_dict(kept | dict(self.named_buffers()))
