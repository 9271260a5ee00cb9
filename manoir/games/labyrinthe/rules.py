"""*Labyrinthe*, for 2 to 4 seats: push the maze, walk through it, find what your cards show.

L1, L2... are the numbers of RULES.md, next to this file. A turn is a `Shift` and then a `Go`.
Nature lays the maze, deals, names the first seat, and at the end of a night turns the coin.
"""

from collections.abc import Iterator
from typing import Final, assert_never

from msgspec.structs import replace

from manoir.games.labyrinthe import ranking
from manoir.games.labyrinthe.box import ARROWS, BOX, CELLS, DAY, HOMES, NAMES
from manoir.games.labyrinthe.core import PLAIN, laid
from manoir.games.labyrinthe.dealing import LAYOUTS, deals
from manoir.games.labyrinthe.moves import (
    Began,
    Begin,
    Coin,
    CoinTurned,
    Deal,
    Dealt,
    Event,
    Found,
    Go,
    Home,
    Lay,
    Move,
    NightFell,
    Shift,
    Shifted,
    Walked,
)
from manoir.games.labyrinthe.refusals import refuse
from manoir.games.labyrinthe.seen import view_of
from manoir.games.labyrinthe.state import Options, Piles, State, View
from manoir.kernel import NATURE, Below, Chance, Outcome, Refusal, Sampler, Seat, put, state_before

REVEALS: Final = (Found, NightFell, Home, CoinTurned)
COINS: Final = Chance({Coin(value): 1 for value in BOX.coins})
_EVERY: Final = tuple(Shift(arrow, turn) for arrow in ARROWS for turn in range(4))
_SHIFTS: Final = {  # by the arrow used last (L5)
    last: tuple(s for s in _EVERY if last is None or s.arrow != ARROWS[PLAIN.opposite(last)])
    for last in (None, *range(len(ARROWS)))
}
_GO: Final = tuple(Go(cell) for cell in range(CELLS))
_PLACES: Final = {arrow: place for place, arrow in enumerate(ARROWS)}


def new(seats: int, options: Options) -> State:
    taken = options.colours or tuple(range(seats))
    if len(taken) != seats or len(set(taken)) != seats:
        raise ValueError(f"L2: {seats} seats take {seats} different pawns, not {taken}")
    if options.first != "random" and options.first >= seats:
        raise ValueError(f"L2: seat {options.first} cannot start a game of {seats} seats")
    homes = tuple(HOMES[colour] for colour in taken)
    nobody: Piles = ((),) * seats
    return State(options, homes, pawns=homes, piles=nobody, nights=nobody, found=nobody)


def to_act(state: State) -> tuple[Seat, ...]:
    if state.turn is None:
        return (NATURE,)
    if state.home is None:
        return (state.turn,)
    return () if _is_over(state) else (NATURE,)


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    if seat != state.turn or state.home is not None:
        return ()
    if not state.shifted:
        return _SHIFTS[state.last]
    return tuple(_GO[cell] for cell in _cells(_reach(state)))


def sample(state: State, seat: Seat, below: Below) -> Move:
    if not state.shifted:
        shifts = _SHIFTS[state.last]
        return shifts[below(len(shifts))]
    cells = _reach(state)
    for _ in range(below(cells.bit_count())):
        cells &= cells - 1
    return _GO[PLAIN.cell_of(cells & -cells)]


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    if _is_legal(state, seat, move):
        return None
    return refuse(view(state, seat), seat in to_act(state), move)


def chance(state: State) -> Chance | Sampler:
    if state.home is not None:
        return COINS
    if not state.board:
        return LAYOUTS
    if not any(state.piles):
        return deals(state)
    first = state.options.first
    starters = range(len(state.pawns)) if first == "random" else (first,)
    return Chance({Begin(seat): 1 for seat in starters})


def apply(state: State, seat: Seat, move: Move) -> State:
    match move:
        case Shift(arrow, turn):
            return _shift(state, _PLACES[arrow], turn)
        case Go(cell):
            return _go(state, seat, cell)
        case Lay(tiles, turns):
            night = state.options.mode == "night"
            return replace(state, board=laid(state.options.edition, tiles, turns, night))
        case Deal(day, night):
            return replace(state, piles=day, nights=night)
        case Begin(starter):
            return replace(state, turn=starter)
        case Coin(value):
            return replace(state, coin=value)
        case _:
            assert_never(move)


after_undo = state_before


def outcome(state: State) -> Outcome | None:
    if not _is_over(state):
        return None
    if not state.dark and state.home is not None:
        ranks = tuple(ranking.PLAIN.rank(seat, state.home) for seat in range(len(state.pawns)))
        return Outcome("home", ranks, scores=tuple(len(found) for found in state.found))
    totals = points(state)
    merits = tuple(map(ranking.PLAIN.merit, totals, map(len, state.found)))
    ranks = tuple(1 + sum(other > merit for other in merits) for merit in merits)
    return Outcome("dawn", ranks, scores=totals)


def view(state: State, seat: Seat | None) -> View:
    return view_of(state, seat, points(state), over=_is_over(state))


def events(
    before: State,
    seat: Seat,
    move: Move,
    after: State,
    watcher: Seat | None,
) -> tuple[Event, ...]:
    match move:
        case Shift(arrow, turn):
            out = PLAIN.lane(_PLACES[arrow])[4]
            around = tuple(s for s, cell in enumerate(before.pawns) if cell == out)
            return (Shifted(seat, arrow, turn, around),)
        case Go(cell):
            return (Walked(seat, path(before, cell)), *_gone(before, seat, after))
        case Lay():
            return ()
        case Deal(day, night):
            return (Dealt(len(day[0]), len(night[0])),)
        case Begin(starter):
            return (Began(starter),)
        case Coin(value):
            return (CoinTurned(_mover(before), value),)
        case _:
            assert_never(move)


def log_is_public(state: State) -> bool:
    """L22: by night nobody looks up what the others' night cards were."""
    return not state.dark or _is_over(state)


def points(state: State) -> tuple[int, ...]:
    """L24: 1 a treasure of the day, 2 one of the night, and the coin."""
    if state.options.mode != "night":
        return (0,) * len(state.found)
    nights = (sum(card > DAY for card in found) for found in state.found)
    return tuple(
        ranking.PLAIN.points(
            len(found) - night, night, (state.coin or 0) if seat == state.home else 0
        )
        for seat, (found, night) in enumerate(zip(state.found, nights, strict=True))
    )


def path(state: State, goal: int) -> tuple[int, ...]:
    """The cells of a shortest way for the pawn of the seat whose turn it is."""
    east, south = PLAIN.links(*state.board[:4])
    start = state.pawns[_mover(state)]
    waves = [1 << start]
    while not waves[-1] >> goal & 1:
        waves.append(PLAIN.spread(east, south, waves[-1]))
    way = [goal]
    for wave in reversed(waves[:-1]):
        near = PLAIN.spread(east, south, 1 << way[-1]) & wave
        way.append(PLAIN.cell_of(near & -near))
    return tuple(reversed(way))


def seeks(state: State, seat: Seat) -> tuple[int, ...]:
    """The treasures that a seat may find now (L3, L10, L22); none: it must go home."""
    if state.dark:
        return state.nights[seat]
    return state.piles[seat] if state.options.mode == "children" else state.piles[seat][:1]


def _is_over(state: State) -> bool:
    """By night the coin is still to be turned (L23)."""
    return state.home is not None and not (state.dark and state.coin is None)


def _is_legal(state: State, seat: Seat, move: Move) -> bool:
    if seat != state.turn or state.home is not None:
        return False
    if isinstance(move, Go):
        return state.shifted and _reach(state) >> move.cell & 1 == 1
    return not state.shifted and move in _SHIFTS[state.last]


def _shift(state: State, arrow: int, turn: int) -> State:
    return replace(
        state,
        board=PLAIN.shift(*state.board, arrow, turn),
        pawns=tuple(PLAIN.ride(cell, arrow) for cell in state.pawns),
        shifted=True,
        last=arrow,
    )


def _go(state: State, seat: Seat, cell: int) -> State:
    after = replace(state, pawns=put(state.pawns, seat, cell), shifted=False)
    sought = seeks(state, seat)
    if not sought:  # L9, L23
        return replace(after, home=seat) if cell == state.homes[seat] else _pass_turn(after)
    treasure = PLAIN.treasure_at(*state.board[4:9], cell)
    if treasure in sought:
        after = _nightfall(_find(after, seat, treasure), seat)
    return _pass_turn(after)


def _find(state: State, seat: Seat, treasure: int) -> State:
    found = put(state.found, seat, (*state.found[seat], treasure))
    hands = state.nights if state.dark else state.piles
    hands = put(hands, seat, tuple(card for card in hands[seat] if card != treasure))
    if state.dark:
        return replace(state, found=found, nights=hands)
    return replace(state, found=found, piles=hands)


def _nightfall(state: State, seat: Seat) -> State:
    """L21: the first to have found all of the day puts out the light; the rest is lost."""
    if state.options.mode != "night" or state.dark or state.piles[seat]:
        return state
    return replace(state, dark=True, piles=((),) * len(state.piles), given_up=state.piles)


def _pass_turn(state: State) -> State:
    return replace(state, turn=(_mover(state) + 1) % len(state.pawns))


def _mover(state: State) -> Seat:
    assert state.turn is not None, "nature has named the first seat"
    return state.turn


def _reach(state: State) -> int:
    east, south = PLAIN.links(*state.board[:4])
    return PLAIN.reach(east, south, state.pawns[_mover(state)])


def _cells(plane: int) -> Iterator[int]:
    return (cell for cell in range(CELLS) if plane >> cell & 1)


def _gone(before: State, seat: Seat, after: State) -> tuple[Event, ...]:
    """What came of a walk."""
    events: list[Event] = []
    if after.found[seat] != before.found[seat]:
        events.append(Found(seat, NAMES[after.found[seat][-1] - 1]))
    if after.dark and not before.dark:
        events.append(NightFell(seat, _mover(after)))
    if after.home is not None:
        events.append(Home(seat))
    return tuple(events)
