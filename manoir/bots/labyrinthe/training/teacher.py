"""The level *best* as a formula over the same features: the pupil's opponent, and its measure."""

from itertools import product
from typing import Any

import torch

from manoir.bots.labyrinthe import values
from manoir.bots.labyrinthe.master.layout import DISTANCE, FOUND_IT, HOPE, RISKS, ROUND_HOPE, WINS
from manoir.bots.labyrinthe.thinker import IN_HAND, NEARER, PATIENCE
from manoir.bots.labyrinthe.values import Standing

MOST_LEFT = 13
WON = 3.0  # more than anything else can be worth


class Teacher:
    """What *best* thinks of a turn: bilinear in the risk and the hope, by standing."""

    def __init__(self, device: str) -> None:
        corners = torch.zeros(2, MOST_LEFT, MOST_LEFT, 2, 2)
        for find, own, other in product((0, 1), range(MOST_LEFT), range(MOST_LEFT)):
            race = Standing("base", own + 1, other + 1)
            after = values.own_find(race) if find else race
            for risk, hope in product((0, 1), (0, 1)):
                corners[find, own, other, risk, hope] = values.ahead(after, risk, hope)
        self._corners = corners.to(device)

    def values(self, seen: Any, lefts: Any, drought: Any) -> Any:
        """By row of features: with so many cards left by place, so many turns dry."""
        places = lefts.shape[1]
        find = seen[:, FOUND_IT]
        heed = (2 - drought / (PATIENCE * places)).clamp(0, 1)
        hope = seen[:, HOPE if places == 2 else ROUND_HOPE]
        hope = hope - NEARER * 12 * seen[:, DISTANCE] * (1 - find)
        worth = 1 + find * (IN_HAND + 1 - heed)
        for place in range(1, places):
            risk = values.HIT + heed * (seen[:, RISKS[place - 1]] - values.HIT)
            four = self._corners[find.long(), lefts[:, 0], lefts[:, place]]
            low = four[:, 0, 0] * (1 - hope) + four[:, 0, 1] * hope
            high = four[:, 1, 0] * (1 - hope) + four[:, 1, 1] * hope
            worth = worth * (low * (1 - risk) + high * risk)
        return torch.where(seen[:, WINS] > 0, WON, worth)
