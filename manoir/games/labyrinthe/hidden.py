"""What a seat cannot see, and how else it might be."""

from collections.abc import Iterable

from msgspec.structs import replace

from manoir.games.labyrinthe.box import FREE
from manoir.games.labyrinthe.core import CORNER, STRAIGHT, TEE
from manoir.games.labyrinthe.dealing import DAY_CARDS, NIGHT_CARDS
from manoir.games.labyrinthe.state import Board, Piles, State
from manoir.kernel import Below, Seat, shuffled


def other_day(state: State, seat: Seat | None, below: Below) -> State:
    """Piles dealt anew, all but one's own top card; and what straight tiles carry by night."""
    piles = state.piles
    if state.options.mode != "children":
        own = state.piles[seat][:1] if seat is not None else ()
        piles = _redealt(state, state.piles, own, DAY_CARDS, below)
    night = state.options.mode == "night"
    board = _other_signs(state.board, (STRAIGHT,), below) if night else state.board
    return replace(state, piles=piles, board=board)


def other_night(state: State, seat: Seat | None, below: Below) -> State:
    """The others' hands, taken up when the light went out; and what tiles carry by day.

    Of the cards given up then, a seat knows the top one of its own pile.
    """
    own = state.nights[seat] if seat is not None else ()
    top = state.given_up[seat][:1] if seat is not None and state.given_up else ()
    return replace(
        state,
        nights=_redealt(state, state.nights, own, NIGHT_CARDS, below),
        given_up=_redealt(state, state.given_up, top, DAY_CARDS, below),
        board=_other_signs(state.board, (CORNER, TEE), below),
    )


def _redealt(state: State, hands: Piles, seen: Iterable[int], cards: range, below: Below) -> Piles:
    """Hands of the same sizes: what is seen stays, what lies face up is out of play."""
    known = {*seen, *(card for found in state.found for card in found)}
    hidden = iter(shuffled(tuple(card for card in cards if card not in known), below))
    return tuple(tuple(card if card in known else next(hidden) for card in hand) for hand in hands)


def _other_signs(board: Board, shapes: tuple[int, ...], below: Below) -> Board:
    """The same tiles, with the signs on those of a shape mixed."""
    for shape in shapes:
        board = _mixed(board, shape, below)
    return board


def _mixed(board: Board, shape: int, below: Below) -> Board:
    *doors, spare = board[:4] + board[9:]
    planes = board[4:9]
    cells = [cell for cell in FREE if _shape(doors, cell) == shape]
    signs = [sum((plane >> cell & 1) << bit for bit, plane in enumerate(planes)) for cell in cells]
    outside = spare & 3 == shape
    mixed = shuffled((*signs, spare >> 2) if outside else tuple(signs), below)
    kept = [plane & ~sum(1 << cell for cell in cells) for plane in planes]
    for cell, sign in zip(cells, mixed, strict=False):  # the last one may be for the spare
        kept = [plane | (sign >> bit & 1) << cell for bit, plane in enumerate(kept)]
    return (*doors, *kept, shape | mixed[-1] << 2 if outside else spare)


def _shape(doors: list[int], cell: int) -> int:
    n, e, s, w = (plane >> cell & 1 for plane in doors)
    if n + e + s + w > 2:
        return TEE
    return STRAIGHT if n == s else CORNER
