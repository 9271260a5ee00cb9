"""Moves a second through `Match` in random play, beside python-chess where that is installed.

Games that play whole games at machine speed are measured by `manoir.batch`, and those that bring a
`bench` module by that as well.
"""

from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from random import Random
from time import perf_counter
from typing import Any, Final

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from manoir.batch import batch_of, play
from manoir.kernel.compiled.batch import are_same
from manoir.kernel.compiled.measure import Bench, Measure, Unavailable
from manoir.kernel.game import Game
from manoir.kernel.match import Match

AT_ONCE: Final = {"cpu": 5_000, "cuda": 1 << 22}  # games
SAMPLE: Final = 20_000  # games played on both sides, to be compared one by one


def bench_games(console: Console, games: list[Game], seconds: float) -> None:
    table = Table("what", "moves/s", "with nature's moves", "peer: python-chess", "ratio")
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=len(games) + 1)
        peer = chess_moves(seconds) if find_spec("chess") else None
        progress.advance(task)
        for game in games:
            moves, records = match_moves(game, seconds)
            beside = [f"{peer:,.0f}", f"{moves / peer:.2f}"] if peer else ["not installed", ""]
            table.add_row(f"{game.id} through Match", f"{moves:,.0f}", f"{records:,.0f}", *beside)
            progress.advance(task)
    console.print(table)


def bench_compiled(console: Console, games: list[Game], seconds: float) -> None:
    """Whole games on one core, and what the games measure of themselves."""
    for game in games:
        if game.batch:
            _bench(console, whole_games(game, "cpu"), seconds)
        if game.bench:
            _bench(console, import_module(game.bench).core(), seconds)


def bench_gpu(console: Console, game: Game, seconds: float) -> None:
    """The same games on a GPU. Raises Unavailable, with a sentence."""
    if not game.batch or not batch_of(game).ON_GPU:
        raise Unavailable(f"{game.id} does not play on a GPU")
    _bench(console, whole_games(game, "cuda"), seconds)


def whole_games(game: Game, device: str) -> Bench:
    """Random play over seats and options; on a GPU, also whether the games are the same."""
    own, (fewest, most) = batch_of(game), game.seats
    kinds = [(s, o) for o, s in product(own.BENCHED, range(fewest, most + 1))]

    def played(seats: int, options: dict[str, Any], number: int) -> int:
        # Copied back to the host: on a GPU that is part of the time.
        some = play(game, AT_ONCE[device], seats=seats, seed=number, **on, **options)
        return int(some.plies.sum(dtype=np.int64)) // own.PLIES_A_UNIT

    def same(seats: int, options: dict[str, Any]) -> str:
        here = play(game, SAMPLE, seats=seats, **options)
        there = play(game, SAMPLE, seats=seats, **on, **options)
        if are_same(here, there):
            return f"{SAMPLE:,} games the same as on a core"
        return "NOT the same games as on a core"

    on: dict[str, Any] = {"device": device} if device == "cuda" else {"threads": 1}
    measures = (
        Measure(
            f"random {own.UNIT} of whole games, {seats} seats{_listed(options)}",
            *(own.UNIT, AT_ONCE[device], "games", partial(played, seats, options)),
            same=partial(same, seats, options) if device == "cuda" else None,
        )
        for seats, options in kinds
    )
    where = "one GPU" if device == "cuda" else "one core"
    make = partial(play, game, 1, seats=fewest, **on)
    return Bench(f"{game.id}, compiled, {where}", make, tuple(measures))


def _listed(options: dict[str, Any]) -> str:
    words = (name if value is True else f"{name} {value}" for name, value in options.items())
    return "".join(f", {word}" for word in words)


def _bench(console: Console, bench: Bench, seconds: float) -> None:
    with console.status("compiling"):
        bench.compile()
    table = Table(bench.title, "a second", "measured")
    for measure in bench.measures:
        table.add_row(*_measured(measure, seconds))
    console.print(table)


def _measured(measure: Measure, seconds: float) -> tuple[str, str, str]:
    done = counted = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        counted += measure.run(done)
        done += measure.batch
    rate = counted / (perf_counter() - start)
    units = "" if measure.unit == measure.of else f", {counted:,} {measure.unit}"
    same = f"; {measure.same()}" if measure.same else ""
    return measure.what, f"{rate:,.0f}", f"{done:,} {measure.of}{units}{same}"


def match_moves(game: Game, seconds: float) -> tuple[float, float]:
    """Decisions of seats a second, and records of the log (nature's dice included) a second."""
    random = Random(0).random

    def below(bound: int) -> int:
        return int(random() * bound)

    fewest, most = game.seats
    moves = records = number = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        match = Match(game, seats=fewest + number % (most - fewest + 1), seed=number)
        number += 1
        while not match.outcome:
            seat = match.to_act[0]
            match.play(seat, match.sample(seat, below))
            moves += 1
        records += match.ply
    elapsed = perf_counter() - start
    return moves / elapsed, records / elapsed


def chess_moves(seconds: float) -> float:
    """The same loop with python-chess: ask for the legal moves, push one of them."""
    import chess

    rng = Random(0)
    moves = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        board = chess.Board()
        while not board.is_game_over():
            offered = list(board.legal_moves)
            board.push(offered[int(rng.random() * len(offered))])
            moves += 1
    return moves / (perf_counter() - start)
