"""How fast anybody may ask: whoever is faster is not refused, but waits for their turn."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable

from manoir.server.net.asgi import App, Receive, Scope, Send
from manoir.server.net.limits import MOST_KEYS, Clock


class Pacer:
    """So many a second for each key, after `burst` at once. It remembers those who are ahead."""

    def __init__(self, rate: int, burst: int, clock: Clock) -> None:
        self._each = 1 / rate
        self._burst = burst / rate
        self._clock = clock
        self._due: OrderedDict[Hashable, float] = OrderedDict()  # when all is paid for

    def __len__(self) -> int:
        return len(self._due)

    def wait(self, key: Hashable) -> float:
        """Count one more; the seconds that it has to wait."""
        now = self._clock()
        due = max(now, self._due.get(key, now)) + self._each
        self._due[key] = due
        self._due.move_to_end(key)
        for _ in range(2):  # it shrinks faster than it grows
            oldest = next(iter(self._due))
            if len(self._due) > MOST_KEYS or self._due[oldest] <= now:
                del self._due[oldest]
        return max(0.0, due - now - self._burst)


def paced(app: App, pacer: Pacer, address_of: Callable[[Scope], str]) -> App:
    """The same application; questions beyond the pace of their address wait before anything else.

    What changes something has limits of its own.
    """

    async def slow_down(scope: Scope, receive: Receive, send: Send) -> None:
        asks = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if asks and (seconds := pacer.wait(address_of(scope))):
            await asyncio.sleep(seconds)
        await app(scope, receive, send)

    return slow_down
