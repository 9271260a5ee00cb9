"""Where Python enters the compiled judge; only `machine` imports this, and Numba with it.

The functions stand at the top of a module and name what they call as globals: only so does Numba
find their machine code on the disk again.
"""

from typing import Any, Final, cast

import numba
import numpy as np

from manoir.bots.pasvu import glimpse
from manoir.games.pasvu.sight import judge
from manoir.games.pasvu.sight.canvas import Bytes, Canvas, Floats, Whole, canvas, window
from manoir.games.pasvu.sight.judge import Scene
from manoir.games.pasvu.sight.keyhole import Keyhole
from manoir.games.pasvu.sight.viewer import scene
from manoir.kernel.compiled.jit import Jit

_JIT: Final = cast(Jit, numba.njit)
_JUDGE: Final = judge.build(_JIT)
_look, _expose = _JUDGE.look, glimpse.build(_JIT, _JUDGE).expose


def look(  # noqa: PLR0917
    camera: Floats, there: Scene, hide: bool, hole: Keyhole, paper: Canvas, wholes: Whole
) -> None:
    _look(camera, there, hide, hole, paper, wholes)


def expose(  # noqa: PLR0917
    cameras: Floats, there: Scene, hide: bool, hole: Keyhole, paper: Canvas, bodies: Floats,
    percent: int, least: int, seen: Bytes,
) -> None:  # fmt: skip
    _expose(cameras, there, hide, hole, paper, bodies, percent, least, seen)


def _type(value: Any) -> Any:
    return numba.typeof(value)  # type: ignore[no-untyped-call]


_SCENE: Final = _type(scene({}, []))
_HOLE: Final = _type(window())
_CANVAS: Final = _type(canvas())
_ROWS: Final = _type(np.zeros((1, 1)))
_NUMBER: Final = numba.int64

SIGNATURES: Final = {
    look: numba.void(_ROWS, _SCENE, numba.bool_, _HOLE, _CANVAS, _type(np.zeros(1, np.int64))),
    expose: numba.void(
        *(_type(np.zeros((1, 1, 1))), _SCENE, numba.bool_, _HOLE, _CANVAS, _ROWS),
        *(_NUMBER, _NUMBER, _type(np.zeros((1, 1), np.uint8))),
    ),
}
