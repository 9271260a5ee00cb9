"""Who is in the house and wants to be seen. Nobody is in it who has not asked for it."""

from collections import Counter
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from manoir.server.nodes.state import State
from manoir.server.people import nicknames
from manoir.server.people.sessions import Who

GRACE_SECONDS: Final = 10.0  # from one page to the next
MOST_NAMES: Final = 100  # that are shown
NOBODY: Final[Mapping[Who, str]] = MappingProxyType({})


class Presence:
    """How many sockets somebody has, in the lobby and at tables."""

    def __init__(self, left: Callable[[], None]) -> None:
        self._sockets: Counter[Who] = Counter()
        self._left = left  # somebody has none any more

    def __contains__(self, who: Who) -> bool:
        return who in self._sockets

    def __len__(self) -> int:
        return len(self._sockets)

    def come(self, who: Who | None) -> None:
        if who is not None:
            self._sockets[who] += 1

    def go(self, who: Who | None) -> None:
        if who is None:
            return
        self._sockets[who] -= 1
        if not self._sockets[who]:
            del self._sockets[who]
            self._left()


class GuestBook:
    """Names of people who are here; whoever has been away for a moment is not any more."""

    def __init__(self) -> None:
        self._names: dict[Who, str] = {}
        self._away: dict[Who, float] = {}

    def __len__(self) -> int:
        return len(self._names)

    def show(self, who: Who, raw: str) -> None:
        """Raises Refused for what is not a nickname (T8)."""
        self._names[who] = nicknames.clean(raw)

    def hide(self, who: Who) -> None:
        self._names.pop(who, None)
        self._away.pop(who, None)

    def sweep(self, is_here: Callable[[Who], bool], now: float) -> None:
        """Forget whoever has gone."""
        for who in tuple(self._names):
            if is_here(who):
                self._away.pop(who, None)
            elif now - self._away.setdefault(who, now) >= GRACE_SECONDS:
                self.hide(who)

    def next_departure(self, now: float) -> float | None:
        """Seconds until somebody is forgotten."""
        left = (since + GRACE_SECONDS - now for since in self._away.values())
        return min((max(0.0, seconds) for seconds in left), default=None)

    def names(self, elsewhere: Mapping[Who, str] = NOBODY) -> tuple[str, ...]:
        """Those of people who came by way of other nodes among them."""
        everybody = {**elsewhere, **self._names}.values()
        return tuple(sorted(everybody, key=nicknames.skeleton)[:MOST_NAMES])

    def tell(self, state: State) -> State:
        """For other nodes."""
        return replace(state, guests=dict(list(self._names.items())[-MOST_NAMES:]))
