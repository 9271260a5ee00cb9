"""Games as environments for programs that learn: docs/research.md is a walk through all of it.

`aec` and `parallel` are PettingZoo's, `single` is Gymnasium's: `pip install 'manoir[research]'`.
`vector` needs neither.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from manoir.kernel.game import Game
from manoir.research.encoding import Encoding, IllegalAction, encoding
from manoir.research.vector_env import VectorEnv

if TYPE_CHECKING:
    from manoir.bots.loading import MakePlayer
    from manoir.research.aec_env import AecEnv
    from manoir.research.parallel_env import ParallelGame
    from manoir.research.single_env import SingleEnv

__all__ = ["Encoding", "IllegalAction", "aec", "encoding", "parallel", "single", "vector"]

vector = VectorEnv


def aec(game: str | Game, seats: int = 2, **options: Any) -> "AecEnv":
    """A PettingZoo environment in which one seat acts after the other.

    Parameters
    ----------
    game: its name, or a Game that has a codec.
    seats: how many play.
    options: those of the game; and max_steps, after which an episode is cut, and render_mode.
    """
    _need_extra()
    from manoir.research.aec_env import AecEnv

    return AecEnv(game, seats, **options)


def parallel(game: str | Game, seats: int = 2, **options: Any) -> "ParallelGame":
    """A PettingZoo environment in which all seats act at once; whoever is not to act waits.

    Parameters
    ----------
    game, seats: as in `aec`.
    options: those of the game; and max_cycles, after which an episode is cut, and render_mode.
    """
    _need_extra()
    from manoir.research.parallel_env import ParallelGame

    return ParallelGame(game, seats, **options)


def single(
    game: str | Game, opponents: "Sequence[str | MakePlayer]", **options: Any
) -> "SingleEnv":
    """A Gymnasium environment against bots.

    Parameters
    ----------
    game: as in `aec`.
    opponents: levels of the house's bots, or functions that make a player (see manoir.bots.bot).
    options: those of the game; and seat (None: drawn each time), strict, max_steps, render_mode.
    """
    _need_extra()
    from manoir.research.single_env import SingleEnv

    return SingleEnv(game, opponents, **options)


def _need_extra() -> None:
    for library in ("gymnasium", "pettingzoo"):
        try:
            import_module(library)
        except ImportError:
            sentence = f"this needs {library}: pip install 'manoir[research]'"
            raise ImportError(sentence, name=library) from None
