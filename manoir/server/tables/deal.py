"""The chance of one table: its secret bytes, and the commitment that everybody sees."""

from secrets import SystemRandom
from typing import Final

from manoir.kernel import FairDice
from manoir.kernel.dice import commitment

SECRET: Final = SystemRandom()  # the chance of ids and deals, which nobody can foretell


class Deal:
    """Deliberately no struct: nothing that goes to the network can encode it."""

    __slots__ = ("nonces", "seed", "table")

    def __init__(self, seed: bytes, table: str, nonces: tuple[str, ...] | None = None) -> None:
        self.seed = seed
        self.table = table  # where it was committed to: an earlier table for the same deal again
        self.nonces = nonces  # None until the start

    @property
    def commitment(self) -> str:
        return commitment(self.seed, self.table)

    def dice(self) -> FairDice:
        assert self.nonces is not None, "set at the start"
        return FairDice(self.seed, self.table, self.nonces)

    def __repr__(self) -> str:
        return "Deal(seed=<secret>)"
