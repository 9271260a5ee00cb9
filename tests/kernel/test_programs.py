"""What programs do with a match: fork, pop, copy, pickle, show, sample."""

import copy
import pickle
from random import Random
from typing import Any

import pytest

from manoir import Match
from manoir.kernel.record import Undo
from manoir.kernel.refusal import Refusal, Refused
from manoir.kernel.registry import games
from manoir.kernel.verify import verify

GAMES = [*games()]


def played(game: str, seed: int, plies: int) -> Match:
    match, rng = Match(game, seats=2 + seed % 3, seed=seed), Random(seed)
    while match.ply < plies and not match.outcome:
        seat = match.to_act[0]
        match.play(seat, match.sample(seat, rng.randrange))
    return match


def same(one: Match, two: Match) -> bool:
    return (one.hash, one.state, one.log) == (two.hash, two.state, two.log)


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_goes_its_own_way(game: str) -> None:
    match = played(game, 1, 20)
    fork, kept = match.fork(), match.pack()
    assert same(match, fork)
    seat = fork.to_act[0]
    fork.play(seat, fork.sample(seat, Random(5).randrange))
    assert match.pack() == kept
    assert fork.ply > match.ply


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda m: pickle.loads(pickle.dumps(m))])
def test_copies_and_pickles_are_the_same_match_and_independent(game: str, way: Any) -> None:
    match = played(game, 2, 25)
    other = way(match)
    assert same(match, other)
    for one in (match, other):
        seat = one.to_act[0]
        one.play(seat, one.sample(seat, Random(3).randrange))
    assert same(match, other)
    assert match.log is not other.log


@pytest.mark.parametrize("game", GAMES)
def test_pop_takes_back_move_after_move_down_to_the_start(game: str) -> None:
    rng, match = Random(4), Match(game, seats=3, seed=4)
    seen = []
    while match.ply < 30 and not match.outcome:
        seen.append((match.fork(), match.to_act[0]))
        seat = match.to_act[0]
        move = match.sample(seat, rng.randrange)
        match.play(seat, move)
        seen[-1] = (*seen[-1], move)  # type: ignore[assignment]
    for before, seat, move in reversed(seen):  # type: ignore[misc]
        assert match.pop() == move
        assert same(match, before)
        assert match.to_act[0] == seat
    with pytest.raises(ValueError, match="nothing to take back"):
        match.pop()


def test_pop_crosses_what_undo_may_not() -> None:
    match = Match("escalier", seats=2, seed=1)
    before = match.fork()
    match.play(0, match.legal(0)[0])
    with pytest.raises(Refused, match="undo_crosses_dice"):
        match.undo(0)
    match.pop()
    assert same(match, before)


def test_pop_of_an_undo_brings_the_move_back() -> None:
    match = Match("labyrinthe", seats=2, seed=3)
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[5])
    shifted = match.fork()
    match.undo(seat)
    assert match.pop() == Undo()
    assert same(match, shifted)


def test_the_hash_is_that_of_the_whole_log_whenever_it_is_asked() -> None:
    rng, asked, never = Random(1), *(Match("labyrinthe", seats=2, seed=1) for _ in range(2))
    while not asked.outcome and asked.ply < 200:
        seat = asked.to_act[0]
        move = asked.sample(seat, rng.randrange)
        asked.play(seat, move)
        never.play(seat, move)
        assert len(asked.links) == asked.ply + 1
    assert asked.hash == never.hash
    asked.pop()
    again = Match.replay(asked.game, 2, asked.options, asked.dice, asked.log)
    assert asked.hash == again.hash != never.hash


def test_a_match_says_what_it_is_and_nothing_secret() -> None:
    match = Match("escalier", seats=3)
    assert repr(match) == "<Match escalier, 3 seats, ply 0, seat 0 to act>"
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, match.sample(seat, Random(match.ply).randrange))
    winners = ", ".join(map(str, match.outcome.winners))
    assert repr(match) == f"<Match escalier, 3 seats, ply {match.ply}, won by seat {winners}>"


def test_a_match_of_an_unregistered_game_says_that_it_cannot_be_pickled() -> None:
    import msgspec

    game = msgspec.structs.replace(games()["escalier"], id="attic")
    with pytest.raises(TypeError, match="attic is not a registered game"):
        pickle.dumps(Match(game, seats=2))


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_legal_and_reaches_every_kind_of_move(game: str) -> None:
    rng, kinds, listed = Random(10), set(), set()
    for seed in range(3):
        match = Match(game, seats=2 + seed, seed=seed)
        while not match.outcome and match.ply < 150:
            seat = match.to_act[0]
            listed |= {type(move) for move in match.legal(seat)}
            move = match.sample(seat, rng.randrange)
            assert match.rules.check(match.state, seat, move) is None
            kinds.add(type(move))
            match.play(seat, move)
    assert kinds == listed


@pytest.mark.parametrize("game", GAMES)
def test_only_the_very_move_that_was_sampled_is_not_checked_again(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, refusal = played(game, 1, 11), Refusal("asked", "H4")
    monkeypatch.setattr(match.rules, "check", lambda *_: refusal)
    seat, rng = match.to_act[0], Random(4)
    earlier, move = match.sample(seat, rng.randrange), match.sample(seat, rng.randrange)
    alike = copy.deepcopy(move)
    assert alike is not move
    assert match.check(seat, alike) == match.check(seat, earlier) == refusal
    assert match.check(1 - seat, move) == refusal
    assert match.check(seat, move) is None
    match.play(seat, move)
    assert match.log[-1].move == move or match.log[11].move == move
    assert match.check(seat, move) == refusal


@pytest.mark.parametrize("game", ["escalier", "labyrinthe", "pacman"])
def test_a_sample_is_any_legal_move_with_the_same_chance(game: str) -> None:
    match = played(game, 1, 11)
    seat = match.to_act[0]
    legal, rng = match.legal(seat), Random(2)
    counts = dict.fromkeys(legal, 0)
    draws = 400 * len(legal)
    for _ in range(draws):
        counts[match.sample(seat, rng.randrange)] += 1
    chi = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert chi < len(legal) + 5 * (2 * len(legal)) ** 0.5, counts


def test_a_file_cut_before_natures_answer_goes_on() -> None:
    match = Match("escalier", seats=2, seed=9)
    match.play(0, match.legal(0)[0])
    cut = Match.replay(match.game, 2, match.options, match.dice, match.log[:1])
    assert cut.ply == 1
    loaded = Match.unpack(cut.pack())
    assert same(loaded, match), "the dice say what they would have said"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_from_a_position_as_it_would_have(game: str) -> None:
    match = played(game, 1, 30)
    other = Match.from_position(match.position(), seed=8)
    assert (other.state, other.options, other.seats) == (match.state, match.options, match.seats)
    assert other.position() == match.position()
    rng = Random(6)
    while other.ply < 20 and not other.outcome:
        seat = other.to_act[0]
        move = other.sample(seat, rng.randrange)
        assert other.move(other.game.notation.write_move(move)) == move
        other.play(seat, move)
    again = Match.unpack(other.pack())
    assert same(again, other)
    assert again.start == match.position()
    assert same(verify(other.pack()), other)


def test_a_file_from_the_beginning_is_as_it_always_was() -> None:
    assert b'"start"' not in played("escalier", 1, 12).pack()


def test_a_match_from_a_position_takes_back_its_undo() -> None:
    match = Match("labyrinthe", seats=2, seed=3)
    other = Match.from_position(match.position(), seed=3)
    seat = other.to_act[0]
    other.play(seat, other.legal(seat)[5])
    shifted = other.fork()
    other.undo(seat)
    other.pop()
    assert same(other, shifted)


@pytest.mark.parametrize("text", [None, 7, "", "chess, rules 1, 2 seats", "escalier", b"escalier"])
def test_a_position_that_is_none_is_a_ValueError(text: Any) -> None:
    with pytest.raises(ValueError, match=r"position|game"):
        Match.from_position(text)


@pytest.mark.parametrize("text", [None, 7, "", "fly away", "N9>", "N3>>>>>"])
def test_a_move_that_is_none_is_a_ValueError(text: Any) -> None:
    with pytest.raises(ValueError, match=r"move|arrow|turn"):
        Match("labyrinthe", seats=2).move(text)
