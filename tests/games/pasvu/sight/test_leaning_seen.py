"""V5 and V11: pieces that lean hide ghosts, and the mirror that leans shows them elsewhere."""

from random import Random

import numpy as np

from manoir.bots.pasvu import observer
from manoir.games.pasvu.box import FIGURES, Piece, Size
from manoir.games.pasvu.geometry.shapes import GhostBody, Lean, Pose
from manoir.games.pasvu.geometry.units import MIL
from manoir.games.pasvu.sight import leaning_gallery
from manoir.games.pasvu.sight.judge import FIRST_PIECE
from manoir.games.pasvu.sight.keyhole import DOORS, Door
from manoir.games.pasvu.sight.mirror import glass
from manoir.games.pasvu.sight.viewer import Viewer, python_judge, scene
from tests.games.pasvu.halls import check_sound
from tests.games.pasvu.scenes import look, random_scene

SOUTH = Door("S", 3)  # its axis is x = 2.5


def ghost(x: int, y: int, size: Size = "medium") -> GhostBody:
    return GhostBody(x * MIL, y * MIL, 0, *FIGURES[size])


def leaning(x: int, y: int, towards: str, degrees: int, yaw: int = 0) -> Pose:
    return Pose("bottom", x, y, yaw, 0, Lean(towards, degrees))  # type: ignore[arg-type]


def test_the_further_a_piece_leans_the_more_is_seen_over_it() -> None:
    tall = ghost(2500, 4500, "large")
    shares = []
    for degrees in (1, 40, 60, 80):
        pieces: dict[Piece, Pose] = {"mirror": leaning(2500, 2500, "N", degrees, 1800)}
        shares.append(look(pieces, [tall], SOUTH).ghosts[0].share)
    assert shares == sorted(shares)
    assert shares[0] < 0.2 < 0.6 < shares[-1]


def test_under_a_piece_that_leans_a_ghost_is_hidden_from_one_side_only() -> None:
    pieces: dict[Piece, Pose] = {"mirror": leaning(2500, 2500, "N", 50, 1800)}
    small = [ghost(2500, 3400, "small")]
    assert look(pieces, small, SOUTH).ghosts[0].share < 0.1
    assert look(pieces, small, Door("W", 4)).ghosts[0].share > 0.9


def test_the_glass_of_a_mirror_that_leans_is_tilted_with_it() -> None:
    for towards, turn in (("N", 1), ("S", -1)):
        rows = glass(leaning(2500, 2500, towards, 30))
        # It looks south: falling to the north it looks up, to the south it looks down.
        expected = (0, -np.cos(np.pi / 6), turn * np.sin(np.pi / 6))
        assert np.allclose(rows[3], expected, atol=1e-6)
        assert np.allclose(rows[1:3] @ rows[3], 0, atol=1e-12)


def test_a_mirror_that_leans_back_shows_nothing_of_the_floor_before_it() -> None:
    upright: dict[Piece, Pose] = {"mirror": Pose("bottom", 2500, 3000, 0)}
    back: dict[Piece, Pose] = {"mirror": leaning(2500, 3000, "N", 40)}
    forth: dict[Piece, Pose] = {"mirror": leaning(2500, 3000, "S", 8)}
    shown = [int(look(each, [], SOUTH).mirrored.sum()) for each in (upright, back, forth)]
    assert min(shown) > 100
    floor = [np.sum(s.picture[s.mirrored == 1] == 1) for s in (
        look(each, [], SOUTH) for each in (upright, back, forth))]  # fmt: skip
    assert floor[1] == 0 < floor[0] < floor[2]


def test_plain_and_compiled_judges_see_the_same_where_pieces_lean() -> None:
    chance, leans = Random(3), 0
    for _ in range(4):
        pieces, bodies = random_scene(chance, 8, falls=8)
        leans += sum(bool(pose.lean) for pose in pieces.values())
        door, there = chance.choice(DOORS), scene(pieces, bodies)
        one, two = (Viewer(judge).look(there, door) for judge in (python_judge(), observer()))
        assert np.array_equal(one.picture, two.picture)
        assert np.array_equal(one.mirrored, two.mirrored)
        assert one.ghosts == two.ghosts
    assert leans > 5


def test_the_gallery_shows_six_pieces_that_lean() -> None:
    looker = Viewer(observer())
    for number, fall in enumerate(leaning_gallery.FALLS):
        hall = leaning_gallery.fallen(fall)
        pose = dict(hall.pieces)[fall.piece]
        assert pose.lean, fall.piece
        check_sound(hall)
        leaning_gallery.picture(looker, fall)
        value = FIRST_PIECE + ("mirror", "trolley", "desk", "piano", "armchair", "table").index(
            fall.piece
        )
        assert (looker.canvas.picture == value).sum() > 500, number
