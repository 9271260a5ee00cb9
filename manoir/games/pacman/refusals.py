"""Why a move may not be played, told from the view alone."""

from typing import assert_never

from manoir.games.pacman.circuit import circuit
from manoir.games.pacman.moves import (
    Answer,
    Chase,
    Draw,
    Move,
    Propose,
    PutBack,
    Rob,
    Roll,
    Rolled,
    Run,
)
from manoir.games.pacman.state import View
from manoir.kernel import Refusal


def refuse(view: View, acts: bool, move: Move) -> Refusal:
    """The first rule that forbids a move which is not legal."""
    if view.over:
        return Refusal("game_over", "P14")
    if isinstance(move, Draw | Rolled):
        return Refusal("nature_only", "P3")
    if view.asked:
        return Refusal("must_answer", "P16")
    if not acts:
        return Refusal("not_your_turn", "P2")
    if view.robs:
        return Refusal("must_rob", "P9")
    if view.returns:
        return Refusal("must_put_back", "P9")
    match move:
        case Rob() | PutBack():
            return Refusal("no_ghost_eaten", "P9")
        case Roll():
            return Refusal("already_rolled", "P3")
        case Propose():
            return Refusal("declined" if view.declined else "before_the_throw", "P16")
        case Answer():
            return Refusal("nobody_asks", "P16")
        case Run(die) | Chase(die):
            return _refuse_die(view, move, die)
        case _:
            assert_never(move)


def _refuse_die(view: View, move: Run | Chase, die: int) -> Refusal:
    if not view.dice:
        return Refusal("roll_first", "P3")
    if view.run if isinstance(move, Run) else view.chased:
        return Refusal("one_die_each", "P3")
    if die not in view.dice:
        return Refusal("no_such_die", "P3", {"die": die})
    return _refuse_run(view, move) if isinstance(move, Run) else _refuse_chase(view, move)


def _refuse_run(view: View, move: Run) -> Refusal:
    assert view.turn is not None, "somebody acts"
    board, start, last = circuit(view.options.circuit), view.eaters[view.turn], move.path[-1]
    if not _is_way(board.eaters, start, move.path):
        return Refusal("no_such_way", "P4")
    if any(place in (*view.eaters, *view.ghosts) for place in move.path[:-1]):
        return Refusal("somebody_stands_there", "P5")
    if last in view.ghosts and len(move.path) <= move.die:
        return Refusal("no_privilege", "P9")
    if last in view.eaters:
        return Refusal("somebody_stands_there", "P5")
    if len(move.path) != move.die:
        return Refusal("exact_die", "P4", {"die": move.die})
    return Refusal("not_your_home", "P6")


def _refuse_chase(view: View, move: Chase) -> Refusal:
    board = circuit(view.options.circuit)
    if not _is_way(board.ghosts, view.ghosts[move.ghost], move.path):
        return Refusal("no_such_way", "P12")
    short = len(move.path) < move.die
    if len(move.path) == move.die or (short and move.path[-1] in view.eaters):
        return Refusal("somebody_stands_there", "P12")
    return Refusal("exact_die", "P4", {"die": move.die})


def _is_way(graph: tuple[tuple[int, ...], ...], start: int, path: tuple[int, ...]) -> bool:
    whole = (start, *path)
    return len(set(whole)) == len(whole) and all(
        place < len(graph) and place in graph[before]
        for before, place in zip(whole, path, strict=False)
    )
