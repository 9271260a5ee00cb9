"""*Pas vu pas pris*, for 2 to 4 seats: cross the hall, and do not be seen through the keyhole.

V1, V2... are the numbers of RULES.md, next to this file. In a round each seat gets a card and may
place a piece (`Place`); then everybody moves ghosts at once (`Walk`, `Escape`, `Fuse`, `Done`);
then one seat says where the keyhole goes (`Choose`), and nature looks. Before all that, midnight
may strike, and ask something of seats (`Tip`, `Swap`, `Put`, `Pass`).
"""

from typing import Final, assert_never

from msgspec.structs import replace

from manoir.games.pasvu.box import CARDS
from manoir.games.pasvu.geometry.hall import Hall
from manoir.games.pasvu.geometry.lifting import relocated
from manoir.games.pasvu.midnight.pile import deck_of, last, on_pile
from manoir.games.pasvu.moves import (
    Choose,
    Deal,
    Decline,
    Done,
    Escape,
    Event,
    Fuse,
    Move,
    Open,
    Pass,
    Place,
    Put,
    Roll,
    Strike,
    Swap,
    Throw,
    Tip,
    Verdict,
    Walk,
    pose_from,
)
from manoir.games.pasvu.refusals import fusions, refuse
from manoir.games.pasvu.rounds.events import events_of
from manoir.games.pasvu.rounds.ghosts import ready, settable, waiting, with_hall
from manoir.games.pasvu.rounds.movement import escaped, fused, walked
from manoir.games.pasvu.rounds.offers import placements, walks
from manoir.games.pasvu.rounds.phases import (
    aimed,
    answered,
    foretold,
    looked,
    over_look,
    rolled,
    struck,
    to_choose,
    to_keyhole,
)
from manoir.games.pasvu.rounds.sampling import placement, step
from manoir.games.pasvu.rounds.setup import opening, sides_of
from manoir.games.pasvu.rounds.turns import (
    ROUNDS,
    highest,
    left_of,
    movable,
    open_sides,
    points_of,
    result,
)
from manoir.games.pasvu.sight.keyhole import DOORS
from manoir.games.pasvu.sight.verdict import observation
from manoir.games.pasvu.state import Options, Phase, State, View
from manoir.kernel import (
    NATURE,
    Below,
    Chance,
    Observation,
    Outcome,
    Refusal,
    Sampler,
    Seat,
    put,
)

REVEALS: Final = ()
DEALS: Final = tuple(map(Deal, range(len(CARDS))))
DOOR: Final = Chance({Roll(number): 1 for number in range(1, 7)})


def new(seats: int, options: Options) -> State:
    deck_of(options)
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
        edge=((),) * seats,
        made=((),) * seats,
        held=((),) * seats,
    )


def to_act(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case "ghosts":
            return tuple([seat for seat, done in enumerate(state.done) if not done])
        case "furniture" | "side" | "midnight":
            return (state.turn,)
        case "over":
            return ()
        case _:
            return (NATURE,)


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """All choices of a side and answers; of placements and walks a sample, after what ends them."""
    if seat == NATURE or seat not in to_act(state):
        return ()
    if state.phase == "furniture":
        offered = (state.taken or Decline(), *placements(state.hall, movable(state)))
        return tuple(dict.fromkeys(offered))
    if state.phase == "ghosts":
        return (Done(), *fusions(state, seat), *walks(state, seat))
    if state.phase == "midnight":
        return last(state).answers(state, seat)
    return tuple(Choose(side) for side in open_sides(state))


def sample(state: State, seat: Seat, below: Below) -> Move:
    if state.phase == "furniture":
        return placement(state, below)
    if state.phase == "ghosts":
        return step(state, seat, below)
    offered = legal(state, seat)
    return offered[below(len(offered))]


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    return refuse(state, seat, seat in to_act(state), move)


def chance(state: State) -> Chance | Sampler | Observation:
    match state.phase:
        case "opening":
            return opening(len(state.sides), state.options)
        case "dealing":
            return Chance({deal: 1 for deal in DEALS if deal.card not in state.drawn})
        case "throwing":
            return _throwing(len(state.throwers))
        case "door" | "crystal":
            return DOOR
        case "striking":
            return Chance({Strike(card): 1 for card in on_pile(state)})
        case _:
            return observation(state)


def apply(state: State, seat: Seat, move: Move) -> State:  # noqa: PLR0912  a case a move
    match move:
        case Open(keyhole, holder, pieces):
            start = replace(state, keyhole=keyhole, holder=holder, hall=Hall(pieces))
            return replace(start, phase="dealing", turn=holder)
        case Deal(card):
            return _dealt(state, card)
        case Place() | Decline():
            return _next_turn(_placed(state, move) if isinstance(move, Place) else state)
        case Walk():
            return walked(state, seat, move)
        case Escape(number):
            return escaped(state, seat, number)
        case Fuse():
            return fused(state, seat, move)
        case Done():
            return _done(state, seat)
        case Throw(faces):
            return to_choose(state, highest(state.throwers, faces))
        case Choose(side):
            return aimed(state, side)
        case Roll(number):
            return (foretold if state.phase == "crystal" else rolled)(state, number)
        case Verdict():
            return over_look(looked(state, move))
        case Strike(card):
            return struck(state, card)
        case Tip() | Swap() | Put() | Pass():
            return answered(state, seat, move)
        case _:
            assert_never(move)


def after_undo(before: State, seat: Seat, move: Move, after: State) -> State:
    """V4: whoever has taken a piece may set it elsewhere, and take no other."""
    return replace(before, taken=move) if isinstance(move, Place) else before


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
        struck=state.struck,
        nights=len(deck_of(state.options)) - len(state.struck) if state.options.midnight else 0,
        night=state.night,
        movable=movable(state),
        shifted=state.shifted,
        points=state.points,
        done=state.done,
        walked=tuple(settable(state, seat) for seat in seats),
        entered=state.entered,
        edge=state.edge,
        held=tuple(state.held[seat] + state.made[seat] for seat in seats),
        ready=tuple(ready(state, seat) for seat in seats),
        chosen=state.chosen,
        aim=state.aim,
        open_sides=open_sides(state),
        scores=tuple(points_of(state, seat) for seat in seats),
        look=state.look,
        taken=state.taken,
    )


def events(
    before: State, seat: Seat, move: Move, after: State, watcher: Seat | None
) -> tuple[Event, ...]:
    return events_of(before, seat, move, after)


def log_is_public(state: State) -> bool:
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
    phase: Phase = "ghosts" if turn == state.holder else "dealing"
    return replace(state, phase=phase, turn=turn, taken=None)


def _placed(state: State, move: Place) -> State:
    hall = relocated(state.hall, move.piece, pose_from(move))
    assert isinstance(hall, Hall), "checked at the door"
    return replace(with_hall(state, hall), shifted=(*state.shifted, move.piece))


def _done(state: State, seat: Seat) -> State:
    """V6: unused points are lost; after the last one, the keyhole (V9)."""
    after = replace(state, done=put(state.done, seat, True), points=put(state.points, seat, 0))
    return after if not all(after.done) else to_keyhole(after)
