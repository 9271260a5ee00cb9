"""*Pac-Man, le chasseur de fantômes*, for 2 to 4 seats: eat marbles, and set the ghosts on others.

P1, P2... are the numbers of RULES.md, next to this file. A turn is `Roll`, nature's `Rolled`, and
then a `Run` and a `Chase` in either order, as far as they are possible. The mechanics of a turn
are in core/. Before a throw the seat may also `Propose` to count, which `legal` does not list:
whoever picks moves at random plays on.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final, assert_never

from msgspec.structs import replace

from manoir.games.pacman import ranking
from manoir.games.pacman.circuit import FACES, GHOSTS, circuit
from manoir.games.pacman.core import PLAIN
from manoir.games.pacman.events import events_of
from manoir.games.pacman.flat import flatten, unflatten
from manoir.games.pacman.moves import (
    Answer,
    Chase,
    Draw,
    Event,
    Move,
    Propose,
    PutBack,
    Rob,
    Roll,
    Rolled,
    Run,
)
from manoir.games.pacman.refusals import refuse
from manoir.games.pacman.sampling import any_way
from manoir.games.pacman.state import Options, State, View
from manoir.games.pacman.ways import EATER, GHOST, MOST, Path, numbers, paths, ways
from manoir.kernel import NATURE, Below, Chance, Outcome, Refusal, Sampler, Seat, state_before

REVEALS: Final = ()
ANSWERS: Final = (Answer(agrees=True), Answer(agrees=False))
DICE: Final = Chance({Rolled(one, two): 1 for one, two in product(FACES, FACES)})


def new(seats: int, options: Options) -> State:
    taken = options.colours or tuple(range(seats))
    if len(taken) != seats or len(set(taken)) != seats:
        raise ValueError(f"P2: {seats} seats take {seats} different colours, not {taken}")
    board = circuit(options.circuit)
    homes = tuple(board.homes[colour] for colour in taken)
    return State(
        options=options,
        homes=homes,
        eaters=homes,
        ghosts=(board.den, board.den),
        marbles=board.marbles,
        white=(0,) * seats,
        yellow=(0,) * seats,
    )


def to_act(state: State) -> tuple[Seat, ...]:
    if _is_over(state):
        return ()
    if state.asked:
        return state.asked
    return (NATURE,) if state.rolling or state.turn is None else (state.turn,)


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    if seat == NATURE or seat not in to_act(state):
        return ()
    if state.asked:
        return ANSWERS
    if state.robs:
        return tuple(Rob(victim) for victim in _payers(state))
    if state.returns:
        return tuple(PutBack(hole) for hole in _free_yellow(state))
    if not state.dice:
        return (Roll(),)
    return (*_runs(state), *_chases(state))


def sample(state: State, seat: Seat, below: Below) -> Move:
    if state.asked:
        return ANSWERS[below(len(ANSWERS))]
    if state.robs:
        payers = _payers(state)
        return Rob(payers[below(len(payers))])
    if state.returns:
        holes = _free_yellow(state)
        return PutBack(holes[below(len(holes))])
    return any_way(state, below) if state.dice else Roll()


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    if seat in to_act(state) and _is_offered(state, move):
        return None
    return refuse(view(state, seat), seat in to_act(state), move)


def chance(state: State) -> Chance | Sampler:
    if state.turn is not None:
        return DICE
    seats = len(state.homes)

    def draw(below: Below) -> Draw:
        return Draw(tuple((1 + below(6), 1 + below(6)) for _ in range(seats)))

    return Sampler(draw, lambda move: isinstance(move, Draw) and len(move.throws) == seats)


def apply(state: State, seat: Seat, move: Move) -> State:
    match move:
        case Roll():
            return replace(state, rolling=True, declined=False)
        case Propose():
            return replace(state, asked=tuple(s for s in range(len(state.homes)) if s != seat))
        case Answer(agrees):
            return _answered(state, seat, agrees=agrees)
        case Draw(throws):
            return replace(state, turn=_highest(throws))
        case Rolled() | Run() | Chase() | Rob() | PutBack():
            return _play(state, move)
        case _:
            assert_never(move)


after_undo = state_before


def outcome(state: State) -> Outcome | None:
    if not _is_over(state):
        return None
    row = flatten(state)
    seats, yellow = range(len(state.homes)), state.options.count == "all"
    ranks = tuple(ranking.PLAIN.rank(row, seat, yellow) for seat in seats)
    scores = tuple(ranking.PLAIN.score(row, seat, yellow) for seat in seats)
    cleared = "cleared" if PLAIN.is_cleared(row) else "turns"
    return Outcome("agreed" if state.agreed else cleared, ranks, scores)


def view(state: State, seat: Seat | None) -> View:
    board = circuit(state.options.circuit)
    return View(
        options=state.options,
        spots=board.spots,
        signs=board.signs,
        homes=state.homes,
        colours=tuple(board.homes.index(home) for home in state.homes),
        eaters=state.eaters,
        ghosts=state.ghosts,
        marbles=state.marbles,
        white=state.white,
        yellow=state.yellow,
        turn=state.turn,
        turns=state.turns,
        dice=state.dice,
        run=state.run,
        chased=state.chased,
        robs=state.robs,
        returns=state.returns,
        asked=state.asked,
        declined=state.declined,
        agreed=state.agreed,
        over=_is_over(state),
    )


def events(
    before: State, seat: Seat, move: Move, after: State, watcher: Seat | None
) -> tuple[Event, ...]:
    return events_of(before, seat, move, after)


def log_is_public(state: State) -> bool:
    return True


def _is_over(state: State) -> bool:
    return state.agreed or PLAIN.is_over(flatten(state))


def _answered(state: State, seat: Seat, *, agrees: bool) -> State:
    """P16: the first no is enough to go on; it takes everybody to count."""
    if not agrees:
        return replace(state, asked=(), declined=True)
    asked = tuple(other for other in state.asked if other != seat)
    return replace(state, asked=asked, agreed=not asked)


def _is_offered(state: State, move: Move) -> bool:
    """What `legal` lists, without making the list; and a proposal to count (P16)."""
    if state.asked:
        return isinstance(move, Answer)
    if state.robs:
        return isinstance(move, Rob) and move.seat in _payers(state)
    if state.returns:
        return isinstance(move, PutBack) and move.hole in _free_yellow(state)
    match move:
        case Roll():
            return not state.dice
        case Propose():
            return not (state.dice or state.declined)
        case Run(die, path):
            return not state.run and die in state.dice and _fits_run(state, die, path)
        case Chase(die, ghost, path):
            return not state.chased and die in state.dice and _fits_chase(state, die, ghost, path)
        case Rob() | PutBack() | Answer() | Draw() | Rolled():
            return False
        case _:
            assert_never(move)


def _fits_run(state: State, die: int, path: Path) -> bool:
    name = state.options.circuit
    way = numbers(name).get((EATER, state.eaters[_mover(state)], path))
    if way is None or len(path) > die:
        return False
    return PLAIN.fits_run(flatten(state), ways(name), die, way)


def _fits_chase(state: State, die: int, ghost: int, path: Path) -> bool:
    name = state.options.circuit
    way = numbers(name).get((GHOST, state.ghosts[ghost], path))
    if way is None or len(path) > die:
        return False
    return PLAIN.fits_chase(flatten(state), ways(name), ghost, die, way)


def _play(state: State, move: Rolled | Run | Chase | Rob | PutBack) -> State:
    name, row = state.options.circuit, flatten(state)
    table = ways(name)
    match move:
        case Rolled(one, two):
            PLAIN.throw(row, table, one, two)
        case Run(die, path):
            start = state.eaters[_mover(state)]
            PLAIN.run(row, table, die, numbers(name)[EATER, start, path])
        case Chase(die, ghost, path):
            start = state.ghosts[ghost]
            PLAIN.chase(row, table, ghost, die, numbers(name)[GHOST, start, path])
        case Rob(victim):
            PLAIN.rob(row, table, victim)
        case PutBack(hole):
            PLAIN.put_back(row, table, hole)
        case _:
            assert_never(move)
    return unflatten(state.options, row, len(state.marbles))


def _runs(state: State) -> Iterator[Run]:
    """P4 to P9: all ways of the Pac-Man whose turn it is."""
    if state.run:
        return
    row, table, found = flatten(state), ways(state.options.circuit), [0] * MOST
    for die in _dice(state):
        count = PLAIN.runs(row, table, die, found)
        yield from (Run(die, path) for path in _paths(state, found[:count]))


def _chases(state: State) -> Iterator[Chase]:
    """P11 to P13: all ways of both ghosts."""
    if state.chased:
        return
    row, table, found = flatten(state), ways(state.options.circuit), [0] * MOST
    for die, ghost in product(_dice(state), range(GHOSTS)):
        count = PLAIN.chases(row, table, ghost, die, found)
        yield from (Chase(die, ghost, path) for path in _paths(state, found[:count]))


def _paths(state: State, found: list[int]) -> Iterator[Path]:
    routes = paths(state.options.circuit)
    return (routes[way] for way in found)


def _dice(state: State) -> tuple[int, ...]:
    return tuple(dict.fromkeys(state.dice))


def _mover(state: State) -> Seat:
    assert state.turn is not None, "nature has named the first seat"
    return state.turn


def _payers(state: State) -> tuple[Seat, ...]:
    """P9: the others who have a white marble."""
    return tuple(s for s, white in enumerate(state.white) if white and s != state.turn)


def _free_yellow(state: State) -> tuple[int, ...]:
    holes = circuit(state.options.circuit).yellow
    return tuple(hole for hole in holes if state.marbles[hole] == ".")


def _highest(throws: tuple[tuple[int, int], ...]) -> Seat | None:
    """P2: nobody, if two or more share the highest total."""
    totals = [one + two for one, two in throws]
    best = max(totals)
    return totals.index(best) if totals.count(best) == 1 else None
