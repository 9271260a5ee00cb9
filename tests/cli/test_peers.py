"""Other people's engines beside ours: what is told of them, and what theirs may not spoil."""

import sys
from pathlib import Path

import pytest

from manoir.cli.peers import Peer, batch_peers


def test_an_engine_that_does_not_run_is_named_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pgx.py").write_text("import something_that_nobody_has_installed\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(sys.modules, "jax", _Jax)
    told: list[str] = []
    assert batch_peers(0.01, told.append) == []
    assert told == [
        "pgx is left out, it does not run here:"
        " No module named 'something_that_nobody_has_installed'"
    ]


class _Jax:
    @staticmethod
    def default_backend() -> str:
        return "cpu"


@pytest.mark.parametrize(
    ("rate", "shown"),
    [(4_321_000.0, "4,321.00"), (1_500.0, "1.50"), (100.0, "0.10"), (1.5, "0.0015")],
)
def test_a_small_ratio_is_not_rounded_to_nothing(rate: float, shown: str) -> None:
    assert Peer("chess", 1_000.0).ratio(rate) == shown
