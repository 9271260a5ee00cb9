"""What a turn is made of: a throw, a run, a chase, a robbery, a marble put back."""

from collections.abc import Callable
from typing import NamedTuple

from manoir.games.pacman.core.attack import Gobble
from manoir.games.pacman.core.marbles import Marbles
from manoir.games.pacman.core.row import (
    CHASED,
    DICE,
    EATERS,
    GHOSTS,
    HOMES,
    RETURNS,
    ROBS,
    RUN,
    SEATS,
    TURN,
    TURNS,
    Position,
)
from manoir.games.pacman.ways import (
    CROSSED_HIGH,
    CROSSED_LOW,
    LAST,
    LAST_HIGH,
    LAST_LOW,
    RECORD,
    WIDTH,
    Ways,
)
from manoir.kernel.compiled.jit import Jit


class Turn(NamedTuple):
    """What ends in `only` leaves it to `go_on` whether that was all: on a GPU, games that have done
    different things go on together.
    """

    go_on: Callable[[Position, Ways], None]
    pass_turn: Callable[[Position], None]
    throw_only: Callable[[Position, int, int], None]
    run_only: Callable[[Position, Ways, int, int], None]
    chase_only: Callable[[Position, Ways, int, int, int], None]
    rob_only: Callable[[Position, Ways, int], None]
    put_back_only: Callable[[Position, int], None]
    throw: Callable[[Position, Ways, int, int], None]
    run: Callable[[Position, Ways, int, int], None]
    chase: Callable[[Position, Ways, int, int, int], None]
    rob: Callable[[Position, Ways, int], None]
    put_back: Callable[[Position, Ways, int], None]


def build(  # noqa: PLR0915  small functions
    jit: Jit, marbles: Marbles, gobble: Gobble, can_act: Callable[[Position, Ways], bool]
) -> Turn:
    pay, eat, _, lay_yellow, settle, _, is_over = marbles

    @jit
    def pass_turn(p: Position) -> None:
        p[TURN] = p[TURN] + 1 if p[TURN] + 1 < p[SEATS] else 0
        p[TURNS] += 1
        p[DICE] = p[DICE + 1] = p[RUN] = p[CHASED] = 0

    @jit
    def go_on(p: Position, ways: Ways) -> None:
        """To the next seat, unless something is left to do in this turn."""
        if not (p[ROBS] or p[RETURNS] or is_over(p) or can_act(p, ways)):
            pass_turn(p)

    @jit
    def throw_only(p: Position, one: int, two: int) -> None:
        p[DICE], p[DICE + 1] = one, two

    @jit
    def use(p: Position, die: int) -> None:
        p[DICE if p[DICE] == die else DICE + 1] = 0

    @jit
    def run_only(p: Position, ways: Ways, die: int, way: int) -> None:
        at = ways[RECORD] + WIDTH * way
        last = ways[at + LAST]
        use(p, die)
        p[RUN] = 1
        p[EATERS + p[TURN]] = last
        eat(
            p,
            ways[at + CROSSED_LOW] | ways[at + LAST_LOW],
            ways[at + CROSSED_HIGH] | ways[at + LAST_HIGH],
        )
        if last == p[GHOSTS]:
            gobble(p, ways, 0)
        elif last == p[GHOSTS + 1]:
            gobble(p, ways, 1)

    @jit
    def chase_only(p: Position, ways: Ways, ghost: int, die: int, way: int) -> None:
        """P13: a Pac-Man that it comes upon goes home, and its owner pays."""
        last = ways[ways[RECORD] + WIDTH * way + LAST]
        use(p, die)
        p[CHASED] = 1
        p[GHOSTS + ghost] = last
        for seat in range(p[SEATS]):
            if p[EATERS + seat] == last:
                p[EATERS + seat] = p[HOMES + seat]
                if seat != p[TURN]:
                    pay(p, seat, p[TURN])

    @jit
    def rob_only(p: Position, ways: Ways, victim: int) -> None:
        p[ROBS] = 0
        pay(p, victim, p[TURN])
        settle(p, ways)

    @jit
    def put_back_only(p: Position, hole: int) -> None:
        lay_yellow(p, hole)

    @jit
    def throw(p: Position, ways: Ways, one: int, two: int) -> None:
        throw_only(p, one, two)
        go_on(p, ways)

    @jit
    def run(p: Position, ways: Ways, die: int, way: int) -> None:
        run_only(p, ways, die, way)
        go_on(p, ways)

    @jit
    def chase(p: Position, ways: Ways, ghost: int, die: int, way: int) -> None:
        chase_only(p, ways, ghost, die, way)
        go_on(p, ways)

    @jit
    def rob(p: Position, ways: Ways, victim: int) -> None:
        rob_only(p, ways, victim)
        go_on(p, ways)

    @jit
    def put_back(p: Position, ways: Ways, hole: int) -> None:
        put_back_only(p, hole)
        go_on(p, ways)

    return Turn(
        *(go_on, pass_turn, throw_only, run_only, chase_only, rob_only, put_back_only),
        *(throw, run, chase, rob, put_back),
    )
