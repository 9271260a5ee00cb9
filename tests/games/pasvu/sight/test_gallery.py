"""The gallery shows a hall that the rules allow, in files that are pictures."""

import struct
import zlib
from pathlib import Path

import numpy as np
import pytest

from manoir.bots.pasvu import observer
from manoir.games.pasvu.geometry.hall import Ghost, Hall, with_ghost
from manoir.games.pasvu.geometry.placing import placed, refuse_spot
from manoir.games.pasvu.geometry.units import MIL
from manoir.games.pasvu.rounds.setup import HOTEL
from manoir.games.pasvu.sight import gallery
from manoir.games.pasvu.sight.keyhole import Door
from tests.games.pasvu.scenes import look


def test_the_arrangement_is_legal() -> None:
    hall = Hall()
    for piece, pose in HOTEL.items():
        resting = placed(hall, piece, pose)
        assert isinstance(resting, Hall), piece
        assert dict(resting.pieces)[piece] == pose
        hall = resting
    for size, x, y, low in gallery.GHOSTS:
        assert refuse_spot(hall, size, (x, y, low * MIL)) is None, (size, x, y)
        hall = with_ghost(hall, Ghost(0, size, x, y, low * MIL))


def test_some_door_shows_a_ghost_in_the_mirror_only() -> None:
    sight = look(HOTEL, gallery.bodies(), Door("E", 2))
    in_mirror = set(np.unique(sight.picture[sight.mirrored == 1])) - set(
        np.unique(sight.picture[sight.mirrored == 0])
    )
    assert in_mirror


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("gallery")
    gallery.main(made, observer())
    return made


def test_there_is_a_picture_for_every_door_and_a_sheet_of_all(folder: Path) -> None:
    assert len(list(folder.glob("[SENW][1-6].png"))) == 24
    for name, size in (("W4", (256, 256)), ("all", (1536, 1024))):
        data = (folder / f"{name}.png").read_bytes()
        assert data.startswith(b"\x89PNG\r\n\x1a\n")
        assert struct.unpack(">II", data[16:24]) == size
        length = struct.unpack(">I", data[33:37])[0]
        assert len(zlib.decompress(data[41 : 41 + length])) == size[1] * (1 + 3 * size[0])
