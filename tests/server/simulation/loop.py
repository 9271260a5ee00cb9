"""An event loop without a machine under it: its time jumps to whatever comes next.

Nothing sleeps and no thread runs. What a thread would do is done on the loop after a delay that
the seed draws; so the order of all that asyncio leaves open follows from the seed.
"""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")


class Stuck(Exception):
    """Everybody waits for somebody else, for ever."""


class _Nothing(selectors.SelectSelector):
    """Waits for no file: it moves the clock instead."""

    loop: "VirtualLoop"

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise Stuck
        self.loop.now += timeout
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop whose seconds cost nothing."""

    def __init__(self, seed: int) -> None:
        selector = _Nothing()
        selector.loop = self
        self.now = 1000.0
        self._random = Random(f"{seed}/threads")
        super().__init__(selector)

    def time(self) -> float:
        return self.now

    def run_in_executor(  # type: ignore[override]
        self,
        executor: object,  # noqa: ARG002  there are no threads
        func: Callable[..., T],
        *args: Any,
    ) -> asyncio.Future[T]:
        future: asyncio.Future[T] = self.create_future()

        def work() -> None:
            if future.cancelled():
                return
            try:
                future.set_result(func(*args))
            except Exception as error:
                future.set_exception(error)

        self.call_later(self._random.uniform(0.0001, 0.02), work)
        return future


def run(seed: int, scene: Callable[[VirtualLoop], Coroutine[Any, Any, T]]) -> T:
    """Carry a scene out; no task may be left when it returns."""
    loop = VirtualLoop(seed)
    asyncio.set_event_loop(loop)
    try:
        result = loop.run_until_complete(scene(loop))
        left = asyncio.all_tasks(loop)
        assert not left, f"tasks are left: {left}"
        return result
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.call_soon(loop.stop)
        loop.run_forever()
        asyncio.set_event_loop(None)
        loop.close()
