"""What a seat knows on the stairs: nothing that it samples was ever seen to be otherwise."""

from itertools import islice, permutations
from random import Random

import pytest
from msgspec.structs import replace

from manoir.games.escalier import GAME, rules
from manoir.games.escalier.knowledge import Knowledge
from manoir.games.escalier.moves import Advance, Haunt, Move, Roll, Rolled, Swap
from manoir.games.escalier.rows import row_of
from manoir.games.escalier.staircase import Ghost, Place
from manoir.games.escalier.state import State
from manoir.kernel import NATURE
from tests.games.escalier.positions import position
from tests.games.knowing import Fits, Heard, check_observed, check_samples, listening, play


class Worlds:
    """The slow way: every way in which the colours may have stood, played through by the rules."""

    def __init__(self) -> None:
        self._after: dict[int, set[State]] = {}

    def fits(self, heard: Heard, sample: State) -> None:
        if not self._after:
            self._after = worlds(heard)
        assert sample in self._after[heard.ply]
        check_observed(heard, sample)


def worlds(heard: Heard) -> dict[int, set[State]]:
    """By ply, the states that begin like the first view and tell the seat the same ever since."""
    match, seat, start = heard.match, heard.seat, heard.start
    states = [*(step.before for step in match.history), match.state]
    first = states[start]
    possible = {with_colours(first, row) for row in permutations(colours(first))}
    if rules.outcome(first):
        possible = {first}
    found = {start: possible}
    for ply, step in enumerate(match.history[start:], start):
        told = match.events(ply, seat), rules.view(states[ply + 1], seat)
        after = [(state, rules.apply(state, step.seat, step.move)) for state in possible]
        possible = {
            then
            for state, then in after
            if told
            == (
                rules.events(state, step.seat, step.move, then, seat),
                rules.view(then, seat),
            )
        }
        found[ply + 1] = possible
    return found


def colours(state: State) -> tuple[int, ...]:
    return tuple(ghost.colour for ghost in state.ghosts)


def with_colours(state: State, row: tuple[int, ...]) -> State:
    ghosts = zip(state.ghosts, row, strict=True)
    figures = (4 * ghost.step + colour for ghost, colour in ghosts)
    return replace(state, ghost_row=row_of(figures))


def fits() -> Fits:
    return Worlds().fits


def knowing(state: State, *moves: Move) -> tuple[Knowledge, State]:
    """What everybody knows who saw this position, and then these moves."""
    knowledge = Knowledge(0, 4, rules.view(state, 0))
    for move in moves:
        seat = rules.to_act(state)[0]
        after = rules.apply(state, seat, move)
        knowledge.hear(rules.events(state, seat, move, after, 0), rules.view(after, 0))
        state = after
    return knowledge, state


def rows(knowledge: Knowledge, count: int = 300) -> set[tuple[int, ...]]:
    rng = Random(1)
    return {colours(knowledge.sample(rng.randrange)) for _ in range(count)}


def test_from_a_view_alone_every_colour_may_be_under_every_figure() -> None:
    knowledge, state = knowing(position("o3 g7 r7 y9"))
    assert rows(knowledge) == set(permutations(colours(state)))


def test_E4_who_is_turned_into_a_ghost_before_all_eyes_is_known() -> None:
    knowledge, _ = knowing(position("O5 g7 r7 y9", die=0), Haunt(0))
    assert {row[0] for row in rows(knowledge)} == {0}
    assert len(rows(knowledge)) == 6


def test_E5_a_known_ghost_stays_known_when_it_climbs_onto_a_step_with_others() -> None:
    moves = (Haunt(0), Roll(), Rolled(2), Advance(Place(5, 0)))
    knowledge, state = knowing(position("O5 g7 r7 y9", die=0), *moves)
    assert state.ghosts[2] == Ghost(7, 0)
    assert {row[2] for row in rows(knowledge)} == {0}


def test_E6_two_ghosts_that_are_swapped_take_their_colours_along() -> None:
    moves = (Haunt(0), Roll(), Rolled(0), Swap(Place(5, 0), Place(9, 0)))
    knowledge, state = knowing(position("O5 g7 r7 y9", die=0), *moves)
    assert state.ghosts[3] == Ghost(9, 0)
    assert {row[3] for row in rows(knowledge)} == {0}


def test_E9_a_ghost_that_is_shown_at_the_top_is_under_nobody_else() -> None:
    start = position("o5 g7 r7 y21", die=2, colours=(0, 1), turn=1)
    knowledge, state = knowing(start, Advance(Place(21, 0)))
    assert len(state.arrived) == 1
    assert rows(knowledge) == set(permutations(colours(state)))


def test_the_last_colour_that_is_left_is_known() -> None:
    start = position("O5 r7 y21 g21", die=2, colours=(0, 1), turn=1)
    top = Advance(Place(21, 0))
    moves = (top, Roll(), Rolled(3), Roll(), Rolled(3), top)
    knowledge, state = knowing(start, *moves)
    assert rows(knowledge) == {colours(state)} == {(1,)}


def test_between_a_roll_and_its_die_nature_is_to_act() -> None:
    knowledge, state = knowing(position("O5 g7 r7 y9"), Roll())
    assert rules.to_act(state) == (NATURE,)
    assert knowledge.sample(Random(1).randrange).rolling


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_end_everything_is_known(seats: int) -> None:
    match = play(GAME, seats, Random(seats), {"podium": True})
    assert Knowledge(0, seats, match.view(0)).sample(lambda _: 0) == match.state


def test_who_has_heard_the_whole_game_of_four_knows_everything() -> None:
    match = play(GAME, 4, Random(3), {"grands": True, "memory": "open"})
    for heard in listening(match, 2):
        assert heard.knowledge.sample(Random(heard.ply).randrange) == heard.state


def test_all_that_may_be_true_is_sampled_and_nothing_else() -> None:
    seen = 0
    for seed in range(8):
        match = play(GAME, 2 + seed % 3, Random(seed), {"podium": True})
        start = next(ply for ply in range(40, 50) if match.history[ply].seat != NATURE)
        *_, last = islice(listening(match, 0, start), 20)
        possible = worlds(last)[last.ply]
        rng = Random(seed)
        assert {last.knowledge.sample(rng.randrange) for _ in range(300)} == possible
        seen += len(possible) > 1
    assert seen > 2


def test_samples_fit_the_view_and_all_that_was_heard() -> None:
    check_samples(GAME, 2_000, fits, share=0.3)


@pytest.mark.soak
def test_a_hundred_thousand_samples_fit_the_view_and_all_that_was_heard() -> None:
    check_samples(GAME, 100_000, fits, seed=1)
