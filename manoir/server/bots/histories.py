"""What a bot has still to be told: moves as references, shown to its seat when they are sent."""

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from manoir.bots.play import Heard, heard_of
from manoir.kernel import Seat
from manoir.kernel.game import Rules
from manoir.kernel.match import Match, Step
from manoir.kernel.match_parts.trail import first_of
from manoir.server.bots.process import WorkerProcess

RECENT: Final = 64  # moves among which we look for the last one that a bot has heard
AT_ONCE: Final = 8  # moves shown to a seat before others get their turn
MOST_TABLES: Final = 2048


class Moves(Struct, frozen=True):
    """Moves that follow each other, and the state that they led to. It never leaves the house."""

    rules: Rules
    steps: tuple[Step, ...]
    state: Any

    def first_view(self, seat: Seat) -> Any:
        return self.rules.view(self.steps[0].before if self.steps else self.state, seat)

    def heard(self, seat: Seat) -> Iterator[tuple[Heard, ...]]:
        """What a seat was told of them, a few moves at a time."""
        for start in range(0, len(self.steps), AT_ONCE):
            end = start + AT_ONCE
            after = self.steps[end].before if end < len(self.steps) else self.state
            yield heard_of(self.rules, self.steps[start:end], after, seat)


def recent_moves(match: Match) -> Moves:
    return Moves(match.rules, tuple(match.recent(RECENT)), match.state)


def joined(whole: Match, live: Match) -> Moves:
    """All moves that stand; the last ones are those of the live match, so that news follow them."""
    known = first_of(live.history)
    steps = (*whole.history[:known], *live.history[known:])
    return Moves(live.rules, steps, live.state)


class Known(Struct, frozen=True):
    """A player in a process, and the last move that it has heard of."""

    player: int
    home: WorkerProcess
    step: Step
    state: Any  # after that move

    def news(self, recent: Moves) -> Moves | None:
        """The moves since then; None if it is too long ago, or one of them was taken back."""
        steps = recent.steps
        for index in range(len(steps) - 1, -1, -1):
            if steps[index] is self.step:
                later = steps[index + 1 :]
                after = later[0].before if later else recent.state
                # An undo may leave another state behind than the one that was shown.
                return Moves(recent.rules, later, recent.state) if after is self.state else None
        return None


class KnownPlayers:
    """Which bots live where: those of the tables that were asked last, by seat and level."""

    def __init__(self, most: int = MOST_TABLES) -> None:
        self._most = most
        self._tables: OrderedDict[str, dict[tuple[Seat, str], Known]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._tables)

    def find(self, table: str, seat: Seat, level: str) -> Known | None:
        return self._tables.get(table, {}).get((seat, level))

    def keep(self, table: str, seat: Seat, level: str, known: Known) -> None:
        self.drop(table, seat, level, but=known.player)
        self._tables.setdefault(table, {})[seat, level] = known
        self._tables.move_to_end(table)
        while len(self._tables) > self._most:
            self.forget(next(iter(self._tables)))

    def drop(self, table: str, seat: Seat, level: str, but: int | None = None) -> None:
        """Forget one player, unless it is the same as before."""
        old = self._tables.get(table, {}).pop((seat, level), None)
        if old is not None and old.player != but:
            old.home.done_with.append(old.player)

    def forget(self, table: str) -> None:
        for known in self._tables.pop(table, {}).values():
            known.home.done_with.append(known.player)
