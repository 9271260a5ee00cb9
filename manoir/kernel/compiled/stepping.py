"""What a game offers to `manoir.research.vector`: single steps on plain integers, from one source.

A game names a module in `Game.stepping` that has what `Stepping` lists, and one in
`Game.stepping_entries` whose SIGNATURES has the loop below, so that its machine code can be kept on
the disk. A game is a row of numbers, the first ROW of them its own.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

from manoir.kernel.compiled import mwc_rng
from manoir.kernel.compiled.jit import Jit

ANY: Final = -1  # an action: one of the legal ones, each as likely as any other
BLOCK: Final = 64  # actions of a mask that are counted in one go

# Behind a game's own numbers.
EPISODE: Final = 0  # how many games have ended in this place
TAKEN: Final = 1  # steps since its game began
WORD: Final = 2  # of the generator that ANY draws from
EXTRA: Final = 3

# What a step says: the seat that acts then, and
SEAT_BITS: Final = 7
TERMINATED: Final = 8
TRUNCATED: Final = 16
REFUSED: Final = 32  # the action was not legal, and nothing has changed


class Steps(NamedTuple):
    """The functions of one game. `row` is a game, `setup` what all of them start from."""

    begin: Callable[[Any, Any, int], None]  # row, setup, number: the first position of that game
    step: Callable[[Any, Any, int], bool]  # row, setup, legal action: whether the game is over
    acting: Callable[[Any], int]  # row: the seat that acts
    observe: Callable[[Any, Any, int, Any], None]  # row, setup, seat, out
    mask: Callable[[Any, Any, Any], None]  # row, setup, out: of the seat that acts
    rank: Callable[[Any, Any, int], int]  # row, setup, seat: after the end


class Stepping(Protocol):
    """What a game's `stepping` module has."""

    ROW: int
    ON_GPU: bool

    def setup(self, seats: int, options: Any) -> Any:
        """What every game of that kind starts from: whole numbers."""

    def build(self, jit: Jit) -> Steps:
        """The functions, compiled or not."""

    def state_of(self, row: Any, seats: int, options: Any) -> Any:
        """The state of the rules that a row stands for."""


class Arrays(NamedTuple):
    """All that is stepped, by game; each array is written in place."""

    rows: Any  # int64, ROW + EXTRA
    observations: Any  # of the seat that acts
    masks: Any  # int8: 1 for a legal action of that seat
    acting: Any  # int8: the seat
    rewards: Any  # float32, by seat: of the step just taken
    terminated: Any  # int8: the step ended its game, and the next one has begun
    truncated: Any  # int8: likewise, because it was too long


def build_legal_action(jit: Jit, below: Callable[[int, int], int]) -> Callable[[Any, int], int]:
    """Choose one of a mask's legal actions by a word of chance, each as likely as any other."""
    in_block = BLOCK

    @jit
    def legal_action(mask_row: Any, word: int) -> int:
        count = 0
        for action in range(mask_row.size):
            count += int(mask_row[action])
        left, first = below(word, count), 0
        while first + in_block < mask_row.size:  # sums are quick, single looks are not
            passed = 0
            for action in range(first, first + in_block):
                passed += int(mask_row[action])
            if passed > left:
                break
            left -= passed
            first += in_block
        for action in range(first, mask_row.size):
            left -= int(mask_row[action])
            if left < 0:
                return action
        return 0

    return legal_action


def build_one(jit: Jit, stepping: Stepping) -> tuple[Callable[..., int], Callable[..., int]]:
    """Begin one game, and take one step of it: for a loop on a core, or a thread of a GPU.

    Both return the seat that acts then; a step also says how it went, see SEAT_BITS.
    """
    begin, step, acting, observe, mask, rank = stepping.build(jit)
    seed, next_word, below, _ = mwc_rng.build(jit)
    legal_action, own, any_action = build_legal_action(jit, below), stepping.ROW, ANY
    terminated, truncated, refused = TERMINATED, TRUNCATED, REFUSED

    @jit
    def show(row: Any, setup: Any, seen: Any, mask_row: Any) -> int:
        seat = acting(row)
        observe(row, setup, seat, seen)
        mask(row, setup, mask_row)
        return seat

    @jit
    def start(row: Any, setup: Any, seen: Any, mask_row: Any, number: int) -> int:
        row[own + EPISODE] = row[own + TAKEN] = 0
        row[own + WORD] = seed(number ^ 0x5DEECE66D)
        begin(row, setup, number)
        return show(row, setup, seen, mask_row)

    @jit
    def drawn(row: Any, mask_row: Any) -> int:
        """One of the legal actions."""
        row[own + WORD] = next_word(row[own + WORD])
        return legal_action(mask_row, row[own + WORD])

    @jit
    def reward_all(row: Any, setup: Any, rewards: Any) -> None:
        """Those left behind less those ahead, as a share of the others."""
        seats = rewards.size
        for seat in range(seats):
            mine, sum_ = rank(row, setup, seat), 0
            for other in range(seats):
                theirs = rank(row, setup, other)
                sum_ += (1 if theirs > mine else 0) - (1 if theirs < mine else 0)
            rewards[seat] = sum_ / (seats - 1)

    @jit
    def take(  # noqa: PLR0917
        row: Any, setup: Any, seen: Any, mask_row: Any, rewards: Any,
        action: int, number: int, games: int, longest: int,
    ) -> int:  # fmt: skip
        """`number` is that of the first game here; the next one has the number of `games` later."""
        if action == any_action:
            action = drawn(row, mask_row)
        for seat in range(rewards.size):
            rewards[seat] = 0
        if action < 0 or action >= mask_row.size or mask_row[action] == 0:
            return acting(row) | refused
        over = step(row, setup, action)
        row[own + TAKEN] += 1
        if over:
            reward_all(row, setup, rewards)
        elif row[own + TAKEN] < longest:
            return show(row, setup, seen, mask_row)
        row[own + EPISODE] += 1
        row[own + TAKEN] = 0
        begin(row, setup, number + games * row[own + EPISODE])
        return show(row, setup, seen, mask_row) | (terminated if over else truncated)

    return start, take


def build_loops(jit: Jit, stepping: Stepping) -> tuple[Callable[..., None], Callable[..., None]]:
    """Begin, and step, the games from `begin` to `end`, one after the other."""
    start, take = build_one(jit, stepping)
    seat_bits, terminated_bit, truncated_bit = SEAT_BITS, TERMINATED, TRUNCATED

    @jit
    def start_all(  # noqa: PLR0917
        begin: int, end: int, first: int, setup: Any,
        rows: Any, observations: Any, masks: Any, acting: Any,
    ) -> None:  # fmt: skip
        for index in range(begin, end):
            acting[index] = start(
                rows[index], setup, observations[index], masks[index], first + index
            )

    @jit
    def take_all(  # noqa: PLR0917
        begin: int, end: int, first: int, games: int, longest: int, setup: Any, actions: Any,
        rows: Any, observations: Any, masks: Any, acting: Any,
        rewards: Any, terminated: Any, truncated: Any,
    ) -> None:  # fmt: skip
        for index in range(begin, end):
            done = take(
                rows[index], setup, observations[index], masks[index], rewards[index],
                int(actions[index]), first + index, games, longest,
            )  # fmt: skip
            acting[index] = done & seat_bits
            terminated[index] = 1 if done & terminated_bit else 0
            truncated[index] = 1 if done & truncated_bit else 0

    return start_all, take_all


def signatures(observed: Any) -> tuple[Any, Any]:
    """Of these two, for the compiler; `observed` is the type of a number of an observation."""
    import numba

    i64, i32, i8, f32 = numba.int64, numba.int32, numba.int8, numba.float32
    setup, shown = i64[::1], (i64[:, ::1], observed[:, ::1], i8[:, ::1], i8[::1])
    results = (f32[:, ::1], i8[::1], i8[::1])
    return (
        numba.void(i64, i64, i64, setup, *shown),
        numba.void(i64, i64, i64, i64, i64, setup, i32[::1], *shown, *results),
    )
