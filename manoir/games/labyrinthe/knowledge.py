"""What a seat knows in *Labyrinthe*: cards and signs that it sees, has seen, or can rule out.

Whoever ends a walk on a treasure and does not find it does not seek it: by day it is not the top
of their pile (L3), by night it is not in their hand (L22).
"""

from collections.abc import Iterable
from itertools import islice
from typing import Final

from manoir.games.labyrinthe.box import ARROWS, BOX, MOVABLE, NIGHT, NUMBERS, Treasure
from manoir.games.labyrinthe.core import CORNER, PLAIN, STRAIGHT, TEE
from manoir.games.labyrinthe.dealing import DAY_CARDS, NIGHT_CARDS, cards_each
from manoir.games.labyrinthe.hidden import Hand, deal, with_signs
from manoir.games.labyrinthe.moves import Event, Found, NightFell, Shifted, Walked
from manoir.games.labyrinthe.shown_board import last_arrow, numbers_of, shown_board
from manoir.games.labyrinthe.state import Board, Piles, State, View
from manoir.kernel import Below, Seat, put

_DAY_SIGNS: Final = (
    (CORNER, range(1, len(BOX.on_corners) + 1)),
    (TEE, range(len(BOX.on_corners) + 1, MOVABLE + 1)),
)
_NIGHT_SIGNS: Final = ((STRAIGHT, range(MOVABLE + 1, MOVABLE + NIGHT + 1)),)


class Knowledge:
    """What one seat, or a spectator, has seen."""

    def __init__(self, seat: Seat | None, seats: int, view: View) -> None:
        self._seat = seat
        self._view = view
        self._barred: list[set[int]] = [set() for _ in range(seats)]  # by seat: not sought by it
        self._not_on_top = self._barred  # by night: not the top of what it gave up
        self._left: tuple[int, ...] | None = None  # by night: how many cards everybody gave up
        self._dusk: View | None = None  # by night: the last view by day
        self._day_board: Board = ()  # by night: the tiles with the signs that they had by day

    def hear(self, events: tuple[Event, ...], view: View) -> None:
        if view.dark and not self._view.dark:
            self._dusk, self._day_board = self._view, shown_board(self._view)
        for event in events:
            self._take_in(event, view)
        self._view = view

    def night_cards(self, owner: Seat) -> tuple[Treasure, ...] | None:
        """The night cards that a seat still has to find; None if they were never seen (L22)."""
        if not self._view.dark or owner == self._seat:
            return self._view.cards[owner]
        cards = self._dusk.cards[owner] if self._dusk else None
        found = self._view.found[owner]
        return None if cards is None else tuple(card for card in cards if card not in found)

    def sample(self, below: Below) -> State:
        view = self._view
        piles, nights, given_up = self._hands(below)
        return State(
            options=view.options,
            homes=view.homes,
            pawns=view.pawns,
            board=self._board(below),
            piles=piles,
            nights=nights,
            found=tuple(numbers_of(found) for found in view.found),
            turn=view.turn,
            shifted=view.shifted,
            last=last_arrow(view),
            dark=view.dark,
            home=view.home,
            coin=view.coin,
            given_up=given_up,
        )

    def _take_in(self, event: Event, view: View) -> None:
        match event:
            case Shifted(arrow=arrow, turn=turn) if self._day_board:
                self._day_board = PLAIN.shift(*self._day_board, ARROWS.index(arrow), turn)
            case Walked(seat=seat, path=path) if treasure := view.places[path[-1]].treasure:
                self._barred[seat].add(NUMBERS[treasure])
            case Found(seat=seat) if not view.dark:  # L8: it seeks another one now
                self._barred[seat].clear()
            case NightFell(seat=seat):
                self._left = put(self._view.left, seat, 0)
                self._not_on_top = self._barred
                self._barred = [set() for _ in self._barred]
            case _:
                pass

    def _hands(self, below: Below) -> tuple[Piles, Piles, Piles]:
        """The cards not found: of the day, of the night, and those given up when it fell (L21)."""
        view, nothing = self._view, ((),) * len(self._view.pawns)
        if _is_over(view):
            lost = [numbers_of(cards) for cards in view.lost or nothing]
            day, night = _among(lost, DAY_CARDS), _among(lost, NIGHT_CARDS)
            return (nothing, night, day) if view.dark else (day, night, ())
        if view.dark:
            return nothing, self._nights(below), self._given_up(below)
        shown = tuple(numbers_of(cards or ()) for cards in view.cards)
        if view.options.mode == "children":
            return shown, nothing, ()
        return self._piles(view.target, view.left, self._barred, below), shown, ()

    def _given_up(self, below: Below) -> Piles:
        """L21: as they lay by day; whoever came later knows their number from what was found."""
        view = self._view
        each, _ = cards_each(len(view.pawns), view.options)
        found = _among((numbers_of(cards) for cards in view.found), DAY_CARDS)
        left = self._left or tuple(max(0, each - len(cards)) for cards in found)
        top = self._dusk.target if self._dusk else None
        return self._piles(top, left, self._not_on_top, below)

    def _piles(
        self,
        target: Treasure | None,
        left: tuple[int, ...],
        barred: list[set[int]],
        below: Below,
    ) -> Piles:
        """L3: one sees one's own top card."""
        seat = self._seat
        first = {seat: NUMBERS[target]} if seat is not None and target and left[seat] else {}
        others = [owner for owner, size in enumerate(left) if size and owner not in first]
        tops = [Hand(1, frozenset(barred[owner])) for owner in others]
        *dealt, rest = deal(self._unseen(DAY_CARDS, first.values()), tops, below)
        first |= {owner: top for owner, (top,) in zip(others, dealt, strict=True)}
        covered = iter(rest)
        return tuple(
            (first[owner], *islice(covered, size - 1)) if size else ()
            for owner, size in enumerate(left)
        )

    def _nights(self, below: Below) -> Piles:
        """L22: one sees one's own hand, and knows those that one has seen by day."""
        left = self._view.left
        seen = {owner: self.night_cards(owner) for owner in range(len(left))}
        known = {owner: numbers_of(cards) for owner, cards in seen.items() if cards is not None}
        others = [owner for owner in seen if owner not in known]
        hands = [Hand(left[owner], frozenset(self._barred[owner])) for owner in others]
        held = (card for cards in known.values() for card in cards)
        dealt = deal(self._unseen(NIGHT_CARDS, held), hands, below)
        known |= dict(zip(others, dealt, strict=False))
        return tuple(known[owner] for owner in range(len(left)))

    def _unseen(self, cards: range, seen: Iterable[int]) -> tuple[int, ...]:
        """The cards that are neither found nor among those seen."""
        found = (NUMBERS[card] for cards in self._view.found for card in cards)
        out = {*seen, *found}
        return tuple(card for card in cards if card not in out)

    def _board(self, below: Below) -> Board:
        """The tiles, and what is on them by the other light."""
        view, board = self._view, shown_board(self._view)
        if view.options.mode != "night" or not board:
            return board
        if self._day_board:
            both = zip(board[4:], self._day_board[4:], strict=True)
            return (*board[:4], *(one | other for one, other in both))
        for shape, signs in _DAY_SIGNS if view.dark else _NIGHT_SIGNS:
            board = with_signs(board, shape, signs, below)
        return board


def _is_over(view: View) -> bool:
    return view.home is not None and not (view.dark and view.coin is None)


def _among(hands: Iterable[tuple[int, ...]], cards: range) -> Piles:
    return tuple(tuple(card for card in hand if card in cards) for hand in hands)
