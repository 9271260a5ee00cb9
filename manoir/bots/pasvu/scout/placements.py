"""Where a piece might go (V4, V5): what the rules offer, and what lies near the best of it."""

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import UNSET, Struct
from msgspec.structs import replace

from manoir.bots.pasvu.outcome import after
from manoir.bots.pasvu.scout.outlook import ahead
from manoir.bots.pasvu.share import Scales
from manoir.games.pasvu.geometry.units import HALL, MIL, TURN
from manoir.games.pasvu.moves import Decline, Move, Place
from manoir.games.pasvu.state import View
from manoir.kernel import Seat

WORTHWHILE: Final = 0.005  # of a win, less than which is not worth the trouble
SLOWER: Final = 4  # times, to weigh a hall where ghosts lie (V13)
KEPT: Final = 3  # the best placements so far, near which others are tried
SHIFTS: Final = (-600, -300, -150, 0, 150, 300, 600)  # mils
TURNS: Final = (0, 0, 450, 900, 1_800, 2_700)  # tenths of a degree
_EDGE: Final = HALL // MIL


class Search(Struct, frozen=True):
    """How many placements are weighed: of those offered, and near the best of them."""

    offered: int
    near: int


def place_well(  # noqa: PLR0917
    view: View, seat: Seat, legal: Sequence[Move], scales: Scales, search: Search, dice: Random
) -> Move:
    """The placement after which a seat is furthest ahead; or none, if that is as good."""
    offered = [move for move in legal if isinstance(move, Place)]
    found: dict[Place, float] = {}
    slower = _slower(view)
    for move in dice.sample(offered, min(search.offered // slower, len(offered))):
        _weigh(view, seat, move, scales, found)
    for _ in range(search.near // slower if found else 0):
        best = sorted(found, key=lambda move: -found[move])[:KEPT]
        move = _near(dice.choice(best), dice)
        if move not in found:
            _weigh(view, seat, move, scales, found)
    stays = ahead(view, seat, scales) + WORTHWHILE
    best_of_all = max(found, key=lambda move: found[move], default=None)
    if best_of_all is None or found[best_of_all] <= stays:
        return view.taken or Decline()
    return best_of_all


def _slower(view: View) -> int:
    """How many times as long it takes as in a plain game of two."""
    lying = SLOWER if view.night.lying else 1
    return lying * (2 if view.options.fusions else 1) * (len(view.sides) - 1)


def _weigh(view: View, seat: Seat, move: Place, scales: Scales, found: dict[Place, float]) -> None:
    """What that is worth, if the rules allow it."""
    placed = after(view, seat, move)
    if placed is not view:
        found[move] = ahead(placed, seat, scales)


def _near(move: Place, dice: Random) -> Place:
    """The same piece a bit aside, turned or not."""
    x, y = (max(0, min(_EDGE, at + dice.choice(SHIFTS))) for at in (move.x, move.y))
    return replace(move, x=x, y=y, yaw=(move.yaw + dice.choice(TURNS)) % TURN, fall=UNSET)
