"""Players: the same when made again, and sensible in plain positions."""

from itertools import product

import pytest

from manoir.arena.duel import Duel, duel
from manoir.bots.bot import level, levels
from manoir.bots.listener import Listener
from manoir.bots.pacman import is_ready
from manoir.bots.play import first_view
from manoir.kernel.match import Match
from tests.bots.pacman.scenes import LEVELS, TABLES, ask, midway, take_turn
from tests.games.pacman.sketches import BARE, at, sketch

LAST = """
H.......H
.#.#.#.#.
.........
.#.#.#.#.
....G....
.#.#.#.#.
.......oA
.#.#.#.#.
H.......H
"""


def seated(match: Match, names: tuple[str, ...]) -> list[Listener]:
    return [
        Listener(match, seat, level("pacman", name).make(seat, match.seats, view, 5))
        for seat, name in enumerate(names)
        for view in [first_view(match, seat)]
    ]


def test_the_levels_are_named_weakest_first() -> None:
    assert tuple(level.name for level in levels("pacman")) == LEVELS


@pytest.mark.few(2)
@pytest.mark.parametrize(("seats", "circuit"), TABLES)
def test_a_mixed_table_plays_to_the_end(seats: int, circuit: str) -> None:
    match = Match("pacman", seats=seats, seed=seats, circuit=circuit, end="white")
    listeners = seated(match, (LEVELS * 2)[seats - 2 : 2 * seats - 2])
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, listeners[seat].choose())
    assert match.outcome.why == "cleared"


@pytest.mark.few(2)
@pytest.mark.parametrize("name", LEVELS)
def test_a_player_made_again_plays_the_same(name: str) -> None:
    match = Match("pacman", seats=3, seed=11)
    listeners = seated(match, (name,) * 3)
    for _ in range(60):
        seat = match.to_act[0]
        move = listeners[seat].choose()
        assert move == ask(match, name)
        match.play(seat, move)


@pytest.mark.parametrize("name", LEVELS[1:])
def test_a_ghost_that_can_come_upon_another_does(name: str) -> None:
    grid = BARE.replace(".........", "..1B.....", 1)
    state = sketch(grid, "trays 3+0 4+0", "dice 1 6")
    after = take_turn(state, name)
    assert after.eaters[1] == state.homes[1]
    assert after.white == (5, 2)


@pytest.mark.parametrize("name", LEVELS[1:])
def test_a_careful_player_does_not_stop_beside_a_ghost(name: str) -> None:
    """Both dice are ones: beside the ghost lies a marble, away from it there is none."""
    grid = BARE.replace(".........", "...A.o1..", 1)
    state = sketch(grid, "trays 3+0 4+0", "dice 1 2", "chased")
    after = take_turn(state, name)
    assert after.eaters[0] != at(2, 5)


@pytest.mark.parametrize("name", ["hard", "best"])
def test_a_ghost_is_eaten_for_two_marbles(name: str) -> None:
    grid = BARE.replace(".........", "..A.1....", 1)
    state = sketch(grid, "trays 3+1 4+0", "dice 2 6")
    after = take_turn(state, name)
    assert after.white[0] >= 5


@pytest.mark.parametrize("name", ["hard", "best"])
def test_who_is_ahead_takes_the_last_marble(name: str) -> None:
    state = sketch(LAST, "trays 30+1 25+3", "dice 1 1")
    after = take_turn(state, name)
    assert after.marbles.strip(".") == ""


@pytest.mark.parametrize("name", ["hard", "best"])
def test_who_would_lose_by_it_leaves_the_last_marble(name: str) -> None:
    state = sketch(LAST, "trays 20+1 35+3", "dice 1 1")
    after = take_turn(state, name)
    assert "w" in after.marbles


@pytest.mark.parametrize("name", ["hard", "best"])
def test_little_time_is_enough_for_a_move(name: str) -> None:
    for seed in range(4):
        match = midway(2, seed)
        assert ask(match, name, budget=0.0) in match.legal(match.to_act[0])


def test_every_choice_is_legal_whatever_is_due() -> None:
    for seed, name in product(range(8), LEVELS):
        match = midway(2 + seed % 3, seed, turns=10 * seed, circuit=("classic", "large")[seed % 2])
        for _ in range(6):
            if match.outcome:
                break
            seat = match.to_act[0]
            move = ask(match, name)
            assert move in match.legal(seat)
            match.play(seat, move)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("stronger", "weaker", "games"),
    [
        ("normal", "beginner", 30),
        pytest.param("hard", "normal", 30, marks=pytest.mark.soak),
        pytest.param("best", "hard", 12, marks=pytest.mark.soak),
    ],
)
def test_the_stronger_wins_more_often(stronger: str, weaker: str, games: int) -> None:
    assert duel(Duel("pacman", stronger, weaker), games).mean >= 0.6


def test_the_house_knows_when_its_bots_are_ready() -> None:
    match = midway(2, 1)
    ask(match, "best")
    assert is_ready(2, match.view(None))
