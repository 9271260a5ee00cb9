"""What a seat knows, as states that fit it: for bots that think, and for the test of secrecy."""

from collections import Counter
from itertools import count
from typing import Any, Final

from lanterne.state import DECK, State, View
from manoir.kernel import Below, Seat, shuffled

PATIENCE: Final = 64  # fair deals to try before heavy cards are traded for light ones


class Knowledge:
    """One seat's knowledge, or a spectator's (None).

    A view says all: nothing that is told earlier and no longer seen narrows the hidden cards.
    """

    def __init__(self, seat: Seat | None, seats: int, view: View) -> None:
        self._seat, self._view = seat, view

    def hear(self, events: tuple[Any, ...], view: View) -> None:
        """Take in what this seat was told of one move, and its view after it."""
        self._view = view

    def sample(self, below: Below) -> State:
        """Give a state that fits: unseen cards dealt at random, none above the limit (N5)."""
        view = self._view
        seen = [hand if self._may_see(owner) else None for owner, hand in enumerate(view.hands)]
        known = Counter(card for hand in seen for card in hand or ())
        unseen = tuple((Counter(DECK) - known).elements())
        sizes = [size for hand, size in zip(seen, view.sizes, strict=True) if hand is None]
        dealt, deck = _deal(unseen, sizes, view.options.limit, below)
        hidden = iter(dealt)
        return State(
            options=view.options,
            deck=tuple(sorted(deck)),
            hands=tuple(next(hidden) if hand is None else hand for hand in seen),
            stopped=view.stopped,
            turn=view.turn or 0,  # after the end the turn means nothing
            drawing=view.drawing,
        )

    def _may_see(self, owner: Seat) -> bool:
        """By the rules, not by the view: or else a view that leaks would be believed."""
        view = self._view
        everything = view.turn is None or view.options.open_hands  # N6, N9
        return everything or view.burnt[owner] or owner == self._seat  # N5, N2


def _deal(
    unseen: tuple[int, ...], sizes: list[int], limit: int, below: Below
) -> tuple[list[tuple[int, ...]], list[int]]:
    """Hands of these sizes that still burn, and what is left of the deck."""
    for attempt in count():
        deck = list(shuffled(unseen, below))
        hands = [[deck.pop() for _ in range(size)] for size in sizes]
        if attempt >= PATIENCE:
            for hand in hands:
                _lighten(hand, deck, limit)
        if all(sum(hand) <= limit for hand in hands):
            return [tuple(hand) for hand in hands], deck
    raise AssertionError("count() never ends")


def _lighten(hand: list[int], deck: list[int], limit: int) -> None:
    """Trade the heaviest card for the lightest of the deck while that helps."""
    while sum(hand) > limit and deck and max(hand) > min(deck):
        heavy, light = hand.index(max(hand)), deck.index(min(deck))
        hand[heavy], deck[light] = deck[light], hand[heavy]
