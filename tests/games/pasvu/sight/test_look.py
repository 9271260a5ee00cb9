"""V10 and V11: whoever is seen runs home, how much is enough, and what a round leaves behind."""

import pytest
from msgspec.structs import replace

from manoir.games.pasvu import rules
from manoir.games.pasvu.geometry.hall import pose_of
from manoir.games.pasvu.moves import CameDown, Look, Looked, Verdict, Witnessed
from manoir.games.pasvu.sight.keyhole import Door
from manoir.games.pasvu.sight.viewer import Eyes
from manoir.games.pasvu.state import Options
from manoir.kernel import NATURE, Observation
from tests.games.pasvu.halls import at
from tests.games.pasvu.positions import (
    LARGE,
    MEDIUM,
    SECOND_SMALL,
    SMALL,
    events_of,
    ghost,
    in_cell,
    looked_at,
    looking,
    play,
    verdict,
)

TWO = (in_cell(0, SMALL, 2, 2), in_cell(1, LARGE, 3, 3), in_cell(1, MEDIUM, 4, 4))


def test_V10_who_is_seen_goes_back_to_the_reserve() -> None:
    after = looked_at(looking(*TWO), (0, SMALL), (1, LARGE))
    assert after.hall.ghosts == TWO[2:]
    view = rules.view(after, None)
    assert view.reserve == (tuple(range(7)), (0, 2, 3, 4, 5, 6))
    assert view.scores == (0, 1)


def test_V10_who_is_out_is_safe() -> None:
    after = looked_at(looking(*TWO, out=((LARGE,), ())), (0, SMALL), (1, LARGE), (1, MEDIUM))
    assert after.out == ((LARGE,), ())
    assert after.hall.ghosts == ()


def test_V10_the_look_is_told_and_kept_with_its_evidence() -> None:
    state = looking(*TWO, round=3)
    found = verdict(state, [(1, MEDIUM)])
    expected = Look(
        3, Door("S", 1), found.picture,
        (
            Witnessed(0, SMALL, "small", 0, 100, seen=False),
            Witnessed(1, LARGE, "large", 0, 100, seen=False),
            Witnessed(1, MEDIUM, "medium", 50, 100, seen=True),
        ),
    )  # fmt: skip
    assert events_of(state, NATURE, found) == (Looked(expected, (0, 1)),)
    assert rules.view(play(state, (NATURE, found)), 0).look == expected


def test_V10_the_keyhole_stays_and_the_round_is_cleared() -> None:
    state = looking(
        *TWO, round=2, holder=1, turn=0, cards=(3, 4), drawn=(3, 4), shifted=("desk",),
        points=(0, 0), done=(True, True), walked=((SMALL,), ()), entered=((SMALL,), (MEDIUM,)),
        throwers=(0,), chosen=(1, 0),
    )  # fmt: skip
    after = looked_at(state, (0, SMALL))
    assert (after.keyhole, after.phase, after.round) == (Door("S", 1), "dealing", 3)
    assert (after.turn, after.holder, after.chosen) == (1, 1, (1, 0))
    assert (after.cards, after.drawn, after.shifted) == ((None, None), (3, 4), ())
    assert (after.done, after.points) == ((False, False), (0, 0))
    assert (after.walked, after.entered) == (((), ()), ((), ()))
    assert (after.aim, after.throwers) == (None, ())


def test_V10_what_rested_on_a_ghost_that_was_seen_comes_down() -> None:
    bearer = in_cell(0, LARGE, 4, 4)
    state = looking(bearer, pieces=(("table", at(4500, 4500, "top", z=1400)),))
    found = verdict(state, [(0, LARGE)])
    assert pose_of(play(state, (NATURE, found)).hall, "table") == at(4500, 4500, "top")
    _, down = events_of(state, NATURE, found)
    assert down == CameDown((("table", at(4500, 4500, "top")),), ())


@pytest.mark.parametrize(
    ("eyes", "pixels", "whole", "seen"),
    [
        ("sharp", 1, 10_000, True), ("sharp", 0, 10_000, False), ("sharp", 1, 0, True),
        ("fair", 3, 10, False), ("fair", 4, 200, True), ("fair", 4, 201, False),
        ("fair", 19, 1_000, False), ("fair", 20, 1_000, True), ("fair", 4, 0, True),
        ("sleepy", 149, 1_000, False), ("sleepy", 150, 1_000, True), ("sleepy", 3, 4, False),
    ],
)  # fmt: skip
def test_V11_how_much_must_be_visible(eyes: Eyes, pixels: int, whole: int, seen: bool) -> None:
    state = looking(in_cell(0, SMALL, 2, 2), options=Options(eyes=eyes))
    after = play(state, (NATURE, verdict(state, [(0, SMALL)], pixels, whole)))
    assert (after.hall.ghosts == ()) is seen


def test_V11_ghosts_hide_one_another_unless_the_table_says_otherwise() -> None:
    """From a door in the south, a small ghost right behind a large one."""
    front, behind = in_cell(1, LARGE, 2, 1), ghost(0, SECOND_SMALL, 2500, 2300)
    pixels = {}
    for hide in (True, False):
        state = looking(front, behind, options=Options(hide=hide))
        chance = rules.chance(replace(state, keyhole=Door("S", 3)))
        assert isinstance(chance, Observation)
        found = chance.look(None)
        pixels[hide] = {(g.seat, g.ghost): g.pixels for g in found.ghosts}
    assert pixels[True][0, SECOND_SMALL] == 0
    assert pixels[False][0, SECOND_SMALL] > 50
    assert pixels[True][1, LARGE] == pixels[False][1, LARGE] > 50


def test_V10_nature_looks_from_the_door_where_the_keyhole_is() -> None:
    """The same ghosts, behind the piano from one side and in front of it from the other."""
    pieces = (("piano", at(3000, 3000)),)
    hidden = in_cell(0, SMALL, 2, 3)
    shown = {}
    for door in (Door("S", 3), Door("N", 4)):
        state = replace(looking(hidden, pieces=pieces), keyhole=door)
        chance = rules.chance(state)
        assert isinstance(chance, Observation)
        found = chance.look(None)
        assert isinstance(found, Verdict)
        assert chance.allows(found)
        shown[door.side] = play(state, (NATURE, found)).hall.ghosts
    assert shown == {"S": (hidden,), "N": ()}
