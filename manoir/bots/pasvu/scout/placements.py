"""Where a piece might go (V4, V5): what the rules offer, and what lies near the best of it."""

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import UNSET, Struct
from msgspec.structs import replace

from manoir.bots.pasvu.outcome import after
from manoir.bots.pasvu.scout.outlook import ahead
from manoir.bots.pasvu.scout.prospects import foretell
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
    planned: int  # the best of these, that are weighed by what everybody would plan then


def place_well(  # noqa: PLR0917
    view: View, seat: Seat, legal: Sequence[Move], scales: Scales, search: Search, dice: Random
) -> Move:
    """The placement after which a seat is furthest ahead; or none, if that is as good."""
    offered = [move for move in legal if isinstance(move, Place)]
    found: dict[Place, float] = {}
    slower = SLOWER if view.night.lying else 1
    for move in dice.sample(offered, min(search.offered // slower, len(offered))):
        _weigh(view, seat, move, scales, found)
    for _ in range(search.near // slower if found else 0):
        move = _near(dice.choice(_best(found, KEPT)), dice)
        if move not in found:
            _weigh(view, seat, move, scales, found)
    most, best = ahead(view, seat, scales) + WORTHWHILE, None
    for move in _best(found, search.planned):
        worth = ahead(after(view, seat, move), seat, scales)
        if worth > most:
            most, best = worth, move
    return best or view.taken or Decline()


def _best(found: dict[Place, float], count: int) -> list[Place]:
    return sorted(found, key=lambda move: -found[move])[:count]


def _weigh(view: View, seat: Seat, move: Place, scales: Scales, found: dict[Place, float]) -> None:
    """What that is worth, if the rules allow it."""
    placed = after(view, seat, move)
    if placed is not view:
        found[move] = foretell(placed, seat, scales).ahead


def _near(move: Place, dice: Random) -> Place:
    """The same piece a bit aside, turned or not."""
    x, y = (max(0, min(_EDGE, at + dice.choice(SHIFTS))) for at in (move.x, move.y))
    return replace(move, x=x, y=y, yaw=(move.yaw + dice.choice(TURNS)) % TURN, fall=UNSET)
