"""What was read is kept within bounds, and read once however many ask."""

import asyncio
from collections.abc import Awaitable, Callable

from manoir.kernel import Refused
from manoir.server import refusals
from manoir.server.reading.answers import Answers


class Maker:
    """Makes answers when it is let."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.open = asyncio.Event()

    def of(self, key: str, size: int = 10) -> Callable[[], Awaitable[bytes]]:
        async def make() -> bytes:
            await self.open.wait()
            self.made.append(key)
            return bytes(size)

        return make


def test_those_who_ask_at_the_same_time_share_one_answer() -> None:
    async def scene() -> None:
        maker, answers = Maker(), Answers()
        asked = [asyncio.create_task(answers.get("a", maker.of("a"))) for _ in range(5)]
        await asyncio.sleep(0)
        asked[0].cancel()  # whoever asked first goes away; the others still get theirs
        maker.open.set()
        assert [await one for one in asked[1:]] == [bytes(10)] * 4
        assert await answers.get("a", maker.of("a")) == bytes(10)
        assert maker.made == ["a"]

    asyncio.run(scene())


def test_the_one_that_was_not_asked_for_longest_goes() -> None:
    async def scene() -> None:
        maker, answers = Maker(), Answers(most_answers=2)
        maker.open.set()
        for key in "abacab":
            await answers.get(key, maker.of(key))
        assert maker.made == ["a", "b", "c", "b"]
        assert (len(answers), answers.size) == (2, 20)

    asyncio.run(scene())


def test_the_bytes_that_are_kept_are_bounded() -> None:
    async def scene() -> None:
        maker, answers = Maker(), Answers(most_bytes=100)
        maker.open.set()
        for number in range(50):
            await answers.get(number, maker.of(str(number), size=30))
        assert (len(answers), answers.size) == (3, 90)
        assert len(await answers.get("large", maker.of("large", size=101))) == 101
        assert (len(answers), answers.size) == (0, 0)

    asyncio.run(scene())


def test_a_refusal_is_told_to_all_and_not_kept() -> None:
    async def refuse() -> bytes:
        raise Refused(refusals.TOO_BUSY)

    async def scene() -> None:
        answers, maker = Answers(), Maker()
        maker.open.set()
        asked = (answers.get("a", refuse) for _ in range(3))
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(one, Refused) for one in told)
        assert await answers.get("a", maker.of("a")) == bytes(10)

    asyncio.run(scene())
