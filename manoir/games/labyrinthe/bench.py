"""*Labyrinthe* as machine code, on one core and on a GPU: what `manoir bench` measures."""

from functools import partial
from typing import Any, Final

import numpy as np

from manoir.games.labyrinthe import batch
from manoir.games.labyrinthe.box import DAY
from manoir.kernel.compiled.measure import Bench, Measure

SEATS: Final = (2, 3, 4)
SAMPLE: Final = 20_000  # games played on both sides, to be compared one by one
CORE_GAMES: Final = 500  # at a time
GPU_GAMES: Final = 1 << 22  # at once
SURVEYS: Final = 20_000


def core() -> Bench:
    """Random turns and full enumerations."""
    turns = (
        Measure(_turns(seats), "turns", CORE_GAMES, "games", partial(_on_core, seats))
        for seats in SEATS
    )
    surveys = Measure(
        "boards with all 48 shifts and all cells", "boards", SURVEYS, "boards", _survey
    )
    return Bench("labyrinthe, compiled, one core", _compile, (*turns, surveys))


def gpu() -> Bench:
    """The same games on a GPU, and whether they are the same. Raises NoGpu when it compiles."""
    measures = (
        Measure(
            *(_turns(seats), "turns", GPU_GAMES, "games", partial(_on_gpu, seats)),
            same=partial(_same, seats),
        )
        for seats in SEATS
    )
    return Bench("labyrinthe, compiled, one GPU", _compile_for_gpu, tuple(measures))


def _turns(seats: int) -> str:
    return f"random turns of whole base games, {seats} seats"


def _compile() -> None:
    batch.play_on_core(0, 1, 2, 1)
    batch.survey_on_core(0, 1)


def _compile_for_gpu() -> None:
    batch.play_on_gpu(0, 1, 2, 1)
    batch.play_on_core(0, 1, 2, 1)


def _on_core(seats: int, first: int) -> int:
    played = batch.play_on_core(first, CORE_GAMES, seats, DAY // seats)
    return int(played.turns.sum(dtype=np.int64))


def _on_gpu(seats: int, first: int) -> int:
    """Copied back to the host: that is part of the time."""
    played = batch.play_on_gpu(first, GPU_GAMES, seats, DAY // seats)
    return int(played.turns.sum(dtype=np.int64))


def _survey(first: int) -> int:
    batch.survey_on_core(first, SURVEYS)
    return SURVEYS


def _same(seats: int) -> str:
    here: list[Any] = list(batch.play_on_core(0, SAMPLE, seats, DAY // seats))
    there: list[Any] = list(batch.play_on_gpu(0, SAMPLE, seats, DAY // seats))
    same = all(np.array_equal(one, other) for one, other in zip(here, there, strict=True))
    return f"{SAMPLE:,} games the same as on a core" if same else "NOT the same games as on a core"
