"""V5 in a game: pieces are let fall and lean, fall on as others move, and are told about."""

from typing import Any

import pytest
from msgspec import UNSET

from manoir.games.pasvu import GAME, rules
from manoir.games.pasvu.geometry.hall import pose_of
from manoir.games.pasvu.geometry.shapes import Lean
from manoir.games.pasvu.moves import (
    Deal,
    Decline,
    Escape,
    FellOn,
    Place,
    Placed,
    Verdict,
    Walk,
)
from manoir.games.pasvu.notation import read_move, read_position, write_move, write_position
from manoir.games.pasvu.rounds.setup import hotel
from manoir.games.pasvu.rounds.sliding import slid
from manoir.games.pasvu.state import State
from manoir.games.pasvu.terminal import label, read, tell
from manoir.games.pasvu.terminal.drawing import draw
from manoir.kernel import NATURE, Refused
from manoir.kernel.match import Match
from tests.games.pasvu.halls import at, check_sound
from tests.games.pasvu.positions import (
    LARGE,
    card,
    events_of,
    ghost,
    play,
    position,
    refused,
    stood,
)

MIRROR_TABLE = card("mirror", "table")
FALL = Place("mirror", "bottom", 3500, 2500, 0, "N")
PIECES = (stood("mirror", 1000, 1000), stood("table", 5000, 1000))


def furniture(*ghosts: Any, **fields: Any) -> State:
    """Seat 0 of two may place the mirror or the table, in a hall with these only."""
    state = position("dealing", *ghosts, pieces=PIECES, **fields)
    return play(state, (NATURE, Deal(MIRROR_TABLE)))


LEANT = play(furniture(ghost(0, LARGE, 3500, 3500)), (0, FALL), (NATURE, Deal(15)))


def lean_in(state: State) -> Lean | None:
    pose = pose_of(state.hall, "mirror")
    assert pose is not None
    return pose.lean or None


def test_V5_a_piece_is_let_fall_and_leans_and_everybody_sees_it() -> None:
    assert lean_in(LEANT) == Lean("N", 24)
    assert dict(rules.view(LEANT, None).pieces)["mirror"].lean == Lean("N", 24)
    (told,) = events_of(furniture(ghost(0, LARGE, 3500, 3500)), 0, FALL)
    assert isinstance(told, Placed)
    assert told.pose.lean == Lean("N", 24)


def test_V5_when_the_ghost_walks_away_the_piece_falls_on() -> None:
    assert LEANT.phase == "ghosts"
    near, away = Walk(LARGE, 4500, 3500), Walk(LARGE, 5500, 3500)
    assert lean_in(play(LEANT, (0, near))) == Lean("N", 37), "still in its way a little"
    _, fell = events_of(LEANT, 0, away)
    assert fell == FellOn((("mirror", at(3500, 3500, "back")),))
    check_sound(play(LEANT, (0, away)).hall)


def test_V5_when_the_ghost_gets_out_the_piece_falls_on() -> None:
    _, fell = events_of(LEANT, 0, Escape(LARGE))
    assert isinstance(fell, FellOn)


def test_V10_when_the_ghost_is_seen_the_piece_falls_on() -> None:
    state = position("looking", *LEANT.hall.ghosts, pieces=LEANT.hall.pieces)
    observed: Any = rules.chance(state)
    verdict = observed.look(None)
    assert isinstance(verdict, Verdict)
    assert verdict.ghosts[0].pixels > 0
    after = rules.apply(state, NATURE, verdict)
    assert lean_in(after) is None
    told = [type(event) for event in rules.events(state, NATURE, verdict, after, None)]
    assert FellOn in told


def test_V5_pieces_that_cannot_fall_are_refused_by_name() -> None:
    state = furniture(ghost(0, LARGE, 3500, 3500))
    on_table = Place("mirror", "bottom", 5000, 1000, 0, "N")
    assert refused(state, 0, on_table)[:2] == ("falls_from_floor", "V5")
    against = Place("mirror", "bottom", 3500, 5900, 0, "N")
    assert refused(state, 0, against)[:2] == ("cannot_fall", "V5")
    under = Place("table", "bottom", 3500, 2500, 0)
    again = position("dealing", *LEANT.hall.ghosts, pieces=LEANT.hall.pieces)
    again = play(again, (NATURE, Deal(MIRROR_TABLE)))
    told = {"x": 3500, "y": 2500, "piece": "table"}
    assert refused(again, 0, under) == ("on_leaning", "V5", told)


def test_V5_where_it_cannot_be_let_fall_it_slides_to_where_it_can() -> None:
    state = furniture()
    move = slid(state, 0, Place("mirror", "bottom", 3500, 5900, 0, "N"))
    assert isinstance(move, Place)
    assert move.fall == "N"
    assert rules.check(state, 0, move) is None


def test_V4_undo_stands_the_hall_up_again_and_it_may_fall_elsewhere() -> None:
    match = Match(GAME, seats=2, seed=1)
    while not isinstance(match.legal(match.to_act[0])[0], Decline):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    (seat,) = match.to_act
    before = match.view(seat)
    falls = [move for move in match.legal(seat) if isinstance(move, Place) and move.fall]
    assert falls
    for move in falls[:4]:
        match.play(seat, move)
        assert match.view(seat).pieces != before.pieces
        match.undo(seat)
        assert match.view(seat).pieces == before.pieces
        assert match.view(seat).taken == move
        if falls.index(move) == 0:
            falls = [move for move in falls if move.piece == falls[0].piece]
    with pytest.raises(Refused, match="piece_taken"):
        match.play(seat, Decline())


def test_V5_the_sample_has_falls_that_may_be_played() -> None:
    state = play(position("dealing", pieces=hotel().pieces), (NATURE, Deal(MIRROR_TABLE)))
    falls = [m for m in rules.legal(state, 0) if isinstance(m, Place) and m.fall]
    assert {(move.piece, move.fall) for move in falls} > {("mirror", "N"), ("table", "S")}
    assert all(rules.check(state, 0, move) is None for move in falls)


def test_a_fall_and_a_piece_that_leans_are_written_and_read() -> None:
    assert write_move(FALL) == "place mirror bottom 3500,2500 @0 >N"
    assert read_move("place mirror bottom 3500,2500 @0 >N") == FALL
    assert read_move("place mirror bottom 3500,2500 @0").fall is UNSET  # type: ignore[union-attr]
    text = write_position(LEANT)
    assert "mirror bottom 3500 2500 0 >N24\n" in text
    assert read_position(text, 2, LEANT.options) == LEANT


@pytest.mark.parametrize(
    "line",
    ["mirror bottom 3500 2500 0 >N", "mirror bottom 3500 2500 0 >N90", "mirror bottom 1 1 0 >X3",
     "mirror bottom 3500 2500 0 700000 >N24", "mirror bottom 3500 2500 0 >N0"],
)  # fmt: skip
def test_bad_leans_are_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"degrees|side|piece is"):
        read_position(f"{line}\nsides S N\nphase furniture\n", 2, LEANT.options)


@pytest.mark.parametrize("text", ["place mirror bottom 1,1 @0 >", "place mirror bottom 1,1 @0 >Q"])
def test_bad_falls_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="side"):
        read_move(text)


def test_a_terminal_lets_fall_and_tells_it() -> None:
    state = furniture(ghost(0, LARGE, 3500, 3500))
    view = rules.view(state, 0)
    assert read(view, (), "place mirror bottom 3.5 2.5 0 >n", "en") == FALL
    assert read(view, (), "pose miroir 3.5 2.5 0 >nord", "fr") == FALL
    assert "north" in str(read(view, (), "place mirror 3.5 2.5 0 >x", "en"))
    assert label(FALL, "en").endswith(", then let it fall to the north")
    (told,) = events_of(state, 0, FALL)
    assert tell(told, ("Ada", "Bo"), "en").endswith(", leaning north by 24°")
    fell = FellOn((("mirror", at(3500, 3500, "back")),))
    assert tell(fell, ("Ada", "Bo"), "fr").endswith(": miroir")
    lines = "\n".join(draw(rules.view(LEANT, None), ("Ada", "Bo"), "en"))
    assert "3.5 2.5     >n 24°" in lines
    assert "> with a side and degrees: a piece leans that way" in lines
