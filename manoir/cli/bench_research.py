"""Steps a second of the environments that programs learn in, beside other people's."""

from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np
from rich.console import Console
from rich.table import Table

from manoir.cli.bench import both_ways
from manoir.cli.peers import Peer, batch_peers, python_peers
from manoir.kernel.game import Game
from manoir.research import aec, vector

GAMES: Final = {"cpu": 4096, "cuda": 1 << 20}
COMPARED: Final = 20_000  # games that are stepped on both sides
STEPS: Final = 64  # between two looks at the clock
CHOSEN: Final = 400  # steps before measuring, so that games are not all at their beginning
WHOLE: Final = ("observations", "masks", "acting", "rewards", "terminated", "truncated")


def bench_research(console: Console, games: list[Game], seconds: float, *, gpu: bool) -> None:
    """Raises Unavailable where there is no GPU to measure."""
    device = "cuda" if gpu else "cpu"
    with console.status("measuring others"):
        tell = partial(console.print, markup=False)
        batches = batch_peers(seconds, tell, perf_counter if gpu else process_time)
        peers = [*python_peers(seconds, tell, process_time), *batches]
    table = Table("environment", "steps/s", *(peer.heading for peer in peers), "how")
    for game in games:
        if game.codec and not gpu and find_spec("pettingzoo"):
            with console.status(f"{game.id}, aec"):
                for how, rate in both_ways(game, partial(aec_steps, game, seconds)):
                    _row(table, f"{game.id}, aec, 2 seats{how}", rate, peers, "one core")
        for seats in range(game.seats[0], game.seats[1] + 1) if game.stepping else ():
            with console.status(f"{game.id}, vector, {seats} seats"):
                rate, how = vector_steps(game, seats, device, seconds)
            _row(table, f"{game.id}, vector, {seats} seats", rate, peers, how)
    console.print(table)


def _row(table: Table, what: str, rate: float, peers: list[Peer], how: str) -> None:
    table.add_row(what, f"{rate:,.0f}", *(peer.ratio(rate) for peer in peers), how)


def aec_steps(game: Game, seconds: float) -> float:
    """Observe, choose a legal action, step; processor time."""
    env, rng, steps = aec(game, game.seats[0]), Random(0), 0
    start = process_time()
    while process_time() - start < seconds:
        env.reset(seed=steps)
        for _ in range(STEPS):
            seen = env.observe(env.agent_selection)
            if env.match.outcome:
                break
            env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
            steps += 1
    return steps / (process_time() - start)


def vector_steps(game: Game, seats: int, device: str, seconds: float) -> tuple[float, str]:
    """Any legal action in every game, observations and masks written; and how it was measured."""
    n = GAMES[device]
    env = vector(game, n, seats=seats, device=device, threads=1)
    wait, clock = _finished(device), perf_counter if device == "cuda" else process_time
    for _ in range(CHOSEN if device == "cpu" else STEPS):
        env.step()
    wait()
    steps, start = 0, clock()
    while clock() - start < seconds:
        for _ in range(STEPS):
            env.step()
        wait()
        steps += STEPS * n
    rate = steps / (clock() - start)
    if device == "cpu":
        return rate, f"{n:,} games, one core, processor time"
    return rate, f"{n:,} games, one GPU; {compared(game, seats)}"


def _finished(device: str) -> Callable[[], Any]:
    """What waits until a device has done all it was told."""
    if device == "cpu":
        return lambda: None
    from manoir.kernel.compiled.gpu import cuda_of

    return cuda_of().synchronize  # type: ignore[no-any-return]


def compared(game: Game, seats: int) -> str:
    """Step the same games on a core and on a GPU, and compare every array after every step."""
    here, there = (
        vector(game, COMPARED, seats=seats, seed=9, device=device, max_steps=150)
        for device in ("cpu", "cuda")
    )
    for step in range(200):
        for name in WHOLE:
            if not np.array_equal(getattr(here, name), getattr(there, name).copy_to_host()):
                return f"NOT the same as on a core: {name} at step {step}"
        here.step()
        there.step()
    return f"{COMPARED:,} games, 200 steps, the same as on a core"
