"""The box, P1, P2: circuits, homes, who starts."""

import pytest

from manoir.games.pacman import GAME, rules
from manoir.games.pacman.circuit import NAMES, Name, circuit
from manoir.games.pacman.moves import Draw, Drawn, Roll, Throw
from manoir.games.pacman.state import Options
from manoir.kernel import NATURE, Sampler
from manoir.kernel.match import Match
from tests.games.pacman.sketches import BARE, FULL, at, events_of, play, refused, run, runs, sketch


@pytest.mark.parametrize(("name", "marbles"), [("classic", 60), ("large", 76)])
def test_the_box_has_so_many_marbles_four_of_them_yellow(name: Name, marbles: int) -> None:
    lying = circuit(name).marbles
    assert (lying.count("w"), lying.count("y")) == (marbles - 4, 4)


@pytest.mark.parametrize("name", NAMES)
def test_the_box_has_four_homes_in_the_corners_and_a_den_in_the_middle(name: Name) -> None:
    board = circuit(name)
    height, width = (max(spot[axis] for spot in board.spots) for axis in (0, 1))
    corners = [(0, 0), (0, width), (height, 0), (height, width)]
    assert [board.spots[home] for home in board.homes] == corners
    assert board.spots[board.den] == (height // 2, width // 2)


@pytest.mark.parametrize("name", NAMES)
def test_the_circuits_are_the_same_from_both_sides(name: Name) -> None:
    board = circuit(name)
    height, width = (max(spot[axis] for spot in board.spots) for axis in (0, 1))
    drawn = dict(zip(board.spots, board.signs, strict=True))
    assert drawn == {(row, width - column): sign for (row, column), sign in drawn.items()}
    assert drawn == {(height - row, column): sign for (row, column), sign in drawn.items()}


@pytest.mark.parametrize("name", NAMES)
def test_nobody_enters_the_den_and_all_else_hangs_together(name: Name) -> None:
    board = circuit(name)
    for graph in (board.eaters, board.ghosts):
        assert not any(board.den in near for near in graph)
    reached, waiting = {board.homes[0]}, [board.homes[0]]
    while waiting:
        fresh = set(board.eaters[waiting.pop()]) - reached
        reached |= fresh
        waiting += fresh
    assert reached == set(range(len(board.spots))) - {board.den}


def test_everybody_starts_at_home_and_the_ghosts_in_the_den() -> None:
    state = rules.new(4, Options())
    assert state.eaters == state.homes == (at(0, 0), at(0, 8), at(8, 0), at(8, 8))
    assert state.ghosts == (at(4, 4), at(4, 4))
    assert state.white == state.yellow == (0, 0, 0, 0)
    assert state.marbles.count("w") == 56


def test_colours_may_be_chosen() -> None:
    state = rules.new(2, Options(colours=(3, 1)))
    assert state.homes == state.eaters == (at(8, 8), at(0, 8))
    assert rules.view(state, None).colours == (3, 1)


@pytest.mark.parametrize("colours", [(0, 0), (1,), (0, 1, 2), (0, 1, 1)])
def test_colours_are_one_each_and_different(colours: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="P2"):
        rules.new(2, Options(colours=colours))


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2"):
        Match(GAME, seats=seats)


@pytest.mark.parametrize("grid", [FULL, BARE], ids=["full", "bare"])
def test_P1_every_hole_is_one_space_full_or_empty(grid: str) -> None:
    state = sketch(grid, "dice 3 3", "chased")
    corner = [(0, 3), (2, 1), (1, 2), (3, 0)]
    assert {path[-1] for path in runs(state)} == {at(*spot) for spot in corner}


def test_P1_a_home_that_is_passed_through_is_one_space() -> None:
    state = sketch(
        """
        HoooooooH
        o#o#o#o#A
        ooyoooyo.
        o#o#o#o#o
        ooooGoooo
        o#o#o#o#o
        ooyoooyoo
        o#o#o#o#o
        HoooooooH
        """,
        "trays 0+0 0+0 0+0",
        "dice 3 1",
        colours=(0, 2, 3),
    )
    assert run(state, "N W W", die=3).path in runs(state)
    assert run(state, "N W", die=3).path not in runs(state)
    assert play(state, run(state, "N W W")).white == (2, 0, 0)


@pytest.mark.parametrize(
    ("throws", "first"),
    [
        (((1, 2), (6, 5)), 1),
        (((3, 3), (1, 4)), 0),
        (((6, 6), (6, 5), (1, 1), (6, 4)), 0),
        (((1, 1), (2, 2), (4, 5)), 2),
    ],
)
def test_P2_the_highest_total_starts(throws: tuple[Throw, ...], first: int) -> None:
    state = play(rules.new(len(throws), Options()), Draw(throws))
    assert rules.to_act(state) == (first,)
    assert rules.legal(state, first) == (Roll(),)


@pytest.mark.parametrize("throws", [((1, 4), (2, 3)), ((6, 5), (1, 1), (5, 6))])
def test_P2_equal_highest_totals_roll_again(throws: tuple[Throw, ...]) -> None:
    state = rules.new(len(throws), Options())
    assert events_of(state, Draw(throws)) == (Drawn(throws, None),)
    assert play(state, Draw(throws)) == state
    assert rules.to_act(state) == (NATURE,)


def test_P2_equal_lower_totals_do_not_matter() -> None:
    state = rules.new(3, Options())
    throws = ((1, 4), (2, 3), (6, 1))
    assert events_of(state, Draw(throws)) == (Drawn(throws, 2),)


def test_P2_nature_throws_two_dice_for_everybody() -> None:
    chance = rules.chance(rules.new(3, Options()))
    assert isinstance(chance, Sampler)
    assert chance.draw(lambda bound: bound - 1) == Draw(((6, 6),) * 3)
    assert not chance.allows(Draw(((6, 6),) * 2))


def test_P2_turns_go_clockwise() -> None:
    state = sketch(BARE, "trays 0+0 0+0 0+0", "turn 2", "dice 1", "chased")
    assert rules.to_act(play(state, run(state, "N"))) == (0,)


def test_P2_before_anybody_starts_nobody_may_play() -> None:
    state = rules.new(2, Options())
    assert refused(state, Roll(), 0) == ("not_your_turn", "P2")
