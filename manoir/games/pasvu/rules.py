"""*Pas vu pas pris*, for 2 to 4 seats: cross the hall, and do not be seen through the keyhole.

V1, V2... are the numbers of RULES.md, next to this file. In a round each seat gets a card and may
place a piece (`Place`); then everybody moves ghosts at once (`Walk`, `Escape`, `Done`); then one
seat says where the keyhole goes (`Choose`), and nature looks.
"""

from typing import Final

from msgspec.structs import replace

from manoir.games.pasvu.box import CARDS, FAMILY
from manoir.games.pasvu.hall import (
    Ghost,
    Hall,
    cell_of,
    moved,
    with_ghost,
    without_ghost,
)
from manoir.games.pasvu.keyhole import DOORS, Door
from manoir.games.pasvu.landing import land
from manoir.games.pasvu.looking import finding, seen_in, witnessed
from manoir.games.pasvu.moves import (
    Choose,
    Deal,
    Decline,
    Done,
    Escape,
    Event,
    Move,
    Open,
    Place,
    Roll,
    Throw,
    Verdict,
    Walk,
)
from manoir.games.pasvu.offers import placements, waiting, walks
from manoir.games.pasvu.placing import placed, take
from manoir.games.pasvu.refusals import cost, ghost_of, lifted, refuse
from manoir.games.pasvu.rest import bears
from manoir.games.pasvu.setting import opening, sides_of
from manoir.games.pasvu.settling import settled
from manoir.games.pasvu.shapes import Pose
from manoir.games.pasvu.state import Options, State, View
from manoir.games.pasvu.telling import tell
from manoir.games.pasvu.turns import (
    ROUNDS,
    highest,
    left_of,
    movable,
    open_sides,
    points_of,
    result,
    throwers,
)
from manoir.games.pasvu.way import leaving
from manoir.kernel import (
    NATURE,
    Below,
    Chance,
    Finding,
    Outcome,
    Refusal,
    Sampler,
    Seat,
    put,
)

REVEALS: Final = ()
DOOR: Final = Chance({Roll(number): 1 for number in range(1, 7)})


def new(seats: int, options: Options) -> State:
    return State(
        options=options,
        sides=sides_of(seats, options),
        hall=Hall(),
        keyhole=DOORS[0],
        holder=0,
        phase="opening",
        round=1,
        turn=0,
        cards=(None,) * seats,
        drawn=(),
        shifted=(),
        points=(0,) * seats,
        done=(False,) * seats,
        walked=((),) * seats,
        entered=((),) * seats,
        out=((),) * seats,
        chosen=(0,) * seats,
    )


def to_act(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case "over":
            return ()
        case "furniture" | "side":
            return (state.turn,)
        case "ghosts":
            return tuple(seat for seat, done in enumerate(state.done) if not done)
        case _:
            return (NATURE,)


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """All choices of a side; of placements and walks a sample, after the move that ends them."""
    if seat == NATURE or seat not in to_act(state):
        return ()
    if state.phase == "furniture":
        return (Decline(), *placements(state.hall, movable(state)))
    if state.phase == "ghosts":
        return (Done(), *walks(state, seat))
    return tuple(Choose(side) for side in open_sides(state))


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    return refuse(state, seat, seat in to_act(state), move)


def chance(state: State) -> Chance | Sampler | Finding:
    match state.phase:
        case "opening":
            return opening(len(state.sides), state.options)
        case "dealing":
            left = (card for card in range(len(CARDS)) if card not in state.drawn)
            return Chance({Deal(card): 1 for card in left})
        case "throwing":
            return _throwing(len(state.throwers))
        case "door":
            return DOOR
        case _:
            return finding(state)


def apply(state: State, seat: Seat, move: Move) -> State:
    match move:
        case Open(keyhole, holder, pieces):
            start = replace(state, keyhole=keyhole, holder=holder, hall=Hall(pieces))
            return replace(start, phase="dealing", turn=holder)
        case Deal(card):
            return _dealt(state, card)
        case Place() | Decline():
            return _next_turn(_placed(state, move) if isinstance(move, Place) else state)
        case Walk():
            return _walked(state, seat, move)
        case Escape(number):
            return _escaped(state, seat, number)
        case Done():
            return _done(state, seat)
        case Throw(faces):
            return _thrown(state, faces)
        case Choose(side):
            return replace(state, phase="door", aim=side)
        case Roll(number):
            return _rolled(state, number)
        case Verdict():
            return _seen(state, move)


def outcome(state: State) -> Outcome | None:
    return result(state) if state.phase == "over" else None


def view(state: State, seat: Seat | None) -> View:
    seats = range(len(state.sides))
    return View(
        options=state.options,
        sides=state.sides,
        pieces=state.hall.pieces,
        ghosts=state.hall.ghosts,
        reserve=tuple(waiting(state, seat) for seat in seats),
        out=state.out,
        keyhole=state.keyhole,
        holder=state.holder,
        phase=state.phase,
        round=state.round,
        rounds=ROUNDS,
        turn=state.turn,
        cards=tuple(CARDS[card] if card is not None else None for card in state.cards),
        deck=ROUNDS * len(state.sides) - len(state.drawn),
        drawn=state.drawn,
        movable=movable(state),
        shifted=state.shifted,
        points=state.points,
        done=state.done,
        walked=state.walked,
        entered=state.entered,
        chosen=state.chosen,
        aim=state.aim,
        open_sides=open_sides(state),
        scores=tuple(points_of(state, seat) for seat in seats),
        look=state.look,
    )


def told(
    before: State, seat: Seat, move: Move, after: State, watcher: Seat | None
) -> tuple[Event, ...]:
    return tell(before, seat, move, after)


def resample(state: State, seat: Seat | None, below: Below) -> State:
    """Nothing is hidden: a card has no place in the deck before it is drawn."""
    return state


def may_look_back(state: State) -> bool:
    return True


def _throwing(count: int) -> Sampler:
    def draw(below: Below) -> Throw:
        return Throw(tuple(1 + below(6) for _ in range(count)))

    return Sampler(draw, lambda move: isinstance(move, Throw) and len(move.faces) == count)


def _dealt(state: State, card: int) -> State:
    after = replace(
        state,
        cards=put(state.cards, state.turn, card),
        points=put(state.points, state.turn, CARDS[card].value),
        drawn=(*state.drawn, card),
        phase="furniture",
    )
    return after if CARDS[card].pieces else _next_turn(after)


def _next_turn(state: State) -> State:
    """V4: clockwise; after the last, everybody moves ghosts."""
    turn = left_of(state, state.turn)
    if turn == state.holder:
        return replace(state, phase="ghosts", turn=turn)
    return replace(state, phase="dealing", turn=turn)


def _placed(state: State, move: Place) -> State:
    without = take(state.hall, move.piece)
    assert isinstance(without, Hall), "checked at the door"
    hall = placed(without, move.piece, Pose(move.face, move.x, move.y, move.yaw))
    assert isinstance(hall, Hall), "checked at the door"
    # Nothing comes down with it: what rested on it, or on a ghost that it carried, kept it there.
    return replace(state, hall=hall, shifted=(*state.shifted, move.piece))


def _walked(state: State, seat: Seat, move: Walk) -> State:
    ghost, size = ghost_of(state, seat, move.ghost), FAMILY[move.ghost]
    spot = land(lifted(state, ghost), size, move.x, move.y, move.z)
    assert not isinstance(spot, Refusal), "checked at the door"
    x, y, z = spot
    there = Ghost(seat, size, x, y, z, move.ghost)
    hall = _moved(state.hall, ghost, there) if ghost else with_ghost(state.hall, there)
    points = state.points[seat] - cost(state, seat, ghost, x, y)
    entered = state.entered[seat] if ghost else (*state.entered[seat], move.ghost)
    walked = dict.fromkeys((*state.walked[seat], move.ghost))
    return replace(
        state,
        hall=hall,
        points=put(state.points, seat, points),
        entered=put(state.entered, seat, entered),
        walked=put(state.walked, seat, tuple(walked)),
    )


def _escaped(state: State, seat: Seat, number: int) -> State:
    ghost = ghost_of(state, seat, number)
    assert ghost is not None, "checked at the door"
    points = leaving(state.sides[seat], cell_of(ghost.x, ghost.y))
    return replace(
        state,
        hall=_gone(state.hall, (ghost,)),
        points=put(state.points, seat, state.points[seat] - points),
        out=put(state.out, seat, (*state.out[seat], number)),
    )


def _done(state: State, seat: Seat) -> State:
    """V6: unused points are lost; after the last one, who chooses a side (V9)."""
    after = replace(state, done=put(state.done, seat, True), points=put(state.points, seat, 0))
    return after if not all(after.done) else _to_choose(after, throwers(after))


def _to_choose(state: State, candidates: tuple[Seat, ...]) -> State:
    if len(candidates) > 1:
        return replace(state, phase="throwing", throwers=candidates)
    return replace(state, phase="side", throwers=candidates, turn=candidates[0])


def _thrown(state: State, faces: tuple[int, ...]) -> State:
    return _to_choose(state, highest(state.throwers, faces))


def _rolled(state: State, number: int) -> State:
    """V9: the chooser passes the die to the left."""
    assert state.aim is not None, "a side was chosen"
    return replace(
        state,
        phase="looking",
        keyhole=Door(state.aim, number),
        chosen=put(state.chosen, state.turn, state.chosen[state.turn] + 1),
        holder=left_of(state, state.turn),
    )


def _seen(state: State, verdict: Verdict) -> State:
    """V10: whoever is seen runs home; then the next round, or the end."""
    look = witnessed(state, verdict)
    hall = _gone(state.hall, seen_in(state.hall, look))
    after = replace(state, hall=hall, look=look, aim=None, throwers=())
    return replace(after, phase="over") if state.round == ROUNDS else _next_round(after)


def _moved(hall: Hall, ghost: Ghost, there: Ghost) -> Hall:
    """What rested on it comes down."""
    after = moved(hall, ghost, there)
    return settled(after) if bears(hall, ghost) else after


def _gone(hall: Hall, ghosts: tuple[Ghost, ...]) -> Hall:
    """The same, of ghosts that leave the hall."""
    bore = any(bears(hall, ghost) for ghost in ghosts)
    for ghost in ghosts:
        hall = without_ghost(hall, ghost)
    return settled(hall) if bore else hall


def _next_round(state: State) -> State:
    seats = len(state.sides)
    return replace(
        state,
        phase="dealing",
        round=state.round + 1,
        turn=state.holder,
        cards=(None,) * seats,
        shifted=(),
        points=(0,) * seats,
        done=(False,) * seats,
        walked=((),) * seats,
        entered=((),) * seats,
    )
