"""Looks that leave no picture count what a whole picture shows."""

from random import Random
from typing import Any

import numpy as np
import pytest

from manoir.bots.pasvu.machine import unrecorded
from manoir.games.pasvu.geometry.hall import Ghost, Hall
from manoir.games.pasvu.moves import Verdict
from manoir.games.pasvu.rounds.setup import hotel
from manoir.games.pasvu.sight.canvas import Scene, canvas, window
from manoir.games.pasvu.sight.judge import FIRST_GHOST, Judge
from manoir.games.pasvu.sight.keyhole import DOORS, Door, camera
from manoir.games.pasvu.sight.verdict import look
from manoir.games.pasvu.sight.viewer import compiled_judge, python_judge, scene
from tests.games.pasvu.scenes import random_scene


def counted(judge: Judge, there: Scene, door: Door, *, hide: bool, lanes: int = 1) -> list[Any]:
    """By ghost, its pixels and those in an empty hall; by so many threads, one after the other."""
    eye, paper, narrowed, within = np.array(camera(door)), canvas(), window(), window()
    paper.closest[:] = paper.glass[:] = 9.0  # whatever is left of another look
    paper.picture[:] = FIRST_GHOST
    counts, wholes = np.zeros_like(paper.counts), np.zeros(len(there.bodies), np.int64)
    judge.counting.narrow(eye, there, window(), paper, narrowed)
    for lane in range(lanes):
        own, part = np.zeros_like(counts), np.zeros_like(wholes)
        mine = paper._replace(counts=own, lane=lane, lanes=lanes)
        judge.counting.counted(eye, there, hide, narrowed, mine, within, part)
        counts += own
        wholes += part
    return [counts[FIRST_GHOST:][: len(wholes)].tolist(), wholes.tolist()]


def painted(judge: Judge, there: Scene, door: Door, *, hide: bool) -> list[Any]:
    paper, wholes = canvas(), np.zeros(len(there.bodies), np.int64)
    judge.look(np.array(camera(door)), there, hide, window(), paper, wholes)
    return [paper.counts[FIRST_GHOST:][: len(wholes)].tolist(), wholes.tolist()]


def scene_of(number: int) -> Scene:
    return scene(*random_scene(Random(number), 9, lying=0.3 * (number % 2), falls=number % 3))


@pytest.mark.parametrize("number", range(3))
def test_V11_as_many_pixels_as_in_the_picture(number: int) -> None:
    there, judge = scene_of(number), python_judge()
    for door in DOORS[number :: len(DOORS) // 2]:
        hide = number != 1
        assert counted(judge, there, door, hide=hide) == painted(judge, there, door, hide=hide)


@pytest.mark.parametrize("hide", [True, False])
def test_many_threads_count_what_one_does(hide: bool) -> None:
    there, judge = scene_of(4), python_judge()
    alone = counted(judge, there, DOORS[8], hide=hide)
    assert sum(map(bool, alone[0])) > 2
    assert counted(judge, there, DOORS[8], hide=hide, lanes=5) == alone


def test_V11_a_simulation_sees_the_same_ghosts_and_keeps_no_picture() -> None:
    ghosts = (
        Ghost(0, "small", 500, 500, number=0),
        Ghost(0, "large", 2500, 700, number=1),
        Ghost(0, "medium", 3500, 5300, number=2),
    )
    hall = Hall(hotel().pieces, ghosts)
    for some in (hall, Hall(hall.pieces[1:], ghosts), Hall(hall.pieces, ())):
        seen = look(some, DOORS[2], hide=True)
        assert look(some, DOORS[2], unrecorded(), hide=True) == Verdict("", seen.ghosts)


@pytest.mark.soak
def test_V11_as_many_pixels_as_in_ten_thousand_pictures() -> None:
    judge = compiled_judge()
    for number in range(420):
        there = scene_of(number)
        for door in DOORS:
            hide = number % 5 != 0
            assert counted(judge, there, door, hide=hide) == painted(judge, there, door, hide=hide)
