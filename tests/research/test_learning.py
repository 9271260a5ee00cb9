"""What learns by itself from games without secrets; only where PyTorch is."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from manoir.kernel.commands.exits import Failure
from manoir.research import vector
from manoir.research.encoding import encoding
from manoir.research.train import train

GAME = "pacman"

if find_spec("torch"):  # no part of `make test`: it is larger than all else together
    import torch

    from manoir.bots.training_run import read_weights
    from manoir.research.learned import values
    from manoir.research.learning.games import Played
    from manoir.research.learning.lessons import TRACE, returns
    from manoir.research.learning.looks import GOES_ON, Looks
    from manoir.research.learning.pupil import Pupil

    def test_numpy_expects_what_pytorch_expects(tmp_path: Path) -> None:
        known, path = encoding(GAME), tmp_path / "weights.npz"
        pupil = Pupil(known)
        np.savez(path, **pupil.weights())
        games = vector(GAME, 8, seats=3, seed=2)
        for _ in range(40):
            games.step()
        told = pupil(torch.as_tensor(games.observations)).detach().numpy()
        assert values(known, str(path), games.observations) == pytest.approx(told, abs=1e-6)
        again = read_weights(path, Pupil(known))
        assert again(torch.as_tensor(games.observations)).detach().numpy() == pytest.approx(told)

    def test_a_look_shows_what_the_step_would_and_changes_nothing() -> None:
        games = vector(GAME, 32, seats=2, seed=9)
        looks = Looks(games)
        for _ in range(30):
            games.step()
        before = games.rows.copy()
        action = games.masks.argmax(axis=1)
        seat = games.acting.copy()
        seen, ends = looks.at(torch.arange(32), torch.as_tensor(action))
        assert (games.rows == before).all()
        games.step(action)
        same = (games.acting == seat) & (games.terminated == 0)
        assert same.sum() > 8
        assert (seen.numpy()[same] == games.observations[same]).all()
        assert (ends.numpy()[games.terminated == 0] == GOES_ON).all()

    def step(seat: int, worth: float, *, over: float | None = None, learns: bool = True) -> Played:
        """One step of one game of two; `over`: it ended, and seat 0 got that."""
        reward = over or 0.0
        return Played(
            seen=torch.zeros(1, 1),
            seat=torch.tensor([seat]),
            worth=torch.tensor([worth]),
            learns=torch.tensor([learns]),
            over=torch.tensor([over is not None]),
            cut=torch.tensor([False]),
            rewards=torch.tensor([[reward, -reward]]),
        )

    def test_a_seat_learns_from_its_own_next_choice_and_from_the_end() -> None:
        played = [
            step(0, 0.1),
            step(1, -0.2),
            step(1, 0.0, learns=False),  # it had no choice
            step(0, 0.5),
            step(1, -0.4, over=1.0),
            step(0, 0.3),  # of the next game, whose end nobody knows yet
        ]
        worth, known = (part[:, 0].tolist() for part in returns(played))
        assert known == [True, True, True, True, True, False]
        assert worth[:5] == pytest.approx(
            [
                (1 - TRACE) * 0.5 + TRACE * 1.0,
                (1 - TRACE) * -0.4 + TRACE * -1.0,
                (1 - TRACE) * -0.4 + TRACE * -1.0,
                1.0,
                -1.0,
            ]
        )

    def test_a_training_goes_on_and_one_may_begin_with_a_network(tmp_path: Path) -> None:
        kept, weights = tmp_path / "pupil.pt", tmp_path / "weights.npz"
        short: dict[str, Any] = {"minutes": 0.01, "games": 16, "device": "cpu"}
        for sitting in (1, 2):
            train(GAME, checkpoint=kept, weights=weights, **short)
            assert torch.load(kept, weights_only=True)["numbers"][0] == sitting
        train(GAME, checkpoint=tmp_path / "other.pt", start=weights, **short)
        weights.write_bytes(b"nothing")
        with pytest.raises(Failure, match=r"weights\.npz is no network for this"):
            train(GAME, checkpoint=tmp_path / "third.pt", start=weights, **short)
        assert not (tmp_path / "third.pt").exists()
