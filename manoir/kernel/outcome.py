"""The end of a game, as data."""

from msgspec import Struct


class Outcome(Struct, frozen=True, gc=False):
    """Why it ended, and how each seat did. Rank 1 is best; equal ranks are shared."""

    why: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
