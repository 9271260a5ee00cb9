"""Players: whole games, the same when made again, and sensible in plain positions."""

import pytest

from manoir.arena.duel import Duel, duel
from manoir.bots.bot import levels
from manoir.bots.pasvu import is_ready, observer
from manoir.games.pasvu.moves import Choose, Escape, Walk
from manoir.games.pasvu.sight.keyhole import Door, Side
from manoir.kernel.match import Match
from tests.bots.pasvu.scenes import LEVELS, ask, choice, furnished, seated, watchers
from tests.games.pasvu.positions import LARGE, MEDIUM, OTHER_MEDIUM, SMALL, in_cell, play, position

OPEN: tuple[Side, ...] = ("S", "E", "N")  # where the keyhole can go from the west


def test_the_levels_are_named_weakest_first() -> None:
    assert tuple(level.name for level in levels("pasvu")) == LEVELS


@pytest.mark.parametrize(
    "names",
    [
        LEVELS,
        pytest.param(("beginner", "normal"), marks=pytest.mark.soak),
        pytest.param(("hard", "best"), marks=pytest.mark.soak),
    ],
)
def test_a_table_plays_to_the_end(names: tuple[str, ...]) -> None:
    match = Match("pasvu", seats=len(names), observer=observer(), seed=3)
    listeners = seated(match, names)
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, listeners[seat].choose())
    assert match.state.round == 5
    assert max(match.outcome.scores) > 0


@pytest.mark.few(2)
@pytest.mark.parametrize("name", LEVELS)
def test_a_player_made_again_plays_the_same(name: str) -> None:
    match = Match("pasvu", seats=2, observer=observer(), seed=11)
    listeners = seated(match, (name,) * 2)
    for _ in range(14):
        seat = match.to_act[0]
        move = listeners[seat].choose()
        assert move == ask(match, name)
        match.play(seat, move)


@pytest.mark.parametrize("name", LEVELS)
def test_a_large_ghost_that_can_leave_leaves(name: str) -> None:
    state = position("ghosts", in_cell(0, LARGE, 2, 5), round=5, points=(1, 0))
    assert choice(state, 0, name) == Escape(LARGE)


def test_a_ghost_hides_behind_a_screen() -> None:
    """It has come in and may not leave yet. The piano stands before the last row, in the west."""
    state = position(
        "ghosts",
        in_cell(0, MEDIUM, 3, 5),
        pieces=furnished(("piano", 900, 4500)).pieces,
        keyhole=Door("W", 1),
        points=(3, 0),
        entered=((MEDIUM,), ()),
        out=((0, 2, 3, 4, 5, 6), ()),
    )
    move = choice(state, 0, "best")
    assert isinstance(move, Walk)
    assert (move.x < 1_800, move.y > 5_000) == (True, True)
    before = watchers(state.hall, 0, MEDIUM, OPEN)
    assert watchers(play(state, (0, move)).hall, 0, MEDIUM, OPEN) < before


@pytest.mark.parametrize("name", LEVELS[1:])
def test_the_keyhole_goes_where_it_sees_the_others(name: str) -> None:
    """Two mediums stand close to the wall of furniture, south of it, and are seen from there."""
    state = position(
        "side",
        in_cell(1, MEDIUM, 1, 1),
        in_cell(1, OTHER_MEDIUM, 2, 1),
        in_cell(0, SMALL, 2, 3),
        pieces=furnished(("piano", 900, 2400), ("desk", 2800, 2400)).pieces,
        keyhole=Door("W", 1),
        turn=0,
    )
    move = choice(state, 0, name)
    assert isinstance(move, Choose)

    def seen(side: Side) -> int:
        return sum(watchers(state.hall, 1, number, (side,)) for number in (MEDIUM, OTHER_MEDIUM))

    assert seen(move.side) == max(map(seen, OPEN)) > min(map(seen, OPEN))


def test_the_house_knows_when_its_bots_are_ready() -> None:
    match = Match("pasvu", seats=2, observer=observer(), seed=1)
    ask(match, "best")
    assert is_ready(2, match.view(None))


@pytest.mark.soak
@pytest.mark.parametrize(
    ("stronger", "weaker", "games"),
    [("normal", "beginner", 100), ("hard", "normal", 100), ("best", "hard", 60)],
)
def test_the_stronger_wins_more_often(stronger: str, weaker: str, games: int) -> None:
    assert duel(Duel("pasvu", stronger, weaker), games).mean >= 0.55
