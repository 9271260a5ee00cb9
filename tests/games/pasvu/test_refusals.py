"""Refusals: every code with its rule, in the phase where it belongs; and nothing changes."""

from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from manoir.games.pasvu import rules
from manoir.games.pasvu.moves import (
    Choose,
    Deal,
    Decline,
    Done,
    Escape,
    Fuse,
    Move,
    Open,
    Pass,
    Place,
    Put,
    Roll,
    Strike,
    Swap,
    Throw,
    Tip,
    Verdict,
    Walk,
)
from manoir.games.pasvu.rounds.setup import hotel
from manoir.games.pasvu.sight.keyhole import Door
from manoir.games.pasvu.state import Night, Phase, State
from manoir.kernel import NATURE
from tests.games.pasvu.positions import SMALL, in_cell, position, refused, to_cell, upright

OURS: dict[str, tuple[Move, ...]] = {
    "furniture": (upright("desk", 5000, 5000), Decline()),
    "ghosts": (to_cell(SMALL, 2, 0), Escape(SMALL), Fuse(SMALL, 4), Done()),
    "side": (Choose("N"), Choose("S")),
    "midnight": (Tip("desk", "N"), Swap(1, SMALL, SMALL), Put(SMALL, 2500, 2500), Pass()),
}
RULE = {"furniture": "V4", "ghosts": "V6", "side": "V9", "midnight": "V13"}
NATURES: tuple[Move, ...] = (
    Open(Door("S", 1), 0, hotel().pieces), Deal(3), Throw((1, 2)), Roll(1), Verdict("", ()),
    Strike("sun"),
)  # fmt: skip


def at(phase: Phase) -> State:
    """Seat 0 of two has the turn, where somebody has it; at midnight, of `tag`."""
    ghost, night = in_cell(0, SMALL, 2, 5), Night(("tag",), (0, 1))
    return position(phase, ghost, pieces=hotel().pieces, cards=(2, 3), points=(6, 6), night=night)


def test_every_move_is_a_seats_or_natures() -> None:
    kinds = {type(move) for moves in OURS.values() for move in moves}
    assert kinds | {type(move) for move in NATURES} == set(get_args(Move))


@pytest.mark.parametrize("move", NATURES, ids=lambda move: type(move).__name__)
def test_V2_what_nature_does_nobody_else_may(move: Move) -> None:
    for phase in get_args(Phase):
        if phase != "over":
            for seat in (0, 1):
                assert refused(at(phase), seat, move) == ("nature_only", "V2", {})


@pytest.mark.parametrize("phase", OURS)
def test_what_belongs_to_another_phase_is_refused_by_the_rule_of_this_one(phase: Phase) -> None:
    for other, moves in OURS.items():
        for move in moves if other != phase else ():
            assert refused(at(phase), 0, move) == ("not_now", RULE[phase], {"phase": phase})


@pytest.mark.parametrize(
    "phase", ["opening", "striking", "crystal", "dealing", "throwing", "door", "looking"]
)
def test_while_nature_acts_it_is_nobodys_turn(phase: Phase) -> None:
    for moves in OURS.values():
        for move in moves:
            for seat in (0, 1):
                assert refused(at(phase), seat, move)[0] == "not_your_turn"


@pytest.mark.parametrize("phase", ["furniture", "side", "midnight"])
def test_another_seat_waits_for_its_turn(phase: Phase) -> None:
    for moves in OURS.values():
        for move in moves:
            assert refused(at(phase), 1, move) == ("not_your_turn", RULE[phase], {})


@pytest.mark.parametrize("phase", get_args(Phase))
def test_only_who_acts_is_offered_anything(phase: Phase) -> None:
    state = at(phase)
    for seat in (NATURE, 0, 1):
        offered = rules.legal(state, seat)
        assert bool(offered) == (seat in rules.to_act(state) and seat != NATURE)
        assert all(rules.check(state, seat, move) is None for move in offered)


def test_a_refusal_changes_nothing_and_is_the_same_again() -> None:
    state = at("ghosts")
    before = msgspec.json.encode(state)
    for move in (
        Walk(SMALL, 1, 1), Walk(0, 2500, 5500), Place("desk", "top", 1, 1, 1), Escape(5),
        Fuse(SMALL, 4), Fuse(SMALL, SMALL), Walk(SMALL, 1, 1, 0, 1), Tip("desk", "N"), Pass(),
    ):  # fmt: skip
        assert refused(state, 0, move) == refused(state, 0, move)
    assert msgspec.json.encode(state) == before


@pytest.mark.parametrize(
    "move",
    [
        {"type": "place", "piece": "sofa", "face": "top", "x": 0, "y": 0, "yaw": 0},
        {"type": "place", "piece": "desk", "face": "side", "x": 0, "y": 0, "yaw": 0},
        {"type": "place", "piece": "desk", "face": "top", "x": 0, "y": 0, "yaw": 3600},
        {"type": "place", "piece": "desk", "face": "top", "x": 0, "y": 0, "yaw": -1},
        {"type": "place", "piece": "desk", "face": "top", "x": 1_000_001, "y": 0, "yaw": 0},
        {"type": "place", "piece": "desk", "face": "top", "x": 0, "y": -1_000_001, "yaw": 0},
        {"type": "place", "piece": "desk", "face": "top", "x": 0.5, "y": 0, "yaw": 0},
        {"type": "place", "piece": "desk", "face": "top", "x": 0, "y": 0},
        {"type": "place", "piece": "desk", "face": "top", "x": 0, "y": 0, "yaw": 0, "z": 9},
        {"type": "walk", "ghost": 7, "x": 0, "y": 0},
        {"type": "walk", "ghost": -1, "x": 0, "y": 0},
        {"type": "walk", "ghost": 1, "x": 0, "y": 0, "z": 2**40},
        {"type": "walk", "ghost": 1, "x": 0, "y": 0, "seat": 1},
        {"type": "walk", "ghost": 1, "x": 0, "y": 0, "yaw": 3600},
        {"type": "walk", "ghost": 1, "x": 0, "y": 0, "yaw": -1},
        {"type": "walk", "ghost": 1, "x": 0, "y": 0, "yaw": 0.5},
        {"type": "fuse", "ghost": 3},
        {"type": "fuse", "ghost": 3, "other": 7},
        {"type": "fuse", "ghost": -1, "other": 3},
        {"type": "fuse", "ghost": 3, "other": 4, "seat": 1},
        {"type": "tip", "piece": "sofa", "towards": "N"},
        {"type": "tip", "piece": "desk", "towards": "up"},
        {"type": "tip", "piece": "desk"},
        {"type": "swap", "seat": 4, "ghost": 3, "by": 3},
        {"type": "swap", "seat": -1, "ghost": 3, "by": 3},
        {"type": "swap", "seat": 1, "ghost": 3, "by": 7},
        {"type": "swap", "seat": 1, "ghost": 3},
        {"type": "put", "ghost": 7, "x": 0, "y": 0},
        {"type": "put", "ghost": 3, "x": 0, "y": 0, "yaw": 3600},
        {"type": "put", "ghost": 3, "x": 1_000_001, "y": 0},
        {"type": "pass", "seat": 0},
        {"type": "strike", "card": "x" * 21},
        {"type": "strike"},
        {"type": "choose", "side": "X"},
        {"type": "done", "seat": 1},
        {"type": "decline", "piece": "desk"},
        {"type": "throw", "faces": [1, 2, 3, 4, 5]},
        {"type": "throw", "faces": [0]},
        {"type": "door", "number": 7},
        {"type": "card", "card": 20},
        {"type": "open", "keyhole": {"side": "S", "number": 7}, "holder": 0, "pieces": []},
        {"type": "open", "keyhole": {"side": "S", "number": 1}, "holder": 4, "pieces": []},
    ],
    ids=str,
)
def test_what_is_no_move_is_not_even_read(move: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(move), type=Move)


def test_moves_may_be_as_far_out_as_can_be_said() -> None:
    far, lying = 1_000_000, replace(at("ghosts"), night=Night(("shelter",), lying=True))
    for x, y in ((far, 0), (-far, 0), (0, far), (far, far), (-far, -far)):
        state = at("furniture")
        for piece in ("desk", "table"):
            assert refused(state, 0, upright(piece, x, y))[0] == "sticks_out"
        for z in (-far, 0, far):
            assert refused(at("ghosts"), 0, Walk(SMALL, x, y, z))[0] == "leaves_cell"
            assert refused(lying, 0, Walk(SMALL, x, y, z, 450))[0] == "leaves_hall"
            assert refused(at("midnight"), 0, Put(4, x, y, z))[1] in ("V8", "V13")
    assert refused(replace(at("furniture"), shifted=("desk",)), 0, upright("desk", far, 0))[:2] == (
        "already_moved", "V4",
    )  # fmt: skip
