"""What players make of Midnight cards (V13), in plain positions."""

from typing import Any

import pytest
from msgspec.structs import replace

from manoir.bots.pasvu import advise
from manoir.bots.pasvu.sides import likely
from manoir.bots.pasvu.sight.watch import watching
from manoir.games.pasvu import rules
from manoir.games.pasvu.advice import Hidden, Hide
from manoir.games.pasvu.box import PIECES
from manoir.games.pasvu.moves import Done, Escape, Move, Put, Swap, Tip, Walk
from manoir.games.pasvu.rounds.setup import hotel
from manoir.games.pasvu.sight.keyhole import SIDES, Door
from tests.bots.pasvu.nights import (
    MIDNIGHT,
    OPEN,
    asked,
    hall_at_night,
    lying,
    night,
    player_of,
    strolled,
)
from tests.bots.pasvu.scenes import CAREFUL, LEVELS, THINKERS, choice, watchers
from tests.games.pasvu.positions import (
    LARGE,
    MEDIUM,
    SECOND_SMALL,
    SMALL,
    in_cell,
    place_of,
    play,
    position,
)


@pytest.mark.parametrize("name", LEVELS)
def test_V13_where_ghosts_lie_all_move_lying(name: str) -> None:
    state = lying(position("ghosts", in_cell(0, MEDIUM, 0, 3), points=(8, 0), **hall_at_night()))
    moves, after = strolled(state, name)
    assert any(isinstance(move, Walk) for move in moves)
    assert all(ghost.yaw is not None for ghost in after.hall.ghosts)


@pytest.mark.parametrize("name", THINKERS)
def test_V13_who_lies_in_sight_is_laid_again_once(name: str) -> None:
    """Without points, and so without a move that would be offered."""
    state = lying(position("ghosts", in_cell(0, MEDIUM, 4, 4), **hall_at_night()))
    assert rules.legal(state, 0) == (Done(),)
    moves, after = strolled(state, name)
    assert [type(move) for move in moves] == [Walk, Done]
    assert place_of(after, 0, MEDIUM) == (4, 4)
    before = watchers(state.hall, 0, MEDIUM, OPEN)
    assert watchers(after.hall, 0, MEDIUM, OPEN) < before


@pytest.mark.parametrize("name", THINKERS)
def test_V13_whom_a_card_has_moved_is_set_elsewhere_in_its_cell_once(name: str) -> None:
    fields = {**hall_at_night(), "night": night("sun"), "walked": ((MEDIUM,), ())}
    state = position("ghosts", in_cell(0, MEDIUM, 1, 3), **fields)
    assert rules.legal(state, 0) == (Done(),)
    moves, after = strolled(state, name)
    assert [type(move) for move in moves] == [Walk, Done]
    assert place_of(after, 0, MEDIUM) == (1, 3)
    before = watchers(state.hall, 0, MEDIUM, OPEN)
    assert watchers(after.hall, 0, MEDIUM, OPEN) < before


@pytest.mark.parametrize("name", THINKERS)
def test_V13_nobody_is_set_elsewhere_again_and_again(name: str) -> None:
    """Even if others have moved, and it is seen once more where it now is."""
    fields = {**hall_at_night(), "night": night("sun"), "walked": ((MEDIUM,), ())}
    state = position("ghosts", in_cell(0, MEDIUM, 1, 3), **fields)
    view, player = rules.view(state, 0), player_of(state, name)
    move = player.choose(view, rules.legal(state, 0), 1.0)
    after = play(state, (0, move))
    player.hear(rules.events(state, 0, move, after, 0), rules.view(after, 0))
    assert player.choose(view, rules.legal(state, 0), 1.0) == Done()


@pytest.mark.parametrize("name", THINKERS)
def test_V13_who_makes_faces_is_left_alone(name: str) -> None:
    """Even if it was on its way before, and went home, and came in before the mirror."""
    fields = {**hall_at_night(), "night": night("sun", "tag", "grimaces")}
    state = position(
        *("ghosts", in_cell(0, SMALL, 1, 3)), **fields, walked=((SMALL,), ()), held=((SMALL,), ())
    )
    assert choice(state, 0, name) == Done()


@pytest.mark.parametrize("name", THINKERS)
def test_V13_who_may_not_stay_on_the_floor_climbs(name: str) -> None:
    for cards, up in (((), False), (("perch",), True)):
        state = position(
            "ghosts",
            in_cell(0, MEDIUM, 0, 3),
            pieces=hotel().pieces,
            options=MIDNIGHT,
            keyhole=Door("W", 1),
            round=2,
            night=night(*cards),
            points=(2, 0),
            entered=((MEDIUM,), ()),
            out=(tuple(number for number in range(7) if number != MEDIUM), ()),
        )
        _, after = strolled(state, name)
        assert (after.hall.ghosts[0].z > 0) == up


def test_V13_one_reckons_with_the_doors_that_the_cards_leave() -> None:
    state = position("ghosts", options=MIDNIGHT, keyhole=Door("E", 2), round=2)

    def doors(*cards: str, **fields: Any) -> tuple[Door, ...]:
        view = rules.view(replace(state, night=night(*cards, **fields)), 0)
        watch = watching(view)
        assert likely(view, (2, 5)).sum() == pytest.approx(1)
        assert len(likely(view)) == len(watch.doors)
        assert (watch.twice, watch.perch) == ("double" in cards, "perch" in cards)
        return watch.doors

    usual = tuple(Door(side, n) for side in SIDES if side != "E" for n in range(1, 7))
    assert doors() == doors("double") == doors("perch") == usual
    assert doors("knock") == tuple(Door("E", n) for n in range(1, 7))
    assert doors("crystal", number=4) == (Door("S", 4), Door("N", 4), Door("W", 4))
    assert doors("knock", "crystal", number=3) == (Door("E", 3),)


@pytest.mark.parametrize("name", CAREFUL)
def test_V13_tag_takes_the_place_that_is_nearest_to_the_own_exit(name: str) -> None:
    state = asked(
        "tag", in_cell(1, SMALL, 1, 1), in_cell(1, SECOND_SMALL, 4, 4), in_cell(1, MEDIUM, 2, 5)
    )
    assert choice(state, 0, name) == Swap(1, SECOND_SMALL, SMALL)


@pytest.mark.parametrize("name", CAREFUL)
def test_V13_who_tags_nobody_comes_in_where_it_is_hidden(name: str) -> None:
    state = asked("tag", pieces=hotel().pieces)
    move = choice(state, 0, name)
    assert isinstance(move, Put)
    after = play(state, (0, move))
    column, row = place_of(after, 0, SMALL)
    assert row == 2
    assert advise(rules.view(state, 0), 0, Hide(SMALL, column, row)) == Hidden(
        Walk(SMALL, move.x, move.y, move.z)
    )


@pytest.mark.parametrize("name", CAREFUL)
def test_V13_the_big_brother_comes_for_who_is_almost_out(name: str) -> None:
    state = asked("brother", in_cell(0, SMALL, 2, 5), in_cell(0, SECOND_SMALL, 3, 0), round=5)
    assert choice(state, 0, name) == Swap(0, SMALL, LARGE)


def test_V13_a_piece_is_tipped_so_that_the_own_ghost_is_seen_least() -> None:
    """One piece is left: all four ways are looked at. The other seat has no ghosts any more."""
    left = "desk"
    cards = night("excited", asked=(0,), tipped=tuple(piece for piece in PIECES if piece != left))
    others = tuple(number for number in range(7) if number != MEDIUM)
    state = position(
        "midnight",
        in_cell(0, MEDIUM, 2, 2),
        pieces=hotel().pieces,
        options=MIDNIGHT,
        round=3,
        keyhole=Door("W", 1),
        night=cards,
        out=(others, tuple(range(7))),
    )

    def seen(tip: Move) -> int:
        return watchers(play(state, (0, tip)).hall, 0, MEDIUM, OPEN)

    ways = rules.legal(state, 0)
    assert {type(tip) for tip in ways} == {Tip}
    assert len({seen(tip) for tip in ways}) > 1
    assert seen(choice(state, 0, "hard")) == min(map(seen, ways))


def test_V13_after_a_turn_of_the_board_everybody_goes_on_to_the_new_exit() -> None:
    """What came from the south now came from the east, and leaves in the west."""
    state = position(
        "ghosts",
        in_cell(0, LARGE, 0, 2),
        options=MIDNIGHT,
        round=5,
        points=(1, 0),
        sides=("E", "W"),
    )
    for name in LEVELS:
        assert choice(state, 0, name) == Escape(LARGE)
