"""A whole game at random, looks and all."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from manoir.games.pasvu.box import INSIDE as POINTS_INSIDE
from manoir.games.pasvu.box import OUT as POINTS_OUT
from manoir.games.pasvu.box import SIZES
from manoir.games.pasvu.core.core import Core
from manoir.games.pasvu.core.layout import (
    GHOST,
    GHOST_COUNT,
    GHOSTS,
    ORDER,
    PIECE_COUNT,
    POSES,
    SOLIDS,
    Ints,
)
from manoir.games.pasvu.geometry.units import SIDE
from manoir.games.pasvu.playout import basics, furniture, looks, night, walks
from manoir.games.pasvu.playout.layout import (
    CARD_COUNT,
    CHOOSE,
    CHOSEN,
    DIE,
    DONE,
    END,
    ENTERED,
    GAME,
    HELD,
    HOLDER,
    INSIDE,
    KEYHOLE,
    LOOKS,
    LYING,
    MADE,
    OPEN,
    OUT,
    PLIES,
    POINTS,
    ROLL,
    SEAT_COUNT,
    SETUP,
    SHIFTED,
    THROW,
    VERSION,
    WALKED,
    WORD,
)
from manoir.games.pasvu.playout.stage import Stage
from manoir.games.pasvu.sight.judge import Judge
from manoir.games.pasvu.sight.keyhole import DOORS
from manoir.kernel.compiled.jit import Jit, plain


class Rounds(NamedTuple):
    """A game in parts: it begins, has its rounds, numbered from 1 on, and is counted."""

    start: Callable[[Ints, int, Any], None]
    play_round: Callable[[Ints, int, Stage], None]
    # The parts of a round, in their order; a look comes before its end.
    open_round: Callable[[Ints, int], None]
    deal_all: Callable[[Ints], None]
    go_to_look: Callable[[Ints], None]
    end_look: Callable[[Ints, Any, Any], bool]
    looks: looks.Looks
    finish: Callable[[Ints, Any, Any], tuple[int, int]]


def build(jit: Jit, core: Core, judge: Judge) -> Rounds:  # noqa: PLR0915  small functions
    own = basics.build(jit, core)

    def table(row: list[int]) -> Any:
        return row if jit is plain else np.array(row, np.int64)

    pieces = furniture.build(jit, core, own, table)
    moves = walks.build(jit, core, own)
    cards = night.build(jit, core, own, moves)
    sight = looks.build(jit, core, judge, own, cards)
    set_scene, paint, run_home = sight.set_scene, sight.paint, sight.run_home
    seed, fold, draw, note, note_move = own.seed, own.fold, own.draw, own.note, own.note_move
    set_out, deal_all, move_all = pieces.set_out, pieces.deal_all, moves.move_all
    strike_all, is_in_force = cards.strike_all, cards.is_in_force
    end_all, count_inside = cards.end_all, own.count_inside
    family, numbers = core.tables.family, len(core.tables.family)
    out_points = table([POINTS_OUT[size] for size in SIZES])
    inside_points = table([POINTS_INSIDE[size] for size in SIZES])
    side, knock, double = SIDE, night.KNOCK, night.DOUBLE
    doors = len(DOORS)

    @jit
    def start(s: Ints, number: int, setup: Any) -> None:
        for i in range(GAME, END):
            s[i] = 0
        for i in range(SETUP):
            s[GAME + i] = setup[i]
        s[WORD], s[VERSION] = seed(number), 1
        s[KEYHOLE], s[HOLDER] = draw(s, doors), draw(s, setup[SEAT_COUNT])
        set_out(s)
        note(s, OPEN, -1, s[KEYHOLE], s[HOLDER], 0, 0, 0)

    @jit
    def begin_round(s: Ints) -> None:
        s[SHIFTED] = s[DONE] = s[CARD_COUNT] = s[DIE] = s[LOOKS] = s[LYING] = 0
        for seat in range(s[GAME + SEAT_COUNT]):
            s[POINTS + seat] = s[WALKED + seat] = s[ENTERED + seat] = 0
            s[MADE + seat] = s[HELD + seat] = 0

    @jit
    def choosing(s: Ints) -> int:
        """V9: who chooses a side: the highest of those who have chosen fewer times than others."""
        seats, fewest = s[GAME + SEAT_COUNT], s[CHOSEN]
        for seat in range(seats):
            fewest = min(fewest, s[CHOSEN + seat])
        who = 0
        for seat in range(seats):
            who |= (s[CHOSEN + seat] == fewest) << seat
        while who & (who - 1):
            who = throw(s, who)
        seat = 0
        while not who >> seat & 1:
            seat += 1
        return seat

    @jit
    def throw(s: Ints, who: int) -> int:
        """A die each: a bit for everybody who has thrown the most."""
        best, left, faces = 0, 0, 0
        for seat in range(s[GAME + SEAT_COUNT]):
            if who >> seat & 1:
                face = 1 + draw(s, side)
                faces |= face << 4 * seat
                if face > best:
                    best, left = face, 0
                if face == best:
                    left |= 1 << seat
        note(s, THROW, -1, who, faces, 0, 0, 0)
        return left

    @jit
    def place_keyhole(s: Ints) -> None:
        """V9; nobody chooses where somebody knocks, and a crystal ball may have rolled (V13)."""
        turn, at = s[HOLDER], s[KEYHOLE] // side
        if not is_in_force(s, knock):
            turn = choosing(s)
            to = draw(s, 3)
            at = to + 1 if to >= at else to
            s[CHOSEN + turn] += 1
            note_move(s, CHOOSE, turn, at, 0, 0, 0, 0)
        die = s[DIE]
        if not die:
            die = 1 + draw(s, side)
            note(s, ROLL, -1, die, 0, 0, 0, 0)
        s[KEYHOLE] = side * at + die - 1
        s[HOLDER] = (turn + 1) % s[GAME + SEAT_COUNT]

    @jit
    def open_round(s: Ints, number: int) -> None:
        begin_round(s)
        if number > 1:
            strike_all(s)

    @jit
    def go_to_look(s: Ints) -> None:
        move_all(s)
        place_keyhole(s)

    @jit
    def end_look(s: Ints, counts: Any, wholes: Any) -> bool:
        """The round goes on after a look: to its end, or to a look from the other side (V13)."""
        run_home(s, counts, wholes)
        if s[LOOKS] == 1 and is_in_force(s, double):
            s[KEYHOLE] = (s[KEYHOLE] + 2 * side) % doors
            return False
        end_all(s)
        return True

    @jit
    def play_round(s: Ints, number: int, on: Stage) -> None:
        open_round(s, number)
        deal_all(s)
        go_to_look(s)
        over = False
        while not over:
            set_scene(s, on)
            paint(s, on)
            over = end_look(s, on.canvas.counts, on.wholes)

    @jit
    def score(s: Ints, seat: int) -> tuple[int, int, int]:
        """Points; then most ghosts out; then fewest in reserve."""
        points, out, away = 0, 0, 0
        for number in range(numbers):
            if s[OUT + seat] >> number & 1:
                points += out_points[family[number]]
                out += 1
            elif s[INSIDE + seat] >> number & 1:
                points += inside_points[family[number]]
            else:
                away += 1
        return points, out, -away

    @jit
    def trace(s: Ints) -> int:
        """A print of the last position."""
        found = fold(s[KEYHOLE], s[HOLDER])
        for i in range(s[PIECE_COUNT]):
            found = fold(found, s[ORDER + i])
        for i in range(POSES, SOLIDS):
            found = fold(found, s[i])
        for i in range(GHOSTS, GHOSTS + GHOST * s[GHOST_COUNT]):
            found = fold(found, s[i])
        for seat in range(s[GAME + SEAT_COUNT]):
            found = fold(found, s[OUT + seat])
        return found

    @jit
    def finish(s: Ints, ranks: Any, scores: Any) -> tuple[int, int]:
        """The moves of seats, and a print of the last position."""
        count_inside(s)
        seats = s[GAME + SEAT_COUNT]
        for seat in range(seats):
            own_score, rank = score(s, seat), 1
            for other in range(seats):
                rank += score(s, other) > own_score
            ranks[seat] = rank
            scores[seat] = own_score[0]
        return s[PLIES], trace(s)

    return Rounds(
        start, play_round, open_round, deal_all, go_to_look, end_look, sight, finish
    )  # fmt: skip
