"""The solver against the rules: the same moves, the same ends, and the values that follow."""

from random import Random
from typing import Any

import numpy as np
import pytest

from manoir.bots.escalier import lookahead, position, solver, tables, values
from manoir.bots.escalier.lookahead import Known
from manoir.games.escalier import core, rows, rules
from manoir.games.escalier.moves import Roll, Rolled
from manoir.games.escalier.staircase import BOX, FOOT, GHOST_FACE, TOP
from manoir.games.escalier.state import Options, State, packed
from manoir.kernel import NATURE
from manoir.kernel.compiled.jit import plain
from manoir.kernel.match import Match

FACES = (*BOX.pips, *(GHOST_FACE,) * BOX.ghost_faces)


class Fingerprints:
    """Values that are different for every position: whoever mixes two up is found out."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def __len__(self) -> int:
        return 1

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, tuple):
            return Random(f"{self.seats}/{key}").random()
        return np.array([self[key, turn] for turn in range(self.seats)])


def states_to_roll(seats: int, options: dict[str, Any], games: int) -> list[State]:
    """Random play of the real rules, from which every state that awaits a roll is kept."""
    rng, found = Random(seats), []
    for deal in range(games):
        match = Match("escalier", seats=seats, seed=deal, **options)
        while not match.outcome:
            seat = match.to_act[0]
            if match.legal(seat) == (Roll(),):
                found.append(match.state)
            match.play(seat, rng.choice(match.legal(seat)))
    return found


def after_face(state: State, face: int) -> list[State]:
    """What the seat to roll can make of a face, by the rules."""
    assert state.turn is not None
    rolled = rules.apply(rules.apply(state, state.turn, Roll()), NATURE, Rolled(face))
    if rolled.die is None:
        return [rolled]
    moves = rules.legal(rolled, state.turn)
    return [rules.apply(rolled, state.turn, move) for move in moves]


def best_of(outlooks: list[tuple[float, ...]]) -> tuple[float, ...]:
    """Max-n with the tie rule of the docs, said in another way than in the solver."""
    for seat in range(len(outlooks[0])):
        if len(outlooks) == 1:
            break
        top = max(outlook[seat] for outlook in outlooks)
        outlooks = [outlook for outlook in outlooks if top - outlook[seat] <= lookahead.EQUAL]
    return outlooks[0]


def in_play(state: State) -> tuple[int, ...]:
    """The seats that still play, from the one to roll on."""
    seats = len(set(state.owners) - {None})
    home = [state.owners[colour] for colour in state.arrived]
    assert state.turn is not None
    return tuple(s for i in range(seats) if (s := (state.turn + i) % seats) not in home)


@pytest.mark.few(4)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"podium": True}, {"podium": True, "grands": True}])
def test_the_solver_knows_the_moves_of_the_rules(
    seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "table", lambda seats, _: Fingerprints(seats))
    obey = lookahead.build(plain).obey
    for state in states_to_roll(seats, options, games=8)[::3]:
        left = in_play(state)
        count, podium = len(left), "podium" in options and len(left) > 2
        rest: Any = Fingerprints(count - 1) if podium else ()
        known = Known(count, Fingerprints(count), rest)  # type: ignore[arg-type]
        for face in (*BOX.pips, GHOST_FACE):
            out, best = np.empty(count), np.empty(count)
            obey(values.locate(state, left), face, known, out, best)
            outlooks = [values.chances(after) for after in after_face(state, face)]
            expected = best_of([tuple(outlook[seat] for seat in left) for outlook in outlooks])
            share = (count - 1) / (seats - 1)
            assert best * share == pytest.approx(expected), (state, face)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_has_its_own_row(seats: int) -> None:
    positions, bounds = solver.blocks(seats, 5)
    row = position.build(plain, 5).row
    rows = sorted(row(place, seats) for place in positions.tolist())
    assert rows == list(range(position.size(seats, 5)))
    assert bounds[-1] == len(positions)


def short_staircase(monkeypatch: pytest.MonkeyPatch, top: int) -> None:
    """Saw the stairs off: the real rules, on fewer steps."""
    monkeypatch.setattr(rules, "PLAIN", core.build(plain, top))
    monkeypatch.setattr(rules, "STAIRS", rows.build(plain, top))
    monkeypatch.setattr(values, "TOP", top)
    monkeypatch.setattr(values, "PLAIN", position.build(plain, top))
    monkeypatch.setattr(solver, "_compiled", lambda top: solver.build(plain, top))


def enumerate_game(seats: int) -> dict[State, list[list[State]]]:
    """Every state that awaits a roll and can come about; for each face, what may follow."""
    start = rules.new(seats, Options())
    graph: dict[State, list[list[State]]] = {}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        if state not in graph and not rules.outcome(state):
            graph[state] = [after_face(state, face) for face in FACES]
            waiting += [after for afters in graph[state] for after in afters]
    return graph


def brute_force(graph: dict[State, list[list[State]]], seats: int) -> dict[State, list[float]]:
    """Plain value iteration over the whole graph, as often as it takes."""
    found: dict[State, list[float]] = {}

    def worth(state: State) -> list[float]:
        """One list for every state, which changes in place; that of an end never does."""
        over = rules.outcome(state)
        ends = [score / (seats - 1) for score in over.scores] if over else [0.0] * seats
        return found.setdefault(state, ends)

    # Nearer to the end first: fewer rounds are needed.
    order = sorted(graph, key=lambda s: -sum(s.tokens) - sum(g.step for g in s.ghosts))
    turns = [
        (
            state.turn or 0,
            worth(state),
            [[worth(a) for a in set(afters)] for afters in graph[state]],
        )
        for state in order
    ]
    off = 1.0
    while off > 1e-10:
        off = 0.0
        for turn, value, faces in turns:
            clockwise = [(turn + i) % seats for i in range(seats)]
            bests = [best_of([tuple(w[s] for s in clockwise) for w in afters]) for afters in faces]
            for seat, *of_faces in zip(clockwise, *bests, strict=True):
                new = sum(of_faces) / len(FACES)
                off = max(off, abs(new - value[seat]))
                value[seat] = new
    return found


@pytest.mark.parametrize(("seats", "top"), [(2, 4), pytest.param(2, 5, marks=pytest.mark.soak)])
def test_the_solver_agrees_with_brute_force_on_a_short_staircase(
    seats: int, top: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    short_staircase(monkeypatch, top)
    solution = solver.solve(seats, top)
    monkeypatch.setattr(tables, "table", lambda *_: solution.values)
    truth = brute_force(enumerate_game(seats), seats)
    assert solution.unsettled == 0
    for state, expected in truth.items():
        assert values.chances(state) == pytest.approx(expected, abs=1e-8), state


@pytest.mark.parametrize(
    ("seats", "top"), [(3, 3), pytest.param(3, 4, marks=pytest.mark.soak), (4, 3)]
)
def test_with_more_seats_nobody_gains_more_than_the_regret_by_another_choice(
    seats: int, top: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    short_staircase(monkeypatch, top)
    solution = solver.solve(seats, top)
    monkeypatch.setattr(tables, "table", lambda *_: solution.values)
    assert solution.regret < 1e-3
    for state, faces in enumerate_game(seats).items():
        turn = state.turn or 0
        best = [max(values.chances(after)[turn] for after in afters) for afters in faces]
        gain = sum(best) / len(FACES) - values.chances(state)[turn]
        assert abs(gain) <= solution.regret + 1e-9, state


def test_two_seats_share_one_win_between_them() -> None:
    table = tables.table(2)
    assert np.allclose(table.sum(axis=1), 1.0, atol=1e-6)


def test_the_table_on_disk_solves_the_game() -> None:
    """The compiled values, looked at with the same source as ordinary Python."""
    row, obey = position.PLAIN.row, lookahead.build(plain).obey
    known = Known(2, tables.table(2).astype(float), np.zeros((0, 1)))
    for place in Random(1).sample(solver.blocks(2, TOP)[0].tolist(), 2000):
        total, out, best = np.zeros(2), np.empty(2), np.empty(2)
        for face in FACES:
            obey(place, face, known, out, best)
            total += best / len(FACES)
        assert known.values[row(place, 2)] == pytest.approx(total, abs=1e-6)


def test_a_pip_from_the_top_is_worth_a_win() -> None:
    start = rules.new(2, Options(first=0))
    state = packed(start.options, start.owners, (TOP - 1, FOOT, 0, 0), start.ghosts, turn=0)
    mover, other = values.chances(state)
    assert mover > len(BOX.pips) / len(FACES)
    assert mover + other == pytest.approx(1)
