"""One timer for all sockets: each is looked at after the same time, whatever becomes of others."""

import asyncio
from collections.abc import Callable

from manoir.server.net.live.heartbeats import BEAT_SECONDS, TOGETHER, Heartbeats
from tests.server.simulation.loop import VirtualLoop, run

WAIT = BEAT_SECONDS + TOGETHER


class Heart:
    def __init__(self, beats: Heartbeats, then: Callable[["Heart"], None]) -> None:
        self._beats, self._then = beats, then
        self.times: list[float] = []
        beats.begin(self)

    def beat(self) -> None:
        self.times.append(asyncio.get_running_loop().time())
        self._then(self)


def goes_on(heart: Heart) -> None:
    heart._beats.begin(heart)


def fails(_: Heart) -> None:
    raise RuntimeError("a socket that is gone")


def stops(_: Heart) -> None:
    pass


def test_R24_every_socket_is_looked_at_in_its_own_time_whatever_the_others_do() -> None:
    async def scene(loop: VirtualLoop) -> None:
        loop.set_exception_handler(lambda _, about: troubles.append(about["message"]))
        troubles: list[str] = []
        beats, begun = Heartbeats(), loop.time()
        first = Heart(beats, fails)
        await asyncio.sleep(5)
        second, third, gone = Heart(beats, goes_on), Heart(beats, stops), Heart(beats, stops)
        await asyncio.sleep(5)
        beats.end(gone)
        await asyncio.sleep(2 * WAIT)
        assert len(troubles) == 1
        assert [time - begun for time in first.times] == [WAIT]
        assert [time - begun for time in second.times] == [5 + WAIT, 5 + 2 * WAIT]
        assert third.times == second.times[:1], "with one timer"
        assert gone.times == []
        assert len(beats) == 1
        beats.end(second)
        assert len(beats) == 0
        await asyncio.sleep(2 * WAIT)
        assert len(second.times) == 2

    run(7, scene)
