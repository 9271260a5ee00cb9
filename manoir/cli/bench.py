"""Moves a second in random play, beside other people's engines where they are installed.

Through `Match`; as whole games at machine speed by `manoir.batch`, on a core or a GPU; and what a
game's own `bench` module measures.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from itertools import product
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Any, Final, TypeVar

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from manoir.batch import batch_of, play, prepare
from manoir.bots import machine_speed
from manoir.cli.peers import Peer, batch_peers, python_peers
from manoir.kernel.compiled.batch import are_same
from manoir.kernel.compiled.gpu import cuda_of
from manoir.kernel.compiled.measure import Bench, Measure, Unavailable
from manoir.kernel.game import Game
from manoir.kernel.match import Match

AT_ONCE: Final = 5_000  # games of a core
# Games played on both sides, to be compared one by one: as many, but a part of those that a GPU
# plays at once, so that a core does not play the long ones for minutes.
SAMPLE: Final = 100_000
PART: Final = 8

Measured = TypeVar("Measured")


def bench_core(console: Console, games: list[Game], seconds: float) -> None:
    """All that one core does, beside what others do on it in the same run."""
    with console.status("measuring others"):
        peers = python_peers(seconds, partial(console.print, markup=False))
    _bench_matches(console, games, seconds, peers)
    for game in games:
        if game.batch:
            _bench(console, whole_games(game, "cpu"), seconds, peers)
        if game.bench:
            _bench(console, import_module(game.bench).core(), seconds)


def _bench_matches(
    console: Console, games: list[Game], seconds: float, peers: Sequence[Peer]
) -> None:
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=len(games))
        table = Table("what", "moves/s", "with nature's moves", *_headings(peers))
        for game in games:
            for how, (moves, records) in both_ways(game, partial(match_moves, game, seconds)):
                table.add_row(
                    f"{game.id} through Match{how}",
                    *(f"{moves:,.0f}", f"{records:,.0f}", *_ratios(moves, peers)),
                )
            progress.advance(task)
    console.print(table)


def both_ways(game: Game, measure: Callable[[], Measured]) -> Iterator[tuple[str, Measured]]:
    """As the rules run at a table, and as machine code where they can."""
    yield "", measure()
    if machine_speed.can_turn_on(game.id):
        machine_speed.turn_on(game.id)
        yield ", rules as machine code", measure()
        machine_speed.turn_off(game.id)


def bench_gpu(console: Console, games: list[Game], seconds: float) -> None:
    """The same games on a GPU. Raises Unavailable, with a sentence."""
    able = [game for game in games if game.batch and batch_of(game).ON_GPU]
    if not able:
        raise Unavailable(f"{games[0].id} does not play on a GPU")
    cuda_of()
    benches = [whole_games(game, "cuda") for game in able]
    # Games are compared with those of a core, and its machine code may take minutes as well.
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as beside:
        made = beside.submit(_prepare_all, [game.id for game in able])
        compile_all(console, benches)
        with console.status("compiling for a core"):
            made.result()
    with console.status("measuring pgx"):
        peers = batch_peers(seconds, partial(console.print, markup=False))
    for bench in benches:
        _bench(console, bench, seconds, peers)


def _prepare_all(games: list[str]) -> None:
    for game in games:
        prepare(game)


def whole_games(game: Game, device: str) -> Bench:
    """Random play over seats and options; on a GPU, also whether the games are the same."""
    own, (fewest, most) = batch_of(game), game.seats
    at_once = own.ON_GPU if device == "cuda" else AT_ONCE
    sample = min(SAMPLE, at_once // PART)
    kinds = [(s, o) for o, s in product(own.BENCHED, range(fewest, most + 1))]

    def played(seats: int, options: dict[str, Any], number: int) -> int:
        # Copied back to the host: on a GPU that is part of the time.
        some = play(game, at_once, seats=seats, seed=number, **on, **options)
        return int(some.plies.sum(dtype=np.int64)) // own.PLIES_A_UNIT

    def same(seats: int, options: dict[str, Any]) -> str:
        here = play(game, sample, seats=seats, **options)
        there = play(game, sample, seats=seats, **on, **options)
        if are_same(here, there):
            return f"{sample:,} games the same as on a core"
        return "NOT the same games as on a core"

    on: dict[str, Any] = {"device": device} if device == "cuda" else {"threads": 1}
    measures = (
        Measure(
            f"random {own.UNIT} of whole games, {seats} seats{_listed(options)}",
            *(own.UNIT, at_once, "games", partial(played, seats, options)),
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


def _bench(console: Console, bench: Bench, seconds: float, peers: Sequence[Peer] = ()) -> None:
    compile_all(console, [bench])
    table = Table(bench.title, "a second", *_headings(peers), "measured")
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=seconds * len(bench.measures))
        for measure in bench.measures:
            progress.update(task, description=measure.what)
            advance = partial(progress.advance, task)
            rate, measured = _measured(measure, seconds, advance)
            ratios = _ratios(rate, peers)
            table.add_row(measure.what, f"{rate:,.0f}", *ratios, measured)
    console.print(table)


def compile_all(console: Console, benches: list[Bench]) -> None:
    with console.status("compiling"):
        for bench in benches:
            bench.compile()


def _headings(peers: Sequence[Peer]) -> list[str]:
    return [peer.heading for peer in peers]


def _ratios(rate: float, peers: Sequence[Peer]) -> list[str]:
    return [peer.ratio(rate) for peer in peers]


def _measured(
    measure: Measure, seconds: float, advance: Callable[[float], object]
) -> tuple[float, str]:
    done = counted = 0
    start = now = perf_counter()
    while now - start < seconds:
        counted += measure.run(done)
        done += measure.batch
        before, now = now, perf_counter()
        advance(min(now, start + seconds) - before)
    units = "" if measure.unit == measure.of else f", {counted:,} {measure.unit}"
    same = f"; {measure.same()}" if measure.same else ""
    return counted / (now - start), f"{done:,} {measure.of}{units}{same}"


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
