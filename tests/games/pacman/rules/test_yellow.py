"""P9, P14: a yellow marble does its duty in whichever of its holes it lies, on both circuits."""

import pytest
from msgspec.structs import replace

from manoir.games.pacman import rules
from manoir.games.pacman.circuit import NAMES, Name, circuit
from manoir.games.pacman.moves import Chase, Move, PutBack, Rob, Roll, Run
from manoir.games.pacman.state import Options, State
from tests.games.pacman.sketches import legal, play, refused

HOLES = [(name, hole) for name in NAMES for hole in circuit(name).yellow]


def bare(name: Name, *yellow: int, white: int | None = None) -> State:
    """Nothing on the circuit but yellow marbles in these holes, and a white one."""
    first = rules.new(3, Options(circuit=name))
    marbles = ["." for _ in first.marbles]
    for hole in yellow:
        marbles[hole] = "y"
    if white is not None:
        marbles[white] = "w"
    return replace(first, marbles="".join(marbles), turn=0)


def beside(name: Name, hole: int) -> tuple[int, int]:
    """Two neighbours of a hole, where pieces may stand."""
    one, two = circuit(name).ghosts[hole][:2]
    return one, two


@pytest.mark.parametrize(("name", "hole"), HOLES)
def test_P9_one_eaten_on_the_way_gives_the_right(name: Name, hole: int) -> None:
    start, prey = beside(name, hole)
    state = bare(name, hole)
    hunter = replace(state, eaters=(start, *state.eaters[1:]), ghosts=(prey, state.ghosts[1]))
    hunts = Run(2, (hole, prey))
    assert hunts in legal(replace(hunter, dice=(2, 1)))
    eaten = replace(hunter, marbles=bare(name, white=1).marbles, dice=(2, 1))
    assert refused(eaten, hunts) == ("no_privilege", "P9")


@pytest.mark.parametrize(("name", "hole"), HOLES)
def test_P9_one_is_put_back_into_any_hole(name: Name, hole: int) -> None:
    state = replace(bare(name, white=1), yellow=(1, 0, 0), returns=True, dice=(1,), run=True)
    after = play(state, PutBack(hole))
    assert after.marbles == bare(name, hole, white=1).marbles
    assert (after.yellow, after.returns) == ((0, 0, 0), False)


@pytest.mark.parametrize(("name", "hole"), HOLES)
def test_P9_the_only_free_hole_is_filled_by_itself(name: Name, hole: int) -> None:
    others = [other for other in circuit(name).yellow if other != hole]
    state = bare(name, *others, white=1)
    robbing = replace(state, white=(0, 1, 1), yellow=(1, 0, 0), robs=True, returns=True, run=True)
    after = play(robbing, Rob(1))
    assert after.marbles == bare(name, *others, hole, white=1).marbles
    assert (after.yellow, after.returns) == ((0, 0, 0), False)


@pytest.mark.parametrize(("name", "hole"), HOLES)
def test_P14_it_keeps_the_game_going_unless_only_white_ones_count(name: Name, hole: int) -> None:
    state = bare(name, hole)
    assert rules.outcome(state) is None
    assert rules.outcome(replace(state, options=Options(circuit=name, end="white"))) is not None
    assert rules.outcome(bare(name)) is not None


@pytest.mark.parametrize(("robs", "code"), [(True, "must_rob"), (False, "must_put_back")])
def test_P9_until_it_is_settled_nothing_else_is_done(robs: bool, code: str) -> None:
    state = bare("classic", 16, white=1)
    due = replace(
        state, white=(0, 1, 1), yellow=(1, 0, 0), robs=robs, returns=True, run=True, dice=(1,)
    )
    others: list[Move] = [Roll(), Run(1, (1,)), Chase(1, 0, (25,)), Rob(0), PutBack(16)]
    others.append(PutBack(20) if robs else Rob(1))
    for move in others:
        assert refused(due, move) == (code, "P9")
