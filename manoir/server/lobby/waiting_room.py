"""Who waits for whom: queues by game and number of players. It knows neither sockets nor tables.

Every method that needs the time is given it. W1, W2... are the numbers of RULES.md.
"""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from manoir.kernel import Refused
from manoir.server import refusals
from manoir.server.people.sessions import Who

GHOST_SECONDS: Final = 30.0  # then bots are offered for the seats that are missing


class Wish(Struct, frozen=True, gc=False):
    """What somebody wants to play."""

    game: str
    seats: int


class Seeker(Struct, frozen=True, gc=False):
    """Somebody who waits."""

    who: Who
    name: str
    nonce: str
    since: float
    id: str = ""  # of the wish: the same after a broken line, and on every node


class Party(Struct, frozen=True, gc=False):
    """People who are called to a table together, the one who has waited longest first."""

    wish: Wish
    people: tuple[Seeker, ...]


class WaitingRoom:
    """Everybody waits in one queue at most, and is called to one table at most at a time."""

    def __init__(self, patience: float = GHOST_SECONDS) -> None:
        self._patience = patience
        self._queues: dict[Wish, dict[Who, Seeker]] = {}  # the first one first
        self._wishes: dict[Who, Wish] = {}
        self._called: set[Who] = set()

    def __len__(self) -> int:
        return len(self._wishes) + len(self._called)

    def seek(
        self, who: Who, wish: Wish, name: str, nonce: str, now: float, *, id: str = ""
    ) -> None:
        """Wait; whoever has waited for the same before keeps the place (W2)."""
        if who in self._called:
            return
        old = self._queues.get(wish, {}).get(who)
        if old is None:
            self.give_up(who)
            old = Seeker(who, name, nonce, now)
        self._queues.setdefault(wish, {})[who] = replace(old, name=name, nonce=nonce, id=id)
        self._wishes[who] = wish

    def give_up(self, who: Who) -> None:
        """Wait no longer. Whoever has been called may still find a table."""
        self._called.discard(who)
        wish = self._wishes.pop(who, None)
        if wish is not None:
            self._remove(wish, who)

    def call(self) -> Party | None:
        """The next people who are enough for what they want, if there are any (W1)."""
        for wish, queue in self._queues.items():
            if len(queue) >= wish.seats:
                return self._take(wish)
        return None

    def call_with_ghosts(self, who: Who, now: float) -> Party:
        """All who wait for the same as somebody, though they are too few. Raises Refused (W3)."""
        wish = self._wishes.get(who)
        if wish is None:
            raise Refused(refusals.NOT_WAITING)
        if not self.offers_ghosts(wish, now):
            raise Refused(refusals.NO_GHOSTS_YET)
        return self._take(wish)

    def seated(self, party: Party) -> None:
        """Their table is there."""
        self._called -= {one.who for one in party.people}

    def call_off(self, party: Party) -> None:
        """There is no table: whoever has not gone waits on, at the same place."""
        back = {one.who: one for one in party.people if one.who in self._called}
        self._called -= back.keys()
        if back:
            self._queues[party.wish] = back | self._queues.get(party.wish, {})
            self._wishes |= dict.fromkeys(back, party.wish)

    def is_called(self, who: Who) -> bool:
        """A table is being opened for this person."""
        return who in self._called

    def wish_of(self, who: Who) -> Wish | None:
        return self._wishes.get(who)

    def names(self, wish: Wish) -> tuple[str, ...]:
        return tuple(one.name for one in self._queues.get(wish, {}).values())

    def queues(self) -> tuple[tuple[Wish, int], ...]:
        """How many wait for what."""
        found = ((wish, len(queue)) for wish, queue in self._queues.items())
        return tuple(sorted(found, key=lambda one: (one[0].game, one[0].seats)))

    def seekers(self) -> tuple[tuple[Wish, Seeker], ...]:
        return tuple((wish, one) for wish, queue in self._queues.items() for one in queue.values())

    def people(self) -> tuple[Who, ...]:
        return tuple(self._wishes)

    def offers_ghosts(self, wish: Wish, now: float) -> bool:
        """Whether whoever has waited longest has waited long enough."""
        return any(now - one.since >= self._patience for one in self._queues.get(wish, {}).values())

    def next_offer(self, now: float) -> float | None:
        """Seconds until bots are offered to somebody else."""
        left = [
            min(one.since for one in queue.values()) + self._patience - now
            for queue in self._queues.values()
        ]
        return min((seconds for seconds in left if seconds > 0), default=None)

    def _take(self, wish: Wish) -> Party:
        people = tuple(self._queues[wish].values())[: wish.seats]
        for one in people:
            del self._wishes[one.who]
            self._remove(wish, one.who)
            self._called.add(one.who)
        return Party(wish, people)

    def _remove(self, wish: Wish, who: Who) -> None:
        queue = self._queues[wish]
        del queue[who]
        if not queue:
            del self._queues[wish]
