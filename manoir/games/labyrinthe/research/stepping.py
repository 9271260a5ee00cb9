"""Single steps of *Labyrinthe* for `manoir.research.vector`: maze and cards are those of batch/."""

from typing import Any, Final

from manoir.games.labyrinthe import batch, core, ranking
from manoir.games.labyrinthe.batch import cards as card_games
from manoir.games.labyrinthe.batch import playout
from manoir.games.labyrinthe.batch.cards import (
    CARD_BITS,
    CHILDREN,
    HAND,
    NIGHT_HAND,
    NIGHTLY,
    PILE,
)
from manoir.games.labyrinthe.batch.choosing import NOBODY
from manoir.games.labyrinthe.batch.playout import EACH, FIRST, MODE, TILE
from manoir.games.labyrinthe.batch.playout import HOMES as HOMES_AT
from manoir.games.labyrinthe.batch.playout import SEATS as SEATS_AT
from manoir.games.labyrinthe.core import NO_ARROW
from manoir.games.labyrinthe.research import writing
from manoir.games.labyrinthe.research.row import (
    BOARD,
    CARDS,
    COIN,
    DARK,
    FOUND,
    GIVEN_UP,
    GO,
    HOME,
    HOMES,
    LAST,
    LEFT,
    PAWNS,
    ROW,
    SHIFTED,
    TREASURES,
    TURN,
    WORD,
)
from manoir.games.labyrinthe.state import Options, Piles, State
from manoir.kernel.codec import SEATS
from manoir.kernel.compiled import mwc_rng
from manoir.kernel.compiled.jit import Jit
from manoir.kernel.compiled.stepping import Steps

__all__ = ["ON_GPU", "ROW", "build", "setup", "state_of"]

ON_GPU: Final = True
setup = batch.setup


def state_of(row: Any, seats: int, options: Options) -> State:
    """Found cards and hands come in the order of their numbers: a row has no other."""
    numbers = [int(number) for number in row[:ROW]]
    by_seat = [numbers[start : start + seats] for start in range(PAWNS, WORD, SEATS)]
    pawns, homes, found, cards, _, given_up = by_seat
    piled = tuple(_pile(n & PILE if options.mode == "night" else n) for n in cards)
    none: Piles = ((),) * seats
    dark = bool(numbers[DARK])
    return State(
        options,
        homes=tuple(homes),
        pawns=tuple(pawns),
        board=tuple(numbers[BOARD : BOARD + 10]),
        piles=tuple(map(_bits, cards)) if options.mode == "children" else none if dark else piled,
        nights=tuple(_bits(n & NIGHT_HAND) for n in cards) if options.mode == "night" else none,
        found=tuple(map(_bits, found)),
        turn=None if numbers[TURN] == NOBODY else numbers[TURN],
        shifted=bool(numbers[SHIFTED]),
        last=None if numbers[LAST] == NO_ARROW else numbers[LAST],
        dark=dark,
        home=None if numbers[HOME] == NOBODY else numbers[HOME],
        coin=numbers[COIN] or None,
        given_up=tuple(map(_pile, given_up)) if dark else (),
    )


def _pile(cards: int) -> tuple[int, ...]:
    heights = range(-(-cards.bit_length() // CARD_BITS))
    return tuple(cards >> CARD_BITS * height & 31 for height in heights)


def _bits(cards: int) -> tuple[int, ...]:
    return tuple(card for card in range(1, TREASURES + 1) if cards >> card & 1)


def build(jit: Jit) -> Steps:
    maze, rng = core.build(jit), mwc_rng.build(jit)
    points, observe, mask = writing.build(jit, maze)
    cards = card_games.build(jit, maze, rng)
    begin = _build_begin(jit, maze, cards)
    push, go = _build_turn(jit, maze, rng, cards)
    go_from = GO

    @jit
    def step(row: Any, setup: Any, action: int) -> bool:
        if action < go_from:
            push(row, setup, action >> 2, action & 3)
            return False
        return bool(go(row, setup, action - go_from))

    @jit
    def acting(row: Any) -> int:
        return int(row[TURN])

    return Steps(begin, step, acting, observe, mask, _build_rank(jit, maze, points))


def _build_begin(jit: Jit, maze: core.Core, cards: card_games.Cards) -> Any:
    play = playout.build(jit, maze)
    seed, lay_out, first, deal = play.seed, play.lay_out, play.first, cards.deal
    nobody, no_arrow, most = NOBODY, NO_ARROW, SEATS

    @jit
    def begin(row: Any, setup: Any, number: int) -> None:
        seats, each = setup[SEATS_AT], setup[EACH]
        word, n, e, s, w, a, b, c, d, f, spare = lay_out(
            seed(number), setup[TILE], setup[TILE + 1], setup[TILE + 2], setup[TILE + 3]
        )
        row[BOARD], row[BOARD + 1], row[BOARD + 2], row[BOARD + 3] = n, e, s, w
        row[BOARD + 4], row[BOARD + 5], row[BOARD + 6], row[BOARD + 7] = a, b, c, d
        row[BOARD + 8], row[BOARD + 9] = f, spare
        word, (one, two, three, four) = deal(word, seats, each, setup[MODE])
        row[CARDS], row[CARDS + 1], row[CARDS + 2], row[CARDS + 3] = one, two, three, four
        row[WORD], row[TURN] = first(word, setup[FIRST], seats)
        for seat in range(most):
            there, home = seat < seats, setup[HOMES_AT] >> 6 * seat & 63
            row[PAWNS + seat] = row[HOMES + seat] = home if there else 0
            row[FOUND + seat] = row[GIVEN_UP + seat] = 0
            row[LEFT + seat] = each if there else 0
        row[LAST], row[HOME] = no_arrow, nobody
        row[SHIFTED] = row[DARK] = row[COIN] = 0

    return begin


def _build_turn(
    jit: Jit, maze: core.Core, rng: mwc_rng.MwcRng, cards: card_games.Cards
) -> tuple[Any, Any]:
    shift, ride, treasure_at, tally = maze.shift, maze.ride, maze.treasure_at, maze.tally
    take, fall, pile_of, coin, next_word = (
        *(cards.take, cards.fall, cards.pile_of, cards.coin, rng.next_word),
    )
    children, nightly, hand_mask, pile_mask = CHILDREN, NIGHTLY, HAND, PILE

    @jit
    def push(row: Any, setup: Any, arrow: int, turn: int) -> None:
        n, e, s, w, a, b, c, d, f, spare = shift(
            row[BOARD], row[BOARD + 1], row[BOARD + 2], row[BOARD + 3], row[BOARD + 4],
            row[BOARD + 5], row[BOARD + 6], row[BOARD + 7], row[BOARD + 8], row[BOARD + 9],
            arrow, turn,
        )  # fmt: skip
        row[BOARD], row[BOARD + 1], row[BOARD + 2], row[BOARD + 3] = n, e, s, w
        row[BOARD + 4], row[BOARD + 5], row[BOARD + 6], row[BOARD + 7] = a, b, c, d
        row[BOARD + 8], row[BOARD + 9] = f, spare
        for seat in range(setup[SEATS_AT]):
            row[PAWNS + seat] = ride(row[PAWNS + seat], arrow)
        row[LAST], row[SHIFTED] = arrow, 1

    @jit
    def night_falls(row: Any, setup: Any) -> None:
        """L21."""
        row[DARK] = 1
        for seat in range(setup[SEATS_AT]):
            row[GIVEN_UP + seat] = row[CARDS + seat] & pile_mask
            row[CARDS + seat] = fall(row[CARDS + seat], setup[EACH])
            row[LEFT + seat] = tally(row[CARDS + seat] & hand_mask)

    @jit
    def look(row: Any, setup: Any, seat: int, cell: int) -> None:
        """L8, L10, L22: whether the walk has ended on what the seat seeks."""
        mode, before = setup[MODE], row[CARDS + seat]
        loose = mode == children or row[DARK] > 0
        treasure = treasure_at(
            row[BOARD + 4], row[BOARD + 5], row[BOARD + 6], row[BOARD + 7], row[BOARD + 8], cell
        )
        row[CARDS + seat] = take(before, treasure, loose, pile_of(mode))
        if row[CARDS + seat] != before:
            row[FOUND + seat] |= 1 << treasure
            row[LEFT + seat] -= 1
            if mode == nightly and row[DARK] == 0 and row[LEFT + seat] == 0:
                night_falls(row, setup)

    @jit
    def go(row: Any, setup: Any, cell: int) -> bool:
        """Whether the game is over."""
        seat = row[TURN]
        row[PAWNS + seat], row[SHIFTED] = cell, 0
        if row[LEFT + seat]:
            look(row, setup, seat, cell)
        elif cell == row[HOMES + seat]:  # L9, L23
            row[HOME] = seat
            if row[DARK]:
                row[WORD] = next_word(row[WORD])
                row[COIN] = coin(row[WORD])
            return True
        row[TURN] = (seat + 1) % setup[SEATS_AT]
        return False

    return push, go


def _build_rank(jit: Jit, maze: core.Core, points: Any) -> Any:
    first_home, _, merit_of = ranking.build(jit)
    tally, nightly = maze.tally, NIGHTLY

    @jit
    def merit(row: Any, setup: Any, seat: int) -> int:
        return merit_of(points(row, setup, seat), tally(row[FOUND + seat]))

    @jit
    def rank(row: Any, setup: Any, seat: int) -> int:
        if setup[MODE] != nightly:
            return first_home(seat, row[HOME])
        mine, better = merit(row, setup, seat), 0
        for other in range(setup[SEATS_AT]):
            better += 1 if merit(row, setup, other) > mine else 0
        return 1 + better

    return rank
