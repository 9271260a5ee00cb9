"""Cards on plain integers: dealt, found, and counted at the end.

Each seat has one number. Its pile is five bits a card, the top one lowest; 0 when it is empty. A
hand that may be sought in any order is a bit a treasure. In Day and Night a seat has both, for no
pile is long enough then to reach the treasures of the night; when the night has fallen, it has its
hand, and above it the number of cards found by day.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from manoir.games.labyrinthe import ranking
from manoir.games.labyrinthe.box import BOX, DAY, NIGHT
from manoir.games.labyrinthe.core import Core
from manoir.kernel.compiled.jit import Jit
from manoir.kernel.compiled.mwc_rng import MwcRng

BASE: Final = 0  # modes
CHILDREN: Final = 1
NIGHTLY: Final = 2

CARD_BITS: Final = 5
PILE: Final = (1 << CARD_BITS * max(BOX.night_cards.values())) - 1  # where there is also a hand
HAND: Final = (1 << DAY + NIGHT + 1) - 2
NIGHT_HAND: Final = HAND & -1 << DAY + 1
FOUND_AT: Final = DAY + NIGHT + 1

Four = tuple[int, int, int, int]


class Cards(NamedTuple):
    deal: Callable[[int, int, int, int], Any]
    pile_of: Callable[[int], int]
    take: Callable[..., int]
    fall: Callable[[int, int], int]
    settle: Callable[..., None]
    coin: Callable[[int], int]


def build(jit: Jit, core: Core, rng: MwcRng) -> Cards:
    tally = core.tally
    rank, points, merit = ranking.build(jit)
    bits, children, nightly = CARD_BITS, CHILDREN, NIGHTLY
    pile_mask, hand_mask, night_hand, found_at = PILE, HAND, NIGHT_HAND, FOUND_AT
    coins = sum(value << 4 * place for place, value in enumerate(BOX.coins))
    coins_in_all = len(BOX.coins)
    below = rng.below

    @jit
    def pile_of(mode: int) -> int:
        """The bits of a number that are its pile."""
        return pile_mask if mode == nightly else -1

    @jit
    def take(cards: int, treasure: int, loose: bool, pile: int) -> int:
        """L8, L10, L22: a seat's cards after its walk has ended on a treasure (0: on none)."""
        if loose:
            return cards & ~(1 << treasure & hand_mask)
        if cards & 31 == treasure and cards & pile:
            return (cards & pile) >> bits | cards & ~pile
        return cards

    @jit
    def height(pile: int) -> int:
        """How many cards a pile has."""
        count = 0
        while pile:
            pile >>= bits
            count += 1
        return count

    @jit
    def fall(cards: int, each: int) -> int:
        """L21: a seat's cards when the night has fallen."""
        return cards & night_hand | each - height(cards & pile_mask) << found_at

    @jit
    def coin(word: int) -> int:
        """L23."""
        return coins >> 4 * below(word, coins_in_all) & 15

    @jit
    def total(cards: int, each: int, coin: int) -> int:
        return points(cards >> found_at, each - tally(cards & hand_mask), coin)

    @jit
    def worth(cards: int, each: int, coin: int) -> int:
        found = (cards >> found_at) + each - tally(cards & hand_mask)
        return merit(total(cards, each, coin), found)

    @jit
    def settle_night(  # noqa: PLR0917
        four: Four, seats: int, each: int, turn: int, coin: int, ranks: Any, scores: Any
    ) -> None:
        """L24; whoever has come home has the last number, and the coin."""
        for place in range(seats):
            seat, own = (turn + place) % seats, coin if place == seats - 1 else 0
            mine, better = worth(four[place], each, own), 0
            for other in range(seats):
                theirs = worth(four[other], each, coin if other == seats - 1 else 0)
                better += 1 if theirs > mine else 0
            ranks[seat], scores[seat] = 1 + better, total(four[place], each, own)

    @jit
    def settle(  # noqa: PLR0917
        mode: int, four: Four, seats: int, each: int, turn: int, coin: int, ranks: Any, scores: Any
    ) -> None:
        """Write down ranks and scores; the first number is that of seat `turn`."""
        if mode == nightly:
            settle_night(four, seats, each, turn, coin, ranks, scores)
            return
        for place in range(seats):
            seat, cards = (turn + place) % seats, four[place]
            left = tally(cards) if mode == children else height(cards)
            ranks[seat] = rank(seat, (turn + seats - 1) % seats)
            scores[seat] = each - left

    deal = _build_deal(jit, core, rng)
    return Cards(deal, pile_of, take, fall, settle, coin)


def _build_deal(jit: Jit, core: Core, rng: MwcRng) -> Callable[[int, int, int, int], Any]:
    next_word, below, nth = rng.next_word, rng.below, core.nth
    bits, base, nightly, day, night = CARD_BITS, BASE, NIGHTLY, DAY, NIGHT

    @jit
    def deal_deck(  # noqa: PLR0917
        word: int, four: Four, seats: int, each: int, before: int, deck: int, piled: bool
    ) -> tuple[int, Four]:
        """The word after it, and the numbers with cards of a deck, the first of them dealt last."""
        one, two, three, last = four
        left, remain = ((1 << deck) - 1) << 1, deck
        for _ in range(seats):
            if seats == 2:
                one, two = two, one
            elif seats == 3:
                one, two, three = three, one, two
            else:
                one, two, three, last = last, one, two, three
            for place in range(each):
                word = next_word(word)
                card = nth(left, below(word, remain))
                left ^= 1 << card
                remain -= 1
                one |= card << bits * place if piled else 1 << before + card
        return word, (one, two, three, last)

    @jit
    def deal(word: int, seats: int, each: int, mode: int) -> tuple[int, Four]:
        """L2, L20: the word after it, and a number a seat."""
        piled = mode == base or mode == nightly  # noqa: PLR1714  machine code has no sets
        word, four = deal_deck(word, (0, 0, 0, 0), seats, each, 0, day, piled)
        if mode == nightly:
            word, four = deal_deck(word, four, seats, each, day, night, False)
        return word, four

    return deal
