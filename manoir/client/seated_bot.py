"""A bot at a real table: it sits down, hears, chooses and plays until the game is over."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Final

from manoir.bots.bot import Player
from manoir.bots.loading import MakePlayer
from manoir.client.errors import HouseGone, TableRefused
from manoir.client.table import Table, Turn
from manoir.kernel import Outcome, Seat

Tell = Callable[[str], object]  # is told, in a sentence, what happens

FIRST_WAIT: Final = 0.5  # seconds before coming back, doubled each time
LONGEST_WAIT: Final = 30.0
TRIES: Final = 4  # of one decision: others may have moved meanwhile
OUT_OF_STEP: Final = frozenset({"stale", "conflict"})


async def play_at(
    url: str,
    make: MakePlayer,
    *,
    name: str = "Guest",
    seat: Seat | None = None,
    token: str | None = None,
    seed: int = 0,
    budget: float = 1.0,
    patience: float = 300.0,
    tell: Tell = lambda _: None,
) -> Outcome:
    """Sit down at a table, play its game to the end, and say how it went. Raises ClientError.

    Parameters
    ----------
    url: the table's page, as in a browser.
    make: makes the player: a class that has the methods of `manoir.bots.bot.Player`.
    name: yours; people see a bot that was brought by you.
    seat: which; None for any that is free.
    token: who we are, to come back to a seat; None for somebody new.
    seed: handed to `make`.
    budget: seconds for a choice, handed to the player.
    patience: seconds to wait for a house that has gone, before giving up.
    tell: called with a sentence when something happens.
    """
    table = Table(url, token=token)
    waits, lost = Waits(patience), False
    while True:
        try:
            await table.connect()
            waits.reset()
            if lost:
                tell("back at the table")
            own = await _seated(table, name, seat)
            tell(f"on seat {own} of {table.room.game}")
            return await SeatedBot(table, own, make, seed, budget).play()
        except HouseGone as gone:
            if not lost and not hasattr(table, "room"):
                raise  # it was never there
            lost = True
            wait = waits.next(gone)
            tell(f"{gone}; coming back in {wait:.1f} s")
            await asyncio.sleep(wait)
        finally:
            await table.close()


async def _seated(table: Table, name: str, seat: Seat | None) -> Seat:
    """The seat that is ours, or a free one."""
    return table.seats[0] if table.seats else await table.sit(name, seat, bot=True)


class Waits:
    """How long to wait before coming back: longer each time, and not for ever."""

    def __init__(self, patience: float, rng: Random | None = None) -> None:
        self._patience, self._rng = patience, rng or Random()
        self.reset()

    def reset(self) -> None:
        self._wait, self._waited = FIRST_WAIT, 0.0

    def next(self, gone: HouseGone) -> float:
        """Seconds, at random, so that not all come back at once. Raises `gone` in the end."""
        if self._waited >= self._patience:
            raise gone
        wait = self._wait * (0.5 + self._rng.random())
        self._wait = min(2 * self._wait, LONGEST_WAIT)
        self._waited += wait
        return wait


class SeatedBot:
    """A player on one seat, from when it sits there until the game is over."""

    def __init__(
        self, table: Table, seat: Seat, make: MakePlayer, seed: int, budget: float
    ) -> None:
        self._table, self._seat = table, seat
        self._make, self._seed, self._budget = make, seed, budget
        self._player: Player | None = None

    async def play(self) -> Outcome:
        tries = 0
        while True:
            turn = await self._table.next_turn(self._seat)
            player = self._heard(turn)
            if turn.outcome is not None:
                return turn.outcome
            if not turn.legal:
                continue
            try:
                await self._act(player, turn)
                tries = 0
            except TableRefused as refused:
                tries += 1
                if tries >= TRIES or refused.code not in OUT_OF_STEP:
                    raise

    def _heard(self, turn: Turn) -> Player:
        """The player, who has heard all there is; where something was missed, a new one."""
        if self._player is None or turn.gap:
            seats = len(self._table.room.chairs)
            self._player = self._make(self._seat, seats, turn.view, self._seed)
        else:
            self._player.hear(turn.heard, turn.view)
        return self._player

    async def _act(self, player: Player, turn: Turn) -> None:
        """Choose in a thread of its own: the house hears from us meanwhile."""
        move = await asyncio.to_thread(player.choose, turn.view, turn.legal, self._budget)
        await self._table.play(turn, move)
