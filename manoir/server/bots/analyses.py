"""Finished games as their bots judge them: made beside the loop, and the last few kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from manoir.bots.analysis import Analysis, NotReady
from manoir.bots.play import analyse
from manoir.kernel.match import Match
from manoir.server import wire
from manoir.server.net.encoder import encode_game
from manoir.server.net.problems import HttpProblem

MOST: Final = 64  # of some 10 kB
DIGITS: Final = 4


class Analyses:
    """One is made at a time, so that a crowd of curious people takes one thread and no more."""

    def __init__(
        self, most: int = MOST, analyse: Callable[[Match], Analysis | None] = analyse
    ) -> None:
        self._most = most
        self._analyse = analyse
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._lock = asyncio.Lock()

    async def of(self, table: str, match: Match) -> bytes:
        """The encoded answer for a table that is over."""
        if table not in self._kept:
            async with self._lock:
                if table not in self._kept:  # nobody else was faster
                    self._kept[table] = await asyncio.to_thread(self._make, match)
                    if len(self._kept) > self._most:
                        self._kept.popitem(last=False)
        self._kept.move_to_end(table)
        return self._kept[table]

    def _make(self, match: Match) -> bytes:
        try:
            found = self._analyse(match)
        except NotReady:
            raise HttpProblem(503, "not_ready") from None
        if found is None:
            raise HttpProblem(404, "no_analysis")
        return encode_game(match.game, _answer(found))


def _answer(found: Analysis) -> wire.Analysis:
    """As the replay counts: the move of index 0 leads to frame 1."""
    return wire.Analysis(
        to_win=found.to_win,
        chances=tuple(_rounded(row) for row in found.chances),
        choices=tuple(
            wire.Choice(choice.index + 1, choice.seat, round(choice.loss, DIGITS), choice.better)
            for choice in found.choices
        ),
        luck=_rounded(found.luck),
    )


def _rounded(row: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(value, DIGITS) for value in row)
