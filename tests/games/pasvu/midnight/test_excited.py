"""V13, *Surexcité*: every piece is tipped onto a side; whoever has the die chooses which."""

from random import Random

import pytest
from msgspec.structs import replace

from manoir.games.pasvu import rules
from manoir.games.pasvu.box import PIECES
from manoir.games.pasvu.geometry.hall import pose_of
from manoir.games.pasvu.geometry.tipping import tip
from manoir.games.pasvu.moves import Effect, Move, Pass, Put, Swap, Tip
from manoir.games.pasvu.sight.keyhole import SIDES
from manoir.games.pasvu.state import State
from tests.games.pasvu.halls import at, check_sound, random_hall
from tests.games.pasvu.midnight.nights import before, effect, named, night, strike, struck, where
from tests.games.pasvu.positions import ghost, place_of, play, refused


def excited(text: str, *others: str) -> State:
    """In a hall with few pieces, as if those that are not there had been tipped."""
    state = night(text, *others, "excited")
    there = dict(state.hall.pieces)
    away = tuple(piece for piece in PIECES if piece not in there)
    return replace(state, night=replace(state.night, tipped=away))


def tipped(state: State, rng: Random) -> State:
    """All of them, at random; what is told of each is what is otherwise then."""
    while state.phase == "midnight":
        move = rng.choice(rules.legal(state, state.turn))
        assert isinstance(move, Tip)
        after = play(state, (state.turn, move))
        check_sound(after.hall)
        told = effect(state, state.turn, move)
        assert dict(after.hall.pieces).items() >= dict(told.pieces).items()
        assert set(told.ghosts) == set(after.hall.ghosts) - set(state.hall.ghosts)
        state = after
    return state


def test_V13_who_has_the_die_tips_every_piece_in_any_order() -> None:
    state = night("hotel\nholder 1\nturn 1", "excited")
    assert struck(before("hotel", "excited"), "excited") == ()
    left = list(PIECES)
    for piece in ("table", "desk", "mirror", "armchair", "piano", "trolley"):
        assert (state.phase, rules.to_act(state)) == ("midnight", (1,))
        offered = rules.legal(state, 1)
        assert set(offered) == {Tip(name, side) for name in left for side in SIDES}
        assert refused(state, 0, Tip(piece, "N")) == ("not_your_turn", "V13", {})
        state = play(state, (1, Tip(piece, "N")))
        left.remove(piece)
        assert set(rules.view(state, 0).night.tipped) == set(PIECES) - set(left)
    assert (state.phase, state.turn) == ("dealing", 1)


def test_V13_a_piece_that_was_tipped_is_not_tipped_again() -> None:
    state = play(night("hotel", "excited"), (0, Tip("desk", "N")))
    for side in SIDES:
        answer = refused(state, 0, Tip("desk", side))
        assert answer == ("already_tipped", "V13", {"piece": "desk"})


@pytest.mark.parametrize("move", [Pass(), Swap(0, 3, 0), Put(3, 500, 2500)], ids=str)
def test_V13_nothing_else_is_an_answer(move: Move) -> None:
    assert refused(night("hotel", "excited"), 0, move) == ("not_asked", "V13", {})


@pytest.mark.parametrize("side", SIDES)
def test_V13_with_room_it_lies_where_it_fell(side: str) -> None:
    state = excited("table bottom 3000 3000 0")
    (move,) = (m for m in rules.legal(state, 0) if isinstance(m, Tip) and m.towards == side)
    end = tip("table", at(3000, 3000), move.towards)
    assert effect(state, 0, move) == Effect("excited", 0, pieces=(("table", end),))
    assert end.face in {"left", "right", "front", "back"}
    assert play(state, (0, move)).phase == "dealing"


def test_V13_at_the_wall_it_stays_in_the_hall() -> None:
    state = excited("mirror bottom 3000 150 0")
    after = play(state, (0, Tip("mirror", "S")))
    pose = pose_of(after.hall, "mirror")
    assert pose is not None
    assert (pose.face, pose.x) == ("front", 3000)
    assert pose.y == 900
    check_sound(after.hall)


def test_V13_what_is_under_another_goes_after_it() -> None:
    text = "table bottom 3000 3000 0\ntrolley bottom 3000 3000 0 700000"
    state = excited(text)
    code, rule, args = refused(state, 0, Tip("table", "N"))
    assert (code, rule, args["piece"]) == ("in_the_way", "V5", "trolley")
    assert {move.piece for move in rules.legal(state, 0) if isinstance(move, Tip)} == {"trolley"}
    after = play(state, (0, Tip("trolley", "E")))
    assert {move.piece for move in rules.legal(after, 0) if isinstance(move, Tip)} == {"table"}


def test_V13_it_does_not_come_down_on_a_piece_whose_turn_is_still_to_come() -> None:
    state = excited("desk bottom 3000 3000 0\ntable bottom 4600 3000 0")
    after = play(state, (0, Tip("desk", "E")))
    assert pose_of(after.hall, "desk").z == 0  # type: ignore[union-attr]
    assert {move.piece for move in rules.legal(after, 0) if isinstance(move, Tip)} == {"table"}


def test_V13_ghosts_on_it_and_in_it_are_put_on_the_floor_of_their_cells() -> None:
    text = """
        table bottom 3500 3500 0
        ghost 0 3 3500 3500 700000
        ghost 1 4 3500 3500
        ghost 1 5 500 500
    """
    state = excited(text)
    after = play(state, (0, Tip("table", "W")))
    for name in named(after.hall.ghosts):
        assert where(after, *name).z == 0
        assert place_of(after, *name) == place_of(state, *name)
    assert named(effect(state, 0, Tip("table", "W")).ghosts)[0] == (0, 3)
    check_sound(after.hall)


def test_V13_it_may_come_down_on_a_ghost_or_beside_it() -> None:
    state = excited("mirror bottom 3000 3000 0\nghost 0 0 2500 1500")
    after = play(state, (0, Tip("mirror", "S")))
    assert where(after, 0, 0) == ghost(0, 0, 2500, 1500)
    check_sound(after.hall)


def test_V13_what_can_stay_nowhere_stands_as_it_stood() -> None:
    """An armchair does not stay on its top; then nothing is otherwise, and its turn is over."""
    stood = at(3000, 3000, "back")
    state = excited("armchair back 3000 3000 0")
    for side in SIDES:
        move = Tip("armchair", side)
        after = play(state, (0, move))
        stays = tip("armchair", stood, side).face == "top"
        assert (after.hall == state.hall) is stays
        assert (effect(state, 0, move) == Effect("excited", 0)) is stays
        assert after.phase == "dealing"
    assert [tip("armchair", stood, side).face for side in SIDES].count("top") == 1


@pytest.mark.few(2)
@pytest.mark.parametrize("seed", range(5))
def test_V13_in_any_hall_all_are_tipped_and_nothing_overlaps(seed: int) -> None:
    rng = Random(seed)
    hall = random_hall(rng, ghosts=8)
    ghosts = tuple(replace(one, number=i % 7, seat=i // 7) for i, one in enumerate(hall.ghosts))
    state = replace(before("hotel", "excited"), hall=replace(hall, ghosts=ghosts))
    after = tipped(strike(state, "excited"), rng)
    assert after.phase == "dealing"
    assert named(after.hall.ghosts) == named(ghosts)
    before_faces = {piece: pose.face for piece, pose in hall.pieces}
    same = {piece for piece, pose in after.hall.pieces if pose.face == before_faces[piece]}
    assert same <= {"armchair"} | (set(PIECES) - set(after.night.tipped))


def test_V13_lying_ghosts_make_way_too() -> None:
    text = "table bottom 3500 3500 0\nghost 0 3 3500 3500 700000\nghost 1 0 2500 3500"
    after = tipped(excited(text, "shelter"), Random(3))
    assert all(one.yaw is not None for one in after.hall.ghosts)
    assert len(after.hall.ghosts) == 2
