"""Milliseconds that the judge of *Pas vu pas pris* takes, on one core, after warm-up.

    PYTHONPATH=. python bench/keyhole.py --halls 5 --ghosts 28

Every hall is looked at through all 24 doors. Where trimesh and embreex are installed, Embree casts
one ray for every pixel that the keyhole leaves open, on a mesh that is ready beforehand; its time
is for the rays alone, without counting anybody.
"""

from importlib.util import find_spec
from random import Random
from statistics import mean
from time import perf_counter

import cyclopts

from manoir.bots.pasvu import observer
from manoir.games.pasvu.box import Piece
from manoir.games.pasvu.geometry.shapes import GhostBody, Pose
from manoir.games.pasvu.sight.judge import FIRST_GHOST
from manoir.games.pasvu.sight.keyhole import DOORS
from manoir.games.pasvu.sight.viewer import Viewer, scene
from tests.games.pasvu.scenes import random_scene

Hall = tuple[dict[Piece, Pose], list[GhostBody]]


def main(halls: int = 5, ghosts: int = 28, times: int = 10) -> None:
    made = [hall(number, ghosts) for number in range(halls)]
    looker = Viewer(observer())
    for hide in (True, False):
        ours = [view for one in made for view in judged(looker, one, times, hide)]
        about = "ghosts hide one another" if hide else "they do not"
        print(f"one view, {about}: mean {mean(ours):.3f} ms, worst {max(ours):.3f} ms")
        print(f"all 24 doors: mean {mean(ours) * 24:.2f} ms")
    ours = [view for one in made for view in judged(looker, one, times, True)]
    if find_spec("trimesh") is None or find_spec("embreex") is None:
        print("Embree: not installed (pip install trimesh embreex)")
        return
    theirs = [view for one in made for view in embree(one, times)]
    print(
        f"Embree through trimesh, one view: mean {mean(theirs):.1f} ms, best {min(theirs):.1f} ms"
    )
    print(f"ratio: {mean(theirs) / mean(ours):.0f}")


def hall(number: int, ghosts: int) -> Hall:
    chance = Random(number)
    return random_scene(chance, ghosts)


def judged(looker: Viewer, one: Hall, times: int, hide: bool) -> list[float]:
    """By door, the best of several times: other work on the machine is not the judge's."""
    there = scene(*one)
    looker.exposures(there, DOORS[0], hide=hide)
    best = [float("inf")] * len(DOORS)
    for _ in range(times):
        for i, door in enumerate(DOORS):
            begun = perf_counter()
            looker.exposures(there, door, hide=hide)
            best[i] = min(best[i], (perf_counter() - begun) * 1000)
    return best


def embree(one: Hall, times: int) -> list[float]:
    from tests.games.pasvu.sight import second_judge

    pieces, bodies = one
    ghosts = [second_judge.ghost(body, FIRST_GHOST + i, 32) for i, body in enumerate(bodies)]
    caster = second_judge.Caster([second_judge.ground(), *second_judge.furniture(pieces), *ghosts])
    caster.view(DOORS[0])
    best = []
    for door in DOORS:
        eye, ways = second_judge.rays(door)
        seconds = []
        for _ in range(times):
            begun = perf_counter()
            caster.cast(eye, ways)
            seconds.append(perf_counter() - begun)
        best.append(min(seconds) * 1000)
    return best


if __name__ == "__main__":
    cyclopts.run(main)
