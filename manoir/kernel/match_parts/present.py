"""What follows from the present state of a match, computed once however often it is asked for."""

from collections.abc import Mapping
from typing import Any, Final

from manoir.kernel.chance import Below
from manoir.kernel.game import Rules
from manoir.kernel.outcome import Outcome
from manoir.kernel.seats import Seat

FEW: Final = 32  # moves that are compared sooner than one is checked


class Present:
    """What the rules say of one state: who acts, with which moves, and whether it is over."""

    __slots__ = ("_legal", "_rules", "_sampled", "outcome", "state", "to_act")

    def __init__(self, rules: Rules, state: Any) -> None:
        self._rules = rules
        self._legal: dict[Seat, tuple[Any, ...]] = {}
        self._sampled: tuple[Seat, Any] | None = None
        self.state = state
        self.to_act = rules.to_act(state)
        # Nobody acts just at the end: until then there is nothing to ask.
        self.outcome: Outcome | None = None if self.to_act else rules.outcome(state)

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        if seat not in self.to_act:
            return ()
        known = self._legal.get(seat)
        if known is None:
            known = self._legal[seat] = self._rules.legal(self.state, seat)
        return known

    def sample(self, seat: Seat, below: Below) -> Any:
        """One legal move of a seat that acts, at random."""
        move = self._rules.sample(self.state, seat, below)
        self._sampled = seat, move
        return move

    def has_sampled(self, seat: Seat, move: Any) -> bool:
        """Whether this very move is the one that was drawn last: it need not be checked again."""
        sampled = self._sampled
        return sampled is not None and sampled[1] is move and sampled[0] == seat

    def remember(self, offers: Mapping[Seat, tuple[Any, ...]]) -> None:
        """Take over the legal moves that were listed elsewhere."""
        self._legal.update(offers)

    @property
    def is_listed(self) -> bool:
        """Whether the legal moves of all who act have been listed."""
        return all(seat in self._legal for seat in self.to_act)

    def has_offered(self, seat: Seat, move: Any) -> bool:
        """Whether a short list of legal moves has been made that this one is on."""
        known = self._legal.get(seat, ())
        return len(known) <= FEW and move in known
