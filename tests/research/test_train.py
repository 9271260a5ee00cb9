"""The training of *Labyrinthe*: what it refuses; and, where PyTorch is, that it goes on."""

import subprocess
import sys
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

import pytest

from manoir.kernel.commands import exits
from manoir.kernel.commands.exits import Failure
from manoir.research.exam import exam
from manoir.research.train import train

WEIGHTS = Path(str(files("manoir.bots.labyrinthe.master") / "weights_2.npz"))


@pytest.mark.parametrize(
    ("game", "given", "sentence"),
    [
        ("pasvu", {}, "there is no training for 'pasvu'"),
        ("chess", {}, "there is no training for 'chess'"),
        ("labyrinthe", {"seats": 5}, "--seats is 2 to 4, not 5"),
        ("labyrinthe", {"games": 0}, "--games is at least 4, not 0"),
        ("labyrinthe", {"minutes": 0}, "--minutes is at least 0.01, not 0"),
        ("labyrinthe", {"seed": -1}, "--seed is at least 0, not -1"),
        ("labyrinthe", {"device": "tpu"}, "--device is cuda or cpu, not 'tpu'"),
    ],
)
def test_a_training_that_there_is_not_is_named(
    game: str, given: dict[str, int], sentence: str
) -> None:
    with pytest.raises(Failure) as failure:
        train(game, **given)  # type: ignore[arg-type]
    assert str(failure.value) == sentence
    assert failure.value.code == exits.USAGE


def test_without_pytorch_it_says_what_to_install(tmp_path: Path) -> None:
    source = (
        "import sys; sys.modules['torch'] = None; sys.argv[1:] = ['labyrinthe']; "
        "import runpy; runpy.run_module('manoir.research.train', run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", source], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.returncode == exits.USAGE
    assert "this needs PyTorch: pip install torch" in done.stderr
    assert not list(tmp_path.iterdir())


if find_spec("torch"):  # no part of `make test`: it is larger than all else together

    def test_a_training_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
        kept, weights = tmp_path / "pupil.pt", tmp_path / "weights.npz"
        for sitting in (1, 2):
            train(
                "labyrinthe", minutes=0.01, games=4, device="cpu", checkpoint=kept, weights=weights
            )
            assert sittings(kept) == sitting
        assert weights.stat().st_size < 1_000_000
        with pytest.raises(Failure, match=r"pupil\.pt is no checkpoint .* for 2 seats, not 3"):
            train("labyrinthe", seats=3, minutes=0.01, games=4, device="cpu", checkpoint=kept)

    def test_the_teacher_takes_a_game_that_it_can_win() -> None:
        import torch

        from manoir.bots.labyrinthe.master.layout import FEATURES, FOUND_IT, ROUND_HOPE, WINS
        from manoir.bots.labyrinthe.training.teacher import Teacher

        seen = torch.zeros(3, FEATURES)
        seen[0, WINS], seen[1, ROUND_HOPE], seen[2, FOUND_IT] = 1, 1, 1
        values = Teacher("cpu").values(seen, torch.zeros(3, 3, dtype=torch.long), torch.zeros(3))
        assert int(values.argmax()) == 0

    def test_a_damaged_checkpoint_is_named_and_left_as_it_is(tmp_path: Path) -> None:
        kept = tmp_path / "pupil.pt"
        kept.write_bytes(b"not a checkpoint")
        with pytest.raises(Failure, match=r"pupil\.pt is no checkpoint of this training"):
            train("labyrinthe", minutes=0.01, games=4, device="cpu", checkpoint=kept)
        assert kept.read_bytes() == b"not a checkpoint"

    def test_a_place_that_cannot_be_written_is_named_before_anything_is_learned(
        tmp_path: Path,
    ) -> None:
        nowhere = tmp_path / "none" / "pupil.pt"
        with pytest.raises(Failure, match="cannot be written") as failure:
            train("labyrinthe", minutes=10, games=4, device="cpu", checkpoint=nowhere)
        assert failure.value.code == exits.CANNOT_WRITE

    def test_a_network_is_examined_by_its_teacher(capsys: pytest.CaptureFixture[str]) -> None:
        exam("labyrinthe", WEIGHTS, games=4, seed=5, device="cpu")
        assert "of 4 games with the teacher" in capsys.readouterr().out
        with pytest.raises(Failure, match=r"weights_2\.npz is no network for this"):
            exam("labyrinthe", WEIGHTS, seats=3, games=4, device="cpu")

    def sittings(path: Path) -> int:
        import torch

        return int(torch.load(path, weights_only=True)["numbers"][0])
