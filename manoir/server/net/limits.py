"""How much anybody may ask for. Every register here is bounded and empties itself."""

from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Hashable
from typing import Final, TypeVar

T = TypeVar("T")
Clock = Callable[[], float]
MOST_KEYS: Final = 10_000
MOST_TOLD: Final = 500  # keys that other nodes hear of, the newest
Elsewhere = Callable[[Hashable], int]  # how many there were on other nodes


class Bucket:
    """At most `size` in `seconds`, refilled steadily."""

    __slots__ = ("_clock", "_last", "_left", "_rate", "_size")

    def __init__(self, size: int, seconds: float, clock: Clock) -> None:
        self._size = self._left = float(size)
        self._rate = size / seconds
        self._clock = clock
        self._last = clock()

    def take(self) -> bool:
        now = self._clock()
        self._left = min(self._size, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Patience:
    """How long to wait before the next refusal is told: nothing for the first few."""

    __slots__ = ("_clock", "_free", "_times")

    WINDOW: Final = 10.0
    LONGEST: Final = 5.0

    def __init__(self, free: int, clock: Clock) -> None:
        self._free = free
        self._clock = clock
        self._times: list[float] = []  # mostly empty, and then smaller than a deque

    def delay(self) -> float:
        now = self._clock()
        recent = [time for time in self._times if time > now - self.WINDOW]
        self._times = [*recent, now][-self._free - 8 :]
        surplus = len(self._times) - self._free
        return min(self.LONGEST, 0.125 * 2**surplus) if surplus > 0 else 0.0


class Window:
    """At most `most` a key in `seconds`."""

    def __init__(self, most: int, seconds: float, clock: Clock, *, keys: int = MOST_KEYS) -> None:
        self._keys = keys
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._times: OrderedDict[Hashable, deque[float]] = OrderedDict()
        self.elsewhere: Elsewhere = _nowhere

    def take(self, key: Hashable) -> bool:
        times = self._recent(key)
        if len(times) + self.elsewhere(key) >= self._most:
            return False
        times.append(self._clock())
        self._times[key] = times
        self._times.move_to_end(key)
        _shrink(self._times, self._keys, self._is_over)
        return True

    def wait(self, key: Hashable) -> float:
        """Seconds until one more may come."""
        times = self._recent(key)
        if len(times) + self.elsewhere(key) < self._most:
            return 0.0
        return times[0] + self._seconds - self._clock() if times else self._seconds

    def give_back(self, key: Hashable) -> None:
        times = self._recent(key)
        if times:
            times.pop()

    def counts(self) -> dict[Hashable, int]:
        """How many there were of each key, for other nodes."""
        newest = list(self._times)[-MOST_TOLD:]
        found = {key: len(self._recent(key)) for key in newest}
        return {key: many for key, many in found.items() if many}

    def __len__(self) -> int:
        return len(self._times)

    def _recent(self, key: Hashable) -> deque[float]:
        times = self._times.get(key, deque())
        while times and times[0] <= self._clock() - self._seconds:
            times.popleft()
        return times

    def _is_over(self, times: deque[float]) -> bool:
        return not times or times[-1] <= self._clock() - self._seconds


class Backoff:
    """A few are free; then a key waits twice as long after each, until it has been quiet."""

    def __init__(self, free: int, longest: float, clock: Clock, *, keys: int = MOST_KEYS) -> None:
        self._keys = keys
        self._free = free
        self._longest = longest
        self._clock = clock
        self._marks: OrderedDict[Hashable, tuple[int, float]] = OrderedDict()
        self.elsewhere: Elsewhere = _nowhere

    def wait(self, key: Hashable) -> float:
        """Seconds until one more may come."""
        return max(0.0, self._mark(key)[1] - self._clock())

    def take(self, key: Hashable) -> None:
        count = self._mark(key)[0] + 1
        surplus = count + self.elsewhere(key) - self._free
        pause = min(self._longest, 2.0 ** min(surplus, 30)) if surplus >= 0 else 0.0
        self._keep(key, count, pause)

    def give_back(self, key: Hashable) -> None:
        count, _ = self._mark(key)
        self._keep(key, max(0, count - 1), 0.0)

    def counts(self) -> dict[Hashable, int]:
        """How many there were of each key, for other nodes."""
        newest = list(self._marks)[-MOST_TOLD:]
        found = {key: self._mark(key)[0] for key in newest}
        return {key: many for key, many in found.items() if many}

    def __len__(self) -> int:
        return len(self._marks)

    def _mark(self, key: Hashable) -> tuple[int, float]:
        """How many there were, and when the next one may come."""
        mark = self._marks.get(key, (0, 0.0))
        return (0, 0.0) if self._is_over(mark) else mark

    def _keep(self, key: Hashable, count: int, pause: float) -> None:
        self._marks[key] = (count, self._clock() + pause)
        self._marks.move_to_end(key)
        _shrink(self._marks, self._keys, self._is_over)

    def _is_over(self, mark: tuple[int, float]) -> bool:
        return mark[0] == 0 or mark[1] + self._longest <= self._clock()


def _nowhere(_: Hashable) -> int:
    return 0


def _shrink(kept: "OrderedDict[Hashable, T]", most: int, is_over: Callable[[T], bool]) -> None:
    """Drop what is over, the oldest first and two at a time: it shrinks as fast as it grew."""
    for _ in range(2):
        oldest = next(iter(kept), None)
        if oldest is None or not (len(kept) > most or is_over(kept[oldest])):
            return
        del kept[oldest]


class ConnectionLimits:
    """At most so many at once, for each of several keys."""

    def __init__(self) -> None:
        self._taken: Counter[Hashable] = Counter()

    def take(self, *wanted: tuple[Hashable, int]) -> Hashable | None:
        """One place for every key; or the first key that has none left, and nothing is taken."""
        for key, most in wanted:
            if self._taken.get(key, 0) >= most:
                return key
        for key, _ in wanted:
            self._taken[key] += 1
        return None

    def give_back(self, *keys: Hashable) -> None:
        for key in keys:
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]

    def __len__(self) -> int:
        return len(self._taken)
