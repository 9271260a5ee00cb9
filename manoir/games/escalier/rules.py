"""*L'escalier hanté*, for 2 to 4 seats: climb, become a ghost, and remember which one you are.

E1, E2... are the numbers of RULES.md, next to this file. A turn is `Roll`, nature's `Rolled`,
and then one decision, unless the die leaves none: a token climbs by itself (E3).
"""

from itertools import combinations
from typing import Final, assert_never

from msgspec.structs import replace

from manoir.games.escalier.core import ADVANCE, CLIMB, HAUNT, NOTHING, PLAIN
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
from manoir.games.escalier.staircase import (
    BOX,
    COLOURS,
    FOOT,
    GHOST_FACE,
    TOP,
    Ghost,
    Place,
    index_of,
    place_of,
    with_ghost,
)
from manoir.games.escalier.state import Options, State, View
from manoir.kernel import NATURE, Below, Chance, Outcome, Refusal, Seat, put, state_before

DIE: Final = Chance({**{Rolled(pips): 1 for pips in BOX.pips}, Rolled(GHOST_FACE): BOX.ghost_faces})
REVEALS: Final = (Arrived,)


def new(seats: int, options: Options) -> State:
    taken = options.colours or tuple(range(seats))
    if len(taken) != seats or len(set(taken)) != seats:
        raise ValueError(f"E1: {seats} seats take {seats} different colours, not {taken}")
    if options.first != "random" and options.first >= seats:
        raise ValueError(f"E2: seat {options.first} cannot start a game of {seats} seats")
    return State(
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
    if state.die is None:
        return (Roll(),)
    duty = _duty(state, state.die)
    if duty == ADVANCE:
        return tuple(Advance(place) for place in _places(state))
    if duty == HAUNT:
        return (*(Haunt(c) for c in COLOURS if state.tokens[c]), Decline())
    swaps = tuple(Swap(one, other) for one, other in combinations(_places(state), 2))
    return swaps + tuple(Trade(one, other) for one, other in _trades(state))


def sample(state: State, seat: Seat, below: Below) -> Move:
    if state.die is None:
        return Roll()
    duty = _duty(state, state.die)
    if duty == ADVANCE:
        return Advance(place_of(state.ghosts, below(len(state.ghosts))))
    if duty == HAUNT:
        tokens = tuple(colour for colour in COLOURS if state.tokens[colour])
        choice = below(len(tokens) + 1)
        return Haunt(tokens[choice]) if choice < len(tokens) else Decline()
    exchanges = legal(state, seat)  # at most six pairs of ghosts, and of tokens
    return exchanges[below(len(exchanges))]


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    if move in legal(state, seat):
        return None
    return refuse(view(state, seat), seat in to_act(state), move)


def chance(state: State) -> Chance:
    if state.turn is not None:
        return DIE
    return Chance({Begin(seat): 1 for seat in range(_seats(state))})


def apply(state: State, seat: Seat, move: Move) -> State:
    match move:
        case Roll():
            return replace(state, rolling=True)
        case Rolled(face):
            return _obey(replace(state, rolling=False), face)
        case Advance(place):
            return _pass_turn(_advance(state, place))
        case Haunt(colour):
            return _pass_turn(_haunt(state, colour))
        case Decline():
            return _pass_turn(state)
        case Swap(one, other):
            return _pass_turn(_swap(state, one, other))
        case Trade(one, other):
            return _pass_turn(_trade(state, one, other))
        case Begin(starter):
            return replace(state, turn=starter)
        case _:
            assert_never(move)


after_undo = state_before


def outcome(state: State) -> Outcome | None:
    if not _is_over(state):
        return None
    placed = _placed(state)
    last = len(placed) + 1  # whoever is still on the stairs shares the last rank
    ranks = tuple(placed.index(s) + 1 if s in placed else last for s in range(_seats(state)))
    beaten = tuple(sum(other > rank for other in ranks) for rank in ranks)
    return Outcome("top", ranks, scores=beaten)


def view(state: State, seat: Seat | None) -> View:
    return View(
        options=state.options,
        owners=state.owners,
        tokens=state.tokens,
        ghosts=tuple(ghost.step for ghost in state.ghosts),
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
    duty = _duty(state, face)
    if duty == CLIMB:
        return _pass_turn(_climb(state, _colour(state), face))
    return _pass_turn(state) if duty == NOTHING else replace(state, die=face)


def _duty(state: State, face: int) -> int:
    return PLAIN.duty(
        face,
        state.tokens[_colour(state)] > 0,
        any(state.tokens),
        len(state.ghosts) > 1 or len(_trades(state)) > 0,
    )


def _climb(state: State, colour: int, pips: int) -> State:
    step = PLAIN.landing(state.tokens[colour], pips)
    if step == TOP:  # E8
        tokens = put(state.tokens, colour, 0)
        return replace(state, tokens=tokens, arrived=(*state.arrived, colour))
    return replace(state, tokens=put(state.tokens, colour, step))


def _advance(state: State, place: Place) -> State:
    index = _figure(state, place)
    ghost = state.ghosts[index]
    others = state.ghosts[:index] + state.ghosts[index + 1 :]
    step = PLAIN.landing(ghost.step, _die(state))
    if step == TOP:  # E8
        return replace(state, ghosts=others, arrived=(*state.arrived, ghost.colour))
    return replace(state, ghosts=with_ghost(others, Ghost(step, ghost.colour)))


def _haunt(state: State, colour: int) -> State:
    ghost = Ghost(state.tokens[colour], colour)
    tokens = put(state.tokens, colour, 0)
    return replace(state, tokens=tokens, ghosts=with_ghost(state.ghosts, ghost))


def _swap(state: State, one: Place, other: Place) -> State:
    first, second = _figure(state, one), _figure(state, other)
    ghosts = list(state.ghosts)
    ghosts[first] = Ghost(ghosts[first].step, state.ghosts[second].colour)
    ghosts[second] = Ghost(ghosts[second].step, state.ghosts[first].colour)
    return replace(state, ghosts=tuple(ghosts))


def _trade(state: State, one: int, other: int) -> State:
    owners = put(state.owners, one, state.owners[other])
    return replace(state, owners=put(owners, other, state.owners[one]))


def _pass_turn(state: State) -> State:
    """Clockwise to the next seat that is not at the top yet (E2, E10)."""
    if _is_over(state):
        return replace(state, die=None)
    placed = sum(1 << seat for seat in _placed(state))
    return replace(state, die=None, turn=PLAIN.following(_mover(state), _seats(state), placed))


def _is_over(state: State) -> bool:
    if not state.arrived:
        return False
    places = len(_placed(state))
    return places == _seats(state) - 1 or (places > 0 and not state.options.podium)


def _placed(state: State) -> tuple[Seat, ...]:
    """Seats at the top, first come first; neutral figures there count for nobody (E9)."""
    owners = (state.owners[colour] for colour in state.arrived)
    return tuple(owner for owner in owners if owner is not None)


def _seats(state: State) -> int:
    return len(state.owners) - state.owners.count(None)


def _mover(state: State) -> Seat:
    assert state.turn is not None, "nature has named the first seat"
    return state.turn


def _colour(state: State) -> int:
    """The colour of the seat whose turn it is."""
    return state.owners.index(state.turn)


def _die(state: State) -> int:
    assert state.die is not None, "checked at the door"
    return state.die


def _places(state: State) -> tuple[Place, ...]:
    return tuple(place_of(state.ghosts, index) for index in range(len(state.ghosts)))


def _figure(state: State, place: Place) -> int:
    index = index_of(state.ghosts, place)
    assert index is not None, "checked at the door"
    return index


def _trades(state: State) -> tuple[tuple[int, int], ...]:
    """E11: pairs of colours that two players still on the stairs could exchange."""
    if not state.options.grands:
        return ()
    free = (c for c in COLOURS if state.owners[c] is not None and c not in state.arrived)
    return tuple(combinations(free, 2))


def _newest(state: State, step: int) -> Place:
    """The place of the last figure to arrive on a step."""
    return Place(step, sum(ghost.step == step for ghost in state.ghosts) - 1)


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
    to = None if arrivals else _newest(after, PLAIN.landing(place.step, _die(before)))
    return (Advanced(seat, place, to), *arrivals)


def _arrivals(before: State, after: State, *, ghost: bool) -> tuple[Event, ...]:
    new = after.arrived[len(before.arrived) :]
    return tuple(Arrived(colour, after.owners[colour], ghost) for colour in new)
