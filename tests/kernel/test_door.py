"""H1, H4: whatever a caller hands to a match, it gets a named refusal, and nothing changes."""

import math
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from manoir import Match
from manoir.kernel import NATURE, Refused
from manoir.kernel.record import Record, Undo
from manoir.kernel.registry import games

SEEDS = range(3)
NOT_SEATS: tuple[Any, ...] = (
    True, False, 1.0, 0.0, math.nan, "0", b"0", None, (), [0], -1, -7, 4, 99, 10**30, object(), 1j,
)  # fmt: skip
NOT_VALUES: tuple[Any, ...] = (
    True, None, 3000.5, 0.5, math.nan, math.inf, -math.inf, 99_999, -5, 10**30, "", "N9", "x" * 500,
    b"N1", (), [[]], {}, {"x": 1}, object(), 1j, frozenset({1}), Undo(), Undo, len,
)  # fmt: skip
STRANGERS: tuple[Any, ...] = (
    *NOT_VALUES, 0, 1, "roll", '{"type":"roll"}', {"type": "roll"}, ..., NotImplemented, Random,
)  # fmt: skip


def moved(game: str, seed: int, plies: int) -> Match:
    match, rng = Match(game, seats=2 + seed % 3, seed=seed), Random(seed)
    while match.ply < plies and not match.outcome:
        seat = match.to_act[0]
        match.play(seat, match.sample(seat, rng.randrange))
    return match


def snapshot(match: Match) -> tuple[Any, ...]:
    """All that a call could have changed."""
    log, history = tuple(match.log), tuple((s.seat, s.move) for s in match.history)
    return msgspec.json.encode(match.state), log, history, match.hash, match.pack()


def foreign_moves(game: str) -> Iterator[Any]:
    """Moves of the other games, as they are offered there."""
    for other in games():
        if other != game:
            match = moved(other, 1, 9)
            yield from match.legal(match.to_act[0])[:6]
            yield from (record.move for record in match.log[:6])


def broken(move: Any, rng: Random) -> Iterator[Any]:
    """The same move with one field of the wrong type or far out of its bounds."""
    kind = type(move)
    fields = {name: getattr(move, name) for name in move.__struct_fields__}
    for name, right in fields.items():
        for wrong in rng.sample(NOT_VALUES, 8):
            yield kind(**(fields | {name: wrong}))
            if isinstance(right, tuple) and right:
                yield kind(**(fields | {name: (wrong, *right[1:])}))


def assert_refused(match: Match, seat: Any, move: Any, codes: set[str]) -> None:
    before = snapshot(match)
    refusal = match.check(seat, move)
    assert refusal is not None, (seat, move)
    assert refusal.code in codes, (seat, move, refusal)
    with pytest.raises(Refused) as refused:
        match.play(seat, move)
    assert refused.value.refusal == refusal
    assert snapshot(match) == before, (seat, move)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("seed", SEEDS)
def test_H1_a_stranger_at_the_table_is_refused(game: str, seed: int) -> None:
    match = moved(game, seed, 4 + 9 * seed)
    move = match.legal(match.to_act[0])[0]
    for seat in NOT_SEATS:
        assert_refused(match, seat, move, {"not_seated"})


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("seed", SEEDS)
def test_H4_a_stranger_is_not_a_move(game: str, seed: int) -> None:
    match = moved(game, seed, 4 + 9 * seed)
    for stranger in (*(s for s in STRANGERS if s != Undo()), *foreign_moves(game)):
        assert_refused(match, match.to_act[0], stranger, {"not_a_move"})


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("seed", SEEDS)
def test_H4_a_move_with_a_broken_field_is_refused_or_means_what_it_says(
    game: str, seed: int
) -> None:
    """What is played all the same (an integer within bounds) is saved and loaded like any other."""
    match, rng = moved(game, seed, 4 + 9 * seed), Random(seed)
    moves = [*match.legal(match.to_act[0])[:3], *(record.move for record in match.log[-4:])]
    for move in (wrong for right in moves for wrong in broken(right, rng)):
        before, trial = snapshot(match), match.fork()
        try:
            trial.play(trial.to_act[0], move)
        except Refused:
            assert snapshot(trial) == before, move
        else:
            again = Match.unpack(trial.pack())
            assert (again.hash, again.state) == (trial.hash, trial.state), move
        assert snapshot(match) == before, move


@pytest.mark.parametrize("game", games())
def test_H4_natures_moves_in_a_log_are_read_as_strictly(game: str) -> None:
    match = Match(game, seats=2, seed=1)
    log = list(match.log) or [Record(0, NATURE, None)]
    for stranger in (None, "roll", *foreign_moves(game)):
        with pytest.raises(Refused) as refused:
            Match.replay(match.game, 2, match.options, match.dice, [Record(0, NATURE, stranger)])
        assert refused.value.refusal.rule in {"H2", "H4"}, (stranger, log)


def test_a_list_where_a_tuple_belongs_becomes_the_games_own_type() -> None:
    match = moved("pacman", 0, 3)
    while not hasattr(match.legal(match.to_act[0])[0], "path"):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    run = match.legal(match.to_act[0])[0]
    match.play(match.to_act[0], msgspec.structs.replace(run, path=list(run.path)))
    assert run in [step.move for step in match.history]


@pytest.mark.parametrize("seats", [True, 2.0, "2", None, 0, 1, 5, -2, 10**30, (), object()])
@pytest.mark.parametrize("game", games())
def test_seats_that_do_not_fit_are_a_ValueError(game: str, seats: Any) -> None:
    with pytest.raises(ValueError, match=f"{game} is for 2 to 4 seats, not"):
        Match(game, seats=seats)


@pytest.mark.parametrize("seed", [True, 1.5, "7", b"short", (), object(), 1 << 64, -(1 << 63) - 1])
def test_a_seed_that_cannot_be_kept_is_a_ValueError(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed"):
        Match("escalier", seats=2, seed=seed)


@pytest.mark.parametrize("seed", [0, -1, (1 << 64) - 1, -(1 << 63), bytes(32), bytearray(32)])
def test_every_seed_that_is_taken_can_be_saved_and_loaded(seed: Any) -> None:
    match = Match("escalier", seats=2, seed=seed)
    assert Match.unpack(match.pack()).hash == match.hash


@pytest.mark.parametrize("game", [None, 7, "", "chess", b"escalier", (), object(), Match])
def test_a_game_that_is_not_there_is_a_ValueError(game: Any) -> None:
    with pytest.raises(ValueError, match="game"):
        Match(game, seats=2)


@pytest.mark.parametrize(
    "options", [{"podium": 3}, {"first": True}, {"colours": (0, 0)}, {"x": 1}, {"memory": None}]
)
def test_options_that_do_not_fit_are_a_ValueError(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"options of escalier|E1|E2"):
        Match("escalier", seats=2, **options)


@pytest.mark.parametrize("dice", [7, "dice", object(), Random])
def test_dice_that_cannot_be_asked_are_a_ValueError(dice: Any) -> None:
    with pytest.raises(ValueError, match="dice have a method"):
        Match("escalier", seats=2, dice=dice)


@pytest.mark.parametrize("game", games())
def test_whoever_looks_with_no_seat_gets_a_ValueError(game: str) -> None:
    match = moved(game, 0, 6)
    for seat in NOT_SEATS:
        if seat is not None:
            with pytest.raises(ValueError, match="seat"):
                match.view(seat)
        if type(seat) is not int or seat != NATURE:
            with pytest.raises(ValueError, match="seat"):
                match.legal(seat)
        with pytest.raises(ValueError, match="does not act"):
            match.sample(seat, Random(0).randrange)
    for index in (None, True, 1.0, "0", len(match.history), -len(match.history) - 1):
        with pytest.raises(ValueError, match="not a move of this match"):
            match.events(index, None)  # type: ignore[arg-type]


def test_a_move_that_fails_halfway_leaves_the_match_as_it_was() -> None:
    match = Match("escalier", seats=2, seed=1)
    before = snapshot(match)

    class Broken:
        def below(self, *_: object) -> int:
            raise KeyboardInterrupt

    seat, move = match.to_act[0], match.legal(match.to_act[0])[0]
    match.dice, kept = Broken(), match.dice
    with pytest.raises(KeyboardInterrupt):
        match.play(seat, move)
    match.dice = kept
    assert snapshot(match) == before
