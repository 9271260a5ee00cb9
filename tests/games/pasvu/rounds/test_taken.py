"""V4: whoever has taken a piece may set it elsewhere, and may not change their mind for another."""

import pytest

import manoir
from manoir.bots.bot import levels
from manoir.games.pasvu.geometry.hall import pose_of
from manoir.games.pasvu.moves import Decline, Done, Place
from manoir.games.pasvu.notation import read_position, write_position
from manoir.games.pasvu.state import State
from manoir.kernel import Refused
from manoir.kernel.match import Match
from tests.bots.pasvu.scenes import choice
from tests.games.pasvu.positions import play, refused


def last_to_furnish(seed: int = 4) -> Match:
    """A match in which the last seat of the furniture step has two pieces to choose from."""
    match = Match("pasvu", seats=2, seed=seed)
    match.play(match.to_act[0], Decline())
    assert match.state.phase == "furniture"
    assert len(match.view(None).movable) == 2
    return match


def placements(match: Match, piece: str) -> list[Place]:
    offered = match.legal(match.to_act[0])
    return [move for move in offered if isinstance(move, Place) and move.piece == piece]


def taken_back() -> tuple[Match, int, Place, str]:
    """A seat that has taken back the placement of one of two pieces; the move, the other piece."""
    match = last_to_furnish()
    (seat,), (one, two) = match.to_act, match.view(None).movable
    move = placements(match, one)[0]
    match.play(seat, move)
    match.undo(seat)
    return match, seat, move, two


def other(match: Match, piece: str) -> Place:
    """A placement of another piece that the hall would allow."""
    return Place(piece, "bottom", *place_of(match.state, piece), 0)  # type: ignore[arg-type]


def place_of(state: State, piece: str) -> tuple[int, int]:
    pose = pose_of(state.hall, piece)  # type: ignore[arg-type]
    assert pose is not None
    return pose.x, pose.y


def test_V4_after_undo_no_other_piece_may_be_taken() -> None:
    match, seat, move, two = taken_back()
    assert refused(match.state, seat, other(match, two)) == (
        "piece_taken", "V4", {"piece": move.piece},
    )  # fmt: skip
    with pytest.raises(Refused, match="piece_taken"):
        match.play(seat, other(match, two))


def test_V4_after_undo_the_same_piece_may_be_set_elsewhere_or_where_it_was_set() -> None:
    match, seat, move, _ = taken_back()
    before = match.state
    elsewhere = placements(match, move.piece)[-1]
    assert elsewhere != move
    for there in (move, elsewhere):
        assert play(before, (seat, there)).shifted == (move.piece,)
        assert play(before, (seat, there)).taken is None


def test_V4_after_undo_it_may_be_set_back_where_it_stood() -> None:
    match, seat, move, _ = taken_back()
    stood = pose_of(match.state.hall, move.piece)
    assert stood is not None
    after = play(match.state, (seat, Place(move.piece, stood.face, stood.x, stood.y, stood.yaw)))
    assert pose_of(after.hall, move.piece) == stood


def test_V4_whoever_has_taken_a_piece_places_it_and_declines_no_more() -> None:
    match, seat, move, _ = taken_back()
    assert refused(match.state, seat, Decline()) == ("piece_taken", "V4", {"piece": move.piece})


def test_V4_after_undo_only_that_piece_is_offered_first_as_it_was_set() -> None:
    match, seat, move, _ = taken_back()
    assert match.view(seat).movable == (move.piece,)
    assert match.view(None).taken == move
    offered = match.legal(seat)
    assert offered[0] == move
    assert {option.piece for option in offered if isinstance(option, Place)} == {move.piece}
    assert len(set(offered)) == len(offered)
    assert all(match.check(seat, option) is None for option in offered)


def test_V4_a_declined_card_that_is_taken_back_leaves_every_choice() -> None:
    match = last_to_furnish()
    (seat,), before = match.to_act, match.state
    match.play(seat, Decline())
    match.undo(seat)
    assert match.state == before
    assert before.taken is None


def test_V4_the_piece_stays_taken_however_often_one_takes_back() -> None:
    match, seat, move, two = taken_back()
    elsewhere = placements(match, move.piece)[-1]
    match.play(seat, elsewhere)
    match.undo(seat)
    assert match.view(None).taken == elsewhere
    assert refused(match.state, seat, other(match, two))[0] == "piece_taken"


def test_V4_a_walk_taken_back_takes_nothing() -> None:
    match = last_to_furnish()
    match.play(match.to_act[0], Decline())
    match.play(0, Done())
    match.undo(0)
    assert match.state.taken is None


def test_V4_what_was_taken_is_kept_in_a_file_and_in_a_text() -> None:
    match, seat, move, two = taken_back()
    again = manoir.verify(match.pack())
    assert again.state == match.state
    assert again.view(None).taken == move
    text = write_position(match.state)
    assert read_position(text, match.seats, match.options) == match.state
    elsewhere = placements(match, move.piece)[-1]
    match.play(seat, elsewhere)
    assert manoir.verify(match.pack()).state == match.state
    assert again.check(seat, other(again, two)) is not None
    assert again.check(seat, Decline()) is not None


@pytest.mark.parametrize("level", [level.name for level in levels("pasvu")])
def test_V4_a_bot_that_takes_over_places_that_piece(level: str) -> None:
    match, seat, move, _ = taken_back()
    placed = choice(match.state, seat, level)
    assert isinstance(placed, Place)
    assert placed.piece == move.piece
