"""Matches: playing, refusing, undoing, and dice that no detour can change."""

import random

import pytest

import manoir
from manoir.games.escalier.moves import Advance, Decline, Haunt, Roll, Rolled
from manoir.kernel import NATURE, Refused
from manoir.kernel.match import Match
from manoir.kernel.record import Record, Undo


def play_out(match: Match, seed: int) -> Match:
    rng = random.Random(seed)
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def until(match: Match, kind: type, seed: int = 0) -> int:
    """Play at random until a seat is offered a move of a kind; that seat."""
    rng = random.Random(seed)
    while not any(isinstance(move, kind) for move in match.legal(match.to_act[0])):
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match.to_act[0]


def test_the_log_has_natures_moves_in_it() -> None:
    match = Match("escalier", seats=4, seed=7)
    match.play(0, Roll())
    assert match.log[0] == Record(0, 0, Roll())
    assert (match.log[1].seat, type(match.log[1].move)) == (NATURE, Rolled)


def test_a_refused_move_changes_nothing_and_says_why() -> None:
    match = Match("escalier", seats=4, seed=7)
    before = match.hash
    with pytest.raises(Refused) as refused:
        match.play(1, Roll())
    assert (refused.value.refusal.code, refused.value.refusal.rule) == ("not_your_turn", "E2")
    assert match.hash == before


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_H1_nobody_plays_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(Refused, match="H1"):
        Match("escalier", seats=4, seed=7).play(seat, Roll())


def test_refused_moves_and_reloads_never_change_a_roll() -> None:
    plain = play_out(Match("escalier", seats=3, seed=5), 1)
    match = Match("escalier", seats=3, seed=5)
    rng = random.Random(1)
    while not match.outcome:
        seat = match.to_act[0]
        with pytest.raises(Refused):
            match.play((seat + 1) % 3, Roll())
        match = Match.unpack(match.pack())
        match.play(seat, rng.choice(match.legal(seat)))
    assert match.hash == plain.hash


def test_H3_a_move_is_taken_back_before_anything_follows() -> None:
    match = Match("escalier", seats=4, seed=3)
    seat = until(match, Haunt)
    before, ply = match.state, match.ply
    match.play(seat, Decline())
    match.undo(seat)
    assert match.state == before
    assert match.ply == ply + 2, "nothing is erased: the undo stands in the log"


def test_H3_undo_never_changes_a_later_roll() -> None:
    straight, detour = (Match("escalier", seats=4, seed=3) for _ in range(2))
    seat = until(straight, Haunt)
    assert until(detour, Haunt) == seat
    straight.play(seat, Decline())
    for _ in range(5):
        detour.play(seat, Decline())
        detour.undo(seat)
    detour.play(seat, Decline())
    assert play_out(straight, 9).state == play_out(detour, 9).state


def test_H3_undo_never_crosses_a_die() -> None:
    match = Match("escalier", seats=4, seed=3)
    seat = until(match, Haunt)
    with pytest.raises(Refused, match="undo_crosses_dice"):
        match.undo(seat)


def test_H3_undo_never_crosses_another_players_move() -> None:
    match = Match("escalier", seats=4, seed=3)
    seat = until(match, Haunt)
    match.play(seat, Decline())
    with pytest.raises(Refused, match="undo_crosses_player"):
        match.undo(match.to_act[0])


def test_H3_undo_never_crosses_a_reveal() -> None:
    """Two seats and two neutral ghosts: find a neutral arrival, which does not end the game."""
    for seed in range(200):
        match = Match("escalier", seats=2, seed=seed)
        rng = random.Random(seed)
        while not match.outcome:
            seat = match.to_act[0]
            offered = match.legal(seat)
            highest = [m for m in offered if isinstance(m, Advance)][-1:]
            match.play(seat, highest[0] if highest else rng.choice(offered))
            revealed = match.history[-1].seat == seat and match.view(None).arrived
            if revealed and not match.outcome:
                with pytest.raises(Refused, match="undo_crosses_reveal"):
                    match.undo(seat)
                return
    pytest.fail("no neutral arrival in 200 games")


def test_H3_nothing_is_taken_back_at_the_start_or_after_the_end() -> None:
    match = Match("escalier", seats=2, seed=1)
    with pytest.raises(Refused, match="nothing_to_undo"):
        match.undo(0)
    play_out(match, 0)
    with pytest.raises(Refused, match="nothing_to_undo"):
        match.undo(match.history[-1].seat % 2)


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (Record(1, 0, Roll()), "wrong_ply"),
        (Record(0, NATURE, Rolled(3)), "impossible_chance"),
        (Record(0, 1, Roll()), "not_your_turn"),
        (Record(0, 0, Undo()), "nothing_to_undo"),
    ],
)
def test_H2_a_log_that_the_rules_forbid_is_refused(record: Record, code: str) -> None:
    match = Match("escalier", seats=2, seed=1)
    with pytest.raises(Refused, match=code):
        Match.replay(match.game, 2, match.options, match.dice, [record])


def test_a_replay_is_the_same_match() -> None:
    match = play_out(Match("escalier", seats=4, seed=11, podium=True), 2)
    again = Match.replay(match.game, match.seats, match.options, match.dice, match.log)
    assert (again.hash, again.state) == (match.hash, match.state)


def test_the_hash_covers_options_and_every_record() -> None:
    hashes = {
        play_out(Match("escalier", seats=2, seed=seed, grands=grands), 0).hash
        for seed in range(20)
        for grands in (False, True)
    }
    assert len(hashes) == 40


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_wrong_number_of_seats_is_named(seats: int) -> None:
    with pytest.raises(ValueError, match="escalier is for 2 to 4 seats"):
        Match("escalier", seats=seats)


def test_unknown_and_wrong_options_are_named() -> None:
    with pytest.raises(ValueError, match=r"options of escalier: .*podum"):
        Match("escalier", seats=2, podum=True)
    with pytest.raises(ValueError, match=r"memory"):
        Match("escalier", seats=2, memory="total")


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(LookupError, match="no game called 'oie'; there are escalier"):
        manoir.Match("oie", seats=2)


def test_without_a_seed_two_matches_differ() -> None:
    one, two = (play_out(Match("escalier", seats=4), 0) for _ in range(2))
    assert one.hash != two.hash
