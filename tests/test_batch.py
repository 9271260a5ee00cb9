"""One way in to whole games at machine speed: what it takes, what it gives, what it refuses."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from msgspec.structs import replace

from manoir.batch import MOST_GAMES, MOST_THREADS, batch_of, first_number, play
from manoir.games.escalier.rows import TRADE
from manoir.kernel.compiled.batch import Games, are_same, build_game
from manoir.kernel.compiled.jit import plain
from manoir.kernel.registry import find, games
from tests.games.batches import check_same

ALL = [name for name, game in games().items() if game.batch]
# The hall takes a minute to compile: its games are compared as ordinary Python, and in the soak.
PLAYED = [name for name in ALL if name != "pasvu"]
SHORT: dict[str, dict[str, Any]] = {"labyrinthe": {"cards": 1}}


def few(game: Any, number: int = 12, **given: Any) -> Games:
    short = SHORT.get(game, {}) if isinstance(game, str) else {}
    return play(game, number, **({"seats": 3} | short | given))


def test_all_games_play() -> None:
    assert ALL == ["escalier", "labyrinthe", "pacman", "pasvu"]


@pytest.mark.parametrize("game", PLAYED)
def test_all_games_end_and_somebody_wins(game: str) -> None:
    for seats in (2, 3, 4):
        played = few(game, seats=seats)
        assert played.ranks.shape == played.scores.shape == (12, seats)
        assert played.plies.shape == played.prints.shape == (12,)
        assert (played.ranks.min(axis=1) == 1).all()
        assert int(played.ranks.max()) <= seats
        assert int(played.plies.min()) > 0
        best = played.ranks == 1
        assert int(played.scores.min()) >= 0
        assert played.scores[best].any()


@pytest.mark.parametrize("game", PLAYED)
def test_a_seed_gives_the_same_games_to_any_number_of_threads(game: str) -> None:
    one = few(game, 50, seed=3, threads=1)
    assert are_same(one, few(game, 50, seed=3, threads=3))
    assert are_same(one, few(game, 50, seed=3))
    assert len(set(one.prints.tolist())) > 40


def test_games_of_one_process_keep_out_of_each_others_way() -> None:
    """Machine code is found by names, and all of them have a loop, a game, a step."""
    for game in (*PLAYED, *PLAYED):
        check_same(game, 3, 3, **SHORT.get(game, {}))


def test_more_games_begin_with_the_same_ones() -> None:
    many = few("escalier", 5_000, seed=9, threads=2)
    assert are_same(few("escalier", 20, seed=9), Games(*(array[:20] for array in many)))  # type: ignore[arg-type]


def test_another_seed_gives_other_games() -> None:
    """Even the next one: their games do not overlap."""
    one, other = few("escalier", 200, seed=1), few("escalier", 200, seed=2)
    assert len(np.intersect1d(one.prints, other.prints)) < 5
    assert abs(first_number(1) - first_number(2)) > MOST_GAMES


def test_no_games_are_no_games() -> None:
    assert few("escalier", 0).ranks.shape == (0, 3)


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    few("escalier", 20_000, threads=2, progress=lambda done, total: told.append((done, total)))
    assert len(told) > 3
    assert told == sorted(told)
    assert told[-1] == (20_000, 20_000)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"game": "oie"}, "no game called 'oie'"),
        ({"game": 3}, "a game is its name or a Game, not a int"),
        ({"game": replace(find("pasvu"), batch="")}, "pasvu has no batch play yet"),
        ({"number": -1}, "games is a whole number from 0 to 1,099,511,627,776, not -1"),
        ({"number": 2.0}, "games is a whole number, not 2.0"),
        ({"number": True}, "games is a whole number, not True"),
        ({"seats": 5}, "2 to 4"),
        ({"seed": -1}, "seed is a whole number from 0 on, not -1"),
        ({"seed": None}, "seed is a whole number, not None"),
        ({"threads": 0}, "threads is a whole number from 1 to 1,024, not 0"),
        ({"threads": MOST_THREADS + 1}, "threads is a whole number from 1"),
        ({"device": "tpu"}, "device is one of cpu, cuda, not 'tpu'"),
        ({"podium": 3}, "options of escalier: Expected `bool`, got `int`"),
        ({"moon": True}, "unknown field `moon`"),
        ({"first": 3}, "E2: seat 3 cannot start a game of 3 seats"),
        ({"colours": (1, 1, 2)}, "E1: 3 seats take 3 different colours"),
        ({"policy": 3}, "a policy is a function, not a int"),
        ({"progress": 3}, "progress is a function, not a int"),
        ({"number": 1 << 40}, "1,099,511,627,776 games of 3 seats take 23,090 GB of memory, and"),
        (
            {"game": "labyrinthe", "mode": "dusk"},
            "labyrinthe: Invalid enum value 'dusk'",
        ),
        ({"game": "labyrinthe", "cards": 0}, "options of labyrinthe: Expected `int` >= 1"),
        ({"game": "labyrinthe", "first": 3}, "L2: seat 3 cannot start a game of 3 seats"),
        ({"game": "pacman", "circuit": "oval"}, "options of pacman: Invalid enum value 'oval'"),
        ({"game": "pacman", "colours": (1, 1, 2)}, "P2: 3 seats take 3 different colours"),
        ({"device": "cuda", "policy": len}, "a policy plays on the CPU only"),
    ],
)
def test_what_cannot_be_played_is_said(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        few(**({"game": "escalier"} | given))


def test_where_there_is_no_gpu_it_is_said() -> None:
    code = "from manoir.batch import play; play('labyrinthe', 1, seats=2, device='cuda')"
    without = os.environ | {"NUMBA_DISABLE_CUDA": "1"}
    command = [sys.executable, "-c", code]
    result = subprocess.run(command, env=without, capture_output=True, text=True, check=False)
    assert "NoGpu: there is no GPU here that Numba can use" in result.stderr


@numba.njit
def dislikes_trades(_position: Any, moves: Any, count: int, chance: int) -> int:
    """Chance, until there is a trade among the moves: then it names one that is not there."""
    return count if moves[count - 1] & 15 == TRADE else chance * count >> 32


@pytest.mark.soak  # it compiles, as the next one; the documents' policy is for every day
def test_a_policy_plays_and_what_it_makes_up_is_refused() -> None:
    chance = few("escalier", 100, seed=4)
    assert are_same(chance, few("escalier", 100, seed=4, policy=dislikes_trades))
    with pytest.raises(ValueError, match=r"named a move that is not there: game \d+, ply \d+"):
        few("escalier", 100, seed=4, policy=dislikes_trades, grands=True)


def test_the_documents_play() -> None:
    text = (Path(__file__).parent.parent / "docs" / "speed.md").read_text()
    shown: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(block.replace("100_000", "2_000"), "speed.md", "exec"), shown)
    assert shown["games"].ranks.shape == (2_000, 3)
    assert shown["hurried"].plies.mean() < play("escalier", 2_000, seats=3, seed=7).plies.mean()


@pytest.mark.soak
def test_a_policy_that_cannot_be_compiled_is_refused() -> None:
    def policy(_position: Any, _moves: Any, _count: int, _chance: int) -> int:
        return int("1" + object().__doc__)  # type: ignore[operator]

    with pytest.raises(ValueError, match="the policy cannot be compiled"):
        few("escalier", 1, policy=policy)


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("choice", [-1, 1 << 20])
def test_a_game_ends_where_the_policy_names_no_move(game: str, choice: int) -> None:
    batch = batch_of(find(game))
    setup = list(map(int, batch.setup(2, find(game).options())))
    one = build_game(plain, batch.build(plain, lambda *_: choice))
    ranks = [0, 0]
    plies, _ = one(5, setup, [0] * batch.SCRATCH, ranks, [0, 0])
    assert plies < 0
    assert ranks == [0, 0]
