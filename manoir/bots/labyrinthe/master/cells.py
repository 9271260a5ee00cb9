"""What the learned level seeks, and the cells that are worth a thought after a shift."""

from typing import Any

from manoir.bots.labyrinthe.master.layout import HOMES, TARGET
from manoir.bots.labyrinthe.search import SPARE, Search
from manoir.games.labyrinthe.box import ARROWS, CELLS, SIDE
from manoir.games.labyrinthe.core import Core, Ten
from manoir.kernel.compiled.jit import Jit


def build_goals(jit: Jit, core: Core) -> tuple[Any, Any]:
    spot, cell_of, outside = core.spot, core.cell_of, SPARE

    @jit
    def tile_of(board: Ten, card: int) -> int:
        plane = spot(board[4], board[5], board[6], board[7], board[8], card)
        return cell_of(plane) if plane else outside

    @jit
    def goals(board: Ten, known: Any) -> int:
        """The tile that the owner seeks."""
        target = int(known[TARGET])
        return 1 << (tile_of(board, target) if target else int(known[HOMES]))

    return tile_of, goals


def build_pick(jit: Jit, core: Core, search: Search) -> Any:
    reach, tally, cell_of = core.reach, core.tally, core.cell_of
    pushed, ways, turns, forbidden = search.pushed, search.ways, search.turns, search.forbidden
    near_cells, carry, walk_back = search.near_cells, search.carry, search.walk_back
    arrows, cells_in_all, side = len(ARROWS), CELLS, SIDE
    every = (1 << CELLS) - 1

    @jit
    def count_hopes(board: Ten, last: int, aims: int, hopes: Any) -> None:
        """By cell: after how many replies a pawn from there gets what it seeks."""
        banned = forbidden(last)
        for cell in range(cells_in_all):
            hopes[cell] = 0
        for arrow in range(arrows):
            if arrow == banned:
                continue
            for turn in range(turns(board)):
                now = pushed(board, arrow, turn)
                near = walk_back(near_cells(now, arrow, carry(aims, arrow)), arrow)
                for cell in range(cells_in_all):
                    hopes[cell] += near >> cell & 1

    @jit
    def pick(  # noqa: PLR0917
        board: Ten, last: int, pawn: int, aims: int, most: int, hopes: Any, cells: Any
    ) -> int:
        """The cells worth a thought, so many at most: the goal, or those with most hope."""
        east, south = ways(board)
        reached = reach(east, south, pawn)
        goal = aims & every
        if goal & reached:
            cells[0] = cell_of(goal & reached)
            return 1
        count_hopes(board, last, aims, hopes)
        at = cell_of(goal) if goal else -1
        for cell in range(cells_in_all):  # of equal hopes, the nearer one
            far = 14 if at < 0 else abs(cell // side - at // side) + abs(cell % side - at % side)
            hopes[cell] = 16 * hopes[cell] + 15 - far if reached >> cell & 1 else -1
        count = min(most, tally(reached))
        for place in range(count):
            best = 0
            for cell in range(cells_in_all):
                best = cell if hopes[cell] > hopes[best] else best
            cells[place] = best
            hopes[best] = -1
        return count

    return pick
