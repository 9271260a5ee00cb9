"""P14, P15: the end, and who has won."""

import pytest

from manoir.games.pacman import rules
from manoir.games.pacman.core.row import (
    LONGEST,
)
from manoir.games.pacman.moves import Move, PutBack, Rob, Roll, Rolled
from manoir.games.pacman.state import State
from tests.games.pacman.sketches import BARE, at, chase, events_of, play, refused, run, sketch

LAST = BARE.replace("......o", "..A...o")
LAST_YELLOW = """
H.......H
.#.#.#.#.
..y......
.#.#.#.#.
.1..G....
.#.#.#.#.
.........
.#.#.#.#.
H..Ao...H
"""
LAST_UNDER_GHOST = """
H.......H
.#.#.#.#.
.........
.#.#.#.#.
....G....
.#.#.#.#.
.........
.#.#.#.#.
H..A1...H
"""


def ended(state: State) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome.why, outcome.ranks, outcome.scores


def test_P14_the_game_ends_as_soon_as_no_marble_is_left() -> None:
    state = sketch(LAST, "trays 28+4 27+0", "dice 4 1")
    assert rules.outcome(state) is None
    after = play(state, run(state, "E E E E"))
    assert ended(after) == ("cleared", (1, 2), (29, 27))
    assert rules.to_act(after) == ()
    assert rules.legal(after, 0) == ()
    assert after.dice == (1,), "the other die is not used any more"


def test_P14_the_turn_that_ends_it_is_nobody_elses() -> None:
    state = sketch(LAST, "trays 28+4 27+0", "turns 7", "dice 4", "chased")
    after = play(state, run(state, "E E E E"))
    assert (after.turn, after.turns) == (0, 7)
    assert ended(after)[0] == "cleared"


def test_P14_white_and_yellow() -> None:
    state = sketch(LAST_YELLOW, "trays 28+3 27+0", "dice 1 1")
    after = play(state, run(state, "E"))
    assert rules.outcome(after) is None
    assert rules.to_act(after) == (0,)


def test_P14_or_as_an_option_the_last_white_one() -> None:
    state = sketch(LAST_YELLOW, "trays 28+3 27+0", "dice 1 1", end="white")
    after = play(state, run(state, "E"))
    assert ended(after) == ("cleared", (1, 2), (29, 27))


def test_P14_a_marble_that_goes_back_is_there_again() -> None:
    state = sketch(LAST_UNDER_GHOST, "under 1 o", "trays 28+4 27+0", "dice 1 1")
    asked = play(state, run(state, "E"))
    assert rules.outcome(asked) is None
    after = play(asked, PutBack(at(2, 2)))
    assert rules.outcome(after) is None
    assert rules.to_act(after) == (0,)


def test_P14_with_the_last_white_one_under_a_ghost_the_price_is_still_paid() -> None:
    lines = "under 1 o", "trays 20+4 17+0 18+0", "dice 1 1"
    state = sketch(LAST_UNDER_GHOST, *lines, end="white")
    robbed = play(state, run(state, "E"), Rob(2))
    assert rules.outcome(robbed) is None
    after = play(robbed, PutBack(at(6, 6)))
    assert ended(after) == ("cleared", (1, 2, 3), (23, 17, 16))


def test_P14_a_marble_under_a_piece_is_still_on_the_circuit() -> None:
    state = sketch(LAST_UNDER_GHOST, "under A o", "trays 28+4 27+0", "dice 1", "run")
    assert rules.outcome(state) is None


def test_P14_after_a_thousand_turns_it_ends_as_it_stands() -> None:
    lines = "trays 3+0 4+0", f"turns {LONGEST - 1}", "dice 1", "run"
    state = sketch(LAST, *lines)
    assert LONGEST == 1000
    assert rules.outcome(state) is None
    assert ended(play(state, chase(state, 1, "N"))) == ("turns", (2, 1), (3, 4))


def test_P14_also_where_the_last_turn_is_one_without_a_move() -> None:
    grid = BARE.replace("H.......H", "AB......H", 1).replace(".#.#.#.#.", "2#.#.#.#.", 1)
    state = sketch(grid, f"turns {LONGEST - 1}", "chased", "rolling")
    assert ended(play(state, Rolled(2, 3)))[0] == "turns"


@pytest.mark.parametrize(
    "move", [Roll(), Rolled(1, 2), Rob(1), PutBack(at(2, 2))], ids=lambda move: type(move).__name__
)
def test_P14_after_the_end_nothing_is_played(move: Move) -> None:
    state = sketch(LAST, "trays 28+4 27+0", "dice 4 1")
    after = play(state, run(state, "E E E E"))
    for seat in (0, 1):
        assert refused(after, move, seat) == ("game_over", "P14")
    assert rules.view(after, None).over


def test_P14_the_last_marble_is_told_without_anybody_being_stuck() -> None:
    state = sketch(LAST, "trays 28+4 27+0", "dice 4 1")
    assert len(events_of(state, run(state, "E E E E"))) == 1


OVER = BARE.replace("o", ".")


@pytest.mark.parametrize(
    ("trays", "ranks"),
    [
        ("30+0 26+4", (1, 2)),
        ("26+4 30+0", (2, 1)),
        ("10+1 20+1 16+1 10+1", (3, 1, 2, 3)),
    ],
)
def test_P15_most_white_marbles_wins(trays: str, ranks: tuple[int, ...]) -> None:
    assert ended(sketch(OVER, f"trays {trays}"))[:2] == ("cleared", ranks)


def test_P15_equal_is_shared() -> None:
    assert ended(sketch(OVER, "trays 28+0 28+4")) == ("cleared", (1, 1), (28, 28))
    outcome = rules.outcome(sketch(OVER, "trays 20+0 20+4 16+0"))
    assert outcome is not None
    assert (outcome.ranks, outcome.winners) == ((1, 1, 3), (0, 1))


def test_P15_an_option_counts_yellow_ones_too() -> None:
    assert ended(sketch(OVER, "trays 28+0 28+4", count="all")) == ("cleared", (2, 1), (28, 32))
    assert ended(sketch(OVER, "trays 30+0 26+4", count="all")) == ("cleared", (1, 1), (30, 30))
