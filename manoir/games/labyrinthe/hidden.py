"""What cannot be seen at the table, and every way in which it may be: signs on tiles, and cards."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import islice
from math import factorial, prod
from typing import NamedTuple

from manoir.games.labyrinthe.box import FREE
from manoir.games.labyrinthe.core import CORNER, STRAIGHT, TEE
from manoir.games.labyrinthe.state import Board, Piles
from manoir.kernel import Below, put, shuffled


class Hand(NamedTuple):
    """Hidden cards: how many there are, and which are not among them."""

    size: int
    barred: frozenset[int] = frozenset()


def deal(cards: Iterable[int], hands: Sequence[Hand], below: Below) -> Piles:
    """Deal cards into hands, and last the rest; every deal that is possible is as likely."""
    deck = shuffled(tuple(cards), below)
    every = (*hands, Hand(len(deck) - sum(hand.size for hand in hands)))
    barred = tuple(card for card in deck if any(card in hand.barred for hand in hands))
    dealt = _deal_barred(barred, every, below)
    free = (card for card in deck if card not in barred)
    return tuple(
        shuffled((*some, *islice(free, hand.size - len(some))), below)
        for some, hand in zip(dealt, every, strict=True)
    )


def _deal_barred(cards: tuple[int, ...], hands: Sequence[Hand], below: Below) -> Piles:
    """Deal the cards that some hand cannot have, each by how many deals it leaves possible."""

    @cache
    def deals(index: int, room: tuple[int, ...]) -> int:
        """How many ways there are to deal all that is left."""
        if index == len(cards):
            return factorial(sum(room)) // prod(factorial(size) for size in room)
        return sum(deals(index + 1, left) for _, left in choices(index, room))

    def choices(index: int, room: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
        return [
            (place, put(room, place, size - 1))
            for place, size in enumerate(room)
            if size and cards[index] not in hands[place].barred
        ]

    dealt: list[list[int]] = [[] for _ in hands]
    room = tuple(hand.size for hand in hands)
    for index, card in enumerate(cards):
        draw = below(deals(index, room))
        for place, left in choices(index, room):
            draw -= deals(index + 1, left)
            if draw < 0:
                dealt[place].append(card)
                room = left
                break
    return tuple(tuple(hand) for hand in dealt)


def with_signs(board: Board, shape: int, signs: range, below: Below) -> Board:
    """The same tiles, with signs on those of a shape, which show none."""
    *doors, spare = board[:4] + board[9:]
    planes = list(board[4:9])
    cells = [cell for cell in FREE if _shape(doors, cell) == shape]
    outside = spare & 3 == shape
    bare = len(cells) + outside - len(signs)
    mixed = shuffled((*signs, *(0,) * bare), below)
    for cell, sign in zip(cells, mixed, strict=False):  # the last one may be for the spare
        planes = [plane | (sign >> bit & 1) << cell for bit, plane in enumerate(planes)]
    return (*doors, *planes, shape | mixed[-1] << 2 if outside else spare)


def _shape(doors: Sequence[int], cell: int) -> int:
    n, e, s, w = (plane >> cell & 1 for plane in doors)
    if n + e + s + w > 2:
        return TEE
    return STRAIGHT if n == s else CORNER
