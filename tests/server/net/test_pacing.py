"""R23: whoever asks faster than their address may is not refused, but waits."""

import asyncio
from pathlib import Path
from time import monotonic

from manoir.server.net.asgi import Receive, Scope, Send
from manoir.server.net.live.connection import Connection
from manoir.server.net.pacing import Pacer, paced
from manoir.server.net.request_context import RequestReader
from manoir.server.settings import Settings
from tests.server.memory import Memory, Wire, in_memory
from tests.server.table_scenes import ADA


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_R23_a_burst_is_free_and_what_follows_waits_its_turn() -> None:
    clock = Clock()
    pacer = Pacer(10, 3, clock)
    assert [pacer.wait("one") for _ in range(3)] == [0, 0, 0]
    assert [round(pacer.wait("one"), 6) for _ in range(3)] == [0.1, 0.2, 0.3]
    assert pacer.wait("another") == 0
    clock.now += 1
    assert [pacer.wait("one") for _ in range(3)] == [0, 0, 0], "a second later all is forgiven"


def test_R23_a_pacer_forgets_whoever_is_quiet() -> None:
    clock = Clock()
    pacer = Pacer(10, 3, clock)
    for number in range(50):
        pacer.wait(number)
    assert len(pacer) == 50
    clock.now += 10
    for _ in range(26):
        pacer.wait("one")
    assert len(pacer) == 1


def test_R23_requests_of_one_address_wait_and_those_of_another_do_not() -> None:
    answered: list[str] = []
    pacer, reader = Pacer(20, 1, monotonic), RequestReader(Settings())

    async def app(scope: Scope, _: Receive, __: Send) -> None:
        answered.append(scope["client"][0])

    async def request(address: str, method: str = "GET") -> None:
        scope = {"type": "http", "method": method, "client": (address, 1), "headers": []}
        await paced(app, pacer, reader.address)(scope, None, None)  # type: ignore[arg-type]

    async def scene() -> float:
        begun = monotonic()
        flood = [asyncio.create_task(request("192.0.2.1")) for _ in range(4)]
        await asyncio.sleep(0)
        await request("192.0.2.2")
        assert answered == ["192.0.2.1", "192.0.2.2"]
        await request("192.0.2.1", "POST")  # what changes something has limits of its own
        assert answered.pop() == "192.0.2.1"
        await asyncio.gather(*flood)
        return monotonic() - begun

    assert asyncio.run(scene()) >= 3 / 20 - 0.01
    assert answered[2:] == ["192.0.2.1"] * 3


def test_R23_an_address_behind_a_trusted_proxy_is_its_own() -> None:
    reader = RequestReader(Settings(trusted_proxies=("127.0.0.1",)))
    headers = [(b"x-forwarded-for", b"192.0.2.7")]
    assert reader.address({"client": ("127.0.0.1", 1), "headers": headers}) == "192.0.2.7"
    assert reader.address({"client": ("192.0.2.8", 1), "headers": headers}) == "192.0.2.8"


def test_R23_questions_wait_for_their_address_and_moves_do_not(tmp_path: Path) -> None:
    asked: list[float] = []

    def pause() -> float:
        asked.append(0.0)
        return 0.0

    async def scene(house: Memory) -> None:
        id, *_ = await house.start(ADA, ADA)
        wire = Wire()
        talk = Connection(house.hub, house.settings, house.clock, wire, ADA, pause=pause)
        talking = asyncio.create_task(talk.run(id))
        wire.say("hello")
        await house.calm(lambda: bool(wire.of("position")))
        wire.say("try", seat=0, id="try-00001", move={"type": "roll"})
        await house.calm(lambda: bool(wire.of("rejected")))
        assert wire.of("rejected")[0]["code"] == "no_tries"
        wire.say("play", seat=0, ply=0, id="action-1", move={"type": "roll"})
        await house.calm(lambda: bool(wire.of("accepted")))
        assert len(asked) == 1
        wire.close(1000)
        await talking

    in_memory(tmp_path, scene)
