"""What a seat knows in the maze: nothing that it samples was ever seen to be otherwise."""

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from manoir.games.labyrinthe import GAME, rules
from manoir.games.labyrinthe.box import DAY, FREE, NAMES, NUMBERS
from manoir.games.labyrinthe.core import PLAIN
from manoir.games.labyrinthe.hidden import Hand, deal
from manoir.games.labyrinthe.knowledge import Knowledge
from manoir.games.labyrinthe.moves import Go, Move, Shift
from manoir.games.labyrinthe.seen import places_of
from manoir.games.labyrinthe.state import Board, State
from manoir.kernel.match import Match
from tests.games.knowing import (
    Fits,
    Heard,
    check_observed,
    check_samples,
    listening,
    play,
    states_of,
)
from tests.games.labyrinthe.sketches import at, sketch

REPLAYED = 0.05  # of many samples: playing a game again takes a while


def begun(**options: Any) -> State:
    state: State = Match("labyrinthe", seats=3, seed=2, **options).state
    return state


def known(state: State, seat: int | None) -> Knowledge:
    return Knowledge(seat, len(state.pawns), rules.view(state, seat))


def samples(knowledge: Knowledge, count: int = 300) -> list[State]:
    rng = Random(1)
    return [knowledge.sample(rng.randrange) for _ in range(count)]


def fits(share: float) -> Fits:
    """The slow way: with the cards of a sample, dealt at the start, the game would be the same."""
    rng, walks = Random(4), dict[int, Miss]()

    def check(heard: Heard, sample: State) -> None:
        check_observed(heard, sample)
        assert sample.options.mode != "children" or sample == heard.state
        assert tiles(sample.board) == tiles(heard.state.board)
        if heard.state.dark and not states_of(heard.match)[heard.start].dark:
            assert sample.board == heard.state.board
            assert sample.nights == heard.state.nights
        walks.update({} if walks else walks_of(heard.match))
        assert not any(set(hand) & missed for hand, missed in sought(walks, heard, sample))
        if rng.random() < share:
            replay(heard, sample)

    return check


def tiles(board: Board) -> Counter[tuple[int, int]]:
    """All movable tiles by shape and sign."""
    if not board:
        return Counter()
    doors, planes, spare = board[:4], board[4:9], board[9]
    found = [(spare & 3, spare >> 2)]
    for cell in FREE:
        open_ = [plane >> cell & 1 for plane in doors]
        shape = 2 if sum(open_) == 3 else 0 if open_[0] == open_[2] else 1
        found.append((shape, sum((plane >> cell & 1) << bit for bit, plane in enumerate(planes))))
    return Counter(found)


class Miss(NamedTuple):
    """A walk, and what it ended on; or, without a seat, nightfall."""

    seat: int | None
    cards: frozenset[int]
    found: bool  # by day: another card is sought from now on


def walks_of(match: Match) -> dict[int, Miss]:
    """All walks of a match by ply, as the rules see them."""
    states, walks = states_of(match), {}
    for ply, step in enumerate(match.history):
        before, after = states[ply], states[ply + 1]
        if after.dark and not before.dark:
            walks[ply] = Miss(None, frozenset(), found=False)
        elif isinstance(step.move, Go):
            cards = frozenset(treasures(before, step.move.cell))
            found = after.found != before.found and not after.dark
            walks[ply] = Miss(step.seat, cards, found)
    return walks


def sought(
    walks: dict[int, Miss], heard: Heard, sample: State
) -> list[tuple[tuple[int, ...], set[int]]]:
    """By seat, what it seeks in a sample, and on what it has ended its walks for nothing."""
    missed: list[set[int]] = [set() for _ in sample.pawns]
    for walk in (walks[ply] for ply in range(heard.start, heard.ply) if ply in walks):
        if walk.seat is None:
            missed = [set() for _ in missed]
        elif walk.found:
            missed[walk.seat].clear()
        else:
            missed[walk.seat] |= walk.cards
    return [(rules.seeks(sample, seat), missed[seat]) for seat in range(len(sample.pawns))]


def treasures(state: State, cell: int) -> list[int]:
    """What lies on a cell and is sought by this light."""
    cards = range(DAY + 1, len(NAMES) + 1) if state.dark else range(1, DAY + 1)
    return [card for card in cards if PLAIN.spot(*state.board[4:9], card) >> cell & 1]


def replay(heard: Heard, sample: State) -> None:
    """Play the same moves with the cards of a sample: the seat is told the same all the time."""
    match, seat, states = heard.match, heard.seat, states_of(heard.match)
    start = max(heard.start, next(ply for ply, state in enumerate(states) if any(state.piles)))
    state = dealt(states[start], heard, sample)
    for ply in range(start, heard.ply):
        step = match.history[ply]
        after = rules.apply(state, step.seat, step.move)
        assert rules.events(state, step.seat, step.move, after, seat) == match.events(ply, seat)
        assert rules.view(after, seat) == rules.view(states[ply + 1], seat)
        state = after


def dealt(first: State, heard: Heard, sample: State) -> State:
    """The cards of a sample, as they must have been at the start: with those found since."""
    since = [found[len(had) :] for found, had in zip(heard.state.found, first.found, strict=True)]
    if first.dark:
        hands = zip(since, sample.nights, strict=True)
        nights = [(*found, *hand) for found, hand in hands]
        if heard.seat is not None:
            nights[heard.seat] = first.nights[heard.seat]  # which it sees in their order
        return replace(first, nights=tuple(nights))
    if sample.dark or sample.options.mode == "children":
        return first  # what was left of the day is gone; or everything is seen
    return replace(first, piles=tuple((*f, *p) for f, p in zip(since, sample.piles, strict=True)))


def test_by_day_one_knows_the_own_card_and_the_cards_of_the_night() -> None:
    state = begun(mode="night")
    some = samples(known(state, 1))
    for sample in some:
        assert rules.view(sample, 1) == rules.view(state, 1)
        assert sample.piles[1][0] == state.piles[1][0]
        assert sample.nights == state.nights
    assert len({sample.piles for sample in some}) > 290
    assert len({sample.board for sample in some}) > 290


def test_by_night_one_knows_the_own_hand_and_the_signs_of_the_night() -> None:
    state = replace(begun(mode="night"), dark=True, piles=((), (), ()))
    some = samples(known(state, 1))
    for sample in some:
        assert rules.view(sample, 1) == rules.view(state, 1)
        assert sample.nights[1] == state.nights[1]
        assert sample.board[:4] == state.board[:4]
        assert places_of(sample.board, dark=True) == places_of(state.board, dark=True)
        assert all(25 <= card <= 36 for hand in sample.nights for card in hand)
    assert len({sample.nights for sample in some}) > 290
    assert len({places_of(sample.board, dark=False) for sample in some}) > 290


def test_L10_in_the_childrens_variant_nothing_is_hidden() -> None:
    state = begun(mode="children")
    assert known(state, None).sample(lambda _: 0) == state


@pytest.mark.parametrize("ply", [0, 1, 2])
def test_L1_L2_before_the_maze_is_laid_and_the_cards_are_dealt(ply: int) -> None:
    state = states_of(Match("labyrinthe", seats=2, seed=1, mode="night"))[ply]
    for sample in samples(known(state, 0), 20):
        assert rules.view(sample, 0) == rules.view(state, 0)
        assert type(rules.chance(sample)) is type(rules.chance(state))


def test_L3_who_ends_on_a_treasure_without_finding_it_does_not_seek_it() -> None:
    """Seat 0 stays on the ring and finds nothing; under its top card the ring may still be."""
    state = sketch("pawns 2,6 0,6", "piles book map | purse keys owl")
    knowledge = known(state, 1)
    hear(knowledge, state, 1, Shift("N1", 0), Go(state.pawns[0]))
    some = samples(knowledge, 3000)
    tops = {NAMES[sample.piles[0][0] - 1] for sample in some}
    assert tops == set(NAMES[:DAY]) - {"ring", "purse"}
    assert NUMBERS["ring"] in {sample.piles[0][1] for sample in some}


def test_L8_who_finds_something_seeks_another_card_and_that_may_be_any() -> None:
    """Seat 0 misses the ring and then finds the map: its next card may be the ring."""
    state = sketch("pawns 2,6 0,6", "piles map ring | purse keys owl")
    knowledge = known(state, 1)
    push, home = Shift("N1", 0), Go(state.pawns[1])
    hear(knowledge, state, 1, push, Go(state.pawns[0]), push, home, push, Go(at(4, 6)))
    tops = {NAMES[sample.piles[0][0] - 1] for sample in samples(knowledge, 3000)}
    assert tops == set(NAMES[:DAY]) - {"map", "purse"}


def hear(knowledge: Knowledge, state: State, watcher: int, *moves: Move) -> None:
    """Let a watcher hear the moves of whoever is to act."""
    for move in moves:
        seat = rules.to_act(state)[0]
        assert rules.check(state, seat, move) is None
        after = rules.apply(state, seat, move)
        events = rules.events(state, seat, move, after, watcher)
        knowledge.hear(events, rules.view(after, watcher))
        state = after


def test_L22_what_was_seen_by_day_is_known_by_night() -> None:
    match = play(GAME, 3, Random(5), {"mode": "night", "cards": 2})
    nights = 0
    for heard in listening(match, 1):
        sample = heard.knowledge.sample(Random(heard.ply).randrange)
        if heard.state.dark:
            nights += 1
            assert replace(sample, given_up=heard.state.given_up) == heard.state
    assert nights > 5


def test_L22_whoever_came_by_night_rules_out_what_another_stood_on_for_nothing() -> None:
    night = begun(mode="night")
    state = replace(night, dark=True, turn=0, piles=((), (), ()), pawns=(24, *night.pawns[1:]))
    shift, go, card = next(
        (shift, go, card)
        for shift in rules.legal(state, 0)
        for after in [rules.apply(state, 0, shift)]
        for go in rules.legal(after, 0)
        if isinstance(go, Go)
        for card in treasures(after, go.cell)
        if card not in (*state.nights[0], *state.nights[1])
    )
    knowledge = known(state, 1)
    assert card in {card for sample in samples(knowledge) for card in sample.nights[0]}
    hear(knowledge, state, 1, shift, go)
    some = samples(knowledge)
    assert card not in {card for sample in some for card in sample.nights[0]}
    assert card in {card for sample in some for card in sample.nights[2]}


def test_every_deal_that_is_possible_is_as_likely() -> None:
    hands = (Hand(1, frozenset({1, 2})), Hand(2, frozenset({3})))
    rng, times = Random(1), 6_000
    counts = Counter(deal((1, 2, 3, 4, 5), hands, rng.randrange) for _ in range(times))
    possible = {
        ((one,), (two, three), (four, five))
        for one, two, three, four, five in permutations((1, 2, 3, 4, 5))
        if one not in {1, 2} and 3 not in {two, three}
    }
    assert set(counts) == possible
    mean = times / len(possible)
    assert all(abs(count - mean) < 5 * mean**0.5 for count in counts.values())


def test_samples_fit_the_view_and_all_that_was_heard() -> None:
    check_samples(GAME, 300, lambda: fits(1.0), share=0.1, more=False)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
def test_a_hundred_thousand_samples_fit_the_view_and_all_that_was_heard(part: int) -> None:
    check_samples(GAME, 25_000, lambda: fits(REPLAYED), seed=1 + part, share=0.3)
