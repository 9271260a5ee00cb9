"""Other people's engines, measured in the same run where they are installed.

None of them is needed, and none comes with the house: `pip install chess open_spiel pgx`.
"""

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

BOARDS: Final = {"cpu": 1 << 12, "gpu": 1 << 17}  # games at once, by what JAX runs on
STEPS: Final = 64  # of each of them, in one call
TWO_PLACES_FROM: Final = 0.1  # a smaller ratio has two digits after all its zeros


Clock = Callable[[], float]  # seconds
Tell = Callable[[str], object]  # hears which one is left out, and why


class Peer(NamedTuple):
    name: str
    rate: float  # moves a second

    @property
    def heading(self) -> str:
        return f"× {self.name} ({self.rate:,.0f})"

    def ratio(self, rate: float) -> str:
        """How many times as much ours is; a small ratio is not rounded to nothing."""
        times = rate / self.rate
        return f"{times:,.2f}" if times >= TWO_PLACES_FROM else f"{times:.2g}"


def python_peers(seconds: float, tell: Tell, clock: Clock = perf_counter) -> list[Peer]:
    """Move by move from Python, as through `Match`, by the clock that ours are timed with."""
    chess, spiel = partial(chess_moves, clock=clock), partial(open_spiel_moves, clock=clock)
    return list(_installed(seconds, tell, (("chess", chess), ("pyspiel", spiel))))


def batch_peers(seconds: float, tell: Tell, clock: Clock = perf_counter) -> list[Peer]:
    """Whole batches by JAX, on a core or a GPU."""
    return list(_installed(seconds, tell, (("pgx", partial(pgx_moves, clock=clock)),)))


def _installed(
    seconds: float, tell: Tell, peers: tuple[tuple[str, Callable[[float], Peer]], ...]
) -> Iterator[Peer]:
    """One that does not run, for want of something else perhaps, takes nothing of ours with it."""
    for module, measure in peers:
        if find_spec(module):
            try:
                yield measure(seconds)
            except Exception as error:
                tell(f"{module} is left out, it does not run here: {error}")


def chess_moves(seconds: float, clock: Clock = perf_counter) -> Peer:
    """Ask for the legal moves, push one of them."""
    import chess

    rng = Random(0)
    moves = 0
    start = clock()
    while clock() - start < seconds:
        board = chess.Board()
        while not board.is_game_over():
            offered = list(board.legal_moves)
            board.push(offered[int(rng.random() * len(offered))])
            moves += 1
    return Peer("python-chess", moves / (clock() - start))


def open_spiel_moves(seconds: float, clock: Clock = perf_counter) -> Peer:
    """Backgammon, in C++ behind its Python: a game with dice, as ours are."""
    game, rng = import_module("pyspiel").load_game("backgammon"), Random(0)
    moves = 0
    start = clock()
    while clock() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            moves += not state.is_chance_node()
            offered = state.legal_actions()
            state.apply_action(offered[int(rng.random() * len(offered))])
    return Peer("OpenSpiel's backgammon", moves / (clock() - start))


def pgx_moves(seconds: float, clock: Clock = perf_counter) -> Peer:
    """Connect four, the fastest of theirs, on whatever JAX runs on."""
    jax = import_module("jax")
    boards = BOARDS["gpu" if jax.default_backend() == "gpu" else "cpu"]
    key, state, play = _pgx_loop(jax, boards)
    key, state = play(key, state)  # compiles
    jax.block_until_ready(state)
    rounds = 0
    start = clock()
    while clock() - start < seconds:
        key, state = play(key, state)
        jax.block_until_ready(state)
        rounds += 1
    rate = rounds * STEPS * boards / (clock() - start)
    return Peer(f"pgx's connect four, {jax.default_backend()}", rate)


def _pgx_loop(jax: Any, boards: int) -> tuple[Any, Any, Callable[[Any, Any], tuple[Any, Any]]]:
    """A key, boards to begin with, and so many steps of each at random; a new game for an old."""
    env = import_module("pgx").make("connect_four")
    wrap = import_module("pgx.experimental").auto_reset
    step = jax.vmap(wrap(env.step, env.init))

    def once(_: int, carried: tuple[Any, Any]) -> tuple[Any, Any]:
        key, state = carried
        key, draw, reset = jax.random.split(key, 3)
        open_ = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(draw, open_, axis=-1)
        return key, step(state, action, jax.random.split(reset, boards))

    def play(key: Any, state: Any) -> tuple[Any, Any]:
        played: tuple[Any, Any] = jax.lax.fori_loop(0, STEPS, once, (key, state))
        return played

    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, boards))
    return key, state, jax.jit(play)
