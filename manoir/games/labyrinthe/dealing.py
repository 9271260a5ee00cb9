"""What nature does before the first turn: she lays the maze (L1) and deals the cards (L2, L20)."""

from typing import Any, Final

from manoir.games.labyrinthe.box import BOX, DAY, MOVING, NIGHT
from manoir.games.labyrinthe.moves import Deal, Lay
from manoir.games.labyrinthe.state import Options, Piles, State
from manoir.kernel import Below, Sampler, shuffled

DAY_CARDS: Final = range(1, DAY + 1)
NIGHT_CARDS: Final = range(DAY + 1, DAY + NIGHT + 1)


def _draw_tiles(below: Below) -> Lay:
    return Lay(shuffled(tuple(range(MOVING)), below), tuple(below(4) for _ in range(MOVING)))


def _is_layout(move: Any) -> bool:
    return isinstance(move, Lay) and sorted(move.tiles) == list(range(MOVING))


LAYOUTS: Final = Sampler(_draw_tiles, _is_layout)


def deals(state: State) -> Sampler:
    seats = len(state.pawns)
    day, night = cards_each(seats, state.options)

    def draw(below: Below) -> Deal:
        return Deal(_dealt(DAY_CARDS, day, seats, below), _dealt(NIGHT_CARDS, night, seats, below))

    def allows(move: Any) -> bool:
        return (
            isinstance(move, Deal)
            and _may_be_dealt(move.day, DAY_CARDS, day, seats)
            and _may_be_dealt(move.night, NIGHT_CARDS, night, seats)
        )

    return Sampler(draw, allows)


def cards_each(seats: int, options: Options) -> tuple[int, int]:
    """How many cards of the day and of the night everybody gets."""
    night = options.mode == "night"
    each = BOX.night_cards[seats] if night else DAY // seats
    each = min(each, options.cards or each)
    return each, each if night else 0


def _dealt(cards: range, each: int, seats: int, below: Below) -> Piles:
    deck = shuffled(tuple(cards), below) if each else ()
    return tuple(deck[seat * each : (seat + 1) * each] for seat in range(seats))


def _may_be_dealt(hands: Piles, cards: range, each: int, seats: int) -> bool:
    dealt = [card for hand in hands for card in hand]
    return (
        [len(hand) for hand in hands] == [each] * seats
        and len(set(dealt)) == len(dealt)
        and all(card in cards for card in dealt)
    )
