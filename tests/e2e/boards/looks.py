"""Looks at random halls, and the browser's own drawing of them in the judge's camera."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray
from playwright.sync_api import Page

from manoir.bots.cache import alone
from manoir.games.pasvu.box import SIZES
from manoir.games.pasvu.geometry.hall import Ghost, Hall, with_ghost
from manoir.games.pasvu.geometry.lying import lying_levels
from manoir.games.pasvu.geometry.units import HALL, MIL, TURN
from manoir.games.pasvu.moves import Look, Witnessed
from manoir.games.pasvu.sight.canvas import MIRRORED
from manoir.games.pasvu.sight.evidence import unpacked
from manoir.games.pasvu.sight.judge import FIRST_GHOST
from manoir.games.pasvu.sight.keyhole import DOORS, PIXELS, Door, keyhole
from manoir.games.pasvu.sight.verdict import is_seen, look
from manoir.games.pasvu.sight.viewer import Eyes
from tests.games.pasvu.halls import let_fall, random_hall

WEB = Path(__file__).parents[3] / "web"
EDGE = HALL // MIL
Labels = NDArray[np.int64]


class Seen(NamedTuple):
    """A hall and what the judge has seen of it."""

    hall: Hall
    look: Look

    def told(self) -> dict[str, Any]:
        """As a page is told."""
        told: dict[str, Any] = msgspec.to_builtins(
            {"pieces": self.hall.pieces, "ghosts": self.hall.ghosts, "look": self.look}
        )
        return told


def looked(hall: Hall, door: Door, *, hide: bool = True, eyes: Eyes = "fair") -> Seen:
    verdict = look(hall, door, hide=hide)
    ghosts = tuple(
        Witnessed(
            seat=each.seat,
            ghost=each.ghost,
            size=ghost.size,
            pixels=each.pixels,
            whole=each.whole,
            seen=is_seen(each, eyes),
        )
        for each, ghost in zip(verdict.ghosts, hall.ghosts, strict=True)
    )
    return Seen(hall, Look(1, door, verdict.picture, ghosts))


def random_look(number: int) -> Seen:
    """Every third hall has ghosts that lie (V13), every fifth ghosts that hide nobody.

    In every fourth pieces lean (V5).
    """
    rng = Random(number)
    hall = random_hall(rng, ghosts=rng.randrange(4, 18))
    if number % 4 == 1:
        for _ in range(4):
            hall = let_fall(rng, hall)
    if number % 3 == 0:
        for _ in range(6):
            hall = _with_one_lying(rng, hall)
    return looked(_numbered(hall), rng.choice(DOORS), hide=number % 5 > 0)


def _with_one_lying(rng: Random, hall: Hall) -> Hall:
    for _ in range(40):
        size, yaw = rng.choice(SIZES), rng.randrange(TURN)
        x, y = rng.randrange(EDGE), rng.randrange(EDGE)
        levels = lying_levels(hall, size, x, y, yaw)
        if levels:
            return with_ghost(hall, Ghost(0, size, x, y, rng.choice(levels), yaw=yaw))
    return hall


def _numbered(hall: Hall) -> Hall:
    ghosts = (replace(each, seat=i % 4, number=i // 4) for i, each in enumerate(hall.ghosts))
    return replace(hall, ghosts=tuple(ghosts))


def build_drawing() -> Path:
    """The drawing of a look as one script, which players never get."""
    script = WEB / "node_modules" / ".cache" / "look" / "look.js"
    with alone(script.parent):
        subprocess.run(
            [sys.executable, str(WEB.parent / "scripts" / "web.py"), "look"],
            check=True,
            capture_output=True,
        )
    return script


def drawn(page: Page, seen: Seen) -> Labels:
    """The value of the ghost at every pixel, 0 for anything else; 128 more in the glass."""
    mask = page.evaluate("({look, ...hall}) => lookTests.maskOf(hall, look)", seen.told())
    return np.array(mask).reshape(PIXELS, PIXELS)


def agreement(seen: Seen, mask: Labels) -> tuple[int, int]:
    """How many of the ghosts' pixels are the same in both, and how many there are in either."""
    values, mirrored = (part.astype(np.int64) for part in unpacked(seen.look.picture))
    ours = np.where(values >= FIRST_GHOST, values + MIRRORED * mirrored, 0)
    theirs = np.where(mask % MIRRORED >= FIRST_GHOST, mask, 0) * _open()
    either = (ours > 0) | (theirs > 0)
    return int((either & (ours == theirs)).sum()), int(either.sum())


def _open() -> NDArray[np.bool_]:
    left, right = keyhole()
    columns = np.arange(PIXELS)
    return (columns >= left[:, None]) & (columns < right[:, None])
