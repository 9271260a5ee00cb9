"""*Pac-Man, le chasseur de fantômes*, for 2 to 4 seats: eat marbles, and set the ghosts on others.

P1, P2... are the numbers of RULES.md, next to this file. A turn is `Roll`, nature's `Rolled`, and
then a `Run` and a `Chase` in either order, as far as they are possible.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final

from msgspec.structs import replace

from manoir.games.pacman.circuit import FACES, GHOSTS, circuit, eater_ways, ghost_ways
from manoir.games.pacman.moves import (
    Chase,
    Draw,
    Event,
    Move,
    PutBack,
    Rob,
    Roll,
    Rolled,
    Run,
)
from manoir.games.pacman.refusals import refuse
from manoir.games.pacman.state import Options, State, View
from manoir.games.pacman.telling import tell
from manoir.kernel import NATURE, Below, Chance, Outcome, Refusal, Sampler, Seat, put

REVEALS: Final = ()
LONGEST: Final = 1000  # turns (P14)
PRICE: Final = 2  # white marbles, for an eaten ghost or a caught Pac-Man
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
    return (NATURE,) if state.rolling or state.turn is None else (state.turn,)


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    if seat == NATURE or seat not in to_act(state):
        return ()
    if state.robs:
        return tuple(Rob(victim) for victim in _payers(state))
    if state.returns:
        return tuple(PutBack(hole) for hole in _free_yellow(state))
    if not state.dice:
        return (Roll(),)
    return (*_runs(state), *_chases(state))


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    if move in legal(state, seat):
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
            return replace(state, rolling=True)
        case Rolled(one, two):
            return _go_on(replace(state, rolling=False, dice=(one, two)))
        case Run(die, path):
            return _go_on(_run(state, seat, die, path))
        case Chase(die, ghost, path):
            return _go_on(_chase(state, seat, die, ghost, path))
        case Rob(victim):
            return _go_on(_settle(_rob(state, seat, victim), seat))
        case PutBack(hole):
            return _go_on(_put_back(state, seat, hole))
        case Draw(throws):
            return replace(state, turn=_highest(throws))


def outcome(state: State) -> Outcome | None:
    if not _is_over(state):
        return None
    totals = tuple(
        white + (yellow if state.options.count == "all" else 0)
        for white, yellow in zip(state.white, state.yellow, strict=True)
    )
    ranks = tuple(1 + sum(other > total for other in totals) for total in totals)
    return Outcome("cleared" if _is_cleared(state) else "turns", ranks, scores=totals)


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
        over=_is_over(state),
    )


def told(
    before: State, seat: Seat, move: Move, after: State, watcher: Seat | None
) -> tuple[Event, ...]:
    return tell(before, seat, move, after)


def resample(state: State, seat: Seat | None, below: Below) -> State:
    """Nothing is hidden."""
    return state


def may_look_back(state: State) -> bool:
    return True


def _runs(state: State) -> Iterator[Run]:
    """P4 to P9: all ways of the Pac-Man whose turn it is."""
    if state.run:
        return
    for die in _dice(state):
        for steps in range(1, die):
            yield from (Run(die, path) for path in _eater_paths(state, steps, attacks_only=True))
        yield from (Run(die, path) for path in _eater_paths(state, die, attacks_only=False))


def _eater_paths(state: State, steps: int, *, attacks_only: bool) -> Iterator[tuple[int, ...]]:
    mover, board = _mover(state), circuit(state.options.circuit)
    ghosts = _bits(state.ghosts) & ~(1 << board.den)
    standing = _bits(state.eaters) | ghosts
    shut = _bits(board.homes) & ~(1 << state.homes[mover])  # P6: others' homes
    for way in eater_ways(state.options.circuit, state.eaters[mover], steps):
        if way.crossed & standing:  # P5
            continue
        if ghosts >> way.last & 1:
            if _has_yellow(state, mover, way.path):
                yield way.path
        elif not attacks_only and not (standing | shut) >> way.last & 1:
            yield way.path


def _has_yellow(state: State, seat: Seat, path: tuple[int, ...]) -> bool:
    """P9: one in the tray, or one eaten on the way."""
    return state.yellow[seat] > 0 or any(state.marbles[place] == "y" for place in path[:-1])


def _chases(state: State) -> Iterator[Chase]:
    """P11 to P13: all ways of both ghosts."""
    if state.chased:
        return
    for die, ghost in product(_dice(state), range(GHOSTS)):
        for steps in range(1, die + 1):
            for path in _ghost_paths(state, ghost, steps, attacks_only=steps < die):
                yield Chase(die, ghost, path)


def _ghost_paths(
    state: State, ghost: int, steps: int, *, attacks_only: bool
) -> Iterator[tuple[int, ...]]:
    den = circuit(state.options.circuit).den
    eaters, others = _bits(state.eaters), _bits((state.ghosts[1 - ghost],)) & ~(1 << den)
    for way in ghost_ways(state.options.circuit, state.ghosts[ghost], steps):
        if way.crossed & (eaters | others) or others >> way.last & 1:
            continue
        if not attacks_only or eaters >> way.last & 1:
            yield way.path


def _dice(state: State) -> tuple[int, ...]:
    return tuple(dict.fromkeys(state.dice))


def _run(state: State, seat: Seat, die: int, path: tuple[int, ...]) -> State:
    ghosts = state.ghosts
    after = _eat(replace(_used(state, die), run=True), seat, path)
    if path[-1] not in ghosts:
        return after
    den = circuit(state.options.circuit).den
    after = replace(after, ghosts=put(ghosts, ghosts.index(path[-1]), den), returns=True)
    payers = _payers(after)
    if len(payers) > 1:
        return replace(after, robs=True)
    return _settle(_rob(after, seat, payers[0]) if payers else after, seat)


def _eat(state: State, seat: Seat, path: tuple[int, ...]) -> State:
    eaten = [state.marbles[place] for place in path]
    return replace(
        state,
        eaters=put(state.eaters, seat, path[-1]),
        marbles="".join(
            "." if place in path else marble for place, marble in enumerate(state.marbles)
        ),
        white=put(state.white, seat, state.white[seat] + eaten.count("w")),
        yellow=put(state.yellow, seat, state.yellow[seat] + eaten.count("y")),
    )


def _rob(state: State, seat: Seat, victim: Seat) -> State:
    return replace(_pay(state, victim, seat), robs=False)


def _pay(state: State, payer: Seat, to: Seat) -> State:
    """Two white marbles, or what there is."""
    price = min(PRICE, state.white[payer])
    white = put(state.white, payer, state.white[payer] - price)
    return replace(state, white=put(white, to, white[to] + price))


def _settle(state: State, seat: Seat) -> State:
    """A yellow marble for which there is but one hole goes back by itself."""
    holes = _free_yellow(state)
    return _put_back(state, seat, holes[0]) if len(holes) == 1 else state


def _put_back(state: State, seat: Seat, hole: int) -> State:
    return replace(
        state,
        marbles=state.marbles[:hole] + "y" + state.marbles[hole + 1 :],
        yellow=put(state.yellow, seat, state.yellow[seat] - 1),
        returns=False,
    )


def _chase(state: State, seat: Seat, die: int, ghost: int, path: tuple[int, ...]) -> State:
    after = replace(_used(state, die), chased=True, ghosts=put(state.ghosts, ghost, path[-1]))
    if path[-1] not in state.eaters:
        return after
    victim = state.eaters.index(path[-1])
    after = replace(after, eaters=put(after.eaters, victim, after.homes[victim]))
    return after if victim == seat else _pay(after, victim, seat)


def _used(state: State, die: int) -> State:
    place = state.dice.index(die)
    return replace(state, dice=state.dice[:place] + state.dice[place + 1 :])


def _go_on(state: State) -> State:
    """To the next seat, unless something is left to do in this turn."""
    if state.robs or state.returns or _is_over(state):
        return state
    if state.dice and (any(_runs(state)) or any(_chases(state))):
        return state
    return replace(
        state,
        turn=(_mover(state) + 1) % len(state.homes),
        turns=state.turns + 1,
        dice=(),
        run=False,
        chased=False,
    )


def _is_over(state: State) -> bool:
    return state.turns >= LONGEST or _is_cleared(state)


def _is_cleared(state: State) -> bool:
    """P14: as soon as no marble is left; one that must be put back will be there again."""
    if state.returns or state.robs:
        return False
    return "w" not in state.marbles and (state.options.end == "white" or "y" not in state.marbles)


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


def _bits(places: tuple[int, ...]) -> int:
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits
