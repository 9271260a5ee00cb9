"""What is true of every position of every game, whatever is played in it."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import manoir
from manoir.bots.pasvu import observer
from manoir.games.pasvu import GAME, rules
from manoir.games.pasvu.box import FACES, FAMILY, PIECES
from manoir.games.pasvu.geometry.spots import is_inside, levels
from manoir.games.pasvu.geometry.units import MIL
from manoir.games.pasvu.moves import (
    Choose,
    Deal,
    Decline,
    Done,
    Escape,
    Event,
    Fuse,
    Move,
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
from manoir.games.pasvu.sight.keyhole import SIDES
from manoir.games.pasvu.state import State
from manoir.kernel import NATURE, FairDice
from manoir.kernel.match import Match
from manoir.kernel.verify import recheck
from tests.games.pasvu.halls import check_sound, random_pose

KINDS = [(seats, variant) for seats in (2, 3, 4) for variant in GAME.variants]


def check_state(state: State) -> None:
    """Nothing is lost, nothing is in anything, and nobody owes points."""
    for seat in range(len(state.sides)):
        inside = [ghost.number for ghost in state.hall.ghosts if ghost.seat == seat]
        ours = (*inside, *state.out[seat], *rules.view(state, None).reserve[seat])
        assert sorted(ours) == list(range(7))
        assert not set(state.entered[seat]) & set(state.out[seat])
        assert set(state.edge[seat]) <= set(rules.view(state, None).reserve[seat])
        assert not any(FAMILY[number] == "small" for number in state.edge[seat])
    assert all(ghost.size == FAMILY[ghost.number] for ghost in state.hall.ghosts)
    assert all((ghost.yaw is not None) == state.night.lying for ghost in state.hall.ghosts)
    assert min(state.points) >= 0
    assert len(set(state.drawn)) == len(state.drawn)
    assert len(set(state.shifted)) == len(state.shifted)
    assert state.phase == "opening" or sorted(n for n, _ in state.hall.pieces) == sorted(PIECES)
    check_sound(state.hall)


def wild_move(match: Match, seat: int, rng: Random) -> Move:
    """As players do it: furniture anywhere, ghosts at any spot; not only what is offered."""
    for _ in range(30):
        move: Move
        if match.state.phase == "furniture":
            pose, piece = random_pose(rng), rng.choice(rules.view(match.state, seat).movable)
            move = Place(piece, pose.face, pose.x, pose.y, pose.yaw)
        elif match.state.phase == "ghosts" and rng.random() < 0.9:
            number, x, y = rng.randrange(7), rng.randrange(6000), rng.randrange(6000)
            high = levels(match.state.hall, FAMILY[number], x, y) or (0,)
            yaw = rng.randrange(3_600) if match.state.night.lying else None
            walk = Walk(number, x, y, rng.choice(high) // MIL, yaw)
            move = rng.choice((walk, Escape(number), Fuse(number, rng.randrange(7))))
        else:
            break
        if rules.check(match.state, seat, move) is None:
            return move
    offered: tuple[Move, ...] = match.legal(seat)
    return rng.choice(offered)


def wild_game(seats: int, seed: int, **options: Any) -> Iterator[Match]:
    """A match after each of its moves."""
    rng = Random(seed)
    nonces = tuple(rng.randbytes(8).hex() for _ in range(seats))
    match = Match(
        GAME,
        seats=seats,
        observer=observer(),
        dice=FairDice(rng.randbytes(32), "hall", nonces),
        **options,
    )
    yield match
    while not match.outcome:
        seat = rng.choice(match.to_act)
        match.play(seat, wild_move(match, seat, rng))
        if rng.random() < 0.1 and match.check_undo(seat) is None:
            match.undo(seat)
        yield match


def check_wild_game(seats: int, seed: int, **options: Any) -> None:
    """Sound after every move; it ends, replays, and nobody who looks again sees otherwise."""
    for match in wild_game(seats, seed, **options):
        check_state(match.state)
    assert len(match.state.drawn) == 5 * seats
    assert match.state.round == 5
    knocks = match.state.struck.count("knock")
    assert sum(match.state.chosen) == 5 - knocks
    again = manoir.verify(match.pack())
    assert (again.hash, again.state, again.outcome) == (match.hash, match.state, match.outcome)
    assert recheck(again, observer()) == ()


@pytest.mark.parametrize("number", range(3))
def test_wild_games_stay_sound_end_and_replay(number: int) -> None:
    check_wild_game(2 + number, number, **GAME.variants[number])


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "variant"), KINDS)
def test_many_wild_games_stay_sound_end_and_replay(seats: int, variant: dict[str, Any]) -> None:
    for seed in range(100, 112):
        check_wild_game(seats, seed, **variant)


@cache
def pool() -> tuple[State, ...]:
    """Positions of a few games in which somebody is to act, or nobody any more."""
    matches = (
        match
        for seats, options in ((2, {}), (4, {}), (2, {"fusions": True, "midnight": 3}))
        for match in wild_game(seats, seats, hall="random", **options)
    )
    return tuple(match.state for match in matches)


FAR = st.integers(-1_000_000, 1_000_000)
NEAR = st.integers(0, 6_000)
MIDDLE = st.integers(0, 5).map(lambda cell: 1_000 * cell + 500)
PLACE = st.one_of(NEAR, NEAR, MIDDLE, FAR)
NUMBER = st.integers(0, 6)
MOVES: st.SearchStrategy[Move] = st.one_of(
    st.builds(
        Place, st.sampled_from(PIECES), st.sampled_from(FACES), PLACE, PLACE, st.integers(0, 3_599)
    ),
    st.builds(Walk, NUMBER, PLACE, PLACE, st.one_of(st.just(0), st.integers(0, 2_000), FAR)),
    st.builds(Walk, NUMBER, MIDDLE, MIDDLE, st.just(0)),
    st.builds(Walk, NUMBER, PLACE, PLACE, st.just(0), st.integers(0, 3_599)),
    st.builds(Escape, NUMBER),
    st.builds(Fuse, NUMBER, NUMBER),
    st.builds(Tip, st.sampled_from(PIECES), st.sampled_from(SIDES)),
    st.builds(Swap, st.integers(0, 3), NUMBER, NUMBER),
    st.builds(Put, NUMBER, PLACE, PLACE, st.integers(0, 2_000)),
    st.builds(Choose, st.sampled_from(SIDES)),
    st.sampled_from(
        [Done(), Decline(), Pass(), Deal(3), Throw((1, 2)), Roll(4), Strike("sun"), Verdict("", ())]
    ),
)


@settings(deadline=None, max_examples=400)
@given(index=st.integers(0, 10_000), seat=st.integers(0, 3), move=MOVES)
def test_whatever_can_be_said_is_refused_by_name_or_keeps_the_hall_sound(
    index: int, seat: int, move: Move
) -> None:
    state = pool()[index % len(pool())]
    seat %= len(state.sides)
    before = msgspec.json.encode(state)
    refusal = rules.check(state, seat, move)
    assert msgspec.json.encode(state) == before
    if refusal:
        assert refusal.code
        assert refusal.rule.startswith("V")
        assert all(0 <= refusal.args.get(axis, 0) <= 6_000 for axis in "xy")  # type: ignore[operator]
        return
    assert seat in rules.to_act(state)
    after = rules.apply(state, seat, move)
    assert msgspec.json.encode(state) == before
    check_state(after)
    events = rules.events(state, seat, move, after, None)
    assert msgspec.json.decode(msgspec.json.encode(events), type=tuple[Event, ...]) == events


@settings(deadline=None, max_examples=100)
@given(index=st.integers(0, 10_000), number=NUMBER, x=NEAR, y=NEAR, z=st.integers(0, 2_000))
def test_V8_a_walk_ends_where_a_ghost_can_stand_and_at_most_at_the_height_it_named(
    index: int, number: int, x: int, y: int, z: int
) -> None:
    walking = [state for state in pool() if state.phase == "ghosts"]
    state = walking[index % len(walking)]
    seat = rules.to_act(state)[0]
    if rules.check(state, seat, Walk(number, x, y, z)):
        return
    after = rules.apply(state, seat, Walk(number, x, y, z))
    there = next(g for g in after.hall.ghosts if (g.seat, g.number) == (seat, number))
    assert is_inside(there.size, there.x, there.y)
    assert NATURE not in rules.to_act(after)
    if after.hall.pieces == state.hall.pieces:
        assert (there.x, there.y) == (x, y)
        assert there.z <= (z + 10) * MIL
