"""Nature looks through the keyhole (V10, V11), and anybody may look again."""

import threading
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from manoir.games.pasvu.box import FAMILY, PIECES
from manoir.games.pasvu.engine import engine
from manoir.games.pasvu.geometry.hall import Ghost, Hall, body
from manoir.games.pasvu.geometry.rows import Row, array_of
from manoir.games.pasvu.moves import Glimpse, Look, Verdict, Witnessed
from manoir.games.pasvu.sight.evidence import packed, unpacked
from manoir.games.pasvu.sight.judge import FIRST_GHOST, Judge
from manoir.games.pasvu.sight.keyhole import DOORS, Door
from manoir.games.pasvu.sight.viewer import (
    MINIMUM,
    PERCENT,
    Exposure,
    Eyes,
    Viewer,
    python_judge,
    scene,
)
from manoir.games.pasvu.state import Options, State
from manoir.kernel import Difference, Observation

_DOORS: Final = {door: number for number, door in enumerate(DOORS)}


def observation(state: State) -> Observation:
    """Not a matter of dice: whoever looks again sees the same, up to the rounding of a machine."""
    hall, door, options = state.hall, state.keyhole, state.options
    return Observation(
        look=lambda judge: look(hall, door, judge, hide=options.hide),
        allows=lambda move: isinstance(move, Verdict) and _fits(hall, options, move),
        compare=lambda one, two: compare(one, two, options.eyes),
    )


class Unrecorded(NamedTuple):
    """A judge whose looks leave no picture: for simulations that nobody will look at again."""

    judge: Judge
    # By a hall's row, a door's number and whether ghosts hide one another: of each ghost its pixels
    # and those of an empty hall.
    count_pixels: Callable[[Row, int, bool], list[int]]


def look(hall: Hall, door: Door, judge: Judge | Unrecorded | None = None, *, hide: bool) -> Verdict:
    """What that judge, or the one of this process, sees from a door."""
    if isinstance(judge, Unrecorded):
        if len(hall.pieces) == len(PIECES):
            return Verdict(
                "", _counted(hall, judge.count_pixels(array_of(hall), _DOORS[door], hide))
            )
        return replace(look(hall, door, judge.judge, hide=hide), picture="")
    there = scene(dict(hall.pieces), [body(ghost) for ghost in hall.ghosts])
    viewer = _viewer(judge or _judge())
    shown = viewer.exposures(there, door, hide=hide)
    return Verdict(packed(viewer.canvas.picture), _glimpses(hall, shown))


def _glimpses(hall: Hall, shown: tuple[Exposure, ...]) -> tuple[Glimpse, ...]:
    ghosts = zip(hall.ghosts, shown, strict=False)
    return tuple(Glimpse(ghost.seat, ghost.number, *share) for ghost, share in ghosts)


def _counted(hall: Hall, counts: list[int]) -> tuple[Glimpse, ...]:
    ghosts = zip(hall.ghosts, counts[::2], counts[1::2], strict=True)
    return tuple([Glimpse(ghost.seat, ghost.number, *share) for ghost, *share in ghosts])


def _judge() -> Judge:
    on = engine()
    return on.judge if on else python_judge()


class _Viewers(threading.local):
    """The last viewer: one canvas is kept, a thread."""

    judge: Judge | None = None
    viewer: Viewer | None = None


_viewers: Final = _Viewers()


def _viewer(judge: Judge) -> Viewer:
    if _viewers.viewer is None or _viewers.judge is not judge:
        _viewers.judge, _viewers.viewer = judge, Viewer(judge)
    return _viewers.viewer


def compare(one: Verdict, two: Verdict, eyes: Eyes) -> Difference | None:
    """How two looks at the same hall differ; None if they do not."""
    if one == two:
        return None
    pixels = sum(
        int((first != second).sum())
        for first, second in zip(unpacked(one.picture), unpacked(two.picture), strict=True)
    )
    others = [
        f"{FAMILY[first.ghost]} ghost {first.ghost} of seat {first.seat}"
        for first, second in zip(one.ghosts, two.ghosts, strict=True)
        if is_seen(first, eyes) != is_seen(second, eyes)
    ]
    who = f"another verdict on the {', the '.join(others)}" if others else "the same verdict"
    return Difference(f"{pixels} pixels differ, {who}", decides=bool(others))


def is_seen(glimpse: Glimpse, eyes: Eyes) -> bool:
    """V11."""
    enough = python_judge().is_enough
    return enough(glimpse.pixels, glimpse.whole, PERCENT[eyes], MINIMUM[eyes])


def witnessed(state: State, verdict: Verdict) -> Look:
    """The verdict with its evidence, as everybody sees it."""
    ghosts = tuple(
        Witnessed(
            seat=glimpse.seat,
            ghost=glimpse.ghost,
            size=FAMILY[glimpse.ghost],
            pixels=glimpse.pixels,
            whole=glimpse.whole,
            seen=is_seen(glimpse, state.options.eyes),
        )
        for glimpse in verdict.ghosts
    )
    return Look(state.round, state.keyhole, verdict.picture, ghosts)


def seen_in(hall: Hall, look: Look) -> tuple[Ghost, ...]:
    """Those who run home."""
    seen = {(ghost.seat, ghost.ghost) for ghost in look.ghosts if ghost.seen}
    return tuple(ghost for ghost in hall.ghosts if (ghost.seat, ghost.number) in seen)


def _fits(hall: Hall, options: Options, verdict: Verdict) -> bool:
    """Whether this could be a look at that hall: its ghosts, and as many pixels as it says."""
    if [(g.seat, g.ghost) for g in verdict.ghosts] != [(g.seat, g.number) for g in hall.ghosts]:
        return False
    try:
        picture, _ = unpacked(verdict.picture)
    except ValueError:
        return False
    if int(picture.max()) >= FIRST_GHOST + len(hall.ghosts):
        return False
    return not options.hide or all(
        int((picture == value).sum()) == glimpse.pixels for value, glimpse in _numbered(verdict)
    )


def _numbered(verdict: Verdict) -> Iterator[tuple[int, Glimpse]]:
    return enumerate(verdict.ghosts, FIRST_GHOST)
