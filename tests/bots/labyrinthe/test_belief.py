"""What the best bot thinks that the others seek."""

from random import Random

import pytest

from manoir.bots.labyrinthe import belief
from manoir.bots.labyrinthe.belief import Watcher, unseen
from manoir.bots.labyrinthe.machine import machine
from manoir.bots.labyrinthe.replies import replies
from manoir.bots.labyrinthe.view_numbers import board_of, last_of, tile_of
from manoir.bots.play import first_view, heard_since
from manoir.games.labyrinthe.box import NAMES, Treasure
from manoir.kernel.match import Match
from tests.bots.labyrinthe.scenes import midway, take_turn

REPLIES = replies(2, 1.0)


def watching(match: Match, seat: int) -> Watcher:
    watcher = Watcher(seat, match.seats, first_view(match, seat))
    for events, view in heard_since(match, seat):
        watcher.hear(events, view)
    return watcher


def weights(match: Match, seat: int, owner: int) -> dict[Treasure, float]:
    return dict(watching(match, seat).aims(match.view(seat), owner, REPLIES).weights)


def test_before_the_first_turn_every_card_not_seen_is_as_likely() -> None:
    match = midway(2, seed=1, turns=0)
    likely = weights(match, 0, 1)
    assert set(likely) == set(unseen(match.view(0)))
    assert len(likely) == 23
    assert list(likely.values()) == pytest.approx([1 / 23] * 23)


def test_what_was_in_reach_and_was_not_taken_is_hardly_sought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = midway(2, seed=1, turns=0)
    owner = match.to_act[0]
    view = match.view(1 - owner)
    board = board_of(view)
    within = machine().within(board, last_of(view), view.pawns[owner])
    match.play(owner, match.legal(owner)[0])
    match.play(owner, match.legal(owner)[0])
    assert not match.state.found[owner]
    likely = weights(match, 1 - owner, owner)
    monkeypatch.setattr(belief, "MISSED", 1.0)
    blindly = weights(match, 1 - owner, owner)
    could = [within >> tile_of(board, card) & 1 for card in likely]
    ratios = [likely[card] / blindly[card] for card in likely]
    assert 5 < sum(could) < 20
    assert max(ratios) == pytest.approx(10 * min(ratios))
    assert [ratio < max(ratios) / 5 for ratio in ratios] == [bool(it) for it in could]


def test_the_card_that_is_really_sought_becomes_more_likely() -> None:
    """A hard bot that misses waits where its hopes are best."""
    before, after = [], []
    for seed in range(40):
        match = midway(2, seed, turns=4)
        owner = match.to_act[0]
        card = NAMES[match.state.piles[owner][0] - 1]
        prior = weights(match, 1 - owner, owner)[card]
        if not len(take_turn(match, "hard").found[owner]):
            before.append(prior)
            after.append(weights(match, 1 - owner, owner)[card])
    assert len(after) > 5
    assert sum(after) > 1.5 * sum(before)


def test_in_the_childrens_game_cards_lie_open() -> None:
    match = midway(2, seed=1, mode="children")
    aims = watching(match, 0).aims(match.view(0), 1, REPLIES)
    assert aims.any
    assert tuple(aims.weights) == match.view(0).cards[1]


def test_night_cards_are_remembered_when_the_light_goes_out() -> None:
    match, dice = Match("labyrinthe", seats=2, seed=2, mode="night", cards=2), Random(1)
    dealt = match.view(0).cards[1]
    while not match.state.dark:
        take_turn(match, "normal", seed=dice.randrange(100))
    assert match.view(0).cards[1] is None
    aims = watching(match, 0).aims(match.view(0), 1, REPLIES)
    assert aims.any
    assert tuple(aims.weights) == dealt


def test_who_has_nothing_left_to_find_goes_home() -> None:
    match = Match("labyrinthe", seats=2, seed=2, cards=1)
    while match.state.piles[1] and not match.outcome:
        take_turn(match, "normal")
    if not match.outcome:
        assert not weights(match, 0, 1)
