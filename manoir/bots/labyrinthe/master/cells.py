"""What the learned level seeks, and the cells that are worth a thought after a shift."""

from typing import Any

from manoir.bots.labyrinthe.master.layout import HOMES, TARGET
from manoir.bots.labyrinthe.master.rounds import Rounds
from manoir.bots.labyrinthe.search import SPARE, Search
from manoir.games.labyrinthe.box import CELLS, SIDE
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


def build_pick(jit: Jit, core: Core, search: Search, rounds: Rounds) -> Any:
    reach, tally, cell_of, ways = core.reach, core.tally, core.cell_of, search.ways
    list_round, cells_before = rounds.list_round, rounds.cells_before
    cells_in_all, side, every = CELLS, SIDE, (1 << CELLS) - 1

    @jit
    def count_hopes(board: Ten, last: int, aims: int, places: int, hopes: Any) -> None:
        """By cell: after how many replies a pawn from there gets what it seeks."""
        for cell in range(cells_in_all):
            hopes[cell] = 0
        for reply in range(list_round(board, last, places, hopes, cells_in_all)):
            near = cells_before(board, aims, hopes[cells_in_all + reply], places - 1)
            for cell in range(cells_in_all):
                hopes[cell] += near >> cell & 1

    @jit
    def pick(  # noqa: PLR0917
        board: Ten, last: int, pawn: int, aims: int, places: int, most: int, hopes: Any, cells: Any
    ) -> int:
        """The cells worth a thought, so many at most: the goal, or those with most hope."""
        east, south = ways(board)
        reached = reach(east, south, pawn)
        goal = aims & every
        if goal & reached:
            cells[0] = cell_of(goal & reached)
            return 1
        count_hopes(board, last, aims, places, hopes)
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
