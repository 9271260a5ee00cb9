"""Whole games on plain integers: the stairs are rows.py's, and here is who plays.

Every way to do what the die demands is as likely as any other, or a policy chooses among them.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from manoir.games.escalier.core import CLIMB
from manoir.games.escalier.rows import COUNT, NOBODY, Stairs
from manoir.games.escalier.staircase import BOX, GHOST_FACE
from manoir.kernel.compiled import mwc_rng
from manoir.kernel.compiled.batch import State, Stretches
from manoir.kernel.compiled.jit import Jit

FACES: Final = (*BOX.pips, *[GHOST_FACE] * BOX.ghost_faces)
LONGEST: Final = 1 << 20  # turns; no game comes near it, but a loop on a GPU must end
MOST: Final = 12  # more than there are ways to do what a die demands

# What a game starts from.
FIRST: Final = 0  # a seat, or NOBODY: one is drawn
PODIUM: Final = 1  # this and the next are 0 or 1
GRANDS: Final = 2
COLOURS: Final = 3  # four rows of rows.py
TOKENS: Final = 4
GHOSTS: Final = 5
ARRIVED: Final = 6

Position = tuple[int, int, int, int, int, int]  # four rows of rows.py, whose turn, the face


class Playout(NamedTuple):
    seed: Callable[[int], int]
    first: Callable[[int, int, int], tuple[int, int]]
    throw: Callable[[int], tuple[int, int, int]]
    turn: Callable[..., tuple[int, int, int, int, int, int]]
    stretches: Stretches


def build(jit: Jit, stairs: Stairs, policy: Any = None) -> Playout:  # noqa: PLR0915  as in rows.py
    seed, next_word, below, fold = mwc_rng.build(jit)
    low = (1 << 32) - 1
    faces, sides = sum(face << 4 * side for side, face in enumerate(FACES)), len(FACES)
    traders, standing, due, choices = stairs.traders, stairs.standing, stairs.due, stairs.choices
    decision, climb, act, next_seat = stairs.decision, stairs.climb, stairs.act, stairs.next_seat
    is_over, rank, score = stairs.is_over, stairs.rank, stairs.score
    count, longest, nobody = COUNT, LONGEST, NOBODY
    going_on, over, no_move, too_long = 0, 1, 2, 3  # how it goes on after a turn

    @jit
    def pick(  # noqa: PLR0917
        position: Position, demand: int, haunted: int, traded: int, ways: int, chance: int,
        moves: Any,
    ) -> int:  # fmt: skip
        return chance * ways >> 32

    @jit
    def ask(  # noqa: PLR0917
        position: Position, demand: int, haunted: int, traded: int, ways: int, chance: int,
        moves: Any,
    ) -> int:  # fmt: skip
        for choice in range(ways):
            moves[choice] = decision(demand, haunted, position[2], traded, choice)
        return int(policy(position, moves, ways, chance))

    choose = pick if policy is None else ask

    @jit
    def first(word: int, named: int, seats: int) -> tuple[int, int]:
        """E2: the word after it, and who starts."""
        if named != nobody:
            return word, named
        word = next_word(word)
        return word, below(word, seats)

    @jit
    def throw(word: int) -> tuple[int, int, int]:
        """The word after it, the face, and what is left of the word to choose with."""
        word = next_word(word)
        scaled = ((word ^ word >> 32) & low) * sides
        return word, faces >> 4 * (scaled >> 32) & 15, scaled & low

    @jit
    def turn(  # noqa: PLR0917
        colours: int, tokens: int, ghosts: int, arrived: int, seat: int,
        podium: bool, grands: bool, face: int, chance: int, moves: Any,
    ) -> tuple[int, int, int, int, int, int]:  # fmt: skip
        """How it goes on, the rows after what the die demands, and whose turn it is then."""
        traded = traders(colours, arrived, grands)
        demand = due(colours, tokens, ghosts, traded, seat, face)
        if demand == CLIMB:
            tokens, arrived = climb(tokens, arrived, colours >> 8 * seat & 255, face)
        else:
            haunted = standing(tokens)
            ways = choices(demand, haunted, ghosts, traded)
            if ways:
                position = colours, tokens, ghosts, arrived, seat, face
                choice = choose(position, demand, haunted, traded, ways, chance, moves)
                if choice < 0 or choice >= ways:
                    return no_move, colours, tokens, ghosts, arrived, seat
                chosen = decision(demand, haunted, ghosts, traded, choice)
                colours, tokens, ghosts, arrived = act(
                    colours, tokens, ghosts, arrived, face, chosen
                )
        seat = next_seat(colours, arrived, seat, podium)
        ended = is_over(colours, arrived, podium)
        return over if ended else going_on, colours, tokens, ghosts, arrived, seat

    @jit
    def begin(number: int, setup: Any, moves: Any) -> State:
        word, seat = first(seed(number), setup[FIRST], setup[COLOURS] >> count)
        return (
            *(going_on, 0, word, seat),
            *(setup[COLOURS], setup[TOKENS], setup[GHOSTS], setup[ARRIVED]),
        )

    @jit
    def go_on(state: State, setup: Any, moves: Any, most: int) -> State:
        podium, grands = setup[PODIUM] > 0, setup[GRANDS] > 0
        stage, turns, word, seat, colours, tokens, ghosts, arrived = state
        end = turns + most
        while stage == going_on and turns < end:
            word, face, chance = throw(word)
            stage, colours, tokens, ghosts, arrived, seat = turn(
                colours, tokens, ghosts, arrived, seat, podium, grands, face, chance, moves
            )
            turns += 1
            if stage == going_on and turns >= longest:
                stage = too_long
        return stage, turns, word, seat, colours, tokens, ghosts, arrived

    @jit
    def finish(state: State, setup: Any, moves: Any, ranks: Any, scores: Any) -> tuple[int, int]:
        """The turns, and a print of the last position."""
        stage, turns, _, seat, colours, tokens, ghosts, arrived = state
        if stage == over:
            for player in range(colours >> count):
                ranks[player] = rank(colours, arrived, player)
                scores[player] = score(colours, arrived, player)
        trace = fold(fold(fold(fold(fold(0, colours), tokens), ghosts), arrived), seat)
        return -turns if stage == no_move else turns, trace

    return Playout(seed, first, throw, turn, Stretches(begin, go_on, finish))
