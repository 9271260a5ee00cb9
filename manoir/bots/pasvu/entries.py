"""Where Python enters the compiled judge; only `machine` imports this, and Numba with it.

The functions stand at the top of a module and name what they call as globals: only so does Numba
find their machine code on the disk again.
"""

from typing import Any, Final, cast

import numba
import numpy as np

from manoir.bots.pasvu import glimpse
from manoir.bots.pasvu.scout import forecast as forecasting
from manoir.bots.pasvu.scout import places, plan, sharing, survey
from manoir.bots.pasvu.scout.forecast import Given
from manoir.bots.pasvu.scout.plan import Families, Options, Prospect
from manoir.games.pasvu.core import core
from manoir.games.pasvu.playout import glance as glancing
from manoir.games.pasvu.sight import judge
from manoir.games.pasvu.sight.canvas import Bytes, Canvas, Floats, Scene, Whole, canvas, window
from manoir.games.pasvu.sight.keyhole import Keyhole
from manoir.games.pasvu.sight.viewer import scene
from manoir.kernel.compiled.jit import Jit, named

# Only compiled code calls these: nothing is made for Python to call them.
_INNER: Final = cast(Jit, cast(Any, numba.njit)(no_cpython_wrapper=True, no_cfunc_wrapper=True))
_JIT: Final = named(_INNER, "pasvu_bots")
_JUDGE: Final = judge.build(_JIT)
_look, (_expose, _count_pixels) = _JUDGE.look, glimpse.build(_JIT, _JUDGE)
_CORE: Final = core.build(_JIT)
_list_spots, _scan = survey.build(_JIT, _CORE, _JUDGE)
_glance = glancing.build(_JIT, _CORE, _JUDGE)
(_forecast,) = forecasting.build(_JIT)
(_share_out,) = sharing.build(_JIT)
_weigh_sides, _improve = plan.build(_JIT, places.places())


def look(  # noqa: PLR0917
    camera: Floats, there: Scene, hide: bool, hole: Keyhole, paper: Canvas, wholes: Whole
) -> None:
    _look(camera, there, hide, hole, paper, wholes)


def expose(  # noqa: PLR0917
    cameras: Floats, there: Scene, hide: bool, hole: Keyhole, paper: Canvas, bodies: Floats,
    percent: int, least: int, seen: Bytes,
) -> None:  # fmt: skip
    _expose(cameras, there, hide, hole, paper, bodies, percent, least, seen)


def count_pixels(  # noqa: PLR0917
    cameras: Floats, there: Scene, hide: bool, hole: Keyhole, paper: Canvas, shown: Whole
) -> None:
    _count_pixels(cameras, there, hide, hole, paper, shown)


def list_spots(h: Whole, lying: bool, strides: Whole, found: Whole) -> int:
    return _list_spots(h, lying, strides, found)


def scan(  # noqa: PLR0917
    cameras: Floats, there: Scene, hole: Keyhole, paper: Canvas, found: Whole, enough: int,
    seen: Bytes,
) -> None:  # fmt: skip
    _scan(cameras, there, hole, paper, found, enough, seen)


def forecast(  # noqa: PLR0917
    given: Given, seat: int, taken: Whole, unseen: Floats, lost: Floats, picked: Floats
) -> float:
    return _forecast(given, seat, taken, unseen, lost, picked)


def share_out(after: Floats, larges: Whole, mediums: Whole, smalls: Whole) -> Floats:
    return _share_out(after, larges, mediums, smalls)


def weigh_sides(families: Families, given: Prospect, found: Floats) -> None:
    _weigh_sides(families, given, found)


def improve(  # noqa: PLR0917
    families: Families, given: Prospect, options: Options, seat: int, points: int, taken: Whole
) -> float:
    return _improve(families, given, options, seat, points, taken)


def glance(room: Whole, h: Any, door: int, hide: bool, shown: Whole) -> None:
    _glance(room, h, door, hide, shown)


def _type(value: Any) -> Any:
    return numba.typeof(value)  # type: ignore[no-untyped-call]


_SCENE: Final = _type(scene({}, []))
_HOLE: Final = _type(window())
_CANVAS: Final = _type(canvas())
_ROWS: Final = _type(np.zeros((1, 1)))
_NUMBER: Final = numba.int64
_WHOLE: Final = _type(np.zeros(1, np.int64))
_TABLE: Final = _type(np.zeros((1, 1), np.int64))
_SEEN: Final = _type(np.zeros((1, 1), np.uint8))
_SHOWN: Final = _type(np.zeros((1, 1, 2), np.int64))
_CAMERAS: Final = _type(np.zeros((1, 1, 1)))
_FLOATS: Final = _type(np.zeros(1))
_GIVEN: Final = _type(forecasting.nothing())
_FAMILIES: Final = _type(Families(*[np.zeros((1, 1), np.int64)] * 2))
_PROSPECT: Final = _type(Prospect(1, 1, np.zeros(1), True, np.zeros(1, np.int64), 1.0))
_OPTIONS: Final = _type(Options(*[np.zeros(1, np.int64)] * 5))

SIGNATURES: Final = {
    look: numba.void(_ROWS, _SCENE, numba.bool_, _HOLE, _CANVAS, _WHOLE),
    expose: numba.void(
        *(_CAMERAS, _SCENE, numba.bool_, _HOLE, _CANVAS, _ROWS),
        *(_NUMBER, _NUMBER, _SEEN),
    ),
    count_pixels: numba.void(_CAMERAS, _SCENE, numba.bool_, _HOLE, _CANVAS, _SHOWN),
    list_spots: _NUMBER(_WHOLE, numba.bool_, _WHOLE, _TABLE),
    scan: numba.void(_CAMERAS, _SCENE, _HOLE, _CANVAS, _TABLE, _NUMBER, _SEEN),
    forecast: numba.float64(_GIVEN, _NUMBER, _WHOLE, _FLOATS, _ROWS, _FLOATS),
    share_out: _type(np.zeros((1, 1, 1, 1)))(_CAMERAS, _TABLE, _TABLE, _TABLE),
    weigh_sides: numba.void(_FAMILIES, _PROSPECT, _ROWS),
    improve: numba.float64(_FAMILIES, _PROSPECT, _OPTIONS, _NUMBER, _NUMBER, _WHOLE),
    glance: numba.void(_WHOLE, _WHOLE, _NUMBER, numba.bool_, _WHOLE),
}
