"""Whole games as machine code beside the same games in plain Python, or on a GPU.

    PYTHONPATH=. python bench/same_games.py labyrinthe --games 100000
    PYTHONPATH=. python bench/same_games.py pasvu --games 100000 --interpreter pypy3 --processes 8
    PYTHONPATH=. python bench/same_games.py pasvu --games 100000 --gpu

Every option set with every number of seats in turn, a part at a time, until each has had so many
games. Ranks, scores, plies and the print of the last position are compared; the soak tests compare
the first 2,000 games of each move by move. It stops at the first difference.

The plain games are the same source, put into one file that any Python can run: some are quicker.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from time import monotonic
from typing import IO, Any, Final, NamedTuple, Protocol

import cyclopts
import numpy as np

from bench.one_file import OneFile
from manoir import batch
from manoir.kernel.compiled.batch import Games, are_same, build_game, room
from manoir.kernel.compiled.jit import plain
from manoir.kernel.match_parts.setup import options_of
from manoir.kernel.registry import find

PART: Final = 100  # games
PART_OF_GPU: Final = 100_000
# Reads a part a line: its first number, how many, and what all of them start from.
PLAYER: Final = """
import json
import sys

for line in sys.stdin:
    first, games, seats, setup = json.loads(line)
    played = []
    for number in range(first, first + games):
        ranks, scores = [0] * seats, [0] * seats
        plies, print_ = {game}(number, setup, [0] * {scratch}, ranks, scores)
        played.append((ranks, scores, plies, print_))
    sys.stdout.write(json.dumps(played) + "\\n")
    sys.stdout.flush()
"""


class Part(NamedTuple):
    seats: int
    options: dict[str, Any]
    seed: int
    games: int


class Player(Protocol):
    def play(self, part: Part) -> Games: ...

    def close(self) -> None: ...


class GpuPlayer:
    def __init__(self, game: str) -> None:
        self._game = game

    def play(self, part: Part) -> Games:
        seats, options, seed, games = part
        return batch.play(self._game, games, seats=seats, seed=seed, device="cuda", **options)

    def close(self) -> None:
        pass


class PlainPlayer:
    """A process of some Python that plays the same games."""

    def __init__(self, game: str, interpreter: str, file: Path) -> None:
        self._game = find(game)
        self._process = subprocess.Popen(
            [interpreter, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def play(self, part: Part) -> Games:
        setup = batch.batch_of(self._game).setup(
            part.seats, options_of(self._game, part.seats, part.options)
        )
        first = batch.first_number(part.seed)
        line = json.dumps((first, part.games, part.seats, list(map(int, setup))))
        played = room(part.games, part.seats)
        self._questions.write(line + "\n")
        self._questions.flush()
        for index, (ranks, scores, plies, print_) in enumerate(
            json.loads(self._answers.readline())
        ):
            played.ranks[index], played.scores[index] = ranks, scores
            played.plies[index], played.prints[index] = plies, print_
        return played

    def close(self) -> None:
        self._questions.close()
        self._answers.close()
        self._process.wait()

    @property
    def _questions(self) -> IO[str]:
        assert self._process.stdin is not None, "piped"
        return self._process.stdin

    @property
    def _answers(self) -> IO[str]:
        assert self._process.stdout is not None, "piped"
        return self._process.stdout


def main(
    game: str,
    *,
    games: int = 100_000,
    minutes: float = 60,
    seed: int = 1,
    interpreter: str = sys.executable,
    processes: int = 1,
    gpu: bool = False,
) -> None:
    end, (fewest, most) = monotonic() + 60 * minutes, find(game).seats
    kinds = list(product(range(fewest, most + 1), find(game).variants))
    parts = _parts(kinds, games, seed, PART_OF_GPU if gpu else PART)
    done = 0
    with ExitStack() as stack:
        players: list[Player] = [GpuPlayer(game)] if gpu else []
        if not gpu:
            file = Path(stack.enter_context(TemporaryDirectory()), f"{game}.py")
            file.write_text(plain_game(game), encoding="utf-8")
            players.extend(PlainPlayer(game, interpreter, file) for _ in range(processes))
        waiting: SimpleQueue[Player] = SimpleQueue()
        for player in players:
            stack.callback(player.close)
            waiting.put(player)

        def play(part: Part) -> int:
            player = waiting.get()
            try:
                if monotonic() > end:
                    return 0
                here = player.play(part)
            finally:
                waiting.put(player)
            seats, options, seed, games = part
            threads = None if gpu else 1
            there = batch.play(game, games, seats=seats, seed=seed, threads=threads, **options)
            if not are_same(here, there):
                raise SystemExit(f"\n{game}: not the same: {part}, {_differing(here, there)}")
            return games

        with ThreadPoolExecutor(len(players) + 1) as pool:  # one of them plays on the core
            for more in pool.map(play, parts):
                done += more
                print(f"\r{game}: {done:,} games", end="", flush=True)
    print(f"\r{game}: {done:,} games of {len(kinds)} kinds are the same")


def plain_game(game: str) -> str:
    """A program that plays it, for any Python."""
    found, file = batch.batch_of(find(game)), OneFile()
    name = file.name_of(build_game(plain, found.build(plain)))
    return file.text + PLAYER.replace("{game}", name).replace("{scratch}", str(found.SCRATCH))


def _parts(
    kinds: list[tuple[int, dict[str, Any]]], games: int, seed: int, most: int
) -> Iterator[Part]:
    for start in range(0, games, most):
        for seats, options in kinds:
            yield Part(seats, options, seed + start // most, min(most, games - start))


def _differing(here: Games, there: Games) -> str:
    """In what, and the first few games."""
    pairs = zip(Games._fields, here, there, strict=True)
    found = {name: np.unique(np.argwhere(one != other)[:, 0]) for name, one, other in pairs}
    return ", ".join(f"{name} of {one[:5].tolist()}" for name, one in found.items() if one.size)


if __name__ == "__main__":
    cyclopts.run(main)
