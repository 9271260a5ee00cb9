"""Where Python enters the compiled judge; only `machine` imports this, and Numba with it.

The functions stand at the top of a module and name what they call as globals: only so does Numba
find their machine code on the disk again.
"""

from typing import Any, Final, cast

import numba
import numpy as np

from manoir.bots.pasvu import glimpse
from manoir.bots.pasvu.scout import forecast as forecasting
from manoir.bots.pasvu.scout import survey
from manoir.games.pasvu.core import core
from manoir.games.pasvu.sight import judge
from manoir.games.pasvu.sight.canvas import Bytes, Canvas, Floats, Whole, canvas, window
from manoir.games.pasvu.sight.judge import Scene
from manoir.games.pasvu.sight.keyhole import Keyhole
from manoir.games.pasvu.sight.viewer import scene
from manoir.kernel.compiled.jit import Jit

_JIT: Final = cast(Jit, numba.njit)
_JUDGE: Final = judge.build(_JIT)
_look, _expose = _JUDGE.look, glimpse.build(_JIT, _JUDGE).expose
_list_spots, _scan = survey.build(_JIT, core.build(_JIT), _JUDGE)
(_forecast,) = forecasting.build(_JIT)


def look(  # noqa: PLR0917
    camera: Floats, there: Scene, hide: bool, hole: Keyhole, paper: Canvas, wholes: Whole
) -> None:
    _look(camera, there, hide, hole, paper, wholes)


def expose(  # noqa: PLR0917
    cameras: Floats, there: Scene, hide: bool, hole: Keyhole, paper: Canvas, bodies: Floats,
    percent: int, least: int, seen: Bytes,
) -> None:  # fmt: skip
    _expose(cameras, there, hide, hole, paper, bodies, percent, least, seen)


def list_spots(h: Whole, lying: bool, strides: Whole, found: Whole) -> int:
    return _list_spots(h, lying, strides, found)


def scan(  # noqa: PLR0917
    cameras: Floats, there: Scene, hole: Keyhole, paper: Canvas, found: Whole, enough: int,
    seen: Bytes,
) -> None:  # fmt: skip
    _scan(cameras, there, hole, paper, found, enough, seen)


def forecast(
    given: forecasting.Given, seat: int, unseen: Floats, lost: Floats, picked: Floats
) -> float:
    return _forecast(given, seat, unseen, lost, picked)


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
_CAMERAS: Final = _type(np.zeros((1, 1, 1)))
_FLOATS: Final = _type(np.zeros(1))
_GIVEN: Final = _type(forecasting.nothing())

SIGNATURES: Final = {
    look: numba.void(_ROWS, _SCENE, numba.bool_, _HOLE, _CANVAS, _WHOLE),
    expose: numba.void(
        *(_CAMERAS, _SCENE, numba.bool_, _HOLE, _CANVAS, _ROWS),
        *(_NUMBER, _NUMBER, _SEEN),
    ),
    list_spots: _NUMBER(_WHOLE, numba.bool_, _WHOLE, _TABLE),
    scan: numba.void(_CAMERAS, _SCENE, _HOLE, _CANVAS, _TABLE, _NUMBER, _SEEN),
    forecast: numba.float64(_GIVEN, _NUMBER, _FLOATS, _ROWS, _FLOATS),
}
