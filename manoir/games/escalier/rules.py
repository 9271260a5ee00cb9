"""*L'escalier hanté*, for 2 to 4 seats: climb, become a ghost, and remember which one you are.

E1, E2... are the numbers of RULES.md, next to this file. A turn is `Roll`, nature's `Rolled`,
and then one decision, unless the die leaves none: a token climbs by itself (E3).
"""

from functools import lru_cache
from typing import Final, assert_never

from msgspec.structs import replace

from manoir.games.escalier.core import ADVANCE, CLIMB, HAUNT, NOTHING, PLAIN, SWAP
from manoir.games.escalier.moves import (
    Advance,
    Advanced,
    Arrived,
    Began,
    Begin,
    Climbed,
    Decline,
    Declined,
    DieRolled,
    Event,
    Haunt,
    Haunted,
    Idle,
    Move,
    Roll,
    Rolled,
    Swap,
    Swapped,
    Trade,
    Traded,
)
from manoir.games.escalier.refusals import refuse
from manoir.games.escalier.rows import DECLINE, FIRSTS, STAIRS, TRADE, Rows, items_of
from manoir.games.escalier.staircase import (
    BOX,
    COLOURS,
    FOOT,
    GHOST_FACE,
    Ghost,
    Place,
)
from manoir.games.escalier.state import Options, State, View, packed
from manoir.kernel import NATURE, Below, Chance, Outcome, Refusal, Seat, state_before

DIE: Final = Chance({**{Rolled(pips): 1 for pips in BOX.pips}, Rolled(GHOST_FACE): BOX.ghost_faces})
REVEALS: Final = (Arrived,)
ROLL: Final = (Roll(),)
LOOKS: Final = ~(3 * FIRSTS)  # what everybody sees of a row of ghosts: all but the colours


def new(seats: int, options: Options) -> State:
    taken = options.colours or tuple(range(seats))
    if len(taken) != seats or len(set(taken)) != seats:
        raise ValueError(f"E1: {seats} seats take {seats} different colours, not {taken}")
    if options.first != "random" and options.first >= seats:
        raise ValueError(f"E2: seat {options.first} cannot start a game of {seats} seats")
    return packed(
        options=options,
        owners=tuple(taken.index(c) if c in taken else None for c in COLOURS),
        tokens=tuple(FOOT if c in taken else 0 for c in COLOURS),
        ghosts=tuple(Ghost(FOOT, c) for c in COLOURS if c not in taken),  # E9
        turn=None if options.first == "random" else options.first,
    )


def to_act(state: State) -> tuple[Seat, ...]:
    if _is_over(state):
        return ()
    return (NATURE,) if state.rolling or state.turn is None else (state.turn,)


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    if seat == NATURE or seat not in to_act(state):
        return ()
    return _decisions(state)


def sample(state: State, seat: Seat, below: Below) -> Move:
    if state.die is None:
        return ROLL[0]
    moves = _decisions(state)
    return moves[below(len(moves))]


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    if move in legal(state, seat):
        return None
    return refuse(view(state, seat), seat in to_act(state), move)


def chance(state: State) -> Chance:
    if state.turn is not None:
        return DIE
    return Chance({Begin(seat): 1 for seat in range(len(items_of(state.colour_row)))})


def apply(state: State, seat: Seat, move: Move) -> State:
    match move:
        case Roll():
            return replace(state, rolling=True)
        case Rolled(face):
            return _obey(state, face)
        case Advance(place):
            return _act(state, ADVANCE | _index(state, place) << 4)
        case Haunt(colour):
            return _act(state, HAUNT | colour << 4)
        case Decline():
            return _act(state, DECLINE)
        case Swap(one, other):
            return _act(state, SWAP | _index(state, one) << 4 | _index(state, other) << 8)
        case Trade(one, other):
            return _act(state, TRADE | one << 4 | other << 8)
        case Begin(starter):
            return replace(state, turn=starter)
        case _:
            assert_never(move)


after_undo = state_before


def outcome(state: State) -> Outcome | None:
    if not _is_over(state):
        return None
    return _ranked(state.colour_row, state.arrived_row)


def view(state: State, seat: Seat | None) -> View:
    return View(
        options=state.options,
        owners=state.owners,
        tokens=state.tokens,
        ghosts=_steps(state.ghost_row & LOOKS),
        arrived=state.arrived,
        turn=state.turn,
        die=state.die,
        under=tuple(ghost.colour for ghost in state.ghosts) if _is_over(state) else None,
    )


def events(
    before: State,
    seat: Seat,
    move: Move,
    after: State,
    watcher: Seat | None,
) -> tuple[Event, ...]:
    match move:
        case Roll():
            return ()
        case Rolled(face):
            return (DieRolled(_mover(before), face), *_obeyed(before, face, after))
        case Begin(starter):
            return (Began(starter),)
        case Haunt(colour):
            return (Haunted(seat, colour, _newest(after, before.tokens[colour])),)
        case Decline():
            return (Declined(seat),)
        case Advance(place):
            return _advanced(before, seat, place, after)
        case Swap(one, other):
            return (Swapped(seat, one, other),)
        case Trade(one, other):
            return (Traded(seat, one, other),)
        case _:
            assert_never(move)


def log_is_public(state: State) -> bool:
    """E7: while it runs, the log of a game is withheld, unless memory is open."""
    return state.options.memory == "open" or _is_over(state)


def _obey(state: State, face: int) -> State:
    demand = _duty(state, face)
    if demand == CLIMB:
        tokens, arrived = STAIRS.climb(state.token_row, state.arrived_row, _colour(state), face)
        return _pass_turn(state, (state.colour_row, tokens, state.ghost_row, arrived))
    rows = state.colour_row, state.token_row, state.ghost_row, state.arrived_row
    if demand == NOTHING:
        return _pass_turn(state, rows)
    return State(state.options, *rows, state.turn, die=face)


def _act(state: State, decision: int) -> State:
    rows = state.colour_row, state.token_row, state.ghost_row, state.arrived_row
    return _pass_turn(state, STAIRS.act(*rows, state.die or 0, decision))


def _pass_turn(state: State, rows: Rows) -> State:
    """To the next seat (E2, E10), with these rows."""
    colours, _, _, arrived = rows
    turn = STAIRS.next_seat(colours, arrived, _mover(state), state.options.podium)
    return State(state.options, *rows, turn)


def _duty(state: State, face: int) -> int:
    rows = state.colour_row, state.token_row, state.ghost_row
    return STAIRS.due(*rows, _traders(state), _mover(state), face)


def _decisions(state: State) -> tuple[Move, ...]:
    """Everything that the die leaves to the seat whose turn it is."""
    if state.die is None:
        return ROLL
    demand = _duty(state, state.die)
    if demand == HAUNT:
        return _listed(HAUNT, STAIRS.standing(state.token_row), 0, 0)
    return _listed(demand, 0, state.ghost_row & LOOKS, _traders(state))


@lru_cache(4096)
def _listed(demand: int, haunted: int, looks: int, traded: int) -> tuple[Move, ...]:
    """What the core numbers, as moves."""
    ways = range(STAIRS.choices(demand, haunted, looks, traded))
    chosen = (STAIRS.decision(demand, haunted, looks, traded, way) for way in ways)
    return tuple(_move(decision, _places(looks)) for decision in chosen)


def _move(decision: int, places: tuple[Place, ...]) -> Move:
    kind, one, other = decision & 15, decision >> 4 & 15, decision >> 8
    if kind == ADVANCE:
        return Advance(places[one])
    if kind == HAUNT:
        return Haunt(one)
    if kind == DECLINE:
        return Decline()
    return Swap(places[one], places[other]) if kind == SWAP else Trade(one, other)


def _is_over(state: State) -> bool:
    return state.arrived_row > 0 and _ended(
        state.colour_row, state.arrived_row, state.options.podium
    )


@lru_cache(1024)
def _ended(colour_row: int, arrived_row: int, podium: bool) -> bool:
    return STAIRS.is_over(colour_row, arrived_row, podium)


@lru_cache(1024)
def _ranked(colour_row: int, arrived_row: int) -> Outcome:
    seats = range(len(items_of(colour_row)))
    ranks = tuple(STAIRS.rank(colour_row, arrived_row, seat) for seat in seats)
    scores = tuple(STAIRS.score(colour_row, arrived_row, seat) for seat in seats)
    return Outcome("top", ranks, scores=scores)


def _traders(state: State) -> int:
    return STAIRS.traders(state.colour_row, state.arrived_row, True) if state.options.grands else 0


def _mover(state: State) -> Seat:
    assert state.turn is not None, "nature has named the first seat"
    return state.turn


def _colour(state: State) -> int:
    """The colour of the seat whose turn it is."""
    return state.colour_row >> 8 * _mover(state) & 255


def _index(state: State, place: Place) -> int:
    """Where a place is in the row of ghosts."""
    return _places(state.ghost_row & LOOKS).index(place)


@lru_cache(4096)
def _steps(looks: int) -> tuple[int, ...]:
    return tuple(figure >> 2 for figure in items_of(looks))


@lru_cache(4096)
def _places(looks: int) -> tuple[Place, ...]:
    steps = _steps(looks)
    return tuple(Place(step, index - steps.index(step)) for index, step in enumerate(steps))


def _newest(state: State, step: int) -> Place:
    """The place of the last figure to arrive on a step."""
    return Place(step, _steps(state.ghost_row & LOOKS).count(step) - 1)


def _obeyed(before: State, face: int, after: State) -> tuple[Event, ...]:
    """What the die did by itself, if it left nothing to decide."""
    seat, colour = _mover(before), _colour(before)
    if after.die is not None:
        return ()
    if face == GHOST_FACE:
        return (Idle(seat),)
    start = before.tokens[colour]
    climbed = Climbed(seat, colour, start, PLAIN.landing(start, face))
    return (climbed, *_arrivals(before, after, ghost=False))


def _advanced(before: State, seat: Seat, place: Place, after: State) -> tuple[Event, ...]:
    arrivals = _arrivals(before, after, ghost=True)
    to = None if arrivals else _newest(after, PLAIN.landing(place.step, before.die or 0))
    return (Advanced(seat, place, to), *arrivals)


def _arrivals(before: State, after: State, *, ghost: bool) -> tuple[Event, ...]:
    if after.arrived_row == before.arrived_row:
        return ()
    new = after.arrived[len(before.arrived) :]
    return tuple(Arrived(colour, after.owners[colour], ghost) for colour in new)
