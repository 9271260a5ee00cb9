"""The end after five rounds: points, ties, and ranks that are shared."""

import pytest

from manoir.games.pasvu import rules
from manoir.games.pasvu.moves import Choose, Decline, Done, Escape, Move, Open, Roll
from manoir.games.pasvu.rounds.setup import hotel
from manoir.games.pasvu.sight.keyhole import Door
from manoir.kernel import Outcome
from tests.games.pasvu.positions import (
    LARGE,
    MEDIUM,
    OTHER_MEDIUM,
    SECOND_SMALL,
    SMALL,
    THIRD_SMALL,
    in_cell,
    looked_at,
    looking,
    position,
    refused,
    to_cell,
    upright,
)

MOVES: tuple[Move, ...] = (
    upright("table", 3000, 3000), Decline(), to_cell(SMALL, 0, 0), Escape(SMALL), Done(),
    Choose("N"), Roll(3), Open(Door("S", 1), 0, hotel().pieces),
)  # fmt: skip


def result(*ghosts: object, out: tuple[tuple[int, ...], ...]) -> Outcome:
    found = rules.outcome(position("over", *ghosts, seats=len(out), out=out))  # type: ignore[arg-type]
    assert found is not None
    return found


def test_V3_after_the_look_of_the_fifth_round_it_is_over() -> None:
    fourth = looked_at(looking(in_cell(0, LARGE, 2, 2), round=4))
    assert (fourth.phase, fourth.round) == ("dealing", 5)
    assert rules.outcome(fourth) is None
    fifth = looked_at(
        looking(in_cell(0, LARGE, 2, 2), in_cell(1, LARGE, 4, 4), round=5), (1, LARGE)
    )
    assert (fifth.phase, fifth.round, rules.to_act(fifth)) == ("over", 5, ())
    assert rules.outcome(fifth) == Outcome("rounds", (1, 2), (2, 0))


@pytest.mark.parametrize("move", MOVES, ids=lambda move: type(move).__name__)
def test_V3_after_the_end_nothing_is_played(move: Move) -> None:
    state = position("over", round=5)
    for seat in (0, 1):
        assert refused(state, seat, move) == ("game_over", "V3", {})
        assert rules.legal(state, seat) == ()


def test_points_out_small_1_medium_3_large_5_inside_0_1_2() -> None:
    out = ((SMALL,), (MEDIUM,), (LARGE,), ())
    inside = (in_cell(3, SMALL, 0, 0), in_cell(3, MEDIUM, 1, 1), in_cell(3, LARGE, 2, 2))
    assert result(*inside, out=out).scores == (1, 3, 5, 3)
    assert result(in_cell(0, SMALL, 0, 0), out=((), ())).scores == (0, 0)


def test_most_points_win() -> None:
    found = result(out=((SMALL, SECOND_SMALL), (LARGE,), (MEDIUM,), (MEDIUM, SMALL)))
    assert found.scores == (2, 5, 3, 4)
    assert found.ranks == (4, 1, 3, 2)


def test_equal_points_most_ghosts_out_win() -> None:
    """Three small ones out, or a medium one."""
    found = result(out=((MEDIUM,), (SMALL, SECOND_SMALL, THIRD_SMALL)))
    assert found == Outcome("rounds", (2, 1), (3, 3))


def test_equal_ghosts_out_fewest_in_reserve_win() -> None:
    """One more small ghost in the hall is worth no point, but it is not in reserve."""
    found = result(in_cell(1, SMALL, 2, 2), out=((MEDIUM,), (OTHER_MEDIUM,)))
    assert found == Outcome("rounds", (2, 1), (3, 3))


def test_more_ghosts_out_come_before_fewer_in_reserve() -> None:
    inside = [in_cell(0, number, number - 3, 2) for number in (3, 4, 5, 6)]
    found = result(*inside, out=((MEDIUM,), (SMALL, SECOND_SMALL, THIRD_SMALL)))
    assert found.ranks == (2, 1)


def test_equal_in_everything_a_rank_is_shared_and_the_next_one_left_out() -> None:
    found = result(out=((MEDIUM,), (LARGE,), (OTHER_MEDIUM,), ()))
    assert found.ranks == (2, 1, 2, 4)
    assert result(out=((), (), ())).ranks == (1, 1, 1)
