"""The house's advice: a well-hidden spot, and how exposed a seat's ghosts are."""

import pytest
from msgspec.structs import replace

from manoir.bots.pasvu import advise
from manoir.games.pasvu import rules
from manoir.games.pasvu.advice import (
    Chart,
    Charted,
    Expose,
    Exposures,
    Hidden,
    Hide,
    Slid,
    Slide,
    refuse,
)
from manoir.games.pasvu.box import FAMILY, FIGURES
from manoir.games.pasvu.geometry.hall import cell_of, with_ghost
from manoir.games.pasvu.geometry.landing import places
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.geometry.spots import levels, spots
from manoir.games.pasvu.geometry.units import MIL
from manoir.games.pasvu.moves import Place, Walk
from manoir.games.pasvu.rounds.setup import hotel
from manoir.games.pasvu.sight.keyhole import DOORS, SIDES, Door, Side
from manoir.games.pasvu.sight.verdict import is_seen, look
from manoir.games.pasvu.state import Options, State
from tests.bots.pasvu.nights import lying, night
from tests.bots.pasvu.scenes import watchers
from tests.games.pasvu.positions import (
    LARGE,
    MEDIUM,
    SMALL,
    ghost,
    in_cell,
    place_of,
    play,
    position,
)

OPEN: tuple[Side, ...] = ("S", "E", "N")


def hotel_night(*ghosts: tuple[int, int, int, int]) -> State:
    """In the shipped hall, with points to walk anywhere, and the keyhole in the west."""
    return position(
        "ghosts",
        *(in_cell(*ghost) for ghost in ghosts),
        pieces=hotel().pieces,
        keyhole=Door("W", 2),
        points=(12, 12),
        walked=((), ()),
    )


def hide(state: State, number: int, column: int, row: int) -> Walk | None:
    answer = advise(rules.view(state, 0), 0, Hide(number, column, row))
    assert isinstance(answer, Hidden)
    return answer.walk


def test_V8_a_hidden_spot_is_legal_and_no_more_exposed_than_the_middle() -> None:
    state = hotel_night((1, MEDIUM, 4, 5))
    better = 0
    for number, column, row in ((SMALL, 2, 1), (SMALL, 3, 2), (MEDIUM, 3, 0), (MEDIUM, 5, 1)):
        walk = hide(state, number, column, row)
        assert walk is not None
        size = FAMILY[number]
        x, y, z = places(state.hall, size, (column, row))[0]
        middle = play(state, (0, Walk(number, x, y, z // 1_000)))
        hidden = play(state, (0, walk))
        doors = [watchers(after.hall, 0, number, OPEN) for after in (hidden, middle)]
        assert doors[0] <= doors[1]
        better += doors[0] < doors[1]
    assert better


@pytest.mark.parametrize("side", ["S", "N"])
def test_V8_a_ghost_hides_behind_a_screen_and_not_before_it(side: Side) -> None:
    """The mirror stands across the cell. Where the keyhole is now it does not go."""
    screen = Pose("bottom", 2_500, 2_500, 1_800 if side == "S" else 0)
    state = position("ghosts", pieces=[("mirror", screen)], keyhole=Door(side, 3), points=(9, 0))
    walk = hide(state, SMALL, 2, 2)
    assert walk is not None
    assert (walk.y < 2_500) == (side == "S")


def test_V8_where_all_spots_are_alike_the_ghost_stands_in_the_middle() -> None:
    state = replace(hotel_night(), hall=replace(hotel(), pieces=()))
    for column, row in ((2, 2), (3, 3)):
        assert hide(state, LARGE, column, row) == Walk(LARGE, 500 + 1000 * column, 500 + 1000 * row)


def test_V8_where_a_ghost_fits_nowhere_there_is_no_walk() -> None:
    state = hotel_night()
    full = next(
        (i, j) for i in range(6) for j in range(6) if not spots(state.hall, "large", (i, j))
    )
    assert hide(state, LARGE, *full) is None


def exposures(state: State, move: Walk | Place | None = None) -> Exposures:
    answer = advise(rules.view(state, 0), 0, Expose(move))
    assert isinstance(answer, Exposures)
    return answer


def check(answer: Exposures, state: State) -> None:
    """It says of every door what the judge sees there."""
    assert [g.ghost for g in answer.ghosts] == [g.number for g in state.hall.ghosts if not g.seat]
    for i, door in enumerate(DOORS):
        shown = {g.ghost: g for g in look(state.hall, door, hide=True).ghosts if g.seat == 0}
        for each in answer.ghosts:
            glimpse = shown[each.ghost]
            assert each.seen[i] == is_seen(glimpse, "fair")
            assert each.shares[i] == min(1_000, 1_000 * glimpse.pixels // max(1, glimpse.whole))


def test_V11_the_house_sees_what_the_judge_sees() -> None:
    state = hotel_night((0, MEDIUM, 3, 0), (0, SMALL, 5, 5), (1, MEDIUM, 4, 5))
    check(exposures(state), state)


def test_V11_after_a_walk_and_after_a_placement() -> None:
    state = hotel_night((0, SMALL, 5, 5))
    walk = hide(state, MEDIUM, 3, 0)
    assert walk is not None
    check(exposures(state, walk), play(state, (0, walk)))
    place = Place("table", "bottom", 5_300, 4_400, 0)
    furnished = replace(state, phase="furniture", cards=(2, None))
    check(exposures(furnished, place), play(furnished, (0, place)))


def test_V11_a_move_that_cannot_be_made_changes_nothing() -> None:
    state = hotel_night((0, SMALL, 5, 5))
    assert exposures(state, Walk(MEDIUM, 10, 10)) == exposures(state)


def test_V13_who_must_lie_is_hidden_lying() -> None:
    state = lying(replace(hotel_night((1, MEDIUM, 4, 5)), round=2, night=night("shelter")))
    for number, column, row in ((SMALL, 2, 1), (MEDIUM, 3, 0), (LARGE, 4, 4)):
        walk = hide(state, number, column, row)
        assert walk is not None
        assert walk.yaw is not None
        assert cell_of(walk.x, walk.y) == (column, row)
        check(exposures(state, walk), play(state, (0, walk)))


def test_V13_who_must_be_perched_is_hidden_on_a_piece() -> None:
    state = hotel_night()
    column, row = next(
        (i, j)
        for i in range(6)
        for j in range(6)
        if {z > 0 for _, _, z in spots(state.hall, "small", (i, j))} == {True, False}
    )
    walk = hide(replace(state, round=2, night=night("perch")), SMALL, column, row)
    assert walk is not None
    assert walk.z > 0


def test_V12_who_is_taken_back_is_hidden_too() -> None:
    small = tuple(range(SMALL, 7))
    state = replace(hotel_night(), options=Options(fusions=True), out=(small, ()))
    assert refuse(rules.view(state, 0), 0, Hide(SMALL, 2, 0)) is None
    walk = hide(state, SMALL, 2, 0)
    assert walk is not None
    assert place_of(play(state, (0, walk)), 0, SMALL) == (2, 0)


def test_V8_the_house_says_where_a_dropped_ghost_would_slide() -> None:
    state = hotel_night((1, MEDIUM, 5, 3))
    answer = advise(rules.view(state, 0), 0, Slide(Walk(SMALL, 5_500, 3_500)))
    assert isinstance(answer, Slid)
    assert isinstance(answer.move, Walk)
    assert play(state, (0, answer.move)) != state


def test_V11_the_chart_counts_the_doors_that_would_see_a_ghost_there() -> None:
    state = hotel_night((0, SMALL, 5, 5), (1, MEDIUM, 4, 5))
    answer = advise(rules.view(state, 0), 0, Chart(SMALL))
    assert isinstance(answer, Charted)
    assert (answer.side, len(answer.doors)) == (18, 18 * 18)
    hall = replace(state.hall, ghosts=state.hall.ghosts[1:])
    margin, checked = FIGURES["small"].radius // MIL, 0
    within = (margin, 500, 1_000 - margin)  # of a cell
    for column, row in ((0, 0), (1, 4), (9, 2), (10, 10), (3, 12), (16, 8), (13, 1)):
        x, y = (1_000 * (part // 3) + within[part % 3] for part in (column, row))
        there, doors = levels(hall, "small", x, y), answer.doors[answer.side * row + column]
        assert (doors is None) == (not there)
        if there:
            haunted = with_ghost(hall, ghost(0, SMALL, x, y, there[0] // MIL))
            assert doors == watchers(haunted, 0, SMALL, SIDES)
            checked += 1
    assert checked > 4


def test_V11_there_is_a_chart_in_practice_only() -> None:
    view = rules.view(hotel_night(), 0)
    refusal = refuse(view, 0, Chart(SMALL))
    assert refusal is not None
    assert refusal.code == "no_practice"
    assert refuse(view, 0, Slide(Walk(SMALL, 1, 1))) is None
