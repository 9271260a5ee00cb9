"""Single steps of *L'escalier hanté* for `manoir.research.vector`: the stairs are rows.py's."""

from typing import Any, Final

from manoir.games.escalier import batch, playout, rows
from manoir.games.escalier.core import ADVANCE as TO_ADVANCE
from manoir.games.escalier.core import CLIMB, NOTHING
from manoir.games.escalier.core import HAUNT as TO_HAUNT
from manoir.games.escalier.core import SWAP as TO_SWAP
from manoir.games.escalier.playout import ARRIVED, COLOURS, FIRST, GHOSTS, GRANDS, PODIUM, TOKENS
from manoir.games.escalier.research import writing
from manoir.games.escalier.research.row import (
    ADVANCE,
    ARRIVED_ROW,
    COLOUR_ROW,
    DECLINE,
    DIE,
    GHOST_ROW,
    HAUNT,
    NO_DIE,
    OVER,
    ROLL,
    ROW,
    SWAP,
    TOKEN_ROW,
    TRADE,
    TURN,
    WORD,
)
from manoir.games.escalier.rows import COUNT, NOBODY
from manoir.games.escalier.rows import DECLINE as TO_DECLINE
from manoir.games.escalier.rows import TRADE as TO_TRADE
from manoir.games.escalier.state import Options, State
from manoir.kernel.compiled.jit import Jit
from manoir.kernel.compiled.stepping import Steps

__all__ = ["ON_GPU", "ROW", "build", "setup", "state_of"]

ON_GPU: Final = True


def setup(seats: int, options: Options) -> list[int]:
    return [*batch.setup(seats, options), int(options.memory == "open")]


def state_of(row: Any, seats: int, options: Options) -> State:
    colours, tokens, ghosts, arrived, turn, die = (int(number) for number in row[:OVER])
    return State(
        options,
        colours,
        tokens,
        ghosts,
        arrived,
        turn=None if turn == NOBODY else turn,
        die=None if die == NO_DIE else die,
    )


def build(jit: Jit) -> Steps:
    stairs = rows.build(jit)
    seed, first, throw, _, _ = playout.build(jit, stairs)
    slots, pair, observe, mask = writing.build(jit, stairs)
    traders, due, climb, act = stairs.traders, stairs.due, stairs.climb, stairs.act
    next_seat, is_over, rank_of = stairs.next_seat, stairs.is_over, stairs.rank
    count, no_die, trading, declining = COUNT, NO_DIE, TO_TRADE, TO_DECLINE

    @jit
    def begin(row: Any, setup: Any, number: int) -> None:
        row[COLOUR_ROW], row[TOKEN_ROW] = setup[COLOURS], setup[TOKENS]
        row[GHOST_ROW], row[ARRIVED_ROW] = setup[GHOSTS], setup[ARRIVED]
        row[WORD], row[TURN] = first(seed(number), setup[FIRST], setup[COLOURS] >> count)
        row[DIE], row[OVER] = no_die, 0

    @jit
    def pass_turn(row: Any, setup: Any) -> bool:
        podium = setup[PODIUM] > 0
        row[TURN] = next_seat(row[COLOUR_ROW], row[ARRIVED_ROW], row[TURN], podium)
        row[DIE] = no_die
        over = is_over(row[COLOUR_ROW], row[ARRIVED_ROW], podium)
        row[OVER] = 1 if over else 0
        return over

    @jit
    def roll(row: Any, setup: Any) -> bool:
        """The die is thrown, and what it demands happens by itself where nothing is to decide."""
        colours, tokens, seat = row[COLOUR_ROW], row[TOKEN_ROW], row[TURN]
        row[WORD], face, _ = throw(row[WORD])
        traded = traders(colours, row[ARRIVED_ROW], setup[GRANDS] > 0)
        demand = due(colours, tokens, row[GHOST_ROW], traded, seat, face)
        row[DIE] = face
        if demand == CLIMB:
            row[TOKEN_ROW], row[ARRIVED_ROW] = climb(
                tokens, row[ARRIVED_ROW], colours >> 8 * seat & 255, face
            )
        elif demand != NOTHING:
            return False
        return pass_turn(row, setup)

    @jit
    def decision(row: Any, action: int) -> int:
        """An action in the numbers of rows.py."""
        slot_of = slots(row[COLOUR_ROW], row[TURN])
        if action < DECLINE:
            return TO_HAUNT | (slot_of >> 4 * (action - HAUNT) & 15) << 4
        if action == DECLINE:
            return declining
        if action < SWAP:
            return TO_ADVANCE | action - ADVANCE << 4
        if action < TRADE:
            one, other = pair(action - SWAP)
            return TO_SWAP | one << 4 | other << 8
        one, other = pair(action - TRADE)
        return trading | (slot_of >> 4 * one & 15) << 4 | (slot_of >> 4 * other & 15) << 8

    @jit
    def step(row: Any, setup: Any, action: int) -> bool:
        if action == ROLL:
            return roll(row, setup)
        chosen = decision(row, action)
        colours, tokens, ghosts, arrived = act(
            row[COLOUR_ROW], row[TOKEN_ROW], row[GHOST_ROW], row[ARRIVED_ROW], row[DIE], chosen
        )
        row[COLOUR_ROW], row[TOKEN_ROW] = colours, tokens
        row[GHOST_ROW], row[ARRIVED_ROW] = ghosts, arrived
        return pass_turn(row, setup)

    @jit
    def acting(row: Any) -> int:
        return int(row[TURN])

    @jit
    def rank(row: Any, setup: Any, seat: int) -> int:
        return rank_of(row[COLOUR_ROW], row[ARRIVED_ROW], seat)

    return Steps(begin, step, acting, observe, mask, rank)
