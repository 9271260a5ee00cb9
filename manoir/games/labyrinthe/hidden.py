"""What a seat cannot see, and how else it might be."""

from collections.abc import Iterable

from msgspec.structs import replace

from manoir.games.labyrinthe.box import CELLS
from manoir.games.labyrinthe.core import STRAIGHT
from manoir.games.labyrinthe.dealing import DAY_CARDS, NIGHT_CARDS
from manoir.games.labyrinthe.state import Board, Piles, State
from manoir.kernel import Below, Seat, shuffled


def other_day(state: State, seat: Seat | None, below: Below) -> State:
    """Piles dealt anew, all but one's own top card; and what straight tiles carry by night."""
    piles = state.piles
    if state.options.mode != "children":
        own = state.piles[seat][:1] if seat is not None else ()
        piles = _redealt(state, state.piles, own, DAY_CARDS, below)
    board = _other_signs(state.board, below) if state.options.mode == "night" else state.board
    return replace(state, piles=piles, board=board)


def other_night(state: State, seat: Seat | None, below: Below) -> State:
    """The others' hands, taken up when the light went out, exchanged with what is in the box."""
    own = state.nights[seat] if seat is not None else ()
    return replace(state, nights=_redealt(state, state.nights, own, NIGHT_CARDS, below))


def _redealt(state: State, hands: Piles, seen: Iterable[int], cards: range, below: Below) -> Piles:
    """Hands of the same sizes: what is seen stays, what lies face up is out of play."""
    known = {*seen, *(card for found in state.found for card in found)}
    hidden = iter(shuffled(tuple(card for card in cards if card not in known), below))
    return tuple(tuple(card if card in known else next(hidden) for card in hand) for hand in hands)


def _other_signs(board: Board, below: Below) -> Board:
    """The same tiles, with other signs of the night on the straight ones."""
    n, e, s, w, *planes, spare = board
    straights = (n & s & ~(e | w)) | (e & w & ~(n | s))
    cells = [cell for cell in range(CELLS) if straights >> cell & 1]
    signs = [sum((plane >> cell & 1) << bit for bit, plane in enumerate(planes)) for cell in cells]
    outside = spare & 3 == STRAIGHT
    mixed = shuffled((*signs, spare >> 2) if outside else tuple(signs), below)
    kept = [plane & ~straights for plane in planes]
    for cell, sign in zip(cells, mixed, strict=False):
        kept = [plane | (sign >> bit & 1) << cell for bit, plane in enumerate(kept)]
    return (n, e, s, w, *kept, STRAIGHT | mixed[-1] << 2 if outside else spare)
