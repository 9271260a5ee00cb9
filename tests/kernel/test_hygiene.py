"""R18: games are the same whatever global chance, the clock and the hash seed do."""

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from hashlib import sha256
from random import Random

import msgspec
import numpy as np
import pytest

from manoir.kernel.game import Game
from manoir.kernel.match import Match
from manoir.kernel.registry import games
from tests.kernel.walks import setups

QUICK = {"escalier": 6, "labyrinthe": 2, "pacman": 2, "pasvu": 1}
LONG = {"escalier": 5000, "labyrinthe": 2800, "pacman": 2000, "pasvu": 200}  # 10,000
PLIES = 40  # of each game
_encode = msgspec.json.Encoder().encode


def undisturbed() -> None:
    pass


def disturb() -> None:
    """Draw from every generator that a rule might use by mistake."""
    random.seed(time.perf_counter_ns())
    np.random.random(1 + time.perf_counter_ns() % 3)


def digest(game: Game, number: int, between: Callable[[], None]) -> str:
    """The log and all that anybody could see, of so many games."""
    whole, rng = sha256(), Random(18)
    for seed, (variant, seats) in zip(range(number), setups(game, rng), strict=False):
        match = Match(game, seats=seats, seed=seed, **variant)
        while not match.outcome and match.ply < PLIES:
            between()
            seat = rng.choice(match.to_act)
            match.play(seat, match.sample(seat, rng.randrange))
            for watcher in (None, *range(seats)):
                whole.update(_encode(match.view(watcher)))
        whole.update(match.hash.encode())
    return whole.hexdigest()


def elsewhere(number: dict[str, int]) -> dict[str, str]:
    """The same games in a process with another hash seed, whose clock has stopped."""
    program = (
        "import time; time.time = time.monotonic = time.perf_counter = lambda: 12345.0\n"
        "from tests.kernel.test_hygiene import *\n"
        f"print({{g.id: digest(g, {number}[g.id], undisturbed) for g in games().values()}})"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "18", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = (sys.executable, "-c", program)
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, str] = eval(ran.stdout)
    return found


@pytest.mark.parametrize("number", [QUICK, pytest.param(LONG, marks=pytest.mark.soak)])
def test_R18_neither_global_chance_nor_clock_nor_hash_seed_matters(number: dict[str, int]) -> None:
    there = elsewhere(number)
    here = {game.id: digest(game, number[game.id], disturb) for game in games().values()}
    assert here == there
