"""The player with a network of `manoir.research.train`: NumPy alone."""

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from manoir.bots.play import first_view
from manoir.kernel.match import Match
from manoir.research import vector
from manoir.research.encoding import encoding
from manoir.research.learned import Learned, scales, values

GAME = "pacman"
WIDTH, NARROW = 16, 8


@pytest.fixture
def weights(tmp_path: Path) -> str:
    """A network that has learned nothing."""
    rng = np.random.default_rng(1)
    known = encoding(GAME)
    shapes = {
        "places.weight": (scales(known)[3], WIDTH),
        "numbers.weight": (WIDTH, known.size),
        "numbers.bias": (WIDTH,),
        "hidden.weight": (NARROW, WIDTH),
        "hidden.bias": (NARROW,),
        "last.weight": (1, NARROW),
        "last.bias": (1,),
    }
    arrays: dict[str, Any] = {name: rng.normal(0, 0.1, shape) for name, shape in shapes.items()}
    np.savez(tmp_path / "weights.npz", **arrays)
    return str(tmp_path / "weights.npz")


def test_every_number_counts_as_a_place_and_as_a_share_of_its_range(weights: str) -> None:
    known = encoding(GAME)
    games = vector(GAME, 16, seats=2, seed=3)
    for _ in range(25):
        games.step()
    first, low, share, _ = scales(known)
    kept, above = np.load(weights), games.observations.astype(np.int64) - low
    x = kept["places.weight"][above + first].sum(axis=1)
    x += (above * share) @ kept["numbers.weight"].T + kept["numbers.bias"]
    for layer in ("hidden", "last"):
        x = np.maximum(x, 0) @ kept[f"{layer}.weight"].T + kept[f"{layer}.bias"]
    assert values(known, weights, games.observations) == pytest.approx(np.tanh(x)[:, 0], abs=1e-5)


def test_it_takes_the_move_after_which_it_expects_most_and_made_again_the_same(
    weights: str,
) -> None:
    make = partial(Learned, game=GAME, weights=weights)
    match, known = Match(GAME, seats=2, seed=5), encoding(GAME)
    while len(match.legal(match.to_act[0])) < 8:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = match.to_act[0]
    view, legal = match.view(seat), match.legal(seat)
    chosen = set()
    for _ in range(2):
        player = make(seat, 2, first_view(match, seat), 7)
        player.hear(("anything",), view)
        chosen.add(legal.index(player.choose(view, legal, 1.0)))
    seen = np.zeros((len(legal), known.size), known.dtype)
    for number, move in enumerate(legal):
        after = match.rules.apply(match.state, seat, move)
        known.observe(match.rules.view(after, seat), seat, (), seen[number])
    worth = values(known, weights, seen)
    assert [worth[number] for number in chosen] == [pytest.approx(worth.max(), abs=1e-5)]


def test_a_game_with_secrets_is_refused(weights: str) -> None:
    match = Match("labyrinthe", seats=2, seed=1)
    with pytest.raises(ValueError, match="labyrinthe has secrets"):
        Learned(0, 2, match.view(0), 1, game="labyrinthe", weights=weights)
