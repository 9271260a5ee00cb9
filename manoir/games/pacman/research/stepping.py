"""Single steps of *Pac-Man* for `manoir.research.vector`: the mechanics are core's."""

from typing import Any, Final

from manoir.games.pacman import batch, core, ranking
from manoir.games.pacman.batch.playout import START, YELLOW_COUNTS
from manoir.games.pacman.circuit import circuit
from manoir.games.pacman.core.row import EATERS, GHOSTS, SEATS, SIZE, TURN
from manoir.games.pacman.flat import unflatten
from manoir.games.pacman.research import row as at
from manoir.games.pacman.research import writing
from manoir.games.pacman.research.row import ROW
from manoir.games.pacman.state import Options, State
from manoir.games.pacman.ways import EATER, GHOST, HOLE, LAST, RECORD, WIDTH, Ways
from manoir.kernel.compiled import mwc_rng
from manoir.kernel.compiled.jit import Jit
from manoir.kernel.compiled.stepping import Steps

__all__ = ["ON_GPU", "ROW", "build", "setup", "state_of"]

ON_GPU: Final = True
TABLE_AT: Final = START + SIZE  # where in a setup the table of ways is
setup = batch.setup


def state_of(row: Any, seats: int, options: Options) -> State:
    numbers = [int(number) for number in row[:SIZE]]
    return unflatten(options, numbers, len(circuit(options.circuit).signs))


def build(jit: Jit) -> Steps:
    rules, rng = core.build(jit), mwc_rng.build(jit)
    die, first_way, observe, mask = writing.build(jit, rules, TABLE_AT)
    act = _build_act(jit, rules, die, first_way)
    seed, shake, below, _ = rng
    throw, is_over, rank_of = rules.throw, rules.is_over, ranking.build(jit).rank
    table_at, word, asked, roll = TABLE_AT, at.WORD, at.ASKED, at.ROLL

    @jit
    def begin(row: Any, setup: Any, number: int) -> None:
        for place in range(SIZE):
            row[place] = setup[START + place]
        for place in range(asked, word):
            row[place] = 0
        row[word] = shake(seed(number))
        row[TURN] = below(row[word], row[SEATS])  # P2

    @jit
    def step(row: Any, setup: Any, action: int) -> bool:
        ways = setup[table_at:]
        if action == roll:
            row[word] = shake(row[word])
            faces = below(row[word], 36)
            throw(row, ways, 1 + faces // 6, 1 + faces % 6)
        else:
            act(row, ways, action)
        return is_over(row)

    @jit
    def acting(row: Any) -> int:
        return int(row[TURN])

    @jit
    def rank(row: Any, setup: Any, seat: int) -> int:
        return rank_of(row, seat, setup[YELLOW_COUNTS] > 0)

    return Steps(begin, step, acting, observe, mask, rank)


def _build_act(jit: Jit, rules: core.Core, die: Any, first_way: Any) -> Any:
    run, chase, rob, put_back = rules.run, rules.chase, rules.rob, rules.put_back
    run_at, chase_at, rob_at, put_back_at = at.RUN, at.CHASE, at.ROB, at.PUT_BACK
    many, places = at.WAYS, at.PLACES

    @jit
    def any_way(ways: Ways, place: int, end: int) -> int:
        """A way of a ghost from one place to another: where it ends is all that counts."""
        way, record = first_way(ways, GHOST, place), ways[RECORD] + LAST
        while ways[record + WIDTH * way] != end:
            way += 1
        return int(way)

    @jit
    def act(p: Any, ways: Ways, action: int) -> None:
        if action < chase_at:
            number, way = (action - run_at) // many, (action - run_at) % many
            first = first_way(ways, EATER, p[EATERS + p[TURN]])
            run(p, ways, die(p, number), first + way)
        elif action < rob_at:
            piece, end = (action - chase_at) // places, (action - chase_at) % places
            ghost = piece & 1
            way = any_way(ways, p[GHOSTS + ghost], end)
            chase(p, ways, ghost, die(p, piece >> 1), way)
        elif action < put_back_at:
            rob(p, ways, (p[TURN] + action - rob_at + 1) % p[SEATS])
        else:
            put_back(p, ways, ways[ways[HOLE] + action - put_back_at])

    return act
